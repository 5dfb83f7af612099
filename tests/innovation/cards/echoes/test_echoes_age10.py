"""Echoes of the Past, age 10, card by card."""

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
    splay,
    tops,
    winners,
)


@before
def test_artificial_heart_claims_an_achievement_with_twice_the_score(edition: str) -> None:
    # The bonus is worth 11 points, which count as 22.
    match = echoes(player("ann", ["Artificial Heart"]), player("bob", ["Tools"]), edition=edition)
    answer(match, "Dogma Artificial Heart")
    assert options(match) == ["Achievement 1", "Achievement 2", "Achievement 3", "Achievement 4"]
    answer(match, "Achievement 4")
    assert achievements(match, "ann") == [4]
    assert 4 not in available(match)


@before
@pytest.mark.parametrize(("scored", "claimed"), [("Oars", []), ("Calendar", [5])])
def test_artificial_heart_needs_half_of_the_points(edition: str, scored: str, claimed: list[int]) -> None:
    match = echoes(
        player("ann", ["Artificial Heart"], score=[scored]),
        player("bob", ["Tools"]),
        edition=edition,
        achievements=["Coal"],
    )
    act(match, "Dogma Artificial Heart")
    assert achievements(match, "ann") == claimed


@before
@pytest.mark.parametrize(("have", "claimed"), [([2], [2, 2]), ([2, 2], [2, 2])])
def test_artificial_heart_needs_more_for_a_value_already_achieved(
    edition: str, have: list[int], claimed: list[int]
) -> None:
    match = echoes(
        player("ann", ["Artificial Heart"], achievements=have),
        player("bob", ["Tools"]),
        edition=edition,
        achievements=["Calendar"],
    )
    act(match, "Dogma Artificial Heart")
    assert achievements(match, "ann") == claimed


@before
def test_artificial_heart_needs_a_top_card_as_high(edition: str) -> None:
    match = echoes(
        player("ann", ["Artificial Heart"]),
        player("bob", ["Pottery"], score=["Software"]),
        edition=edition,
        decks={10: ["Robotics"]},
    )
    answer(match, "Dogma Artificial Heart")
    assert achievements(match, "bob") == [1]
    assert asked(match) == "ann"
    answer(match, "Achievement 2")
    assert achievements(match, "ann") == [2]
    assert hand(match, "ann") == ["Robotics"]


@before
def test_human_genome_wins_if_hand_and_score_pile_match(edition: str) -> None:
    match = echoes(
        player("ann", ["Human Genome"], hand=["Fission"], score=["Composites"]),
        player("bob", ["Oars"]),
        edition=edition,
        decks={10: ["MP3"]},
    )
    answer(match, "Dogma Human Genome", "Yes")
    assert options(match) == [str(value) for value in range(1, 11)]
    answer(match, "10")
    assert score(match, "ann") == ["Composites", "MP3"]
    assert hand(match, "ann") == ["Fission", "Human Genome"]
    assert winners(match) == ["ann"]


@before
def test_human_genome_wins_without_scoring(edition: str) -> None:
    match = echoes(
        player("ann", ["Human Genome"], piles={"red": ["Oars", "Fission"]}, score=["Composites"]),
        player("bob", ["Archery"]),
        edition=edition,
    )
    answer(match, "Dogma Human Genome", "No")
    assert options(match) == ["Human Genome", "Fission"]
    answer(match, "Fission")
    assert hand(match, "ann") == ["Fission"]
    assert winners(match) == ["ann"]


@before
def test_human_genome_wants_each_value_equally_often(edition: str) -> None:
    match = echoes(
        player("ann", ["Human Genome", "Fission"], score=["Composites", "Genetics"]),
        player("bob", ["Oars"]),
        edition=edition,
    )
    act(match, "Dogma Human Genome", "No", "Fission")
    assert hand(match, "ann") == ["Fission"]
    assert winners(match) == []


@before
def test_human_genome_does_not_win_with_a_smaller_score_pile(edition: str) -> None:
    match = echoes(player("ann", ["Human Genome"]), player("bob", ["Oars"]), edition=edition)
    act(match, "Dogma Human Genome", "No")
    assert hand(match, "ann") == ["Human Genome"]
    assert tops(match, "ann") == []
    assert winners(match) == []


@before
def test_camcorder_takes_a_whole_hand_and_renews_ones_own(edition: str) -> None:
    match = echoes(
        player("ann", ["Camcorder"], hand=["Sailing"]),
        player("bob", ["Archery"], hand=["Calendar", "Fission"]),
        edition=edition,
        decks={9: ["Ecology", "Genetics", "Rock", "Services"]},
    )
    act(match, "Dogma Camcorder")
    assert hand(match, "bob") == ["Ecology"]
    assert pile(match, "ann", "red") == ["Fission", "Camcorder"]
    assert bottom_of_deck(match, 1) == ["Sailing"]
    assert bottom_of_deck(match, 2) == ["Calendar"]
    assert hand(match, "ann") == ["Genetics", "Rock", "Services"]


@before
def test_camcorder_makes_one_without_cards_draw_all_the_same(edition: str) -> None:
    match = echoes(
        player("ann", ["Camcorder"], hand=["Fission", "Composites", "Jet", "Oars"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={9: ["Ecology"]},
    )
    answer(match, "Dogma Camcorder")
    assert hand(match, "bob") == ["Ecology"]
    assert asked(match) == "ann"
    assert options(match) == ["Fission", "Composites", "Jet"]
    answer(match, "Composites", "Jet")
    assert pile(match, "ann", "red") == ["Fission", "Jet", "Composites", "Camcorder"]
    assert len(hand(match, "ann")) == 3


@before
def test_camcorder_spares_and_serves_those_who_share(edition: str) -> None:
    match = echoes(
        player("ann", ["Camcorder"]),
        player("bob", ["Software"], hand=["Tools"]),
        edition=edition,
        decks={9: ["Ecology", "Rock", "Services", "Genetics", "Suburbia", "Karaoke"]},
    )
    act(match, "Dogma Camcorder")
    assert hand(match, "bob") == ["Ecology", "Rock", "Services"]
    assert bottom_of_deck(match, 1) == ["Tools"]
    assert {"Genetics", "Karaoke", "Suburbia"} < set(hand(match, "ann"))
    assert len(hand(match, "ann")) == 4


@before
def test_social_networking_takes_the_top_cards_without_the_icon_chosen(edition: str) -> None:
    match = echoes(
        player("ann", ["Social Networking"]),
        player("bob", ["Tools", "Archery"], piles={"green": ["Sailing", "The Wheel"]}),
        edition=edition,
    )
    answer(match, "Dogma Social Networking")
    assert asked(match) == "bob"
    assert options(match) == ["crown", "leaf", "lightbulb", "castle", "factory", "clock"]
    answer(match, "lightbulb")
    assert score(match, "ann") == ["Sailing"]
    assert tops(match, "bob") == ["Archery", "The Wheel", "Tools"]
    assert "bob chooses lightbulb." in log(match, None)
    assert winners(match) == []


@before
def test_social_networking_takes_everything_for_an_icon_that_no_top_card_bears(edition: str) -> None:
    match = echoes(
        player("ann", ["Social Networking"]),
        player("bob", ["Tools", "Archery"]),
        player("cat", ["Software", "Sailing"]),
        edition=edition,
    )
    act(match, "Dogma Social Networking", "clock")
    assert score(match, "ann") == ["Archery", "Tools"]
    assert tops(match, "bob") == []
    assert tops(match, "cat") == ["Sailing", "Software"]


@before
@pytest.mark.parametrize(
    ("more", "cat", "won"),
    [
        ([], ["Domestication", "Corporations"], True),
        (["Computers"], ["Domestication", "Corporations"], False),
        ([], ["Code of Laws", "Corporations"], False),
    ],
)
def test_social_networking_wins_with_fewer_of_each_of_three_icons_than_everyone_else(
    edition: str, more: list[str], cat: list[str], won: bool
) -> None:
    # Those with crowns keep all their cards. Computers has as many factories as bob; Code of Laws has no castle.
    match = echoes(
        player("ann", ["Social Networking", *more]),
        player("bob", ["City States", "Combustion"]),
        player("cat", cat),
        edition=edition,
    )
    act(match, "Dogma Social Networking", "crown", "crown")
    assert winners(match) == (["ann"] if won else [])


@pytest.mark.parametrize(("edition", "won"), [("1e", ["ann", "cat"]), ("3e", [])])
def test_social_networking_compares_with_a_partner_where_that_is_another_player(edition: str, won: list[str]) -> None:
    match = echoes(
        player("ann", ["Social Networking"], team=1),
        player("bob", ["City States", "Combustion"], team=2),
        player("cat", ["Pottery"], team=1),
        player("dan", ["Domestication", "Corporations"], team=2),
        edition=edition,
    )
    act(match, "Dogma Social Networking", "crown", "crown")
    assert winners(match) == won


@before
def test_gps_returns_forecasts_and_fills_ones_own(edition: str) -> None:
    match = echoes(
        player("ann", ["GPS"], forecast=["Oars"]),
        player("bob", ["Archery"], forecast=["Jet", "MP3", "Calendar"], hand=["Tools"]),
        edition=edition,
        decks={10: ["Software", "Robotics", "Databases", "Flash Drive"]},
    )
    act(match, "Dogma GPS")
    assert forecast(match, "bob") == []
    assert hand(match, "bob") == ["Tools"]
    assert bottom_of_deck(match, 9, set_name="echoes") == ["Jet"]
    assert bottom_of_deck(match, 2) == ["Calendar"]
    assert bottom_of_deck(match, 10, set_name="echoes") == ["MP3"]
    assert forecast(match, "ann") == ["Databases", "Oars", "Robotics", "Software"]


@before
def test_gps_lets_the_victim_order_what_goes_under_one_deck(edition: str) -> None:
    match = echoes(player("ann", ["GPS"]), player("bob", ["Archery"], forecast=["Jet", "Rock"]), edition=edition)
    answer(match, "Dogma GPS")
    assert asked(match) == "bob"
    assert options(match) == ["Jet", "Rock"]
    answer(match, "Rock")
    assert bottom_of_deck(match, 9, 2, set_name="echoes") == ["Rock", "Jet"]


@before
def test_gps_draws_echoes_for_a_hand_without_any_and_splays_yellow_up(edition: str) -> None:
    match = echoes(
        player("ann", ["GPS"], piles={"yellow": ["Masonry", "Agriculture"]}, hand=["Oars"]),
        player("bob", ["Software"], forecast=["Jet"], hand=["Rock"]),
        edition=edition,
        decks={10: ["Robotics", "Databases", "Stem Cells", "Flash Drive", "MP3", "Camcorder", "Sudoku"]},
    )
    act(match, "Dogma GPS", "yellow")
    assert forecast(match, "bob") == ["Databases", "Jet", "Robotics", "Stem Cells"]
    assert forecast(match, "ann") == ["Camcorder", "Flash Drive", "MP3"]
    assert splay(match, "ann", "yellow") == "up"
    assert hand(match, "ann") == ["Oars", "Sudoku"]


@before
def test_gps_need_not_splay(edition: str) -> None:
    match = echoes(
        player("ann", ["GPS"], piles={"yellow": ["Masonry", "Agriculture"]}), player("bob", ["Oars"]), edition=edition
    )
    act(match, "Dogma GPS", "No")
    assert splay(match, "ann", "yellow") == "unsplayed"
    assert len(forecast(match, "ann")) == 3


@before
def test_flash_drive_returns_four_scored_cards_and_then_one_for_a_splay(edition: str) -> None:
    match = echoes(
        player("ann", ["Flash Drive"], piles={"red": ["Archery", "Oars"]}, score=["Tools", "Gunpowder"]),
        player("bob", ["Sailing"], score=["Pottery", "Calendar", "Paper", "Anatomy", "Coal"]),
        edition=edition,
    )
    answer(match, "Dogma Flash Drive")
    assert asked(match) == "bob"
    answer(match, "Pottery", "Calendar", "Anatomy")
    assert score(match, "bob") == ["Paper"]
    assert bottom_of_deck(match, 5) == ["Coal"]
    assert asked(match) == "ann"
    assert options(match) == ["Tools", "Gunpowder"]
    answer(match, "Gunpowder")
    assert options(match) == ["red", "No"]
    answer(match, "red")
    assert splay(match, "ann", "red") == "up"
    assert score(match, "ann") == ["Tools"]


@before
def test_flash_drive_takes_all_of_fewer_cards_and_splays_nothing_without_one(edition: str) -> None:
    match = echoes(
        player("ann", ["Flash Drive"], piles={"red": ["Archery", "Oars"]}),
        player("bob", ["Sailing"], score=["Calendar", "Paper", "Anatomy"]),
        edition=edition,
    )
    act(match, "Dogma Flash Drive")
    assert score(match, "bob") == []
    assert splay(match, "ann", "red") == "unsplayed"


@before
def test_flash_drive_need_not_splay(edition: str) -> None:
    match = echoes(
        player("ann", ["Flash Drive"], piles={"red": ["Archery", "Oars"]}, score=["Tools"]),
        player("bob", ["Sailing"]),
        edition=edition,
    )
    act(match, "Dogma Flash Drive", "No")
    assert score(match, "ann") == []
    assert splay(match, "ann", "red") == "unsplayed"


@before
def test_cell_phone_draws_for_pairs_of_clocks_and_tucks_under_a_splay(edition: str) -> None:
    match = echoes(
        player("ann", ["Cell Phone", "Satellites"], hand=["Tools"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={10: ["GPS", "Software", "Robotics"]},
    )
    answer(match, "Dogma Cell Phone")
    assert hand(match, "ann") == ["GPS", "Software", "Tools"]
    assert options(match) == ["GPS", "Software", "Done"]
    answer(match, "GPS", "Software")
    assert pile(match, "ann", "green") == ["Satellites", "GPS"]
    assert splay(match, "ann", "green") == "up"
    assert pile(match, "ann", "blue") == ["Software"]
    assert splay(match, "ann", "blue") == "unsplayed"
    assert hand(match, "ann") == ["Tools"]
    assert deck(match, 10)[0] == "Robotics"


@before
def test_cell_phone_may_splay_green_and_tuck_nothing(edition: str) -> None:
    match = echoes(
        player("ann", ["Cell Phone"], piles={"green": (["Sailing", "Clothing"], "left")}),
        player("bob", ["Archery"]),
        edition=edition,
        decks={10: ["Software"]},
    )
    answer(match, "Dogma Cell Phone")
    assert options(match) == ["green", "No"]
    answer(match, "green", "Done")
    assert splay(match, "ann", "green") == "up"
    assert hand(match, "ann") == ["Software"]


@before
def test_cell_phone_offers_only_cards_with_a_clock(edition: str) -> None:
    match = echoes(
        player("ann", ["Cell Phone"], piles={"green": ["Sailing", "Clothing"]}, hand=["Oars"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={10: ["MP3"]},
    )
    act(match, "Dogma Cell Phone", "No")
    assert hand(match, "ann") == ["MP3", "Oars"]
    assert splay(match, "ann", "green") == "unsplayed"


@before
def test_mp3_claims_two_achievements_for_each_card_returned(edition: str) -> None:
    match = echoes(
        player("ann", ["MP3"], hand=["Tools", "Sailing"], score=["Software", "Robotics"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={10: ["GPS"]},
    )
    answer(match, "Dogma MP3", "Tools", "Done")
    assert options(match) == [f"Achievement {value}" for value in range(1, 7)]
    answer(match, "Achievement 6")
    assert options(match) == [f"Achievement {value}" for value in range(1, 6)]
    answer(match, "Achievement 5")
    assert achievements(match, "ann") == [5, 6]
    assert bottom_of_deck(match, 1) == ["Tools"]
    assert hand(match, "ann") == ["Sailing"]
    assert score(match, "ann") == ["GPS", "Robotics", "Software"]


@before
def test_mp3_claims_nothing_if_nothing_is_returned(edition: str) -> None:
    match = echoes(
        player("ann", ["MP3"], hand=["Tools"]), player("bob", ["Archery"]), edition=edition, decks={10: ["GPS"]}
    )
    act(match, "Dogma MP3", "Done")
    assert achievements(match, "ann") == []
    assert score(match, "ann") == ["GPS"]


@before
@pytest.mark.parametrize(("values", "claimed"), [([1, 1], [1, 1]), ([2, 2], [2]), ([3], []), ([1, 3], [1])])
def test_mp3_claims_only_what_one_is_eligible_for_at_that_moment(
    edition: str, values: list[int], claimed: list[int]
) -> None:
    # The bonus is worth 10 points: enough for a 2, and for a second 1, but not for a second 2.
    match = echoes(
        player("ann", ["MP3"], hand=["Tools"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={10: ["Software"]},
        achievements=values,
    )
    act(match, "Dogma MP3", "Tools")
    assert achievements(match, "ann") == claimed
    assert score(match, "ann") == ["Software"]


@before
def test_mp3_lets_the_player_choose_among_bonuses(edition: str) -> None:
    match = echoes(
        player("ann", ["MP3", "Karaoke", "Jet"]), player("bob", ["Archery"]), edition=edition, decks={9: ["Genetics"]}
    )
    answer(match, "Dogma MP3")
    assert options(match) == ["9", "10"]
    answer(match, "9")
    assert score(match, "ann") == ["Genetics"]


@before
def test_mp3_scores_the_lowest_card_there_is_for_one_without_a_bonus(edition: str) -> None:
    match = echoes(
        player("ann", ["MP3"]),
        player("bob", ["Self Service"]),
        edition=edition,
        decks={1: ["Tools"], 10: ["Software", "Robotics"]},
    )
    act(match, "Dogma MP3")
    assert score(match, "bob") == ["Tools"]
    assert score(match, "ann") == ["Software"]
    assert hand(match, "ann") == ["Robotics"]


@before
def test_mp3_ends_the_game_with_a_bonus_of_11(edition: str) -> None:
    match = echoes(player("ann", ["MP3", "Sudoku"]), player("bob", ["Archery"]), edition=edition)
    act(match, "Dogma MP3", "11")
    assert winners(match) == ["ann"]


@before
def test_puzzle_cube_wins_once_every_colour_shows_as_many_cards(edition: str) -> None:
    match = echoes(
        player("ann", ["Puzzle Cube"], piles={"red": (["Archery", "Oars"], "left"), "green": ["Sailing", "Clothing"]}),
        player("bob", ["Pottery"]),
        edition=edition,
    )
    answer(match, "Dogma Puzzle Cube")
    assert options(match) == ["Oars", "Clothing", "Puzzle Cube", "No"]
    answer(match, "Oars", "No")
    assert score(match, "ann") == ["Oars"]
    assert winners(match) == ["ann"]


@before
@pytest.mark.parametrize(("second", "scored"), [("Yes", ["Metalworking", "Oars"]), ("No", ["Metalworking"])])
def test_puzzle_cube_can_score_two_cards_of_a_colour(edition: str, second: str, scored: list[str]) -> None:
    match = echoes(
        player("ann", ["Puzzle Cube"], piles={"red": (["Archery", "Oars", "Metalworking"], "up")}),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={10: ["Software"]},
    )
    act(match, "Dogma Puzzle Cube", "Metalworking", second)
    assert score(match, "ann") == scored
    assert winners(match) == (["ann"] if second == "Yes" else [])
    assert tops(match, "ann") == ["Archery", "Puzzle Cube"] + ([] if second == "Yes" else ["Software"])


@before
def test_puzzle_cube_asks_for_no_second_card_where_there_is_none(edition: str) -> None:
    match = echoes(
        player("ann", ["Puzzle Cube", "Tools"], piles={"red": (["Archery", "Oars"], "left")}),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={10: ["Databases"]},
    )
    act(match, "Dogma Puzzle Cube", "Tools")
    assert score(match, "ann") == ["Tools"]
    assert tops(match, "ann") == ["Archery", "Databases", "Puzzle Cube"]
    assert winners(match) == []


@before
@pytest.mark.parametrize(
    ("red", "won"),
    [
        ((["Archery", "Oars"], "left"), True),
        ((["Archery", "Oars", "Metalworking"], "left"), False),
        (["Archery", "Oars"], False),
    ],
)
def test_puzzle_cube_wins_without_scoring_too(edition: str, red: tuple[list[str], str], won: bool) -> None:
    match = echoes(
        player("ann", piles={"purple": (["Puzzle Cube", "Mysticism"], "right"), "red": red}),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={10: ["Databases"]},
    )
    act(match, "Dogma Puzzle Cube", "No")
    assert winners(match) == (["ann"] if won else [])
    assert score(match, "ann") == []
    assert ("Databases" in tops(match, "ann")) is not won


@before
def test_puzzle_cube_wins_with_an_empty_board(edition: str) -> None:
    match = echoes(player("ann", ["Puzzle Cube"]), player("bob", ["Pottery"]), edition=edition)
    act(match, "Dogma Puzzle Cube", "Puzzle Cube")
    assert tops(match, "ann") == []
    assert winners(match) == ["ann"]


@before
def test_puzzle_cube_melds_the_10_on_top(edition: str) -> None:
    match = echoes(
        player("ann", ["Puzzle Cube"], piles={"red": (["Archery", "Oars"], "left")}),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={10: ["A.I."]},
    )
    act(match, "Dogma Puzzle Cube", "No")
    assert pile(match, "ann", "purple") == ["A.I.", "Puzzle Cube"]


@before
def test_sudoku_melds_a_card_of_any_value_and_uses_it_alone(edition: str) -> None:
    match = echoes(
        player("ann", ["Sudoku"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={1: ["Writing"], 2: ["Calendar"]},
    )
    answer(match, "Dogma Sudoku")
    assert options(match) == [str(value) for value in range(1, 11)]
    answer(match, "1")
    assert tops(match, "ann") == ["Sudoku", "Writing"]
    assert hand(match, "ann") == ["Calendar"]
    assert hand(match, "bob") == []


@before
def test_sudoku_melds_the_card_on_top(edition: str) -> None:
    match = echoes(
        player("ann", ["Sudoku"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={1: ["Code of Laws"]},
    )
    act(match, "Dogma Sudoku", "1")
    assert pile(match, "ann", "purple") == ["Code of Laws", "Sudoku"]


@before
def test_sudoku_brings_the_echo_of_the_melded_card_but_no_demand(edition: str) -> None:
    match = echoes(
        player("ann", ["Sudoku"], hand=["Oars"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={9: ["Jet"]},
    )
    act(match, "Dogma Sudoku", "9")
    assert pile(match, "ann", "red") == ["Oars", "Jet"]
    assert tops(match, "bob") == ["Archery"]


SEVEN_BONUSES = ["Sudoku", "Chaturanga", "Crossword", "Pagoda", "Clock", "Rock", "Indian Clubs"]
"""They show bonuses of 11, 3, 8, 2, 5, 9 and 6 if they are splayed up."""


@before
def test_sudoku_wins_with_nine_different_bonuses(edition: str) -> None:
    match = echoes(
        player("ann", ["Human Genome"], piles={"purple": (SEVEN_BONUSES, "up")}, hand=["Oars"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={1: ["Noodles"]},
    )
    act(match, "Dogma Sudoku", "1")
    assert tops(match, "ann") == ["Human Genome", "Noodles", "Sudoku"]
    assert winners(match) == ["ann"]


@before
def test_sudoku_counts_equal_bonuses_once(edition: str) -> None:
    match = echoes(
        player("ann", ["Human Genome", "Jet"], piles={"purple": (SEVEN_BONUSES, "up")}),
        player("bob", ["Archery"]),
        edition=edition,
        decks={1: ["Masonry"]},
    )
    act(match, "Dogma Sudoku", "1")
    assert tops(match, "ann") == ["Human Genome", "Jet", "Masonry", "Sudoku"]
    assert winners(match) == []
