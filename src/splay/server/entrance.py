"""The entrance: the house opens as soon as its database can be used, and until then everybody is told why it is closed.

A disk that is full or can only be read, or a database that cannot be reached, keeps no server from starting: it is
tried again until it works.
"""

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import State

from splay.kernel.errors import SplayError
from splay.server import metrics
from splay.server.api.desk import Desk
from splay.server.house import House
from splay.server.records import FINISHED, OPEN, PLAYING
from splay.server.settings import Settings
from splay.server.store import Away, Store, reason_of
from splay.server.visitors import Visitors

logger = logging.getLogger("splay.server")

_TRY_AGAIN_AFTER: Final = 1.0
_FRESH: Final = 1.0
"""For how many seconds it counts that the database was there."""
_WATCH_EVERY: Final = 5.0
_PATIENCE: Final = 2.0
"""How many seconds the database has to answer."""


class Entrance:
    """Opens a house, closes it, and tells whether it is open."""

    def __init__(self, settings: Settings, state: State) -> None:
        self._settings = settings
        self._state = state
        """Where the desk of the open house is found."""
        self._state.desk = None
        self._store: Store | None = None
        self.why = "the server is starting"
        """Why the house is closed, as long as it is."""
        self._tried = asyncio.Event()
        self._opening: asyncio.Task[None] | None = None
        self._asked: asyncio.Task[str | None] | None = None
        self._watching: asyncio.Task[None] | None = None
        self._asked_at = 0.0

    async def open(self) -> None:
        """Open the house, or at least begin to; what cannot be mended by waiting is raised."""
        self._opening = asyncio.create_task(self._open())
        trying = asyncio.create_task(self._tried.wait())
        await asyncio.wait([self._opening, trying], return_when=asyncio.FIRST_COMPLETED)
        trying.cancel()
        if self._opening.done():
            self._opening.result()
        if self._settings.metrics_port:
            self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Close the house."""
        for task in (self._opening, self._watching, self._asked):
            if task is not None and not task.done():
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        if self._state.desk is not None:
            await self._state.desk.house.close()
        if self._store is not None:
            self._store.close()

    async def _open(self) -> None:
        while True:
            try:
                await self._try()
                return
            except (SplayError, SQLAlchemyError) as error:
                if not self._tried.is_set() and not isinstance(error, (Away, SQLAlchemyError)):
                    raise
                self._note(error)
            await asyncio.sleep(_TRY_AGAIN_AFTER)

    def _note(self, error: SplayError | SQLAlchemyError) -> None:
        why = f"the database cannot be used: {_reason(error)}"
        if why != self.why:
            told = error if isinstance(error, SplayError) else why
            logger.warning("the house is closed: %s; it opens as soon as it can", told)
        self.why = why
        self._tried.set()

    async def _try(self) -> None:
        store = await asyncio.to_thread(Store, self._settings.database)
        house, visitors = House(self._settings, store), Visitors(store)
        house.forget_name = visitors.forget
        try:
            await house.open()
        except BaseException:
            await house.close()
            await asyncio.to_thread(store.close)
            raise
        desk = Desk(house, visitors)
        self._show(house, desk)
        self._store, self._state.desk = store, desk
        if self._tried.is_set():
            logger.warning("the house is open")

    def _show(self, house: House, desk: Desk) -> None:
        """Let it be seen how much is going on in the house."""
        metrics.look_at(metrics.SOCKETS, desk.sockets.count)
        metrics.look_at(metrics.BOTS_WAITING, house.bots.count_waiting)
        metrics.look_at(metrics.WRITES_WAITING, house.store.count_waiting_writes)
        for status in (OPEN, PLAYING, FINISHED):
            metrics.look_at(metrics.TABLES.labels(status), partial(house.count_in_memory, status))

    async def _watch(self) -> None:
        """Let the metrics show whether the house is open, also if nobody asks."""
        while True:
            await self.not_ready()
            await asyncio.sleep(_WATCH_EVERY)

    async def not_ready(self) -> str | None:
        """Return why nobody should be sent here, if nobody should; the database is asked once a second at most."""
        why = await self._why_not()
        metrics.READY.set(why is None)
        return why

    async def _why_not(self) -> str | None:
        desk: Desk | None = self._state.desk
        if desk is None:
            return self.why
        if self._asked is None or (self._asked.done() and time.monotonic() - self._asked_at > _FRESH):
            self._asked_at = time.monotonic()
            self._asked = asyncio.create_task(self._ask(desk.house))
        try:
            return await asyncio.wait_for(asyncio.shield(self._asked), _PATIENCE)
        except TimeoutError:
            return f"the database does not answer within {_PATIENCE:g} seconds"

    async def _ask(self, house: House) -> str | None:
        """Ask the database to store something, which needs all of it."""
        if not house.store.line.is_up:
            return "the line to the database is down"
        try:
            await house.store.check(house.now())
        except (SplayError, SQLAlchemyError) as error:
            return f"nothing can be stored: {_reason(error)}"
        return None


def _reason(error: SplayError | SQLAlchemyError) -> str:
    """Return what is wrong with a database, without where it is."""
    if isinstance(error, Away):
        return error.reason
    return str(error) if isinstance(error, SplayError) else reason_of(error)
