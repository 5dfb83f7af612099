"""The tables in memory: rebuilt from what is stored, changed only once that is stored, dropped when nobody is there."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Final, TypeVar

from splay.kernel.errors import SplayError
from splay.server.guide import Json
from splay.server.hours import Hours
from splay.server.live import LiveTable
from splay.server.news import Here, WhoIsHere
from splay.server.origins import Origins
from splay.server.play import Bounds, Play, fold
from splay.server.records import OPEN, Entry, Said, TableFacts
from splay.server.refusal import Refused
from splay.server.settings import Settings
from splay.server.shown import Proposal
from splay.server.store import Conflict, Store
from splay.server.visitors import Visitor

logger = logging.getLogger("splay.server")

Done = TypeVar("Done")

_MANY_LINES: Final = 100
"""From how many lines of a log on it is told beside the event loop."""


async def _logged(work: Callable[..., Awaitable[None]], *given: object) -> None:
    try:
        await work(*given)
    except Exception:
        logger.exception("something failed for which nobody waits")


class Outrun(Refused):
    """Somebody else has changed a table at the same moment; whoever looks again sees what there is."""

    def __init__(self, words: str) -> None:
        super().__init__("stale", words)


async def unless_outrun(act: Callable[..., Awaitable[Done]], *given: object) -> Done:
    """Do something at a table, and once more if another node was faster: what that did may not stand in the way."""
    try:
        return await act(*given)
    except Outrun:
        return await act(*given)


class Tables(ABC):
    """Every table that somebody is using; each chapter of the house adds what can be done there."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.now = Hours(settings.clock, settings.steady)
        self.date = settings.clock
        self.origins = Origins(store.secret)
        self.bounds = Bounds(settings.match_answers, settings.match_undos, settings.match_entries)
        self._beside = ThreadPoolExecutor(1, "splay-beside")
        self.node = store.line.node
        """The number of this node among those on the database."""
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._dropped: set[str] = set()
        """The tables that have been forgotten, and may have a bot or a clock that this node sees to."""
        self._asides: set[asyncio.Task[None]] = set()

    def count_in_memory(self, status: str) -> int:
        """Return how many tables of a status are in memory."""
        # In one step, because another thread may ask.
        return sum(live.facts.status == status for live in list(self._live.values()))

    def _aside(self, work: Callable[..., Awaitable[None]], *given: object) -> None:
        """Have something done for which nobody waits."""
        task = asyncio.create_task(_logged(work, *given))
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)

    def _keeps(self, live: LiveTable) -> bool:
        """Tell whether this node, and no other, lets the bots of a table think and looks at its clock."""
        return live.facts.keeper == self.node and self.store.line.is_up

    @asynccontextmanager
    async def at(self, table_id: str, seen: int = 0, anew: bool = False) -> AsyncIterator[LiveTable]:
        """Be at a table: nobody else changes it meanwhile. It is reread for one who has seen more than is known.

        Anew it is reread where there are other nodes: what was done there a moment ago may not have been heard here.
        """
        while True:
            live = await self._get(table_id)
            live.users += 1
            try:
                async with live.lock:
                    # It may have been dropped while we waited.
                    if self._is_current(live):
                        if seen > live.number or (anew and self.store.line.has_others):
                            await self._reread(live)
                        yield live
                        return
            finally:
                live.users -= 1

    def _is_current(self, live: LiveTable) -> bool:
        return self._live.get(live.facts.id) is live

    async def _get(self, table_id: str) -> LiveTable:
        while table_id not in self._live:
            await asyncio.shield(self._being_loaded(table_id))
        self._live.move_to_end(table_id)
        return self._live[table_id]

    def _being_loaded(self, table_id: str) -> "asyncio.Task[LiveTable]":
        """Return the task that rebuilds a table, whoever has begun it."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return loading

    async def _load(self, table_id: str) -> LiveTable:
        """Rebuild a table from what is stored of it."""
        stored = await self.store.stored(table_id)
        if stored is None:
            raise Refused("not_found", "There is no such table.")
        facts, play = stored.facts, None
        if facts.status != OPEN and facts.started:
            play = await self._rebuild(facts, stored.entries)
            if play.asked != facts.asked:
                facts.asked = play.asked
                with suppress(Conflict):
                    await self.store.save_table(facts)
        live = self._keep(LiveTable(facts, play, stored.chat))
        self._aside(self.store.tell, WhoIsHere(table_id))
        async with live.lock:
            await self._take_up(live)
        return live

    async def _reread(self, live: LiveTable) -> None:
        """Bring a table up to date with what is stored of it."""
        number, play = live.number, live.play
        stored = await self.store.stored(live.facts.id, len(play.entries) if play else 0, live.chat_number)
        if stored is None:
            self._drop(live)
            return
        if play is None and stored.facts.started:
            play = live.play = Play(stored.facts, self.bounds)
            live.moved_on(0)
        try:
            for entry in stored.entries:
                assert play is not None
                live.moved_on(play.apply(entry))
        except SplayError:
            # What is known here is not how the match went: take it up anew.
            self._drop(live)
            raise
        live.chat += stored.chat
        live.facts = stored.facts
        live.proposal = Proposal.from_json(stored.facts.proposal)
        if live.number != number:
            live.changed(self.now())
            self._tell_here(live)
            self._go_on(live)

    def _tell_here(self, live: LiveTable) -> None:
        """Tell the other nodes who of those who sit at a table looks at it here, if that has changed."""
        here = live.seated_here()
        if here != live.here_told:
            live.here_told = here
            self._aside(self.store.tell, Here(live.facts.id, tuple(sorted(here))))

    @abstractmethod
    async def _take_up(self, live: LiveTable) -> None:
        """Let the match of a table go on that has just been rebuilt."""

    @abstractmethod
    def _go_on(self, live: LiveTable) -> None:
        """See to it that whoever is asked now answers."""

    async def _rebuild(self, facts: TableFacts, entries: Sequence[Entry]) -> Play:
        try:
            return await self.beside(self._fold, facts, entries)
        except SplayError as error:
            raise Refused("finished", f"This match cannot be taken up: {error}.") from error

    def _fold(self, facts: TableFacts, entries: Sequence[Entry]) -> Play:
        return fold(facts, self.bounds, entries)

    async def beside(self, work: Callable[..., Done], *given: object) -> Done:
        """Have something done beside the event loop that would hold it up; one thing after the other."""
        return await asyncio.get_running_loop().run_in_executor(self._beside, work, *given)

    async def _tell(self, live: LiveTable, visitor: str | None, words: str) -> None:
        """See to it that the log has been told as a visitor reads it, before it is shown to them."""
        seat = live.facts.seat_of(visitor)
        if live.untold(seat, words) >= _MANY_LINES:
            await self.beside(live.log, seat, words)

    def _keep(self, live: LiveTable) -> LiveTable:
        """Keep a table in memory, and drop those that have not been used for long."""
        self._live[live.facts.id] = live
        if len(self._live) > self.settings.live_tables:
            idle = [table_id for table_id, other in self._live.items() if other.is_idle and other is not live]
            for table_id in idle[: len(self._live) - self.settings.live_tables]:
                del self._live[table_id]
        return live

    def _drop(self, live: LiveTable) -> None:
        """Forget a table whose state in memory may not be what is stored; its viewers come back to what is."""
        self._live.pop(live.facts.id, None)
        self._dropped.add(live.facts.id)
        for viewer in live.viewers:
            viewer.close()

    async def _save(
        self, live: LiveTable, facts: TableFacts, new: TableFacts | None = None, new_chat: Sequence[Said] = ()
    ) -> None:
        """Store what has changed about a table, and with it a new one and its chat, and only then let it be so."""
        facts.changed, facts.proposal = self.date(), self._proposed(live)
        async with self._storing(live, "This table has changed at the same moment: look at it and try again."):
            await self.store.save_table(facts, new, new_chat)
        live.facts = facts
        live.changed(self.now())
        self._tell_here(live)

    def _proposed(self, live: LiveTable) -> Json | None:
        """Return what is proposed at a table, as it is stored."""
        return live.proposal.to_json() if live.proposal else None

    @asynccontextmanager
    async def _storing(self, live: LiveTable, outrun: str) -> AsyncIterator[None]:
        """Store a change; a table whose change could not be stored, or somebody else's was faster, is taken up anew."""
        try:
            yield
        except Conflict as error:
            self._drop(live)
            raise Outrun(outrun) from error
        except BaseException:
            self._drop(live)
            raise

    def _sent_away(self, live: LiveTable, visitor: Visitor) -> bool:
        """Tell whether a visitor was sent away from a table, or comes from where somebody does who was."""
        facts = live.facts
        if visitor.id in facts.kicked:
            return True
        return facts.seat_of(visitor.id) is None and self.origins.mark(visitor.id, facts.id) in facts.marked

    def _seat(self, live: LiveTable, visitor: Visitor) -> int:
        seat = live.facts.seat_of(visitor.id)
        if seat is None:
            raise Refused("not_yours", "You do not sit at this table.")
        return seat
