"""Echoes of the Past: age 3, card by card."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    asked,
    before,
    bottom_of_deck,
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
def test_almanac_foreshadows_a_4_and_scores_above_the_bonus_of_a_returned_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Almanac"], forecast=["Plumbing", "Comb"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={3: ["Paper"], 4: ["Gunpowder"]},
    )
    answer(match, "Dogma Almanac")
    assert forecast(match, "ann") == ["Comb", "Gunpowder", "Plumbing"]
    assert options(match) == ["Plumbing", "No"]
    answer(match, "Plumbing")
    assert bottom_of_deck(match, 1, set_name="echoes") == ["Plumbing"]
    assert score(match, "ann") == ["Paper"]
    assert forecast(match, "ann") == ["Comb", "Gunpowder"]


@before
def test_almanac_can_return_the_card_that_its_echo_has_foreshadowed(edition: str) -> None:
    match = echoes(
        player("ann", ["Almanac"], hand=["Oars"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={4: ["Gunpowder", "Pencil"], 5: ["Coal", "Coke"]},
    )
    act(match, "Dogma Almanac", "Pencil")
    assert score(match, "ann") == ["Coke"]
    assert forecast(match, "ann") == []


@before
def test_almanac_may_be_declined_and_asks_nothing_without_a_bonus_in_the_forecast(edition: str) -> None:
    match = echoes(
        player("ann", ["Almanac"], forecast=["Plumbing"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={4: ["Gunpowder"]},
    )
    act(match, "Dogma Almanac", "No")
    assert forecast(match, "ann") == ["Gunpowder", "Plumbing"]
    assert score(match, "ann") == []

    match = echoes(
        player("ann", ["Almanac"], forecast=["Comb"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={4: ["Gunpowder"]},
    )
    act(match, "Dogma Almanac")
    assert forecast(match, "ann") == ["Comb", "Gunpowder"]


@before
def test_almanac_has_its_echo_shared(edition: str) -> None:
    match = echoes(
        player("ann", ["Almanac"]),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={3: ["Paper"], 4: ["Gunpowder", "Anatomy"]},
    )
    act(match, "Dogma Almanac")
    assert forecast(match, "bob") == ["Gunpowder"]
    assert forecast(match, "ann") == ["Anatomy"]
    assert hand(match, "ann") == ["Paper"]


@before
@pytest.mark.parametrize(("direction", "foreshadowed"), [("left", ["Gunpowder"]), ("right", [])])
def test_almanac_echoes_from_below_where_the_splay_shows_it(
    edition: str, direction: str, foreshadowed: list[str]
) -> None:
    match = echoes(
        player("ann", piles={"blue": (["Writing", "Almanac"], direction)}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={2: ["Calendar"], 4: ["Gunpowder"]},
    )
    act(match, "Dogma Writing")
    assert forecast(match, "ann") == foreshadowed
    assert hand(match, "ann") == ["Calendar"]


@before
def test_magnifying_glass_draws_two_higher_for_three_cards_of_a_value(edition: str) -> None:
    match = echoes(
        player("ann", ["Magnifying Glass"], hand=["Oars", "Tools", "Sailing", "Coke"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={3: ["Paper"], 4: ["Anatomy"]},
    )
    act(match, "Dogma Magnifying Glass", "Anatomy", "Yes", "Oars", "Tools")
    assert bottom_of_deck(match, 4) == ["Anatomy"]
    assert bottom_of_deck(match, 1, 3) == ["Oars", "Tools", "Sailing"]
    assert hand(match, "ann") == ["Coke", "Paper"]


@before
def test_magnifying_glass_offers_only_values_of_which_three_cards_are_in_hand(edition: str) -> None:
    match = echoes(
        player(
            "ann",
            ["Magnifying Glass"],
            hand=[
                "Oars",
                "Tools",
                "Sailing",
                "Archery",
                "Calendar",
                "Currency",
                "Fermenting",
                "Paper",
                "Optics",
                "Coke",
            ],
        ),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={4: ["Anatomy"]},
    )
    answer(match, "Dogma Magnifying Glass", "Coke", "Yes")
    assert options(match) == ["1", "2"]
    answer(match, "1")
    assert options(match) == ["Oars", "Tools"]


@before
def test_magnifying_glass_earns_nothing_with_fewer_than_three_cards_of_a_value(edition: str) -> None:
    match = echoes(
        player("ann", ["Magnifying Glass"], hand=["Oars", "Tools", "Coke"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={3: ["Paper"], 4: ["Anatomy"]},
    )
    act(match, "Dogma Magnifying Glass", "Anatomy", "Yes", "Tools")
    assert hand(match, "ann") == ["Coke"]
    assert bottom_of_deck(match, 1, 2) == ["Tools", "Oars"]


@before
def test_magnifying_glass_may_be_declined_and_splays_yellow_or_blue_left(edition: str) -> None:
    match = echoes(
        player(
            "ann",
            piles={
                "blue": ["Magnifying Glass", "Tools"],
                "yellow": ["Masonry", "Agriculture"],
                "red": ["Archery", "Oars"],
            },
            hand=["Coke"],
        ),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={4: ["Anatomy"]},
    )
    answer(match, "Dogma Magnifying Glass", "Coke", "No")
    assert options(match) == ["yellow", "blue", "No"]
    answer(match, "yellow")
    assert splay(match, "ann", "yellow") == "left"
    assert splay(match, "ann", "blue") == "unsplayed"
    assert hand(match, "ann") == ["Anatomy"]


@before
def test_magnifying_glass_echoes_from_below_and_returns_the_only_card(edition: str) -> None:
    match = echoes(
        player("ann", piles={"blue": (["Writing", "Magnifying Glass"], "left")}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={2: ["Calendar"], 4: ["Anatomy"]},
    )
    act(match, "Dogma Writing")
    assert bottom_of_deck(match, 4) == ["Anatomy"]
    assert hand(match, "ann") == ["Calendar"]


@before
def test_magnifying_glass_lets_one_choose_among_values_with_fewer_than_three_cards(edition: str) -> None:
    match = echoes(
        player("ann", ["Magnifying Glass"], hand=["Oars", "Tools", "Calendar", "Currency", "Coke"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={4: ["Anatomy"]},
    )
    answer(match, "Dogma Magnifying Glass", "Anatomy", "Yes")
    assert options(match) == ["1", "2"]
    answer(match, "2", "Calendar")
    assert bottom_of_deck(match, 2, 2) == ["Calendar", "Currency"]
    assert hand(match, "ann") == ["Coke", "Oars", "Tools"]


@before
def test_magnifying_glass_ends_the_game_for_three_9s(edition: str) -> None:
    match = echoes(
        player("ann", ["Magnifying Glass"], hand=["Computers", "Genetics", "Fission", "Soap"]),
        player("bob", ["Metalworking"], score=["Coal"]),
        edition=edition,
        decks={4: ["Anatomy"]},
    )
    act(match, "Dogma Magnifying Glass", "Anatomy", "Yes", "Computers", "Genetics")
    assert winners(match) == ["bob"]


@before
def test_liquid_fire_takes_the_hand_if_the_card_drawn_is_red(edition: str) -> None:
    match = echoes(
        player("ann", ["Liquid Fire"]),
        player("bob", ["Chintz", "Novel"], hand=["Oars", "Calendar"]),
        edition=edition,
        decks={4: ["Kobukson"]},
    )
    act(match, "Dogma Liquid Fire")
    assert "bob reveals Kobukson (4)." in log(match, None)
    assert forecast(match, "ann") == ["Kobukson"]
    assert score(match, "ann") == ["Calendar", "Oars"]
    assert hand(match, "bob") == []


@before
def test_liquid_fire_leaves_the_hand_for_a_card_of_another_colour_and_shows_it(edition: str) -> None:
    match = echoes(
        player("ann", ["Liquid Fire"]),
        player("bob", ["Chintz"], hand=["Oars"]),
        player("cat", ["Slide Rule"], hand=["Tools"]),
        edition=edition,
        decks={4: ["Globe"]},
    )
    act(match, "Dogma Liquid Fire")
    assert forecast(match, "ann") == ["Globe"]
    assert score(match, "ann") == []
    assert hand(match, "bob") == ["Oars"]
    assert hand(match, "cat") == ["Tools"]
    assert "bob reveals Globe (4)." in log(match, "cat")


@before
def test_liquid_fire_draws_the_lowest_card_if_no_bonus_is_in_sight(edition: str) -> None:
    match = echoes(
        player("ann", ["Liquid Fire"]),
        player("bob", piles={"green": ["Sailing", "Chintz"]}),
        edition=edition,
        decks={1: ["Archery"]},
    )
    act(match, "Dogma Liquid Fire")
    assert forecast(match, "ann") == ["Archery"]


@before
def test_katana_takes_two_top_cards_and_a_card_of_as_many_castles(edition: str) -> None:
    match = echoes(
        player("ann", ["Katana", "Masonry", "The Wheel"]),
        player("bob", ["Tools", "Oars", "Mysticism", "Sailing"]),
        edition=edition,
        decks={3: ["Paper"]},
    )
    answer(match, "Dogma Katana")
    assert asked(match) == "bob"
    assert options(match) == ["Tools", "Oars", "Mysticism"]
    answer(match, "Tools")
    assert options(match) == ["Oars", "Mysticism"]
    answer(match, "Oars")
    assert score(match, "ann") == ["Oars", "Tools"]
    assert forecast(match, "ann") == ["Paper"]
    assert tops(match, "bob") == ["Mysticism", "Sailing"]


@before
def test_katana_takes_the_second_card_from_beneath_the_first(edition: str) -> None:
    match = echoes(
        player("ann", ["Katana", "Masonry"]),
        player("bob", ["Sailing", "Mysticism"], piles={"red": ["Oars", "Archery", "Metalworking"]}),
        edition=edition,
        decks={4: ["Gunpowder"]},
    )
    answer(match, "Dogma Katana", "Oars")
    assert options(match) == ["Archery", "Mysticism"]
    answer(match, "Archery")
    assert score(match, "ann") == ["Archery", "Oars"]
    assert forecast(match, "ann") == ["Gunpowder"]
    assert pile(match, "bob", "red") == ["Metalworking"]


@before
def test_katana_takes_one_card_if_there_is_one(edition: str) -> None:
    match = echoes(
        player("ann", ["Katana"]),
        player("bob", ["Sailing"], piles={"red": ["Oars", "Coal"]}),
        edition=edition,
        decks={2: ["Calendar"]},
    )
    act(match, "Dogma Katana")
    assert score(match, "ann") == ["Oars"]
    assert forecast(match, "ann") == ["Calendar"]
    assert pile(match, "bob", "red") == ["Coal"]


@before
def test_katana_makes_nobody_draw_who_has_no_castle_on_top(edition: str) -> None:
    match = echoes(
        player("ann", ["Katana"]),
        player("bob", ["Sailing"]),
        player("cat", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Katana")
    assert score(match, "ann") == []
    assert forecast(match, "ann") == []
    assert tops(match, "cat") == ["Masonry"]


@before
def test_charitable_trust_melds_the_card_drawn_and_achieves_the_top_green_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Charitable Trust"], score=["Coal", "Physics", "Chemistry"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={3: ["Paper"]},
    )
    answer(match, "Dogma Charitable Trust")
    assert options(match) == ["3", "4"]
    answer(match, "3")
    assert options(match) == ["Paper", "No"]
    answer(match, "Paper")
    assert options(match) == ["Return it", "Achieve it"]
    answer(match, "Achieve it")
    assert achievements(match, "ann") == [3]
    assert pile(match, "ann", "green") == ["Charitable Trust"]


@before
def test_charitable_trust_lets_one_who_is_eligible_return_the_card_all_the_same(edition: str) -> None:
    match = echoes(
        player("ann", ["Charitable Trust"], score=["Coal", "Physics", "Chemistry"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={3: ["Paper"]},
    )
    act(match, "Dogma Charitable Trust", "3", "Paper", "Return it")
    assert achievements(match, "ann") == []
    assert bottom_of_deck(match, 3) == ["Paper"]


@before
@pytest.mark.parametrize(
    ("scored", "has"), [(["Coal", "Physics", "Anatomy"], []), (["Coal", "Physics", "Banking"], [3])]
)
def test_charitable_trust_has_the_card_returned_by_one_who_is_not_eligible(
    edition: str, scored: list[str], has: list[str | int]
) -> None:
    match = echoes(
        player("ann", ["Charitable Trust"], score=scored, achievements=has),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={3: ["Paper"]},
    )
    act(match, "Dogma Charitable Trust", "3", "Paper")
    assert achievements(match, "ann") == has
    assert bottom_of_deck(match, 3) == ["Paper"]


@before
def test_charitable_trust_goes_itself_if_the_card_drawn_is_not_green(edition: str) -> None:
    match = echoes(
        player("ann", ["Charitable Trust"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={4: ["Gunpowder"]},
    )
    act(match, "Dogma Charitable Trust", "4", "Gunpowder")
    assert tops(match, "ann") == ["Gunpowder"]
    assert bottom_of_deck(match, 3, set_name="echoes") == ["Charitable Trust"]


@before
def test_charitable_trust_offers_only_the_card_drawn_and_may_be_declined(edition: str) -> None:
    match = echoes(
        player("ann", ["Charitable Trust"], hand=["Soap", "Oars"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={4: ["Gunpowder"]},
    )
    answer(match, "Dogma Charitable Trust", "4")
    assert options(match) == ["Gunpowder", "No"]
    answer(match, "No")
    assert hand(match, "ann") == ["Gunpowder", "Oars", "Soap"]
    assert tops(match, "ann") == ["Charitable Trust"]


@before
def test_charitable_trust_remembers_what_each_player_has_drawn(edition: str) -> None:
    match = echoes(
        player("ann", ["Charitable Trust"]),
        player("bob", ["Optics"]),
        edition=edition,
        decks={3: ["Medicine", "Novel"], 4: ["Gunpowder"]},
    )
    answer(match, "Dogma Charitable Trust", "3", "4")
    assert asked(match) == "bob"
    assert options(match) == ["Medicine", "No"]
    answer(match, "Medicine")
    assert tops(match, "bob") == ["Medicine", "Optics"]
    assert asked(match) == "ann"
    assert options(match) == ["Gunpowder", "No"]
    answer(match, "No")
    assert hand(match, "ann") == ["Gunpowder", "Novel"]


@before
def test_charitable_trust_echoes_from_below_for_another_green_card(edition: str) -> None:
    match = echoes(
        player("ann", piles={"green": (["The Wheel", "Charitable Trust"], "right")}, hand=["Soap"]),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={1: ["Oars", "Tools"], 4: ["Gunpowder"]},
    )
    act(match, "Dogma The Wheel", "4")
    assert hand(match, "ann") == ["Gunpowder", "Oars", "Soap", "Tools"]
    assert tops(match, "ann") == ["The Wheel"]


@before
def test_charitable_trust_claims_what_the_card_uncovered_by_achieving_brings(edition: str) -> None:
    match = echoes(
        player(
            "ann",
            ["Fission", "The Internet"],
            piles={"blue": (["Quantum Theory", "Rocketry"], "right"), "green": ["Charitable Trust", "Satellites"]},
            score=["Coal", "Physics", "Banking"],
        ),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={3: ["Medicine"]},
    )
    # Ten clocks are in sight, and Satellites brings three more.
    answer(match, "Dogma Charitable Trust", "3", "Medicine")
    assert achievements(match, "ann") == []
    answer(match, "Achieve it")
    assert achievements(match, "ann") == [3, "World"]


@before
def test_charitable_trust_lets_one_who_shares_achieve_a_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Charitable Trust"]),
        player("bob", ["Optics"], score=["Coal", "Physics", "Chemistry"]),
        edition=edition,
        decks={3: ["Paper", "Novel"], 4: ["Gunpowder"]},
    )
    act(match, "Dogma Charitable Trust", "3", "4", "Paper", "Achieve it", "No")
    assert achievements(match, "bob") == [3]
    assert tops(match, "bob") == ["Optics"]
    # Novel is drawn for sharing.
    assert hand(match, "ann") == ["Gunpowder", "Novel"]


@before
def test_homing_pigeons_return_two_scored_cards_of_values_in_the_demanders_hand(edition: str) -> None:
    match = echoes(
        player("ann", ["Homing Pigeons"], hand=["Archery", "Paper"]),
        player("bob", ["Metalworking"], score=["Oars", "Calendar", "Optics", "Tools", "Coal"]),
        edition=edition,
    )
    answer(match, "Dogma Homing Pigeons")
    assert asked(match) == "bob"
    assert options(match) == ["Oars", "Optics"]
    answer(match, "Oars")
    assert options(match) == ["Optics", "Tools"]
    answer(match, "Optics")
    assert score(match, "bob") == ["Calendar", "Coal", "Tools"]
    assert bottom_of_deck(match, 1) == ["Oars"]
    assert bottom_of_deck(match, 3) == ["Optics"]


@before
def test_homing_pigeons_may_match_one_card_twice_and_return_one_card_alone(edition: str) -> None:
    match = echoes(
        player("ann", ["Homing Pigeons"], hand=["Archery"]),
        player("bob", ["Metalworking"], score=["Oars", "Tools", "Calendar"]),
        player("cat", ["Mysticism"], score=["Sailing", "Coal"]),
        edition=edition,
    )
    act(match, "Dogma Homing Pigeons", "Tools")
    assert score(match, "bob") == ["Calendar"]
    assert score(match, "cat") == ["Coal"]
    assert bottom_of_deck(match, 1, 3) == ["Tools", "Oars", "Sailing"]


@before
def test_homing_pigeons_return_nothing_for_an_empty_hand_and_splay_left(edition: str) -> None:
    match = echoes(
        player(
            "ann",
            piles={
                "green": ["Homing Pigeons", "Sailing"],
                "red": ["Archery", "Oars"],
                "blue": ["Tools", "Writing"],
            },
        ),
        player("bob", ["Metalworking"], score=["Coal"]),
        edition=edition,
    )
    answer(match, "Dogma Homing Pigeons")
    assert options(match) == ["red", "green", "No"]
    answer(match, "green")
    assert splay(match, "ann", "green") == "left"
    assert score(match, "bob") == ["Coal"]


@before
def test_deodorant_melds_a_second_3_if_a_castle_is_on_top(edition: str) -> None:
    match = echoes(
        player("ann", ["Deodorant"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={3: ["Alchemy", "Paper"], 4: ["Gunpowder"]},
    )
    act(match, "Dogma Deodorant")
    assert tops(match, "ann") == ["Alchemy", "Deodorant", "Paper"]
    assert hand(match, "ann") == []


@before
def test_deodorant_draws_a_4_if_no_castle_is_on_top(edition: str) -> None:
    match = echoes(
        player("ann", ["Deodorant"], piles={"red": (["Optics", "Oars"], "up")}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={3: ["Paper"], 4: ["Gunpowder"]},
    )
    act(match, "Dogma Deodorant")
    assert tops(match, "ann") == ["Deodorant", "Optics", "Paper"]
    assert hand(match, "ann") == ["Gunpowder"]


@before
@pytest.mark.parametrize(("direction", "melded"), [("right", ["Paper"]), ("left", [])])
def test_deodorant_echoes_from_below_where_the_splay_shows_it(edition: str, direction: str, melded: list[str]) -> None:
    match = echoes(
        player("ann", piles={"yellow": (["Domestication", "Deodorant"], direction)}),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={1: ["Oars"], 3: ["Paper"]},
    )
    act(match, "Dogma Domestication")
    assert pile(match, "ann", "green") == melded
    assert hand(match, "ann") == ["Oars"]


@before
def test_sandpaper_returns_cards_for_as_many_3s_and_melds_one(edition: str) -> None:
    match = echoes(
        player("ann", ["Sandpaper"], hand=["Oars", "Soap", "Calendar"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={3: ["Paper", "Alchemy"]},
    )
    answer(match, "Dogma Sandpaper", "Oars", "Calendar")
    assert sorted(options(match)) == ["Alchemy", "Paper", "Soap"]
    answer(match, "Alchemy")
    assert tops(match, "ann") == ["Alchemy", "Sandpaper"]
    assert hand(match, "ann") == ["Paper", "Soap"]
    assert bottom_of_deck(match, 1) == ["Oars"]
    assert bottom_of_deck(match, 2) == ["Calendar"]


@before
def test_sandpaper_melds_a_card_even_if_none_is_returned(edition: str) -> None:
    match = echoes(
        player("ann", ["Sandpaper"], hand=["Oars"]),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    act(match, "Dogma Sandpaper", "Done")
    assert tops(match, "ann") == ["Oars", "Sandpaper"]
    assert hand(match, "ann") == []


@before
def test_sandpaper_does_nothing_for_an_empty_hand(edition: str) -> None:
    match = echoes(player("ann", ["Sandpaper"]), player("bob", ["Metalworking"]), edition=edition)
    act(match, "Dogma Sandpaper")
    assert tops(match, "ann") == ["Sandpaper"]
    assert hand(match, "ann") == []


@before
def test_novel_draws_twice_splays_purple_and_claims_supremacy_for_a_common_icon(edition: str) -> None:
    match = echoes(
        player("ann", ["Pottery", "Medicine"], piles={"purple": ["Novel", "Mysticism"]}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={3: ["Paper", "Katana"]},
    )
    answer(match, "Dogma Novel")
    assert options(match) == ["purple", "No"]
    answer(match, "purple")
    assert splay(match, "ann", "purple") == "left"
    assert hand(match, "ann") == ["Katana", "Paper"]
    assert achievements(match, "ann") == ["Supremacy"]


@before
def test_novel_may_leave_purple_as_it_is(edition: str) -> None:
    match = echoes(
        player("ann", ["Pottery", "Masonry"], piles={"purple": ["Novel", "Mysticism"]}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={3: ["Paper", "Katana"]},
    )
    act(match, "Dogma Novel", "No")
    assert splay(match, "ann", "purple") == "unsplayed"
    assert achievements(match, "ann") == []


@before
@pytest.mark.parametrize(
    ("others", "claimed"),
    [
        (["Tools"], ["Supremacy"]),
        (["Sailing", "Agriculture"], ["Supremacy"]),
        (["Sailing", "Agriculture", "Tools"], []),
        (["Translation", "Optics"], []),
        (["Dice"], []),
        ([], []),
    ],
)
def test_novel_counts_an_icon_on_every_top_card_but_crowns_and_purple(
    edition: str, others: list[str], claimed: list[str]
) -> None:
    match = echoes(
        player("ann", ["Novel", *others]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={3: ["Paper", "Katana"]},
    )
    act(match, "Dogma Novel")
    assert achievements(match, "ann") == claimed


@before
def test_novel_lets_a_sharing_opponent_claim_first(edition: str) -> None:
    match = echoes(
        player("ann", ["Novel", "Tools"]),
        player("bob", ["Sailing"]),
        edition=edition,
    )
    act(match, "Dogma Novel")
    assert achievements(match, "bob") == ["Supremacy"]
    assert achievements(match, "ann") == []


@before
def test_novel_echoes_from_below(edition: str) -> None:
    match = echoes(
        player("ann", piles={"purple": (["Mysticism", "Novel"], "left")}),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={1: ["Tools", "Soap"], 3: ["Paper"]},
    )
    act(match, "Dogma Mysticism")
    assert hand(match, "ann") == ["Paper", "Soap"]


@before
def test_sunglasses_score_a_card_of_a_splayed_colour(edition: str) -> None:
    match = echoes(
        player(
            "ann",
            ["Sunglasses"],
            piles={"red": (["Archery", "Oars"], "left"), "blue": ["Writing", "Pottery"]},
            hand=["Metalworking", "Tools", "Road Building"],
        ),
        player("bob", ["Clothing"]),
        edition=edition,
    )
    answer(match, "Dogma Sunglasses")
    assert options(match) == ["Metalworking", "Road Building"]
    answer(match, "Road Building")
    assert score(match, "ann") == ["Road Building"]
    assert hand(match, "ann") == ["Metalworking", "Tools"]


@before
def test_sunglasses_make_one_without_such_a_card_show_the_hand(edition: str) -> None:
    match = echoes(
        player("ann", ["Sunglasses"], piles={"red": (["Archery", "Oars"], "left")}, hand=["Tools"]),
        player("bob", ["Clothing"]),
        edition=edition,
    )
    act(match, "Dogma Sunglasses")
    assert score(match, "ann") == []
    assert any("Tools" in line for line in log(match, "bob"))


@before
def test_sunglasses_score_nothing_and_show_nothing_without_a_splay(edition: str) -> None:
    match = echoes(
        player("ann", piles={"purple": ["Sunglasses", "Mysticism"], "red": ["Archery", "Oars"]}, hand=["Metalworking"]),
        player("bob", ["Clothing"]),
        edition=edition,
    )
    act(match, "Dogma Sunglasses")
    assert score(match, "ann") == []
    assert splay(match, "ann", "purple") == "unsplayed"
    assert not any("Metalworking" in line for line in log(match, "bob"))


@before
def test_sunglasses_splay_purple_like_another_colour(edition: str) -> None:
    match = echoes(
        player(
            "ann",
            piles={
                "purple": ["Sunglasses", "Mysticism"],
                "red": (["Archery", "Oars"], "right"),
                "blue": (["Writing", "Pottery"], "left"),
                "green": (["Sailing", "Currency"], "left"),
                "yellow": ["Masonry", "Agriculture"],
            },
        ),
        player("bob", ["Clothing"]),
        edition=edition,
    )
    answer(match, "Dogma Sunglasses")
    assert options(match) == ["Splay purple left", "Splay purple right", "Neither"]
    answer(match, "Splay purple right")
    assert splay(match, "ann", "purple") == "right"
    assert splay(match, "ann", "yellow") == "unsplayed"


@before
def test_sunglasses_splay_another_colour_like_purple(edition: str) -> None:
    splays = {}
    for choice in ("Splay red up", "Splay purple left", "Neither"):
        match = echoes(
            player(
                "ann",
                ["Tools"],
                piles={
                    "purple": (["Sunglasses", "Mysticism"], "up"),
                    "red": ["Archery", "Oars"],
                    "green": (["Sailing", "Currency"], "left"),
                    "yellow": (["Masonry", "Agriculture"], "up"),
                },
            ),
            player("bob", ["Clothing"]),
            edition=edition,
        )
        answer(match, "Dogma Sunglasses")
        assert options(match) == ["Splay purple left", "Splay red up", "Splay green up", "Neither"]
        answer(match, choice)
        splays[choice] = [splay(match, "ann", color) for color in ("purple", "red", "green", "yellow")]
    assert splays == {
        "Splay red up": ["up", "up", "left", "up"],
        "Splay purple left": ["left", "unsplayed", "left", "up"],
        "Neither": ["up", "unsplayed", "left", "up"],
    }


@before
@pytest.mark.parametrize(("direction", "scored"), [("up", ["Feudalism"]), ("right", [])])
def test_sunglasses_echo_from_below_where_the_splay_shows_it(edition: str, direction: str, scored: list[str]) -> None:
    match = echoes(
        player("ann", piles={"purple": (["Mysticism", "Sunglasses"], direction)}, hand=["Feudalism"]),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={1: ["Tools", "Soap"]},
    )
    act(match, "Dogma Mysticism")
    assert score(match, "ann") == scored
