"""A record or a position that is given to a command: in a file, in a pipe, or by standard input."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Self

import typer

from splay.games import GAMES
from splay.kernel import record
from splay.kernel.errors import SplayError
from splay.kernel.files import name_of, read_given
from splay.kernel.match import Match
from splay.kernel.position import parse

RecordArgument = Annotated[Path, typer.Argument(help="The record of a match; - for standard input.", metavar="FILE")]


@dataclass(frozen=True)
class Given:
    """What was given, read once: nobody can read a pipe again."""

    name: str
    data: bytes

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read what a command is given, or say why it cannot be read."""
        return cls(name_of(path), read_given(path))

    @property
    def is_position(self) -> bool:
        """Whether it begins like a position; whether it is one is told by whoever reads it."""
        return self._begins_with(b"{")

    @property
    def is_record(self) -> bool:
        """Whether it begins like a record."""
        return self._begins_with(record.TITLE.split()[0].encode())

    def _begins_with(self, letters: bytes) -> bool:
        # Some editors put a mark of the encoding before the first letter.
        return self.data.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(letters)

    def match(self) -> Match:
        """Return the match that it is the record of."""
        return record.read_data(self.data, self.name, GAMES)

    def position(self) -> Any:
        """Return the position that it is, as plain data."""
        if self.is_record:
            raise SplayError(f"{self.name}: this is a record, and no position: `splay play --resume` goes on with it")
        try:
            return parse(self.data.decode())
        except UnicodeDecodeError as binary:
            raise SplayError(f"{self.name}: this is not text, so it is no position") from binary
        except SplayError as error:
            raise SplayError(f"{self.name}: {error}") from error
