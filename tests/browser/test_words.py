"""No word on the page is cut off or broken in the middle: with the longest names, at every kind of table and size."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.longest import NAMES, company, crowded, played
from browser.people import Person
from browser.posed import Json, Posed, pose, pose_lobby
from splay.kernel.match import Match

LOOK = (Path(__file__).parent / "words.js").read_text()
SIZES = [(1280, 800), (1440, 900), (768, 1024), (390, 844)]
FEW = [SIZES[0], SIZES[-1]]
# The boards are fitted to the window in steps, each after the one before.
SETTLED = (
    "() => document.fonts.ready.then(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 60)))"
)
SAID = ["Good luck, everybody, and Donaudampfschifffahrtsgesellschaft!"]


def assert_words_are_whole(person: Person, what: str, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
    """Look at the page in every size."""
    wrong = [f"{what}, {each}" for each in found_wrong(person, sizes)]
    assert wrong == [], "\n".join(wrong)


def found_wrong(person: Person, sizes: Sequence[tuple[int, int]]) -> list[str]:
    wrong: list[str] = []
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        person.wait_for(SETTLED)
        found: Any = person.page.evaluate(LOOK)
        wrong += [f"{width}x{height}: {each}" for each in found]
    return wrong


TABLES: dict[str, Callable[[], Match]] = {
    "1e 4": lambda: crowded("1e", 4),
    "1e 5 echoes": lambda: crowded("1e", 5, "echoes"),
    "3e 2 echoes": lambda: crowded("3e", 2, "echoes"),
    "3e 2 cities": lambda: crowded("3e", 2, "cities"),
    "3e 2 artifacts": lambda: crowded("3e", 2, "artifacts"),
    "3e 5 artifacts": lambda: crowded("3e", 5, "artifacts"),
    "3e 2 figures": lambda: crowded("3e", 2, "figures"),
    "3e 8 of all": lambda: crowded("3e", 8, "cities", "artifacts", "echoes", "figures"),
    "3e 8 cities and echoes": lambda: crowded("3e", 8, "cities", "echoes"),
    "3e 3": lambda: crowded("3e", 3),
    "3e 7": lambda: crowded("3e", 7),
    "3e 8 echoes": lambda: crowded("3e", 8, "echoes"),
    "4e 2": lambda: played(crowded("4e", 2), 3),
    "4e 5": lambda: crowded("4e", 5),
    "4e 6 in teams": lambda: crowded("4e", 6, teams="AABBCC"),
    "intrapreneurs 2": lambda: company(2),
    "intrapreneurs 3": lambda: company(3),
    "intrapreneurs 4": lambda: company(4),
}


@pytest.mark.parametrize(
    "kind",
    [
        "1e 4",
        "1e 5 echoes",
        "3e 2 cities",
        "3e 2 artifacts",
        "3e 5 artifacts",
        "3e 2 figures",
        "3e 8 of all",
        "3e 8 cities and echoes",
        "3e 3",
        "3e 8 echoes",
        "4e 2",
        "4e 6 in teams",
        "intrapreneurs 2",
        "intrapreneurs 4",
    ],
)
def test_at_a_table(arrive: Arrive, kind: str) -> None:
    ann = arrive("ann", posed=True)
    pose(ann.page, Posed(TABLES[kind](), 0, SAID))
    ann.open("/table/posed")
    expect(ann.see("board-0")).to_be_visible()
    assert_words_are_whole(ann, kind)
    ann.see("option-0").click()
    assert_words_are_whole(ann, f"{kind}, considering", FEW)


def test_at_a_table_with_names_wider_than_any_line(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True)
    pose(ann.page, Posed(played(crowded("1e", 2, names=["W" * 24, "M" * 24]), 3), 0))
    ann.open("/table/posed")
    expect(ann.see("board-0")).to_be_visible()
    # Such a name may go on in a second line, but all of it is there.
    assert [each for each in found_wrong(ann, SIZES) if " broken: " not in each] == []


@pytest.mark.parametrize("kind", ["3e 7", "intrapreneurs 3"])
def test_for_a_spectator(arrive: Arrive, kind: str) -> None:
    ann = arrive("ann", posed=True)
    pose(ann.page, Posed(TABLES[kind](), None, SAID))
    ann.open("/table/posed")
    expect(ann.see("board-0")).to_be_visible()
    assert_words_are_whole(ann, f"{kind}, spectator")


@pytest.mark.parametrize(
    "kind", ["3e 2 echoes", "3e 2 cities", "3e 2 artifacts", "3e 2 figures", "4e 5", "intrapreneurs 4"]
)
def test_in_a_replay(arrive: Arrive, kind: str) -> None:
    ann = arrive("ann", posed=True)
    pose(ann.page, Posed(TABLES[kind]()), "finished")
    ann.open("/replay/posed")
    expect(ann.see("board-0")).to_be_visible()
    assert_words_are_whole(ann, f"{kind}, replay")


def test_while_waiting_for_players(arrive: Arrive) -> None:
    ann = arrive(NAMES[0], posed=True)
    pose(ann.page, Posed(crowded("3e", 8, "echoes"), 0, SAID), "open")
    ann.open("/table/posed")
    expect(ann.see("start")).to_be_visible()
    assert_words_are_whole(ann, "waiting")


@pytest.mark.parametrize(
    "path",
    [
        "/cards?edition=3e&set=base,echoes",
        "/cards?edition=3e&set=cities",
        "/cards?edition=3e&set=artifacts",
        "/cards?edition=3e&set=figures",
        "/cards?game=intrapreneurs",
        "/rules",
        "/rules?edition=3e",
    ],
)
def test_among_the_cards_and_in_the_rules(arrive: Arrive, path: str) -> None:
    ann = arrive("ann")
    ann.open(path)
    expect(ann.page.locator("h1")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert_words_are_whole(ann, path, FEW)


def lobby_tables() -> list[Json]:
    """Return a table of one's own, and one of others."""
    tables = []
    for number, (kind, seat) in enumerate([("3e 8 echoes", 0), ("4e 6 in teams", None)]):
        table = Posed(TABLES[kind](), seat).table("playing" if seat == 0 else "open")
        tables.append({**table, "id": f"posed {number}", "asked": 1 if seat == 0 else None})
    return tables


def test_in_the_lobby(arrive: Arrive) -> None:
    ann = arrive(NAMES[0])
    pose_lobby(ann.page, lobby_tables())
    ann.open("/")
    expect(ann.page.get_by_test_id("table-posed 0")).to_be_visible()
    assert_words_are_whole(ann, "lobby")
    ann.page.get_by_role("button", name="Change name").click()
    assert_words_are_whole(ann, "lobby, a name to change", FEW)
