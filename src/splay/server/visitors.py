"""Who a visitor is: an identity signed by this server, kept by their browser or program, and a name of their choice."""

import secrets
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from itsdangerous import BadSignature, Signer

from splay.server.refusal import Refused
from splay.server.store import Store

COOKIE: Final = "splay_visitor"
COOKIE_SECONDS: Final = 400 * 24 * 3600
_KEPT: Final = 10_000


@dataclass(frozen=True)
class Visitor:
    """Someone who has come by: nothing is known of them but a name."""

    id: str
    name: str


class Visitors:
    """Makes, signs and recognises visitors. Only those who choose a name are stored."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._signer = Signer(store.secret, salt="splay visitor")
        self._names: OrderedDict[str, str] = OrderedDict()

    def new(self) -> Visitor:
        """Return a new visitor, called a guest."""
        visitor = secrets.token_urlsafe(12)
        return Visitor(visitor, guest_name(visitor))

    def sign(self, visitor_id: str) -> str:
        """Return what proves that a visitor is who they are."""
        return self._signer.sign(visitor_id).decode()

    async def read(self, token: str) -> Visitor:
        """Return the visitor of a signed token, or refuse it."""
        try:
            visitor_id = self._signer.unsign(token).decode()
        except (BadSignature, UnicodeError) as error:
            raise Refused("forbidden", "This server did not sign that visitor: ask for a new one.") from error
        return Visitor(visitor_id, await self.name(visitor_id))

    async def name(self, visitor_id: str) -> str:
        """Return a visitor's name."""
        if visitor_id not in self._names:
            self.remember(visitor_id, await self._store.visitor_name(visitor_id) or guest_name(visitor_id))
        return self._names[visitor_id]

    def remember(self, visitor_id: str, name: str) -> None:
        """Keep a name at hand."""
        self._names[visitor_id] = name
        self._names.move_to_end(visitor_id)
        if len(self._names) > _KEPT:
            self._names.popitem(last=False)

    def forget(self, visitor_id: str) -> None:
        """Look a name up again when it is asked for: it has been changed elsewhere."""
        self._names.pop(visitor_id, None)


def guest_name(visitor_id: str) -> str:
    """Return the name of a visitor who has not chosen one: always the same."""
    return f"Guest {sum(visitor_id.encode()) * 7919 % 9000 + 1000}"
