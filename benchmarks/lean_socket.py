"""A web socket that costs its process little, so that a driver on one core keeps up with a server on another."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

_CONTINUED: Final = 0x0
_TEXT: Final = 0x1
_CLOSE: Final = 0x8
_PING: Final = 0x9
_PONG: Final = 0xA
_LAST: Final = 0x80
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)
"""Every client has to mask what it sends; by this mask it stays as it is."""
_KEY: Final = base64.b64encode(os.urandom(16)).decode()


class LeanSocket(asyncio.Protocol):
    """The client's side of a socket: whole messages come in by a call, and nothing waits."""

    def __init__(self, host: str, path: str, token: str, hear: Callable[[bytes], None]) -> None:
        headers = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        headers += [f"Sec-WebSocket-Key: {_KEY}", "Sec-WebSocket-Version: 13", f"Authorization: Bearer {token}"]
        self._request = "\r\n".join([*headers, "", ""]).encode()
        self._hear = hear
        self._received = b""
        self._parts: list[bytes] = []
        self._is_open = False
        self.closed = asyncio.get_running_loop().create_future()
        """Is done when the connection has gone."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)

    def close(self) -> None:
        self._frame(_CLOSE, b"")
        self._transport.close()

    def send(self, message: bytes) -> None:
        self._frame(_TEXT, message)

    def _frame(self, kind: int, payload: bytes) -> None:
        assert len(payload) < 126
        self._transport.write(bytes((_LAST | kind, _MASKED | len(payload))) + _NO_MASK + payload)

    def data_received(self, data: bytes) -> None:
        self._received = self._received + data if self._received else data
        if not self._is_open:
            head, found, rest = self._received.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101 "), head
            self._is_open, self._received = True, rest
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        """Take in the next frame, if it is there; the server masks nothing."""
        data = self._received
        if len(data) < 2:
            return False
        start, length = 2, data[1]
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(data[2:start], "big")
        if len(data) < start + length:
            return False
        self._received = data[start + length :]
        self._take(data[0], data[start : start + length])
        return True

    def _take(self, first: int, payload: bytes) -> None:
        kind = first & 0xF
        if kind == _PING:
            self._frame(_PONG, payload)
        elif kind == _CLOSE:
            self._transport.close()
        elif kind in (_TEXT, _CONTINUED):
            self._parts.append(payload)
            if first & _LAST:
                message, self._parts = b"".join(self._parts), []
                self._hear(message)
