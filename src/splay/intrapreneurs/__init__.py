"""The card game Intrapreneurs: launch innovative projects inside a company, against its obstacles."""

from splay.intrapreneurs.deck import Deck, DeckError, read_deck, shipped_deck
from splay.intrapreneurs.game import Game
from splay.intrapreneurs.start import INTRAPRENEURS, RULES_VERSION, new_match, new_setup

__all__ = [
    "INTRAPRENEURS",
    "RULES_VERSION",
    "Deck",
    "DeckError",
    "Game",
    "new_match",
    "new_setup",
    "read_deck",
    "shipped_deck",
]
