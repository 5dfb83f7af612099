"""Files as people name them: read at once, whatever they are, and written as a whole or not at all."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from splay.kernel.errors import SplayError

STANDARD_INPUT: Final = "-"
"""How standard input is named."""

MOST_BYTES: Final = 16 * 1024 * 1024
"""No record and no position comes near this length, and a device may never end."""


def name_of(path: Path) -> str:
    """Return how a file is called in messages."""
    return "standard input" if str(path) == STANDARD_INPUT else str(path)


def read_given(path: Path) -> bytes:
    """Return what is in a file, in a pipe, which can be read only once, or in standard input."""
    try:
        if str(path) == STANDARD_INPUT:
            data = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with path.open("rb") as file:
                data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise SplayError(f"{name_of(path)}: {error.strerror}") from error
    if len(data) > MOST_BYTES:
        raise SplayError(f"{name_of(path)}: this is too long for a record or a position")
    return data


def write_whole(path: Path, data: bytes) -> None:
    """Write a file; if that fails, what was there before is still there."""
    # A link goes on pointing where it did, and what is no plain file has nothing to be kept.
    target = path.resolve()
    if target.exists() and not target.is_file():
        target.write_bytes(data)
        return
    unfinished = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with unfinished.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            unfinished.chmod(target.stat().st_mode)
        unfinished.replace(target)
    except BaseException:
        with suppress(OSError):
            unfinished.unlink()
        raise
