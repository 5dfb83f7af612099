"""Proof with Echoes: what nobody else could know of a hidden card, and an effect depends on, is shown to all."""

import pytest

from helpers import act, before, echoes, log, player
from splay.kernel.match import Match
from splay.kernel.plain import Spec


def shown(match: Match) -> list[str]:
    """Return what everyone, spectators too, reads of cards shown."""
    lines = [[line for line in log(match, name) if " reveals " in line] for name in ("ann", "bob", None)]
    assert lines[0] == lines[1] == lines[2]
    return lines[0]


@before
@pytest.mark.parametrize(
    ("ann", "choices", "expected"),
    [
        (
            player("ann", ["Globe"], hand=["Oars", "Archery", "Tools"]),
            ["Dogma Globe", "red", "Oars", "Archery", "Oars", "red"],
            ["ann reveals Oars (1) and Archery (1)."],
        ),
        (
            player("ann", ["Helicopter"], hand=["Clothing", "Writing"]),
            ["Dogma Helicopter", "Clothing"],
            ["ann reveals Clothing (1)."],
        ),
        (
            player("ann", ["Almanac"], forecast=["Plumbing", "Comb"]),
            ["Dogma Almanac", "Plumbing"],
            ["ann reveals Plumbing (1)."],
        ),
        (
            player("ann", ["Glassblowing"], hand=["Plumbing", "Soap", "Comb"]),
            ["Dogma Glassblowing", "Soap"],
            ["ann reveals Soap (1)."],
        ),
        (
            player("ann", ["Sunglasses"], piles={"red": (["Archery", "Oars"], "left")}, hand=["Tools", "Metalworking"]),
            ["Dogma Sunglasses"],
            ["ann reveals Metalworking (1)."],
        ),
        (player("ann", ["Globe"], hand=["Oars"]), ["Dogma Globe", "red", "Done"], []),
        (player("ann", ["Helicopter"], hand=["Clothing"]), ["Dogma Helicopter", "No"], []),
        (player("ann", ["Almanac"], forecast=["Plumbing"]), ["Dogma Almanac", "No"], []),
    ],
    ids=["Globe", "Helicopter", "Almanac", "Glassblowing", "Sunglasses", "no Globe", "no Helicopter", "no Almanac"],
)
def test_a_hidden_card_that_had_to_fit_is_shown(
    edition: str, ann: Spec, choices: list[str], expected: list[str]
) -> None:
    # The deck's 4 has no bonus, so Almanac has no second card to offer.
    match = echoes(ann, player("bob", ["Sailing"]), edition=edition, decks={4: ["Gunpowder"]})
    act(match, *choices)
    assert shown(match) == expected


@before
def test_a_card_that_a_demand_has_returned_is_shown(edition: str) -> None:
    bob = player("bob", ["Archery"], hand=["Plumbing", "Comb"])
    match = echoes(player("ann", ["Flute", "Sailing"]), bob, edition=edition, decks={1: ["Tools"]})
    act(match, "Dogma Flute")
    assert shown(match)[0] == "bob reveals Plumbing (1)."


@before
def test_a_card_that_is_handed_over_is_seen_by_who_demands_it(edition: str) -> None:
    bob, cat = player("bob", ["Sailing"], hand=["Plumbing", "Comb"]), player("cat", ["Metalworking", "Masonry"])
    match = echoes(player("ann", ["Crossbow"]), bob, cat, edition=edition)
    act(match, "Dogma Crossbow")
    assert [line for line in log(match, "ann") if "Plumbing" in line]
    assert not [line for line in log(match, "cat") if "Plumbing" in line]
