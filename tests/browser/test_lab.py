"""The lab in a browser: laying out positions, by mouse, keys and fingers, and seeing what a card does."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from browser.conftest import Arrive
from browser.finished import finished_match
from browser.people import Person
from splay.innovation.position import load
from splay.kernel.errors import PositionError


def enters(arrive: Arrive, **how: Any) -> Person:
    """Let somebody come to the empty lab."""
    ann = arrive("ann", **how)
    ann.open("/lab")
    expect(ann.see("box")).to_be_visible()
    return ann


def in_box(person: Person, name: str) -> Locator:
    """Find a card in the box."""
    person.see("box-search").fill(name)
    return person.see("box").locator(f'[data-item="{name}"]')


def lays(person: Person, name: str, place: str) -> None:
    """Pick a card, and put it somewhere."""
    in_box(person, name).click()
    person.see(f"put-{place}").click()


def test_a_card_is_laid_out_and_used_and_what_happens_is_told_with_its_rulings(arrive: Arrive) -> None:
    ann = enters(arrive)
    lays(ann, "Archery", "board-0")
    lays(ann, "Oars", "hand-1")
    lays(ann, "Tools", "deck")
    expect(ann.see("lab-pile-0-red")).to_contain_text("Archery")
    expect(ann.see("place-hand-1")).to_contain_text("Oars")
    # The card that is asked about is the one that was picked last.
    ann.see("lab-pile-0-red").locator('[data-item="Archery"]').click()
    ann.page.keyboard.press("Escape")
    ann.see("use-now").click()
    expect(ann.see("told")).to_contain_text("Bob draws Tools")
    expect(ann.see("use")).to_contain_text("Hand over your highest card")
    ann.see("use").get_by_role("button", name="Oars", exact=True).click()
    expect(ann.see("told")).to_contain_text("Oars")
    expect(ann.see("rulings")).to_be_visible()
    ann.see("use-back").click()
    expect(ann.see("use")).to_contain_text("Hand over your highest card")
    # From there the board goes on.
    ann.page.route("**/api/analysis*", lambda route: route.abort())
    ann.see("lab-to-board").click()
    expect(ann.see("decision")).to_contain_text("Hand over your highest card")
    expect(ann.see("twig")).to_have_count(2)
    ann.see("to-lab").click()
    expect(ann.see("lab-pile-0-red")).to_contain_text("Archery")


def test_what_happens_before_anything_can_be_chosen_is_told(arrive: Arrive) -> None:
    # With nothing in hand and nothing on the board a player can only draw, and does so unasked.
    ann = enters(arrive)
    expect(ann.see("told")).to_contain_text("Ann draws Domestication")
    lays(ann, "Oars", "hand-0")
    expect(ann.see("use")).to_contain_text("Meld Oars")
    expect(ann.see("told")).to_have_count(0)


def test_positions_that_cannot_be_are_refused_as_position_files_are(arrive: Arrive) -> None:
    ann = enters(arrive)
    wrong = {"edition": "4e", "players": [{"name": "Ann", "board": {"red": ["Tools"]}}, {"name": "Bob"}]}
    reasons: list[str] = []
    try:
        load(wrong)
    except PositionError as error:
        reasons = error.reasons
    ann.see("lab-text").click()
    ann.see("plan-text").fill(json.dumps(wrong))
    ann.see("plan-read").click()
    expect(ann.see("text-reasons").locator("li")).to_have_text(reasons)
    ann.page.keyboard.press("Escape")
    # And so is what was laid out by hand, backs included.
    ann.page.get_by_text("Some card of a value").click()
    for _ in range(2):
        ann.see("box").locator("xpath=..").locator('[data-item="11"]').click()
        ann.see("put-score-0").click()
    expect(ann.see("place-score-0").get_by_test_id("thing")).to_have_count(2)
    ann.see("lab-name-0").fill("a,b")
    ann.see("lab-name-0").press("Enter")
    expect(ann.see("reasons")).to_contain_text("cannot be a name: it needs visible characters and no comma")
    expect(ann.see("to-board")).to_be_disabled()
    ann.see("lab-undo").click()
    expect(ann.see("reasons")).to_have_count(0)


def test_what_was_done_is_undone_and_done_again(arrive: Arrive) -> None:
    ann = enters(arrive)
    lays(ann, "Archery", "board-0")
    lays(ann, "Metalworking", "tucked-0")
    ann.see("splay-0-red").select_option("left")
    ann.see("lab-turn").select_option(label="Bob")
    ann.see("lab-actions").select_option("1")
    expect(ann.see("use")).to_contain_text("Bob")
    for _ in range(4):
        ann.page.locator("body").press("Control+z")
    expect(ann.see("lab-pile-0-red")).not_to_contain_text("Metalworking")
    ann.see("lab-redo").click()
    expect(ann.see("lab-pile-0-red")).to_contain_text("Metalworking")
    ann.see("lab-copy").click()
    written = json.loads(ann.see("position-text").input_value())
    assert written["players"][0]["board"] == {"red": {"cards": ["Archery", "Metalworking"]}}
    link = ann.see("lab-link").input_value()
    bob = arrive("bob")
    bob.open(link)
    expect(bob.see("lab-pile-0-red")).to_contain_text("Metalworking")


def test_cards_can_be_dragged(arrive: Arrive) -> None:
    ann = enters(arrive, viewport={"width": 1400, "height": 1000})
    in_box(ann, "Archery").drag_to(ann.see("place-hand-0"))
    expect(ann.see("place-hand-0")).to_contain_text("Archery")
    ann.see("place-hand-0").locator('[data-item="Archery"]').drag_to(ann.see("place-board-0"))
    expect(ann.see("lab-pile-0-red")).to_contain_text("Archery")
    expect(ann.see("place-hand-0").get_by_test_id("thing")).to_have_count(0)


def test_the_lab_is_used_by_keyboard_alone(arrive: Arrive) -> None:
    ann = enters(arrive)
    ann.see("box-search").focus()
    ann.page.keyboard.type("Tools")
    card = ann.see("box").locator('[data-item="Tools"]')
    card.focus()
    ann.page.keyboard.press("Enter")
    place = ann.see("held-place")
    place.focus()
    ann.page.keyboard.type("on Ann")
    ann.page.keyboard.press("Tab")
    expect(ann.see("held-put")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.see("lab-pile-0-blue")).to_contain_text("Tools")
    ann.see("use-now").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.see("told")).to_contain_text("Tools")


def test_other_editions_and_expansions_have_other_cards_and_places(arrive: Arrive) -> None:
    ann = enters(arrive)
    lays(ann, "Archery", "hand-0")
    ann.see("lab-edition").select_option("3e")
    expect(ann.see("place-hand-0")).to_contain_text("Archery")
    # Their cards take a moment to come; meanwhile the next set is chosen, and both are played.
    awaited = list[Route]()
    ann.page.route("**/api/cards*", lambda route: awaited.append(route))
    for key in ("artifacts", "echoes"):
        ann.see(f"lab-set-{key}").check()
    for route in awaited:
        route.continue_()
    ann.page.unroute("**/api/cards*")
    expect(ann.see("place-display-0")).to_be_visible()
    expect(ann.see("place-forecast-0")).to_be_visible()
    ann.see("lab-players").select_option("3")
    expect(ann.see("lab-player-2")).to_be_visible()
    lays(ann, "Treaty of Kadesh", "display-0")
    expect(ann.see("use")).to_contain_text("Treaty of Kadesh")
    expect(ann.see("reasons")).to_have_count(0)


def test_the_lab_fits_a_phone_and_fingers(arrive: Arrive) -> None:
    ann = enters(arrive, viewport={"width": 390, "height": 844}, has_touch=True)
    in_box(ann, "Archery").tap()
    ann.see("held-put").tap()
    expect(ann.see("lab-pile-0-red")).to_contain_text("Archery")
    ann.see("use-now").tap()
    expect(ann.see("told")).to_contain_text("Archery")
    wide = ann.page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0, "nothing sticks out"


def test_a_card_at_work_is_in_sight_at_once_on_a_phone(arrive: Arrive) -> None:
    ann = arrive("ann", viewport={"width": 390, "height": 844}, has_touch=True)
    ann.open("/lab?card=Archery&edition=4e&set=base")
    expect(ann.see("use-now")).to_be_in_viewport()


def test_a_card_s_page_leads_to_an_example_of_it_at_work(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/cards?search=Archery")
    ann.see("at-work").first.click()
    ann.see("use-now").click()
    expect(ann.see("told")).to_contain_text("uses the dogma of Archery")
    ann.page.route("**/api/analysis*", lambda route: route.abort())
    ann.open("/cards?search=Archery")
    ann.see("on-board").first.click()
    expect(ann.see("decision")).to_contain_text("Dogma Archery")


@pytest.mark.parametrize("asked", ["card=Nonsense&edition=4e&set=base", "card=Archery&edition=7e"])
def test_a_card_that_there_is_not_is_told_and_the_lab_is_there_all_the_same(arrive: Arrive, asked: str) -> None:
    ann = arrive("ann")
    ann.open(f"/lab?{asked}")
    expect(ann.see("lab-problem")).to_contain_text("7e" if "7e" in asked else "Nonsense")
    expect(ann.page.get_by_placeholder("Find a card")).to_be_visible()
    expect(ann.see("lab-edition")).to_have_value("4e")


def test_a_layout_is_still_there_after_the_board_and_when_the_page_is_loaded_again(arrive: Arrive) -> None:
    ann = enters(arrive)
    ann.page.route("**/api/analysis*", lambda route: route.abort())
    lays(ann, "Archery", "board-0")
    ann.see("to-board").click()
    expect(ann.see("board")).to_be_visible()
    ann.page.go_back()
    expect(ann.see("lab-pile-0-red")).to_contain_text("Archery")
    expect(ann.see("lab-undo")).to_be_disabled()
    lays(ann, "Oars", "hand-1")
    ann.see("to-board").click()
    ann.see("to-lab").click()
    expect(ann.see("place-hand-1")).to_contain_text("Oars")
    expect(ann.page).to_have_url(re.compile("/lab#p="))
    ann.page.reload()
    expect(ann.see("place-hand-1")).to_contain_text("Oars")
    expect(ann.see("lab-pile-0-red")).to_contain_text("Archery")


def test_what_is_forgotten_of_a_position_from_the_board_is_said_and_the_rest_can_be_played_on(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.page.route("**/api/analysis*", lambda route: route.abort())
    asked = {
        "players": [
            {"name": "Ann", "board": {"red": ["Archery"]}, "hand": ["Tools"]},
            {"name": "Bob", "hand": ["Oars", "Clothing"]},
        ],
        "decks": {"1": ["Writing", "Sailing"]},
        "turn": {"player": "Ann", "actions": 1},
    }
    told = ann.api("POST", "/api/board", {"position": asked})
    archery = next(
        number for number, option in enumerate(told["decision"]["options"]) if option["label"] == "Dogma Archery"
    )
    told = ann.api("POST", "/api/board", {"position": asked, "answers": [archery]})
    ann.open("/board")
    ann.see("paste").fill(json.dumps(told["position"]))
    ann.see("open-pasted").click()
    expect(ann.see("decision")).to_contain_text("Bob")
    ann.see("to-lab").click()
    expect(ann.see("lab-note")).to_contain_text("the question that was open here is forgotten")
    expect(ann.see("to-board")).to_be_enabled()
    ann.see("to-board").click()
    expect(ann.see("decision")).to_contain_text("Ann")


def test_after_a_concession_the_cards_are_laid_out_and_played_on(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.page.route("**/api/analysis*", lambda route: route.abort())
    table = finished_match(ann, "intrapreneurs", "standard", 12)
    ann.open(f"/board?table={table}&at=9999")
    expect(ann.see("board-result")).to_be_visible()
    ann.see("to-lab").click()
    expect(ann.see("lab-note")).to_contain_text("This game was over")
    expect(ann.see("to-board")).to_be_enabled()


def test_of_a_record_the_last_position_is_laid_out(arrive: Arrive) -> None:
    ann = enters(arrive)
    board = {"players": [{"name": "Dora", "hand": ["Archery"]}, {"name": "Emil"}]}
    told = ann.api("POST", "/api/board", {"position": board, "answers": [1], "also": ["record"]})
    assert told["view"]["players"][0]["board"]["red"]["cards"]
    ann.see("lab-text").click()
    ann.see("plan-text").fill(told["record"])
    ann.see("plan-read").click()
    expect(ann.see("lab-pile-0-red")).to_contain_text("Archery")
    expect(ann.see("lab-player-1")).to_contain_text("Emil")


def test_where_only_teams_are_so_many_the_lab_says_so(arrive: Arrive) -> None:
    ann = enters(arrive)
    ann.see("lab-players").select_option("6")
    expect(ann.see("reasons")).to_contain_text("is for 2 to 5 players, not 6; in teams so many can play")
    for seat, team in enumerate("ABABAB"):
        ann.page.get_by_label("Team of").nth(seat).fill(team)
    ann.page.keyboard.press("Tab")
    expect(ann.see("reasons")).to_have_count(0)
