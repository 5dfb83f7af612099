"""What searches of different length choose at the same decisions: what benchmarks/given_away.py finds and keeps."""

import importlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from command import Ran
from splay.bots.greedy import GreedyBot
from splay.innovation import position
from splay.kernel.agent import Agent, Seat, Table
from splay.kernel.decision import Decision
from test_compiled import ROOT

FEW = ("2,4", "--edition", "1e")


@pytest.fixture
def given_away(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    return importlib.import_module("given_away")


def look(given_away: Any, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch, *arguments: str) -> Ran:
    """Call the benchmark as somebody does."""
    patch.setattr(sys, "argv", ["given_away.py", *arguments])
    code = 0
    try:
        given_away.main()
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    told = capsys.readouterr()
    return Ran(told.out, told.err, code)


def kept_in(path: Path) -> list[dict[str, Any]]:
    """Return the decisions that are kept, without how long they took."""
    return [
        {name: value for name, value in json.loads(line).items() if name != "seconds"}
        for line in path.read_text().splitlines()[1:]
    ]


def test_a_run_that_was_cut_off_goes_on_and_finds_the_same(
    given_away: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept = tmp_path / "decisions.jsonl"
    whole = look(given_away, capsys, monkeypatch, *FEW, "--decisions", "3", "--keep", str(kept))
    assert (whole.code, whole.err) == (0, "") and "4 instead of 2 lines: " in whole.out
    found = kept_in(kept)
    kept.write_bytes(kept.read_bytes()[:-30])
    again = look(given_away, capsys, monkeypatch, *FEW, "--decisions", "3", "--keep", str(kept))
    assert "3 of 3 decisions" in again.out and "1 of 3 decisions" not in again.out
    assert kept_in(kept) == found
    other = look(given_away, capsys, monkeypatch, "2,8", "--edition", "1e", "--keep", str(kept))
    assert other.code == 2 and "belongs to another comparison: lines is [2, 4] there" in other.err


def test_each_search_is_timed_and_its_choice_is_worth_a_chance(given_away: Any) -> None:
    question = given_away.Question((2, 4), 8, "1e", (), 2, 0)
    answers = [given_away.look(question, number) for number in range(4)]
    for answer in answers:
        assert len(answer.worths) == len(answer.seconds) == 2
        assert all(0.0 <= worth <= 1.0 for worth in answer.worths)


def test_what_is_given_away_is_told_beside_the_longest_and_from_one_to_the_next(
    given_away: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    question = given_away.Question((2, 4), 8, "1e", (), 2, 0)
    alike = given_away.Answer(0, [0.0, 0.0], [0.1, 0.2])
    better = given_away.Answer(1, [0.5, 0.54], [0.1, 0.2])
    given_away.report(question, [alike, better])
    told = capsys.readouterr().out
    assert "       2    0.100    2.00 ± 2.00" in told and "       4    0.200    0.00 ± 0.00" in told
    assert "4 instead of 2 lines:   2.00 ± 2.00 better, chosen differently at 1 decisions" in told


def test_the_referee_sees_which_of_two_options_wins(given_away: Any) -> None:
    """Claiming the last achievement wins at once; drawing does not."""
    match = position.load(
        {
            "edition": "1e",
            "players": [
                {
                    "name": "ann",
                    "achievements": [2, 3, 4, 5, 6],
                    "score": ["Tools", "Calendar", "Feudalism"],
                    "board": {"red": {"cards": ["Archery"]}},
                },
                {"name": "bob", "board": {"red": {"cards": ["Metalworking"]}}},
            ],
            "turn": {"player": "ann", "actions": 1},
        }
    )
    assert match.decision is not None
    labels = [option.label for option in match.decision.options]
    found: dict[int, float] = {}

    class Asked(Agent):
        """Lets the referee look at the one decision."""

        searches = True

        def decide(self, decision: Decision, seat: Seat) -> int:
            found.update(given_away.Referee(1, 60).worths(decision, seat, [claim, draw]))
            return claim

    claim = next(index for index, label in enumerate(labels) if "chieve" in label)
    draw = next(index for index, label in enumerate(labels) if label.startswith("Draw"))
    Table(match.boundary.copy(), [Asked(), GreedyBot(1)]).play()
    assert found[claim] == 1.0 > found[draw]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (("4,2",), "numbers of lines rise, such as 1000,2000, not 4,2"),
        (("0,2",), "numbers of lines rise, such as 1000,2000, not 0,2"),
        (("few",), "invalid counts value: 'few'"),
        (("2,4", "--edition", "9e"), "there is no edition '9e'"),
        (("2,4", "--decisions", "0"), "--decisions: there must be at least 1, not 0"),
        (("2,4", "--reference", "-1"), "--reference: there must be at least 1, not -1"),
    ],
)
def test_what_cannot_be_compared_is_refused(
    given_away: Any,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    given: tuple[str, ...],
    words: str,
) -> None:
    ran = look(given_away, capsys, monkeypatch, *given)
    assert (ran.code, ran.out) == (2, "") and words in ran.err
