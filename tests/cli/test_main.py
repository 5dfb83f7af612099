"""What holds for every command: letters that a terminal cannot show, Ctrl-C, and a full disk."""

import io
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path
from unittest import mock

import pytest

from command import HEEDED, splay
from splay.cli import main, review
from splay.innovation import new_match
from splay.kernel import record


@pytest.mark.parametrize("command", [["statistics"], ["daily", "--date", "2026-01-05"], ["cards", "archery"]])
def test_what_a_terminal_cannot_show_is_replaced(command: list[str]) -> None:
    shown = io.BytesIO()
    terminal = io.TextIOWrapper(shown, encoding="ascii", errors="strict")
    with redirect_stdout(terminal), mock.patch.object(sys, "argv", ["splay", *command]):
        with pytest.raises(SystemExit) as leaving:
            main.run()
        terminal.flush()
    assert not leaving.value.code
    assert b"?" in shown.getvalue()


def test_a_terminal_that_can_show_everything_does() -> None:
    shown = io.BytesIO()
    terminal = io.TextIOWrapper(shown, encoding="utf-8", errors="surrogateescape")
    with redirect_stdout(terminal), mock.patch.object(sys, "argv", ["splay", "cards", "archery"]):
        with pytest.raises(SystemExit):
            main.run()
        terminal.flush()
    assert "♜" in shown.getvalue().decode()
    assert terminal.errors == "surrogateescape"


def test_a_command_that_is_interrupted_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(*given: object) -> None:
        raise KeyboardInterrupt

    match = new_match(["ann", "bob"], "4e", 3)
    match.concede(0)
    file = tmp_path / "match.txt"
    file.write_text(record.dump(match))
    monkeypatch.setattr(review, "review_match", interrupted)
    ran = splay("review", str(file))
    assert (ran.code, ran.out, ran.err) == (130, "", "Stopped.\n")


INTERRUPTED_WHILE_LOADING = """
import os, signal, sys
class Finder:
    def find_spec(self, name, *rest):
        if name == {module!r}:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Finder())
from splay.cli.main import run
run()
"""


@pytest.mark.parametrize("module", ["typer", "splay.kernel.errors", "splay.cli.train", "splay.innovation.cards"])
def test_a_command_that_is_interrupted_while_it_starts_ends_quietly(module: str) -> None:
    code = HEEDED + INTERRUPTED_WHILE_LOADING.format(module=module)
    ran = subprocess.run([sys.executable, "-c", code, "cards", "archery"], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, "", "")


@pytest.mark.parametrize(
    "command",
    [["simulate", "--games", "2"], ["simulate", "--games", "2", "--json"], ["cards", "archery"], ["--version"]],
)
def test_what_no_longer_fits_on_the_disk_is_told_in_a_line(command: list[str]) -> None:
    code = "from splay.cli.main import run; run()"
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run([sys.executable, "-c", code, *command], stdout=full, stderr=subprocess.PIPE, text=True)
    assert (ran.returncode, ran.stderr) == (2, "splay: nothing more can be written: No space left on device\n")


READING = [
    ["replay", "{}"],
    ["hint", "{}"],
    ["review", "{}"],
    ["analyse", "{}"],
    ["position", "{}"],
    ["play", "--resume", "{}"],
    ["play", "--game", "intrapreneurs", "--deck", "{}"],
    ["simulate", "--games", "1", "--seats", "random,learned:{}"],
    ["tournament", "--games", "2", "--bots", "random,search:{}"],
    ["train", "new", "--from", "{}"],
    ["survey", "new", "--onto", "{}"],
]


@pytest.mark.parametrize("command", READING)
def test_a_file_that_is_a_folder_or_empty_or_no_text_is_told_by_its_name(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.npz").mkdir()
    (tmp_path / "empty.npz").touch()
    (tmp_path / "strange.npz").write_bytes(b"\xff\xfe\0")
    for name in ("folder.npz", "empty.npz", "strange.npz", "missing.npz"):
        ran = splay(*[part.format(name) for part in command])
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("splay: ") and name in ran.err
        assert not (tmp_path / "new").exists()
