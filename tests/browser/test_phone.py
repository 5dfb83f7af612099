"""A phone is a first-class table."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.people import Person, at_random

NARROW = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def assert_fits(person: Person) -> None:
    """Nothing sticks out to the right."""
    width = person.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360, f"{person.page.url} is {width} wide"


@pytest.mark.parametrize(
    "path", ["/", "/cards", "/cards?game=intrapreneurs", "/rules", "/rules?edition=1e", "/rules?game=intrapreneurs"]
)
def test_pages_fit_a_phone(arrive: Arrive, path: str) -> None:
    ann = arrive("ann", **NARROW)
    ann.open(path)
    expect(ann.page.locator("h1").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert_fits(ann)
    beyond = ann.page.locator("table").evaluate_all(
        """(tables) => tables.filter((table) =>
            table.getBoundingClientRect().right > innerWidth && !table.closest(".wide")).length"""
    )
    assert beyond == 0, "a wide table scrolls in a box of its own"


@pytest.mark.parametrize(("game", "edition"), [("innovation", "4e"), ("intrapreneurs", "standard")])
def test_the_table_fits_a_phone_and_the_decision_is_in_sight(arrive: Arrive, game: str, edition: str) -> None:
    ann = arrive("ann", **NARROW)
    ann.play_bot(game, edition)
    choice = at_random(2)
    for _ in range(8):
        asked = ann.wait_for_turn()
        if asked is None:
            break
        assert_fits(ann)
        question = ann.page.locator("[data-testid=decision] .question")
        expect(question).to_be_in_viewport(ratio=1)
        option = ann.see(f"option-{choice(asked.options)}")
        option.scroll_into_view_if_needed()
        expect(option).to_be_in_viewport(ratio=1)
        option.tap()
        confirm = ann.see("confirm")
        expect(confirm).to_be_in_viewport(ratio=1)
        confirm.tap()
        ann.wait_past(asked.to)


def test_a_tap_on_an_option_tells_the_words_of_its_card(arrive: Arrive) -> None:
    ann = arrive("ann", **NARROW)
    ann.play_bot()
    asked = ann.wait_for_turn()
    assert asked is not None
    while not any(option.startswith("Dogma") for option in asked.options):
        ann.choose(0)
        asked = ann.wait_for_turn()
        assert asked is not None
    at = next(index for index, option in enumerate(asked.options) if option.startswith("Dogma"))
    expect(ann.see(f"note-{at}")).to_have_text(re.compile("share: |demand: |nobody else"))
    ann.see(f"option-{at}").tap()
    expect(ann.see("words")).to_contain_text(asked.options[at].removeprefix("Dogma "))
    expect(ann.see("words").locator("header")).to_be_in_viewport(ratio=1)
    small = (
        ann.see("decision")
        .locator("button:not(.plain)")
        .evaluate_all("(buttons) => buttons.filter((each) => each.offsetHeight < 40).map((each) => each.textContent)")
    )
    assert small == []
    # Folded, only the question is left; the icons stay in sight wherever the page is scrolled.
    ann.see("fold").tap()
    expect(ann.see(f"option-{at}")).to_be_hidden()
    expect(ann.page.locator("[data-testid=decision] .question")).to_be_in_viewport(ratio=1)
    ann.page.evaluate("scrollTo(0, 600)")
    expect(ann.see("strip")).to_be_in_viewport(ratio=1)
    ann.see("fold").tap()
    expect(ann.see(f"option-{at}")).to_be_visible()


def test_the_cards_of_a_hand_lie_side_by_side(arrive: Arrive) -> None:
    ann = arrive("ann", **NARROW)
    ann.play_bot()
    assert ann.wait_for_turn() is not None
    cards = ann.see("hand").locator("li")
    expect(cards).to_have_count(2)
    tops = cards.evaluate_all("(cards) => cards.map((card) => card.getBoundingClientRect().top)")
    assert tops[0] == tops[1]
