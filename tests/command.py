"""The `splay` command as a test calls it, and what a person would see."""

import io
import resource
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest import mock

from splay.cli.main import run

HEEDED = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
"""Lets a process of its own be interrupted, even where whoever runs the tests has it ignored, as `nohup` does."""


@dataclass
class Ran:
    """What a command printed and how it exited."""

    out: str
    err: str
    code: int

    @property
    def told(self) -> str:
        """The printed words, with the line breaks of the terminal taken out."""
        return " ".join(self.out.split())


def splay(*arguments: str) -> Ran:
    """Run a command to its end."""
    out, err = io.StringIO(), io.StringIO()
    code = 0
    with redirect_stdout(out), redirect_stderr(err), mock.patch.object(sys, "argv", ["splay", *arguments]):
        try:
            run()
        except SystemExit as leaving:
            code = int(leaving.code or 0)
    return Ran(out.getvalue(), err.getvalue(), code)


@contextmanager
def little_room(most: int) -> Iterator[None]:
    """Let no file grow beyond so many bytes meanwhile, as on a disk that is full."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
