"""Losing: by an effect or by conceding, a player is out of the game, and the others go on."""

from typing import cast

import pytest

from helpers import (
    achievements,
    act,
    answer,
    asked,
    available,
    before,
    every,
    game,
    hand,
    junk,
    log,
    options,
    player,
    score,
    seat,
    table,
    tops,
    view,
    winners,
)
from splay.games import GAMES
from splay.innovation import new_match, position
from splay.kernel import record
from splay.kernel.errors import IllegalAnswer
from splay.kernel.event import ALL_SEEING
from splay.kernel.match import Match
from splay.kernel.plain import Spec


def doomed(name: str = "ann", **rest: object) -> Spec:
    """Return a player who loses by Space Traffic if the next 11 is Hypersonics: it goes right under a green 11."""
    return {**player(name, ["Space Traffic"]), **rest}


def outside(match: Match) -> list[object]:
    """Return all that can be seen of a match from outside."""
    seats: list[int | None] = [None, *range(len(match.names))]
    decision = match.decision.to_json() if match.decision else None
    return [[match.view(number).to_json() for number in seats], match.log(ALL_SEEING), list(match.answers), decision]


# By an effect


def test_all_cards_and_special_achievements_of_one_who_loses_are_junked() -> None:
    match = table(
        doomed(hand=["Tools"], score=["Coal"], achievements=["Writing", "World"]),
        player("bob", ["Oars"]),
        player("cat", ["Archery"]),
        edition="4e",
        decks={11: ["Hypersonics"]},
    )
    act(match, "Dogma Space Traffic")
    assert junk(match) == ["Coal", "Hypersonics", "Space Traffic", "Tools", "Writing"]
    assert hand(match, "ann") == score(match, "ann") == tops(match, "ann") == achievements(match, "ann") == []
    assert "World" not in available(match)
    for name in ["ann", "bob", None]:
        seen = view(match, name)
        assert seen.players[0].out
        assert [special.name for special in seen.junked_specials] == ["World"]
        assert seen.junk == [1, 1, 5, 11, 11]
        assert "ann loses and is out of the game." in log(match, name)


def test_the_turn_of_one_who_loses_is_over_and_the_next_player_goes_on() -> None:
    match = table(
        player("bob", ["Oars"]),
        player("cat", ["Archery"]),
        doomed(),
        edition="4e",
        turn="ann",
        decks={11: ["Hypersonics"]},
    )
    act(match, "Dogma Space Traffic")
    order = []
    for _ in range(5):
        order.append((asked(match), game(match).actions))
        act(match, "Draw")
    assert order == [("bob", 2), ("bob", 1), ("cat", 2), ("cat", 1), ("bob", 2)]


def test_of_two_players_the_other_wins_at_once() -> None:
    match = table(doomed(), player("bob", ["Oars"]), edition="4e", decks={11: ["Hypersonics"]})
    act(match, "Dogma Space Traffic")
    assert match.decision is None
    assert match.result is not None and match.result.kind == "elimination"
    assert winners(match) == ["bob"]
    assert log(match, None)[-1] == "bob wins: no opponent is left."


def test_one_who_loses_while_sharing_leaves_and_the_dogma_goes_on() -> None:
    # bob shares Space Traffic and tucks Fusion right under Astrogeology; cat shares, and ann carries it out.
    match = table(
        player("ann", ["Space Traffic"], score=[5]),
        player("bob", ["Translation"], piles={"red": ["Astrogeology"]}, hand=["Oars"]),
        player("cat", ["Navigation"], score=[5]),
        edition="4e",
        decks={11: ["Fusion", "Climatology", "Whataboutism", "Escapism"]},
    )
    act(match, "Dogma Space Traffic")
    lines = [line for line in log(match, None) if line.split()[1] in ("shares", "loses", "executes")]
    assert lines == [
        "bob shares effect 1 of Space Traffic.",
        "bob loses and is out of the game.",
        "cat shares effect 1 of Space Traffic.",
        "ann executes effect 1 of Space Traffic.",
    ]
    assert tops(match, "cat") == ["Climatology", "Navigation"]
    assert tops(match, "ann") == ["Space Traffic", "Whataboutism"]
    # Sharing did something with cards: ann draws.
    assert hand(match, "ann") == ["Escapism"]
    assert asked(match) == "ann"


def test_one_who_loses_by_self_execution_takes_the_rest_of_the_dogma_along() -> None:
    # Near-Field Comm uses Space Traffic, and Whataboutism goes right under Escapism.
    match = table(
        player("ann", ["Near-Field Comm", "Escapism"], score=["Space Traffic"]),
        player("bob", ["Oars"]),
        player("cat", ["Sailing"]),
        edition="4e",
        decks={11: ["Whataboutism"]},
    )
    act(match, "Dogma Near-Field Comm")
    assert seat(match, "ann").out
    assert junk(match) == ["Escapism", "Near-Field Comm", "Space Traffic", "Whataboutism"]
    assert (asked(match), game(match).actions) == ("bob", 2)
    assert (game(match).self_executing, game(match).dogma) == (0, None)


def test_the_last_one_left_wins() -> None:
    match = table(
        doomed(),
        player("bob", ["Oars"]),
        {**player("cat"), "out": True},
        edition="4e",
        decks={11: ["Hypersonics"]},
    )
    assert [seen.out for seen in view(match, "bob").players] == [False, False, True]
    act(match, "Dogma Space Traffic")
    assert winners(match) == ["bob"]


def test_one_who_is_out_neither_shares_nor_obeys_nor_counts() -> None:
    match = table(
        player("ann", ["Archery"]),
        {**player("bob"), "out": True},
        player("cat", ["Sailing"]),
        edition="4e",
        decks={1: ["Oars"]},
    )
    lineup = view(match, "ann").lineups[0]
    assert (lineup.sharing, lineup.vulnerable) == ([], [2])
    act(match, "Dogma Archery", "Achievement 1")
    assert hand(match, "ann") == ["Oars"]
    assert not [line for line in log(match, None) if line.startswith("bob")]
    assert [other.name for other in seat(match, "ann").opponents] == ["cat"]


def test_one_who_is_out_does_not_win_by_score() -> None:
    match = table(
        player("ann", ["Oars"]),
        {**player("bob"), "out": True},
        player("cat", ["Sailing"]),
        edition="4e",
        exact=True,
    )
    act(match, "Draw")
    assert winners(match) == ["ann", "cat"]


def test_the_number_of_achievements_needed_stays() -> None:
    match = table(player("ann", ["Oars"]), player("bob", ["Tools"]), {**player("cat"), "out": True}, edition="4e")
    assert view(match, None).needed == 5


def test_a_position_with_one_who_is_out_round_trips() -> None:
    match = table(
        doomed(achievements=["World"]),
        player("bob", ["Oars"]),
        player("cat", ["Archery"]),
        edition="4e",
        decks={11: ["Hypersonics"]},
    )
    act(match, "Dogma Space Traffic")
    spec = position.dump(match)
    twin = position.load(spec)
    assert position.dump(twin) == spec
    assert twin.view(1).to_json() == match.view(1).to_json()


# By conceding


@every
def test_who_concedes_on_the_own_turn_leaves_and_the_next_player_begins(edition: str) -> None:
    match = table(
        player("ann", ["Oars"], hand=["Tools"], score=["Coal"], achievements=["World"]),
        player("bob", ["Sailing"]),
        player("cat", ["Archery"]),
        edition=edition,
    )
    match.concede(0)
    assert (asked(match), game(match).actions) == ("bob", 2)
    assert junk(match) == ["Coal", "Oars", "Tools"]
    assert log(match, None)[:2] == ["ann concedes.", "ann loses and is out of the game."]
    order = []
    for _ in range(5):
        order.append(asked(match))
        act(match, "Draw")
    assert order == ["bob", "bob", "cat", "cat", "bob"]


@every
def test_who_concedes_on_anothers_turn_leaves_and_that_turn_goes_on(edition: str) -> None:
    match = table(
        player("ann", ["Oars"]), player("bob", ["Sailing"]), player("cat", ["Archery"]), edition=edition, actions=1
    )
    match.concede(1)
    assert (asked(match), game(match).actions) == ("ann", 1)
    act(match, "Draw")
    assert asked(match) == "cat"


@every
def test_of_two_players_the_other_wins(edition: str) -> None:
    for loser, winner in ((0, "bob"), (1, "ann")):
        match = table(player("ann", ["Oars"]), player("bob", ["Sailing"]), edition=edition)
        match.concede(loser)
        assert match.result is not None and match.result.kind == "concession"
        assert winners(match) == [winner]
        assert match.decision is None
        # All cards lie where they lay, and the result names who gave up.
        assert (tops(match, "ann"), tops(match, "bob"), junk(match)) == (["Oars"], ["Sailing"], [])
        assert log(match, None)[-1] == f"{winner} wins: {match.names[loser]} concedes."


@every
def test_who_has_conceded_does_not_win_by_score(edition: str) -> None:
    top = 11 if edition == "4e" else 10
    match = table(
        player("ann", ["Mathematics"], hand=["Software", "Oars"]),
        player("bob", ["Archery"], score=["Tools"]),
        edition=edition,
        exact=True,
    )
    answer(match, "Dogma Mathematics")
    match.concede(1)
    assert winners(match) == ["ann"]
    assert log(match, "ann")[-2:] == ["bob concedes.", "ann wins: bob concedes."]

    # With three, ann goes on: Software makes a card above the top age due, and only ann and cat are judged by score.
    match = table(
        player("ann", ["Mathematics"], hand=["Software", "Oars"]),
        player("bob", ["Archery"], score=["Tools", "Calendar"]),
        player("cat", ["Domestication"], score=["Writing"]),
        edition=edition,
        exact=True,
    )
    answer(match, "Dogma Mathematics")
    match.concede(1)
    assert asked(match) == "ann"
    answer(match, "Software")
    assert winners(match) == ["cat"]
    assert log(match, None)[-1] == f"A card above {top} had to be drawn: cat wins with 1 point."


@every
def test_all_others_who_concede_while_one_is_asked_end_the_game_at_once(edition: str) -> None:
    match = table(
        player("ann", ["Agriculture"], hand=["Tools"]),
        player("bob", ["Pottery"]),
        player("cat", ["Archery"]),
        edition=edition,
    )
    answer(match, "Dogma Agriculture")
    while asked(match) != "ann":
        answer(match, "No")
    match.concede(2)
    assert match.result is None
    match.concede(1)
    assert winners(match) == ["ann"]
    assert log(match, None)[-3:] == ["cat concedes.", "bob concedes.", "ann wins: cat and bob concede."]
    assert tops(match, "bob") == ["Pottery"] and tops(match, "cat") == ["Archery"]


def test_one_who_is_leaving_is_not_the_single_player_with_the_most() -> None:
    # ann's Globalization: all draw a 6 and score it first, so that bob has the most points.
    match = table(
        player("ann", ["Industrialization"], piles={"yellow": ["Globalization"]}, score=[3]),
        player("bob", ["Machinery"], score=[9, 9]),
        player("cat", ["Machine Tools"], score=[1]),
        edition="3e",
        decks={6: ["Vaccination", "Metric System", "Atomic Theory"]},
    )
    answer(match, "Dogma Globalization")
    assert winners(match) == ["bob"]

    match = table(
        player(
            "ann", ["Robotics"], piles={"purple": ["A.I."], "blue": ["Software"]}, score=[3], hand=["Oars", "Tools"]
        ),
        player("bob", ["Machinery"]),
        player("cat", ["Optics"], score=[1]),
        edition="3e",
        decks={10: ["Databases", "Self Service", "Stem Cells"]},
    )
    answer(match, "Dogma A.I.")
    assert winners(match) == ["bob"]


@every
def test_one_who_is_leaving_claims_nothing_and_does_not_win_by_achievements(edition: str) -> None:
    match = table(
        player("ann", ["Philosophy"], hand=["Oars", "Tools"]),
        player("bob", ["Rocketry"], achievements=[1]),
        player("cat", ["Archery"]),
        edition=edition,
        special=["World"],
    )
    answer(match, "Dogma Philosophy")
    bob = seat(match, "bob")
    match.concede(1)
    assert asked(match) == "ann" and game(match).has_left(1)
    assert not bob.claim(game(match).specials[0])
    assert available(match)[-1] == "World"
    assert seat(match, "ann").opponents == [seat(match, "cat")]
    assert bob.achievement_count == 0


@before
def test_the_activator_who_concedes_within_a_self_execution_takes_the_whole_card_along(edition: str) -> None:
    match = table(
        player("ann", ["Satellites"]),
        player("bob", ["Software"], hand=["Archery"]),
        player("cat", ["Oars"]),
        edition=edition,
        decks={8: ["Antibiotics", "Rocketry", "Flight", "Empiricism", "Quantum Theory", "Corporations"]},
    )
    answer(match, "Dogma Satellites")
    while options(match) != ["Antibiotics", "Rocketry", "Flight"]:
        match.answer(len(options(match)) - 1)
    answer(match, "Antibiotics")
    assert asked(match) == "bob" and "Rocketry" in options(match)
    match.concede(0)
    assert log(match, None)[-3:] == [
        "ann concedes.",
        "ann loses and is out of the game.",
        f"Turn {game(match).turn}: bob, two actions.",
    ]
    assert asked(match) == "bob" and "Draw" in options(match)
    assert tops(match, "ann") == [] and "Rocketry" in hand(match, "bob")


@every
def test_before_the_first_meld_the_others_choose_anew(edition: str) -> None:
    names = ["ann", "bob", "cat"]
    match = new_match(names, edition, seed=3)
    match.answer(0)
    match.answer(1)
    match.concede(1)
    assert [line for line in match.log(0) if "melds" in line] == []
    assert asked(match) == "ann"
    match.answer(0)
    assert asked(match) == "cat"
    match.answer(0)
    assert [len(tops(match, name)) for name in names] == [1, 0, 1]
    first = min((tops(match, name)[0], name) for name in ("ann", "cat"))[1]
    assert (asked(match), game(match).actions) == (first, 1)


@every
def test_who_concedes_while_sharing_leaves_and_the_dogma_goes_on(edition: str) -> None:
    match = table(
        player("ann", ["Agriculture"], hand=["Tools"]),
        player("bob", ["Pottery"], hand=["Oars"]),
        player("cat", ["Clothing", "Fermenting"], hand=["Sailing"]),
        edition=edition,
        decks={2: ["Calendar", "Currency", "Mapmaking"]},
    )
    answer(match, "Dogma Agriculture")
    assert asked(match) == "bob"
    match.concede(1)
    assert asked(match) == "cat"
    answer(match, "Sailing")
    assert asked(match) == "ann"
    answer(match, "Tools")
    assert (score(match, "cat"), score(match, "ann")) == (["Calendar"], ["Currency"])
    assert (asked(match), game(match).actions) == ("ann", 1)


@every
def test_who_activated_the_card_and_concedes_takes_the_rest_of_the_dogma_along(edition: str) -> None:
    match = table(
        player("ann", ["Pottery"], hand=["Tools"]),
        player("bob", ["Agriculture"], hand=["Oars"]),
        player("cat", ["Archery"]),
        edition=edition,
    )
    answer(match, "Dogma Pottery")
    assert asked(match) == "bob"
    match.concede(0)
    # Neither the first effect is finished nor the second one begun.
    assert (asked(match), game(match).actions) == ("bob", 2)
    assert hand(match, "bob") == ["Oars"]


@every
def test_a_bystander_who_concedes_leaves_after_what_is_being_carried_out(edition: str) -> None:
    match = table(
        player("ann", ["Pottery"], hand=["Tools"]),
        player("bob", ["Agriculture"], hand=["Oars"]),
        player("cat", ["Archery"]),
        edition=edition,
        decks={1: ["Sailing", "Masonry", "Mysticism"]},
    )
    answer(match, "Dogma Pottery")
    assert asked(match) == "bob"
    match.concede(2)
    assert asked(match) == "bob"
    assert not seat(match, "cat").out
    answer(match, "Done")
    assert seat(match, "cat").out
    answer(match, "Done")
    # bob shares the second effect, and ann draws for that.
    assert hand(match, "bob") == ["Oars", "Sailing"]
    assert len(hand(match, "ann")) == 3


@every
def test_who_concedes_within_the_effect_of_another_does_not_stop_it(edition: str) -> None:
    match = table(
        player("ann", ["Mass Media"], hand=["Oars"], score=["Sailing"]),
        player("bob", ["Archery"], score=["Pottery", "Tools"]),
        player("cat", ["Metalworking"], score=["Writing", "Calendar"]),
        edition=edition,
    )
    answer(match, "Dogma Mass Media", "Oars", "1")
    match.concede(1)
    assert asked(match) == "ann"
    answer(match, "bob: a 1", "bob: a 1", "cat: a 1")
    assert seat(match, "bob").out
    assert (score(match, "ann"), score(match, "cat")) == ([], ["Calendar"])


@every
def test_a_player_who_is_leaving_cannot_concede_twice(edition: str) -> None:
    match = table(
        player("ann", ["Pottery"], hand=["Tools"]), player("bob"), player("cat", ["Archery"]), edition=edition
    )
    answer(match, "Dogma Pottery")
    match.concede(2)
    with pytest.raises(IllegalAnswer, match="cat is out of the game already"):
        match.concede(2)
    answer(match, "Done")
    assert seat(match, "cat").out


@every
def test_who_concedes_under_a_demand_escapes_it(edition: str) -> None:
    match = table(
        player("ann", ["Archery"]),
        player("bob", ["Sailing"], hand=["Tools", "Writing"]),
        player("cat", ["Clothing"]),
        edition=edition,
        decks={1: ["Pottery", "Agriculture"]},
    )
    answer(match, "Dogma Archery")
    assert asked(match) == "bob"
    match.concede(1)
    # cat obeys all the same; with the hand that bob had, a card that he drew is junked.
    assert hand(match, "ann") == ["Agriculture"]
    assert junk(match) == ["Pottery", "Sailing", "Tools", "Writing"]


def test_an_effect_that_asked_two_players_is_settled_after_a_concession_in_it() -> None:
    demands = ["Archery", "City States", "Mapmaking", "Medicine"]
    match = table(
        player("ann", ["Agriculture"]),
        player("bob", ["Pottery"], hand=["Oars"]),
        player("cat", demands),
        edition="4e",
    )
    answer(match, "Dogma Agriculture")
    match.concede(1)
    assert achievements(match, "cat") == ["Monument"]


@every
def test_a_record_with_concessions_round_trips(edition: str) -> None:
    match = new_match(["ann", "bob", "cat", "dan"], edition, seed=8)
    match.concede(2)
    for _ in range(30):
        match.answer(0)
    match.concede(0)
    for _ in range(10):
        match.answer(0)
    text = record.dump(match)
    assert "\n1. cat concedes\n" in text
    assert "\n32. ann concedes\n" in text
    twin = record.load(text, GAMES)
    assert outside(twin) == outside(match)
    assert record.dump(twin) == text
    match.concede(1)
    assert outside(record.load(record.dump(match), GAMES)) == outside(match)
    assert winners(match) == ["dan"]


def test_a_record_from_the_middle_of_an_effect_with_a_concession_round_trips() -> None:
    match = table(
        player("ann", ["Agriculture"], hand=["Tools"]),
        player("bob", ["Pottery"], hand=["Oars"]),
        player("cat", ["Clothing"]),
        edition="4e",
    )
    answer(match, "Dogma Agriculture")
    match.concede(1)
    assert asked(match) == "ann"
    assert outside(record.load(record.dump(match), GAMES)) == outside(match)
    loaded = position.load(position.dump(match))
    assert loaded.decision is not None and match.decision is not None
    assert loaded.decision.to_json() == match.decision.to_json()
    assert position.dump(loaded) == position.dump(match)


@every
def test_a_concession_can_be_taken_back(edition: str) -> None:
    match = table(
        player("ann", ["Agriculture"], hand=["Tools"]),
        player("bob", ["Pottery"], hand=["Oars"]),
        player("cat", ["Archery"]),
        edition=edition,
    )
    for words, conceding in (("Draw", 0), ("Dogma Agriculture", 1), ("No", 2)):
        answer(match, words)
        earlier = outside(match)
        match.concede(conceding)
        assert outside(match) != earlier
        match.undo()
        assert outside(match) == earlier


@every
def test_the_concession_that_ends_the_game_can_be_taken_back(edition: str) -> None:
    match = table(player("ann", ["Oars"]), player("bob", ["Sailing"]), edition=edition)
    earlier = outside(match)
    match.concede(1)
    match.undo()
    assert outside(match) == earlier
    assert match.result is None


@every
def test_after_the_game_nobody_can_concede(edition: str) -> None:
    match = table(player("ann", ["Oars"]), player("bob", ["Sailing"]), edition=edition)
    match.concede(1)
    earlier = outside(match)
    with pytest.raises(IllegalAnswer, match="the game is over"):
        match.concede(0)
    assert outside(match) == earlier


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [(1, "bob is out of the game already"), (3, "there is no seat 3"), (-1, "no seat -1"), (True, "no seat True")],
)
def test_only_who_is_in_the_game_can_concede(wrong: int, reason: str) -> None:
    match = new_match(["ann", "bob", "cat"], "4e")
    match.concede(1)
    earlier = outside(match)
    with pytest.raises(IllegalAnswer, match=reason):
        match.concede(wrong)
    assert outside(match) == earlier


def test_the_wrong_kind_of_seat_is_refused() -> None:
    match = new_match(["ann", "bob", "cat"], "4e")
    with pytest.raises(IllegalAnswer, match="there is no seat 'bob'"):
        match.concede(cast(int, "bob"))


def test_options_of_the_next_decision_leave_out_who_has_conceded() -> None:
    match = table(
        player("ann", ["Oars"], hand=["Tools"]),
        player("bob", ["Sailing"]),
        player("cat", ["Archery"]),
        player("dan", ["Mysticism"]),
        edition="4e",
    )
    assert "Parley for Archery" in options(match)
    match.concede(2)
    assert options(match) == ["Draw", "Meld Tools", "Dogma Oars"]
