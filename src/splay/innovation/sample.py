"""A world that could be the real one: the hidden cards dealt at random among the places where they could be."""

from typing import TYPE_CHECKING

from splay.innovation.card import Card
from splay.kernel.rng import Rng

if TYPE_CHECKING:
    from splay.innovation.game import Game


def hidden_cards(game: "Game", seat: int) -> list[Card]:
    """Return the cards whose identity a seat does not know: all but those on boards and in its own hand and score pile.

    Cards on boards count as known: everyone saw each of them when it was played.
    """
    hidden: list[Card] = []
    for zone in game.zones:
        if not zone.seen >> seat & 1:
            # Where a relic is, is open to everyone.
            hidden.extend([card for card in zone.cards if not card.relic])
    return hidden


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


def deal_anew(game: "Game", seat: int, now: "Game", rng: Rng) -> "Game":
    """Return a copy of a game in which the cards that are hidden from the seat are dealt anew.

    Each place gets a card with the same back, because backs are open; and only cards that were hidden between the
    actions and still are take part, because the seat remembers what it has just seen. The result depends on what the
    seat can see and on the generator, and on nothing else.
    """
    hidden = set(hidden_cards(game, seat)).intersection(hidden_cards(now, seat))
    backs = by_backs(game, hidden)
    for cards in backs.values():
        rng.shuffle(cards)
    world = dealt(game, hidden, backs)
    world.rng = Rng(rng.next())
    return world
