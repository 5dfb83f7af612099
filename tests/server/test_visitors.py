"""Who a visitor is, and that nobody can be someone else."""

from pathlib import Path

import pytest

from guests import Venue, refusal
from guests import venue as open_venue
from splay.server.visitors import COOKIE


def test_the_first_visit_gives_a_cookie_that_scripts_cannot_read_and_later_ones_keep_it(venue: Venue) -> None:
    first = venue.client.get("/api/visitor")
    assert "HttpOnly" in first.headers["set-cookie"]
    assert "SameSite=lax" in first.headers["set-cookie"]
    again = venue.client.get("/api/visitor")
    assert again.json() == first.json()
    assert "set-cookie" not in again.headers


def test_a_visitor_chooses_a_name_and_keeps_it_after_a_restart(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as before:
        before.client.get("/api/visitor")
        assert before.client.put("/api/visitor", json={"name": "  Zoë   Q "}).json()["name"] == "Zoë Q"
        cookie = before.client.cookies[COOKIE]
    with open_venue(tmp_path / "splay.db") as after:
        after.client.cookies.set(COOKIE, cookie)
        assert after.client.get("/api/visitor").json()["name"] == "Zoë Q"


def test_a_cookie_that_this_server_did_not_sign_is_refused_and_replaced(tmp_path: Path) -> None:
    with open_venue(tmp_path / "other.db") as other:
        other.client.get("/api/visitor")
        foreign = other.client.cookies[COOKIE]
    with open_venue(tmp_path / "splay.db") as venue:
        for cookie in (foreign, "forged", f"{foreign}x", "."):
            venue.client.cookies.set(COOKIE, cookie)
            assert refusal(venue.client.post("/api/quick", json={})) == "forbidden"
            assert refusal(venue.client.put("/api/visitor", json={"name": "eve"})) == "forbidden"
            venue.client.cookies.clear()
            assert "set-cookie" in venue.client.get("/api/visitor", headers={"cookie": f"{COOKIE}={cookie}"}).headers
            venue.client.cookies.clear()


def test_nobody_in_particular_can_look_but_not_act(venue: Venue) -> None:
    table = venue.guest("ann").makes_table("open", "open")
    assert venue.client.get(f"/api/tables/{table}").json()["you"] == {"seat": None, "host": False, "kicked": False}
    for what in ("sit", "start", "leave", "concede", "undo", "seat-link", "rematch"):
        assert refusal(venue.client.post(f"/api/tables/{table}/{what}", json={})) == "forbidden"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("<b>ann</b>", "<b>ann</b>"),  # text, and shown as text
        ("an\u202en\x00\x1b[31m", "ann[31m"),
        ("a\u200bn\nn", "an n"),
        ("\u3164ann\u2800\u115fb\uffa0", "ann b"),
        ("a" * 24, "a" * 24),
    ],
)
def test_a_name_is_cleaned_of_what_cannot_be_seen(venue: Venue, typed: str, shown: str) -> None:
    ann = venue.guest("ann")
    assert ann.put("/api/visitor", name=typed).json()["name"] == shown


NOTHING = [
    "\u3164",
    "\u115f\u1160",
    "\u2800 \u2800",
    "\u034f",
    "\uffa0",
    "\ufe0f",
    "\u17b4\u17b5",
    "\u180b",
    "\U0001d159",
]
"""Letters, signs and marks of which nothing can be seen."""


@pytest.mark.parametrize("typed", ["", "   ", "a" * 25, "ann, bob", "\u202e\u200b", *NOTHING])
def test_a_name_that_cannot_be_is_refused(venue: Venue, typed: str) -> None:
    ann = venue.guest("ann")
    assert refusal(ann.put("/api/visitor", name=typed)) == "illegal"
    assert ann.get("/api/visitor").json()["name"] == "ann"


@pytest.mark.parametrize("typed", NOTHING)
def test_a_line_of_chat_of_which_nothing_can_be_seen_is_refused(venue: Venue, typed: str) -> None:
    ann = venue.guest("ann")
    table = ann.makes_table("open", "open")
    assert refusal(ann.at(table, "chat", text=typed)) == "illegal"
    assert ann.state(table)["chat"]["entries"] == []


def test_a_new_name_is_shown_at_tables_that_have_not_begun_and_not_in_matches(venue: Venue) -> None:
    ann, bob = venue.guest("ann"), venue.guest("bob")
    waiting, playing = ann.makes_table("open", "open"), ann.makes_table("open", "open")
    bob.at(playing, "sit")
    ann.at(playing, "start")
    ann.put("/api/visitor", name="Anne")
    assert ann.get(f"/api/tables/{waiting}").json()["seats"][0]["name"] == "Anne"
    assert ann.get(f"/api/tables/{playing}").json()["seats"][0]["name"] == "ann"


def test_two_players_of_one_name_are_told_apart(venue: Venue) -> None:
    first, second = venue.guest("ann"), venue.guest("ann")
    table = first.makes_table("open", "open")
    second.at(table, "sit")
    seats = first.at(table, "start").json()["seats"]
    assert [seat["name"] for seat in seats] == ["ann", "ann 2"]
    assert [player["name"] for player in first.state(table)["view"]["players"]] == ["ann", "ann 2"]


# Seat links


def test_a_seat_link_brings_the_seat_to_another_browser_once(venue: Venue) -> None:
    ann, bob = venue.guest("ann"), venue.guest("bob")
    table = ann.makes_table("open", "open")
    bob.at(table, "sit")
    ann.at(table, "start")
    link = ann.at(table, "seat-link").json()
    assert link["path"] == f"/seat/{link['token']}"
    other_browser = venue.client
    assert other_browser.post(f"/api/seat-links/{link['token']}").json() == {"table": table}
    assert other_browser.get(f"/api/tables/{table}/state").json()["table"]["you"]["seat"] == 0
    assert other_browser.get("/api/visitor").json() == {"id": ann.id, "name": "ann"}
    assert ann.state(table)["table"]["you"]["seat"] == 0
    other_browser.cookies.clear()
    assert refusal(other_browser.post(f"/api/seat-links/{link['token']}")) == "not_found"


def test_a_seat_link_is_only_for_those_who_sit_there_and_ends_after_a_day(venue: Venue) -> None:
    ann, eve = venue.guest("ann"), venue.guest("eve")
    table = ann.makes_table("open", "open")
    assert refusal(eve.at(table, "seat-link")) == "not_yours"
    token = ann.at(table, "seat-link").json()["token"]
    venue.time.passes(24 * 3600 + 1)
    assert refusal(eve.post(f"/api/seat-links/{token}")) == "not_found"
    assert refusal(eve.post("/api/seat-links/nothing")) == "not_found"
