"""`splay replay`: a record as a log, and any of its positions."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from command import splay
from helpers import answer, echoes, figures, player, table
from splay.cli.card_picture import ICON_MARKS
from splay.cli.table.pictures import ARROWS
from splay.innovation import new_match, position
from splay.innovation.facts import CASTLE, LEFT
from splay.kernel import record
from splay.kernel.event import ALL_SEEING
from splay.kernel.match import Match


def save(match: Match, folder: Path) -> str:
    path = folder / "match.splay"
    path.write_text(record.dump(match))
    return str(path)


def small() -> Match:
    """Return a match of a few answers, in the middle of an effect."""
    match = table(
        player("ann", ["The Wheel", "Masonry"], hand=["Pottery"], score=["Oars"]),
        player("bob", piles={"red": (["Archery", "Metalworking"], "left")}, hand=["Tools"], achievements=["World", 1]),
        turn="ann",
        decks={1: ["Sailing", "Clothing"]},
    )
    answer(match, "Dogma The Wheel", "Meld Pottery", "Draw", "Meld Tools", "Dogma Pottery", "Sailing")
    return match


def finished(seed: int = 1) -> Match:
    match = new_match(["ann", "greedy", "bob"], seed=seed)
    chance = random.Random(seed)
    while match.decision is not None:
        match.answer(chance.randrange(len(match.decision.values)))
    return match


def data(*arguments: str) -> dict[str, Any]:
    ran = splay("replay", *arguments, "--json")
    assert (ran.code, ran.err) == (0, "")
    told: dict[str, Any] = json.loads(ran.out)
    return told


# The log


def test_the_log_is_printed_with_every_card_named(tmp_path: Path) -> None:
    match = finished()
    ran = splay("replay", save(match, tmp_path))
    assert ran.code == 0
    assert ran.out.splitlines() == match.log(ALL_SEEING)
    assert match.log(ALL_SEEING) != match.log(None)


def test_a_record_without_an_end_says_who_is_to_choose(tmp_path: Path) -> None:
    match = small()
    ran = splay("replay", save(match, tmp_path))
    assert ran.out.splitlines() == [*match.log(ALL_SEEING), "The record ends here: ann is to choose."]


def test_a_seat_reads_the_log_as_it_did_then(tmp_path: Path) -> None:
    match = finished()
    file = save(match, tmp_path)
    for number, name in enumerate(match.names):
        assert splay("replay", file, "--seat", name).out.splitlines() == match.log(number)
        assert data(file, "--seat", name)["log"] == match.log(number)


def test_json_tells_the_setup_the_log_the_answers_and_the_result(tmp_path: Path) -> None:
    match = finished()
    told = data(save(match, tmp_path))
    assert match.result is not None
    assert told == {
        "game": "innovation",
        "edition": "4e",
        "sets": ["base"],
        "options": {},
        "seats": ["ann", "greedy", "bob"],
        "seed": 1,
        "rules": 2,
        "start": None,
        "log": match.log(ALL_SEEING),
        "answers": match.answers,
        "result": match.result.to_json(),
    }


def test_a_concession_is_told(tmp_path: Path) -> None:
    match = new_match(["ann", "bob", "cy"], seed=1)
    match.concede(1)
    match.answer(0)
    file = save(match, tmp_path)
    assert "bob loses and is out of the game." in splay("replay", file).out.splitlines()
    assert "2. ann" in Path(file).read_text() and "1. bob concedes\n" in Path(file).read_text()
    lines = [" ".join(line.split()) for line in splay("replay", file, "--to", "1").out.splitlines()]
    assert lines[lines.index("bob") + 1] == "out of the game"


def test_the_log_is_told_in_the_words_that_are_chosen(tmp_path: Path) -> None:
    file = save(small(), tmp_path)
    told = splay("replay", file, "--words", "iello").out
    assert "ann activates The Wheel." in told and "ann plays Pottery (1)." in told
    assert "melds" not in told and "dogma" not in told
    assert data(file, "--words", "iello")["log"] == told.splitlines()[:-1]
    ran = splay("replay", file, "--words", "latin")
    assert (ran.code, ran.out) == (2, "")
    assert "there are no words 'latin': choose one of asmadi, iello" in ran.err


# A position


def test_the_position_is_shown_with_everything_open(tmp_path: Path) -> None:
    ran = splay("replay", save(small(), tmp_path), "--to", "0")
    assert ran.code == 0
    assert "After 0 of 6 answers" in ran.out
    lines = [" ".join(line.split()) for line in ran.out.splitlines()]
    assert "hand B1 Pottery" in lines
    assert "score R1 Oars" in lines
    assert "green G1 The Wheel" in lines
    assert "hand B1 Tools" in lines
    assert "achieved 1 World" in lines
    assert f"red {ARROWS[LEFT]} R1 Archery over R1 Metalworking" in lines


def test_a_position_shows_forecasts_bonuses_and_the_decks_of_both_sets(tmp_path: Path) -> None:
    match = echoes(
        player("ann", ["Soap"], forecast=["Scissors", "Calendar"]),
        player("bob", piles={"purple": (["Puppet", "Flute"], "up")}, forecast=["Loom"]),
    )
    answer(match, "Draw")
    file = save(match, tmp_path)

    def lines(*arguments: str) -> list[str]:
        return [" ".join(line.split()) for line in splay("replay", file, "--to", "0", *arguments).out.splitlines()]

    assert "After 0 of 1 answers · 3rd edition with Echoes of the Past · turn 3" in lines()
    assert "forecast EG2 Scissors, B2 Calendar" in lines() and "forecast ER6 Loom" in lines()
    assert "bonuses 3 (+3)" in lines() and "bonuses 2 (+2)" in lines()
    assert any(line.startswith("base ") for line in lines()) and any(line.startswith("echoes ") for line in lines())
    assert "forecast an Echoes 6" in lines("--seat", "ann")
    assert not any("Loom" in line for line in lines("--seat", "ann"))
    assert "Projects EG2 Scissors, B2 Calendar" in lines("--words", "iello")


def test_the_decision_that_is_next_is_shown_with_its_options(tmp_path: Path) -> None:
    file = save(small(), tmp_path)
    first = splay("replay", file, "--to", "0").told
    assert "ann: Choose an action 0 Draw" in first
    assert "1 Meld Pottery" in first
    middle = splay("replay", file, "--to", "6").told
    assert "Pottery, effect 1" in middle
    assert "0 Clothing" in middle


def test_a_finished_match_shows_how_it_ended(tmp_path: Path) -> None:
    match = finished()
    assert match.result is not None
    ran = splay("replay", save(match, tmp_path), "--to", str(len(match.answers)))
    assert "The game is over" in ran.told
    assert match.result.words in ran.told


def test_json_has_the_position_there_and_it_can_be_loaded(tmp_path: Path) -> None:
    match = finished()
    file = save(match, tmp_path)
    for length in (0, 1, 17, 60, len(match.answers)):
        told = data(file, "--to", str(length))
        earlier = match.copy()
        earlier.undo(len(match.answers) - length)
        assert told["answers"] == match.answers[:length]
        assert told["log"] == earlier.log(ALL_SEEING)
        assert told["position"] == position.dump(earlier)
        assert told["decision"] == (earlier.decision.to_json() if earlier.decision else None)
        assert (told["result"] is None) == (earlier.result is None)
        assert position.dump(position.load(told["position"])) == told["position"]


def test_a_seat_sees_the_position_as_it_did_then(tmp_path: Path) -> None:
    file = save(small(), tmp_path)
    lines = [" ".join(line.split()) for line in splay("replay", file, "--to", "0", "--seat", "ann").out.splitlines()]
    assert "hand B1 Pottery" in lines
    assert "hand a 1" in lines
    assert f"red {ARROWS[LEFT]} R1 Archery over {ICON_MARKS[CASTLE]}" in lines
    assert not any("Tools" in line for line in lines)
    told = data(file, "--to", "0", "--seat", "ann")
    assert "position" not in told
    assert told["view"]["players"][1]["hand"] == [
        {"name": None, "set": "base", "age": 1, "icons": [None] * 4, "echo": None}
    ]


def test_a_seat_is_not_shown_what_another_is_asked(tmp_path: Path) -> None:
    file = save(small(), tmp_path)
    ran = splay("replay", file, "--to", "0", "--seat", "bob")
    assert ran.out.splitlines()[-1] == "ann is to choose."
    assert "Pottery" not in ran.out
    assert data(file, "--to", "0", "--seat", "bob")["decision"] is None


def test_a_record_that_starts_from_a_position_says_so(tmp_path: Path) -> None:
    match = small()
    told = data(save(match, tmp_path))
    assert told["start"] == json.loads(match.setup.position)


# Mistakes


@pytest.mark.parametrize("to", ["-1", "7", "1000000"])
def test_a_number_beyond_the_record_is_refused(tmp_path: Path, to: str) -> None:
    file = save(small(), tmp_path)
    ran = splay("replay", file, "--to", to)
    assert ran.code == 2
    assert ran.out == ""
    assert f"{file} has 6 answers: --to takes a number from 0 to 6, not {to}" in ran.err


def test_an_unknown_seat_is_refused_with_the_known_ones(tmp_path: Path) -> None:
    file = save(small(), tmp_path)
    assert "there is no player 'an': did you mean ann?" in splay("replay", file, "--seat", "an").err
    ran = splay("replay", file, "--seat", "zoe")
    assert ran.code == 2
    assert "there is no player 'zoe': the players are ann, bob" in ran.err


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    ran = splay("replay", str(tmp_path / "nothing.splay"))
    assert ran.code == 2
    assert f"{tmp_path / 'nothing.splay'}: No such file" in ran.err


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda text: "hello\n", "line 1: this is not a splay record"),
        (
            lambda text: text.replace("Meld Tools", "Meld Toys"),
            "line 14: option 1 is 'Meld Tools' here, not 'Meld Toys'",
        ),
        (lambda text: text[: text.index("end")], "line 16: the record is cut short"),
        (lambda text: text.replace("innovation", "chess"), "line 2: the game 'chess' is not known here"),
        (lambda text: text.replace("rules: 2", "rules: 99"), "line 8: this was played by version 99"),
    ],
)
def test_a_record_that_cannot_be_read_is_told_with_file_line_and_reason(
    tmp_path: Path, damage: Any, reason: str
) -> None:
    path = tmp_path / "match.splay"
    path.write_text(damage(record.dump(small())))
    for extra in ([], ["--json"]):
        ran = splay("replay", str(path), *extra)
        assert ran.code == 2
        assert ran.out == ""
        assert f"{path}: {reason}" in ran.err


# Figures


def test_a_position_with_figures_tells_karmas_decrees_and_what_options_trigger(tmp_path: Path) -> None:
    ann = player(
        "ann", piles={"purple": ["Homer"]}, hand=["Sun Tzu", "Imhotep", "Alfred Nobel"], achievements=["Trade"]
    )
    match = figures(ann, player("bob"))
    told = splay("replay", save(match, tmp_path), "--to", "0").told
    karma = "If you would return or remove a figure you hold, instead tuck it."
    assert f"karma ❖ Homer: {karma}" in told and "achieved Trade decree" in told
    assert "Inspire purple ✦ Homer: Draw a 2 and tuck it." in told
    war = told[told.index("Issue the War decree") :]
    assert "your whole hand leaves the game: Sun Tzu, Imhotep and Alfred Nobel" in war
    assert f"❖ Homer (yours): {karma}" in war
