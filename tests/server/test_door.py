"""The door of a real server: connections are bounded before anything is understood of what they say."""

import asyncio
import os
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.protocol import State

from guests import Server
from splay.server.address import neighbourhood
from splay.server.door import Door, Socket, protocols
from splay.server.settings import Settings


class Neighbour(Server):
    """A server, and the address from which a test comes to it."""

    host = "127.0.0.2"


@pytest.fixture(scope="module")
def neighbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Neighbour]:
    database = tmp_path_factory.mktemp("door") / "splay.db"
    with Neighbour(database, SPLAY_WORKERS="1", SPLAY_CONNECTIONS_PER_ADDRESS="4") as started:
        yield started


_hosts = count(2)


@pytest.fixture
def server(neighbour: Neighbour) -> Neighbour:
    # Nobody is in the way of a test whose connections the server has not yet seen closed.
    neighbour.host = f"127.0.1.{next(_hosts)}"
    return neighbour


def connect(server: Neighbour, host: str = "") -> socket.socket:
    """Connect to a server from an address that is no proxy's."""
    return socket.create_connection(("127.0.0.1", server.port), 20, (host or server.host, 0))


def send_for_ever(connection: socket.socket, piece: bytes, most: int = 64 * 1024 * 1024) -> int:
    """Send the same again and again until it is no longer taken; returns how many bytes were."""
    sent = 0
    with suppress(ConnectionError):
        while sent < most:
            connection.sendall(piece)
            sent += len(piece)
    return sent


def answer_to(server: Neighbour, request: bytes, host: str = "") -> str:
    """Return all that is answered to a request until the connection is closed."""
    with connect(server, host) as connection:
        connection.sendall(request)
        answer = b""
        with suppress(ConnectionError):
            while data := connection.recv(65536):
                answer += data
        return answer.decode()


ASK = b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"


@pytest.mark.parametrize(
    "beginning",
    [
        b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Endless: ",
        b"GET /api/games HTTP/1.1\r\nX-Endless",
        b"GET /api/games?",
        b"PUT /api/visitor HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\nX-Trailer: ",
    ],
    ids=["header", "name", "url", "trailer"],
)
def test_a_head_without_an_end_is_not_read_for_long(server: Neighbour, beginning: bytes) -> None:
    with connect(server) as connection:
        connection.sendall(beginning)
        assert send_for_ever(connection, b"x" * 65536) < 32 * 1024 * 1024, "what the system's buffers take, no more"
    assert server.ask("/api/visitor")["id"]


def test_a_head_has_32_kib(server: Neighbour) -> None:
    fits = answer_to(server, ASK + b"X-Long: " + b"x" * 32_000 + b"\r\n\r\n")
    assert fits.startswith("HTTP/1.1 200 ")
    too_long = answer_to(server, ASK + b"X-Long: " + b"x" * 40_000 + b"\r\n\r\n")
    assert too_long.startswith("HTTP/1.1 431 ") and '"kind":"too_large"' in too_long


def test_an_address_has_only_so_many_connections_and_proxies_have_more(server: Neighbour) -> None:
    with ExitStack() as stack:
        idle = [stack.enter_context(connect(server)) for _ in range(4)]
        refused = answer_to(server, b"")
        assert refused.startswith("HTTP/1.1 429 ") and '"kind":"too_many"' in refused
        for _ in range(8):
            stack.enter_context(connect(server, "127.0.0.1"))
        for host in ("127.0.0.3", "127.0.0.1"):
            assert answer_to(server, ASK + b"\r\n", host).startswith("HTTP/1.1 200 ")
        idle.pop().close()
        while not answer_to(server, ASK + b"\r\n").startswith("HTTP/1.1 200 "):
            time.sleep(0.01)


def a_table(server: Neighbour) -> str:
    return str(server.ask("/api/quick", str(server.ask("/api/visitor")["token"]), level="random")["id"])


def open_socket(server: Neighbour, table: str) -> socket.socket:
    """Open a socket at a table by hand, so that anything can be said there."""
    connection = connect(server)
    connection.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert b" 101 " in connection.recv(4096)
    return connection


def test_a_socket_counts_as_a_connection_until_it_is_closed(server: Neighbour) -> None:
    table = a_table(server)
    for _ in range(2):
        with ExitStack() as stack:
            for _ in range(4):
                stack.enter_context(open_socket(server, table))
            assert answer_to(server, b"").startswith("HTTP/1.1 429 ")
        while not answer_to(server, ASK + b"\r\n").startswith("HTTP/1.1 200 "):
            time.sleep(0.01)
        time.sleep(0.1)


@pytest.mark.parametrize(
    "frame",
    [b"\x89\xfd" + bytes(4) + bytes(125), b"\x00\x80" + bytes(4)],
    ids=["pings", "empty parts"],
)
def test_a_socket_that_sends_what_nobody_counts_and_never_reads_is_let_go(server: Neighbour, frame: bytes) -> None:
    with open_socket(server, a_table(server)) as connection:
        connection.sendall(b"\x01\x80" + os.urandom(4) if frame[0] == 0 else b"")
        assert send_for_ever(connection, frame * 500) < 48 * 1024 * 1024


@pytest.mark.parametrize(
    ("host", "limits"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_address_shares_its_limits_with_its_whole_64(host: str, limits: str) -> None:
    assert neighbourhood(host) == limits


def test_a_server_whose_connections_are_all_taken_still_tells_that_it_is_well(tmp_path: Path) -> None:
    limits = {"SPLAY_WORKERS": "1", "SPLAY_CONNECTIONS": "20", "SPLAY_REQUEST_SECONDS": "60"}
    with Neighbour(tmp_path / "splay.db", **limits) as server, ExitStack() as open_ones:
        for _ in range(40):
            open_ones.enter_context(connect(server))
        full = answer_to(server, b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "127.0.0.3")
        assert "429" in full.splitlines()[0]
        for path in ("/health", "/ready"):
            ask = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
            assert " 200 " in answer_to(server, ask.encode(), "127.0.0.1").splitlines()[0]


class Line(asyncio.Transport):
    """What a socket writes to, as long as the other side is there."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.lost = False

    def write(self, data: bytes) -> None:  # type: ignore[override]
        assert not self.lost, "nobody is there any more"
        self.written += data

    def is_closing(self) -> bool:
        return self.lost


def wired(line: Line) -> Socket:
    """Return a socket that has been accepted."""

    async def nobody(scope: object, receive: object, send: object) -> None:
        raise AssertionError("nobody is served here")

    kind = protocols(Door(Settings(), [], 100))[1]
    socket = kind(uvicorn.Config(nobody, log_config=None, ws_per_message_deflate=False), ServerState(), {})
    socket.connection_made(line)
    socket.conn.state = State.OPEN
    return socket


@pytest.mark.parametrize(
    ("length", "head"),
    [(3, b"\x81\x03"), (125, b"\x81\x7d"), (126, b"\x81\x7e\x00\x7e"), (70_000, b"\x81\x7f" + (70_000).to_bytes(8))],
)
async def test_a_text_is_sent_at_once_in_one_frame(length: int, head: bytes) -> None:
    line = Line()
    assert wired(line).send_now(b"x" * length)
    assert line.written == head + b"x" * length


async def test_nothing_is_sent_at_once_to_one_who_does_not_read_or_has_gone() -> None:
    line = Line()
    socket = wired(line)
    socket.writable.clear()
    assert not socket.send_now(b"more"), "what waits is sent first"
    socket.writable.set()
    assert socket.send_now(b"more")
    line.lost = True
    assert not socket.send_now(b"more")
