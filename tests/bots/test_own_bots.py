"""A bot of one's own, written as docs/writing-a-bot.md says: in a file outside the package, on the engine there is."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from splay.bots.random import RandomBot
from splay.innovation.start import begin
from splay.kernel.agent import Agent, Seat, Table
from splay.kernel.decision import Decision
from splay.kernel.errors import SplayError
from splay.kernel.rng import Rng
from splay.kernel.setup import Setup
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


class Forgetful(Agent):
    """A bot that samples and does not say so."""

    def decide(self, decision: Decision, seat: Seat) -> int:
        assert seat.sample(decision, Rng(1)) is not None
        return 0


def test_a_bot_that_samples_without_having_said_so_is_told_what_to_set() -> None:
    game = begin(Setup("innovation", "4e", ["base"], ["forgetful", "random"], 1))
    with pytest.raises(SplayError, match="searches = True"):
        Table(game, [Forgetful(), RandomBot(1)]).play()
