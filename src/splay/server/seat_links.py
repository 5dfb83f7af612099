"""Seat links: a private way to go on with one's seat in another browser."""

import hashlib
import secrets
from typing import Final

from splay.server.refusal import Refused
from splay.server.store import Conflict
from splay.server.tables import Tables
from splay.server.visitors import Visitor

_MANY: Final = 10


class SeatLinks(Tables):
    """The links by which visitors take their seats along."""

    async def seat_link(self, table_id: str, visitor: Visitor) -> str:
        """Return the token of a private link by which a visitor can go on elsewhere."""
        async with self.at(table_id) as live:
            self._seat(live, visitor)
        token = secrets.token_urlsafe(24)
        expires = self.date() + 3600 * self.settings.seat_link_hours
        try:
            await self.store.add_seat_link(_hash(token), table_id, visitor.id, expires)
        except Conflict as error:
            # It has just been deleted.
            raise Refused("not_found", "There is no such table.") from error
        return token

    async def use_seat_link(self, token: str, user: Visitor | None, replace: bool) -> tuple[str, str]:
        """Return the table of a seat link and the visitor who made it; it can be used once.

        Whoever uses it as somebody else, who sits at tables, has to say that these may be left.
        """
        found = await self.store.seat_link(_hash(token))
        if found is None or found[2] < self.date():
            raise Refused("not_found", "This seat link has been used, or is too old: make another one.")
        if user is not None and user.id != found[1] and not replace:
            await self._warn(user)
        try:
            await self.store.drop_seat_link(_hash(token))
        except Conflict as error:
            raise Refused("not_found", "This seat link has been used already: make a new one.") from error
        return found[0], found[1]

    async def _warn(self, user: Visitor) -> None:
        """Say what would be lost if somebody became somebody else."""
        tables = len(await self.store.tables_of(user.id, _MANY))
        if tables:
            count = "a table" if tables == 1 else f"{tables} tables" if tables < _MANY else "many tables"
            words = (
                f"This browser is {user.name}, who sits at {count}. It cannot go back there as {user.name} after this."
            )
            raise Refused("replaces", words)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
