"""The `splay` command.

What takes a moment to load is loaded only when all is ready to stop quietly, whenever that is asked for.
"""

import errno
import io
import os
import sys
from contextlib import suppress
from typing import Final

INTERRUPTED: Final = 130
"""With what a command exits that was stopped by Ctrl-C."""

_NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def run() -> None:
    """Run the command; an error that a person can put right is told without a traceback."""
    _replace_what_cannot_be_shown()
    try:
        _run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        _leave_output()
        sys.exit(0)
    except OSError as error:
        if error.errno not in _NO_ROOM:
            raise
        _leave_output()
        where = f"{error.filename}: " if error.filename else ""
        _refuse(f"{where}nothing more can be written: {error.strerror}")


def _run() -> None:
    from splay.cli.commands import app
    from splay.kernel.errors import SplayError

    try:
        app()
    except SplayError as error:
        _refuse(str(error))
    except SystemExit:
        # What cannot be written any more is told while it still can be.
        sys.stdout.flush()
        raise


def _refuse(words: str) -> None:
    import typer

    typer.secho(f"splay: {words}", err=True, fg="red")
    sys.exit(2)


def _leave_output() -> None:
    """Let go of what could not be written: Python would try again, and fail, when it ends."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _replace_what_cannot_be_shown() -> None:
    """Have a question mark printed for a letter that the terminal does not know: no command should end for it."""
    for stream in (sys.stdout, sys.stderr):
        # Where Python has a way of its own already, as for standard error, it is kept.
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")
