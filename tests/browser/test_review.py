"""The review of a match that is over, in a browser: from its end, at a desk and on a phone, and where it leads."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.finished import finished_match
from browser.people import Person
from browser.test_accessible import violations

SCREENS = pytest.mark.parametrize(
    "viewport", [{"width": 1280, "height": 800}, {"width": 390, "height": 844}], ids=["desk", "phone"]
)
LONG = 240_000
"""A review may take a while on a busy machine, in milliseconds."""


def reviewed(person: Person, table: str) -> None:
    """Wait for the review of a match that was asked for."""
    expect(person.see("review")).to_be_visible(timeout=LONG)


def keep_picture(person: Person, name: str) -> None:
    """Keep a picture of the whole page where SPLAY_PICTURES says, for one to look at."""
    folder = os.environ.get("PICTURES")
    if folder:
        person.page.screenshot(path=str(Path(folder) / f"{name}.png"), full_page=True)


@SCREENS
@pytest.mark.parametrize("game", ["innovation", "intrapreneurs"])
def test_a_review_from_the_end_of_a_match(arrive: Arrive, viewport: dict[str, int], game: str) -> None:
    theme = "dark" if viewport["width"] < 500 else "light"
    ann = arrive("ann", viewport=viewport, color_scheme=theme)
    table = finished_match(ann, game, {"innovation": "4e", "intrapreneurs": "standard"}[game], answers=7)
    ann.open(f"/table/{table}")
    ann.see("to-review").click()
    expect(ann.page).to_have_url(re.compile(f"/review/{table}$"))
    expect(ann.see("review-progress").or_(ann.see("review"))).to_be_visible()
    keep_picture(ann, f"progress-{game}-{viewport['width']}")
    reviewed(ann, table)
    keep_picture(ann, f"review-{game}-{viewport['width']}")
    told = ann.api("GET", f"/api/tables/{table}/review")["review"]
    expect(ann.see("swing")).to_have_count(len(told["swings"]))
    expect(ann.see("swing-mark")).to_have_count(len(told["swings"]))
    expect(ann.see("seat-review-0")).to_contain_text("costliest decisions")
    # Nobody has to scroll sideways.
    assert ann.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    ann.page.get_by_text("The chances as a table").click()
    expect(ann.see("chances").locator("tbody tr").last).to_contain_text("0 %")
    assert violations(ann) == []
    # A moment leads to the table as it stood.
    ann.see("chances").get_by_role("button").nth(1).click()
    expect(ann.page).to_have_url(re.compile(rf"/replay/{table}\?at=\d+$"))
    expect(ann.see("replay-board")).to_be_visible()
    # Once made, it is there at once for everybody, from the replay as well.
    ann.see("to-review").click()
    expect(ann.see("review")).to_be_visible()


def test_a_costly_decision_leads_to_its_moment_and_to_playing_on_from_it(arrive: Arrive) -> None:
    ann = arrive("ann", viewport={"width": 1280, "height": 800})
    table = finished_match(ann, "innovation", "3e", answers=9)
    ann.open(f"/review/{table}")
    reviewed(ann, table)
    costly = ann.see("seat-review-0").get_by_test_id("costly").first
    at = costly.get_attribute("data-at")
    expect(costly).to_contain_text("would have left you at")
    costly.get_by_test_id("look").click()
    expect(ann.see("replay-at")).to_contain_text(f"{at} of")
    ann.page.go_back()
    costly.get_by_test_id("play-on").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Play on", exact=True).click()
    expect(ann.page).to_have_url(re.compile(r"/table/(?!" + table + ")"))
    expect(ann.see("decision")).to_be_visible()


def test_a_finger_reads_the_graph_and_goes_to_the_moment(arrive: Arrive) -> None:
    ann = arrive("ann", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = finished_match(ann, "intrapreneurs", "standard", answers=7)
    ann.open(f"/review/{table}")
    reviewed(ann, table)
    reading = ann.see("reading")
    expect(reading).to_contain_text("Tap the graph")
    expect(reading).not_to_contain_text("click", use_inner_text=True)
    box = ann.see("graph").bounding_box()
    assert box is not None
    # At the foot, where no mark lies.
    ann.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] - 4)
    expect(reading).to_contain_text(re.compile(r"After \d+ of \d+:.*ann \d+ %"))
    keep_picture(ann, "touched")
    read = re.search(r"After (\d+) of", reading.inner_text())
    assert read is not None
    reading.get_by_role("button", name="See the table then").tap()
    expect(ann.page).to_have_url(re.compile(rf"/replay/{table}\?at={read[1]}$"))


def test_who_leaves_the_page_waits_no_longer(arrive: Arrive) -> None:
    ann = arrive("ann")
    table = finished_match(ann, "intrapreneurs", "standard", answers=30)
    ann.open(f"/review/{table}")
    expect(ann.see("review-progress")).to_be_visible()
    with ann.page.expect_response(lambda response: response.request.method == "DELETE") as left:
        ann.page.get_by_role("link", name="Replay").click()
    assert left.value.status == 204
    assert ann.api("GET", f"/api/tables/{table}/review")["state"] == "none"


def test_a_match_that_goes_on_has_no_review(arrive: Arrive) -> None:
    ann = arrive("ann")
    table = ann.play_bot()
    ann.open(f"/review/{table}")
    expect(ann.page.get_by_role("alert")).to_contain_text("not over yet")


def test_your_games_lead_to_their_reviews(arrive: Arrive) -> None:
    ann = arrive("ann")
    table = finished_match(ann, "innovation", "3e", answers=2)
    ann.open("/games")
    link = ann.see(f"game-{table}").get_by_role("link", name="Review")
    expect(link).to_have_attribute("href", f"/review/{table}")
