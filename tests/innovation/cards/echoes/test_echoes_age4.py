"""Echoes of the Past: age 4, card by card."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    asked,
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
def test_slide_rule_adds_splayed_colours_to_the_lowest_top_card(edition: str) -> None:
    match = echoes(
        player(
            "ann",
            ["Slide Rule"],
            piles={
                "yellow": ["Masonry", "Agriculture"],
                "red": (["Optics", "Oars"], "left"),
                "green": ["Paper", "Sailing"],
            },
        ),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={3: ["Alchemy"]},
    )
    answer(match, "Dogma Slide Rule")
    assert options(match) == ["yellow", "No"]
    answer(match, "yellow")
    assert splay(match, "ann", "yellow") == "right"
    assert hand(match, "ann") == ["Alchemy"]


@before
def test_slide_rule_draws_by_the_lowest_top_card_alone_without_splays(edition: str) -> None:
    match = echoes(
        player("ann", ["Slide Rule", "Road Building"], piles={"yellow": ["Medicine", "Masonry"]}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={2: ["Calendar"]},
    )
    act(match, "Dogma Slide Rule", "No")
    assert splay(match, "ann", "yellow") == "unsplayed"
    assert hand(match, "ann") == ["Calendar"]


@before
def test_telescope_puts_a_card_on_its_deck_and_achieves_another(edition: str) -> None:
    match = echoes(
        player("ann", ["Telescope"], forecast=["Sailing", "Soap"], score=["Physics"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={5: ["Coal"]},
    )
    answer(match, "Dogma Telescope")
    assert sorted(options(match)) == ["Coal", "No", "Sailing", "Soap"]
    answer(match, "Coal")
    assert deck(match, 5)[0] == "Coal"
    assert sorted(options(match)) == ["Sailing", "Soap"]
    answer(match, "Soap")
    assert achievements(match, "ann") == [1]
    assert forecast(match, "ann") == ["Sailing"]


@before
def test_telescope_achieves_only_what_one_is_eligible_for(edition: str) -> None:
    match = echoes(
        player("ann", ["Telescope"], forecast=["Sailing", "Calendar"], score=["Physics"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={5: ["Coal"]},
    )
    act(match, "Dogma Telescope", "Sailing")
    assert achievements(match, "ann") == []
    assert deck(match, 1)[0] == "Sailing"
    assert forecast(match, "ann") == ["Calendar", "Coal"]


@before
def test_telescope_counts_a_second_achievement_of_a_value_twice(edition: str) -> None:
    match = echoes(
        player("ann", ["Telescope"], forecast=["Sailing"], score=["Physics"], achievements=[1]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={5: ["Coal"]},
    )
    act(match, "Dogma Telescope", "Coal")
    assert achievements(match, "ann") == [1]
    assert forecast(match, "ann") == ["Sailing"]


@before
def test_telescope_may_be_declined(edition: str) -> None:
    match = echoes(
        player("ann", ["Telescope"], forecast=["Sailing"], score=["Physics"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={5: ["Coal"]},
    )
    act(match, "Dogma Telescope", "No")
    assert achievements(match, "ann") == []
    assert forecast(match, "ann") == ["Coal", "Sailing"]


@before
@pytest.mark.parametrize(("direction", "foreshadowed"), [("left", ["Coal"]), ("right", [])])
def test_telescope_echoes_from_below_where_the_splay_shows_it(
    edition: str, direction: str, foreshadowed: list[str]
) -> None:
    match = echoes(
        player("ann", piles={"blue": (["Writing", "Telescope"], direction)}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={2: ["Calendar"], 5: ["Coal"]},
    )
    act(match, "Dogma Writing")
    assert forecast(match, "ann") == foreshadowed
    assert hand(match, "ann") == ["Calendar"]


@before
@pytest.mark.parametrize(("others", "achieved"), [([], []), (["The Pirate Code"], [5])])
def test_telescope_needs_a_top_card_as_high_as_the_card_achieved(
    edition: str, others: list[str], achieved: list[str | int]
) -> None:
    match = echoes(
        player("ann", ["Telescope", *others], forecast=["Banking"], score=["Computers", "Genetics", "Fission"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={5: ["Coal"]},
    )
    act(match, "Dogma Telescope", "Coal")
    assert achievements(match, "ann") == achieved
    assert forecast(match, "ann") == ([] if achieved else ["Banking"])


@before
def test_telescope_puts_an_echoes_card_on_the_deck_of_echoes(edition: str) -> None:
    match = echoes(
        player("ann", ["Telescope"], forecast=["Soap"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={5: ["Coal"]},
    )
    act(match, "Dogma Telescope", "Soap")
    assert deck(match, 1, "echoes")[0] == "Soap"
    assert forecast(match, "ann") == ["Coal"]


@before
def test_telescope_achieves_nothing_if_the_only_card_is_put_back(edition: str) -> None:
    match = echoes(
        player("ann", ["Telescope", "The Pirate Code"], score=["Computers", "Genetics", "Fission"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={5: ["Coal"]},
    )
    act(match, "Dogma Telescope", "Coal")
    assert deck(match, 5)[0] == "Coal"
    assert forecast(match, "ann") == []
    assert achievements(match, "ann") == []


@before
def test_kobukson_splays_anyones_colour_left_and_returns_castles(edition: str) -> None:
    match = echoes(
        player("ann", piles={"red": ["Kobukson", "Archery"]}),
        player(
            "bob", ["Masonry", "Tools"], piles={"green": ["Sailing", "Clothing"], "purple": ["Mysticism", "Feudalism"]}
        ),
        edition=edition,
        decks={4: ["Gunpowder", "Anatomy"]},
    )
    answer(match, "Dogma Kobukson")
    assert options(match) == ["bob", "ann"]
    answer(match, "bob")
    assert options(match) == ["blue", "green", "yellow", "purple"]
    answer(match, "green")
    assert splay(match, "bob", "green") == "left"
    assert "ann chooses bob and green." in log(match, None)
    assert any("ann splays green of bob left" in line for line in log(match, None))
    assert asked(match) == "bob"
    answer(match, "Masonry", "Mysticism")
    assert bottom_of_deck(match, 1, 3) == ["Masonry", "Mysticism", "Tools"]
    assert tops(match, "bob") == ["Feudalism", "Gunpowder", "Sailing"]
    assert tops(match, "ann") == ["Anatomy", "Kobukson"]
    assert pile(match, "ann", "red") == ["Kobukson", "Archery"]


@before
@pytest.mark.parametrize(
    ("choices", "red"), [(["bob", "blue"], "right"), (["bob", "green"], "right"), (["ann"], "left")]
)
def test_kobukson_may_choose_a_colour_that_stays_as_it_is(edition: str, choices: list[str], red: str) -> None:
    match = echoes(
        player("ann", piles={"red": (["Kobukson", "Archery"], "right")}),
        player("bob", ["Pottery"], piles={"green": (["Sailing", "Clothing"], "left")}),
        edition=edition,
        decks={4: ["Gunpowder"]},
    )
    act(match, "Dogma Kobukson", *choices)
    assert splay(match, "ann", "red") == red
    assert splay(match, "bob", "green") == "left"
    assert splay(match, "bob", "blue") == "unsplayed"


@before
@pytest.mark.parametrize(("color", "drawn"), [("green", ["Anatomy"]), ("red", [])])
def test_kobukson_earns_no_draw_by_one_who_shares_and_splays_nothing(
    edition: str, color: str, drawn: list[str]
) -> None:
    match = echoes(
        player("ann", ["Kobukson"]),
        player("bob", ["Coal"], piles={"green": ["Sailing", "Clothing"]}),
        edition=edition,
        decks={4: ["Anatomy"]},
    )
    answer(match, "Dogma Kobukson")
    assert asked(match) == "bob"
    answer(match, "bob", color, "ann")
    assert hand(match, "ann") == drawn


@before
def test_kobukson_makes_one_without_a_castle_tuck_a_4_as_well(edition: str) -> None:
    match = echoes(
        player("ann", ["Kobukson"]),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={4: ["Perspective"]},
    )
    act(match, "Dogma Kobukson", "ann")
    assert tops(match, "bob") == ["Perspective", "Pottery"]
    assert tops(match, "ann") == ["Kobukson"]


@before
def test_kobukson_counts_pairs_of_cards_from_all_victims_together(edition: str) -> None:
    match = echoes(
        player("ann", ["Kobukson"]),
        player("bob", ["Tools"]),
        player("cat", ["Masonry", "The Wheel"]),
        player("dan", ["Coal"]),
        edition=edition,
        decks={4: ["Perspective", "Navigation", "Gunpowder", "Enterprise", "Invention", "Colonialism"]},
    )
    act(match, "Dogma Kobukson", "dan", "ann", "The Wheel")
    assert tops(match, "bob") == ["Perspective"]
    assert tops(match, "cat") == ["Navigation"]
    assert pile(match, "dan", "red") == ["Coal", "Gunpowder"]
    assert pile(match, "ann", "purple") == ["Enterprise"]
    assert tops(match, "ann") == ["Enterprise", "Kobukson"]
    assert hand(match, "ann") == ["Invention"]


@before
def test_kobukson_echoes_from_below(edition: str) -> None:
    match = echoes(
        player("ann", piles={"red": (["Metalworking", "Kobukson"], "left"), "blue": ["Tools", "Writing"]}),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={1: ["Sailing"]},
    )
    act(match, "Dogma Metalworking", "ann", "blue")
    assert splay(match, "ann", "blue") == "left"
    assert hand(match, "ann") == ["Sailing"]


@before
def test_shuriken_takes_a_top_card_with_a_castle_or_a_lightbulb(edition: str) -> None:
    match = echoes(
        player("ann", ["Shuriken"]),
        player("bob", ["Oars", "Writing", "Mysticism", "Agriculture"]),
        edition=edition,
        decks={4: ["Anatomy"]},
    )
    answer(match, "Dogma Shuriken")
    assert asked(match) == "bob"
    assert options(match) == ["Writing", "Mysticism"]
    answer(match, "Writing")
    assert tops(match, "ann") == ["Shuriken", "Writing"]
    assert tops(match, "bob") == ["Agriculture", "Mysticism", "Oars"]
    assert hand(match, "bob") == ["Anatomy"]


@before
def test_shuriken_spares_red_cards_and_those_without_the_icons(edition: str) -> None:
    match = echoes(
        player("ann", ["Shuriken"]),
        player("bob", ["Oars", "Agriculture"]),
        player("cat", ["Navigation", "Tools"]),
        edition=edition,
    )
    act(match, "Dogma Shuriken")
    assert tops(match, "bob") == ["Agriculture", "Oars"]
    assert hand(match, "bob") == []
    assert tops(match, "cat") == ["Navigation", "Tools"]


@before
@pytest.mark.parametrize(("choice", "direction"), [("purple", "right"), ("No", "unsplayed")])
def test_shuriken_may_splay_purple_right(edition: str, choice: str, direction: str) -> None:
    match = echoes(
        player("ann", ["Shuriken"], piles={"purple": ["Mysticism", "City States"]}),
        player("bob", ["Agriculture"]),
        edition=edition,
    )
    act(match, "Dogma Shuriken", choice)
    assert splay(match, "ann", "purple") == direction


@before
def test_chintz_draws_on_and_scores_with_a_single_card_in_hand(edition: str) -> None:
    match = echoes(
        player("ann", ["Chintz"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={4: ["Gunpowder", "Globe", "Anatomy"]},
    )
    act(match, "Dogma Chintz")
    assert hand(match, "ann") == ["Globe", "Gunpowder"]
    assert score(match, "ann") == ["Anatomy"]


@before
def test_chintz_only_draws_with_two_cards_in_hand(edition: str) -> None:
    match = echoes(
        player("ann", ["Chintz"], hand=["Soap"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={4: ["Gunpowder"]},
    )
    act(match, "Dogma Chintz")
    assert hand(match, "ann") == ["Gunpowder", "Soap"]
    assert score(match, "ann") == []


@before
@pytest.mark.parametrize(
    ("returned", "direction"),
    [
        (["Oars", "Done"], "left"),
        (["Oars", "Katana"], "right"),
        (["Oars", "Archery", "Katana", "Oars"], "up"),
    ],
)
def test_globe_splays_by_how_many_cards_are_returned(edition: str, returned: list[str], direction: str) -> None:
    match = echoes(
        player(
            "ann",
            ["Globe"],
            piles={
                "blue": ["Writing", "Pottery"],
                "yellow": ["Masonry", "Agriculture"],
                "purple": (["Mysticism", "City States"], "left"),
            },
            hand=["Oars", "Archery", "Katana", "Tools", "Soap"],
        ),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={6: ["Canning"]},
    )
    answer(match, "Dogma Globe")
    assert options(match) == ["blue", "red", "yellow", "No"]
    answer(match, "red", *returned)
    assert options(match) == ["blue", "red", "green", "yellow", "purple"]
    answer(match, "yellow")
    assert splay(match, "ann", "yellow") == direction
    assert splay(match, "ann", "blue") == "unsplayed"
    assert forecast(match, "ann") == ["Canning"]


@before
@pytest.mark.parametrize("choices", [["No"], ["red", "Done"]])
def test_globe_does_nothing_if_no_card_is_returned(edition: str, choices: list[str]) -> None:
    match = echoes(
        player("ann", ["Globe"], piles={"yellow": ["Masonry", "Agriculture"]}, hand=["Oars"]),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    act(match, "Dogma Globe", *choices)
    assert hand(match, "ann") == ["Oars"]
    assert splay(match, "ann", "yellow") == "unsplayed"
    assert forecast(match, "ann") == []


@before
@pytest.mark.parametrize("color", ["red", "green", "purple"])
def test_globe_may_choose_a_colour_that_stays_as_it_is_and_foreshadows(edition: str, color: str) -> None:
    match = echoes(
        player(
            "ann",
            ["Globe"],
            piles={"purple": (["Mysticism", "City States"], "left"), "yellow": ["Masonry", "Agriculture"]},
            hand=["Oars"],
        ),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={6: ["Canning"]},
    )
    act(match, "Dogma Globe", "red", "Oars", color)
    assert [splay(match, "ann", named) for named in ("green", "yellow", "purple")] == ["unsplayed", "unsplayed", "left"]
    assert f"ann chooses {color}." in log(match, "bob")
    assert forecast(match, "ann") == ["Canning"]


@before
def test_barometer_takes_a_5_from_the_forecast_and_foreshadows_above_any_bonus(edition: str) -> None:
    match = echoes(
        player("ann", ["Barometer", "Novel"], forecast=["Coke", "Navigation"]),
        player("bob", ["Chintz"], piles={"yellow": ["Masonry", "Soap"]}),
        edition=edition,
        decks={6: ["Canning"]},
    )
    answer(match, "Dogma Barometer")
    assert hand(match, "ann") == ["Coke"]
    assert options(match) == ["3", "4"]
    answer(match, "4", "No")
    assert forecast(match, "ann") == ["Canning", "Navigation"]


@before
def test_barometer_foreshadows_a_2_if_no_bonus_is_in_sight(edition: str) -> None:
    match = echoes(
        player("ann", ["Barometer"], forecast=["Navigation"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={2: ["Calendar"]},
    )
    act(match, "Dogma Barometer", "No")
    assert hand(match, "ann") == []
    assert forecast(match, "ann") == ["Calendar", "Navigation"]


@before
@pytest.mark.parametrize(("drawn", "claimed"), [("Calendar", ["Destiny"]), ("Currency", [])])
def test_barometer_claims_destiny_for_a_blue_card_among_the_returned(
    edition: str, drawn: str, claimed: list[str]
) -> None:
    match = echoes(
        player("ann", ["Barometer"], forecast=["Oars"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={2: [drawn]},
    )
    act(match, "Dogma Barometer", "Yes")
    assert forecast(match, "ann") == []
    assert bottom_of_deck(match, 2) == [drawn]
    assert bottom_of_deck(match, 1) == ["Oars"]
    assert achievements(match, "ann") == claimed
    assert ("ann reveals Calendar (2)." in log(match, "bob")) is bool(claimed)
    assert not any("Oars" in line or "Currency" in line for line in log(match, "bob"))


@before
def test_barometer_shows_every_blue_card_that_it_returns(edition: str) -> None:
    match = echoes(
        player("ann", ["Barometer"], forecast=["Tools", "Oars", "Experimentation"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={2: ["Currency"]},
    )
    act(match, "Dogma Barometer", "Yes", "Oars")
    assert "ann reveals Tools (1) and Experimentation (4)." in log(match, "bob")
    assert achievements(match, "ann") == ["Destiny"]


@before
def test_barometer_shows_nothing_if_destiny_is_gone(edition: str) -> None:
    match = echoes(
        player("ann", ["Barometer"], forecast=["Tools"]),
        player("bob", ["Metalworking"], achievements=["Destiny"]),
        edition=edition,
        decks={2: ["Currency"]},
    )
    act(match, "Dogma Barometer", "Yes")
    assert bottom_of_deck(match, 1) == ["Tools"]
    assert not any("Tools" in line for line in log(match, "bob"))
    assert achievements(match, "ann") == []


@before
def test_barometer_lets_one_choose_among_two_5s(edition: str) -> None:
    match = echoes(
        player("ann", ["Barometer"], forecast=["Coke", "Coal", "Navigation"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={2: ["Lever"]},
    )
    answer(match, "Dogma Barometer")
    assert options(match) == ["Coke", "Coal"]
    answer(match, "Coal", "No")
    assert hand(match, "ann") == ["Coal"]
    assert forecast(match, "ann") == ["Coke", "Lever", "Navigation"]


@before
def test_barometer_ends_the_game_by_a_bonus_of_9(edition: str) -> None:
    match = echoes(player("ann", ["Barometer"]), player("bob", ["ATM"]), edition=edition)
    act(match, "Dogma Barometer")
    assert winners(match) == ["bob"]


@before
@pytest.mark.parametrize(("direction", "taken"), [("right", ["Coke"]), ("left", [])])
def test_barometer_echoes_from_below_where_the_splay_shows_it(edition: str, direction: str, taken: list[str]) -> None:
    match = echoes(
        player("ann", piles={"yellow": (["Domestication", "Barometer"], direction)}, forecast=["Coke", "Navigation"]),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={1: ["Oars"]},
    )
    # Domestication melds the lowest card in hand, and then draws.
    act(match, "Dogma Domestication")
    assert pile(match, "ann", "red") == taken
    assert hand(match, "ann") == ["Oars"]


@before
def test_pencil_draws_above_the_highest_returned_card_and_keeps_one_in_the_forecast(edition: str) -> None:
    match = echoes(
        player("ann", ["Pencil"], hand=["Oars", "Soap"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={5: ["Coal"], 6: ["Canning", "Vaccination"]},
    )
    answer(match, "Dogma Pencil", "Oars", "Coal")
    assert options(match) == ["Canning", "Vaccination"]
    answer(match, "Vaccination")
    assert forecast(match, "ann") == ["Vaccination"]
    assert hand(match, "ann") == ["Soap"]
    assert bottom_of_deck(match, 6) == ["Canning"]


@before
def test_pencil_returns_three_cards_at_most(edition: str) -> None:
    match = echoes(
        player("ann", ["Pencil"], hand=["Oars", "Calendar", "Paper", "Soap"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={4: ["Anatomy", "Gunpowder", "Navigation"], 5: ["Coal"]},
    )
    act(match, "Dogma Pencil", "Oars", "Calendar", "Paper", "Gunpowder", "Navigation")
    assert forecast(match, "ann") == ["Gunpowder"]
    assert hand(match, "ann") == ["Coal", "Soap"]
    assert bottom_of_deck(match, 4, 2) == ["Navigation", "Anatomy"]


@before
def test_pencil_may_be_declined(edition: str) -> None:
    match = echoes(player("ann", ["Pencil"]), player("bob", ["Metalworking"]), edition=edition, decks={5: ["Coal"]})
    act(match, "Dogma Pencil", "Done")
    assert hand(match, "ann") == ["Coal"]
    assert forecast(match, "ann") == []


@before
def test_pencil_echoes_from_below(edition: str) -> None:
    match = echoes(
        player("ann", piles={"yellow": (["Masonry", "Pencil"], "up")}, hand=["Soap"]),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={5: ["Coal"]},
    )
    act(match, "Dogma Masonry")
    assert hand(match, "ann") == ["Coal", "Soap"]


@before
def test_pencil_ends_the_game_for_a_10(edition: str) -> None:
    match = echoes(
        player("ann", ["Pencil"], hand=["Software", "Soap"]),
        player("bob", ["Metalworking"], score=["Coal"]),
        edition=edition,
    )
    act(match, "Dogma Pencil", "Software", "Done")
    assert winners(match) == ["bob"]


@before
def test_clock_splays_the_largest_colour_and_takes_cards_of_as_many_clocks(edition: str) -> None:
    match = echoes(
        player("ann", ["Clock"], piles={"red": ["Archery", "Oars"], "yellow": ["Masonry", "Agriculture"]}),
        player("bob", ["Metalworking"], hand=["Coke", "Paper"], score=["Coal", "Sailing"]),
        edition=edition,
        decks={10: ["Software", "Robotics", "Miniaturization"]},
    )
    answer(match, "Dogma Clock")
    assert options(match) == ["red", "yellow", "No"]
    answer(match, "yellow")
    assert splay(match, "ann", "yellow") == "right"
    assert asked(match) == "bob"
    answer(match, "Robotics", "Software")
    assert bottom_of_deck(match, 10, 3) == ["Robotics", "Software", "Miniaturization"]
    assert score(match, "ann") == ["Coal", "Coke"]
    assert hand(match, "bob") == ["Paper"]
    assert score(match, "bob") == ["Sailing"]
    assert any("Robotics" in line for line in log(match, None))


@before
def test_clock_takes_nothing_of_other_values_and_may_leave_the_splay(edition: str) -> None:
    match = echoes(
        player(
            "ann", ["Clock"], piles={"red": ["Archery", "Oars", "Metalworking"], "yellow": ["Masonry", "Agriculture"]}
        ),
        player("bob", ["Mysticism"], hand=["Coke"], score=["Sailing"]),
        player("cat", ["Slide Rule"], hand=["Soap"]),
        edition=edition,
        decks={10: ["Globalization", "Self Service", "Stem Cells"]},
    )
    answer(match, "Dogma Clock", "No")
    assert asked(match) == "bob"
    answer(match, "Stem Cells", "Self Service")
    assert splay(match, "ann", "red") == "unsplayed"
    assert score(match, "ann") == []
    assert hand(match, "bob") == ["Coke"]
    assert hand(match, "cat") == ["Soap"]


@before
def test_clock_ends_the_game_if_there_are_not_three_10s(edition: str) -> None:
    match = echoes(
        player("ann", ["Clock"]),
        player("bob", ["Metalworking"], hand=["Soap"]),
        edition=edition,
        decks={10: ["Software", "Robotics"]},
        exact=True,
        achievements=[],
    )
    act(match, "Dogma Clock")
    assert winners(match) == ["ann"]


@before
@pytest.mark.parametrize(
    ("tens", "choices", "ended"),
    [
        (["Software", "MP3", "GPS", "Sudoku"], [], ["ann"]),
        (["Software", "Robotics", "MP3"], ["Software"], []),
    ],
)
def test_clock_ends_the_game_when_the_base_10s_run_out_whatever_echoes_has_left(
    edition: str, tens: list[str], choices: list[str], ended: list[str]
) -> None:
    match = echoes(
        player("ann", ["Clock"]),
        player("bob", ["Metalworking"], hand=["Oars"], score=["Anatomy"]),
        edition=edition,
        decks={10: tens},
        exact=True,
        achievements=[],
    )
    # With a base card in hand, the first card comes from the Echoes deck, and the others do not.
    act(match, "Dogma Clock", *choices)
    assert winners(match) == ended
    assert score(match, "ann") == ([] if ended else ["Anatomy"])


@before
@pytest.mark.parametrize(("direction", "asks"), [("right", True), ("left", False)])
def test_clock_echoes_from_below_where_the_splay_shows_it(edition: str, direction: str, asks: bool) -> None:
    match = echoes(
        player(
            "ann", piles={"purple": (["Mysticism", "Clock"], direction), "red": ["Archery", "Oars", "Metalworking"]}
        ),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={1: ["Tools"]},
    )
    act(match, "Dogma Mysticism", *["red"] * asks)
    assert splay(match, "ann", "red") == ("right" if asks else "unsplayed")


@before
def test_toilet_returns_scored_cards_of_the_demanders_highest_bonus(edition: str) -> None:
    match = echoes(
        player("ann", ["Toilet", "Chintz", "Magnifying Glass"]),
        player("bob", ["Metalworking"], score=["Gunpowder", "Calendar", "Anatomy", "Paper"]),
        edition=edition,
        decks={4: ["Reformation"]},
    )
    act(match, "Dogma Toilet", "Anatomy")
    assert pile(match, "ann", "purple") == ["Toilet", "Reformation"]
    assert score(match, "bob") == ["Calendar", "Paper"]
    assert bottom_of_deck(match, 4, 2) == ["Anatomy", "Gunpowder"]


@before
def test_toilet_returns_nothing_if_the_demander_shows_no_bonus(edition: str) -> None:
    match = echoes(
        player("ann", ["Toilet"]),
        player("bob", ["Chintz"], score=["Gunpowder", "Oars"]),
        edition=edition,
        decks={4: ["Reformation"]},
    )
    act(match, "Dogma Toilet")
    assert score(match, "bob") == ["Gunpowder", "Oars"]


@before
def test_toilet_swaps_a_card_for_one_of_its_value(edition: str) -> None:
    match = echoes(
        player("ann", ["Toilet"], hand=["Calendar", "Soap"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={2: ["Currency"], 4: ["Reformation"]},
    )
    answer(match, "Dogma Toilet")
    assert options(match) == ["Calendar", "Soap", "No"]
    answer(match, "Calendar")
    assert hand(match, "ann") == ["Currency", "Soap"]
    assert bottom_of_deck(match, 2) == ["Calendar"]


@before
def test_toilet_may_be_declined_and_has_its_echo_shared(edition: str) -> None:
    match = echoes(
        player("ann", ["Toilet"]),
        player("bob", ["Agriculture"], hand=["Soap"]),
        edition=edition,
        decks={4: ["Gunpowder", "Reformation", "Anatomy"]},
    )
    answer(match, "Dogma Toilet")
    assert asked(match) == "bob"
    answer(match, "No")
    assert tops(match, "bob") == ["Agriculture", "Gunpowder"]
    assert hand(match, "bob") == ["Soap"]
    assert pile(match, "ann", "purple") == ["Toilet", "Reformation"]
    assert hand(match, "ann") == ["Anatomy"]


@before
@pytest.mark.parametrize(("direction", "tucked"), [("right", ["Gunpowder"]), ("left", [])])
def test_toilet_echoes_from_below_where_the_splay_shows_it(edition: str, direction: str, tucked: list[str]) -> None:
    match = echoes(
        player("ann", piles={"purple": (["Mysticism", "Toilet"], direction)}),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={1: ["Tools"], 4: ["Gunpowder"]},
    )
    act(match, "Dogma Mysticism")
    assert pile(match, "ann", "red") == tucked
    assert hand(match, "ann") == ["Tools"]
