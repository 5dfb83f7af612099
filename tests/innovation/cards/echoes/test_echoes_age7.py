"""Echoes of the Past, age 7, card by card."""

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
def test_photography_melds_from_the_forecast_and_takes_back_the_highest_top_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Photography"], forecast=["Fission", "Coal"], hand=["Tools"]),
        player("bob", ["Metalworking", "Currency"]),
        edition=edition,
    )
    answer(match, "Dogma Photography")
    assert options(match) == ["Fission", "Coal"]
    answer(match, "Coal")
    assert tops(match, "ann") == ["Coal", "Photography"]
    assert forecast(match, "ann") == ["Fission"]
    assert hand(match, "bob") == ["Currency"]
    assert tops(match, "bob") == ["Metalworking"]
    assert achievements(match, "ann") == []


@before
def test_photography_lets_the_victim_break_a_tie_and_spares_who_has_lightbulbs(edition: str) -> None:
    match = echoes(
        player("ann", ["Photography"]),
        player("bob", ["Metalworking", "Sailing"]),
        player("cat", ["Paper"]),
        edition=edition,
    )
    answer(match, "Dogma Photography")
    assert asked(match) == "bob"
    assert options(match) == ["Metalworking", "Sailing"]
    answer(match, "Sailing")
    assert hand(match, "bob") == ["Sailing"]
    assert tops(match, "cat") == ["Paper"]


@before
def test_photography_claims_history_for_three_echo_effects_in_one_colour(edition: str) -> None:
    match = echoes(
        player("ann", piles={"blue": (["Photography", "Bifocals", "Stethoscope"], "right")}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={1: ["Oars"]},
    )
    # Bifocals foreshadows a 1, which Photography melds.
    act(match, "Dogma Photography", "1")
    assert tops(match, "ann") == ["Oars", "Photography"]
    assert achievements(match, "ann") == ["History"]


@pytest.mark.parametrize(
    ("blue", "direction"),
    [(["Photography", "Bifocals"], "right"), (["Photography", "Bifocals", "Stethoscope"], "up")],
)
@before
def test_photography_claims_nothing_for_two_echo_effects(edition: str, blue: list[str], direction: str) -> None:
    match = echoes(
        player("ann", piles={"blue": (blue, direction)}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Photography", *(["1"] if direction == "right" else []))
    assert achievements(match, "ann") == []


@before
def test_photography_echoes_under_another_blue_card(edition: str) -> None:
    match = echoes(
        player("ann", piles={"blue": (["Writing", "Photography"], "right")}, forecast=["Coal"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={2: ["Calendar"]},
    )
    act(match, "Dogma Writing")
    assert tops(match, "ann") == ["Coal", "Writing"]
    assert hand(match, "ann") == ["Calendar"]


@before
def test_photography_melds_on_top_and_takes_back_a_top_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Photography", "Oars"], forecast=["Coal"]),
        player("bob", piles={"red": ["Metalworking", "Fission"], "green": ["Currency", "Paper"]}),
        edition=edition,
    )
    act(match, "Dogma Photography")
    assert pile(match, "ann", "red") == ["Coal", "Oars"]
    assert hand(match, "bob") == ["Currency"]
    assert pile(match, "bob", "red") == ["Metalworking", "Fission"]
    assert pile(match, "bob", "green") == ["Paper"]


@before
def test_typewriter_draws_upwards_for_each_colour_returned(edition: str) -> None:
    match = echoes(
        player("ann", ["Typewriter"], hand=["Tools", "Calendar", "Optics"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={6: ["Canning"], 7: ["Rubber"], 8: ["Flight"]},
    )
    act(match, "Dogma Typewriter")
    assert hand(match, "ann") == ["Canning", "Flight", "Rubber"]
    assert bottom_of_deck(match, 1) == ["Tools"]
    assert bottom_of_deck(match, 2) == ["Calendar"]
    assert bottom_of_deck(match, 3) == ["Optics"]
    assert "ann shows their hand: Tools (1), Calendar (2) and Optics (3)." in log(match, "bob")


@before
def test_typewriter_draws_only_the_6_with_an_empty_hand(edition: str) -> None:
    match = echoes(
        player("ann", ["Typewriter"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={6: ["Canning"]},
    )
    act(match, "Dogma Typewriter")
    assert hand(match, "ann") == ["Canning"]


@before
def test_typewriter_counts_from_6_also_if_that_deck_is_empty(edition: str) -> None:
    match = echoes(
        player("ann", ["Typewriter"], hand=["Tools"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={7: ["Bicycle", "Lighting"], 8: ["Flight"]},
        exact=True,
        achievements=[],
    )
    act(match, "Dogma Typewriter")
    assert hand(match, "ann") == ["Bicycle", "Lighting"]


@before
def test_typewriter_ends_the_game_with_five_colours(edition: str) -> None:
    match = echoes(
        player("ann", ["Typewriter"], hand=["Tools", "Construction", "Paper", "Anatomy", "Astronomy"]),
        player("bob", ["Metalworking"], score=["Oars"]),
        edition=edition,
    )
    act(match, "Dogma Typewriter")
    assert winners(match) == ["bob"]


@before
def test_machine_gun_scores_a_7_with_five_colours_and_returns_all_but_red(edition: str) -> None:
    match = echoes(
        player(
            "ann",
            ["Machine Gun", "Tools", "Machinery", "Enterprise"],
            piles={"green": ["Currency", "Sailing"]},
        ),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={7: ["Bicycle"]},
    )
    act(match, "Dogma Machine Gun")
    assert score(match, "ann") == ["Bicycle"]
    assert tops(match, "ann") == ["Machine Gun", "Sailing"]
    assert bottom_of_deck(match, 1) == ["Tools"]
    assert bottom_of_deck(match, 2) == ["Currency"]
    assert hand(match, "bob") == []


@before
def test_machine_gun_takes_top_cards_with_a_bonus(edition: str) -> None:
    match = echoes(
        player("ann", ["Machine Gun", "Tools", "Machinery", "Enterprise"]),
        player("bob", ["Metalworking", "Kaleidoscope"], piles={"green": ["Steamboat", "Hot Air Balloon"]}),
        player("cat", ["Masonry"]),
        player("dan", ["Globe", "Photography"]),
        edition=edition,
        decks={4: ["Anatomy"], 7: ["Bicycle"]},
    )
    # Dan has two factories, too: he keeps his cards and returns what is not red, for which Ann draws.
    act(match, "Dogma Machine Gun")
    assert score(match, "ann") == ["Kaleidoscope", "Steamboat"]
    assert tops(match, "bob") == ["Hot Air Balloon", "Metalworking"]
    assert hand(match, "bob") == ["Bicycle"]
    assert hand(match, "cat") == []
    assert tops(match, "dan") == []
    assert tops(match, "ann") == ["Machine Gun"]
    assert seat(match, "ann").scored == 0


@before
def test_machine_gun_echoes_under_another_red_card(edition: str) -> None:
    match = echoes(
        player(
            "ann",
            ["Tools", "Machinery", "Enterprise", "Currency"],
            piles={"red": (["Road Building", "Machine Gun"], "up")},
        ),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={7: ["Bicycle"]},
    )
    act(match, "Dogma Road Building")
    assert score(match, "ann") == ["Bicycle"]


@before
def test_machine_gun_echoes_nothing_with_four_colours(edition: str) -> None:
    match = echoes(
        player(
            "ann",
            ["Tools", "Machinery", "Enterprise"],
            piles={"red": (["Road Building", "Machine Gun"], "up")},
        ),
        player("bob", ["Pottery"]),
        edition=edition,
    )
    act(match, "Dogma Road Building")
    assert score(match, "ann") == []


@before
def test_rubber_tucks_two_8s_and_scores_a_top_card_without_a_bonus(edition: str) -> None:
    match = echoes(
        player("ann", ["Rubber", "Tools", "Kaleidoscope"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={8: ["Flight", "Mobility"]},
    )
    act(match, "Dogma Rubber", "red")
    assert pile(match, "ann", "red") == ["Rubber", "Flight", "Mobility"]
    assert splay(match, "ann", "red") == "up"
    assert score(match, "ann") == ["Tools"]


@before
def test_rubber_chooses_among_cards_just_tucked_too(edition: str) -> None:
    match = echoes(
        player("ann", ["Rubber", "Tools"], hand=["Oars"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={8: ["Tractor", "Nylon"]},
    )
    answer(match, "Dogma Rubber")
    assert options(match) == ["Tools", "Tractor"]
    answer(match, "Tractor")
    assert score(match, "ann") == ["Tractor"]
    assert tops(match, "ann") == ["Nylon", "Rubber", "Tools"]


@before
def test_rubber_scores_nothing_if_all_top_cards_have_a_bonus(edition: str) -> None:
    match = echoes(
        player("ann", ["Rubber"], hand=["Oars"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={8: ["Bandage", "Parachute"]},
    )
    act(match, "Dogma Rubber", "No")
    assert score(match, "ann") == []
    assert pile(match, "ann", "red") == ["Rubber", "Bandage", "Parachute"]
    assert splay(match, "ann", "red") == "unsplayed"


@before
def test_rubber_echoes_under_another_red_card(edition: str) -> None:
    match = echoes(
        player("ann", piles={"red": (["Road Building", "Rubber"], "right")}),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={8: ["Flight", "Antibiotics"]},
    )
    act(match, "Dogma Road Building")
    assert pile(match, "ann", "red") == ["Road Building", "Rubber", "Flight"]
    assert tops(match, "ann") == ["Antibiotics", "Road Building"]


@before
def test_jeans_foreshadows_one_9_and_melds_one_of_two_cards(edition: str) -> None:
    match = echoes(
        player("ann", ["Jeans"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={1: ["Oars"], 6: ["Loom"], 9: ["Computers", "Laser"]},
    )
    answer(match, "Dogma Jeans")
    assert options(match) == ["Computers", "Laser"]
    answer(match, "Computers")
    assert forecast(match, "ann") == ["Laser"]
    assert bottom_of_deck(match, 9) == ["Computers"]
    assert options(match) == ["1", "2", "3", "4", "5", "6"]
    answer(match, "1")
    assert options(match) == ["2", "3", "4", "5", "6"]
    answer(match, "6")
    # The first card is drawn with an empty hand, the second with a base card in it.
    assert options(match) == ["Oars", "Loom"]
    assert "ann reveals Oars (1)." in log(match, "bob")
    assert "ann reveals Loom (6)." in log(match, "bob")
    answer(match, "Loom")
    assert tops(match, "ann") == ["Jeans", "Loom"]
    assert bottom_of_deck(match, 1) == ["Oars"]
    assert hand(match, "ann") == []


@before
def test_jeans_draws_in_the_order_of_the_values_chosen(edition: str) -> None:
    match = echoes(
        player("ann", ["Jeans"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={1: ["Bell"], 6: ["Canning"], 9: ["Computers", "Laser"]},
    )
    act(match, "Dogma Jeans", "Laser", "6", "1", "Canning")
    assert forecast(match, "ann") == ["Computers"]
    assert bottom_of_deck(match, 9, set_name="echoes") == ["Laser"]
    assert tops(match, "ann") == ["Canning", "Jeans"]
    assert bottom_of_deck(match, 1, set_name="echoes") == ["Bell"]


@before
def test_jeans_leaves_the_rest_of_the_hand_alone(edition: str) -> None:
    match = echoes(
        player("ann", ["Jeans"], hand=["Loom", "Tools"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={2: ["Currency"], 3: ["Optics"], 9: ["Computers", "Fission"]},
    )
    act(match, "Dogma Jeans", "Fission", "3", "2", "Currency")
    assert forecast(match, "ann") == ["Computers"]
    assert pile(match, "ann", "green") == ["Currency", "Jeans"]
    assert bottom_of_deck(match, 3) == ["Optics"]
    assert hand(match, "ann") == ["Loom", "Tools"]


@before
def test_jeans_echoes_under_another_green_card(edition: str) -> None:
    match = echoes(
        player("ann", piles={"green": (["The Wheel", "Jeans"], "right")}),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={1: ["Oars", "Bell"], 9: ["Computers", "Laser"]},
    )
    act(match, "Dogma The Wheel", "Computers")
    assert forecast(match, "ann") == ["Laser"]
    assert hand(match, "ann") == ["Bell", "Oars"]


@before
def test_telegraph_matches_an_opponents_splay(edition: str) -> None:
    match = echoes(
        player(
            "ann",
            ["Telegraph"],
            piles={
                "red": ["Archery", "Oars"],
                "blue": (["Tools", "Writing"], "left"),
                "yellow": ["Masonry", "Agriculture"],
                "purple": (["Mysticism", "Philosophy"], "right"),
            },
        ),
        player(
            "bob",
            piles={
                "red": (["Coal", "Metalworking"], "right"),
                "yellow": ["Fermenting", "Domestication"],
                "purple": (["Enterprise", "Reformation"], "right"),
            },
        ),
        edition=edition,
    )
    answer(match, "Dogma Telegraph")
    # Bob has no blue cards, so his blue is not splayed.
    assert options(match) == ["blue", "red", "No"]
    answer(match, "red", "blue")
    assert splay(match, "ann", "red") == "right"
    assert splay(match, "ann", "blue") == "up"


@before
def test_telegraph_can_stack_a_colour_up_and_may_be_declined(edition: str) -> None:
    match = echoes(
        player("ann", ["Telegraph"], piles={"blue": (["Tools", "Writing"], "left")}),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    act(match, "Dogma Telegraph", "No", "No")
    assert splay(match, "ann", "blue") == "left"
    act(match, "Dogma Telegraph", "blue", "No")
    assert splay(match, "ann", "blue") == "unsplayed"


@before
def test_telegraph_asks_nothing_if_nothing_could_change(edition: str) -> None:
    match = echoes(
        player("ann", ["Telegraph", "Archery"]),
        player("bob", piles={"red": (["Coal", "Metalworking"], "right")}),
        edition=edition,
    )
    act(match, "Dogma Telegraph")
    assert splay(match, "ann", "red") == "unsplayed"


@before
def test_telegraph_matches_an_opponent_of_choice_and_never_the_partner(edition: str) -> None:
    match = echoes(
        player("ann", ["Telegraph"], piles={"red": ["Archery", "Oars"]}, team=1),
        player("bob", piles={"red": (["Coal", "Metalworking"], "right")}, team=2),
        player("cat", piles={"red": (["Optics", "Engineering"], "left")}, team=1),
        player("dan", piles={"red": (["Gunpowder", "Colonialism"], "up")}, team=2),
        edition=edition,
    )
    answer(match, "Dogma Telegraph", "red")
    assert options(match) == ["bob", "dan"]
    answer(match, "dan")
    assert splay(match, "ann", "red") == "up"


@before
def test_elevator_takes_a_value_from_all_hands(edition: str) -> None:
    match = echoes(
        player("ann", ["Elevator"], piles={"green": ["Sailing", "Paper", "Currency"]}, score=["Anatomy"]),
        player("bob", ["Metalworking"], hand=["Calendar", "Tools"], score=["Mathematics"]),
        player("cat", ["Masonry"], hand=["Fermenting", "Canal Building"]),
        edition=edition,
    )
    answer(match, "Dogma Elevator")
    assert options(match) == ["Currency", "Sailing"]
    answer(match, "Currency")
    assert options(match) == ["2", "4"]
    answer(match, "2", "From their hands")
    assert "ann chooses 2." in log(match, "bob")
    assert score(match, "ann") == ["Anatomy", "Calendar", "Canal Building", "Currency", "Fermenting"]
    assert hand(match, "bob") == ["Tools"]
    assert hand(match, "cat") == []
    assert score(match, "bob") == ["Mathematics"]
    assert pile(match, "ann", "green") == ["Sailing", "Paper"]
    assert seat(match, "ann").scored == 1


@before
def test_elevator_takes_a_value_from_all_score_piles_but_not_from_ones_own_hand(edition: str) -> None:
    match = echoes(
        player("ann", ["Elevator"], score=["Currency"], hand=["Canal Building"]),
        player("bob", ["Metalworking"], hand=["Calendar"], score=["Mathematics", "Oars"]),
        player("cat", ["Masonry"], score=["Fermenting"]),
        edition=edition,
    )
    act(match, "Dogma Elevator", "From their score piles")
    assert score(match, "ann") == ["Currency", "Fermenting", "Mathematics"]
    assert score(match, "bob") == ["Oars"]
    assert score(match, "cat") == []
    assert hand(match, "bob") == ["Calendar"]
    assert hand(match, "ann") == ["Canal Building"]


@before
def test_elevator_scores_a_single_green_card_and_does_nothing_without_a_score_pile(edition: str) -> None:
    match = echoes(
        player("ann", ["Elevator", "Sailing"]),
        player("bob", ["Metalworking"], hand=["Oars", "Calendar"]),
        edition=edition,
    )
    act(match, "Dogma Elevator", "From their hands")
    assert score(match, "ann") == ["Oars", "Sailing"]
    match = echoes(
        player("ann", ["Elevator"]),
        player("bob", ["Metalworking"], hand=["Oars"], score=["Tools"]),
        edition=edition,
    )
    act(match, "Dogma Elevator")
    assert score(match, "ann") == []
    assert hand(match, "bob") == ["Oars"]


@before
def test_elevator_takes_from_the_partner_where_that_is_another_player(edition: str) -> None:
    match = echoes(
        player("ann", ["Elevator"], score=["Currency"], team=1),
        player("bob", ["Metalworking"], hand=["Calendar"], team=2),
        player("cat", ["Masonry"], hand=["Fermenting"], team=1),
        player("dan", ["Oars"], hand=["Mapmaking"], team=2),
        edition=edition,
    )
    act(match, "Dogma Elevator", "From their hands")
    taken = ["Calendar", "Currency", "Mapmaking"]
    assert score(match, "ann") == (taken if edition == "1e" else sorted([*taken, "Fermenting"]))


@before
def test_elevator_echoes_under_another_yellow_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Sailing"], piles={"yellow": (["Agriculture", "Elevator"], "up")}),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    act(match, "Dogma Agriculture")
    assert score(match, "ann") == ["Sailing"]


@before
def test_fertilizer_gathers_a_value_from_every_score_pile(edition: str) -> None:
    match = echoes(
        player("ann", ["Fertilizer"], hand=["Tools", "Optics"], score=["Oars", "Calendar"]),
        player("bob", ["Metalworking"], score=["Sailing", "Currency"], hand=["Writing"]),
        player("cat", ["Masonry"], score=["Mysticism"]),
        edition=edition,
        decks={8: ["Nylon"]},
    )
    answer(match, "Dogma Fertilizer")
    assert options(match) == ["Tools", "Optics", "No"]
    answer(match, "Tools")
    assert hand(match, "ann") == ["Mysticism", "Oars", "Optics", "Sailing"]
    assert score(match, "ann") == ["Calendar"]
    assert score(match, "bob") == ["Currency"]
    assert score(match, "cat") == []
    assert hand(match, "bob") == ["Writing"]
    assert bottom_of_deck(match, 1) == ["Tools"]
    answer(match, "8")
    assert forecast(match, "ann") == ["Nylon"]


@before
def test_fertilizer_may_be_declined_and_foreshadows_all_the_same(edition: str) -> None:
    match = echoes(
        player("ann", ["Fertilizer"], hand=["Tools"], score=["Oars"]),
        player("bob", ["Metalworking"], score=["Sailing"]),
        edition=edition,
        decks={6: ["Loom"]},
    )
    act(match, "Dogma Fertilizer", "No", "6")
    assert hand(match, "ann") == ["Tools"]
    assert score(match, "ann") == ["Oars"]
    assert forecast(match, "ann") == ["Loom"]


@before
def test_fertilizer_asks_only_for_the_value_with_an_empty_hand(edition: str) -> None:
    match = echoes(
        player("ann", ["Fertilizer"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={10: ["Databases"]},
    )
    act(match, "Dogma Fertilizer", "10")
    assert forecast(match, "ann") == ["Databases"]


@before
def test_ice_cream_scores_a_top_card_melds_a_1_and_adds_an_achievement(edition: str) -> None:
    match = echoes(
        player("ann", ["Ice Cream", "Tools", "Oars", "Steamboat"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={1: ["Sailing"]},
    )
    bottom = deck(match, 7)[-1]
    answer(match, "Dogma Ice Cream")
    assert options(match) == ["Tools", "Oars"]
    answer(match, "Tools")
    assert score(match, "ann") == ["Tools"]
    assert tops(match, "bob") == ["Metalworking", "Sailing"]
    assert options(match) == ["The deck of 6s", "The deck of 7s", "The deck of 8s", "The deck of 9s", "No"]
    answer(match, "The deck of 7s")
    assert available(match)[:10] == [1, 2, 3, 4, 5, 6, 7, 7, 8, 9]
    assert bottom not in deck(match, 7)


@before
def test_ice_cream_may_leave_the_decks_alone_and_scores_no_purple_card(edition: str) -> None:
    match = echoes(
        player("ann", piles={"purple": ["Ice Cream", "Mysticism"]}),
        player("bob", ["Metalworking"]),
        player("cat", ["Pottery"]),
        edition=edition,
        decks={1: ["Sailing"], 7: ["Lighting"]},
    )
    # Cat has more leaves: she shares both, and Ann draws for it.
    act(match, "Dogma Ice Cream", "No", "No")
    assert score(match, "ann") == []
    assert score(match, "cat") == ["Pottery"]
    assert tops(match, "bob") == ["Metalworking", "Sailing"]
    assert tops(match, "cat") == []
    assert available(match)[:9] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert hand(match, "ann") == ["Lighting"]


@before
def test_ice_cream_offers_only_decks_with_cards(edition: str) -> None:
    match = echoes(
        player("ann", ["Ice Cream"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={1: ["Sailing"], 8: ["Flight"], 10: ["Databases"]},
        exact=True,
        achievements=[],
    )
    answer(match, "Dogma Ice Cream")
    assert options(match) == ["The deck of 8s", "No"]
    answer(match, "The deck of 8s")
    assert [item for item in available(match) if isinstance(item, int)] == [8]
    assert deck(match, 8) == []


@before
def test_ice_cream_echoes_under_another_purple_card_splayed_left(edition: str) -> None:
    match = echoes(
        player("ann", ["Tools"], piles={"purple": (["Code of Laws", "Ice Cream"], "left")}),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    act(match, "Dogma Code of Laws")
    assert score(match, "ann") == ["Tools"]


@before
def test_ice_cream_scores_a_top_card_alone_and_has_the_1_melded_on_top(edition: str) -> None:
    match = echoes(
        player("ann", ["Ice Cream"], piles={"red": ["Archery", "Loom"], "green": ["Steamboat", "Sailing"]}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Ice Cream", "No")
    assert score(match, "ann") == ["Archery"]
    assert pile(match, "ann", "green") == ["Steamboat", "Sailing"]
    assert pile(match, "bob", "red") == ["Oars", "Metalworking"]


@before
def test_saxophone_wins_with_all_four_instruments_in_sight(edition: str) -> None:
    match = echoes(
        player("ann", piles={"purple": ["Saxophone", "Bell", "Flute", "Piano"]}),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    act(match, "Dogma Saxophone", "purple")
    assert winners(match) == ["ann"]


@before
def test_saxophone_draws_for_each_instrument_in_sight(edition: str) -> None:
    match = echoes(
        player("ann", piles={"purple": (["Saxophone", "Bell", "Flute", "Piano"], "right")}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={7: ["Bicycle", "Rubber", "Lighting"]},
    )
    # The echo effect of Piano has nothing to go by: all hands are empty.
    act(match, "Dogma Saxophone", "No")
    assert winners(match) == []
    assert hand(match, "ann") == ["Bicycle", "Lighting", "Rubber"]


@before
def test_saxophone_looks_at_every_board(edition: str) -> None:
    match = echoes(
        player("ann", ["Saxophone"]),
        player("bob", ["Bell"]),
        player("cat", piles={"purple": ["Mysticism", "Flute"]}),
        edition=edition,
        decks={7: ["Bicycle", "Rubber"]},
    )
    act(match, "Dogma Saxophone")
    assert hand(match, "ann") == ["Bicycle", "Rubber"]


@before
def test_saxophone_can_win_the_game_for_one_who_shares(edition: str) -> None:
    match = echoes(
        player("ann", ["Saxophone"]),
        player("bob", ["Optics", "Bell"]),
        player("cat", ["Flute"]),
        player("dan", ["Piano"]),
        edition=edition,
    )
    act(match, "Dogma Saxophone")
    assert winners(match) == ["bob"]
