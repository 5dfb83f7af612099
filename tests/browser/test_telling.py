"""What happened is told at a pace: cards fly, and how it ends comes last."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.people import Person
from browser.test_accessible import violations

WATCH = """() => {
    window.flown = [];
    new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) => {
        if (node.classList?.contains("flight")) flown.push(parseFloat(node.style.getPropertyValue("--card")));
    }))).observe(document.querySelector(".flights"), {childList: true});
}"""


def until_asked(person: Person) -> None:
    """Wait until this person is asked and all has been told."""
    assert person.wait_for_turn() is not None
    expect(person.page.locator(".telling")).to_have_count(0)


def test_a_card_flies_in_the_size_in_which_it_can_be_read(arrive: Arrive) -> None:
    ann = arrive("ann", pace="fast")
    ann.play_bot("innovation", "3e")
    until_asked(ann)
    ann.choose(0)  # one of the two first cards
    until_asked(ann)
    ann.page.evaluate(WATCH)
    ann.choose(0)  # draw
    until_asked(ann)
    held = ann.page.locator("[data-testid=hand] .card").first.evaluate("(card) => card.clientWidth")
    assert max(ann.page.evaluate("flown")) >= held - 1


def test_the_result_comes_after_what_led_to_it(arrive: Arrive) -> None:
    ann = arrive("ann", pace="step")
    ann.play_bot("innovation", "3e")
    ann.see("menu").click()
    ann.see("concede").click()
    ann.see("concede-sure").click()
    expect(ann.see("step")).to_be_enabled()
    expect(ann.see("result")).to_have_count(0)
    expect(ann.see("rematch")).to_have_count(0)
    ann.see("skip").click()
    expect(ann.see("result")).to_contain_text("Rivet")
    expect(ann.see("rematch")).to_be_visible()


NAMES_AHEAD = """() => {
    // Whatever is offered while something is told, in the panel or on the board.
    window.offered = [];
    const look = () => {
        if (document.querySelector(".telling"))
            offered.push(...[...document.querySelectorAll(".option")].map((option) => option.textContent.trim()));
    };
    new MutationObserver(look).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""


def answers(person: Person, table: str) -> bool:
    """Give the first answer by the API as often as one is asked; tell whether one was."""
    decision = person.api("GET", f"/api/tables/{table}/state")["decision"]
    if decision["yours"]:
        person.api("POST", f"/api/tables/{table}/answer", {"to": decision["to"], "index": 0})
    return bool(decision["yours"])


def beginning(ann: Person, bob: Person) -> str:
    """Let two people begin, and ann look on when it is bob's turn."""
    table = ann.make_table("innovation", "3e", "open")
    bob.api("POST", f"/api/tables/{table}/sit", {})
    ann.api("POST", f"/api/tables/{table}/start", {})
    assert answers(ann, table) and answers(bob, table)
    while answers(ann, table):
        pass
    ann.open(f"/table/{table}")
    expect(ann.see("hand")).to_be_visible()
    return table


def told_of_bobs_turn(ann: Person, bob: Person, table: str) -> None:
    """Let bob take his turn, and ann be told of it step by step."""
    while answers(bob, table):
        pass
    expect(ann.see("decision")).to_have_attribute("data-yours", "true")
    expect(ann.see("step")).to_be_enabled()


@pytest.mark.parametrize("screen", [{"width": 1280, "height": 800}, {"width": 390, "height": 844}])
def test_the_question_waits_until_all_has_been_told(arrive: Arrive, screen: dict[str, int]) -> None:
    ann, bob = arrive("ann", pace="step", viewport=screen), arrive("bob")
    table = beginning(ann, bob)
    ann.page.evaluate(NAMES_AHEAD)
    told_of_bobs_turn(ann, bob, table)
    skip = ann.page.get_by_role("button", name="Skip to my choice")
    expect(skip).to_be_visible()
    expect(ann.page.locator(".option")).to_have_count(0)
    expect(ann.page.locator(".question")).to_have_text("Your choice comes after what is being told.")
    assert violations(ann) == []
    ann.page.keyboard.press("1")
    assert ann.see("confirm").count() == 0
    skip.click()
    expect(skip).to_have_count(0)
    expect(ann.page.locator(".question .who")).to_have_text("You")
    expect(ann.see("option-0")).to_be_visible()
    assert ann.page.evaluate("offered") == []


def test_who_goes_by_keyboard_steps_to_their_choice_and_goes_on_there(arrive: Arrive) -> None:
    ann, bob = arrive("ann", pace="step"), arrive("bob")
    table = beginning(ann, bob)
    told_of_bobs_turn(ann, bob, table)
    ann.page.keyboard.press(",")
    for _ in range(2):  # her two actions
        expect(ann.see("option-0")).to_be_visible()
        to = ann.asked().to
        ann.page.keyboard.press("1")
        ann.page.keyboard.press("Enter")
        ann.wait_past(to)
        ann.page.keyboard.press(",")
        expect(ann.page.locator(".telling")).to_have_count(0)
    told_of_bobs_turn(ann, bob, table)
    ann.page.keyboard.press(",")
    expect(ann.see("option-0")).to_be_focused()
