"""The card game Innovation, by Carl Chudyk: rules, editions and cards."""

from splay.innovation.edition import DEFAULT_EDITION, EDITIONS
from splay.innovation.game import Game
from splay.innovation.start import INNOVATION, RULES_VERSION, new_match

__all__ = ["DEFAULT_EDITION", "EDITIONS", "INNOVATION", "RULES_VERSION", "Game", "new_match"]
