"""Echoes of the Past, age 2, card by card."""

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
    points,
    score,
    splay,
    tops,
    winners,
)


@before
def test_lever_draws_two_2s_by_its_echo_and_a_higher_card_for_a_pair(edition: str) -> None:
    match = echoes(
        player("ann", ["Lever"], hand=["Dice"]),
        player("bob", ["Oars"]),
        edition=edition,
        decks={2: ["Currency", "Calendar"], 3: ["Optics"]},
    )
    answer(match, "Dogma Lever")
    assert options(match) == ["Dice", "Currency", "Calendar", "Done"]
    answer(match, "Currency", "Calendar", "Calendar")
    assert hand(match, "ann") == ["Dice", "Optics"]
    assert bottom_of_deck(match, 2, 2) == ["Calendar", "Currency"]


@before
def test_lever_draws_its_2s_one_after_the_other_and_may_return_nothing(edition: str) -> None:
    match = echoes(
        player("ann", ["Lever"]),
        player("bob", ["Oars"]),
        edition=edition,
        decks={2: ["Currency", "Calendar", "Glassblowing"]},
    )
    act(match, "Dogma Lever", "Done")
    assert hand(match, "ann") == ["Currency", "Glassblowing"]


@before
def test_lever_draws_nothing_for_cards_that_do_not_match(edition: str) -> None:
    match = echoes(
        player("ann", ["Lever"], hand=["Oars", "Dice", "Optics"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={2: ["Currency", "Calendar"]},
    )
    act(match, "Dogma Lever", "Oars", "Optics", "Currency", "Done")
    assert hand(match, "ann") == ["Calendar", "Dice"]
    assert bottom_of_deck(match, 3) == ["Optics"]


@before
@pytest.mark.parametrize(
    ("held", "drawn"), [(["Mathematics"], ["Optics"]), (["Mathematics", "Philosophy"], ["Optics", "Paper"])]
)
def test_lever_counts_whole_pairs(edition: str, held: list[str], drawn: list[str]) -> None:
    match = echoes(
        player("ann", ["Lever"], hand=["Dice", *held]),
        player("bob", ["Oars"]),
        edition=edition,
        decks={2: ["Currency", "Calendar"], 3: ["Optics", "Paper"]},
    )
    returned = [*held, "Currency", "Calendar"]
    act(match, "Dogma Lever", *returned, *returned[:-1])
    assert hand(match, "ann") == ["Dice", *drawn]


@before
def test_lever_lets_the_player_order_the_draws_for_pairs_of_two_values(edition: str) -> None:
    match = echoes(
        player("ann", ["Lever"], hand=["Oars", "Tools", "Optics", "Paper", "Dice"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={2: ["Currency", "Calendar", "Mathematics"], 4: ["Anatomy"]},
    )
    answer(match, "Dogma Lever", "Oars", "Tools", "Optics", "Paper", "Done", "Oars", "Optics")
    assert options(match) == ["2", "4"]
    answer(match, "4")
    assert hand(match, "ann") == ["Anatomy", "Calendar", "Currency", "Dice", "Mathematics"]
    assert [line for line in log(match, "ann") if "draws" in line][-2:] == [
        "ann draws Anatomy (4).",
        "ann draws Mathematics (2).",
    ]


@before
@pytest.mark.parametrize(
    ("direction", "drawn"), [("up", ["Calendar", "Currency", "Mathematics"]), ("left", ["Currency"])]
)
def test_lever_echoes_from_a_pile_splayed_up(edition: str, direction: str, drawn: list[str]) -> None:
    match = echoes(
        player("ann", piles={"blue": (["Writing", "Lever"], direction)}, hand=["Dice"]),
        player("bob", ["Oars"]),
        edition=edition,
        decks={2: ["Currency", "Calendar", "Mathematics"]},
    )
    act(match, "Dogma Writing")
    assert hand(match, "ann") == sorted(["Dice", *drawn])


@before
def test_lever_ends_the_game_for_two_10s(edition: str) -> None:
    match = echoes(
        player("ann", ["Lever"], hand=["Software", "Robotics", "Dice"]),
        player("bob", ["Archery"], score=["Oars"]),
        edition=edition,
    )
    act(match, "Dogma Lever", "Software", "Robotics", "Done", "Software")
    assert winners(match) == ["bob"]


@before
def test_linguistics_draws_a_3_and_a_card_of_the_value_of_a_bonus(edition: str) -> None:
    match = echoes(
        player("ann", ["Linguistics", "Crossbow", "Toothbrush", "Pagoda"]),
        player("bob", ["Oars", "Puppet"]),
        edition=edition,
        decks={2: ["Lever", "Currency"], 3: ["Optics"]},
    )
    answer(match, "Dogma Linguistics")
    assert options(match) == ["Draw a 3", "Draw and foreshadow a 4"]
    answer(match, "Draw a 3")
    assert options(match) == ["2", "3"]
    answer(match, "2")
    assert hand(match, "ann") == ["Lever", "Optics"]
    assert forecast(match, "ann") == []


@before
def test_linguistics_foreshadows_a_4_and_takes_the_only_bonus(edition: str) -> None:
    match = echoes(
        player("ann", ["Linguistics", "Puppet"]),
        player("bob", ["Oars"]),
        edition=edition,
        decks={3: ["Optics"], 4: ["Anatomy"]},
    )
    act(match, "Dogma Linguistics", "Draw and foreshadow a 4")
    assert forecast(match, "ann") == ["Anatomy"]
    assert hand(match, "ann") == ["Optics"]


@before
@pytest.mark.parametrize(("direction", "drawn"), [("up", ["Optics", "Paper"]), ("left", ["Optics"])])
def test_linguistics_counts_only_bonuses_in_sight(edition: str, direction: str, drawn: list[str]) -> None:
    match = echoes(
        player("ann", ["Linguistics"], piles={"purple": (["Bell", "Puppet"], direction)}, hand=["Dice"]),
        player("bob", ["Oars", "Toothbrush"]),
        edition=edition,
        decks={3: ["Optics", "Paper"]},
    )
    act(match, "Dogma Linguistics", "Draw a 3")
    assert hand(match, "ann") == ["Dice", *drawn]


@before
def test_linguistics_is_shared_with_each_players_own_bonuses(edition: str) -> None:
    match = echoes(
        player("ann", ["Linguistics"]),
        player("bob", ["Tools", "Toothbrush"], hand=["Dice"]),
        edition=edition,
        decks={2: ["Currency", "Calendar"], 3: ["Optics"], 4: ["Anatomy"]},
    )
    act(match, "Dogma Linguistics", "Draw a 3", "Draw and foreshadow a 4")
    assert hand(match, "bob") == ["Currency", "Dice", "Optics"]
    assert forecast(match, "ann") == ["Anatomy"]
    assert hand(match, "ann") == ["Calendar"]


@before
def test_crossbow_takes_a_card_with_a_bonus_and_gives_a_card_to_another_board(edition: str) -> None:
    match = echoes(
        player("ann", ["Crossbow"], hand=["Sailing", "Bell"]),
        player("bob", ["Writing", "Clothing"], hand=["Dice", "Oars", "Puppet"]),
        player("cat", ["Pottery"]),
        edition=edition,
    )
    answer(match, "Dogma Crossbow")
    assert asked(match) == "bob"
    assert options(match) == ["Dice", "Puppet"]
    answer(match, "Puppet")
    assert asked(match) == "ann"
    assert options(match) == ["Sailing", "Bell"]
    answer(match, "Sailing")
    assert options(match) == ["bob", "cat"]
    answer(match, "bob")
    assert score(match, "ann") == ["Puppet"]
    assert hand(match, "bob") == ["Dice", "Oars"]
    assert pile(match, "bob", "green") == ["Sailing", "Clothing"]
    assert hand(match, "ann") == ["Bell"]


@before
def test_crossbow_must_give_the_only_card_and_takes_nothing_without_a_bonus(edition: str) -> None:
    match = echoes(
        player("ann", ["Crossbow"], hand=["Sailing"]),
        player("bob", ["Writing"], hand=["Bell"]),
        edition=edition,
    )
    act(match, "Dogma Crossbow")
    assert score(match, "ann") == []
    assert hand(match, "bob") == ["Bell"]
    assert "bob shows their hand: Bell (1)." in log(match, "ann")
    assert hand(match, "ann") == []
    assert tops(match, "bob") == ["Sailing", "Writing"]


@pytest.mark.parametrize(("edition", "receivers"), [("1e", ["bob", "dan"]), ("3e", ["bob", "cat", "dan"])])
def test_crossbow_gives_a_card_to_the_partner_since_the_third_edition(edition: str, receivers: list[str]) -> None:
    match = echoes(
        player("ann", ["Crossbow"], hand=["Sailing"], team=1),
        player("bob", ["Writing"], team=2),
        player("cat", ["Clothing"], team=1),
        player("dan", ["Pottery"], team=2),
        edition=edition,
    )
    answer(match, "Dogma Crossbow")
    assert options(match) == receivers


@before
def test_crossbow_does_nothing_with_empty_hands(edition: str) -> None:
    match = echoes(player("ann", ["Crossbow"]), player("bob", ["Writing"]), edition=edition)
    act(match, "Dogma Crossbow")
    assert tops(match, "ann") == ["Crossbow"]
    assert tops(match, "bob") == ["Writing"]


@before
def test_crossbow_makes_those_with_as_many_castles_give_a_card_first(edition: str) -> None:
    match = echoes(
        player("ann", ["Crossbow"]),
        player("bob", ["Archery"], hand=["Puppet"]),
        edition=edition,
        decks={2: ["Currency"]},
    )
    act(match, "Dogma Crossbow")
    assert tops(match, "ann") == ["Crossbow", "Puppet"]
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Currency"]


@before
def test_horseshoes_foreshadows_a_2_and_takes_a_top_card_without_castle_and_factory(edition: str) -> None:
    match = echoes(
        player("ann", ["Horseshoes"]),
        player("bob", ["Writing", "Coal", "Sailing"]),
        edition=edition,
        decks={2: ["Calendar", "Currency"]},
    )
    answer(match, "Dogma Horseshoes")
    assert asked(match) == "bob"
    assert options(match) == ["Writing", "Sailing"]
    answer(match, "Writing")
    assert forecast(match, "ann") == ["Calendar"]
    assert tops(match, "ann") == ["Horseshoes", "Writing"]
    assert pile(match, "bob", "green") == ["Currency", "Sailing"]
    assert tops(match, "bob") == ["Coal", "Currency"]


@before
def test_horseshoes_takes_no_top_card_that_has_one_of_the_two_icons(edition: str) -> None:
    match = echoes(
        player("ann", ["Horseshoes", "Tools"]),
        player("bob", ["City States", "Coal"]),
        edition=edition,
        decks={2: ["Calendar"]},
    )
    act(match, "Dogma Horseshoes")
    assert forecast(match, "ann") == ["Calendar"]
    assert tops(match, "bob") == ["City States", "Coal"]
    assert tops(match, "ann") == ["Horseshoes", "Tools"]


@before
def test_horseshoes_shares_its_echo_and_spares_those_with_as_many_castles(edition: str) -> None:
    match = echoes(
        player("ann", ["Horseshoes"]),
        player("bob", ["City States", "Writing"], hand=["Oars"]),
        edition=edition,
        decks={2: ["Lever", "Calendar", "Currency"]},
    )
    act(match, "Dogma Horseshoes")
    assert forecast(match, "bob") == ["Lever"]
    assert forecast(match, "ann") == ["Calendar"]
    assert tops(match, "bob") == ["City States", "Writing"]
    assert hand(match, "ann") == ["Currency"]


@before
@pytest.mark.parametrize(("direction", "foreseen"), [("up", ["Currency"]), ("right", []), ("left", [])])
def test_horseshoes_echoes_from_a_pile_splayed_up(edition: str, direction: str, foreseen: list[str]) -> None:
    match = echoes(
        player("ann", piles={"red": (["Oars", "Horseshoes"], direction)}),
        player("bob", ["Writing"]),
        edition=edition,
        decks={1: ["Tools"], 2: ["Currency"]},
    )
    act(match, "Dogma Oars")
    assert forecast(match, "ann") == foreseen
    assert hand(match, "ann") == ["Tools"]


@before
def test_glassblowing_scores_a_bonus_card_and_foreshadows_three_above_the_lowest(edition: str) -> None:
    match = echoes(
        player("ann", ["Glassblowing", "Astronomy", "Engineering"], hand=["Dice", "Oars", "Puppet", "Bell"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={6: ["Canning"]},
    )
    answer(match, "Dogma Glassblowing")
    assert options(match) == ["Dice", "Puppet"]
    answer(match, "Puppet")
    assert score(match, "ann") == ["Puppet"]
    assert forecast(match, "ann") == ["Canning"]
    assert hand(match, "ann") == ["Bell", "Dice", "Oars"]


@before
def test_glassblowing_foreshadows_a_3_with_nothing_but_green_and_shows_a_hand_without_bonus(edition: str) -> None:
    match = echoes(
        player("ann", ["Glassblowing"], hand=["Bell"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={3: ["Optics"]},
    )
    act(match, "Dogma Glassblowing")
    assert score(match, "ann") == []
    assert forecast(match, "ann") == ["Optics"]
    assert "ann shows their hand: Bell (1)." in log(match, "bob")


@before
def test_glassblowing_must_score_the_only_bonus_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Glassblowing", "Oars"], hand=["Dice"], scored=5),
        player("bob", ["Tools"]),
        edition=edition,
        decks={4: ["Anatomy"]},
    )
    act(match, "Dogma Glassblowing")
    assert score(match, "ann") == ["Dice"]
    assert achievements(match, "ann") == ["Monument"]
    assert forecast(match, "ann") == ["Anatomy"]


@before
def test_glassblowing_echoes_from_under_another_green_card(edition: str) -> None:
    match = echoes(
        player("ann", piles={"green": (["Sailing", "Glassblowing"], "left")}, hand=["Dice"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Sailing")
    assert score(match, "ann") == ["Dice"]
    assert tops(match, "ann") == ["Oars", "Sailing"]
    assert forecast(match, "ann") == []


@before
@pytest.mark.parametrize(("blue", "ended"), [("Evolution", []), ("Quantum Theory", ["bob"])])
def test_glassblowing_ends_the_game_above_an_8(edition: str, blue: str, ended: list[str]) -> None:
    match = echoes(player("ann", ["Glassblowing", blue]), player("bob", ["Tools"], score=["Oars"]), edition=edition)
    act(match, "Dogma Glassblowing")
    assert winners(match) == ended


@before
def test_scissors_takes_a_bottom_card_and_melds_or_scores_up_to_two(edition: str) -> None:
    match = echoes(
        player("ann", ["Oars"], piles={"green": ["Scissors", "Sailing"]}, hand=["Tools", "Calendar"]),
        player("bob", ["Writing"]),
        edition=edition,
    )
    answer(match, "Dogma Scissors")
    assert options(match) == ["Oars", "Sailing"]
    answer(match, "Sailing")
    assert options(match) == ["Tools", "Calendar", "Sailing", "Done"]
    answer(match, "Tools", "Sailing")
    assert options(match) == ["Meld it", "Score it"]
    answer(match, "Meld it", "Score it")
    assert pile(match, "ann", "blue") == ["Tools"]
    assert pile(match, "ann", "green") == ["Scissors"]
    assert score(match, "ann") == ["Sailing"]
    assert hand(match, "ann") == ["Calendar"]


@before
def test_scissors_melds_two_cards_of_one_colour_in_either_order(edition: str) -> None:
    match = echoes(
        player("ann", ["Scissors"], hand=["Tools", "Pottery"]),
        player("bob", ["Writing"]),
        edition=edition,
    )
    act(match, "Dogma Scissors", "Tools", "Pottery", "Meld it", "Meld it", "Pottery")
    assert pile(match, "ann", "blue") == ["Tools", "Pottery"]
    # The echo had taken the only green card.
    assert hand(match, "ann") == ["Scissors"]


@before
def test_scissors_may_choose_no_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Scissors"], hand=["Tools"]),
        player("bob", ["Writing"], piles={"green": ["Sailing", "Paper"]}),
        edition=edition,
    )
    act(match, "Dogma Scissors", "Done")
    assert hand(match, "ann") == ["Scissors", "Tools"]
    assert tops(match, "ann") == []
    # Paper is covered.
    assert score(match, "ann") == []
    assert pile(match, "bob", "green") == ["Sailing", "Paper"]


@before
def test_scissors_cuts_paper_from_any_board_and_that_is_no_scoring(edition: str) -> None:
    match = echoes(
        player("ann", ["Scissors"], scored=5),
        player("bob", ["Writing"]),
        player("cat", piles={"green": ["Paper", "Sailing"]}),
        edition=edition,
    )
    act(match, "Dogma Scissors", "Done")
    assert score(match, "ann") == ["Paper"]
    assert tops(match, "cat") == ["Sailing"]
    assert achievements(match, "ann") == []


@before
def test_scissors_cuts_paper_from_ones_own_board(edition: str) -> None:
    match = echoes(
        player("ann", piles={"green": ["Scissors", "Paper"]}),
        player("bob", ["Writing"]),
        edition=edition,
    )
    act(match, "Dogma Scissors", "Paper", "Meld it")
    assert score(match, "ann") == ["Paper"]
    assert tops(match, "ann") == ["Scissors"]


@before
def test_scissors_gives_paper_to_the_first_who_shares(edition: str) -> None:
    match = echoes(
        player("ann", ["Scissors", "Calendar"]),
        player("bob", ["Archery"]),
        player("cat", ["Paper"]),
        edition=edition,
        decks={2: ["Currency", "Lever"]},
    )
    act(match, "Dogma Scissors", "Scissors", "Done", "Done")
    assert score(match, "bob") == ["Paper"]
    assert hand(match, "bob") == ["Archery"]
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Currency", "Scissors"]


@before
def test_scissors_echoes_from_under_another_green_card(edition: str) -> None:
    match = echoes(
        player("ann", piles={"green": (["The Wheel", "Scissors"], "right")}),
        player("bob", ["Writing"]),
        edition=edition,
        decks={1: ["Oars", "Tools"]},
    )
    act(match, "Dogma The Wheel")
    assert hand(match, "ann") == ["Oars", "Scissors", "Tools"]
    assert tops(match, "ann") == ["The Wheel"]


@before
def test_toothbrush_tucks_a_value_splays_left_and_adds_an_achievement(edition: str) -> None:
    match = echoes(
        player("ann", ["Toothbrush"], hand=["Tools", "Currency", "Dice", "Oars"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={2: ["Calendar", "Mathematics", "Lever"]},
        exact=True,
        achievements=[],
        special=[],
    )
    answer(match, "Dogma Toothbrush")
    assert options(match) == ["1", "2"]
    answer(match, "1")
    assert options(match) == ["Tools", "Dice"]
    answer(match, "Tools")
    assert pile(match, "ann", "blue") == ["Tools", "Dice"]
    assert pile(match, "ann", "red") == ["Oars"]
    assert hand(match, "ann") == ["Currency"]
    assert options(match) == ["blue", "No"]
    answer(match, "blue")
    assert splay(match, "ann", "blue") == "left"
    assert options(match) == ["The deck of 2s", "No"]
    answer(match, "The deck of 2s")
    assert available(match) == [2]
    assert deck(match, 2) == ["Calendar"]


@before
def test_toothbrush_must_tuck_but_the_rest_may_be_declined(edition: str) -> None:
    match = echoes(
        player("ann", ["Toothbrush"], hand=["Tools", "Dice"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={2: ["Calendar"]},
        exact=True,
        achievements=[],
        special=[],
    )
    act(match, "Dogma Toothbrush", "Dice", "No", "No")
    assert pile(match, "ann", "blue") == ["Dice", "Tools"]
    assert splay(match, "ann", "blue") == "unsplayed"
    assert available(match) == []
    assert deck(match, 2) == ["Calendar"]


@before
def test_toothbrush_asks_nothing_where_nothing_can_be_done(edition: str) -> None:
    match = echoes(
        player("ann", ["Toothbrush"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={2: ["Lever"], 3: ["Optics"]},
        exact=True,
        achievements=[],
        special=[],
    )
    act(match, "Dogma Toothbrush")
    assert available(match) == []
    assert deck(match, 2, "echoes") == ["Lever"]


@before
def test_toothbrush_echoes_from_under_another_yellow_card(edition: str) -> None:
    match = echoes(
        player("ann", piles={"yellow": (["Agriculture", "Toothbrush"], "right")}, hand=["Tools", "Currency"]),
        player("bob", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Agriculture", "2", "No")
    assert tops(match, "ann") == ["Agriculture", "Currency"]
    assert hand(match, "ann") == ["Tools"]


@before
def test_toothbrush_lets_each_player_who_shares_add_an_achievement(edition: str) -> None:
    match = echoes(
        player("ann", ["Toothbrush"]),
        player("bob", ["Agriculture"]),
        edition=edition,
        decks={2: ["Calendar", "Mathematics", "Currency", "Lever"]},
        exact=True,
        achievements=[],
        special=[],
    )
    answer(match, "Dogma Toothbrush")
    assert asked(match) == "bob"
    answer(match, "The deck of 2s")
    assert asked(match) == "ann"
    answer(match, "The deck of 2s")
    assert available(match) == [2, 2]
    # Calendar is drawn for sharing.
    assert hand(match, "ann") == ["Calendar"]


@before
def test_watermill_tucks_a_bonus_card_and_draws_by_its_bonus(edition: str) -> None:
    match = echoes(
        player("ann", ["Watermill"], hand=["Dice", "Bell", "Puppet"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={3: ["Optics"]},
    )
    answer(match, "Dogma Watermill")
    assert options(match) == ["Dice", "Puppet"]
    answer(match, "Puppet")
    assert pile(match, "ann", "purple") == ["Puppet"]
    assert hand(match, "ann") == ["Bell", "Dice", "Optics"]
    assert not any("reveals" in line for line in log(match, "bob"))


@before
def test_watermill_repeats_for_a_card_returned_if_the_drawn_card_has_a_bonus(edition: str) -> None:
    match = echoes(
        player("ann", ["Watermill"], hand=["Dice", "Oars", "Calendar"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={1: ["Plumbing", "Tools"], 2: ["Lever", "Currency"]},
    )
    answer(match, "Dogma Watermill")
    assert options(match) == ["Oars", "Calendar", "Plumbing", "No"]
    answer(match, "Oars")
    assert pile(match, "ann", "blue") == ["Dice"]
    assert pile(match, "ann", "red") == ["Plumbing"]
    assert hand(match, "ann") == ["Calendar", "Lever"]
    assert bottom_of_deck(match, 1) == ["Oars"]
    assert "ann reveals Plumbing (1)." in log(match, "bob")


@before
def test_watermill_may_return_the_drawn_card_itself_and_then_has_nothing_to_tuck(edition: str) -> None:
    match = echoes(
        player("ann", ["Watermill"], hand=["Dice", "Oars"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={1: ["Plumbing"]},
    )
    act(match, "Dogma Watermill", "Plumbing")
    assert hand(match, "ann") == ["Oars"]
    assert bottom_of_deck(match, 1, set_name="echoes") == ["Plumbing"]
    assert "ann reveals Plumbing (1)." in log(match, "bob")
    assert "ann shows their hand: Oars (1)." in log(match, "bob")


@before
def test_watermill_need_not_repeat_and_then_shows_nothing(edition: str) -> None:
    match = echoes(
        player("ann", ["Watermill"], hand=["Dice", "Oars"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={1: ["Plumbing"]},
    )
    act(match, "Dogma Watermill", "No")
    assert hand(match, "ann") == ["Oars", "Plumbing"]
    assert not any("Plumbing" in line for line in log(match, "bob"))


@before
def test_watermill_does_nothing_without_a_bonus_card(edition: str) -> None:
    match = echoes(
        player("ann", ["Watermill"], hand=["Bell"]),
        player("bob", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Watermill")
    assert hand(match, "ann") == ["Bell"]
    assert "ann shows their hand: Bell (1)." in log(match, "bob")


@before
def test_pagoda_tucks_a_card_of_the_drawn_colour_and_melds_the_drawn_one(edition: str) -> None:
    match = echoes(
        player("ann", ["Pagoda"], hand=["Oars", "Dice", "Archery"]),
        player("bob", ["Writing"]),
        edition=edition,
        decks={3: ["Optics"]},
    )
    answer(match, "Dogma Pagoda")
    assert options(match) == ["Oars", "Archery"]
    answer(match, "Archery")
    assert pile(match, "ann", "red") == ["Optics", "Archery"]
    assert hand(match, "ann") == ["Dice", "Oars"]
    assert forecast(match, "ann") == []
    assert "ann reveals Optics (3)." in log(match, "bob")


@before
def test_pagoda_must_tuck_the_only_card_of_the_colour(edition: str) -> None:
    match = echoes(
        player("ann", ["Pagoda", "Calendar"], hand=["Dice"]),
        player("bob", ["Writing"]),
        edition=edition,
        decks={3: ["Alchemy"]},
    )
    act(match, "Dogma Pagoda")
    assert pile(match, "ann", "blue") == ["Alchemy", "Calendar", "Dice"]
    assert hand(match, "ann") == []


@before
@pytest.mark.parametrize("held", [["Dice"], []])
def test_pagoda_foreshadows_a_card_of_a_colour_not_in_hand(edition: str, held: list[str]) -> None:
    match = echoes(
        player("ann", ["Pagoda"], hand=held),
        player("bob", ["Writing"]),
        edition=edition,
        decks={3: ["Optics"]},
    )
    act(match, "Dogma Pagoda")
    assert forecast(match, "ann") == ["Optics"]
    assert hand(match, "ann") == held
    assert tops(match, "ann") == ["Pagoda"]
    assert any(line.startswith("ann shows their hand") for line in log(match, "bob"))


@before
def test_chaturanga_melds_a_bonus_card_and_draws_two_by_its_bonus(edition: str) -> None:
    match = echoes(
        player("ann", ["Chaturanga"], hand=["Dice", "Bell", "Puppet"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={3: ["Optics", "Paper"]},
    )
    answer(match, "Dogma Chaturanga")
    assert options(match) == ["Dice", "Puppet"]
    answer(match, "Puppet")
    assert pile(match, "ann", "purple") == ["Puppet", "Chaturanga"]
    assert hand(match, "ann") == ["Bell", "Dice", "Optics", "Paper"]
    assert forecast(match, "ann") == []


@before
def test_chaturanga_draws_its_cards_one_after_the_other(edition: str) -> None:
    match = echoes(
        player("ann", ["Chaturanga"], hand=["Dice", "Oars"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={1: ["Bell", "Umbrella", "Pottery", "Writing"]},
    )
    act(match, "Dogma Chaturanga")
    assert tops(match, "ann") == ["Chaturanga", "Dice"]
    assert hand(match, "ann") == ["Bell", "Oars", "Pottery"]


@before
@pytest.mark.parametrize("held", [["Bell"], []])
def test_chaturanga_foreshadows_by_the_number_of_top_cards_without_a_bonus_card(edition: str, held: list[str]) -> None:
    match = echoes(
        player("ann", ["Chaturanga", "Calendar"], piles={"red": ["Oars", "Archery"]}, hand=held),
        player("bob", ["Tools"]),
        edition=edition,
        decks={3: ["Optics"]},
    )
    act(match, "Dogma Chaturanga")
    assert forecast(match, "ann") == ["Optics"]
    assert hand(match, "ann") == held
    assert points(match, "ann") == 3
