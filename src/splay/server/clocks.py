"""Clocks: who runs out of time concedes, and while the server is away no clock runs."""

import asyncio
import logging
from itertools import count
from typing import Final

from splay.server.entries import Entries
from splay.server.live import LiveTable
from splay.server.records import RESUME, TIMEOUT
from splay.server.refusal import Refused
from splay.server.settings import Settings
from splay.server.store import Store

logger = logging.getLogger("splay.server")

AWAKE_EVERY: Final = 4
"""After how many looks at the clocks it is stored that the server is there."""


class Clocks(Entries):
    """The clocks of all matches."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(settings, store)
        self._deadlines: dict[str, float] = {}
        self._to_resume: set[str] = set()
        """The tables whose clocks have stood still since the last server was there."""
        self._last_awake = 0.0
        """When a server was last known to be there before this one."""

    async def _watch_clocks(self) -> None:
        for tick in count():
            self.now.look()
            if tick % AWAKE_EVERY == 0:
                await self._stay_awake()
            await asyncio.sleep(0.5)
            await self.expire()

    async def _stay_awake(self) -> None:
        """Store that the server is there, so that after a restart clocks go on from here."""
        if not self._deadlines:
            self.now.reached()
        else:
            try:
                await self.store.stay_awake(self.now())
                self.now.reached()
            except Exception:
                # The database may be away for a moment.
                logger.exception("it cannot be stored that the server is there")

    async def expire(self) -> None:
        """Let everyone concede who has run out of time."""
        self.now.look()
        if self.now.is_away:
            return
        now = self.now()
        for table_id in [table_id for table_id, deadline in self._deadlines.items() if deadline <= now]:
            try:
                async with self.at(table_id) as live:
                    await self._check_time(live)
            except Refused:
                continue
            except Exception:
                # The database may be away for a moment: the other clocks go on, and this one is looked at again.
                logger.exception("the clock of table %s cannot be looked at", table_id)

    async def _check_time(self, live: LiveTable) -> None:
        """Let the one who is asked concede if the time has run out."""
        self.now.look()
        while live.play is not None and not self.now.is_away:
            deadline, seat = live.play.deadline(), live.play.asked
            if deadline is None or seat is None or deadline > self.now():
                return
            live.proposal = None
            await self._enter(live, TIMEOUT, seat)

    async def _resume_clock(self, live: LiveTable) -> None:
        """Let the clock of a match go on from where it stood when the last server went away."""
        if live.facts.id in self._to_resume:
            self._to_resume.discard(live.facts.id)
            if live.play is not None and live.play.result is None:
                async with live.lock:
                    await self._enter(live, RESUME, 0, repr(self._last_awake))

    def _wind_clock(self, live: LiveTable) -> None:
        """Note when the one who is asked now runs out of time."""
        deadline = live.play.deadline() if live.play is not None else None
        if deadline is None:
            self._deadlines.pop(live.facts.id, None)
        else:
            self._deadlines[live.facts.id] = deadline
