"""Karmas and several cards at once, hidden cards that karmas go by, and printed values that they change."""

from typing import Any

import pytest

from helpers import (
    achievements,
    act,
    answer,
    asked,
    bottom_of_deck,
    figures,
    hand,
    karmas_told,
    log,
    options,
    player,
    score,
    tops,
    winners,
)

# Several cards at once: the order is asked wherever a karma acts in any of the orders.

MELDS_LIT: dict[str, Any] = {"blue": (["Tools", "Albert Einstein"], "up")}
"""With Tools, all cards in hand with a lightbulb or a clock are melded by an echo effect."""


@pytest.mark.parametrize(
    ("order", "won"),
    [(["Mobility", "Satellites"], ["ann"]), (["Satellites", "Software"], []), (["Software"], [])],
)
def test_emperor_meiji_wins_by_an_8_and_a_9_that_are_melded_before_the_10(order: list[str], won: list[str]) -> None:
    match = figures(
        player("ann", ["Emperor Meiji"], piles=MELDS_LIT, hand=["Software", "Mobility", "Satellites"]), player("bob")
    )
    # Once the 10 has been melded nothing can come of the order any more.
    act(match, "Dogma Tools", *order)
    assert winners(match) == won


@pytest.mark.parametrize(("first", "scored"), [("Nikola Tesla", ["Oars"]), ("Railroad", [])])
def test_a_figure_that_is_melded_with_others_acts_upon_those_that_come_after_it(first: str, scored: list[str]) -> None:
    match = figures(
        player("ann", piles=MELDS_LIT, hand=["Railroad", "Nikola Tesla"]), player("bob", ["Oars"]), decks={3: ["Paper"]}
    )
    answer(match, "Dogma Tools")
    assert options(match) == ["Railroad", "Nikola Tesla"]
    answer(match, first)
    assert score(match, "ann") == scored


def test_the_order_of_figures_melded_at_once_is_asked_where_one_acts_when_it_is_melded() -> None:
    match = figures(player("ann", piles=MELDS_LIT, hand=["Railroad", "John Von Neumann"]), player("bob", ["Homer"]))
    answer(match, "Dogma Tools")
    assert options(match) == ["Railroad", "John Von Neumann"]
    answer(match, "Railroad")
    assert tops(match, "bob") == []


def test_no_order_is_asked_where_no_karma_acts_in_any() -> None:
    match = figures(
        player("ann", ["Emperor Meiji"], piles=MELDS_LIT, hand=["Software", "Mobility", "Railroad"]), player("bob")
    )
    act(match, "Dogma Tools")
    assert tops(match, "ann") == ["Mobility", "Railroad", "Software"]


def test_a_card_that_leaves_its_pile_can_bring_a_figure_into_force_for_the_next() -> None:
    # Che Guevara, under Masonry, minds the green card if it is scored after that.
    for first, removed in (("Masonry", True), ("Databases", False)):
        match = figures(
            player("ann", ["Composites", "Databases"], piles={"yellow": ["Masonry", "Che Guevara"]}),
            player("bob", ["Canning"], score=["Tools"]),
            turn="bob",
            decks={6: ["Vaccination"]},
        )
        answer(match, "Dogma Canning", "Yes")
        assert (asked(match), options(match)) == ("ann", ["Databases", "Masonry"])
        answer(match, first)
        assert (score(match, "bob") == []) == removed


@pytest.mark.parametrize(("first", "claimed"), [("Archery", ["Wealth"]), ("Zhang Heng", [])])
def test_the_order_is_asked_where_the_first_card_counts_by_a_karma_that_the_next_takes_along(
    first: str, claimed: list[str]
) -> None:
    # With Zhang Heng each card scored is a bonus: her own and six scored ones are seven.
    match = figures(
        player("ann", ["Zhang Heng", "Archery", "Canning"], score=[1] * 6),
        player("bob"),
        also=["echoes"],
        decks={6: ["Vaccination"]},
    )
    answer(match, "Dogma Canning", "Yes", first)
    assert achievements(match, "ann") == claimed


def test_cards_that_the_one_asked_cannot_see_go_as_they_lie() -> None:
    match = figures(
        player("ann", ["Florence Nightingale"], score=["Oars", "Tools", "Homer"]),
        player("bob", ["Elevator"], score=["Sailing"]),
        also=["echoes"],
        turn="bob",
    )
    act(match, "Dogma Elevator", "From their score piles")
    assert score(match, "ann") == ["Homer", "Oars", "Tools"]
    assert set(karmas_told(match)) == {"Florence Nightingale"}


# What only its owner can see is shown where it decides.


@pytest.mark.parametrize(
    ("figure", "board", "held", "actions"),
    [
        ("Mikhail Kalashnikov", [], "Archery", ["Inspire red", "Move Oars to your score pile"]),
        ("Erwin Rommel", ["Stem Cells"], "Bicycle", ["Dogma Stem Cells", "Yes"]),
        ("Che Guevara", ["Gilgamesh"], "Sailing", ["Inspire red", "Gilgamesh"]),
        ("Kim Yu-Na", ["Gilgamesh"], "Masonry", ["Inspire red"]),
        ("Gene Roddenberry", [], "Enterprise", ["Meld Enterprise"]),
    ],
)
def test_a_held_card_that_a_karma_goes_by_is_shown(
    figure: str, board: list[str], held: str, actions: list[str]
) -> None:
    match = figures(player("ann", [figure, *board], hand=[held]), player("bob", ["Oars"]))
    answer(match, *actions)
    assert any(line.startswith(f"ann reveals {held} ") for line in log(match, "bob"))


def test_a_yellow_card_that_wins_with_pele_is_shown() -> None:
    match = figures(player("ann", ["Pelé"]), player("bob"), decks={9: ["Satellites", "Ecology"]})
    act(match, "Inspire purple")
    assert winners(match) == ["ann"]
    assert "ann reveals Ecology (9)." in log(match, "bob")


@pytest.mark.parametrize("drawn", ["Robotics", "Stem Cells"])
def test_the_card_that_shigeru_miyamoto_draws_is_shown_kept_or_scored(drawn: str) -> None:
    match = figures(player("ann", ["Shigeru Miyamoto", "Publications"]), player("bob"), decks={10: [drawn]})
    act(match, "Dogma Shigeru Miyamoto")
    assert f"ann reveals {drawn} (10)." in log(match, "bob")


def test_a_card_in_everyones_sight_need_not_be_shown() -> None:
    match = figures(player("ann", ["Kim Yu-Na", "Archery"]), player("bob"))
    act(match, "Dogma Kim Yu-Na", "Archery")
    assert not [line for line in log(match, "bob") if "reveals" in line]


# Values in frames, in the words of all sets: 10 with Albert Einstein, one higher with Archimedes

TENS = ["Databases", "Software", "Robotics", "Stem Cells"]


def test_albert_einstein_changes_each_of_several_draws() -> None:
    match = figures(
        player("ann", ["Albert Einstein", "Chronicle of Zuo"]),
        player("bob", ["Tools", "Oars", "Sailing"]),
        also=["artifacts"],
        decks={10: TENS},
    )
    act(match, "Dogma Chronicle of Zuo")
    # She has the fewest castles and crowns, but not the fewest lightbulbs.
    assert hand(match, "ann") == ["Databases", "Software"]


@pytest.mark.parametrize(
    ("card", "also", "bob", "taken"),
    [
        ("Navigation", [], ["Calendar", "Alchemy", "Databases"], ["Databases"]),
        ("The Pirate Code", [], ["Databases", "Ecology"], ["Databases", "Ecology"]),
    ],
)
def test_albert_einstein_changes_the_value_that_is_demanded(
    card: str, also: list[str], bob: list[str], taken: list[str]
) -> None:
    match = figures(player("ann", ["Albert Einstein", card]), player("bob", score=bob), also=also)
    answer(match, f"Dogma {card}")
    assert set(taken) <= set(score(match, "ann"))
    assert score(match, "bob") == sorted(set(bob) - set(taken))


def test_albert_einstein_asks_more_of_his_owner() -> None:
    # With 6 all of her top cards would be high enough for Universe.
    match = figures(
        player("ann", ["Albert Einstein", "Astronomy"]), player("bob"), decks={10: ["Robotics"], 6: ["Canning"]}
    )
    act(match, "Dogma Astronomy")
    assert achievements(match, "ann") == []
    assert hand(match, "ann") == ["Robotics"]


def test_albert_einstein_changes_which_cards_are_melded_and_which_deck_is_meant() -> None:
    match = figures(
        player("ann", ["Albert Einstein", "Camcorder"], hand=["Databases", "Ecology"]),
        player("bob"),
        also=["echoes"],
        decks={10: ["Software", "Robotics", "Stem Cells"]},
    )
    act(match, "Dogma Camcorder")
    assert "Databases" in tops(match, "ann")
    assert bottom_of_deck(match, 9) == ["Ecology"]
    match = figures(player("ann", ["Albert Einstein", "Seed Drill"]), player("bob", ["Stem Cells"]), also=["echoes"])
    answer(match, "Dogma Seed Drill")
    # Three decks are named, and all of them are that of the 10s.
    assert options(match) == ["The deck of 10s", "No"]


def test_archimedes_raises_values_of_cards_that_go_on_counting() -> None:
    ann = player("ann", ["Archimedes", "Sergey Brin", "Optics"])
    match = figures(
        ann,
        player("bob", ["Typewriter"]),
        also=["echoes"],
        decks={3: ["Engineering"], 7: ["Bicycle"], 8: ["Sliced Bread"]},
    )
    answer(match, "Dogma Typewriter")
    # By his echo effect she has drawn a 3 and not a 2, which is returned.
    assert hand(match, "ann") == ["Bicycle", "Sliced Bread"]
    match = figures(ann, player("bob", ["Genetics"]))
    answer(match, "Dogma Genetics")
    assert "A card above 10 had to be drawn" in log(match, None)[-1]
