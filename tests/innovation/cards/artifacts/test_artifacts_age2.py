"""Artifacts of History, age 2, card by card."""

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


def test_seikilos_epitaph_melds_the_bottom_card_and_carries_it_out() -> None:
    match = artifacts(
        player("ann", ["Seikilos Epitaph"], piles={"red": ["Archery", "Metalworking"]}),
        player("bob", ["Oars"]),
        decks={1: ["Tools", "Writing"], 3: ["Engineering"]},
    )
    act(match, "Dogma Seikilos Epitaph")
    assert pile(match, "ann", "red") == ["Metalworking", "Engineering", "Archery"]
    assert score(match, "ann") == ["Tools"]
    assert hand(match, "ann") == ["Writing"]
    assert hand(match, "bob") == []


def test_seikilos_epitaph_carries_out_the_drawn_card_if_it_is_alone() -> None:
    match = artifacts(
        player("ann", ["Seikilos Epitaph"]),
        player("bob", ["Oars"]),
        decks={3: ["Optics", "Compass"], 4: ["Anatomy"]},
    )
    act(match, "Dogma Seikilos Epitaph")
    assert tops(match, "ann") == ["Compass", "Optics", "Seikilos Epitaph"]
    assert score(match, "ann") == ["Anatomy"]


def test_rosetta_stone_melds_one_card_of_a_type_and_gives_the_other_to_an_opponent() -> None:
    match = artifacts(
        player("ann", ["Rosetta Stone"]),
        player("bob", ["Sailing"]),
        player("cid", ["Currency"]),
        decks={2: ["Holy Lance", "Holy Grail", "Calendar"]},
    )
    answer(match, "Dogma Rosetta Stone")
    assert options(match) == ["Base", "Artifacts"]
    answer(match, "Artifacts")
    assert options(match) == ["Holy Lance", "Holy Grail"]
    answer(match, "Holy Grail")
    assert options(match) == ["bob", "cid"]
    answer(match, "cid")
    assert tops(match, "ann") == ["Holy Grail", "Rosetta Stone"]
    assert pile(match, "cid", "green") == ["Holy Lance", "Currency"]
    assert tops(match, "bob") == ["Sailing"]


def test_rosetta_stone_can_draw_base_cards() -> None:
    match = artifacts(
        player("ann", ["Rosetta Stone"]), player("bob", ["Sailing"]), decks={2: ["Holy Lance", "Calendar", "Currency"]}
    )
    act(match, "Dogma Rosetta Stone", "Base", "Calendar")
    assert pile(match, "ann", "blue") == ["Calendar", "Rosetta Stone"]
    assert pile(match, "bob", "green") == ["Currency", "Sailing"]


def test_rosetta_stone_draws_base_cards_where_the_type_has_run_out() -> None:
    match = artifacts(
        player("ann", ["Rosetta Stone"]),
        player("bob", ["Sailing"]),
        decks={2: ["Holy Lance", "Calendar", "Currency"]},
        exact=True,
        achievements=[],
    )
    act(match, "Dogma Rosetta Stone", "Artifacts", "Holy Lance")
    assert tops(match, "ann") == ["Holy Lance", "Rosetta Stone"]
    assert tops(match, "bob") == ["Calendar", "Sailing"]


@pytest.mark.parametrize(
    ("board", "drawn"),
    [
        (["Archery"], ["Calendar"]),
        (["Agriculture"], ["Calendar"]),
        (["Agriculture", "Sailing"], ["Calendar", "Compass"]),
        (["Education", "Sailing", "Masonry"], ["Anatomy", "Calendar", "Compass"]),
    ],
)
def test_chronicle_of_zuo_draws_for_each_icon_of_which_nobody_has_fewer(board: list[str], drawn: list[str]) -> None:
    match = artifacts(
        player("ann", ["Chronicle of Zuo"]),
        player("bob", board),
        decks={2: ["Calendar"], 3: ["Compass"], 4: ["Anatomy"]},
    )
    act(match, "Dogma Chronicle of Zuo")
    assert hand(match, "ann") == drawn
    assert hand(match, "bob") == []


def test_chronicle_of_zuo_lets_those_who_are_tied_draw_as_well() -> None:
    match = artifacts(
        player("ann", ["Chronicle of Zuo"]),
        player("bob", ["Tools"]),
        decks={2: ["Calendar", "Fermenting"], 3: ["Compass"], 4: ["Anatomy", "Gunpowder"]},
    )
    act(match, "Dogma Chronicle of Zuo")
    assert hand(match, "bob") == ["Anatomy", "Compass"]
    # The 2 is followed by a 4, and Fermenting is the free draw.
    assert hand(match, "ann") == ["Calendar", "Fermenting", "Gunpowder"]


def test_babylonian_chronicles_takes_a_top_card_with_a_castle_that_is_not_red() -> None:
    match = artifacts(
        player("ann", ["Babylonian Chronicles", "Pottery"]),
        player("bob", ["Metalworking", "The Wheel", "Tools", "Agriculture"]),
        decks={2: ["Calendar"], 3: ["Compass", "Paper"]},
    )
    answer(match, "Dogma Babylonian Chronicles")
    assert asked(match) == "bob"
    assert options(match) == ["Tools", "The Wheel"]
    answer(match, "Tools")
    assert pile(match, "ann", "blue") == ["Tools", "Pottery"]
    assert tops(match, "bob") == ["Agriculture", "Metalworking", "The Wheel"]
    assert score(match, "bob") == ["Compass"]
    assert score(match, "ann") == ["Paper"]
    assert hand(match, "ann") == ["Calendar"]


@pytest.mark.parametrize("board", [["Metalworking", "Agriculture"], ["Mapmaking"]])
def test_babylonian_chronicles_takes_no_red_card_and_nothing_from_one_with_fewer_castles(board: list[str]) -> None:
    match = artifacts(player("ann", ["Babylonian Chronicles"]), player("bob", board), decks={3: ["Compass", "Paper"]})
    act(match, "Dogma Babylonian Chronicles")
    assert tops(match, "bob") == sorted(board)
    assert tops(match, "ann") == ["Babylonian Chronicles"]
    assert len(score(match, "ann")) == 1


def test_holy_lance_wins_with_the_holy_grail_that_it_has_taken() -> None:
    match = artifacts(
        player("ann", ["Holy Lance"]), player("bob", ["Metalworking", "Holy Grail", "Ark of the Covenant"])
    )
    answer(match, "Dogma Holy Lance")
    assert asked(match) == "bob"
    assert options(match) == ["Holy Grail", "Ark of the Covenant"]
    answer(match, "Holy Grail")
    assert winners(match) == ["ann"]


def test_holy_lance_lets_one_who_shares_win_with_the_holy_grail() -> None:
    match = artifacts(
        player("ann", ["Holy Lance"]), player("bob", ["Metalworking", "Holy Grail", "Ark of the Covenant"])
    )
    answer(match, "Dogma Holy Lance", "Ark of the Covenant")
    assert tops(match, "ann") == ["Ark of the Covenant", "Holy Lance"]
    assert winners(match) == ["bob"]


@pytest.mark.parametrize("board", [["Holy Grail"], ["Metalworking", "Masonry"]])
def test_holy_lance_takes_nothing_without_castles_or_artifacts(board: list[str]) -> None:
    match = artifacts(
        player("ann", ["Holy Lance"], piles={"yellow": ["Agriculture", "Terracotta Army"]}), player("bob", board)
    )
    act(match, "Dogma Holy Lance")
    assert tops(match, "bob") == sorted(board)
    assert winners(match) == []


def test_holy_lance_does_not_win_with_a_covered_holy_grail() -> None:
    match = artifacts(
        player("ann", ["Holy Lance"], piles={"yellow": ["Agriculture", "Holy Grail"]}), player("bob", ["Writing"])
    )
    act(match, "Dogma Holy Lance")
    assert winners(match) == []


def test_baghdad_battery_scores_five_cards_for_one_colour_and_two_types() -> None:
    match = artifacts(
        player("ann", ["Baghdad Battery"], hand=["Tools", "Oars", "Treaty of Kadesh"]),
        player("bob", ["Archery"]),
        decks={2: ["Calendar", "Currency", "Fermenting", "Construction", "Monotheism", "Mapmaking"]},
    )
    act(match, "Dogma Baghdad Battery", "Tools", "Treaty of Kadesh", "Tools")
    assert pile(match, "ann", "blue") == ["Treaty of Kadesh", "Tools"]
    assert score(match, "ann") == ["Calendar", "Construction", "Currency", "Fermenting", "Monotheism"]
    assert hand(match, "ann") == ["Oars"]


@pytest.mark.parametrize(
    ("held", "first"),
    [
        (["Tools", "Writing"], ["Tools"]),
        (["Tools", "Papyrus of Ani"], []),
        (["Tools"], []),
        ([], []),
    ],
)
def test_baghdad_battery_only_melds_where_colour_or_type_do_not_fit(held: list[str], first: list[str]) -> None:
    match = artifacts(player("ann", ["Baghdad Battery"], hand=held), player("bob", ["Archery"]))
    act(match, "Dogma Baghdad Battery", *first)
    assert hand(match, "ann") == []
    assert score(match, "ann") == []
    assert tops(match, "ann") == sorted(["Baghdad Battery", *[card for card in held if card not in first]])


def test_holy_grail_claims_an_achievement_of_the_value_returned() -> None:
    match = artifacts(player("ann", ["Holy Grail"], hand=["Gunpowder", "Tools"]), player("bob", ["Archery"]))
    act(match, "Dogma Holy Grail", "Gunpowder")
    assert achievements(match, "ann") == [4]
    assert hand(match, "ann") == ["Tools"]
    assert bottom_of_deck(match, 4) == ["Gunpowder"]


@pytest.mark.parametrize("held", [["Tools"], []])
def test_holy_grail_claims_nothing_of_another_value(held: list[str]) -> None:
    match = artifacts(player("ann", ["Holy Grail"], hand=held), player("bob", ["Archery"], achievements=[1]))
    act(match, "Dogma Holy Grail")
    assert achievements(match, "ann") == []
    assert achievements(match, "bob") == [1]
    assert hand(match, "ann") == []


def test_terracotta_army_returns_a_top_card_and_scores_a_card_without_castles() -> None:
    match = artifacts(
        player("ann", ["Terracotta Army"], hand=["Oars"]),
        player("bob", ["Translation", "Archery", "Agriculture"], hand=["Writing", "Metalworking"]),
        decks={2: ["Calendar"]},
    )
    answer(match, "Dogma Terracotta Army")
    assert asked(match) == "bob"
    assert options(match) == ["Translation", "Agriculture"]
    answer(match, "Translation")
    assert tops(match, "bob") == ["Agriculture", "Archery"]
    assert bottom_of_deck(match, 3) == ["Translation"]
    assert score(match, "bob") == ["Writing"]
    assert "bob reveals Writing (1)." in log(match, "ann")
    assert score(match, "ann") == []
    assert "ann shows their hand: Oars (1)." in log(match, "bob")
    assert hand(match, "ann") == ["Calendar", "Oars"]


def test_terracotta_army_compels_nobody_with_fewer_crowns() -> None:
    match = artifacts(player("ann", ["Terracotta Army"], hand=["Tools", "Writing"]), player("bob", ["Sailing"]))
    act(match, "Dogma Terracotta Army")
    assert tops(match, "bob") == ["Sailing"]
    assert score(match, "ann") == ["Writing"]
    assert hand(match, "ann") == ["Tools"]


def test_dead_sea_scrolls_draw_an_artifact_of_the_highest_top_value() -> None:
    match = artifacts(
        player("ann", ["Dead Sea Scrolls", "Anatomy"]),
        player("bob", ["Writing"]),
        decks={4: ["Gunpowder", "Hunt-Lenox Globe"]},
    )
    act(match, "Dogma Dead Sea Scrolls")
    assert hand(match, "ann") == ["Hunt-Lenox Globe"]


def test_dead_sea_scrolls_draw_a_base_card_where_no_artifact_is_left() -> None:
    match = artifacts(
        player("ann", ["Dead Sea Scrolls", "Anatomy"]),
        player("bob", ["Writing"]),
        decks={4: ["Gunpowder"], 5: ["Coal"]},
        exact=True,
        achievements=[],
    )
    act(match, "Dogma Dead Sea Scrolls")
    assert hand(match, "ann") == ["Gunpowder"]


def test_dead_sea_scrolls_on_display_draw_an_artifact_of_value_1_for_an_empty_board() -> None:
    match = artifacts(
        {**player("ann"), "display": ["Dead Sea Scrolls"]}, player("bob", ["Writing"]), decks={1: ["Lurgan Canoe"]}
    )
    answer(match, "Free dogma Dead Sea Scrolls")
    assert hand(match, "ann") == ["Lurgan Canoe"]


def test_cyrus_cylinder_carries_out_another_purple_card_and_splays_left() -> None:
    match = artifacts(
        player("ann", ["Cyrus Cylinder"], piles={"red": ["Archery", "Oars"]}),
        player("bob", ["Mysticism", "Metalworking"]),
        decks={1: ["The Wheel", "Tools"]},
    )
    answer(match, "Dogma Cyrus Cylinder")
    # There is nothing green on ann's board, so that Mysticism only draws.
    assert hand(match, "ann") == ["The Wheel"]
    assert hand(match, "bob") == []
    assert "ann chooses Mysticism (1)." in log(match, "bob")
    assert options(match) == ["bob", "ann"]
    answer(match, "ann")
    assert options(match) == ["red", "purple"]
    answer(match, "red")
    assert splay(match, "ann", "red") == "left"


def test_cyrus_cylinder_chooses_among_the_other_purple_cards_of_all() -> None:
    match = artifacts(
        player("ann", ["Cyrus Cylinder"]),
        player("bob", ["Mysticism"], piles={"green": ["Sailing", "The Wheel"]}),
        player("cid", ["Monotheism"]),
        decks={1: ["Tools"]},
    )
    answer(match, "Dogma Cyrus Cylinder")
    assert options(match) == ["Mysticism", "Monotheism"]
    answer(match, "Monotheism", "bob", "green")
    # Of Monotheism only the effect is carried out, not the demand.
    assert tops(match, "ann") == ["Cyrus Cylinder", "Tools"]
    assert tops(match, "bob") == ["Mysticism", "Sailing"]
    assert splay(match, "bob", "green") == "left"


@pytest.mark.parametrize(("returned", "scored"), [(["Calendar"], []), (["Oars", "Calendar"], ["Flight"])])
def test_democracy_counts_what_others_have_returned_in_the_same_action_by_cyrus_cylinder(
    returned: list[str], scored: list[str]
) -> None:
    match = artifacts(
        player("ann", ["Cyrus Cylinder"], hand=["Oars", "Calendar"]),
        player("bob", ["Democracy"], hand=["Pottery"]),
        decks={8: ["Mobility", "Flight"]},
    )
    # Bob shares and carries Democracy out first, then ann does.
    answer(match, "Dogma Cyrus Cylinder", "Pottery", "bob")
    assert score(match, "bob") == ["Mobility"]
    answer(match, *returned)
    assert score(match, "ann") == scored


def test_cyrus_cylinder_only_splays_without_another_purple_card() -> None:
    match = artifacts(
        player("ann", piles={"purple": ["Cyrus Cylinder", "Mysticism"]}), player("bob", ["Archery"], hand=["Tools"])
    )
    act(match, "Dogma Cyrus Cylinder", "ann")
    assert splay(match, "ann", "purple") == "left"
    assert hand(match, "ann") == []


def test_cyrus_cylinder_on_display_can_use_the_own_purple_card() -> None:
    match = artifacts(
        {**player("ann", ["Mysticism"]), "display": ["Cyrus Cylinder"]},
        player("bob", ["Archery"]),
        decks={1: ["Tools"]},
    )
    answer(match, "Free dogma Cyrus Cylinder", "bob")
    assert hand(match, "ann") == ["Tools"]
    assert splay(match, "bob", "red") == "unsplayed"
