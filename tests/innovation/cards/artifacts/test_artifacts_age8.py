"""Artifacts of History: age 8, card by card."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    artifacts,
    asked,
    available,
    bottom_of_deck,
    game,
    hand,
    log,
    options,
    pile,
    player,
    points,
    score,
    seat,
    splay,
    table,
    tops,
    winners,
)


@pytest.mark.parametrize(("drawn", "won"), [("Fission", ["ann"]), ("Computers", [])])
def test_parnell_pitch_drop_wins_with_three_clocks(drawn: str, won: list[str]) -> None:
    match = artifacts(player("ann", ["Parnell Pitch Drop"]), player("bob", ["Oars"]), decks={9: [drawn]})
    act(match, "Dogma Parnell Pitch Drop")
    assert drawn in tops(match, "ann")
    assert winners(match) == won


def test_parnell_pitch_drop_on_display_is_no_top_card() -> None:
    match = artifacts(
        {**player("ann", ["Archery", "Sailing"]), "display": ["Parnell Pitch Drop"]},
        player("bob", ["Oars"]),
        decks={2: ["Calendar"]},
    )
    answer(match, "Free dogma Parnell Pitch Drop")
    assert tops(match, "ann") == ["Archery", "Calendar", "Sailing"]
    assert bottom_of_deck(match, 8, set_name="artifacts") == ["Parnell Pitch Drop"]


@pytest.mark.parametrize("top", ["Robotics", "Battleship Yamato"])
def test_parnell_pitch_drop_above_10_ends_the_game(top: str) -> None:
    match = artifacts(player("ann", ["Parnell Pitch Drop", top]), player("bob", ["Oars"], score=["Tools"]))
    act(match, "Dogma Parnell Pitch Drop")
    assert winners(match) == ["bob"]


def test_earharts_lockheed_electra_10e_wins_with_eight_cards() -> None:
    match = artifacts(
        player(
            "ann",
            ["Earhart's Lockheed Electra 10E", "Mysticism"],
            piles={
                "red": ["Combustion", "Gunpowder"],
                "green": ["Metric System", "Compass"],
                "yellow": ["Statistics", "Fermenting"],
            },
        ),
        player("bob", ["Oars"]),
    )
    act(match, "Dogma Earhart's Lockheed Electra 10E")
    assert tops(match, "ann") == []
    assert winners(match) == ["ann"]


def test_earharts_lockheed_electra_10e_claims_any_achievement_otherwise() -> None:
    match = artifacts(
        player("ann", ["Earhart's Lockheed Electra 10E", "Mobility", "Ecology"], piles={"green": ["Paper", "Compass"]}),
        player("bob", ["Oars"]),
        achievements=["Tools", "Genetics"],
    )
    answer(match, "Dogma Earhart's Lockheed Electra 10E")
    assert options(match) == ["Earhart's Lockheed Electra 10E", "Mobility"]
    answer(match, "Mobility")
    # Of each value one: the Compass that comes to the top is a second 3, and the Ecology is no value below nine.
    assert options(match) == ["Achievement 1", "Achievement 9"]
    answer(match, "Achievement 9")
    assert tops(match, "ann") == ["Compass", "Earhart's Lockheed Electra 10E", "Ecology"]
    assert achievements(match, "ann") == [9]


def test_battleship_bismarck_sinks_a_colour() -> None:
    match = artifacts(
        player("ann", ["Battleship Bismarck"]),
        player("bob", ["Sailing"], piles={"red": ["Coal", "Archery", "Oars"]}),
        decks={8: ["Mobility"]},
    )
    act(match, "Dogma Battleship Bismarck", "Oars")
    assert tops(match, "bob") == ["Sailing"]
    assert hand(match, "bob") == ["Mobility"]
    assert bottom_of_deck(match, 1, 2) == ["Oars", "Archery"]
    assert hand(match, "ann") == []


def test_battleship_bismarck_spares_other_colours_and_who_has_fewer_factories() -> None:
    match = artifacts(
        player("ann", ["Battleship Bismarck"]),
        player("bob", ["Coal"]),
        player("cyd", ["Gunpowder"]),
        decks={8: ["Antibiotics", "Mobility"]},
    )
    act(match, "Dogma Battleship Bismarck")
    assert hand(match, "bob") == ["Antibiotics"]
    assert tops(match, "bob") == ["Coal"]
    assert hand(match, "cyd") == []
    assert tops(match, "cyd") == ["Gunpowder"]


def test_battleship_yamato_is_11_on_a_board_and_8_elsewhere() -> None:
    match = artifacts(
        player("ann", ["Sailing"], hand=["Battleship Yamato"]),
        player("bob", ["Tools"], score=["Oars"]),
    )
    assert seat(match, "ann").hand[0].age == 8
    act(match, "Meld Battleship Yamato")
    assert seat(match, "ann").highest_top() == 11
    assert "Dogma Battleship Yamato" not in options(match)
    act(match, "Draw")
    assert winners(match) == ["bob"]


def test_battleship_yamato_scores_8_points() -> None:
    match = artifacts(player("ann", ["Ocean Liner Titanic", "Battleship Yamato"]), player("bob", ["Oars"]))
    act(match, "Dogma Ocean Liner Titanic")
    assert score(match, "ann") == ["Battleship Yamato", "Ocean Liner Titanic"]
    assert points(match, "ann") == 16


def test_ocean_liner_titanic_scores_every_bottom_card() -> None:
    match = artifacts(
        player(
            "ann", ["Tools"], piles={"green": ["Ocean Liner Titanic", "Sailing"], "red": ["Coal", "Archery", "Oars"]}
        ),
        player("bob", ["Metalworking"]),
    )
    act(match, "Dogma Ocean Liner Titanic")
    assert score(match, "ann") == ["Oars", "Sailing", "Tools"]
    assert tops(match, "ann") == ["Coal", "Ocean Liner Titanic"]
    assert tops(match, "bob") == ["Metalworking"]


def test_meiji_mura_stamp_vending_machine_scores_three_of_the_value_returned() -> None:
    match = artifacts(
        player("ann", ["Meiji-Mura Stamp Vending Machine"], hand=["Archery", "Optics"]),
        player("bob", ["Oars"]),
        decks={3: ["Paper", "Machinery", "Education"]},
    )
    act(match, "Dogma Meiji-Mura Stamp Vending Machine", "Optics")
    assert score(match, "ann") == ["Education", "Machinery", "Paper"]
    assert hand(match, "ann") == ["Archery"]
    assert bottom_of_deck(match, 3) == ["Optics"]


def test_meiji_mura_stamp_vending_machine_scores_the_lowest_cards_for_an_empty_hand() -> None:
    match = artifacts(
        player("ann", ["Meiji-Mura Stamp Vending Machine"]),
        player("bob", ["Oars"]),
        decks={1: ["Tools", "Archery", "Pottery"]},
    )
    act(match, "Dogma Meiji-Mura Stamp Vending Machine")
    assert score(match, "ann") == ["Archery", "Pottery", "Tools"]


def test_plush_beweglich_rod_bear_splays_and_returns_a_value() -> None:
    match = artifacts(
        player(
            "ann",
            ["Plush Beweglich Rod Bear"],
            piles={
                "red": ["Metalworking", "Oars"],
                "green": (["Compass", "Sailing"], "left"),
                "purple": ["Feudalism", "Mysticism"],
            },
            score=["Optics", "Tools"],
        ),
        player("bob", piles={"blue": ["Alchemy", "Writing"]}, score=["Paper", "Calendar"]),
    )
    answer(match, "Dogma Plush Beweglich Rod Bear")
    assert options(match) == [str(value) for value in range(1, 11)]
    answer(match, "3")
    assert [splay(match, "ann", color) for color in ("red", "green", "purple")] == ["unsplayed", "up", "up"]
    assert splay(match, "bob", "blue") == "unsplayed"
    assert options(match) == ["bob: a 3", "Optics"]
    answer(match, "bob: a 3")
    assert bottom_of_deck(match, 3, 2) == ["Paper", "Optics"]
    assert score(match, "ann") == ["Tools"]
    assert score(match, "bob") == ["Calendar"]
    assert "ann chooses 3." in log(match, "bob")


def test_plush_beweglich_rod_bear_can_name_the_11_of_a_top_card() -> None:
    match = artifacts(
        player("ann", ["Plush Beweglich Rod Bear"], piles={"red": ["Battleship Yamato", "Oars"]}),
        player("bob", ["Tools"]),
    )
    act(match, "Dogma Plush Beweglich Rod Bear", "11")
    assert splay(match, "ann", "red") == "up"


def test_time_takes_clocks_until_there_are_none() -> None:
    match = artifacts(
        player("ann", ["Time"]),
        player(
            "bob", ["Singer Model 27", "Archery", "Satellites"], piles={"blue": ["Quantum Theory", "Rocketry", "Tools"]}
        ),
    )
    answer(match, "Dogma Time")
    assert asked(match) == "bob"
    assert options(match) == ["Quantum Theory", "Satellites"]
    answer(match, "Quantum Theory")
    assert options(match) == ["Rocketry", "Satellites"]
    answer(match, "Rocketry")
    assert tops(match, "bob") == ["Archery", "Singer Model 27", "Tools"]
    assert pile(match, "ann", "blue") == ["Rocketry", "Quantum Theory"]
    assert tops(match, "ann") == ["Rocketry", "Satellites", "Time"]


def test_time_spares_who_has_fewer_clocks() -> None:
    match = artifacts(player("ann", ["Time"]), player("bob", ["Flight"]))
    act(match, "Dogma Time")
    assert tops(match, "bob") == ["Flight"]


def test_garlands_ruby_slippers_win_with_a_card_without_effects() -> None:
    match = artifacts(
        player("ann", ["Garland's Ruby Slippers"], hand=["Battleship Yamato", "Flight", "Ecology"]),
        player("bob", ["Tools"]),
    )
    answer(match, "Dogma Garland's Ruby Slippers")
    assert options(match) == ["Battleship Yamato", "Flight"]
    answer(match, "Battleship Yamato")
    assert winners(match) == ["ann"]


def test_garlands_ruby_slippers_win_with_a_city() -> None:
    match = table(
        player("ann", ["Garland's Ruby Slippers"], hand=["Los Angeles"]),
        player("bob", ["Tools"]),
        sets=["base", "cities", "artifacts"],
    )
    act(match, "Dogma Garland's Ruby Slippers")
    assert winners(match) == ["ann"]


def test_garlands_ruby_slippers_demand_by_clocks() -> None:
    match = artifacts(
        player("ann", ["Garland's Ruby Slippers"], hand=["Corporations"]),
        player("bob", ["Coal"]),
        decks={8: ["Antibiotics", "Skyscrapers"]},
    )
    act(match, "Dogma Garland's Ruby Slippers")
    # Bob shows more factories than ann, but it is the clocks that count.
    assert score(match, "ann") == ["Coal"]
    assert tops(match, "bob") == ["Antibiotics"]
    assert tops(match, "ann") == ["Corporations", "Garland's Ruby Slippers", "Skyscrapers"]


def test_garlands_ruby_slippers_compel_who_has_as_many_clocks() -> None:
    match = artifacts(
        player("ann", ["Garland's Ruby Slippers"], hand=["Battleship Bismarck"]),
        player("bob", ["Quantum Theory", "Oars"]),
        player("cyd", ["Coal"]),
        decks={8: ["Mobility"]},
    )
    act(match, "Dogma Garland's Ruby Slippers")
    assert hand(match, "bob") == ["Mobility"]
    assert tops(match, "bob") == ["Quantum Theory"]
    assert tops(match, "cyd") == ["Coal"]


def test_garlands_ruby_slippers_let_one_who_shares_compel_the_one_who_used_them() -> None:
    match = artifacts(
        player("ann", ["Garland's Ruby Slippers", "Tools"]),
        player("bob", ["Syncom 3", "Writing"], hand=["Battleship Bismarck"]),
        decks={8: ["Rocketry"]},
    )
    # Ann shows three clocks as Bob does. The 8 that she has to draw is the one that she melds herself then.
    act(match, "Dogma Garland's Ruby Slippers")
    assert bottom_of_deck(match, 1) == ["Tools"]
    assert tops(match, "ann") == ["Garland's Ruby Slippers", "Rocketry"]
    assert tops(match, "bob") == ["Battleship Bismarck", "Syncom 3", "Writing"]


def test_garlands_ruby_slippers_need_an_8() -> None:
    match = artifacts(player("ann", ["Garland's Ruby Slippers"], hand=["Ecology"]), player("bob", ["Tools"]))
    act(match, "Dogma Garland's Ruby Slippers")
    assert hand(match, "ann") == ["Ecology"]
    assert winners(match) == []


def test_30_world_cup_final_ball_takes_an_achievement_back() -> None:
    match = artifacts(
        player("ann", ["'30 World Cup Final Ball"]),
        player("bob", ["Agriculture"], achievements=["Currency", "Monument"]),
        decks={8: ["Flight", "Rocketry", "Empiricism"]},
    )
    answer(match, "Dogma '30 World Cup Final Ball")
    assert asked(match) == "bob"
    assert options(match) == ["bob: a 2", "Monument"]
    answer(match, "bob: a 2")
    assert achievements(match, "bob") == ["Monument"]
    assert bottom_of_deck(match, 2) == ["Currency"]
    # Then both draw in a colour that nobody has, and ann draws because bob has shared.
    assert hand(match, "bob") == ["Flight"]
    assert hand(match, "ann") == ["Empiricism", "Rocketry"]


@pytest.mark.parametrize(("tucked", "kept"), [(0, []), (6, ["Monument"])])
def test_30_world_cup_final_ball_makes_a_special_achievement_available(tucked: int, kept: list[str]) -> None:
    match = artifacts(
        player("ann", ["'30 World Cup Final Ball"]),
        player("bob", ["Agriculture"], achievements=["Monument"], tucked=tucked),
        decks={8: ["Flight", "Rocketry"]},
    )
    act(match, "Dogma '30 World Cup Final Ball")
    assert "bob makes Monument available again." in log(match, "ann")
    assert achievements(match, "bob") == kept
    assert ("Monument" in available(match)) is not bool(kept)


def test_30_world_cup_final_ball_returns_a_relic_beside_its_deck() -> None:
    match = artifacts(
        player("ann", ["'30 World Cup Final Ball"]),
        player("bob", ["Agriculture"], achievements=["Timbuktu"]),
        options={"relics": "yes"},
        decks={8: ["Flight", "Rocketry"]},
    )
    act(match, "Dogma '30 World Cup Final Ball")
    assert achievements(match, "bob") == []
    assert "Timbuktu" in [card.name for card in game(match).zones[-1].cards]


def test_30_world_cup_final_ball_goes_to_the_highest_top_card() -> None:
    match = artifacts(
        player("ann", ["'30 World Cup Final Ball", "Gunpowder"], achievements=["Tools"]),
        player("bob", ["Archery", "Masonry"], achievements=["Pottery"]),
        decks={8: ["Flight", "Skyscrapers", "Rocketry"]},
    )
    act(match, "Dogma '30 World Cup Final Ball")
    assert achievements(match, "ann") == [1, 8]
    # Bob has no leaf, so nothing is taken from him, but he may win a card.
    assert achievements(match, "bob") == [1, 8]
    assert hand(match, "ann") == ["Rocketry"]


def test_30_world_cup_final_ball_is_nobodys_in_a_tie() -> None:
    match = artifacts(
        player("ann", ["'30 World Cup Final Ball", "Oars"]),
        player("bob", ["Archery"]),
        decks={8: ["Flight"]},
    )
    act(match, "Dogma '30 World Cup Final Ball")
    assert achievements(match, "ann") == []
    assert hand(match, "ann") == ["Flight"]


def test_30_world_cup_final_ball_can_win_the_game() -> None:
    match = artifacts(
        player("ann", ["'30 World Cup Final Ball"]),
        player("bob", ["Archery"], achievements=[1, 2, 3, 4, 5, 6]),
        decks={8: ["Flight"]},
    )
    act(match, "Dogma '30 World Cup Final Ball")
    assert winners(match) == ["bob"]
