"""How a node is known to the others on its database, and hears of what they have stored.

On PostgreSQL a connection of its own listens for news and holds a lock by which the others see that the node is there:
when the node dies, so does the lock. On any other database a node is alone, and looks into a table of messages for what
is told from outside.
"""

import asyncio
import logging
import os
import secrets
import select
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from splay.server.news import News, pack, unpack
from splay.server.schema import messages

if TYPE_CHECKING:
    import psycopg

logger = logging.getLogger("splay.server")

_CHANNEL: Final = "splay"
_NODES: Final = 0x5350_4C41
"""The class of the advisory locks that nodes hold, each by its number."""
_LOOK_EVERY: Final = 0.5
"""How many seconds pass until a node looks again at which others are there."""
_TRY_AGAIN_AFTER: Final = 0.5
_OUTSIDE: Final = 0
"""The number of those who tell something and are no node."""
_KEPT_SECONDS: Final = 3600
"""How long a message is kept for a server on SQLite."""

_NOTICE_DEATH: Final = {
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""By what a database is given up that has gone without a word."""
_NOTIFY: Final = sa.text("SELECT pg_notify(:channel, :message)")
_MESSAGES: Final = sa.select(messages).where(messages.c.id > sa.bindparam("last")).order_by(messages.c.id)
_LIVING: Final = """
    SELECT DISTINCT objid::bigint FROM pg_locks
    WHERE locktype = 'advisory' AND classid::bigint = %s AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""

Hear = Callable[[int, Sequence[News]], None]
"""Takes news in, and which node tells them."""
See = Callable[[], None]
"""Is told that other nodes are there now, or that news may have been missed."""


class Line(ABC):
    """The line of a node to the others."""

    def __init__(self) -> None:
        self.node = secrets.randbelow(2**31 - 1) + 1
        """The number of this node."""
        self.living: frozenset[int] = frozenset()
        """The nodes that are there; this one is among them unless its line is down."""

    @property
    def is_up(self) -> bool:
        """Whether the others know that this node is there, and it hears of them."""
        return self.node in self.living

    @property
    def has_others(self) -> bool:
        """Whether anybody else may be there."""
        return True

    @abstractmethod
    async def open(self, hear: Hear, see: See) -> None:
        """Make the node known, and from now on take in what the others tell."""

    @abstractmethod
    def close(self) -> None:
        """Let the line go."""

    @abstractmethod
    def tell(self, connection: sa.Connection, news: Sequence[News]) -> None:
        """Tell the others some news, as soon as what is being written is committed."""


class Alone(Line):
    """The line of a node that has no others to talk to, and looks for what it is told from outside."""

    def __init__(self, engine: sa.Engine) -> None:
        super().__init__()
        self._engine = engine
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def has_others(self) -> bool:
        return False

    async def open(self, hear: Hear, see: See) -> None:
        self.living = frozenset({self.node})
        with self._engine.connect() as connection:
            last = connection.execute(sa.select(sa.func.max(messages.c.id))).scalar() or 0
        loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, args=[loop, hear, last], name="splay-line", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self.living = frozenset()
        self._closing.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self, loop: asyncio.AbstractEventLoop, hear: Hear, last: int) -> None:
        while not self._closing.wait(_LOOK_EVERY):
            try:
                with self._engine.connect() as connection:
                    rows = connection.execute(_MESSAGES, {"last": last}).all()
            except sa.exc.SQLAlchemyError:
                # The disk may be away for a moment; whoever writes to it says so.
                continue
            for row in rows:
                last = row.id
                if not loop.is_closed():
                    loop.call_soon_threadsafe(hear, *unpack(row.message))

    def tell(self, connection: sa.Connection, news: Sequence[News]) -> None:
        pass


class PostgreSQLLine(Line):
    """A connection that listens, in a thread of its own; if it breaks it is made again."""

    def __init__(self, engine: sa.Engine) -> None:
        super().__init__()
        self._engine = engine
        self._closing = threading.Event()
        self._wake, self._waker = os.pipe()
        self._thread: threading.Thread | None = None

    async def open(self, hear: Hear, see: See) -> None:
        self._loop = asyncio.get_running_loop()
        self._hear, self._see = hear, see
        up = asyncio.Event()
        self._thread = threading.Thread(target=self._run, args=[up], name="splay-line", daemon=True)
        self._thread.start()
        await up.wait()

    def close(self) -> None:
        self._closing.set()
        os.write(self._waker, b"x")
        if self._thread is not None:
            self._thread.join()
        os.close(self._wake)
        os.close(self._waker)

    def tell(self, connection: sa.Connection, news: Sequence[News]) -> None:
        for message in pack(self.node, news):
            connection.execute(_NOTIFY, {"channel": _CHANNEL, "message": message})

    def _run(self, up: asyncio.Event) -> None:
        import psycopg

        while not self._closing.is_set():
            try:
                self._listen(up)
            except (psycopg.Error, OSError, sa.exc.SQLAlchemyError) as error:
                logger.warning("the line to the other nodes is down: %s", " ".join(str(error).split()))
                self._post(self._saw, frozenset())
                self._closing.wait(_TRY_AGAIN_AFTER)

    def _listen(self, up: asyncio.Event) -> None:
        """Listen until the line breaks or is let go."""
        arguments, options = self._engine.dialect.create_connect_args(self._engine.url)
        with _connect(*arguments, **{**_NOTICE_DEATH, **options}) as connection:
            # Some news come in with the answer to a question.
            connection.add_notify_handler(lambda notice: self._post(self._heard, notice.payload))
            # Shared, so that a node whose line broke need not wait until the database has noticed.
            connection.execute("SELECT pg_advisory_lock_shared(%s, %s)", [_NODES, self.node])
            connection.execute(f"LISTEN {_CHANNEL}")
            seen: frozenset[int] | None = None
            look = 0.0
            while not self._closing.is_set():
                if time.monotonic() >= look:
                    living = frozenset(row[0] for row in connection.execute(_LIVING, [_NODES]).fetchall())
                    if living != seen:
                        self._post(self._saw, living)
                        self._post(up.set)
                    seen, look = living, time.monotonic() + _LOOK_EVERY
                self._take_in(connection.pgconn, look)

    def _take_in(self, connection: "psycopg.pq.abc.PGconn", until: float) -> None:
        """Wait for news, but not longer than until then, and hand them on."""
        select.select([connection.socket, self._wake], [], [], max(0.0, until - time.monotonic()))
        connection.consume_input()
        while (notice := connection.notifies()) is not None:
            self._post(self._heard, notice.extra.decode())

    def _post(self, work: Callable[..., None], *arguments: object) -> None:
        """Have something done in the event loop."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(work, *arguments)

    def _saw(self, living: frozenset[int]) -> None:
        self.living = living
        self._see()

    def _heard(self, message: str) -> None:
        node, news = unpack(message)
        if node != self.node:
            self._hear(node, news)


def _connect(*arguments: Any, **options: Any) -> "psycopg.Connection[Any]":
    import psycopg

    return psycopg.connect(*arguments, **options, autocommit=True)


def line_of(engine: sa.Engine) -> Line:
    """Return the line of a node on a database."""
    return PostgreSQLLine(engine) if engine.dialect.name == "postgresql" else Alone(engine)


def tell_nodes(connection: sa.Connection, news: Sequence[News], now: float) -> None:
    """Tell whatever nodes there are, from outside, what is done by the transaction that has been begun."""
    if connection.dialect.name == "sqlite":
        connection.execute(sa.delete(messages).where(messages.c.time < now - _KEPT_SECONDS))
    for message in pack(_OUTSIDE, news):
        if connection.dialect.name == "postgresql":
            connection.execute(_NOTIFY, {"channel": _CHANNEL, "message": message})
        else:
            connection.execute(sa.insert(messages), {"message": message, "time": now})


def living_nodes(connection: sa.Connection) -> list[int]:
    """Return the nodes that are there on a PostgreSQL database."""
    return [row[0] for row in connection.exec_driver_sql(_LIVING, (_NODES,))]
