"""Clocks: who runs out of time concedes, and while the server is away no clock runs."""

import asyncio
import logging
import math
from itertools import count, takewhile
from typing import Final

from splay.server.entries import Entries
from splay.server.live import LiveTable
from splay.server.records import NO_CLOCK, RESUME, TIMEOUT
from splay.server.refusal import Refused
from splay.server.settings import Settings
from splay.server.store import Conflict, Store

logger = logging.getLogger("splay.server")

AWAKE_EVERY: Final = 4
"""After how many looks at the clocks it is stored that the server is there."""


class Clocks(Entries):
    """The clocks of all matches."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(settings, store)
        self._deadlines: dict[str, float] = {}

    async def _watch_clocks(self) -> None:
        for tick in count():
            self.now.look()
            if tick % AWAKE_EVERY == 0:
                await self._stay_awake()
            await asyncio.sleep(0.5)
            await self.expire()

    async def _stay_awake(self) -> None:
        """Store that this node is there, so that clocks go on from here whoever looks at them after it."""
        if not self._deadlines:
            self.now.reached()
        else:
            try:
                await self.store.stay_awake(self.now())
                self.now.reached()
            except Exception:
                # The database may be away for a moment.
                logger.exception("it cannot be stored that this node is there")

    async def expire(self) -> None:
        """Let everyone concede who has run out of time at the tables that this node keeps."""
        self.now.look()
        if self.now.is_away or not self.store.line.is_up:
            return
        # If nobody could answer for a while, that is put right at every table; else only those count that are due.
        until = self.now() if self.now.is_forgiven else math.inf
        self.now.is_forgiven = True
        for table_id in [table_id for table_id, deadline in self._deadlines.items() if deadline <= until]:
            try:
                async with self.at(table_id) as live:
                    self._wind_clock(live)
                    await self._check_time(live)
            except Refused:
                continue
            except Exception:
                # The database may be away for a moment: the other clocks go on, and this one is looked at again.
                logger.exception("the clock of table %s cannot be looked at", table_id)

    async def _check_time(self, live: LiveTable) -> None:
        """Let the one who is asked concede if the time has run out and this node keeps the table."""
        self.now.look()
        if self.now.is_away or not self._keeps(live):
            return
        await self._forgive(live)
        while live.play is not None:
            deadline, seat = live.play.deadline(), live.play.asked
            if deadline is None or seat is None or deadline > self.now():
                return
            live.proposal = None
            await self._enter(live, TIMEOUT, seat)

    async def _forgive(self, live: LiveTable) -> None:
        """Let the clock of a match go on from where it stood when last nobody could answer, if it has not done so."""
        missed, play = self.now.missed, live.play
        if missed is None or play is None or play.deadline() is None or play.since >= missed[1]:
            return
        later = takewhile(lambda entry: entry.time >= missed[1], reversed(play.entries))
        if not any(entry.kind == RESUME for entry in later):
            await self._enter(live, RESUME, 0, repr(missed[0]))

    async def _claim(self, live: LiveTable) -> None:
        """Become the keeper of a match that goes on by itself but whose keeper is gone; its clock stood still since."""
        gone, line = live.facts.keeper, self.store.line
        if not live.facts.by_itself or gone in line.living or not line.is_up:
            return
        facts = live.facts.copy()
        facts.keeper, facts.changed = self.node, self.date()
        try:
            await self.store.save_table(facts)
        except Conflict:
            # Another node was faster.
            await self._reread(live)
            return
        live.facts = facts
        if facts.clock.kind != NO_CLOCK:
            await self._enter(live, RESUME, 0, repr(await self.store.last_awake(gone)))

    def _wind_clock(self, live: LiveTable) -> None:
        """Note when the one who is asked now runs out of time, if this node keeps the table."""
        keeps = live.facts.keeper == self.node
        deadline = live.play.deadline() if live.play is not None and keeps else None
        if deadline is None:
            self._deadlines.pop(live.facts.id, None)
        else:
            self._deadlines[live.facts.id] = deadline
