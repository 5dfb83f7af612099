"""The end: points, accelerations, paused projects, ties, teams, and players who give up."""

import pytest

from company import (
    END,
    HUGE,
    NAMES,
    answer,
    asked,
    at,
    discards,
    game,
    hand,
    last_lap,
    new_table,
    options,
    player,
    projects,
    seat,
    table,
    view,
    winners,
)
from splay.games import GAMES
from splay.intrapreneurs import new_match
from splay.kernel import record
from splay.kernel.errors import IllegalAnswer, SetupError
from splay.kernel.match import Match
from splay.kernel.plain import Spec


def finish(*players: Spec, **rest: object) -> Match:
    """Return a match that has been played to the end of round III, from its very last turn."""
    last = str(players[-1]["name"])
    match = last_lap(*players, round=3, macro="Loose", turn={"player": last}, **rest)
    if match.decision is not None:
        answer(match, END)
    assert match.result is not None
    return match


def points(*ventures: Spec, held: tuple[str, ...] = ()) -> int:
    return seat(finish(player("ann", held, *ventures), player("bob")), "ann").score()


# Points


@pytest.mark.parametrize(
    ("ventures", "score"),
    [
        ([], 0),
        ([at("Alpha", "viable", "B1")], 0),
        ([at("Gamma", "viable", "B2", "T3")], 1),
        ([at("Alpha", "viable", "B1"), at("Beta", "viable", "H2")], 1),
        ([at("Alpha", "transformative", "B3", "H2"), at("Beta", "viable", "H3")], 3),
        ([at("Beta", "transformative", "H2", "H3")], 2),
        ([at("Alpha", "transformative", "B3", "Mix")], 1),
        ([at("Gamma", "viable", "B2", "T3"), at("Alpha", "paused")], 0),
        ([at("Alpha", "paused"), at("Beta", "paused")], -2),
    ],
)
def test_the_lesser_of_growth_and_fuel_a_third_of_the_excess_less_paused_projects(
    ventures: list[Spec], score: int
) -> None:
    assert points(*ventures) == score


def test_every_third_unit_of_excess_is_a_point_rounded_down() -> None:
    # Beta at its best pays 1 Growth and 4 Growth Fuel: an excess of 3.
    assert points(at("Beta", "transformative", "H2", "H3")) == 1 + 1
    # With Alpha's 1 Growth the excess is 2, which is worth nothing.
    assert points(at("Beta", "transformative", "H2", "H3"), at("Alpha", "viable", "B1")) == 2


@pytest.mark.parametrize(
    ("held", "ventures", "score"),
    [
        ([], [at("Beta", "viable", "H2")], 0),
        (["H1"], [at("Beta", "viable", "H2")], 2),
        ([], [at("Beta", "viable", "H1", "H3")], 2),
        ([], [at("Beta", "viable", "H2"), at("Alpha", "viable", "B1", "H1")], 2),
        (["H1"], [at("Beta", "paused")], -1),
        (["T2"], [at("Gamma", "viable", "B2", "T3")], 2),
        (["T1", "T2"], [at("Gamma", "viable", "B2", "T3")], 2),
        (["H1"], [at("Gamma", "viable", "B2", "T3")], 1),
    ],
)
def test_an_acceleration_pays_once_if_its_owner_has_the_asset_anywhere_and_the_project_is_active(
    held: list[str], ventures: list[Spec], score: int
) -> None:
    assert points(*ventures, held=tuple(held)) == score


def test_another_players_asset_accelerates_nothing() -> None:
    match = finish(player("ann", [], at("Beta", "viable", "H2")), player("bob", ["H1"]))
    assert seat(match, "ann").score() == 0


def test_an_acceleration_by_a_hidden_card_is_the_owners_secret_until_the_end() -> None:
    match = table(player("ann", ["H1"], at("Beta", "viable", "H2")), player("bob"), offer=["B1", "B2", "B3"])
    assert view(match, "ann").players[0].ventures[0].accelerated
    assert not view(match, "bob").players[0].ventures[0].accelerated
    assert view(match, "bob").players[0].score is None
    over = finish(player("ann", ["H1"], at("Beta", "viable", "H2")), player("bob"))
    assert view(over, "bob").players[0].score == 2
    assert "ann scores 2: 2 Growth and 2 Growth Fuel, with Beta accelerated." in over.log(1)


def test_the_last_round_ends_with_discards_too() -> None:
    ann = player("ann", ["H1", "T3"], at("Beta", "viable", "H2"))
    bob = player("bob", ["Cut"], at("Alpha", "viable", "B1"), started=1)
    match = last_lap(ann, bob, round=3, macro="Dear", turn={"player": "bob"})
    answer(match, END)
    assert asked(match) == "ann"
    answer(match, "H1")
    assert seat(match, "ann").score() == 0, "without H1 there is no acceleration"


# Who wins


def test_the_highest_score_wins() -> None:
    match = finish(player("ann", [], at("Gamma", "viable", "B2", "T3")), player("bob"))
    assert winners(match) == ["ann"]
    assert match.result is not None
    assert match.result.words == "ann wins with 1 point"
    assert match.decision is None


def test_ties_are_shared() -> None:
    match = finish(player(), player("bob"), player("cat", [], at("Alpha", "paused")))
    assert winners(match) == ["ann", "bob"]
    assert match.result is not None
    assert match.result.words == "ann and bob share the victory with 0 points"


def test_a_score_can_be_negative_and_win() -> None:
    match = finish(
        player("ann", [], at("Alpha", "paused")), player("bob", [], at("Beta", "paused"), at("Gamma", "paused"))
    )
    assert winners(match) == ["ann"]
    assert match.result is not None
    assert match.result.words == "ann wins with -1 points"


# Teams


def test_several_people_can_share_a_seat() -> None:
    match = new_match(["ann & bob", "cat & dan"], seed=1)
    assert match.names == ["ann & bob", "cat & dan"]
    assert asked(match) in match.names


def test_teams_of_separate_seats_add_their_scores() -> None:
    boards = {
        "ann": [at("Gamma", "viable", "B2", "T3")],
        "bob": [at("Alpha", "transformative", "B3", "H2"), at("Beta", "viable", "H3")],
        "cat": [at("Huge 6", "paused")],
        "dan": [at("Huge 1", "paused"), at("Huge 2", "paused"), at("Huge 3", "paused")],
    }
    players = [player(name, [], *boards[name], team=index % 2) for index, name in enumerate(NAMES)]
    match = finish(*players, projects=["Huge 4", "Huge 5"])
    assert game(match).scores() == [0, 0, 0, 0]
    assert winners(match) == NAMES
    assert match.result is not None
    assert match.result.words == "ann and bob and cat and dan share the victory with 0 points"
    boards["dan"].pop()
    players = [player(name, [], *boards[name], team=index % 2) for index, name in enumerate(NAMES)]
    match = finish(*players, projects=["Huge 3", "Huge 4", "Huge 5"])
    assert game(match).scores() == [0, 1, 0, 1]
    assert winners(match) == ["bob", "dan"], "though ann has more than dan"
    assert match.result is not None
    assert match.result.words == "bob and dan win with 1 point"


def test_partners_can_sit_anywhere() -> None:
    assert game(new_match(NAMES, 1, {"teams": "xyyx"})).teams == [0, 1, 1, 0]


def test_partners_sit_across_and_do_not_see_each_others_hands() -> None:
    match = new_table((4, True, False), 3)
    assert game(match).teams == [0, 1, 0, 1]
    assert view(match, "ann").players[2].hand is None


@pytest.mark.parametrize(
    ("seats", "options_given", "words"),
    [
        (["ann"], {}, "for 2 to 4 players or teams, not 1"),
        (["a", "b", "c", "d", "e"], {}, "not 5"),
        (["ann", "bob"], {"teams": "yes"}, "for four players"),
        (["a", "b", "c", "d"], {"teams": "no"}, "two of each, such as ABAB, not 'no'"),
        (["a", "b", "c", "d"], {"teams": "AAAB"}, "two of each, such as ABAB, not 'AAAB'"),
        (["ann", "bob"], {"longer": "yes"}, "the options are teams and deck"),
        (["ann", "x,y"], {}, "cannot be a name"),
    ],
)
def test_what_cannot_sit_down_together_is_refused(seats: list[str], options_given: dict[str, str], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        new_match(seats, 1, options_given)


# Giving up


def test_in_a_game_of_two_the_other_wins() -> None:
    match = table(player(), player("bob"), offer=["B1", "B2", "B3"])
    match.concede(0)
    assert winners(match) == ["bob"]
    assert match.result is not None
    assert match.result.words == "bob wins: ann concedes"
    assert match.log(None)[-2:] == ["ann concedes.", "bob wins: ann concedes."]


def test_at_the_end_by_a_concession_all_cards_are_where_they_were() -> None:
    ann = player("ann", ["T1", "Cut"], at("Alpha", "viable", "B2"))
    bob = player("bob", ["H1", "H2"], at("Gamma", "viable", "B3", "T3"))
    match = table(ann, bob, offer=["B1", "T2", "H3"])
    answer(match, "Play Cut on bob")
    match.concede(1)
    assert winners(match) == ["ann"]
    assert hand(match, "bob") == ["H1", "H2"]
    assert projects(match, "bob") == {"Gamma": ("viable", ["B3", "T3"])}
    assert projects(match, "ann") == {"Alpha": ("viable", ["B2"])}
    assert view(match, None).players[1].score == 1


def three(turn: str = "ann") -> Match:
    cat = player("cat", ["H3"])
    ann = player("ann", ["T1", "Cut"], at("Alpha", "viable", "B2"), started=1)
    return table(ann, player("bob", ["H1", "H2"]), cat, offer=["B1", "B3", "T3"], turn={"player": turn})


def test_with_more_players_the_cards_are_discarded_and_the_seat_is_skipped() -> None:
    match = three()
    match.concede(0)
    assert match.result is None
    assert asked(match) == "bob"
    assert {"T1", "Cut", "B2"} <= set(discards(match))
    assert [card.name for card in game(match).dropped.cards] == ["Alpha"]
    assert view(match, "bob").players[0].out
    answer(match, "Take B1")
    answer(match, options(match)[0])
    assert asked(match) == "bob", "after cat comes bob"
    with pytest.raises(IllegalAnswer, match="ann is out of the game already"):
        match.concede(0)
    match.concede(2)
    assert winners(match) == ["bob"]


def test_who_is_in_turn_goes_on_when_another_gives_up() -> None:
    match = three()
    answer(match, "Take B1")
    match.concede(2)
    assert asked(match) == "ann"
    assert not [label for label in options(match) if label.startswith("Take")], "the turn has been used"
    answer(match, END)
    assert asked(match) == "bob"


def test_what_another_suffers_goes_on_when_a_bystander_gives_up() -> None:
    match = three()
    answer(match, "Play Cut on bob")
    assert asked(match) == "bob"
    match.concede(2)
    assert asked(match) == "bob", "the obstacle has been played"
    with pytest.raises(IllegalAnswer, match="cat is out of the game already"):
        match.concede(2)
    answer(match, "H1")
    assert hand(match, "bob") == ["H2"]
    assert {"Cut", "H1", "H3"} <= set(discards(match)), "cat has left"
    assert asked(match) == "ann"
    assert not [label for label in options(match) if "cat" in label]


def test_what_another_does_goes_on_when_a_bystander_gives_up() -> None:
    players = [player("ann", ["B1", "B2"]), player("bob"), player("cat", ["H3"])]
    match = table(*players, offer=["B3", "T3", "T2"], projects=["Alpha", *HUGE[:4]])
    answer(match, "Start Alpha")
    match.concede(2)
    assert asked(match) == "ann"
    answer(match, "B1", "Done")
    assert projects(match, "ann") == {"Alpha": ("viable", ["B1"])}
    assert "H3" in discards(match)


def test_who_suffers_or_has_played_an_obstacle_and_gives_up_ends_it() -> None:
    match = three()
    answer(match, "Play Cut on bob")
    match.concede(1)
    assert asked(match) == "ann"
    match = three()
    answer(match, "Play Cut on bob")
    match.concede(0)
    assert asked(match) == "bob"
    assert hand(match, "bob") == ["H1", "H2"]


def test_who_is_about_to_leave_does_not_keep_the_game_going() -> None:
    match = three()
    answer(match, "Play Cut on bob")
    match.concede(2)
    match.concede(0)
    assert winners(match) == ["bob"]
    assert match.result is not None
    assert match.result.words == "bob wins: cat and ann concede"
    assert hand(match, "cat") == ["H3"]


def test_a_discard_that_was_made_at_the_end_of_a_round_is_not_asked_for_again() -> None:
    players = [player("ann", ["Cut"], at("Alpha", "viable", "B1"), started=1), player("bob", ["H1", "H2"])]
    players += [player("cat", ["T1", "T2"]), player("dan", ["T3", "H3"])]
    match = last_lap(*players, turn={"player": "dan"}, first=0)
    assert asked(match) == "bob"
    answer(match, "H1")
    assert asked(match) == "cat"
    match.concede(3)
    assert asked(match) == "cat"
    answer(match, "T1")
    assert game(match).round == 2
    assert "H2" in hand(match, "bob")


def test_if_one_side_is_left_it_wins() -> None:
    match = new_table((4, True, False), 3)
    match.concede(0)
    assert match.result is None
    match.concede(2)
    assert winners(match) == ["bob", "dan"]


def test_a_record_keeps_that_someone_has_given_up() -> None:
    match = new_table((3, False, True), 3)
    match.answer(0)
    match.concede(1)
    text = record.dump(match)
    assert "2. bob concedes" in text
    twin = record.load(text, GAMES)
    assert twin.log(0) == match.log(0)
    assert twin.now.has_left(1)
    twin.undo()
    assert not twin.now.has_left(1)
