"""What befalls a server: it stands still, its database is away or damaged, its clock is set. Nobody loses by it."""

import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocketDisconnect

import databases
from databases import address
from guests import Time, Venue, duel, elsewhere, refusal
from guests import venue as open_venue
from splay.server.settings import date

MINUTE = {"kind": "live", "seconds": 60}


def left(venue: Venue, table: str) -> float:
    """Return how much time the first player has left."""
    return float(venue.client.get(f"/api/tables/{table}/state").json()["clocks"][0]["left"])


def passes(venue: Venue, steady: Time, seconds: float) -> None:
    """Let time pass for both clocks of a server."""
    venue.time.passes(seconds)
    steady.passes(seconds)


def call(venue: Venue, work: Any) -> None:
    assert venue.client.portal is not None
    venue.client.portal.call(work)


# Clocks


def test_time_in_which_the_server_stood_still_is_nobodys_loss(tmp_path: Path) -> None:
    steady = Time()
    with open_venue(tmp_path / "splay.db", steady=steady) as venue:
        ann, _, table = duel(venue, clock=MINUTE)
        for _ in range(10):
            passes(venue, steady, 1)
            call(venue, venue.house._stay_awake)
            venue.expire()
        assert left(venue, table) == 50
        passes(venue, steady, 300)
        assert left(venue, table) == 50, "nobody was there to take an answer"
        ann.answers(table)
        assert ann.state(table)["table"]["status"] == "playing"


def test_time_in_which_the_database_was_away_is_nobodys_loss(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steady = Time()

    async def away(*_: object) -> None:
        raise OperationalError("", {}, Exception("away"))

    with open_venue(tmp_path / "splay.db", steady=steady) as venue:
        ann, _, table = duel(venue, clock=MINUTE)
        with monkeypatch.context() as patch:
            for name in ("append", "stay_awake"):
                patch.setattr(venue.house.store, name, away)
            for _ in range(100):
                passes(venue, steady, 1)
                call(venue, venue.house._stay_awake)
                venue.expire()
        call(venue, venue.house._stay_awake)
        venue.expire()
        assert left(venue, table) == 60
        assert ann.answers(table)["table"]["status"] == "playing"
        for _ in range(61):
            passes(venue, steady, 1)
            call(venue, venue.house._stay_awake)
            venue.expire()
        assert ann.state(table)["table"]["status"] == "finished", "from now on time counts again"


def test_the_systems_clock_can_be_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    before = date()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert before <= date() < before + 60


# The database


def change(folder: Path, statement: str) -> None:
    """Change something in a database by hand."""
    engine = sa.create_engine(address(folder / "splay.db"))
    with engine.begin() as connection:
        connection.execute(sa.text(statement))
    engine.dispose()


def test_a_damaged_table_keeps_neither_the_server_nor_the_lobby_from_opening(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as venue:
        ann, bob, damaged = duel(venue, clock=MINUTE)
        waiting = ann.makes_table("open", "open")
        _, _, lost = duel(venue, clock=MINUTE)
        ann.answers(damaged)
    change(tmp_path, f"UPDATE tables SET facts = '{{' WHERE id = '{damaged}'")
    change(tmp_path, f"INSERT INTO entries VALUES ('{lost}', 0, 'answer', 0, 'nonsense', 0)")
    with open_venue(tmp_path / "splay.db") as venue:
        listed = venue.client.get("/api/tables", headers=ann.headers).json()["tables"]
        assert [table["id"] for table in listed] == [waiting]
        for table in (damaged, lost):
            assert venue.client.get(f"/api/tables/{table}", headers=bob.headers).status_code >= 400
    change(tmp_path, f"UPDATE entries SET value = '0' WHERE table_id = '{lost}'")
    with open_venue(tmp_path / "splay.db") as venue:
        assert venue.client.get(f"/api/tables/{lost}").status_code == 200, "once mended, it goes on"


def test_whatever_is_wrong_with_a_row_it_is_in_nobody_elses_way(tmp_path: Path) -> None:
    wrong = ["facts = 'null'", "facts = '[]'", "facts = '{\"clock\": []}'", "asked = 9", "status = 'lost'"]
    if databases.kind() == "sqlite":
        # It takes anything in any column.
        wrong += ["created = 'long ago'", "changed = 'x'"]
    with open_venue(tmp_path / "splay.db") as venue:
        ann, bob, whole = duel(venue)
        for change_to in wrong:
            table = ann.makes_table("open", "open")
            bob.at(table, "sit")
            ann.at(table, "start")
            change(tmp_path, f"UPDATE tables SET {change_to} WHERE id = '{table}'")
    with open_venue(tmp_path / "splay.db") as venue:
        ann = elsewhere(venue, ann)
        for path in ("/api/tables", "/api/live"):
            assert [table["id"] for table in ann.get(path).json()["tables"]] == [whole]
        assert ann.put("/api/visitor", name="anna").status_code == 200
        ann.answers(whole)


def test_a_database_that_could_not_be_written_to_is_written_to_as_soon_as_it_can_be(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as venue:
        ann, _, table = duel(venue)
        engine, full = venue.house.store.engine, True
        connections = 0

        def count(*_: object) -> None:
            nonlocal connections
            connections += 1

        def refuse(connection: Any, cursor: Any, statement: str, *_: object) -> None:
            if full and statement.startswith(("INSERT", "UPDATE")):
                raise OperationalError(statement, {}, Exception("attempt to write a readonly database"))

        sa.event.listen(engine, "before_cursor_execute", refuse)
        sa.event.listen(engine, "connect", count)
        before = ann.state(table)
        for _ in range(2):
            refused = ann.at(table, "answer", to=0, index=0)
            assert (refused.status_code, refused.json()["error"]["kind"]) == (503, "away")
        assert ann.state(table)["decision"] == before["decision"], "nothing has changed"
        full = False
        assert ann.answers(table)["entries"] == 1
        assert connections > 0, "a connection that was opened for reading only is not used for ever"


def test_an_id_that_no_database_can_look_for_is_not_found(venue: Venue) -> None:
    ann = venue.guest("ann")
    for path in ("", "/state", "/record", "/replay"):
        assert refusal(ann.get(f"/api/tables/a%00b{path}")) == "not_found"
    assert refusal(ann.at("a%00b", "sit")) == "not_found"
    assert refusal(ann.post("/api/seat-links/a%00b")) == "not_found"
    assert refusal(venue.client.delete("/api/passkeys/a%00b", headers=ann.headers)) == "not_found"
    with pytest.raises(WebSocketDisconnect) as closed, ann.looks_at("a%00b") as page:
        page.hears()
    assert closed.value.code == 4404


MANY = """
    INSERT INTO tables (id, status, private, created, facts, version, asked, changed, keeper, by_itself)
    WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 70000)
    SELECT 'many' || number, status, private, created, facts, 1, asked, changed, keeper, by_itself
    FROM numbers CROSS JOIN tables
"""


def test_a_server_opens_with_70000_unfinished_matches_and_takes_none_of_them_up(tmp_path: Path) -> None:
    database = tmp_path / "splay.db"
    with open_venue(database) as venue:
        ann, _, table = duel(venue)
    engine = sa.create_engine(address(database))
    with engine.begin() as connection:
        connection.execute(sa.text(MANY))
    with open_venue(database) as venue:
        assert venue.client.get("/ready").status_code == 200
        assert venue.house.count_in_memory("playing") == 0
        elsewhere(venue, ann).answers(table)
        assert venue.house.count_in_memory("playing") == 1
    with engine.begin() as connection:
        connection.execute(sa.text("DELETE FROM tables WHERE id LIKE 'many%'"))
    engine.dispose()
