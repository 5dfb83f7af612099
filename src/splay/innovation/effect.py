"""An effect: what kind it is, its words, and the function that carries it out."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from splay.kernel.decision import Source

if TYPE_CHECKING:
    from splay.innovation.player import Player

DEMAND: Final = "demand"
COMPEL: Final = "compel"
"""A demand on those who would share."""
DOGMA: Final = "dogma"
ECHO_EFFECT: Final = "echo"
INSPIRE_EFFECT: Final = "inspire"
KARMA: Final = "karma"
APART: Final = (ECHO_EFFECT, INSPIRE_EFFECT, KARMA)
"""The kinds of effects that are not carried out one after the other when the card is used."""


class Effect(Source):
    """An effect as printed on a card of one edition, and the function that carries it out."""

    def __init__(
        self,
        card: str,
        number: int,
        kind: str,
        text: str,
        dogma: "Callable[[Player], None] | None",
        demand: "Callable[[Player, Player], None] | None",
    ) -> None:
        super().__init__(card, text)
        self.number = number
        self.kind = kind
        self.is_compel = kind == COMPEL
        self.is_demand = kind == DEMAND or self.is_compel
        """Whether it is a demand; a compel is one, for everything that speaks of demands."""
        self.dogma = dogma
        self.demand = demand

    def to_json(self) -> dict[str, object]:
        return {"name": self.name, "number": self.number, "kind": self.kind, "text": self.text}

    def __repr__(self) -> str:
        return f"<{self.kind} {self.number} of {self.name}>"
