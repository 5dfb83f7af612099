"""It is your turn: people whose page is closed are told so where they like to be told."""

import asyncio
import logging
from typing import Final

import orjson

from splay.kernel.plain import listing
from splay.server.guide import GUIDES, Json
from splay.server.live import LiveTable
from splay.server.match import Matches
from splay.server.play import Play
from splay.server.push import Pusher, Subscription, check_subscription
from splay.server.records import ANSWER, HINT, UNDO
from splay.server.refusal import Refused
from splay.server.settings import Settings
from splay.server.store import Store
from splay.server.subscriptions import Subscriptions
from splay.server.vapid import public_key
from splay.server.visitors import Visitor

logger = logging.getLogger("splay.server")

_EVERY: Final = 0.5
"""How many seconds pass until it is looked again who is to be told."""
_LONGEST: Final = 7 * 24 * 3600
"""For how many seconds a message is good at most."""


class Calling(Matches):
    """Calls people to the table: once for each turn, only where other people wait, and nobody who is there."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(settings, store)
        self.subscriptions = Subscriptions(store)
        self._pusher = Pusher(settings.public_address, settings.push_local)
        self._to_call: dict[str, float] = {}
        """At which tables somebody may have to be called, and from when on."""

    # Where somebody is told

    async def push_key(self) -> str:
        """Return the key that a browser needs to subscribe."""
        return await self.beside(public_key, await self.subscriptions.key())

    async def subscribe(self, visitor: Visitor, subscription: Subscription) -> None:
        """Tell a visitor at a browser from now on."""
        check_subscription(subscription, self.settings.push_local)
        await self.subscriptions.add(visitor.id, subscription, self.date())

    async def unsubscribe(self, visitor: Visitor, endpoint: str) -> None:
        """Tell a visitor nothing more at a browser."""
        await self.subscriptions.forget(endpoint, visitor.id)

    # Telling it

    def _go_on(self, live: LiveTable) -> None:
        super()._go_on(live)
        if live.facts.keeper == self.node and _waits_for(live) is not None:
            self._to_call.setdefault(live.facts.id, self.date() + self.settings.push_after_seconds)

    async def _watch_turns(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            await self.call()

    async def call(self) -> None:
        """Call those who are asked and have not come to the table for a while."""
        now = self.date()
        for table_id in [table_id for table_id, due in self._to_call.items() if due <= now]:
            del self._to_call[table_id]
            try:
                await self._call_at(table_id)
            except Refused:
                continue
            except Exception:
                # The database may be away for a moment.
                logger.exception("nobody can be called to table %s", table_id)

    async def _call_at(self, table_id: str) -> None:
        async with self.at(table_id) as live:
            asked = _waits_for(live)
            if asked is None or live.play is None:
                return
            seat, visitor = asked
            if visitor in live.here or live.facts.keeper != self.node:
                return
            turn, message = _turn(live.play, seat), _message(live, seat)
            left = live.play.deadline()
        seconds = _LONGEST if left is None else max(0, min(_LONGEST, round(left - self.now())))
        where = await self.subscriptions.of(visitor)
        if where and await self.subscriptions.claim(table_id, seat, turn):
            for subscription in where:
                self._aside(self._push, subscription, message, table_id, seconds)

    async def _push(self, subscription: Subscription, message: Json, topic: str, seconds: int) -> None:
        key = await self.subscriptions.key()
        if not await self._pusher.send(subscription, key, orjson.dumps(message), topic, seconds):
            await self.subscriptions.forget(subscription.endpoint)


def _waits_for(live: LiveTable) -> tuple[int, str] | None:
    """Return the seat and the visitor for whom other people wait; bots do not mind."""
    facts, seat = live.facts, live.play.asked if live.play is not None else None
    people = [chair.visitor for chair in facts.chairs if chair.visitor is not None]
    visitor = facts.chairs[seat].visitor if seat is not None else None
    return (seat, visitor) if seat is not None and visitor is not None and len(people) > 1 else None


def _turn(play: Play, seat: int) -> int:
    """Return what tells one turn of a seat from the next: when it last did something.

    Ruling: as long as somebody has done nothing, one call is enough, whatever the others take back meanwhile.
    """
    done = (e.number for e in reversed(play.entries) if e.seat == seat and e.kind in (ANSWER, HINT, UNDO))
    return next(done, -1)


def _message(live: LiveTable, seat: int) -> Json:
    """Return what somebody is told: nothing but what everybody may know of the table."""
    facts = live.facts
    others = [chair.name for index, chair in enumerate(facts.chairs) if index != seat]
    body = f"{GUIDES[facts.game].title} with {listing(others)}"
    return {"table": facts.id, "title": "It is your turn", "body": body}
