"""The wheel of `make wheel`, installed with its dependencies in an empty environment far from the repository."""

import fcntl
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from contextlib import suppress
from pathlib import Path
from typing import Self

import pytest

from browser.process import ROOT

OUTSIDE = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MAKEFLAGS")}
"""An environment in which nothing points to the repository."""
PATIENCE = 120
"""How many seconds a terminal may stay silent before something must be wrong."""


@pytest.fixture(scope="package")
def workshop(page_built: None, worker_id: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel, the source archive, and an environment that the wheel is installed in: made once."""
    base = tmp_path_factory.getbasetemp()
    shared = base if worker_id == "master" else base.parent
    with (shared / "wheel.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        folder = shared / "wheel"
        if not folder.exists():
            folder.mkdir()
            subprocess.run(["make", "--silent", "wheel", "sdist", f"DIST={folder}"], cwd=ROOT, check=True)
            subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "env"], check=True)
            install = [sys.executable, "-m", "pip", "--python", str(folder / "env"), "install", "--quiet"]
            install += ["--disable-pip-version-check", str(only(folder, "*.whl"))]
            subprocess.run(install, cwd=folder, env=OUTSIDE, check=True)
    return folder


def only(folder: Path, pattern: str) -> Path:
    """Return the one file of a kind."""
    (file,) = folder.glob(pattern)
    return file


def page_files(names: list[str]) -> list[str]:
    """Return the files of the built page among some names."""
    return sorted(name[name.index("splay/server/page/") :] for name in names if "/server/page/" in name)


def fetch(address: str) -> tuple[str, str]:
    """Return the kind and the text of what is at an address."""
    with urllib.request.urlopen(address) as answer:
        return answer.headers.get_content_type(), answer.read().decode(errors="replace")


def test_the_wheel_is_what_runs_there(workshop: Path, tmp_path: Path) -> None:
    asked = [str(workshop / "env/bin/python"), "-c", "import splay; print(splay.__file__)"]
    said = subprocess.check_output(asked, cwd=tmp_path, env=OUTSIDE, text=True)
    assert Path(said.strip()).is_relative_to(workshop / "env")


def test_it_serves_the_page_and_its_parts(workshop: Path, tmp_path: Path) -> None:
    command = [str(workshop / "env/bin/splay"), "serve", "--port", "0"]
    with subprocess.Popen(command, cwd=tmp_path, env=OUTSIDE, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:\d+", said)
            assert found, f"the server said {said!r}"
            kind, page = fetch(found[0])
            parts = re.findall(r'(?:src|href)="(/[^"]+)"', page)
            kinds = {fetch(found[0] + part)[0] for part in parts}
        finally:
            server.send_signal(signal.SIGINT)
    assert kind == "text/html" and '<div id="app">' in page
    assert kinds == {
        *("text/javascript", "text/css", "font/woff2"),
        *("image/svg+xml", "image/png", "application/manifest+json"),
    }
    assert (tmp_path / "data/splay.db").is_file()


def test_bots_play_there(workshop: Path, tmp_path: Path) -> None:
    for game in ("innovation", "intrapreneurs"):
        command = [str(workshop / "env/bin/splay"), "simulate", "--game", game, "--games", "2", "--jobs", "2", "--json"]
        report = json.loads(subprocess.check_output(command, cwd=tmp_path, env=OUTSIDE, text=True))
        assert report["games"] == 2


class Terminal:
    """A terminal with a program in it."""

    def __init__(self, command: list[str], folder: Path) -> None:
        self.mine, its = pty.openpty()
        environment = OUTSIDE | {"TERM": "xterm-256color", "COLUMNS": "120", "LINES": "40"}
        self.process = subprocess.Popen(command, cwd=folder, env=environment, stdin=its, stdout=its, stderr=its)
        os.close(its)
        self.shown = ""

    def read_until(self, words: str) -> None:
        """Read what is shown until some words are among what is new."""
        self.shown = ""
        while words not in self.shown:
            ready, _, _ = select.select([self.mine], [], [], PATIENCE)
            assert ready, f"{words!r} was not shown, but {self.shown[-2000:]!r}"
            self.shown += os.read(self.mine, 65536).decode(errors="replace")

    def press(self, keys: str) -> None:
        """Press some keys."""
        os.write(self.mine, keys.encode())

    def ended(self) -> int:
        """Wait until the program has ended, and return how it did."""
        while self.process.poll() is None:
            ready, _, _ = select.select([self.mine], [], [], 0.1)
            with suppress(OSError):  # the program may close the terminal just now
                self.shown += os.read(self.mine, 65536).decode(errors="replace") if ready else ""
        return self.process.returncode

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.mine)


def test_a_person_plays_in_a_terminal_there(workshop: Path, tmp_path: Path) -> None:
    command = [str(workshop / "env/bin/splay"), "play", "--seats", "ann,random", "--seed", "7", "--pace", "0"]
    with Terminal(command, tmp_path) as terminal:
        terminal.read_until("Your hand")
        terminal.press("1")
        terminal.read_until("ann melds")
        terminal.press("q")
        terminal.read_until("Save and quit")
        terminal.press("s")
        assert terminal.ended() == 0
    saved = only(tmp_path, "*.splay")
    told = subprocess.check_output([workshop / "env/bin/splay", "replay", saved], env=OUTSIDE, text=True)
    assert "ann melds" in told


def test_a_wheel_can_be_built_from_the_source_archive(workshop: Path, tmp_path: Path) -> None:
    with tarfile.open(only(workshop, "*.tar.gz")) as archive:
        archive.extractall(tmp_path, filter="data")
        packed = page_files(archive.getnames())
    source = only(tmp_path, "splay-*")
    build = [sys.executable, "-c", f"from setuptools import build_meta; build_meta.build_wheel({str(tmp_path)!r})"]
    subprocess.run(build, cwd=source, env=OUTSIDE, check=True, capture_output=True)
    with zipfile.ZipFile(only(tmp_path, "*.whl")) as again, zipfile.ZipFile(only(workshop, "*.whl")) as wheel:
        assert page_files(again.namelist()) == page_files(wheel.namelist())
        assert set(page_files(wheel.namelist())) <= set(packed)
        assert "splay/server/page/index.html" in wheel.namelist()
        assert any(name.endswith("/licenses/LICENSE") for name in wheel.namelist())
