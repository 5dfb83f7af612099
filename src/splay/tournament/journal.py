"""The games of a tournament that are over, in a file: a line each, so that a run goes on wherever it was cut off."""

import json
from pathlib import Path
from types import TracebackType
from typing import Any

from splay.kernel.errors import SplayError
from splay.tournament.plan import Outcome, Tournament, Which


class Journal:
    """A file whose first line says which tournament it belongs to, and each other line how one game went."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self._path = path
        self._tournament = tournament
        try:
            # What has no end of line was being written when the run was cut off.
            whole, _, torn = path.read_bytes().rpartition(b"\n") if path.exists() else (b"", b"", b"")
            self.played = self._read(whole.decode("utf-8", "replace").splitlines())
            self._file = path.open("ab")
            if torn:
                self._file.truncate(len(whole) + 1 if whole else 0)
            if not whole:
                self._write({"tournament": tournament.conditions()})
        except OSError as error:
            raise SplayError(f"{path}: {error.strerror}") from error

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, which: Which, outcome: Outcome) -> None:
        """Write down how a game went."""
        self._write({**which._asdict(), **outcome._asdict()})

    def _write(self, line: dict[str, object]) -> None:
        self._file.write(json.dumps(line).encode() + b"\n")
        self._file.flush()

    def _read(self, lines: list[str]) -> dict[Which, Outcome]:
        """Return the games that are over, or say why this is not the file of this tournament."""
        if lines:
            self._check(lines[0])
        played = {}
        for number, line in enumerate(lines[1:], start=2):
            try:
                which, outcome = self._game(json.loads(line))
            except (ValueError, KeyError, TypeError) as error:
                raise SplayError(f"{self._path}: line {number} is damaged: take it out") from error
            played[which] = outcome
        return played

    def _game(self, line: dict[str, Any]) -> tuple[Which, Outcome]:
        """Return which game a line tells of, and how it went."""
        which = Which(line["table"], line["number"])
        outcome = Outcome(line["ending"], tuple(line["winners"]), line["turns"], line["decisions"])
        numbers = [*which, *outcome.winners, outcome.turns, outcome.decisions]
        if not all(isinstance(number, int) and number >= 0 for number in numbers):
            raise ValueError("not a count")
        if which.table >= len(self._tournament.tables) or max(outcome.winners, default=0) >= self._tournament.players:
            raise ValueError("no such table or seat")
        return which, outcome

    def _check(self, first: str) -> None:
        try:
            there: dict[str, Any] = json.loads(first)["tournament"]
        except (ValueError, KeyError, TypeError) as error:
            raise SplayError(f"{self._path} is not the file of a tournament: name another") from error
        here = self._tournament.conditions()
        other = [name for name in here if there.get(name) != here[name]]
        if other:
            differing = "; ".join(f"{name} is {there.get(name)!r} there and {here[name]!r} here" for name in other)
            raise SplayError(f"{self._path} belongs to another tournament: {differing}")
