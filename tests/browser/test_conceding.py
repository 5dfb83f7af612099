"""Who gives up against one side leaves the table as it was, with words that say who gave up."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.people import Person, at_random

CARDS = "(cards) => cards.map((card) => card.dataset.card).sort()"


def cards(person: Person, part: str) -> list[str]:
    """Return the names of all cards in a part of the page."""
    found: list[str] = person.page.locator(f"{part} [data-card]").evaluate_all(CARDS)
    return found


@pytest.mark.parametrize(("game", "edition"), [("innovation", "4e"), ("intrapreneurs", "standard")])
@pytest.mark.parametrize("screen", [{"width": 1280, "height": 800}, {"width": 390, "height": 844}])
def test_conceding_leaves_the_last_position_in_sight(
    arrive: Arrive, game: str, edition: str, screen: dict[str, int]
) -> None:
    ann = arrive("ann", viewport=screen)
    table = str(ann.api("POST", "/api/quick", {"game": game, "edition": edition, "level": "random"})["id"])
    assert ann.play_on(table, 8, at_random(11))
    ann.open(f"/table/{table}")
    assert ann.wait_for_turn() is not None
    expect(ann.see("board-1")).to_be_visible()
    before = cards(ann, "main")
    assert before
    ann.see("menu").click()
    ann.see("concede").click()
    ann.see("concede-sure").click()
    expect(ann.see("result")).to_contain_text("ann concedes")
    assert cards(ann, "main") == before
    ann.page.reload()
    expect(ann.see("result")).to_contain_text("ann concedes")
    expect(ann.see("board-1")).to_be_visible()
    assert cards(ann, "main") == before

    ann.see("result").get_by_role("link", name="Look at it again").click()
    expect(ann.see("replay-at")).to_contain_text("0 of")
    ann.page.keyboard.press("End")
    expect(ann.page.locator(".asked")).to_contain_text("ann concedes")
    expect(ann.see("board-1")).to_be_visible()
    lying = cards(ann, "[data-testid=replay-board]")
    assert set(before) <= set(lying), "with every hand open there may be more to see"
