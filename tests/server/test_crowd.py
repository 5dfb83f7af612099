"""A crowd at a real server: many idle sockets, floods and huge messages do no harm to anyone else."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from guests import Json, Server


async def look(server: Server, table: str, token: str = "") -> ClientConnection:
    """Open a socket and take in its first state."""
    socket = await server.socket(table, token)
    assert json.loads(await socket.recv())["type"] == "state"
    return socket


async def hear(socket: ClientConnection, kind: str) -> Json:
    while True:
        message: Json = json.loads(await socket.recv())
        if message["type"] == kind:
            return message


async def test_a_crowd_of_idle_and_rude_sockets_leaves_a_match_alone(tmp_path: Path) -> None:
    with Server(tmp_path / "splay.db", SPLAY_WORKERS="1") as server:
        ann, bob = (str(server.ask("/api/visitor")["token"]) for _ in range(2))
        table = str(server.ask("/api/tables", ann, seats=[{"kind": "open"}] * 2)["id"])
        server.ask(f"/api/tables/{table}/sit", bob)
        server.ask(f"/api/tables/{table}/start", ann)
        crowd = [await look(server, table) for _ in range(150)]
        page = await look(server, table, ann)

        rude = await look(server, table)
        with suppress(ConnectionClosed):
            await rude.send("x" * (4 * 1024 * 1024))
        await rude.wait_closed()
        assert rude.close_code == 1009

        flood = await look(server, table, bob)
        for _ in range(200):
            await flood.send('{"type": "concede", "now": true}')
        assert (await hear(flood, "refused"))["error"]["kind"] == "malformed"

        await page.send(json.dumps({"type": "answer", "to": 0, "index": 0, "id": 1}))
        assert (await hear(page, "done"))["id"] == 1
        for socket in crowd:
            while (await hear(socket, "state"))["entries"] != 1:
                pass
        await asyncio.gather(*[socket.close() for socket in [*crowd, page, flood]])
        assert server.ask("/api/visitor")["id"]


async def test_a_request_that_dribbles_in_is_refused_after_a_while(tmp_path: Path) -> None:
    with Server(tmp_path / "splay.db", SPLAY_WORKERS="1", SPLAY_REQUEST_SECONDS="1") as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"PUT /api/visitor HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
        writer.write(b'Content-Length: 15\r\n\r\n{"name"')
        answer = (await reader.read()).decode()
        writer.close()
        assert answer.startswith("HTTP/1.1 408 ")
        assert '"kind":"too_slow"' in answer


@pytest.mark.parametrize("said", [b"", b"GET /api/games HTTP/1.1\r\nHost:"])
async def test_a_connection_that_does_not_say_what_it_wants_is_let_go(tmp_path: Path, said: bytes) -> None:
    with Server(tmp_path / "splay.db", SPLAY_WORKERS="1", SPLAY_REQUEST_SECONDS="1") as server:
        table = str(server.ask("/api/quick", str(server.ask("/api/visitor")["token"]), level="random")["id"])
        page = await look(server, table)
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(said)
        assert await reader.read() == b""
        writer.close()
        await page.send('{"type": "ping"}')
        assert await hear(page, "pong"), "a socket may be idle for as long as it likes"
        await page.close()
