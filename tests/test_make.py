"""`make play` and `make test` from nothing: what they install, what they say, and where the page is served."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
STEP = ROOT / "scripts" / "step.sh"


def would_do(tmp_path: Path, *wanted: str, **environment: str) -> str:
    """Return the commands that make would run on a machine that has nothing yet."""
    command = ["make", "--dry-run", f"VENV={tmp_path / 'nothing'}", *wanted]
    # The make that runs the tests has nothing to say to this one.
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MAKE") and name != "MFLAGS"}
    return subprocess.run(command, cwd=ROOT, env=kept | environment, check=True, capture_output=True, text=True).stdout


def test_playing_installs_only_what_playing_needs(tmp_path: Path) -> None:
    assert "pip --disable-pip-version-check --no-input install --editable ." in would_do(tmp_path, "play")
    assert "dev" not in would_do(tmp_path, "play")
    assert "install --editable '.[dev]'" in would_do(tmp_path, "test")


def test_whatever_is_set_up_for_playing_says_only_what_it_is(tmp_path: Path) -> None:
    *steps, serving = [line for line in would_do(tmp_path, "play").splitlines() if not line.startswith("touch ")]
    assert len(steps) >= 2 and all(line.startswith('scripts/step.sh "') for line in steps)
    assert "splay serve" in serving


def test_the_page_is_served_where_the_player_wants_it(tmp_path: Path) -> None:
    usual, wanted = "serve --host 127.0.0.1 --port 8000", "serve --host 0.0.0.0 --port 9000"
    assert would_do(tmp_path, "play").rstrip().endswith(usual)
    assert would_do(tmp_path, "play", "PORT=9000", "HOST=0.0.0.0").rstrip().endswith(wanted)
    # Some shells have a HOST of their own, which is not meant.
    assert would_do(tmp_path, "play", HOST="my-machine").rstrip().endswith(usual)


@pytest.mark.parametrize(("code", "told"), [(0, "A step ...\n"), (3, "A step ...\nchatter\nwhy it failed\n")])
def test_a_step_tells_what_its_programs_say_only_if_it_fails(code: int, told: str) -> None:
    script = f"echo chatter; echo why it failed >&2; exit {code}"
    ran = subprocess.run([STEP, "A step", "sh", "-c", script], capture_output=True, text=True)
    assert (ran.stdout + ran.stderr, ran.returncode) == (told, code)
