"""`splay cards`: finding and reading cards."""

import json
from typing import Any

import pytest

from command import splay
from splay.innovation.cards import catalogue
from splay.innovation.edition import EDITIONS
from splay.innovation.facts import SLOT_NAMES


def found(*arguments: str) -> list[dict[str, Any]]:
    ran = splay("cards", *arguments, "--json")
    assert (ran.code, ran.err) == (0, "")
    cards: list[dict[str, Any]] = json.loads(ran.out)
    return cards


def names(*arguments: str) -> list[str]:
    return [card["name"] for card in found(*arguments)]


# As JSON


@pytest.mark.parametrize(("edition", "count"), [("1e", 105), ("3e", 105), ("4e", 115)])
def test_json_lists_every_card_with_its_facts(edition: str, count: int) -> None:
    cards = found("--edition", edition)
    assert len(cards) == count
    for card in cards:
        assert list(card) == ["name", "set", "edition", "age", "color", "icons", "featured", "effects"]
        assert card["edition"] == edition
        assert card["set"] == "base"
        assert len(card["icons"]) == 4
        assert set(card["icons"]) <= set(SLOT_NAMES)
        assert card["featured"] in card["icons"]
        assert all(list(effect) == ["kind", "text"] for effect in card["effects"])


def test_json_of_one_card_has_its_rulings_and_keeps_the_glyphs() -> None:
    (card,) = found("archery")
    assert card["name"] == "Archery"
    assert (card["age"], card["color"], card["featured"]) == (1, "red", "castle")
    assert card["icons"] == ["castle", "lightbulb", "hex", "castle"]
    assert [effect["kind"] for effect in card["effects"]] == ["demand", "dogma"]
    assert "{1}" in card["effects"][0]["text"]
    assert isinstance(card["rulings"], list)


def test_rulings_are_those_of_the_card() -> None:
    ruled = next(card for card in catalogue(EDITIONS["4e"], ["base"]) if card.rulings)
    assert found(ruled.name)[0]["rulings"] == ruled.rulings
    assert " ".join(ruled.rulings[0].split()[:4]) in splay("cards", ruled.name).told


# Names


@pytest.mark.parametrize("name", ["wheel", "The Wheel", "the wheel", "WHEEL", "thewheel"])
def test_part_of_a_name_in_any_case_will_do(name: str) -> None:
    assert names(name) == ["The Wheel"]


def test_a_whole_name_comes_before_names_that_contain_it() -> None:
    assert names("ai") == ["A.I."]
    assert names("coal") == ["Coal"]


def test_several_that_fit_are_listed() -> None:
    assert names("mon") == ["Monotheism", "Monument"]
    ran = splay("cards", "mon")
    assert "Monotheism" in ran.told and "Monument" in ran.told


def test_a_card_is_drawn_with_its_name_icons_and_effects() -> None:
    ran = splay("cards", "archery")
    assert ran.code == 0
    assert "╭" in ran.out and "╰" in ran.out
    for part in ("Archery", "red", "age 1", "castle", "4e", "I demand:"):
        assert part in ran.out
    assert "{1}" not in ran.out, "glyphs are drawn"


@pytest.mark.parametrize(
    ("name", "suggestion"), [("archry", "Archery"), ("the weel", "The Wheel"), ("Monumnt", "Monument")]
)
def test_an_unknown_name_suggests_the_nearest(name: str, suggestion: str) -> None:
    ran = splay("cards", name)
    assert ran.code == 2
    assert ran.out == ""
    assert f"there is no card {name!r}: did you mean" in ran.err
    assert suggestion in ran.err


@pytest.mark.parametrize("name", ["", "xyzzy", "..."])
def test_a_name_like_no_other_is_refused_with_a_way_on(name: str) -> None:
    ran = splay("cards", name)
    assert ran.code == 2
    assert "`splay cards` lists them all" in ran.err


# Special achievements


def test_a_special_achievement_tells_its_condition_and_the_card_that_gives_it() -> None:
    ran = splay("cards", "monument", "--edition", "3e")
    assert "Tuck six cards or score six cards in one turn." in ran.out
    assert "Masonry" in ran.out
    (monument,) = found("monument", "--edition", "3e")
    assert monument["effects"] == [{"kind": "special", "text": "Tuck six cards or score six cards in one turn."}]
    assert "Masonry" in monument["rulings"][0]


def test_a_special_achievement_is_that_of_the_edition() -> None:
    assert found("monument")[0]["effects"] == [{"kind": "special", "text": "Have four top cards with a demand."}]


def test_special_achievements_are_no_cards_of_an_age() -> None:
    assert names("mon", "--age", "2") == ["Monotheism"]
    assert "Monument" not in names()


# Filters


def test_filters_narrow_what_is_listed() -> None:
    assert names("--age", "1", "--color", "red") == ["Archery", "Metalworking", "Oars"]
    assert names("--age", "1", "--color", "RED", "--icon", "Crown") == ["Oars"]
    assert len(names("--set", "base")) == 115
    for card in found("--icon", "clock"):
        assert "clock" in card["icons"]
    assert len(names("--age", "1")) == 15
    assert len(names("--age", "11")) == 10


def test_persons_are_icons_of_the_fourth_edition() -> None:
    assert all("person" in card["icons"] for card in found("--icon", "person"))
    assert len(names("--icon", "person")) > 1
    ran = splay("cards", "--icon", "person", "--edition", "3e")
    assert (ran.code, ran.out) == (2, "")
    assert "there is no icon 'person': choose one of crown, leaf, lightbulb, castle, factory, clock, hex" in ran.err


def test_a_table_lists_what_fits_with_its_effects() -> None:
    ran = splay("cards", "--age", "1", "--color", "red")
    for part in ("Archery", "Metalworking", "Oars", "R1", "I demand:", "3 cards, 4th edition"):
        assert part in ran.told
    assert "Pottery" not in ran.told


def test_nothing_that_fits_is_said_and_is_no_error() -> None:
    arguments = ("--age", "1", "--icon", "clock")
    assert found(*arguments) == []
    ran = splay("cards", *arguments)
    assert ran.code == 0
    assert ran.out == "No card matches.\n"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--edition", "2e"], "there is no edition '2e': choose one of 1e, 3e, 4e"),
        (["--set", "cheese"], "there is no set 'cheese': choose one of base"),
        (["--age", "12"], "there is no age '12': choose one of 1, 2, 3"),
        (["--age", "11", "--edition", "3e"], "there is no age '11': choose one of 1, 2, 3"),
        (["--age", "0"], "there is no age '0'"),
        (["--color", "pink"], "there is no colour 'pink': choose one of blue, red, green, yellow, purple"),
        (
            ["--icon", "moon"],
            "there is no icon 'moon': choose one of crown, leaf, lightbulb, castle, factory, clock, person, hex",
        ),
    ],
)
def test_a_filter_that_cannot_be_is_told_with_those_that_can(arguments: list[str], reason: str) -> None:
    for extra in ([], ["--json"], ["wheel"]):
        ran = splay("cards", *extra, *arguments)
        assert ran.code == 2
        assert ran.out == ""
        assert reason in ran.err
