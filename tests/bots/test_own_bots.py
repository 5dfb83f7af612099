"""A bot of one's own, written as docs/writing-a-bot.md says: in a file outside the package, on the engine there is."""

import os
import re
import subprocess
import sys
from enum import IntEnum
from pathlib import Path
from typing import Any

import pytest

from splay.bots import BOTS
from splay.bots.random import RandomBot
from splay.innovation.start import begin
from splay.kernel.agent import Agent, Seat, Table
from splay.kernel.decision import Decision
from splay.kernel.errors import IllegalAnswer, SplayError
from splay.kernel.rng import Rng
from splay.kernel.setup import Setup
from splay.simulate import Plan, play_game
from test_compiled import COMPILED, ROOT

PAGE = ROOT / "docs" / "writing-a-bot.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
SAY_BUILD = "import splay\nprint(splay.build())\n"
PURE = str(ROOT / "src")


def played(folder: Path, **environment: str) -> list[str]:
    """Run the page's blocks as one file in a folder, and return the lines that it prints: first of all, the build."""
    file = folder / "my_bots.py"
    file.write_text(SAY_BUILD + "".join(BLOCKS))
    command = [sys.executable, "-W", "error", str(file)]
    done = subprocess.run(command, cwd=folder, env=os.environ | environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_bots_of_the_page_play_and_the_one_that_searches_wins(tmp_path: Path) -> None:
    assert len(BLOCKS) == 3
    _, words, searched = played(tmp_path)
    assert "win" in words or "victory" in words
    wins = re.fullmatch(r"looking wins (\d+) of 10 games", searched)
    assert wins and int(wins[1]) >= 9


@pytest.mark.skipif(not COMPILED, reason="the engine is not compiled here: `make compiled unit` runs this")
def test_the_bots_of_the_page_play_alike_on_both_builds(tmp_path: Path) -> None:
    compiled, pure = played(tmp_path, PYTHONPATH=""), played(tmp_path, PYTHONPATH=PURE)
    assert (compiled[0], pure[0]) == ("compiled", "pure")
    assert compiled[1:] == pure[1:]


def test_the_bots_of_the_page_have_names_once_they_are_added_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = dict(re.findall(r'`"(\w+)": ([^`]+)`', PAGE.read_text()))
    assert list(entries) == ["looking", "first"]
    written: dict[str, object] = {}
    exec(BLOCKS[0] + BLOCKS[2].partition("wins = 0")[0], written)
    for name, maker in entries.items():
        monkeypatch.setitem(BOTS, name, eval(maker, written))
    assert play_game(Plan(["first", "looking"], games=1), 0).decisions > 0


class Forgetful(Agent):
    """A bot that samples and does not say so."""

    def decide(self, decision: Decision, seat: Seat) -> int:
        assert seat.sample(decision, Rng(1)) is not None
        return 0


def test_a_bot_that_samples_without_having_said_so_is_told_what_to_set() -> None:
    game = begin(Setup("innovation", "4e", ["base"], ["forgetful", "random"], 1))
    with pytest.raises(SplayError, match="searches = True"):
        Table(game, [Forgetful(), RandomBot(1)]).play()


class Answers(Agent):
    """A bot that always gives the same answer, whatever that is."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def decide(self, decision: Decision, seat: Seat) -> int:
        answer: int = self.answer
        return answer


@pytest.mark.parametrize("answer", [-1, 99, None, "0", [0], 0.0, 0.5, True, False], ids=repr)
def test_an_answer_that_is_no_option_is_refused(answer: object) -> None:
    game = begin(Setup("innovation", "4e", ["base"], ["answers", "random"], 1))
    with pytest.raises(IllegalAnswer, match=re.escape(f"{answer!r} is not an option: choose a number from 0 to 1")):
        Table(game, [Answers(answer), RandomBot(1)]).play()


class Choice(IntEnum):
    """A number by a name, which is a number all the same."""

    FIRST = 0


def test_a_number_that_has_a_name_is_an_answer() -> None:
    game = begin(Setup("innovation", "4e", ["base"], ["answers", "random"], 1))
    Table(game, [Answers(Choice.FIRST), RandomBot(1)]).play(3)
    assert game.turns() > 3


class Mistaken(Agent):
    """A bot with a mistake of its own."""

    def decide(self, decision: Decision, seat: Seat) -> int:
        return len(seat.index)  # type: ignore[arg-type]


def test_a_mistake_within_a_bot_is_told_as_it_is() -> None:
    game = begin(Setup("innovation", "4e", ["base"], ["mistaken", "random"], 1))
    with pytest.raises(TypeError, match="has no len"):
        Table(game, [Mistaken(), RandomBot(1)]).play()


@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_table_needs_an_agent_for_each_seat(count: int) -> None:
    game = begin(Setup("innovation", "4e", ["base"], ["random", "random"], 1))
    table = Table(game, [RandomBot(seed) for seed in range(count)])
    with pytest.raises(SplayError, match=f"the game has 2 seats, and the table {count} agents: give one agent for"):
        table.play()
