"""Artifacts of History: age 10, card by card."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    artifacts,
    asked,
    available,
    bottom_of_deck,
    deck,
    game,
    hand,
    junk,
    log,
    options,
    pile,
    player,
    points,
    score,
    seat,
    table,
    tops,
    winners,
)


def test_rover_curiosity_uses_an_artifact_10() -> None:
    match = artifacts(
        player("ann", ["Rover Curiosity", "Archery"]),
        player("bob", ["Oars"]),
        decks={10: ["Software", "Higgs Boson"]},
    )
    act(match, "Dogma Rover Curiosity")
    assert score(match, "ann") == ["Archery", "Higgs Boson", "Rover Curiosity"]
    assert deck(match, 10)[0] == "Software"


def test_rover_curiosity_compels_by_lightbulbs() -> None:
    match = artifacts(
        player("ann", ["Rover Curiosity"]),
        player("bob", ["Education"]),
        player("cyd", ["Coal"]),
        decks={10: ["Maastricht Treaty", "Exxon Valdez"]},
    )
    act(match, "Dogma Rover Curiosity")
    # Bob has shared, and his treaty wins nothing. Ann's tanker sinks him, and not cyd with all the factories.
    assert seat(match, "bob").out
    assert tops(match, "cyd") == ["Coal"]
    assert tops(match, "ann") == ["Exxon Valdez", "Rover Curiosity"]
    assert winners(match) == []


def test_rover_curiosity_draws_as_usual_if_no_artifact_is_left() -> None:
    match = artifacts(
        player("ann", ["Rover Curiosity"], hand=["Tools"]),
        player("bob", ["Oars"]),
        decks={1: ["Archery"], 10: ["Stem Cells", "Software"]},
        exact=True,
    )
    act(match, "Dogma Rover Curiosity", "Yes")
    assert tops(match, "ann") == ["Rover Curiosity", "Stem Cells"]
    assert score(match, "ann") == ["Tools"]


def test_higgs_boson_moves_the_whole_board_to_the_score_pile() -> None:
    match = artifacts(
        player(
            "ann",
            ["Battleship Yamato"],
            piles={"blue": ["Higgs Boson", "Tools"], "yellow": (["Masonry", "Agriculture", "Domestication"], "left")},
            scored=1,
        ),
        player("bob", ["Oars"]),
    )
    act(match, "Dogma Higgs Boson")
    assert tops(match, "ann") == []
    assert len(score(match, "ann")) == 6
    assert points(match, "ann") == 8 + 10 + 4
    # Six cards, none of which was scored.
    assert achievements(match, "ann") == []
    assert tops(match, "bob") == ["Oars"]


def test_exxon_valdez_sinks_all_who_show_as_many_factories() -> None:
    match = artifacts(
        player("ann", ["Exxon Valdez"]),
        player("bob", ["Coal"], hand=["Tools"], score=["Pottery"], achievements=["Currency", "Monument"]),
        player("cyd", ["Gunpowder"], hand=["Sailing"]),
    )
    act(match, "Dogma Exxon Valdez")
    assert junk(match) == ["Coal", "Currency", "Pottery", "Tools"]
    assert "Monument" not in available(match)
    assert "bob loses and is out of the game." in log(match, "cyd")
    assert winners(match) == []
    assert hand(match, "cyd") == ["Sailing"]
    act(match, "Draw")
    assert asked(match) == "cyd"


def test_exxon_valdez_wins_if_nobody_else_is_left() -> None:
    match = artifacts(player("ann", ["Exxon Valdez"]), player("bob", ["Coal"]), player("cyd", ["Machine Tools"]))
    act(match, "Dogma Exxon Valdez")
    assert winners(match) == ["ann"]


def test_exxon_valdez_does_nothing_to_who_has_fewer_factories() -> None:
    match = artifacts(player("ann", ["Exxon Valdez"]), player("bob", ["Gunpowder"]))
    act(match, "Dogma Exxon Valdez")
    assert not seat(match, "bob").out
    assert winners(match) == []


def test_maldives_leave_two_and_two() -> None:
    match = artifacts(
        player("ann", ["Maldives"], hand=["Sailing", "Writing", "Mysticism"]),
        player(
            "bob",
            ["Quantum Theory"],
            hand=["Tools", "Optics", "Coal"],
            score=["Pottery", "Calendar", "Paper", "Anatomy"],
        ),
    )
    answer(match, "Dogma Maldives")
    assert asked(match) == "bob"
    answer(match, "Tools", "Coal", "Calendar", "Anatomy")
    assert hand(match, "bob") == ["Coal", "Tools"]
    assert score(match, "bob") == ["Anatomy", "Calendar"]
    assert bottom_of_deck(match, 3, 2) == ["Optics", "Paper"]
    assert len(hand(match, "ann")) == 3


def test_maldives_leave_four_scored_cards_to_who_uses_them() -> None:
    match = artifacts(
        player("ann", ["Maldives"], score=["Tools", "Calendar", "Paper", "Anatomy", "Coal", "Canning"]),
        player("bob", ["Oars"], hand=["Pottery", "Writing", "Sailing"], score=[1, 2, 3, 4, 5]),
    )
    act(match, "Dogma Maldives", "Calendar", "Paper", "Anatomy", "Canning")
    assert score(match, "ann") == ["Anatomy", "Calendar", "Canning", "Paper"]
    assert bottom_of_deck(match, 1) == ["Tools"]
    assert bottom_of_deck(match, 5) == ["Coal"]
    assert len(hand(match, "bob")) == 3
    assert len(score(match, "bob")) == 5


def test_maldives_return_nothing_from_who_has_little() -> None:
    match = artifacts(
        player("ann", ["Maldives"], score=["Tools", "Calendar", "Paper", "Anatomy"]),
        player("bob", ["Quantum Theory"], hand=["Sailing", "Oars"], score=["Pottery"]),
    )
    act(match, "Dogma Maldives")
    assert hand(match, "bob") == ["Oars", "Sailing"]
    assert score(match, "bob") == ["Pottery"]
    assert len(score(match, "ann")) == 4


@pytest.mark.parametrize(
    ("mine", "theirs", "won"),
    [(["Tools", "Oars"], ["Software"], ["ann"]), (["Tools"], ["Software"], []), ([], ["Software"], [])],
)
def test_maastricht_treaty_wins_with_the_most_scored_cards(mine: list[str], theirs: list[str], won: list[str]) -> None:
    match = artifacts(player("ann", ["Maastricht Treaty"], score=mine), player("bob", ["Archery"], score=theirs))
    act(match, "Dogma Maastricht Treaty")
    assert winners(match) == won


def test_maastricht_treaty_is_won_by_an_opponent_who_shares_it() -> None:
    match = artifacts(player("ann", ["Maastricht Treaty"]), player("bob", ["Optics"], score=["Tools"]))
    act(match, "Dogma Maastricht Treaty")
    assert winners(match) == ["bob"]


@pytest.mark.parametrize(
    ("theirs", "splayed", "won"),
    [
        (["Coal", "Archery", "Oars"], "unsplayed", ["ann"]),
        (["Coal", "Archery"], "left", []),
        (["Coal", "Archery", "Oars"], "left", []),
    ],
)
def test_seikan_tunnel_wins_with_the_most_cards_in_sight(theirs: list[str], splayed: str, won: list[str]) -> None:
    match = artifacts(
        player(
            "ann",
            ["Seikan Tunnel"],
            piles={
                "yellow": (["Masonry", "Agriculture"], "left"),
                "purple": (["Mysticism", "City States"], "up"),
                "blue": ["Tools", "Pottery", "Writing"],
            },
        ),
        player("bob", piles={"red": (theirs, splayed)}),
    )
    act(match, "Dogma Seikan Tunnel")
    assert winners(match) == won


@pytest.mark.parametrize(
    ("yellow", "choices"),
    [
        (["Dolly the Sheep", "Domestication"], ["No", "No"]),
        (["Dolly the Sheep", "Domestication", "Masonry"], ["Yes", "No"]),
        (["Dolly the Sheep", "Masonry"], ["No", "Yes"]),
    ],
)
def test_dolly_the_sheep_wins_with_domestication(yellow: list[str], choices: list[str]) -> None:
    first = {} if "Domestication" in yellow else {1: ["Domestication"]}
    match = artifacts(player("ann", piles={"yellow": yellow}), player("bob", ["Oars"]), decks=first)
    act(match, "Dogma Dolly the Sheep", *choices)
    assert winners(match) == ["ann"]


def test_dolly_the_sheep_melds_and_draws_otherwise() -> None:
    match = artifacts(
        player("ann", piles={"yellow": ["Dolly the Sheep", "Domestication"]}, hand=["Coal", "Banking", "Tools"]),
        player("bob", ["Oars"]),
        decks={1: ["Agriculture"], 10: ["Software"]},
    )
    answer(match, "Dogma Dolly the Sheep", "Yes", "Yes")
    assert score(match, "ann") == ["Domestication"]
    assert options(match) == ["Coal", "Banking"]
    answer(match, "Banking")
    assert pile(match, "ann", "yellow") == ["Dolly the Sheep", "Agriculture"]
    assert pile(match, "ann", "green") == ["Banking"]
    assert hand(match, "ann") == ["Coal", "Software", "Tools"]
    assert winners(match) == []


def test_dolly_the_sheep_on_display_needs_no_yellow_card() -> None:
    match = artifacts(
        {**player("ann", ["Coal"]), "display": ["Dolly the Sheep"]},
        player("bob", ["Oars"]),
        decks={10: ["Software"]},
    )
    answer(match, "Free dogma Dolly the Sheep", "No")
    assert hand(match, "ann") == ["Software"]


@pytest.mark.parametrize(("other", "won"), [("Oars", ["ann"]), ("Agriculture", ["bob"])])
def test_wheres_waldo_wins_for_the_first_who_finds_him(other: str, won: list[str]) -> None:
    match = artifacts(player("ann", ["Where's Waldo?"]), player("bob", [other]))
    act(match, "Dogma Where's Waldo?")
    assert winners(match) == won


def test_delorean_dmc_12_removes_hands_and_top_cards() -> None:
    match = artifacts(
        player("ann", ["DeLorean DMC-12", "Coal"], hand=["Tools"], score=["Pottery"]),
        player("bob", piles={"red": ["Archery", "Oars"], "green": ["Sailing"]}, hand=["Writing", "Calendar"]),
    )
    act(match, "Dogma DeLorean DMC-12")
    assert junk(match) == ["Archery", "Calendar", "Coal", "DeLorean DMC-12", "Sailing", "Tools", "Writing"]
    assert tops(match, "ann") == []
    assert tops(match, "bob") == ["Oars"]
    assert score(match, "ann") == ["Pottery"]


def test_delorean_dmc_12_is_removed_once_even_if_it_is_shared() -> None:
    match = artifacts(
        player("ann", ["DeLorean DMC-12"]),
        player("bob", piles={"blue": ["Quantum Theory", "Tools"]}),
        decks={1: ["Archery"]},
    )
    act(match, "Dogma DeLorean DMC-12")
    assert tops(match, "bob") == ["Tools"]
    # Bob has changed something by sharing: ann, whose board is empty now, draws a 1.
    assert hand(match, "ann") == ["Archery"]


def test_delorean_dmc_12_removes_a_flag_together_with_what_kept_it_from_counting() -> None:
    # Lyon's flag is red, and Bob shows two red cards as long as both are there.
    match = table(
        player("ann", ["DeLorean DMC-12", "Lyon"], achievements=[1, 2, 3, 4, 5, 6, 7]),
        player("bob", piles={"red": (["Coal", "Oars"], "left")}),
        sets=["base", "cities", "artifacts"],
    )
    act(match, "Dogma DeLorean DMC-12")
    assert winners(match) == []
    assert (tops(match, "ann"), tops(match, "bob")) == ([], ["Oars"])


def test_delorean_dmc_12_on_display_removes_nothing() -> None:
    match = artifacts(
        {**player("ann", ["Coal"], hand=["Tools"]), "display": ["DeLorean DMC-12"]}, player("bob", ["Oars"])
    )
    answer(match, "Free dogma DeLorean DMC-12")
    assert junk(match) == []
    assert tops(match, "ann") == ["Coal"]
    assert hand(match, "ann") == ["Tools"]


def test_twister_melds_one_scored_card_of_each_colour() -> None:
    match = artifacts(
        player("ann", ["Twister"]),
        player("bob", ["Coal"], score=["Archery", "Oars", "Tools", "Software"]),
        player("cyd", ["Sailing"], score=["Pottery"]),
    )
    answer(match, "Dogma Twister")
    assert asked(match) == "bob"
    assert options(match) == ["Tools", "Software"]
    answer(match, "Software", "Oars")
    assert "bob reveals Archery (1), Oars (1), Tools (1) and Software (10)." in log(match, "cyd")
    assert pile(match, "bob", "red") == ["Oars", "Coal"]
    assert pile(match, "bob", "blue") == ["Software"]
    assert score(match, "bob") == ["Archery", "Tools"]
    assert score(match, "cyd") == ["Pottery"]


def test_twister_finds_nothing_in_an_empty_score_pile() -> None:
    match = artifacts(player("ann", ["Twister"]), player("bob", ["Coal"]))
    act(match, "Dogma Twister")
    assert tops(match, "bob") == ["Coal"]
    assert game(match).actions == 1
