"""A world that could be the real one: the hidden cards dealt at random among the places where they could be."""

from typing import TYPE_CHECKING

from splay.innovation.card import Card
from splay.innovation.zone import BOARD, REMOVED
from splay.kernel.rng import Rng

if TYPE_CHECKING:
    from splay.innovation.game import Game


def hidden_cards(game: "Game", seat: int) -> list[Card]:
    """Return the cards whose identity a seat does not know: decks, achievements, others' hands and score piles.

    Cards on boards count as known: everyone saw each of them when it was played.
    """
    hidden: list[Card] = []
    for zone in game.zones:
        if zone.kind not in (BOARD, REMOVED) and not (zone.seen >> seat & 1):
            hidden.extend(zone.cards)
    return hidden


def deal_anew(game: "Game", seat: int, now: "Game", rng: Rng) -> "Game":
    """Return a copy of a game in which the cards that are hidden from the seat have changed places.

    Only cards with the same back change places, because backs are open; and only cards that were hidden between the
    actions and still are, because the seat remembers what it has just seen.
    """
    still_hidden = set(hidden_cards(now, seat))
    backs: dict[tuple[str, int], list[Card]] = {}
    for card in sorted(hidden_cards(game, seat), key=lambda card: card.index):
        if card not in still_hidden:
            continue
        backs.setdefault((card.set_name, card.age), []).append(card)
    stand_in = list(game.cards)
    for cards in backs.values():
        dealt = cards[:]
        rng.shuffle(dealt)
        for card, other in zip(cards, dealt, strict=True):
            stand_in[card.index] = other
    world = game.copy()
    for zone in world.zones:
        zone.cards[:] = [stand_in[card.index] for card in zone.cards]
        for card in zone.cards:
            world.where[card.index] = zone.index
    world.rng = Rng(rng.next())
    return world
