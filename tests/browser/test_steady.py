"""The lobby comes in without moving what is already there, and at a table everything has its place."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.longest import NAMES, crowded, played
from browser.people import at_random, first
from browser.posed import Posed, pose, pose_lobby
from browser.test_layout import wait_until_settled
from browser.test_words import lobby_tables

COUNT = """
    window.shift = 0;
    window.moved = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
            if (entry.hadRecentInput) continue;
            window.shift += entry.value;
            const parts = entry.sources.map(({ node }) => (node?.outerHTML ?? node?.data ?? "").slice(0, 80));
            window.moved.push(`${entry.value.toFixed(3)} ${parts.join(" | ")}`);
        }
    }).observe({ type: "layout-shift", buffered: true });
"""
SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
# As a telephone has it: what comes one after the other is seen to.
LINE = {"offline": False, "latency": 80, "downloadThroughput": 200_000, "uploadThroughput": 100_000}


@pytest.mark.parametrize("listed", [True, False], ids=["with tables", "without tables"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_while_the_lobby_comes_in(arrive: Arrive, size: str, listed: bool) -> None:
    ann = arrive(NAMES[0], own=True, viewport=SIZES[size])
    pose_lobby(ann.page, lobby_tables() if listed else [])
    line = ann.context.new_cdp_session(ann.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    ann.page.add_init_script(COUNT)
    ann.open("/")
    expect(ann.page.get_by_role("button", name="Make the table")).to_be_visible()
    expect(ann.page.get_by_test_id("table-posed 0")).to_have_count(1 if listed else 0)
    ann.page.wait_for_load_state("networkidle")
    ann.wait_for("() => document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 200)))")
    shift: Any = ann.page.evaluate("window.shift")
    assert shift < 0.05, "\n".join(ann.page.evaluate("window.moved"))


# The table

COLORS = ("blue", "red", "green", "yellow", "purple")


def places(seats: int) -> dict[str, str]:
    """Return everything on the table that has a place, by how it is found."""
    boards = {f"board {seat}": f"[data-testid=board-{seat}]" for seat in range(seats)}
    columns = {
        f"the {color} column of {seat}": f"[data-testid=pile-{seat}-{color}]"
        for seat in range(seats)
        for color in COLORS
    }
    return {
        "the reader": ".side",
        "the log": ".story",
        "the decision": "[data-testid=decision]",
        "the boards beyond": ".board > .rest",
        "the icons and points": ".board .flat:has(table)",
        "the decks": ".board .flat:has(.ages)",
        "the hand": "[data-testid=hand]",
        **boards,
        **columns,
    }


OFFICE = {
    "the reader": ".side",
    "the log": ".story",
    "the decision": "[data-testid=decision]",
    "the standings": ".top > .sheet",
    "the macro event": ".macro",
    "the assets on offer": "[data-testid=offer]",
    "the projects on offer": "[data-testid=projects]",
    "the hand": "[data-testid=hand]",
    "one's own things": "[data-testid=board-0]",
}

WATCH = """(places) => {
    const look = () => Object.fromEntries(Object.entries(places).map(([name, selector]) => {
        const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
        return [name, [x, y, width, height]];
    }));
    window.moved = new Set();
    window.small = new Set();
    const first = look();
    window.watch = () => {
        if (document.querySelector("[data-testid=result]")) return;
        for (const [name, box] of Object.entries(look()))
            if (name.includes("column") ? box.slice(0, 3).some((side, at) => Math.abs(side - first[name][at]) > 2)
                : box.some((side, at) => Math.abs(side - first[name][at]) > 2))
                window.moved.add(`${name} from ${first[name]} to ${box}`);
        for (const name of document.querySelectorAll(".player .card:not(.covered) .name"))
            if (parseFloat(getComputedStyle(name).fontSize) < 10.95)
                window.small.add(`${name.textContent}: ${getComputedStyle(name).fontSize}`);
    };
    // Whenever something has changed, once it is drawn.
    let due = false;
    new MutationObserver(() => {
        if (due) return;
        due = true;
        setTimeout(() => requestAnimationFrame(() => { due = false; window.watch(); }), 100);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


@pytest.mark.parametrize(
    ("edition", "seats", "expansions"),
    [("4e", 2, []), ("3e", 4, ["cities", "artifacts", "echoes", "figures"])],
    ids=["two", "four with all"],
)
def test_no_place_of_the_table_moves_in_a_whole_game(
    arrive: Arrive, edition: str, seats: int, expansions: list[str]
) -> None:
    ann = arrive("ann", sure=True, viewport=SIZES["desktop"])
    table = ann.make_table("innovation", edition, *["random"] * (seats - 1), expansions=expansions)
    assert ann.play_on(table, 0, first)
    ann.open(f"/table/{table}")
    wait_until_settled(ann)
    ann.page.evaluate(WATCH, places(seats))
    choice = at_random(5)
    # Most is answered beside the page, which shows it all the same; now and then somebody points at things.
    while ann.play_on(table, 40, choice):
        asked = ann.api("GET", f"/api/tables/{table}/state")["decision"]["to"]
        expect(ann.see("decision")).to_have_attribute("data-to", str(asked))
        for pointed in (ann.see("option-0"), ann.page.locator(".player.own .piles .spot").first):
            pointed.hover()
            ann.page.evaluate("window.watch()")
    expect(ann.see("result")).to_be_visible()
    assert ann.page.evaluate("[...window.moved]") == []
    assert ann.page.evaluate("[...window.small]") == []


@pytest.mark.parametrize("seats", [2, 4])
def test_no_place_moves_at_intrapreneurs(arrive: Arrive, seats: int) -> None:
    ann = arrive("ann", sure=True, viewport=SIZES["desktop"])
    table = ann.make_table("intrapreneurs", "standard", *["random"] * (seats - 1))
    assert ann.play_on(table, 0, first)
    ann.open(f"/table/{table}")
    expect(ann.see("hand")).to_be_visible()
    wait_until_settled(ann)
    ann.page.evaluate(WATCH, OFFICE)
    choice = at_random(seats)
    while ann.play_on(table, 10, choice):
        asked = ann.api("GET", f"/api/tables/{table}/state")["decision"]["to"]
        expect(ann.see("decision")).to_have_attribute("data-to", str(asked))
        ann.see("option-0").hover()
        ann.page.evaluate("window.watch()")
        # All that is on offer lies above one's own things.
        below: float = ann.page.evaluate(
            """() => document.querySelector("[data-testid=projects]").getBoundingClientRect().bottom
                - document.querySelector("[data-testid=board-0]").getBoundingClientRect().top"""
        )
        assert below <= 0
    expect(ann.see("result")).to_be_visible()
    assert ann.page.evaluate("[...window.moved]") == []


@pytest.mark.parametrize("size", [(390, 844), (768, 1024)], ids=["phone", "tablet"])
def test_no_place_moves_where_the_page_scrolls_either(arrive: Arrive, size: tuple[int, int]) -> None:
    ann = arrive("ann", sure=True, viewport={"width": size[0], "height": size[1]})
    table = ann.make_table("innovation", "3e", "random", expansions=["echoes", "figures"])
    assert ann.play_on(table, 0, first)
    ann.open(f"/table/{table}")
    wait_until_settled(ann)
    kept = places(2)
    del kept["the reader"], kept["the log"], kept["the boards beyond"], kept["the decks"]
    ann.page.evaluate(WATCH, kept)
    choice = at_random(5)
    for _ in range(3):
        assert ann.play_on(table, 20, choice)
        asked = ann.api("GET", f"/api/tables/{table}/state")["decision"]["to"]
        expect(ann.see("decision")).to_have_attribute("data-to", str(asked))
        ann.see("option-0").hover()
        ann.page.evaluate("window.watch()")
    assert ann.page.evaluate("[...window.moved]") == []
    rows = ann.page.locator(".player.own .piles > *").evaluate_all(
        "(piles) => new Set(piles.map((pile) => pile.offsetTop)).size"
    )
    assert rows == (2 if size[0] < 500 else 1)


SMALL = """() => [...document.querySelectorAll(".player .card:not(.covered) .name")]
    .filter((name) => parseFloat(getComputedStyle(name).fontSize) < 10.95)
    .map((name) => `${name.textContent}: ${getComputedStyle(name).fontSize}`)"""
DESKTOPS = [(1280, 800), (1440, 900), (1920, 1080)]


@pytest.mark.parametrize("edition", ["1e", "3e", "4e"])
def test_every_name_on_a_board_can_be_read_on_a_desktop(arrive: Arrive, edition: str) -> None:
    ann = arrive("ann", posed=True)
    expansions = {"1e": ["echoes"], "3e": ["cities", "artifacts", "echoes", "figures"], "4e": []}[edition]
    most = {"1e": 5, "3e": 8, "4e": 5}[edition]
    for seats in (2, most):
        ann.page.unroute_all()
        pose(ann.page, Posed(crowded(edition, seats, *expansions)))
        ann.open("/table/posed")
        for width, height in DESKTOPS:
            ann.page.set_viewport_size({"width": width, "height": height})
            wait_until_settled(ann)
            assert ann.page.evaluate(SMALL) == [], f"{seats} at {width}x{height}"


def test_the_log_has_room_for_eight_lines(arrive: Arrive) -> None:
    ann = arrive("ann", posed=True, viewport=SIZES["desktop"])
    pose(ann.page, Posed(played(crowded("4e", 2, names=["ann", "bob"]), 30)))
    ann.open("/table/posed")
    expect(ann.see("log")).to_be_visible()
    room: Any = ann.see("log").evaluate(
        """(list) => {
            const line = Math.max(...[...list.querySelectorAll("ol > li")].slice(-20).map((each) => {
                const lines = Math.round(each.offsetHeight / parseFloat(getComputedStyle(each).lineHeight));
                return each.offsetHeight / Math.max(1, lines);
            }));
            return list.clientHeight / line;
        }"""
    )
    assert room >= 8
