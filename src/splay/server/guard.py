"""What every request and answer passes: no body that is too large gets in, no answer goes out without its headers."""

from typing import Final
from urllib.parse import urlsplit

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from splay.server.refusal import Refused

_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)
_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
}


class Guard:
    """Reads a whole body up to a limit before anything else happens, and adds headers to every answer."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app = app
        self.most = most

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

        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and _is_foreign(scope):
            await _refuse(send_with_headers, Refused("forbidden", "Another site's page may not act for you here."))
            return
        body = await self._read(scope, receive)
        if body is None:
            await _refuse(send_with_headers, Refused("too_large", f"A request has at most {self.most} bytes."))
            return
        await self.app(scope, _replay(body, receive), send_with_headers)

    async def _read(self, scope: Scope, receive: Receive) -> bytes | None:
        """Return the body of a request, or None if it is too large."""
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdigit() or int(length) > self.most:
            return None
        body = b""
        while True:
            message = await receive()
            body += bytes(message.get("body", b""))
            if len(body) > self.most:
                return None
            if not message.get("more_body", False):
                return body


def _is_foreign(scope: Scope) -> bool:
    """Tell whether a browser sends this for the page of another site; programs name no origin."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")


async def _refuse(send: Send, error: Refused) -> None:
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
