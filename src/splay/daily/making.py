"""Fills the store of daily positions: candidates are found in games of bots, and verified by a deeper look.

Both are kept in a file as they come, so that a run goes on wherever it was cut off. What is shipped is looked at anew
by the same means: what does not hold any more is dropped, and another takes its place.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from functools import partial
from itertools import count, islice, zip_longest
from pathlib import Path
from typing import Any, Final

from splay.daily.finding import candidates_in
from splay.daily.puzzle import Moment, Puzzle
from splay.daily.store import shipped
from splay.daily.verifying import verified
from splay.journal import Journal
from splay.simulate import play_all
from splay.statistics.survey import weights

SEED: Final = 18
WANTED: Final = 366
"""How many positions the store has at least: one for each day of the longest year."""
BATCH: Final = 4
"""How many games, or candidates, a process is given at a time."""

Told = Callable[[str], None]


class Making(Journal):
    """What has been found so far, and which of it has been verified."""

    def __init__(self, path: Path, seed: int = SEED) -> None:
        self.seed = seed
        self.games: set[int] = set()
        self.found: dict[str, Moment] = {}
        self.judged: dict[str, Puzzle | None] = {}
        super().__init__(path, "search for daily positions", {"seed": seed, "weights": weights()}, self._read_line)

    def _read_line(self, line: dict[str, Any]) -> None:
        if "game" in line:
            self._note(int(line["game"]), [Moment.from_json(told) for told in line["found"]])
        else:
            self.judged[line["verified"]] = Puzzle.from_json(line["puzzle"]) if line["puzzle"] else None

    def _note(self, game: int, moments: Sequence[Moment]) -> None:
        self.games.add(game)
        self.found |= {key_of(moment): moment for moment in moments}

    def find(self, wanted: int, jobs: int, tell: Told) -> None:
        """Look for candidates until there are so many."""
        fresh = (game for game in count() if game not in self.games)
        batches = iter(lambda: list(islice(fresh, BATCH)), [])
        if len(self.found) >= wanted:
            return
        for game, found in play_all(partial(_found_in, self.seed), batches, jobs):
            self._note(game, found)
            self.add({"game": game, "found": [asdict(moment) for moment in found]})
            tell(f"{len(self.games)} games, {len(self.found)} of {wanted} candidates")
            if len(self.found) >= wanted:
                return

    def verify(self, moments: Sequence[Moment], lines: int, jobs: int, tell: Told) -> None:
        """Take a deeper look at candidates that have not been looked at."""
        left = [moment for moment in moments if key_of(moment) not in self.judged]
        batches = (left[first : first + BATCH] for first in range(0, len(left), BATCH))
        for moment, puzzle in play_all(partial(_judged, lines), batches, jobs):
            self.judged[key_of(moment)] = puzzle
            self.add({"verified": key_of(moment), "puzzle": puzzle and puzzle.to_json()})
            tell(f"{len(self.judged)} verified, {len(self.good())} of them hold")

    def good(self) -> list[Puzzle]:
        """Return the positions that hold."""
        return [puzzle for puzzle in self.judged.values() if puzzle is not None]


def _found_in(seed: int, game: int) -> list[Moment]:
    return [candidate.moment for candidate in candidates_in(seed, game)]


def _judged(lines: int, moment: Moment) -> Puzzle | None:
    return verified(moment, lines)


def key_of(moment: Moment) -> str:
    """Return by what a moment is known."""
    return hashlib.sha256(json.dumps(asdict(moment)).encode()).hexdigest()[:16]


def in_turn(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Return positions in the order of their days: the themes in turn, as far as there are some of each."""
    by_theme: dict[str, list[Puzzle]] = {}
    for puzzle in sorted(puzzles, key=lambda puzzle: key_of(puzzle.moment)):
        by_theme.setdefault(puzzle.theme, []).append(puzzle)
    return [puzzle for row in zip_longest(*by_theme.values()) for puzzle in row if puzzle is not None]


def replaced(kept: Sequence[Puzzle], making: Making) -> tuple[list[Puzzle], int, int]:
    """Return the store after its positions were looked at anew, how many were dropped, and how many are missing.

    A position that holds stays on its day; one that does not gives it to another of the same theme, if there is one.
    """
    spare = {key_of(puzzle.moment): puzzle for puzzle in making.good()}
    anew: list[Puzzle | None] = [spare.pop(key_of(puzzle.moment), None) for puzzle in kept]
    dropped = anew.count(None)
    for day, puzzle in enumerate(anew):
        if puzzle is None:
            theme = kept[day].theme
            fitting = next((key for key, other in spare.items() if other.theme == theme), next(iter(spare), ""))
            anew[day] = spare.pop(fitting, None)
    filled = [puzzle for puzzle in anew if puzzle is not None]
    return [*filled, *in_turn(list(spare.values()))], dropped, anew.count(None)


def shipped_moments() -> Iterator[Moment]:
    """Go through the moments of the positions that are shipped."""
    return (puzzle.moment for puzzle in shipped())
