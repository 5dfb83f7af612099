"""Several nodes on one database: what others store is taken in at once, and what a dead one has left is taken over."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from splay.server.barred import Barred
from splay.server.live import LiveTable
from splay.server.match import Matches
from splay.server.news import BarredAnew, Entered, Forgotten, Here, News, Renamed, WhoIsHere
from splay.server.refusal import Refused
from splay.server.settings import Settings
from splay.server.store import Store

logger = logging.getLogger("splay.server")

_LOOK_AGAIN: Final = 10.0
"""After how many seconds a node looks again for tables that nobody keeps, even if nothing seems to have happened."""
_AT_ONCE: Final = 500
"""How many tables are looked up at a time."""


class Nodes(Matches, Barred):
    """What a node does because there may be others."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(settings, store)
        self.forget_name: Callable[[str], None] = lambda visitor: None
        """Is told whose name has been changed by another node."""
        self._look_around = asyncio.Event()
        self._was_down = False
        self._hopeless: set[str] = set()
        """The tables that could not be taken over, of which the log has told."""

    # What the others tell

    def _hear(self, node: int, news: Sequence[News]) -> None:
        for item in news:
            if isinstance(item, Renamed):
                self.forget_name(item.visitor)
            elif isinstance(item, BarredAnew):
                self._aside(self.learn_barred)
            elif item.table in self._live or item.table in self._loading:
                self._aside(self._take_in, node, item)

    async def _take_in(self, node: int, news: News) -> None:
        """Bring a table that is in memory up to date with the news of another node."""
        assert not isinstance(news, (Renamed, BarredAnew))
        async with self._known(news.table) as live:
            if live is None:
                return
            if isinstance(news, Entered):
                if not self._follow(live, node, news.entry, news.version):
                    await self._reread(live)
            elif isinstance(news, Here):
                self._see_elsewhere(live, node, frozenset(news.visitors))
            elif isinstance(news, WhoIsHere):
                if live.here_told:
                    await self.store.tell(Here(news.table, tuple(sorted(live.here_told))))
            elif isinstance(news, Forgotten):
                self._drop(live)
            else:
                await self._reread(live)

    @asynccontextmanager
    async def _known(self, table_id: str) -> AsyncIterator[LiveTable | None]:
        """Be at a table if it is in memory; one that cannot be brought up to date is dropped."""
        if table_id in self._loading:
            with contextlib.suppress(Refused):
                await asyncio.shield(self._loading[table_id])
        live = self._live.get(table_id)
        if live is None:
            yield None
            return
        async with live.lock:
            try:
                yield live if self._is_current(live) else None
            except Exception:
                self._drop(live)
                raise

    def _see_elsewhere(self, live: LiveTable, node: int, visitors: frozenset[str]) -> None:
        """Note who looks at a table through another node, and tell those who look on here."""
        before = live.here
        live.elsewhere[node] = visitors
        if not visitors:
            del live.elsewhere[node]
        if live.here != before:
            live.changed(self.now())

    # Nodes that come and go

    def _see(self) -> None:
        """Note that other nodes are there now, or that this one has been cut off."""
        self._was_down = self._was_down or not self.store.line.is_up
        self._look_around.set()

    async def _watch_nodes(self) -> None:
        while True:
            if self.store.line.is_up:
                try:
                    await self._after_nodes_changed()
                except Exception:
                    # The database may be away for a moment.
                    logger.exception("what other nodes have left behind cannot be taken over")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._look_around.wait(), 0.5 if self._dropped else _LOOK_AGAIN)
            self._look_around.clear()

    async def _after_nodes_changed(self) -> None:
        missed, self._was_down = self._was_down, False
        try:
            if missed:
                await self.learn_barred()
            for table_id in list(self._live):
                await self._after_nodes_changed_at(table_id, missed)
        except BaseException:
            # What could not be reread is still to be.
            self._was_down = self._was_down or missed
            raise
        await self._take_over()

    async def _after_nodes_changed_at(self, table_id: str, missed: bool) -> None:
        async with self._known(table_id) as live:
            if live is not None:
                for gone in live.elsewhere.keys() - self.store.line.living:
                    self._see_elsewhere(live, gone, frozenset())
                if missed:
                    await self._reread(live)
                    self._go_on(live)

    async def _take_over(self) -> None:
        """See to the matches that go on by themselves and whose keepers are gone, and to those dropped from memory."""
        dropped, self._dropped = sorted(self._dropped), set()
        for table_id in dropped:
            await self._see_to(table_id)
        last = ""
        while left := await self.store.left_behind(self.store.line.living, last, _AT_ONCE):
            last = left[-1]
            for table_id in left:
                await self._see_to(table_id)
        await self.store.forget_nodes(self.store.line.living)

    async def _see_to(self, table_id: str) -> None:
        try:
            async with self.at(table_id) as live:
                await self._claim(live)
                self._go_on(live)
        except Exception as error:
            if isinstance(error, Refused) and error.kind == "not_found":
                return
            if table_id not in self._hopeless:
                self._hopeless.add(table_id)
                told = error.words if isinstance(error, Refused) else error
                logger.warning(
                    "table %s cannot be taken up: %s", table_id, told, exc_info=not isinstance(error, Refused)
                )
