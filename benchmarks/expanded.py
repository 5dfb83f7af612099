"""What a random decision costs with expansions, in units of one without; and beside another version of Splay.

    python benchmarks/expanded.py [--rounds 9] [--games 40] [--tables cities,all] [--count] [--against PATH] [--json]

Two players play the third edition at random: with the base set, with each expansion and with all of them, or only with
those that `--tables` names. The tables take turns, so that a busy machine slows all alike, and each figure is a median
over the rounds. `--against` names another checkout (a folder with `src/`, such as a git worktree) or the Python of
another environment (`.../bin/python`, such as one with a compiled build): its base game takes turns with the others.

Times are those of the processor. With `--count` bytecode instructions are counted instead, which a busy machine does
not change; only a pure build has them.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType

BASE = "base"
EXPANSIONS = ("cities", "artifacts", "echoes", "figures")
ALL = "all"
BEFORE = "the other version's base"


def sets_of(table: str) -> list[str]:
    """Return the sets that a table plays with."""
    return [BASE, *(EXPANSIONS if table == ALL else (table,) if table != BASE else ())]


# In a process of each version


def play(table: str, seeds: range) -> int:
    """Play games at random, straight through; return how many decisions were taken."""
    # Only what versions from before Cities have as well.
    from splay.bots.random import RandomBot
    from splay.innovation import INNOVATION, RULES_VERSION
    from splay.kernel.agent import Agent, Table
    from splay.kernel.setup import Setup

    decisions = 0
    for seed in seeds:
        setup = Setup("innovation", "3e", sets_of(table), ["random", "random"], seed, {}, RULES_VERSION)
        bots: list[Agent] = [RandomBot(2 * seed + seat) for seat in range(2)]
        played = Table(INNOVATION.begin(setup), bots)
        played.play()
        decisions += played.decisions
    return decisions


def timed(work: Callable[[], int]) -> float:
    """Return how many microseconds of the processor each decision takes."""
    start = time.process_time()
    decisions = work()
    return 1e6 * (time.process_time() - start) / decisions


def counted(work: Callable[[], int]) -> float:
    """Return how many bytecode instructions each decision takes."""
    total = 0

    def within(frame: FrameType, event: str, argument: object) -> object:
        nonlocal total
        total += event == "opcode"
        return within

    def enter(frame: FrameType, event: str, argument: object) -> object:
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return within

    sys.settrace(enter)  # type: ignore[arg-type]
    try:
        decisions = work()
    finally:
        sys.settrace(None)
    return total / decisions


def serve() -> None:
    """Play what is asked for, a line at a time: how to measure, the table, the first seed and how many games."""
    for line in sys.stdin:
        how, table, first, games = line.split()
        seeds = range(int(first), int(first) + int(games))
        measure = counted if how == "count" else timed
        print(measure(lambda table=table, seeds=seeds: play(table, seeds)), flush=True)  # type: ignore[misc]


# In the one that measures


class Version:
    """A version of Splay at work in a process of its own."""

    def __init__(self, place: Path | None = None) -> None:
        python, environment = sys.executable, dict(os.environ)
        if place is not None and place.is_dir():
            environment["PYTHONPATH"] = str(place / "src")
        elif place is not None:
            python = str(place)
            environment.pop("PYTHONPATH", None)
        command = [python, str(Path(__file__).resolve()), "--serve"]
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def measure(self, how: str, table: str, first: int, games: int) -> float:
        """Return what a decision costs in some games."""
        assert self._process.stdin is not None and self._process.stdout is not None
        try:
            print(how, table, first, games, file=self._process.stdin, flush=True)
            answer = self._process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        if not answer:
            raise SystemExit("that version cannot be measured: what it said is above")
        return float(answer)

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def measure(how: str, rounds: int, games: int, tables: list[str], against: Path | None) -> dict[str, list[float]]:
    """Return what a decision costs at each table, in each round."""
    mine = Version()
    other = Version(against) if against is not None else None
    works: list[tuple[str, Version, str]] = [(table, mine, table) for table in (BASE, *tables)]
    if other is not None:
        works.insert(1, (BEFORE, other, BASE))
    costs: dict[str, list[float]] = {name: [] for name, _, _ in works}
    for _, version, table in works:
        # Once before it counts: cards are made when they are first needed.
        version.measure("time", table, 0, 2)
    for number in range(rounds):
        for name, version, table in works:
            costs[name].append(version.measure(how, table, number * games, games))
    mine.close()
    if other is not None:
        other.close()
    return costs


def ratio(costs: dict[str, list[float]], name: str) -> float:
    """Return the median over the rounds of what something costs in units of the base set."""
    return statistics.median([one / base for one, base in zip(costs[name], costs[BASE], strict=True)])


def main() -> None:
    parser = argparse.ArgumentParser(description="What a random decision costs with expansions.")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", type=int, default=40, help="how many games of each table in a round")
    parser.add_argument("--tables", default=",".join([*EXPANSIONS, ALL]), help="which tables beside the base set")
    parser.add_argument("--count", action="store_true", help="count bytecode instructions, in one round")
    parser.add_argument("--against", type=Path, help="another checkout, or another environment's Python")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve()
        return
    if given.rounds < 1 or given.games < 1:
        parser.error("at least one round of one game is needed")
    if given.against is not None and not given.against.exists():
        parser.error(f"there is no {given.against}")
    tables = [table for table in given.tables.split(",") if table not in ("", BASE)]
    unknown = [table for table in tables if table not in (*EXPANSIONS, ALL)]
    if unknown:
        parser.error(f"there is no table {', '.join(unknown)}: choose among {', '.join([*EXPANSIONS, ALL])}")
    how, rounds = ("count", 1) if given.count else ("time", given.rounds)
    costs = measure(how, rounds, given.games, tables, given.against)
    ratios = {name: ratio(costs, name) for name in costs}
    if given.json:
        print(json.dumps({"unit": "instructions" if given.count else "microseconds", "costs": costs, "ratios": ratios}))
        return
    unit = "instructions" if given.count else "µs"
    for name, found in costs.items():
        spread = "" if given.count else f", {min(found):.2f} to {max(found):.2f}"
        print(f"{name:26} {statistics.median(found):9,.2f} {unit}{spread}; {ratios[name]:.2f} of the base set")


if __name__ == "__main__":
    main()
