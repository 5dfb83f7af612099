"""The analysis board in a browser: lines, variations, evaluation, and taking positions along."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Arrive
from browser.finished import finished_match
from browser.people import Person
from helpers import rearranging_by_another
from splay.innovation import position

SMALL: dict[str, Any] = {
    "players": [
        {"name": "Ann", "board": {"red": ["Archery"]}, "hand": ["Tools"]},
        {"name": "Bob", "hand": ["Oars", "Clothing"]},
    ],
    "decks": {"1": ["Writing", "Sailing"]},
}


def without_evaluation(page: Page) -> None:
    """Let nobody think: most of these tests are about something else."""
    page.route("**/api/analysis*", lambda route: route.fulfill(status=404, json={"error": {"kind": "x", "words": "-"}}))


def paste(person: Person, text: str) -> None:
    """Open a position or a record on an empty board."""
    without_evaluation(person.page)
    person.open("/board")
    person.see("paste").fill(text)
    person.see("open-pasted").click()


def tries(person: Person, label: str) -> None:
    """Try an option by its words, and wait until the board has gone there."""
    at = person.see("board").get_attribute("data-at")
    person.see("decision").get_by_role("button", name=label).first.click()
    person.see("confirm").click()
    expect(person.see("board")).not_to_have_attribute("data-at", str(at))


def test_options_are_tried_for_every_seat_and_each_line_is_kept(arrive: Arrive) -> None:
    ann = arrive("ann")
    paste(ann, json.dumps(SMALL))
    expect(ann.see("decision")).to_contain_text("Ann")
    expect(ann.see("note-2")).to_have_text("demand: Bob")
    tries(ann, "Dogma Archery")
    # Bob is asked now, by the same person; what the demand drew lies open.
    expect(ann.see("hand-1")).to_contain_text("Writing")
    tries(ann, "Oars")
    expect(ann.see("hand-0")).to_contain_text("Oars")
    expect(ann.see("twig")).to_have_count(3)
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.see("hand-1")).to_contain_text("Oars")
    tries(ann, "Clothing")
    expect(ann.see("variation")).to_have_count(1)
    expect(ann.see("hand-0")).to_contain_text("Clothing")
    # A click leads to the other line, keys lead back to this one, and home.
    ann.see("twig").filter(has_text="Oars").click()
    expect(ann.see("hand-0")).to_contain_text("Oars")
    ann.page.locator("body").press("ArrowDown")
    expect(ann.see("hand-0")).to_contain_text("Clothing")
    ann.see("promote").click()
    expect(ann.see("variation")).to_contain_text("Oars")
    ann.see("cut").click()
    expect(ann.see("variation")).to_have_count(0)
    expect(ann.see("twig").filter(has_text="Oars")).to_have_count(1)
    ann.page.get_by_role("button", name="To the start").click()
    expect(ann.see("board-0").get_by_test_id("pile-0-red")).to_contain_text("Archery")
    ann.page.get_by_role("tab", name="Log").click()
    expect(ann.see("log")).to_contain_text("Nothing yet")


def test_the_board_is_played_by_keyboard_alone(arrive: Arrive) -> None:
    ann = arrive("ann", sure=True)
    paste(ann, json.dumps(SMALL))
    expect(ann.see("option-2")).to_contain_text("Dogma Archery")
    ann.page.wait_for_timeout(400)  # nobody reads a question in less: such a key would not count
    ann.page.locator("body").press("3")
    expect(ann.see("decision")).to_contain_text("Bob")
    ann.page.locator("body").press("u")
    expect(ann.see("option-2")).to_contain_text("Dogma Archery")
    ann.page.locator("body").press("ArrowRight")
    expect(ann.see("hand-1")).to_contain_text("Writing")
    ann.page.locator("body").press("Home")
    expect(ann.see("option-2")).to_contain_text("Dogma Archery")


def test_one_seat_sees_its_own_cards_and_no_others(arrive: Arrive) -> None:
    ann = arrive("ann")
    paste(ann, json.dumps(SMALL))
    ann.see("viewer").select_option(label="What Bob sees")
    expect(ann.see("not-seen")).to_contain_text("Bob does not see what Ann can choose")
    expect(ann.see("hand")).to_contain_text("Clothing")
    expect(ann.see("board-0")).not_to_contain_text("Tools")
    ann.see("open-all").click()
    expect(ann.see("hand-0")).to_contain_text("Tools")


def test_a_link_carries_the_position_and_texts_can_be_copied_and_pasted(arrive: Arrive) -> None:
    ann, bob = arrive("ann"), arrive("bob")
    paste(ann, json.dumps(SMALL))
    tries(ann, "Dogma Archery")
    ann.see("carry").click()
    link, text = ann.see("board-link").input_value(), ann.see("position-text").input_value()
    record = ann.see("record-text").input_value()
    assert json.loads(text)["pending"]["answers"] == [2] and record.startswith("splay record 1\n")
    without_evaluation(bob.page)
    bob.open(link)
    expect(bob.see("decision")).to_contain_text("Hand over your highest card")
    expect(bob.see("hand-1")).to_contain_text("Writing")
    paste(bob, text)
    expect(bob.see("decision")).to_contain_text("Hand over your highest card")
    paste(bob, record)
    expect(bob.see("twig")).to_have_text(["Start", re.compile("Dogma Archery")])
    bob.page.locator("body").press("End")
    expect(bob.see("hand-1")).to_contain_text("Writing")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "this is not JSON"),
        ('{"players": [{"name": "ann", "hand": ["Archry"]}, {"name": "bob"}]}', "did you mean Archery?"),
        ("splay record 1\ngame: innovation\n", "the record is cut short"),
        ("{" + " " * 60_000, "That is too much: at most 48 KiB can be sent at once."),
    ],
)
def test_what_cannot_be_opened_is_told_why(arrive: Arrive, text: str, words: str) -> None:
    ann = arrive("ann")
    paste(ann, text)
    expect(ann.see("board-problem")).to_contain_text(words)
    ann.open("/board#p=damaged")
    expect(ann.see("board-problem")).to_contain_text("The link is damaged")


@pytest.mark.parametrize(("game", "edition"), [("innovation", "4e"), ("intrapreneurs", "standard")])
def test_a_replay_leads_to_the_board_at_the_moment_that_is_shown(arrive: Arrive, game: str, edition: str) -> None:
    ann = arrive("ann")
    table = finished_match(ann, game, edition, 12)
    without_evaluation(ann.page)
    ann.open(f"/replay/{table}?at=6")
    expect(ann.see("replay-at")).to_contain_text("6 of")
    # A server that is away for a moment is asked again.
    ann.page.route("**/api/board*", lambda route: route.abort(), times=1)
    shown = ann.api("GET", f"/api/tables/{table}/replay?at=6")
    ann.see("to-board").click()
    expect(ann.page.locator('[data-testid="twig"][aria-current="true"]')).to_be_visible()
    expect(ann.see("board")).to_have_attribute("data-at", "6")
    expect(ann.see("decision")).to_contain_text(shown["decision"]["options"][0]["label"])
    ann.open(f"/table/{table}")
    ann.see("result").get_by_test_id("to-board").click()
    expect(ann.see("twig")).to_have_count(shown["length"] + 1)


def test_a_later_moment_is_there_at_once_and_only_a_step_on_is_told(arrive: Arrive) -> None:
    ann = arrive("ann", pace="step")
    table = finished_match(ann, "innovation", "4e", 12)
    without_evaluation(ann.page)
    telling = ann.page.locator(".telling")
    ann.open(f"/board?table={table}&at=10")
    expect(ann.see("option-0")).to_be_visible()
    expect(ann.see("board")).to_have_attribute("data-at", "10")
    ann.page.locator("body").press("Home")
    expect(ann.see("board")).to_have_attribute("data-at", "0")
    ann.page.locator("body").press("PageDown")
    expect(ann.see("board")).to_have_attribute("data-at", "10")
    expect(ann.see("option-0")).to_be_visible()
    expect(telling).to_have_count(0)
    # An answer that is given here is told; who leaves meanwhile is elsewhere at once.
    tries(ann, "Draw")
    expect(telling).to_be_visible()
    ann.page.locator("body").press("Home")
    expect(telling).to_have_count(0)
    ann.page.locator("body").press("End")
    expect(ann.see("board-result")).to_be_visible()


def test_the_lines_of_a_match_are_still_there_when_the_page_is_loaded_again_in_another_one(arrive: Arrive) -> None:
    ann = arrive("ann")
    table = finished_match(ann, "innovation", "4e", 12)
    without_evaluation(ann.page)
    replayed = ann.api("GET", f"/api/tables/{table}/replay?at=10")
    ann.open(f"/board?table={table}&at=10")
    expect(ann.see("twig")).to_have_count(replayed["length"] + 1)
    played = ann.see("twig").nth(11).inner_text()
    labels = [option["label"] for option in replayed["decision"]["options"]]
    other = next(label for label in labels if label not in played)
    tries(ann, other)
    expect(ann.see("variation")).to_have_count(1)
    expect(ann.see("twig")).to_have_count(replayed["length"] + 2)
    expect(ann.page).to_have_url(re.compile("/board#p="))
    ann.page.reload()
    expect(ann.see("variation")).to_have_count(1)
    expect(ann.see("twig")).to_have_count(replayed["length"] + 2)
    expect(ann.page.locator('[data-testid="twig"][aria-current="true"]')).to_contain_text(other)


def seats(person: Person) -> list[str]:
    """Return the numbers of players that can be chosen on an empty board."""
    return person.see("how-many").locator("option").all_inner_texts()


def test_as_many_are_dealt_cards_as_can_play(arrive: Arrive) -> None:
    ann = arrive("ann")
    without_evaluation(ann.page)
    ann.open("/board")
    ann.see("how-many").select_option("5 players")
    ann.page.get_by_label("Edition").select_option("1e")
    expect(ann.see("how-many")).to_have_value("4")
    ann.page.get_by_label("Echoes").check()
    assert seats(ann)[-1] == "5 players"
    ann.page.get_by_label("Edition").select_option("3e")
    ann.page.get_by_label("Echoes").check()
    assert seats(ann)[-1] == "8 players"
    ann.page.get_by_label("Game").select_option("intrapreneurs")
    expect(ann.see("how-many")).to_have_value("4")
    ann.see("begin").click()
    expect(ann.see("viewer").locator("option")).to_have_count(5)


CUT = """(bar) => [...bar.querySelectorAll(".part > span")].filter((words) =>
    words.getClientRects().length > 0 && words.offsetWidth > words.parentElement.offsetWidth).length"""


def test_chances_of_seven_players_are_told_only_where_there_is_room(arrive: Arrive) -> None:
    ann = arrive("ann", viewport={"width": 1280, "height": 800})
    chances = [0.14, 0.13, 0.15, 0.14, 0.14, 0.15, 0.15]
    told = {"seat": 0, "chance": 0.14, "sure": [0.1, 0.2], "options": [], "seed": 1, "chances": chances}
    ann.page.route("**/api/analysis*", lambda route: route.fulfill(json={**told, "budget": 1500}))
    ann.open("/board")
    ann.page.get_by_label("Edition").select_option("3e")
    ann.see("how-many").select_option("7 players")
    ann.see("begin").click()
    expect(ann.see("chances")).to_have_attribute("aria-label", re.compile("^Ann 14 %, Bob 13 %.* Gil 15 %$"))
    for width in (1280, 390, 900):
        ann.page.set_viewport_size({"width": width, "height": 800})
        assert ann.see("chances").evaluate(CUT) == 0, f"every number fits at {width}"
    ann.page.get_by_role("tab", name="Evaluation").click()
    expect(ann.see("everybody")).to_have_text(re.compile("^Ann 14 %, Bob 13 %, .*, Gil 15 %$"))


SLOWLY = """
    const fetched = window.fetch;
    window.fetch = async (...asked) => {
        if (String(asked[0]).includes("/api/board")) await new Promise((done) => setTimeout(done, 700));
        return fetched(...asked);
    };
"""


@pytest.mark.parametrize(("game", "edition"), [("innovation", "4e"), ("intrapreneurs", "standard")])
def test_the_board_waits_for_a_slow_server(arrive: Arrive, game: str, edition: str) -> None:
    ann = arrive("ann", own=True)
    table = finished_match(ann, game, edition, 12)
    without_evaluation(ann.page)
    ann.page.add_init_script(SLOWLY)
    ann.open(f"/board?table={table}&at=6")
    expect(ann.see("board")).to_have_attribute("data-at", "6")
    ann.page.keyboard.press("ArrowRight")
    expect(ann.see("board")).to_have_attribute("data-at", "7")


def test_the_evaluation_grows_and_can_be_switched_off(arrive: Arrive) -> None:
    ann = arrive("ann")
    asked: list[dict[str, Any]] = []

    def evaluate(route: Route) -> None:
        body: dict[str, Any] = route.request.post_data_json or {}
        asked.append(body)
        chance = 0.4 + body["budget"] / 10_000
        options = [
            {"index": 2, "label": "Dogma Archery", "chance": chance, "sure": [0.3, 0.6], "leads": "then Draw"},
            {"index": 0, "label": "Draw", "chance": 0.2, "sure": [0.1, 0.3], "leads": ""},
        ]
        told = {"seat": 0, "chance": chance, "sure": [0.3, 0.6], "options": options, "seed": 1}
        route.fulfill(json={**told, "budget": body["budget"], "chances": [chance, 1 - chance]})

    ann.page.route("**/api/analysis*", evaluate)
    ann.open("/board")
    ann.see("paste").fill(json.dumps(SMALL))
    ann.see("open-pasted").click()
    ann.page.get_by_role("tab", name="Evaluation").click()
    expect(ann.see("chance")).to_have_text("55 %")
    expect(ann.see("chances")).to_have_attribute("aria-label", "Ann 55 %, Bob 45 %")
    budgets = [body["budget"] for body in asked]
    assert budgets == sorted(set(budgets)) and len(budgets) > 2, "more and more care"
    assert all(body["open"] and body["answers"] == [] for body in asked)
    # An option that is valued can be tried from there.
    ann.see("valued").filter(has_text="Dogma Archery").click()
    expect(ann.see("board")).to_have_attribute("data-at", "1")
    ann.see("evaluate").click()
    expect(ann.page.get_by_role("tab", name="Evaluation")).to_have_count(0)
    expect(ann.see("chances")).to_have_count(0)


def test_where_it_is_judged_at_sight_the_evaluation_says_so(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/board")
    ann.see("paste").fill(json.dumps(position.dump(rearranging_by_another())))
    ann.see("open-pasted").click()
    ann.see("viewer").select_option(label="What ann sees")
    ann.page.get_by_role("tab", name="Evaluation").click()
    expect(ann.see("at-sight")).to_contain_text("fits all that ann has seen", timeout=60_000)
    expect(ann.see("evaluation")).to_contain_text("No lines looked at", timeout=60_000)
    # With every card open nothing has to be guessed.
    ann.see("viewer").select_option(label="Every card open")
    expect(ann.see("valued").first).to_be_visible(timeout=60_000)
    expect(ann.see("at-sight")).to_have_count(0)


@pytest.mark.parametrize("expansions", [[], ["cities", "artifacts", "echoes", "figures"]])
def test_an_empty_board_deals_a_game_on_a_phone_too(arrive: Arrive, expansions: list[str]) -> None:
    ann = arrive("ann", viewport={"width": 390, "height": 844}, has_touch=True)
    without_evaluation(ann.page)
    ann.open("/board")
    ann.page.get_by_label("Edition").select_option("3e")
    for name in expansions:
        ann.page.get_by_label(re.compile(name, re.IGNORECASE)).check()
    ann.see("begin").tap()
    for at in ("1", "2", "3"):
        ann.see("option-0").tap()
        ann.see("confirm").tap()
        expect(ann.see("board")).to_have_attribute("data-at", at)
    ann.page.get_by_role("button", name="One step back").tap()
    expect(ann.see("board")).to_have_attribute("data-at", "2")
    wide = ann.page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0, "nothing sticks out"
