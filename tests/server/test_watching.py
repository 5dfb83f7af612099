"""What whoever runs a server can see of it: whether it is well, what it does, and what it logs."""

import errno
import json
import logging
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
import sqlalchemy as sa
from prometheus_client import REGISTRY, generate_latest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

import databases
from databases import address
from guests import Server, Venue, duel, refusal
from guests import venue as open_venue
from splay.server import entrance
from splay.server.app import create_app
from splay.server.door import Door
from splay.server.logs import ACCESS, set_up
from splay.server.schema import SCHEMA, alembic_version
from splay.server.settings import Settings


@contextmanager
def read_only() -> Iterator[None]:
    """Let no database be written to, as if the disk could only be read."""

    def refuse(connection: Any, cursor: Any, statement: str, *_: object) -> None:
        if statement.lstrip().startswith(("INSERT", "UPDATE", "CREATE", "DELETE")):
            raise OperationalError(statement, {}, Exception("attempt to write a readonly database"))

    sa.event.listen(sa.Engine, "before_cursor_execute", refuse)
    try:
        yield
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", refuse)


def wait_until_ready(client: TestClient) -> None:
    end = monotonic() + 30
    while client.get("/ready").status_code != 200:
        assert monotonic() < end, client.get("/ready").text
        sleep(0.02)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrance, "_TRY_AGAIN_AFTER", 0.05)
    monkeypatch.setattr(entrance, "_FRESH", 0.0)


# Alive and ready


def test_a_server_tells_that_it_is_alive_and_ready(venue: Venue) -> None:
    assert venue.client.get("/health").json()["status"] == "alive"
    assert venue.client.get("/ready").json()["status"] == "ready"
    assert venue.client.head("/health").status_code == 200


def test_nobody_is_a_visitor_by_asking_for_its_health(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", request_burst=1, requests_per_second=1) as venue:
        for _ in range(50):
            assert venue.client.get("/health").status_code == 200
            assert venue.client.get("/ready").status_code == 200
        assert "set-cookie" not in venue.client.get("/health").headers
        assert venue.client.get("/api/games").status_code == 200, "the one request that a visitor has is still there"
        assert refusal(venue.client.get("/api/games")) == "too_fast"
        assert venue.client.get("/ready").status_code == 200, "and who asks too much can be asked about all the same"


def test_connections_are_kept_free_for_those_who_look_after_the_server() -> None:
    door = Door(Settings(connections=20, connections_per_address=1000), "127.0.0.1", files=10_000)
    taken = [door.enter("203.0.113.7") for _ in range(40)]
    assert [refused is None for refused in taken] == [True] * 20 + [False] * 20
    assert door.enter("127.0.0.1") is None
    assert door.enter("203.0.113.8") is not None


def test_a_database_that_can_only_be_read_is_told_and_told_no_more_when_it_is_mended(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as venue:
        ann, bob, table = duel(venue)
        with read_only():
            answer = venue.client.get("/ready")
            assert answer.status_code == 503
            assert "readonly database" in answer.json()["error"]["words"]
            assert venue.client.get("/health").status_code == 200
            with bob.looks_at(table) as page:
                told = page.says(type="chat", text="hello?")
                assert (told["type"], told["error"]["kind"]) == ("refused", "away")
        wait_until_ready(venue.client)
        assert ann.answers(table)["entries"] == 1


def test_a_database_of_another_version_is_not_ready(venue: Venue) -> None:
    with venue.house.store.engine.begin() as connection:
        connection.execute(sa.update(alembic_version).values(version_num="99"))
    answer = venue.client.get("/ready")
    with venue.house.store.engine.begin() as connection:
        connection.execute(sa.update(alembic_version).values(version_num=SCHEMA))
    assert answer.status_code == 503 and "is of version 99" in answer.json()["error"]["words"]


# A start without a database


def test_a_server_starts_on_a_disk_that_can_only_be_read_and_opens_when_it_is_mended(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as venue:
        ann, _, table = duel(venue)
    with read_only():
        app = create_app(Settings(address(tmp_path / "splay.db"), workers=1))
        client = TestClient(app)
        client.__enter__()
    try:
        # The first try has been made while nothing could be written.
        with read_only():
            assert client.get("/health").status_code == 200
            closed = client.get("/ready")
            assert closed.status_code == 503 and "readonly" in closed.json()["error"]["words"]
            for path in ("/api/tables", f"/api/tables/{table}/state", "/api/visitor"):
                refused = client.get(path, headers=ann.headers)
                assert (refused.status_code, refused.json()["error"]["kind"]) == (503, "away")
            with client.websocket_connect(f"/api/tables/{table}/socket") as looking:
                assert looking.receive_json()["error"]["kind"] == "away"
                assert looking.receive()["code"] == 4503
        wait_until_ready(client)
        state = client.get(f"/api/tables/{table}/state", headers=ann.headers).json()
        body = {"to": state["decision"]["to"], "index": 0}
        assert client.post(f"/api/tables/{table}/answer", json=body, headers=ann.headers).status_code == 200
    finally:
        client.__exit__(None, None, None)


def test_a_server_starts_where_not_even_its_file_can_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if databases.kind() != "sqlite":
        pytest.skip("only SQLite has a file")

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "touch", refuse)
        client = TestClient(create_app(Settings(address(tmp_path / "splay.db"), workers=1)))
        client.__enter__()
        assert "Read-only file system" in client.get("/ready").json()["error"]["words"]
    try:
        wait_until_ready(client)
        assert client.get("/api/visitor").status_code == 200
    finally:
        client.__exit__(None, None, None)


# Metrics


def shown(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


def test_metrics_count_what_happens(venue: Venue) -> None:
    def counts() -> list[float]:
        return [
            shown("splay_matches_started_total"),
            shown("splay_entries_total", kind="answer"),
            shown("splay_entries_total", kind="concede"),
            shown("splay_matches_ended_total"),
            shown("splay_refusals_total", kind="stale"),
            shown("splay_message_seconds_count", type="answer"),
            shown("splay_request_seconds_count", route="/api/tables/{table_id}/concede", status="200"),
        ]

    before, commits = counts(), shown("splay_commit_seconds_count")
    ann, bob, table = duel(venue)
    assert shown("splay_tables", status="playing") == 1
    with ann.looks_at(table) as page:
        assert shown("splay_sockets") == 1
        page.says(type="answer", to=0, index=0)
        assert page.says(type="answer", to=0, index=0)["error"]["kind"] == "stale"
    bob.at(table, "concede")
    assert [after - was for after, was in zip(counts(), before, strict=True)] == [1, 1, 1, 1, 1, 2, 1]
    assert shown("splay_commit_seconds_count") > commits
    assert shown("splay_tables", status="finished") == 1
    venue.client.get("/ready")
    assert shown("splay_ready") == 1
    names = re.findall(r"^# TYPE (splay_\w+) ", generate_latest().decode(), re.MULTILINE)
    for name in ("splay_bots_waiting", "splay_bot_seconds", "splay_writes_waiting", "splay_connections"):
        assert name in names


def metrics_at(port: int) -> str:
    with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        return str(answer.read().decode())


def test_metrics_are_on_a_port_of_their_own_and_only_if_that_is_wanted(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with Server(tmp_path / "splay.db", SPLAY_METRICS_PORT=str(port)) as server:
        end = monotonic() + 30
        while "splay_ready 1.0" not in (said := metrics_at(port)):
            assert monotonic() < end, said
            sleep(0.1)
        assert "splay_connections" in said
        with urlopen(f"{server.address}/health") as answer:
            assert json.load(answer)["status"] == "alive"
        with suppress(HTTPError), urlopen(f"{server.address}/metrics") as answer:
            assert "splay_" not in answer.read().decode(), "it is the page, if anything"


# Logs


@pytest.fixture
def log(capsys: pytest.CaptureFixture[str]) -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    ACCESS.setLevel(logging.NOTSET)


def test_requests_are_logged_as_json_without_secrets(
    venue: Venue, log: None, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = venue.guest("ann")
    set_up(Settings(log_format="json", access_log=True, log_level="info"))
    ann.get("/api/games")
    ann.post("/api/seat-links/THESECRET")
    venue.client.get("/seat/THESECRET")
    venue.client.get("/api/tables/x%0Ay")
    venue.client.get("/health")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    told = [line for line in lines if line["logger"] == "splay.access"]
    assert [line["message"] for line in told] == [
        "GET /api/games",
        "POST /api/seat-links/***",
        "GET /seat/***",
        "GET /api/tables/x%0Ay",
    ]
    assert [line["status"] for line in told] == [200, 404, 404, 404]
    assert told[0]["visitor"] == ann.id and told[0]["address"] == "testclient"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", told[0]["time"])


def test_a_log_for_people_has_the_time_on_every_line_and_what_went_wrong(
    log: None, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up(Settings(log_level="warning"))
    logger = logging.getLogger("splay.server")
    logger.info("all is well")
    try:
        raise ValueError("nonsense")
    except ValueError:
        logger.exception("table %s cannot be read", "abc")
    ACCESS.info("GET /")
    lines = capsys.readouterr().err.splitlines()
    assert re.fullmatch(r"\S+Z ERROR splay\.server: table abc cannot be read", lines[0])
    assert lines[-1] == "ValueError: nonsense"
    assert not any("all is well" in line or "GET /" in line for line in lines)


async def test_who_opens_a_socket_is_logged_only_if_that_is_wanted(tmp_path: Path) -> None:
    for wanted in ("no", "yes"):
        log = tmp_path / f"{wanted}.log"
        with Server(log.with_suffix(".db"), SPLAY_LOG_LEVEL="info", SPLAY_ACCESS_LOG=wanted) as server:
            token = server.ask("/api/visitor")["token"]
            table = server.ask("/api/quick", token, level="greedy")["id"]
            async with server.socket(table, token) as socket:
                await socket.recv()
            server.process.terminate()
            server.process.wait()
        said = log.read_text()
        assert "Started server process" in said
        assert (f"/api/tables/{table}/socket" in said) == (wanted == "yes")
        assert ("127.0.0.1" in said) == (wanted == "yes")
        assert "connection open" not in said
