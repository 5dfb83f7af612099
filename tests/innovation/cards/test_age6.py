"""Age 6, card by card."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    asked,
    available,
    before,
    bottom_of_deck,
    deck,
    every,
    hand,
    options,
    pile,
    player,
    score,
    splay,
    table,
    tops,
)


@every
def test_atomic_theory_splays_blue_and_melds_a_7(edition: str) -> None:
    match = table(
        player("ann", piles={"blue": ["Atomic Theory", "Tools"]}),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={7: ["Publications"]},
    )
    act(match, "Dogma Atomic Theory", "blue")
    assert pile(match, "ann", "blue") == ["Publications", "Atomic Theory", "Tools"]
    assert splay(match, "ann", "blue") == "right"


@every
def test_atomic_theory_melds_a_7_even_if_the_splay_is_declined(edition: str) -> None:
    match = table(
        player("ann", piles={"blue": ["Atomic Theory", "Tools"]}),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={7: ["Bicycle"]},
    )
    act(match, "Dogma Atomic Theory", "No")
    assert tops(match, "ann") == ["Atomic Theory", "Bicycle"]
    assert splay(match, "ann", "blue") == "unsplayed"


@every
def test_atomic_theory_is_shared_effect_by_effect(edition: str) -> None:
    match = table(
        player("ann", ["Atomic Theory"]),
        player("bob", piles={"blue": ["Experimentation", "Tools"]}),
        edition=edition,
        decks={7: ["Bicycle", "Lighting", "Explosives"]},
    )
    act(match, "Dogma Atomic Theory", "blue")
    assert splay(match, "bob", "blue") == "right"
    assert tops(match, "bob") == ["Bicycle", "Experimentation"]
    assert tops(match, "ann") == ["Atomic Theory", "Lighting"]
    assert hand(match, "ann") == ["Explosives"]


@before
def test_encyclopedia_melds_all_the_highest_score_cards(edition: str) -> None:
    match = table(
        player("ann", ["Encyclopedia"], score=["Coal", "Tools", "Banking", "The Pirate Code"]),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Encyclopedia", "Yes", "Coal")
    assert score(match, "ann") == ["Tools"]
    assert pile(match, "ann", "red") == ["The Pirate Code", "Coal"]
    assert pile(match, "ann", "green") == ["Banking"]


@before
def test_encyclopedia_may_be_declined(edition: str) -> None:
    match = table(player("ann", ["Encyclopedia"], score=["Coal", "Tools"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Encyclopedia", "No")
    assert score(match, "ann") == ["Coal", "Tools"]
    assert tops(match, "ann") == ["Encyclopedia"]


@before
def test_encyclopedia_asks_nothing_of_an_empty_score_pile(edition: str) -> None:
    match = table(player("ann", ["Encyclopedia"], hand=["Oars"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Encyclopedia")
    assert tops(match, "ann") == ["Encyclopedia"]


def test_encyclopedia_of_the_fourth_edition_melds_all_score_cards_of_a_value_and_junks_an_achievement() -> None:
    match = table(
        player("ann", ["Encyclopedia"], score=["Coal", "Tools", "Banking", "The Pirate Code", "Railroad"]),
        player("bob", ["Masonry"]),
        edition="4e",
    )
    answer(match, "Dogma Encyclopedia")
    assert options(match) == [str(value) for value in range(1, 12)]
    answer(match, "5", "Yes", "Coal")
    assert score(match, "ann") == ["Railroad", "Tools"]
    assert pile(match, "ann", "red") == ["The Pirate Code", "Coal"]
    assert pile(match, "ann", "green") == ["Banking"]
    assert options(match) == ["Achievement 5", "Achievement 6", "Achievement 7", "No"]
    answer(match, "Achievement 6")
    assert [value for value in available(match) if isinstance(value, int)] == [1, 2, 3, 4, 5, 7, 8, 9, 10]
    assert achievements(match, "ann") == []


def test_encyclopedia_of_the_fourth_edition_may_be_declined() -> None:
    match = table(player("ann", ["Encyclopedia"], score=["Coal", "Tools"]), player("bob", ["Masonry"]), edition="4e")
    before_it = available(match)
    act(match, "Dogma Encyclopedia", "1", "No", "No")
    assert score(match, "ann") == ["Coal", "Tools"]
    assert tops(match, "ann") == ["Encyclopedia"]
    assert available(match) == before_it


def test_encyclopedia_of_the_fourth_edition_melds_nothing_of_a_value_that_is_not_there() -> None:
    match = table(player("ann", ["Encyclopedia"], score=["Coal", "Tools"]), player("bob", ["Masonry"]), edition="4e")
    act(match, "Dogma Encyclopedia", "3", "No")
    assert score(match, "ann") == ["Coal", "Tools"]


def test_encyclopedia_of_the_fourth_edition_only_junks_with_an_empty_score_pile() -> None:
    match = table(
        player("ann", ["Encyclopedia"]),
        player("bob", ["Masonry"], achievements=[5, 6]),
        edition="4e",
    )
    answer(match, "Dogma Encyclopedia")
    assert options(match) == ["Achievement 7", "No"]
    answer(match, "Achievement 7")
    assert not {5, 6, 7} & set(available(match))


def test_encyclopedia_of_the_fourth_edition_asks_nothing_without_score_cards_and_achievements() -> None:
    match = table(
        player("ann", ["Encyclopedia"]),
        player("bob", ["Masonry"], achievements=[5, 6, 7]),
        edition="4e",
    )
    act(match, "Dogma Encyclopedia")
    assert tops(match, "ann") == ["Encyclopedia"]


@pytest.mark.parametrize(
    ("edition", "tucked"), [("1e", ["Canning", "Democracy", "Metric System"]), ("3e", ["Canning"])]
)
def test_industrialization_counts_factories_in_the_first_edition_and_colours_in_the_third(
    edition: str, tucked: list[str]
) -> None:
    red = ["Industrialization", "Coal", "Machine Tools"]
    match = table(
        player("ann", piles={"red": (red, "right"), "green": ["Measurement"]}),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={6: ["Canning", "Democracy", "Metric System", "Vaccination"]},
    )
    act(match, "Dogma Industrialization")
    on_board = [*pile(match, "ann", "yellow"), *pile(match, "ann", "purple"), *pile(match, "ann", "green")]
    assert [card for card in on_board if card != "Measurement"] == tucked
    assert pile(match, "ann", "red") == red


@pytest.mark.parametrize(("edition", "tucked"), [("1e", 1), ("3e", 2)])
def test_industrialization_rounds_down_in_the_first_edition_only(edition: str, tucked: int) -> None:
    match = table(
        player("ann", ["Industrialization", "Banking", "Tools"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={6: ["Vaccination", "Canning", "Democracy"]},
    )
    act(match, "Dogma Industrialization")
    assert pile(match, "ann", "yellow") == ["Vaccination", "Canning"][:tucked]
    assert pile(match, "ann", "purple") == []


@before
def test_industrialization_does_not_count_what_it_tucks_itself(edition: str) -> None:
    match = table(
        player("ann", ["Industrialization"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={6: ["Canning", "Metric System"]},
    )
    act(match, "Dogma Industrialization")
    assert tops(match, "ann") == ["Canning", "Industrialization"]
    assert deck(match, 6)[0] == "Metric System"


@before
def test_industrialization_may_splay_red_or_purple(edition: str) -> None:
    match = table(
        player("ann", piles={"red": ["Industrialization"], "purple": ["Mysticism", "City States"]}),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={6: ["Machine Tools"]},
    )
    answer(match, "Dogma Industrialization")
    assert options(match) == ["red", "purple", "No"]
    answer(match, "purple")
    assert splay(match, "ann", "purple") == "right"
    assert splay(match, "ann", "red") == "unsplayed"


@before
def test_industrialization_may_splay_nothing(edition: str) -> None:
    match = table(
        player("ann", ["Industrialization"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={6: ["Machine Tools"]},
    )
    act(match, "Dogma Industrialization", "No")
    assert pile(match, "ann", "red") == ["Industrialization", "Machine Tools"]
    assert splay(match, "ann", "red") == "unsplayed"


@before
def test_industrialization_tucks_for_monument(edition: str) -> None:
    match = table(
        player("ann", ["Industrialization", "Chemistry"], tucked=4),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={6: ["Canning", "Metric System"]},
    )
    act(match, "Dogma Industrialization")
    assert achievements(match, "ann") == ["Monument"]


SIXES = ["Canning", "Machine Tools", "Metric System", "Vaccination"]


def test_industrialization_of_the_fourth_edition_tucks_three_6s_and_splays() -> None:
    match = table(
        player("ann", ["Industrialization"]),
        player("bob", ["Masonry"]),
        edition="4e",
        decks={6: SIXES},
    )
    act(match, "Dogma Industrialization", "red")
    assert pile(match, "ann", "red") == ["Industrialization", "Machine Tools"]
    assert tops(match, "ann") == ["Canning", "Industrialization", "Metric System"]
    assert splay(match, "ann", "red") == "right"
    assert deck(match, 6)[0] == "Vaccination"


@pytest.mark.parametrize(("opposing", "returned"), [("Masonry", True), ("Bicycle", False), ("Quantum Theory", False)])
def test_industrialization_of_the_fourth_edition_costs_the_top_red_card_for_the_single_most_clocks(
    opposing: str, returned: bool
) -> None:
    match = table(
        player("ann", piles={"red": ["Industrialization", "Archery"], "blue": ["Publications"]}),
        player("bob", [opposing]),
        edition="4e",
        decks={6: SIXES},
    )
    act(match, "Dogma Industrialization", "No")
    red = ["Industrialization", "Archery", "Machine Tools"]
    assert pile(match, "ann", "red") == (red[1:] if returned else red)
    assert (bottom_of_deck(match, 6) == ["Industrialization"]) is returned


def test_industrialization_of_the_fourth_edition_looks_at_the_clocks_of_the_one_who_tucks() -> None:
    match = table(
        player("ann", ["Industrialization"]),
        player("bob", piles={"red": ["Coal", "Archery"], "purple": ["Railroad"]}),
        edition="4e",
        decks={6: ["Canning", "Metric System", "Democracy", "Vaccination", "Classification", "Atomic Theory"]},
    )
    act(match, "Dogma Industrialization", "No")
    assert pile(match, "bob", "red") == ["Archery"]
    assert bottom_of_deck(match, 5) == ["Coal"]
    assert pile(match, "ann", "red") == ["Industrialization"]


@every
def test_machine_tools_scores_the_value_of_the_highest_score_card(edition: str) -> None:
    match = table(
        player("ann", ["Machine Tools"], score=["Tools", "Coal"]),
        player("bob", ["Masonry"], score=["Railroad"]),
        edition=edition,
        decks={5: ["Banking"]},
    )
    act(match, "Dogma Machine Tools")
    assert score(match, "ann") == ["Banking", "Coal", "Tools"]


@every
def test_machine_tools_scores_a_1_from_an_empty_score_pile(edition: str) -> None:
    match = table(
        player("ann", ["Machine Tools"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Machine Tools")
    assert score(match, "ann") == ["Oars"]


@every
def test_machine_tools_goes_up_from_an_empty_deck(edition: str) -> None:
    match = table(
        player("ann", ["Machine Tools"], score=["Calendar"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={1: ["Oars"], 4: ["Anatomy"]},
        exact=True,
    )
    act(match, "Dogma Machine Tools")
    assert score(match, "ann") == ["Anatomy", "Calendar"]


def test_classification_reveals_a_card_and_proves_that_none_of_its_colour_is_left() -> None:
    match = table(
        player("ann", ["Classification"], hand=["Archery", "Tools"]),
        player("bob", ["Masonry"], hand=["Oars", "Sailing"]),
        edition="4e",
    )
    act(match, "Dogma Classification", "Archery", "Oars")
    assert pile(match, "ann", "red") == ["Archery", "Oars"]
    assert "ann reveals Archery (1)." in match.log(1)
    assert "ann shows their hand: Tools (1)." in match.log(1)
    assert hand(match, "bob") == ["Sailing"]


@before
def test_classification_takes_a_colour_from_all_opponents_and_melds_it(edition: str) -> None:
    match = table(
        player("ann", ["Classification"], hand=["Archery", "Tools"]),
        player("bob", ["Masonry"], hand=["Oars", "Sailing", "Coal"]),
        player("cat", hand=["Clothing", "Gunpowder"]),
        edition=edition,
    )
    answer(match, "Dogma Classification")
    assert options(match) == ["blue", "red"]
    answer(match, "red", "Oars", "Gunpowder", "Coal")
    assert pile(match, "ann", "red") == ["Archery", "Coal", "Gunpowder", "Oars"]
    assert hand(match, "ann") == ["Tools"]
    assert hand(match, "bob") == ["Sailing"]
    assert hand(match, "cat") == ["Clothing"]
    assert "ann chooses red." in match.log(2)
    assert any(line.startswith("bob shows their hand") and "Sailing" in line for line in match.log(2))


@every
def test_classification_melds_the_own_cards_if_no_opponent_has_the_colour(edition: str) -> None:
    match = table(
        player("ann", ["Classification"], hand=["Archery"]),
        player("bob", ["Masonry"], hand=["Sailing"]),
        edition=edition,
    )
    act(match, "Dogma Classification")
    assert tops(match, "ann") == ["Archery", "Classification"]
    assert hand(match, "bob") == ["Sailing"]


@every
def test_classification_needs_a_card_in_hand(edition: str) -> None:
    match = table(player("ann", ["Classification"]), player("bob", ["Masonry"], hand=["Sailing"]), edition=edition)
    act(match, "Dogma Classification")
    assert hand(match, "bob") == ["Sailing"]
    assert not any("Sailing" in line for line in match.log(0))


@every
def test_classification_lets_a_sharing_opponent_take_first(edition: str) -> None:
    match = table(
        player("ann", ["Classification"], hand=["Archery", "Tools"]),
        player("bob", ["Education"], hand=["Oars"]),
        edition=edition,
        decks={6: ["Canning"]},
    )
    act(match, "Dogma Classification", "Archery")
    assert pile(match, "bob", "red") == ["Oars", "Archery"]
    assert tops(match, "ann") == ["Classification", "Tools"]
    assert hand(match, "ann") == ["Canning"]


@every
def test_classification_leaves_a_teammate_alone(edition: str) -> None:
    match = table(
        player("ann", ["Classification"], hand=["Archery"], team=0),
        player("bob", hand=["Tools"], team=1),
        player("cat", hand=["Oars"], team=0),
        player("dan", hand=["Metalworking"], team=1),
        edition=edition,
    )
    act(match, "Dogma Classification", "Archery")
    assert pile(match, "ann", "red") == ["Metalworking", "Archery"]
    assert hand(match, "cat") == ["Oars"]
    assert hand(match, "dan") == []
    assert not any("cat shows" in line for line in match.log(1))


@every
def test_metric_system_splays_any_colour_if_green_is_splayed_right(edition: str) -> None:
    match = table(
        player(
            "ann",
            piles={
                "green": (["Metric System", "Sailing"], "right"),
                "red": ["Archery", "Oars"],
                "yellow": (["Masonry", "Agriculture"], "up"),
                "blue": ["Tools"],
            },
        ),
        player("bob", ["Mysticism"]),
        edition=edition,
    )
    answer(match, "Dogma Metric System")
    assert options(match) == ["red", "yellow", "No"]
    answer(match, "yellow")
    assert splay(match, "ann", "yellow") == "right"
    assert splay(match, "ann", "red") == "unsplayed"
    assert splay(match, "ann", "green") == "right"


@every
@pytest.mark.parametrize("splayed", ["unsplayed", "left", "up"])
def test_metric_system_otherwise_splays_green_only(edition: str, splayed: str) -> None:
    match = table(
        player("ann", piles={"green": (["Metric System", "Sailing"], splayed), "red": ["Archery", "Oars"]}),
        player("bob", ["Mysticism"]),
        edition=edition,
    )
    answer(match, "Dogma Metric System")
    assert options(match) == ["green", "No"]
    answer(match, "green")
    assert splay(match, "ann", "green") == "right"
    assert splay(match, "ann", "red") == "unsplayed"


@every
def test_metric_system_may_be_declined(edition: str) -> None:
    match = table(
        player("ann", piles={"green": (["Metric System", "Sailing"], "right"), "red": ["Archery", "Oars"]}),
        player("bob", ["Mysticism"]),
        edition=edition,
    )
    act(match, "Dogma Metric System", "No")
    assert splay(match, "ann", "red") == "unsplayed"


@every
def test_canning_tucks_a_6_and_scores_the_top_cards_without_a_factory(edition: str) -> None:
    match = table(
        player(
            "ann",
            piles={
                "yellow": ["Canning", "Masonry"],
                "red": ["Archery"],
                "blue": ["Chemistry"],
                "green": ["Sailing", "Clothing"],
            },
        ),
        player("bob", ["Mysticism"]),
        edition=edition,
        decks={6: ["Democracy"]},
    )
    act(match, "Dogma Canning", "Yes", "yellow")
    assert score(match, "ann") == ["Archery", "Democracy", "Sailing"]
    assert tops(match, "ann") == ["Canning", "Chemistry", "Clothing"]
    assert splay(match, "ann", "yellow") == "right"


@every
def test_canning_may_be_declined_and_scores_nothing(edition: str) -> None:
    match = table(
        player("ann", piles={"yellow": ["Canning", "Masonry"], "red": ["Archery"]}),
        player("bob", ["Mysticism"]),
        edition=edition,
    )
    act(match, "Dogma Canning", "No", "No")
    assert score(match, "ann") == []
    assert tops(match, "ann") == ["Archery", "Canning"]
    assert splay(match, "ann", "yellow") == "unsplayed"


@every
def test_canning_does_not_score_a_card_it_tucks_under_another(edition: str) -> None:
    match = table(
        player("ann", ["Canning", "Electricity"]),
        player("bob", ["Mysticism"]),
        edition=edition,
        decks={6: ["Classification"]},
    )
    act(match, "Dogma Canning", "Yes")
    assert score(match, "ann") == []
    assert pile(match, "ann", "green") == ["Electricity", "Classification"]


@before
def test_canning_lets_a_sharing_opponent_score_for_monument_first(edition: str) -> None:
    match = table(
        player("ann", ["Canning", "Archery"], scored=5),
        player("bob", ["Coal", "Sailing"], scored=5),
        edition=edition,
        decks={6: ["Metric System", "Machine Tools"]},
    )
    answer(match, "Dogma Canning")
    assert asked(match) == "bob"
    answer(match, "Yes", "Yes")
    assert score(match, "bob") == ["Sailing"]
    assert score(match, "ann") == ["Archery"]
    assert achievements(match, "bob") == ["Monument"]
    assert achievements(match, "ann") == []


@before
def test_vaccination_returns_all_the_lowest_cards_and_everyone_melds(edition: str) -> None:
    match = table(
        player("ann", ["Vaccination"], score=["Oars"]),
        player("bob", ["Masonry"], score=["Tools", "Coal", "Archery"]),
        edition=edition,
        decks={6: ["Canning"], 7: ["Sanitation"]},
    )
    answer(match, "Dogma Vaccination")
    assert asked(match) == "bob"
    answer(match, "Archery")
    assert score(match, "bob") == ["Coal"]
    assert bottom_of_deck(match, 1, 2) == ["Archery", "Tools"]
    assert pile(match, "bob", "yellow") == ["Canning", "Masonry"]
    assert pile(match, "ann", "yellow") == ["Sanitation", "Vaccination"]
    assert score(match, "ann") == ["Oars"]


def test_vaccination_of_the_fourth_edition_returns_all_cards_of_a_value_of_the_victims_choice() -> None:
    match = table(
        player("ann", ["Vaccination"], score=["Oars"]),
        player("bob", ["Masonry"], score=["Tools", "Coal", "Archery", "Banking"]),
        edition="4e",
        decks={6: ["Canning"], 7: ["Sanitation"]},
    )
    answer(match, "Dogma Vaccination")
    assert asked(match) == "bob"
    assert options(match) == ["Tools", "Coal", "Archery", "Banking"]
    answer(match, "Coal")
    assert options(match) == ["Coal", "Banking"]
    answer(match, "Banking")
    assert score(match, "bob") == ["Archery", "Tools"]
    assert bottom_of_deck(match, 5, 2) == ["Banking", "Coal"]
    assert pile(match, "bob", "yellow") == ["Canning", "Masonry"]
    assert pile(match, "ann", "yellow") == ["Sanitation", "Vaccination"]
    assert score(match, "ann") == ["Oars"]


@every
def test_vaccination_melds_nothing_if_nothing_was_returned(edition: str) -> None:
    match = table(player("ann", ["Vaccination"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Vaccination")
    assert tops(match, "bob") == ["Masonry"]
    assert tops(match, "ann") == ["Vaccination"]


@every
def test_vaccination_melds_one_7_each_for_the_demander_and_a_sharer(edition: str) -> None:
    match = table(
        player("ann", ["Vaccination"]),
        player("bob", ["Masonry"], score=["Tools"]),
        player("cat", score=["Oars"]),
        player("dan", ["Agriculture"], score=["Archery"]),
        edition=edition,
        decks={6: ["Democracy"], 7: ["Bicycle", "Explosives", "Evolution"]},
    )
    act(match, "Dogma Vaccination")
    assert score(match, "dan") == ["Archery"]
    assert score(match, "bob") == score(match, "cat") == []
    assert tops(match, "bob") == ["Democracy", "Masonry"]
    assert len(tops(match, "cat")) == 1
    assert tops(match, "dan") == ["Agriculture", "Bicycle"]
    assert tops(match, "ann") == ["Explosives", "Vaccination"]
    assert hand(match, "ann") == ["Evolution"]


@every
def test_democracy_scores_an_8_for_returning_the_most(edition: str) -> None:
    match = table(
        player("ann", ["Democracy"], hand=["Tools", "Oars"]),
        player("bob", ["Masonry"], hand=["Coal"]),
        edition=edition,
        decks={8: ["Flight"]},
    )
    act(match, "Dogma Democracy", "Oars")
    assert score(match, "ann") == ["Flight"]
    assert hand(match, "ann") == ["Tools"]
    assert bottom_of_deck(match, 1) == ["Oars"]


@every
def test_democracy_scores_nothing_for_returning_nothing(edition: str) -> None:
    match = table(player("ann", ["Democracy"], hand=["Tools"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Democracy", "Done")
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Tools"]


@every
@pytest.mark.parametrize(("choices", "scored"), [(["Tools", "Done"], 0), (["Tools", "Coal"], 1)])
def test_democracy_takes_more_than_a_sharing_opponent_returned(edition: str, choices: list[str], scored: int) -> None:
    match = table(
        player("ann", ["Democracy"], hand=["Tools", "Coal"]),
        player("bob", ["Education"], hand=["Oars", "Calendar"]),
        edition=edition,
    )
    act(match, "Dogma Democracy", "Oars", "Done", *choices)
    assert len(score(match, "bob")) == 1
    assert hand(match, "bob") == ["Calendar"]
    assert len(score(match, "ann")) == scored


@every
def test_democracy_can_score_for_several_who_outdo_each_other(edition: str) -> None:
    match = table(
        player("ann", ["Democracy"], hand=["Tools", "Coal", "Paper"]),
        player("bob", ["Education"], hand=["Oars"]),
        player("cat", ["Experimentation"], hand=["Calendar", "Sailing"]),
        edition=edition,
        decks={8: ["Flight", "Mobility", "Socialism"]},
    )
    act(match, "Dogma Democracy", "Oars", "Calendar", "Sailing", "Tools", "Coal", "Paper")
    assert score(match, "bob") == ["Flight"]
    assert score(match, "cat") == ["Mobility"]
    assert score(match, "ann") == ["Socialism"]


@every
def test_democracy_does_not_compare_with_a_teammate(edition: str) -> None:
    match = table(
        player("ann", ["Democracy"], hand=["Tools"], team=0),
        player("bob", team=1),
        player("cat", ["Education"], hand=["Oars", "Calendar"], team=0),
        player("dan", team=1),
        edition=edition,
        decks={8: ["Flight", "Mobility"]},
    )
    act(match, "Dogma Democracy", "Oars", "Calendar", "Tools")
    assert score(match, "cat") == ["Flight"]
    assert score(match, "ann") == ["Mobility"]
    assert hand(match, "ann") == []


@every
def test_emancipation_takes_a_card_of_the_victims_choice_and_gives_a_6(edition: str) -> None:
    match = table(
        player("ann", ["Emancipation"], scored=5),
        player("bob", ["Masonry"], hand=["Tools", "Coal"]),
        edition=edition,
        decks={6: ["Canning"]},
    )
    answer(match, "Dogma Emancipation")
    assert asked(match) == "bob"
    assert options(match) == ["Tools", "Coal"]
    answer(match, "Tools")
    assert score(match, "ann") == ["Tools"]
    assert hand(match, "bob") == ["Canning", "Coal"]
    assert achievements(match, "ann") == []


@every
def test_emancipation_gives_nothing_for_an_empty_hand(edition: str) -> None:
    match = table(
        player("ann", piles={"purple": ["Emancipation", "Mysticism"], "red": ["Archery", "Oars"]}),
        player("bob", ["Masonry"], score=["Tools"]),
        edition=edition,
    )
    answer(match, "Dogma Emancipation")
    assert options(match) == ["red", "purple", "No"]
    answer(match, "red")
    assert splay(match, "ann", "red") == "right"
    assert splay(match, "ann", "purple") == "unsplayed"
    assert hand(match, "bob") == []
    assert score(match, "ann") == []


@every
def test_emancipation_spares_and_serves_a_player_with_as_many_factories(edition: str) -> None:
    match = table(
        player("ann", piles={"purple": ["Emancipation", "Mysticism"]}),
        player("bob", piles={"red": ["Coal", "Archery"]}, hand=["Tools"]),
        edition=edition,
        decks={6: ["Canning"]},
    )
    act(match, "Dogma Emancipation", "red", "No")
    assert hand(match, "bob") == ["Tools"]
    assert splay(match, "bob", "red") == "right"
    assert splay(match, "ann", "purple") == "unsplayed"
    assert hand(match, "ann") == ["Canning"]
