"""Compressed answers: which encoding a client takes, and JSON that is compressed as it is sent."""

import asyncio
import gzip
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LEAST: Final = 1000
"""From how many bytes on an answer is compressed: what fits into one packet gains nothing."""
_LONG: Final = 64 * 1024
"""From how many bytes on an answer is compressed beside the event loop."""
_MOST_BLUR: Final = 100
_packing: Final = ThreadPoolExecutor(1, "splay-packing")
_LEVEL: Final = 4


def encoding_for(accepted: str, offered: Sequence[str]) -> str | None:
    """Return the encoding of those offered, the best first, that an Accept-Encoding header likes most; or None."""
    worth: dict[str, float] = {}
    for part in accepted.lower().split(","):
        name, _, parameter = (piece.strip() for piece in part.partition(";"))
        worth[name] = _quality(parameter)
    liked = {name: worth.get(name, worth.get("*", 0.0)) for name in offered}
    best = max(offered, key=lambda name: liked[name], default=None)
    return best if best is not None and 0 < liked[best] >= worth.get("identity", 0.0) else None


def _quality(parameter: str) -> float:
    name, _, value = parameter.partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0


def gzipped(body: bytes, blur: int = 0) -> bytes:
    """Return a body compressed, longer by so many bytes as it is to be blurred by, which every reader skips."""
    packed = BytesIO()
    with gzip.GzipFile("x" * blur, "wb", _LEVEL, packed, mtime=0) as file:
        file.write(body)
    return packed.getvalue()


class Compress:
    """Compresses JSON that is sent whole, for those who take it so; files and sockets pass untouched.

    A length gives no secret away beside words that others have chosen: tokens travel in headers and in answers too
    short to be compressed, pages get their cards by sockets, and random bytes blur what is left to be measured.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        accepted = encoding_for(Headers(scope=scope).get("accept-encoding", ""), ["gzip"]) is not None
        start: Message | None = None

        async def send_compressed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start" and _is_plain_json(message):
                start = message
                return
            if start is not None:
                head, start = start, None
                body = await _pack(head, message) if accepted else None
                MutableHeaders(scope=head).add_vary_header("Accept-Encoding")
                await send(head)
                message = message if body is None else {**message, "body": body}
            await send(message)

        await self.app(scope, receive, send_compressed)


def _is_plain_json(start: Message) -> bool:
    headers = Headers(raw=start["headers"])
    # Whatever varies already has been negotiated where it comes from.
    return headers.get("content-type", "").startswith("application/json") and "vary" not in headers


async def _pack(start: Message, message: Message) -> bytes | None:
    """Return the body compressed and say so in the head, or None if it is short or only a part."""
    body = message.get("body", b"")
    if message.get("more_body", False) or len(body) < LEAST:
        return None
    blur = secrets.randbelow(_MOST_BLUR)
    if len(body) < _LONG:
        packed = gzipped(body, blur)
    else:
        # It would hold everybody else up.
        packed = await asyncio.get_running_loop().run_in_executor(_packing, gzipped, body, blur)
    headers = MutableHeaders(raw=start["headers"])
    headers["Content-Encoding"] = "gzip"
    headers["Content-Length"] = str(len(packed))
    start["headers"] = headers.raw
    return packed
