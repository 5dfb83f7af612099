"""Simulations on a real Ray cluster of this machine: the same games, even if a worker is killed on the way."""

import json
import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from command import splay
from splay.cluster import in_chunks, play_games
from splay.simulate import Outcome, Plan, outcomes_here

ROOT = Path(__file__).parent.parent.parent
COMMAND = ["simulate", "--games", "20", "--seed", "3", "--json"]
PLAN = Plan(["random", "random"], games=24, seed=5, jobs=2, edition="1e")

has_ray = pytest.mark.skipif(
    subprocess.run([sys.executable, "-c", "import ray"], capture_output=True).returncode != 0,
    reason="Ray is not installed: pip install splay[ray]",
)


def play_and_die_once(plan: Plan, mark: str, numbers: range) -> list[Outcome]:
    """Play some games; who comes upon game 9 first is killed when half of its games are over."""
    if 9 in numbers and not Path(mark).exists():
        play_games(plan, numbers[: len(numbers) // 2])
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_games(plan, numbers)


def fail(numbers: range) -> int:
    raise ArithmeticError(f"cannot play {numbers.start}")


def die(numbers: range) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def main(mark: str) -> None:
    """Do everything on one cluster, and print what came of it."""
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, _node_ip_address="127.0.0.1")
    found: list[object] = [splay(*COMMAND, "--ray", "local", "--jobs", "2").out]
    chunks = [range(first, first + 3) for first in range(0, PLAN.games, 3)]
    played = in_chunks("local", partial(play_and_die_once, PLAN, mark), chunks, 2)
    found.append([vars(outcome) for outcomes in played for outcome in outcomes])
    for work in (fail, die):
        try:
            list(in_chunks("local", work, chunks[:1], 1))
        except Exception as error:
            found.append(f"{type(error).__name__}: {error}")
    Path(mark).with_suffix(".json").write_text(json.dumps(found))


@has_ray
def test_a_killed_worker_is_replaced_and_nothing_counts_twice(tmp_path: Path) -> None:
    mark = tmp_path / "killed"
    ran = subprocess.run(
        [sys.executable, __file__, str(mark)],
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT / 'tests'}:{ROOT / 'tests/cli'}"},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    printed, told, failed, died = json.loads(mark.with_suffix(".json").read_text())
    assert mark.exists()
    here = Plan(PLAN.entries, PLAN.games, PLAN.seed, edition=PLAN.edition)
    assert told == [vars(outcome) for outcome in outcomes_here(here)]
    assert failed == "ArithmeticError: cannot play 0"
    assert died.startswith("SplayError: 3 workers have died over the same work")
    clustered, alone = json.loads(printed), json.loads(splay(*COMMAND).out)
    for report in (clustered, alone):
        del report["seconds"], report["games_per_second"]
    assert clustered == alone


def test_without_ray_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = splay("simulate", "--games", "2", "--ray", "local")
    assert ran.code != 0
    assert "pip install splay[ray]" in ran.err


if __name__ == "__main__":
    main(sys.argv[1])
