"""Looking at a table: once, or by a socket that is told whatever changes."""

from splay.server.clocks import Clocks
from splay.server.guide import Json
from splay.server.live import LiveTable, Viewer
from splay.server.visitors import Visitor


class Looking(Clocks):
    """What those who look at a table are shown."""

    async def table(self, table_id: str, visitor: Visitor | None, words: str | None) -> Json:
        """Return a table as everybody may know it."""
        async with self.at(table_id) as live:
            return live.to_json(visitor.id if visitor else None, words)

    async def state(self, table_id: str, visitor: Visitor | None, words: str | None, seen: int | None) -> Json | None:
        """Return all that a visitor may see; None if that is what they have seen already."""
        async with self.at(table_id, seen or 0) as live:
            await self._check_time(live)
            if seen == live.number:
                return None
            who, told_in = visitor.id if visitor else None, live.words(words)
            await self._tell(live, who, told_in)
            return live.state(who, told_in, self.now())

    async def look(self, table_id: str, viewer: Viewer, words: str | None, seen: int = 0) -> LiveTable:
        """Let a socket look at a table: it gets the whole state, and from then on whatever changes."""
        async with self.at(table_id, seen) as live:
            viewer.words = live.words(words)
            await self._check_time(live)
            await self._tell(live, viewer.visitor, viewer.words)
            arrives = viewer.visitor not in live.here and live.facts.seat_of(viewer.visitor) is not None
            live.viewers.add(viewer)
            if arrives:
                live.changed(self.now())
            else:
                live.show(viewer, self.now())
            self._tell_here(live)
            return live

    async def show(self, live: LiveTable, viewer: Viewer, seen: int = 0) -> int:
        """Send a socket the whole state, which is at least what it has seen; returns how long that is."""
        async with live.lock:
            if seen > live.number:
                await self._reread(live)
            await self._tell(live, viewer.visitor, viewer.words)
            return live.show(viewer, self.now())

    async def look_away(self, live: LiveTable, viewer: Viewer) -> None:
        """Let a socket go."""
        async with live.lock:
            live.viewers.discard(viewer)
            if viewer.visitor not in live.here and live.facts.seat_of(viewer.visitor) is not None:
                live.changed(self.now())
            self._tell_here(live)
