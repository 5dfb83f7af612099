"""Decks: ours, and the messages for every mistake in one that somebody types."""

import re
import tomllib
from collections import Counter
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from company import PLAIN, asset, changed, moments, obstacle, plain_deck, project
from splay.games import GAMES
from splay.intrapreneurs import DeckError, new_match, new_setup, read_deck, shipped_deck
from splay.intrapreneurs.card import CONDITION_KEYS
from splay.intrapreneurs.deck import pack, unpack
from splay.intrapreneurs.facts import ASSET_FAMILIES, PROJECT_FAMILIES, TRANSFORMATIVE, VIABLE
from splay.intrapreneurs.rules import BY_THE_BOOK
from splay.kernel import record
from splay.kernel.errors import RecordError, SetupError

# Our deck


def test_our_deck_has_enough_of_everything() -> None:
    deck = shipped_deck()
    assert len(deck.projects) >= 24
    assert len(deck.events) == 6
    for number in (1, 2, 3):
        assert sum(card.round == number for card in deck.assets) >= 24
        assert sum(card.round == number for card in deck.obstacles) >= 4


def test_our_deck_has_every_family_in_every_round_that_it_belongs_to() -> None:
    deck = shipped_deck()
    for number in (1, 2, 3):
        families = {card.family for card in deck.assets if card.round == number}
        assert families == set(ASSET_FAMILIES if number > 1 else ASSET_FAMILIES[:-1])
    counts = Counter(card.family for card in deck.projects)
    assert set(counts) == set(PROJECT_FAMILIES)
    assert len(set(counts.values())) == 1


def test_our_deck_uses_conditions_defences_accelerations_and_every_effect() -> None:
    deck = shipped_deck()
    assert sum(bool(card.condition.words) for card in deck.assets) >= 20
    assert sum(bool(card.defends) for card in deck.assets) >= 10
    assert sum(bool(card.accelerates) for card in deck.assets) >= 10
    assert any(project.acceleration for project in deck.projects)
    assert not all(project.acceleration for project in deck.projects)
    for effect in ("discard", "give", "family", "pause_projects", "lose_turns", "freeze"):
        assert any(getattr(card.harm, effect) for card in deck.obstacles), effect
    for rule in ALL_EFFECTS.split(", "):
        assert any(getattr(event.rules, rule) != getattr(BY_THE_BOOK, rule) for event in deck.events), rule


def test_every_card_of_ours_has_words_and_every_project_pays_more_at_its_second_level() -> None:
    deck = shipped_deck()
    for card in [*deck.cards, *deck.events]:
        assert card.text.endswith((".", "?", "!")), card.name
        assert len(card.text) > 20
    for card in deck.projects:
        assert sum(card.levels[TRANSFORMATIVE].rewards) > sum(card.levels[VIABLE].rewards)
        assert card.pause_cost != (0, 0, 0)


def test_a_card_says_what_it_does() -> None:
    deck = shipped_deck()
    controller = deck.named("friendly controller")
    assert controller is not None
    assert controller.facts() == {
        "kind": "asset",
        "name": "Friendly Controller",
        "text": "Knows which cost centre sleeps deepest.",
        "round": 1,
        "family": "Relationships",
        "condition": "",
        "outcome": {"budget": 1, "headcount": 0, "tailwind": 1},
        "defends": [],
        "accelerates": ["Expense Report Amnesty"],
    }
    facts = {card.name: card.facts() for card in [*PLAIN.cards, *PLAIN.events]}
    assert facts["Wants Two Tools"]["condition"] == "2 Tools assets"
    assert facts["Wants Loose Culture"]["condition"] == "1 Culture asset (unallocated)"
    assert facts["Wants B1"]["condition"] == "B1"
    assert facts["Cut Culture"]["effect"] == "Discard 2 unallocated Culture cards"
    assert facts["Both"]["effect"] == "Discard 1 unallocated card; skip 2 turns"
    assert facts["Tight"]["effect"] == (
        "The hand limit is 4. All but the single leader discard 2 assets at the end of the round."
    )
    assert facts["Cheap"]["effect"] == "Configuration projects require -2 Head-count. Everyone is dealt 3 cards."


# A deck of one's own


def as_toml(data: dict[str, Any]) -> str:
    """Return a deck as somebody would type it."""
    lines = [f'name = "{data["name"]}"']
    for kind in ("project", "asset", "obstacle", "macro"):
        for entry in data[kind]:
            lines.append(f"[[{kind}]]")
            lines.extend(f"{key} = {inline(value)}" for key, value in entry.items())
    return "\n".join(lines)


def inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(part) for part in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def test_a_deck_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(as_toml(plain_deck()))
    deck = read_deck(path)
    assert deck.name == "plain"
    assert [card.facts() for card in deck.cards] == [card.facts() for card in PLAIN.cards]


def test_a_match_with_a_deck_of_ones_own_carries_it_in_its_record() -> None:
    *_, match = moments(new_match(["ann", "bob"], 4, deck=PLAIN), 4)
    text = record.dump(match)
    assert "sets: plain" in text
    twin = record.load(text, GAMES)
    assert twin.log(0) == match.log(0)
    assert twin.result is not None


def test_our_own_deck_needs_no_place_in_a_record() -> None:
    match = new_match(["ann", "bob"], 4)
    assert "options:\n" in record.dump(match)
    assert "sets: splay" in record.dump(match)


def test_a_damaged_deck_in_a_record_is_refused_with_its_line() -> None:
    text = record.dump(new_match(["ann", "bob"], 4, deck=PLAIN))
    damaged = re.sub(r"deck=.{40}", "deck=", text)
    with pytest.raises(RecordError, match="line 5: the deck of this match is no deck"):
        record.load(damaged, GAMES)
    with pytest.raises(RecordError, match="line 4: the deck is 'plain', not 'splay'"):
        record.load(text.replace("sets: plain", "sets: splay"), GAMES)
    with pytest.raises(RecordError, match="line 3: Intrapreneurs has one edition"):
        record.load(text.replace("edition: standard", "edition: 2e"), GAMES)


def test_a_packed_deck_unpacks_to_the_same_cards() -> None:
    again = unpack(pack(plain_deck()))
    assert [card.facts() for card in again.cards] == [card.facts() for card in PLAIN.cards]


def test_an_unknown_deck_word_cannot_start_a_match() -> None:
    setup = new_setup(["ann", "bob"])
    setup.options["deck"] = "rubbish"
    with pytest.raises(SetupError, match="cannot be unpacked"):
        GAMES["intrapreneurs"].begin(setup)


# Mistakes


def mistakes(data: dict[str, object]) -> list[str]:
    with pytest.raises(DeckError) as refused:
        unpack(pack(data))
    return refused.value.reasons


def with_entry(kind: str, entry: object) -> list[str]:
    """Return what is wrong with the plain deck when an entry is added to it."""
    data: dict[str, Any] = plain_deck()
    data[kind].append(entry)
    return mistakes(data)


def with_project(**parts: object) -> list[str]:
    good = project("New", "Offering", ({"budget": 1}, {"growth": 1}), ({"budget": 2}, {"growth": 2}), {"tailwind": 1})
    entry = {key: value for key, value in {**good, **parts}.items() if value is not None}
    return [reason.removeprefix("project 10 (New): ") for reason in with_entry("project", entry)]


def with_asset(**parts: object) -> list[str]:
    entry = {
        key: value for key, value in {**asset("New", "Tools", {"budget": 1}), **parts}.items() if value is not None
    }
    return [reason.removeprefix("asset 64 (New): ") for reason in with_entry("asset", entry)]


def with_obstacle(**parts: object) -> list[str]:
    entry = {key: value for key, value in {**obstacle("New", {"discard": 1}), **parts}.items() if value is not None}
    return [reason.removeprefix("obstacle 10 (New): ") for reason in with_entry("obstacle", entry)]


def with_macro(effect: object) -> list[str]:
    data: dict[str, Any] = plain_deck()
    data["macro"][5] = {"name": "New"} if effect is None else {"name": "New", "effect": effect}
    return [reason.removeprefix("macro 6 (New): ") for reason in mistakes(data)]


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"name": 3}, "project 10: name must be a card's name, 1 to 60 visible characters, not 3"),
        ({"name": "x" * 61}, f"project 10: name must be a card's name, 1 to 60 visible characters, not '{'x' * 36}..."),
        ({"name": "H1"}, "project 10 (H1): the name is taken by asset 4 (H1): every card needs a name of its own"),
        ({"famly": "Offering"}, "it has no entry 'famly': did you mean family?"),
        ({"family": None}, "family must be one of Configuration, Offering, Experience, not None"),
        (
            {"family": "Ofering"},
            "family must be one of Configuration, Offering, Experience, not 'Ofering': did you mean Offering?",
        ),
        ({"viable": None}, "viable is missing: write viable = { requires = { … }, rewards = { … } }"),
        ({"viable": 3}, "viable must be a table with named entries, not 3"),
        (
            {"viable": {"requires": {"budget": 1}, "reward": {"growth": 1}}},
            "viable has no entry 'reward': did you mean rewards?",
        ),
        (
            {"viable": {"requires": {}, "rewards": {"growth": 1}}},
            "viable must require something: budget, headcount or tailwind",
        ),
        (
            {"viable": {"requires": {"budget": 1}, "rewards": {}}},
            "viable: rewards must pay something: growth, fuel or both",
        ),
        (
            {"viable": {"requires": {"bugdet": 1, "tailwind": 1}, "rewards": {"growth": 1}}},
            "viable: requires has no entry 'bugdet': did you mean budget?",
        ),
        (
            {"viable": {"requires": {"budget": -1}, "rewards": {"growth": 1}}},
            "viable: requires: budget must be a whole number from 0 to 20, not -1",
        ),
        (
            {"viable": {"requires": {"budget": 1}, "rewards": {"growth": "2"}}},
            "viable: rewards: growth must be a whole number from 0 to 20, not '2'",
        ),
        (
            {"transformative": None},
            "transformative is missing: write transformative = { requires = { … }, rewards = { … } }",
        ),
        (
            {"transformative": {"requires": {"budget": 1}, "rewards": {"growth": 2}}},
            "transformative must require all that viable requires, and more",
        ),
        (
            {"transformative": {"requires": {"tailwind": 9}, "rewards": {"growth": 2}}},
            "transformative must require all that viable requires, and more",
        ),
        (
            {"transformative": {"requires": {"budget": 2}, "rewards": {"fuel": 2}}},
            "transformative must pay at least what viable pays",
        ),
        ({"pause": None}, "pause is missing: write what a restart costs on top, or {} for nothing"),
        ({"pause": {"time": 1}}, "pause has no entry 'time': known are budget, headcount, tailwind"),
        ({"acceleration": "H1"}, "acceleration must be a table with named entries, not 'H1'"),
        ({"acceleration": {"asset": "H1"}}, "acceleration must pay something: growth, fuel or both"),
        (
            {"acceleration": {"growth": 1}},
            "acceleration: asset must be the name of an asset, or a list of such names, not None",
        ),
        (
            {"acceleration": {"asset": "Mixx", "fuel": 1}},
            "acceleration: asset: there is no asset 'Mixx': did you mean Mix?",
        ),
        ({"acceleration": {"asset": "Cut", "fuel": 1}}, "acceleration: asset: there is no asset 'Cut'"),
        ({"text": 3}, "text must be a text, not 3"),
    ],
)
def test_a_mistake_in_a_project_is_told(parts: dict[str, object], reason: str) -> None:
    assert reason in with_project(**parts)


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"name": ""}, "asset 64: name must be a card's name, 1 to 60 visible characters, not ''"),
        ({"round": None}, "round must be a whole number from 1 to 3, not None"),
        ({"round": 4}, "round must be a whole number from 1 to 3, not 4"),
        ({"round": True}, "round must be a whole number from 1 to 3, not True"),
        (
            {"family": "tools"},
            "family must be one of Resources, Relationships, Culture, Tools, Open Innovation, not 'tools': "
            "did you mean Tools?",
        ),
        (
            {"family": "Open Innovation"},
            "Open Innovation comes only in rounds 2 and 3: change its round or its family",
        ),
        ({"outcome": None}, "outcome must bring something: budget, headcount or tailwind"),
        (
            {"outcome": {"growth": 1, "budget": 1}},
            "outcome has no entry 'growth': known are budget, headcount, tailwind",
        ),
        ({"outcome": {"budget": 1.5}}, "outcome: budget must be a whole number from 0 to 20, not 1.5"),
        ({"condition": {}}, "condition asks for nothing: leave it out"),
        ({"condition": {"culture": 0}}, "condition: culture must be a whole number from 1 to 20, not 0"),
        ({"condition": {"cultur": 1}}, "condition has no entry 'cultur': did you mean culture?"),
        ({"condition": {"has": "Mixx"}}, "condition: has: there is no asset 'Mixx': did you mean Mix?"),
        ({"condition": {"has": "New"}}, "condition: has: a card cannot ask for itself"),
        ({"condition": {"has": "Open 2"}}, "condition: has: Open 2 comes only in round 2, after this card"),
        ({"condition": {"has": 3}}, "condition: has must be the name of an asset, or a list of such names, not 3"),
        (
            {"condition": {"projects": 1, "unallocated": True}},
            "condition: unallocated says something of assets, and the condition asks for none",
        ),
        ({"condition": {"culture": 1, "unallocated": 1}}, "condition: unallocated must be true or false, not 1"),
        ({"condition": {"open_innovation": 1}}, "condition: nobody has an Open Innovation asset in round 1"),
        ({"defence": "x"}, "it has no entry 'defence': known are name, round, family, outcome, condition, text"),
    ],
)
def test_a_mistake_in_an_asset_is_told(parts: dict[str, object], reason: str) -> None:
    assert reason in with_asset(**parts)


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"round": 0}, "round must be a whole number from 1 to 3, not 0"),
        (
            {"effect": None},
            "effect is missing: give one of discard, give, pause_projects, lose_turns, freeze",
        ),
        ({"effect": {}}, "effect does nothing: give one of discard, give, pause_projects, lose_turns, freeze"),
        ({"effect": {"discards": 1}}, "effect has no entry 'discards': did you mean discard?"),
        ({"effect": {"discard": 0}}, "effect: discard must be a whole number from 1 to 9, not 0"),
        ({"effect": {"freeze": 1, "family": "Tools"}}, "effect: family goes with discard or give"),
        (
            {"effect": {"discard": 1, "family": "Tool"}},
            "effect: family must be one of Resources, Relationships, Culture, Tools, Open Innovation, not 'Tool': "
            "did you mean Tools?",
        ),
        ({"defence": "Mixx"}, "defence: there is no asset 'Mixx': did you mean Mix?"),
        ({"defence": []}, "defence must be the name of an asset, or a list of such names, not []"),
        ({"condition": {"projects": "one"}}, "condition: projects must be a whole number from 1 to 20, not 'one'"),
        ({"family": "Tools"}, "it has no entry 'family': known are name, round, effect, defence, condition, text"),
    ],
)
def test_a_mistake_in_an_obstacle_is_told(parts: dict[str, object], reason: str) -> None:
    assert reason in with_obstacle(**parts)


ALL_EFFECTS = (
    "requirements, outcomes, hand_limit, deal, offer, penalty, "
    "ignore_conditions, no_obstacles, no_pausing, free_restarts"
)


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        (None, f"effect is missing: give one of {ALL_EFFECTS}"),
        ({}, f"effect changes nothing: give one of {ALL_EFFECTS}"),
        ({"hand": 5}, f"effect has no entry 'hand': known are {ALL_EFFECTS}"),
        ({"hand_limit": 0}, "effect: hand_limit must be a whole number from 1 to 20, not 0"),
        ({"deal": 9}, "effect: deal must be a whole number from 0 to 4, not 9"),
        ({"offer": 0}, "effect: offer must be a whole number from 1 to 6, not 0"),
        ({"penalty": -1}, "effect: penalty must be a whole number from 0 to 7, not -1"),
        ({"no_pausing": False}, "effect: no_pausing is either true or left out, not False"),
        ({"requirements": 1}, "effect: requirements must be a table with named entries, not 1"),
        (
            {"requirements": {}},
            "effect: requirements must change something: budget, headcount or tailwind, such as +1 or -1",
        ),
        (
            {"requirements": {"budget": 1, "family": "Offering"}},
            "effect: requirements has no entry 'family': known are budget, headcount, tailwind, projects",
        ),
        (
            {"requirements": {"budget": 1, "projects": "Tools"}},
            "effect: requirements: projects must be one of Configuration, Offering, Experience, not 'Tools'",
        ),
        (
            {"outcomes": {"budget": 99, "assets": "Tools"}},
            "effect: outcomes: budget must be a whole number from -20 to 20, not 99",
        ),
    ],
)
def test_a_mistake_in_a_macro_event_is_told(effect: object, reason: str) -> None:
    assert reason in with_macro(effect)


def few(number: int) -> list[object]:
    return [entry for entry in plain_deck()["asset"] if entry["round"] != number]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (changed(name=None), "name must be the deck's name, in visible characters without a comma, not None"),
        (changed(name="a,b"), "name must be the deck's name, in visible characters without a comma, not 'a,b'"),
        (changed(title=3), "title must be a text, not 3"),
        (changed(projects=[]), "a deck has no entry 'projects': did you mean project?"),
        (changed(project={"name": "x"}), "project, written as [[project]], must be a list, not {'name': 'x'}"),
        (changed(macro=[]), "a deck has 6 macro events, not 0"),
        (changed(project=[]), "a deck needs at least 5 projects, not 0"),
        (changed(asset=[3]), "asset 1: it must be a table with named entries, not 3"),
        (
            changed(asset=few(2)),
            "round 2 needs at least 19 assets and obstacles, not 0: "
            "deck II must last for the deal, the offer and a lap of four players",
        ),
        ({"name": "x"}, "there is no asset: add entries that begin with [[asset]]"),
    ],
)
def test_a_mistake_in_the_whole_is_told(data: dict[str, object], reason: str) -> None:
    assert reason in mistakes(data)


def test_all_mistakes_are_told_at_once() -> None:
    data: dict[str, Any] = plain_deck()
    data["asset"][0]["round"] = 7
    data["asset"][1]["outcome"] = {}
    data["obstacle"][0]["effect"] = {"explode": 1}
    data["project"][0]["family"] = "Nonsense"
    data["macro"].pop()
    assert len(mistakes(data)) == 6


def test_a_file_that_cannot_be_read_is_refused_with_its_name(tmp_path: Path) -> None:
    missing, broken, binary = (tmp_path / name for name in ("missing.toml", "broken.toml", "binary.toml"))
    broken.write_text('name = "x"\n[[asset]\n')
    binary.write_bytes(b"\xff\xfe")
    with pytest.raises(DeckError, match=r"missing\.toml is no deck to play with:\n- the file cannot be read"):
        read_deck(missing)
    with pytest.raises(DeckError, match=r"broken\.toml is no deck to play with:\n- this is not TOML: .*line 2"):
        read_deck(broken)
    with pytest.raises(DeckError, match="save it as UTF-8"):
        read_deck(binary)


def test_the_schema_in_the_docs_names_every_entry() -> None:
    text = Path(__file__).parents[2].joinpath("docs/intrapreneurs-deck.md").read_text(encoding="utf-8")
    words = [*CONDITION_KEYS, "has", "unallocated", *ALL_EFFECTS.split(", "), "discard", "give", "pause_projects"]
    for word in [*words, "lose_turns", "freeze", "acceleration", "defence", "outcome", "viable", "transformative"]:
        assert f"`{word}`" in text, word


def test_the_example_in_the_docs_is_read_without_a_mistake() -> None:
    text = Path(__file__).parents[2].joinpath("docs/intrapreneurs-deck.md").read_text(encoding="utf-8")
    examples = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    assert examples
    shipped = tomllib.loads(resources.files("splay.intrapreneurs").joinpath("deck.toml").read_text(encoding="utf-8"))
    for example in examples:
        data: dict[str, Any] = {
            **plain_deck(),
            "asset": shipped["asset"],
            "obstacle": [],
            "project": shipped["project"],
        }
        typed = tomllib.loads(example)
        for kind in ("asset", "obstacle", "project", "macro"):
            names = {entry["name"] for entry in typed.get(kind, [])}
            kept = [entry for entry in data[kind] if entry["name"] not in names]
            data[kind] = typed.get(kind, []) + (kept[: 6 - len(names)] if kind == "macro" else kept)
        unpack(pack(data))
