"""What whoever runs a server does at its database, while the server runs on it."""

import errno
import io
import json
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

import broken_bots
import databases
from command import Ran, splay
from databases import address
from guests import Guest, Page, Venue, duel, elsewhere, refusal
from guests import venue as open_venue
from splay.server.admin import copies
from splay.server.schema import chairs, chat, entries, seat_links, tables


@pytest.fixture(autouse=True)
def nobody_at_the_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPLAY_DATABASE", raising=False)
    monkeypatch.setattr(sys, "stdin", io.StringIO())


def admin(folder: Path, *words: str) -> Ran:
    return splay("admin", *words, "--database", address(folder / "splay.db"))


def done(folder: Path, *words: str) -> str:
    """Do something, which must go well."""
    ran = admin(folder, *words)
    assert ran.code == 0, ran.err + ran.out
    return ran.out


def told(folder: Path, *words: str) -> Any:
    return json.loads(done(folder, *words, "--json"))


def wait_until(is_so: Callable[[], bool]) -> None:
    end = monotonic() + 30
    while not is_so():
        assert monotonic() < end, "it has not come to pass"
        sleep(0.02)


def change(folder: Path, statement: str, name: str = "splay.db") -> None:
    """Change something in a database by hand."""
    engine = sa.create_engine(address(folder / name))
    with engine.begin() as connection:
        connection.execute(sa.text(statement))
    engine.dispose()


def count_rows(folder: Path) -> list[int]:
    engine = sa.create_engine(address(folder / "splay.db"))
    with engine.connect() as connection:
        counts = [
            connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
            for table in (tables, chairs, entries, chat, seat_links)
        ]
    engine.dispose()
    return counts


def is_gone(page: Page) -> bool:
    """Take in what a page is told until it is sent away."""
    try:
        while True:
            page.hears()
    except WebSocketDisconnect:
        return True


# Tables


def test_tables_are_listed_and_shown_without_anybodys_cards(venue: Venue, tmp_path: Path) -> None:
    ann, bob, table = duel(venue)
    ann.answers(table)
    bob.at(table, "chat", text="good luck")
    waiting = bob.makes_table("open", "open", private=True)
    listed = told(tmp_path, "list")
    assert {found["id"]: found["status"] for found in listed} == {table: "playing", waiting: "open"}
    assert [found["id"] for found in told(tmp_path, "list", "--status", "playing", "--visitor", ann.id)] == [table]
    assert table in done(tmp_path, "list", "--most", "0") and "ann, bob" in done(tmp_path, "list")
    found = told(tmp_path, "show", table)
    assert [(seat["name"], seat["visitor"]) for seat in found["seats"]] == [("ann", ann.id), ("bob", bob.id)]
    assert found["entries"] == 1
    assert [(line["text"], line["visitor"]) for line in found["chat"]] == [("good luck", bob.id)]
    assert "seed" not in json.dumps(found)
    assert f"seat 1: bob (visitor {bob.id})" in done(tmp_path, "show", table)


def test_a_match_that_is_closed_is_over_for_everybody_at_once(venue: Venue, tmp_path: Path) -> None:
    ann, bob, table = duel(venue)
    ann.answers(table)
    with bob.looks_at(table) as page:
        assert f"{table} is closed" in done(tmp_path, "close", table, "--yes")
        while page.state["table"]["status"] != "finished":
            page.hears_state()
        assert page.state["table"]["result"]["kind"] == "closed"
        assert "has closed this table" in page.log[-1]["text"]
    assert refusal(bob.at(table, "answer", to=1, index=0)) in ("finished", "stale")
    assert ann.get(f"/api/tables/{table}/record").status_code == 200
    assert "finished already" in admin(tmp_path, "close", table, "--yes").err
    assert "all is well" in done(tmp_path, "check")


def test_a_table_that_waits_is_closed_and_no_longer_listed(venue: Venue, tmp_path: Path) -> None:
    ann, bob = venue.guest("ann"), venue.guest("bob")
    table = ann.makes_table("open", "open")
    done(tmp_path, "close", table, "--yes")
    wait_until(lambda: bool(ann.state(table)["table"]["status"] == "finished"))
    assert refusal(bob.at(table, "sit")) == "finished"
    assert bob.get("/api/tables").json()["tables"] == []


def test_what_is_deleted_is_gone_and_is_never_written_back(venue: Venue, tmp_path: Path) -> None:
    ann, bob, table = duel(venue)
    ann.answers(table)
    ann.at(table, "chat", text="hello")
    ann.at(table, "seat-link")
    with bob.looks_at(table) as page:
        assert f"{table} is deleted" in done(tmp_path, "delete", table, "--yes")
        assert is_gone(page)
    for guest in (ann, bob):
        assert refusal(guest.get(f"/api/tables/{table}/state")) == "not_found"
    assert count_rows(tmp_path) == [0, 0, 0, 0, 0]
    assert "there is no table" in admin(tmp_path, "delete", table, "--yes").err


def test_a_server_that_has_not_heard_yet_cannot_write_a_deleted_table_back(
    venue: Venue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, table = duel(venue)
    waiting = ann.makes_table("open", "open")
    monkeypatch.setattr("splay.server.admin.tables.tell_nodes", lambda *_: None)
    for each in (table, waiting):
        done(tmp_path, "delete", each, "--yes")
    assert refusal(ann.at(table, "seat-link")) == "not_found"
    assert refusal(ann.at(waiting, "chat", text="hello?")) == "not_found"
    assert refusal(ann.at(table, "answer", to=0, index=0)) == "not_found"
    assert count_rows(tmp_path) == [0, 0, 0, 0, 0]


def test_a_bot_that_thinks_writes_nothing_to_a_deleted_table(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", make_bot=broken_bots.hanging) as venue:
        ann = venue.guest("ann")
        table = ann.post("/api/quick", level="greedy").json()["id"]
        ann.answers(table)
        done(tmp_path, "delete", table, "--yes")
        wait_until(lambda: ann.get(f"/api/tables/{table}/state").status_code == 404)
        assert count_rows(tmp_path) == [0, 0, 0, 0, 0]


def test_nothing_is_done_that_was_not_confirmed(venue: Venue, tmp_path: Path) -> None:
    ann, _, table = duel(venue)
    before = count_rows(tmp_path)
    for words in (["close", table], ["delete", table], ["forget", ann.id], ["ban", ann.id]):
        assert admin(tmp_path, *words).code == 1, words
    assert count_rows(tmp_path) == before
    assert told(tmp_path, "barred") == []
    assert ann.state(table)["table"]["status"] == "playing"


# Muting and banning


def test_who_is_muted_neither_speaks_nor_chooses_a_name(venue: Venue, tmp_path: Path) -> None:
    ann, bob, table = duel(venue)
    assert told(tmp_path, "people", "bob") == [{"visitor": bob.id, "name": "bob"}]
    done(tmp_path, "mute", bob.id, "--why", "mind your words")
    wait_until(lambda: bob.at(table, "chat", text="spam").status_code == 403)
    assert "mind your words" in bob.at(table, "chat", text="spam").json()["error"]["words"]
    assert refusal(bob.put("/api/visitor", name="spam")) == "forbidden"
    assert ann.at(table, "chat", text="peace").status_code == 200
    ann.answers(table)
    assert bob.state(table)["table"]["status"] == "playing", "who is muted plays on"
    assert [(bar["who"], bar["how"], bar["why"]) for bar in told(tmp_path, "barred")] == [
        (bob.id, "muted", "mind your words")
    ]
    assert "is not banned" in admin(tmp_path, "unban", bob.id).err
    done(tmp_path, "unmute", bob.id)
    wait_until(lambda: bob.at(table, "chat", text="sorry").status_code == 200)


def test_who_is_banned_is_sent_away_and_stays_away_after_a_restart(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as venue:
        ann, bob, table = duel(venue)
        with bob.looks_at(table) as page:
            done(tmp_path, "ban", bob.id, "--yes")
            assert is_gone(page)
        assert refusal(bob.get("/api/tables")) == "forbidden"
        with pytest.raises(WebSocketDisconnect) as closed, bob.looks_at(table) as page:
            page.hears()
        assert closed.value.code == 4403
        assert ann.state(table)["table"]["status"] == "playing"
    with open_venue(tmp_path / "splay.db") as venue:
        assert refusal(elsewhere(venue, bob).get("/api/tables")) == "forbidden"
        done(tmp_path, "unban", bob.id)
        wait_until(lambda: elsewhere(venue, bob).get("/api/tables").status_code == 200)


def test_an_address_is_banned_of_ipv6_with_all_that_belongs_to_it(venue: Venue, tmp_path: Path) -> None:
    def status(host: str) -> int:
        return TestClient(venue.client.app, client=(host, 5)).get("/api/games").status_code

    assert "203.0.113.7 is banned" in done(tmp_path, "ban", "203.0.113.7", "--yes")
    assert "2001:db8:1:2::/64 is banned" in done(tmp_path, "ban", "2001:db8:1:2::9", "--yes")
    wait_until(lambda: status("2001:db8:1:2::1234") == 403)
    assert [status(host) for host in ("203.0.113.7", "203.0.113.8", "2001:db8:1:3::1")] == [403, 200, 200]
    done(tmp_path, "unban", "2001:db8:1:2::/64")
    wait_until(lambda: status("2001:db8:1:2::1234") == 200)
    assert "neither a visitor nor an address" in admin(tmp_path, "ban", "203.0.113.700", "--yes").err
    assert "neither a visitor nor an address" in admin(tmp_path, "mute", "a b").err


def test_a_visitor_whose_id_begins_like_an_option_is_taken_for_what_they_are(venue: Venue, tmp_path: Path) -> None:
    for who in ("-fabcdefghijklmn", "--abcdefghijklmn"):
        assert f"{who} is muted" in done(tmp_path, "mute", who, "--why", "noise")
        assert f"{who} is no longer muted" in done(tmp_path, "unmute", who)
    assert admin(tmp_path, "ban", "--yse", "abcdefghijklmnop").code == 2
    assert "neither a visitor" in admin(tmp_path, "mute", "--wyh").err
    assert told(tmp_path, "barred") == []


# People


def test_a_person_gets_all_that_is_stored_of_them(venue: Venue, tmp_path: Path) -> None:
    ann, bob, table = duel(venue)
    ann.answers(table)
    ann.at(table, "chat", text="my words")
    bob.at(table, "chat", text="not mine")
    other = bob.makes_table("open", "open")
    ann.at(other, "chat", text="as one who looks on")
    file = tmp_path / "ann.json"
    done(tmp_path, "export", ann.id, str(file))
    data = json.loads(file.read_text())
    assert (data["visitor"], data["name"]) == (ann.id, "ann")
    assert [(part["table"], part["seat"], len(part["entries"])) for part in data["tables"]] == [(table, 0, 1)]
    assert sorted(line["text"] for line in data["said"]) == ["as one who looks on", "my words"]
    assert "seed" not in file.read_text() and "not mine" not in file.read_text()
    assert file.stat().st_mode & 0o077 == 0
    assert "cannot be written" in admin(tmp_path, "export", ann.id, str(file)).err
    assert json.loads(done(tmp_path, "export", ann.id, "-")) == data
    assert "nothing is stored of a visitor" in admin(tmp_path, "export", "nobody", "-").err


def test_a_person_is_forgotten_and_what_is_finished_stays_with_a_neutral_name(venue: Venue, tmp_path: Path) -> None:
    ann, bob, over = duel(venue)
    ann.at(over, "chat", text="secret words")
    ann.answers(over)
    bob.at(over, "concede")
    assert "ann" in ann.state(over)["table"]["result"]["words"]
    running = ann.makes_table("open", "open")
    bob.at(running, "sit")
    ann.at(running, "start")
    waiting = ann.makes_table("open", "open", "open")
    bob.at(waiting, "sit")
    alone = ann.makes_table("open", "open")
    bobs = bob.makes_table("open", "open")
    ann.at(bobs, "chat", text="looking on")
    with bob.looks_at(running) as page:
        assert f"{ann.id} is forgotten" in done(tmp_path, "forget", ann.id, "--yes")
        assert is_gone(page)
    wait_until(lambda: bool(bob.state(over)["table"]["seats"][0]["name"] == "Somebody"))
    state = bob.state(over)
    assert state["table"]["result"]["words"].startswith("Somebody wins")
    assert [(line["name"], line["text"]) for line in state["chat"]["entries"]] == [("Somebody", "(removed)")]
    assert not any("ann" in line["text"].split() for line in state["log"]["entries"])
    played = bob.state(running)["table"]
    assert (played["status"], played["result"]["winners"]) == ("finished", [1]), "who is forgotten concedes"
    assert bob.state(waiting)["table"]["you"]["host"], "the next one is the host"
    assert bob.state(waiting)["table"]["seats"][0]["kind"] == "open"
    assert bob.state(alone)["table"]["status"] == "finished"
    assert [line["text"] for line in bob.state(bobs)["chat"]["entries"]] == ["(removed)"]
    assert ann.get("/api/visitor").json()["name"].startswith("Guest ")
    assert ann.get("/api/tables").json()["tables"][0]["mine"] is False
    assert "all is well" in done(tmp_path, "check")
    dump = done(tmp_path, "list", "--json") + done(tmp_path, "show", over)
    assert ann.id not in dump and '"ann"' not in dump
    assert bob.get(f"/api/tables/{over}/record").status_code == 200
    assert bob.at(over, "rematch").status_code == 200


def test_a_bot_plays_on_alone_no_more_when_its_only_person_is_forgotten(venue: Venue, tmp_path: Path) -> None:
    ann = venue.guest("ann")
    table = ann.makes_table("open", "random", "random")
    done(tmp_path, "forget", ann.id, "--yes")
    wait_until(lambda: bool(venue.client.get(f"/api/tables/{table}").json()["status"] == "finished"))
    assert "all is well" in done(tmp_path, "check")


# Copies


def play_some(venue: Venue) -> tuple[Guest, Guest, str, str]:
    ann, bob, table = duel(venue)
    for _ in range(6):
        mover = ann if ann.state(table)["decision"]["yours"] else bob
        mover.answers(table)
    ann.at(table, "chat", text="für später ☃")
    loser, _, over = duel(venue)
    assert loser.at(over, "concede").status_code == 200
    return ann, bob, table, over


def test_a_backup_of_a_running_server_is_restored_with_all_that_was_confirmed(tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    with open_venue(tmp_path / "splay.db") as venue:
        ann, bob, table, _ = play_some(venue)
        before = ann.state(table)
        out = done(tmp_path, "backup", str(file))
        assert "2 tables" in out and file.stat().st_mode & 0o077 == 0
        mover = ann if before["decision"]["yours"] else bob
        mover.answers(table)
        assert "is there already" in admin(tmp_path, "backup", str(file)).err
        assert "a server is running" in admin(tmp_path, "restore", str(file), "--yes").err
    assert admin(tmp_path, "restore", str(file)).code == 1, "it asks"
    out = done(tmp_path, "restore", str(file), "--yes")
    if databases.kind() == "sqlite":
        kept = next(tmp_path.glob("splay.db.before-*"))
        assert str(kept) in out
        with closing(sqlite3.connect(kept)) as connection:
            assert connection.execute("SELECT count(*) FROM entries").fetchone() == (8,)
    with open_venue(tmp_path / "splay.db") as venue:
        after = elsewhere(venue, ann).state(table)
        assert (after["view"], after["chat"], after["entries"]) == (before["view"], before["chat"], 6)
        assert "all is well" in done(tmp_path, "check")
    assert not list(tmp_path.glob("*.part")) and not list(tmp_path.glob("*.restored"))


def test_a_backup_of_an_older_version_is_restored_and_nonsense_is_not(tmp_path: Path) -> None:
    older = tmp_path / "older.db"
    with closing(sqlite3.connect(older)) as connection:
        connection.executescript((Path(__file__).parent / "older" / "schema-2.sql").read_text())
    (tmp_path / "text.db").write_text("this is no database at all, and never was one")
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection:
        connection.execute("CREATE TABLE meta (x)")
    with open_venue(tmp_path / "splay.db") as venue:
        table = play_some(venue)[2]
    before = count_rows(tmp_path)
    backup = tmp_path / "lost.db"
    done(tmp_path, "backup", str(backup))
    with closing(sqlite3.connect(backup)) as connection:
        connection.execute("DELETE FROM meta WHERE key = 'secret'")
        connection.commit()
    with closing(sqlite3.connect(tmp_path / "like.db")) as connection:
        connection.executescript("CREATE TABLE meta (x); CREATE TABLE tables (x)")
    for name, words in (
        ("text.db", "is no backup"),
        ("other.db", "is no backup of Splay"),
        ("no.db", "no file"),
        ("like.db", "cannot be restored"),
        ("lost.db", "has lost the secret"),
    ):
        assert words in admin(tmp_path, "restore", str(tmp_path / name), "--yes").err
    with closing(sqlite3.connect(tmp_path / "later.db")) as connection:
        connection.executescript((Path(__file__).parent / "older" / "schema-3.sql").read_text())
        connection.execute("UPDATE alembic_version SET version_num = '99'")
        connection.commit()
    assert "version 99" in admin(tmp_path, "restore", str(tmp_path / "later.db"), "--yes").err
    assert count_rows(tmp_path) == before, "nothing was lost over it"
    done(tmp_path, "restore", str(older), "--yes")
    assert {found["status"] for found in told(tmp_path, "list")} == {"open", "playing", "finished"}
    assert refusal_of(tmp_path, table)


def test_a_database_that_is_damaged_beyond_use_is_replaced_by_a_backup_and_kept(tmp_path: Path) -> None:
    if databases.kind() != "sqlite":
        pytest.skip("a PostgreSQL keeps its files")
    with open_venue(tmp_path / "splay.db") as venue:
        ann, _, table, _ = play_some(venue)
        done(tmp_path, "backup", str(tmp_path / "backup.db"))
    (tmp_path / "splay.db").write_bytes(b"nothing of this is left" * 1000)
    assert "cannot be used" in admin(tmp_path, "check").out
    done(tmp_path, "restore", str(tmp_path / "backup.db"), "--yes")
    assert next(tmp_path.glob("splay.db.before-*")).read_bytes().startswith(b"nothing of this")
    with open_venue(tmp_path / "splay.db") as venue:
        assert elsewhere(venue, ann).state(table)["entries"] == 6


def test_a_backup_for_which_there_is_no_room_is_not_blamed_on_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if databases.kind() == "sqlite":
        pytest.skip("SQLite copies itself")
    with open_venue(tmp_path / "splay.db") as venue:
        play_some(venue)

    def no_room(engine: sa.Engine) -> str:
        raise sa.exc.OperationalError("", {}, sqlite3.OperationalError("database or disk is full"))

    monkeypatch.setattr(copies, "take_up", no_room)
    ran = admin(tmp_path, "backup", str(tmp_path / "backup.db"))
    assert ran.code == 2 and f"{tmp_path / 'backup.db'} cannot be written: database or disk is full" in ran.err
    assert not list(tmp_path.glob("backup.db*"))


def test_a_backup_that_was_checked_can_be_restored_from_where_nothing_can_be_written(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as venue:
        ann, _, table, _ = play_some(venue)
        done(tmp_path, "backup", str(tmp_path / "backup.db"))
    assert splay("admin", "check", "--database", f"sqlite:///{tmp_path / 'backup.db'}").code == 0
    before = {file.name for file in tmp_path.iterdir()}
    with closing(sqlite3.connect(copies._read_only(tmp_path / "backup.db"), uri=True)) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (2,)
        assert {file.name for file in tmp_path.iterdir()} == before, "nothing is laid beside it"
    done(tmp_path, "restore", str(tmp_path / "backup.db"), "--yes")
    with open_venue(tmp_path / "splay.db") as venue:
        assert elsewhere(venue, ann).state(table)["entries"] == 6


def refusal_of(folder: Path, table: str) -> bool:
    with open_venue(folder / "splay.db") as venue:
        return refusal(venue.client.get(f"/api/tables/{table}")) == "not_found"


def test_a_database_is_moved_with_every_row_and_only_into_an_empty_one(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as venue:
        ann, _, table, over = play_some(venue)
        done(tmp_path, "ban", "203.0.113.7", "--yes")
        before = ann.state(table)
        record = ann.get(f"/api/tables/{over}/record").text
        running = splay("admin", "move", address(tmp_path / "splay.db"), f"sqlite:///{tmp_path / 'new.db'}")
        assert running.code == 2 and "a server is running" in running.err
    with open_venue(tmp_path / "busy.db"):
        busy = address(tmp_path / "busy.db")
        running = splay("admin", "move", address(tmp_path / "splay.db"), busy)
        assert running.code == 2 and "a server is running" in running.err, "who comes there would be nobody afterwards"
    there, back = f"sqlite:///{tmp_path / 'new.db'}", address(tmp_path / "back.db", new=True)
    parts = []
    for source, target in ((address(tmp_path / "splay.db"), there), (there, back)):
        ran = splay("admin", "move", source, target, "--json")
        assert ran.code == 0, ran.err
        parts.append(json.loads(ran.out))
        again = splay("admin", "move", source, target)
        assert again.code == 2 and "is not empty" in again.err
    assert parts[0] == parts[1]
    assert {name: parts[0][name]["rows"] for name in ("tables", "chairs", "entries", "chat", "barred")} == {
        "tables": 2, "chairs": 4, "entries": 7, "chat": 1, "barred": 1,
    }  # fmt: skip
    assert "moved to itself" in splay("admin", "move", back, back).err
    with open_venue(tmp_path / "back.db") as venue:
        moved = elsewhere(venue, ann)
        assert moved.state(table)["view"] == before["view"], "everybody is who they were"
        assert moved.get(f"/api/tables/{over}/record").text == record


# Damage


def test_damage_is_told_table_by_table(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as venue:
        _, _, whole, _ = play_some(venue)
        gap, unreadable, illegal = (play_some(venue)[2] for _ in range(3))
        unended = play_some(venue)[3]
    assert told(tmp_path, "check")["damage"] == []
    change(tmp_path, f"DELETE FROM entries WHERE table_id = '{gap}' AND number = 2")
    change(tmp_path, f"UPDATE tables SET facts = '{{' WHERE id = '{unreadable}'")
    change(tmp_path, f"UPDATE entries SET value = '77' WHERE table_id = '{illegal}' AND number = 3")
    change(tmp_path, f"DELETE FROM entries WHERE table_id = '{unended}'")
    ran = admin(tmp_path, "check", "--json")
    assert ran.code == 1
    found = {each["table"]: each["words"] for each in json.loads(ran.out)["damage"]}
    assert found.keys() == {gap, unreadable, illegal, unended} and whole not in found
    assert "number 2 is missing" in found[gap]
    assert "cannot be read" in found[unreadable]
    assert "cannot be played once more" in found[illegal]
    assert "its match is not over" in found[unended]
    quick = admin(tmp_path, "check", "--quick")
    assert quick.code == 1 and illegal not in quick.out and f"table {gap}: " in quick.out
    assert "is damaged" in admin(tmp_path, "show", unreadable).err
    for table in found:
        done(tmp_path, "delete", table, "--yes")
    assert "all is well" in done(tmp_path, "check")


def test_a_damaged_file_and_rows_of_nobody_are_told(tmp_path: Path) -> None:
    if databases.kind() != "sqlite":
        pytest.skip("a PostgreSQL keeps its files, and knows no rows of nobody")
    with open_venue(tmp_path / "splay.db") as venue:
        play_some(venue)
    with closing(sqlite3.connect(tmp_path / "splay.db")) as connection:
        connection.execute("INSERT INTO chat VALUES ('nowhere', 0, 'x', 0, 'y', 0, NULL)")
        connection.commit()
    ran = admin(tmp_path, "check")
    assert ran.code == 1 and "a row of chat belongs to no table" in ran.out


@pytest.mark.parametrize("page", [0, -1])
def test_a_damaged_file_is_told_as_far_as_it_can_be_read(tmp_path: Path, page: int) -> None:
    if databases.kind() != "sqlite":
        pytest.skip("a PostgreSQL keeps its files")
    with open_venue(tmp_path / "splay.db") as venue:
        for _ in range(20):
            play_some(venue)
    file = tmp_path / "splay.db"
    pages = [file.read_bytes()[start : start + 4096] for start in range(0, file.stat().st_size, 4096)]
    pages[page] = b"\xaa" * 4096
    file.write_bytes(b"".join(pages))
    ran = admin(tmp_path, "check")
    assert ran.code == 1 and ("file is not a database" if page == 0 else "the file is damaged") in ran.out


def test_a_damaged_file_that_cannot_be_moved_is_the_one_that_is_named(tmp_path: Path) -> None:
    if databases.kind() != "sqlite":
        pytest.skip("a PostgreSQL keeps its files")
    with open_venue(tmp_path / "splay.db") as venue:
        play_some(venue)
    change(tmp_path, "PRAGMA journal_mode=DELETE")
    with closing(sqlite3.connect(tmp_path / "splay.db")) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()[0]
    with (tmp_path / "splay.db").open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"x" * 4096)
    ran = splay("admin", "move", address(tmp_path / "splay.db"), f"sqlite:///{tmp_path / 'new.db'}")
    assert ran.code == 2 and "splay.db cannot be read" in ran.err


# What is not there


def test_what_can_be_no_database_is_told_and_nothing_is_changed(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as venue:
        play_some(venue)
    backup, folder = str(tmp_path / "backup.db"), tmp_path / "folder"
    done(tmp_path, "backup", backup)
    folder.mkdir(0o750)
    for url, words in (
        (f"sqlite:///{folder}", "is a folder: name a file in it"),
        ("sqlite://", "keeps nothing: name a file"),
        ("postgresql+psycopg://me:secret@:port/splay", "is no address of a database"),
        ("mysql://me@host/splay", "name a file of SQLite or a PostgreSQL"),
    ):
        for command in (["list"], ["restore", backup, "--yes"], ["backup", str(tmp_path / "other.db")]):
            ran = splay("admin", *command, "--database", url)
            assert ran.code == 2 and words in ran.err and "secret" not in ran.err, (url, command, ran.err)
        assert words in splay("admin", "move", address(tmp_path / "splay.db"), url).err
    assert folder.stat().st_mode & 0o777 == 0o750 and not list(folder.iterdir())
    assert not (tmp_path / "other.db").exists()


def test_a_file_of_somebody_else_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(file: Path) -> bool:
        raise PermissionError(errno.EACCES, "Permission denied", str(file))

    monkeypatch.setattr(Path, "is_file", refuse)
    for words in (["list"], ["check"], ["backup", str(tmp_path / "b.db")], ["restore", str(tmp_path / "b"), "--yes"]):
        ran = splay("admin", *words, "--database", f"sqlite:///{tmp_path / 'splay.db'}")
        assert ran.code == 2 and "Permission denied: be the user that it belongs to" in ran.err


def test_nothing_is_put_in_the_place_of_a_file_that_cannot_be_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if databases.kind() != "sqlite":
        pytest.skip("a PostgreSQL keeps its files")
    with open_venue(tmp_path / "splay.db") as venue:
        play_some(venue)
    done(tmp_path, "backup", str(tmp_path / "backup.db"))
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def refuse(file: Any, *given: Any, **options: Any) -> sqlite3.Connection:
        return connect(tmp_path if file == tmp_path / "splay.db" else file, *given, **options)

    monkeypatch.setattr(sqlite3, "connect", refuse)
    ran = admin(tmp_path, "restore", str(tmp_path / "backup.db"), "--yes")
    assert ran.code == 2 and "cannot be told whether a server is running" in ran.err
    assert not list(tmp_path.glob("splay.db.before-*"))


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "nothing" / "splay.db"
    for words in (["list"], ["check"], ["backup", str(tmp_path / "b.db")]):
        ran = splay("admin", *words, "--database", f"sqlite:///{file}")
        assert ran.code == 2 and "there is no database" in ran.err
    assert not file.parent.exists() and not (tmp_path / "b.db").exists()


def test_a_database_of_another_version_is_told(tmp_path: Path) -> None:
    file = tmp_path / "older.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((Path(__file__).parent / "older" / "schema-2.sql").read_text())
    ran = splay("admin", "list", "--database", f"sqlite:///{file}")
    assert ran.code == 2 and "is of an older version" in ran.err


def test_what_makes_no_sense_is_told(venue: Venue, tmp_path: Path) -> None:
    assert "--status is one of open, playing, finished" in admin(tmp_path, "list", "--status", "lost").err
    assert "there is no table 'x'" in admin(tmp_path, "show", "x").err
    assert "Nobody is called eve" in done(tmp_path, "people", "eve")
    no_text = b"\xff".decode(errors="surrogateescape")
    for words in (["show", no_text], ["people", no_text], ["ban", "203.0.113.7", "--why", no_text, "--yes"]):
        ran = admin(tmp_path, *words)
        assert ran.code == 2 and "is no text" in ran.err
    assert admin(tmp_path, "list", "--most", str(10**30)).code == 2
    assert "There are no such tables" in done(tmp_path, "list")
