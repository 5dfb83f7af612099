"""Figures where decks run out, where a karma has moved a card that an effect goes on with, and the like."""

import pytest

from helpers import (
    achievements,
    act,
    all_of,
    answer,
    bottom_of_deck,
    figures,
    hand,
    options,
    pile,
    player,
    score,
    splay,
    tops,
    winners,
)

# Where no card is left to be drawn


def test_isaac_newton_acts_before_a_draw_action_for_which_no_card_is_left() -> None:
    match = figures(
        player("ann", piles={"blue": ["Isaac Newton"], "red": ["Robotics"]}),
        player("bob", hand=all_of(10, but=["Robotics"])),
        decks={1: ["Metalworking"], 5: ["Coal"]},
    )
    act(match, "Draw", "ann")
    assert match.result is None and pile(match, "ann", "red") == ["Metalworking", "Robotics"]
    assert hand(match, "ann") == ["Coal"], "the 10 is covered, so that a 5 is the highest top card"


def test_isaac_newton_lets_the_game_end_that_he_cannot_keep_from_it() -> None:
    match = figures(
        player("ann", piles={"blue": ["Isaac Newton"], "red": ["Robotics"]}, score=["Coal"]),
        player("bob", hand=all_of(10, but=["Robotics"])),
        decks={1: ["Metalworking"]},
    )
    act(match, "Draw", "bob")
    assert pile(match, "bob", "red") == ["Metalworking"]
    assert winners(match) == ["ann"]


def test_sun_tzu_melds_before_a_free_draw_for_which_no_card_is_left() -> None:
    match = figures(
        player("ann", ["Sun Tzu", "Mysticism"], piles={"yellow": ["Stem Cells"]}, hand=["Masonry"]),
        player("bob", ["Metalworking", "The Wheel"], hand=all_of(10, but=["Stem Cells"])),
        decks={1: ["Domestication", "Sailing"], 2: ["Plato"]},
    )
    act(match, "Dogma Mysticism", "Masonry")
    assert match.result is None and pile(match, "ann", "yellow") == ["Masonry", "Stem Cells"]
    assert hand(match, "ann") == ["Plato", "Sailing"], "Sun Tzu, a 2, is the highest top card"


def test_a_karma_upon_drawing_a_card_does_not_act_where_none_is_left() -> None:
    match = figures(
        player("ann", piles={"yellow": ["Rhazes"], "red": ["Robotics"]}, hand=["Databases"]),
        player("bob", score=all_of(10, but=["Robotics", "Databases"])),
    )
    act(match, "Draw")
    assert winners(match) == ["bob"] and hand(match, "ann") == ["Databases"]


# What a karma has moved meanwhile


def test_a_card_that_rowland_hill_has_claimed_is_not_tucked_any_more() -> None:
    held = ["Archery", "Agriculture", "Sailing", "Tools", "Metalworking", "Oars"]
    match = figures(player("ann", ["Rowland Hill", "Lighting"], hand=held, tucked=4), player("bob"))
    answer(match, "Dogma Lighting", "Archery", "Agriculture", "Sailing")
    assert achievements(match, "ann") == [], "the second card is the sixth that is tucked in this turn"
    answer(match, "Tools", "Metalworking", "Oars")
    assert achievements(match, "ann") == [1, "Monument"], "Sailing is claimed, and stays so"
    assert tops(match, "ann") == ["Archery", "Lighting", "Rowland Hill"]


def test_cards_that_rhazes_has_tucked_are_not_returned_with_those_that_clock_reveals() -> None:
    match = figures(
        player("ann", ["Clock"]),
        player("bob", ["Rhazes"]),
        also=["echoes"],
        decks={10: ["Databases", "Software", "Robotics"]},
    )
    act(match, "Dogma Clock")
    assert tops(match, "bob") == ["Databases", "Rhazes", "Software"]
    assert bottom_of_deck(match, 10) == ["Robotics"]


# What counts as being in two places


def test_carl_friedrich_gauss_melds_a_card_once_that_is_held_and_counts_as_scored() -> None:
    match = figures(
        player(
            "ann", ["Carl Friedrich Gauss", "Michelangelo", "Nelson Mandela"], hand=["Archery", "Oars", "Monotheism"]
        ),
        player("bob"),
    )
    answer(match, "Meld Monotheism", "1")
    assert options(match) == ["Archery", "Oars"]
    answer(match, "Archery")
    assert pile(match, "ann", "red") == ["Oars", "Archery", "Nelson Mandela"]


def test_colt_paterson_revolver_returns_a_card_once_that_is_held_and_counts_as_scored() -> None:
    match = figures(
        player("ann", ["Colt Paterson Revolver"]),
        player("bob", ["Michelangelo", "Coal", "Navigation"], hand=["Archery"], score=["Metalworking"]),
        also=["artifacts"],
        decks={7: ["Combustion"]},
    )
    answer(match, "Dogma Colt Paterson Revolver")
    assert options(match) == ["Archery", "Metalworking"]
    answer(match, "Archery")
    assert (hand(match, "bob"), score(match, "bob")) == ([], [])
    assert bottom_of_deck(match, 1, 2) == ["Archery", "Metalworking"]


# Echo effects and values


@pytest.mark.parametrize(
    ("choices", "splayed"), [(["J.P. Morgan"], "unsplayed"), (["Sailing", "blue", "J.P. Morgan"], "up")]
)
def test_the_echo_effect_of_the_card_that_margaret_thatcher_scores_is_out_of_sight(
    choices: list[str], splayed: str
) -> None:
    match = figures(
        player("ann", ["Margaret Thatcher", "J.P. Morgan"], piles={"blue": ["Pottery", "Tools"]}),
        player("bob", ["Sailing"]),
    )
    act(match, "Dogma J.P. Morgan", *choices)
    assert splay(match, "ann", "blue") == splayed


def test_the_war_decree_can_name_the_value_that_battleship_yamato_has_on_a_board() -> None:
    match = figures(
        player("ann", ["Plato"], hand=["Sun Tzu", "Imhotep", "Alfred Nobel"]),
        player("bob", ["Battleship Yamato"]),
        also=["artifacts"],
    )
    answer(match, "Issue the War decree")
    assert options(match)[-1] == "11"
    answer(match, "11")
    assert tops(match, "bob") == [] and bottom_of_deck(match, 8, set_name="artifacts") == ["Battleship Yamato"]


def test_the_war_decree_names_no_value_that_neither_a_deck_nor_a_card_has() -> None:
    match = figures(
        player("ann", ["Plato"], hand=["Sun Tzu", "Imhotep", "Alfred Nobel"]),
        player("bob", ["Oars"]),
        also=["artifacts"],
    )
    answer(match, "Issue the War decree")
    assert options(match)[-1] == "10"
