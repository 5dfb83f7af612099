"""What is stored of tables: their facts, who sits there, the append-only entries of their matches, and what is said."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from splay.server.ended import Ended
from splay.server.moves import Move
from splay.server.news import Changed, Entered
from splay.server.records import FINISHED, OPEN, PLAYING, Chair, Entry, Said, TableFacts
from splay.server.rows import chair_of, chair_rows, entry_of, entry_row, facts_of, said_of, said_row, table_row
from splay.server.schema import chairs, chat, entries, notified, reviews, seat_links, tables
from splay.server.store.database import Conflict, Database, Write, execute

logger = logging.getLogger("splay.server")

_ADD_CHAIR: Final = sa.insert(chairs)
_ADD_SAID: Final = sa.insert(chat)
_CHANGE_TABLE: Final = sa.update(tables).where(
    tables.c.id == sa.bindparam("changed_id"), tables.c.version == sa.bindparam("changed_version")
)


@dataclass(frozen=True)
class Stored:
    """A table as it is stored: its facts, and its entries and its chat, all or from some point on."""

    facts: TableFacts
    entries: list[Entry]
    chat: list[Said]


class StoredTables(Database):
    """The tables of a database."""

    # Writing

    async def add_table(self, facts: TableFacts, begun: Sequence[Entry] = ()) -> None:
        """Store a new table, and by what its match has begun."""
        await self.write(_adding(facts, begun=begun), Changed(facts.id))

    async def save_table(self, facts: TableFacts, new: TableFacts | None = None, new_chat: Sequence[Said] = ()) -> None:
        """Store what has changed about a table, and with it a new one; raises Conflict if somebody was faster."""
        change, seats = changing(facts), chair_rows(facts)
        add = _adding(new, new_chat) if new is not None else None

        def work(connection: sa.Connection) -> None:
            change(connection)
            connection.execute(sa.delete(chairs).where(chairs.c.table_id == facts.id))
            connection.execute(_ADD_CHAIR, seats)
            if add is not None:
                add(connection)

        await self.write(work, Changed(facts.id))
        facts.version += 1

    async def append(
        self,
        table_id: str,
        entry: Entry,
        facts: TableFacts | None = None,
        retold: bool = True,
        ended: Ended | None = None,
    ) -> None:
        """Store the next entry of a match, and with it what it changes about the table, but for its seats.

        If the match ends by it, that is stored as well, and the ratings are changed.

        If it is not retold, nothing of the table changes but who is asked, who keeps it, and when it changed.
        """
        news = Entered(table_id, entry, facts.version + 1 if facts is not None else None)
        await self.write(None, news, move=Move(table_id, entry, facts, retold), ended=ended)
        if facts is not None:
            facts.version += 1

    async def say(self, table_id: str, said: Said) -> None:
        """Store a line of chat."""
        values = said_row(table_id, said)
        await self.write(lambda connection: execute(connection, _ADD_SAID, values), Changed(table_id))

    # Forgetting

    async def forget_tables(self, status: str, before: float, most: int) -> list[str]:
        """Delete some tables of a status that have not changed since then; returns which."""
        old = sa.select(tables.c.id).where(tables.c.status == status, tables.c.changed < before)

        def work(connection: sa.Connection) -> list[str]:
            # Whoever is about to change one of them waits, and finds it gone.
            ids = [row.id for row in connection.execute(old.limit(most).with_for_update())]
            delete_tables(connection, ids)
            return ids

        return await self._writing(work)

    async def forget_chat(self, before: float, most: int) -> list[str]:
        """Delete what was said at some tables that are finished and have not changed since then; returns at which."""
        talked = sa.exists().where(chat.c.table_id == tables.c.id)
        old = sa.select(tables.c.id).where(tables.c.status == FINISHED, tables.c.changed < before, talked)

        def work(connection: sa.Connection) -> list[str]:
            ids = [row.id for row in connection.execute(old.limit(most).with_for_update())]
            # What was said counts on, so that the numbers of a table never go back.
            said = sa.select(sa.func.max(chat.c.number) + 1).where(chat.c.table_id == tables.c.id).scalar_subquery()
            counted = sa.update(tables).where(tables.c.id.in_(ids)).values(version=tables.c.version + said + 1)
            connection.execute(counted)
            connection.execute(sa.delete(chat).where(chat.c.table_id.in_(ids)))
            return ids

        return await self._writing(work)

    # Reading

    async def stored(self, table_id: str, entries_from: int = 0, chat_from: int = 0) -> Stored | None:
        """Return a table, with the entries of its match and its chat from some point on."""
        return await self.reading(lambda connection: read_stored(connection, table_id, entries_from, chat_from))

    async def table(self, table_id: str) -> TableFacts | None:
        """Return a table."""
        found = await self._tables(sa.select(tables).where(tables.c.id == table_id))
        return found[0] if found else None

    async def lobby(self, since: float, most: int) -> list[TableFacts]:
        """Return the newest public tables that wait for players."""
        public = sa.select(tables).where(*_in_lobby(since))
        return await self._tables(public.order_by(tables.c.created.desc()).limit(most))

    async def tables_of(self, visitor: str, most: int) -> list[TableFacts]:
        """Return the newest tables where a visitor sits that are not finished."""
        mine = sa.select(chairs.c.table_id).where(chairs.c.visitor == visitor)
        running = sa.select(tables).where(tables.c.id.in_(mine), tables.c.status != FINISHED)
        return await self._tables(running.order_by(tables.c.created.desc()).limit(most))

    async def count_waiting(self, since: float) -> int:
        """Return how many public tables wait for players."""
        waiting = sa.select(sa.func.count()).select_from(tables).where(*_in_lobby(since))
        return int((await self.read(waiting))[0][0])

    async def entries(self, table_id: str) -> list[Entry]:
        """Return the entries of a match."""
        rows = await self.read(sa.select(entries).where(entries.c.table_id == table_id).order_by(entries.c.number))
        return [entry_of(row) for row in rows]

    async def chat(self, table_id: str) -> list[Said]:
        """Return what has been said at a table."""
        rows = await self.read(sa.select(chat).where(chat.c.table_id == table_id).order_by(chat.c.number))
        return [said_of(row) for row in rows]

    async def untouched(self, since: float, after: str, most: int) -> list[str]:
        """Return some tables, by their ids after the one given, in whose matches nothing has happened since then."""
        touched = sa.exists().where(entries.c.table_id == tables.c.id, entries.c.time >= since)
        old = sa.select(tables.c.id).where(tables.c.status == PLAYING, tables.c.created < since, ~touched)
        return [row.id for row in await self.read(old.where(tables.c.id > after).order_by(tables.c.id).limit(most))]

    async def _tables(self, query: sa.Select[Any]) -> list[TableFacts]:
        return await self.reading(lambda connection: read_tables(connection, query))


def read_stored(connection: sa.Connection, table_id: str, entries_from: int = 0, chat_from: int = 0) -> Stored | None:
    """Return a table, with the entries of its match and its chat from some point on."""
    found = read_tables(connection, sa.select(tables).where(tables.c.id == table_id))
    if not found:
        return None
    match = sa.select(entries).where(entries.c.table_id == table_id, entries.c.number >= entries_from)
    talk = sa.select(chat).where(chat.c.table_id == table_id, chat.c.number >= chat_from)
    entered = connection.execute(match.order_by(entries.c.number))
    said = connection.execute(talk.order_by(chat.c.number))
    return Stored(found[0], [entry_of(row) for row in entered], [said_of(row) for row in said])


def read_tables(connection: sa.Connection, query: sa.Select[Any]) -> list[TableFacts]:
    """Return the tables that a query finds, with their seats."""
    rows = list(connection.execute(query))
    found = query.with_only_columns(tables.c.id)
    of_them = sa.select(chairs).where(chairs.c.table_id.in_(found)).order_by(chairs.c.seat)
    seats: dict[str, list[Chair]] = {row.id: [] for row in rows}
    for row in connection.execute(of_them) if rows else ():
        seats[row.table_id].append(chair_of(row))
    read: list[TableFacts] = []
    for row in rows:
        try:
            read.append(facts_of(row, seats[row.id]))
        except ValueError as error:
            # One table that is damaged is no reason to show none.
            logger.error("table %s cannot be read: %s", row.id, error)
    return read


def changing(facts: TableFacts) -> Write:
    """Return what stores a table's facts, if it is still of the version that they have been changed from."""
    row = {**table_row(facts), "changed_id": facts.id, "changed_version": facts.version, "version": facts.version + 1}

    def work(connection: sa.Connection) -> None:
        if connection.execute(_CHANGE_TABLE, row).rowcount == 0:
            raise Conflict

    return work


def delete_tables(connection: sa.Connection, ids: Sequence[str]) -> int:
    """Delete all that is stored of some tables; returns how many there were."""
    for part in (reviews, notified, seat_links, chat, entries, chairs):
        connection.execute(sa.delete(part).where(part.c.table_id.in_(ids)))
    return connection.execute(sa.delete(tables).where(tables.c.id.in_(ids))).rowcount


def _in_lobby(since: float) -> tuple[sa.ColumnElement[bool], ...]:
    """Return what is true of the public tables that have been made since then, have not begun and have a free seat."""
    free = sa.exists().where(chairs.c.table_id == tables.c.id, chairs.c.visitor.is_(None), chairs.c.level.is_(None))
    return tables.c.status == OPEN, tables.c.created >= since, tables.c.private == sa.false(), free


def _adding(facts: TableFacts, chatted: Sequence[Said] = (), begun: Sequence[Entry] = ()) -> Write:
    """Return what stores a new table, what has been said at it already, and by what its match has begun."""
    row, seats, lines = table_row(facts), chair_rows(facts), [said_row(facts.id, said) for said in chatted]
    entered = [entry_row(facts.id, entry) for entry in begun]

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.insert(tables), row)
        connection.execute(_ADD_CHAIR, seats)
        if lines:
            connection.execute(_ADD_SAID, lines)
        if entered:
            connection.execute(sa.insert(entries), entered)

    return work
