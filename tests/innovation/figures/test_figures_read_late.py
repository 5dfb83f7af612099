"""Figures of ages 6 to 10 in positions that are about more than one card: orders, other sets, several karmas."""

from typing import Any

import pytest

from helpers import (
    achievements,
    act,
    all_of,
    answer,
    asked,
    available,
    bottom_of_deck,
    counted,
    decrees,
    figures,
    forecast,
    hand,
    icons,
    junk,
    karmas_told,
    log,
    options,
    pile,
    player,
    score,
    seat,
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


def test_cards_that_nobody_sees_are_put_in_order_by_their_backs() -> None:
    match = figures(
        player("ann", ["Florence Nightingale"], score=["Oars", "Tools", "Homer"]),
        player("bob", ["Elevator"], score=["Sailing"]),
        also=["echoes"],
        turn="bob",
    )
    answer(match, "Dogma Elevator", "From their score piles")
    assert (asked(match), options(match)) == ("bob", ["ann: a 1", "ann: a Figures 1"])
    answer(match, "ann: a Figures 1")
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


# Age 6


def test_benjamin_franklin_has_melded_the_new_colour_before_the_meld_action_does() -> None:
    match = figures(
        player("ann", ["Benjamin Franklin"], hand=["Oars"]),
        player("bob"),
        also=["cities", "artifacts"],
        decks={2: ["Construction", "Chronicle of Zuo"]},
    )
    act(match, "Meld Oars")
    # Oars adds no colour, so no city is drawn; but it covers a higher card, so an artifact of its value is dug.
    assert pile(match, "ann", "red") == ["Oars", "Construction"]
    assert hand(match, "ann") == []
    assert [card.name for card in seat(match, "ann").displayed] == ["Chronicle of Zuo"]


def test_benjamin_franklin_ends_the_game_where_a_10_is_melded() -> None:
    match = figures(player("ann", ["Benjamin Franklin"], hand=["Databases"]), player("bob", score=[9]))
    act(match, "Meld Databases")
    assert winners(match) == ["bob"]
    assert tops(match, "ann") == ["Benjamin Franklin"]


def test_carl_friedrich_gauss_melds_what_counts_as_held() -> None:
    match = figures(
        player("ann", ["Carl Friedrich Gauss", "Emperor Meiji"], hand=["Tools"], forecast=["Sailing", "Calendar"]),
        player("bob"),
    )
    answer(match, "Meld Tools", "1")
    assert pile(match, "ann", "green") == ["Sailing"]
    assert forecast(match, "ann") == ["Calendar"]


def test_napoleon_bonaparte_tucks_nothing_more_once_he_has_scored_himself() -> None:
    match = figures(
        player("ann", ["Napoleon Bonaparte", "Stem Cells"], hand=["Chemistry", "Coal", "Sailing"]),
        player("bob", ["Canning"]),
    )
    act(match, "Dogma Stem Cells", "Yes", "Coal", "Napoleon Bonaparte")
    assert pile(match, "ann", "red") == ["Coal"]
    assert score(match, "ann") == ["Chemistry", "Napoleon Bonaparte", "Sailing"]


def test_tecumseh_may_return_a_partners_card() -> None:
    match = figures(
        player("ann", ["Tecumseh"], team=1),
        player("bob", ["Tools"], team=2),
        player("cyd", ["Invention"], team=1),
        player("dan", ["Sailing"], team=2),
        decks={6: ["Vaccination"]},
    )
    act(match, "Dogma Tecumseh")
    assert tops(match, "cyd") == []


def test_adam_smiths_crowns_are_in_no_colour_and_so_not_for_supremacy() -> None:
    match = figures(player("ann", ["Adam Smith", "Oars", "Writing", "Code of Laws"]), player("bob"), also=["echoes"])
    act(match, "Draw")
    assert icons(match, "ann")["crown"] == 3 * (2 + 1 + 1 + 2)
    assert achievements(match, "ann") == []


def test_john_harrison_draws_the_next_higher_card_of_the_type() -> None:
    match = figures(
        player("ann", ["John Harrison", "City States"], hand=["Mysticism"]),
        player("bob", ["Code of Laws"], score=all_of(6)),
        also=["cities"],
        turn="bob",
        decks={1: ["Huang Di"], 7: ["Charles Darwin"]},
    )
    answer(match, "Dogma Code of Laws", "Mysticism", "No", "Yes")
    assert options(match) == ["Base", "Cities", "Figures"]
    answer(match, "Figures")
    assert (hand(match, "ann"), hand(match, "bob")) == (["Charles Darwin"], ["Huang Di"])


def test_edward_jenner_returns_a_card_instead_of_obeying_a_compel() -> None:
    match = figures(
        player("ann", ["Edward Jenner", "Coal"], hand=["Tools"]),
        player("bob", ["Velcro Shoes"]),
        also=["artifacts"],
        turn="bob",
    )
    act(match, "Dogma Velcro Shoes")
    assert winners(match) == []
    assert hand(match, "ann") == []
    assert bottom_of_deck(match, 1) == ["Tools"]


def test_a_top_card_of_john_loudon_mcadam_can_be_claimed_by_an_effect() -> None:
    match = figures(
        player("ann", ["John Loudon McAdam", "Martin Scorsese", "Coal"], hand=["Homer"]),
        player("bob"),
        achievements=["Tools"],
    )
    answer(match, "Meld Homer")
    assert options(match) == ["Achievement 1", "Coal", "John Loudon McAdam", "Martin Scorsese"]
    answer(match, "Coal")
    assert achievements(match, "ann") == [5]
    assert pile(match, "ann", "red") == []


@pytest.mark.parametrize(
    ("karma", "held", "purple", "achieved"),
    [
        ("Catherine the Great", ["Catherine the Great", "Philosophy"], ["Mysticism"], []),
        ("Ruth Handler", [], ["Mysticism", "Philosophy", "Catherine the Great"], [9]),
    ],
)
def test_of_two_karmas_on_a_meld_one_acts(karma: str, held: list[str], purple: list[str], achieved: list[int]) -> None:
    match = figures(
        player("ann", ["Catherine the Great", "Ruth Handler"], hand=["Mysticism", "Philosophy"]), player("bob")
    )
    answer(match, "Meld Mysticism", karma)
    assert hand(match, "ann") == held
    assert pile(match, "ann", "purple") == purple
    assert achievements(match, "ann") == achieved
    assert karmas_told(match) == [karma]


def test_ludwig_van_beethoven_returns_what_has_been_scored_before() -> None:
    match = figures(
        player("ann", ["Ludwig Van Beethoven", "Stem Cells"], hand=["Tools", "Sailing"], score=["Oars"]),
        player("bob"),
        decks={5: ["Coal", "Physics", "Banking", "Societies"]},
    )
    # All three go under the deck of the 1s, so their order is asked.
    act(match, "Dogma Stem Cells", "Yes", "Sailing", "Oars", "Tools")
    assert score(match, "ann") == ["Banking", "Coal", "Physics", "Societies"]
    assert bottom_of_deck(match, 1, 3) == ["Oars", "Tools", "Sailing"]


# Age 7


def test_charles_darwin_wins_by_a_decree() -> None:
    match = figures(
        player("ann", ["Charles Darwin"], hand=["Homer", "Hatshepsut"], achievements=[1]), player("bob", ["Oars"])
    )
    act(match, "Issue the Advancement decree")
    assert winners(match) == ["ann"]


def test_james_clerk_maxwell_counts_the_hand_as_it_was_when_the_card_was_used() -> None:
    match = figures(
        player("ann", ["James Clerk Maxwell", "Stem Cells"], hand=["Tools", "Sailing"]),
        player("bob", ["Agriculture", "Pottery"]),
    )
    # Five leaves against six.
    answer(match, "Dogma Stem Cells")
    assert "ann uses the dogma of Stem Cells; bob may share." in log(match, None)


@pytest.mark.parametrize(
    ("figure", "actions", "scored"),
    [
        ("John Loudon McAdam", ["Inspire yellow", "John Ericsson"], ["Homer"]),
        ("Carl Friedrich Gauss", ["Meld Tools", "7"], []),
    ],
    ids=["by an inspire effect", "by a karma"],
)
def test_john_ericsson_acts_when_an_effect_melds_him_but_not_when_a_karma_does(
    figure: str, actions: list[str], scored: list[str]
) -> None:
    match = figures(player("ann", [figure], hand=["Tools", "John Ericsson"]), player("bob", ["Homer"]))
    answer(match, *actions)
    assert "John Ericsson" in tops(match, "ann")
    assert score(match, "ann") == scored


def test_robert_e_lee_goes_over_with_his_karma() -> None:
    match = figures(
        player("ann", ["Robert E. Lee"]),
        player("bob", ["Agriculture", "Pottery"], achievements=[1, 2, 3, 4, 5, 6]),
    )
    answer(match, "Dogma Robert E. Lee", "Robert E. Lee", "bob")
    # Eight leaves are on his board now.
    assert winners(match) == ["bob"]


def test_alfred_nobel_minds_what_a_partner_has() -> None:
    def prizes(partner: list[str]) -> list[str]:
        match = figures(
            player("ann", ["Alfred Nobel"], team=1),
            player("bob", ["Masonry"], team=2),
            player("cyd", partner, team=1),
            player("dan", ["Tools"], team=2),
        )
        return counted(match, "ann")

    assert prizes(["Archery"]) == ["crown prize"]
    assert prizes(["Sailing"]) == []


def test_george_stephenson_adds_achievements_before_a_decree_is_claimed() -> None:
    match = figures(
        player("ann", ["George Stephenson"], hand=["Homer", "Alexander the Great", "Sejong the Great"]),
        player("bob"),
        achievements=[],
    )
    answer(match, "Issue the Rivalry decree")
    assert [age for age in available(match) if isinstance(age, int)] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert "Rivalry" in achievements(match, "ann")


def test_florence_nightingale_keeps_what_counts_as_scored() -> None:
    match = figures(
        player("ann", ["Florence Nightingale", "Wernher Von Braun"], forecast=["Pottery"]),
        player("bob", ["Mapmaking"]),
        turn="bob",
    )
    answer(match, "Dogma Mapmaking")
    assert forecast(match, "ann") == ["Pottery"]


def test_florence_nightingale_does_not_stop_what_a_karma_does() -> None:
    match = figures(
        player("ann", ["Florence Nightingale"], score=["Tools"]),
        player("bob", ["Che Guevara"]),
        decks={9: ["Satellites"]},
        turn="bob",
    )
    act(match, "Dogma Che Guevara")
    assert score(match, "ann") == []


def test_rowland_hill_counts_the_forecast_that_emperor_meiji_lets_her_hold() -> None:
    match = figures(
        player("ann", ["Rowland Hill", "Emperor Meiji"], score=["Coal"], hand=["Pottery", "Calendar"], forecast=[3, 4]),
        player("bob", ["Oars"]),
    )
    answer(match, "Achieve 1")
    assert len(options(match)) == 2
    held = [card.name for card in seat(match, "ann").hand]
    answer(match, held[0], held[1], held[2])
    assert achievements(match, "ann") == [1, 4]


def test_figures_in_the_forecast_issue_a_decree_with_emperor_meiji() -> None:
    match = figures(
        player("ann", ["Emperor Meiji"], hand=["Homer"], forecast=["Alexander the Great", "Rhazes"]), player("bob")
    )
    assert decrees(match) == ["War", "Expansion", "Rivalry"]
    answer(match, "Issue the War decree")
    assert junk(match) == ["Alexander the Great", "Homer", "Rhazes"]
    assert forecast(match, "ann") == hand(match, "ann") == []


def test_queen_victoria_goes_by_the_value_of_a_top_card_that_is_claimed() -> None:
    match = figures(
        player("ann", ["Queen Victoria", "John Loudon McAdam", "Coal"], score=[9, 9, 9]), player("bob"), achievements=[]
    )
    answer(match, "Achieve Coal")
    assert options(match) == ["1", "2", "3", "4"]
