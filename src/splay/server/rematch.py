"""Rematches: the same seats once more, at a table of its own."""

import secrets

from splay.server.guide import Json
from splay.server.live import LiveTable
from splay.server.lobby import Lobby
from splay.server.records import FINISHED, OPEN, TableFacts
from splay.server.refusal import Refused
from splay.server.visitors import Visitor


class Rematches(Lobby):
    """How a table plays again."""

    async def rematch(self, table_id: str, visitor: Visitor, address: str) -> Json:
        """Make a table with the same seats; against bots alone it starts at once."""
        async with self.at(table_id) as live:
            self._seat(live, visitor)
            if live.facts.status != FINISHED or live.play is None:
                raise Refused("not_started", "There can be a rematch when the match is over.")
            again = live.facts.rematch
            if again is None:
                again = await self._make_again(live, visitor, address)
        async with self.at(again) as new:
            if new.facts.status == OPEN and all(
                chair.level or chair.visitor == visitor.id for chair in new.facts.chairs
            ):
                await self._start(new)
            return new.to_json(visitor.id)

    async def _make_again(self, live: LiveTable, visitor: Visitor, address: str) -> str:
        old, changed = live.facts, live.facts.copy()
        again = TableFacts(
            id=secrets.token_hex(8),
            game=old.game,
            edition=old.edition,
            expansions=old.expansions,
            options=old.options,
            words=old.words,
            private=old.private,
            clock=old.clock,
            host=visitor.id,
            chairs=old.chairs[:],
            seed=secrets.randbits(53),
            created=self.now(),
        )
        await self._check_room(visitor, address, again)
        changed.rematch = again.id
        await self._save(live, changed, again)
        return again.id
