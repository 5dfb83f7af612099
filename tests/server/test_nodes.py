"""Several nodes on one PostgreSQL: nobody can tell which one they are at, also when one of them dies."""

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep

import pytest
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import broken_bots
from databases import address, cut_off
from guests import Guest, Json, Page, Server, Time, Venue, duel, elsewhere, refusal
from guests import venue as open_venue
from splay.server.live import LiveTable
from splay.server.schema import entries

pytestmark = pytest.mark.parametrize("server_of_kind", ["postgresql"], indirect=True, scope="module")


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[tuple[Venue, Venue]]:
    """Two nodes whose clocks go alike."""
    time = Time()
    database = tmp_path / "splay.db"
    with open_venue(database, clock=time) as one, open_venue(database, clock=time) as two:
        yield one, two


def wait_until(is_so: Callable[[], bool]) -> None:
    end = monotonic() + 30
    while not is_so():
        assert monotonic() < end, "it has not come to pass"
        sleep(0.02)


def apart(nodes: tuple[Venue, Venue], **wish: object) -> tuple[Guest, Guest, str]:
    """Let ann and bob begin a match, ann at the first node and bob at the second."""
    ann, bob, table = duel(nodes[0], **wish)
    return ann, elsewhere(nodes[1], bob), table


def stored_entries(database: Path) -> list[tuple[int, str, int, str]]:
    engine = sa.create_engine(address(database))
    with engine.connect() as connection:
        rows = connection.execute(sa.select(entries).order_by(entries.c.number)).all()
    engine.dispose()
    return [(row.number, row.kind, row.seat, row.value) for row in rows]


def deaf(venue: Venue) -> None:
    """Let a node hear nothing of the others."""
    venue.house.store.line._hear = lambda node, news: None  # type: ignore[attr-defined]


def test_players_at_different_nodes_see_each_others_answers_at_once(nodes: tuple[Venue, Venue]) -> None:
    ann, bob, table = apart(nodes)
    with ann.looks_at(table) as here, bob.looks_at(table) as there:
        for _ in range(12):
            mover, other = (here, there) if here.asked else (there, here)
            to = mover.state["decision"]["to"]
            assert mover.says(type="answer", to=to, index=0)["type"] == "done"
            while other.state["entries"] <= to:
                other.hears_state()
            assert other.state["number"] == mover.state["number"]
        assert [line["text"] for line in here.log][:2] == [line["text"] for line in there.log][:2]
        assert here.state["table"]["asked"] == there.state["table"]["asked"]
    assert ann.state(table)["view"] == elsewhere(nodes[1], ann).state(table)["view"]


def test_seats_names_and_talk_are_the_same_at_every_node(nodes: tuple[Venue, Venue]) -> None:
    ann, bob = nodes[0].guest("ann"), nodes[1].guest("bob")
    table = ann.makes_table("open", "open")
    with ann.looks_at(table) as page:
        bob.at(table, "sit")
        while page.state["table"]["seats"][1]["kind"] == "open":
            page.hears_state()
        bob.put("/api/visitor", name="rob")
        while page.state["table"]["seats"][1]["name"] != "rob":
            page.hears_state()
        assert [found["id"] for found in elsewhere(nodes[0], bob).get("/api/tables").json()["tables"]] == [table]
        bob.at(table, "chat", text="shall we?")
        while not page.chat:
            page.hears_state()
        assert page.chat[0]["name"] == "rob"
        elsewhere(nodes[1], ann).at(table, "start")
        while page.state["table"]["status"] == "open":
            page.hears_state()
        assert page.asked


def test_what_was_done_at_another_node_a_moment_ago_counts_before_it_is_heard_of(nodes: tuple[Venue, Venue]) -> None:
    ann, bob = nodes[0].guest("ann"), nodes[1].guest("bob")
    table = ann.makes_table("open", "open")
    deaf(nodes[0])
    assert bob.at(table, "sit").status_code == 200
    assert elsewhere(nodes[0], bob).at(table, "leave").status_code == 200
    assert bob.at(table, "sit").status_code == 200
    assert elsewhere(nodes[0], bob).at(table, "chat", text="here I am").status_code == 200
    assert [said["name"] for said in ann.state(table)["chat"]["entries"]] == ["bob"], "and not somebody looking on"
    assert ann.at(table, "start").status_code == 200
    assert bob.at(table, "concede").status_code == 200
    assert ann.at(table, "rematch").status_code == 200


def test_conceding_counts_though_its_node_has_not_heard_what_came_before(nodes: tuple[Venue, Venue]) -> None:
    ann, bob = nodes[0].guest("ann"), nodes[1].guest("bob")
    table = ann.makes_table("open", "open")
    assert bob.at(table, "sit").status_code == 200
    deaf(nodes[1])
    assert ann.at(table, "start").status_code == 200
    assert bob.at(table, "concede").status_code == 200
    assert ann.state(table)["table"]["status"] == "finished"


def test_everyone_sees_who_is_here_whichever_node_they_look_through(tmp_path: Path) -> None:
    def here(page: Page) -> list[bool]:
        return [seat["here"] for seat in page.state["table"]["seats"]]

    with open_venue(tmp_path / "splay.db") as one, open_venue(tmp_path / "splay.db") as two:
        ann, bob, table = apart((one, two))
        with ann.looks_at(table) as page:
            assert here(page) == [True, False]
            with bob.looks_at(table) as other:
                while here(page) != [True, True] or here(other) != [True, True]:
                    (page if here(page) != [True, True] else other).hears_state()
            while here(page) == [True, True]:
                page.hears_state()
            with bob.looks_at(table):
                while here(page) == [True, False]:
                    page.hears_state()
                two.house.store.line.close()
                while here(page) == [True, True]:
                    page.hears_state()
            two.house.store.line.close = lambda: None  # type: ignore[method-assign]


def test_what_is_proposed_at_one_node_is_agreed_to_at_another(nodes: tuple[Venue, Venue]) -> None:
    ann, bob, table = apart(nodes)
    with ann.looks_at(table) as here, bob.looks_at(table) as there:
        assert here.says(type="draw", yes=True)["type"] == "done"
        while there.state["proposal"] is None:
            there.hears_state()
        assert there.state["proposal"] == {"kind": "draw", "by": 0, "answers": {"0": True, "1": None}}
        there.says(type="consent", yes=False)
        while here.state["proposal"]["answers"]["1"] is None:
            here.hears_state()
        here.says(type="answer", to=0, index=0)
        while there.state["proposal"] is not None:
            there.hears_state()
        there.says(type="draw", yes=True)
        while here.state["proposal"] is None:
            here.hears_state()
        here.says(type="consent", yes=True)
        while there.state["table"]["status"] != "finished":
            there.hears_state()
        assert there.state["table"]["result"]["kind"] == "draw agreed"


def test_only_one_node_thinks_for_a_bot(nodes: tuple[Venue, Venue], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    for number, node in enumerate(nodes):
        ask = node.house.bots.ask

        async def counted(*what: object, number: int = number, ask: Callable[..., object] = ask) -> object:
            asked.append((number, next(len(part) for part in what if isinstance(part, list))))
            return await ask(*what)  # type: ignore[misc]

        monkeypatch.setattr(node.house.bots, "ask", counted)
    ann = nodes[0].guest("ann")
    table = ann.makes_table("open", "random")
    pages = [ann.looks_at(table), elsewhere(nodes[1], ann).looks_at(table)]
    with pages[0], pages[1]:
        for turn in range(8):
            page = pages[turn // 4]
            while not page.asked or page.state["entries"] < pages[0].state["entries"]:
                page.hears_state()
            page.says(type="answer", to=page.state["entries"], index=0)
    assert {number for number, _ in asked} == {0, 1}, "a bot thinks where the match has gone on"
    places = [place for _, place in asked]
    assert len(places) == len(set(places)), "no question was asked twice"


def test_only_one_node_ends_a_clock(nodes: tuple[Venue, Venue], tmp_path: Path) -> None:
    ann, bob, table = apart(nodes, clock={"kind": "live", "seconds": 300})
    with ann.looks_at(table) as page, bob.looks_at(table):
        assert [len(node.house._deadlines) for node in nodes] == [1, 0]
        page.says(type="answer", to=0, index=0)
        while page.asked:
            page.hears_state()
        mover = elsewhere(nodes[1], bob if page.state["decision"]["seat"] else ann)
        wait_until(lambda: mover.state(table)["entries"] == 1)
        mover.answers(table)
        wait_until(lambda: sum(len(node.house._deadlines) for node in nodes) == 1)
        nodes[0].time.passes(301)
        for node in nodes:
            node.expire()
        while page.state["table"]["status"] != "finished":
            page.hears_state()
    assert [kind for _, kind, _, _ in stored_entries(tmp_path / "splay.db")].count("timeout") == 1


def test_what_a_node_leaves_behind_is_taken_over_though_nobody_looks(tmp_path: Path) -> None:
    time = Time()
    with open_venue(tmp_path / "splay.db", clock=time) as two:
        with open_venue(tmp_path / "splay.db", clock=time, make_bot=broken_bots.hanging) as one:
            ann = one.guest("ann")
            table = ann.post("/api/quick", level="greedy").json()["id"]
            timed = ann.makes_table("open", "random", clock={"kind": "live", "seconds": 300})
            with ann.looks_at(table) as page:
                page.says(type="answer", to=0, index=0)
                assert page.state["decision"]["seat"] == 1
            time.passes(100)
            assert two.house._deadlines == {}
        wait_until(lambda: len(stored_entries(tmp_path / "splay.db")) > 2)
        wait_until(lambda: two.house._deadlines.keys() == {timed})
        late = elsewhere(two, ann)
        assert late.state(timed)["clocks"][0]["left"] == 200
        wait_until(lambda: late.state(table)["decision"]["yours"])


def test_nodes_that_are_restarted_one_after_the_other_lose_nothing(tmp_path: Path) -> None:
    database, time, given, number = tmp_path / "splay.db", Time(), 0, 0
    running = [ExitStack(), ExitStack()]
    nodes = [node.enter_context(open_venue(database, clock=time)) for node in running]
    ann, bob, table = duel(nodes[0])
    people = (ann, bob)

    def play(*open_nodes: Venue) -> None:
        """Let whoever is asked answer, each time at another of the nodes that are there."""
        nonlocal given, number
        for place in range(4):
            venue = open_nodes[place % len(open_nodes)]
            looking = elsewhere(venue, people[0])
            # The news may still be under way: whoever says how much they have seen is never told less.
            assert looking.get(f"/api/tables/{table}/state", seen=number).status_code in (200, 204)
            state = looking.state(table)
            assert state["entries"] == given, "nothing that was confirmed is gone"
            number = elsewhere(venue, people[state["decision"]["seat"]]).answers(table)["number"]
            given += 1

    play(*nodes)
    for place in range(2):
        running[place].close()
        play(nodes[1 - place])
        nodes[place] = running[place].enter_context(open_venue(database, clock=time))
        play(*nodes)
    for node in running:
        node.close()
    assert [number for number, *_ in stored_entries(database)] == list(range(given))


def test_a_node_that_was_cut_off_learns_what_it_has_missed(nodes: tuple[Venue, Venue], tmp_path: Path) -> None:
    ann, bob, table = apart(nodes)
    with bob.looks_at(table) as page:
        line = nodes[1].house.store.line
        hear, line._hear = line._hear, lambda node, news: None  # type: ignore[attr-defined]
        ann.answers(table)
        line._hear = hear  # type: ignore[attr-defined]
        cut_off(tmp_path / "splay.db")
        while page.state["entries"] == 0:
            page.hears_state()
        assert page.says(type="chat", text="still there")["type"] == "done"
        assert ann.at(table, "chat", text="me too").status_code == 200
        while len(page.chat) < 2:
            page.hears_state()


def test_a_node_that_could_not_catch_up_at_once_does_so_later(
    nodes: tuple[Venue, Venue], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = apart(nodes)
    other, fails = duel(nodes[1])[2], [True]
    assert bob.state(table)["entries"] == 0
    house = nodes[1].house
    line, reread = house.store.line, house._reread

    async def reread_later(live: LiveTable) -> None:
        if fails and live.facts.id == other:
            fails.pop()
            raise sa.exc.OperationalError("SELECT", None, Exception("the database is away"))
        await reread(live)

    monkeypatch.setattr(house, "_reread", reread_later)
    house._live.move_to_end(table)
    hear, line._hear = line._hear, lambda node, news: None  # type: ignore[attr-defined]
    ann.answers(table)
    line._hear = hear  # type: ignore[attr-defined]
    cut_off(tmp_path / "splay.db")
    wait_until(lambda: not fails and bob.state(table)["entries"] == 1)


def test_whoever_has_seen_more_than_a_node_is_believed(nodes: tuple[Venue, Venue]) -> None:
    ann, bob, table = apart(nodes)
    with bob.looks_at(table) as page:
        page.says(type="ping")
        deaf(nodes[1])
        ann.answers(table)
        late = elsewhere(nodes[1], ann)
        assert late.state(table)["entries"] == 0
        assert late.get(f"/api/tables/{table}/state", seen=ann.state(table)["number"]).status_code == 204
        assert late.state(table)["entries"] == 1
        page.hears_state()
        ann.at(table, "chat", text="hello")
        page.says(type="hello", seen=ann.state(table)["number"])
        assert [line["text"] for line in page.chat] == ["hello"]
        mover = next(guest for guest in (ann, bob) if elsewhere(nodes[0], guest).state(table)["decision"]["yours"])
        elsewhere(nodes[0], mover).answers(table)
        mover = next(guest for guest in (ann, bob) if elsewhere(nodes[0], guest).state(table)["decision"]["yours"])
        assert elsewhere(nodes[1], mover).at(table, "answer", to=2, index=0).status_code == 200


def test_an_answer_to_the_present_question_is_good_whatever_else_has_changed(nodes: tuple[Venue, Venue]) -> None:
    ann, bob, table = apart(nodes)
    late = elsewhere(nodes[1], ann)
    late.state(table)
    deaf(nodes[1])
    elsewhere(nodes[0], bob).at(table, "draw", yes=True)
    elsewhere(nodes[0], bob).at(table, "chat", text="a draw?")
    assert late.at(table, "chat", text="no").status_code == 200
    assert late.at(table, "answer", to=0, index=0).status_code == 200
    assert late.state(table)["proposal"] is None
    assert [line["text"] for line in late.state(table)["chat"]["entries"]] == ["a draw?", "no"]
    assert refusal(ann.at(table, "answer", to=0, index=0)) == "stale"


# Real nodes, one killed


class Wanderer:
    """A page that plays at random, and comes back through the next node whenever one has gone."""

    def __init__(self, servers: list[Server], table: str, token: str, first: int) -> None:
        self.servers = servers
        self.table = table
        self.token = token
        self.at = first
        self.dice = random.Random(first)
        self.number = 0
        self.confirmed: dict[int, int] = {}

    async def play(self) -> None:
        """Play for ever."""
        while True:
            server = self.servers[self.at % len(self.servers)]
            try:
                async with server.socket(self.table, self.token, seen=self.number) as socket:
                    await self._play(socket)
            except (ConnectionClosed, OSError, InvalidHandshake):
                self.at += 1
                await asyncio.sleep(0.05)

    async def _play(self, socket: ClientConnection) -> None:
        sent: tuple[int, int] | None = None
        decision: Json | None = None
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "state":
                assert message["number"] >= self.number, "a page is never sent back"
                self.number, decision = message["number"], message["decision"]
            elif sent is not None:
                if message["type"] == "done":
                    self.confirmed[sent[0]] = sent[1]
                sent = None
            if sent is None and decision is not None and decision["yours"] and decision["to"] not in self.confirmed:
                sent = (decision["to"], self.dice.randrange(len(decision["options"])))
                await socket.send(json.dumps({"type": "answer", "to": sent[0], "index": sent[1], "id": 1}))


async def test_when_a_node_is_killed_its_pages_go_on_through_another_and_nothing_is_lost(tmp_path: Path) -> None:
    database = tmp_path / "splay.db"
    with Server(database, SPLAY_WORKERS="1") as one, Server(database, SPLAY_WORKERS="1") as two:
        tokens = [str(one.ask("/api/visitor")["token"]) for _ in range(2)]
        seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
        table = str(one.ask("/api/tables", tokens[0], seats=seats)["id"])
        two.ask(f"/api/tables/{table}/sit", tokens[1])
        two.ask(f"/api/tables/{table}/start", tokens[0])
        players = [Wanderer([one, two], table, token, place) for place, token in enumerate(tokens)]
        playing = [asyncio.create_task(player.play()) for player in players]
        for kill, node in enumerate((one, two), start=1):
            while min(len(player.confirmed) for player in players) < 5 * kill:
                await asyncio.sleep(0.01)
            node.kill()
            while min(len(player.confirmed) for player in players) < 5 * kill + 4:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(node.start)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        stored = stored_entries(database)
    answers = {number: int(value) for number, kind, _, value in stored if kind == "answer"}
    assert [number for number, _, _, _ in stored] == list(range(len(stored)))
    for player in players:
        assert {to: answers[to] for to in player.confirmed} == player.confirmed
