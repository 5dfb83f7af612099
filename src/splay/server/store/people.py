"""What is stored of people: their names, their seat links, and who is muted or banned."""

from typing import Any

import sqlalchemy as sa

from splay.server.news import Renamed
from splay.server.schema import barred, seat_links, visitors
from splay.server.store.database import Conflict, Database, execute


class StoredPeople(Database):
    """The people of a database."""

    async def visitor_name(self, visitor: str) -> str | None:
        """Return the name that a visitor has chosen."""
        rows = await self.read(sa.select(visitors.c.name).where(visitors.c.id == visitor))
        return str(rows[0].name) if rows else None

    async def name_visitor(self, visitor: str, name: str) -> None:
        """Store the name of a visitor."""

        def work(connection: sa.Connection) -> None:
            known = connection.execute(sa.update(visitors).where(visitors.c.id == visitor).values(name=name))
            if known.rowcount == 0:
                connection.execute(sa.insert(visitors), {"id": visitor, "name": name})

        try:
            await self.write(work, Renamed(visitor))
        except Conflict:
            # Another node has just stored the first name: this is the second one.
            await self.write(work, Renamed(visitor))

    async def barred(self) -> list[sa.Row[Any]]:
        """Return who is muted or banned."""
        return await self.read(sa.select(barred))

    async def seat_link(self, token: str) -> tuple[str, str, float] | None:
        """Return the table and the visitor of a seat link, and until when it is good."""
        rows = await self.read(sa.select(seat_links).where(seat_links.c.token == token))
        return (rows[0].table_id, rows[0].visitor, rows[0].expires) if rows else None

    async def add_seat_link(self, token: str, table_id: str, visitor: str, expires: float) -> None:
        """Store a seat link, by the hash of its token."""
        values = {"token": token, "table_id": table_id, "visitor": visitor, "expires": expires}
        await self.write(lambda connection: execute(connection, sa.insert(seat_links), values))

    async def drop_seat_link(self, token: str) -> None:
        """Forget a seat link that is being used; raises Conflict if it has been used already."""

        def work(connection: sa.Connection) -> None:
            if connection.execute(sa.delete(seat_links).where(seat_links.c.token == token)).rowcount == 0:
                raise Conflict

        await self.write(work)

    async def forget_seat_links(self, now: float) -> None:
        """Delete the seat links that are no longer good."""
        await self.write(
            lambda connection: execute(connection, sa.delete(seat_links).where(seat_links.c.expires < now))
        )
