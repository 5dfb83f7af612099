"""An automated accessibility check of every page, by day and by night."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.finished import finished_match
from browser.people import Person, at_random
from browser.process import ROOT
from splay.lessons import GUIDES

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
COLORS = ["color-contrast", "link-in-text-block"]
"""What depends on the light."""
GAMES = pytest.mark.parametrize(("game", "edition"), [("innovation", "4e"), ("intrapreneurs", "standard")])


def violations(person: Person, *rules: str) -> list[str]:
    """Return what axe finds wrong with the page, by all rules or by some."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text())  # as no page of ours could load it
    options = {"runOnly": list(rules)} if rules else {}
    found: list[dict[str, Any]] = person.wait_for(
        "(options) => axe.run(options).then((found) => found.violations)", options
    )
    return [
        f"{violation['id']}: {violation['help']}: {node['html'][:160]} {node.get('failureSummary', '')}"
        for violation in found
        for node in violation["nodes"]
    ]


def assert_accessible(person: Person) -> None:
    """Look at the page by day, and at its colours by night as well: nothing else changes with the light."""
    person.page.emulate_media(color_scheme="light")
    expect(person.page.locator("html[data-theme=light]")).to_be_attached()
    assert violations(person) == []
    person.page.emulate_media(color_scheme="dark")
    expect(person.page.locator("html[data-theme=dark]")).to_be_attached()
    assert violations(person, *COLORS) == []


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
        "/games",
        "/ladder",
        "/ladder?game=intrapreneurs",
        "/rules",
        "/rules?edition=1e",
        "/rules?edition=3e",
        "/rules?game=intrapreneurs",
        "/learn",
        "/board",
        "/lab",
        "/lab?game=intrapreneurs",
        "/daily/archive",
        "/statistics",
        "/nowhere",
        *[f"/guide/{key}" for key in GUIDES],
    ],
)
def test_the_quiet_pages(arrive: Arrive, path: str) -> None:
    ann = arrive("ann")
    ann.make_table("innovation", "3e", "open", longer="yes")
    ann.open(path)
    expect(ann.page.locator("h1").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert_accessible(ann)


def test_the_help_and_the_page_of_a_person(arrive: Arrive) -> None:
    ann = arrive("ann")
    finished_match(ann, "innovation", "4e", 12)
    ann.open("/games")
    expect(ann.page.locator("[data-testid^=game-]").first).to_be_visible()
    assert_accessible(ann)
    ann.open(f"/people/{ann.api('GET', '/api/visitor')['id']}")
    expect(ann.see("figures")).to_be_visible()
    assert_accessible(ann)
    ann.page.keyboard.press("?")
    expect(ann.see("help-sheet")).to_be_visible()
    assert_accessible(ann)


@GAMES
def test_the_table(arrive: Arrive, game: str, edition: str) -> None:
    ann = arrive("ann")
    table = ann.make_table(game, edition, "greedy")
    going_on = ann.play_on(table, 10, at_random(1))
    ann.open(f"/table/{table}")
    expect(ann.see("board-1")).to_be_visible()
    if going_on:
        ann.see("option-0").click()
    assert_accessible(ann)
    ann.see("menu").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert_accessible(ann)


@pytest.mark.parametrize(
    "expansions", [["echoes"], ["cities"], ["artifacts"], ["cities", "artifacts", "echoes", "figures"]]
)
def test_the_table_with_expansions(arrive: Arrive, expansions: list[str]) -> None:
    ann = arrive("ann")
    table = ann.make_table("innovation", "3e", "greedy", expansions=expansions)
    assert ann.play_on(table, 25, at_random(2))
    ann.open(f"/table/{table}")
    ann.see("option-0").click()
    assert_accessible(ann)
    ann.see("board-1").get_by_role("button", name="look through").first.click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert_accessible(ann)


def test_the_waiting_room(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open(f"/table/{ann.make_table('innovation', '4e', 'open', 'greedy')}")
    expect(ann.see("start")).to_be_visible()
    assert_accessible(ann)


@pytest.mark.parametrize("screen", [{"width": 1280, "height": 800}, {"width": 390, "height": 844}])
def test_the_room_of_a_rematch_and_a_log_that_is_read(arrive: Arrive, screen: dict[str, int]) -> None:
    ann, bob = (arrive(name, viewport=screen) for name in ("ann", "bob"))
    table = ann.make_table("innovation", "3e", "open")
    ann.open(f"/table/{table}")
    bob.api("POST", f"/api/tables/{table}/sit", {})
    expect(ann.see("arrived")).to_have_text("bob sits at your table.")
    assert_accessible(ann)
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
    assert_accessible(ann)
    bob.api("POST", f"/api/tables/{table}/concede", {})
    expect(ann.see("result")).to_be_visible()
    assert_accessible(ann)
    ann.see("rematch").click()
    expect(ann.page.get_by_role("heading", name="Rematch")).to_be_visible()
    bob.open(ann.page.url)
    for person in (ann, bob):
        expect(person.page.get_by_role("heading", name="Rematch")).to_be_visible()
        assert_accessible(person)


@GAMES
def test_the_replay(arrive: Arrive, game: str, edition: str) -> None:
    ann = arrive("ann")
    ann.open(f"/replay/{finished_match(ann, game, edition)}?at=10")
    expect(ann.see("replay-at")).to_contain_text("10 of")
    expect(ann.see("board-1")).to_be_visible()
    assert_accessible(ann)


@GAMES
@pytest.mark.parametrize("width", [1280, 390])
def test_the_analysis_board(arrive: Arrive, game: str, edition: str, width: int) -> None:
    ann = arrive("ann", viewport={"width": width, "height": 844})
    values = [{"index": 0, "label": "This", "chance": 0.6, "sure": [0.5, 0.7], "leads": "then that"}]
    told = {"seat": 0, "chance": 0.6, "sure": [0.5, 0.7], "options": values, "budget": 1500, "chances": [0.6, 0.4]}
    ann.page.route("**/api/analysis*", lambda route: route.fulfill(json=told))
    ann.open("/board")
    ann.page.get_by_label("Game").select_option(game)
    ann.see("begin").click()
    for at in ("1", "2"):
        ann.see("option-0").click()
        ann.see("confirm").click()
        expect(ann.see("board")).to_have_attribute("data-at", at)
    assert_accessible(ann)
    ann.page.get_by_role("tab", name="Evaluation").click()
    expect(ann.see("valued")).to_be_visible()
    assert_accessible(ann)
    ann.see("carry").click()
    expect(ann.see("record-text")).to_be_visible()
    assert_accessible(ann)


@pytest.mark.parametrize("width", [1280, 390])
def test_the_lab(arrive: Arrive, width: int) -> None:
    ann = arrive("ann", viewport={"width": width, "height": 844})
    ann.open("/lab")
    ann.see("box-search").fill("Archery")
    ann.see("box").locator('[data-item="Archery"]').click()
    expect(ann.see("held-put")).to_be_visible()
    assert_accessible(ann)
    ann.see("held-put").click()
    ann.see("use-now").click()
    expect(ann.see("told")).to_be_visible()
    assert_accessible(ann)
