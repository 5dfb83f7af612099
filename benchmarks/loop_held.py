"""Measures how long single requests hold the server's event loop, at a match as long as matches can be.

What is measured is the processor time of each step of the loop, so that other work on the machine does not count:

    python benchmarks/loop_held.py
"""

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from splay.server import lobby
from splay.server.app import create_app
from splay.server.house import House
from splay.server.run import tune
from splay.server.settings import Settings
from splay.server.sweeping import Sweep

Json = dict[str, Any]
AIM_MS = 20.0


class Probe:
    """Notes the longest step of any event loop since it was last asked."""

    def __init__(self) -> None:
        self.longest = 0.0
        run = asyncio.events.Handle._run

        def measured(handle: asyncio.events.Handle) -> None:
            started = time.thread_time()
            run(handle)
            self.longest = max(self.longest, time.thread_time() - started)

        asyncio.events.Handle._run = measured  # type: ignore[assignment, method-assign]

    def take(self) -> float:
        """Return the longest step in milliseconds, and begin anew."""
        longest, self.longest = 1000 * self.longest, 0.0
        return round(longest, 1)


class Guest:
    """Somebody who asks the server."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.headers = {"Authorization": f"Bearer {client.post('/api/visitor').json()['token']}"}

    def post(self, path: str, **body: object) -> Json:
        answer: Json = self.client.post(path, json=body, headers=self.headers).json()
        assert "error" not in answer, answer
        return answer

    def get(self, path: str) -> Any:
        response = self.client.get(path, headers=self.headers)
        assert response.status_code == 200, response.text
        return response


def draw_out(house: House, table: str, guests: list[Guest], most: int) -> None:
    """Let both players of a match do nothing for ever, as accomplices would."""
    does_nothing: dict[int, str] = {}
    for _ in range(most):
        play = house._live[table].play
        assert play is not None and play.decision is not None
        decision = play.decision
        labels = [option.label for option in decision.options]
        index = len(labels) - 1
        if decision.prompt == "Choose an action":
            if does_nothing.get(decision.seat) not in labels:
                idle = play.match.idle_options()
                does_nothing[decision.seat] = labels[idle[0]] if idle else ""
            melds = [label for label in labels if label.startswith("Meld")]
            index = labels.index(does_nothing[decision.seat] or [*melds, labels[0]][0])
        guests[decision.seat].post(f"/api/tables/{table}/answer", to=len(play.entries), index=index)


def measure(folder: Path, answers: int) -> Json:
    """Return the longest step of the loop for each kind of request."""
    limits = {"request_burst": 10**9, "tables_per_visitor": 10**6, "tables_per_address": 10**6, "match_answers": 10**6}
    settings = Settings(f"sqlite:///{folder}/splay.db", workers=1, match_entries=10**6, **limits)  # type: ignore[arg-type]
    tune()
    Sweep()
    probe, held = Probe(), dict[str, float]()
    # In this game both players have something to do that does nothing.
    lobby.new_seed = lambda: 3

    def note(what: str, do: Callable[[], object]) -> None:
        probe.take()
        do()
        held[what] = probe.take()

    with TestClient(create_app(settings)) as client:
        house = client.app.state.desk.house  # type: ignore[attr-defined]  # it is a FastAPI
        guests = [Guest(client), Guest(client)]
        table = guests[0].post("/api/tables", seats=[{"kind": "open"}] * 2, edition="3e")["id"]
        guests[1].post(f"/api/tables/{table}/sit")
        guests[0].post(f"/api/tables/{table}/start")
        path = f"/api/tables/{table}"
        # What is done once for all, at the first answer of all, is no matter.
        draw_out(house, table, guests, 10)
        note("an answer", lambda: draw_out(house, table, guests, answers - 10))
        last = house._live[table].play.steps[-1].seat
        note("the whole state, as JSON", lambda: guests[0].get(f"{path}/state"))
        note("an undo", lambda: take_back(house, table, guests, last))
        note("a foresight", lambda: foresight(house, table, guests))
        for number in range(60):
            guests[0].post("/api/tables", seats=[{"kind": "open"}] * 2, private=number % 2 == 0)
        note("the lobby", lambda: guests[0].get("/api/tables"))
        note(
            "another name at 60 tables",
            lambda: client.put("/api/visitor", json={"name": "x"}, headers=guests[0].headers),
        )
        note("cards in other words", lambda: guests[0].get("/api/cards?edition=3e&sets=base,echoes&words=iello"))
    with TestClient(create_app(settings)) as client:
        for guest in guests:
            guest.client = client
        guests[0].get("/api/games")
        note("taking the match up", lambda: guests[0].get(path))
        note("a socket that looks at it", lambda: look(client, path, guests[0]))
        note("conceding", lambda: guests[0].post(f"{path}/concede"))
        note("the record", lambda: guests[0].get(f"{path}/record"))
        note("a replay", lambda: guests[0].get(f"{path}/replay?at={answers // 2}"))
    return {"answers": answers, "held_ms": held, "longest_ms": max(held.values()), "aim_ms": AIM_MS}


def take_back(house: House, table: str, guests: list[Guest], seat: int) -> None:
    guests[seat].post(f"/api/tables/{table}/undo")
    if house._live[table].proposal is not None:
        guests[1 - seat].post(f"/api/tables/{table}/consent", yes=True)


def foresight(house: House, table: str, guests: list[Guest]) -> None:
    play = house._live[table].play
    assert play is not None and play.asked is not None
    guests[play.asked].get(f"/api/tables/{table}/foresight")


def look(client: TestClient, path: str, guest: Guest) -> None:
    with client.websocket_connect(f"{path}/socket", headers=guest.headers) as socket:
        socket.receive_json()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=3000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        result = measure(Path(folder), arguments.answers)
    print(json.dumps(result, indent=2))
    raise SystemExit(result["longest_ms"] > AIM_MS)
