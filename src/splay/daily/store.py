"""The daily positions that are shipped, one a day by date, the same for everyone."""

import gzip
import json
from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from splay.daily.puzzle import Puzzle
from splay.kernel.errors import NotFound

FILE: Final = "positions.json.gz"
FIRST_DAY: Final = date(2026, 1, 1)
"""The day of the first position; after the last one they begin anew."""


@cache
def shipped() -> Sequence[Puzzle]:
    """Return all daily positions in their order."""
    packed = resources.files("splay.daily").joinpath(FILE).read_bytes()
    return tuple(Puzzle.from_json(told) for told in json.loads(gzip.decompress(packed))["positions"])


def write(puzzles: Sequence[Puzzle], conditions: dict[str, Any], path: Path) -> None:
    """Write daily positions to a file: the same positions, the same bytes."""
    told = {**conditions, "positions": [puzzle.to_json() for puzzle in puzzles]}
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    path.write_bytes(gzip.compress(text.encode(), compresslevel=9, mtime=0))


def puzzle_of(day: date) -> Puzzle:
    """Return the position of a day."""
    puzzles = shipped()
    return puzzles[(day - FIRST_DAY).days % len(puzzles)]


def today(seconds: float | None = None) -> date:
    """Return which day it is everywhere: that of UTC, now or at some time."""
    return (datetime.now(UTC) if seconds is None else datetime.fromtimestamp(seconds, UTC)).date()


def read_day(text: str, now: date) -> date:
    """Return a day by its date, or say why there is no position of that day."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise NotFound(f"{text[:40]!r} is no date: write it as {now.isoformat()}") from None
    if day > now:
        raise NotFound(f"the position of {day.isoformat()} is not there yet: today is {now.isoformat()} (UTC)")
    if day < FIRST_DAY:
        raise NotFound(f"the first position is that of {FIRST_DAY.isoformat()}")
    return day
