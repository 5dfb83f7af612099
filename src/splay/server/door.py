"""The door: connections are bounded here in number, in what they send and in what waits for them, before anything else.

A request's body and a socket's message are read within limits of their own (`guard.py`, `sockets.py`). Everything
around them, which neither ever sees, is counted here.
"""

import asyncio
import struct
from collections import Counter
from typing import Any, ClassVar, Final

import orjson
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from splay.server.address import neighbourhood
from splay.server.logs import SOCKETS
from splay.server.metrics import CONNECTIONS, REFUSALS, look_at
from splay.server.refusal import Refused
from splay.server.settings import Settings

WIRE: Final = "splay.wire"
"""The name of the extension by which a socket sends a text at once."""
_PIECE: Final = 1024
"""So many bytes are read of a request before it is counted what has come of it."""
_PHRASES: Final = {429: b"429 Too Many Requests", 431: b"431 Request Header Fields Too Large"}
_ANSWER: Final = b"HTTP/1.1 %b\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: %d\r\n\r\n%b"
_MOST_PARTS: Final = 256
"""In how many parts a socket's message can come."""
_MOST_PINGS: Final = 64
"""How often a socket can ask by a ping for more without reading what waits for it."""
_MOST_AHEAD: Final = 64
"""How many requests a connection can make before the first of them is answered."""
_FOR_PROXIES: Final = 50
"""How many connections are kept free for trusted proxies, and whoever else asks from there whether all is well."""
_TEXT: Final = 0x81
_LONG: Final = struct.Struct("!BBH")
_LONGER: Final = struct.Struct("!BBQ")
"""How a frame begins that is a whole text: its kind, and its length, in as few bytes as it can be (RFC 6455, 5.2)."""
_LOOK_EVERY: Final = 10.0
"""After how many seconds it is looked whether somebody has read anything."""


class Door:
    """Counts who is within, by address and all together."""

    def __init__(self, settings: Settings, trusted: str | list[str] | None, files: int) -> None:
        self.head_bytes = settings.head_bytes
        self.seconds = settings.request_seconds
        self._per_address = settings.connections_per_address
        # Some files are needed for the database, the workers and the page.
        self._most = min(settings.connections, max(16, files - 100))
        self._addresses: Counter[str] = Counter()
        # A proxy comes for many others: its visitors are counted by the addresses that it tells.
        self._proxies = ProxyHeadersMiddleware(_nobody, trusted or []).trusted_hosts
        look_at(CONNECTIONS, self._addresses.total)

    def enter(self, host: str) -> Refused | None:
        """Count a connection that has been made; returns why there is no room for it, if there is none."""
        address = neighbourhood(host)
        self._addresses[address] += 1
        is_proxy = host in self._proxies
        if self._addresses[address] > self._per_address and not is_proxy:
            return Refused("too_many", "Too many connections are open from your address.")
        if self._addresses.total() > self._most + (_FOR_PROXIES if is_proxy else 0):
            return Refused("too_many", "Too many connections are open.")
        return None

    def leave(self, host: str) -> None:
        """Count a connection that has been lost."""
        address = neighbourhood(host)
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]


async def _nobody(*_: object) -> None:
    """Stands where an application is expected."""


class Unread:
    """Lets go of a connection on whose other side nobody reads what is sent."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None

    def waits(self) -> None:
        """Note that more waits to be read than should."""
        if self._timer is None:
            self._look(1 << 62)

    def _look(self, before: int) -> None:
        waiting = self._transport.get_write_buffer_size()
        if waiting >= before:
            self._timer = None
            self._transport.abort()
        else:
            self._timer = asyncio.get_running_loop().call_later(_LOOK_EVERY, self._look, waiting)

    def is_read(self) -> None:
        """Note that it has been read, or never will be."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Http(HttpToolsProtocol):
    """A connection by which requests come through the door."""

    door: ClassVar[Door]
    _waiting: asyncio.TimerHandle | None = None
    _beside = 0
    """How many bytes have come in for this request beside its body: its head, and the frame of its body."""
    _host = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._unread = Unread(transport)
        self._host = self.client[0] if self.client else ""
        refusal = self.door.enter(self._host)
        if refusal is not None:
            self._turn_away(429, refusal)
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self._host)
        self._wait_no_more()
        self._unread.is_read()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _PIECE):
            # It may have been let go, or have become a socket.
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[start : start + _PIECE]
            self._beside += len(piece)
            super().data_received(piece)
            if len(self.pipeline) > _MOST_AHEAD:
                self.transport.abort()
            elif self._beside > self.door.head_bytes:
                words = f"The head of a request has at most {self.door.head_bytes} bytes."
                self._turn_away(431, Refused("too_large", words))

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        # It refers back to the request, which is over.
        self.parser = None  # type: ignore[assignment]

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._beside = 0
        self._wait()

    def on_headers_complete(self) -> None:
        self._wait_no_more()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._beside -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._beside = 0
        super().on_message_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.waits()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.is_read()

    def _turn_away(self, status: int, refusal: Refused) -> None:
        """Say why nothing more is read, unless an answer is under way, and close."""
        REFUSALS.labels(refusal.kind).inc()
        if self.cycle is None or self.cycle.response_complete:
            body = orjson.dumps({"error": refusal.to_json()})
            self.transport.write(_ANSWER % (_PHRASES[status], len(body), body))
        self.transport.close()

    def _wait(self) -> None:
        if self._waiting is None:
            self._waiting = self.loop.call_later(self.door.seconds, self.transport.close)

    def _wait_no_more(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


class Socket(WebSocketsSansIOProtocol):
    """A socket that has come through the door as a request."""

    door: ClassVar[Door]
    _pings = 0

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.logger = self.conn.logger = SOCKETS

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._unread = Unread(transport)

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[WIRE] = self.send_now
        try:
            await super().run_asgi()
        finally:
            # This and what it is part of refer to each other: it is let go, so that it is freed at once.
            del extensions[WIRE]

    def send_now(self, text: bytes) -> bool:
        """Send a text at once, unless something waits to be read or all is over; returns whether it was sent."""
        over = self.disconnected or self.close_sent or self.transport.is_closing() or self.conn.state is not State.OPEN
        if over or not self.writable.is_set():
            return False
        length = len(text)
        if length < 126:
            head = bytes((_TEXT, length))
        elif length < 1 << 16:
            head = _LONG.pack(_TEXT, 126, length)
        else:
            head = _LONGER.pack(_TEXT, 127, length)
        self.transport.write(head + text)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.client[0] if self.client else "")
        self._unread.is_read()
        super().connection_lost(exc)
        # It refers back to the connection.
        self.conn.parser.close()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # Nothing else bounds the empty parts of a message, or the answers to pings.
        if len(self.frames) > _MOST_PARTS or self._pings > _MOST_PINGS:
            self.transport.abort()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._pings += not self.writable.is_set()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.waits()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.is_read()
        self._pings = 0


def protocols(door: Door) -> tuple[type[Http], type[Socket]]:
    """Return the protocols of requests and sockets through one door."""
    return type("Http", (Http,), {"door": door}), type("Socket", (Socket,), {"door": door})
