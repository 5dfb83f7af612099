"""Aslant: the splay that shows all four icons of every card."""

import pytest

from helpers import achievements, act, answer, available, hand, icons, log, options, pile, player, splay, table, view

RED = ["Archery", "Mobility", "Coal"]


def test_aslant_shows_every_icon_of_every_card() -> None:
    match = table(player("ann", piles={"red": (RED, "aslant")}), player("bob", ["Oars"]), edition="4e")
    assert icons(match, "ann") == {"castle": 2, "lightbulb": 1, "factory": 5, "clock": 1}
    for name in ["ann", "bob", None]:
        seen = view(match, name).players[0].piles[1]
        assert [card.card.name for card in seen.cards if card.card] == RED
        assert all(slot is not None for card in seen.cards for slot in card.slots)
        assert seen.to_json()["splay"] == "aslant"


def test_icons_that_show_aslant_count_for_sharing() -> None:
    match = table(
        player("ann", ["Writing"]),
        player("bob", piles={"blue": (["Pottery", "Tools"], "aslant")}),
        edition="4e",
        decks={1: ["Oars"], 2: ["Calendar", "Currency"]},
    )
    act(match, "Dogma Writing")
    assert hand(match, "bob") == ["Calendar"]


def test_a_card_melded_or_tucked_joins_the_splay() -> None:
    match = table(
        player("ann", ["Code of Laws"], piles={"red": (["Mobility", "Coal"], "aslant")}, hand=["Archery", "Oars"]),
        player("bob", ["Masonry"]),
        edition="4e",
    )
    act(match, "Meld Archery")
    assert splay(match, "ann", "red") == "aslant"
    act(match, "Dogma Code of Laws", "Oars", "No")
    assert pile(match, "ann", "red") == ["Archery", "Mobility", "Coal", "Oars"]
    assert icons(match, "ann") == {"castle": 4, "lightbulb": 1, "factory": 5, "clock": 1, "crown": 3, "leaf": 1}


def test_an_effect_splays_aslant() -> None:
    match = table(
        player("ann", ["Solar Sailing"], piles={"red": ["Archery", "Coal"]}),
        player("bob", ["Oars"]),
        edition="4e",
        decks={11: ["Fusion"]},
    )
    act(match, "Dogma Solar Sailing")
    assert pile(match, "ann", "red") == ["Fusion", "Archery", "Coal"]
    assert splay(match, "ann", "red") == "aslant"
    assert "ann splays red aslant." in log(match, None)


@pytest.mark.parametrize("before", ["unsplayed", "left", "right", "up"])
def test_any_other_splay_gives_way_to_aslant(before: str) -> None:
    match = table(
        player("ann", ["Solar Sailing"], piles={"red": (["Archery", "Coal"], before)}),
        player("bob", ["Oars"]),
        edition="4e",
        decks={11: ["Fusion"]},
    )
    act(match, "Dogma Solar Sailing")
    assert splay(match, "ann", "red") == "aslant"


@pytest.mark.parametrize(
    ("pile_before", "splayed", "taken"),
    [
        (["Archery", "Oars", "Coal", "Optics", "Gunpowder"], "up", ["Gunpowder"]),
        # A colour cannot be splayed in the direction that it has: nothing is done, and nothing follows from it.
        (["Archery", "Oars", "Coal", "Optics", "Gunpowder"], "aslant", []),
    ],
)
def test_a_colour_cannot_be_splayed_as_it_is(pile_before: list[str], splayed: str, taken: list[str]) -> None:
    match = table(
        player("ann", ["Climatology"], piles={"red": (pile_before, splayed), "yellow": ["Stem Cells"]}),
        player("bob", ["Domestication"], piles={"red": ["Astrogeology"]}),
        edition="4e",
        decks={11: ["Fusion"]},
        turn="bob",
    )
    # ann shares Astrogeology? She has no crown and no factory but those of Coal, which a splay shows.
    answer(match, "Dogma Astrogeology")
    assert splay(match, "ann", "red") == "aslant"
    assert [card for card in hand(match, "ann") if card != "Fusion"] == taken


def test_a_single_card_cannot_be_splayed_and_an_empty_colour_neither() -> None:
    for board in (["Solar Sailing", "Archery"], ["Solar Sailing"]):
        match = table(player("ann", ["Astrogeology"]), player("bob", board), edition="4e", decks={11: ["Whataboutism"]})
        act(match, "Dogma Astrogeology")
        assert not [line for line in log(match, None) if "splays" in line]
        assert hand(match, "ann") == ["Whataboutism"]


def test_aslant_is_lost_at_one_card_and_not_remembered() -> None:
    match = table(
        player("ann", ["Gunpowder"]),
        player("bob", piles={"red": (["Archery", "Optics"], "aslant")}, hand=["Oars"]),
        edition="4e",
        actions=1,
    )
    act(match, "Dogma Gunpowder")
    assert splay(match, "bob", "red") == "unsplayed"
    act(match, "Meld Oars")
    assert splay(match, "bob", "red") == "unsplayed"


def test_only_other_directions_are_offered() -> None:
    match = table(
        player(
            "ann",
            ["Philosophy"],
            piles={"red": (["Archery", "Oars"], "aslant"), "blue": (["Tools", "Writing"], "left")},
        ),
        player("bob", ["Masonry"]),
        edition="4e",
    )
    answer(match, "Dogma Philosophy")
    assert options(match) == ["red", "No"]
    answer(match, "red")
    assert splay(match, "ann", "red") == "left"


@pytest.mark.parametrize(("purple", "claims"), [("aslant", True), ("up", True), ("right", True), ("left", False)])
def test_aslant_is_good_for_wonder(purple: str, claims: bool) -> None:
    match = table(
        player(
            "ann",
            piles={
                "blue": (["Tools", "Writing"], "right"),
                "red": (["Archery", "Oars"], "aslant"),
                "green": (["The Wheel", "Sailing"], "aslant"),
                "yellow": (["Agriculture", "Domestication"], "up"),
                "purple": (["Mysticism", "City States"], purple),
            },
        ),
        player("bob", ["Masonry"]),
        edition="4e",
    )
    act(match, "Draw")
    assert achievements(match, "ann") == (["Wonder"] if claims else [])
    assert ("Wonder" in available(match)) is not claims
