"""Echoes of the Past, age 9, card by card."""

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
    game,
    hand,
    options,
    pile,
    player,
    score,
    splay,
    tops,
    winners,
)


@before
def test_calculator_scores_two_bottom_cards_and_does_it_once_more(edition: str) -> None:
    match = echoes(
        player(
            "ann",
            ["Calculator"],
            piles={"red": ["Fission", "Archery"], "green": ["Satellites", "Sailing"], "yellow": ["Ecology", "Masonry"]},
        ),
        player("bob", ["Tools"]),
        edition=edition,
        decks={2: ["Calendar"], 10: ["MP3"]},
    )
    answer(match, "Dogma Calculator")
    assert options(match) == ["Archery", "Sailing"]
    answer(match, "Archery")
    assert options(match) == ["Sailing", "Masonry"]
    answer(match, "Sailing")
    assert hand(match, "ann") == ["Calendar"]
    assert options(match) == ["Fission", "Satellites"]
    answer(match, "Fission", "Masonry")
    assert score(match, "ann") == ["Archery", "Fission", "Masonry", "Sailing"]
    assert hand(match, "ann") == ["Calendar", "MP3"]
    assert tops(match, "ann") == ["Calculator", "Ecology", "Satellites"]


@before
def test_calculator_draws_nothing_and_stops_at_a_sum_of_11(edition: str) -> None:
    match = echoes(
        player("ann", ["Calculator"], piles={"red": ["Metalworking", "Fission"], "green": ["Sailing", "Mapmaking"]}),
        player("bob", ["Tools"]),
        edition=edition,
    )
    act(match, "Dogma Calculator")
    assert score(match, "ann") == ["Fission", "Mapmaking"]
    assert tops(match, "ann") == ["Calculator", "Metalworking", "Sailing"]
    assert hand(match, "ann") == []
    assert winners(match) == []


@before
def test_calculator_stops_the_second_time_if_the_sum_is_too_high(edition: str) -> None:
    match = echoes(
        player("ann", ["Calculator", "Archery", "Sailing", "Suburbia", "Services"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={2: ["Calendar"]},
    )
    act(match, "Dogma Calculator", "Archery", "Sailing")
    assert score(match, "ann") == ["Archery", "Sailing", "Services", "Suburbia"]
    assert hand(match, "ann") == ["Calendar"]


@before
def test_calculator_scores_one_card_of_a_single_colour_and_nothing_blue(edition: str) -> None:
    match = echoes(
        player("ann", piles={"blue": ["Calculator", "Tools"], "red": ["Fission", "Archery", "Oars"]}),
        player("bob", ["Pottery"]),
        edition=edition,
    )
    act(match, "Dogma Calculator", "blue")
    assert score(match, "ann") == ["Oars"]
    assert pile(match, "ann", "red") == ["Fission", "Archery"]
    assert pile(match, "ann", "blue") == ["Calculator", "Tools"]
    assert splay(match, "ann", "blue") == "up"
    assert hand(match, "ann") == []


@before
def test_calculator_need_not_splay(edition: str) -> None:
    match = echoes(player("ann", piles={"blue": ["Calculator", "Tools"]}), player("bob", ["Oars"]), edition=edition)
    act(match, "Dogma Calculator", "No")
    assert splay(match, "ann", "blue") == "unsplayed"
    assert score(match, "ann") == []


@before
def test_laser_returns_the_available_achievements_and_half_of_the_score_pile(edition: str) -> None:
    match = echoes(
        player("ann", ["Laser"], score=["Oars", "Tools", "Calendar"]),
        player("bob", ["Archery"], score=["Sailing"], achievements=["Currency", "Monument"]),
        edition=edition,
        decks={10: ["Software", "Robotics"]},
        achievements=["Pottery", "Fission", "Writing"],
    )
    answer(match, "Dogma Laser")
    assert options(match) == ["Oars", "Tools"]
    answer(match, "Oars", "Calendar")
    assert [value for value in available(match) if isinstance(value, int)] == []
    assert "Empire" in available(match)
    assert achievements(match, "bob") == [2, "Monument"]
    assert bottom_of_deck(match, 9) == ["Fission"]
    assert bottom_of_deck(match, 1, 3) == ["Pottery", "Writing", "Oars"]
    assert bottom_of_deck(match, 2) == ["Calendar"]
    assert score(match, "ann") == ["Tools"]
    assert score(match, "bob") == ["Sailing"]
    assert pile(match, "ann", "blue") == ["Software", "Laser"]
    assert pile(match, "ann", "red") == ["Robotics"]
    assert hand(match, "ann") == []


@before
def test_laser_lets_each_player_who_shares_return_half_of_their_own(edition: str) -> None:
    match = echoes(
        player("ann", ["Laser"], score=["Sailing"]),
        player("bob", ["Genetics"], score=["Oars", "Calendar"]),
        edition=edition,
        decks={10: ["Software", "Robotics", "Databases", "Stem Cells", "Globalization"]},
        achievements=["Pottery"],
    )
    act(match, "Dogma Laser", "Calendar")
    assert score(match, "bob") == ["Oars"]
    assert tops(match, "bob") == ["Robotics", "Software"]
    assert score(match, "ann") == []
    assert tops(match, "ann") == ["Databases", "Laser", "Stem Cells"]
    assert hand(match, "ann") == ["Globalization"]


@before
def test_laser_without_achievements_and_points_only_melds(edition: str) -> None:
    match = echoes(
        player("ann", ["Laser"], hand=["Oars"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={10: ["MP3", "GPS"]},
        achievements=[],
    )
    act(match, "Dogma Laser")
    assert tops(match, "ann") == ["GPS", "Laser", "MP3"]
    assert hand(match, "ann") == ["Oars"]


@before
def test_laser_melds_both_10s_on_top(edition: str) -> None:
    match = echoes(
        player("ann", ["Laser"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={10: ["Software", "Bioengineering"]},
        achievements=[],
    )
    act(match, "Dogma Laser")
    assert pile(match, "ann", "blue") == ["Bioengineering", "Software", "Laser"]


@before
def test_helicopter_moves_top_cards_to_their_owners_score_piles_again_and_again(edition: str) -> None:
    match = echoes(
        player("ann", ["Helicopter"], hand=["Clothing", "Metalworking", "Pottery"]),
        player("bob", ["Archery"], piles={"green": ["Sailing", "The Wheel"]}),
        edition=edition,
    )
    answer(match, "Dogma Helicopter")
    assert asked(match) == "ann"
    assert options(match) == ["Archery", "Sailing"]
    answer(match, "Sailing")
    assert options(match) == ["Clothing", "Pottery", "No"]
    answer(match, "Clothing")
    assert options(match) == ["Archery", "The Wheel"]
    answer(match, "Archery")
    assert options(match) == ["Metalworking", "No"]
    answer(match, "No")
    assert score(match, "bob") == ["Archery", "Sailing"]
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Metalworking", "Pottery"]
    assert bottom_of_deck(match, 1) == ["Clothing"]
    assert tops(match, "bob") == ["The Wheel"]


@before
def test_helicopter_can_move_an_own_card_which_is_not_scored(edition: str) -> None:
    match = echoes(
        player("ann", ["Helicopter", "Tools"], scored=5),
        player("bob", ["Sailing"], hand=["Writing"]),
        edition=edition,
    )
    act(match, "Dogma Helicopter", "Tools")
    assert score(match, "ann") == ["Tools"]
    assert tops(match, "bob") == ["Sailing"]
    assert achievements(match, "ann") == []


@before
def test_helicopter_takes_a_bonus_for_no_icon(edition: str) -> None:
    match = echoes(player("ann", ["Helicopter"], hand=["Jet"]), player("bob", ["Artificial Heart"]), edition=edition)
    act(match, "Dogma Helicopter")
    assert score(match, "bob") == ["Artificial Heart"]
    assert hand(match, "ann") == ["Jet"]


@before
def test_helicopter_alone_on_the_table_does_nothing(edition: str) -> None:
    match = echoes(player("ann", ["Helicopter"], hand=["Explosives"]), player("bob"), edition=edition)
    act(match, "Dogma Helicopter")
    assert tops(match, "ann") == ["Helicopter"]
    assert hand(match, "ann") == ["Explosives"]


@before
def test_helicopter_is_spared_by_those_who_share_it(edition: str) -> None:
    match = echoes(
        player("ann", ["Helicopter", "Sailing"]),
        player("bob", ["Composites"]),
        edition=edition,
        decks={9: ["Genetics"]},
    )
    answer(match, "Dogma Helicopter")
    assert asked(match) == "bob"
    assert options(match) == ["Sailing", "Composites"]
    answer(match, "Sailing")
    assert score(match, "ann") == ["Sailing"]
    assert score(match, "bob") == ["Composites"]
    assert tops(match, "ann") == ["Helicopter"]
    assert hand(match, "ann") == ["Genetics"]


@before
def test_jet_returns_top_cards_of_the_colour_that_the_demander_has_melded(edition: str) -> None:
    match = echoes(
        player("ann", ["Jet"], hand=["Tools", "Sailing"]),
        player("bob", ["Oars", "Clothing"], piles={"blue": ["Pottery", "Writing"]}),
        player("cat", ["Computers"], hand=["Archery"]),
        player("dan", ["The Wheel"]),
        edition=edition,
        decks={9: ["Karaoke"]},
    )
    answer(match, "Dogma Jet")
    assert asked(match) == "ann"
    assert options(match) == ["Tools", "Sailing"]
    answer(match, "Tools")
    assert tops(match, "ann") == ["Jet", "Tools"]
    assert tops(match, "cat") == ["Archery", "Computers"]
    assert pile(match, "bob", "blue") == ["Writing"]
    assert tops(match, "bob") == ["Clothing", "Oars", "Writing"]
    assert tops(match, "dan") == ["The Wheel"]
    assert bottom_of_deck(match, 1) == ["Pottery"]
    assert hand(match, "ann") == ["Karaoke", "Sailing"]


@before
def test_jet_returns_nothing_if_the_demander_had_no_card_to_meld(edition: str) -> None:
    match = echoes(
        player("ann", ["Jet"]),
        player("bob", ["Oars", "Tools"], hand=["Archery"]),
        player("cat", ["Computers"], hand=["Metalworking"]),
        edition=edition,
        decks={9: ["Karaoke"]},
    )
    act(match, "Dogma Jet")
    assert tops(match, "bob") == ["Oars", "Tools"]
    assert tops(match, "cat") == ["Computers", "Metalworking"]
    assert hand(match, "bob") == ["Archery"]


@before
def test_jet_still_demands_after_it_has_been_covered(edition: str) -> None:
    match = echoes(player("ann", ["Jet"], hand=["Archery"]), player("bob", ["Oars", "Tools"]), edition=edition)
    act(match, "Dogma Jet")
    assert pile(match, "ann", "red") == ["Archery", "Jet"]
    assert tops(match, "bob") == ["Tools"]


@before
@pytest.mark.parametrize(("direction", "melded"), [("right", True), ("up", True), ("left", False)])
def test_jet_echoes_under_another_red_card_as_the_splay_shows(edition: str, direction: str, melded: bool) -> None:
    match = echoes(
        player("ann", piles={"red": (["Helicopter", "Jet"], direction)}, hand=["Tools"]),
        player("bob", ["Pottery"]),
        edition=edition,
    )
    answer(match, "Dogma Helicopter")
    if melded:
        assert options(match) == ["Pottery", "Tools"]
        answer(match, "Tools")
    assert score(match, "ann") == (["Tools"] if melded else [])
    assert hand(match, "ann") == ([] if melded else ["Tools"])
    # Only the echo effect of Jet comes, not its demand.
    assert score(match, "bob") == ([] if melded else ["Pottery"])


@before
def test_credit_card_takes_a_top_card_and_scores_one_of_its_value(edition: str) -> None:
    match = echoes(
        player("ann", ["Credit Card", "Computers", "Oars"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={9: ["Genetics", "Rock"]},
    )
    answer(match, "Dogma Credit Card")
    assert forecast(match, "ann") == ["Genetics"]
    assert options(match) == ["Computers", "Oars", "No"]
    answer(match, "Computers")
    assert hand(match, "ann") == ["Computers"]
    assert score(match, "ann") == ["Rock"]
    assert tops(match, "ann") == ["Credit Card", "Oars"]


@before
def test_credit_card_may_be_declined(edition: str) -> None:
    match = echoes(
        player("ann", ["Computers"], piles={"green": ["Credit Card", "The Wheel"]}),
        player("bob", ["Tools"]),
        edition=edition,
    )
    act(match, "Dogma Credit Card", "No", "No")
    assert score(match, "ann") == []
    assert hand(match, "ann") == []
    assert splay(match, "ann", "green") == "unsplayed"
    assert len(forecast(match, "ann")) == 1


@before
def test_credit_card_takes_no_green_card_and_splays_green_up(edition: str) -> None:
    match = echoes(
        player("ann", piles={"green": ["Credit Card", "The Wheel"]}), player("bob", ["Tools"]), edition=edition
    )
    act(match, "Dogma Credit Card", "green")
    assert splay(match, "ann", "green") == "up"
    assert hand(match, "ann") == []


@before
def test_credit_card_shares_its_echo(edition: str) -> None:
    match = echoes(
        player("ann", ["Credit Card"]),
        player("bob", ["Self Service"]),
        edition=edition,
        decks={9: ["Genetics", "Computers", "Ecology"]},
    )
    act(match, "Dogma Credit Card")
    assert forecast(match, "bob") == ["Genetics"]
    assert forecast(match, "ann") == ["Computers"]
    assert hand(match, "ann") == ["Ecology"]


@before
@pytest.mark.parametrize(("direction", "seen"), [("left", []), ("right", ["Genetics"]), ("up", [])])
def test_credit_card_echoes_under_another_green_card_as_the_splay_shows(
    edition: str, direction: str, seen: list[str]
) -> None:
    match = echoes(
        player("ann", piles={"green": (["Flash Drive", "Credit Card"], direction)}),
        player("bob", ["Tools"]),
        edition=edition,
        decks={9: ["Genetics"]},
    )
    act(match, "Dogma Flash Drive")
    assert forecast(match, "ann") == seen


@before
def test_credit_card_takes_a_top_card_alone(edition: str) -> None:
    match = echoes(
        player("ann", ["Credit Card"], piles={"blue": ["Computers", "Tools"], "red": ["Oars", "Fission"]}),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={9: ["Genetics", "Rock"]},
    )
    answer(match, "Dogma Credit Card")
    assert options(match) == ["Computers", "Oars", "No"]
    answer(match, "Computers")
    assert hand(match, "ann") == ["Computers"]
    assert pile(match, "ann", "blue") == ["Tools"]
    assert score(match, "ann") == ["Rock"]


@before
def test_email_foreshadows_twice_and_uses_the_lowest_top_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Email", "Writing", "Fission"]),
        player("bob", ["Tools", "Archery"]),
        edition=edition,
        decks={2: ["Calendar", "Currency"], 9: ["Genetics"], 10: ["Software"]},
    )
    act(match, "Dogma Email")
    assert forecast(match, "ann") == ["Genetics", "Software"]
    assert hand(match, "ann") == ["Calendar"]
    assert hand(match, "bob") == []
    assert deck(match, 2)[0] == "Currency"


@before
def test_email_lets_the_player_choose_among_the_lowest_and_takes_no_green_one(edition: str) -> None:
    match = echoes(
        player("ann", ["Writing", "Mysticism", "Fission"], piles={"green": ["Email", "Sailing"]}),
        player("bob", ["Tools"]),
        edition=edition,
        decks={2: ["Calendar"]},
    )
    answer(match, "Dogma Email")
    assert options(match) == ["Writing", "Mysticism"]
    answer(match, "Writing")
    assert hand(match, "ann") == ["Calendar"]


@before
def test_email_without_another_colour_uses_nothing(edition: str) -> None:
    match = echoes(
        player("ann", ["Email"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={9: ["Genetics"], 10: ["Software"]},
    )
    act(match, "Dogma Email")
    assert forecast(match, "ann") == ["Genetics", "Software"]
    assert hand(match, "ann") == []


@before
def test_email_brings_the_echo_of_the_card_used_but_not_its_demand(edition: str) -> None:
    match = echoes(
        player("ann", ["Email", "ATM"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={3: ["Paper"]},
    )
    act(match, "Dogma Email", "3")
    assert score(match, "ann") == ["Paper"]
    assert tops(match, "bob") == ["Tools"]


@before
def test_email_looks_at_top_cards_alone(edition: str) -> None:
    match = echoes(
        player("ann", ["Email", "Tractor"], piles={"red": ["Fission", "Oars"]}),
        player("bob", ["Tools"]),
        edition=edition,
        decks={7: ["Bicycle", "Rubber", "Jeans"]},
    )
    act(match, "Dogma Email")
    assert score(match, "ann") == ["Rubber"]
    assert hand(match, "ann") == ["Bicycle", "Jeans"]


@before
def test_atm_takes_the_highest_top_card_that_is_not_yellow_and_has_no_crown(edition: str) -> None:
    match = echoes(
        player("ann", ["ATM", "Flight", "City States"]),
        player("bob", ["Self Service", "Globalization", "Genetics", "Archery"]),
        player("cat", ["Clothing", "Agriculture"]),
        edition=edition,
        decks={5: ["Coal"]},
    )
    answer(match, "Dogma ATM")
    assert asked(match) == "ann"
    assert options(match) == [str(value) for value in range(1, 11)]
    answer(match, "5")
    assert score(match, "ann") == ["Coal"]
    assert tops(match, "ann") == ["ATM", "City States", "Flight", "Genetics"]
    assert tops(match, "bob") == ["Archery", "Globalization", "Self Service"]
    assert tops(match, "cat") == ["Agriculture", "Clothing"]


@before
def test_atm_lets_the_victim_choose_among_the_highest(edition: str) -> None:
    match = echoes(player("ann", ["ATM"]), player("bob", ["Genetics", "Fission", "The Wheel"]), edition=edition)
    answer(match, "Dogma ATM", "1")
    assert asked(match) == "bob"
    assert options(match) == ["Genetics", "Fission"]
    answer(match, "Fission")
    assert tops(match, "ann") == ["ATM", "Fission"]
    assert tops(match, "bob") == ["Genetics", "The Wheel"]


@before
def test_atm_shares_its_echo_and_splays_purple_up(edition: str) -> None:
    match = echoes(
        player("ann", ["ATM"], piles={"purple": ["Mysticism", "Services"]}),
        player("bob", ["Self Service"]),
        edition=edition,
        decks={3: ["Paper"], 4: ["Anatomy"], 9: ["Genetics"]},
    )
    act(match, "Dogma ATM", "3", "4", "purple")
    assert score(match, "bob") == ["Paper"]
    assert score(match, "ann") == ["Anatomy"]
    assert splay(match, "ann", "purple") == "up"
    assert tops(match, "bob") == ["Self Service"]
    assert hand(match, "ann") == ["Genetics"]


@before
def test_atm_need_not_splay(edition: str) -> None:
    match = echoes(
        player("ann", ["ATM"], piles={"purple": ["Mysticism", "Services"]}), player("bob", ["Masonry"]), edition=edition
    )
    act(match, "Dogma ATM", "1", "No")
    assert splay(match, "ann", "purple") == "unsplayed"
    assert tops(match, "bob") == ["Masonry"]


@before
def test_atm_takes_a_top_card_alone(edition: str) -> None:
    match = echoes(
        player("ann", ["ATM"]),
        player("bob", piles={"blue": ["Genetics", "Tools"], "red": ["Archery", "Robotics"]}),
        edition=edition,
    )
    act(match, "Dogma ATM", "1")
    assert pile(match, "ann", "blue") == ["Genetics"]
    assert pile(match, "bob", "blue") == ["Tools"]
    assert pile(match, "bob", "red") == ["Archery", "Robotics"]


@before
def test_wristwatch_tucks_a_top_card_and_a_card_for_each_bonus_from_the_lowest(edition: str) -> None:
    match = echoes(
        player("ann", ["Wristwatch", "Karaoke"], piles={"red": ["Archery", "Oars"]}),
        player("bob", ["Tools"]),
        edition=edition,
        decks={9: ["Genetics"], 10: ["Software"]},
    )
    answer(match, "Dogma Wristwatch")
    assert options(match) == ["Archery", "Karaoke"]
    answer(match, "Archery")
    assert pile(match, "ann", "red") == ["Oars", "Archery"]
    assert pile(match, "ann", "blue") == ["Genetics", "Software"]
    assert hand(match, "ann") == []


@before
def test_wristwatch_counts_the_bonuses_before_it_tucks(edition: str) -> None:
    match = echoes(
        player("ann", ["Wristwatch"], piles={"purple": (["Karaoke", "Code of Laws"], "up")}, hand=["Oars"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={9: ["Rock"], 10: ["MP3"]},
    )
    act(match, "Dogma Wristwatch")
    assert pile(match, "ann", "purple") == ["Code of Laws", "Karaoke", "Rock"]
    assert pile(match, "ann", "yellow") == ["Wristwatch", "MP3"]
    assert splay(match, "ann", "purple") == "up"
    assert hand(match, "ann") == ["Oars"]


@before
def test_wristwatch_counts_equal_bonuses_each_and_tucks_no_yellow_card(edition: str) -> None:
    match = echoes(
        player("ann", piles={"yellow": (["Wristwatch", "MP3"], "up")}),
        player("bob", ["Tools"]),
        edition=edition,
        decks={10: ["Software", "Databases"]},
    )
    act(match, "Dogma Wristwatch")
    assert pile(match, "ann", "yellow") == ["Wristwatch", "MP3"]
    assert tops(match, "ann") == ["Databases", "Software", "Wristwatch"]


@before
def test_wristwatch_gives_nothing_to_one_without_bonuses(edition: str) -> None:
    match = echoes(
        player("ann", ["Wristwatch"]),
        player("bob", piles={"red": ["Composites", "Oars"]}),
        edition=edition,
        decks={9: ["Genetics"], 10: ["Software"]},
    )
    act(match, "Dogma Wristwatch")
    assert pile(match, "bob", "red") == ["Oars", "Composites"]
    assert tops(match, "bob") == ["Oars"]
    assert tops(match, "ann") == ["Software", "Wristwatch"]


@before
def test_wristwatch_ends_the_game_with_a_bonus_of_11(edition: str) -> None:
    match = echoes(
        player("ann", ["Wristwatch", "Sudoku"]),
        player("bob", ["Tools"], score=["Software", "Robotics"]),
        edition=edition,
        decks={10: ["Databases"]},
    )
    act(match, "Dogma Wristwatch")
    assert tops(match, "ann") == ["Databases", "Sudoku", "Wristwatch"]
    assert winners(match) == ["bob"]


@before
@pytest.mark.parametrize(("red", "claimed"), [(["Archery"], []), (["Archery", "Oars"], ["Monument"])])
def test_wristwatch_counts_for_monument_only_what_it_moves(edition: str, red: list[str], claimed: list[str]) -> None:
    # Four cards have been tucked; the bonus of Wristwatch tucks one more.
    match = echoes(
        player("ann", ["Wristwatch"], piles={"red": red}, tucked=4),
        player("bob", ["Tools"]),
        edition=edition,
        decks={10: ["Software"]},
    )
    act(match, "Dogma Wristwatch")
    assert achievements(match, "ann") == claimed


@before
@pytest.mark.parametrize("direction", ["left", "right", "up"])
def test_wristwatch_keeps_the_splay_of_two_cards(edition: str, direction: str) -> None:
    match = echoes(
        player("ann", ["Wristwatch"], piles={"red": (["Archery", "Oars"], direction)}),
        player("bob", ["Tools"]),
        edition=edition,
        decks={10: ["Software"]},
    )
    act(match, "Dogma Wristwatch")
    assert pile(match, "ann", "red") == ["Oars", "Archery"]
    assert splay(match, "ann", "red") == direction


@before
@pytest.mark.parametrize(("red", "drawn"), [(["Composites"], []), (["Composites", "Oars"], ["Databases"])])
def test_wristwatch_earns_no_draw_by_one_who_shares_with_a_lone_card(
    edition: str, red: list[str], drawn: list[str]
) -> None:
    match = echoes(
        player("ann", ["Wristwatch"]),
        player("bob", piles={"red": red}),
        edition=edition,
        decks={10: ["Software", "Databases"]},
    )
    act(match, "Dogma Wristwatch")
    assert pile(match, "bob", "red") == red[::-1]
    assert hand(match, "ann") == drawn


@before
def test_karaoke_melds_a_card_and_uses_it(edition: str) -> None:
    match = echoes(
        player("ann", ["Karaoke"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={1: ["Writing"], 2: ["Calendar"]},
    )
    answer(match, "Dogma Karaoke")
    assert options(match) == [str(value) for value in range(1, 10)]
    answer(match, "1")
    assert hand(match, "ann") == ["Calendar"]
    assert options(match) == ["Writing", "Karaoke", "No"]
    answer(match, "Karaoke")
    assert hand(match, "ann") == ["Calendar", "Karaoke"]
    assert tops(match, "ann") == ["Writing"]
    assert hand(match, "bob") == []


@before
def test_karaoke_need_not_take_a_bottom_card(edition: str) -> None:
    match = echoes(player("ann", ["Karaoke"]), player("bob", ["Tools"]), edition=edition, decks={1: ["Code of Laws"]})
    act(match, "Dogma Karaoke", "1", "No")
    assert pile(match, "ann", "purple") == ["Code of Laws", "Karaoke"]
    assert hand(match, "ann") == []


@before
def test_karaoke_takes_the_bottom_card_of_a_pile(edition: str) -> None:
    match = echoes(player("ann", ["Karaoke"]), player("bob", ["Tools"]), edition=edition, decks={1: ["Code of Laws"]})
    act(match, "Dogma Karaoke", "1", "Karaoke")
    assert pile(match, "ann", "purple") == ["Code of Laws"]
    assert hand(match, "ann") == ["Karaoke"]


@before
def test_karaoke_lets_each_player_use_the_card_of_their_own(edition: str) -> None:
    match = echoes(
        player("ann", ["Karaoke"]),
        player("bob", ["Agriculture"]),
        edition=edition,
        decks={1: ["Writing", "Sailing", "Masonry"], 2: ["Calendar"], 9: ["Genetics"]},
    )
    answer(match, "Dogma Karaoke", "1", "1")
    # Bob has melded Writing, which draws a 2; ann Sailing, which melds a 1.
    assert tops(match, "bob") == ["Agriculture", "Writing"]
    assert tops(match, "ann") == ["Karaoke", "Masonry", "Sailing"]
    assert hand(match, "bob") == ["Calendar"]
    assert asked(match) == "bob"
    answer(match, "Agriculture", "No")
    assert hand(match, "bob") == ["Agriculture", "Calendar"]
    assert hand(match, "ann") == ["Genetics"]


@before
def test_karaoke_echoes_again_if_the_card_used_is_purple_and_shows_it(edition: str) -> None:
    match = echoes(
        player("ann", piles={"purple": (["Karaoke", "Code of Laws"], "left")}),
        player("bob", ["Tools"]),
        edition=edition,
        decks={1: ["Writing"], 9: ["Services"]},
    )
    act(match, "Dogma Karaoke", "9", "1", "No")
    assert pile(match, "ann", "purple") == ["Services", "Karaoke", "Code of Laws"]
    assert tops(match, "ann") == ["Services", "Writing"]
    # Writing was melded by the inner echo effect: nothing uses it.
    assert hand(match, "ann") == []


@before
def test_karaoke_melds_a_10_once_the_9s_have_run_out(edition: str) -> None:
    match = echoes(
        player("ann", ["Karaoke"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={10: ["Stem Cells", "Software"]},
        exact=True,
    )
    act(match, "Dogma Karaoke", "9", "No")
    assert tops(match, "ann") == ["Karaoke", "Stem Cells"]


@before
def test_rock_wins_if_it_uncovers_scissors(edition: str) -> None:
    match = echoes(
        player("ann", ["Rock"]),
        player("bob", piles={"green": ["Sailing", "Scissors"]}),
        edition=edition,
    )
    act(match, "Dogma Rock")
    assert hand(match, "ann") == ["Sailing"]
    assert winners(match) == ["ann"]


@before
def test_rock_takes_scissors_itself_without_winning(edition: str) -> None:
    match = echoes(
        player("ann", ["Rock"]),
        player("bob", ["Tools"], piles={"green": ["Scissors", "Sailing"]}),
        player("cat", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Rock", "No")
    assert hand(match, "ann") == ["Scissors"]
    assert pile(match, "bob", "green") == ["Sailing"]
    assert tops(match, "cat") == ["Archery"]
    assert winners(match) == []


@before
@pytest.mark.parametrize("choice", ["No", "Rock"])
def test_rock_wins_with_paper_whatever_is_scored(edition: str, choice: str) -> None:
    match = echoes(player("ann", ["Rock", "Paper"]), player("bob", ["Tools"]), edition=edition)
    act(match, "Dogma Rock", choice)
    assert winners(match) == ["ann"]


@before
def test_rock_wins_with_paper_uncovered_by_scoring(edition: str) -> None:
    match = echoes(
        player("ann", ["Rock"], piles={"green": ["Sailing", "Paper"]}), player("bob", ["Tools"]), edition=edition
    )
    answer(match, "Dogma Rock")
    assert options(match) == ["Sailing", "Rock", "No"]
    answer(match, "Sailing")
    assert score(match, "ann") == ["Sailing"]
    assert winners(match) == ["ann"]


@before
@pytest.mark.parametrize("choice", ["No", "Rock"])
def test_rock_does_not_win_with_paper_covered(edition: str, choice: str) -> None:
    match = echoes(
        player("ann", ["Rock"], piles={"green": ["Sailing", "Paper"]}), player("bob", ["Tools"]), edition=edition
    )
    act(match, "Dogma Rock", choice)
    assert score(match, "ann") == ([] if choice == "No" else ["Rock"])
    assert game(match).result is None


@before
def test_rock_does_not_win_with_paper_scored(edition: str) -> None:
    match = echoes(player("ann", ["Rock", "Paper"]), player("bob", ["Tools"]), edition=edition)
    act(match, "Dogma Rock", "Paper")
    assert score(match, "ann") == ["Paper"]
    assert winners(match) == []


@before
def test_rock_wins_for_one_who_shares_and_has_paper(edition: str) -> None:
    match = echoes(player("ann", ["Rock"]), player("bob", ["Paper", "Agriculture"]), edition=edition)
    act(match, "Dogma Rock", "No")
    assert tops(match, "bob") == ["Agriculture", "Paper"]
    assert winners(match) == ["bob"]


@before
def test_rock_does_not_win_with_scissors_under_another_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Rock"]),
        player("bob", piles={"green": ["Sailing", "The Wheel", "Scissors"]}),
        edition=edition,
    )
    act(match, "Dogma Rock", "No")
    assert hand(match, "ann") == ["Sailing"]
    assert pile(match, "bob", "green") == ["The Wheel", "Scissors"]
    assert winners(match) == []
