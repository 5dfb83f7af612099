"""What happened is told at a pace: cards fly, and how it ends comes last."""

from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.people import Person

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
    expect(ann.see("result")).to_contain_text("greedy")
    expect(ann.see("rematch")).to_be_visible()
