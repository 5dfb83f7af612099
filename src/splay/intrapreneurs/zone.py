"""The places where a card can be. Each card is in exactly one of them at any time."""

from typing import Final

from splay.intrapreneurs.card import Card, Project
from splay.intrapreneurs.facts import PAUSED
from splay.kernel.event import EVERYONE, NOBODY

DECK: Final = "deck"
PILE: Final = "pile"
OFFER: Final = "offer"
DISCARD_PILE: Final = "discard"
HAND: Final = "hand"
PORTFOLIO: Final = "portfolio"
VENTURE: Final = "venture"


class Zone:
    """An ordered place: the last card is the top one."""

    def __init__(self, index: int, kind: str, owner: int = -1) -> None:
        self.index = index
        self.kind = kind
        self.owner = owner
        self.cards: list[Card] = []
        # Who may see which card comes or goes here: all lies open but decks, draw piles and hands.
        self.seen = NOBODY if kind in (DECK, PILE) else 1 << owner if kind == HAND else EVERYONE

    def __repr__(self) -> str:
        return f"<{self.kind} of {self.owner}: {[card.name for card in self.cards]}>"


class Venture(Zone):
    """The assets allocated to a project, and how that project stands; without an owner it has not been started."""

    def __init__(self, index: int, project: Project) -> None:
        super().__init__(index, VENTURE)
        self.project = project
        self.level = PAUSED
        self.burdened = False
        """Whether the project has been restarted at its pause cost, which is then a part of its requirement."""
