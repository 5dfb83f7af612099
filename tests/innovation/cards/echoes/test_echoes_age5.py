"""Echoes of the Past: age 5, card by card."""

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
    echoes,
    forecast,
    hand,
    log,
    options,
    pile,
    player,
    score,
    seat,
    splay,
    tops,
    winners,
)


@before
def test_lightning_rod_tucks_and_has_the_victim_return_a_top_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Lightning Rod"]),
        player("bob", ["Metalworking", "Tools"]),
        edition=edition,
        decks={5: ["Coal", "Physics", "Statistics"]},
    )
    answer(match, "Dogma Lightning Rod")
    assert pile(match, "bob", "blue") == ["Physics"]
    assert bottom_of_deck(match, 1) == ["Tools"]
    assert tops(match, "bob") == ["Metalworking", "Physics"]
    assert asked(match) == "ann"
    assert options(match) == ["Lightning Rod", "Coal", "Statistics", "No"]
    answer(match, "Coal")
    assert tops(match, "ann") == ["Lightning Rod", "Statistics"]


@before
def test_lightning_rod_returns_the_tucked_card_itself_if_it_is_alone(edition: str) -> None:
    match = echoes(
        player("ann", ["Lightning Rod"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={5: ["Coal", "Physics", "Statistics"]},
    )
    act(match, "Dogma Lightning Rod", "No")
    assert tops(match, "bob") == ["Metalworking"]
    assert bottom_of_deck(match, 5) == ["Physics"]
    assert tops(match, "ann") == ["Coal", "Lightning Rod", "Statistics"]


@before
def test_lightning_rod_is_shared_by_one_with_as_many_factories(edition: str) -> None:
    match = echoes(
        player("ann", ["Lightning Rod"]),
        player("bob", ["Colonialism"]),
        edition=edition,
        decks={5: ["Coal", "Physics", "Statistics", "Banking", "Societies"]},
    )
    act(match, "Dogma Lightning Rod", "Colonialism", "No")
    assert tops(match, "bob") == ["Coal", "Statistics"]
    assert bottom_of_deck(match, 4) == ["Colonialism"]
    assert tops(match, "ann") == ["Banking", "Lightning Rod"]
    assert pile(match, "ann", "blue") == ["Lightning Rod", "Physics"]
    assert hand(match, "ann") == ["Societies"]


@before
@pytest.mark.parametrize(("direction", "tucked"), [("right", ["Coal"]), ("left", [])])
def test_lightning_rod_echoes_from_below_where_the_splay_shows_it(
    edition: str, direction: str, tucked: list[str]
) -> None:
    match = echoes(
        player("ann", piles={"blue": (["Writing", "Lightning Rod"], direction)}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={2: ["Calendar"], 5: ["Coal"]},
    )
    act(match, "Dogma Writing")
    assert pile(match, "ann", "red") == tucked
    assert hand(match, "ann") == ["Calendar"]


@before
def test_thermometer_melds_the_bottom_green_card_and_climbs_by_yellow_ones(edition: str) -> None:
    match = echoes(
        player("ann", ["Thermometer", "Masonry"], piles={"green": (["Sailing", "Clothing", "The Wheel"], "left")}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={2: ["Fermenting"], 3: ["Optics"]},
    )
    act(match, "Dogma Thermometer")
    assert pile(match, "ann", "green") == ["The Wheel", "Sailing", "Clothing"]
    assert splay(match, "ann", "green") == "left"
    assert pile(match, "ann", "yellow") == ["Fermenting", "Masonry"]
    assert pile(match, "ann", "red") == ["Optics"]


@before
def test_thermometer_keeps_the_splay_of_two_cards(edition: str) -> None:
    match = echoes(
        player("ann", ["Thermometer", "Masonry"], piles={"green": (["Sailing", "Clothing"], "up")}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={2: ["Construction"]},
    )
    act(match, "Dogma Thermometer")
    assert pile(match, "ann", "green") == ["Clothing", "Sailing"]
    assert splay(match, "ann", "green") == "up"


@before
def test_thermometer_melds_a_1_without_a_yellow_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Thermometer"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Thermometer")
    assert tops(match, "ann") == ["Oars", "Thermometer"]


@before
@pytest.mark.parametrize(("green", "drawn"), [(["Paper"], []), (["Paper", "Sailing"], ["Alchemy"])])
def test_thermometer_changes_nothing_for_one_who_shares_with_a_lone_green_card(
    edition: str, green: list[str], drawn: list[str]
) -> None:
    match = echoes(
        player("ann", ["Optics"], piles={"blue": (["Tools", "Thermometer"], "right")}),
        player("bob", ["Philosophy"], piles={"green": green}),
        edition=edition,
        decks={3: ["Alchemy"]},
    )
    act(match, "Dogma Tools")
    assert pile(match, "bob", "green") == green[::-1]
    assert hand(match, "ann") == drawn


@before
def test_thermometer_ends_the_game_above_a_yellow_10(edition: str) -> None:
    match = echoes(
        player("ann", ["Thermometer", "Stem Cells"]),
        player("bob", ["Metalworking"], score=["Canning"]),
        edition=edition,
    )
    act(match, "Dogma Thermometer")
    assert winners(match) == ["bob"]


@before
def test_coke_melds_6s_with_a_factory_and_foreshadows_the_first_without(edition: str) -> None:
    match = echoes(
        player("ann", ["Coke"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={4: ["Anatomy"], 6: ["Canning", "Metric System", "Classification"]},
    )
    act(match, "Dogma Coke")
    assert pile(match, "ann", "yellow") == ["Canning", "Anatomy"]
    assert pile(match, "ann", "green") == ["Metric System"]
    assert forecast(match, "ann") == ["Classification"]
    assert hand(match, "ann") == []
    assert any("Classification" in line for line in log(match, "bob"))


@before
def test_coke_stops_at_once_at_a_card_without_a_factory(edition: str) -> None:
    match = echoes(
        player("ann", ["Coke"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={4: ["Anatomy"], 6: ["Encyclopedia", "Canning"]},
    )
    act(match, "Dogma Coke")
    assert forecast(match, "ann") == ["Encyclopedia"]
    assert tops(match, "ann") == ["Anatomy", "Coke"]


@before
@pytest.mark.parametrize(("direction", "tucked"), [("right", ["Anatomy"]), ("left", [])])
def test_coke_echoes_from_below_where_the_splay_shows_it(edition: str, direction: str, tucked: list[str]) -> None:
    match = echoes(
        player("ann", piles={"red": (["Metalworking", "Coke"], direction)}),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={1: ["Sailing"], 4: ["Anatomy"]},
    )
    act(match, "Dogma Metalworking")
    assert pile(match, "ann", "yellow") == tucked
    assert hand(match, "ann") == ["Sailing"]


@before
def test_coke_is_shared_by_one_with_as_many_factories(edition: str) -> None:
    match = echoes(
        player("ann", ["Coke"]),
        player("bob", ["Coal"]),
        edition=edition,
        decks={4: ["Anatomy", "Perspective"], 6: ["Encyclopedia", "Canning", "Classification", "Democracy"]},
    )
    act(match, "Dogma Coke")
    assert tops(match, "bob") == ["Anatomy", "Coal"]
    assert forecast(match, "bob") == ["Encyclopedia"]
    assert pile(match, "ann", "yellow") == ["Canning", "Perspective"]
    assert forecast(match, "ann") == ["Classification"]
    # Democracy is drawn for sharing.
    assert hand(match, "ann") == ["Democracy"]


@before
def test_octant_takes_a_top_card_with_a_leaf_or_a_factory_for_a_foreshadowed_6(edition: str) -> None:
    match = echoes(
        player("ann", ["Octant"]),
        player("bob", ["Gunpowder", "Pottery", "Steam Engine", "Mysticism"]),
        edition=edition,
        decks={6: ["Canning", "Democracy"]},
    )
    answer(match, "Dogma Octant")
    assert asked(match) == "bob"
    assert options(match) == ["Pottery", "Steam Engine"]
    answer(match, "Steam Engine")
    assert tops(match, "ann") == ["Octant", "Steam Engine"]
    assert tops(match, "bob") == ["Gunpowder", "Mysticism", "Pottery"]
    assert forecast(match, "bob") == ["Canning"]
    assert forecast(match, "ann") == ["Democracy"]


@before
def test_octant_spares_red_cards_and_those_without_the_icons(edition: str) -> None:
    match = echoes(
        player("ann", ["Octant"]),
        player("bob", ["Gunpowder", "Mysticism"]),
        edition=edition,
        decks={6: ["Canning"]},
    )
    act(match, "Dogma Octant")
    assert tops(match, "bob") == ["Gunpowder", "Mysticism"]
    assert forecast(match, "bob") == []
    assert forecast(match, "ann") == ["Canning"]


@before
def test_octant_is_shared_by_one_with_as_many_crowns(edition: str) -> None:
    match = echoes(
        player("ann", ["Octant"]),
        player("bob", ["Navigation", "Pottery"]),
        edition=edition,
        decks={5: ["Coal"], 6: ["Canning", "Democracy"]},
    )
    act(match, "Dogma Octant")
    assert tops(match, "bob") == ["Navigation", "Pottery"]
    assert forecast(match, "bob") == ["Canning"]
    assert forecast(match, "ann") == ["Democracy"]
    assert hand(match, "ann") == ["Coal"]


@before
def test_palampore_scores_a_card_of_a_bonus_shown_twice(edition: str) -> None:
    match = echoes(
        player("ann", ["Palampore", "Thermometer", "Novel"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={5: ["Coal"]},
    )
    act(match, "Dogma Palampore")
    assert score(match, "ann") == ["Coal"]
    assert achievements(match, "ann") == []


@before
def test_palampore_lets_one_choose_among_bonuses_shown_twice(edition: str) -> None:
    match = echoes(
        player("ann", ["Palampore", "Thermometer", "Crossbow"], piles={"purple": ["Novel", "Mysticism"]}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={3: ["Paper"]},
    )
    answer(match, "Dogma Palampore")
    assert options(match) == ["3", "5"]
    answer(match, "3")
    assert options(match) == ["purple", "No"]
    answer(match, "No")
    assert score(match, "ann") == ["Paper"]
    assert splay(match, "ann", "purple") == "unsplayed"


@before
def test_palampore_scores_nothing_if_each_bonus_is_shown_once(edition: str) -> None:
    match = echoes(
        player("ann", ["Palampore", "Novel"], piles={"blue": ["Tools", "Thermometer"]}),
        player("bob", ["Pressure Cooker"]),
        edition=edition,
    )
    act(match, "Dogma Palampore")
    assert score(match, "ann") == []


@before
@pytest.mark.parametrize(("choice", "claimed"), [("purple", ["Wealth"]), ("No", [])])
def test_palampore_claims_wealth_for_six_bonuses(edition: str, choice: str, claimed: list[str]) -> None:
    match = echoes(
        player(
            "ann",
            ["Crossbow", "Soap"],
            piles={"purple": ["Puppet", "Flute"], "green": (["Palampore", "Homing Pigeons"], "right")},
        ),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={3: ["Paper"]},
    )
    act(match, "Dogma Palampore", choice)
    assert score(match, "ann") == ["Paper"]
    assert achievements(match, "ann") == claimed


@before
def test_palampore_lets_a_sharing_opponent_claim_wealth_first(edition: str) -> None:
    match = echoes(
        player("ann", ["Crossbow", "Soap", "Dice", "Novel"], piles={"green": (["Palampore", "Chintz"], "left")}),
        player(
            "bob",
            ["Kobukson", "Stove", "Lightning Rod", "Puppet"],
            piles={"green": (["Homing Pigeons", "Globe"], "right")},
        ),
        edition=edition,
    )
    assert [len(seat(match, name).bonuses()) for name in ("ann", "bob")] == [6, 6]
    act(match, "Dogma Palampore", "6")
    assert achievements(match, "bob") == ["Wealth"]
    assert achievements(match, "ann") == []


@before
def test_seed_drill_returns_a_top_card_below_3(edition: str) -> None:
    match = echoes(
        player("ann", ["Seed Drill"]),
        player("bob", ["Metalworking", "Monotheism", "Paper"]),
        edition=edition,
    )
    answer(match, "Dogma Seed Drill")
    assert asked(match) == "bob"
    assert options(match) == ["Metalworking", "Monotheism"]
    answer(match, "Monotheism", "No")
    assert tops(match, "bob") == ["Metalworking", "Paper"]
    assert bottom_of_deck(match, 2) == ["Monotheism"]


@before
def test_seed_drill_spares_top_cards_from_3_up_and_may_be_declined(edition: str) -> None:
    match = echoes(
        player("ann", ["Seed Drill"]),
        player("bob", ["Paper"], piles={"red": ["Optics", "Oars"]}),
        edition=edition,
    )
    values = available(match)
    act(match, "Dogma Seed Drill", "No")
    assert tops(match, "bob") == ["Optics", "Paper"]
    assert available(match) == values


@before
def test_seed_drill_makes_the_bottom_card_of_a_deck_an_achievement(edition: str) -> None:
    match = echoes(
        player("ann", ["Seed Drill"], score=["Coal", "Physics", "Chemistry"]),
        player("bob", ["Paper"]),
        edition=edition,
        decks={2: ["Calendar"], 3: ["Alchemy", "Optics"], 5: ["Banking"], 6: ["Canning"]},
        exact=True,
        achievements=[],
    )
    answer(match, "Dogma Seed Drill")
    assert options(match) == ["The deck of 3s", "The deck of 5s", "No"]
    answer(match, "The deck of 3s")
    assert deck(match, 3) == ["Alchemy"]
    assert available(match)[:1] == [3]
    act(match, "Achieve 3")
    assert achievements(match, "ann") == [3]


@before
def test_seed_drill_lets_each_player_who_shares_add_an_achievement(edition: str) -> None:
    match = echoes(
        player("ann", ["Seed Drill"]),
        player("bob", ["Agriculture"]),
        edition=edition,
        decks={3: ["Alchemy", "Optics"], 4: ["Anatomy"], 5: ["Banking"]},
        exact=True,
        achievements=[],
        special=[],
    )
    answer(match, "Dogma Seed Drill")
    assert asked(match) == "bob"
    answer(match, "The deck of 3s")
    assert asked(match) == "ann"
    answer(match, "The deck of 4s")
    assert available(match) == [3, 4]
    assert tops(match, "bob") == ["Agriculture"]
    # Banking is drawn for sharing.
    assert hand(match, "ann") == ["Banking"]


@before
def test_pressure_cooker_returns_the_hand_and_draws_for_top_bonuses_in_any_order(edition: str) -> None:
    match = echoes(
        player("ann", ["Pressure Cooker", "Lightning Rod", "Novel"], hand=["Oars", "Calendar"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={3: ["Paper"], 5: ["Physics", "Coke"], 6: ["Canning"]},
    )
    answer(match, "Dogma Pressure Cooker")
    assert options(match) == ["3", "5", "6"]
    answer(match, "6")
    assert options(match) == ["3", "5"]
    answer(match, "5")
    assert hand(match, "ann") == ["Canning", "Coke", "Paper"]
    assert bottom_of_deck(match, 1) == ["Oars"]
    assert bottom_of_deck(match, 2) == ["Calendar"]


@before
def test_pressure_cooker_draws_twice_for_the_same_bonus_but_not_for_covered_ones(edition: str) -> None:
    match = echoes(
        player("ann", ["Pressure Cooker", "Thermometer"], piles={"purple": (["Mysticism", "Novel"], "right")}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={5: ["Physics", "Coke"]},
    )
    act(match, "Dogma Pressure Cooker")
    assert hand(match, "ann") == ["Coke", "Physics"]


@before
def test_pressure_cooker_makes_one_who_shares_without_a_bonus_return_the_hand_for_nothing(edition: str) -> None:
    match = echoes(
        player("ann", ["Pressure Cooker"]),
        player("bob", ["Tools"], hand=["Oars"]),
        edition=edition,
        decks={5: ["Physics", "Coke"]},
    )
    act(match, "Dogma Pressure Cooker")
    assert hand(match, "bob") == []
    assert bottom_of_deck(match, 1) == ["Oars"]
    # Coke is drawn for sharing.
    assert hand(match, "ann") == ["Coke", "Physics"]


@before
def test_stove_scores_a_top_card_without_a_factory_and_a_4_for_a_low_top_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Stove", "Tools", "Oars", "Banking"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={4: ["Gunpowder", "Anatomy"]},
    )
    answer(match, "Dogma Stove")
    assert options(match) == ["Tools", "Oars"]
    answer(match, "Tools")
    assert pile(match, "ann", "red") == ["Oars", "Gunpowder"]
    assert score(match, "ann") == ["Anatomy", "Tools"]


@before
@pytest.mark.parametrize("drawn", ["Perspective", "Enterprise"])
def test_stove_scores_no_4_if_the_top_card_is_a_4_or_higher(edition: str, drawn: str) -> None:
    match = echoes(
        player("ann", ["Stove"], piles={"green": ["Banking", "Sailing"]}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={4: [drawn, "Anatomy"]},
    )
    answer(match, "Dogma Stove")
    assert options(match) == ["green", "No"]
    answer(match, "green")
    assert splay(match, "ann", "green") == "right"
    assert score(match, "ann") == []


@before
def test_stove_may_leave_green_as_it_is(edition: str) -> None:
    match = echoes(
        player("ann", ["Stove"], piles={"green": ["Banking", "Sailing"]}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={4: ["Enterprise"]},
    )
    act(match, "Dogma Stove", "No")
    assert splay(match, "ann", "green") == "unsplayed"


@before
@pytest.mark.parametrize(("direction", "scored"), [("left", ["Oars"]), ("right", [])])
def test_stove_echoes_from_below_where_the_splay_shows_it(edition: str, direction: str, scored: list[str]) -> None:
    match = echoes(
        player("ann", ["Oars"], piles={"yellow": (["Canning", "Stove"], direction)}),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    answer(match, "Dogma Canning")
    assert score(match, "ann") == scored


@before
def test_piano_draws_a_card_of_a_value_in_anyones_hand(edition: str) -> None:
    match = echoes(
        player("ann", ["Piano"], hand=["Soap"]),
        player("bob", ["Metalworking"], hand=["Gunpowder", "Anatomy"], score=["Paper"]),
        edition=edition,
        decks={4: ["Navigation"]},
    )
    answer(match, "Dogma Piano")
    assert options(match) == ["1", "4"]
    answer(match, "4")
    assert hand(match, "ann") == ["Navigation", "Soap"]


@before
def test_piano_returns_five_scored_cards_and_scores_the_values_of_the_top_cards(edition: str) -> None:
    match = echoes(
        player(
            "ann",
            ["Piano", "Gunpowder", "Paper", "Calendar", "Masonry"],
            score=["Pottery", "Currency", "Optics", "Navigation", "Banking", "Canning"],
        ),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={1: ["Tools"], 2: ["Fermenting"], 3: ["Alchemy"], 4: ["Anatomy"], 5: ["Coal"]},
    )
    act(match, "Dogma Piano", "Pottery", "Currency", "Optics", "Navigation", "Canning")
    assert score(match, "ann") == ["Alchemy", "Anatomy", "Banking", "Coal", "Fermenting", "Tools"]
    assert hand(match, "ann") == []
    assert [line for line in log(match, "ann") if "ann scores" in line] == [
        f"ann scores {card}." for card in ("Tools (1)", "Fermenting (2)", "Alchemy (3)", "Anatomy (4)", "Coal (5)")
    ]


@before
def test_piano_scores_five_cards_even_if_fewer_can_be_returned(edition: str) -> None:
    match = echoes(
        player("ann", ["Piano", "Gunpowder", "Paper", "Calendar", "Masonry"], score=["Oars", "Compass"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={1: ["Tools"], 2: ["Fermenting"], 3: ["Alchemy"], 4: ["Anatomy"], 5: ["Coal"]},
    )
    act(match, "Dogma Piano")
    assert score(match, "ann") == ["Alchemy", "Anatomy", "Coal", "Fermenting", "Tools"]
    assert bottom_of_deck(match, 1) == ["Oars"]
    assert bottom_of_deck(match, 3) == ["Compass"]


@before
@pytest.mark.parametrize(
    "board", [["Piano", "Gunpowder", "Paper", "Calendar"], ["Piano", "Coal", "Paper", "Calendar", "Masonry"]]
)
def test_piano_needs_five_top_cards_of_different_values(edition: str, board: list[str]) -> None:
    match = echoes(
        player("ann", board, score=["Oars"]),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    act(match, "Dogma Piano")
    assert score(match, "ann") == ["Oars"]


@before
@pytest.mark.parametrize(("direction", "held"), [("right", ["Anatomy", "Tools"]), ("left", ["Tools"])])
def test_piano_echoes_from_below_where_the_splay_shows_it(edition: str, direction: str, held: list[str]) -> None:
    match = echoes(
        player("ann", piles={"purple": (["Mysticism", "Piano"], direction)}, hand=["Soap"]),
        player("bob", ["Pottery"], hand=["Gunpowder"]),
        edition=edition,
        decks={1: ["Tools"], 4: ["Anatomy"]},
    )
    act(match, "Dogma Mysticism", *["4"] * (direction == "right"))
    assert hand(match, "ann") == sorted([*held, "Soap"])


@before
def test_tuning_fork_looks_at_the_top_card_of_any_deck(edition: str) -> None:
    match = echoes(
        player("ann", ["Tuning Fork"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={3: ["Paper", "Katana"]},
    )
    answer(match, "Dogma Tuning Fork")
    assert "The deck of 3s" in options(match)
    answer(match, "The Echoes deck of 3s")
    assert deck(match, 3, "echoes")[0] == "Katana"
    assert any("Katana" in line for line in log(match, "ann"))
    assert not any("Katana" in line for line in log(match, "bob"))
    assert hand(match, "ann") == []


@before
def test_tuning_fork_melds_a_higher_card_and_returns_a_lower_one(edition: str) -> None:
    match = echoes(
        player("ann", ["Tuning Fork", "Archery"], hand=["Oars", "Paper"]),
        player("bob", ["Sailing"]),
        edition=edition,
        decks={1: ["Metalworking"], 3: ["Katana"]},
    )
    answer(match, "Dogma Tuning Fork", "The deck of 1s", "Paper")
    assert pile(match, "ann", "red") == ["Katana", "Archery"]
    assert bottom_of_deck(match, 3) == ["Paper"]
    assert options(match) == ["Oars", "No"]
    answer(match, "Oars")
    assert pile(match, "ann", "red") == ["Katana", "Archery"]
    assert bottom_of_deck(match, 1, 2) == ["Oars", "Metalworking"]
    assert any("Metalworking" in line for line in log(match, "bob"))
    assert hand(match, "ann") == []


@before
@pytest.mark.parametrize(
    ("drawn", "red", "blue"), [("Optics", ["Engineering"], []), ("Alchemy", ["Engineering"], ["Alchemy"])]
)
def test_tuning_fork_returns_a_card_of_equal_value_and_melds_one_of_a_new_colour(
    edition: str, drawn: str, red: list[str], blue: list[str]
) -> None:
    match = echoes(
        player("ann", ["Tuning Fork", "Engineering"], hand=["Paper", "Soap"]),
        player("bob", ["Sailing"]),
        edition=edition,
        decks={3: [drawn]},
    )
    act(match, "Dogma Tuning Fork", "The deck of 1s", "Paper", "No")
    assert pile(match, "ann", "red") == red
    assert pile(match, "ann", "blue") == blue
    assert hand(match, "ann") == ["Soap"]


@before
@pytest.mark.parametrize(("direction", "asks"), [("right", True), ("left", False)])
def test_tuning_fork_echoes_from_below_where_the_splay_shows_it(edition: str, direction: str, asks: bool) -> None:
    match = echoes(
        player("ann", piles={"purple": (["Mysticism", "Tuning Fork"], direction)}),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={1: ["Tools"], 2: ["Calendar"]},
    )
    act(match, "Dogma Mysticism", *["The deck of 2s"] * asks)
    assert any("Calendar" in line for line in log(match, "ann")) is asks
