"""Obstacles: how they are held and played, each of their effects, and defences."""

import pytest

from company import (
    END,
    HUGE,
    answer,
    asked,
    at,
    discards,
    game,
    hand,
    options,
    player,
    projects,
    prompt,
    seat,
    table,
    view,
)
from splay.kernel.match import Match

OFFER = ["B1", "B2", "B3"]


def play(name: str, *victim_hand: str, projects_of_victim: tuple[dict[str, object], ...] = ()) -> Match:
    match = table(player(hand=[name, "Mix"]), player("bob", victim_hand, *projects_of_victim), offer=OFFER)
    answer(match, f"Play {name} on bob")
    return match


def test_obstacles_are_taken_like_assets() -> None:
    match = table(player(), player("bob"), offer=["Cut", "Halt", "Wait"])
    answer(match, "Take Halt")
    assert hand(match, "ann") == ["Halt"]


def test_obstacles_cannot_be_allocated() -> None:
    match = table(player(hand=["Cut", "B1"]), player("bob"), offer=["H1", "H2", "H3"], projects=["Alpha"])
    answer(match, "Start Alpha")
    assert projects(match, "ann") == {"Alpha": ("viable", ["B1"])}


def test_an_obstacle_is_played_on_any_one_opponent_and_then_discarded() -> None:
    match = table(player(hand=["Wait"]), player("bob"), player("cat"), offer=OFFER)
    assert [label for label in options(match) if "Wait" in label] == ["Play Wait on bob", "Play Wait on cat"]
    answer(match, "Play Wait on cat")
    assert seat(match, "cat").skips == 1
    assert seat(match, "bob").skips == 0
    assert discards(match)[-1] == "Wait"


def test_obstacles_are_not_played_on_a_partner() -> None:
    names = ["ann", "bob", "cat", "dan"]
    match = table(
        player(hand=["Wait"], team=0),
        *[player(name, team=index % 2) for index, name in enumerate(names)][1:],
        offer=OFFER,
    )
    assert [label for label in options(match) if "Wait" in label] == ["Play Wait on bob", "Play Wait on dan"]


# Effects


def test_discard_lets_the_victim_choose_a_card_in_hand() -> None:
    match = play("Cut", "H1", "Halt")
    assert asked(match) == "bob"
    assert prompt(match) == "Choose a card to discard"
    assert options(match) == ["H1", "Halt"]
    answer(match, "Halt")
    assert hand(match, "bob") == ["H1"]
    assert asked(match) == "ann"
    assert "Take B1" in options(match), "playing it does not cost the turn"


def test_discard_of_a_family_leaves_other_cards_alone() -> None:
    match = play("Cut Culture", "H1", "T1", "T2", "T3", "Halt")
    assert options(match) == ["T1", "T2", "T3"]
    answer(match, "T1", "T3")
    assert hand(match, "bob") == ["H1", "Halt", "T2"]


def test_discard_takes_as_much_as_there_is() -> None:
    match = play("Cut Culture", "H1", "T1")
    assert hand(match, "bob") == ["H1"]
    assert hand(play("Cut"), "bob") == []


def test_discard_does_not_reach_allocated_assets() -> None:
    match = play("Cut", projects_of_victim=(at("Beta", "viable", "H2"),))
    assert projects(match, "bob") == {"Beta": ("viable", ["H2"])}


def test_give_hands_a_card_over_and_only_the_two_see_which() -> None:
    match = table(player(hand=["Grab"]), player("bob", ["H1", "H2"]), player("cat"), offer=OFFER)
    answer(match, "Play Grab on bob", "H2")
    assert hand(match, "ann") == ["H2"]
    assert hand(match, "bob") == ["H1"]
    assert "bob hands H2 over to ann." in match.log(0)
    assert "bob hands H2 over to ann." in match.log(1)
    assert "bob hands a card over to ann." in match.log(2)


def test_give_of_a_family() -> None:
    match = play("Grab Tools", "T1", "H1")
    assert hand(match, "bob") == ["T1"]
    assert hand(match, "ann") == ["H1", "Mix"]
    assert hand(play("Grab Tools", "T1"), "bob") == ["T1"]


def test_pause_projects_pauses_a_project_of_the_victims_choice() -> None:
    match = play(
        "Halt",
        projects_of_victim=(at("Beta", "viable", "H2"), at("Gamma", "paused"), at("Alpha", "viable", "Wants B1")),
    )
    assert options(match) == ["Beta", "Alpha"]
    answer(match, "Beta")
    assert projects(match, "bob")["Beta"] == ("paused", [])
    assert hand(match, "bob") == ["H2"]
    assert projects(match, "bob")["Alpha"][0] == "viable"


def test_assets_freed_by_an_obstacle_count_for_the_hand_limit_at_once() -> None:
    held = ["H1", "H3", "T1", "T2", "T3", "Cut", "Wait"]
    match = play("Halt", *held, projects_of_victim=(at("Beta", "viable", "H2"),))
    assert asked(match) == "bob"
    assert prompt(match) == "Discard a card: you hold 8 and may hold 7"
    assert set(options(match)) == {*held, "H2"}
    answer(match, "T1")
    assert asked(match) == "ann"


def test_lose_turns_skips_whole_turns() -> None:
    match = play("Wait", "Cut")
    answer(match, "Take B1")
    assert asked(match) == "ann"
    answer(match, options(match)[0])
    assert asked(match) == "bob", "one turn only"


def test_freeze_stops_starting_upgrading_and_restarting_for_a_turn() -> None:
    held = ["H3", "B1", "Wants Culture", "Mix"]
    bob = player("bob", held, at("Beta", "viable", "H2"), at("Gamma", "paused"))
    offers = {"offer": ["T1", "T2", "T3"], "pile": ["H1", "B2", "B3"], "projects": ["Alpha", *HUGE[:4]]}
    frozen_out = {"Start Alpha", "Upgrade Beta", "Restart Gamma"}
    match = table(player(hand=["Freeze", "Cut"]), bob, **offers)
    answer(match, "Play Freeze on bob", "Take T1", END)
    assert options(match) == ["Take T2", "Take T3", "Take H1", "Pause Beta"]
    answer(match, "Take T2", END)
    answer(match, "Take T3", END)
    assert asked(match) == "bob"
    assert frozen_out <= set(options(match)), "for one turn only"
    match = table(player(hand=["Freeze", "Cut"]), bob, **offers)
    answer(match, "Take T1", END)
    assert frozen_out <= set(options(match)), "without the obstacle"


def test_a_skipped_turn_does_not_thaw() -> None:
    match = table(
        player(hand=["Freeze", "Wait", "Cut"]), player("bob", ["B1"]), offer=[*OFFER[1:], "H1"], projects=["Alpha"]
    )
    answer(match, "Play Freeze on bob", "Play Wait on bob", "Take B2", END)
    assert asked(match) == "ann"
    answer(match, "Take B3", END)
    assert asked(match) == "bob"
    assert "Start Alpha" not in options(match)


def test_an_obstacle_can_do_several_things() -> None:
    match = play("Both", "H1")
    assert hand(match, "bob") == []
    assert seat(match, "bob").skips == 2


# Defences


@pytest.mark.parametrize("in_hand", [True, False])
def test_a_defence_wherever_it_is_allocated_lets_the_victim_skip_a_turn_instead(in_hand: bool) -> None:
    bob = player("bob", ["H1", "T2"]) if in_hand else player("bob", ["T2"], at("Beta", "viable", "H1", "H3"))
    match = table(player(hand=["Parried"]), bob, offer=OFFER)
    before = hand(match, "bob")
    answer(match, "Play Parried on bob")
    assert asked(match) == "bob"
    assert options(match) == ["Skip a turn instead", "Suffer it"]
    answer(match, "Skip a turn instead")
    assert hand(match, "bob") == before, "the defence is kept"
    assert seat(match, "bob").skips == 1
    assert "bob has H1 and will skip a turn instead." in match.log(None)
    answer(match, "Take B1")
    assert asked(match) == "ann"


def test_a_victim_with_a_defence_may_suffer_the_obstacle_all_the_same_and_nobody_learns_of_the_defence() -> None:
    match = table(player(hand=["Parried"]), player("bob", ["H1", "T2"]), offer=OFFER)
    answer(match, "Play Parried on bob", "Suffer it", "H1")
    assert hand(match, "bob") == []
    assert seat(match, "bob").skips == 0
    assert not [line for line in match.log(0) if "has H1" in line]


def test_without_the_matching_defence_the_obstacle_is_suffered() -> None:
    match = play("Parried", "T2", "H2")
    assert options(match) == ["T2", "H2"]
    answer(match, "T2")
    assert hand(match, "bob") == []
    assert seat(match, "bob").skips == 0


def test_the_question_names_the_obstacle_that_asks() -> None:
    match = play("Cut", "H1", "H2")
    assert match.decision is not None and match.decision.source is not None
    assert match.decision.source.to_json() == {"name": "Cut", "text": "Discard 1 unallocated card."}
    assert game(match).source is not None
    answer(match, "H1")
    assert match.decision is not None
    assert match.decision.source is None


def test_skips_and_freezes_are_open_to_all() -> None:
    match = table(player(hand=["Wait", "Freeze"]), player("bob"), offer=OFFER)
    answer(match, "Play Wait on bob", "Play Freeze on bob")
    for viewer in ("ann", "bob", None):
        assert (view(match, viewer).players[1].skips, view(match, viewer).players[1].frozen) == (1, 1)
