"""Hints at tables: what a strong player would do, for the one who is asked, and everyone is told."""

import asyncio
from pathlib import Path

import pytest

from guests import Guest, Venue, duel, refusal
from guests import venue as open_venue
from splay.server.refusal import Refused
from splay.server.visitors import Visitor

TOLD = "ann asks what a strong player would do."


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.server.bots.HINT_SECONDS", 0.2)


@pytest.fixture(autouse=True)
def ann_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.server.lobby.new_seed", lambda: 4)


def log(guest: Guest, table: str) -> list[str]:
    return [line["text"] for line in guest.state(table)["log"]["entries"]]


def test_the_one_who_is_asked_gets_the_best_options_with_their_chances(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    ann.answers(table)
    bob.answers(table)
    hint = ann.at(table, "hint").json()
    decision = ann.state(table)["decision"]
    assert hint["to"] == decision["to"]
    labels = {option["index"]: option["label"] for option in decision["options"]}
    assert 1 <= len(hint["options"]) == min(3, len(labels))
    for option in hint["options"]:
        assert option["label"] == labels[option["index"]]
        assert 0 <= option["chance"] <= 1
    assert ann.answers(table, hint["options"][0]["index"])["entries"] == decision["to"] + 1


def test_everyone_at_the_table_is_told_once_for_each_decision(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    first = ann.at(table, "hint").json()
    assert ann.at(table, "hint").json()["to"] == first["to"]
    assert log(ann, table).count(TOLD) == log(bob, table).count(TOLD) == 1
    ann.answers(table)
    bob.answers(table)
    ann.at(table, "hint")
    assert log(bob, table).count(TOLD) == 2


def test_that_a_hint_was_taken_is_still_told_after_a_restart(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as before:
        ann, _, table = duel(before)
        ann.at(table, "hint")
        decision = ann.state(table)["decision"]
    with open_venue(tmp_path / "splay.db") as after:
        again = Guest(after, ann.token, ann.id, ann.name)
        assert log(again, table).count(TOLD) == 1
        assert again.state(table)["decision"] == decision


def test_a_hint_is_for_the_one_who_is_asked(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    assert refusal(bob.at(table, "hint")) == "not_your_turn"
    assert refusal(venue.guest("eve").at(table, "hint")) == "not_yours"
    waiting = ann.makes_table("open", "open")
    assert refusal(ann.at(waiting, "hint")) == "not_started"
    bob.at(table, "concede")
    assert refusal(ann.at(table, "hint")) == "finished"
    assert log(ann, table).count(TOLD) == 0


def test_there_are_no_hints_at_a_table_with_a_clock(venue: Venue) -> None:
    ann, _, table = duel(venue, clock={"kind": "live", "seconds": 600})
    response = ann.at(table, "hint")
    assert refusal(response) == "forbidden"
    assert response.json()["error"]["words"] == "This table plays against the clock: there are no hints here."
    assert TOLD not in log(ann, table)


def test_nobody_has_two_hints_thought_about_at_the_same_time(venue: Venue) -> None:
    ann, _, table = duel(venue)
    who = Visitor(ann.id, ann.name)

    async def twice() -> list[object]:
        asked = (venue.house.hint(table, who, None) for _ in range(2))
        return await asyncio.gather(*asked, return_exceptions=True)

    assert venue.client.portal is not None
    first, second = venue.client.portal.call(twice)
    assert isinstance(first, dict)
    assert isinstance(second, Refused) and second.kind == "too_many"
    assert "options" in ann.at(table, "hint").json()


def test_a_hint_for_a_match_that_goes_on_meanwhile_is_not_given(venue: Venue) -> None:
    ann, bob, table = duel(venue)

    async def concede_meanwhile() -> object:
        hint = asyncio.create_task(venue.house.hint(table, Visitor(ann.id, ann.name), None))
        while not venue.house._live[table].play.entries:  # type: ignore[union-attr]  # the match has begun
            await asyncio.sleep(0)
        await venue.house.concede(table, Visitor(bob.id, bob.name))
        return (await asyncio.gather(hint, return_exceptions=True))[0]

    assert venue.client.portal is not None
    outcome = venue.client.portal.call(concede_meanwhile)
    assert isinstance(outcome, Refused) and outcome.kind == "stale"


def test_a_hint_that_cannot_be_found_says_so(venue: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, table = duel(venue)
    monkeypatch.setattr("splay.server.bots.hint", len)
    response = ann.at(table, "hint")
    assert response.status_code == 500
    assert response.json()["error"]["words"] == "No hint could be found just now."
