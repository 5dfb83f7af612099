"""The database: visitors, tables, the append-only entries of their matches, chat and seat links.

Everything is written by one thread, which commits together what has come in meanwhile, so that many matches share the
time of one commit and nobody else waits for the disk.
"""

import asyncio
import json
import logging
import queue
import re
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError

from splay.kernel.errors import SplayError
from splay.server.records import FINISHED, OPEN, PLAYING, Chair, Clock, Entry, Said, TableFacts

logger = logging.getLogger("splay.server")

SCHEMA: Final = "2"
"""Raised whenever an older server could no longer use the database; this one brings older databases up to date."""

metadata = sa.MetaData()
meta = sa.Table(
    "meta", metadata, sa.Column("key", sa.String(40), primary_key=True), sa.Column("value", sa.Text, nullable=False)
)
visitors = sa.Table(
    "visitors", metadata, sa.Column("id", sa.String(40), primary_key=True), sa.Column("name", sa.Text, nullable=False)
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("status", sa.String(20), nullable=False, index=True),
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("facts", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    sa.Column("asked", sa.Integer),
)
chairs = sa.Table(
    "chairs",
    metadata,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("visitor", sa.String(40), index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("level", sa.String(40)),
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("value", sa.Text, nullable=False),
    sa.Column("time", sa.Double, nullable=False),
)
chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("time", sa.Double, nullable=False),
)
seat_links = sa.Table(
    "seat_links",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("visitor", sa.String(40), nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
)

_FACTS: Final = (
    "game", "edition", "expansions", "options", "words", "host", "seed", "started", "rules", "sets", "result",
    "rematch", "kicked", "marked", "invited",
)  # fmt: skip
"""What of a table nobody searches for: it is stored together, as JSON."""

_SINCE_SCHEMA_1: Final = (tables.c.version, tables.c.asked)

_ADD_ENTRY: Final = sa.insert(entries)
_AWAKE: Final = sa.update(meta).where(meta.c.key == "awake").values(value=sa.bindparam("now"))
_CHANGE_TABLE: Final = sa.update(tables).where(
    tables.c.id == sa.bindparam("changed_id"), tables.c.version == sa.bindparam("changed_version")
)

Write = Callable[[sa.Connection], None]


class Conflict(Exception):
    """Somebody else has written this already."""


class Store:
    """A database, and the one thread that writes to it."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        try:
            self.secret = self._take_up()
        except SQLAlchemyError:
            # Another server may have taken it up at the same moment, and be done with that now.
            time.sleep(0.5)
            try:
                self.secret = self._take_up()
            except SQLAlchemyError as error:
                reason = str(error).splitlines()[0]
                raise SplayError(f"the database {_without_password(url)} cannot be used: {reason}") from error
        self._connection: sa.Connection | None = None
        self._queue: queue.SimpleQueue[tuple[Write, asyncio.Future[None]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="splay-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what is still to be written, and let go of the database."""
        self._queue.put(None)
        self._writer.join()
        self.engine.dispose()

    def _take_up(self) -> str:
        """Take up a database, new or of any version so far; returns the secret that signs visitors."""
        metadata.create_all(self.engine)
        with self.engine.begin() as connection:
            kept = {str(row.key): str(row.value) for row in connection.execute(sa.select(meta))}
            if not kept:
                kept = {"schema": SCHEMA, "secret": secrets.token_hex(32)}
                connection.execute(sa.insert(meta), [{"key": key, "value": value} for key, value in kept.items()])
            if kept["schema"] == "1":
                kept["schema"] = SCHEMA
                _add_columns(connection)
                connection.execute(sa.update(meta).where(meta.c.key == "schema").values(value=SCHEMA))
        if kept["schema"] != SCHEMA:
            raise SplayError(f"the database is of version {kept['schema']}, and this server reads version {SCHEMA}")
        return kept["secret"]

    # Writing

    async def write(self, work: Write) -> None:
        """Have something written; returns when it is safely stored, and raises Conflict if somebody was faster."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put((work, done))
        await done

    def _write_all(self) -> None:
        """Take whatever is waiting, write it and commit once."""
        while True:
            item = self._queue.get()
            batch = [item]
            while not self._queue.empty():
                batch.append(self._queue.get())
            works = [item for item in batch if item is not None]
            self._write_batch(works)
            if len(works) < len(batch):
                self._let_go()
                return

    def _connected(self) -> sa.Connection:
        """Return the writer's connection."""
        if self._connection is None:
            self._connection = self.engine.connect()
        return self._connection

    def _let_go(self) -> None:
        """Let go of the writer's connection: one that failed may go on failing when all else has been mended."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.invalidate()
            connection.close()

    def _write_batch(self, works: "list[tuple[Write, asyncio.Future[None]]]") -> None:
        """Write some works in one transaction; if that fails, each in its own, so that only the guilty one fails."""
        error = self._try([work for work, _ in works])
        if error is not None and len(works) > 1:
            for work, done in works:
                _settle(done, self._try([work]))
            return
        for _, done in works:
            _settle(done, error)

    def _try(self, works: Sequence[Write]) -> Exception | None:
        try:
            connection = self._connected()
            with connection.begin():
                for work in works:
                    work(connection)
        except IntegrityError as error:
            return Conflict(str(error.orig))
        except SQLAlchemyError as error:
            self._let_go()
            return error
        except Exception as error:
            return error
        return None

    async def add_table(self, facts: TableFacts) -> None:
        """Store a new table."""
        await self.write(_adding(facts))

    async def save_table(self, facts: TableFacts, new: TableFacts | None = None, new_chat: Sequence[Said] = ()) -> None:
        """Store what has changed about a table, and with it a new one; raises Conflict if somebody was faster."""
        change, seats = _changing(facts), _chair_rows(facts)
        add = _adding(new, new_chat) if new is not None else None

        def work(connection: sa.Connection) -> None:
            change(connection)
            connection.execute(sa.delete(chairs).where(chairs.c.table_id == facts.id))
            connection.execute(sa.insert(chairs), seats)
            if add is not None:
                add(connection)

        await self.write(work)
        facts.version += 1

    async def append(self, table_id: str, entry: Entry, facts: TableFacts | None = None) -> None:
        """Store the next entry of a match, and with it what it changes about the table, but for its seats."""
        values = {
            "table_id": table_id,
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "value": entry.value,
            "time": entry.time,
        }
        change = _changing(facts) if facts is not None else None

        def work(connection: sa.Connection) -> None:
            connection.execute(_ADD_ENTRY, values)
            if change is not None:
                change(connection)

        await self.write(work)
        if facts is not None:
            facts.version += 1

    async def stay_awake(self, now: float) -> None:
        """Store that the server is there."""

        def work(connection: sa.Connection) -> None:
            if connection.execute(_AWAKE, {"now": repr(now)}).rowcount == 0:
                connection.execute(sa.insert(meta), {"key": "awake", "value": repr(now)})

        await self.write(work)

    async def last_awake(self) -> float:
        """Return when a server was last known to be there; 0 if that is not known."""
        rows = await self.read(sa.select(meta.c.value).where(meta.c.key == "awake"))
        return float(rows[0].value) if rows else 0.0

    async def say(self, table_id: str, said: Said) -> None:
        """Store a line of chat."""
        values = _said_row(table_id, said)
        await self.write(lambda connection: _execute(connection, sa.insert(chat), values))

    async def name_visitor(self, visitor: str, name: str) -> None:
        """Store the name of a visitor."""

        def work(connection: sa.Connection) -> None:
            known = connection.execute(sa.update(visitors).where(visitors.c.id == visitor).values(name=name))
            if known.rowcount == 0:
                connection.execute(sa.insert(visitors), {"id": visitor, "name": name})

        try:
            await self.write(work)
        except Conflict:
            # Another server has just stored the first name: this is the second one.
            await self.write(work)

    async def add_seat_link(self, token: str, table_id: str, visitor: str, expires: float) -> None:
        """Store a seat link, by the hash of its token."""
        values = {"token": token, "table_id": table_id, "visitor": visitor, "expires": expires}
        await self.write(lambda connection: _execute(connection, sa.insert(seat_links), values))

    async def drop_seat_link(self, token: str) -> None:
        """Forget a seat link that is being used; raises Conflict if it has been used already."""

        def work(connection: sa.Connection) -> None:
            if connection.execute(sa.delete(seat_links).where(seat_links.c.token == token)).rowcount == 0:
                raise Conflict

        await self.write(work)

    # Reading

    async def read(self, query: sa.Select[Any]) -> list[sa.Row[Any]]:
        """Return what a query finds, read beside the event loop."""

        def work() -> list[sa.Row[Any]]:
            with self.engine.connect() as connection:
                return list(connection.execute(query))

        return await asyncio.to_thread(work)

    async def visitor_name(self, visitor: str) -> str | None:
        """Return the name that a visitor has chosen."""
        rows = await self.read(sa.select(visitors.c.name).where(visitors.c.id == visitor))
        return str(rows[0].name) if rows else None

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

    async def playing(self) -> list[TableFacts]:
        """Return every table whose match is going on."""
        return await self._tables(sa.select(tables).where(tables.c.status == PLAYING))

    async def count_waiting(self, since: float) -> int:
        """Return how many public tables wait for players."""
        waiting = sa.select(sa.func.count()).select_from(tables).where(*_in_lobby(since))
        return int((await self.read(waiting))[0][0])

    async def entries(self, table_id: str) -> list[Entry]:
        """Return the entries of a match."""
        rows = await self.read(sa.select(entries).where(entries.c.table_id == table_id).order_by(entries.c.number))
        return [Entry(row.number, row.kind, row.seat, row.value, row.time) for row in rows]

    async def chat(self, table_id: str) -> list[Said]:
        """Return what has been said at a table."""
        rows = await self.read(sa.select(chat).where(chat.c.table_id == table_id).order_by(chat.c.number))
        return [Said(row.number, row.name, row.seat, row.text, row.time) for row in rows]

    async def seat_link(self, token: str) -> tuple[str, str, float] | None:
        """Return the table and the visitor of a seat link, and until when it is good."""
        rows = await self.read(sa.select(seat_links).where(seat_links.c.token == token))
        return (rows[0].table_id, rows[0].visitor, rows[0].expires) if rows else None

    async def untouched(self, since: float, after: str, most: int) -> list[str]:
        """Return some tables, by their ids after the one given, in whose matches nothing has happened since then."""
        touched = sa.exists().where(entries.c.table_id == tables.c.id, entries.c.time >= since)
        old = sa.select(tables.c.id).where(tables.c.status == PLAYING, tables.c.created < since, ~touched)
        return [row.id for row in await self.read(old.where(tables.c.id > after).order_by(tables.c.id).limit(most))]

    async def _tables(self, query: sa.Select[Any]) -> list[TableFacts]:
        rows = await self.read(query)
        ids = [row.id for row in rows]
        seats: dict[str, list[Chair]] = {table_id: [] for table_id in ids}
        for row in await self.read(sa.select(chairs).where(chairs.c.table_id.in_(ids)).order_by(chairs.c.seat)):
            seats[row.table_id].append(Chair(row.name, row.visitor, row.level))
        found: list[TableFacts] = []
        for row in rows:
            try:
                found.append(_facts(row, seats[row.id]))
            except (ValueError, TypeError, KeyError):
                # One table that is damaged is no reason to show none.
                logger.exception("table %s cannot be read", row.id)
        return found


def _without_password(url: str) -> str:
    """Return an address as it can be shown."""
    return re.sub(r"(://[^:/@]*):[^@/]*@", r"\1:***@", url)


def _engine(url: str) -> sa.Engine:
    """Return the engine of a database; SQLite stores every commit safely before it goes on."""
    try:
        parsed = sa.make_url(url)
        if parsed.get_backend_name() == "sqlite":
            if parsed.database in (None, "", ":memory:") or "mode" in parsed.query:
                raise SplayError(f"{url} keeps nothing: name a file, such as sqlite:///data/splay.db")
            Path(str(parsed.database)).parent.mkdir(parents=True, exist_ok=True)
            _keep_private(Path(str(parsed.database)))
        engine = sa.create_engine(parsed)
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        raise SplayError(f"{_without_password(url)} is no database that can be used: {error}") from error
    except OSError as error:
        raise SplayError(f"the folder of {_without_password(url)} cannot be made: {error.strerror}") from error
    if engine.dialect.name == "sqlite":

        @sa.event.listens_for(engine, "connect")
        def prepare(connection: Any, _: object) -> None:
            cursor = connection.cursor()
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    return engine


def _keep_private(file: Path) -> None:
    """Let only its owner read a database, in which secrets are; what SQLite lays beside it is as private."""
    file.touch(0o600)
    with suppress(PermissionError):
        # It may be somebody else's.
        file.chmod(0o600)


def _settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    """Tell the one who waits, in their own loop, how it went."""

    def tell() -> None:
        if done.cancelled():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    loop = done.get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(tell)


def _execute(connection: sa.Connection, statement: Any, values: dict[str, object] | None = None) -> None:
    connection.execute(statement, values)


def _add_columns(connection: sa.Connection) -> None:
    """Add the columns that a database of version 1 lacks; some may be there, if this was interrupted before."""
    there = {column["name"] for column in sa.inspect(connection).get_columns(tables.name)}
    for column in _SINCE_SCHEMA_1:
        if column.name not in there:
            words = sa.schema.CreateColumn(column).compile(dialect=connection.dialect)
            connection.execute(sa.text(f"ALTER TABLE {tables.name} ADD COLUMN {words}"))


def _in_lobby(since: float) -> tuple[sa.ColumnElement[bool], ...]:
    """Return what is true of the public tables that have been made since then, have not begun and have a free seat."""
    free = sa.exists().where(chairs.c.table_id == tables.c.id, chairs.c.visitor.is_(None), chairs.c.level.is_(None))
    return tables.c.status == OPEN, tables.c.created >= since, tables.c.private == sa.false(), free


def _adding(facts: TableFacts, chatted: Sequence[Said] = ()) -> Write:
    """Return what stores a new table, and what has been said at it already."""
    row, seats, lines = _row(facts), _chair_rows(facts), [_said_row(facts.id, said) for said in chatted]

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.insert(tables), row)
        connection.execute(sa.insert(chairs), seats)
        if lines:
            connection.execute(sa.insert(chat), lines)

    return work


def _changing(facts: TableFacts) -> Write:
    """Return what stores a table's facts, if it is still of the version that they have been changed from."""
    row = {**_row(facts), "changed_id": facts.id, "changed_version": facts.version, "version": facts.version + 1}

    def work(connection: sa.Connection) -> None:
        if connection.execute(_CHANGE_TABLE, row).rowcount == 0:
            raise Conflict

    return work


def _row(facts: TableFacts) -> dict[str, object]:
    stored = {name: getattr(facts, name) for name in _FACTS}
    stored["clock"] = [facts.clock.kind, facts.clock.seconds]
    return {
        "id": facts.id,
        "status": facts.status,
        "private": facts.private,
        "created": facts.created,
        "version": facts.version,
        "asked": facts.asked,
        "facts": json.dumps(stored),
    }


def _chair_rows(facts: TableFacts) -> list[dict[str, object]]:
    return [
        {"table_id": facts.id, "seat": seat, "visitor": chair.visitor, "name": chair.name, "level": chair.level}
        for seat, chair in enumerate(facts.chairs)
    ]


def _said_row(table_id: str, said: Said) -> dict[str, object]:
    return {
        "table_id": table_id,
        "number": said.number,
        "name": said.name,
        "seat": said.seat,
        "text": said.text,
        "time": said.time,
    }


def _facts(row: sa.Row[Any], seats: list[Chair]) -> TableFacts:
    stored = json.loads(row.facts)
    clock = Clock(*stored.pop("clock"))
    return TableFacts(
        id=row.id,
        status=row.status,
        private=row.private,
        created=row.created,
        version=row.version,
        asked=row.asked,
        chairs=seats,
        clock=clock,
        **stored,
    )
