"""Attacks a real server from some addresses, and measures what a bystander at another one notices of it.

    python benchmarks/attack.py               # every attack, some seconds each
    python benchmarks/attack.py heads bots    # only these
    python benchmarks/attack.py --seconds 60

All addresses are of this machine (127.0.0.2 and so on), none of them a proxy's. While an attack goes on, the bystander
asks for the games by HTTP and says ping by a socket, again and again; a match against a bot goes on as well. The aims
are generous, because the attackers share the machine: nothing is lost, nobody waits for seconds, memory is bounded.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import re
import resource
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]
VICTIM, ATTACKERS = "127.0.0.9", ("127.0.0.2", "127.0.0.3")
MOST_WAIT_MS = 2000.0
MOST_MEMORY_MIB = 512


class Server:
    """A real server process, with the limits that it has by default."""

    def __init__(self, database: Path) -> None:
        self.log = (database.parent / "server.log").open("w")
        command = [str(Path(sys.executable).parent / "splay"), "serve", "--port", "0"]
        started = time.monotonic()
        self.process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{database}"], stdout=subprocess.PIPE, stderr=self.log, text=True
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)", self.process.stdout.readline())
        assert found is not None, "the server did not start"
        self.port = int(found[1])
        self.started_in = time.monotonic() - started

    def memory(self) -> float:
        """Return how many MiB the process has at most had."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.findall(r"VmHWM:\s+(\d+)", status)[0]) / 1024

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        self.log.close()
        if self.process.stdout is not None:
            self.process.stdout.close()


class Caller:
    """Somebody at an address."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.token = ""

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Ask once; returns the status and what was answered."""
        reader, writer = await self.open()
        data = b"" if body is None else json.dumps(body).encode()
        token = f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{token}"
        writer.write(f"{head}Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n".encode() + data)
        try:
            answer = await reader.read()
        finally:
            writer.transport.abort()
        first, _, told = answer.partition(b"\r\n\r\n")
        return int(first.split()[1]), json.loads(told) if b"json" in first.lower() else told

    async def become(self) -> "Caller":
        """Become a visitor."""
        self.token = (await self.ask("POST", "/api/visitor"))[1]["token"]
        return self

    def socket(self, table: str) -> connect:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return connect(url, additional_headers=headers, max_size=None, local_addr=(self.address, 0))

    async def quick(self, level: str = "random") -> str:
        status, told = await self.ask("POST", "/api/quick", {"level": level})
        assert status == 201, told
        return str(told["id"])


class Bystander:
    """Somebody who only wants to play, and notes how long they wait."""

    def __init__(self, port: int) -> None:
        self.caller = Caller(port, VICTIM)
        self.waits: dict[str, list[float]] = {"request": [], "ping": [], "bot": []}

    async def watch(self) -> None:
        """Ask, ping and play for ever."""
        await self.caller.become()
        await asyncio.gather(self._ask(), self._ping(), self._play())

    async def _ask(self) -> None:
        while True:
            started = time.monotonic()
            status, _ = await self.caller.ask("GET", "/api/games")
            assert status == 200
            self.waits["request"].append(time.monotonic() - started)
            await asyncio.sleep(0.05)

    async def _ping(self) -> None:
        table = await self.caller.quick()
        async with self.caller.socket(table) as socket:
            while True:
                started = time.monotonic()
                await socket.send('{"type": "ping"}')
                while json.loads(await socket.recv())["type"] != "pong":
                    pass
                self.waits["ping"].append(time.monotonic() - started)
                await asyncio.sleep(0.02)

    async def _play(self) -> None:
        while True:
            async with self.caller.socket(await self.caller.quick("greedy")) as socket:
                await self._play_at(socket)

    async def _play_at(self, socket: ClientConnection) -> None:
        answered = 0.0
        while True:
            state = json.loads(await socket.recv())
            if state["type"] != "state":
                continue
            decision = state["decision"]
            if decision is None:
                return
            if decision["yours"]:
                if answered:
                    self.waits["bot"].append(time.monotonic() - answered)
                await asyncio.sleep(0.1)
                await socket.send(json.dumps({"type": "answer", "to": decision["to"], "index": 0}))
                answered = time.monotonic()


# Attacks: each goes on for ever, and is cancelled


async def heads(port: int) -> None:
    """Headers without an end, on many connections."""

    async def one(caller: Caller) -> None:
        while True:
            with suppress(OSError):
                _, writer = await caller.open()
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Endless: ")
                while not writer.transport.is_closing():
                    writer.write(b"x" * 65536)
                    await writer.drain()
            await asyncio.sleep(0.01)

    await asyncio.gather(*[one(Caller(port, address)) for address in ATTACKERS for _ in range(20)])


async def connections(port: int) -> None:
    """As many connections as can be had, which say nothing."""
    held = []
    while True:
        for address in ATTACKERS:
            with suppress(OSError):
                held.append(await Caller(port, address).open())
        held = held[-4000:]
        await asyncio.sleep(0.001)


async def deaf(port: int) -> None:
    """Sockets that never read, at a table where much happens."""
    talker = await Caller(port, ATTACKERS[0]).become()
    table = await talker.quick()

    async def one(number: int) -> None:
        while True:
            with suppress(OSError, WebSocketException):
                async with Caller(port, ATTACKERS[number % 2]).socket(table) as socket:
                    socket.transport.pause_reading()
                    while not socket.transport.is_closing():
                        await socket.send('{"type": "words", "words": "asmadi"}')
                        await asyncio.sleep(0.02)
            await asyncio.sleep(0.05)

    async def talk() -> None:
        while True:
            await talker.ask("POST", f"/api/tables/{table}/chat", {"text": "x" * 500})
            await asyncio.sleep(0.01)

    await asyncio.gather(talk(), *[one(number) for number in range(200)])


async def bots(port: int) -> None:
    """Many matches against bots that think, from one address and by many visitors."""

    async def one() -> None:
        caller = await Caller(port, ATTACKERS[0]).become()
        while True:
            table = await caller.quick("greedy")
            with suppress(OSError, WebSocketException):
                async with caller.socket(table) as socket:
                    while (state := json.loads(await socket.recv())).get("decision", {}) is not None:
                        decision = state.get("decision")
                        if decision and decision["yours"]:
                            await socket.send(json.dumps({"type": "answer", "to": decision["to"], "index": 0}))

    await asyncio.gather(*[one() for _ in range(40)])


async def replays(port: int) -> None:
    """Records and replays of a finished match, by nobody."""
    caller = await Caller(port, ATTACKERS[0]).become()
    tables = [await caller.quick() for _ in range(20)]
    for table in tables:
        await caller.ask("POST", f"/api/tables/{table}/concede")

    async def one(number: int) -> None:
        nobody = Caller(port, ATTACKERS[1])
        while True:
            with suppress(OSError, IndexError):
                await nobody.ask("GET", f"/api/tables/{tables[number % 20]}/{('record', 'replay')[number % 2]}")

    await asyncio.gather(*[one(number) for number in range(40)])


async def lobby(port: int) -> None:
    """The lobby, and another name at many tables, again and again."""
    caller = await Caller(port, ATTACKERS[0]).become()
    for _ in range(50):
        await caller.ask("POST", "/api/tables", {"seats": [{"kind": "open"}] * 2})

    async def one(number: int) -> None:
        while True:
            with suppress(OSError, IndexError):
                await caller.ask("GET", "/api/tables")
                await caller.ask("PUT", "/api/visitor", {"name": f"visitor {number}"})

    await asyncio.gather(*[one(number) for number in range(20)])


ATTACKS: dict[str, Callable[[int], Coroutine[Any, Any, None]]] = {
    attack.__name__: attack for attack in (heads, connections, deaf, bots, replays, lobby)
}


def _attack(name: str, port: int) -> None:
    """Attack for ever; this is a process of its own."""
    asyncio.run(ATTACKS[name](port))


async def watched(server: Server, seconds: float) -> Json:
    """Return what a bystander notices for a while."""
    bystander = Bystander(server.port)
    watching = asyncio.create_task(bystander.watch())
    await asyncio.wait({watching}, timeout=seconds)
    if watching.done():
        watching.result()
    watching.cancel()
    with suppress(asyncio.CancelledError, OSError, WebSocketException):
        await watching
    # The first answer of a bot waits until its process has started.
    waits = {what: _summary(times[what == "bot" :]) for what, times in bystander.waits.items()}
    return {"waits_ms": waits, "memory_mib": round(server.memory())}


def attacked(folder: Path, name: str, seconds: float) -> Json:
    """Return what a bystander notices while an attack goes on, or while there is none."""
    server = Server(folder / f"{name}.db")
    attack = multiprocessing.get_context("spawn").Process(target=_attack, args=(name, server.port), daemon=True)
    if name in ATTACKS:
        attack.start()
    try:
        return asyncio.run(watched(server, seconds))
    finally:
        if name in ATTACKS:
            attack.kill()
            attack.join()
        server.stop()


def _summary(times: list[float]) -> Json:
    if len(times) < 2:
        return {"count": len(times)}
    cuts = statistics.quantiles([1000 * value for value in times], n=20)
    return {"count": len(times), "p50": round(cuts[9], 1), "p95": round(cuts[18], 1), "most": round(1000 * max(times))}


def crowded(folder: Path, matches: int) -> Json:
    """Return how long a server takes to start with so many unfinished matches, copies of one."""
    database = folder / "crowded.db"
    server = Server(database)
    asyncio.run(_begin_two(server.port))
    server.stop()
    with sqlite3.connect(database) as connection:
        ((first, *_),) = connection.execute("SELECT id FROM tables LIMIT 1")
        rows = {
            name: [row[1] for row in connection.execute(f"PRAGMA table_info({name})")] for name in ("tables", "chairs")
        }
        for name, key in (("tables", "id"), ("chairs", "table_id")):
            columns = ", ".join(f"printf('%s-%d', {key}, n)" if column == key else column for column in rows[name])
            numbers = f"WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < {matches})"
            connection.execute(
                f"{numbers} INSERT INTO {name} SELECT {columns} FROM {name}, c WHERE {key} = ?", (first,)
            )
    connection.close()
    server = Server(database)
    try:
        return {
            "matches": matches,
            "started_in_seconds": round(server.started_in, 1),
            "memory_mib": round(server.memory()),
        }
    finally:
        server.stop()


async def _begin_two(port: int) -> None:
    """Let two people begin a match."""
    ann, bob = await Caller(port, VICTIM).become(), await Caller(port, VICTIM).become()
    table = (await ann.ask("POST", "/api/tables", {"seats": [{"kind": "open"}] * 2}))[1]["id"]
    await bob.ask("POST", f"/api/tables/{table}/sit", {})
    await ann.ask("POST", f"/api/tables/{table}/start")


def main() -> None:
    """Run the attacks, print what was noticed of each, and fail if it was too much."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, "crowded", []], help="all if none is named")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--matches", type=int, default=100_000, help="unfinished matches of the attack `crowded`")
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    os.nice(1)
    chosen, failed = arguments.attacks or [*ATTACKS, "crowded"], False
    with tempfile.TemporaryDirectory() as folder:
        for name in ["nothing", *[name for name in chosen if name in ATTACKS]]:
            result = attacked(Path(folder), name, arguments.seconds)
            print(json.dumps({name: result}), flush=True)
            slow = any(wait.get("p95", MOST_WAIT_MS + 1) > MOST_WAIT_MS for wait in result["waits_ms"].values())
            failed = failed or slow or result["memory_mib"] > MOST_MEMORY_MIB
        if "crowded" in chosen:
            print(json.dumps({"crowded": crowded(Path(folder), arguments.matches)}), flush=True)
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
