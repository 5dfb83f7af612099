"""The Inspire action: the inspire effects of a colour from the bottom up, for oneself alone, and then a draw."""

import pytest

from helpers import (
    Pile,
    act,
    all_of,
    answer,
    asked,
    figures,
    game,
    hand,
    karmas_told,
    log,
    options,
    pile,
    player,
    score,
    tops,
    view,
)
from splay.innovation import position
from splay.kernel.match import Match


def inspired(match: Match) -> list[str]:
    """Return the colours that can be inspired now."""
    return [label.removeprefix("Inspire ") for label in options(match) if label.startswith("Inspire ")]


def drawn(match: Match, name: str) -> list[str]:
    """Return what a player has drawn, in its order, as that player reads it."""
    return [line.split("draws ")[1].split(" ")[0] for line in log(match, name) if f"{name} draws " in line]


# Which colours


@pytest.mark.parametrize(
    ("way", "colors"), [("left", ["purple"]), ("right", ["green", "purple"]), ("up", ["red", "purple"])]
)
def test_only_colours_in_which_an_inspire_effect_can_be_seen(way: str, colors: list[str]) -> None:
    # Tigernmas has its effect at the bottom in the middle, Bartholomew Roberts in the top corner, Homer is on top.
    piles: dict[str, Pile] = {
        "red": (["Archery", "Tigernmas"], way),
        "green": (["Sailing", "Bartholomew Roberts"], way),
        "blue": (["Writing", "Huang Di"], way),
        "purple": (["Homer", "Mysticism"], way),
    }
    assert inspired(figures(player("ann", piles=piles), player("bob", ["Pottery"]))) == colors


def test_a_covered_effect_and_an_echo_effect_inspire_nothing() -> None:
    match = figures(player("ann", ["Huang Di"], piles={"red": ["Archery", "Tigernmas"]}), player("bob", ["Gilgamesh"]))
    assert inspired(match) == []


def test_a_colour_without_figures_is_not_inspired() -> None:
    match = figures(player("ann", ["Tigernmas", "Writing", "Sailing"]), player("bob", ["Gilgamesh"]))
    assert inspired(match) == ["red"]


# What is carried out


def test_the_effects_come_from_the_bottom_up_and_then_the_draw() -> None:
    match = figures(
        player("ann", piles={"red": (["Sun Tzu", "Tigernmas"], "up")}),
        player("bob", ["Pottery"]),
        decks={1: ["Oars"], 2: ["Currency", "Calendar"]},
    )
    act(match, "Inspire red")
    assert drawn(match, "ann") == ["Oars", "Currency", "Calendar"]


def test_a_lower_figure_on_top_draws_its_own_value() -> None:
    match = figures(
        player("ann", piles={"red": (["Tigernmas", "Sun Tzu"], "right")}),
        player("bob", ["Pottery"]),
        decks={1: ["Oars", "Clothing"], 2: ["Currency"]},
    )
    act(match, "Inspire red")
    assert drawn(match, "ann") == ["Currency", "Oars", "Clothing"]


def test_the_draw_goes_by_the_top_card_of_that_colour_alone() -> None:
    match = figures(
        player("ann", ["Anatomy", "Navigation"], piles={"red": (["Construction", "Tigernmas"], "up")}),
        player("bob", ["Pottery"]),
        decks={1: ["Oars"], 2: ["Currency"], 4: ["Reformation"]},
    )
    act(match, "Inspire red")
    assert drawn(match, "ann") == ["Oars", "Currency"]


def test_an_empty_age_is_skipped_for_the_draw() -> None:
    match = figures(
        player("ann", piles={"red": (["Construction", "Tigernmas"], "up")}),
        player("bob", ["Pottery"], score=all_of(2, but=["Construction"])),
        decks={1: ["Oars"], 3: ["Optics"]},
    )
    act(match, "Inspire red")
    assert drawn(match, "ann") == ["Oars", "Optics"]


def test_echo_effects_are_no_part_of_it_nor_inspire_effects_of_a_dogma() -> None:
    piles: dict[str, Pile] = {"green": (["Fu Xi", "Hatshepsut"], "up")}
    decks = {1: ["Oars", "Clothing"], 2: ["Currency"]}
    match = figures(player("ann", piles=piles), player("bob", ["Pottery"]), decks=decks)
    act(match, "Inspire green")
    assert (hand(match, "ann"), score(match, "ann")) == (["Clothing", "Oars"], [])
    match = figures(player("ann", piles=piles), player("bob", ["Pottery"]), decks=decks)
    act(match, "Dogma Fu Xi")
    assert (hand(match, "ann"), score(match, "ann")) == ([], ["Currency"])


def test_it_is_not_shared_and_earns_no_free_draw() -> None:
    match = figures(
        player("ann", ["Tigernmas"]),
        player("bob", ["Sailing", "Pottery", "Agriculture"]),
        decks={1: ["Oars", "Tools", "Homer"]},
    )
    act(match, "Inspire red")
    assert (hand(match, "ann"), hand(match, "bob")) == (["Oars", "Tools"], [])


def test_no_karma_on_dogma_actions_acts() -> None:
    # Archimedes raises what is printed, in a Dogma action only.
    match = figures(
        player("ann", ["Archimedes"], piles={"red": (["Archery", "Tigernmas"], "up")}),
        player("bob", ["Pottery"]),
        decks={1: ["Oars", "Tools"]},
    )
    act(match, "Inspire red")
    assert hand(match, "ann") == ["Oars", "Tools"]
    assert karmas_told(match) == []


def test_a_value_in_an_inspire_effect_is_printed_but_that_of_the_draw_is_not() -> None:
    match = figures(
        player("ann", ["Albert Einstein"], piles={"red": (["Archery", "Tigernmas"], "up")}),
        player("bob", ["Pottery"]),
        decks={1: ["Oars"], 10: ["Robotics"]},
    )
    act(match, "Inspire red")
    assert hand(match, "ann") == ["Oars", "Robotics"]


# What changes in the middle


def test_the_draw_is_of_the_value_that_the_top_card_has_by_then() -> None:
    match = figures(
        player("ann", ["Hammurabi"], hand=["Colonialism", "Pottery"]),
        player("bob", ["Clothing"]),
        decks={1: ["Oars"], 4: ["Anatomy"]},
    )
    act(match, "Inspire red", "Colonialism")
    assert pile(match, "ann", "red") == ["Colonialism", "Hammurabi"]
    assert hand(match, "ann") == ["Anatomy", "Pottery"]


def test_an_effect_that_goes_out_of_sight_is_still_carried_out() -> None:
    # Splayed up, Gilgamesh shows its effect only as long as it is on top.
    match = figures(
        player("ann", piles={"red": (["Gilgamesh", "Hammurabi"], "up")}, hand=["Archery", "Pottery"]),
        player("bob", ["Clothing"]),
        decks={1: ["Oars"]},
    )
    act(match, "Inspire red", "Archery")
    assert pile(match, "ann", "red") == ["Archery", "Gilgamesh", "Hammurabi"]
    assert (score(match, "ann"), hand(match, "ann")) == (["Pottery"], ["Oars"])


def test_an_effect_that_comes_to_light_meanwhile_is_not_carried_out() -> None:
    match = figures(
        player("ann", ["Hammurabi"], hand=["Tigernmas", "Pottery"]),
        player("bob", ["Clothing"]),
        decks={1: ["Oars", "Tools"]},
    )
    act(match, "Inspire red", "Tigernmas")
    assert tops(match, "ann") == ["Tigernmas"]
    assert hand(match, "ann") == ["Oars", "Pottery"]


def test_of_a_colour_that_is_gone_a_1_is_drawn() -> None:
    match = figures(
        player("ann", ["Ptahhotep", "Anatomy"]), player("bob", ["Clothing"]), decks={1: ["Oars"], 4: ["Reformation"]}
    )
    act(match, "Inspire purple", "Ptahhotep")
    assert (score(match, "ann"), hand(match, "ann")) == (["Ptahhotep"], ["Oars"])


def test_a_karma_before_it_can_bring_more_effects_to_light() -> None:
    # The rulebook's example: Takiyuddin splays the colour first, which shows an effect below.
    piles: dict[str, Pile] = {"green": ["Hatshepsut", "Bartholomew Roberts"]}
    for splays, scored in (("green", ["Sailing"]), ("No", [])):
        match = figures(
            player("ann", ["Takiyuddin"], piles=piles),
            player("bob", ["Sailing"]),
            decks={1: ["Oars", "Clothing"]},
        )
        answer(match, "Inspire green", splays)
        if scored:
            # The lower effect comes first: any top card with a crown is scored.
            answer(match, "Sailing")
        assert (score(match, "ann"), hand(match, "ann")) == (scored, ["Clothing", "Oars"])


def test_effects_that_count_as_part_of_one_stack_are_inspired_with_it() -> None:
    match = figures(
        player("ann", ["Ximen Bao"], piles={"red": (["Archery", "Tigernmas"], "up")}, hand=["Masonry"]),
        player("bob", ["Pottery"]),
        decks={1: ["Oars"], 2: ["Currency"]},
    )
    assert inspired(match) == ["red", "yellow"]
    answer(match, "Inspire yellow")
    # Red comes first: its card is in hand when the effect of Ximen Bao asks for one.
    assert sorted(options(match)) == ["Masonry", "Oars"]
    answer(match, "Masonry")
    assert drawn(match, "ann") == ["Oars", "Currency"]
    assert pile(match, "ann", "yellow") == ["Ximen Bao", "Masonry"]


def test_who_concedes_in_the_middle_of_it_leaves_nothing_under_way() -> None:
    match = figures(
        player("ann", ["Gilgamesh"], hand=["Oars", "Tools"]), player("bob", ["Pottery"]), player("cat", ["Writing"])
    )
    answer(match, "Inspire red")
    assert match.decision is not None and match.decision.source is not None
    match.concede(0)
    assert asked(match) == "bob"
    assert match.decision is not None and match.decision.source is None


def test_another_who_concedes_in_the_middle_of_it_does_not_end_it() -> None:
    match = figures(
        player("ann", ["Gilgamesh"], hand=["Oars", "Tools"]),
        player("bob", ["Pottery"]),
        player("cat", ["Writing"]),
        decks={1: ["Sailing"]},
    )
    answer(match, "Inspire red")
    match.concede(1)
    assert (asked(match), options(match)) == ("ann", ["Oars", "Tools"])
    answer(match, "Tools")
    assert (score(match, "ann"), hand(match, "ann"), tops(match, "bob")) == (["Tools"], ["Oars", "Sailing"], [])


# Once a turn


def test_once_a_turn_whichever_the_colour() -> None:
    match = figures(
        player("ann", piles={"red": (["Archery", "Tigernmas"], "up"), "green": ["Hatshepsut"]}),
        player("bob", ["Pottery"]),
    )
    assert inspired(match) == ["red", "green"]
    act(match, "Inspire red")
    assert (asked(match), inspired(match), view(match, "bob").used) == ("ann", [], ["inspire"])
    act(match, "Draw")
    act(match, "Draw")
    act(match, "Draw")
    assert (asked(match), inspired(match)) == ("ann", ["red", "green"])


def test_that_it_has_been_taken_is_kept_in_a_position() -> None:
    match = figures(player("ann", ["Tigernmas"]), player("bob", ["Pottery"]))
    act(match, "Inspire red")
    again = position.load(position.dump(match))
    assert (inspired(again), game(again).used) == ([], ("inspire",))


EVERYTHING = player("ann", ["Tigernmas", "Writing", "Babylon"], hand=["Homer", "Sneferu", "Plato", "Oars", "Clothing"])


def special(match: Match) -> list[str]:
    """Return the kinds of special actions that are offered now."""
    words = {label.split(" ")[0] for label in options(match)}
    return sorted(words & {"Endorse", "Inspire", "Issue"})


@pytest.mark.parametrize("first", ["Endorse", "Inspire", "Issue"])
@pytest.mark.parametrize("second", ["Endorse", "Inspire", "Issue"])
def test_two_different_special_actions_fit_in_a_turn_but_none_twice(first: str, second: str) -> None:
    match = figures(EVERYTHING, player("bob", ["Pottery"]), also=["cities"])
    assert special(match) == ["Endorse", "Inspire", "Issue"]
    labels = {
        "Endorse": ["Endorse Writing", "Oars"],
        "Inspire": ["Inspire red"],
        "Issue": ["Issue the War decree", "9"],
    }
    act(match, *labels[first])
    assert asked(match) == "ann"
    assert first not in special(match)
    # Of a hand that a decree has removed nothing can be paid, nor another decree issued.
    able = second != first and not (first == "Issue" and second == "Endorse")
    assert (second in special(match)) == able
