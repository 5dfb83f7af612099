"""A world that could be the real one: the hidden cards dealt at random among the places where they could be."""

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from splay.innovation.card import Card
from splay.kernel.event import ALL_SEEING, EVERYONE
from splay.kernel.game import Deal
from splay.kernel.rng import Rng

if TYPE_CHECKING:
    from splay.innovation.game import Game


def hidden_cards(game: "Game", seat: int) -> list[Card]:
    """Return the cards whose identity a seat does not know: all but those on boards and in its own hand and score pile.

    Cards on boards count as known: everyone saw each of them when it was played. ALL_SEEING knows what anyone knows.
    """
    hidden: list[Card] = []
    mask = EVERYONE if seat == ALL_SEEING else 1 << seat
    for zone in game.zones:
        if not zone.seen & mask:
            # Where a relic is, is open to everyone.
            hidden.extend([card for card in zone.cards if not card.relic])
    return hidden


def unknown_cards(game: "Game", seat: int) -> list[Card]:
    """Return the hidden cards of which a seat does not remember either where they are."""
    hidden, memory = hidden_cards(game, seat), game.memory
    if memory is None:
        return hidden
    mask = EVERYONE if seat == ALL_SEEING else 1 << seat
    return [card for card in hidden if not memory.knowing(card) & mask]


Backs = dict[tuple[str, int], list[Card]]
"""The hidden cards by what their backs show: the set and the value."""


def by_backs(game: "Game", hidden: set[Card]) -> Backs:
    """Return hidden cards by their backs, in an order that says nothing about where they are."""
    backs: Backs = {}
    for card in game.cards:
        if card in hidden:
            backs.setdefault((card.set_name, card.age), []).append(card)
    return backs


def dealt(game: "Game", hidden: set[Card], backs: Backs) -> "Game":
    """Return a copy of a game in which each place of a hidden card gets the last one left with the same back."""
    world = game.copy()
    for zone in world.zones:
        if not zone.cards or hidden.isdisjoint(zone.cards):
            continue
        zone.fill([backs[card.set_name, card.age].pop() if card in hidden else card for card in zone.cards])
        for card in zone.cards:
            world.where[card.index] = zone.index
    world.take_stock()
    return world


class HiddenCards(Deal):
    """The cards that are hidden from a seat, and the places where they could be: prepared once, dealt many times.

    Each place gets a card with the same back, because backs are open; and only cards that were unknown between the
    actions and still are take part, because the seat remembers what it has seen. What is dealt depends on what the
    seat can see and on the generator, and on nothing else.
    """

    def __init__(self, game: "Game", seat: int, now: "Game") -> None:
        self._game = game
        if game.memory is not None:
            # Nobody has to remember anything in a world that is only imagined.
            self._game = game.copy()
            self._game.memory = None
        hidden = set(unknown_cards(game, seat)).intersection(unknown_cards(now, seat))
        backs = by_backs(game, hidden)
        self._cards = list(backs.values())
        """The hidden cards, for each back."""
        numbers = {back: number for number, back in enumerate(backs)}
        self._zones: list[int] = []
        """The places where some are hidden."""
        self._fronts: list[list[Card]] = []
        """The cards there."""
        self._backs: list[list[int]] = []
        """For each of these the number of its back, or -1 if the card itself is known."""
        self._is_apart: list[bool] = []
        """Whether a card that is dealt to a place may have been elsewhere before."""
        for zone in game.zones:
            if zone.cards and not hidden.isdisjoint(zone.cards):
                found = [numbers[card.set_name, card.age] if card in hidden else -1 for card in zone.cards]
                self._zones.append(zone.index)
                self._fronts.append(zone.cards[:])
                self._backs.append(found)
                elsewhere = [back for back in found if back >= 0 and found.count(back) < len(self._cards[back])]
                self._is_apart.append(len(elsewhere) > 0)

    def draw(self, rng: Rng) -> "Game":
        chance = random.Random(rng.next()).random
        left = [_shuffled(cards, chance) for cards in self._cards]
        world = self._game.copy()
        where = world.where
        for place, index in enumerate(self._zones):
            zone = world.zones[index]
            cards: list[Card] = []
            for card, back in zip(self._fronts[place], self._backs[place], strict=True):
                cards.append(left[back].pop() if back >= 0 else card)
            zone.fill(cards)
            if self._is_apart[place]:
                for card in cards:
                    where[card.index] = index
        world.take_stock()
        world.rng = Rng(rng.next())
        return world


def _shuffled(cards: list[Card], chance: Callable[[], float]) -> list[Card]:
    """Return cards in a random order."""
    # A third of what the game's own generator would take; a sample need not be the same in every version of the rules.
    shuffled = cards[:]
    for last in range(len(shuffled) - 1, 0, -1):
        other = int(chance() * (last + 1))
        card = shuffled[last]
        shuffled[last] = shuffled[other]
        shuffled[other] = card
    return shuffled


def deal_anew(game: "Game", seat: int, now: "Game", rng: Rng) -> "Game":
    """Return a copy of a game in which the cards that are hidden from the seat are dealt anew."""
    return HiddenCards(game, seat, now).draw(rng)
