"""Finished matches: their records, and their replays with every hand open."""

from collections.abc import Sequence

from splay.kernel.errors import SplayError
from splay.server.guide import GUIDES
from splay.server.play import Play
from splay.server.records import FINISHED, OPEN, Entry
from splay.server.refusal import Refused
from splay.server.replays import Finished, Replays
from splay.server.settings import Settings
from splay.server.store import Store
from splay.server.tables import Tables
from splay.server.turns import Caller


class Archive(Tables):
    """What remains of matches when they are over."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(settings, store)
        self.replays = Replays()

    async def record(self, table_id: str, caller: Caller) -> bytes:
        """Return the record of a finished match."""
        return await self.replays.record(await self._finished(table_id), caller)

    async def replay(self, table_id: str, at: int | None, words: str | None, caller: Caller) -> bytes:
        """Return a finished match after so many answers, with every hand open, as JSON."""
        finished = await self._finished(table_id)
        told_in = GUIDES[finished.facts.game].vocabulary(words or finished.facts.words)
        return await self.replays.at(finished, caller, at, told_in)

    async def course(self, table_id: str, caller: Caller) -> bytes:
        """Return how a finished match went, turn by turn, as JSON."""
        return await self.replays.course(await self._finished(table_id), caller)

    async def _finished(self, table_id: str) -> Finished:
        """Return a table whose match is over."""
        live = self._live.get(table_id)
        facts = live.facts if live is not None else await self.store.table(table_id)
        if facts is None:
            raise Refused("not_found", "There is no such table.")
        if facts.status == OPEN or not facts.started:
            raise Refused("not_started", "The match has not begun.")
        if facts.status != FINISHED:
            raise Refused("forbidden", "The match is still going on: its record opens when it is over.")

        def fold(entries: Sequence[Entry]) -> Play:
            try:
                return self._fold(facts, entries)
            except SplayError as error:
                raise Refused("finished", f"This match cannot be read: {error}.") from error

        return Finished(facts, lambda: self.store.entries(table_id), fold)
