"""The replay viewer: any moment of a finished match, with every hand open."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.finished import finished_match
from browser.people import Person


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
        eve.page.get_by_role("link", name="Record file").click()
    assert table in download.value.suggested_filename or download.value.suggested_filename.endswith(".splay")


def to_the_top(person: Person) -> None:
    """Turn the log back to its beginning by hand: it stays at its end otherwise."""
    person.see("log").hover()
    person.page.mouse.wheel(0, -10_000)
    expect(person.see("log").locator("li").first).to_be_in_viewport()


def test_turns_are_ticks_and_fold_and_a_line_of_the_log_leads_to_its_moment(arrive: Arrive) -> None:
    ann = arrive("ann", viewport={"width": 1280, "height": 800})
    table = finished_match(ann, "innovation", "4e")
    course = ann.api("GET", f"/api/tables/{table}/course")
    last = course["turns"][-1]
    ann.open(f"/replay/{table}")
    ticks = ann.see("tick")
    expect(ticks).to_have_count(len(course["turns"]))
    ticks.last.click()
    expect(ann.see("replay-at")).to_have_text(f"{last['at']} of {len(course['entries']) - 1}")
    turns = len(course["turns"])
    expect(ann.see("replay-last")).to_contain_text(f"Turn {turns} of {turns}")
    # A turn folds to one line, and unfolds again.
    log = ann.see("log")
    to_the_top(ann)
    turn, lines = ann.see("turn").first, log.locator("ol > li")
    before = lines.count()
    turn.click()
    expect(turn).to_have_attribute("aria-expanded", "false")
    assert lines.count() < before
    turn.click()
    expect(lines).to_have_count(before)
    # A line leads to where it was told.
    first_turn = course["turns"][0]
    at = next(place for place, told in enumerate(course["entries"]) if told > first_turn["entry"] + 1)
    log.locator("li ol > li").filter(has=ann.see("goes")).nth(first_turn["entry"]).click(position={"x": 4, "y": 4})
    expect(ann.see("replay-at")).to_have_text(f"{at} of {len(course['entries']) - 1}")


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (768, 1024), (390, 844)])
def test_however_long_the_last_sentence_is_the_table_stays_where_it_is(arrive: Arrive, width: int, height: int) -> None:
    ann = arrive("ann", viewport={"width": width, "height": height})
    ann.open(f"/replay/{finished_match(ann, 'intrapreneurs', 'standard', answers=40)}")
    at, places = ann.see("replay-at"), set()
    expect(at).to_contain_text("0 of ")
    for step in range(1, 40):
        ann.page.keyboard.press("ArrowRight")
        expect(at).to_contain_text(f"{step} of ")
        places.add(ann.see("replay-board").evaluate("(board) => board.getBoundingClientRect().top + scrollY"))
    assert len(places) == 1, places
    if width > 900:
        assert ann.page.evaluate("document.documentElement.scrollHeight") <= height


def test_the_end_tells_how_it_went(arrive: Arrive) -> None:
    ann = arrive("ann", viewport={"width": 1280, "height": 800})
    table = finished_match(ann, "innovation", "3e")
    ann.open(f"/table/{table}")
    expect(ann.see("plays")).to_have_text("Innovation, 3rd edition")
    expect(ann.see("result")).to_contain_text("concede")
    pictures = ann.see("course").locator("figure")
    expect(pictures).to_have_count(2)
    expect(pictures.first).to_contain_text("Achievements")
    for words in ("Rematch", "Review", "Back to the lobby"):
        expect(ann.see("result").get_by_text(words)).to_be_in_viewport(ratio=1)


def test_a_card_in_the_log_opens(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open(f"/replay/{finished_match(ann, 'innovation', '3e')}?at=12")
    name = ann.see("log").locator("button.link").first
    expect(name).to_be_visible()
    to_the_top(ann)
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
