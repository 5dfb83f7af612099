"""The database: visitors, tables, the append-only entries of their matches, chat and seat links.

Everything is written by one thread, which commits together what has come in meanwhile, so that many matches share the
time of one commit and nobody else waits for the disk. Whatever is written is told to the other nodes on the database,
by the same commit.
"""

import asyncio
import errno
import logging
import queue
import re
import sqlite3
import threading
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    NoSuchModuleError,
    OperationalError,
    SQLAlchemyError,
)

from splay.kernel.errors import SplayError
from splay.server.ended import Ended
from splay.server.line import Line, line_of
from splay.server.metrics import COMMIT_ERRORS, COMMITS
from splay.server.migrations import check_version, take_up
from splay.server.moves import MOST_MOVES, Move, write_moves
from splay.server.news import Changed, Entered, News, Renamed
from splay.server.ratings import note_ended
from splay.server.records import FINISHED, OPEN, PLAYING, Chair, Entry, Said, TableFacts
from splay.server.rows import chair_of, chair_rows, entry_of, entry_row, facts_of, said_of, said_row, table_row
from splay.server.schema import barred, chairs, chat, entries, nodes, notified, seat_links, tables, visitors

logger = logging.getLogger("splay.server")

_ADD_CHAIR: Final = sa.insert(chairs)
_ADD_SAID: Final = sa.insert(chat)
_AWAKE: Final = sa.update(nodes).where(nodes.c.id == sa.bindparam("node")).values(awake=sa.bindparam("now"))
_CHANGE_TABLE: Final = sa.update(tables).where(
    tables.c.id == sa.bindparam("changed_id"), tables.c.version == sa.bindparam("changed_version")
)

_READERS: Final = 4
"""How many read at the same time: nobody else's work stands in their way."""
_POSTGRESQL: Final = "postgresql+psycopg"
_CONNECT_SECONDS: Final = 10
"""How long a database is waited for, unless its address says otherwise."""
_BUSY_SECONDS: Final = 5
"""How long a SQLite file that another process is writing is waited for."""

Write = Callable[[sa.Connection], None]
Found = TypeVar("Found")


_MENDABLE: Final = (errno.EROFS, errno.ENOSPC, errno.EDQUOT, errno.EIO)
"""What is wrong with a disk that may be right again later."""


class Away(SplayError):
    """A database that cannot be used now, and may well be later."""

    def __init__(self, url: str, reason: str) -> None:
        super().__init__(f"the database {without_password(url)} cannot be used: {reason}")
        self.reason = reason


class Conflict(Exception):
    """Somebody else has written this already."""


@dataclass(frozen=True)
class Stored:
    """A table as it is stored: its facts, and its entries and its chat, all or from some point on."""

    facts: TableFacts
    entries: list[Entry]
    chat: list[Said]


class Work:
    """Something to be written, what the other nodes are told of it, and who waits for it."""

    __slots__ = ("done", "ended", "move", "news", "write")

    def __init__(
        self,
        write: Write | None,
        news: Sequence[News],
        done: "asyncio.Future[None]",
        move: Move | None = None,
        ended: Ended | None = None,
    ) -> None:
        self.write = write
        self.news = news
        self.done = done
        self.move = move
        """By what a match goes on, instead of something to write: these are written together."""
        self.ended = ended
        """How the match ends by that, if it does."""

    @property
    def about(self) -> str:
        """The table that this is about, if it is about one."""
        return next((getattr(item, "table", "") for item in self.news), "")


class Store:
    """A database, the one thread that writes to it, and the line to the other nodes on it."""

    def __init__(self, url: str) -> None:
        self.engine = engine_of(url)
        try:
            self.secret = take_up(self.engine)
        except BaseException as error:
            self.engine.dispose()
            if not isinstance(error, SQLAlchemyError):
                raise
            if isinstance(error, OperationalError):
                raise Away(url, reason_of(error)) from error
            raise SplayError(f"the database {without_password(url)} cannot be used: {reason_of(error)}") from error
        self.line: Line = line_of(self.engine)
        self._queue: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._connection: sa.Connection | None = None
        self._readers = ThreadPoolExecutor(_READERS, "splay-reader")
        self._writer = threading.Thread(target=self._write_all, name="splay-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what is still to be written, and let go of the database."""
        self.line.close()
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # Writing

    async def write(
        self, write: Write | None, *news: News, move: Move | None = None, ended: Ended | None = None
    ) -> None:
        """Have something written; returns when it is safely stored, and raises Conflict if somebody was faster."""
        work = Work(write, news, asyncio.get_running_loop().create_future(), move, ended)
        self._queue.put(work)
        await work.done

    async def tell(self, *news: News) -> None:
        """Tell the other nodes something that is not stored."""
        if self.line.has_others:
            await self.write(None, *news)

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

    def _write_batch(self, works: list[Work]) -> None:
        """Write some works in one transaction; if that fails, each in its own, so that only the guilty one fails."""
        # Always in the same order, so that two nodes never wait for each other.
        works.sort(key=lambda work: work.about)
        with COMMITS.time():
            error = self._try(works)
        if _is_disconnect(error):
            # Whether it was stored is not known: if so, its number is taken, and it is a conflict.
            error = self._try(works)
        if error is not None and len(works) > 1:
            for work in works:
                _settle([work], self._try([work]))
            return
        _settle(works, error)

    def _try(self, works: Sequence[Work]) -> Exception | None:
        try:
            connection = self._connected()
            with connection.begin():
                for _, alike in groupby(works, lambda work: work.move is not None):
                    _write(connection, list(alike))
                note_ended(connection, [work.ended for work in works if work.ended is not None])
                self.line.tell(connection, [news for work in works for news in work.news])
        except IntegrityError as error:
            return Conflict(str(error.orig))
        except SQLAlchemyError as error:
            COMMIT_ERRORS.inc()
            self._let_go()
            return error
        except Exception as error:
            return error
        return None

    def count_waiting_writes(self) -> int:
        """Return how much waits to be written."""
        return self._queue.qsize()

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

    async def stay_awake(self, now: float) -> None:
        """Store that this node is there."""
        await self.write(self._staying_awake(now))

    async def check(self, now: float) -> None:
        """Store that this node is there, and see whether the database is of this server's version."""
        stay = self._staying_awake(now)

        def work(connection: sa.Connection) -> None:
            check_version(connection)
            stay(connection)

        await self.write(work)

    def _staying_awake(self, now: float) -> Write:
        row = {"node": self.line.node, "now": now}

        def work(connection: sa.Connection) -> None:
            if connection.execute(_AWAKE, row).rowcount == 0:
                connection.execute(sa.insert(nodes), {"id": self.line.node, "awake": now})

        return work

    async def last_awake(self, node: int) -> float:
        """Return when a node was last known to be there; 0 if that is not known."""
        rows = await self.read(sa.select(nodes.c.awake).where(nodes.c.id == node))
        return float(rows[0].awake) if rows else 0.0

    async def forget_nodes(self, living: Collection[int]) -> None:
        """Forget the nodes that are gone and have left nothing behind."""
        left = sa.exists().where(tables.c.keeper == nodes.c.id, tables.c.by_itself)
        gone = sa.delete(nodes).where(nodes.c.id.not_in(living), ~left)
        await self.write(lambda connection: _execute(connection, gone))

    async def say(self, table_id: str, said: Said) -> None:
        """Store a line of chat."""
        values = said_row(table_id, said)
        await self.write(lambda connection: _execute(connection, _ADD_SAID, values), Changed(table_id))

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
            connection.execute(sa.delete(chat).where(chat.c.table_id.in_(ids)))
            return ids

        return await self._writing(work)

    async def forget_seat_links(self, now: float) -> None:
        """Delete the seat links that are no longer good."""
        await self.write(
            lambda connection: _execute(connection, sa.delete(seat_links).where(seat_links.c.expires < now))
        )

    async def _writing(self, work: Callable[[sa.Connection], Found]) -> Found:
        """Have something written, and return what came of it."""
        came: list[Found] = []

        def write(connection: sa.Connection) -> None:
            came[:] = [work(connection)]

        await self.write(write)
        return came[0]

    # Reading

    async def read(self, query: sa.Select[Any]) -> list[sa.Row[Any]]:
        """Return what a query finds, read beside the event loop."""
        return await self.reading(lambda connection: list(connection.execute(query)))

    async def reading(self, work: Callable[[sa.Connection], Found]) -> Found:
        """Read something beside the event loop, all of it as it is stored at one moment."""

        def read() -> Found:
            with self.engine.connect() as connection:
                if connection.dialect.name == "sqlite":
                    connection.exec_driver_sql("BEGIN")
                elif connection.dialect.name == "postgresql":
                    connection.execution_options(isolation_level="REPEATABLE READ")
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)

    async def stored(self, table_id: str, entries_from: int = 0, chat_from: int = 0) -> Stored | None:
        """Return a table, with the entries of its match and its chat from some point on."""
        return await self.reading(lambda connection: read_stored(connection, table_id, entries_from, chat_from))

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

    async def left_behind(self, living: Collection[int], after: str, most: int) -> list[str]:
        """Return some of the tables whose matches go on by themselves and whose keepers are gone, from some id on."""
        gone = sa.select(tables.c.id).where(tables.c.by_itself, tables.c.keeper.not_in(living), tables.c.id > after)
        return [row.id for row in await self.read(gone.order_by(tables.c.id).limit(most))]

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

    async def barred(self) -> list[sa.Row[Any]]:
        """Return who is muted or banned."""
        return await self.read(sa.select(barred))

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


def delete_tables(connection: sa.Connection, ids: Sequence[str]) -> int:
    """Delete all that is stored of some tables; returns how many there were."""
    for part in (notified, seat_links, chat, entries, chairs):
        connection.execute(sa.delete(part).where(part.c.table_id.in_(ids)))
    return connection.execute(sa.delete(tables).where(tables.c.id.in_(ids))).rowcount


def read_tables(connection: sa.Connection, query: sa.Select[Any]) -> list[TableFacts]:
    """Return the tables that a query finds, with their seats."""
    rows = list(connection.execute(query))
    found = query.subquery()
    of_them = sa.select(chairs).where(chairs.c.table_id.in_(sa.select(found.c.id))).order_by(chairs.c.seat)
    seats: dict[str, list[Chair]] = {row.id: [] for row in rows}
    for row in connection.execute(of_them) if rows else ():
        seats[row.table_id].append(chair_of(row))
    read: list[TableFacts] = []
    for row in rows:
        try:
            read.append(facts_of(row, seats[row.id]))
        except (ValueError, TypeError, KeyError):
            # One table that is damaged is no reason to show none.
            logger.exception("table %s cannot be read", row.id)
    return read


def reason_of(error: SQLAlchemyError) -> str:
    """Return what is wrong with a database, on one line."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return str(said or error).splitlines()[0]


def without_password(url: str) -> str:
    """Return an address as it can be shown."""
    return re.sub(r"(://[^:/@]*):[^@/]*@", r"\1:***@", url)


def engine_of(url: str) -> sa.Engine:
    """Return the engine of a database; SQLite stores every commit safely before it goes on."""
    try:
        parsed = sa.make_url(url)
        if parsed.get_backend_name() == "sqlite":
            if parsed.database in (None, "", ":memory:") or "mode" in parsed.query:
                raise SplayError(f"{url} keeps nothing: name a file, such as sqlite:///data/splay.db")
            Path(str(parsed.database)).parent.mkdir(parents=True, exist_ok=True)
            _keep_private(Path(str(parsed.database)))
        if parsed.drivername in ("postgres", "postgresql"):
            parsed = parsed.set(drivername=_POSTGRESQL)
        if parsed.get_backend_name() == "postgresql" and "connect_timeout" not in parsed.query:
            parsed = parsed.update_query_dict({"connect_timeout": str(_CONNECT_SECONDS)})
        engine = sa.create_engine(parsed, pool_pre_ping=parsed.get_backend_name() == "postgresql")
        if engine.dialect.name == "postgresql" and parsed.drivername != _POSTGRESQL:
            raise SplayError(f"PostgreSQL is spoken to through psycopg: begin the address with {_POSTGRESQL}://")
    except ImportError as error:
        hint = " (pip install 'splay[postgresql]')" if parsed.get_backend_name() == "postgresql" else ""
        raise SplayError(f"the driver of the database is not installed: {error}{hint}") from error
    except (ArgumentError, NoSuchModuleError) as error:
        raise SplayError(f"{without_password(url)} is no database that can be used: {error}") from error
    except OSError as error:
        if error.errno in _MENDABLE:
            raise Away(url, str(error.strerror)) from error
        raise SplayError(f"the database {without_password(url)} cannot be made: {error.strerror}") from error
    _store_safely(engine)
    return engine


def _store_safely(engine: sa.Engine) -> None:
    """Let a commit return only when it is on the disk."""
    settings = {
        "sqlite": [
            f"PRAGMA {pragma}"
            for pragma in ("synchronous=FULL", f"busy_timeout={_BUSY_SECONDS * 1000}", "foreign_keys=ON")
        ],
        "postgresql": ["SET synchronous_commit = on"],
    }.get(engine.dialect.name, [])

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for setting in settings:
            cursor.execute(setting)
        if engine.dialect.name == "sqlite":
            _log_ahead(cursor)
        cursor.close()
        connection.commit()


def _log_ahead(cursor: Any) -> None:
    """Put a SQLite file into WAL mode; two servers that do it at once are refused at once, whatever their patience."""
    end = time.monotonic() + _BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)


def _is_disconnect(error: Exception | None) -> bool:
    """Tell whether the connection broke."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _keep_private(file: Path) -> None:
    """Let only its owner read a database, in which secrets are; what SQLite lays beside it is as private."""
    file.touch(0o600)
    with suppress(PermissionError):
        # It may be somebody else's.
        file.chmod(0o600)


def _settle(works: Sequence[Work], error: Exception | None) -> None:
    """Tell those who wait, in their own loops, how it went."""
    for loop, waiting in groupby([work.done for work in works], lambda done: done.get_loop()):
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell, list(waiting), error)


def _tell(waiting: "list[asyncio.Future[None]]", error: Exception | None) -> None:
    for done in waiting:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


def _write(connection: sa.Connection, works: Sequence[Work]) -> None:
    """Write some works: either moves, or others one after the other."""
    moves = [work.move for work in works if work.move is not None]
    for start in range(0, len(moves), MOST_MOVES):
        if not write_moves(connection, moves[start : start + MOST_MOVES]):
            raise Conflict
    for work in works:
        if work.write is not None:
            work.write(connection)


def _execute(connection: sa.Connection, statement: Any, values: dict[str, object] | None = None) -> None:
    connection.execute(statement, values)


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


def changing(facts: TableFacts) -> Write:
    """Return what stores a table's facts, if it is still of the version that they have been changed from."""
    row = {**table_row(facts), "changed_id": facts.id, "changed_version": facts.version, "version": facts.version + 1}

    def work(connection: sa.Connection) -> None:
        if connection.execute(_CHANGE_TABLE, row).rowcount == 0:
            raise Conflict

    return work
