"""What is one's own and what is asked are in sight together, however many play and however long."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.people import Person, at_random

SCREEN = {"viewport": {"width": 1280, "height": 800}}
TABLES = pytest.mark.parametrize(
    ("edition", "seats", "expansions"), [("4e", 2, []), ("4e", 4, []), ("3e", 5, []), ("1e", 5, ["echoes"])]
)


def box(person: Person, selector: str) -> dict[str, float]:
    """Return where a part of the page lies."""
    found: Any = person.page.locator(selector).bounding_box()
    assert found is not None, f"{selector} is not there"
    return dict(found)


def assert_in_sight(person: Person) -> None:
    """One's own piles, the hand and the question lie whole on the screen, and the question covers nothing."""
    own = [box(person, ".player.own .piles"), box(person, "[data-testid=hand]")]
    asked = box(person, "[data-testid=decision]")
    for part in [*own, asked, box(person, "[data-testid=decision] .question"), box(person, "[data-testid=option-0]")]:
        assert part["x"] >= 0 and part["x"] + part["width"] <= 1280
        assert part["y"] >= 0 and part["y"] + part["height"] <= 800
    for part in own:
        assert part["x"] + part["width"] <= asked["x"] or part["y"] + part["height"] <= asked["y"]
    area: Any = person.page.locator(".board > .mine").evaluate("(area) => area.scrollHeight - area.clientHeight")
    assert area <= 0, "one's own things have to be scrolled"


def assert_in_rows(person: Person) -> None:
    """Everybody's five piles lie in one row, within their board."""
    rows = person.page.locator(".piles").evaluate_all(
        """(rows) => rows.map((row) => [
            new Set([...row.children].map((pile) => Math.round(pile.getBoundingClientRect().top))).size,
            Math.max(...[...row.children].map((pile) => pile.getBoundingClientRect().right))
                - row.getBoundingClientRect().right,
        ])"""
    )
    assert all(count == 1 and beyond <= 1 for count, beyond in rows), rows


@TABLES
def test_own_things_and_the_decision_are_in_sight_together(
    arrive: Arrive, edition: str, seats: int, expansions: list[str]
) -> None:
    ann = arrive("ann", **SCREEN)
    table = ann.make_table("innovation", edition, *["greedy"] * (seats - 1), expansions=expansions)
    ann.api("POST", f"/api/tables/{table}/start", {})
    choice = at_random(3)
    for answers in (0, 12, 12, 16):
        if not ann.play_on(table, answers, choice):
            break
        ann.open(f"/table/{table}")
        expect(ann.see("hand")).to_be_visible()
        expect(ann.page.locator(".player")).to_have_count(seats)
        assert_in_sight(ann)
        assert_in_rows(ann)
        ann.see("option-0").click()
        expect(ann.see("confirm")).to_be_in_viewport(ratio=1)
