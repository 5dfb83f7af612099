"""An automated accessibility check of every page, by day and by night."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.finished import finished_match
from browser.people import Person, at_random
from browser.process import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
THEMES = pytest.mark.parametrize("theme", ["light", "dark"])
GAMES = pytest.mark.parametrize(("game", "edition"), [("innovation", "4e"), ("intrapreneurs", "standard")])


def violations(person: Person) -> list[str]:
    """Return what axe finds wrong with the page."""
    person.page.evaluate(AXE.read_text())  # as no page of ours could load it
    found: list[dict[str, Any]] = person.page.evaluate("axe.run().then((found) => found.violations)")
    return [
        f"{violation['id']}: {violation['help']}: {node['html'][:160]} {node.get('failureSummary', '')}"
        for violation in found
        for node in violation["nodes"]
    ]


@THEMES
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/account",
        "/cards",
        "/cards?edition=3e&set=echoes",
        "/cards?edition=3e&set=cities",
        "/cards?edition=3e&set=artifacts",
        "/cards?edition=3e&set=figures",
        "/cards?game=intrapreneurs",
        "/rules",
        "/rules?edition=1e",
        "/rules?edition=3e",
        "/rules?game=intrapreneurs",
        "/learn",
        "/guide/figures",
    ],
)
def test_the_quiet_pages(arrive: Arrive, path: str, theme: str) -> None:
    ann = arrive("ann", color_scheme=theme)
    ann.make_table("innovation", "3e", "open", longer="yes")
    ann.open(path)
    ann.page.wait_for_load_state("networkidle")
    assert violations(ann) == []


@THEMES
@GAMES
def test_the_table(arrive: Arrive, game: str, edition: str, theme: str) -> None:
    ann = arrive("ann", color_scheme=theme)
    ann.play_bot(game, edition)
    ann.take_turns(at_random(1), most=10)
    if ann.wait_for_turn() is not None:
        ann.see("option-0").click()
    expect(ann.see("board-1")).to_be_visible()
    assert violations(ann) == []
    ann.see("menu").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert violations(ann) == []


@THEMES
@pytest.mark.parametrize(
    "expansions", [["echoes"], ["cities"], ["artifacts"], ["cities", "artifacts", "echoes", "figures"]]
)
def test_the_table_with_expansions(arrive: Arrive, theme: str, expansions: list[str]) -> None:
    ann = arrive("ann", color_scheme=theme)
    ann.play_bot("innovation", "3e", "greedy", *expansions)
    ann.take_turns(at_random(2), most=25)
    if ann.wait_for_turn() is not None:
        ann.see("option-0").click()
    assert violations(ann) == []
    ann.see("board-1").get_by_role("button", name="look through").first.click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert violations(ann) == []


@THEMES
def test_the_waiting_room(arrive: Arrive, theme: str) -> None:
    ann = arrive("ann", color_scheme=theme)
    ann.open(f"/table/{ann.make_table('innovation', '4e', 'open', 'greedy')}")
    expect(ann.see("start")).to_be_visible()
    assert violations(ann) == []


@THEMES
@pytest.mark.parametrize("screen", [{"width": 1280, "height": 800}, {"width": 390, "height": 844}])
def test_the_room_of_a_rematch_and_a_log_that_is_read(arrive: Arrive, theme: str, screen: dict[str, int]) -> None:
    ann, bob = (arrive(name, color_scheme=theme, viewport=screen) for name in ("ann", "bob"))
    table = ann.make_table("innovation", "3e", "open")
    ann.open(f"/table/{table}")
    bob.api("POST", f"/api/tables/{table}/sit", {})
    expect(ann.see("arrived")).to_have_text("bob sits at your table.")
    assert violations(ann) == []
    ann.see("start").click()
    expect(ann.see("start")).to_be_hidden()
    for _ in range(40):
        for person in (ann, bob):
            decision = person.api("GET", f"/api/tables/{table}/state")["decision"]
            if decision["yours"]:
                person.api("POST", f"/api/tables/{table}/answer", {"to": decision["to"], "index": 0})
    ann.see("log").focus()
    ann.page.keyboard.press("PageUp")
    expect(ann.see("newest")).to_be_visible()
    assert violations(ann) == []
    bob.api("POST", f"/api/tables/{table}/concede", {})
    ann.see("rematch").click()
    expect(ann.page.get_by_role("heading", name="Rematch")).to_be_visible()
    bob.open(ann.page.url)
    for person in (ann, bob):
        expect(person.page.get_by_role("heading", name="Rematch")).to_be_visible()
        assert violations(person) == []


@THEMES
@GAMES
def test_the_replay(arrive: Arrive, game: str, edition: str, theme: str) -> None:
    ann = arrive("ann", color_scheme=theme)
    ann.open(f"/replay/{finished_match(ann, game, edition)}?at=10")
    expect(ann.see("replay-at")).to_contain_text("10 of")
    expect(ann.see("board-1")).to_be_visible()
    assert violations(ann) == []
