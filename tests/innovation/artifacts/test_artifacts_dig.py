"""Artifacts of History: what digs one up, of which value, and when among all that follows a Meld action."""

import pytest

from helpers import (
    act,
    answer,
    artifacts,
    asked,
    deck,
    game,
    hand,
    log,
    options,
    pile,
    player,
    seat,
    table,
    view,
    winners,
)
from splay.innovation import new_match
from splay.kernel.errors import SetupError
from splay.kernel.match import Match
from splay.kernel.plain import Spec

EVERYTHING = ["base", "cities", "artifacts", "echoes"]


def display(match: Match, name: str) -> str | None:
    card = seat(match, name).display
    return None if card is None else card.name


def showing(spec: Spec, artifact: str) -> Spec:
    return {**spec, "display": [artifact]}


# Setup


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_the_artifacts_are_decks_of_their_own_and_nobody_is_dealt_one(players: int) -> None:
    match = new_match(["ann", "bob", "cat", "dan", "eve", "fay", "gus"][:players], "3e", sets=["base", "artifacts"])
    assert [len(deck(match, age, "artifacts")) for age in range(1, 11)] == [15, *[10] * 9]
    for owner in game(match).players:
        assert [card.set_name for card in owner.hand] == ["base", "base"]
        assert owner.display is None
    assert [card.set_name for card in game(match).available.cards] == ["base"] * 9


def test_one_achievement_more_is_needed_and_there_are_no_more_special_ones() -> None:
    match = new_match(["ann", "bob"], "3e", sets=["base", "artifacts"])
    assert view(match, "ann").needed == 7
    assert len(view(match, "ann").specials) == 5


@pytest.mark.parametrize("edition", ["1e", "4e"])
def test_other_editions_have_no_such_expansion(edition: str) -> None:
    with pytest.raises(SetupError, match="no expansion 'artifacts': choose the edition 3e"):
        new_match(["ann", "bob"], edition, sets=["base", "artifacts"])


# What digs


@pytest.mark.parametrize(
    ("below", "melded", "dug"),
    [
        ("Education", "Code of Laws", 3),  # lower; the pictures are in different corners
        ("Education", "Feudalism", 3),  # equal
        ("Code of Laws", "Feudalism", 1),  # higher, and the pictures are in the same corner
        ("Code of Laws", "Education", None),  # higher, and they are not
    ],
)
def test_a_card_over_a_lower_one_digs_only_if_the_pictures_are_in_the_same_place(
    below: str, melded: str, dug: int | None
) -> None:
    match = artifacts(
        player("ann", [below], hand=[melded]), player("bob"), decks={1: ["Mask of Warka"], 3: ["Necronomicon"]}
    )
    act(match, f"Meld {melded}")
    assert display(match, "ann") == {1: "Mask of Warka", 3: "Necronomicon", None: None}[dug]


@pytest.mark.parametrize("direction", ["left", "right", "up"])
@pytest.mark.parametrize(("melded", "dug"), [("Feudalism", "Mask of Warka"), ("Education", None)])
def test_a_splay_changes_nothing_about_where_the_pictures_are(direction: str, melded: str, dug: str | None) -> None:
    match = artifacts(
        player("ann", piles={"purple": (["Code of Laws", "Mysticism"], direction)}, hand=[melded]),
        player("bob"),
        decks={1: ["Mask of Warka"]},
    )
    act(match, f"Meld {melded}")
    assert display(match, "ann") == dug


def test_the_card_that_was_on_top_counts_and_not_those_below() -> None:
    match = artifacts(
        player("ann", piles={"purple": ["Code of Laws", "Empiricism"]}, hand=["Education"]), player("bob")
    )
    act(match, "Meld Education")
    assert display(match, "ann") is None


def test_a_new_colour_covers_nothing() -> None:
    match = artifacts(player("ann", ["Writing"], hand=["Oars"]), player("bob"))
    act(match, "Meld Oars")
    assert display(match, "ann") is None


def test_the_first_melds_and_melds_by_effects_do_not_dig() -> None:
    match = artifacts(player("ann", ["Sailing"]), player("bob"), decks={1: ["The Wheel"]})
    act(match, "Dogma Sailing")
    assert pile(match, "ann", "green") == ["The Wheel", "Sailing"]
    assert display(match, "ann") is None


def test_a_promotion_is_no_meld_action() -> None:
    match = table(
        player("ann", ["Writing"], hand=["Oars"], forecast=["Tools"]),
        player("bob"),
        sets=["base", "artifacts", "echoes"],
    )
    act(match, "Meld Oars", "Tools", "No")
    assert pile(match, "ann", "blue") == ["Tools", "Writing"]
    assert display(match, "ann") is None


def test_only_who_melds_digs() -> None:
    match = artifacts(player("ann", ["Education"], hand=["Code of Laws"]), player("bob", ["Feudalism"]))
    act(match, "Meld Code of Laws")
    assert display(match, "ann") is not None and display(match, "bob") is None


# What is dug


def test_the_top_artifact_of_the_value_is_dug_for_everyone_to_see() -> None:
    match = artifacts(
        player("ann", ["Education"], hand=["Code of Laws"]), player("bob"), decks={3: ["Excalibur", "Necronomicon"]}
    )
    act(match, "Meld Code of Laws")
    assert deck(match, 3, "artifacts")[0] == "Necronomicon" and len(deck(match, 3, "artifacts")) == 9
    for who in ("ann", "bob", None):
        shown = view(match, who).players[0].display
        assert shown is not None and shown.card is not None and shown.card.name == "Excalibur"
        assert "ann digs up Excalibur (3)." in log(match, who)
    assert view(match, "bob").players[1].display is None


def test_without_an_artifact_of_that_age_there_is_no_dig_and_no_other_deck() -> None:
    match = artifacts(
        player("ann", ["Education"], hand=["Code of Laws"]),
        player("bob"),
        decks={2: ["Holy Lance"], 3: ["Paper"], 4: ["Moses"]},
        exact=True,
        achievements=[],
    )
    act(match, "Meld Code of Laws")
    assert display(match, "ann") is None
    assert deck(match, 3) == ["Paper"] and deck(match, 4, "artifacts") == ["Moses"]


@pytest.mark.parametrize(
    ("decks", "dug"),
    [
        ({3: ["Excalibur"], 4: ["Moses", "Anatomy"]}, "Moses"),
        ({3: ["Excalibur"], 4: ["Moses"], 5: ["Coal", "Principia"]}, "Principia"),
        ({3: ["Excalibur"], 4: ["Anatomy"], 5: ["Coal", "Principia"]}, None),
        ({2: ["Calendar"], 3: ["Excalibur"], 4: ["Moses"]}, None),
    ],
)
def test_an_age_without_base_cards_is_empty_for_artifacts_too_and_the_next_one_is_dug_in(
    decks: dict[int, list[str]], dug: str | None
) -> None:
    match = artifacts(
        player("ann", ["Education"], hand=["Code of Laws"]), player("bob"), decks=decks, exact=True, achievements=[]
    )
    act(match, "Meld Code of Laws")
    assert display(match, "ann") == dug
    assert winners(match) == [], "that no age is left to dig in ends nothing"


def test_a_relic_is_seized_by_the_value_of_the_artifact_and_not_of_what_was_covered() -> None:
    match = artifacts(
        player("ann", ["Education"], hand=["Code of Laws"]),
        player("bob"),
        decks={3: ["Excalibur"], 4: ["Moses", "Anatomy"], 5: ["Coal"]},
        exact=True,
        achievements=[],
        options={"relics": "yes"},
        relics=["Timbuktu", "Complex Numbers"],
    )
    answer(match, "Meld Code of Laws")
    answer(match, "To your hand")
    assert hand(match, "ann") == ["Complex Numbers"]


def test_with_one_on_display_there_is_no_dig() -> None:
    match = artifacts(
        showing(player("ann", ["Education"], hand=["Code of Laws"]), "Moses"), player("bob"), decks={3: ["Excalibur"]}
    )
    answer(match, "Leave Moses", "Meld Code of Laws")
    assert display(match, "ann") == "Moses"
    assert deck(match, 3, "artifacts")[0] == "Excalibur"


def test_an_artifact_melded_from_display_makes_room_for_the_next() -> None:
    match = artifacts(
        showing(player("ann", ["Education"]), "Necronomicon"),
        player("bob"),
        decks={3: ["Excalibur"]},
    )
    answer(match, "Leave Necronomicon", "Meld Necronomicon")
    assert pile(match, "ann", "purple") == ["Necronomicon", "Education"]
    assert display(match, "ann") == "Excalibur"


# Cities


@pytest.mark.parametrize(("below", "dug"), [("Athens", True), ("Archery", False)])
def test_the_picture_of_a_city_has_a_place_of_its_own(below: str, dug: bool) -> None:
    # Barcelona is higher than both; only another city has its picture where Barcelona has.
    match = table(
        player("ann", [below], hand=["Barcelona"]),
        player("bob"),
        sets=["base", "cities", "artifacts"],
        decks={1: ["Mask of Warka"]},
    )
    act(match, "Meld Barcelona")
    assert display(match, "ann") == ("Mask of Warka" if dug else None)


# The order of what follows


def test_after_a_meld_action_comes_the_icon_of_a_city_then_the_dig_and_then_the_promotion() -> None:
    match = table(
        player("ann", ["Athens"], hand=["Chang'An"], forecast=["Tools"]),
        player("bob"),
        sets=EVERYTHING,
        options={"relics": "yes"},
        decks={1: ["Mask of Warka"], 2: ["Mapmaking", "Lever"]},
    )
    answer(match, "Meld Chang'An")
    assert asked(match) == "ann" and options(match) == ["Tools", "No"], "the promotion comes last"
    assert hand(match, "ann") != [] and display(match, "ann") == "Mask of Warka"
    told = log(match, "ann")
    verbs = [line.split()[1] for line in told if line.startswith("ann ")]
    assert verbs == ["melds", "draws", "digs"]


def test_a_relic_is_seized_before_the_promotion() -> None:
    match = table(
        player("ann", ["Education"], hand=["Code of Laws"], forecast=["Tools"]),
        player("bob"),
        sets=EVERYTHING,
        options={"relics": "yes"},
    )
    answer(match, "Meld Code of Laws")
    assert options(match) == ["To your achievements", "To your hand", "No"]
    answer(match, "No")
    assert options(match) == ["Tools", "No"]


# Battleship Yamato


@pytest.mark.parametrize(
    ("below", "dug"),
    [("Mobility", False), ("Flight", True)],  # only the picture of Flight is where the battleship has its own
)
def test_the_battleship_is_an_11_when_it_covers_an_8(below: str, dug: bool) -> None:
    match = artifacts(
        player("ann", [below], hand=["Battleship Yamato"]), player("bob"), decks={8: ["Plush Beweglich Rod Bear"]}
    )
    act(match, "Meld Battleship Yamato")
    assert display(match, "ann") == ("Plush Beweglich Rod Bear" if dug else None)


def test_under_an_11_there_is_nothing_to_dig() -> None:
    match = artifacts(player("ann", ["Battleship Yamato"], hand=["Engineering"]), player("bob"))
    act(match, "Meld Engineering")
    assert pile(match, "ann", "red") == ["Engineering", "Battleship Yamato"]
    assert display(match, "ann") is None


def test_the_battleship_melded_lets_promote_up_to_an_11() -> None:
    match = table(
        player("ann", hand=["Battleship Yamato"], forecast=["Robotics"]),
        player("bob"),
        sets=["base", "artifacts", "echoes"],
    )
    answer(match, "Meld Battleship Yamato")
    assert options(match) == ["Robotics", "No"]


def test_the_battleship_is_an_8_in_a_score_pile_and_an_11_on_a_board() -> None:
    match = artifacts(player("ann", score=["Battleship Yamato", "Tools"], hand=["Oars"]), player("bob"))
    assert view(match, "ann").players[0].points == 9
    assert view(match, "bob").players[0].score_pile[1].age == 8
    owner = seat(match, "ann")
    owner.meld(owner.score_pile[0])
    assert owner.points() == 1, "it leaves the score pile as the 8 that it was there"
    assert owner.highest_top() == 11
    assert view(match, "bob").players[0].piles[1].cards[0].age == 11
    owner.score(owner.tops()[0])
    assert owner.points() == 9 and owner.highest_top() == 0
    owner.return_card(owner.score_pile[-1])
    assert deck(match, 8, "artifacts")[-1] == "Battleship Yamato" and owner.points() == 1


def test_a_draw_for_an_11_ends_the_game() -> None:
    match = artifacts(player("ann", ["Battleship Yamato"], hand=["Oars"]), player("bob", score=["Tools"]))
    act(match, "Draw")
    assert match.result is not None and match.result.kind == "score"


def test_the_battleship_has_no_dogma() -> None:
    match = artifacts(player("ann", ["Battleship Yamato", "Writing"]), player("bob"))
    assert [label for label in options(match) if label.startswith("Dogma")] == ["Dogma Writing"]
