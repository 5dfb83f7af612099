"""What the learned judgement sees of a position."""

from collections.abc import Sequence


class Features:
    """Numbers of a position, and the names of the cards that count by themselves, for each role a card can have."""

    __slots__ = ("cards", "numbers")

    def __init__(self, numbers: list[float], cards: Sequence[list[str]]) -> None:
        self.numbers = numbers
        self.cards = cards
