"""The places where a card can be. Each card is in exactly one of them at any time."""

from typing import Final

from splay.innovation.card import Card
from splay.innovation.facts import COLORS, UNSPLAYED, Color
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

    __slots__ = ("age", "cards", "index", "kind", "owner", "seen")

    def __init__(self, index: int, kind: str, owner: int, age: int, seen: int, cards: list[Card]) -> None:
        self.index = index
        self.kind = kind
        self.owner = owner
        self.age = age
        self.seen = seen
        """Who may see which card comes or goes here, as a mask of seats."""
        self.cards = cards

    def copy(self) -> "Zone":
        """Return a zone with the same cards."""
        return Zone(self.index, self.kind, self.owner, self.age, self.seen, self.cards[:])

    def __repr__(self) -> str:
        return f"<{self.kind} of {self.owner}: {[card.name for card in self.cards]}>"


class Pile(Zone):
    """The cards of one colour on a board, with their splay and the icons that show."""

    __slots__ = ("color", "icons", "splay")

    def __init__(
        self, index: int, owner: int, color: Color, cards: list[Card], splay: int = UNSPLAYED, icons: int = 0
    ) -> None:
        super().__init__(index, BOARD, owner, 0, EVERYONE, cards)
        self.color = color
        self.splay = splay
        self.icons = icons

    def copy(self) -> "Pile":
        return Pile(self.index, self.owner, self.color, self.cards[:], self.splay, self.icons)

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


ZONES_EACH: Final = 3 + len(COLORS)
"""How many zones belong to each player."""


def lay_out(top_age: int, players: int) -> list[Zone]:
    """Return the empty zones of a game: the decks by age, the achievements, the junk, and then each player's."""
    zones: list[Zone] = [Zone(age, DECK, -1, age, NOBODY, []) for age in range(top_age + 1)]
    zones.append(Zone(len(zones), AVAILABLE, -1, 0, NOBODY, []))
    zones.append(Zone(len(zones), JUNK, -1, 0, NOBODY, []))
    for seat in range(players):
        # A hand and a score pile are for their owner's eyes; achievements for nobody's.
        for kind, seen in ((HAND, 1 << seat), (SCORE, 1 << seat), (ACHIEVEMENTS, NOBODY)):
            zones.append(Zone(len(zones), kind, seat, 0, seen, []))
        for color in COLORS:
            zones.append(Pile(len(zones), seat, color, []))
    return zones
