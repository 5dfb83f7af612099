"""Every request is measured, and logged if that is wanted; questions about the server's own health are not."""

import re
import time
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from splay.server.logs import ACCESS
from splay.server.metrics import REQUESTS

HEALTH: Final = "/health"
READY: Final = "/ready"
_SECRET: Final = re.compile(r"(/seat(?:-links)?/)[^/?]+")
"""What of an address is a secret: the token of a seat link."""


class Watch:
    """Notes how long each request took and what came of it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or scope["path"] in (HEALTH, READY):
            await self.app(scope, receive, send)
            return
        start, status = time.perf_counter(), 500

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        if scope["type"] == "websocket":
            status = 101
        try:
            await self.app(scope, receive, note)
        finally:
            _tell(scope, status, time.perf_counter() - start)


def _tell(scope: Scope, status: int, seconds: float) -> None:
    if scope["type"] == "http":
        route = getattr(scope.get("route"), "path", "other")
        REQUESTS.labels(route, str(status)).observe(seconds)
    if ACCESS.isEnabledFor(20):
        ACCESS.info(
            "%s %s", scope.get("method", "SOCKET"), _address(scope), extra={"facts": _facts(scope, status, seconds)}
        )


def _address(scope: Scope) -> str:
    """Return what was asked for, as it can be logged: no secrets, and nothing that breaks a line."""
    raw = scope.get("raw_path") or scope["path"].encode()
    return _SECRET.sub(r"\1***", raw.decode("ascii", "backslashreplace"))


def _facts(scope: Scope, status: int, seconds: float) -> dict[str, Any]:
    client = scope.get("client")
    state = scope.get("state", {})
    visitor = state.get("visitor")
    facts = {"status": status, "seconds": round(seconds, 4), "address": client[0] if client else "nowhere"}
    return facts | ({"visitor": visitor} if visitor else {})
