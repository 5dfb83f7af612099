"""The compiled engine plays exactly as the pure one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import splay.kernel.agent

ROOT = Path(__file__).parent.parent
COMPILED = not splay.kernel.agent.__file__.endswith(".py")

DIGEST = """
import hashlib, json, sys
sys.path[:0] = ["tests", "tests/innovation"]
import company, fuzz
from splay.games import POSITIONS
from splay.kernel import agent, record
text = ""
for tables in (fuzz, company):
    for kind in tables.TABLES:
        for seed in range(2):
            *_, match = tables.moments(tables.new_table(kind, seed), seed)
            logs = [match.log(seat) for seat in range(len(match.names))]
            dumped = POSITIONS[match.setup.game].dump(match)
            text += record.dump(match) + json.dumps([dumped, logs, match.view(0).to_json()])
print(agent.__file__.endswith(".py"), hashlib.sha256(text.encode()).hexdigest())
"""


def digest(path: str) -> list[str]:
    """Return whether the engine found with a path is pure, and a digest of many games that it replays."""
    done = subprocess.run(
        [sys.executable, "-c", DIGEST],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


@pytest.mark.skipif(not COMPILED, reason="the engine is not compiled here: `make compiled unit` runs this")
def test_the_same_seeds_and_answers_lead_to_the_same_games_in_both() -> None:
    compiled, pure = digest(""), digest(str(ROOT / "src"))
    assert (compiled[0], pure[0]) == ("False", "True")
    assert compiled[1] == pure[1]
