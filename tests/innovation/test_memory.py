"""What a seat has seen stays known to it: the worlds that its bot imagines agree with what it was told."""

import pytest
from fuzz import TABLES, Table, moments, new_table, table_id

from helpers import act, answer, asked, game, options, player, table
from splay.innovation.game import Game
from splay.innovation.wording import movement
from splay.kernel.match import Match
from splay.kernel.rng import Rng

Place = tuple[str, int | None]


def imagined(match: Match, number: int) -> Game:
    """Return the position as whoever is asked could imagine it."""
    assert match.decision is not None
    seat = match.seats[match.decision.seat]
    world = seat.worlds(match.decision).draw(Rng(number))
    assert world is not None
    assert isinstance(world.boundary, Game)
    return world.boundary


def hands_of_ann(match: Match) -> list[set[str]]:
    """Return what ann could have in hand, as far as whoever is asked can tell."""
    return [{card.name for card in imagined(match, number).players[0].hand} for number in range(30)]


def test_a_card_that_was_handed_over_stays_known_to_who_had_it() -> None:
    match = table(
        player("ann", ["Archery"], hand=["Engineering"]),
        player("bob", ["Writing"], hand=["Machinery"]),
        actions=1,
    )
    act(match, "Dogma Archery")
    assert asked(match) == "bob"
    hands = hands_of_ann(match)
    assert all("Machinery" in hand for hand in hands)
    # Of the other card bob knows the back.
    assert len({frozenset(hand) for hand in hands}) > 1


def test_a_card_of_the_same_back_that_leaves_unseen_could_have_been_the_known_one() -> None:
    match = table(
        player("ann", ["Archery", "Pottery"], hand=["Engineering"]),
        player("bob", ["Writing"], hand=["Machinery"]),
        actions=2,
    )
    act(match, "Dogma Archery")
    answer(match, "Dogma Pottery", "Engineering")
    while asked(match) == "ann":
        answer(match, "Done" if "Done" in options(match) else options(match)[0])
    assert "Machinery" in {card.name for card in game(match).players[0].hand}
    hands = hands_of_ann(match)
    assert any("Machinery" not in hand for hand in hands)


def test_a_card_that_went_under_a_deck_is_known_when_it_comes_up() -> None:
    match = table(
        player("ann", ["Archery"]),
        player("bob", ["Writing"], hand=["Machinery"]),
        actions=2,
    )
    real = game(match)
    for card in real.deck(3).cards[:]:
        if card.name != "Optics":
            real.move(card, real.junk, "junk", real.players[0])
    assert asked(match) == "ann"
    machinery = real.players[1].hand[0]
    real.move(machinery, real.deck(3), "return", real.players[1], on_top=False)
    for _ in range(2):
        real.move(real.deck(3).cards[-1], real.players[0].hand_zone, "draw", real.players[0])
    assert real.memory is not None
    assert real.memory.knows(1, machinery)
    assert not any(real.memory.knows(1, card) for card in real.players[0].hand if card is not machinery)


class Detective:
    """Follows the log of a seat: where each card must be of which it told, as long as no other could be meant."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.told = 0
        self.places: dict[str, Place] = {}
        self.backs: dict[str, tuple[object, object]] = {}

    def read(self, match: Match) -> None:
        """Read on in the log."""
        for event in match.events(self.told):
            self.told += 1
            move = movement(event, self.seat)
            if move is not None:
                self._follow(move)
            elif event.kind in ("junk deck", "remove all", "shuffle", "rearrange"):
                self.places.clear()

    def _follow(self, move: dict[str, object]) -> None:
        card, back, source, to = move["card"], (move["age"], move["set"]), move["from"], move["to"]
        assert isinstance(source, dict) and isinstance(to, dict)
        if isinstance(card, str):
            self.places[card] = (to["place"], to["seat"])
            self.backs[card] = back
            return
        left = (source["place"], source["seat"])
        for name in [name for name, place in self.places.items() if place == left and self.backs[name] == back]:
            del self.places[name]


@pytest.mark.parametrize("kind", TABLES[::5], ids=table_id)
def test_imagined_worlds_agree_with_everything_the_log_has_told(kind: Table) -> None:
    remembered = 0
    match = new_table(kind, 3)
    detectives = [Detective(seat) for seat in range(kind[1])]
    for number, moment in enumerate(moments(match, 3, limit=250)):
        if moment.decision is None or moment.since:
            continue
        detective = detectives[moment.decision.seat]
        detective.read(moment)
        world = imagined(moment, number)
        for card in world.cards:
            if card.name in detective.places:
                zone, place = world.zones[world.where[card.index]], detective.places[card.name]
                assert (zone.kind, zone.owner if zone.owner >= 0 else None) == place
                remembered += not zone.seen >> detective.seat & 1
    assert remembered > 0
