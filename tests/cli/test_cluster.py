"""Work on a real Ray cluster of this machine: the same games, even if a worker is killed on the way."""

import gc
import importlib.util
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from command import splay
from splay.cluster import in_chunks, seldom_collected
from splay.simulate import Outcome, Plan, outcomes_of, play_game

ROOT = Path(__file__).parent.parent.parent
COMMANDS = [
    ["simulate", "--games", "20", "--seed", "3", "--json"],
    ["tournament", "--bots", "random,greedy:1", "--edition", "1e", "--games", "2", "--json"],
]
TRAINING = ["train", "--edition", "1e", "--games", "2", "--batches", "1", "--processes"]
PLAN = Plan(["random", "random"], games=24, seed=5, edition="1e")
CHUNKS = [range(first, first + 3) for first in range(0, PLAN.games, 3)]

has_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="Ray is not installed: pip install splay[ray]"
)


def play_and_die_once(plan: Plan, mark: str, numbers: range) -> list[Outcome]:
    """Play some games; who comes upon game 9 first is killed when half of its games are over."""
    outcomes = []
    for number in numbers:
        if number == 10 and not Path(mark).exists():
            Path(mark).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        outcomes.append(play_game(plan, number))
    return outcomes


def fail(numbers: range) -> int:
    raise ArithmeticError(f"cannot play {numbers.start}")


def die(numbers: range) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def trouble(address: str | None, mark: str) -> list[object]:
    """Return what comes of work whose worker dies once, of work that fails, and of work that is the death of all."""
    played = in_chunks(address, partial(play_and_die_once, PLAN, mark), CHUNKS, 2)
    found: list[object] = [[vars(outcome) for outcomes in played for outcome in outcomes]]
    for work in (fail, die):
        try:
            list(in_chunks(address, work, CHUNKS[:1], 2))
        except Exception as error:
            found.append(f"{type(error).__name__}: {error}")
    return found


def check_trouble(found: list[object]) -> None:
    told, failed, died = found
    assert told == [vars(outcome) for outcome in outcomes_of(PLAN)]
    assert failed == "ArithmeticError: cannot play 0"
    assert str(died).startswith("SplayError: 3 workers have died over the same work")


def main(folder: Path) -> None:
    """Do everything on one cluster, and keep what came of it."""
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, _node_ip_address="127.0.0.1")
    printed = [splay(*command, "--ray", "local", "--jobs", "2").out for command in COMMANDS]
    splay(*TRAINING, "2", str(folder / "clustered"), "--ray", "local")
    (folder / "found.json").write_text(json.dumps([printed, trouble("local", str(folder / "killed"))]))


@has_ray
def test_on_a_cluster_a_killed_worker_is_replaced_and_nothing_counts_twice(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, __file__, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT / 'tests'}:{ROOT / 'tests/cli'}"},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    assert (tmp_path / "killed").exists()
    printed, found = json.loads((tmp_path / "found.json").read_text())
    check_trouble(found)
    for command, output in zip(COMMANDS, printed, strict=True):
        clustered, alone = json.loads(output), json.loads(splay(*command).out)
        for report in (clustered, alone):
            report.pop("seconds")
            report.pop("games_per_second", None)
        assert clustered == alone
    splay(*TRAINING, "1", str(tmp_path / "alone"))
    learned = [(tmp_path / where / "weights.npz").read_bytes() for where in ("clustered", "alone")]
    assert learned[0] == learned[1]


def test_a_killed_process_is_replaced_just_so(tmp_path: Path) -> None:
    check_trouble(trouble(None, str(tmp_path / "killed")))


def test_chunks_are_fetched_as_there_is_room_and_told_in_their_order() -> None:
    fetched: list[int] = []

    def chunks() -> Iterator[int]:
        for number in range(4):
            fetched.append(number)
            yield number

    told = in_chunks(None, str, chunks())
    assert next(told) == "0"
    assert fetched == [0]
    assert list(told) == ["1", "2", "3"]


def test_the_collector_of_garbage_looks_as_often_as_before_once_games_are_over() -> None:
    usual = gc.get_threshold()
    played = outcomes_of(Plan(["random", "random"], games=3, seed=5, edition="1e"))
    next(played)
    assert gc.get_threshold() == usual, "whoever is told of a game goes on as usual"
    list(played)
    with seldom_collected():
        assert gc.get_threshold() > usual
    assert gc.get_threshold() == usual


def test_without_ray_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = splay("simulate", "--games", "2", "--ray", "local")
    assert ran.code != 0
    assert "pip install splay[ray]" in ran.err


@has_ray
@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "--games", "2"],
        ["tournament", "--bots", "random,greedy:1", "--games", "2"],
        ["survey", "survey.jsonl", "--games", "20"],
        ["train", "training", "--games", "1", "--batches", "1"],
    ],
)
def test_where_nothing_listens_there_is_no_cluster_and_that_is_told_soon(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with socket.socket() as taken:
        # A port that nobody listens at, and nobody else can take meanwhile.
        taken.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        begun = time.perf_counter()
        ran = splay(*command, "--ray", address)
    assert time.perf_counter() - begun < 20
    assert (ran.code, ran.out) == (2, "")
    assert f"splay: there is no Ray cluster at '{address}': Connection refused" in ran.err


if __name__ == "__main__":
    main(Path(sys.argv[1]))
