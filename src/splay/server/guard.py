"""What every request and answer passes: no body that is too large or too slow, no answer without its headers."""

import asyncio
from typing import Final

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from splay.server.metrics import REFUSALS
from splay.server.refusal import Refused

_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)
_CARRY_POSITIONS: Final = ("/api/board", "/api/analysis")
"""Where whole positions and records are sent."""
_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
}


class Guard:
    """Reads a whole body within limits before anything else happens, and adds headers to every answer."""

    def __init__(self, app: ASGIApp, most: int, seconds: float, most_of_positions: int) -> None:
        self.app = app
        self.most = most
        self.seconds = seconds
        self.most_of_positions = most_of_positions

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and _is_foreign(scope):
            await send({"type": "websocket.close", "code": 1008})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        # The API's description is shown by a script within its page.
        scripts = "; script-src 'self' 'unsafe-inline'" if scope["path"] == "/docs" else ""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in {**_HEADERS, "Content-Security-Policy": _POLICY + scripts}.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            if scope["method"] not in ("GET", "HEAD", "OPTIONS") and _is_foreign(scope):
                raise Refused("forbidden", "Another site's page may not act for you here.")
            body = await self._read(scope, receive)
        except Refused as error:
            await _refuse(send_with_headers, error)
            return
        if body is not None:
            await self.app(scope, _replay(body, receive), send_with_headers)

    async def _read(self, scope: Scope, receive: Receive) -> bytes | None:
        """Return the body of a request, or None if the one who sends it has gone."""
        most = self.most_of_positions if scope["path"] in _CARRY_POSITIONS else self.most
        too_large = Refused("too_large", f"That is too much: at most {most / 1024:g} KiB can be sent at once.")
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdigit() or int(length) > most:
            raise too_large
        body = b""
        try:
            async with asyncio.timeout(self.seconds):
                while True:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        return None
                    body += bytes(message.get("body", b""))
                    if len(body) > most:
                        raise too_large
                    if not message.get("more_body", False):
                        return body
        except TimeoutError as error:
            raise Refused("too_slow", f"A request has to be here within {self.seconds:g} seconds.") from error


def _is_foreign(scope: Scope) -> bool:
    """Tell whether a browser sends this for the page of another site; programs name no origin."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    return origin is not None and origin.partition("://")[2] != headers.get("host")


async def _refuse(send: Send, error: Refused) -> None:
    REFUSALS.labels(error.kind).inc()
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": orjson.dumps({"error": error.to_json()})})


def _replay(body: bytes, receive: Receive) -> Receive:
    """Return a receiver that gives a body that has been read already, and then whatever comes."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again
