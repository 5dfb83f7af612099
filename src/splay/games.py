"""The games that can be played, by name."""

from typing import Final

from splay.innovation import INNOVATION
from splay.kernel.setup import GameKind

GAMES: Final[dict[str, GameKind]] = {INNOVATION.name: INNOVATION}
