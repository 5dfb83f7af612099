"""Echoes of the Past, age 8, card by card."""

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
    seat,
    splay,
    tops,
    winners,
)


@before
def test_radio_telescope_draws_for_two_lightbulbs_each_and_melds_one(edition: str) -> None:
    match = echoes(
        player("ann", ["Radio Telescope", "Archery"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={9: ["Computers", "Helicopter"]},
    )
    answer(match, "Dogma Radio Telescope")
    assert options(match) == ["Computers", "Helicopter"]
    answer(match, "Computers")
    assert pile(match, "ann", "blue") == ["Computers", "Radio Telescope"]
    assert bottom_of_deck(match, 9, set_name="echoes") == ["Helicopter"]
    assert hand(match, "ann") == []
    assert winners(match) == []


@before
def test_radio_telescope_melds_a_single_card_and_leaves_the_hand_alone(edition: str) -> None:
    match = echoes(
        player("ann", ["Radio Telescope"], hand=["Oars"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={9: ["Helicopter"]},
    )
    act(match, "Dogma Radio Telescope")
    assert tops(match, "ann") == ["Helicopter", "Radio Telescope"]
    assert hand(match, "ann") == ["Oars"]


@before
def test_radio_telescope_wins_with_ai(edition: str) -> None:
    match = echoes(
        player("ann", ["Radio Telescope", "Archery"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={10: ["Databases", "A.I."]},
        exact=True,
        achievements=[],
    )
    act(match, "Dogma Radio Telescope", "A.I.")
    assert winners(match) == ["ann"]


@before
def test_radio_telescope_does_not_win_by_returning_ai(edition: str) -> None:
    match = echoes(
        player("ann", ["Radio Telescope", "Archery"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={10: ["Databases", "A.I."]},
        exact=True,
        achievements=[],
    )
    act(match, "Dogma Radio Telescope", "Databases")
    assert winners(match) == []
    assert bottom_of_deck(match, 10) == ["A.I."]


@before
def test_x_ray_foreshadows_for_three_leaves_each(edition: str) -> None:
    match = echoes(
        player("ann", ["X-Ray", "Reformation"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={2: ["Calendar"], 6: ["Canning"], 8: ["Antibiotics"]},
    )
    # The Antibiotics that the echo effect tucks bring the leaves to seven.
    act(match, "Dogma X-Ray", "2", "6")
    assert tops(match, "ann") == ["Antibiotics", "Reformation", "X-Ray"]
    assert forecast(match, "ann") == ["Calendar", "Canning"]


@before
def test_x_ray_foreshadows_one_card_for_three_leaves(edition: str) -> None:
    match = echoes(
        player("ann", ["X-Ray", "Clothing"], hand=["Oars"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={8: ["Nylon", "Tractor"]},
    )
    answer(match, "Dogma X-Ray")
    assert options(match) == [str(value) for value in range(1, 11)]
    answer(match, "8")
    assert forecast(match, "ann") == ["Tractor"]
    assert pile(match, "ann", "green") == ["Clothing", "Nylon"]


@before
def test_x_ray_foreshadows_nothing_for_two_leaves_and_splays_yellow_up(edition: str) -> None:
    match = echoes(
        player("ann", ["X-Ray", "Sailing"], piles={"yellow": ["Masonry", "Domestication"]}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={8: ["Corporations"]},
    )
    act(match, "Dogma X-Ray", "yellow")
    assert forecast(match, "ann") == []
    assert splay(match, "ann", "yellow") == "up"
    assert pile(match, "ann", "green") == ["Sailing", "Corporations"]


@before
def test_x_ray_echoes_under_another_blue_card(edition: str) -> None:
    match = echoes(
        player("ann", piles={"blue": (["Writing", "X-Ray"], "up")}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={2: ["Calendar"], 8: ["Flight"]},
    )
    act(match, "Dogma Writing")
    assert tops(match, "ann") == ["Flight", "Writing"]
    assert hand(match, "ann") == ["Calendar"]


@before
def test_bandage_melds_a_leaf_and_returns_the_highest_unmatched_card_and_a_clock(edition: str) -> None:
    match = echoes(
        player("ann", ["Bandage"], hand=["Pottery", "Oars"]),
        player(
            "bob",
            ["Metalworking", "Bicycle", "Railroad"],
            hand=["Fission"],
            score=["Computers", "Flight", "Mobility", "Tools"],
        ),
        edition=edition,
    )
    answer(match, "Dogma Bandage")
    assert tops(match, "ann") == ["Bandage", "Pottery"]
    assert asked(match) == "bob"
    assert options(match) == ["Flight", "Mobility"]
    answer(match, "Mobility")
    assert asked(match) == "bob"
    assert options(match) == ["Bicycle", "Railroad"]
    answer(match, "Railroad")
    assert score(match, "bob") == ["Computers", "Flight", "Tools"]
    assert tops(match, "bob") == ["Bicycle", "Metalworking"]
    assert bottom_of_deck(match, 8) == ["Mobility"]
    assert bottom_of_deck(match, 7) == ["Railroad"]
    assert hand(match, "ann") == ["Oars"]


@before
def test_bandage_returns_nothing_that_is_matched_and_no_card_without_a_clock(edition: str) -> None:
    match = echoes(
        player("ann", ["Bandage"], hand=["Oars"]),
        player("bob", ["Metalworking"], hand=["Fission"], score=["Computers"]),
        player("cat", ["Agriculture", "Bicycle"], score=["Flight"]),
        edition=edition,
    )
    act(match, "Dogma Bandage")
    assert "ann shows their hand: Oars (1)." in log(match, "bob")
    assert hand(match, "ann") == ["Oars"]
    assert score(match, "bob") == ["Computers"]
    assert tops(match, "bob") == ["Metalworking"]
    assert score(match, "cat") == ["Flight"]
    assert tops(match, "cat") == ["Agriculture", "Bicycle"]


@before
def test_bandage_echoes_under_another_red_card(edition: str) -> None:
    match = echoes(
        player("ann", piles={"red": (["Archery", "Bandage"], "right")}, hand=["Pottery", "Clothing"]),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    # Bob has as many castles: he shares the echo effect, with an empty hand, and is spared the demand.
    answer(match, "Dogma Archery")
    assert options(match) == ["Pottery", "Clothing"]
    answer(match, "Clothing")
    assert tops(match, "ann") == ["Archery", "Clothing"]
    assert hand(match, "bob") == []


@before
def test_bandage_melds_on_top_and_returns_a_top_card_alone(edition: str) -> None:
    match = echoes(
        player("ann", ["Bandage", "Tools"], hand=["Pottery"]),
        player("bob", piles={"green": ["Bicycle", "Mass Media"], "purple": ["Mysticism", "Railroad"]}),
        edition=edition,
    )
    act(match, "Dogma Bandage")
    assert pile(match, "ann", "blue") == ["Pottery", "Tools"]
    assert pile(match, "bob", "green") == ["Mass Media"]
    assert pile(match, "bob", "purple") == ["Mysticism", "Railroad"]


@before
def test_parachute_takes_all_cards_without_a_clock(edition: str) -> None:
    match = echoes(
        player("ann", ["Parachute"]),
        player("bob", ["Metalworking"], hand=["Tools", "Bicycle", "Oars", "Computers"]),
        player("cat", ["Quantum Theory"], hand=["Writing"]),
        edition=edition,
    )
    act(match, "Dogma Parachute")
    assert hand(match, "ann") == ["Oars", "Tools"]
    assert hand(match, "bob") == ["Bicycle", "Computers"]
    assert hand(match, "cat") == ["Writing"]
    assert "bob shows their hand: Tools (1), Bicycle (7), Oars (1) and Computers (9)." in log(match, "ann")


@before
def test_parachute_takes_nothing_if_every_card_has_a_clock(edition: str) -> None:
    match = echoes(
        player("ann", ["Parachute"]),
        player("bob", ["Metalworking"], hand=["Bicycle"]),
        player("cat", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Parachute")
    assert hand(match, "ann") == []
    assert hand(match, "bob") == ["Bicycle"]


@before
def test_nylon_tucks_for_three_factories_each_and_repeats_after_a_green_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Nylon", "Coal"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={8: ["Corporations", "Flight", "Mobility"]},
    )
    act(match, "Dogma Nylon", "red")
    assert pile(match, "ann", "green") == ["Nylon", "Corporations"]
    assert pile(match, "ann", "red") == ["Coal", "Flight"]
    assert splay(match, "ann", "red") == "up"


@before
def test_nylon_tucks_nothing_for_two_factories(edition: str) -> None:
    match = echoes(player("ann", ["Nylon"]), player("bob", ["Metalworking"]), edition=edition)
    act(match, "Dogma Nylon")
    assert tops(match, "ann") == ["Nylon"]
    assert pile(match, "ann", "green") == ["Nylon"]


@before
def test_nylon_counts_the_factories_once_each_time(edition: str) -> None:
    match = echoes(
        player("ann", ["Coal"], piles={"green": (["Nylon", "Sailing"], "up")}, hand=["Loom"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        # Five factories make one card; Corporations bring two more, which make two.
        decks={8: ["Corporations", "Quantum Theory", "Skyscrapers", "Flight"]},
    )
    act(match, "Dogma Nylon")
    assert pile(match, "ann", "green") == ["Nylon", "Sailing", "Corporations"]
    assert tops(match, "ann") == ["Coal", "Nylon", "Quantum Theory", "Skyscrapers"]


@before
def test_nylon_repeats_if_any_of_several_cards_is_green(edition: str) -> None:
    match = echoes(
        player("ann", ["Nylon", "Coal", "Chemistry"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={8: ["Corporations", "Flight", "Mobility", "Empiricism", "Socialism"]},
    )
    act(match, "Dogma Nylon", "No")
    assert pile(match, "ann", "red") == ["Coal", "Flight", "Mobility"]
    assert pile(match, "ann", "purple") == ["Empiricism"]
    assert splay(match, "ann", "red") == "unsplayed"


@before
def test_sliced_bread_renews_the_hand_and_scores_two_lower_cards(edition: str) -> None:
    match = echoes(
        player("ann", ["Sliced Bread"], hand=["Tools", "Coal"], score=["Optics", "Oars"]),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={2: ["Calendar", "Currency"], 8: ["Flight", "Tractor"]},
    )
    answer(match, "Dogma Sliced Bread")
    assert hand(match, "ann") == ["Flight", "Tractor"]
    assert bottom_of_deck(match, 1) == ["Tools"]
    assert bottom_of_deck(match, 5) == ["Coal"]
    assert options(match) == ["Optics", "Oars"]
    answer(match, "Optics")
    assert score(match, "ann") == ["Calendar", "Currency", "Oars"]
    assert bottom_of_deck(match, 3) == ["Optics"]
    assert seat(match, "ann").scored == 2


@pytest.mark.parametrize("lost", [[], ["Oars"]])
@before
def test_sliced_bread_scores_two_1s_for_a_1_or_for_nothing(edition: str, lost: list[str]) -> None:
    match = echoes(
        player("ann", ["Sliced Bread"], score=lost),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={1: ["Tools", "Writing"], 8: ["Flight", "Tractor"]},
    )
    act(match, "Dogma Sliced Bread")
    assert score(match, "ann") == ["Tools", "Writing"]


@before
def test_sliced_bread_echoes_under_another_green_card(edition: str) -> None:
    match = echoes(
        player("ann", piles={"green": (["The Wheel", "Sliced Bread"], "right")}, hand=["Coal"]),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={1: ["Oars", "Writing"], 8: ["Flight", "Tractor"]},
    )
    act(match, "Dogma The Wheel")
    assert hand(match, "ann") == ["Flight", "Oars", "Tractor", "Writing"]
    assert bottom_of_deck(match, 5) == ["Coal"]


@before
def test_air_conditioner_scores_and_makes_others_return_what_matches_their_top_cards(edition: str) -> None:
    match = echoes(
        player("ann", ["Air Conditioner"], hand=["Tools", "Sailing"], score=["Flight"]),
        player("bob", ["Metalworking", "Mapmaking"], score=["Oars", "Optics", "Mathematics"]),
        player("cat", ["Agriculture"], score=["Writing"]),
        edition=edition,
    )
    answer(match, "Dogma Air Conditioner")
    assert options(match) == ["Tools", "Sailing", "No"]
    answer(match, "Sailing")
    assert score(match, "ann") == ["Flight", "Sailing"]
    # Cat has as many leaves, and nothing to share: her hand is empty.
    assert score(match, "cat") == ["Writing"]
    assert score(match, "bob") == ["Optics"]
    assert bottom_of_deck(match, 1) == ["Oars"]
    assert bottom_of_deck(match, 2) == ["Mathematics"]
    assert hand(match, "ann") == ["Tools"]


@before
def test_air_conditioner_may_be_declined_and_lets_the_victim_order_the_cards(edition: str) -> None:
    match = echoes(
        player("ann", ["Air Conditioner"], hand=["Tools"]),
        player("bob", ["Metalworking"], score=["Oars", "Sailing", "Optics"]),
        edition=edition,
    )
    answer(match, "Dogma Air Conditioner", "No")
    assert asked(match) == "bob"
    answer(match, "Sailing")
    assert bottom_of_deck(match, 1, 2) == ["Sailing", "Oars"]
    assert score(match, "bob") == ["Optics"]
    assert score(match, "ann") == []


@before
def test_air_conditioner_echoes_under_another_yellow_card(edition: str) -> None:
    match = echoes(
        player("ann", piles={"yellow": (["Agriculture", "Air Conditioner"], "right")}, hand=["Tools"]),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    act(match, "Dogma Agriculture", "Tools")
    assert score(match, "ann") == ["Tools"]


@before
def test_air_conditioner_compares_with_top_cards_alone(edition: str) -> None:
    match = echoes(
        player("ann", ["Air Conditioner"]),
        player("bob", piles={"red": ["Metalworking", "Optics"]}, score=["Oars", "Paper"]),
        edition=edition,
    )
    act(match, "Dogma Air Conditioner")
    assert score(match, "bob") == ["Paper"]


@before
def test_tractor_draws_scores_and_draws_7s(edition: str) -> None:
    match = echoes(
        player("ann", ["Tractor"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={7: ["Bicycle", "Rubber", "Jeans"]},
    )
    act(match, "Dogma Tractor")
    assert score(match, "ann") == ["Rubber"]
    assert hand(match, "ann") == ["Bicycle", "Jeans"]


@before
def test_tractor_echoes_under_another_yellow_card_splayed_right(edition: str) -> None:
    match = echoes(
        player("ann", piles={"yellow": (["Masonry", "Tractor"], "right")}),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={7: ["Bicycle"]},
    )
    act(match, "Dogma Masonry")
    assert hand(match, "ann") == ["Bicycle"]
    assert score(match, "ann") == []


@before
def test_tractor_does_not_echo_under_another_yellow_card_splayed_up(edition: str) -> None:
    match = echoes(
        player("ann", piles={"yellow": (["Masonry", "Tractor"], "up")}),
        player("bob", ["Pottery"]),
        edition=edition,
    )
    act(match, "Dogma Masonry")
    assert hand(match, "ann") == []


@before
def test_crossword_draws_for_each_bonus_in_an_order_of_choice(edition: str) -> None:
    match = echoes(
        player("ann", ["Crossword", "Loom", "Steamboat"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={6: ["Dentures", "Canning"], 8: ["Flight"]},
    )
    answer(match, "Dogma Crossword")
    assert options(match) == ["6", "8"]
    answer(match, "8")
    assert hand(match, "ann") == ["Canning", "Dentures", "Flight"]


@before
def test_crossword_asks_again_while_two_values_are_left(edition: str) -> None:
    match = echoes(
        player("ann", ["Crossword", "Loom", "Steamboat"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={6: ["Canning", "Dentures"], 8: ["Flight"]},
    )
    act(match, "Dogma Crossword", "6", "6")
    assert hand(match, "ann") == ["Canning", "Dentures", "Flight"]


@before
def test_crossword_counts_bonuses_that_a_splay_shows(edition: str) -> None:
    match = echoes(
        player("ann", piles={"purple": (["Crossword", "Kaleidoscope", "Indian Clubs"], "right"), "red": ["Oars"]}),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={6: ["Canning"], 8: ["Nylon"]},
    )
    # Kaleidoscope shows its bonus, Indian Clubs does not.
    act(match, "Dogma Crossword", "6")
    assert hand(match, "ann") == ["Canning", "Nylon"]


@before
def test_crossword_gives_nothing_to_one_who_shares_without_a_bonus(edition: str) -> None:
    match = echoes(
        player("ann", ["Crossword"]),
        player("bob", ["Optics"]),
        edition=edition,
        decks={8: ["Flight", "Nylon"]},
    )
    act(match, "Dogma Crossword")
    assert hand(match, "bob") == []
    assert hand(match, "ann") == ["Flight"]


@before
def test_television_moves_a_card_to_the_board_and_achieves_another(edition: str) -> None:
    match = echoes(
        player("ann", ["Television"], score=["Computers", "Fission", "Genetics"]),
        player("bob", ["Metalworking"], score=["Canning", "Loom", "Tools"], achievements=[6]),
        edition=edition,
        decks={8: ["Mobility"]},
    )
    answer(match, "Dogma Television")
    assert tops(match, "ann") == ["Mobility", "Television"]
    assert options(match) == [str(value) for value in range(1, 11)]
    answer(match, "6")
    assert options(match) == ["bob: a 6", "bob: an Echoes 6"]
    answer(match, "bob: a 6")
    assert tops(match, "bob") == ["Canning", "Metalworking"]
    assert score(match, "bob") == ["Tools"]
    assert achievements(match, "ann") == [6]
    assert [card.name for card in seat(match, "ann").achievements] == ["Loom"]
    assert "ann chooses 6." in log(match, "bob")


@before
def test_television_achieves_nothing_without_a_matching_achievement(edition: str) -> None:
    match = echoes(
        player("ann", ["Television"], score=["Computers", "Fission", "Genetics"]),
        player("bob", ["Metalworking"], score=["Canning", "Loom"], achievements=[5]),
        edition=edition,
        decks={8: ["Mobility"]},
    )
    act(match, "Dogma Television", "6", "bob: an Echoes 6")
    assert pile(match, "bob", "red") == ["Loom", "Metalworking"]
    assert score(match, "bob") == ["Canning"]
    assert achievements(match, "ann") == []


@pytest.mark.parametrize(("low", "eligible"), [("Engineering", True), ("Calendar", False)])
@before
def test_television_achieves_only_what_one_is_eligible_for(edition: str, low: str, eligible: bool) -> None:
    # The bonus of 8, two 9s and the 1 make 27.
    match = echoes(
        player("ann", ["Television"], score=["Computers", "Fission", "Tools", low]),
        player("bob", ["Metalworking"], score=["Canning", "Loom"], achievements=[6]),
        edition=edition,
        decks={8: ["Mobility"]},
    )
    act(match, "Dogma Television", "6", "bob: a 6")
    assert achievements(match, "ann") == ([6] if eligible else [])
    assert score(match, "bob") == ([] if eligible else ["Loom"])


@before
def test_television_does_nothing_for_a_value_that_is_not_there(edition: str) -> None:
    match = echoes(
        player("ann", ["Television"], score=["Computers", "Fission", "Genetics"]),
        player("bob", ["Metalworking"], score=["Tools"], achievements=[6]),
        edition=edition,
        decks={8: ["Mobility"]},
    )
    act(match, "Dogma Television", "6")
    assert score(match, "bob") == ["Tools"]
    assert tops(match, "bob") == ["Metalworking"]
    assert achievements(match, "ann") == []


@before
def test_television_is_aimed_at_one_opponent_and_never_at_the_partner(edition: str) -> None:
    match = echoes(
        player("ann", ["Television"], team=1),
        player("bob", ["Metalworking"], score=["Tools"], team=2),
        player("cat", ["Masonry"], score=["Sailing"], team=1),
        player("dan", ["Oars"], score=["Writing"], achievements=[1], team=2),
        edition=edition,
        decks={8: ["Mobility"]},
    )
    answer(match, "Dogma Television")
    assert options(match) == ["bob", "dan"]
    answer(match, "dan", "1")
    assert tops(match, "dan") == ["Oars", "Writing"]
    assert score(match, "bob") == ["Tools"]
    assert score(match, "cat") == ["Sailing"]
    assert achievements(match, "ann") == []


@before
def test_television_echoes_under_another_purple_card_splayed_left(edition: str) -> None:
    match = echoes(
        player("ann", piles={"purple": (["Code of Laws", "Television"], "left")}),
        player("bob", ["Pottery"]),
        edition=edition,
        decks={8: ["Mobility"]},
    )
    act(match, "Dogma Code of Laws")
    assert tops(match, "ann") == ["Code of Laws", "Mobility"]


@before
def test_television_melds_the_8_on_top(edition: str) -> None:
    match = echoes(
        player("ann", ["Television", "Oars"]),
        player("bob", ["Metalworking"]),
        edition=edition,
        decks={8: ["Mobility"]},
    )
    act(match, "Dogma Television", "1")
    assert pile(match, "ann", "red") == ["Mobility", "Oars"]
