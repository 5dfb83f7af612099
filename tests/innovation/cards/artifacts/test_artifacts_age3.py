"""Artifacts of History: age 3, card by card."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    artifacts,
    asked,
    bottom_of_deck,
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


@pytest.mark.parametrize(
    ("held", "choices", "drawn"),
    [
        (["Optics", "Tools", "Coal"], [], ["Paper"]),
        (["Archery", "Tools"], ["Archery"], ["Calendar"]),
        ([], [], ["Oars"]),
    ],
)
def test_dunhuang_star_chart_draws_by_the_number_returned(
    held: list[str], choices: list[str], drawn: list[str]
) -> None:
    match = artifacts(
        player("ann", ["Dunhuang Star Chart"], hand=held),
        player("bob", ["Metalworking"]),
        decks={1: ["Oars"], 2: ["Calendar"], 3: ["Paper"]},
    )
    act(match, "Dogma Dunhuang Star Chart", *choices)
    assert hand(match, "ann") == drawn


def test_dunhuang_star_chart_asks_in_which_order_cards_go_back() -> None:
    match = artifacts(
        player("ann", ["Dunhuang Star Chart"], hand=["Archery", "Tools"]),
        player("bob", ["Metalworking"]),
    )
    act(match, "Dogma Dunhuang Star Chart", "Tools")
    assert bottom_of_deck(match, 1, 2) == ["Tools", "Archery"]


def test_dunhuang_star_chart_ends_the_game_with_eleven_cards() -> None:
    held = ["Tools", "Calendar", "Optics", "Anatomy", "Coal", "Canning", "Sanitation", "Flight", "Ecology", "Software"]
    match = artifacts(
        player("ann", ["Dunhuang Star Chart"], hand=[*held, "Rosetta Stone"], score=["Pottery"]),
        player("bob", ["Metalworking"]),
    )
    act(match, "Dogma Dunhuang Star Chart")
    assert winners(match) == ["ann"]


def test_charter_of_liberties_splays_and_uses_the_top_card_of_a_splayed_colour() -> None:
    match = artifacts(
        player("ann", ["Charter of Liberties", "Metalworking"], hand=["Archery", "Agriculture"]),
        player("bob", piles={"green": (["The Wheel", "Sailing"], "right"), "yellow": ["Masonry", "Domestication"]}),
        decks={1: ["Oars", "Pottery"]},
    )
    answer(match, "Dogma Charter of Liberties", "Archery")
    assert pile(match, "ann", "red") == ["Metalworking", "Archery"]
    assert splay(match, "ann", "red") == "left"
    assert options(match) == ["The Wheel", "Metalworking"]
    answer(match, "The Wheel")
    # Bob shows more castles than ann, yet nobody shares The Wheel.
    assert hand(match, "ann") == ["Agriculture", "Oars", "Pottery"]
    assert hand(match, "bob") == []


def test_charter_of_liberties_makes_no_demands() -> None:
    match = artifacts(
        player("ann", ["Charter of Liberties", "Archery"], hand=["Metalworking"]),
        player("bob", ["Sailing"], hand=["Pottery"]),
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Charter of Liberties")
    assert pile(match, "ann", "red") == ["Archery", "Metalworking"]
    assert hand(match, "bob") == ["Pottery"]
    assert hand(match, "ann") == []


@pytest.mark.parametrize("held", [[], ["Agriculture"]])
def test_charter_of_liberties_needs_a_card_to_tuck_and_a_splayed_colour(held: list[str]) -> None:
    bob = player("bob", ["The Wheel"])
    if not held:
        bob = player("bob", piles={"green": (["The Wheel", "Sailing"], "right")})
    match = artifacts(player("ann", ["Charter of Liberties"], hand=held), bob)
    act(match, "Dogma Charter of Liberties")
    assert pile(match, "ann", "yellow") == held
    assert hand(match, "ann") == []


def test_excalibur_takes_a_card_higher_than_that_of_its_colour() -> None:
    match = artifacts(
        player("ann", ["Excalibur", "Tools", "Paper"]),
        player("bob", ["Construction", "Calendar", "Compass", "Monotheism"]),
    )
    answer(match, "Dogma Excalibur")
    assert asked(match) == "bob"
    # Construction is lower than Excalibur, Compass as high as Paper; ann has no purple card.
    assert options(match) == ["Calendar", "Monotheism"]
    answer(match, "Calendar")
    assert pile(match, "ann", "blue") == ["Calendar", "Tools"]
    assert tops(match, "bob") == ["Compass", "Construction", "Monotheism"]


def test_excalibur_spares_who_shows_fewer_castles_and_who_has_nothing_higher() -> None:
    match = artifacts(
        player("ann", ["Excalibur", "Fermenting"]),
        player("bob", ["Coal", "Translation"]),
        player("cat", ["Construction", "Masonry"]),
    )
    act(match, "Dogma Excalibur")
    assert tops(match, "bob") == ["Coal", "Translation"]
    assert tops(match, "cat") == ["Construction", "Masonry"]


def test_excalibur_on_display_adds_its_castles() -> None:
    ann = {**player("ann", ["Tools"]), "display": ["Excalibur"]}
    match = artifacts(ann, player("bob", ["Construction"]), player("cat", ["Fermenting"]))
    answer(match, "Free dogma Excalibur")
    # Ann shows 1 + 2 castles, bob 3 and cat 1.
    assert tops(match, "ann") == ["Construction", "Tools"]
    assert tops(match, "cat") == ["Fermenting"]
    assert bottom_of_deck(match, 3, 1, "artifacts") == ["Excalibur"]


def test_mjolnir_amulet_takes_a_whole_colour_into_the_score_pile() -> None:
    match = artifacts(
        player("ann", ["Mjolnir Amulet"]),
        player("bob", ["Tools"], piles={"red": (["Construction", "Archery", "Oars"], "left")}),
    )
    answer(match, "Dogma Mjolnir Amulet")
    assert asked(match) == "bob"
    assert options(match) == ["Tools", "Construction"]
    answer(match, "Construction")
    assert score(match, "ann") == ["Archery", "Construction", "Oars"]
    assert tops(match, "bob") == ["Tools"]


def test_mjolnir_amulet_spares_who_shows_fewer_castles() -> None:
    match = artifacts(player("ann", ["Mjolnir Amulet"]), player("bob", ["Tools", "Coal"]))
    act(match, "Dogma Mjolnir Amulet")
    assert score(match, "ann") == []
    assert tops(match, "bob") == ["Coal", "Tools"]


def test_philosophers_stone_scores_as_many_cards_as_the_returned_value() -> None:
    match = artifacts(
        player("ann", ["Philosopher's Stone"], hand=["Calendar", "Coal", "Tools", "Paper"]),
        player("bob", ["Metalworking"]),
    )
    act(match, "Dogma Philosopher's Stone", "Calendar", "Coal", "Paper")
    assert score(match, "ann") == ["Coal", "Paper"]
    assert hand(match, "ann") == ["Tools"]
    assert bottom_of_deck(match, 2) == ["Calendar"]


@pytest.mark.parametrize(
    ("held", "choices", "scored"), [(["Coal", "Tools"], ["Coal"], ["Tools"]), (["Coal"], [], []), ([], [], [])]
)
def test_philosophers_stone_scores_what_there_is(held: list[str], choices: list[str], scored: list[str]) -> None:
    match = artifacts(player("ann", ["Philosopher's Stone"], hand=held), player("bob", ["Metalworking"]))
    act(match, "Dogma Philosopher's Stone", *choices)
    assert score(match, "ann") == scored
    assert hand(match, "ann") == []


@pytest.mark.parametrize(("drawn", "direction"), [("Gunpowder", "right"), ("Anatomy", "up")])
def test_beauvais_cathedral_clock_splays_the_colour_drawn(drawn: str, direction: str) -> None:
    match = artifacts(
        player("ann", ["Beauvais Cathedral Clock"], piles={"red": (["Archery", "Oars"], "up")}),
        player("bob", ["Metalworking"]),
        decks={4: [drawn]},
    )
    act(match, "Dogma Beauvais Cathedral Clock")
    assert hand(match, "ann") == [drawn]
    assert splay(match, "ann", "red") == direction
    assert f"ann reveals {drawn} (4)." in log(match, None)


def test_moylough_belt_shrine_shows_a_hand_and_takes_a_card() -> None:
    match = artifacts(
        player("ann", ["Moylough Belt Shrine"]),
        player("bob", ["Metalworking"], hand=["Tools", "Coal"]),
    )
    answer(match, "Dogma Moylough Belt Shrine")
    assert "bob reveals Tools (1) and Coal (5)." in log(match, None)
    assert (asked(match), options(match)) == ("ann", ["Tools", "Coal"])
    answer(match, "Coal")
    assert tops(match, "ann") == ["Coal", "Moylough Belt Shrine"]
    assert hand(match, "bob") == ["Tools"]


def test_moylough_belt_shrine_leaves_those_with_fewer_castles_and_an_empty_hand_alone() -> None:
    match = artifacts(
        player("ann", ["Moylough Belt Shrine"]),
        player("bob", ["Tools"], hand=["Coal"]),
        player("cat", ["Metalworking"]),
    )
    act(match, "Dogma Moylough Belt Shrine")
    assert tops(match, "ann") == ["Moylough Belt Shrine"]
    assert hand(match, "bob") == ["Coal"]


RIVER = "Along the River during the Qingming Festival"


@pytest.mark.parametrize(
    ("deck", "kept", "scored", "yellow"),
    [
        (["Anatomy"], [], [], [RIVER, "Anatomy"]),
        (["Enterprise"], [], ["Enterprise"], [RIVER]),
        (["Gunpowder", "Invention", "Anatomy"], ["Gunpowder", "Invention"], [], [RIVER, "Anatomy"]),
    ],
)
def test_along_the_river_draws_until_yellow_or_purple(
    deck: list[str], kept: list[str], scored: list[str], yellow: list[str]
) -> None:
    match = artifacts(player("ann", [RIVER]), player("bob", ["Metalworking"]), decks={4: deck})
    act(match, f"Dogma {RIVER}")
    assert hand(match, "ann") == kept
    assert score(match, "ann") == scored
    assert pile(match, "ann", "yellow") == yellow
    assert [line for line in log(match, "bob") if "reveals" in line] == [f"ann reveals {card} (4)." for card in deck]


def test_along_the_river_is_shared() -> None:
    match = artifacts(
        player("ann", [RIVER]), player("bob", ["Navigation"]), decks={3: ["Paper"], 4: ["Enterprise", "Anatomy"]}
    )
    act(match, f"Dogma {RIVER}")
    assert score(match, "bob") == ["Enterprise"]
    assert pile(match, "ann", "yellow") == [RIVER, "Anatomy"]
    assert hand(match, "ann") == ["Paper"]


@pytest.mark.parametrize(
    ("drawn", "kept", "scored", "red"),
    [
        ("Medicine", [], ["Calendar", "Paper"], "left"),
        ("Compass", ["Coal", "Compass", "Tools"], ["Calendar", "Paper"], "unsplayed"),
        ("Optics", ["Coal", "Optics", "Tools"], [], "left"),
        ("Alchemy", ["Alchemy", "Coal", "Fission", "Tools"], ["Calendar", "Paper"], "left"),
        ("Education", ["Coal", "Education", "Tools"], ["Calendar", "Paper"], "left"),
    ],
)
def test_necronomicon_does_what_the_colour_says(drawn: str, kept: list[str], scored: list[str], red: str) -> None:
    match = artifacts(
        player(
            "ann",
            ["Necronomicon"],
            piles={"red": (["Archery", "Oars"], "left"), "green": (["Sailing", "Clothing"], "right")},
            hand=["Coal", "Tools"],
            score=["Calendar", "Paper"],
        ),
        player("bob", ["Metalworking"]),
        decks={3: [drawn], 9: ["Fission"]},
    )
    act(match, "Dogma Necronomicon")
    assert hand(match, "ann") == kept
    assert score(match, "ann") == scored
    assert splay(match, "ann", "red") == red
    assert splay(match, "ann", "green") == ("unsplayed" if red == "unsplayed" else "right")
    assert f"ann reveals {drawn} (3)." in log(match, "bob")


def test_shroud_of_turin_returns_three_cards_of_a_colour_for_an_achievement() -> None:
    match = artifacts(
        player(
            "ann",
            ["Shroud of Turin"],
            piles={"red": ["Archery", "Construction"]},
            hand=["Oars", "Tools"],
            score=["Coal", "Optics", "Paper"],
        ),
        player("bob", ["Metalworking"]),
    )
    answer(match, "Dogma Shroud of Turin", "Oars")
    assert options(match) == ["Coal", "Optics"]
    answer(match, "Coal")
    assert options(match) == [f"Achievement {age}" for age in range(1, 10)]
    answer(match, "Achievement 9")
    assert achievements(match, "ann") == [9]
    assert hand(match, "ann") == ["Tools"]
    assert pile(match, "ann", "red") == ["Construction"]
    assert score(match, "ann") == ["Optics", "Paper"]
    assert "ann reveals Oars (1)." in log(match, "bob")
    assert "ann reveals Coal (5)." in log(match, "bob")


def test_shroud_of_turin_asks_for_the_order_under_one_deck() -> None:
    match = artifacts(
        player("ann", ["Shroud of Turin", "Archery"], hand=["Oars"], score=["Metalworking"]),
        player("bob", ["Masonry"]),
    )
    act(match, "Dogma Shroud of Turin", "Metalworking", "Achievement 1")
    assert bottom_of_deck(match, 1, 3) == ["Oars", "Metalworking", "Archery"]


@pytest.mark.parametrize(
    ("board", "scored", "left", "shown"),
    [
        (["Coal"], ["Paper", "Calendar"], ["Calendar", "Paper"], "ann reveals Paper (3) and Calendar (2)."),
        (["Tools"], ["Coal"], [], "ann reveals Coal (5)."),
    ],
)
def test_shroud_of_turin_claims_nothing_where_a_card_is_missing(
    board: list[str], scored: list[str], left: list[str], shown: str
) -> None:
    match = artifacts(
        player("ann", ["Shroud of Turin", *board], hand=["Oars"], score=scored),
        player("bob", ["Metalworking"]),
    )
    act(match, "Dogma Shroud of Turin")
    assert achievements(match, "ann") == []
    assert hand(match, "ann") == []
    assert score(match, "ann") == left
    assert tops(match, "ann") == sorted(["Shroud of Turin", *[card for card in board if card != "Coal"]])
    assert shown in log(match, None)


def test_shroud_of_turin_does_nothing_without_a_hand() -> None:
    match = artifacts(
        player("ann", ["Shroud of Turin", "Coal"], score=["Optics"]),
        player("bob", ["Metalworking"]),
    )
    act(match, "Dogma Shroud of Turin")
    assert tops(match, "ann") == ["Coal", "Shroud of Turin"]
    assert score(match, "ann") == ["Optics"]
    assert achievements(match, "ann") == []
