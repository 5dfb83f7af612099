"""`python -m splay.daily FILE`: finds and verifies daily positions, and writes the store.

python -m splay.daily work.jsonl --wanted 400 --jobs 2    # find and verify until so many hold, and write them
python -m splay.daily work.jsonl --check                  # look at the shipped ones anew, and replace what fails
"""

import argparse
import sys
import time
from pathlib import Path

from splay.daily.making import WANTED, Making, in_turn, replaced, shipped_moments
from splay.daily.puzzle import Puzzle
from splay.daily.store import FILE, shipped, write
from splay.daily.verifying import LINES
from splay.statistics.survey import weights


def main() -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m splay.daily", description="Finds and verifies daily positions.")
    parser.add_argument("file", type=Path, help="where the work is kept, to go on from there")
    parser.add_argument("--wanted", type=int, default=WANTED, help="how many positions are wanted")
    parser.add_argument("--lines", type=int, default=LINES, help="how many lines the deeper look takes")
    parser.add_argument("--jobs", type=int, default=1, help="on how many processes")
    parser.add_argument("--check", action="store_true", help="look at the shipped positions anew")
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name(FILE), help="where to write the store")
    given = parser.parse_args()
    with Making(given.file) as making:
        return _check(making, given) if given.check else _make(making, given)


def _make(making: Making, given: argparse.Namespace) -> int:
    """Find and verify until enough hold, and write them."""
    while len(making.good()) < given.wanted:
        making.verify(list(making.found.values()), given.lines, given.jobs, _tell)
        missing = given.wanted - len(making.good())
        if missing > 0:
            making.find(len(making.found) + missing + 4, given.jobs, _tell)
    return _write(in_turn(making.good()), given)


def _check(making: Making, given: argparse.Namespace) -> int:
    """Look at the shipped positions, drop those that do not hold, and put others in their places."""
    making.verify(list(shipped_moments()), given.lines, given.jobs, _tell)
    puzzles, dropped, missing = replaced(shipped(), making)
    print(f"{len(shipped()) - dropped} of {len(shipped())} positions hold, {dropped} do not")
    if missing or len(puzzles) < given.wanted:
        print(f"{max(missing, given.wanted - len(puzzles))} more are needed: run without --check to find them")
        return 1
    return _write(puzzles, given) if dropped else 0


def _write(puzzles: list[Puzzle], given: argparse.Namespace) -> int:
    write(puzzles, {"lines": given.lines, "weights": weights()}, given.out)
    themes = {theme: sum(puzzle.theme == theme for puzzle in puzzles) for theme in {one.theme for one in puzzles}}
    print(f"{len(puzzles)} positions, {given.out.stat().st_size:,} bytes: {themes}")
    return 0


def _tell(words: str) -> None:
    print(time.strftime("%H:%M:%S"), words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
