"""The relics, card by card, and how they are seized."""

from typing import Any

import pytest

from helpers import (
    achievements,
    act,
    answer,
    artifacts,
    asked,
    bottom_of_deck,
    game,
    hand,
    icons,
    log,
    options,
    player,
    score,
    seat,
    table,
    tops,
)
from splay.kernel.match import Match
from splay.kernel.plain import Spec


def relics(*players: Spec, sets: tuple[str, ...] = ("base", "artifacts"), **rest: Any) -> Match:
    """Return a match with Artifacts and relics at a position."""
    return table(*players, sets=list(sets), options={"relics": "yes"}, **rest)


def beside(match: Match) -> list[str]:
    """Return the names of the relics beside their decks, sorted."""
    return sorted(card.name for card in game(match).zones[-1].cards)


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("Timbuktu", ("cities", 3, "green", ["lightbulb", "crown", "crown", "crown", "plus", "hex"])),
        ("Complex Numbers", ("base", 4, "blue", ["factory", "hex", "lightbulb", "lightbulb"])),
        ("Newton-Wickins Telescope", ("artifacts", 5, "purple", ["factory", "lightbulb", "factory", "hex"])),
        ("Ching Shih", ("figures", 6, "red", ["clock", "clock", "hex", "leaf"])),
        ("Safety Pin", ("echoes", 7, "yellow", ["hex", "echo", "leaf", "leaf"])),
    ],
)
def test_relics_are_lost_cards_of_their_sets(name: str, facts: tuple[str, int, str, list[str]]) -> None:
    match = relics(player("ann", ["Oars"]), player("bob", ["Tools"]))
    card = next(card for card in game(match).cards if card.name == name)
    known = card.facts("3e")
    assert (known["set"], known["age"], known["color"], known["icons"]) == facts
    assert name in beside(match)


def test_a_relic_is_seized_after_digging_an_artifact_of_its_value() -> None:
    match = relics(
        player("ann", ["Gunpowder"], hand=["Archery"]),
        player("bob", ["Tools"]),
        decks={4: ["Tortugas Galleon"]},
    )
    answer(match, "Meld Archery")
    assert asked(match) == "ann"
    assert options(match) == ["To your achievements", "To your hand", "No"]
    answer(match, "To your hand")
    assert hand(match, "ann") == ["Complex Numbers"]
    assert "Complex Numbers" not in beside(match)


def test_a_relic_of_a_set_that_is_not_in_the_game_goes_to_the_achievements() -> None:
    match = relics(
        player("ann", ["Explosives"], hand=["Archery"]),
        player("bob", ["Tools"], achievements=["Safety Pin"]),
        decks={7: ["Periodic Table"]},
    )
    answer(match, "Meld Archery")
    assert options(match) == ["To your achievements", "No"]
    answer(match, "To your achievements")
    assert achievements(match, "ann") == [7]
    assert achievements(match, "bob") == []
    assert any("Safety Pin" in line for line in log(match, "bob"))


def test_a_relic_may_be_left_where_it_is_and_other_values_do_not_ask() -> None:
    match = relics(
        player("ann", ["Gunpowder", "Sailing"], hand=["Archery", "The Wheel"]),
        player("bob", ["Tools"]),
        decks={1: ["Dancing Girl"], 4: ["Tortugas Galleon"]},
    )
    act(match, "Meld Archery", "No")
    assert "Complex Numbers" in beside(match)
    match = relics(
        player("ann", ["Clothing"], hand=["The Wheel"]), player("bob", ["Tools"]), decks={1: ["Dancing Girl"]}
    )
    act(match, "Meld The Wheel")
    assert len(beside(match)) == 5


def test_timbuktu_shows_its_icons_and_cannot_be_used() -> None:
    match = relics(
        player("ann", piles={"green": ["Timbuktu"]}),
        player("bob", ["Tools"]),
        sets=("base", "cities", "artifacts"),
    )
    assert "Dogma Timbuktu" not in options(match)
    assert icons(match, "ann") == {"crown": 3, "lightbulb": 1}


def test_complex_numbers_claims_for_a_card_with_the_icons_of_a_top_card() -> None:
    match = relics(
        player("ann", ["Metalworking"], piles={"blue": ["Complex Numbers"]}, hand=["Mysticism", "Monotheism", "Tools"]),
        player("bob", ["Oars"]),
        achievements=["Writing", "Calendar"],
    )
    answer(match, "Dogma Complex Numbers")
    # Three castles each, as on Metalworking; where on the card they are does not matter.
    assert options(match) == ["Mysticism", "Monotheism", "No"]
    answer(match, "Monotheism")
    assert "ann reveals Monotheism (2)." in log(match, "bob")
    assert achievements(match, "ann") == [2]
    assert hand(match, "ann") == ["Monotheism", "Mysticism", "Tools"]


def test_complex_numbers_claims_nothing_if_that_value_is_gone() -> None:
    match = relics(
        player("ann", ["Metalworking"], piles={"blue": ["Complex Numbers"]}, hand=["Mysticism"]),
        player("bob", ["Oars"]),
        achievements=["Calendar"],
    )
    act(match, "Dogma Complex Numbers", "Mysticism")
    assert achievements(match, "ann") == []


def test_complex_numbers_need_not_be_used() -> None:
    match = relics(
        player("ann", ["Metalworking"], piles={"blue": ["Complex Numbers"]}, hand=["Mysticism"]),
        player("bob", ["Oars"]),
        achievements=["Writing"],
    )
    act(match, "Dogma Complex Numbers", "No")
    assert achievements(match, "ann") == []


def test_complex_numbers_count_the_icons() -> None:
    match = relics(
        player("ann", ["Metalworking"], piles={"blue": ["Complex Numbers"]}, hand=["Construction", "City States"]),
        player("bob", ["Oars"]),
    )
    # Construction has three castles; City States has one, beside two crowns.
    answer(match, "Dogma Complex Numbers")
    assert options(match) == ["Construction", "No"]


def test_complex_numbers_tell_bonuses_apart() -> None:
    match = relics(
        player("ann", piles={"blue": ["Complex Numbers"], "red": ["Plumbing"]}, hand=["Horseshoes", "Sunglasses"]),
        player("bob", ["Oars"]),
        sets=("base", "echoes", "artifacts"),
    )
    answer(match, "Dogma Complex Numbers")
    assert options(match) == ["Horseshoes", "No"]


def test_complex_numbers_take_neither_an_echo_nor_an_inspire_effect_for_an_icon() -> None:
    match = relics(
        player("ann", piles={"blue": ["Complex Numbers"], "purple": ["Bell"]}, hand=["Sneferu", "Tigernmas"]),
        player("bob", ["Oars"]),
        sets=("base", "artifacts", "echoes", "figures"),
    )
    # Bell has two castles beside its echo effect, Sneferu two beside its inspire effect; Tigernmas has leaves.
    answer(match, "Dogma Complex Numbers")
    assert options(match) == ["Sneferu", "No"]


def test_newton_wickins_telescope_melds_by_the_number_returned() -> None:
    match = relics(
        player("ann", piles={"purple": ["Newton-Wickins Telescope"]}, score=["Tools", "Calendar", "Coal"]),
        player("bob", ["Oars"]),
        decks={2: ["Mapmaking"]},
    )
    act(match, "Dogma Newton-Wickins Telescope", "Tools", "Coal")
    assert score(match, "ann") == ["Calendar"]
    assert tops(match, "ann") == ["Mapmaking", "Newton-Wickins Telescope"]


def test_newton_wickins_telescope_returns_a_card_with_a_clock() -> None:
    scored = ["Tools", "Calendar", "Coal", "Optics", "Anatomy", "Canning", "Ecology"]
    match = relics(
        player("ann", piles={"purple": ["Newton-Wickins Telescope"]}, score=scored),
        player("bob", ["Oars"]),
        decks={7: ["Publications"]},
    )
    act(match, "Dogma Newton-Wickins Telescope", *scored)
    assert tops(match, "ann") == ["Newton-Wickins Telescope"]
    assert bottom_of_deck(match, 7) == ["Publications"]


def test_newton_wickins_telescope_draws_nothing_if_nothing_is_returned() -> None:
    match = relics(
        player("ann", piles={"purple": ["Newton-Wickins Telescope"]}, score=["Tools"]), player("bob", ["Oars"])
    )
    act(match, "Dogma Newton-Wickins Telescope", "Done")
    assert score(match, "ann") == ["Tools"]
    assert tops(match, "ann") == ["Newton-Wickins Telescope"]


def test_ching_shih_is_an_achievement_without_the_figures() -> None:
    match = relics(
        player("ann", ["Machine Tools"], hand=["Archery"]), player("bob", ["Tools"]), decks={6: ["Puffing Billy"]}
    )
    answer(match, "Meld Archery")
    assert options(match) == ["To your achievements", "No"]
    answer(match, "To your achievements")
    assert achievements(match, "ann") == [6]


def test_safety_pin_scores_and_takes_the_high_cards_of_a_hand() -> None:
    match = relics(
        player("ann", piles={"yellow": ["Safety Pin"]}),
        player("bob", ["Archery"], hand=["Canning", "Sanitation", "Flight"]),
        sets=("base", "echoes", "artifacts"),
        decks={6: ["Encyclopedia"], 7: ["Lighting"]},
    )
    act(match, "Dogma Safety Pin")
    assert score(match, "ann") == ["Lighting"]
    assert "Flight" not in hand(match, "bob")
    assert "Sanitation" not in hand(match, "bob")
    assert "Canning" in hand(match, "bob")
    assert len(hand(match, "bob")) == 2
    assert bottom_of_deck(match, 7) == ["Sanitation"]


def test_safety_pin_demands_nothing_of_who_shares_its_echo() -> None:
    match = relics(
        player("ann", piles={"yellow": ["Safety Pin"]}),
        player("bob", ["Agriculture"], hand=["Flight"]),
        sets=("base", "echoes", "artifacts"),
    )
    act(match, "Dogma Safety Pin")
    assert "Flight" in hand(match, "bob")
    assert len(score(match, "bob")) == 1
    assert len(score(match, "ann")) == 1


def test_without_the_option_there_are_no_relics() -> None:
    match = artifacts(
        player("ann", ["Gunpowder"], hand=["Archery"]), player("bob", ["Tools"]), decks={4: ["Tortugas Galleon"]}
    )
    act(match, "Meld Archery")
    assert seat(match, "ann").display is not None
