"""Artifacts of History: age 5, card by card."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    artifacts,
    asked,
    bottom_of_deck,
    deck,
    hand,
    log,
    options,
    pile,
    player,
    score,
    splay,
    table,
    tops,
    winners,
)
from splay.kernel.plain import Spec


def test_boerhavve_silver_microscope_scores_the_sum_of_the_lowest_cards() -> None:
    match = artifacts(
        player("ann", ["Boerhavve Silver Microscope", "Optics", "Paper"], hand=["Calendar", "Mapmaking", "Coal"]),
        player("bob", ["Metalworking"]),
        decks={5: ["Banking"]},
    )
    answer(match, "Dogma Boerhavve Silver Microscope")
    assert sorted(options(match)) == ["Calendar", "Mapmaking"]
    answer(match, "Mapmaking")
    assert sorted(options(match)) == ["Optics", "Paper"]
    answer(match, "Paper")
    assert score(match, "ann") == ["Banking"]
    assert hand(match, "ann") == ["Calendar", "Coal"]
    assert tops(match, "ann") == ["Boerhavve Silver Microscope", "Optics"]


@pytest.mark.parametrize(
    ("display", "board", "held", "scored"),
    [
        (False, ["Boerhavve Silver Microscope"], [], ["Coal"]),
        (True, [], ["Calendar"], ["Mapmaking"]),
        (True, [], [], ["Oars"]),
    ],
)
def test_boerhavve_silver_microscope_counts_what_there_is(
    display: bool, board: list[str], held: list[str], scored: list[str]
) -> None:
    ann = player("ann", board, hand=held)
    match = artifacts(
        {**ann, "display": ["Boerhavve Silver Microscope"]} if display else ann,
        player("bob", ["Metalworking"]),
        decks={1: ["Oars"], 2: ["Mapmaking"], 5: ["Coal"]},
    )
    answer(match, ("Free dogma " if display else "Dogma ") + "Boerhavve Silver Microscope")
    assert score(match, "ann") == scored
    # With neither hand nor board left, ann has drawn a card as her only action.
    assert not set(held) & set(hand(match, "ann"))
    assert tops(match, "ann") == []


def test_boerhavve_silver_microscope_asks_for_the_order_under_one_deck() -> None:
    match = artifacts(
        player("ann", ["Boerhavve Silver Microscope", "Archery"], hand=["Tools"]),
        player("bob", ["Metalworking"]),
        decks={2: ["Mapmaking"]},
    )
    act(match, "Dogma Boerhavve Silver Microscope", "Archery")
    assert bottom_of_deck(match, 1, 2) == ["Archery", "Tools"]
    assert score(match, "ann") == ["Mapmaking"]


def test_boerhavve_silver_microscope_ends_the_game_with_a_sum_above_10() -> None:
    match = artifacts(
        player("ann", ["Boerhavve Silver Microscope", "Canning"], hand=["Vaccination"]),
        player("bob", ["Metalworking"], score=["Tools"]),
    )
    act(match, "Dogma Boerhavve Silver Microscope")
    assert winners(match) == ["bob"]


def test_principia_replaces_top_cards_by_ones_that_are_one_higher() -> None:
    match = artifacts(
        player("ann", ["Principia", "Gunpowder", "Currency"], piles={"yellow": ["Fermenting", "Masonry"]}),
        player("bob", ["Metalworking"]),
        decks={3: ["Engineering", "Compass"], 5: ["Coal"]},
    )
    act(match, "Dogma Principia", "Currency")
    # The lowest go first, so Coal comes to lie on Engineering; Masonry was uncovered and stays.
    assert pile(match, "ann", "red") == ["Coal", "Engineering"]
    assert tops(match, "ann") == ["Coal", "Compass", "Masonry", "Principia"]
    assert bottom_of_deck(match, 2, 2) == ["Currency", "Fermenting"]


def test_principia_leaves_blue_alone() -> None:
    match = artifacts(player("ann", piles={"blue": ["Principia", "Tools"]}), player("bob", ["Metalworking"]))
    act(match, "Dogma Principia")
    assert pile(match, "ann", "blue") == ["Principia", "Tools"]
    assert tops(match, "ann") == ["Principia"]


def test_bill_of_rights_takes_a_colour_from_the_bottom_up() -> None:
    match = artifacts(
        player("ann", ["Bill of Rights", "Paper"], piles={"yellow": (["Perspective", "Masonry", "Anatomy"], "left")}),
        player(
            "bob",
            ["Compass"],
            piles={
                "blue": (["Tools", "Writing", "Experimentation"], "right"),
                "red": ["Archery", "Oars"],
                "yellow": (["Agriculture", "Domestication"], "left"),
                "purple": ["Philosophy", "Mysticism"],
            },
        ),
    )
    answer(match, "Dogma Bill of Rights")
    assert asked(match) == "bob"
    # Only the top card of a colour that is not splayed can be seen.
    assert options(match) == ["blue", "purple"]
    answer(match, "blue")
    assert pile(match, "ann", "blue") == ["Tools", "Writing", "Experimentation"]
    assert splay(match, "ann", "blue") == "unsplayed"
    assert pile(match, "bob", "blue") == []


def test_bill_of_rights_puts_the_cards_on_top_of_a_pile_that_stays_splayed() -> None:
    match = artifacts(
        player("ann", ["Bill of Rights"], piles={"blue": (["Calendar", "Pottery"], "left")}),
        player("bob", piles={"blue": (["Tools", "Writing", "Experimentation"], "right")}),
    )
    act(match, "Dogma Bill of Rights")
    assert pile(match, "ann", "blue") == ["Tools", "Writing", "Experimentation", "Calendar", "Pottery"]
    assert splay(match, "ann", "blue") == "left"


@pytest.mark.parametrize(
    "bob",
    [
        player("bob", ["Archery"], piles={"blue": (["Pottery", "Tools"], "left")}),
        player("bob", ["Archery"], piles={"blue": ["Experimentation", "Tools"]}),
    ],
)
def test_bill_of_rights_spares_fewer_lightbulbs_and_no_more_cards_in_sight(bob: Spec) -> None:
    match = artifacts(player("ann", ["Bill of Rights", "Calendar"]), bob)
    act(match, "Dogma Bill of Rights")
    assert tops(match, "ann") == ["Bill of Rights", "Calendar"]
    assert len(pile(match, "bob", "blue")) == 2


def test_ship_of_the_line_sussex_scores_a_colour_with_an_empty_score_pile() -> None:
    match = artifacts(
        player("ann", ["Ship of the Line Sussex"], piles={"blue": ["Tools", "Writing"]}),
        player("bob", ["Metalworking"]),
    )
    answer(match, "Dogma Ship of the Line Sussex")
    assert options(match) == ["blue", "red", "green", "yellow", "purple"]
    answer(match, "blue")
    assert score(match, "ann") == ["Tools", "Writing"]
    assert tops(match, "ann") == ["Ship of the Line Sussex"]


def test_ship_of_the_line_sussex_scores_nothing_of_a_colour_that_is_not_there() -> None:
    match = artifacts(player("ann", ["Ship of the Line Sussex"]), player("bob", ["Metalworking"]))
    act(match, "Dogma Ship of the Line Sussex", "green")
    assert score(match, "ann") == []
    assert "ann chooses green." in log(match, "bob")


def test_ship_of_the_line_sussex_returns_a_score_pile() -> None:
    match = artifacts(
        player("ann", ["Ship of the Line Sussex", "Calendar"], score=["Tools", "Coal"]),
        player("bob", ["Metalworking"]),
    )
    act(match, "Dogma Ship of the Line Sussex")
    assert score(match, "ann") == []
    assert tops(match, "ann") == ["Calendar", "Ship of the Line Sussex"]
    assert bottom_of_deck(match, 1) == ["Tools"]
    assert bottom_of_deck(match, 5) == ["Coal"]


@pytest.mark.parametrize(
    ("drawn", "melded"),
    [(["Banking", "Coal"], ["Banking"]), (["Coal", "Physics", "Measurement"], ["Coal", "Measurement", "Physics"])],
)
def test_barque_longue_la_belle_melds_until_one_is_green(drawn: list[str], melded: list[str]) -> None:
    match = artifacts(player("ann", ["Barque-Longue La Belle"]), player("bob", ["Metalworking"]), decks={5: drawn})
    act(match, "Dogma Barque-Longue La Belle")
    assert tops(match, "ann") == melded
    assert pile(match, "ann", "green") == [melded[-1] if len(melded) == 1 else "Measurement", "Barque-Longue La Belle"]


def test_hudsons_bay_company_archives_scores_the_bottoms_and_melds_from_the_score_pile() -> None:
    match = artifacts(
        player(
            "ann",
            ["Pottery"],
            piles={"green": ["Hudson's Bay Company Archives", "Sailing"], "red": ["Optics", "Archery", "Oars"]},
            score=["Construction"],
        ),
        player("bob", ["Metalworking"]),
    )
    answer(match, "Dogma Hudson's Bay Company Archives")
    assert sorted(options(match)) == ["Construction", "Oars", "Pottery", "Sailing"]
    answer(match, "Construction")
    assert pile(match, "ann", "red") == ["Construction", "Optics", "Archery"]
    assert splay(match, "ann", "red") == "right"
    assert tops(match, "ann") == ["Construction", "Hudson's Bay Company Archives"]
    assert score(match, "ann") == ["Oars", "Pottery", "Sailing"]


def test_hudsons_bay_company_archives_does_nothing_on_an_empty_board_without_a_score() -> None:
    ann = {**player("ann"), "display": ["Hudson's Bay Company Archives"]}
    match = artifacts(ann, player("bob", ["Metalworking"]))
    answer(match, "Free dogma Hudson's Bay Company Archives")
    assert score(match, "ann") == []
    assert tops(match, "ann") == []


def test_gujin_tushu_jinsheng_uses_a_top_card_of_another_with_its_demands_by_lightbulbs() -> None:
    match = artifacts(
        player("ann", ["Gujin Tushu Jinsheng", "Tools"]),
        player("bob", ["Archery", "Pottery"]),
        player("cat", ["Philosophy", "Paper"]),
        decks={1: ["Oars"]},
    )
    answer(match, "Dogma Gujin Tushu Jinsheng")
    # Cat shows more lightbulbs and would share, but has no such card on her board.
    assert asked(match) == "ann"
    assert options(match) == ["Pottery", "Archery", "Paper", "Philosophy"]
    answer(match, "Archery")
    # Bob shows more castles than ann, but fewer lightbulbs, and draws and hands over the Oars.
    assert hand(match, "ann") == ["Oars"]
    assert hand(match, "bob") == []
    assert hand(match, "cat") == []


def test_gujin_tushu_jinsheng_uses_effects_alone() -> None:
    match = artifacts(
        player("ann", ["Gujin Tushu Jinsheng"]),
        player("bob", ["The Wheel"]),
        decks={1: ["Oars", "Tools", "Pottery", "Archery"]},
    )
    act(match, "Dogma Gujin Tushu Jinsheng")
    assert hand(match, "ann") == ["Oars", "Tools"]
    assert hand(match, "bob") == []


def test_gujin_tushu_jinsheng_compels_those_with_as_many_lightbulbs() -> None:
    match = artifacts(
        player("ann", ["Gujin Tushu Jinsheng", "Clothing"]),
        player("bob", ["Mjolnir Amulet", "Calendar"]),
        player("cat", ["Metalworking"]),
    )
    act(match, "Dogma Gujin Tushu Jinsheng", "Mjolnir Amulet", "Calendar")
    assert score(match, "ann") == ["Calendar"]
    assert tops(match, "bob") == ["Mjolnir Amulet"]
    assert tops(match, "cat") == ["Metalworking"]


def test_gujin_tushu_jinsheng_does_nothing_from_display() -> None:
    ann = {**player("ann", ["Tools"]), "display": ["Gujin Tushu Jinsheng"]}
    match = artifacts(ann, player("bob", ["The Wheel"]))
    answer(match, "Free dogma Gujin Tushu Jinsheng")
    assert hand(match, "ann") == []
    assert options(match)[0] == "Draw"
    assert bottom_of_deck(match, 5, 1, "artifacts") == ["Gujin Tushu Jinsheng"]


@pytest.mark.parametrize(("mine", "drawn"), [([], ["Mapmaking"]), (["Lever"], ["Currency", "Mapmaking", "Scissors"])])
def test_gujin_tushu_jinsheng_uses_the_echo_effect_on_the_chosen_card_after_those_of_ones_own_colour(
    mine: list[str], drawn: list[str]
) -> None:
    # Ruler has no effect but its echo effect; Lever, on ann's board, draws two cards before it.
    match = table(
        player("ann", ["Gujin Tushu Jinsheng", *mine]),
        player("bob", ["Ruler"]),
        sets=["base", "artifacts", "echoes"],
        decks={2: ["Mapmaking", "Currency", "Scissors"]},
    )
    act(match, "Dogma Gujin Tushu Jinsheng")
    assert hand(match, "ann") == drawn
    assert hand(match, "bob") == []


def test_gujin_tushu_jinsheng_and_self_service_come_to_an_end() -> None:
    match = artifacts(player("ann", ["Gujin Tushu Jinsheng"]), player("bob", ["Self Service"], achievements=[1]))
    # Self Service uses ann's only top card, which could use nothing but Self Service again.
    act(match, "Dogma Gujin Tushu Jinsheng")
    assert winners(match) == []


def test_gujin_tushu_jinsheng_used_by_another_card_counts_its_own_icon() -> None:
    match = artifacts(
        player("ann", ["Gujin Tushu Jinsheng", "Self Service"], achievements=[]),
        player("bob", ["Archery", "Translation", "Navigation"], achievements=[1]),
        decks={1: ["Oars"], 10: ["Stem Cells"]},
    )
    # Bob shows more crowns than ann, so he shares Self Service; but he shows fewer lightbulbs, and obeys Archery.
    answer(match, "Dogma Self Service")
    assert asked(match) == "bob"
    answer(match, "Navigation")
    assert asked(match) == "ann"
    answer(match, "Archery")
    assert hand(match, "ann") == ["Oars"]


def test_the_daily_courant_puts_a_card_on_its_deck_and_uses_another_top_card() -> None:
    match = artifacts(
        player("ann", ["The Daily Courant", "Archery", "Writing"], hand=["Pottery"]),
        player("bob", ["The Wheel"]),
        decks={1: ["Oars"], 2: ["Calendar"], 9: ["Fission"]},
    )
    answer(match, "Dogma The Daily Courant")
    assert options(match) == [str(value) for value in range(1, 11)]
    answer(match, "9")
    assert deck(match, 9)[0] == "Fission"
    assert any("Fission" in line for line in log(match, "ann"))
    assert not any("Fission" in line for line in log(match, "bob"))
    assert options(match) == ["Writing", "Archery"]
    answer(match, "Archery")
    # Bob shows more castles, but no factory, and so obeys.
    assert hand(match, "ann") == ["Oars", "Pottery"]


def test_the_daily_courant_is_shared_with_the_sharers_own_top_cards() -> None:
    match = artifacts(
        player("ann", ["The Daily Courant", "Pottery"]),
        player("bob", ["Coal", "Writing"], hand=["Archery"]),
        decks={2: ["Calendar"], 5: ["Physics"]},
    )
    answer(match, "Dogma The Daily Courant")
    assert asked(match) == "bob"
    answer(match, "1")
    assert options(match) == ["Writing", "Coal"]
    answer(match, "Writing")
    assert hand(match, "bob") == ["Archery", "Calendar"]
    assert asked(match) == "ann"


def test_the_daily_courant_from_display_may_use_the_yellow_top_card() -> None:
    ann = {**player("ann", ["Agriculture", "Writing"]), "display": ["The Daily Courant"]}
    match = artifacts(ann, player("bob", ["The Wheel"]), decks={2: ["Calendar"]})
    answer(match, "Free dogma The Daily Courant", "10")
    assert options(match) == ["Writing", "Agriculture"]
    answer(match, "Writing")
    assert hand(match, "ann") == ["Calendar"]
    assert bottom_of_deck(match, 5, 1, "artifacts") == ["The Daily Courant"]


def test_the_daily_courant_and_self_service_come_to_an_end() -> None:
    match = artifacts(
        player("ann", ["The Daily Courant", "Self Service"]), player("bob", ["The Wheel"], achievements=[1])
    )
    act(match, "Dogma The Daily Courant", "1", "1")
    assert winners(match) == []


def test_the_daily_courant_and_email_come_to_an_end() -> None:
    match = table(
        player("ann", ["The Daily Courant", "Email"]),
        player("bob", ["The Wheel"]),
        sets=["base", "artifacts", "echoes"],
    )
    act(match, "Dogma The Daily Courant", "1", "1")
    assert tops(match, "ann") == ["Email", "The Daily Courant"]


@pytest.mark.parametrize(
    ("drawn", "choices", "claimed"), [("Machine Tools", ["Achievement 7"], [7]), ("Canning", [], [])]
)
def test_sandham_room_cricket_bat_claims_an_achievement_for_a_red_card(
    drawn: str, choices: list[str], claimed: list[str | int]
) -> None:
    match = artifacts(player("ann", ["Sandham Room Cricket Bat"]), player("bob", ["Metalworking"]), decks={6: [drawn]})
    act(match, "Dogma Sandham Room Cricket Bat", *choices)
    assert achievements(match, "ann") == claimed
    assert hand(match, "ann") == [drawn]
    assert any(f"reveals {drawn}" in line for line in log(match, "bob"))


def test_almira_claims_the_achievement_of_the_melded_cards_value() -> None:
    match = artifacts(
        player("ann", ["Almira, Queen of the Castle"], hand=["Fission", "Tools"]),
        player("bob", ["Metalworking"]),
    )
    act(match, "Dogma Almira, Queen of the Castle", "Fission")
    assert tops(match, "ann") == ["Almira, Queen of the Castle", "Fission"]
    assert achievements(match, "ann") == [9]


@pytest.mark.parametrize("held", [[], ["Software"], ["Tools"], ["Battleship Yamato"]])
def test_almira_claims_nothing_without_an_achievement_of_that_value(held: list[str]) -> None:
    match = artifacts(
        player("ann", ["Almira, Queen of the Castle"], hand=held),
        player("bob", ["Metalworking"], achievements=[1]),
    )
    act(match, "Dogma Almira, Queen of the Castle")
    assert tops(match, "ann") == sorted(["Almira, Queen of the Castle", *held])
    assert achievements(match, "ann") == []


def test_almira_is_shared() -> None:
    match = artifacts(
        player("ann", ["Almira, Queen of the Castle"], hand=["Coal"]),
        player("bob", ["Navigation"], hand=["Physics"]),
        decks={5: ["Banking"]},
    )
    act(match, "Dogma Almira, Queen of the Castle")
    assert achievements(match, "bob") == [5]
    assert achievements(match, "ann") == []
    assert tops(match, "ann") == ["Almira, Queen of the Castle", "Coal"]
