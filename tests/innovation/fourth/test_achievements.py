"""Special achievements and victory: both settled at the end of each action, and not before."""

import pytest

from helpers import (
    Pile,
    achievements,
    act,
    answer,
    asked,
    available,
    hand,
    icons,
    log,
    options,
    player,
    score,
    table,
    tops,
    winners,
)
from splay.kernel.match import Match
from splay.kernel.plain import Spec

DEMANDS = ["Archery", "City States", "Mapmaking", "Medicine"]
ELEVEN_CLOCKS: dict[str, Pile] = {"blue": (["Quantum Theory", "Rocketry", "Computers"], "aslant"), "red": ["Fission"]}


def idle(name: str = "bob") -> Spec:
    """Return a player who meets nothing."""
    return player(name, ["Masonry"])


# The conditions


@pytest.mark.parametrize(("card", "claims"), [("Medicine", True), ("Fermenting", False)])
def test_monument_for_four_top_cards_with_a_demand(card: str, claims: bool) -> None:
    match = table(player("ann", DEMANDS[:3], hand=[card]), idle(), edition="4e")
    act(match, f"Meld {card}")
    assert achievements(match, "ann") == (["Monument"] if claims else [])


def test_covered_cards_with_a_demand_do_not_count_for_monument() -> None:
    match = table(
        player("ann", DEMANDS[:3], piles={"yellow": (["Fermenting", "Medicine"], "aslant")}), idle(), edition="4e"
    )
    act(match, "Draw")
    assert achievements(match, "ann") == []


def test_tucking_and_scoring_six_cards_earns_nothing() -> None:
    match = table(player("ann", ["Philosophy"], hand=["Oars"], tucked=6, scored=6), idle(), edition="4e")
    act(match, "Dogma Philosophy", "Oars")
    assert score(match, "ann") == ["Oars"]
    assert achievements(match, "ann") == []


@pytest.mark.parametrize(("card", "clocks"), [("Sailing", 11), ("Mass Media", 12), ("Databases", 14)])
def test_world_for_twelve_clocks(card: str, clocks: int) -> None:
    match = table(player("ann", piles=ELEVEN_CLOCKS, hand=[card]), idle(), edition="4e")
    act(match, f"Meld {card}")
    assert icons(match, "ann")["clock"] == clocks
    assert achievements(match, "ann") == (["World"] if clocks >= 12 else [])


def test_persons_do_not_matter_for_empire() -> None:
    match = table(
        player(
            "ann",
            ["Rocketry", "Navigation", "Philosophy"],
            piles={"red": (["Coal", "Metalworking", "Archery"], "right")},
            hand=["Agriculture"],
        ),
        idle(),
        edition="4e",
    )
    act(match, "Meld Agriculture")
    assert "person" not in icons(match, "ann")
    assert achievements(match, "ann") == ["Empire"]


def test_an_11_is_good_for_universe() -> None:
    board = ["Rocketry", "Flight", "Databases", "Antibiotics"]
    match = table(player("ann", board, hand=["Escapism"]), idle(), edition="4e")
    act(match, "Meld Escapism")
    assert achievements(match, "ann") == ["Universe"]


# The moment


def test_what_is_met_in_the_middle_of_an_action_only_is_not_claimed() -> None:
    # Databases is the fourth top card with a demand, until Self Service covers it.
    match = table(
        player("ann", ["The Internet", "Archery", "Medicine", "Climatology"]),
        idle(),
        edition="4e",
        decks={10: ["Bioengineering", "Databases", "Self Service"]},
    )
    act(match, "Dogma The Internet")
    assert "Self Service" in tops(match, "ann")
    assert achievements(match, "ann") == []


def test_what_is_met_on_anothers_action_is_claimed_at_its_end() -> None:
    match = table(
        player("ann", ["Gunpowder"]),
        player("bob", ["Rocketry", "Databases", "Antibiotics", "Empiricism"], piles={"red": ["Archery", "Flight"]}),
        edition="4e",
        decks={2: ["Currency"]},
    )
    act(match, "Dogma Gunpowder")
    assert achievements(match, "bob") == ["Universe"]
    assert log(match, None)[-1] == "bob claims Universe."


def test_what_a_position_entitles_to_is_claimed_at_the_end_of_the_next_action_of_anyone() -> None:
    match = table(idle("ann"), player("bob", DEMANDS), edition="4e")
    assert achievements(match, "bob") == []
    act(match, "Draw")
    assert achievements(match, "bob") == ["Monument"]


def test_a_special_achievement_is_kept_when_its_condition_is_lost() -> None:
    match = table(player("ann", piles=ELEVEN_CLOCKS, hand=["Mass Media", "Sailing"]), idle(), edition="4e")
    act(match, "Meld Mass Media")
    act(match, "Meld Sailing")
    assert icons(match, "ann")["clock"] == 11
    assert achievements(match, "ann") == ["World"]


def test_what_somebody_has_cannot_be_claimed_again() -> None:
    match = table(
        player("ann", piles=ELEVEN_CLOCKS, hand=["Mass Media"]),
        player("bob", ["Tools"], achievements=["World"]),
        edition="4e",
    )
    act(match, "Meld Mass Media")
    assert achievements(match, "ann") == []


def test_a_card_gives_a_special_achievement_at_once() -> None:
    match = table(
        player("ann", ["Masonry"], piles={"red": ["Archery", "Oars", "Metalworking"]}), player("bob"), edition="4e"
    )
    act(match, "Dogma Masonry")
    assert achievements(match, "ann") == ["Monument"]


# Ties


@pytest.mark.parametrize(
    ("able", "claimant"),
    [
        (["ann"], "ann"),
        (["ann", "bob"], "bob"),
        (["ann", "cat"], "cat"),
        (["bob", "cat"], "bob"),
        (["ann", "bob", "cat"], "bob"),
    ],
)
def test_ties_go_to_the_first_player_left_of_the_current_one(able: list[str], claimant: str) -> None:
    boards = [
        ["Archery", "City States", "Mapmaking", "Medicine"],
        ["Oars", "Monotheism", "Navigation", "Machinery"],
        ["Construction", "Feudalism", "Compass", "Anatomy"],
    ]
    players = [
        player(name, board if name in able else []) for name, board in zip(["ann", "bob", "cat"], boards, strict=True)
    ]
    match = table(*players, edition="4e", actions=2)
    if match.decision is not None and asked(match) == "ann":
        act(match, "Draw")
    assert achievements(match, claimant) == ["Monument"]
    assert "Monument" not in available(match)


# Victory


def test_enough_achievements_win_at_the_end_of_the_action() -> None:
    for owned, over in (([2, 3, 4, 5], False), ([2, 3, 4, 5, 6], True)):
        match = table(player("ann", ["Tools"], score=[5], achievements=owned), idle(), edition="4e")
        act(match, "Achieve 1")
        assert winners(match) == (["ann"] if over else [])


def test_a_player_with_enough_achievements_has_won_only_when_an_action_ends() -> None:
    match = table(idle("ann"), player("bob", ["Tools"], achievements=[1, 2, 3, 4, 5, 6]), edition="4e")
    assert (match.result, asked(match)) == (None, "ann")
    act(match, "Draw")
    assert winners(match) == ["bob"]


def test_a_special_achievement_claimed_at_the_end_of_the_action_counts() -> None:
    match = table(player("ann", DEMANDS[:3], hand=["Medicine"], achievements=[1, 2, 3, 4, 5]), idle(), edition="4e")
    act(match, "Meld Medicine")
    assert achievements(match, "ann") == [1, 2, 3, 4, 5, "Monument"]
    assert winners(match) == ["ann"]
    assert log(match, None)[-2:] == ["ann claims Monument.", "ann wins with 6 achievements."]


def race(own: list[int | str], others: list[int | str], cats: list[int | str]) -> Match:
    """Return a match in which ann has achieved 1, with bob to her left and cat to her right."""
    match = table(
        player("ann", ["Tools"], score=[5], achievements=own),
        player("bob", ["Oars"], achievements=others),
        player("cat", ["Sailing"], achievements=cats),
        edition="4e",
    )
    act(match, "Achieve 1")
    return match


@pytest.mark.parametrize(
    ("own", "bobs", "cats", "won"),
    [
        # Three players need five achievements; ann gets one more.
        ([2, 3, 4, 5], [6, 7], [8, 9], ["ann"]),
        ([2, 3, 4], [6, 7], [8, 9], []),
        ([2, 3, 4, 5], [6, 7, 8, 9, 10], [], ["bob"]),
        ([2, 3, 4, 5], [], [6, 7, 8, 9, 10], ["cat"]),
        (["World"], [2, 3, 4, 5, 6], [7, 8, 9, 10, "Empire"], ["bob"]),
        (["World"], [2, 3, 4, 5, 6], [7, 8, 9, 10, "Empire", "Wonder"], ["cat"]),
        ([2, 3, 4, 5, 6], [7, 8, 9, 10, "Empire"], [], ["ann"]),
    ],
)
def test_of_several_the_most_achievements_win_and_then_the_first_to_the_left(
    own: list[int | str], bobs: list[int | str], cats: list[int | str], won: list[str]
) -> None:
    assert winners(race(own, bobs, cats)) == won


def test_nothing_wins_in_the_middle_of_an_action() -> None:
    # bob shares and claims his sixth achievement; ann goes on, claims as well, and only then it is settled.
    match = table(
        player("ann", ["Translation"], achievements=[1, 2, 3, 4, 5, 6], score=["Oars", "Tools"]),
        player("bob", ["Navigation"], achievements=[7, 8, 9, 10, "Empire"]),
        edition="4e",
    )
    answer(match, "Dogma Translation")
    assert match.result is None
    assert asked(match) == "ann"
    answer(match, "No")
    assert achievements(match, "bob") == [7, 8, 9, 10, "Empire", "World"]
    # Both have six: bob sits to the left.
    assert winners(match) == ["bob"]


def test_a_draw_above_11_comes_before_victory_by_achievements() -> None:
    match = table(
        player("ann", ["Experimentation"], achievements=[1, 2, 3, 4, 5, 6]),
        player("bob", ["Oars"], score=[5]),
        edition="4e",
        exact=True,
    )
    act(match, "Dogma Experimentation")
    assert match.result is not None and match.result.kind == "score"
    assert winners(match) == ["bob"]


def test_achievements_are_settled_before_the_free_draw() -> None:
    # bob shares Translation, so ann would draw; with no card left that would end the game by score.
    match = table(
        player("ann", ["Translation"], achievements=[1, 2, 3, 4, 5]),
        player("bob", ["Navigation", "Masonry"], score=["Optics"]),
        edition="4e",
        exact=True,
        special=["World"],
    )
    answer(match, "Dogma Translation")
    assert (asked(match), options(match)) == ("bob", ["Yes", "No"])
    answer(match, "Yes")
    assert tops(match, "bob") == ["Masonry", "Navigation", "Optics"]
    assert match.result is not None and match.result.kind == "achievements"
    assert winners(match) == ["ann"]
    assert hand(match, "ann") == []


def test_the_current_player_is_asked_for_the_next_action_if_nobody_has_won() -> None:
    match = race([2], [], [])
    assert (asked(match), "Draw" in options(match)) == ("ann", True)
