"""Words for server tests: a house with a clock of its own, guests who come by, and pages that look at tables."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self
from urllib.request import Request, urlopen

import httpx2 as httpx
from starlette.testclient import TestClient, WebSocketTestSession
from websockets.asyncio.client import connect

from databases import address
from splay.server.app import create_app
from splay.server.house import House
from splay.server.settings import Settings

Json = dict[str, Any]


class Time:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        self.now += seconds


class Venue:
    """A server in this process, on a database of its own."""

    def __init__(self, client: TestClient, time: Time) -> None:
        self.client = client
        self.time = time

    @property
    def house(self) -> House:
        house = self.client.app.state.desk.house  # type: ignore[attr-defined]  # the app is a FastAPI
        assert isinstance(house, House)
        return house

    def guest(self, name: str) -> "Guest":
        """Let somebody come by who chooses a name."""
        told = self.client.post("/api/visitor").json()
        guest = Guest(self, told["token"], told["id"], name)
        assert guest.put("/api/visitor", name=name).status_code == 200
        return guest

    def expire(self) -> None:
        """Let the house look at its clocks."""
        assert self.client.portal is not None
        self.client.portal.call(self.house.expire)


@contextmanager
def venue(database: Path, **settings: Any) -> Iterator[Venue]:
    """Open a server, and close it."""
    time = settings.setdefault("clock", Time())
    # However slow the machine is, the server has never stood still.
    settings.setdefault("steady", lambda: 0.0)
    settings = {"workers": 1, "request_burst": 1_000_000, "message_burst": 1_000_000, **settings}
    app = create_app(Settings(address(database), page=database.parent / "no page", **settings))
    with TestClient(app) as client:
        yield Venue(client, time)


class Guest:
    """Somebody with a name, who asks over HTTP or looks through a page."""

    def __init__(self, venue: Venue, token: str, guest_id: str, name: str) -> None:
        self.venue = venue
        self.id = guest_id
        self.name = name
        self.token = token
        self.headers = {"Authorization": f"Bearer {token}"}

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.venue.client.get(path, params=query, headers=self.headers)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.venue.client.post(path, json=body, headers=self.headers)

    def put(self, path: str, **body: Any) -> httpx.Response:
        return self.venue.client.put(path, json=body, headers=self.headers)

    def makes_table(self, *kinds: str, **wish: Any) -> str:
        """Make a table: "open" for a person's seat, anything else for a bot of that level. The guest sits first."""
        seats = [{"kind": kind} if kind in ("open", "person") else {"kind": "bot", "level": kind} for kind in kinds]
        response = self.post("/api/tables", seats=seats, **wish)
        assert response.status_code == 201, response.text
        return str(response.json()["id"])

    def at(self, table: str, what: str, **body: Any) -> httpx.Response:
        """Do something at a table."""
        return self.post(f"/api/tables/{table}/{what}", **body)

    def state(self, table: str, **query: Any) -> Json:
        """Return what the guest sees of a table."""
        state: Json = self.get(f"/api/tables/{table}/state", **query).json()
        return state

    def looks_at(self, table: str) -> "Page":
        """Open a page on a table."""
        return Page(self.venue.client.websocket_connect(f"/api/tables/{table}/socket", headers=self.headers))

    def answers(self, table: str, label: str | int = 0) -> Json:
        """Answer what is asked, by the words or the index of an option; returns the state after it."""
        decision = self.state(table)["decision"]
        assert decision and decision["yours"], f"{self.name} is not asked: {decision}"
        if isinstance(label, str):
            label = next(o["index"] for o in decision["options"] if o["label"] == label)
        response = self.at(table, "answer", to=decision["to"], index=label)
        assert response.status_code == 200, response.text
        return self.state(table)


def elsewhere(venue: Venue, guest: Guest) -> Guest:
    """Return a guest as another server knows them."""
    return Guest(venue, guest.token, guest.id, guest.name)


class Page:
    """A page that looks at a table through a socket, and keeps what it is told."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.state: Json = {}
        self.log: list[Json] = []
        self.chat: list[Json] = []

    def __enter__(self) -> Self:
        self.socket.__enter__()
        self.hears()
        return self

    def __exit__(self, *error: object) -> None:
        self.socket.__exit__(*error)

    def hears(self) -> Json:
        """Take in the next message."""
        message: Json = self.socket.receive_json()
        if message["type"] == "state":
            self._take_in(message)
        return message

    def _take_in(self, message: Json) -> None:
        self.state = message
        for kept, part in ((self.log, message["log"]), (self.chat, message["chat"])):
            assert part["from"] <= len(kept), "the page lacks a part of the log"
            kept[part["from"] :] = part["entries"]

    @property
    def asked(self) -> bool:
        """Whether the one who looks is asked something."""
        return self.state["decision"] is not None and bool(self.state["decision"]["yours"])

    def says(self, **message: Any) -> Json:
        """Say something, and take messages in until it is done or refused."""
        self.socket.send_json({"id": "said", **message})
        while (heard := self.hears()).get("id") != "said":
            pass
        return heard

    def hears_state(self) -> Json:
        """Take messages in up to the next state."""
        while self.hears()["type"] != "state":
            pass
        return self.state


def catch_up(pages: list[Page]) -> None:
    """Let all pages of a table hear what the first of them has heard."""
    number = max(page.state["number"] for page in pages)
    for page in pages:
        while page.state["number"] < number:
            page.hears_state()


def refusal(response: httpx.Response) -> str:
    """Return the kind of a refusal; it must have words for people, and a status of its own."""
    error = response.json()["error"]
    assert 400 <= response.status_code < 500, response.text
    assert error["words"][0].isupper() and error["words"].endswith((".", "?")), error
    return str(error["kind"])


def duel(venue: Venue, **wish: Any) -> tuple[Guest, Guest, str]:
    """Let ann and bob sit down together and begin."""
    ann, bob = venue.guest("ann"), venue.guest("bob")
    table = ann.makes_table("open", "open", **wish)
    assert bob.at(table, "sit").status_code == 200
    assert ann.at(table, "start").status_code == 200
    return ann, bob, table


class Server:
    """A real server process on a free port."""

    def __init__(self, database: Path, **environment: str) -> None:
        self.database = database
        self.environment = environment
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, on the same port as before if there was one."""
        command = [str(Path(sys.executable).parent / "splay"), "serve", "--port", str(self.port)]
        command += ["--database", address(self.database)]
        environment = {**os.environ, **self.environment}
        log = self.database.with_suffix(".log")
        with log.open("a") as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
        assert self.process.stdout is not None
        found = re.search(r":(\d+)", self.process.stdout.readline())
        assert found is not None, f"the server did not start: {log.read_text()}"
        self.port = int(found[1])

    def ask(self, path: str, token: str = "", **body: object) -> Json:
        """Post something to it, as whoever has the token."""
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
        with urlopen(Request(f"{self.address}{path}", json.dumps(body).encode(), headers)) as response:
            answer: Json = json.load(response)
        return answer

    def table(self, table: str) -> Json:
        """Return a table as everybody may know it."""
        with urlopen(f"{self.address}/api/tables/{table}") as response:
            answer: Json = json.load(response)
        return answer

    def socket(self, table: str, token: str = "", seen: int = 0) -> connect:
        """Open a socket at a table, as whoever has the token and has seen so much."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?seen={seen}"
        return connect(url, additional_headers=headers, max_size=None)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()
