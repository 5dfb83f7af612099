"""The seats of a table before its match: who sits down, leaves, is sent away, is called otherwise, and who starts."""

from contextlib import suppress

from splay.server.barred import Barred
from splay.server.guide import Json
from splay.server.live import LiveTable
from splay.server.lobby import LOBBY_LENGTH
from splay.server.match import Matches
from splay.server.records import FINISHED, OPEN, PLAYING, Chair, TableFacts
from splay.server.refusal import Refused
from splay.server.visitors import Visitor


class Seats(Matches, Barred):
    """What happens at a table before the match."""

    async def sit(self, table_id: str, visitor: Visitor, seat: int | None) -> Json:
        """Let a visitor sit down on a free seat."""
        async with self.at(table_id, anew=True) as live:
            facts = self._still_open(live)
            if facts.seat_of(visitor.id) is not None:
                raise Refused("illegal", "You sit at this table already.")
            if self._sent_away(live, visitor):
                raise Refused("forbidden", "The host has sent you away from this table.")
            free = [index for index, chair in enumerate(facts.chairs) if chair.is_free]
            if not free or (seat is not None and seat < len(facts.chairs) and seat not in free):
                raise Refused("full", "This seat is taken." if free else "Every seat is taken.")
            if seat is not None and seat not in free:
                raise Refused("illegal", f"There is no seat {seat}.")
            facts.chairs[free[0] if seat is None else seat] = Chair(visitor.name, visitor.id)
            # Who left a rematch and comes back after all has accepted it.
            facts.invited = [invited for invited in facts.invited if invited != visitor.id]
            await self._save(live, facts)
            return live.to_json(visitor.id)

    async def leave(self, table_id: str, visitor: Visitor) -> Json:
        """Let a visitor stand up before the match; the last one closes the table."""
        async with self.at(table_id, anew=True) as live:
            self._seat(live, visitor)
            if live.facts.status == PLAYING:
                raise Refused("illegal", "The match has begun: concede to leave it.")
            facts = self._still_open(live)
            facts.stand_up(visitor.id)
            await self._save(live, facts)
            return live.to_json(visitor.id)

    async def kick(self, table_id: str, visitor: Visitor, seat: int) -> Json:
        """Let the host free a seat before the match."""
        async with self.at(table_id, anew=True) as live:
            facts = self._hosted(live, visitor)
            if not 0 <= seat < len(facts.chairs) or facts.chairs[seat].is_free:
                raise Refused("illegal", f"Nobody sits on seat {seat}.")
            kicked = facts.chairs[seat].visitor
            if kicked == visitor.id:
                raise Refused("illegal", "You cannot send yourself away: leave the table.")
            facts.chairs[seat] = Chair()
            if kicked is not None:
                facts.kicked.append(kicked)
                mark = self.origins.mark(kicked, table_id)
                if mark is not None and mark != self.origins.mark(visitor.id, table_id):
                    facts.marked.append(mark)
            await self._save(live, facts)
            return live.to_json(visitor.id)

    async def start(self, table_id: str, visitor: Visitor) -> Json:
        """Let the host begin the match when every seat is taken."""
        async with self.at(table_id, anew=True) as live:
            self._hosted(live, visitor)
            await self._start(live)
            return live.to_json(visitor.id)

    async def rename(self, visitor: Visitor, name: str) -> int:
        """Let a visitor be called otherwise, also at the tables that wait for players; returns at how many."""
        self.let_speak(visitor)
        await self.store.name_visitor(visitor.id, name)
        renamed = 0
        for facts in await self.store.tables_of(visitor.id, LOBBY_LENGTH):
            if facts.status == OPEN:
                with suppress(Refused):
                    async with self.at(facts.id, anew=True) as live:
                        changed = self._still_open(live)
                        seat = changed.seat_of(visitor.id)
                        if seat is not None:
                            changed.chairs[seat] = Chair(name, visitor.id)
                            await self._save(live, changed)
                            renamed += 1
        return renamed

    def _still_open(self, live: LiveTable) -> TableFacts:
        """Return a copy of a table's facts to change, if the match has not begun."""
        if live.facts.status == PLAYING:
            raise Refused("full", "The match has begun already.")
        if live.facts.status == FINISHED:
            raise Refused("finished", "This table is finished.")
        return live.facts.copy()

    def _hosted(self, live: LiveTable, visitor: Visitor) -> TableFacts:
        if live.facts.host != visitor.id:
            raise Refused("not_yours", "Only the host of this table can do that.")
        return self._still_open(live)
