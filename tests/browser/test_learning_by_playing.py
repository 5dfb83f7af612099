"""The first game teaches: played to its end by keyboard, left and come back to; help and hints beside it."""

import json

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.people import Person
from browser.test_accessible import violations

LAST = 12


def on_step(person: Person, number: int) -> None:
    """Wait until the lesson is at a step."""
    expect(person.see("coach")).to_have_attribute("data-step", str(number))


def do_as_told(person: Person) -> None:
    """Choose what the lesson wants by its key, and send it."""
    wanted = person.page.locator(".option.expected[data-testid]")
    expect(wanted).to_be_visible()
    key = (wanted.get_attribute("aria-keyshortcuts") or "").split()[0]
    person.page.keyboard.press(key)
    expect(wanted).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("Enter")


def test_the_guided_game_by_keyboard_alone_with_leaving_and_returning(arrive: Arrive) -> None:
    ann = arrive("ann", hints=None)
    keyboard = ann.page.keyboard
    ann.open("/")
    before = ann.api("GET", "/api/tables")["tables"]
    ann.see("first-game").focus()
    keyboard.press("Enter")
    on_step(ann, 1)
    do_as_told(ann)
    on_step(ann, 2)
    # Another choice gets a friendly word, and nothing happens.
    keyboard.press("2")
    keyboard.press("Enter")
    expect(ann.page.get_by_role("alert")).to_contain_text("Now: Draw a card.")
    keyboard.press("Escape")
    on_step(ann, 2)
    do_as_told(ann)
    on_step(ann, 3)
    keyboard.press("u")
    on_step(ann, 2)
    do_as_told(ann)
    # The address says where one was; so does the browser, which comes back without it.
    on_step(ann, 3)
    expect(ann.page).to_have_url(f"{ann.page.url.split('/learn')[0]}/learn/game?step=3")
    ann.page.reload()
    on_step(ann, 3)
    ann.open("/learn")
    ann.see("go-on").press("Enter")
    for number in range(3, LAST + 1):
        on_step(ann, number)
        do_as_told(ann)
    on_step(ann, LAST + 1)
    expect(ann.see("coach")).to_contain_text("Your first achievement!")
    assert violations(ann) == []
    # It was no table of the house, and whoever has learned it is not sent there again.
    assert {table["id"] for table in ann.api("GET", "/api/tables")["tables"]} <= {table["id"] for table in before}
    ann.open("/")
    expect(ann.see("first-game")).to_be_hidden()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1440, 900)])
def test_at_every_step_what_is_told_and_what_is_to_be_done_are_in_sight_together(
    arrive: Arrive, width: int, height: int
) -> None:
    ann = arrive("ann", viewport={"width": width, "height": height})
    places = set()
    for number in range(1, LAST + 1):
        ann.open(f"/learn/game?step={number}")
        on_step(ann, number)
        wanted = ann.page.locator(".option.expected[data-testid]")
        wanted.click()
        for part in (ann.see("coach"), wanted, ann.see("confirm")):
            expect(part).to_be_in_viewport(ratio=1)
        told = ann.see("coach").evaluate("(coach) => coach.scrollHeight - coach.clientHeight")
        assert told <= 0, "the words of the lesson have to be scrolled"
        assert ann.page.evaluate("document.documentElement.scrollHeight") <= height
        places.add(json.dumps(ann.see("decision").bounding_box()))
    assert len(places) == 1, "the decision moved from one step to the next"


def test_help_by_its_key_and_hints_until_they_are_switched_off(arrive: Arrive) -> None:
    ann = arrive("ann", hints=None, viewport={"width": 1280, "height": 800})
    ann.play_bot(level="duckling")
    assert ann.wait_for_turn() is not None
    ann.choose(0)
    assert ann.wait_for_turn() is not None
    expect(ann.see("newcomer")).to_contain_text("What the counts mean")
    ann.page.keyboard.press("?")
    sheet = ann.see("help-sheet")
    expect(sheet).to_contain_text("choose an option")
    expect(sheet.get_by_test_id("anatomy")).to_contain_text("Featured icon")
    assert violations(ann) == []
    ann.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    ann.see("hints-off").click()
    expect(ann.see("newcomer")).to_be_hidden()
    expect(ann.see("log")).to_be_visible()
    ann.page.reload()
    expect(ann.see("log")).to_be_visible()
    ann.see("menu").click()
    ann.see("hints-on").check()
    # In a dialog too, and wherever nothing is written.
    ann.page.keyboard.press("?")
    expect(sheet).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("tab", name="Hints")).to_be_visible()


def test_on_a_phone_the_words_of_the_lesson_stay_in_sight(arrive: Arrive) -> None:
    ann = arrive("ann", viewport={"width": 390, "height": 844}, color_scheme="dark")
    ann.open("/learn/game?step=4")
    on_step(ann, 4)
    expect(ann.see("coach")).to_be_in_viewport(ratio=1)
    expect(ann.page.locator(".decision .option.expected")).to_be_in_viewport(ratio=1)
    assert violations(ann) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
