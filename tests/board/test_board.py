"""The analysis board: what is on the table of any position or record, and why not."""

import json
import random
from typing import Any

import pytest

from splay.games import GAMES, POSITIONS, setup_of
from splay.innovation.position import dump, load
from splay.kernel import record
from splay.kernel.errors import PositionError, RecordError
from splay.kernel.event import ALL_SEEING
from splay.kernel.match import Match
from splay.kernel.rng import Rng
from splay.server.board import TOLD, Asked, Beginning, told_of

SECRET = 2**128 + 12345
"""A seed as the server chooses them: no browser keeps it as a number."""
SMALL: dict[str, Any] = {
    "edition": "4e",
    "players": [
        {"name": "ann", "board": {"red": ["Archery"]}, "hand": ["Tools"]},
        {"name": "bob", "hand": ["Oars", "Clothing"]},
    ],
    "decks": {"1": ["Writing", "Sailing"]},
    "turn": {"player": "ann", "actions": 2},
}
TABLES = pytest.mark.parametrize(
    ("game", "edition", "expansions"),
    [
        ("innovation", "4e", []),
        ("innovation", "1e", []),
        ("innovation", "3e", ["cities", "artifacts", "echoes", "figures"]),
        ("intrapreneurs", "standard", []),
    ],
    ids=["4e", "1e", "3e with all", "intrapreneurs"],
)


def told(**asked: Any) -> dict[str, Any]:
    """Return what is told, through JSON as it is sent."""
    kind, body = told_of(Asked(**asked))
    assert kind == TOLD, body.decode()
    found: dict[str, Any] = json.loads(body)
    return found


def refused(**asked: Any) -> str:
    """Return why nothing is told."""
    kind, words = told_of(Asked(**asked))
    assert kind in ("illegal", "malformed"), kind
    return words.decode()


def played(game: str, edition: str, expansions: list[str], seed: int, answers: int) -> Match:
    """Return a match after some answers that were chosen at random."""
    match = Match(GAMES[game], setup_of(game, ["ann", "bob"], SECRET + seed, edition, {}, expansions))
    chance = random.Random(seed)
    while match.decision is not None and len(match.answers) < answers:
        match.answer(chance.randrange(len(match.decision.values)))
    return match


def labels(found: dict[str, Any]) -> list[str]:
    return [option["label"] for option in found["decision"]["options"]]


def test_a_dogma_on_the_board_is_done_by_the_rules_and_told() -> None:
    before = told(position=SMALL, also=("foresight",))
    assert before["decision"]["seat"] == 0 and "Dogma Archery" in labels(before)
    assert before["view"]["lineups"][0]["vulnerable"] == [1], "whom it demands of is told before"
    assert before["foresight"]["idle"] == []
    after = told(position=SMALL, answers=(labels(before).index("Dogma Archery"),))
    assert [card["name"] for card in after["view"]["players"][1]["hand"]] == ["Oars", "Clothing", "Writing"]
    assert after["decision"]["seat"] == 1 and after["decision"]["source"]["name"] == "Archery"
    assert any("Writing" in line["text"] for line in after["log"])
    assert after["position"]["pending"]["answers"], "in the middle of an action"


@TABLES
def test_every_place_of_a_record_goes_on_as_the_match_did(game: str, edition: str, expansions: list[str]) -> None:
    match = played(game, edition, expansions, 5, 60)
    text = record.dump(match)
    whole = told(record=text, also=("line",))
    assert [step["index"] for step in whole["line"]] == match.answers
    assert whole["view"]["players"] == match.view(ALL_SEEING).to_json()["players"]
    for at in range(0, len(match.answers), 7):
        found = told(record=text, at=at)
        step = whole["line"][at]
        assert found["decision"]["seat"] == step["seat"]
        assert labels(found)[step["index"]] == step["label"]
        # The position that is told, taken by itself, asks the same and goes the same way.
        alone = told(position=found["position"])
        assert alone["decision"] == found["decision"] and alone["position"] == found["position"]
        on = told(record=text, at=at, answers=tuple(match.answers[at:]), heard=found["events"])
        assert on["view"] == whole["view"]
        assert on["log"] == whole["log"][found["events"] :]


@TABLES
def test_a_position_survives_a_browser_which_rounds_large_numbers(
    game: str, edition: str, expansions: list[str]
) -> None:
    match = played(game, edition, expansions, 6, 31)
    position = told(record=record.dump(match))["position"]

    def rounded(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: rounded(part) for key, part in value.items()}
        if isinstance(value, list):
            return [rounded(part) for part in value]
        return int(float(value)) if isinstance(value, int) and not isinstance(value, bool) else value

    assert rounded(position) == position
    read = POSITIONS[game].load(position)
    assert POSITIONS[game].dump(read) == POSITIONS[game].dump(match)


def test_a_record_of_a_line_can_be_read_again() -> None:
    text = told(position=SMALL, answers=(0, 0), also=("record",))["record"]
    again = told(record=text, also=("line",))
    assert len(again["line"]) == 2 and again["position"] == told(position=SMALL, answers=(0, 0))["position"]
    assert record.load(text, GAMES).answers == [0, 0]


def test_a_game_can_begin_on_the_board() -> None:
    begin = Beginning("innovation", "3e", ["echoes"], {}, ["Ann", "Bob", "Cyd"], 7)
    found = told(begin=begin, also=("record",))
    assert found["names"] == ["Ann", "Bob", "Cyd"] and found["expansions"] == ["echoes"]
    assert told(record=found["record"])["view"] == found["view"]
    assert "players" in refused(begin=Beginning("innovation", "4e", [], {}, ["Ann"] * 9, 7))


def test_the_words_of_a_refusal_are_those_of_position_files() -> None:
    wrong = {
        "edition": "4e",
        "players": [{"name": "ann", "hand": ["Archry", "Oars"]}, {"name": "bob", "score": ["Oars"]}],
    }
    with pytest.raises(PositionError) as error:
        load(wrong)
    assert refused(position=wrong) == str(error.value)
    assert "did you mean Archery?" in str(error.value) and "Oars is twice" in str(error.value)
    with pytest.raises(RecordError) as damaged:
        record.load("splay record 1\ngame: innovation\n", GAMES)
    assert refused(record="splay record 1\ngame: innovation\n") == str(damaged.value)


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({}, "Give one thing to start from"),
        ({"position": SMALL, "record": ""}, "Give one thing to start from"),
        ({"position": SMALL, "at": 3}, "Only a record has a place"),
        (
            {"position": '[Event "F/S Return Match"]'},
            "neither a position nor a record of Splay: a position is JSON that",
        ),
        ({"position": '[{"name": "ann",}]'}, "this is not JSON"),
        ({"position": "{"}, "line 1, column 2: this is not JSON"),
        ({"position": "[" * 100_000}, "this is no position: its lists and groups lie too deep in each other"),
        ({"position": '{"seed": ' + "9" * 5_000 + "}"}, "this is no position: it has a number of thousands of digits"),
        ({"position": []}, "a position must be an object with named entries, not []"),
        ({"position": {"game": "chess"}}, "there is no game 'chess'"),
        ({"position": {"players": [{"name": "a\0b"}, {}]}}, "cannot be a name"),
        ({"position": {"players": [{"hand": ["Arch\0ery"]}, {}]}}, "which is no card of this game"),
        ({"position": {"players": [{"name": "\ud800"}, {}]}}, "there is half a letter in it"),
        ({"position": {"players": [{} for _ in range(50)]}}, "is for 2 to 5 players, not 50"),
        ({"position": {"players": [{}] * 60_000}}, "60000 players are too many for any game"),
        ({"position": dict.fromkeys(map(str, range(20_000))) | SMALL}, "and 19950 more"),
        ({"position": {**SMALL, "seed": "1" * 60}}, "seed must be a whole number"),
        ({"position": {**SMALL, "pending": {"position": SMALL, "answers": [99]}}}, "answers of pending do not fit"),
        ({"position": {"game": "intrapreneurs", "options": {"deck": "x"}}}, "knows only its own deck"),
        ({"record": "1. e4 e5"}, "line 1: this is not a splay record"),
        ({"record": "splay record 1\0"}, "line 1: this is not a splay record"),
        ({"position": SMALL, "answers": (77,)}, "answer 1: 77 is not an option"),
        ({"position": SMALL, "answers": (-5,)}, "answer 1: there is no seat 4"),
        ({"position": SMALL, "seat": 2}, "there is no seat 2"),
    ],
)
def test_bad_input_gets_a_clear_word(asked: dict[str, Any], words: str) -> None:
    assert words in refused(**asked)


def test_a_record_of_a_version_that_is_not_known_is_refused_with_what_to_do() -> None:
    text = record.dump(played("innovation", "4e", [], 1, 5)).replace("\nrules: 2\n", "\nrules: 99\n")
    assert "install a newer Splay" in refused(record=text)


def test_a_record_has_no_place_beyond_its_end() -> None:
    text = record.dump(played("innovation", "4e", [], 1, 5))
    assert "there are 5 answers: there is no place 6" in refused(record=text, at=6)


def test_of_very_many_reasons_some_are_told_and_the_others_counted() -> None:
    words = refused(position={"players": [{"hand": [f"card {number}x" for number in range(500)]}, {}]})
    assert len(words.splitlines()) == 52 and words.endswith("- and 450 more")


def without_secrets(spec: dict[str, Any], seat: int, rng: Rng) -> dict[str, Any]:
    """Return a position in which what a seat cannot know lies otherwise: other hands, decks, and the seed."""
    game: Any = load(spec).now
    mine = {card for zone in game.zones if zone.kind == "board" or zone.owner == seat for card in zone.cards}
    stand_in = {card.name: card.name for card in game.cards}
    backs: dict[tuple[str, int], list[str]] = {}
    for card in game.cards:
        if card not in mine and card.front is None:
            backs.setdefault((card.set_name, card.age), []).append(card.name)
    for names in backs.values():
        dealt = names[:]
        rng.shuffle(dealt)
        stand_in.update(zip(names, dealt, strict=True))

    def changed(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: changed(part) for key, part in value.items()}
        if isinstance(value, list):
            return [changed(part) for part in value]
        return stand_in.get(value, value) if isinstance(value, str) else value

    moved: dict[str, Any] = changed(spec)
    return {**moved, "seed": 4242}


@pytest.mark.parametrize(
    ("edition", "expansions"), [("4e", []), ("3e", []), ("3e", ["echoes", "cities"])], ids=["4e", "3e", "expansions"]
)
def test_what_a_seat_is_told_does_not_change_with_what_it_cannot_know(edition: str, expansions: list[str]) -> None:
    compared = 0
    for seed in range(6):
        match = played("innovation", edition, expansions, seed, 30 + 9 * seed)
        match.undo(len(match.since))
        if match.decision is None:
            continue
        spec: Any = dump(match)
        for seat in (0, 1):
            also = ("record", "line", "foresight")
            one = told_of(Asked(position=spec, seat=seat, also=also))
            hidden = without_secrets(spec, seat, Rng(seed))
            other = told_of(Asked(position=hidden, seat=seat, also=also))
            assert one == other
            found = json.loads(one[1])
            assert found["position"] is None and "record" not in found and "line" not in found
            assert ("options" in found["decision"]) == (match.decision.seat == seat)
            compared += 1
    assert compared >= 8
