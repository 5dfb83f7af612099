"""Echoes of the Past at the table: what is foreseen stays hidden, and everything is told in either vocabulary."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.people import Asked, Person, at_random
from splay.innovation.edition import EDITIONS
from splay.server import guide


def states(person: Person) -> list[dict[str, Any]]:
    """Return all states of a running match that the person's browser got."""
    return [state for state in person.states if state["view"]]


def forecast(state: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """Return a player's forecast as the browser was told of it."""
    cards: list[dict[str, Any]] = state["view"]["players"][seat]["forecast"]
    return cards


def play_until_the_bot_foresees(person: Person) -> None:
    """Play games of Echoes against a bot, until one of them has come to a forecast of its."""
    choice = at_random(5)
    for _ in range(5):
        person.play_bot("innovation", "3e", "random", "echoes")
        for _ in range(150):
            asked = person.wait_for_turn()
            if asked is None:
                break
            if forecast(states(person)[-1], 1):
                return
            person.choose(choice(asked.options))
    pytest.fail("in five games the bot has foreshadowed nothing that it kept")


def test_the_forecast_of_a_bot_is_never_named(arrive: Arrive) -> None:
    ann = arrive("ann")
    play_until_the_bot_foresees(ann)
    newest = states(ann)[-1]
    backs = forecast(newest, 1)
    zone = ann.see("forecast-1")
    expect(zone.locator("[data-back]")).to_have_count(len(backs))
    expect(zone.locator("[data-card]")).to_have_count(0)
    boards, told = ann.board(), json.dumps(newest["view"])

    for state in states(ann):
        assert all(card["name"] is None and card["echo"] is None for card in forecast(state, 1))
        for entry in state["log"]["entries"]:
            move = entry["move"]
            if move and move["to"] == {"place": "forecast", "seat": 1} and move["from"]["place"] == "deck":
                assert (move["card"], entry["cards"]) == (None, [])

    # Only when the match is over does anyone learn what it was.
    ann.api("POST", f"/api/tables/{ann.table}/concede", {})
    last = ann.api("GET", f"/api/tables/{ann.table}/replay?at={newest['entries']}")["view"]
    hidden = [card["name"] for card in last["players"][1]["forecast"]]
    assert len(hidden) == len(backs) and all(hidden)
    assert [name for name in hidden if f'"{name}"' in told or f"\n{name}\n" in boards] == []


def first_turn(person: Person) -> Asked:
    """Wait for a turn of the person's, past whatever comes before the first one."""
    asked = person.wait_for_turn()
    while asked is not None and "Draw" not in asked.options:
        person.choose(0)
        asked = person.wait_for_turn()
    assert asked is not None
    return asked


def test_a_draw_tells_its_deck_and_comes_from_there(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.play_bot("innovation", "3e", "random", "echoes")
    draw = first_turn(ann).options.index("Draw")
    told = len(states(ann))
    hand = states(ann)[-1]["view"]["players"][0]["hand"]
    of_echoes = bool(hand) and all(card["set"] != "echoes" for card in hand)
    ann.see(f"option-{draw}").hover()
    expect(ann.see("decision")).to_contain_text("You would draw an Echoes " if of_echoes else "You would draw a ")
    deck = ann.page.locator('[data-place^="deck-"]').filter(has=ann.page.locator(".spot.option"))
    expect(deck).to_have_count(1)
    place = deck.get_attribute("data-place")
    ann.choose(draw)
    entries = [entry for state in states(ann)[told:] for entry in state["log"]["entries"]]
    move = next(entry["move"] for entry in entries if entry["kind"] == "draw" and entry["seat"] == 0)
    assert move["set"] == ("echoes" if of_echoes else "base")
    assert place == (f"deck-echoes {move['age']}" if of_echoes else f"deck-{move['age']}")


def test_the_whole_table_speaks_the_words_that_one_chooses(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.play_bot("innovation", "1e", "random", "echoes")
    first_turn(ann)
    expect(ann.see("board-0")).to_contain_text(re.compile("forecast", re.IGNORECASE))
    ann.see("menu").click()
    ann.see("words").select_option("iello")
    ann.page.keyboard.press("Escape")
    for words in ("Projects", "Influence", "Dominations"):
        expect(ann.see("board-0")).to_contain_text(words)
    expect(ann.see("board-0")).not_to_contain_text(re.compile("forecast", re.IGNORECASE))
    expect(ann.see("log")).to_contain_text("plays")
    expect(ann.see("log")).not_to_contain_text("melds")
    ann.page.reload()
    expect(ann.see("board-0")).to_contain_text("Projects")


def test_echoes_is_chosen_in_the_lobby_and_seats_a_fifth(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/")
    ann.page.get_by_label("Edition").select_option("1e")
    more = ann.page.get_by_role("button", name="More seats")
    more.click()
    more.click()
    expect(more).to_be_disabled()
    ann.page.get_by_label("Echoes of the Past").check()
    more.click()
    expect(more).to_be_disabled()
    ann.page.get_by_role("button", name="Make the table").click()
    expect(ann.see("seat-4")).to_be_visible()
    assert ann.api("GET", f"/api/tables/{ann.table}")["expansions"] == ["echoes"]


def test_cards_are_found_by_their_set_their_echo_and_their_bonus(arrive: Arrive) -> None:
    ann = arrive("ann")
    ann.open("/cards?edition=3e")
    every: Any = guide.cards("innovation", "3e", ["base", *EDITIONS["3e"].expansions])
    expect(ann.see("card-count")).to_have_text(f"{len(every['cards'])} cards")
    ann.page.get_by_role("button", name="Echoes of the Past").click()
    expect(ann.see("card-count")).to_have_text("105 cards")
    ann.page.get_by_role("button", name="Echo", exact=True).click()
    ann.page.get_by_role("button", name="Bonus", exact=True).click()
    article = ann.page.get_by_role("article").filter(has_text="Perfume")
    expect(article).to_contain_text("echo effect")
    ann.open("/cards?edition=3e&search=puppet")
    expect(ann.page.get_by_role("article")).to_contain_text("No effect.")
