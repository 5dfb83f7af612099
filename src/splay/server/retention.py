"""How long things are kept: tables that never begin, finished matches, and what was said at them."""

import asyncio
import logging
from typing import Final

from splay.server.news import Forgotten
from splay.server.passkeys import Passkeys
from splay.server.records import FINISHED, OPEN

logger = logging.getLogger("splay.server")

_FIRST_AFTER: Final = 60
_EVERY: Final = 3600
_AT_ONCE: Final = 100
"""How many tables are forgotten by one commit, so that nobody waits long for it."""
_DAY: Final = 24 * 3600


class Retention(Passkeys):
    """What a server forgets, and when."""

    async def _tidy_up(self) -> None:
        """Forget now and then what is too old."""
        await asyncio.sleep(_FIRST_AFTER)
        while True:
            try:
                await self.forget()
            except Exception:
                # The database may be away for a moment.
                logger.exception("what is too old cannot be forgotten")
            await asyncio.sleep(_EVERY)

    async def forget(self) -> None:
        """Forget what is too old: all of a table, its chat, and seat links and challenges that are no longer good."""
        now, settings = self.date(), self.settings
        for status, days in ((OPEN, settings.keep_open_days), (FINISHED, settings.keep_finished_days)):
            while days and (ids := await self.store.forget_tables(status, now - days * _DAY, _AT_ONCE)):
                self._forget(ids)
        days = settings.keep_chat_days
        while days and (ids := await self.store.forget_chat(now - days * _DAY, _AT_ONCE)):
            self._forget(ids)
        await self.store.forget_seat_links(now)
        await self.keyring.forget_spent(now)

    def _forget(self, table_ids: list[str]) -> None:
        """Let go of the tables in memory of which something has been forgotten."""
        for table_id in table_ids:
            live = self._live.get(table_id)
            if live is not None:
                self._drop(live)
        self._aside(self.store.tell, *[Forgotten(table_id) for table_id in table_ids])
