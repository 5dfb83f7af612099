"""A database: the one thread that writes to it, those who read, and the line to the other nodes on it.

Everything is written by one thread, which commits together what has come in meanwhile, so that many matches share the
time of one commit and nobody else waits for the disk. Whatever is written is told to the other nodes on the database,
by the same commit.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import groupby
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from splay.kernel.errors import SplayError
from splay.server.ended import Ended
from splay.server.line import Line, line_of
from splay.server.metrics import COMMIT_ERRORS, COMMITS
from splay.server.migrations import take_up
from splay.server.moves import MOST_MOVES, Move, write_moves
from splay.server.news import News
from splay.server.ratings import note_ended
from splay.server.store.engine import Away, engine_of, reason_of, without_password

_READERS: Final = 4
"""How many read at the same time: nobody else's work stands in their way."""

Write = Callable[[sa.Connection], None]
Found = TypeVar("Found")


class Conflict(Exception):
    """Somebody else has written this already."""


class Work:
    """Something to be written, what the other nodes are told of it, and who waits for it."""

    __slots__ = ("about", "done", "ended", "move", "news", "write")

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
        self.about: str = move.table if move is not None else getattr(news[0], "table", "") if news else ""
        """The table that this is about, if it is about one."""


class Database:
    """A database as everything that is stored goes through it."""

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
        self._coming: dict[asyncio.AbstractEventLoop, list[Work]] = {}
        """What is to be written when the loop that it comes from has come round, each list touched by its loop only."""
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
        loop = asyncio.get_running_loop()
        work = Work(write, news, loop.create_future(), move, ended)
        coming = self._coming.setdefault(loop, [])
        coming.append(work)
        if len(coming) == 1:
            loop.call_soon(self._hand_over, loop)
        await work.done

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hand to the writer what one round of the loop has brought: one commit for many costs little more than one."""
        for work in self._coming.pop(loop):
            self._queue.put(work)

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


def _is_disconnect(error: Exception | None) -> bool:
    """Tell whether the connection broke."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


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


def execute(connection: sa.Connection, statement: Any, values: dict[str, object] | None = None) -> None:
    """Carry out a statement whose result is of no interest."""
    connection.execute(statement, values)
