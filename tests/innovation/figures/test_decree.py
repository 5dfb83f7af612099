"""The Decree action: what it takes, what becomes of the hand, where the decree may be, and what each of them does."""

from typing import Any

import pytest

from helpers import (
    achievements,
    act,
    answer,
    asked,
    available,
    bottom_of_deck,
    decrees,
    figures,
    forecast,
    game,
    hand,
    icons,
    junk,
    karmas_told,
    log,
    options,
    pile,
    player,
    score,
    splay,
    tops,
    view,
    winners,
)
from splay.innovation import position
from splay.kernel.match import Match
from splay.kernel.plain import Spec

THREE = ["Homer", "Plato", "Su Song"]
"""Figures of values 1, 2 and 3: purple, purple, green."""
BOB = player("bob", ["Pottery"])


def issuing(hand: list[str], board: list[str] | None = None, **rest: Any) -> Match:
    return figures(player("ann", board if board is not None else ["Writing"], hand=hand), BOB, **rest)


# What it takes


@pytest.mark.parametrize(
    ("held", "offered"),
    [
        (THREE, ["Trade", "Rivalry"]),
        (["Huang Di", "Sun Tzu", "Avicenna"], ["Advancement", "War", "Expansion"]),
        # A fourth figure of a value that is there already adds its colour.
        ([*THREE, "Gilgamesh"], ["War", "Trade", "Rivalry"]),
        # Three figures of two values, and two figures with a base card of a third.
        (["Homer", "Plato", "Fu Xi"], []),
        (["Homer", "Plato", "Optics"], []),
        (["Homer", "Plato"], []),
        ([], []),
    ],
)
def test_figures_of_three_values_issue_a_decree_of_the_colour_of_one_of_them(
    held: list[str], offered: list[str]
) -> None:
    assert decrees(issuing(held)) == offered


def test_two_figures_are_enough_for_the_decree_that_a_karma_names_and_three_for_the_others() -> None:
    assert decrees(issuing(["Homer", "Sinuhe"], ["Tigernmas"])) == ["War"]
    assert decrees(issuing(THREE, ["Tigernmas"])) == ["War", "Trade", "Rivalry"]


def test_the_karma_is_for_its_owner_alone_and_while_it_is_on_top() -> None:
    held = ["Homer", "Sinuhe"]
    opponents = player("bob", ["Tigernmas"])
    assert decrees(figures(player("ann", ["Writing"], hand=held), opponents)) == []
    covered = player("ann", piles={"red": (["Archery", "Tigernmas"], "up")}, hand=held)
    assert decrees(figures(covered, BOB)) == []
    assert decrees(issuing(["Homer", "Oars"], ["Tigernmas"])) == []


EASING = {
    "Advancement": [
        "Huang Di",
        "Archimedes",
        "Sejong the Great",
        "Takiyuddin",
        "Benjamin Franklin",
        "Charles Darwin",
        "Albert Einstein",
    ],
    "War": ["Tigernmas", "Sun Tzu", "Saladin", "Shivaji", "Napoleon Bonaparte", "Robert E. Lee", "Erwin Rommel"],
    "Trade": ["Fu Xi", "Ptolemy", "Su Song", "Christopher Columbus", "John Harrison", "J.P. Morgan", "Hedy Lamarr"],
    "Expansion": [
        "Sneferu",
        "Ximen Bao",
        "Avicenna",
        "Christopher Polhem",
        "John Loudon McAdam",
        "Florence Nightingale",
        "Nikola Tesla",
    ],
    "Rivalry": [
        "Sinuhe",
        "Plato",
        "Murasaki Shikibu",
        "William Shakespeare",
        "Ludwig Van Beethoven",
        "Queen Victoria",
        "Pelé",
    ],
}
"""The figures by whose karma two figures are enough, by the decree."""


@pytest.mark.parametrize(
    ("figure", "decree"), [(figure, decree) for decree, eased in EASING.items() for figure in eased]
)
def test_two_figures_of_one_value_and_colour_are_enough_and_a_single_one_is_not(figure: str, decree: str) -> None:
    assert decrees(issuing(["Homer", "Ptahhotep", "Oars"], [figure])) == [decree]
    assert decrees(issuing(["Homer", "Oars", "Tools"], [figure])) == []
    match = issuing(["Homer", "Ptahhotep", "Oars"], [figure])
    answer(match, f"Issue the {decree} decree")
    assert achievements(match, "ann") == [decree]
    assert junk(match) == ["Homer", "Oars", "Ptahhotep"]


# The hand


def test_the_whole_hand_is_removed() -> None:
    match = issuing([*THREE, "Oars", "Tools"], decks={2: ["Currency", "Calendar", "Fermenting"]})
    act(match, "Issue the Trade decree")
    assert (hand(match, "ann"), junk(match)) == ([], sorted([*THREE, "Oars", "Tools"]))


def test_what_counts_as_being_in_hand_counts_and_goes_as_well() -> None:
    # For the owner of Emperor Meiji the forecast is in hand.
    match = figures(
        player("ann", ["Emperor Meiji"], hand=["Su Song", "Oars"], forecast=["Homer", "Plato"]),
        BOB,
        decks={8: ["Flight", "Mobility", "Rocketry"]},
    )
    assert decrees(match) == ["Trade", "Rivalry"]
    act(match, "Issue the Trade decree")
    assert junk(match) == ["Homer", "Oars", "Plato", "Su Song"]
    assert forecast(match, "ann") == ["Flight", "Mobility", "Rocketry"]


def test_others_see_of_it_the_colour_that_the_decree_needs_and_no_other_front() -> None:
    match = issuing([*THREE, "Oars"], decks={2: ["Currency", "Calendar", "Fermenting"]})
    act(match, "Issue the Trade decree")
    for name in ("bob", None):
        told = "\n".join(log(match, name))
        assert "Su Song" in told
        assert not any(front in told for front in ("Homer", "Plato", "Oars"))
        assert not any(front in str(view(match, name).to_json()["junk"]) for front in ("Homer", "Plato", "Oars"))


def test_by_a_karma_no_front_is_shown() -> None:
    match = issuing(["Homer", "Sinuhe", "Oars"], ["Tigernmas"])
    act(match, "Issue the War decree", "9")
    told = "\n".join(log(match, "bob"))
    assert not any(front in told for front in ("Homer", "Sinuhe", "Oars"))


def test_homer_tucks_the_figures_of_the_hand() -> None:
    # The rulebook's example: each figure that would have been removed is tucked; other cards are removed.
    match = issuing(
        ["Sinuhe", "Plato", "Su Song", "Oars"], ["Homer"], decks={2: ["Currency", "Calendar", "Fermenting"]}
    )
    answer(match, "Issue the Trade decree")
    while match.decision is not None and match.decision.prompt == "Remove first":
        answer(match, next(name for name in ("Sinuhe", "Plato", "Su Song", "Oars") if name in options(match)))
    assert pile(match, "ann", "purple") == ["Homer", "Sinuhe", "Plato"]
    assert (hand(match, "ann"), junk(match), achievements(match, "ann")) == ([], ["Oars"], ["Trade"])
    assert karmas_told(match) == ["Homer", "Homer", "Homer"]
    # Tucked on an empty colour, Su Song is a second figure on top.
    assert sorted(options(match)) == ["Homer", "Su Song"]


# Where the decree is


def test_from_the_centre_it_is_claimed_and_acts() -> None:
    match = issuing(THREE, decks={2: ["Currency", "Calendar", "Fermenting"]})
    assert "Trade" in available(match)
    act(match, "Issue the Trade decree")
    assert achievements(match, "ann") == ["Trade"]
    assert "Trade" not in available(match)
    assert forecast(match, "ann") == ["Calendar", "Currency", "Fermenting"]


def test_ones_own_acts_again() -> None:
    match = figures(
        player("ann", ["Writing"], hand=THREE, achievements=["Trade"]),
        BOB,
        decks={2: ["Currency", "Calendar", "Fermenting"]},
    )
    act(match, "Issue the Trade decree")
    assert achievements(match, "ann") == ["Trade"]
    assert forecast(match, "ann") == ["Calendar", "Currency", "Fermenting"]


@pytest.mark.parametrize("team", [False, True])
def test_anothers_goes_back_to_the_centre_and_does_not_act(team: bool) -> None:
    names = ["ann", "bob", "cat", "dan"]
    seats: list[Spec] = [player("ann", ["Writing"], hand=THREE, team=0 if team else None)]
    for number, name in enumerate(names[1:], start=1):
        held = ["Trade"] if name == "cat" else []
        seats.append(player(name, achievements=held, team=number % 2 if team else None))
    match = figures(*seats)
    # A partner is another player as well.
    act(match, "Issue the Trade decree")
    assert (achievements(match, "ann"), achievements(match, "cat"), forecast(match, "ann")) == ([], [], [])
    assert "Trade" in available(match)
    assert junk(match) == sorted(THREE)
    assert "ann makes Trade available again." in log(match, "cat")


def test_a_decree_that_was_lost_can_be_claimed_by_anyone() -> None:
    match = figures(
        player("ann", ["Writing"], hand=THREE),
        player("bob", ["Pottery"], hand=["Fu Xi", "Ptolemy", "Shen Kuo"], achievements=["Trade"]),
        decks={2: ["Currency", "Calendar", "Fermenting"]},
        actions=1,
    )
    act(match, "Issue the Trade decree")
    act(match, "Issue the Trade decree")
    assert achievements(match, "bob") == ["Trade"]


def test_a_decree_whose_owner_has_left_the_game_is_out_of_it() -> None:
    match = figures(player("ann", ["Writing"], hand=THREE), player("bob", achievements=["Trade"]), player("cat"))
    match.concede(1)
    assert decrees(match) == ["Rivalry"]


# Decrees are achievements


def test_a_decree_wins_at_once_before_it_acts() -> None:
    match = figures(
        player("ann", ["Writing"], hand=THREE, achievements=[1, 2, 3, 4, "Monument", "Empire"]),
        BOB,
        decks={2: ["Currency"]},
    )
    answer(match, "Issue the Trade decree")
    assert winners(match) == ["ann"]
    assert (forecast(match, "ann"), len(achievements(match, "ann"))) == ([], 7)


def test_one_achievement_fewer_does_not_win() -> None:
    match = figures(
        player("ann", ["Writing"], hand=THREE, achievements=[1, 2, 3, 4, "Monument"]),
        BOB,
        decks={2: ["Currency", "Calendar", "Fermenting"]},
    )
    act(match, "Issue the Trade decree")
    assert winners(match) == []


def test_issuing_ones_own_again_is_no_further_achievement() -> None:
    match = figures(
        player("ann", ["Writing"], hand=THREE, achievements=[1, 2, 3, 4, "Monument", "Trade"]),
        BOB,
        decks={2: ["Currency", "Calendar", "Fermenting"]},
    )
    act(match, "Issue the Trade decree")
    assert winners(match) == []


def test_a_lost_decree_counts_no_more() -> None:
    match = figures(
        player("ann", ["Writing"], hand=THREE),
        player("bob", ["Pottery"], score=[9], achievements=[2, 3, 4, 5, "Monument", "Trade"]),
        actions=1,
    )
    act(match, "Issue the Trade decree")
    act(match, "Achieve 1")
    assert (winners(match), len(achievements(match, "bob"))) == ([], 6)


def test_no_opponent_draws_a_figure_for_a_decree() -> None:
    match = issuing(THREE, decks={2: ["Currency", "Calendar", "Fermenting"]})
    act(match, "Issue the Trade decree")
    assert hand(match, "bob") == []


def test_a_karma_on_claiming_acts_upon_a_decree_from_the_centre_only() -> None:
    for held, told in (([], ["Cai Lun"]), (["Trade"], [])):
        match = figures(
            player("ann", ["Cai Lun"], hand=THREE, achievements=held),
            BOB,
            decks={3: ["Optics", "Paper", "Medicine", "Compass"]},
        )
        act(match, "Issue the Trade decree")
        assert karmas_told(match) == told
        assert len(forecast(match, "ann")) == 3 + len(told)


# What each of them does


def test_advancement_draws_two_above_the_highest_top_card() -> None:
    match = issuing(["Huang Di", "Plato", "Su Song"], ["Currency"], decks={4: ["Anatomy"]})
    act(match, "Issue the Advancement decree")
    assert hand(match, "ann") == ["Anatomy"]


def test_advancement_above_10_ends_the_game_by_score() -> None:
    match = figures(
        player("ann", ["Suburbia"], hand=["Huang Di", "Plato", "Su Song"]), player("bob", ["Pottery"], score=[2])
    )
    answer(match, "Issue the Advancement decree")
    assert winners(match) == ["bob"]


def test_its_value_is_counted_and_not_printed() -> None:
    match = issuing(["Huang Di", "Plato"], ["Archimedes"], decks={4: ["Anatomy"], 10: ["Robotics"]})
    act(match, "Issue the Advancement decree")
    assert hand(match, "ann") == ["Anatomy"]


def test_war_returns_all_others_top_cards_of_a_value() -> None:
    match = figures(
        player("ann", ["Writing"], hand=["Gilgamesh", "Plato", "Su Song"]),
        player("bob", ["Pottery", "Currency"]),
        player("cat", piles={"red": ["Oars", "Archery"]}),
    )
    answer(match, "Issue the War decree")
    assert options(match) == [str(value) for value in range(1, 11)]
    answer(match, "1")
    while match.decision is not None and match.decision.prompt != "Choose an action":
        match.answer(0)
    assert [tops(match, name) for name in ("ann", "bob", "cat")] == [["Writing"], ["Currency"], ["Archery"]]
    assert sorted(bottom_of_deck(match, 1, 2)) == ["Oars", "Pottery"]


def test_war_on_a_value_that_nobody_else_has_returns_nothing() -> None:
    match = issuing(["Gilgamesh", "Plato", "Su Song"])
    act(match, "Issue the War decree", "2")
    assert (tops(match, "ann"), tops(match, "bob")) == (["Writing"], ["Pottery"])


def test_trade_foreshadows_three_cards_one_above_the_highest_top_card() -> None:
    match = issuing(THREE, ["Currency"], decks={3: ["Optics", "Paper", "Medicine"]})
    act(match, "Issue the Trade decree")
    assert (forecast(match, "ann"), hand(match, "ann")) == (["Medicine", "Optics", "Paper"], [])


def test_expansion_splays_one_colour_up() -> None:
    match = figures(
        player(
            "ann",
            ["Writing"],
            piles={"red": ["Archery", "Oars"], "green": (["Sailing", "The Wheel"], "left")},
            hand=["Shennong", "Plato", "Su Song"],
        ),
        BOB,
    )
    answer(match, "Issue the Expansion decree")
    assert options(match) == ["blue", "red", "green"]
    answer(match, "green")
    assert (splay(match, "ann", "green"), splay(match, "ann", "red")) == ("up", "unsplayed")
    assert icons(match, "ann")["castle"] == 5


def test_expansion_without_a_colour_to_splay_is_claimed_for_nothing() -> None:
    match = issuing(["Shennong", "Plato", "Su Song"])
    act(match, "Issue the Expansion decree")
    assert achievements(match, "ann") == ["Expansion"]


def test_rivalry_returns_three_scored_cards_and_the_top_figures_of_another_player() -> None:
    match = figures(
        player("ann", ["Writing"], hand=THREE),
        player("bob", ["Pottery"], score=["Oars"]),
        player("cat", ["Fu Xi"], score=["Optics", "Paper", "Tools", "Clothing"]),
    )
    answer(match, "Issue the Rivalry decree", "cat")
    # By their backs.
    assert options(match) == ["cat: a 1", "cat: a 3"]
    answer(match, "cat: a 3", "cat: a 3")
    # The third one can only be a 1: chance picks which.
    assert (tops(match, "cat"), len(score(match, "cat"))) == ([], 1)
    assert (score(match, "bob"), tops(match, "bob")) == (["Oars"], ["Pottery"])
    assert bottom_of_deck(match, 1, set_name="figures") == ["Fu Xi"]


def test_rivalry_does_what_it_can() -> None:
    match = figures(player("ann", ["Writing"], hand=THREE), player("bob", ["Pottery"], score=["Oars"]))
    act(match, "Issue the Rivalry decree")
    assert (score(match, "bob"), tops(match, "bob"), achievements(match, "ann")) == ([], ["Pottery"], ["Rivalry"])


# Records and views


def test_the_special_achievements_of_a_position_have_the_decrees() -> None:
    match = figures(player("ann", ["Writing"], achievements=["War"]), BOB)
    assert [name for name in available(match) if name in ("Advancement", "Expansion", "Rivalry", "Trade", "War")] == [
        "Advancement",
        "Expansion",
        "Rivalry",
        "Trade",
    ]
    again = position.load(position.dump(match))
    assert (available(again), achievements(again, "ann")) == (available(match), ["War"])


def test_once_a_turn_and_again_in_the_next() -> None:
    match = figures(
        player("ann", ["Writing"], hand=THREE, achievements=["Advancement"]),
        BOB,
        decks={2: ["Currency", "Calendar", "Fermenting"], 1: ["Oars"]},
    )
    act(match, "Issue the Rivalry decree")
    assert (view(match, None).used, game(match).used) == (["decree"], ("decree",))
    again = position.load(position.dump(match))
    assert game(again).used == ("decree",)
    act(match, "Draw")
    assert (asked(match), game(match).used) == ("bob", ())


def test_none_twice_in_a_turn_even_with_the_figures_for_it() -> None:
    spec = position.dump(issuing(THREE, actions=1))
    assert decrees(position.load(spec)) == ["Trade", "Rivalry"]
    assert isinstance(spec["turn"], dict)
    assert decrees(position.load({**spec, "turn": {**spec["turn"], "used": ["decree"]}})) == []


def test_who_concedes_in_the_middle_of_it_leaves_nothing_under_way() -> None:
    match = figures(
        player("ann", ["Writing"], hand=["Gilgamesh", "Plato", "Su Song"]),
        player("bob", ["Pottery"]),
        player("cat", ["Oars"]),
    )
    answer(match, "Issue the War decree")
    match.concede(0)
    assert (asked(match), tops(match, "bob"), tops(match, "cat")) == ("bob", ["Pottery"], ["Oars"])
    assert match.decision is not None and match.decision.source is None
    # The decree that had been claimed is gone with its owner.
    assert "War" not in available(match)
