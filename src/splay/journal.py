"""What came of a long piece of work so far, in a file: a line each, so that a run goes on wherever it was cut off."""

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from splay.kernel.errors import SplayError


def claim(file: IO[bytes], what: Path, kind: str) -> None:
    """Keep an open file for this process until it is closed or the process ends in whatever way.

    Where another process has it, it is refused: two that go on with the same work would do all of it twice, and write
    over each other. Children do not have it, so that those who outlive a run that was killed do not keep it.
    """
    if sys.platform != "win32":
        from fcntl import LOCK_EX, LOCK_NB, lockf

        try:
            lockf(file, LOCK_EX | LOCK_NB)
        except (BlockingIOError, PermissionError) as taken:
            raise SplayError(
                f"{what} is in use by a {kind} that is running: wait for its end, or name another"
            ) from taken


class Twice(ValueError):
    """A line that tells of what an earlier one has told already."""


class Journal:
    """A file whose first line says what it belongs to, and each other line what came of one part of the work.

    A line is on the disk as soon as it is written. One without an end was being written when the run was cut off, and
    is taken out.
    """

    def __init__(
        self, path: Path, kind: str, conditions: Mapping[str, object], read: Callable[[dict[str, Any]], None]
    ) -> None:
        """Open a file, new or of the same conditions; each line in it is handed to `read`, which may refuse it."""
        self._path = path
        self._kind = kind
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise self._foreign()
        try:
            # Without a buffer: what cannot be written is not tried again when the file is closed.
            self._file = path.open("a+b", buffering=0)
            try:
                claim(self._file, path, kind)
                self._take_in(conditions, read)
            except BaseException:
                self._file.close()
                raise
        except OSError as error:
            raise SplayError(f"{path}: {error.strerror}") from error

    def _take_in(self, conditions: Mapping[str, object], read: Callable[[dict[str, Any]], None]) -> None:
        """Read what is there, and make the file ready for more."""
        self._file.seek(0)
        whole, ended, torn = self._file.read().rpartition(b"\n")
        if ended:
            self._read(whole.decode("utf-8", "replace").split("\n"), conditions, read)
            self._file.truncate(len(whole) + 1)
            return
        first = {self._kind: dict(conditions)}
        # Only what this work has begun to write is written over: anything else could be dear to somebody.
        if not _line(first).startswith(torn):
            raise self._foreign()
        self._file.truncate(0)
        self.add(first)

    def _foreign(self) -> SplayError:
        return SplayError(f"{self._path} is not the file of a {self._kind}: name another")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, line: Mapping[str, object]) -> None:
        """Write a line down."""
        try:
            left = memoryview(_line(line))
            while left:
                left = left[self._file.write(left) :]
        except OSError as error:
            raise SplayError(f"{self._path}: {error.strerror}; what was written before is kept") from error

    def _read(self, lines: list[str], conditions: Mapping[str, object], read: Callable[[dict[str, Any]], None]) -> None:
        """Read what is there, or say why this is not the file of this work."""
        self._check(lines[0], conditions)
        for number, line in enumerate(lines[1:], start=2):
            try:
                read(json.loads(line))
            except Twice as error:
                raise SplayError(f"{self._path}: line {number} tells of {error} a second time: take it out") from error
            except (ValueError, KeyError, TypeError, RecursionError) as error:
                raise SplayError(f"{self._path}: line {number} is damaged: take it out") from error

    def _check(self, first: str, here: Mapping[str, object]) -> None:
        try:
            there = json.loads(first)[self._kind]
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise self._foreign() from error
        if not isinstance(there, dict):
            raise self._foreign()
        other = [name for name in here if there.get(name) != here[name]]
        if other:
            differing = "; ".join(f"{name} is {there.get(name)!r} there and {here[name]!r} here" for name in other)
            raise SplayError(f"{self._path} belongs to another {self._kind}: {differing}")


def _line(content: Mapping[str, object]) -> bytes:
    """Return a line of the file as it is written."""
    return json.dumps(content).encode() + b"\n"
