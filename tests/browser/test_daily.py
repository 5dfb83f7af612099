"""The daily position on the page: chosen by hand and by keyboard, explained, kept; and the statistics."""

from datetime import UTC, date, datetime
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.people import Person
from browser.test_accessible import assert_accessible
from splay.daily.store import puzzle_of

PHONE = {"width": 390, "height": 844}


def labels(person: Person) -> list[str]:
    told: dict[str, Any] = person.api("GET", "/api/daily")
    return [option["label"] for option in told["decision"]["options"]]


def today(person: Person) -> date:
    told: dict[str, Any] = person.api("GET", "/api/daily")
    return date.fromisoformat(told["date"])


def test_today_is_found_by_keyboard_alone_from_the_lobby(arrive: Arrive) -> None:
    ann = arrive("ann", viewport={"width": 1280, "height": 800})
    ann.open("/")
    ann.see("daily-tile").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.see("daily")).to_contain_text("One choice is clearly best")
    expect(ann.see("verdict")).to_be_hidden()
    assert_accessible(ann)
    puzzle = puzzle_of(today(ann))
    option = ann.see(f"option-{labels(ann).index(puzzle.best)}")
    expect(option).to_be_visible()
    ann.page.keyboard.press((option.get_attribute("aria-keyshortcuts") or "").split()[0])
    ann.page.keyboard.press("Enter")
    expect(ann.see("verdict")).to_have_attribute("data-right", "true")
    expect(ann.see("verdict")).to_contain_text(f"Right: {puzzle.best}.")
    expect(ann.see("streak")).to_have_text("1 day in a row")
    assert_accessible(ann)
    # Who comes back finds it answered; the lobby knows.
    ann.page.reload()
    expect(ann.see("verdict")).to_have_attribute("data-right", "true")
    ann.open("/")
    expect(ann.see("daily-tile")).to_contain_text("Found today")


def test_a_wrong_choice_on_a_phone_is_explained(arrive: Arrive) -> None:
    ann = arrive("ann", sure=True, viewport=PHONE)
    ann.open("/daily")
    puzzle = puzzle_of(today(ann))
    expect(ann.see("daily")).to_be_visible()
    ann.see(f"option-{labels(ann).index(puzzle.greedy)}").click()
    expect(ann.see("verdict")).to_have_attribute("data-right", "false")
    expect(ann.see("verdict")).to_contain_text(f"{puzzle.greedy} is not the best choice: {puzzle.best} is.")
    expect(ann.see("theme")).not_to_be_empty()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_who_has_no_cookie_keeps_the_answers_in_the_browser(arrive: Arrive) -> None:
    ann = arrive("ann", sure=True)
    ann.open("/daily")
    puzzle = puzzle_of(today(ann))
    ann.see(f"option-{labels(ann).index(puzzle.best)}").click()
    expect(ann.see("verdict")).to_be_visible()
    ann.context.clear_cookies()
    ann.page.reload()
    expect(ann.see("verdict")).to_have_attribute("data-right", "true")
    expect(ann.see("streak")).to_have_text("1 day in a row")


def test_the_days_that_are_over_can_be_played_and_the_future_not(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/daily/archive")
    days = ann.see("days").get_by_role("listitem")
    expect(days.first).to_be_visible()
    assert days.count() == min(31, (datetime.now(UTC).date() - date(2026, 1, 1)).days + 1)
    assert_accessible(ann)
    days.nth(3).get_by_role("link").click()
    expect(ann.see("daily")).to_contain_text("One choice is clearly best")
    ann.see("daily").get_by_role("link", name="The day before").click()
    expect(ann.see("daily")).to_be_visible()
    ann.failures.clear()
    ann.open("/daily/2999-01-01")
    expect(ann.page.get_by_role("alert")).to_contain_text("is not there yet")
    # The browser tells of every answer that is no success.
    ann.failures.clear()


# The statistics


@pytest.mark.parametrize("screen", [{"width": 1280, "height": 800}, PHONE])
def test_the_statistics_are_sorted_by_keyboard(arrive: Arrive, screen: dict[str, int]) -> None:
    ann = arrive("ann", viewport=screen)
    ann.open("/statistics")
    table = ann.see("statistics")
    expect(table).to_be_visible()
    expect(ann.see("made-by")).to_contain_text("fox")
    by_name = table.get_by_role("button", name="Card", exact=True)
    by_name.focus()
    ann.page.keyboard.press("Enter")
    names = table.get_by_role("rowheader")
    expect(names.first).to_have_text("A.I.")
    ann.page.keyboard.press("Enter")
    expect(names.first).not_to_have_text("A.I.")
    assert_accessible(ann)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_on_a_phone_what_the_cards_are_sorted_by_is_in_sight(arrive: Arrive) -> None:
    ann = arrive("ann", viewport=PHONE)
    ann.open("/statistics?sort=shared")
    shared = ann.see("statistics").get_by_role("columnheader", name="Shared")
    expect(shared).to_have_attribute("aria-sort", "descending")
    expect(shared).to_be_in_viewport(ratio=1)


def test_the_statistics_say_what_was_counted_and_what_that_does_not_say(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/statistics")
    about = ann.see("about")
    about.get_by_text("What was counted").click()
    expect(about).to_contain_text("Uses in which somebody else's sharing changed anything.")
    expect(about).to_contain_text("say nothing of how it would do against others")
    assert_accessible(ann)


def test_a_card_tells_its_statistics_when_it_is_asked(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/cards?search=archery")
    told = ann.see("card-statistics").first
    told.get_by_text("Statistics").click()
    expect(told).to_contain_text("2 players")
    expect(told).to_contain_text("fox")
    assert_accessible(ann)


def test_another_table_can_be_chosen(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/statistics")
    expect(ann.see("statistics")).to_be_visible()
    ann.page.get_by_label("Edition").select_option("3e")
    ann.page.get_by_label("Table").select_option("3e+cities:2")
    ann.page.get_by_label("Card", exact=True).fill("athens")
    expect(ann.see("statistics").get_by_role("rowheader")).to_have_text(["Athens"])
    expect(ann.see("games")).to_contain_text("all four expansions")
    # Where no card is called so, a sentence says it.
    ann.page.get_by_label("Card", exact=True).fill("zzz")
    expect(ann.see("no-card")).to_have_text("No card at this table fits.")
    expect(ann.see("statistics")).to_be_hidden()


def test_a_table_that_was_not_counted_is_told_with_those_that_were(arrive: Arrive) -> None:
    ann = arrive("ann", viewport=PHONE)
    ann.open("/statistics?edition=4e&players=9")
    alert = ann.page.get_by_role("alert")
    expect(alert).to_contain_text("base, 9 players. There are: base, 2 players; base, 3 players; base, 4 players.")
    ann.page.get_by_label("Table").select_option("4e:3")
    expect(ann.see("statistics")).to_be_visible()
    expect(alert).to_be_hidden()
    # Of an edition that there is not, every table can be chosen instead.
    ann.open("/statistics?edition=9e")
    expect(alert).to_contain_text("there are 1e, 3e, 4e")
    assert_accessible(ann)
    ann.page.get_by_label("Table").select_option("3e+cities:2")
    expect(ann.see("statistics")).to_be_visible()
    expect(ann.page.get_by_label("Edition")).to_have_value("3e")
