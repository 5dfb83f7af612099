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
            hidden += zone.cards
    # Where a relic is, is open to everyone.
    return [card for card in hidden if not card.relic] if game.options.relics else hidden


def unknown_cards(game: "Game", seat: int) -> list[Card]:
    """Return the hidden cards of which a seat does not remember either where they are."""
    hidden, memory = hidden_cards(game, seat), game.memory
    if memory is None:
        return hidden
    known, mask = memory.known, EVERYONE if seat == ALL_SEEING else 1 << seat
    return [card for card in hidden if not known.get(card.index, 0) & mask]


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
        self._cards: list[list[Card]] = []
        """The hidden cards, for each back."""
        backs = self._number_backs(game, _hidden_twice(game, now, seat))
        self._zones: list[int] = []
        """The places where some are hidden."""
        self._fronts: list[list[Card]] = []
        """The cards there."""
        self._backs: list[list[int]] = []
        """For each of these the number of its back, or -1 if the card itself is known."""
        self._is_apart: list[bool] = []
        """Whether a card that is dealt to a place may have been elsewhere before."""
        for zone in game.zones:
            found = [backs[card.index] for card in zone.cards]
            is_hidden = is_apart = False
            last = -1
            for back in found:
                # Most places have only one back in them.
                if back != last and back >= 0:
                    last, is_hidden = back, True
                    is_apart = is_apart or found.count(back) < len(self._cards[back])
            if is_hidden:
                self._zones.append(zone.index)
                self._fronts.append(zone.cards[:])
                self._backs.append(found)
                self._is_apart.append(is_apart)

    def _number_backs(self, game: "Game", hidden: list[bool]) -> list[int]:
        """Gather the hidden cards by their backs; returns for each card the number of its back, or -1."""
        backs = [-1] * len(hidden)
        ages = game.edition.top_age + 1
        numbers = [-1] * (ages * len(game.first_decks))
        # In an order that says nothing about where they are.
        for card in game.cards:
            if hidden[card.index]:
                place = card.set_index * ages + card.age
                if numbers[place] < 0:
                    numbers[place] = len(self._cards)
                    self._cards.append([])
                back = numbers[place]
                self._cards[back].append(card)
                backs[card.index] = back
        return backs

    def draw(self, rng: Rng) -> "Game":
        chance = random.Random(rng.next()).random
        left = [_shuffled(cards, chance) for cards in self._cards]
        world = self._game.imagined()
        where = world.where
        for place, index in enumerate(self._zones):
            fronts = self._fronts[place]
            cards: list[Card] = []
            for number, back in enumerate(self._backs[place]):
                cards.append(left[back].pop() if back >= 0 else fronts[number])
            world.zones[index].fill(cards)
            if self._is_apart[place]:
                for card in cards:
                    where[card.index] = index
        world.take_stock()
        world.rng = Rng(rng.next())
        return world


def _hidden_twice(game: "Game", now: "Game", seat: int) -> list[bool]:
    """Tell for each card by its index whether a seat did not know where it was, and still does not."""
    hidden = [False] * len(game.where)
    for card in unknown_cards(game, seat):
        hidden[card.index] = True
    if now is game:
        return hidden
    both = [False] * len(hidden)
    for card in unknown_cards(now, seat):
        both[card.index] = hidden[card.index]
    return both


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
