"""What holds for every command: letters that a terminal cannot show, and Ctrl-C."""

import io
import sys
from contextlib import redirect_stdout
from pathlib import Path
from unittest import mock

import pytest

from command import splay
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
