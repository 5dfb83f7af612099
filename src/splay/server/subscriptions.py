"""What is stored of where people are told that it is their turn, and of which turn they have been told."""

from typing import Final

import sqlalchemy as sa

from splay.server.keyring import digest
from splay.server.push import Subscription
from splay.server.schema import meta, notified, subscriptions
from splay.server.store import Conflict, Store

MOST: Final = 10
"""At how many browsers somebody is told; the one that subscribed first gives way to another."""


class Subscriptions:
    """The subscriptions of a house, and the key by which push services know it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = ""

    async def key(self) -> str:
        """Return the private key of the house, as it is stored."""
        if not self._key:
            rows = await self._store.read(sa.select(meta.c.value).where(meta.c.key == "vapid"))
            self._key = str(rows[0].value)
        return self._key

    async def add(self, visitor: str, subscription: Subscription, now: float) -> None:
        """Store that somebody is told at a browser, and nobody else is there any more."""
        known = digest(subscription.endpoint)
        row = {"id": known, "visitor": visitor, "endpoint": subscription.endpoint, "created": now}
        row |= {"p256dh": subscription.p256dh, "auth": subscription.auth}
        theirs = sa.select(subscriptions.c.id).where(subscriptions.c.visitor == visitor)

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(subscriptions).where(subscriptions.c.id == known))
            newest = connection.execute(theirs.order_by(subscriptions.c.created.desc(), subscriptions.c.id)).scalars()
            connection.execute(sa.delete(subscriptions).where(subscriptions.c.id.in_(newest.all()[MOST - 1 :])))
            connection.execute(sa.insert(subscriptions), row)

        try:
            await self._store.write(work)
        except Conflict:
            # Another node has just stored the same.
            await self._store.write(work)

    async def of(self, visitor: str) -> list[Subscription]:
        """Return where somebody is told."""
        rows = await self._store.read(sa.select(subscriptions).where(subscriptions.c.visitor == visitor))
        return [Subscription(row.endpoint, row.p256dh, row.auth) for row in rows]

    async def forget(self, endpoint: str, visitor: str | None = None) -> None:
        """Forget a browser, if it is that visitor's."""
        gone = sa.delete(subscriptions).where(subscriptions.c.id == digest(endpoint))
        if visitor is not None:
            gone = gone.where(subscriptions.c.visitor == visitor)

        def work(connection: sa.Connection) -> None:
            connection.execute(gone)

        await self._store.write(work)

    async def claim(self, table_id: str, seat: int, turn: int) -> bool:
        """Note that somebody is told of a turn; False if they have been, by whichever node."""
        this = (notified.c.table_id == table_id, notified.c.seat == seat)
        later = sa.update(notified).where(*this, notified.c.turn < turn).values(turn=turn)

        def work(connection: sa.Connection) -> None:
            if connection.execute(later).rowcount == 0:
                connection.execute(sa.insert(notified), {"table_id": table_id, "seat": seat, "turn": turn})

        try:
            await self._store.write(work)
        except Conflict:
            return False
        return True
