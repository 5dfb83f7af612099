"""The examples of Innovation that are shipped: every card has one, and each still shows its card at work."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from command import splay
from splay.examples import example_of
from splay.examples.example import Example, check
from splay.examples.example import shipped as shipped_of
from splay.examples.innovation.making import make
from splay.examples.innovation.stage import STAGE
from splay.innovation import position
from splay.innovation.edition import EDITIONS
from splay.kernel.errors import NotFound


def shipped(edition: str) -> Mapping[str, Example]:
    """Return the examples of an edition of Innovation."""
    return shipped_of("innovation", edition)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_has_an_example(edition: str) -> None:
    assert list(shipped(edition)) == [card.name for card in STAGE.cards(edition)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_example_still_shows_its_card_at_work(edition: str) -> None:
    for example in shipped(edition).values():
        check(example)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_example_shows_everything_that_there_is_to_its_card(edition: str) -> None:
    assert {example.name: example.lacks() for example in shipped(edition).values() if example.lacks()} == {}


def test_where_one_deed_cannot_show_all_another_follows_it() -> None:
    first, second = example_of("Oars", "3e").scenes()
    assert (first.deed.label, second.deed.label) == ("Dogma Oars", "Dogma Oars")
    told = example_of("Oars", "3e").to_json()
    assert (told["use"], told["then"]) == ({"label": "Dogma Oars"}, [{"label": "Dogma Oars"}])


def test_a_figure_is_melded_and_then_inspired() -> None:
    example = example_of("Alexander the Great", "3e")
    assert "ann melds Alexander the Great" in example.words
    assert "ann executes the inspire effect of Alexander the Great" in example.words


@pytest.mark.parametrize("edition", EDITIONS)
def test_examples_are_small(edition: str) -> None:
    counts = [count(example.position) for example in shipped(edition).values()]
    assert sum(counts) / len(counts) < 6
    assert max(counts) <= 40


def count(spec: object) -> int:
    """Return how many cards a position names."""
    if isinstance(spec, dict):
        return sum(count(value) for key, value in spec.items() if key not in ("sets", "options", "turn"))
    if isinstance(spec, list):
        return sum(isinstance(value, str) or count(value) for value in spec)
    return 0


def test_a_demand_takes_something_from_the_rival() -> None:
    example = example_of("archery", "4e")
    assert example.use == "Dogma Archery"
    assert "bob is vulnerable" in example.words
    assert "bob must obey effect 1 of Archery. bob draws" in example.words


def test_a_city_is_melded_for_its_icons() -> None:
    example = example_of("Athens", "3e")
    assert example.use == "Meld Athens"
    assert "ann melds Athens (1). ann draws" in example.words


def test_a_flag_counts_as_an_achievement() -> None:
    named = [example for example in shipped("3e").values() if "flag" in example.parts]
    assert named
    assert all("achievement (before: 0)" in example.words for example in named)


def test_every_figure_shows_a_karma() -> None:
    figures = [card.name for card in STAGE.cards("3e") if card.karmas]
    assert [name for name in figures if not any("karma" in part for part in shipped("3e")[name].parts)] == []


def test_a_karma_that_acts_is_told() -> None:
    example = example_of("Galileo Galilei", "3e")
    assert "The karma of Galileo Galilei acts" in example.words


def test_a_karma_that_only_counts_is_told_in_its_words() -> None:
    words = [example.words for example in shipped("3e").values() if example.parts[0].startswith("karma")]
    assert all("karma of " in told for told in words)


def test_making_finds_the_same_again() -> None:
    for name in ("Archery", "Oars"):
        made, known = make("1e", name), example_of(name, "1e")
        assert (made.spec, made.parts) == (known.position, list(known.parts))
        assert [(deed.label, deed.answers) for deed in made.deeds] == [
            (deed.label, deed.answers) for deed in known.deeds
        ]


def test_an_unknown_card_is_refused_with_the_editions_that_have_it() -> None:
    with pytest.raises(
        NotFound, match="there is no card 'Athens' in the 4th edition: the editions that have it are 3e"
    ):
        example_of("Athens", "4e")
    with pytest.raises(NotFound, match="there is no card 'Wheelbarrow'"):
        example_of("Wheelbarrow", "4e")
    with pytest.raises(NotFound, match="'Seed Money' in the 4th edition: it is a card of the game intrapreneurs"):
        example_of("Seed Money", "4e")
    with pytest.raises(NotFound, match="Archery is not of the set 'cities'"):
        example_of("Archery", "3e", "cities")


# In the terminal


def test_the_command_prints_a_position_to_play_on_from(tmp_path: Path) -> None:
    ran = splay("cards", "pottery", "--example")
    assert ran.code == 0
    assert "Dogma Pottery: ann uses the dogma of Pottery" in ran.err
    assert position.load(json.loads(ran.out)).decision is not None
    assert "Dogma Oars, then Dogma Oars: " in splay("cards", "oars", "--example", "--edition", "3e").err
    told = json.loads(splay("cards", "pottery", "--example", "--json").out)
    assert told["use"] == {"label": "Dogma Pottery"} and told["position"] == json.loads(ran.out)


def test_the_command_needs_one_card() -> None:
    assert "name a card" in splay("cards", "--example").err
    several = splay("cards", "the", "--example")
    assert (several.code, "several names" in several.err) == (2, True)
    assert "ask for one of them" in splay("cards", "pottery", "--example", "--stats").err
