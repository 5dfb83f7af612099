"""The places where a card can be. Each card is in exactly one of them at any time."""

from typing import Final

from splay.innovation.card import Card
from splay.innovation.facts import UNSPLAYED, Color
from splay.kernel.event import EVERYONE, NOBODY

DECK: Final = "deck"
HAND: Final = "hand"
SCORE: Final = "score"
BOARD: Final = "board"
ACHIEVEMENTS: Final = "achievements"
AVAILABLE: Final = "available"
JUNK: Final = "junk"
"""Out of play: the junk of the fourth edition, the box of the earlier ones."""


class Zone:
    """An ordered place: the last card is the top one, the first the bottom one."""

    def __init__(self, index: int, kind: str, owner: int = -1, age: int = 0) -> None:
        self.index = index
        self.kind = kind
        self.owner = owner
        self.age = age
        self.cards: list[Card] = []
        # Who may see which card comes or goes here: a board is face up, a hand and a score pile are the owner's.
        self.seen = EVERYONE if kind == BOARD else 1 << owner if kind in (HAND, SCORE) else NOBODY

    def __repr__(self) -> str:
        return f"<{self.kind} of {self.owner}: {[card.name for card in self.cards]}>"


class Pile(Zone):
    """The cards of one colour on a board, with their splay and the icons that show."""

    def __init__(self, index: int, owner: int, color: Color) -> None:
        super().__init__(index, BOARD, owner)
        self.color = color
        self.splay = UNSPLAYED
        self.icons = 0

    def count_icons(self) -> int:
        """Return the icons in sight, packed: all of the top card's and what the splay leaves of the others'."""
        cards = self.cards
        if not cards:
            return 0
        shown = cards[-1].icons
        if self.splay != UNSPLAYED:
            splay = self.splay
            for card in cards:
                shown += card.shown[splay]
            shown -= cards[-1].shown[splay]
        return shown
