"""How strong a bot is: what benchmarks/strength.py keeps, and what it refuses."""

import importlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from command import Ran
from splay.bots.network import dump
from splay.simulate import wilson
from splay.train import Recipe, new_network
from test_compiled import ROOT

DUCKS = ("duckling", "random", "--edition", "1e")


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    return importlib.import_module("strength")


class Measure:
    """The benchmark as somebody calls it."""

    def __init__(self, strength: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.strength, self.capsys, self.monkeypatch = strength, capsys, monkeypatch

    def __call__(self, *arguments: str) -> Ran:
        self.monkeypatch.setattr(sys, "argv", ["strength.py", *arguments])
        code = 0
        try:
            self.strength.main()
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        told = self.capsys.readouterr()
        return Ran(told.out, told.err, code)


@pytest.fixture
def measure(strength: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Measure:
    return Measure(strength, capsys, monkeypatch)


def own_weights(folder: Path, game: str = "innovation") -> str:
    path = folder / f"{game}.npz"
    path.write_bytes(dump(new_network(Recipe(game, hidden=(8, 4), vector=2))))
    return str(path)


def played(path: Path) -> list[dict[str, object]]:
    """Return the games that are kept, without how long they took."""
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    return [{name: value for name, value in line.items() if name != "seconds"} for line in lines]


def test_a_run_that_was_cut_off_goes_on_from_the_last_whole_line(measure: Measure, tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    whole = measure(*DUCKS, "--games", "3", "--keep", str(kept))
    assert (whole.code, whole.err) == (0, "") and "of 3 games won" in whole.out
    games = played(kept)
    kept.write_bytes(kept.read_bytes()[:-30])
    again = measure(*DUCKS, "--games", "3", "--keep", str(kept))
    assert (again.code, again.err) == (0, "") and "1 of 3 games" not in again.out
    assert played(kept) == games
    fewer = measure(*DUCKS, "--games", "2", "--keep", str(kept))
    assert "of 2 games won" in fewer.out and played(kept) == games


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ('{"tournament": {"game": "innovation"}}\n', "is not the file of a match: name another"),
        ("a letter to somebody\n", "is not the file of a match: name another"),
        ("no line", "is not the file of a match: name another"),
        ('{"match": "{\\"bot\\": \\"duckling\\"}", "outcome": {}}\n', "is not the file of a match: name another"),
    ],
)
def test_files_of_something_else_stay_as_they_are(measure: Measure, tmp_path: Path, content: str, words: str) -> None:
    kept = tmp_path / "dear to somebody"
    kept.write_text(content)
    ran = measure(*DUCKS, "--games", "1", "--keep", str(kept))
    assert ran.code == 2 and words in ran.err
    assert kept.read_text() == content


def test_games_of_another_match_and_damaged_ones_are_refused(measure: Measure, tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    measure(*DUCKS, "--games", "1", "--keep", str(kept))
    ran = measure(*DUCKS, "--games", "1", "--keep", str(kept), "--seed", "5")
    assert ran.code == 2 and "belongs to another match: seed is 0 there and 5 here" in ran.err
    whole = kept.read_text()
    head, _, rest = whole.partition("\n")
    conditions = json.loads(head)
    conditions["match"]["weights"] = ["those of before"] * 2
    kept.write_text(f"{json.dumps(conditions)}\n{rest}")
    ran = measure(*DUCKS, "--games", "1", "--keep", str(kept))
    assert ran.code == 2 and "belongs to another match: weights is ['those of before'" in ran.err
    kept.write_text(whole)
    with kept.open("a") as file:
        file.write(json.dumps({"number": 1, "won": "yes", "turns": 3, "decisions": 3, "seconds": 0.1}) + "\n")
    ran = measure(*DUCKS, "--games", "1", "--keep", str(kept))
    assert ran.code == 2 and "line 3 is damaged: take it out" in ran.err
    assert measure(*DUCKS, "--games", "1", "--keep", str(tmp_path)).err.endswith("Is a directory\n")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (("duckling", "random", "--games", "0"), "--games: there must be at least 1, not 0"),
        (("duckling", "random", "--games", "-1"), "--games: there must be at least 1, not -1"),
        (("duckling", "random", "--jobs", "0"), "--jobs: there must be at least 1, not 0"),
        (("duckling", "random", "--players", "9"), "players, not 9"),
        (("nobody", "random"), "there is no bot 'nobody'"),
        (("duckling", "greedy:0"), "'0' is no setting of the greedy bot"),
        (("duckling", "random", "--edition", "9e"), "there is no edition '9e'"),
        (("duckling", "random", "--with", "chess"), "no expansion 'chess'"),
        (("duckling", "random", "--game", "chess"), "there is no game 'chess'"),
        (("learned:1", "random", "--weights", "/nowhere.npz"), "/nowhere.npz cannot be read: No such file"),
        (("learned:/nowhere.npz", "random"), "/nowhere.npz cannot be read: No such file"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    measure: Measure, tmp_path: Path, given: tuple[str, ...], words: str
) -> None:
    ran = measure(*given, "--keep", str(tmp_path / "games.jsonl"))
    assert (ran.code, ran.out) == (2, "")
    assert words in ran.err
    assert not (tmp_path / "games.jsonl").exists()


def test_weights_of_ones_own_are_used_or_refused(measure: Measure, tmp_path: Path) -> None:
    mine, other = own_weights(tmp_path), own_weights(tmp_path, "intrapreneurs")
    for given in ((f"learned:{mine}", "random"), ("learned:1", "random", "--weights", mine)):
        ran = measure(*given, "--edition", "1e", "--games", "1")
        assert (ran.code, ran.err) == (0, "") and "of 1 games won" in ran.out
    for given, words in (
        (("learned", "random", "--weights", other), "has learned intrapreneurs, and innovation is played"),
        ((f"learned:{other}", "random"), "has learned intrapreneurs, and innovation is played"),
        (("duckling", "random", "--weights", mine), "duckling cannot be given weights: leave out --weights"),
        ((f"learned:{mine}", "random", "--weights", mine), "cannot be given weights: leave out --weights"),
    ):
        ran = measure(*given, "--games", "1")
        assert ran.code == 2 and words in ran.err


def test_the_interval_is_that_of_what_was_won(strength: Any) -> None:
    outcomes = [strength.Outcome(number, won, 40, 90, 0.1) for number, won in enumerate((1.0, 0.5, 0.0, 1.0))]
    low, high = wilson(2.5, 4)
    assert f"2.5 of 4 games won: 62.5% ({low:.1%} to {high:.1%})" in strength.summary(outcomes)
