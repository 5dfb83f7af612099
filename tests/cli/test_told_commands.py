"""The commands that the README, the guides and the systemd unit show are such as the program takes."""

import re
import shlex
from pathlib import Path

import pytest
import typer

from splay.cli.commands import app

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PROGRAM = re.compile(r"(?:^|/opt/splay/bin/)splay (.*)")


def told(page: Path) -> list[str]:
    """Return what a page, or the systemd unit, tells to run the program with, line by line."""
    text = page.read_text()
    blocks = re.findall(r"```sh\n(.*?)```", text, re.DOTALL) if page.suffix == ".md" else [text.replace("%i", "8001")]
    lines = "".join(blocks).replace("\\\n", " ").splitlines()
    return [found[1].partition(" > ")[0] for line in lines if (found := PROGRAM.search(line))]


PAGES = [ROOT / "README.md", *sorted(DOCS.glob("*.md")), DOCS / "splay@.service"]


@pytest.mark.parametrize("line", sorted({line for page in PAGES for line in told(page)}))
def test_a_command_that_is_told_is_taken(line: str) -> None:
    command, words = typer.main.get_command(app), shlex.split(line, comments=True)
    context = command.make_context("splay", words, resilient_parsing=True)
    while words and words[0] in getattr(command, "commands", {}):
        command = command.commands[words[0]]  # type: ignore[attr-defined]  # it is a group
        words = words[1:]
    assert not hasattr(command, "commands"), "there is no such command"
    # What is wrong with a word is told by an error: that there is no such option, or an argument too few or too many.
    context = command.make_context(command.name, words, parent=context)
    assert not context.args


def test_all_that_an_operator_needs_is_told() -> None:
    commands = " ".join(told(DOCS / "operating.md") + told(DOCS / "splay@.service"))
    for word in ("serve", "admin move", "admin backup", "admin check", "admin restore", "admin list"):
        assert word in commands


def test_newcomers_are_told_how_to_do_everything() -> None:
    names = {line.split()[0] for line in told(ROOT / "README.md")}
    known = set(getattr(typer.main.get_command(app), "commands", {}))
    assert known - names <= {"survey", "statistics"}  # docs/statistics.md has these
