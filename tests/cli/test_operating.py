"""The commands that docs/operating.md and the systemd unit show are such as the program takes."""

import re
import shlex
from pathlib import Path

import pytest
import typer

from splay.cli.main import app

DOCS = Path(__file__).parents[2] / "docs"
PROGRAM = "/opt/splay/bin/splay"


def commands() -> list[str]:
    """Return every command line with the program in it that an operator is told to run, or that systemd runs."""
    blocks = re.findall(r"```sh\n(.*?)```", (DOCS / "operating.md").read_text(), re.DOTALL)
    lines = "".join(blocks).replace("\\\n", " ").splitlines()
    lines += (DOCS / "splay@.service").read_text().replace("%i", "8001").splitlines()
    return [line.partition(f"{PROGRAM} ")[2] for line in lines if f"{PROGRAM} " in line]


@pytest.mark.parametrize("line", commands())
def test_a_command_that_operators_are_told_is_taken(line: str) -> None:
    command, words = typer.main.get_command(app), shlex.split(line)
    context = command.make_context("splay", words, resilient_parsing=True)
    while words and words[0] in getattr(command, "commands", {}):
        command = command.commands[words[0]]  # type: ignore[attr-defined]  # it is a group
        words = words[1:]
    # What is wrong with a word is told by an error: that there is no such option, or an argument too few or too many.
    context = command.make_context(command.name, words, parent=context)
    assert not context.args


def test_all_that_an_operator_needs_is_told() -> None:
    told = " ".join(commands())
    for word in ("serve", "admin move", "admin backup", "admin check", "admin restore", "admin list"):
        assert word in told
