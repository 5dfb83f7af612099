"""Everything can be done without a pointer."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.people import Person


def tab_to(person: Person, words: str, most: int = 60) -> None:
    """Press Tab until something with these words has the focus."""
    for _ in range(most):
        person.page.keyboard.press("Tab")
        name = person.page.evaluate(
            "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()"
        )
        if name == words:
            return
    raise AssertionError(f"{words!r} cannot be reached by Tab")


def test_from_the_lobby_through_several_turns_by_keyboard_alone(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/")
    expect(ann.page.get_by_role("button", name="Play a bot", exact=True)).to_be_visible()
    tab_to(ann, "Play a bot")
    outline = ann.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline != "none", "the focus must be seen"
    ann.page.keyboard.press("Enter")
    for _ in range(6):
        asked = ann.wait_for_turn()
        assert asked is not None
        ann.page.keyboard.press("2")
        expect(ann.see("option-1")).to_have_attribute("aria-pressed", "true")
        ann.page.keyboard.press("Escape")
        expect(ann.see("option-1")).to_have_attribute("aria-pressed", "false")
        ann.page.keyboard.press("1")
        ann.page.keyboard.press("Enter")
        ann.wait_past(asked.to)


@pytest.mark.parametrize(("game", "edition"), [("innovation", "4e"), ("intrapreneurs", "standard")])
def test_options_are_reached_by_tab_and_taken_by_enter(arrive: Arrive, game: str, edition: str) -> None:
    ann = arrive("ann")
    ann.play_bot(game, edition)
    asked = ann.wait_for_turn()
    assert asked is not None
    skip = ann.page.locator("a.skip")
    ann.page.keyboard.press("Tab")
    expect(skip).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.see("decision")).to_be_focused()
    for _ in range(20):
        ann.page.keyboard.press("Tab")
        if ann.page.evaluate("document.activeElement.dataset.testid") == "option-0":
            break
    expect(ann.see("option-0")).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Enter")
    ann.wait_past(asked.to)


def test_a_key_that_is_held_down_chooses_once(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.play_bot()
    asked = ann.wait_for_turn()
    assert asked is not None
    for key in ("1", "Enter"):
        ann.page.keyboard.press("1" if key == "Enter" else "2")
        ann.page.keyboard.press("Escape")
        for _ in range(4):
            ann.page.keyboard.down(key)  # from the second on as when a key is held
        expect(ann.see("option-0")).to_have_attribute("aria-pressed", "true")
        assert ann.asked() == asked, "it was sent"
        ann.page.keyboard.up(key)
        ann.page.keyboard.press("Escape")


PRESS_AS_SOON_AS_ASKED = """(before) => new MutationObserver((_, observer) => {
    const decision = document.querySelector('[data-testid=decision][data-yours="true"]');
    if (!decision || Number(decision.dataset.to) === before) return;
    observer.disconnect();
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '1', bubbles: true, cancelable: true}));
}).observe(document.body, {subtree: true, childList: true, attributes: true})"""


def test_a_key_pressed_just_when_a_question_comes_does_not_answer_it(arrive: Arrive) -> None:
    ann = arrive("ann", sure=True)
    answers: list[str] = []
    ann.page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda frame: answers.append(str(frame)) if "answer" in frame else None),
    )
    ann.play_bot()
    asked = ann.wait_for_turn()
    assert asked is not None
    ann.page.evaluate(PRESS_AS_SOON_AS_ASKED, asked.to)
    ann.see("option-0").click()
    ann.wait_past(asked.to)
    assert ann.wait_for_turn() is not None
    ann.choose(1)
    assert len(answers) == 2, "a click each, and nothing by the key"
