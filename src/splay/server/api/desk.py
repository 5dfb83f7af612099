"""The desk, where requests come in: who asks, from where, how often, and what it costs."""

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, Final, TypeVar

from fastapi import APIRouter, Depends, Request, Response
from starlette.requests import HTTPConnection

from splay.server.address import neighbourhood
from splay.server.api.routing import REFUSALS, shown
from splay.server.house import House
from splay.server.limits import Rate
from splay.server.origins import Origin
from splay.server.refusal import Refused, away
from splay.server.sockets import Sockets
from splay.server.turns import Caller
from splay.server.visitors import COOKIE, Visitor, Visitors

Done = TypeVar("Done")

PLAYED_COST: Final = 5
"""What is played once more for somebody counts as so many requests."""
COUNTED_COST: Final = 3
"""What is counted over all the matches of somebody counts as so many requests."""
RENAME_COST: Final = 2
"""A table at which somebody gets another name counts as so many requests."""
PROOF_COST: Final = 5
"""A proof that is looked at counts as so many requests."""
_CHARGED_BYTES: Final = 4 * 1024
"""An answer that may be long counts as so many requests as it has pieces of this length."""


class Desk:
    """Where requests come in: who asks, from where, and how often."""

    def __init__(self, house: House, visitors: Visitors) -> None:
        self.house = house
        self.visitors = visitors
        self.sockets = Sockets(house, visitors)
        settings = house.settings
        words = "You ask more than can be answered: wait a moment."
        rate, burst = settings.requests_per_second, settings.request_burst
        self._rate = Rate(rate, burst, settings.clock, words)
        # Visitors are free to have, so an address with many of them has a limit too.
        self._address_rate = Rate(10 * rate, 10 * burst, settings.clock, words)

    async def visitor_of(self, connection: HTTPConnection) -> Visitor | None:
        """Return who asks, if they say; a forged or foreign proof is refused."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return await self.visitors.read(token.strip())
        cookie = connection.cookies.get(COOKIE)
        return await self.visitors.read(cookie) if cookie else None

    async def admit(self, request: Request) -> None:
        """Count a request, by its visitor and by its address."""
        try:
            visitor = await self.visitor_of(request)
        except Refused:
            visitor = None
        self.count(request)
        request.state.caller = visitor.id if visitor else address_of(request)
        request.state.visitor = visitor.id if visitor else None
        self._rate.take(request.state.caller)
        self.house.let_in(request.state.visitor, address_of(request))
        if visitor is not None:
            self.house.origins.note(visitor.id, origin_of(request))

    def charge(self, request: Request, cost: float) -> None:
        """Count what a request has cost beyond an ordinary one: who asks for much waits the longer for the next."""
        self._rate.charge(request.state.caller, cost)
        self._address_rate.charge(address_of(request), cost)

    def told(self, request: Request, data: object) -> Response:
        """Return plain data that may be long, and count how long it is."""
        response = shown(data)
        self.charge(request, len(response.body) / _CHARGED_BYTES)
        return response

    def count(self, connection: HTTPConnection) -> None:
        """Count a request, or a socket that is opened, by its address."""
        self._address_rate.take(address_of(connection))


def address_of(connection: HTTPConnection) -> str:
    """Return where somebody comes from."""
    return neighbourhood(connection.client.host) if connection.client else "nowhere"


def origin_of(connection: HTTPConnection) -> Origin:
    """Return where somebody comes from, and with which browser."""
    return Origin(address_of(connection), connection.headers.get("user-agent", "")[:400])


def caller_of(request: Request) -> Caller:
    """Return for whom something is done that takes long: whoever asks, who may have said nothing of themselves."""
    return Caller(address_of(request), request.state.visitor or "")


async def while_here(request: Request, work: Coroutine[Any, Any, Done]) -> Done:
    """Return what comes of work that takes long; it ends when the one who asks for it goes away."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_left(request))
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refused("stale", "Nobody waits for this any more.")
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def _left(request: Request) -> None:
    """Wait until the one who asks goes away."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def desk_of(connection: HTTPConnection) -> Desk:
    """Return the desk of the server that is asked."""
    desk = connection.app.state.desk
    if desk is None:
        raise away()
    assert isinstance(desk, Desk)
    return desk


async def someone(request: Request) -> Visitor | None:
    """Return who asks, or None for someone who has not said."""
    return await desk_of(request).visitor_of(request)


async def known(visitor: Annotated[Visitor | None, Depends(someone)]) -> Visitor:
    """Return who asks, or refuse someone who has not said."""
    if visitor is None:
        raise Refused("forbidden", "Say who you are first: ask /api/visitor for a cookie or a token.")
    return visitor


async def admit(request: Request) -> None:
    """Refuse those who ask too often."""
    await desk_of(request).admit(request)


Desked = Annotated[Desk, Depends(desk_of)]
Someone = Annotated[Visitor | None, Depends(someone)]
Known = Annotated[Visitor, Depends(known)]


def chapter(tag: str) -> APIRouter:
    """Return the router of a chapter of the API: all its requests are counted."""
    return APIRouter(prefix="/api", tags=[tag], dependencies=[Depends(admit)], responses=REFUSALS)
