"""Age 7, card by card."""

import pytest

from helpers import (
    Pile,
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
    icons,
    options,
    pile,
    player,
    score,
    splay,
    table,
    tops,
    winners,
)

since_third = pytest.mark.parametrize("edition", ["3e", "4e"])
monument = pytest.mark.parametrize(
    ("edition", "claimed"), [("1e", ["Monument"]), ("3e", ["Monument"]), ("4e", [])], ids=["1e", "3e", "4e"]
)
"""What six cards tucked or scored in a turn earn."""
sanitation = pytest.mark.parametrize(
    ("edition", "last"), [("1e", []), ("3e", []), ("4e", ["8"])], ids=["1e", "3e", "4e"]
)
"""What is chosen after the demand of Sanitation: in the fourth edition a deck to junk."""

SCORE_AN_8 = "Score an 8, then return a card"


@every
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


@monument
def test_evolution_returns_the_8_itself_if_there_is_no_other_card(edition: str, claimed: list[str]) -> None:
    match = table(
        player("ann", ["Evolution"], scored=5),
        player("bob", ["Archery"]),
        edition=edition,
        decks={8: ["Flight"]},
    )
    act(match, "Dogma Evolution", SCORE_AN_8)
    assert score(match, "ann") == []
    assert bottom_of_deck(match, 8) == ["Flight"]
    assert achievements(match, "ann") == claimed


@every
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


@before
def test_evolution_above_a_10_ends_the_game(edition: str) -> None:
    match = table(
        player("ann", ["Evolution"], score=["Software"]),
        player("bob", ["Archery"], score=["Robotics", "Oars"]),
        edition=edition,
    )
    act(match, "Dogma Evolution", "Draw a card of value 11")
    assert match.result is not None
    assert (match.result.kind, match.result.winners) == ("score", [1])


@pytest.mark.parametrize(("highest", "value", "ended"), [("Software", 11, False), ("Fusion", 12, True)])
def test_evolution_above_an_11_ends_the_game_in_the_fourth_edition(highest: str, value: int, ended: bool) -> None:
    match = table(
        player("ann", ["Evolution"], score=[highest]),
        player("bob", ["Archery"], score=["Robotics", "Databases"]),
        edition="4e",
        decks={11: ["Escapism"]},
    )
    act(match, "Dogma Evolution", f"Draw a card of value {value}")
    assert hand(match, "ann") == ([] if ended else ["Escapism"])
    assert winners(match) == (["bob"] if ended else [])


@every
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


@every
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


@before
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


@before
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


@before
def test_publications_does_nothing_on_a_board_of_single_cards(edition: str) -> None:
    match = table(player("ann", ["Publications", "Archery"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Publications")
    assert tops(match, "ann") == ["Archery", "Publications"]


@before
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


@before
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


@before
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


def test_publications_splays_and_junks_a_special_achievement_in_the_fourth_edition() -> None:
    match = table(
        player("ann", piles={"blue": ["Publications", "Tools"], "red": ["Archery", "Oars"]}),
        player("bob", ["Metalworking"], achievements=["World"]),
        edition="4e",
    )
    answer(match, "Dogma Publications")
    assert options(match) == ["blue", "No"]
    answer(match, "blue")
    assert options(match) == ["Monument", "Empire", "Wonder", "Universe", "No"]
    answer(match, "Wonder")
    assert splay(match, "ann", "blue") == "up"
    assert [special for special in available(match) if isinstance(special, str)] == ["Empire", "Monument", "Universe"]
    assert achievements(match, "bob") == ["World"]


def test_publications_brings_a_special_achievement_back_from_the_junk_in_the_fourth_edition() -> None:
    match = table(player("ann", ["Publications"]), player("bob", ["Metalworking"]), edition="4e")
    act(match, "Dogma Publications", "Empire")
    assert "Empire" not in available(match)
    answer(match, "Dogma Publications")
    assert options(match) == ["Monument", "World", "Wonder", "Universe", "Empire", "No"]
    answer(match, "Empire")
    assert "Empire" in available(match)


def test_publications_may_leave_the_special_achievements_alone_in_the_fourth_edition() -> None:
    match = table(player("ann", ["Publications"]), player("bob", ["Education"]), edition="4e", decks={7: ["Bicycle"]})
    act(match, "Dogma Publications", "No", "No")
    assert available(match) == [*range(1, 11), "Empire", "Monument", "Universe", "Wonder", "World"]
    assert hand(match, "ann") == []


def test_publications_junks_a_special_achievement_before_it_can_be_claimed_in_the_fourth_edition() -> None:
    match = table(
        player(
            "ann",
            ["Databases", "Fission"],
            piles={"blue": ["Publications", "Quantum Theory", "Rocketry", "Computers"]},
        ),
        player("bob", ["Archery"]),
        edition="4e",
    )
    act(match, "Dogma Publications", "blue", "World")
    assert icons(match, "ann")["clock"] == 12
    assert achievements(match, "ann") == []
    act(match, "Dogma Publications", "World")
    assert achievements(match, "ann") == ["World"]


def test_publications_shared_by_junking_earns_the_free_draw_in_the_fourth_edition() -> None:
    match = table(player("ann", ["Publications"]), player("bob", ["Education"]), edition="4e", decks={7: ["Bicycle"]})
    answer(match, "Dogma Publications")
    assert asked(match) == "bob"
    answer(match, "Empire", "No")
    assert hand(match, "ann") == ["Bicycle"]


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


@pytest.mark.parametrize(
    ("green", "choices", "taken"),
    [
        ([], ["Oars"], ["Oars"]),
        (["Electricity", "Sailing"], ["Oars"], ["Oars"]),
        (["Bicycle", "Sailing"], ["Oars", "Paper"], ["Oars", "Paper"]),
        ((["Electricity", "Sailing"], "right"), ["Oars", "Paper"], ["Oars", "Paper"]),
    ],
    ids=["red alone", "a covered crown", "two colours", "a splayed crown"],
)
def test_combustion_takes_a_card_for_every_colour_with_a_crown_in_the_fourth_edition(
    green: Pile, choices: list[str], taken: list[str]
) -> None:
    piles: dict[str, Pile] = {"red": ["Combustion", "Archery"], "green": green}
    match = table(
        player("ann", ["Pottery"], piles={color: cards for color, cards in piles.items() if cards}),
        player("bob", ["Masonry"], score=["Oars", "Optics", "Paper"]),
        edition="4e",
    )
    act(match, "Dogma Combustion", *choices)
    assert score(match, "ann") == taken
    assert score(match, "bob") == sorted({"Oars", "Optics", "Paper"} - set(taken))
    assert pile(match, "ann", "red") == ["Combustion"]
    assert bottom_of_deck(match, 1) == ["Archery"]


def test_combustion_takes_all_there_is_where_there_is_too_little_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Combustion", "Bicycle"]),
        player("bob", ["Masonry"], score=["Oars"]),
        edition="4e",
    )
    act(match, "Dogma Combustion")
    assert score(match, "ann") == ["Oars"]


@every
def test_combustion_finds_nothing_in_an_empty_score_pile(edition: str) -> None:
    match = table(
        player("ann", ["Combustion", "Bicycle"], hand=["Sailing"]),
        player("bob", ["Masonry"], hand=["Oars"]),
        edition=edition,
    )
    act(match, "Dogma Combustion")
    assert score(match, "ann") == []
    assert hand(match, "bob") == ["Oars"]


def test_combustion_burns_itself_and_a_sharing_opponents_red_card_since_the_third_edition() -> None:
    seen = {}
    for edition in ("1e", "3e", "4e"):
        match = table(
            player("ann", ["Combustion", "Masonry"]),
            player("bob", ["Optics"], score=["Oars"]),
            edition=edition,
            decks={1: ["Sailing"]},
        )
        act(match, "Dogma Combustion")
        assert score(match, "bob") == ["Oars"]
        seen[edition] = (tops(match, "ann"), tops(match, "bob"), hand(match, "ann"))
    burnt: tuple[list[str], list[str], list[str]] = (["Masonry"], [], ["Sailing"])
    assert seen == {"1e": (["Combustion", "Masonry"], ["Optics"], []), "3e": burnt, "4e": burnt}


@since_third
def test_combustion_is_not_shared_by_an_opponent_without_a_red_card(edition: str) -> None:
    match = table(player("ann", ["Combustion", "Masonry"]), player("bob", ["Translation"]), edition=edition)
    act(match, "Dogma Combustion")
    assert tops(match, "bob") == ["Translation"]
    assert tops(match, "ann") == ["Masonry"]
    assert hand(match, "ann") == []


@every
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


@every
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


@every
def test_explosives_gives_no_7_to_who_had_no_cards(edition: str) -> None:
    match = table(player("ann", ["Explosives"]), player("bob", ["Sailing"]), edition=edition)
    act(match, "Dogma Explosives")
    assert hand(match, "bob") == []


@every
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


@every
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


@every
def test_bicycle_may_be_declined(edition: str) -> None:
    match = table(player("ann", ["Bicycle"], hand=["Oars"], score=["Optics"]), player("bob"), edition=edition)
    act(match, "Dogma Bicycle", "No")
    assert (hand(match, "ann"), score(match, "ann")) == (["Oars"], ["Optics"])


@every
def test_bicycle_asks_nobody_who_has_no_cards(edition: str) -> None:
    match = table(player("ann", ["Bicycle"]), player("bob", ["Translation"]), edition=edition)
    act(match, "Dogma Bicycle")
    assert hand(match, "ann") == score(match, "ann") == []


@every
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


@every
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


@every
def test_electricity_leaves_a_board_of_factories_alone(edition: str) -> None:
    match = table(player("ann", ["Electricity", "Combustion"]), player("bob", ["Sailing"]), edition=edition)
    act(match, "Dogma Electricity")
    assert tops(match, "ann") == ["Combustion", "Electricity"]
    assert hand(match, "ann") == []


@every
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


@before
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


def test_refrigeration_leaves_one_card_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Refrigeration"]),
        player("bob", ["Archery"], hand=["Oars", "Tools", "Calendar", "Optics"]),
        player("cat", ["Masonry"], hand=["Currency"]),
        edition="4e",
    )
    answer(match, "Dogma Refrigeration")
    assert (asked(match), options(match)) == ("bob", ["Oars", "Tools", "Calendar", "Optics"])
    answer(match, "Calendar", "Tools")
    assert hand(match, "bob") == ["Calendar"]
    assert bottom_of_deck(match, 1, 2) == ["Tools", "Oars"]
    assert bottom_of_deck(match, 3) == ["Optics"]
    assert hand(match, "cat") == ["Currency"]


@every
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


@monument
def test_refrigeration_lets_a_sharing_opponent_score_and_claim_monument(edition: str, claimed: list[str]) -> None:
    match = table(
        player("ann", ["Refrigeration"], hand=["Oars"], scored=5),
        player("bob", ["Pottery"], hand=["Tools", "Sailing"], scored=5),
        edition=edition,
        decks={7: ["Bicycle"]},
    )
    act(match, "Dogma Refrigeration", "Tools", "Oars")
    assert hand(match, "bob") == ["Sailing"]
    assert score(match, "bob") == ["Tools"]
    assert achievements(match, "bob") == claimed
    assert score(match, "ann") == ["Oars"]
    assert achievements(match, "ann") == []
    assert hand(match, "ann") == ["Bicycle"]


@sanitation
def test_sanitation_exchanges_two_highest_for_the_lowest(edition: str, last: list[str]) -> None:
    match = table(
        player("ann", ["Sanitation"], hand=["Tools", "Currency"]),
        player("bob", ["Archery"], hand=["Calendar", "Oars", "Optics"]),
        edition=edition,
    )
    act(match, "Dogma Sanitation", *last)
    assert hand(match, "ann") == ["Calendar", "Currency", "Optics"]
    assert hand(match, "bob") == ["Oars", "Tools"]


@sanitation
def test_sanitation_lets_each_owner_break_ties_among_their_cards(edition: str, last: list[str]) -> None:
    match = table(
        player("ann", ["Sanitation"], hand=["Tools", "Sailing"]),
        player("bob", ["Archery"], hand=["Optics", "Calendar", "Currency"]),
        edition=edition,
    )
    answer(match, "Dogma Sanitation")
    assert (asked(match), options(match)) == ("bob", ["Calendar", "Currency"])
    answer(match, "Currency")
    assert (asked(match), options(match)) == ("ann", ["Tools", "Sailing"])
    answer(match, "Sailing", *last)
    assert hand(match, "ann") == ["Currency", "Optics", "Tools"]
    assert hand(match, "bob") == ["Calendar", "Sailing"]


@sanitation
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
    edition: str, last: list[str], mine: list[str], yours: list[str], then_mine: list[str], then_yours: list[str]
) -> None:
    match = table(player("ann", ["Sanitation"], hand=mine), player("bob", ["Archery"], hand=yours), edition=edition)
    tie = ["Oars"] if len(yours) == 3 else []
    act(match, "Dogma Sanitation", *tie, *last)
    assert hand(match, "ann") == then_mine
    assert hand(match, "bob") == then_yours


@before
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


@pytest.mark.parametrize(("junked", "left"), [(7, 8), (8, 7)])
def test_sanitation_junks_one_of_two_decks_in_the_fourth_edition(junked: int, left: int) -> None:
    match = table(player("ann", ["Sanitation"]), player("bob", ["Archery"]), edition="4e")
    answer(match, "Dogma Sanitation")
    assert (asked(match), options(match)) == ("ann", ["7", "8"])
    answer(match, str(junked))
    assert deck(match, junked) == []
    assert deck(match, left) != []
    assert hand(match, "ann") == []


def test_sanitation_junking_is_shared_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Sanitation"], hand=["Oars"]),
        player("bob", ["Pottery"], hand=["Optics"]),
        edition="4e",
        decks={9: ["Fission"]},
    )
    answer(match, "Dogma Sanitation")
    assert asked(match) == "bob"
    answer(match, "7", "8")
    assert deck(match, 7) == deck(match, 8) == []
    assert hand(match, "ann") == ["Fission", "Oars"]
    assert hand(match, "bob") == ["Optics"]


def test_sanitation_may_name_an_empty_deck_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Sanitation"]), player("bob", ["Pottery"]), edition="4e", decks={8: ["Flight"]}, exact=True
    )
    act(match, "Dogma Sanitation", "7", "7")
    assert deck(match, 8) == ["Flight"]
    assert hand(match, "ann") == []


@every
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


@every
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


@before
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


@monument
def test_lighting_is_shared_first_by_an_opponent_who_may_claim_monument(edition: str, claimed: list[str]) -> None:
    match = table(
        player("ann", ["Lighting"], hand=["Oars"], tucked=5),
        player("bob", ["Pottery"], hand=["Tools"], tucked=5),
        edition=edition,
        decks={7: ["Bicycle", "Evolution", "Railroad"]},
    )
    act(match, "Dogma Lighting", "Tools", "Oars")
    assert pile(match, "bob", "blue") == ["Pottery", "Tools"]
    assert score(match, "bob") == ["Bicycle"]
    assert achievements(match, "bob") == claimed
    assert score(match, "ann") == ["Evolution"]
    assert achievements(match, "ann") == []
    assert hand(match, "ann") == ["Railroad"]


@every
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


@every
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


@every
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


@every
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


@pytest.mark.parametrize(
    ("edition", "drawn"),
    [
        ("1e", ["Bicycle", "Canning", "Evolution"]),
        ("3e", ["Bicycle", "Canning", "Evolution"]),
        ("4e", ["Canning", "Democracy", "Vaccination"]),
    ],
)
def test_railroad_takes_everyones_hand_before_the_first_draw_in_the_fourth_edition(
    edition: str, drawn: list[str]
) -> None:
    match = table(
        player("ann", ["Railroad"], hand=["Democracy", "Vaccination"]),
        player("bob", ["Quantum Theory"], hand=["Canning"]),
        edition=edition,
        decks={7: ["Bicycle", "Evolution", "Lighting", "Explosives", "Sanitation", "Electricity"]},
        exact=True,
    )
    act(match, "Dogma Railroad", "Democracy")
    assert hand(match, "bob") == drawn
    assert len(hand(match, "ann")) == 4
