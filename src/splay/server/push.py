"""Web Push: a message to somebody's browser by way of its push service, which can neither read nor forge it."""

import asyncio
import logging
from dataclasses import dataclass
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from splay.server.base64url import decoded
from splay.server.metrics import PUSHES
from splay.server.refusal import Refused
from splay.server.vapid import private_key

if TYPE_CHECKING:
    import aiohttp
    from aiohttp.abc import AbstractResolver, ResolveResult

logger = logging.getLogger("splay.server")

_AT_ONCE: Final = 8
"""How many messages are sent at the same time."""
_MOST_WAITING: Final = 1_000
"""How many messages wait at most to be sent; what comes beyond that is dropped."""
_SECONDS: Final = 10
"""How long a push service has to take a message."""
_GONE: Final = (404, 410)
"""What a push service says of a browser that will never be there again."""
_NOBODY: Final = "mailto:nobody@splay.invalid"
"""Whom push services can write to where no address of the house is known."""
_SIGNED_SECONDS: Final = 12 * 3600


@dataclass(frozen=True)
class Subscription:
    """Where one browser of somebody's is told something, and by which keys it reads that."""

    endpoint: str
    p256dh: str
    auth: str


def check_subscription(subscription: Subscription, local: bool) -> None:
    """Refuse a subscription that no push service has given.

    Anybody can name any address, and the house would ask there: so it must be one for everybody, by TLS at its own
    port, unless local ones are allowed.
    """
    try:
        parts = urlsplit(subscription.endpoint)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise Refused("illegal", "The address of the push service is none.") from error
    readable = subscription.endpoint.isascii() and subscription.endpoint.isprintable()
    if not readable or not host or "@" in parts.netloc or parts.scheme not in ("https", "http"):
        raise Refused("illegal", "The address of the push service is none.")
    if not local and (parts.scheme != "https" or port not in (None, 443) or not _may_be_public(host)):
        raise Refused("illegal", "A push service is at an address for everybody, by https.")
    _check_keys(subscription)


def _may_be_public(host: str) -> bool:
    """Tell whether a host is an address for everybody, or a name: what that stands for is seen when it is used."""
    try:
        return ip_address(host).is_global
    except ValueError:
        return "." in host


def _check_keys(subscription: Subscription) -> None:
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(subscription.p256dh))
        good = len(decoded(subscription.auth)) == 16
    except ValueError:
        good = False
    if not good:
        raise Refused("illegal", "The keys of the subscription are none.")


class Pusher:
    """Sends messages to push services, some at a time; nobody waits for it."""

    def __init__(self, contact: str, local: bool) -> None:
        self._contact = contact if contact.startswith("https:") else _NOBODY
        self._local = local
        self._turn = asyncio.Semaphore(_AT_ONCE)
        self._waiting = 0
        self._session: aiohttp.ClientSession | None = None

    async def send(self, subscription: Subscription, key: str, message: bytes, topic: str, seconds: int) -> bool:
        """Send a message that is good for so many seconds; returns whether the browser may still be there.

        A message that its service has not delivered yet is replaced by the next one about the same topic.
        """
        if self._waiting >= _MOST_WAITING:
            _count("dropped")
            return True
        self._waiting += 1
        try:
            async with self._turn:
                body, headers = await asyncio.to_thread(self._sealed, subscription, key, message)
                headers |= {"TTL": str(seconds), "Topic": topic}
                return await self._post(subscription.endpoint, body, headers)
        finally:
            self._waiting -= 1

    def _sealed(self, subscription: Subscription, key: str, message: bytes) -> tuple[bytes, dict[str, str]]:
        """Return a message as only the browser can read it, and what tells its service that it is from this house."""
        from py_vapid import Vapid02
        from pywebpush import WebPusher

        keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
        sealed = WebPusher({"endpoint": subscription.endpoint, "keys": keys}).encode(message)
        parts = urlsplit(subscription.endpoint)
        signed = Vapid02(private_key(key)).sign({"sub": self._contact, "aud": f"{parts.scheme}://{parts.netloc}"})
        return sealed["body"], {"Content-Encoding": "aes128gcm", **signed}

    async def _post(self, endpoint: str, body: bytes, headers: dict[str, str]) -> bool:
        import aiohttp

        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(limit=_AT_ONCE, resolver=None if self._local else _public_only()),
                timeout=aiohttp.ClientTimeout(total=_SECONDS),
                cookie_jar=aiohttp.DummyCookieJar(),
            )
        try:
            # What else it may say is not read, and it does not send us elsewhere.
            async with self._session.post(endpoint, data=body, headers=headers, allow_redirects=False) as response:
                status = response.status
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            logger.info("a push service cannot be reached: %s", error or type(error).__name__)
            _count("failed")
            return True
        if status in _GONE:
            _count("gone")
            return False
        _count("sent" if status < 300 else "refused")
        if status >= 300:
            logger.warning("the push service at %s has refused a message: %s", urlsplit(endpoint).hostname, status)
        return True

    async def close(self) -> None:
        """Let go of all connections."""
        if self._session is not None:
            await self._session.close()


def _count(outcome: str) -> None:
    PUSHES.labels(outcome).inc()


def _public_only() -> "AbstractResolver":
    """Return what looks names up and finds only addresses for everybody, whatever a name may stand for now."""
    import socket

    from aiohttp.resolver import ThreadedResolver

    class PublicOnly(ThreadedResolver):
        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
        ) -> "list[ResolveResult]":
            found = await super().resolve(host, port, family)
            public = [each for each in found if ip_address(each["host"].partition("%")[0]).is_global]
            if not public:
                raise OSError(f"{host} is at no address for everybody")
            return public

    return PublicOnly()
