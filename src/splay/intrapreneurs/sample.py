"""A world that could be the real one: the hidden cards dealt at random among the places where they could be."""

from typing import TYPE_CHECKING

from splay.intrapreneurs.card import Card, Held, Project
from splay.intrapreneurs.zone import HAND, PILE, Zone
from splay.kernel.event import ALL_SEEING
from splay.kernel.game import Deal
from splay.kernel.rng import Rng

if TYPE_CHECKING:
    from splay.intrapreneurs.game import Game


def hidden_zones(game: "Game", seat: int) -> list[Zone]:
    """Return the places whose cards a seat does not know: the draw piles and the others' hands.

    The decks of rounds to come are no secret: everyone knows the deck, and it is shuffled when its round begins.
    ALL_SEEING knows every hand.
    """
    hidden_hands = seat != ALL_SEEING
    return [
        zone for zone in game.zones if zone.kind == PILE or (hidden_hands and zone.kind == HAND and zone.owner != seat)
    ]


def deal_anew(game: "Game", seat: int, now: "Game", rng: Rng) -> "Game":
    """Return a copy of a game in which the cards that are hidden from the seat are dealt anew.

    Only cards that were hidden between the actions and still are take part, because the seat remembers what it has
    just seen. The draw pile gets cards of its own round; a hand can hold a card of this round or of an earlier one.
    The result depends on what the seat can see and on the generator, and on nothing else.
    """
    still = {card for zone in hidden_zones(now, seat) for card in zone.cards}
    world = game.copy()
    places = hidden_zones(world, seat)
    hidden = {card for zone in places for card in zone.cards if card in still}
    loose = [card for card in game.deck.cards if card in hidden]
    rng.shuffle(loose)
    fresh = [card for card in loose if isinstance(card, Held) and card.round == game.round]
    older = [card for card in loose if isinstance(card, Held) and card.round != game.round]
    _fill(world.project_pile, hidden, [card for card in loose if isinstance(card, Project)])
    _fill(world.pile, hidden, fresh)
    in_hands = fresh + older
    rng.shuffle(in_hands)
    for zone in places:
        if zone.kind == HAND:
            _fill(zone, hidden, in_hands)
    for zone in places:
        for card in zone.cards:
            world.where[card.index] = zone.index
    world.rng = Rng(rng.next())
    return world


def _fill(zone: Zone, hidden: set[Card], source: list[Card] | list[Held] | list[Project]) -> None:
    """Put a card of the source wherever a hidden one lies."""
    zone.cards[:] = [source.pop() if card in hidden else card for card in zone.cards]


class HiddenCards(Deal):
    """The cards that are hidden from a seat, to be dealt anew as often as one likes."""

    def __init__(self, game: "Game", seat: int, now: "Game") -> None:
        self._game = game
        self._seat = seat
        self._now = now

    def draw(self, rng: Rng) -> "Game":
        return deal_anew(self._game, self._seat, self._now, rng)
