"""Rematches: the same seats once more, at a table of its own. It starts when everyone has accepted it."""

from dataclasses import replace

from splay.server.guide import Json
from splay.server.live import LiveTable
from splay.server.lobby import Lobby, new_seed
from splay.server.records import FINISHED, OPEN, Said
from splay.server.refusal import Refused
from splay.server.visitors import Visitor


class Rematches(Lobby):
    """How a table plays again."""

    async def rematch(self, table_id: str, visitor: Visitor, address: str) -> Json:
        """Make a table with the same seats, or accept the rematch that somebody else wants."""
        async with self.at(table_id, anew=True) as live:
            self._seat(live, visitor)
            if live.facts.status != FINISHED or live.play is None:
                raise Refused("not_started", "There can be a rematch when the match is over.")
            again = live.facts.rematch
            if again is None:
                again = await self._make_again(live, visitor, address)
        async with self.at(again, anew=True) as new:
            await self._accept(new, visitor)
            return new.to_json(visitor.id)

    async def accept(self, table_id: str, visitor: Visitor) -> Json:
        """Let a visitor accept the rematch that a table is for."""
        async with self.at(table_id, anew=True) as live:
            self._seat(live, visitor)
            await self._accept(live, visitor)
            return live.to_json(visitor.id)

    async def _accept(self, live: LiveTable, visitor: Visitor) -> None:
        """Note that somebody has accepted a rematch, as its host has from the first; the last one starts it."""
        facts = live.facts.copy()
        if facts.status != OPEN or (visitor.id not in facts.invited and visitor.id != facts.host):
            return
        if visitor.id in facts.invited:
            facts.invited.remove(visitor.id)
            await self._save(live, facts)
        if facts.is_full and not facts.unsure():
            await self._start(live)

    async def _make_again(self, live: LiveTable, visitor: Visitor, address: str) -> str:
        old, changed = live.facts, live.facts.copy()
        again = old.another(visitor.id, old.chairs[:], new_seed(), self.date())
        again.private, again.clock, again.rated = old.private, old.clock, old.rated
        again.kicked = old.kicked[:]
        again.invited = [chair.visitor for chair in old.chairs if chair.visitor not in (None, visitor.id)]
        await self._check_room(visitor, address, again)
        changed.rematch = again.id
        await self._save(live, changed, again, self._kept_chat(live))
        return again.id

    def _kept_chat(self, live: LiveTable) -> list[Said]:
        """Return the last of what was said at a table; there is room left to go on talking."""
        last = live.chat[-(self.settings.chat_kept // 4) :] if self.settings.chat_kept >= 4 else []
        return [replace(said, number=number) for number, said in enumerate(last)]
