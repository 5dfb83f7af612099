"""Reviews of matches that are over: asked for once or often, made while somebody waits, and kept with the match."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from guests import Guest, Json, Venue, duel, elsewhere, refusal
from guests import venue as open_venue
from splay.analysis.moments import Care
from splay.server.admin.people import forget_person
from splay.server.reviews import PATIENCE
from splay.server.schema import reviews
from splay.server.store import delete_tables
from splay.server.worker_process import WorkFailed

FEW = Care(1, 6, 6)


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.analysis.review.QUICK", FEW)
    monkeypatch.setattr("splay.analysis.review.CAREFUL", FEW)


@pytest.fixture(scope="module")
def venue(server_of_kind: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Venue]:
    with open_venue(tmp_path_factory.mktemp("reviews") / "splay.db") as opened:
        yield opened


def over(venue: Venue, **wish: Any) -> tuple[Guest, Guest, str]:
    """Let ann and bob play a few answers, and bob give up."""
    ann, bob, table = duel(venue, **wish)
    for _ in range(4):
        asked = ann if (ann.state(table)["decision"] or {}).get("yours") else bob
        asked.answers(table)
    assert bob.at(table, "concede").status_code == 200
    return ann, bob, table


def look(guest: Guest, table: str, **query: Any) -> Json:
    told: Json = guest.get(f"/api/tables/{table}/review", **query).json()
    return told


def wait(guest: Guest, table: str) -> Json:
    """Look at a review until it is done or has failed."""
    while (told := look(guest, table))["state"] in ("waiting", "running"):
        assert 0 <= told["progress"] < 1
        assert told["review"] is None
        assert told["words"]
    return told


class Held:
    """Reviews that are made only when a test lets them be."""

    def __init__(self) -> None:
        self.begun = 0
        self.ended = 0
        self.error: Exception | None = None

    async def make(self, do: object, finished: object, match: object, underway: Any) -> Json:
        self.begun += 1
        underway.state, underway.progress = "running", 0.25
        if self.error is not None:
            raise self.error
        try:
            await asyncio.Event().wait()
        finally:
            self.ended += 1
        raise AssertionError


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    held = Held()
    monkeypatch.setattr("splay.server.reviews._made", held.make)
    return held


def begun(guest: Guest, table: str) -> None:
    """Wait until a review is being made."""
    while look(guest, table)["state"] == "waiting":
        pass


def test_a_review_is_made_kept_and_told_to_whoever_asks_after_a_restart_as_well(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as before:
        ann, bob, table = over(before)
        assert look(ann, table)["state"] == "none"
        assert ann.at(table, "review").json()["state"] in ("waiting", "running")
        told = wait(ann, table)
        assert (told["state"], told["progress"], told["words"]) == ("done", 1, "")
        review = told["review"]
        assert review["names"] == ["ann", "bob"]
        assert review["length"] == 5
        assert len(review["chances"]) == 6
        assert review["chances"][-1] == [1, 0]
        assert all(abs(sum(chances) - 1) < 0.001 for chances in review["chances"])
        assert [seat["name"] for seat in review["seats"]] == ["ann", "bob"]
        assert bob.at(table, "review").json() == told
    with open_venue(tmp_path / "splay.db") as after:
        assert look(elsewhere(after, bob), table) == told


def test_asked_twice_it_is_made_once(venue: Venue, held: Held) -> None:
    ann, bob, table = over(venue)
    for guest in (ann, bob, ann):
        assert guest.at(table, "review").status_code == 200
    begun(bob, table)
    assert held.begun == 1
    assert look(bob, table) == {
        "state": "running", "progress": 0.25, "review": None, "words": "It waits for its turn.",
    }  # fmt: skip


def test_it_is_not_made_when_nobody_waits_any_more(venue: Venue, held: Held) -> None:
    ann, bob, table = over(venue)
    ann.at(table, "review")
    begun(bob, table)

    def delete(guest: Guest) -> Any:
        return venue.client.delete(f"/api/tables/{table}/review", headers=guest.headers)

    assert delete(ann).status_code == 204
    assert held.ended == 0, "bob still waits"
    assert delete(bob).status_code == 204
    assert look(ann, table)["state"] == "none"
    assert held.ended == 1
    assert delete(ann).status_code == 204, "who leaves twice has left"


def test_who_does_not_look_for_a_while_does_not_wait(venue: Venue, held: Held) -> None:
    ann, _, table = over(venue)
    ann.at(table, "review")
    begun(ann, table)
    assert venue.client.portal is not None
    venue.time.passes(PATIENCE - 1)
    venue.client.portal.call(_end, venue)
    assert look(ann, table)["state"] == "running"
    venue.time.passes(PATIENCE + 1)
    venue.client.portal.call(_end, venue)
    assert look(ann, table)["state"] == "none"
    assert held.ended == 1
    ann.at(table, "review")
    begun(ann, table)
    assert held.begun == 2


async def _end(venue: Venue) -> None:
    venue.house.end_unwanted_reviews()


def test_one_that_fails_says_so_and_can_be_asked_for_again(venue: Venue, held: Held) -> None:
    held.error = WorkFailed("the worker process broke twice")
    ann, _, table = over(venue)
    ann.at(table, "review")
    told = wait(ann, table)
    assert (told["state"], told["words"]) == ("failed", "This match could not be reviewed just now. Ask again.")
    held.error = None
    ann.at(table, "review")
    begun(ann, table)
    assert look(ann, table)["state"] == "running"


def test_a_match_in_which_nothing_was_decided_says_so(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    bob.at(table, "draw", yes=True)
    ann.at(table, "draw", yes=True)
    ann.at(table, "review")
    told = wait(ann, table)
    assert told["state"] == "failed"
    assert told["words"] == "Nothing was decided in this match: there is nothing to review."


def test_a_draw_by_consent_is_reviewed_as_it_ended(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    for guest in (ann, bob):
        if (guest.state(table)["decision"] or {}).get("yours"):
            guest.answers(table)
    ann.at(table, "draw", yes=True)
    bob.at(table, "draw", yes=True)
    ann.at(table, "review")
    review = wait(ann, table)["review"]
    assert review["chances"][-1] == [0.5, 0.5]
    assert review["result"]["winners"] == []


def test_only_matches_that_are_over_are_reviewed(venue: Venue) -> None:
    ann, _, table = duel(venue)
    for ask in (ann.at(table, "review"), ann.get(f"/api/tables/{table}/review")):
        assert refusal(ask) == "forbidden"
    waiting = ann.makes_table("open", "open")
    assert refusal(ann.at(waiting, "review")) == "not_started"
    assert refusal(ann.at("nowhere", "review")) == "not_found"
    assert refusal(venue.client.delete("/api/tables/nowhere/review")) == "not_found"


def test_a_review_goes_with_its_match(venue: Venue) -> None:
    ann, _, table = over(venue)
    ann.at(table, "review")
    assert wait(ann, table)["state"] == "done"
    store = venue.house.store

    def delete(connection: sa.Connection) -> None:
        delete_tables(connection, [table])

    async def forget() -> int:
        await store.write(delete)
        return len(await store.read(sa.select(reviews.c.table_id).where(reviews.c.table_id == table)))

    assert venue.client.portal is not None
    assert venue.client.portal.call(forget) == 0


def test_two_nodes_that_make_the_same_review_keep_one(venue: Venue) -> None:
    ann, _, table = over(venue)
    ann.at(table, "review")
    made = wait(ann, table)["review"]
    assert venue.client.portal is not None
    venue.client.portal.call(venue.house._keep_review, table, made)
    assert look(ann, table)["review"] == made


def test_somebody_who_is_forgotten_is_in_no_review(venue: Venue) -> None:
    ann, bob, table = over(venue)
    ann.at(table, "review")
    assert wait(ann, table)["state"] == "done"
    forget_person(venue.house.store.engine, ann.id, venue.house.bounds)
    with venue.house.store.engine.connect() as connection:
        kept = sa.select(reviews.c.table_id).where(reviews.c.table_id == table)
        assert connection.execute(kept).all() == []
    assert look(bob, table)["state"] == "none"
