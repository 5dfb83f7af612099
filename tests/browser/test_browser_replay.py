"""The replay viewer: any moment of a finished match, with every hand open."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.finished import finished_match


@pytest.mark.parametrize(("game", "edition"), [("innovation", "4e"), ("intrapreneurs", "standard")])
def test_a_finished_match_can_be_walked_through(arrive: Arrive, game: str, edition: str) -> None:
    ann, eve = arrive("ann"), arrive("eve")
    table = finished_match(ann, game, edition)
    eve.open(f"/replay/{table}")
    place, slider = eve.see("replay-at"), eve.see("replay-slider")
    length = int(slider.get_attribute("max") or 0)
    assert length >= 25
    expect(place).to_have_text(f"0 of {length}")
    for seat in (0, 1):
        expect(eve.see(f"hand-{seat}").locator("[data-card]")).to_have_count(2)
    eve.page.keyboard.press("ArrowRight")
    eve.page.keyboard.press("ArrowRight")
    expect(place).to_have_text(f"2 of {length}")
    early = eve.log()
    slider.fill(str(length - 3))
    expect(place).to_have_text(f"{length - 3} of {length}")
    assert eve.log().startswith(early[:40]) and len(eve.log()) > len(early)
    eve.page.get_by_role("button", name="One step back").click()
    expect(place).to_have_text(f"{length - 4} of {length}")
    assert eve.page.url.endswith(f"?at={length - 4}")
    eve.page.get_by_role("combobox", name="Speed").select_option("fast")
    eve.see("replay-play").click()
    expect(place).to_have_text(f"{length} of {length}")
    expect(eve.see("replay-play")).to_have_text("Play")
    eve.page.reload()
    expect(place).to_have_text(f"{length} of {length}")
    with eve.page.expect_download() as download:
        eve.page.get_by_role("link", name="Download the record").click()
    assert table in download.value.suggested_filename or download.value.suggested_filename.endswith(".splay")


def test_a_card_in_the_log_opens(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open(f"/replay/{finished_match(ann, 'innovation', '3e')}?at=12")
    name = ann.see("log").locator("button.link").first
    expect(name).to_be_visible()
    words = name.inner_text()
    name.click()
    expect(ann.page.get_by_role("dialog")).to_contain_text(words)
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


def test_a_match_that_goes_on_has_no_replay(arrive: Arrive) -> None:
    ann = arrive("ann")
    table = ann.play_bot()
    ann.open(f"/replay/{table}")
    expect(ann.page.get_by_role("alert")).to_contain_text("not over yet")
