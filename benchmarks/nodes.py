"""Nodes behind nginx, killed at random: nothing confirmed is lost, no match forks, every page goes on by itself.

    python benchmarks/nodes.py --matches 200 --kills 50

Two nodes on one PostgreSQL (started by scripts/postgresql.sh, with every commit on the disk) stand behind nginx, which
runs docs/nginx.conf. Each match has two pages: sockets that come back as the page does when the line breaks, and never
otherwise. At the start the two are at different nodes. Then one node after the other is killed with SIGKILL, chosen by
chance, and started again, while everybody plays. Before that it is measured how many answers a second one node, and
two, can take when nobody thinks.
"""

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Self
from urllib.error import URLError
from urllib.request import Request, urlopen

import psycopg
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from splay.server.news import Here, unpack
from splay.server.schema import entries

ROOT: Final = Path(__file__).parents[1]
RESULTS: Final = Path(__file__).parent / "results" / "nodes.json"
CONFIGURATION: Final = ROOT / "docs" / "nginx.conf"
LIMITS: Final = (
    *("TABLES_PER_VISITOR", "TABLES_PER_ADDRESS", "OPEN_TABLES", "REQUESTS_PER_SECOND", "REQUEST_BURST"),
    *("SOCKETS_PER_ADDRESS", "SOCKETS", "CONNECTIONS_PER_ADDRESS", "CONNECTIONS"),
)
# How the page comes back (web/src/lib/socket.ts), in seconds.
FIRST_WAIT: Final = 0.4
LONGEST_WAIT: Final = 10.0
HOPELESS: Final = (4403, 4404)
GOES_ON_WITHIN: Final = 15.0
BACK_WITHIN: Final = 180.0
"""Within how many seconds of the last kill every page must be where its match is.

A page that would have to be loaded again by hand never is. On a busy machine one that comes back by itself may take as
long as a node takes to start, the page's own wait, and what it waits for an answer.
"""
AWAY: Final = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, asyncio.IncompleteReadError)
Json = dict[str, Any]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Node:
    """A real server process, which can be killed and started again."""

    def __init__(self, number: int, database: str, folder: Path) -> None:
        self.database = database
        self.port = free_port()
        self.log = folder / f"node-{number}.log"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        environment = {**os.environ, **{f"SPLAY_{name}": "1000000" for name in LIMITS}, "SPLAY_WORKERS": "1"}
        command = [str(Path(sys.executable).parent / "splay"), "serve", "--port", str(self.port)]
        command += ["--database", self.database]
        with self.log.open("a") as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
        assert self.process.stdout is not None
        assert "http://" in self.process.stdout.readline(), f"a node did not start: {self.log.read_text()}"

    def kill(self) -> None:
        assert self.process is not None and self.process.stdout is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()
        self.process = None


class Proxy:
    """nginx with the configuration that the documentation shows, for so many nodes."""

    def __init__(self, nodes: list[Node], folder: Path) -> None:
        self.port = free_port()
        program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
        if program is None:
            sys.exit("nginx is not installed: apt-get install nginx")
        shown = CONFIGURATION.read_text().replace("listen 80;", f"listen 127.0.0.1:{self.port};")
        for place, shown_port in enumerate((8001, 8002)):
            line = f"server 127.0.0.1:{shown_port} max_fails=0;"
            assert line in shown
            shown = shown.replace(
                line, f"server 127.0.0.1:{nodes[place].port} max_fails=0;" if place < len(nodes) else ""
            )
        (folder / "splay.conf").write_text(shown)
        (folder / "nginx.conf").write_text(
            f"daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/nginx.log;\n"
            f"{'user root;' if os.getuid() == 0 else ''} events {{ worker_connections 4096; }}\n"
            f"http {{ access_log off; include {folder}/splay.conf; }}\n"
        )
        self.process = subprocess.Popen([program, "-c", f"{folder}/nginx.conf", "-p", str(folder)])
        for _ in range(100):
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.1)
        sys.exit(f"nginx did not start: {(folder / 'nginx.log').read_text()}")

    def ask(self, path: str, token: str = "", **body: object) -> Json:
        """Post something, again and again until it is answered."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        request = Request(f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), headers)
        for _ in range(300):
            try:
                with urlopen(request) as response:
                    answer: Json = json.load(response)
                return answer
            except (URLError, ConnectionError):
                time.sleep(0.2)
        raise TimeoutError(path)

    def state(self, table: str, token: str) -> Json:
        url = f"http://127.0.0.1:{self.port}/api/tables/{table}/state"
        with urlopen(Request(url, headers={"Authorization": f"Bearer {token}"})) as response:
            answer: Json = json.load(response)
        return answer

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


class Watcher:
    """Listens to what the nodes tell each other, and so knows who is at which."""

    def __init__(self, database: str) -> None:
        self.node_of: dict[str, int] = {}
        url = sa.make_url(database)
        self._connection = psycopg.connect(
            host=str(url.query["host"]), user=url.username, dbname=url.database, autocommit=True
        )
        self._connection.execute("LISTEN splay")
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with suppress(psycopg.Error):
            for notice in self._connection.notifies():
                node, news = unpack(notice.payload)
                for item in news:
                    if isinstance(item, Here):
                        self.node_of.update(dict.fromkeys(item.visitors, node))


@dataclass
class Tally:
    """What all pages have seen together."""

    confirmed: dict[tuple[str, int], list[int]] = field(default_factory=dict)
    """The answers that were confirmed, by table and number: each must be one."""
    answers: int = 0
    reconnects: int = 0
    away: list[float] = field(default_factory=list)
    """How long each page was away, each time."""
    barred: int = 0
    """How many pages were told that there is nothing for them, and would have to be loaded again by hand."""
    refused: dict[str, int] = field(default_factory=dict)
    finished: int = 0
    stop: bool = False


class Page:
    """A socket that does what the page does: it answers, takes states in one after the other, and comes back."""

    def __init__(self, proxy: Proxy, table: str, visitor: Json, think: float, tally: Tally) -> None:
        self.proxy, self.table, self.visitor, self.think, self.tally = proxy, table, visitor, think, tally
        self.dice = random.Random(str(visitor["id"]))
        self.number = 0
        self.entries = -1
        self.log: list[Json] = []
        self.status = ""
        self.decision: Json | None = None
        self.is_up = asyncio.Event()
        self.hop = False
        """Whether the page is to come back through another node, because the other player is at this one."""

    async def play(self) -> None:
        """Play to the end of the match, or until all stop."""
        wait, lost_at = FIRST_WAIT, 0.0
        while not self.tally.stop and self.status != "finished":
            left = False
            try:
                await self._who_am_i()
                url = f"ws://127.0.0.1:{self.proxy.port}/api/tables/{self.table}/socket?seen={self.number}"
                headers = {"Authorization": f"Bearer {self.visitor['token']}"}
                options: Json = {"compression": None, "max_size": None, "ping_interval": None, "open_timeout": 30}
                async with connect(url, additional_headers=headers, **options) as line:
                    await self._take_in(json.loads(await line.recv()), line)
                    if lost_at:
                        self.tally.away.append(time.perf_counter() - lost_at)
                    wait, lost_at = FIRST_WAIT, 0.0
                    self.is_up.set()
                    await self._listen(line)
                    if self.hop:
                        self.hop = False
                        left = True
                if left:
                    # All who are to leave go first, so that nginx does not send them back to where they have been.
                    await asyncio.sleep(2.0)
                    continue
            except AWAY as error:
                code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else 0
                if code in HOPELESS:
                    self.tally.barred += 1
                    return
            if self.tally.stop or self.status == "finished":
                return
            lost_at = lost_at or time.perf_counter()
            self.tally.reconnects += 1
            await asyncio.sleep(wait * self.dice.uniform(0.7, 1.3))
            wait = min(2 * wait, LONGEST_WAIT)

    async def _who_am_i(self) -> None:
        """Ask who one is, as the page does before it opens a socket."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.proxy.port)
        try:
            head = f"GET /api/visitor HTTP/1.1\r\nHost: 127.0.0.1:{self.proxy.port}\r\nConnection: close\r\n"
            writer.write(f"{head}Authorization: Bearer {self.visitor['token']}\r\n\r\n".encode())
            answer = await asyncio.wait_for(reader.read(), 30)
            if b" 200 " not in answer[:20]:
                raise OSError("no answer")
        finally:
            writer.close()

    async def _listen(self, line: ClientConnection) -> None:
        sent: tuple[int, int] | None = None
        while not self.tally.stop and not self.hop:
            if self.status == "finished":
                self.tally.finished += 1
                return
            decision = self.decision
            if sent is None and decision is not None and decision["yours"]:
                if self.think:
                    await asyncio.sleep(self.dice.uniform(0.5, 1.5) * self.think)
                sent = (decision["to"], self.dice.randrange(len(decision["options"])))
                self.decision = None
                await line.send(json.dumps({"type": "answer", "to": sent[0], "index": sent[1], "id": sent[0]}))
            try:
                message: Json = json.loads(await asyncio.wait_for(line.recv(), 1.0))
            except TimeoutError:
                continue
            if message["type"] == "done" and sent is not None:
                self.tally.confirmed.setdefault((self.table, sent[0]), []).append(sent[1])
                self.tally.answers += 1
                sent = None
            elif message["type"] == "refused":
                kind = message["error"]["kind"]
                self.tally.refused[kind] = self.tally.refused.get(kind, 0) + 1
                sent = None
                await line.send(json.dumps({"type": "hello", "seen": 0}))
            else:
                await self._take_in(message, line)

    async def _take_in(self, message: Json, line: ClientConnection) -> None:
        """Take a state in if it follows the one that is held, or else ask for the whole of it."""
        if message["type"] != "state":
            return
        log = message["log"]
        whole = log["from"] == 0 and message["chat"]["from"] == 0
        if not whole and (message["follows"] != self.number or log["from"] > len(self.log)):
            await line.send(json.dumps({"type": "hello", "seen": self.number}))
            return
        self.log[log["from"] :] = log["entries"]
        self.number, self.entries, self.decision = message["number"], message["entries"], message["decision"]
        self.status = message["table"]["status"]


class Match:
    """Two visitors and the match that they play, and another when it is over."""

    def __init__(self, proxy: Proxy, think: float, tally: Tally) -> None:
        self.proxy, self.think, self.tally = proxy, think, tally
        self.visitors = [proxy.ask("/api/visitor") for _ in range(2)]
        self.begin()

    def begin(self) -> None:
        ask, tokens = self.proxy.ask, [str(visitor["token"]) for visitor in self.visitors]
        self.table = str(ask("/api/tables", tokens[0], seats=[{"kind": "open"}] * 2)["id"])
        for what, token in (("sit", tokens[1]), ("start", tokens[0])):
            # A request whose node died may have been done all the same: then it is refused as done already.
            with suppress(URLError, TimeoutError):
                ask(f"/api/tables/{self.table}/{what}", token)
        self.pages = [Page(self.proxy, self.table, visitor, self.think, self.tally) for visitor in self.visitors]

    async def play(self) -> None:
        while not self.tally.stop:
            await asyncio.gather(*[page.play() for page in self.pages])
            if not self.tally.stop:
                await asyncio.to_thread(self.begin)


async def keep_apart(matches: list[Match], watcher: Watcher) -> int:
    """Let pages come back through another node until the two of each match are apart; returns how many are."""
    for _ in range(12):
        together = [m for m in matches if not _is_apart(m, watcher)]
        for match in together:
            match.pages[1].hop = True
        if not together:
            break
        await asyncio.sleep(4.0)
    return sum(_is_apart(match, watcher) for match in matches)


def _is_apart(match: Match, watcher: Watcher) -> bool:
    at = [watcher.node_of.get(str(visitor["id"])) for visitor in match.visitors]
    return None not in at and at[0] != at[1]


async def measure(proxy: Proxy, matches: int, seconds: float) -> Json:
    """Let nobody think, and count the answers."""
    tally = Tally()
    pairs = await asyncio.to_thread(lambda: [Match(proxy, 0.0, tally) for _ in range(matches)])
    playing = [asyncio.create_task(pair.play()) for pair in pairs]
    await asyncio.gather(*[page.is_up.wait() for pair in pairs for page in pair.pages])
    before, began, busy = tally.answers, time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    rate, busy = (tally.answers - before) / took, (time.process_time() - busy) / took
    tally.stop = True
    await asyncio.gather(*playing)
    return {
        "answers_per_second": round(rate, 1),
        "cores_kept_busy_by_the_pages": round(busy, 2),
        "refused": tally.refused,
    }


async def kill_nodes(
    nodes: list[Node], proxy: Proxy, watcher: Watcher, wanted: argparse.Namespace, database: str
) -> Json:
    tally, dice = Tally(), random.Random(1)
    matches = await asyncio.to_thread(lambda: [Match(proxy, wanted.think, tally) for _ in range(wanted.matches)])
    playing = [asyncio.create_task(match.play()) for match in matches]
    await asyncio.gather(*[page.is_up.wait() for match in matches for page in match.pages])
    apart = await keep_apart(matches, watcher)
    print(f"  {apart} of {len(matches)} matches have their players at different nodes", flush=True)
    began = time.perf_counter()
    for kill in range(1, wanted.kills + 1):
        await asyncio.sleep(dice.uniform(1.0, 3.0))
        node = dice.choice(nodes)
        node.kill()
        await asyncio.sleep(dice.uniform(0.0, 1.0))
        await asyncio.to_thread(node.start)
        print(f"  kill {kill} of {wanted.kills}: {tally.answers} answers confirmed", flush=True)
        if time.perf_counter() - began > wanted.most_seconds:
            print("  enough time has passed", flush=True)
            break
    seconds = time.perf_counter() - began
    lagging, back = await asyncio.to_thread(pages_behind, [page for match in matches for page in match.pages])
    for lag in lagging:
        print(f"  not where its match is: {lag}", flush=True)
    tally.stop = True
    await asyncio.gather(*playing)
    return {
        "matches": len(matches),
        "at_different_nodes_at_the_start": apart,
        "kills": kill,
        "seconds": round(seconds),
        "answers_confirmed": tally.answers,
        "matches_finished": tally.finished // 2,
        **compare(database, tally),
        "pages_that_needed_a_reload_by_hand": tally.barred + len(lagging),
        "seconds_until_all_were_seen_to_be_back": round(back, 1),
        "reconnects": tally.reconnects,
        "seconds_away": spread(tally.away),
        "refused": tally.refused,
    }


def pages_behind(pages: list[Page]) -> tuple[list[str], float]:
    """Return which pages are not where their match is, or were told another story, and how long that was so.

    These are the pages that were open when the last node was killed: a match that begins later opens pages of its own.
    """
    began = time.perf_counter()
    # A match has to go on before a page that is not there can be behind it.
    time.sleep(GOES_ON_WITHIN)
    while True:
        lags = {page: lag for page in pages if (lag := lag_of(page))}
        took = time.perf_counter() - began
        if not lags or took > BACK_WITHIN:
            return list(lags.values()), took
        pages = list(lags)
        time.sleep(1.0)


def lag_of(page: Page) -> str:
    """Return by how much a page is behind its match; nothing if it is where that is."""
    told = "no answer"
    for _ in range(20):
        with suppress(URLError, OSError):
            state = page.proxy.state(page.table, str(page.visitor["token"]))
            told = f"{page.table}: {page.entries} of {state['entries']}"
            if page.status == "finished" or (page.entries, page.log) == (state["entries"], state["log"]["entries"]):
                return ""
        # It may be moving on just now.
        time.sleep(0.1)
    return told


def compare(database: str, tally: Tally) -> Json:
    """Compare what was confirmed with what is stored."""
    engine = sa.create_engine(database)
    stored: dict[tuple[str, int], tuple[str, str]] = {}
    lengths: dict[str, int] = {}
    with engine.connect() as connection:
        for row in connection.execute(sa.select(entries)):
            stored[row.table_id, row.number] = (row.kind, row.value)
            lengths[row.table_id] = lengths.get(row.table_id, 0) + 1
    engine.dispose()
    lost = [key for key, given in tally.confirmed.items() if stored.get(key) != ("answer", str(given[0]))]
    forks = [key for key, given in tally.confirmed.items() if len(given) > 1]
    forks += [(table, length) for table, length in lengths.items() if (table, length - 1) not in stored]
    return {"confirmed_answers_lost": len(lost), "forks": len(forks)}


def spread(values: list[float]) -> Json:
    ordered = sorted(values) or [0.0]
    places = {"median": len(ordered) // 2, "p95": int(0.95 * len(ordered)), "most": len(ordered) - 1}
    return {name: round(ordered[min(place, len(ordered) - 1)], 2) for name, place in places.items()}


@contextmanager
def postgresql() -> Iterator[str]:
    """Run a PostgreSQL that stores every commit safely."""
    script = [ROOT / "scripts" / "postgresql.sh"]
    process = subprocess.Popen(script, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    if not address:
        sys.exit("there is no PostgreSQL")
    try:
        yield address
    finally:
        process.communicate("")


class Setting:
    """Some nodes on a database of their own, and nginx before them."""

    def __init__(self, server: str, name: str, number: int, folder: Path) -> None:
        engine = sa.create_engine(server, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(sa.text(f"CREATE DATABASE {name}"))
        engine.dispose()
        self.database = sa.make_url(server).set(database=name).render_as_string()
        self.nodes = [Node(place, self.database, folder) for place in range(number)]
        for node in self.nodes:
            node.start()
        self.proxy = Proxy(self.nodes, folder)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.proxy.close()
        for node in self.nodes:
            if node.process is not None:
                node.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill nodes behind nginx while matches are played.")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds before an answer while nodes are killed")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long the rate is measured; 0 to leave it out")
    parser.add_argument("--most-seconds", type=float, default=900.0, help="end the killing after so long")
    parser.add_argument("--save", action="store_true", help=f"write the results to {RESULTS.name}")
    arguments = parser.parse_args()
    busy = re.split(r"\s+", Path("/proc/loadavg").read_text())[0]
    results: Json = {"cores": os.cpu_count(), "load_average_before": float(busy)}
    with tempfile.TemporaryDirectory() as folder, postgresql() as server:
        if arguments.seconds:
            for number, name in ((1, "one_node"), (2, "two_nodes")):
                print(f"How many answers a second: {name.replace('_', ' ')} ...", flush=True)
                with Setting(server, name, number, Path(folder)) as setting:
                    results[name] = asyncio.run(measure(setting.proxy, arguments.matches, arguments.seconds))
                print(f"  {results[name]}", flush=True)
        if arguments.kills:
            print(f"{arguments.matches} matches while nodes are killed ...", flush=True)
            with Setting(server, "killed", 2, Path(folder)) as setting:
                watcher = Watcher(setting.database)
                run = kill_nodes(setting.nodes, setting.proxy, watcher, arguments, setting.database)
                results["killed"] = asyncio.run(run)
            print(json.dumps(results["killed"], indent=2), flush=True)
    if arguments.save:
        RESULTS.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
