"""How long things are kept, as whoever runs the server has set it."""

from pathlib import Path

import sqlalchemy as sa

from databases import address
from guests import Venue, duel, refusal
from guests import venue as open_venue
from splay.server.schema import chairs, chat, entries, seat_links, tables

DAY = 24 * 3600


def forget(venue: Venue) -> None:
    assert venue.client.portal is not None
    venue.client.portal.call(venue.house.forget)


def rows(database: Path) -> int:
    """Return how much is stored of all tables."""
    engine = sa.create_engine(address(database))
    with engine.connect() as connection:
        counts = [
            connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
            for table in (tables, chairs, entries, chat, seat_links)
        ]
    engine.dispose()
    return sum(counts)


def test_a_table_that_does_not_begin_is_forgotten_and_one_that_somebody_uses_is_not(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", keep_open_days=2) as venue:
        ann, bob, table = duel(venue)
        old, used = ann.makes_table("open", "open"), ann.makes_table("open", "open")
        old_link = ann.at(old, "seat-link")
        assert old_link.status_code == 200
        venue.time.passes(1.5 * DAY)
        bob.at(used, "sit")
        forget(venue)
        assert ann.state(old)["table"]["status"] == "open"
        venue.time.passes(DAY)
        forget(venue)
        assert refusal(ann.get(f"/api/tables/{old}/state")) == "not_found"
        assert ann.state(used)["table"]["status"] == "open"
        assert ann.state(table)["table"]["status"] == "playing", "a match that goes on is not forgotten"


def test_a_finished_match_is_kept_for_ever_unless_it_is_said_otherwise(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as venue:
        ann, _, table = duel(venue)
        ann.answers(table)
        ann.at(table, "chat", text="well played")
        ann.at(table, "seat-link")
        ann.at(table, "concede")
        venue.time.passes(10_000 * DAY)
        forget(venue)
        assert [line["text"] for line in ann.state(table)["chat"]["entries"]] == ["well played"]
        time = venue.time
    with open_venue(tmp_path / "splay.db", keep_finished_days=30, clock=time) as venue:
        forget(venue)
        assert refusal(venue.client.get(f"/api/tables/{table}/state")) == "not_found"
    assert rows(tmp_path / "splay.db") == 0


def test_what_was_said_is_forgotten_after_the_match_and_more_can_be_said(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", keep_chat_days=7) as venue:
        ann, bob, table = duel(venue)
        running = duel(venue)[2]
        for guest in (ann, bob, ann):
            guest.at(table, "chat", text="hello")
        venue.client.post(f"/api/tables/{running}/chat", json={"text": "hi"}, headers=ann.headers)
        ann.at(table, "concede")
        venue.time.passes(8 * DAY)
        with bob.looks_at(table) as page:
            forget(venue)
            assert len(page.chat) == 3
        assert bob.state(table)["chat"]["entries"] == []
        assert bob.state(table)["number"] > page.state["number"], "numbers never go back"
        assert bob.state(table)["table"]["status"] == "finished"
        assert len(ann.state(running)["chat"]["entries"]) == 1
        for text in ("are you", "still there?"):
            assert ann.at(table, "chat", text=text).status_code == 200
        assert [line["text"] for line in bob.state(table)["chat"]["entries"]] == ["are you", "still there?"]
