"""The `splay` command as a test calls it, and what a person would see."""

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
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
