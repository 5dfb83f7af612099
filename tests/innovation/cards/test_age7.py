"""Age 7, card by card."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    asked,
    bottom_of_deck,
    deck,
    hand,
    options,
    pile,
    player,
    score,
    splay,
    table,
    tops,
)

both = pytest.mark.parametrize("edition", ["1e", "3e"])

SCORE_AN_8 = "Score an 8, then return a card"


@both
def test_evolution_scores_an_8_and_returns_a_card_of_choice(edition: str) -> None:
    match = table(
        player("ann", ["Evolution"], score=["Oars", "Optics"]),
        player("bob", ["Archery"], score=["Tools"]),
        edition=edition,
        decks={8: ["Flight"]},
    )
    act(match, "Dogma Evolution", SCORE_AN_8, "Oars")
    assert score(match, "ann") == ["Flight", "Optics"]
    assert bottom_of_deck(match, 1) == ["Oars"]
    assert score(match, "bob") == ["Tools"]
    assert hand(match, "ann") == []


@both
def test_evolution_returns_the_8_itself_if_there_is_no_other_card(edition: str) -> None:
    match = table(
        player("ann", ["Evolution"], scored=5),
        player("bob", ["Archery"]),
        edition=edition,
        decks={8: ["Flight"]},
    )
    act(match, "Dogma Evolution", SCORE_AN_8)
    assert score(match, "ann") == []
    assert bottom_of_deck(match, 8) == ["Flight"]
    assert achievements(match, "ann") == ["Monument"]


@both
@pytest.mark.parametrize(
    ("pile_of_points", "value", "drawn"),
    [([], 1, "Sailing"), (["Oars"], 2, "Currency"), (["Calendar", "Oars"], 3, "Optics")],
)
def test_evolution_draws_one_above_the_highest_card_of_the_score_pile(
    edition: str, pile_of_points: list[str], value: int, drawn: str
) -> None:
    match = table(
        player("ann", ["Evolution"], score=pile_of_points),
        player("bob", ["Archery"]),
        edition=edition,
        decks={1: ["Sailing"], 2: ["Currency"], 3: ["Optics"]},
    )
    act(match, "Dogma Evolution", f"Draw a card of value {value}")
    assert hand(match, "ann") == [drawn]
    assert score(match, "ann") == sorted(pile_of_points)


@both
def test_evolution_above_a_10_ends_the_game(edition: str) -> None:
    match = table(
        player("ann", ["Evolution"], score=["Software"]),
        player("bob", ["Archery"], score=["Robotics", "Oars"]),
        edition=edition,
    )
    act(match, "Dogma Evolution", "Draw a card of value 11")
    assert match.result is not None
    assert (match.result.kind, match.result.winners) == ("score", [1])


@both
def test_evolution_may_be_declined_also_by_a_sharing_opponent(edition: str) -> None:
    match = table(
        player("ann", ["Evolution"], score=["Oars"]),
        player("bob", ["Education"], score=["Tools"]),
        edition=edition,
    )
    act(match, "Dogma Evolution", "Neither", "Neither")
    assert hand(match, "ann") == hand(match, "bob") == []
    assert score(match, "ann") == ["Oars"]
    assert score(match, "bob") == ["Tools"]


@both
def test_evolution_is_shared_first_by_an_opponent_with_as_many_lightbulbs(edition: str) -> None:
    match = table(
        player("ann", ["Evolution"]),
        player("bob", ["Education"]),
        edition=edition,
        decks={1: ["Sailing"], 7: ["Bicycle"]},
    )
    answer(match, "Dogma Evolution")
    assert asked(match) == "bob"
    answer(match, "Draw a card of value 1", "Neither")
    assert hand(match, "bob") == ["Sailing"]
    assert hand(match, "ann") == ["Bicycle"]


@both
def test_publications_rearranges_a_colour_and_keeps_its_splay(edition: str) -> None:
    match = table(
        player("ann", piles={"blue": (["Publications", "Tools", "Writing"], "left")}),
        player("bob", piles={"blue": ["Calendar", "Pottery"]}),
        edition=edition,
    )
    answer(match, "Dogma Publications", "blue")
    assert options(match) == ["Publications", "Tools", "Writing"]
    answer(match, "Writing", "Publications", "No")
    assert pile(match, "ann", "blue") == ["Writing", "Publications", "Tools"]
    assert splay(match, "ann", "blue") == "left"
    assert pile(match, "bob", "blue") == ["Calendar", "Pottery"]


@both
def test_publications_offers_only_colours_of_two_cards_and_may_be_declined(edition: str) -> None:
    match = table(
        player("ann", ["Publications"], piles={"red": ["Archery", "Oars"]}),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    answer(match, "Dogma Publications")
    assert options(match) == ["red", "No"]
    answer(match, "No")
    assert pile(match, "ann", "red") == ["Archery", "Oars"]


@both
def test_publications_does_nothing_on_a_board_of_single_cards(edition: str) -> None:
    match = table(player("ann", ["Publications", "Archery"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Publications")
    assert tops(match, "ann") == ["Archery", "Publications"]


@both
def test_publications_splays_yellow_or_blue_up(edition: str) -> None:
    match = table(
        player(
            "ann",
            piles={
                "blue": ["Publications", "Tools"],
                "red": ["Archery", "Oars"],
                "yellow": (["Masonry", "Agriculture"], "left"),
            },
        ),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    answer(match, "Dogma Publications", "No")
    assert sorted(options(match)) == ["No", "blue", "yellow"]
    answer(match, "yellow")
    assert splay(match, "ann", "yellow") == "up"
    assert splay(match, "ann", "blue") == "unsplayed"


@both
def test_publications_can_bring_the_twelfth_clock_into_sight(edition: str) -> None:
    match = table(
        player(
            "ann",
            ["Databases", "Miniaturization"],
            piles={"blue": (["Publications", "Quantum Theory", "Rocketry", "Software"], "up")},
        ),
        player("bob", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Publications", "blue", "Quantum Theory", "Publications", "Rocketry")
    assert pile(match, "ann", "blue") == ["Quantum Theory", "Publications", "Rocketry", "Software"]
    assert achievements(match, "ann") == ["World"]


@both
@pytest.mark.parametrize(("top", "drawn"), [("Tools", []), ("Writing", ["Bicycle"])])
def test_publications_counts_as_shared_only_if_the_order_changes(edition: str, top: str, drawn: list[str]) -> None:
    match = table(
        player("ann", ["Publications"]),
        player("bob", piles={"blue": ["Tools", "Writing"]}),
        edition=edition,
        decks={7: ["Bicycle"]},
    )
    act(match, "Dogma Publications", "blue", top, "No")
    assert pile(match, "bob", "blue")[0] == top
    assert hand(match, "ann") == drawn


def test_combustion_takes_two_cards_in_the_first_edition() -> None:
    match = table(
        player("ann", ["Combustion"], scored=5),
        player("bob", ["Archery"], score=["Oars", "Tools", "Optics"]),
        player("cat", ["Masonry"], score=["Sailing"]),
        edition="1e",
    )
    answer(match, "Dogma Combustion")
    assert asked(match) == "bob"
    answer(match, "Oars", "Optics")
    assert score(match, "ann") == ["Oars", "Optics", "Sailing"]
    assert score(match, "bob") == ["Tools"]
    assert score(match, "cat") == []
    assert pile(match, "ann", "red") == ["Combustion"]
    assert achievements(match, "ann") == []


@pytest.mark.parametrize(
    ("others", "choices", "taken"),
    [
        ([], [], []),
        (["Bicycle", "Mathematics", "City States"], ["Optics"], ["Optics"]),
        (["Bicycle", "Canal Building", "City States"], [], ["Oars", "Optics"]),
    ],
    ids=["2 crowns", "7 crowns", "8 crowns"],
)
def test_combustion_takes_a_card_for_every_four_crowns_in_the_third_edition(
    others: list[str], choices: list[str], taken: list[str]
) -> None:
    match = table(
        player("ann", others, piles={"red": ["Combustion", "Archery"]}),
        player("bob", ["Masonry"], score=["Oars", "Optics"]),
        edition="3e",
    )
    act(match, "Dogma Combustion", *choices)
    assert score(match, "ann") == taken
    assert score(match, "bob") == sorted({"Oars", "Optics"} - set(taken))
    assert pile(match, "ann", "red") == ["Combustion"]
    assert bottom_of_deck(match, 1) == ["Archery"]


@both
def test_combustion_finds_nothing_in_an_empty_score_pile(edition: str) -> None:
    match = table(
        player("ann", ["Combustion", "Bicycle"], hand=["Sailing"]),
        player("bob", ["Masonry"], hand=["Oars"]),
        edition=edition,
    )
    act(match, "Dogma Combustion")
    assert score(match, "ann") == []
    assert hand(match, "bob") == ["Oars"]


def test_combustion_burns_itself_and_a_sharing_opponents_red_card_only_in_the_third_edition() -> None:
    seen = {}
    for edition in ("1e", "3e"):
        match = table(
            player("ann", ["Combustion", "Masonry"]),
            player("bob", ["Optics"], score=["Oars"]),
            edition=edition,
            decks={1: ["Sailing"]},
        )
        act(match, "Dogma Combustion")
        assert score(match, "bob") == ["Oars"]
        seen[edition] = (tops(match, "ann"), tops(match, "bob"), hand(match, "ann"))
    assert seen == {"1e": (["Combustion", "Masonry"], ["Optics"], []), "3e": (["Masonry"], [], ["Sailing"])}


def test_combustion_is_not_shared_by_an_opponent_without_a_red_card() -> None:
    match = table(player("ann", ["Combustion", "Masonry"]), player("bob", ["Translation"]), edition="3e")
    act(match, "Dogma Combustion")
    assert tops(match, "bob") == ["Translation"]
    assert tops(match, "ann") == ["Masonry"]
    assert hand(match, "ann") == []


@both
def test_explosives_takes_the_three_highest_cards_of_whatever_values(edition: str) -> None:
    match = table(
        player("ann", ["Explosives"]),
        player("bob", ["Sailing"], hand=["Oars", "Calendar", "Tools", "Optics"]),
        edition=edition,
        decks={7: ["Bicycle"]},
    )
    answer(match, "Dogma Explosives")
    assert asked(match) == "bob"
    assert options(match) == ["Oars", "Tools"]
    answer(match, "Tools")
    assert hand(match, "ann") == ["Calendar", "Optics", "Tools"]
    assert hand(match, "bob") == ["Oars"]


@both
@pytest.mark.parametrize("cards", [["Oars"], ["Oars", "Tools"], ["Oars", "Optics", "Tools"]])
def test_explosives_gives_a_7_to_who_is_left_without_cards(edition: str, cards: list[str]) -> None:
    match = table(
        player("ann", ["Explosives"]),
        player("bob", ["Sailing"], hand=cards),
        edition=edition,
        decks={7: ["Bicycle"]},
    )
    act(match, "Dogma Explosives")
    assert hand(match, "ann") == cards
    assert hand(match, "bob") == ["Bicycle"]


@both
def test_explosives_gives_no_7_to_who_had_no_cards(edition: str) -> None:
    match = table(player("ann", ["Explosives"]), player("bob", ["Sailing"]), edition=edition)
    act(match, "Dogma Explosives")
    assert hand(match, "bob") == []


@both
def test_explosives_strikes_each_opponent_with_fewer_factories_and_no_other(edition: str) -> None:
    match = table(
        player("ann", ["Explosives"]),
        player("bob", ["Composites"], hand=["Oars"]),
        player("cat", ["Electricity"], hand=["Tools", "Optics"]),
        edition=edition,
        decks={7: ["Bicycle"]},
    )
    act(match, "Dogma Explosives")
    assert hand(match, "ann") == ["Optics", "Tools"]
    assert hand(match, "bob") == ["Oars"]
    assert hand(match, "cat") == ["Bicycle"]


@both
@pytest.mark.parametrize(
    ("held", "points"),
    [(["Oars", "Tools"], ["Optics"]), (["Oars"], []), ([], ["Optics", "Tools"])],
)
def test_bicycle_exchanges_hand_and_score_pile_without_scoring(
    edition: str, held: list[str], points: list[str]
) -> None:
    match = table(
        player("ann", ["Bicycle"], hand=held, score=points, scored=5),
        player("bob", ["Archery"], hand=["Calendar"], score=["Currency"]),
        edition=edition,
    )
    act(match, "Dogma Bicycle", "Yes")
    assert hand(match, "ann") == points
    assert score(match, "ann") == held
    assert achievements(match, "ann") == []
    assert (hand(match, "bob"), score(match, "bob")) == (["Calendar"], ["Currency"])


@both
def test_bicycle_may_be_declined(edition: str) -> None:
    match = table(player("ann", ["Bicycle"], hand=["Oars"], score=["Optics"]), player("bob"), edition=edition)
    act(match, "Dogma Bicycle", "No")
    assert (hand(match, "ann"), score(match, "ann")) == (["Oars"], ["Optics"])


@both
def test_bicycle_asks_nobody_who_has_no_cards(edition: str) -> None:
    match = table(player("ann", ["Bicycle"]), player("bob", ["Translation"]), edition=edition)
    act(match, "Dogma Bicycle")
    assert hand(match, "ann") == score(match, "ann") == []


@both
def test_bicycle_is_shared(edition: str) -> None:
    match = table(
        player("ann", ["Bicycle"], hand=["Oars"]),
        player("bob", ["Translation"], score=["Tools"]),
        edition=edition,
        decks={7: ["Evolution"]},
    )
    act(match, "Dogma Bicycle", "Yes", "No")
    assert (hand(match, "bob"), score(match, "bob")) == (["Tools"], [])
    assert hand(match, "ann") == ["Evolution", "Oars"]


@both
def test_electricity_returns_top_cards_without_a_factory_for_as_many_8s(edition: str) -> None:
    match = table(
        player("ann", ["Electricity", "Tools", "Masonry"], piles={"red": ["Archery", "Oars", "Combustion"]}),
        player("bob", ["Sailing"]),
        edition=edition,
        decks={8: ["Flight", "Rocketry", "Socialism", "Mobility"]},
    )
    act(match, "Dogma Electricity", "Masonry", "Tools")
    assert tops(match, "ann") == ["Electricity", "Oars"]
    assert pile(match, "ann", "red") == ["Oars", "Combustion"]
    assert bottom_of_deck(match, 1, 3) == ["Masonry", "Tools", "Archery"]
    assert hand(match, "ann") == ["Flight", "Rocketry", "Socialism"]
    assert tops(match, "bob") == ["Sailing"]


@both
def test_electricity_leaves_a_board_of_factories_alone(edition: str) -> None:
    match = table(player("ann", ["Electricity", "Combustion"]), player("bob", ["Sailing"]), edition=edition)
    act(match, "Dogma Electricity")
    assert tops(match, "ann") == ["Combustion", "Electricity"]
    assert hand(match, "ann") == []


@both
def test_electricity_must_be_shared(edition: str) -> None:
    match = table(
        player("ann", ["Electricity"]),
        player("bob", ["Explosives", "Tools"]),
        edition=edition,
        decks={7: ["Bicycle"], 8: ["Flight"]},
    )
    act(match, "Dogma Electricity")
    assert tops(match, "bob") == ["Explosives"]
    assert hand(match, "bob") == ["Flight"]
    assert hand(match, "ann") == ["Bicycle"]


@both
def test_refrigeration_returns_half_of_the_hand_rounded_down(edition: str) -> None:
    match = table(
        player("ann", ["Refrigeration"]),
        player("bob", ["Archery"], hand=["Oars", "Tools", "Calendar", "Optics", "Sailing"]),
        player("cat", ["Masonry"], hand=["Currency"]),
        edition=edition,
    )
    answer(match, "Dogma Refrigeration")
    assert asked(match) == "bob"
    answer(match, "Tools", "Optics")
    assert hand(match, "bob") == ["Calendar", "Oars", "Sailing"]
    assert bottom_of_deck(match, 1) == ["Tools"]
    assert bottom_of_deck(match, 3) == ["Optics"]
    assert hand(match, "cat") == ["Currency"]


@both
@pytest.mark.parametrize(
    ("choice", "held", "points"),
    [("Oars", ["Optics"], ["Oars"]), ("No", ["Oars", "Optics"], [])],
)
def test_refrigeration_scores_a_card_if_you_like(edition: str, choice: str, held: list[str], points: list[str]) -> None:
    match = table(
        player("ann", ["Refrigeration"], hand=["Oars", "Optics"]), player("bob", ["Archery"]), edition=edition
    )
    act(match, "Dogma Refrigeration", choice)
    assert hand(match, "ann") == held
    assert score(match, "ann") == points


@both
def test_refrigeration_lets_a_sharing_opponent_score_and_claim_monument(edition: str) -> None:
    match = table(
        player("ann", ["Refrigeration"], hand=["Oars"], scored=5),
        player("bob", ["Pottery"], hand=["Tools", "Sailing"], scored=5),
        edition=edition,
        decks={7: ["Bicycle"]},
    )
    act(match, "Dogma Refrigeration", "Tools", "Oars")
    assert hand(match, "bob") == ["Sailing"]
    assert score(match, "bob") == ["Tools"]
    assert achievements(match, "bob") == ["Monument"]
    assert score(match, "ann") == ["Oars"]
    assert achievements(match, "ann") == []
    assert hand(match, "ann") == ["Bicycle"]


@both
def test_sanitation_exchanges_two_highest_for_the_lowest(edition: str) -> None:
    match = table(
        player("ann", ["Sanitation"], hand=["Tools", "Currency"]),
        player("bob", ["Archery"], hand=["Calendar", "Oars", "Optics"]),
        edition=edition,
    )
    act(match, "Dogma Sanitation")
    assert hand(match, "ann") == ["Calendar", "Currency", "Optics"]
    assert hand(match, "bob") == ["Oars", "Tools"]


@both
def test_sanitation_lets_each_owner_break_ties_among_their_cards(edition: str) -> None:
    match = table(
        player("ann", ["Sanitation"], hand=["Tools", "Sailing"]),
        player("bob", ["Archery"], hand=["Optics", "Calendar", "Currency"]),
        edition=edition,
    )
    answer(match, "Dogma Sanitation")
    assert (asked(match), options(match)) == ("bob", ["Calendar", "Currency"])
    answer(match, "Currency")
    assert (asked(match), options(match)) == ("ann", ["Tools", "Sailing"])
    answer(match, "Sailing")
    assert hand(match, "ann") == ["Currency", "Optics", "Tools"]
    assert hand(match, "bob") == ["Calendar", "Sailing"]


@both
@pytest.mark.parametrize(
    ("mine", "yours", "then_mine", "then_yours"),
    [
        ([], ["Oars", "Optics", "Tools"], ["Oars", "Optics"], ["Tools"]),
        (["Oars", "Optics"], [], ["Optics"], ["Oars"]),
        (["Optics"], ["Oars"], ["Oars"], ["Optics"]),
        ([], [], [], []),
    ],
)
def test_sanitation_exchanges_whatever_there_is(
    edition: str, mine: list[str], yours: list[str], then_mine: list[str], then_yours: list[str]
) -> None:
    match = table(player("ann", ["Sanitation"], hand=mine), player("bob", ["Archery"], hand=yours), edition=edition)
    tie = ["Oars"] if len(yours) == 3 else []
    act(match, "Dogma Sanitation", *tie)
    assert hand(match, "ann") == then_mine
    assert hand(match, "bob") == then_yours


@both
def test_sanitation_passes_cards_on_from_victim_to_victim_and_spares_the_healthy(edition: str) -> None:
    match = table(
        player("ann", ["Sanitation"], hand=["Optics"]),
        player("bob", ["Archery"], hand=["Calendar", "Oars"]),
        player("cat", ["Masonry"], hand=["Machinery"]),
        player("dan", ["Pottery"], hand=["Tools"]),
        edition=edition,
    )
    act(match, "Dogma Sanitation")
    assert hand(match, "bob") == ["Optics"]
    assert hand(match, "cat") == ["Oars"]
    assert hand(match, "ann") == ["Calendar", "Machinery"]
    assert hand(match, "dan") == ["Tools"]


@both
def test_lighting_scores_a_7_for_each_different_value_tucked(edition: str) -> None:
    match = table(
        player("ann", ["Lighting", "Archery"], hand=["Oars", "Tools", "Optics", "Calendar"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={7: ["Bicycle", "Evolution", "Railroad"]},
    )
    act(match, "Dogma Lighting", "Oars", "Tools", "Optics", "Oars")
    assert pile(match, "ann", "red") == ["Archery", "Oars", "Optics"]
    assert pile(match, "ann", "blue") == ["Tools"]
    assert score(match, "ann") == ["Bicycle", "Evolution"]
    assert hand(match, "ann") == ["Calendar"]


@both
@pytest.mark.parametrize(
    ("choices", "held", "points"),
    [(["Oars", "Done"], ["Tools"], ["Bicycle"]), (["Done"], ["Oars", "Tools"], [])],
)
def test_lighting_is_content_with_fewer_cards(
    edition: str, choices: list[str], held: list[str], points: list[str]
) -> None:
    match = table(
        player("ann", ["Lighting"], hand=["Oars", "Tools"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={7: ["Bicycle"]},
    )
    act(match, "Dogma Lighting", *choices)
    assert hand(match, "ann") == held
    assert score(match, "ann") == points


@both
@pytest.mark.parametrize(("tucked", "claimed"), [(3, ["Monument"]), (2, [])])
def test_lighting_does_not_add_tucked_and_scored_cards_for_monument(
    edition: str, tucked: int, claimed: list[str]
) -> None:
    match = table(
        player("ann", ["Lighting"], hand=["Oars", "Calendar", "Machinery"], tucked=tucked),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Lighting", "Oars", "Calendar", "Machinery")
    assert len(score(match, "ann")) == 3
    assert achievements(match, "ann") == claimed


@both
def test_lighting_is_shared_first_by_an_opponent_who_may_claim_monument(edition: str) -> None:
    match = table(
        player("ann", ["Lighting"], hand=["Oars"], tucked=5),
        player("bob", ["Pottery"], hand=["Tools"], tucked=5),
        edition=edition,
        decks={7: ["Bicycle", "Evolution", "Railroad"]},
    )
    act(match, "Dogma Lighting", "Tools", "Oars")
    assert pile(match, "bob", "blue") == ["Pottery", "Tools"]
    assert score(match, "bob") == ["Bicycle"]
    assert achievements(match, "bob") == ["Monument"]
    assert score(match, "ann") == ["Evolution"]
    assert achievements(match, "ann") == []
    assert hand(match, "ann") == ["Railroad"]


@both
def test_railroad_trades_the_whole_hand_for_three_6s(edition: str) -> None:
    match = table(
        player("ann", ["Railroad"], hand=["Oars", "Optics", "Tools"]),
        player("bob", ["Masonry"], hand=["Sailing"]),
        edition=edition,
        decks={6: ["Canning", "Democracy", "Vaccination"]},
    )
    act(match, "Dogma Railroad", "Tools")
    assert hand(match, "ann") == ["Canning", "Democracy", "Vaccination"]
    assert bottom_of_deck(match, 1, 2) == ["Tools", "Oars"]
    assert bottom_of_deck(match, 3) == ["Optics"]
    assert hand(match, "bob") == ["Sailing"]


@both
def test_railroad_draws_also_for_an_empty_hand_and_skips_empty_decks(edition: str) -> None:
    match = table(
        player("ann", ["Railroad"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={6: ["Canning"], 7: ["Bicycle"], 9: ["Fission", "Genetics"]},
        exact=True,
    )
    act(match, "Dogma Railroad")
    assert hand(match, "ann") == ["Bicycle", "Canning", "Fission"]


@both
@pytest.mark.parametrize(("choice", "direction"), [("red", "up"), ("No", "right")])
def test_railroad_may_splay_up_only_what_is_splayed_right(edition: str, choice: str, direction: str) -> None:
    match = table(
        player(
            "ann",
            ["Railroad"],
            piles={
                "red": (["Archery", "Oars"], "right"),
                "blue": (["Tools", "Pottery"], "left"),
                "green": ["Sailing", "Clothing"],
            },
        ),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    answer(match, "Dogma Railroad")
    assert options(match) == ["red", "No"]
    answer(match, choice)
    assert splay(match, "ann", "red") == direction
    assert splay(match, "ann", "blue") == "left"
    assert splay(match, "ann", "green") == "unsplayed"


@both
def test_railroad_counts_as_shared_even_if_the_same_cards_come_back(edition: str) -> None:
    match = table(
        player("ann", ["Railroad"]),
        player("bob", ["Quantum Theory"], hand=["Canning", "Democracy", "Vaccination"]),
        edition=edition,
        decks={7: ["Bicycle", "Evolution", "Lighting", "Explosives"]},
        exact=True,
    )
    act(match, "Dogma Railroad", "Democracy", "Canning")
    assert hand(match, "bob") == ["Canning", "Democracy", "Vaccination"]
    assert hand(match, "ann") == ["Bicycle", "Evolution", "Explosives", "Lighting"]
    assert deck(match, 6) == []
