"""The house: all that can be done at its tables, chapter by chapter, and how it opens and closes."""

import asyncio
import logging
from collections.abc import Sequence

from splay.server.abandoned import Abandoned
from splay.server.chat import Chat
from splay.server.finished import Archive
from splay.server.lobby import Wish
from splay.server.looking import Looking
from splay.server.proposals import Proposals
from splay.server.records import NO_CLOCK
from splay.server.refusal import Refused
from splay.server.rematch import Rematches
from splay.server.seat_links import SeatLinks
from splay.server.seats import Seats
from splay.server.settings import Settings
from splay.server.store import Store

__all__ = ["House", "Wish"]

logger = logging.getLogger("splay.server")


class House(Rematches, Seats, Proposals, Looking, Chat, Archive, Abandoned, SeatLinks):
    """All tables of a server. What is done there is stored before anybody is told of it."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(settings, store)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Take up every match that goes on: bots think on, and clocks run from now."""
        playing = await self.store.playing()
        self._last_awake = await self.store.last_awake()
        self._to_resume = {facts.id for facts in playing if facts.clock.kind != NO_CLOCK}
        waiting = [
            facts.id
            for facts in playing
            # An older database does not say who is asked.
            if facts.id in self._to_resume or facts.asked is None or any(chair.level for chair in facts.chairs)
        ]
        self._tasks = [asyncio.create_task(self._resume(waiting)), asyncio.create_task(self._watch_clocks())]
        self._tasks.append(asyncio.create_task(self._watch_abandoned()))

    async def close(self) -> None:
        """Stop everything; what is stored is enough to go on later."""
        for task in self._tasks:
            task.cancel()
        await self._stay_awake()
        for live in list(self._live.values()):
            await live.stop()
        self.bots.close()
        self._beside.shutdown(wait=False, cancel_futures=True)
        self.replays.close()

    async def _resume(self, table_ids: Sequence[str]) -> None:
        for table_id in table_ids:
            try:
                async with self.at(table_id):
                    pass
            except Refused as error:
                logger.warning("table %s cannot be taken up: %s", table_id, error.words)
            except Exception:
                logger.exception("table %s cannot be taken up", table_id)
