"""Who may see what: on the table, in the log, and as a spectator."""

import json

import pytest

from helpers import act, answer, asked, available, before, every, game, log, options, player, table, view
from splay.innovation.facts import SLOT_NAMES
from splay.innovation.view import PileView, SeenCard
from splay.kernel.errors import IllegalAnswer
from splay.kernel.match import Match

EVERYONE = ["ann", "bob", "cat", None]
RED = ["Archery", "Mobility", "Coal"]


def names(cards: list[SeenCard]) -> list[str | None]:
    return [card.card.name if card.card else None for card in cards]


def ages(cards: list[SeenCard]) -> list[int | None]:
    return [card.age for card in cards]


def slots(card: SeenCard) -> list[str | None]:
    return [SLOT_NAMES[slot] if slot is not None else None for slot in card.slots]


def red(match: Match, name: str | None, whose: int = 0) -> PileView:
    """Return what somebody sees of a player's red pile."""
    return next(pile for pile in view(match, name).players[whose].piles if pile.color.name == "red")


def known(match: Match, words: str, others: str) -> list[str | None]:
    """Return who reads the words in the log; everyone else must read the other words."""
    readers = [name for name in EVERYONE if words in log(match, name)]
    for name in EVERYONE:
        assert name in readers or others in log(match, name)
    return readers


# On the table


@every
@pytest.mark.parametrize("place", ["hand", "score"])
def test_hands_and_score_piles_are_open_to_their_owner_and_backs_to_all_others(edition: str, place: str) -> None:
    cards = ["Optics", "Tools", "Oars"]
    held, scored = (cards, []) if place == "hand" else ([], cards)
    match = table(player("ann", hand=held, score=scored), player("bob", ["Archery"]), player("cat"), edition=edition)
    for name in EVERYONE:
        owner = view(match, name).players[0]
        seen = owner.hand if place == "hand" else owner.score_pile
        if name == "ann":
            assert names(seen) == cards
            assert ages(seen) == [3, 1, 1]
        else:
            assert names(seen) == [None] * 3
            assert ages(seen) == [1, 1, 3]
            assert all(slots(card) == [None] * 4 for card in seen)
            assert not [card for card in cards if json.dumps(card) in json.dumps(view(match, name).to_json())]
        assert owner.points == (0 if place == "hand" else 5)


@before
def test_of_other_boards_only_top_cards_show_and_not_how_many_lie_under_them(edition: str) -> None:
    match = table(player("ann", ["Tools"], piles={"red": RED}), player("bob", ["Oars"]), player("cat"), edition=edition)
    for name in ["bob", "cat", None]:
        pile = red(match, name)
        assert names(pile.cards) == ["Archery"]
        assert slots(pile.cards[0]) == ["castle", "lightbulb", "hex", "castle"]
        assert pile.count is None
        # A single card looks the same.
        assert view(match, name).players[0].piles[0].count is None
    assert names(red(match, "ann").cards) == RED
    assert red(match, "ann").count == 3


@before
@pytest.mark.parametrize(
    ("direction", "mobility", "coal"),
    [
        ("left", [None, None, None, "factory"], [None, None, None, "hex"]),
        ("right", ["hex", "factory", None, None], ["factory", "factory", None, None]),
        ("up", [None, "factory", "clock", "factory"], [None, "factory", "factory", "hex"]),
    ],
)
def test_a_splay_shows_others_its_icons_but_not_the_cards(
    edition: str, direction: str, mobility: list[str | None], coal: list[str | None]
) -> None:
    match = table(
        player("ann", piles={"red": (RED, direction)}), player("bob", ["Oars"]), player("cat"), edition=edition
    )
    for name in ["bob", "cat", None]:
        pile = red(match, name)
        assert names(pile.cards) == ["Archery", None, None]
        assert ages(pile.cards) == [1, None, None]
        assert [slots(card) for card in pile.cards[1:]] == [mobility, coal]
        assert pile.count == 3
    own = red(match, "ann")
    assert names(own.cards) == RED
    assert [slots(card) for card in own.cards[1:]] == [mobility, coal]


@pytest.mark.parametrize(
    ("opened", "splayed", "cards", "count"),
    [
        (None, "unsplayed", ["Archery"], None),
        (None, "left", ["Archery", None, None], 3),
        ("covered", "unsplayed", ["Archery"], None),
        ("covered", "left", RED, 3),
        ("counts", "unsplayed", ["Archery"], 3),
        ("counts", "left", ["Archery", None, None], 3),
        ("covered+counts", "unsplayed", RED, 3),
        ("covered+counts", "left", RED, 3),
    ],
)
def test_the_table_may_agree_on_what_is_open(
    opened: str | None, splayed: str, cards: list[str | None], count: int | None
) -> None:
    match = table(
        player("ann", piles={"red": (RED, splayed)}),
        player("bob", ["Oars"], hand=["Tools"]),
        options={} if opened is None else {"open": opened},
    )
    for name in ["bob", None]:
        assert names(red(match, name).cards) == cards
        assert red(match, name).count == count
    assert names(red(match, "ann").cards) == RED
    # Hands are never open.
    assert names(view(match, "ann").players[1].hand) == [None]


@every
def test_nobody_sees_the_front_of_an_achievement_not_even_its_owner(edition: str) -> None:
    match = table(
        player("ann", ["Tools"], score=[5], achievements=["Optics", "World"]), player("bob", ["Oars"]), edition=edition
    )
    act(match, "Achieve 1")
    hidden = [card.name for card in game(match).players[0].achievements + game(match).available.cards]
    for name in ["ann", "bob", None]:
        seen = view(match, name)
        assert seen.players[0].achievements == [1, 3]
        assert [special.name for special in seen.players[0].specials] == ["World"]
        assert [*seen.available, *sorted(special.name for special in seen.specials)] == available(match)
        assert not [card for card in hidden if json.dumps(card) in json.dumps(seen.to_json())]
        assert not [card for card in hidden if card in " ".join(log(match, name))]
        assert log(match, name)[-1] == "ann achieves 1."
    assert not [name for name in (0, 1, None) if match.events()[-1].known_to(name)]


@before
def test_everyone_sees_how_many_cards_the_decks_have_and_never_which(edition: str) -> None:
    match = table(player("ann", ["Tools"]), player("bob", ["Oars"]), edition=edition, decks={1: ["Sailing"]})
    for name in ["ann", "bob", None]:
        seen = view(match, name)
        assert seen.decks == [0, 12, *[9] * 8, 10]
        assert "Sailing" not in json.dumps(seen.to_json())


@before
def test_everyone_sees_icons_points_turn_and_counts(edition: str) -> None:
    match = table(
        player("ann", ["Archery"], score=["Coal"], tucked=2, scored=1), player("bob", ["Sailing"]), edition=edition
    )
    for name, seat in (("ann", 0), ("bob", 1), (None, None)):
        seen = view(match, name).to_json()
        assert isinstance(seen["players"], list)
        first = seen["players"][0]
        assert first["icons"] == {"crown": 0, "leaf": 0, "lightbulb": 1, "castle": 2, "factory": 0, "clock": 0}
        assert (first["points"], first["tucked"], first["scored"]) == (5, 2, 1)
        assert (seen["current"], seen["actions"], seen["seat"]) == (0, 2, seat)


@every
def test_a_seat_sees_who_would_share_its_own_cards_and_a_spectator_sees_no_lineup(edition: str) -> None:
    match = table(player("ann", ["Archery", "Sailing"]), player("bob", ["Currency"]), edition=edition)
    lineups = {lineup.card.name: lineup for lineup in view(match, "ann").lineups}
    assert (lineups["Archery"].sharing, lineups["Archery"].vulnerable) == ([], [1])
    assert (lineups["Sailing"].sharing, lineups["Sailing"].vulnerable) == ([1], [])
    assert view(match, None).lineups == []


def test_there_is_no_view_from_a_seat_that_is_not_there() -> None:
    match = table(player("ann", ["Tools"]), player("bob", ["Oars"]))
    for seat in (2, -1):
        with pytest.raises(IllegalAnswer, match=f"no seat {seat}"):
            match.view(seat)
        with pytest.raises(IllegalAnswer, match=f"no seat {seat}"):
            match.log(seat)


# In the log


@every
def test_a_drawn_card_is_known_to_who_drew_it(edition: str) -> None:
    match = table(player("ann", ["Flight"]), player("bob"), player("cat"), edition=edition, decks={8: ["Rocketry"]})
    act(match, "Draw")
    assert known(match, "ann draws Rocketry (8).", "ann draws an 8.") == ["ann"]


@every
def test_a_melded_or_tucked_card_is_known_to_all(edition: str) -> None:
    match = table(
        player("ann", ["Code of Laws"], hand=["Mysticism", "Oars"]), player("bob"), player("cat"), edition=edition
    )
    act(match, "Meld Oars")
    act(match, "Dogma Code of Laws", "Mysticism", "No")
    for name in EVERYONE:
        assert "ann melds Oars (1)." in log(match, name)
        assert "ann tucks Mysticism (1)." in log(match, name)


@every
def test_a_card_scored_from_a_hand_is_known_to_who_scored_it(edition: str) -> None:
    match = table(player("ann", ["Philosophy"], hand=["Oars"]), player("bob"), player("cat"), edition=edition)
    act(match, "Dogma Philosophy", "Oars")
    assert known(match, "ann scores Oars (1).", "ann scores a 1.") == ["ann"]


@every
def test_a_card_scored_from_a_board_is_known_to_all(edition: str) -> None:
    match = table(
        player("ann", ["Coal", "Tools"]), player("bob"), player("cat"), edition=edition, decks={5: ["Banking"]}
    )
    act(match, "Dogma Coal", "Tools")
    assert known(match, "ann scores Tools (1) from their board.", "") == EVERYONE


@before
def test_a_card_that_goes_from_hand_to_hand_is_known_to_both(edition: str) -> None:
    match = table(
        player("ann", ["Archery"]),
        player("bob", ["Domestication", "Tools"]),
        player("cat", ["Sailing"], hand=["Optics"]),
        edition=edition,
    )
    act(match, "Dogma Archery")
    words = "cat transfers Optics (3) from their hand to ann's hand."
    assert known(match, words, "cat transfers a 3 from their hand to ann's hand.") == ["ann", "cat"]


@every
def test_a_card_that_goes_from_a_hand_to_anothers_score_pile_is_known_to_both(edition: str) -> None:
    match = table(
        player("ann", ["Emancipation"]),
        player("bob", ["Coal"]),
        player("cat", ["Sailing"], hand=["Optics"]),
        edition=edition,
    )
    act(match, "Dogma Emancipation")
    words = "cat transfers Optics (3) from their hand to ann's score pile."
    assert known(match, words, "cat transfers a 3 from their hand to ann's score pile.") == ["ann", "cat"]


@every
def test_a_card_that_leaves_a_board_for_a_score_pile_is_known_to_all_but_seen_only_by_its_owner(edition: str) -> None:
    match = table(player("ann", ["Gunpowder"]), player("bob", ["Oars"]), player("cat", ["Coal"]), edition=edition)
    act(match, "Dogma Gunpowder")
    words = "bob transfers Oars (1) from their board to ann's score pile."
    assert known(match, words, "") == EVERYONE
    assert "Oars" in names(view(match, "ann").players[0].score_pile)
    assert "Oars" not in names(view(match, "bob").players[0].score_pile)


@every
def test_exchanged_cards_are_known_to_the_two_who_exchange(edition: str) -> None:
    match = table(
        player("ann", ["Machinery"], hand=["Coal"]),
        player("bob", ["Agriculture"]),
        player("cat", ["Tools"], hand=["Writing"]),
        edition=edition,
    )
    act(match, "Dogma Machinery")
    given, taken = "exchanges {} from their hand to ann's hand.", "exchanges {} from ann's hand to their hand."
    assert known(match, f"cat {given.format('Writing (1)')}", f"cat {given.format('a 1')}") == ["ann", "cat"]
    assert known(match, f"cat {taken.format('Coal (5)')}", f"cat {taken.format('a 5')}") == ["ann", "cat"]


@every
def test_a_card_returned_from_a_hand_is_known_to_who_returned_it(edition: str) -> None:
    match = table(player("ann", ["Agriculture"], hand=["Oars"]), player("bob"), player("cat"), edition=edition)
    act(match, "Dogma Agriculture", "Oars")
    assert known(match, "ann returns Oars (1) from their hand.", "ann returns a 1 from their hand.") == ["ann"]


@every
def test_a_card_returned_from_a_board_is_known_to_all(edition: str) -> None:
    match = table(player("ann", ["Electricity", "Optics"]), player("bob"), player("cat"), edition=edition)
    act(match, "Dogma Electricity")
    assert known(match, "ann returns Optics (3) from their board.", "") == EVERYONE


@every
def test_a_card_that_another_returns_from_a_score_pile_is_chosen_by_its_back(edition: str) -> None:
    match = table(
        player("ann", ["Rocketry"]),
        player("bob", score=["Optics", "Oars", "Tools"]),
        player("cat", score=["Paper"]),
        edition=edition,
    )
    answer(match, "Dogma Rocketry")
    assert (asked(match), options(match)) == ("ann", ["bob: a 1", "bob: a 3", "cat: a 3"])
    answer(match, "bob: a 3")
    words = "ann returns Optics (3) from bob's score pile."
    assert known(match, words, "ann returns a 3 from bob's score pile.") == ["bob"]


@every
def test_the_order_in_which_cards_are_returned_is_hidden(edition: str) -> None:
    logs = []
    for first in ("Oars", "Tools"):
        match = table(
            player("ann", ["Railroad"], hand=["Oars", "Tools"]), player("bob"), player("cat"), edition=edition
        )
        act(match, "Dogma Railroad", first)
        logs.append((log(match, "bob"), log(match, None), view(match, "bob").to_json()))
    assert logs[0] == logs[1]


@every
def test_a_revealed_card_is_known_to_all_and_then_a_back_again(edition: str) -> None:
    match = table(
        player("ann", ["Metalworking"]), player("bob"), player("cat"), edition=edition, decks={1: ["Sailing"]}
    )
    act(match, "Dogma Metalworking")
    assert known(match, "ann reveals Sailing (1).", "") == EVERYONE
    assert known(match, "ann draws Sailing (1).", "ann draws a 1.") == ["ann"]
    assert names(view(match, "bob").players[0].hand) == [None]


@every
def test_who_lacks_a_card_that_is_demanded_shows_the_hand(edition: str) -> None:
    match = table(player("ann", ["Oars"]), player("bob", ["Pottery"], hand=["Archery"]), player("cat"), edition=edition)
    act(match, "Dogma Oars")
    assert known(match, "bob shows their hand: Archery (1).", "") == EVERYONE
