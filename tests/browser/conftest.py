"""A real server, a real browser, and people who sit at both."""

import os
import subprocess
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.people import Person
from browser.process import ROOT, ServerProcess
from browser.windows import Windows

# The browser's own errands would only meet a closed network.
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
QUIET += ["--disable-component-update", "--disable-sync"]


@pytest.fixture(scope="package")
def page_built() -> None:
    """The page, built from its sources as they are."""
    subprocess.run(["make", "--silent", "page"], cwd=ROOT, check=True)


@pytest.fixture(scope="package")
def server(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that the tests share; nobody restarts it."""
    with ServerProcess(tmp_path_factory.mktemp("server")) as process:
        yield process


@pytest.fixture
def own_server(page_built: None, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server for one test, which may kill it."""
    with ServerProcess(tmp_path) as process:
        yield process


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A headless Chromium."""
    path = os.environ.get("SPLAY_CHROMIUM") or subprocess.check_output([ROOT / "scripts/browser.sh"], text=True).strip()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Windows:
    """The windows of the browser, of which those that are left as they were found are used again."""
    return Windows(browser)


Arrive = Callable[..., Person]
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember which test has failed, so that it can be told what was on its pages then."""
    report = yield
    item.stash[FAILED] = report.failed or item.stash.get(FAILED, False)
    return report


@pytest.fixture
def arrive(request: pytest.FixtureRequest, windows: Windows, server: ServerProcess) -> Iterator[Arrive]:
    """Let somebody come in by a browser of their own; in the end nobody's page may have failed."""
    people: list[Person] = []

    def come(
        name: str,
        at: ServerProcess = server,
        sure: bool = False,
        pace: str = "off",
        hints: bool | None = False,
        own: bool = False,
        **how: Any,
    ) -> Person:
        settings = {"pace": pace, "sendAtOnce": sure, "hints": hints}
        person = Person(name, windows.open(at.address, settings, own=own or at is not server, **how), sure)
        people.append(person)
        return person

    yield come
    failed = request.node.stash.get(FAILED, False)
    if failed:
        print(*[person.outline() for person in people], sep="\n\n")
    failures = [failure for person in people for failure in person.failures]
    for person in people:
        person.leave()
        windows.close(person.page, again=not failed)
    assert failures == []
