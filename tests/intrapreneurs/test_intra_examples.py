"""The examples of Intrapreneurs that are shipped: every card has one, and each still shows its card at work."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from command import splay
from splay.examples import Example, example_of
from splay.examples.example import check, shipped
from splay.examples.intrapreneurs.making import make
from splay.intrapreneurs import position, shipped_deck
from splay.intrapreneurs.card import Asset, MacroEvent, Obstacle, Project
from splay.intrapreneurs.rules import BY_THE_BOOK
from splay.kernel.errors import NotFound, SetupError

DECK = Path(__file__).parents[2] / "src/splay/intrapreneurs/deck.toml"
EXAMPLES = shipped("intrapreneurs", "standard")


def example(name: str) -> Example:
    return example_of(name, "standard", game="intrapreneurs")


def test_every_card_has_an_example() -> None:
    deck = shipped_deck()
    assert list(EXAMPLES) == [card.name for card in [*deck.cards, *deck.events]]


def test_every_example_still_shows_its_card_at_work() -> None:
    for each in EXAMPLES.values():
        check(each)


def test_every_example_shows_everything_that_there_is_to_its_card() -> None:
    assert {each.name: each.lacks() for each in EXAMPLES.values() if each.lacks()} == {}


def test_examples_are_small() -> None:
    """A position fits a few lines, and what is done in it can be counted on a hand."""
    sizes = [len(json.dumps(each.position)) for each in EXAMPLES.values()]
    assert sum(sizes) / len(sizes) < 350
    assert max(sizes) < 700
    assert max(len(each.deeds) for each in EXAMPLES.values()) <= 4


def test_what_something_is_done_with_is_laid_out() -> None:
    for each in EXAMPLES.values():
        for card in shipped_deck().cards:
            if any(card.name in deed.label for deed in each.deeds):
                assert json.dumps(card.name) in json.dumps(each.position), each.name


def test_an_asset_is_allocated_and_the_project_pays() -> None:
    for asset in shipped_deck().assets:
        told = example(asset.name).words
        assert any(f"{verb}s " in told for verb in ("start", "upgrade", "restart")), asset.name
        assert f"{asset.name}" in told.split(" with ", 1)[1], asset.name
        assert "Growth" in told


def test_an_asset_with_a_condition_is_taken_by_who_meets_it() -> None:
    told = example("Dedicated Team")
    assert told.use == "Take Dedicated Team"
    assert "Dedicated Team needs 5 assets: bob could not have taken it." in told.words


def test_a_defence_lets_its_owner_skip_a_turn_instead() -> None:
    for asset in shipped_deck().assets:
        if asset.defends:
            assert f"ann has {asset.name} and will skip a turn instead." in example(asset.name).words


def test_an_accelerated_project_pays_more() -> None:
    for card in shipped_deck().cards:
        if isinstance(card, Asset) and card.accelerates:
            laid = json.dumps(example(card.name).position)
            assert any(project in laid for project in card.accelerates), card.name
            assert " is accelerated with " in example(card.name).words
    assert "Lemonade Pilot is accelerated with Customer Who Answers: 1 Growth, 1 Growth Fuel more." in (
        example("Lemonade Pilot").words
    )


def test_an_obstacle_is_suffered_although_there_is_a_defence() -> None:
    for obstacle in shipped_deck().obstacles:
        told = example(obstacle.name)
        assert told.use == f"Play {obstacle.name} on bob"
        assert f"ann plays {obstacle.name} on bob: {obstacle.harm.words}." in told.words
        assert ("could have skipped a turn instead" in told.words) == bool(obstacle.defence)
    assert example("Idea Theft, Perfectly Legal").words.count("bob hands ") == 2
    assert "bob pauses " in example("Pilot Purgatory").words


def test_a_project_is_started_upgraded_paused_and_restarted() -> None:
    for project in shipped_deck().projects:
        deeds = [deed.label for deed in example(project.name).deeds]
        assert deeds == [f"{verb} {project.name}" for verb in ("Start", "Upgrade", "Pause", "Restart")]


def test_a_macro_event_is_drawn_or_in_force() -> None:
    for event in shipped_deck().events:
        assert event.rules.words in example(event.name).words
    assert "ann draws the macro event War For Talent" in example("War For Talent").words
    assert example("Austerity").words.count("bob discards ") == 2


# What a check finds


def _without(name: str, place: str) -> Example:
    """Return an example of which the first player has nothing in a place."""
    good = example(name)
    players = [dict(player) for player in good.position["players"]]
    players[0].pop(place)
    return replace(good, position={**good.position, "players": players})


def test_an_example_that_does_not_work_any_more_is_found_out() -> None:
    with pytest.raises(NotFound, match="is not offered"):
        check(_without("Approval Loop", "hand"))


def effects() -> list[tuple[str, object, str, object]]:
    """Return for a card of each kind what stands on it, and what could stand there instead."""
    deck = shipped_deck()
    asset, obstacle = deck.named("Seed Money"), deck.named("Approval Loop")
    project, event = deck.named("Lemonade Pilot"), deck.named("Cheap Money")
    assert isinstance(asset, Asset) and isinstance(obstacle, Obstacle)
    assert isinstance(project, Project) and isinstance(event, MacroEvent)
    return [
        (asset.name, asset, "outcome", (0, 0, 0)),
        (obstacle.name, obstacle.harm, "lose_turns", 0),
        (project.name, project.levels[2], "rewards", (0, 0)),
        (project.name, project, "pause_cost", (0, 0, 0)),
        (event.name, event.rules, "requirements", BY_THE_BOOK.requirements),
    ]


@pytest.mark.parametrize("place", range(5))
def test_a_card_without_its_effect_is_found_out(place: int, monkeypatch: pytest.MonkeyPatch) -> None:
    name, thing, entry, nothing = effects()[place]
    monkeypatch.setattr(thing, entry, nothing)
    with pytest.raises(NotFound):
        check(example(name))


def test_making_finds_the_same_again() -> None:
    for name in ("Seed Money", "Approval Loop", "Lemonade Pilot", "Cheap Money"):
        known = example(name)
        assert make("standard", name).to_json() == {
            "position": known.position,
            "deeds": [{"use": deed.label, "answers": list(deed.answers)} for deed in known.deeds],
            "shows": list(known.parts),
        }


# What there is not


def test_what_there_is_not_is_refused_in_words() -> None:
    with pytest.raises(NotFound, match="there is no card 'Wheelbarrow' in the deck of Intrapreneurs"):
        example("Wheelbarrow")
    with pytest.raises(NotFound, match="'Archery' in the deck of Intrapreneurs: it is a card of the game innovation"):
        example("Archery")
    with pytest.raises(SetupError, match="Intrapreneurs has one edition, standard, not '4e'"):
        example_of("Seed Money", "4e", game="intrapreneurs")
    with pytest.raises(NotFound, match="there is no game 'chess'"):
        example_of("Seed Money", "standard", game="chess")
    with pytest.raises(NotFound, match="are not of sets"):
        example_of("Seed Money", "standard", "base", "intrapreneurs")


# In the terminal


def cards(*arguments: str) -> tuple[int, str, str]:
    ran = splay("cards", "--game", "intrapreneurs", *arguments)
    return ran.code, ran.out, ran.err


def test_the_command_prints_a_position_to_play_on_from() -> None:
    code, out, err = cards("approval loop", "--example")
    assert code == 0
    assert "Play Approval Loop on bob: ann plays Approval Loop on bob: Skip 1 turn." in err
    assert position.load(json.loads(out)).decision is not None
    told = json.loads(cards("approval loop", "--example", "--json")[1])
    assert told["use"] == {"label": "Play Approval Loop on bob"} and told["position"] == json.loads(out)


def test_the_command_lists_and_shows_the_cards() -> None:
    _, out, _ = cards()
    assert "135 cards, How It Really Goes." in out
    _, out, _ = cards("lemonade")
    assert "Minimally Viable" in out and "One stand, one street, one week." in out
    listed = json.loads(cards("alloc", "--json")[1])
    assert [card["name"] for card in listed] == ["Budget Reallocation"]
    assert listed[0]["effect"] == "Hand over 1 unallocated Resources card"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--example"], "name a card"),
        (["committee", "--edition", "standard", "--example", "--icon", "crown"], "--icon is for innovation"),
        (["team", "--example"], "'team' is a part of several names: "),
        (["lemonaid pilot"], "did you mean Lemonade Pilot?"),
        (["lemonade", "--edition", "4e"], "Intrapreneurs has one edition, standard, not '4e'"),
        (["lemonade", "--age", "1"], "--age is for innovation"),
        (["lemonade", "--stats"], "--stats is for innovation"),
    ],
)
def test_what_the_command_cannot_do_is_told(arguments: list[str], words: str) -> None:
    code, out, err = cards(*arguments)
    assert (code, out) == (2, "")
    assert words in err


def test_a_deck_of_one_s_own_is_listed_and_has_no_examples(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(DECK.read_text(encoding="utf-8").replace('"Lemonade Pilot"', '"Cordial Pilot"'), encoding="utf-8")
    assert "Cordial Pilot" in cards("cordial", "--deck", str(own))[1]
    code, out, err = cards("cordial", "--example", "--deck", str(own))
    assert (code, out) == (2, "")
    assert "only cards of the shipped deck have examples" in err
    assert "--deck is for intrapreneurs" in splay("cards", "--deck", str(own)).err


def test_a_card_of_the_other_game_is_told_as_such() -> None:
    assert (
        "'lemonade pilot' is a card of intrapreneurs: choose --game intrapreneurs"
        in splay("cards", "lemonade pilot").err
    )
    assert "there is no game 'chess'" in splay("cards", "--game", "chess").err
