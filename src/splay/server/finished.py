"""Finished matches: their records, and their replays with every hand open."""

import asyncio

from splay.kernel import record
from splay.kernel.match import Match
from splay.server.guide import Json
from splay.server.play import Play
from splay.server.records import FINISHED
from splay.server.refusal import Refused
from splay.server.replays import Replays
from splay.server.settings import Settings
from splay.server.store import Store
from splay.server.tables import Tables


class Finished(Tables):
    """What remains of a match when it is over."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(settings, store)
        self.replays = Replays()

    async def record(self, table_id: str) -> str:
        """Return the record of a finished match."""
        play = await self._finished(table_id)
        setup, answers, kind = play.setup, play.match.answers[:], play.match.kind
        return await asyncio.to_thread(lambda: record.dump(Match(kind, setup, answers)))

    async def replay(self, table_id: str, at: int | None, words: str | None) -> Json:
        """Return a finished match after so many answers, with every hand open."""
        play = await self._finished(table_id)
        length = len(play.match.answers)
        place = length if at is None else at
        if not 0 <= place <= length:
            raise Refused("illegal", f"This match has {length} answers: there is no place {place} in it.")
        async with self.at(table_id) as live:
            told_in, result = live.words(words), live.to_json(None, words)["result"]
        shown = await self.replays.at(table_id, play.setup, play.match.answers[:], place, told_in)
        return {"length": length, "at": place, "result": result, **shown}

    async def _finished(self, table_id: str) -> Play:
        async with self.at(table_id) as live:
            if live.play is None:
                raise Refused("not_started", "The match has not begun.")
            if live.facts.status != FINISHED:
                raise Refused("forbidden", "The match is still going on: its record opens when it is over.")
            return live.play
