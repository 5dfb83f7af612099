"""What the players remember: the hidden cards whose place they know, because they saw them go there."""

from splay.innovation.card import Card
from splay.innovation.zone import DECK, Zone
from splay.kernel.event import EVERYONE


class Memory:
    """For each hidden card who knows where it is, as far as that follows from what everyone could see."""

    __slots__ = ("known",)

    def __init__(self, known: dict[int, int] | None = None) -> None:
        self.known: dict[int, int] = known if known is not None else {}
        """For each card by its index a mask of seats; those who may look into its place anyway need not be in it."""

    def copy(self) -> "Memory":
        """Return an equal and independent memory."""
        return Memory(self.known.copy())

    def knows(self, seat: int, card: Card) -> bool:
        """Tell whether a seat remembers where a card is."""
        return self.known.get(card.index, 0) >> seat & 1 == 1

    def show(self, card: Card, seats: int) -> None:
        """Take note that some seats have been shown a card where it is."""
        self.known[card.index] = self.known.get(card.index, 0) | seats

    def move(self, card: Card, source: Zone, to: Zone) -> None:
        """Take note that a card has been moved, seen by those who may look into one of the two places."""
        seen = source.seen | to.seen
        knowing = self.known.get(card.index, 0) | seen
        if source.kind != DECK and source.seen != EVERYONE:
            # Which of several cards with the same back has gone, is known only to those who saw it.
            for other in source.cards:
                if other.age == card.age and other.set_name == card.set_name:
                    knowing = seen
                    self.known[other.index] = self.known.get(other.index, 0) & seen
        # The order of a deck is what it is: whoever saw a card go under it knows when it comes up.
        if to.seen == EVERYONE:
            self.known.pop(card.index, None)
        else:
            self.known[card.index] = knowing

    def shuffle(self, deck: Zone) -> None:
        """Take note that a deck has been shuffled."""
        for card in deck.cards:
            self.known.pop(card.index, None)
