"""What is stored: everything that was confirmed, once, whatever happens to the server."""

import asyncio
import json
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from databases import address
from guests import Json, Server, Time, Venue, duel, elsewhere, refusal
from guests import venue as open_venue
from splay.kernel.errors import SplayError
from splay.server.records import Entry
from splay.server.schema import entries, tables
from splay.server.store import Conflict, Store


def test_a_restart_in_the_middle_of_play_changes_nothing_that_anyone_sees(tmp_path: Path) -> None:
    time = Time()
    with open_venue(tmp_path / "splay.db", clock=time) as venue:
        ann, bob, table = duel(venue)
        ann.answers(table)
        ann.at(table, "undo")
        ann.answers(table, 1)
        bob.answers(table)
        ann.at(table, "chat", text="hello")
        waiting = ann.makes_table("open", "open", private=True)
        before = [(guest.headers, guest.state(table)) for guest in (ann, bob)]
    time.passes(1)
    with open_venue(tmp_path / "splay.db", clock=time) as venue:
        for headers, state in before:
            after = venue.client.get(f"/api/tables/{table}/state", headers=headers).json()
            assert after == state
        assert venue.client.get(f"/api/tables/{waiting}").json()["status"] == "open"


def test_servers_that_take_up_a_new_database_at_the_same_moment_share_it(tmp_path: Path) -> None:
    for number in range(5):
        url = address(tmp_path / f"{number}.db", new=True)
        with ThreadPoolExecutor(4) as pool:
            stores = list(pool.map(Store, [url] * 4))
        assert len({store.secret for store in stores}) == 1
        for store in stores:
            store.close()


def test_a_list_shows_what_another_server_has_changed(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as here, open_venue(tmp_path / "splay.db") as there:
        ann, bob = here.guest("ann"), there.guest("bob")
        table = ann.makes_table("open", "open")
        bob.at(table, "sit")
        (listed,) = ann.get("/api/tables").json()["tables"]
        assert [seat["name"] for seat in listed["seats"]] == ["ann", "bob"]


def test_no_table_has_a_name_that_a_command_line_takes_for_an_option(venue: Venue) -> None:
    ann = venue.guest("ann")
    assert all(ann.makes_table("open", "random").isalnum() for _ in range(40))


def test_tables_that_nobody_uses_are_dropped_from_memory_and_come_back_unchanged(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", live_tables=2) as venue:
        ann, bob, table = duel(venue)
        ann.answers(table)
        before = bob.state(table)
        for _ in range(3):
            ann.makes_table("open", "open")
        assert table not in venue.house._live
        venue.time.passes(1)
        after = bob.state(table)
        assert after == before


def entry(number: int) -> Entry:
    return Entry(number, "answer", 0, "0", 1.0)


async def test_a_number_is_written_once_and_only_the_second_writer_fails(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as venue:
        _, _, table = duel(venue)
    first, second = Store(address(tmp_path / "splay.db")), Store(address(tmp_path / "splay.db"))
    try:
        await first.append(table, entry(0))
        results = await asyncio.gather(
            second.append(table, entry(0)),
            second.append(table, entry(1)),
            second.append(table, entry(1)),
            second.append(table, entry(2)),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [Conflict, type(None), Conflict, type(None)]
        assert [stored.number for stored in await first.entries(table)] == [0, 1, 2]
    finally:
        first.close()
        second.close()


async def test_of_many_matches_that_go_on_together_only_the_one_fails_whose_table_has_changed(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as venue:
        ids = [duel(venue)[2] for _ in range(5)]
    store = Store(address(tmp_path / "splay.db"))
    try:
        facts = [(await store.stored(table)) for table in ids]
        moved = [stored.facts.copy() for stored in facts if stored is not None]
        for each in moved:
            each.asked, each.changed = 1, 2.0
        moved[2].version -= 1
        works = [store.append(table, entry(0), each, False) for table, each in zip(ids, moved, strict=True)]
        results = await asyncio.gather(*works, return_exceptions=True)
        assert [type(result) for result in results] == [type(None)] * 2 + [Conflict] + [type(None)] * 2
        for place, table in enumerate(ids):
            stored = await store.stored(table)
            assert stored is not None
            assert [each.number for each in stored.entries] == ([] if place == 2 else [0])
            assert stored.facts.asked == (0 if place == 2 else 1)
            # What was not retold is as it was, and the version that is known here is the one that is stored.
            assert stored.facts.host and (place == 2 or stored.facts.version == moved[place].version)
    finally:
        store.close()


def test_of_two_servers_on_one_database_only_one_takes_an_answer_and_the_other_learns_of_it(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as one, open_venue(tmp_path / "splay.db") as two:
        ann, _, table = duel(one)
        elsewhere = two.client.get(f"/api/tables/{table}/state", headers=ann.headers).json()
        assert elsewhere["decision"]["to"] == 0
        ann.answers(table, 1)
        body = {"to": 0, "index": 0}
        late = two.client.post(f"/api/tables/{table}/answer", json=body, headers=ann.headers)
        assert refusal(late) == "stale"
        known = two.client.get(f"/api/tables/{table}/state", headers=ann.headers).json()
        assert known["view"] == ann.state(table)["view"]
        assert known["entries"] == 1


def test_of_two_servers_on_one_database_only_one_gives_a_seat_away(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as one, open_venue(tmp_path / "splay.db") as two:
        ann, bob, cat = one.guest("ann"), one.guest("bob"), one.guest("cat")
        table = ann.makes_table("open", "open")
        late = elsewhere(two, cat)
        assert late.state(table)["table"]["seats"][1]["kind"] == "open"
        assert bob.at(table, "sit").status_code == 200
        assert refusal(late.at(table, "sit")) in ("stale", "full")
        assert refusal(late.at(table, "sit")) == "full", "the other server has learnt of it"
        assert [seat["name"] for seat in late.state(table)["table"]["seats"]] == ["ann", "bob"]
        assert [seat["name"] for seat in ann.state(table)["table"]["seats"]] == ["ann", "bob"]


def test_of_two_servers_on_one_database_only_one_starts_a_match_and_only_one_makes_the_rematch(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as one, open_venue(tmp_path / "splay.db") as two:
        ann, bob = one.guest("ann"), one.guest("bob")
        table = ann.makes_table("open", "open")
        bob.at(table, "sit")
        late = elsewhere(two, ann)
        late.state(table)
        ann.at(table, "start")
        assert refusal(late.at(table, "start")) in ("stale", "full")
        assert late.state(table)["view"] == ann.state(table)["view"]
        bob.at(table, "concede")
        assert refusal(late.at(table, "concede")) in ("stale", "finished")
        assert late.state(table)["table"]["status"] == "finished"
        again = bob.at(table, "rematch").json()["id"]
        found = late.at(table, "rematch")
        if found.status_code != 200:
            assert refusal(found) == "stale", "on SQLite one server learns of another by coming too late"
            found = late.at(table, "rematch")
        assert found.json()["id"] == again
        assert [listed["id"] for listed in ann.get("/api/tables").json()["tables"]] == [again]


def test_an_answer_that_cannot_be_stored_is_neither_confirmed_nor_kept(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, table = duel(venue)
    before = ann.state(table)

    def broken(*_: object) -> Exception:
        return OSError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(venue.house.store, "_try", broken)
        with pytest.raises(OSError, match="full"):
            ann.at(table, "answer", to=0, index=0)
    after = ann.state(table)
    assert after["decision"] == before["decision"]
    assert after["entries"] == 0


def older_rules(database: Path) -> None:
    """Let all matches of a database be of the first version of the rules."""
    engine = sa.create_engine(address(database))
    with engine.begin() as connection:
        for row in connection.execute(sa.select(tables.c.id, tables.c.facts)).all():
            older = json.dumps({**json.loads(row.facts), "rules": 1})
            connection.execute(sa.update(tables).where(tables.c.id == row.id).values(facts=older))
    engine.dispose()


def test_a_match_that_older_rules_began_goes_on(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as venue:
        ann, bob, table = duel(venue)
        ann.answers(table, 1)
        before = bob.state(table)
    older_rules(tmp_path / "splay.db")
    with open_venue(tmp_path / "splay.db") as venue:
        after = elsewhere(venue, bob).state(table)
        assert (after["view"], after["log"]) == (before["view"], before["log"])
        elsewhere(venue, bob).answers(table)


def test_a_match_in_which_older_rules_asked_somebody_else_is_refused_with_words(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as venue:
        ann, _, table = duel(venue)
        ann.answers(table, 1)
    engine = sa.create_engine(address(tmp_path / "splay.db"))
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE entries SET seat = 1 - seat WHERE kind = 'answer'"))
    engine.dispose()
    older_rules(tmp_path / "splay.db")
    with open_venue(tmp_path / "splay.db") as venue:
        answer = elsewhere(venue, ann).get(f"/api/tables/{table}/state")
        assert "played by version 1 of the rules, which have changed since" in answer.text


@pytest.mark.parametrize("url", ["nonsense", "oracle9i://x", "sqlite:////proc/nowhere/splay.db"])
def test_a_database_that_cannot_be_used_is_refused_with_words(url: str) -> None:
    with pytest.raises(SplayError, match=r"database|folder"):
        Store(url)


# A real server, killed


class Bystander:
    """A page that plays at random and comes back by itself whenever the server has gone."""

    def __init__(self, server: Server, table: str, token: str, seed: int) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.dice = random.Random(seed)
        self.confirmed: list[tuple[int, int]] = []
        """The answers that were confirmed: to which decision, and which."""

    async def play(self) -> None:
        """Play for ever."""
        while True:
            try:
                async with self.server.socket(self.table, self.token) as socket:
                    await self._play(socket)
            except (ConnectionClosed, OSError):
                await asyncio.sleep(0.05)

    async def _play(self, socket: ClientConnection) -> None:
        sent: tuple[int, int] | None = None
        decision: Json | None = None
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "state":
                decision = message["decision"]
            elif sent is not None:
                assert message["type"] == "done", message
                self.confirmed.append(sent)
                sent = None
            if sent is None and decision is not None and decision["yours"]:
                sent = (decision["to"], self.dice.randrange(len(decision["options"])))
                await socket.send(json.dumps({"type": "answer", "to": sent[0], "index": sent[1], "id": 1}))


async def test_after_kill_9_every_confirmed_answer_is_there_and_every_page_goes_on(tmp_path: Path) -> None:
    with Server(tmp_path / "splay.db", SPLAY_WORKERS="1") as server:
        tokens = [str(server.ask("/api/visitor")["token"]) for _ in range(2)]
        seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
        table = str(server.ask("/api/tables", tokens[0], seats=seats)["id"])
        server.ask(f"/api/tables/{table}/sit", tokens[1])
        server.ask(f"/api/tables/{table}/start", tokens[0])
        players = [Bystander(server, table, token, seed) for seed, token in enumerate(tokens)]
        playing = [asyncio.create_task(player.play()) for player in players]
        for kill in range(1, 4):
            while min(len(player.confirmed) for player in players) < 5 * kill:
                await asyncio.sleep(0.01)
            server.kill()
            stored = stored_answers(tmp_path)
            for player in players:
                assert {to: stored[to] for to, _ in player.confirmed} == {to: str(i) for to, i in player.confirmed}
            await asyncio.to_thread(server.start)
        while min(len(player.confirmed) for player in players) < 20:
            await asyncio.sleep(0.01)
        for task in playing:
            task.cancel()


def stored_answers(folder: Path) -> dict[int, str]:
    engine = sa.create_engine(address(folder / "splay.db"))
    with engine.connect() as connection:
        rows = connection.execute(sa.select(entries.c.number, entries.c.value))
        stored = {row.number: row.value for row in rows}
    engine.dispose()
    return stored
