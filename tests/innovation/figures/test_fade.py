"""Figures fade: at the end of any action, on anyone's turn, until each player has one figure on top at most."""

from typing import Any

import pytest

from helpers import (
    ACTION,
    achievements,
    act,
    answer,
    asked,
    figures,
    game,
    hand,
    junk,
    karmas_told,
    log,
    options,
    pile,
    player,
    points,
    score,
    tops,
    winners,
)
from splay.innovation import position
from splay.kernel.match import Match
from splay.kernel.plain import Spec

ALL = ["Huang Di", "Tigernmas", "Fu Xi", "Sneferu", "Sinuhe"]
"""A figure of each colour, none of which has anything to do with fading."""


def fading(*seats: Spec, **rest: Any) -> Match:
    return figures(*seats, decks={1: ["Oars", "Clothing"]}, **rest)


# How many, which, and where they go


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_figures_fade_one_by_one_until_one_is_left(count: int) -> None:
    match = fading(player("ann", ALL[:count]), player("bob", ["Pottery"]))
    answer(match, "Draw")
    for number in range(count, 1, -1):
        assert (asked(match), sorted(options(match))) == ("ann", sorted(ALL[count - number : count]))
        answer(match, ALL[count - number])
    assert match.decision is not None and match.decision.prompt == ACTION
    assert tops(match, "ann") == [ALL[count - 1]]
    assert score(match, "ann") == sorted(ALL[: count - 1])


def test_the_owner_chooses_which_one_stays() -> None:
    for stays, fades in (("Fu Xi", "Sneferu"), ("Sneferu", "Fu Xi")):
        match = fading(player("ann", ["Fu Xi", "Sneferu"]), player("bob", ["Pottery"]))
        act(match, "Draw", fades)
        assert (tops(match, "ann"), score(match, "ann")) == ([stays], [fades])


def test_a_single_figure_stays_and_so_do_other_cards() -> None:
    match = fading(player("ann", ["Fu Xi", "Masonry", "Writing"]), player("bob", ["Pottery"]))
    act(match, "Draw")
    assert (tops(match, "ann"), score(match, "ann")) == (["Fu Xi", "Masonry", "Writing"], [])


@pytest.mark.parametrize("way", ["left", "right", "up"])
def test_covered_figures_do_not_count_however_much_of_them_shows(way: str) -> None:
    piles: dict[str, Any] = {"green": (["Sailing", "Fu Xi"], way), "yellow": (["Sneferu", "Shennong"], way)}
    match = fading(player("ann", piles=piles), player("bob", ["Pottery"]))
    act(match, "Draw")
    assert score(match, "ann") == []
    assert pile(match, "ann", "green") == ["Sailing", "Fu Xi"]


def test_a_figure_that_comes_to_light_when_one_fades_has_to_fade_as_well() -> None:
    match = fading(player("ann", ["Fu Xi"], piles={"yellow": ["Sneferu", "Shennong"]}), player("bob", ["Pottery"]))
    answer(match, "Draw", "Sneferu")
    assert sorted(options(match)) == ["Fu Xi", "Shennong"]
    answer(match, "Shennong")
    assert (tops(match, "ann"), score(match, "ann")) == (["Fu Xi"], ["Shennong", "Sneferu"])


def test_fading_is_told_to_everyone() -> None:
    match = fading(player("ann", ["Fu Xi", "Sneferu"]), player("bob", ["Pottery"]))
    act(match, "Draw", "Fu Xi")
    assert any("fade" in line and "Fu Xi" in line for line in log(match, "bob"))
    assert points(match, "ann") == 1


# After which actions


def test_they_fade_after_a_meld_action_and_what_follows_it() -> None:
    # The plus of Athens draws before anything fades.
    match = figures(
        player("ann", ["Fu Xi", "Sneferu"], hand=["Athens"]),
        player("bob", ["Pottery"]),
        also=["cities"],
        decks={2: ["Currency"], 1: ["Uruk"]},
    )
    answer(match, "Meld Athens")
    assert hand(match, "ann") != [] and asked(match) == "ann"
    assert sorted(options(match)) == ["Fu Xi", "Sneferu"]
    answer(match, "Fu Xi")
    assert game(match).actions == 1


def test_a_second_figure_melded_by_a_meld_action_makes_one_fade() -> None:
    match = fading(player("ann", ["Fu Xi"], hand=["Sneferu"]), player("bob", ["Pottery"]))
    act(match, "Meld Sneferu", "Fu Xi")
    assert (tops(match, "ann"), score(match, "ann")) == (["Sneferu"], ["Fu Xi"])


def test_a_figure_melded_on_top_of_the_only_other_one_fades_nothing() -> None:
    match = fading(player("ann", ["Sneferu"], hand=["Shennong"]), player("bob", ["Pottery"]))
    act(match, "Meld Shennong")
    assert pile(match, "ann", "yellow") == ["Shennong", "Sneferu"]
    assert score(match, "ann") == []


def test_they_fade_after_a_dogma_action_with_its_free_draw() -> None:
    match = figures(
        player("ann", ["Writing", "Fu Xi", "Sneferu"]),
        player("bob", ["Tools"]),
        decks={1: ["Homer"], 2: ["Currency", "Calendar"]},
    )
    answer(match, "Dogma Writing")
    # Two cards drawn by Writing, and a figure for sharing, before anything fades.
    assert hand(match, "ann") == ["Calendar", "Homer"] and hand(match, "bob") == ["Currency"]
    assert sorted(options(match)) == ["Fu Xi", "Sneferu"]
    answer(match, "Sneferu")
    assert tops(match, "ann") == ["Fu Xi", "Writing"]


def test_the_free_dogma_of_a_promoted_card_is_part_of_the_meld_action() -> None:
    match = figures(
        player("ann", ["Sinuhe"], hand=["Mapmaking"], forecast=["Huang Di"]),
        player("bob", ["Oars"]),
        decks={2: ["Calendar"]},
    )
    answer(match, "Meld Mapmaking", "Huang Di", "Yes")
    assert (hand(match, "ann"), sorted(options(match))) == (["Calendar"], ["Huang Di", "Sinuhe"])
    answer(match, "Huang Di")
    assert tops(match, "ann") == ["Mapmaking", "Sinuhe"]


def test_they_fade_after_an_achieve_action_once_opponents_have_drawn() -> None:
    match = figures(player("ann", ["Fu Xi", "Sneferu"], score=[5]), player("bob", ["Pottery"]), decks={1: ["Homer"]})
    answer(match, "Achieve 1")
    assert hand(match, "bob") == ["Homer"]
    answer(match, "Sneferu")
    assert (tops(match, "ann"), achievements(match, "ann")) == (["Fu Xi"], [1])


def test_they_fade_after_an_inspire_action() -> None:
    match = figures(player("ann", ["Tigernmas", "Fu Xi"]), player("bob", ["Pottery"]), decks={1: ["Oars", "Clothing"]})
    answer(match, "Inspire red")
    assert hand(match, "ann") == ["Clothing", "Oars"]
    answer(match, "Fu Xi")
    assert score(match, "ann") == ["Fu Xi"]


def test_they_fade_after_a_decree_action() -> None:
    match = figures(
        player("ann", ["Tigernmas", "Fu Xi"], hand=["Homer", "Sneferu"]), player("bob", ["Pottery"]), decks={}
    )
    answer(match, "Issue the War decree", "3")
    assert junk(match) == ["Homer", "Sneferu"]
    answer(match, "Fu Xi")
    assert (tops(match, "ann"), achievements(match, "ann")) == (["Tigernmas"], ["War"])


def test_they_fade_after_an_endorse_action() -> None:
    match = figures(
        player("ann", ["Writing", "Athens", "Fu Xi"], hand=["Sneferu"]),
        player("bob", ["Pottery"]),
        also=["cities"],
        decks={2: ["Currency", "Calendar"]},
    )
    # The payment is a figure, which becomes a top card by being tucked.
    answer(match, "Endorse Writing")
    assert hand(match, "ann") == ["Calendar", "Currency"]
    assert sorted(options(match)) == ["Fu Xi", "Sneferu"]
    answer(match, "Fu Xi")
    assert game(match).actions == 1


def test_they_fade_after_the_free_dogma_at_the_start_of_a_turn() -> None:
    match = figures(
        {**player("ann", ["Fu Xi", "Sneferu"]), "display": ["Chronicle of Zuo"]},
        player("bob", ["Pottery"]),
        also=["artifacts"],
        decks={2: ["Currency"], 3: ["Optics"], 4: ["Anatomy"]},
    )
    answer(match, "Free dogma Chronicle of Zuo")
    assert sorted(options(match)) == ["Fu Xi", "Sneferu"]
    answer(match, "Fu Xi")
    assert (tops(match, "ann"), score(match, "ann"), game(match).actions) == (["Sneferu"], ["Fu Xi"], 2)


@pytest.mark.parametrize("choice", ["Return Chronicle of Zuo", "Leave Chronicle of Zuo"])
def test_nothing_fades_at_the_start_of_a_turn_without_an_action(choice: str) -> None:
    match = figures(
        {**player("ann", ["Fu Xi", "Sneferu"]), "display": ["Chronicle of Zuo"]},
        player("bob", ["Pottery"]),
        also=["artifacts"],
    )
    answer(match, choice)
    assert match.decision is not None and match.decision.prompt == ACTION
    assert (tops(match, "ann"), game(match).actions) == (["Fu Xi", "Sneferu"], 2)


# Whose figures


def test_everyone_fades_on_anyones_turn_clockwise_from_the_one_in_turn() -> None:
    match = fading(
        player("ann", ["Gilgamesh", "Imhotep"]),
        player("bob", ["Fu Xi", "Sneferu"]),
        player("cat", ["Pottery"]),
        player("dan", ["Huang Di", "Sinuhe"]),
        turn="bob",
    )
    answer(match, "Draw")
    order = []
    while match.decision is not None and match.decision.prompt != ACTION:
        order.append((asked(match), sorted(options(match))))
        match.answer(0)
    assert order == [
        ("bob", ["Fu Xi", "Sneferu"]),
        ("dan", ["Huang Di", "Sinuhe"]),
        ("ann", ["Gilgamesh", "Imhotep"]),
    ]
    assert game(match).actions == 1
    assert [len(tops(match, name)) for name in ("ann", "bob", "cat", "dan")] == [1, 1, 1, 1]


def test_a_figure_that_another_players_fading_brings_to_light_fades_as_well() -> None:
    match = fading(
        player("ann", ["Homer"], piles={"red": ["Archery", "Gilgamesh"]}), player("bob", ["Huang Di", "Erwin Rommel"])
    )
    answer(match, "Draw", "Erwin Rommel")
    # In place of Erwin Rommel alone, everyone's top red card is scored: his, and the one upon Gilgamesh.
    assert score(match, "bob") == ["Archery", "Erwin Rommel"]
    assert (asked(match), options(match)) == ("ann", ["Gilgamesh", "Homer"])
    answer(match, "Gilgamesh")
    assert (tops(match, "ann"), tops(match, "bob")) == (["Homer"], ["Huang Di"])
    assert match.decision is not None and match.decision.prompt == ACTION


def test_figures_that_a_karma_keeps_stay_while_others_fade_and_the_karma_acts_once() -> None:
    match = fading(player("ann", ["Nelson Mandela", "Homer"]), player("bob", [*ALL[:2], "Sneferu"]))
    act(match, "Draw", "Huang Di", "Tigernmas")
    assert tops(match, "ann") == ["Homer", "Nelson Mandela"]
    assert karmas_told(match) == ["Nelson Mandela"]


def test_figures_fade_that_a_karma_has_kept_until_anothers_fading_took_it_away() -> None:
    match = fading(player("ann", ["Nelson Mandela", "Homer", "Fu Xi"]), player("bob", ["Huang Di", "Erwin Rommel"]))
    answer(match, "Draw", "Erwin Rommel")
    assert score(match, "bob") == ["Erwin Rommel", "Nelson Mandela"]
    assert (asked(match), options(match)) == ("ann", ["Fu Xi", "Homer"])
    answer(match, "Fu Xi")
    assert tops(match, "ann") == ["Homer"]


def test_a_player_who_is_out_does_not_fade() -> None:
    match = fading(player("ann", ["Pottery"]), player("bob", ["Fu Xi", "Sneferu"]), player("cat", ["Tools"]))
    match.concede(1)
    act(match, "Draw")
    assert tops(match, "bob") == []


def test_who_concedes_while_fading_leaves_and_the_others_fade() -> None:
    match = fading(
        player("ann", ["Gilgamesh", "Imhotep"]),
        player("bob", ["Fu Xi", "Sneferu"]),
        player("cat", ["Huang Di", "Sinuhe"]),
        player("dan", ["Pottery"]),
    )
    answer(match, "Draw", "Imhotep")
    assert asked(match) == "bob"
    match.concede(1)
    assert asked(match) == "cat"
    answer(match, "Sinuhe")
    assert [tops(match, name) for name in ("ann", "bob", "cat")] == [["Gilgamesh"], [], ["Huang Di"]]
    assert (asked(match), game(match).actions) == ("ann", 1)


def test_the_others_fade_even_if_the_one_in_turn_concedes_meanwhile() -> None:
    match = fading(
        player("ann", ["Gilgamesh", "Imhotep"]),
        player("bob", ["Fu Xi", "Sneferu"]),
        player("cat", ["Huang Di", "Sinuhe"]),
    )
    answer(match, "Draw", "Imhotep")
    assert asked(match) == "bob"
    match.concede(0)
    assert (asked(match), sorted(options(match))) == ("bob", ["Fu Xi", "Sneferu"])
    answer(match, "Sneferu", "Sinuhe")
    assert [tops(match, name) for name in ("ann", "bob", "cat")] == [[], ["Fu Xi"], ["Huang Di"]]
    assert (asked(match), game(match).actions) == ("bob", 2)


def test_who_concedes_while_the_own_figures_fade_at_the_start_of_the_turn_is_gone_and_all_goes_on() -> None:
    match = figures(
        {**player("ann", ["Fu Xi", "Sneferu"]), "display": ["Chronicle of Zuo"]},
        player("bob", ["Pottery"]),
        player("cat", ["Oars"]),
        player("dan", ["Clothing"]),
        also=["artifacts"],
    )
    answer(match, "Free dogma Chronicle of Zuo")
    match.concede(0)
    assert (asked(match), game(match).actions) == ("bob", 2)
    # Somebody who concedes between actions leaves at once.
    match.concede(2)
    assert tops(match, "cat") == []
    act(match, "Draw")


# To fade is to score


@pytest.mark.parametrize(("scored", "claimed"), [(5, ["Monument"]), (4, [])])
@pytest.mark.parametrize("turn", ["ann", "bob"])
def test_what_fades_counts_as_scored_for_monument(scored: int, claimed: list[str], turn: str) -> None:
    match = fading(player("ann", ["Fu Xi", "Sneferu"], scored=scored), player("bob", ["Pottery"]), turn=turn)
    act(match, "Draw", "Fu Xi")
    assert achievements(match, "ann") == claimed


def test_a_karma_can_act_upon_the_scoring_of_what_fades() -> None:
    match = fading(player("ann", ["Kim Yu-Na", "Sneferu"]), player("bob", ["Pottery"]))
    # Sneferu bears a castle: who would score it wins.
    answer(match, "Draw", "Sneferu")
    assert winners(match) == ["ann"]


def test_what_the_karma_does_not_watch_just_fades() -> None:
    match = fading(player("ann", ["Kim Yu-Na", "Sneferu"]), player("bob", ["Pottery"]))
    act(match, "Draw", "Kim Yu-Na")
    assert (winners(match), score(match, "ann")) == ([], ["Kim Yu-Na"])


def test_a_figure_that_is_tucked_in_place_of_fading_is_no_top_card_any_more() -> None:
    match = figures(
        player("ann", ["Yi Sun-Sin"], piles={"green": (["Fu Xi", "Sailing"], "left")}),
        player("bob", ["Pottery"]),
        decks={4: ["Anatomy"], 3: ["Optics"]},
    )
    act(match, "Draw", "Fu Xi")
    assert pile(match, "ann", "green") == ["Sailing", "Fu Xi"]
    assert pile(match, "ann", "red") == ["Yi Sun-Sin", "Optics"]
    assert score(match, "ann") == []


def test_a_figure_that_a_karma_keeps_on_top_fades_once_an_action() -> None:
    # Napoleon tucks what bears a factory, which leaves a single card where it is, and scores a top 6 in its place.
    match = figures(
        player("ann", ["Napoleon Bonaparte", "Christopher Polhem"]),
        player("bob", ["Canning", "Classification"]),
        decks={6: ["Vaccination", "Metric System"]},
    )
    answer(match, "Draw", "Christopher Polhem", "Canning")
    answer(match, "Classification")
    assert tops(match, "ann") == ["Christopher Polhem", "Napoleon Bonaparte"]
    assert score(match, "ann") == ["Canning", "Classification"]
    assert (asked(match), game(match).actions) == ("ann", 1)


# Karmas by which nothing fades


def test_a_karma_can_keep_everything_from_fading_while_it_is_on_top() -> None:
    match = fading(player("ann", ["Avicenna", "Fu Xi", "Huang Di"]), player("bob", ["Pottery"]))
    act(match, "Draw")
    assert tops(match, "ann") == ["Avicenna", "Fu Xi", "Huang Di"]
    assert karmas_told(match) == ["Avicenna"]


def test_it_keeps_nobody_elses_figures_and_none_once_it_is_covered() -> None:
    match = fading(player("ann", ["Avicenna"]), player("bob", ["Fu Xi", "Huang Di"]))
    act(match, "Draw", "Fu Xi")
    assert tops(match, "bob") == ["Huang Di"]
    piles: dict[str, Any] = {"yellow": (["Masonry", "Avicenna"], "up")}
    match = fading(player("ann", ["Fu Xi", "Huang Di"], piles=piles), player("bob", ["Pottery"]))
    act(match, "Draw", "Fu Xi")
    assert tops(match, "ann") == ["Huang Di", "Masonry"]


def test_a_match_in_the_middle_of_fading_is_the_same_after_a_dump() -> None:
    match = fading(player("ann", ["Fu Xi", "Sneferu", "Huang Di"]), player("bob", ["Pottery"]))
    answer(match, "Draw", "Sneferu")
    again = position.load(position.dump(match))
    assert again.view(0).to_json() == match.view(0).to_json()
    for each in (match, again):
        answer(each, "Fu Xi")
    assert again.view(1).to_json() == match.view(1).to_json()
    assert tops(again, "ann") == ["Huang Di"]
