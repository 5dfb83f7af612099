"""The log follows the game unless somebody scrolls back in it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.people import Person, at_random

FROM_END = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight"
AT_END = f"() => ({FROM_END})(document.querySelector('[data-testid=log]')) < 30"

# The list becomes longer, which scrolls it by itself, and shorter again before the browser tells of that.
RESIZE = """(list) => {
    list.style.flex = "none";
    list.style.height = list.clientHeight + 300 + "px";
    list.getBoundingClientRect();
    const before = list.scrollTop;
    list.style.flex = list.style.height = "";
    return before;
}"""


def long_story(person: Person) -> str:
    """Look at a match with a long log, played against a bot."""
    table = str(person.api("POST", "/api/quick", {"game": "innovation", "edition": "3e", "level": "random"})["id"])
    assert person.play_on(table, 20, at_random(7))
    person.open(f"/table/{table}")
    expect(person.see("log")).to_contain_text("Turn 5")
    expect(person.page.locator(".telling")).to_have_count(0)
    assert person.see("log").evaluate("(list) => list.scrollHeight > 2 * list.clientHeight")
    return table


def goes_on(person: Person, table: str) -> None:
    """Let the match go on until the page has told of it."""
    assert person.play_on(table, 3, at_random(8))
    last = person.api("GET", f"/api/tables/{table}/state")["log"]["entries"][-1]["text"]
    expect(person.see("log").locator("li").last).to_have_text(last)


def frames(person: Person) -> None:
    """Let the browser draw a few times."""
    person.wait_for("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def test_the_log_follows_the_game_whatever_happens_to_its_size(arrive: Arrive) -> None:
    ann = arrive("ann")
    table = long_story(ann)
    log = ann.see("log")
    ann.page.wait_for_function(AT_END)
    top = log.evaluate("(list) => list.scrollTop")
    assert log.evaluate(RESIZE) < top, "it has been scrolled, by nobody"
    frames(ann)
    goes_on(ann, table)
    ann.page.wait_for_function(AT_END)
    expect(ann.see("newest")).to_have_count(0)


def by_wheel(person: Person) -> None:
    person.see("log").hover()
    person.page.mouse.wheel(0, -400)


def by_keyboard(person: Person) -> None:
    person.see("log").focus()
    person.page.keyboard.press("PageUp")


@pytest.mark.parametrize("scroll_back", [by_wheel, by_keyboard])
def test_who_scrolls_back_stays_there_until_they_go_to_the_newest(
    arrive: Arrive, scroll_back: Callable[[Person], None]
) -> None:
    ann = arrive("ann")
    table = long_story(ann)
    log = ann.see("log")
    scroll_back(ann)
    expect(ann.see("newest")).to_be_visible()
    goes_on(ann, table)
    assert log.evaluate(FROM_END) > 30, "whoever reads is left alone"
    if scroll_back is by_keyboard:
        ann.page.keyboard.press("End")
    else:
        ann.see("newest").click()
    expect(ann.see("newest")).to_have_count(0)
    goes_on(ann, table)
    ann.page.wait_for_function(AT_END)


def test_the_newest_is_reached_by_keyboard_and_on_a_phone(arrive: Arrive) -> None:
    ann = arrive("ann", viewport={"width": 390, "height": 844})
    long_story(ann)
    by_keyboard(ann)
    expect(ann.see("newest")).to_be_visible()
    ann.see("newest").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.see("newest")).to_have_count(0)
    expect(ann.see("log")).to_be_focused()
    ann.page.wait_for_function(AT_END)
