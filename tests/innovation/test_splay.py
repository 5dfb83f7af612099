"""Splaying: which icons show, and what becomes of a splay when cards come and go."""

from collections.abc import Sequence

import pytest

from helpers import act, answer, asked, before, every, hand, icons, options, pile, player, splay, table
from splay.innovation.edition import EDITIONS
from splay.innovation.facts import FOUNTAIN, ICONS, SHOWN, counts_as
from splay.innovation.player import Player
from splay.innovation.special import threefold_icons
from splay.innovation.start import begin
from splay.kernel.setup import Setup

# Archery shows castle, lightbulb, picture, castle; Mobility picture, factory, clock, factory; Coal three factories
# and a picture on the right.
RED = ["Archery", "Mobility", "Coal"]


@every
@pytest.mark.parametrize(
    ("direction", "shown"),
    [
        ("unsplayed", {"castle": 2, "lightbulb": 1}),
        ("left", {"castle": 2, "lightbulb": 1, "factory": 1}),
        ("right", {"castle": 2, "lightbulb": 1, "factory": 3}),
        ("up", {"castle": 2, "lightbulb": 1, "factory": 4, "clock": 1}),
    ],
)
def test_each_splay_shows_its_icons_of_every_covered_card(edition: str, direction: str, shown: dict[str, int]) -> None:
    match = table(player("ann", piles={"red": (RED, direction)}), player("bob", ["Oars"]), edition=edition)
    assert icons(match, "ann") == shown


@every
@pytest.mark.parametrize(
    ("card", "direction", "shown"),
    [
        # Societies: crown above; picture, lightbulb, crown below.
        ("Societies", "left", {"crown": 1}),
        ("Societies", "right", {"crown": 1}),
        ("Societies", "up", {"crown": 1, "lightbulb": 1}),
        # Railroad: clock above; factory, clock, picture below.
        ("Railroad", "left", {}),
        ("Railroad", "right", {"clock": 1, "factory": 1}),
        ("Railroad", "up", {"factory": 1, "clock": 1}),
        # Lighting: picture above; leaf, clock, leaf below.
        ("Lighting", "left", {"leaf": 1}),
        ("Lighting", "right", {"leaf": 1}),
        ("Lighting", "up", {"leaf": 2, "clock": 1}),
    ],
)
def test_left_shows_one_slot_right_two_and_up_three(
    edition: str, card: str, direction: str, shown: dict[str, int]
) -> None:
    match = table(
        player("ann", piles={"purple": (["Mysticism", card], direction)}), player("bob", ["Oars"]), edition=edition
    )
    assert icons(match, "ann") == {"castle": 3, **shown}


@every
def test_a_melded_card_joins_the_splay_and_the_one_below_shows_what_the_splay_shows(edition: str) -> None:
    match = table(
        player("ann", piles={"red": (["Mobility", "Coal"], "up")}, hand=["Archery"]),
        player("bob", ["Oars"]),
        edition=edition,
    )
    act(match, "Meld Archery")
    assert splay(match, "ann", "red") == "up"
    assert icons(match, "ann") == {"castle": 2, "lightbulb": 1, "factory": 4, "clock": 1}


@every
def test_a_tucked_card_joins_the_splay_at_the_bottom(edition: str) -> None:
    match = table(
        player("ann", piles={"red": (["Archery", "Mobility"], "up"), "purple": ["Code of Laws"]}, hand=["Coal"]),
        player("bob", ["Oars"]),
        edition=edition,
    )
    before = icons(match, "ann")
    act(match, "Dogma Code of Laws", "Coal", "No")
    assert pile(match, "ann", "red") == RED
    assert splay(match, "ann", "red") == "up"
    assert icons(match, "ann") == {**before, "factory": before["factory"] + 2}


@every
def test_a_card_tucked_into_an_empty_colour_starts_its_pile(edition: str) -> None:
    match = table(
        player("ann", ["Monotheism"]), player("bob", ["Metalworking"]), edition=edition, decks={1: ["Tools", "Sailing"]}
    )
    act(match, "Dogma Monotheism")
    assert pile(match, "bob", "blue") == ["Tools"]
    assert splay(match, "bob", "blue") == "unsplayed"
    assert pile(match, "ann", "green") == ["Sailing"]


@every
def test_a_transferred_card_joins_the_splay_of_the_pile_it_comes_to(edition: str) -> None:
    match = table(
        player("ann", ["City States"], piles={"red": (["Mobility", "Coal"], "up")}),
        player("bob", ["Masonry"], piles={"red": ["Archery"]}),
        edition=edition,
    )
    act(match, "Dogma City States", "Archery")
    assert pile(match, "ann", "red") == RED
    assert splay(match, "ann", "red") == "up"
    assert icons(match, "ann")["clock"] == 1


@every
def test_a_splay_is_lost_at_one_card_and_not_remembered(edition: str) -> None:
    match = table(
        player("ann", ["City States"]),
        player("bob", ["Masonry"], piles={"red": (["Archery", "Oars"], "left")}, hand=["Metalworking"]),
        edition=edition,
        actions=1,
    )
    act(match, "Dogma City States", "Archery")
    assert pile(match, "bob", "red") == ["Oars"]
    assert splay(match, "bob", "red") == "unsplayed"
    assert icons(match, "bob") == {"castle": 5, "crown": 1}
    assert asked(match) == "bob"
    act(match, "Meld Metalworking")
    assert splay(match, "bob", "red") == "unsplayed"
    assert icons(match, "bob") == {"castle": 6}


@every
def test_a_splay_is_kept_at_two_cards(edition: str) -> None:
    match = table(
        player("ann", ["City States"]),
        player("bob", ["Masonry"], piles={"red": (["Archery", "Oars", "Metalworking"], "left")}),
        edition=edition,
    )
    act(match, "Dogma City States", "Archery")
    assert pile(match, "bob", "red") == ["Oars", "Metalworking"]
    assert splay(match, "bob", "red") == "left"
    assert icons(match, "bob") == {"castle": 6, "crown": 1}


@every
def test_a_new_direction_replaces_the_old_one(edition: str) -> None:
    match = table(
        player("ann", ["Invention"], piles={"red": (RED, "left")}),
        player("bob", ["Oars"]),
        edition=edition,
        decks={4: ["Anatomy"]},
    )
    act(match, "Dogma Invention", "red")
    assert splay(match, "ann", "red") == "right"
    assert icons(match, "ann") == {"castle": 2, "lightbulb": 3, "factory": 4}


@every
def test_only_piles_of_two_or_more_that_are_not_splayed_so_can_be_splayed(edition: str) -> None:
    match = table(
        player(
            "ann",
            ["Philosophy"],
            piles={
                "blue": ["Tools", "Writing"],
                "red": (["Archery", "Oars"], "left"),
                "green": (["Sailing", "Clothing"], "right"),
                "yellow": ["Masonry"],
            },
        ),
        player("bob", ["Metalworking"]),
        edition=edition,
    )
    answer(match, "Dogma Philosophy")
    assert options(match) == ["blue", "green", "No"]


@before
@pytest.mark.parametrize("direction", ["unsplayed", "left", "right", "up"])
def test_rearranging_a_pile_keeps_its_splay(edition: str, direction: str) -> None:
    match = table(
        player("ann", ["Publications"], piles={"red": (RED, direction)}), player("bob", ["Oars"]), edition=edition
    )
    act(match, "Dogma Publications", "red", "Coal", "Archery")
    assert pile(match, "ann", "red") == ["Coal", "Archery", "Mobility"]
    assert splay(match, "ann", "red") == direction
    expected = table(
        player("ann", ["Publications"], piles={"red": (["Coal", "Archery", "Mobility"], direction)}),
        player("bob", ["Oars"]),
        edition=edition,
    )
    assert icons(match, "ann") == icons(expected, "ann")


def test_a_pile_can_be_unsplayed_in_the_third_edition() -> None:
    match = table(
        player("ann", ["Feudalism"]),
        player("bob", piles={"red": (["Optics", "Oars"], "left")}, hand=["Archery"]),
    )
    assert icons(match, "bob") == {"crown": 3, "castle": 1}
    act(match, "Dogma Feudalism")
    assert hand(match, "ann") == ["Archery"]
    assert splay(match, "bob", "red") == "unsplayed"
    assert icons(match, "bob") == {"crown": 3}


def showing_everything(edition: str, expansions: Sequence[str], direction: int) -> tuple[Player, list[int]]:
    """Return a player who has every card of a game, so splayed, and as what each slot in sight is counted."""
    game = begin(Setup("innovation", edition, ["base", *expansions], ["ann", "bob"], 0))
    ann = game.players[0]
    kinds: list[int] = []
    for one in ann.piles:
        one.fill([card for card in game.cards if card.color is one.color])
        one.lie(direction)
        ann.icons += one.count_icons()
        one.look_over()
        ann.marks += one.marks
        for card in one.cards:
            seen = range(len(card.slots)) if card is one.cards[-1] else SHOWN[direction]
            kinds += [counts_as(card.slots[slot]) for slot in seen if slot < len(card.slots)]
    return ann, kinds


@every
@pytest.mark.parametrize("direction", range(1, 4))
def test_even_a_board_of_every_card_of_two_sets_would_be_counted_rightly(edition: str, direction: int) -> None:
    for expansion in ["", *EDITIONS[edition].expansions]:
        ann, kinds = showing_everything(edition, [expansion] if expansion else [], direction)
        assert [ann.count(kind) for kind in range(FOUNTAIN + 1)] == [kinds.count(kind) for kind in range(FOUNTAIN + 1)]
        assert threefold_icons(ann) == 6


@every
@pytest.mark.parametrize("direction", range(1, 4))
def test_even_a_board_of_every_card_of_all_sets_would_count_its_icons_rightly(edition: str, direction: int) -> None:
    ann, kinds = showing_everything(edition, list(EDITIONS[edition].expansions), direction)
    assert [ann.count(icon) for icon in range(len(ICONS))] == [kinds.count(icon) for icon in range(len(ICONS))]
    assert threefold_icons(ann) == 6
