"""Artifacts of History: age 4, card by card."""

import pytest

from helpers import (
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


def test_petition_of_right_takes_a_scored_card_for_each_top_card_with_a_castle() -> None:
    match = artifacts(
        player("ann", ["Petition of Right"]),
        player("bob", ["Tools", "Archery", "Philosophy"], score=["Coal", "Paper", "Pottery"]),
    )
    answer(match, "Dogma Petition of Right")
    assert asked(match) == "bob"
    answer(match, "Paper")
    assert score(match, "ann") == ["Paper", "Pottery"]
    assert score(match, "bob") == ["Coal"]


@pytest.mark.parametrize(
    ("board", "taken"),
    [
        (["Tools", "Archery", "Mapmaking", "Masonry"], ["Coal", "Paper"]),
        (["Philosophy"], []),
        (["Engineering", "Calendar"], ["Coal"]),
    ],
)
def test_petition_of_right_takes_no_more_than_there_is(board: list[str], taken: list[str]) -> None:
    scored = ["Coal"] if len(taken) == 1 else ["Coal", "Paper"]
    match = artifacts(player("ann", ["Petition of Right"]), player("bob", board, score=scored))
    act(match, "Dogma Petition of Right")
    assert score(match, "ann") == taken


def test_petition_of_right_spares_who_shows_fewer_lightbulbs() -> None:
    match = artifacts(player("ann", ["Petition of Right"]), player("bob", ["Archery"], score=["Coal"]))
    act(match, "Dogma Petition of Right")
    assert score(match, "bob") == ["Coal"]


def test_delft_pocket_telescope_reveals_a_drawn_card_with_an_icon_of_the_returned_one() -> None:
    match = artifacts(
        player("ann", ["Delft Pocket Telescope"], score=["Oars", "Pottery"]),
        player("bob", ["Metalworking"]),
        decks={5: ["Banking"], 6: ["Industrialization"]},
    )
    answer(match, "Dogma Delft Pocket Telescope")
    assert options(match) == ["Oars", "Pottery"]
    answer(match, "Oars")
    # Both have a crown, as Oars has.
    assert options(match) == ["Banking", "Industrialization"]
    answer(match, "Industrialization")
    assert hand(match, "ann") == ["Banking", "Industrialization"]
    assert score(match, "ann") == ["Pottery"]
    lines = log(match, "bob")
    assert "ann reveals Oars (1)." in lines
    assert "ann reveals Industrialization (6)." in lines
    assert not any("Banking" in line for line in lines)


def test_delft_pocket_telescope_goes_on_until_an_icon_fits() -> None:
    match = artifacts(
        player("ann", ["Delft Pocket Telescope"], score=["Metalworking", "Pottery"]),
        player("bob", ["Masonry"]),
        decks={5: ["Coal", "Statistics"], 6: ["Atomic Theory", "Democracy"]},
    )
    act(match, "Dogma Delft Pocket Telescope", "Metalworking")
    # No castle on Coal or Atomic Theory; a leaf on Statistics, but not on Democracy.
    assert hand(match, "ann") == ["Democracy", "Statistics"]
    assert score(match, "ann") == []
    assert bottom_of_deck(match, 5) == ["Coal"]
    assert bottom_of_deck(match, 6) == ["Atomic Theory"]
    lines = log(match, None)
    assert "ann reveals Coal (5) and Atomic Theory (6)." in lines
    assert "ann reveals Statistics (5)." in lines


def test_delft_pocket_telescope_stops_when_the_score_pile_is_empty() -> None:
    match = artifacts(
        player("ann", ["Delft Pocket Telescope"], score=["Metalworking"]),
        player("bob", ["Masonry"]),
        decks={5: ["Coal"], 6: ["Atomic Theory"]},
    )
    act(match, "Dogma Delft Pocket Telescope")
    assert hand(match, "ann") == []
    assert score(match, "ann") == []


def test_east_india_company_charter_scores_a_5_for_each_player_who_had_the_value() -> None:
    match = artifacts(
        player("ann", ["East India Company Charter"], score=["Calendar"]),
        player("bob", ["Metalworking"], score=["Mapmaking", "Currency", "Tools"]),
        player("cat", ["Masonry"], score=["Archery"]),
        decks={5: ["Coal", "Physics", "Banking"]},
    )
    answer(match, "Dogma East India Company Charter")
    assert options(match) == ["1", "2", "3", "4", "6", "7", "8", "9", "10"]
    # Others' cards are known by their backs only.
    answer(match, "2")
    assert options(match) == ["bob: a 2", "Calendar"]
    answer(match, "Calendar")
    assert "ann chooses 2." in log(match, "cat")
    assert score(match, "ann") == ["Coal", "Physics"]
    assert score(match, "bob") == ["Tools"]
    assert score(match, "cat") == ["Archery"]
    assert bottom_of_deck(match, 2, 3)[0] == "Calendar"


def test_east_india_company_charter_scores_nothing_if_nobody_had_the_value() -> None:
    match = artifacts(
        player("ann", ["East India Company Charter"], score=["Calendar"]),
        player("bob", ["Metalworking"], score=["Tools"]),
    )
    act(match, "Dogma East India Company Charter", "10")
    assert score(match, "ann") == ["Calendar"]
    assert score(match, "bob") == ["Tools"]


def test_tortugas_galleon_takes_the_highest_scored_cards_and_a_top_card_of_that_value() -> None:
    match = artifacts(
        player("ann", ["Tortugas Galleon"]),
        player("bob", ["Coal", "Banking", "Pottery"], score=["Physics", "Chemistry", "Tools"]),
    )
    answer(match, "Dogma Tortugas Galleon")
    assert asked(match) == "bob"
    assert options(match) == ["Coal", "Banking"]
    answer(match, "Banking")
    assert score(match, "ann") == ["Chemistry", "Physics"]
    assert score(match, "bob") == ["Tools"]
    assert tops(match, "ann") == ["Banking", "Tortugas Galleon"]
    assert tops(match, "bob") == ["Coal", "Pottery"]


@pytest.mark.parametrize(
    ("board", "scored", "taken"),
    [
        (["Coal"], ["Calendar"], ["Calendar"]),
        (["Coal"], [], []),
        (["Pottery"], ["Archery"], []),
    ],
)
def test_tortugas_galleon_takes_no_top_card_of_another_value(
    board: list[str], scored: list[str], taken: list[str]
) -> None:
    match = artifacts(player("ann", ["Tortugas Galleon"]), player("bob", board, score=scored))
    act(match, "Dogma Tortugas Galleon")
    assert score(match, "ann") == taken
    assert tops(match, "bob") == board


def test_molasses_reef_caravel_changes_the_hand_and_melds_scores_and_returns() -> None:
    match = artifacts(
        player("ann", ["Molasses Reef Caravel"], hand=["Tools", "Coal"], score=["Paper"]),
        player("bob", ["Metalworking"]),
        decks={4: ["Experimentation", "Printing Press", "Anatomy"]},
    )
    answer(match, "Dogma Molasses Reef Caravel")
    assert sorted(options(match)) == ["Experimentation", "Printing Press"]
    answer(match, "Printing Press")
    assert sorted(options(match)) == ["Anatomy", "Experimentation"]
    answer(match, "Anatomy")
    assert sorted(options(match)) == ["Anatomy", "Paper"]
    answer(match, "Paper")
    assert tops(match, "ann") == ["Molasses Reef Caravel", "Printing Press"]
    assert hand(match, "ann") == ["Experimentation"]
    assert score(match, "ann") == ["Anatomy"]
    assert bottom_of_deck(match, 1) == ["Tools"]
    assert bottom_of_deck(match, 5) == ["Coal"]


def test_molasses_reef_caravel_shows_a_hand_without_blue_and_goes_on() -> None:
    match = artifacts(
        player("ann", ["Molasses Reef Caravel"]),
        player("bob", ["Metalworking"]),
        decks={4: ["Gunpowder", "Invention", "Anatomy"]},
    )
    act(match, "Dogma Molasses Reef Caravel", "Gunpowder")
    assert tops(match, "ann") == ["Molasses Reef Caravel"]
    assert hand(match, "ann") == ["Anatomy", "Invention"]
    # The card scored was the only one there, so it went back.
    assert score(match, "ann") == []
    assert bottom_of_deck(match, 4) == ["Gunpowder"]
    assert any("Gunpowder" in line and "Invention" in line and "Anatomy" in line for line in log(match, "bob"))


def test_hunt_lenox_globe_returns_top_cards_draws_and_melds() -> None:
    match = artifacts(
        player(
            "ann",
            ["Hunt-Lenox Globe", "Calendar"],
            piles={"red": ["Construction", "Archery"]},
            hand=["Tools", "Oars", "Sailing"],
        ),
        player("bob", ["Metalworking"]),
        decks={5: ["Coal", "Banking", "Physics"]},
    )
    answer(match, "Dogma Hunt-Lenox Globe", "Calendar")
    assert sorted(options(match)) == ["Banking", "Coal", "Oars", "Sailing", "Tools"]
    answer(match, "Coal")
    assert pile(match, "ann", "red") == ["Coal", "Archery"]
    assert tops(match, "ann") == ["Coal", "Hunt-Lenox Globe"]
    assert bottom_of_deck(match, 2, 2) == ["Calendar", "Construction"]


def test_hunt_lenox_globe_only_melds_with_four_cards_in_hand() -> None:
    match = artifacts(
        player("ann", ["Hunt-Lenox Globe", "Calendar"], hand=["Tools", "Oars", "Sailing", "Masonry"]),
        player("bob", ["Metalworking"]),
    )
    act(match, "Dogma Hunt-Lenox Globe", "Masonry")
    assert tops(match, "ann") == ["Calendar", "Hunt-Lenox Globe", "Masonry"]
    assert hand(match, "ann") == ["Oars", "Sailing", "Tools"]


def test_moses_takes_all_top_cards_with_a_crown_and_scores_one() -> None:
    match = artifacts(
        player("ann", ["Moses", "Oars", "Currency"]),
        player("bob", ["Sailing", "Anatomy"], piles={"blue": ["Writing", "Translation"], "red": ["Archery", "Optics"]}),
        decks={4: ["Gunpowder"]},
    )
    answer(match, "Dogma Moses")
    # Bob's Sailing and Writing are gone; the one beneath, Translation, is his to score, and Optics is covered.
    assert asked(match) == "ann"
    assert score(match, "bob") == ["Translation"]
    assert tops(match, "bob") == ["Anatomy", "Archery"]
    assert options(match) == ["Oars", "Currency"]
    answer(match, "Currency")
    assert score(match, "ann") == ["Currency", "Sailing", "Writing"]
    assert hand(match, "ann") == ["Gunpowder"]


def test_moses_compels_nobody_with_fewer_leaves_and_scores_nothing_without_a_crown() -> None:
    match = artifacts(player("ann", ["Moses"]), player("bob", ["Sailing"]))
    act(match, "Dogma Moses")
    assert tops(match, "bob") == ["Sailing"]
    assert score(match, "ann") == []
    assert tops(match, "ann") == ["Moses"]


FOURS = ["Gunpowder", "Colonialism", "Anatomy", "Invention", "Enterprise"]


def test_mona_lisa_scores_the_colour_that_was_guessed() -> None:
    match = artifacts(
        player("ann", ["Mona Lisa"], piles={"red": (["Archery", "Oars"], "left")}, hand=["Coal"]),
        player("bob", ["Metalworking"]),
        decks={4: FOURS},
    )
    answer(match, "Dogma Mona Lisa")
    assert options(match) == ["0", "1", "2", "3", "4", "5", "6", "7"]
    answer(match, "3")
    assert options(match) == ["blue", "red", "green", "yellow", "purple"]
    answer(match, "red")
    assert score(match, "ann") == ["Coal", "Colonialism", "Gunpowder"]
    assert splay(match, "ann", "red") == "right"
    assert hand(match, "ann") == ["Anatomy", "Enterprise", "Invention"]
    lines = log(match, None)
    assert "ann chooses 3 and red." in lines
    assert any("ann reveals Coal (5), Gunpowder (4)" in line for line in lines)


@pytest.mark.parametrize("number", ["1", "3", "6"])
def test_mona_lisa_returns_the_hand_after_a_wrong_guess(number: str) -> None:
    match = artifacts(
        player("ann", ["Mona Lisa"], piles={"red": (["Archery", "Oars"], "left")}),
        player("bob", ["Metalworking"]),
        decks={4: FOURS},
    )
    order = ["Invention", "Gunpowder", "Enterprise", "Anatomy"]
    act(match, "Dogma Mona Lisa", number, "red", *order)
    assert hand(match, "ann") == []
    assert score(match, "ann") == []
    assert splay(match, "ann", "red") == "left"
    assert bottom_of_deck(match, 4, 5) == [*order, "Colonialism"]


def test_mona_lisa_splays_a_colour_of_which_rightly_none_is_held() -> None:
    match = artifacts(
        player("ann", ["Mona Lisa"], piles={"blue": ["Tools", "Writing"]}),
        player("bob", ["Metalworking"]),
        decks={4: FOURS},
    )
    act(match, "Dogma Mona Lisa", "0", "blue")
    assert score(match, "ann") == []
    assert splay(match, "ann", "blue") == "right"
    assert hand(match, "ann") == sorted(FOURS)


@pytest.mark.parametrize(
    ("held", "won"),
    [
        (["Tools", "Archery", "Sailing", "Masonry", "Mysticism"], ["ann"]),
        (["Tools", "Archery", "Sailing", "Masonry", "Mysticism", "Oars"], []),
        (["Tools", "Archery", "Sailing", "Masonry", "Oars"], []),
        (["Tools", "Archery", "Sailing", "Masonry"], []),
        ([], []),
    ],
)
def test_cross_of_coronado_wins_with_five_cards_of_five_colours(held: list[str], won: list[str]) -> None:
    match = artifacts(player("ann", ["Cross of Coronado"], hand=held), player("bob", ["Metalworking"]))
    act(match, "Dogma Cross of Coronado")
    assert winners(match) == won
    assert any("ann reveals Tools (1), Archery (1)" in line for line in log(match, "bob")) == bool(held)


def test_cross_of_coronado_lets_an_opponent_who_shares_win_first() -> None:
    match = artifacts(
        player("ann", ["Cross of Coronado"], hand=["Tools", "Archery", "Sailing", "Masonry", "Mysticism"]),
        player("bob", ["Navigation"], hand=["Writing", "Oars", "Clothing", "Agriculture", "City States"]),
    )
    act(match, "Dogma Cross of Coronado")
    assert winners(match) == ["bob"]


def test_abell_gallery_harpsichord_scores_for_each_value_that_is_there_once() -> None:
    match = artifacts(
        player("ann", ["Abell Gallery Harpsichord", "Coal", "Tools", "Sailing", "Fermenting"]),
        player("bob", ["Metalworking"]),
        decks={2: ["Calendar"], 4: ["Gunpowder"], 5: ["Banking"]},
    )
    act(match, "Dogma Abell Gallery Harpsichord")
    assert score(match, "ann") == ["Banking", "Calendar", "Gunpowder"]
    lines = [line for line in log(match, "ann") if "ann scores" in line or "you score" in line.lower()]
    assert [name for line in lines for name in ("Calendar", "Gunpowder", "Banking") if name in line] == [
        "Calendar",
        "Gunpowder",
        "Banking",
    ]


def test_abell_gallery_harpsichord_scores_nothing_where_each_value_is_there_twice() -> None:
    match = artifacts(
        player("ann", ["Abell Gallery Harpsichord", "Gunpowder", "Tools", "Sailing"]),
        player("bob", ["Metalworking"]),
    )
    act(match, "Dogma Abell Gallery Harpsichord")
    assert score(match, "ann") == []
