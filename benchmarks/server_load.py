"""Many matches at once on one server: how long from an answer to its update, each answer stored on disk.

    python benchmarks/server_load.py --matches 200 --think 1.0

A real server process on SQLite is played by a second process over real sockets, two a match. Each player thinks for a
random time around `--think` seconds before an answer (0: answers as soon as the update has come, which measures how
much the server can take in all). The time of one SQLite commit is measured on the same disk in the same run, while the
matches are played. The server has a core to itself, the driver the others. Target: the 95th percentile is at most 10
commits, or 50 ms, whichever is larger; when nobody thinks, 3,000 answers a second, and the 95th percentile below 50 ms.
"""

import argparse
import asyncio
import json
import os
import random
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

import orjson
import uvloop
import where_time_goes
from lean_socket import LeanSocket
from websockets.asyncio.client import connect
from where_time_goes import Spied

RESULTS: Final = Path(__file__).parent / "results" / "server-load.json"
TARGET_MS: Final = 50.0
TARGET_RATE: Final = 3_000
"""How many answers a second a server should take when nobody thinks."""
WARM_UP: Final = 5.0
"""Seconds in which all sockets are opened and every match gets going, before anything is measured."""
Json = dict[str, Any]


class Server:
    """A real server process with a database of its own, on the disk that the project is on."""

    def __init__(self, folder: Path) -> None:
        limited = ("TABLES_PER_VISITOR", "TABLES_PER_ADDRESS", "OPEN_TABLES", "REQUEST_BURST", "SOCKETS_PER_ADDRESS")
        limits = dict.fromkeys(limited, "1000000")
        environment = {**os.environ, **{f"SPLAY_{name}": value for name, value in limits.items()}}
        command = [str(Path(sys.executable).parent / "splay"), "serve", "--port", "0"]
        command += ["--database", f"sqlite:///{folder}/splay.db"]
        cores = sorted(os.sched_getaffinity(0))
        # The server has a core to itself, and whoever drives it the others.
        os.sched_setaffinity(0, cores[:1])
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        os.sched_setaffinity(0, cores[1:] or cores)
        assert self.process.stdout is not None
        found = re.search(r":(\d+)", self.process.stdout.readline())
        assert found is not None, "the server did not start"
        self.port = int(found[1])

    def ask(self, path: str, token: str = "", **body: object) -> Json:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        with urlopen(Request(f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), headers)) as response:
            answer: Json = json.load(response)
        return answer

    def new_match(self, tokens: list[str]) -> str:
        table = str(self.ask("/api/tables", tokens[0], seats=[{"kind": "open"}] * 2)["id"])
        self.ask(f"/api/tables/{table}/sit", tokens[1])
        self.ask(f"/api/tables/{table}/start", tokens[0])
        return table

    def socket(self, table: str, token: str) -> connect:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return connect(url, additional_headers=headers, compression=None, max_size=None, ping_interval=None)


@dataclass
class Measured:
    """What the drivers have measured."""

    begin: float = 0.0
    """From when on answers count: before, the sockets are being opened."""
    latencies: list[float] = field(default_factory=list)
    commits: list[float] = field(default_factory=list)
    finished: int = 0
    """How many players saw their match come to its end."""

    def take(self, sent_at: float) -> None:
        """Count an answer whose update has come."""
        if sent_at >= self.begin:
            self.latencies.append(time.perf_counter() - sent_at)


class Player:
    """One socket that answers at random whenever it is asked."""

    def __init__(self, server: Server, tokens: list[str], seat: int, think: float, measured: Measured) -> None:
        self.server = server
        self.token = tokens[seat]
        self.think = think
        self.measured = measured
        self.dice = random.Random(f"{tokens[0]}{seat}")

    async def play(self, table: str, until: float) -> None:
        """Play at a table until it is over or the time is."""
        self._sent_to, self._sent_at, self._is_over = -1, 0.0, False
        host, path = f"127.0.0.1:{self.server.port}", f"/api/tables/{table}/socket?changes=yes"
        loop = asyncio.get_running_loop()
        # The first message may come before the call has returned that connects.
        self._socket = LeanSocket(host, path, self.token, self._hear)
        await loop.create_connection(lambda: self._socket, "127.0.0.1", self.server.port)
        ending = loop.call_later(max(0.0, until - time.perf_counter()), self._end)
        await self._socket.closed
        ending.cancel()
        assert self._is_over, "the server has closed a socket"

    def _end(self) -> None:
        self._is_over = True
        self._socket.close()

    def _hear(self, data: bytes) -> None:
        message: Json = orjson.loads(data)
        assert message["type"] != "refused", message
        if message["type"] == "state":
            self._state = message
        elif message["type"] == "changes":
            for change in message["patch"]:
                replace(self._state, change["path"], change["value"])
        if message["type"] in ("state", "changes") and not self._is_over:
            self._look(self._state)

    def _look(self, state: Json) -> None:
        """See what has come of the last answer, and give the next if it is asked for."""
        if 0 <= self._sent_to < state["entries"]:
            self.measured.take(self._sent_at)
            self._sent_to = -1
        if state["table"]["status"] == "finished":
            self.measured.finished += 1
            self._end()
            return
        decision = state["decision"]
        if decision is not None and decision["yours"] and self._sent_to < 0:
            self._sent_to = decision["to"]
            index = self.dice.randrange(len(decision["options"]))
            if self.think:
                pause = self.dice.uniform(0.5, 1.5) * self.think
                asyncio.get_running_loop().call_later(pause, self._answer, index)
            else:
                self._answer(index)

    def _answer(self, index: int) -> None:
        if not self._is_over:
            self._sent_at = time.perf_counter()
            self._socket.send(orjson.dumps({"type": "answer", "to": self._sent_to, "index": index}))


def replace(state: Json, path: str, value: object) -> None:
    """Replace a part of a state, as one step of a JSON Patch says."""
    *way, last = path.split("/")[1:]
    part: Any = state
    for name in way:
        part = part[int(name) if isinstance(part, list) else name]
    part[int(last) if isinstance(part, list) else last] = value


class Pair:
    """Two players, and the match that they are playing."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tokens = [str(server.ask("/api/visitor")["token"]) for _ in range(2)]
        self.table = server.new_match(self.tokens)

    async def play(self, think: float, until: float, measured: Measured) -> None:
        """Keep a match going, and begin another when it is over."""
        while time.perf_counter() < until:
            players = [Player(self.server, self.tokens, seat, think, measured) for seat in range(2)]
            await asyncio.gather(*[player.play(self.table, until) for player in players])
            if time.perf_counter() < until:
                self.table = await asyncio.to_thread(self.server.new_match, self.tokens)


async def time_commits(folder: Path, until: float, measured: Measured) -> None:
    """Commit one small row to another SQLite database beside the server's, now and then, and take the time."""
    connection = sqlite3.connect(folder / "probe.db", isolation_level=None, check_same_thread=False)
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("CREATE TABLE probe (number INTEGER PRIMARY KEY, value TEXT)")

    def commit() -> float:
        start = time.perf_counter()
        connection.execute("INSERT INTO probe (value) VALUES ('an answer')")
        return time.perf_counter() - start

    while time.perf_counter() < until:
        measured.commits.append(await asyncio.to_thread(commit))
        await asyncio.sleep(0.1)
    connection.close()


async def load(
    server: Server, folder: Path, matches: int, think: float, seconds: float, spy: Callable[[int, float], Spied] | None
) -> Json:
    """Play so many matches at once for so long, and say how it went."""
    pairs = [Pair(server) for _ in range(matches)]
    begin = time.perf_counter() + WARM_UP
    measured, until = Measured(begin), begin + seconds
    playing = asyncio.gather(*[pair.play(think, until, measured) for pair in pairs])
    await asyncio.sleep(WARM_UP)
    spied = spy(server.process.pid, seconds) if spy else None
    busy, all_busy = cpu_seconds(server.process.pid), machine_seconds()
    ours = busy + time.process_time()
    await time_commits(folder, until, measured)
    all_busy, ours = machine_seconds() - all_busy, cpu_seconds(server.process.pid) + time.process_time() - ours
    busy = cpu_seconds(server.process.pid) - busy
    await playing
    took = seconds
    shares = spied() if spied else None
    cuts = statistics.quantiles([1000 * value for value in measured.latencies], n=100)
    commit = 1000 * statistics.median(measured.commits)
    rate = len(measured.latencies) / took
    allowed = max(10 * commit, TARGET_MS) if think else TARGET_MS
    return {
        "matches": matches,
        "think_seconds": think,
        "seconds": round(took, 1),
        "answers": len(measured.latencies),
        "answers_per_second": round(rate, 1),
        "p50_ms": round(cuts[49], 2),
        "p95_ms": round(cuts[94], 2),
        "p99_ms": round(cuts[98], 2),
        "commit_ms": round(commit, 2),
        "allowed_p95_ms": round(allowed, 1),
        "target_met": cuts[94] <= allowed and (think > 0 or rate >= TARGET_RATE),
        "server_cpu_ms_per_answer": round(1000 * busy / len(measured.latencies), 2),
        "cores_kept_busy_by_others": round(max(0.0, all_busy - ours) / seconds, 2),
        "matches_finished": measured.finished // 2,
        **({"where_the_time_goes": shares} if shares else {}),
    }


async def idle(server: Server, sockets: int) -> Json:
    """Open many sockets that only look on, and measure one answer among them."""
    tokens = [str(server.ask("/api/visitor")["token"]) for _ in range(2)]
    table = server.new_match(tokens)
    opened = [await server.socket(table, "").__aenter__() for _ in range(sockets)]
    for socket in opened:
        json.loads(await socket.recv())
    measured = Measured()
    other = server.new_match(tokens)
    until = time.perf_counter() + 5
    await asyncio.gather(*[Player(server, tokens, seat, 0.05, measured).play(other, until) for seat in range(2)])
    start = time.perf_counter()
    await asyncio.to_thread(server.ask, f"/api/tables/{table}/chat", tokens[0], text="hello")
    for socket in opened:
        json.loads(await socket.recv())
    told = time.perf_counter() - start
    for socket in opened:
        await socket.close()
    return {
        "sockets": sockets,
        "p95_ms_of_another_match": round(statistics.quantiles([1000 * v for v in measured.latencies], n=20)[18], 2),
        "seconds_until_all_have_heard_a_word": round(told, 2),
        "server_mebibytes": round(memory(server.process.pid), 1),
    }


def cpu_seconds(pid: int) -> float:
    """Return how long a process has been computing."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def machine_seconds() -> float:
    """Return how long all cores together have been computing."""
    user, nice, system, _, _, irq, softirq, *_ = [
        int(text) for text in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]
    ]
    return (user + nice + system + irq + softirq) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Return how much memory a process has, in MiB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds before an answer; 0 for none")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--idle", type=int, default=1000, help="idle sockets; 0 to leave them out")
    parser.add_argument("--profile", action="store_true", help="also show where the time goes when nobody thinks")
    parser.add_argument("--save", action="store_true", help=f"write the results to {RESULTS.name}")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        server = Server(Path(folder))
        try:
            results: Json = {"cores": os.cpu_count(), "load_average_before": round(os.getloadavg()[0], 1)}
            for think in dict.fromkeys((arguments.think, 0.0)):
                name = "thinking" if think else "at_once"
                looked = where_time_goes.watch if arguments.profile and not think else None
                playing = load(server, Path(folder), arguments.matches, think, arguments.seconds, looked)
                results[name] = uvloop.run(playing)
                (Path(folder) / "probe.db").unlink()
                print(json.dumps(results[name], indent=2), flush=True)
            if arguments.idle:
                results["idle"] = uvloop.run(idle(server, arguments.idle))
                print(json.dumps(results["idle"], indent=2))
        finally:
            server.process.kill()
            server.process.wait()
    if arguments.save:
        RESULTS.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
