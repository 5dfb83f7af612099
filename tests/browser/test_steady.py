"""The lobby comes in without moving what is already there."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.longest import NAMES
from browser.posed import pose_lobby
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
    ann = arrive(NAMES[0], viewport=SIZES[size])
    pose_lobby(ann.page, lobby_tables() if listed else [])
    line = ann.context.new_cdp_session(ann.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    ann.page.add_init_script(COUNT)
    ann.open("/")
    expect(ann.page.get_by_role("button", name="Make the table")).to_be_visible()
    expect(ann.page.get_by_test_id("table-posed 0")).to_have_count(1 if listed else 0)
    ann.page.wait_for_load_state("networkidle")
    ann.page.evaluate("() => document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 200)))")
    shift: Any = ann.page.evaluate("window.shift")
    assert shift < 0.05, "\n".join(ann.page.evaluate("window.moved"))
