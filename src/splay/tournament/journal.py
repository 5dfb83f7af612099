"""The games of a tournament that are over, in a file, so that a run goes on wherever it was cut off."""

from pathlib import Path
from typing import Any

from splay.journal import Journal as Lines
from splay.journal import Twice
from splay.tournament.plan import Outcome, Tournament, Which


class Journal(Lines):
    """A file whose first line says which tournament it belongs to, and each other line how one game went."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self._tournament = tournament
        self.played: dict[Which, Outcome] = {}
        super().__init__(path, "tournament", tournament.conditions(), self._read_game)

    def add_game(self, which: Which, outcome: Outcome) -> None:
        """Write down how a game went."""
        self.add({**which._asdict(), **outcome._asdict()})

    def _read_game(self, line: dict[str, Any]) -> None:
        """Take in how one of the games went."""
        which = Which(line["table"], line["number"])
        outcome = Outcome(line["ending"], tuple(line["winners"]), line["turns"], line["decisions"])
        numbers = [*which, *outcome.winners, outcome.turns, outcome.decisions]
        # Not isinstance: that takes true for a number.
        if not all(type(number) is int and number >= 0 for number in numbers):
            raise ValueError("not a count")
        _check_ending(outcome)
        if which.table >= len(self._tournament.tables) or max(outcome.winners, default=0) >= self._tournament.players:
            raise ValueError("no such table or seat")
        if which in self.played:
            seats = ", ".join(self._tournament.seats(which))
            raise Twice(f"game {which.number} of {seats}")
        self.played[which] = outcome


def _check_ending(outcome: Outcome) -> None:
    """Refuse what no game comes to: it has an ending and winners, each once, or neither."""
    if outcome.ending is not None and not isinstance(outcome.ending, str):
        raise ValueError("not an ending")
    if (outcome.ending is None) != (not outcome.winners) or len(set(outcome.winners)) < len(outcome.winners):
        raise ValueError("no such winners")
