"""Abandoned matches: one in which nothing has happened for very long ends without a winner."""

import asyncio
import logging
from typing import Final

from splay.server.entries import Entries
from splay.server.play import ABANDONED
from splay.server.records import END
from splay.server.refusal import Refused

logger = logging.getLogger("splay.server")

_LOOK_EVERY: Final = 3600.0
_AT_ONCE: Final = 100
"""How many matches are asked for at a time."""


class Abandoned(Entries):
    """What becomes of matches that nobody plays on. Those with a clock end by it."""

    async def _watch_abandoned(self) -> None:
        while True:
            await self.end_abandoned()
            await asyncio.sleep(_LOOK_EVERY)

    async def end_abandoned(self) -> None:
        """End every match in which nothing has happened for too long."""
        since, last = self.date() - 24 * 3600 * self.settings.abandoned_days, ""
        try:
            while found := await self.store.untouched(since, last, _AT_ONCE):
                last = found[-1]
                for table_id in found:
                    await self._end_if_abandoned(table_id, since)
        except Exception:
            logger.exception("abandoned matches cannot be looked for")

    async def _end_if_abandoned(self, table_id: str, since: float) -> None:
        try:
            async with self.at(table_id) as live:
                play = live.play
                if play is not None and play.result is None and play.last_touched() < since:
                    await self._enter(live, END, play.asked or 0, ABANDONED)
        except Refused as error:
            logger.warning("table %s cannot be ended: %s", table_id, error.words)
        except Exception:
            logger.exception("table %s cannot be ended", table_id)
