"""How a match goes on: each entry is tried, stored, and only then told."""

from abc import abstractmethod

from splay.server.live import LiveTable
from splay.server.records import END, FINISHED, Entry
from splay.server.tables import Tables


class Entries(Tables):
    """What goes on in matches, entry by entry."""

    async def _enter(self, live: LiveTable, kind: str, seat: int, value: str = "") -> None:
        """Go on by an entry: try it, store it, and then tell everyone."""
        play = live.play
        assert play is not None
        entry = Entry(len(play.entries), kind, seat, value, self.now())
        async with self._storing(live, "This decision has been answered already."):
            live.moved_on(play.apply(entry))
            facts = None
            if play.asked != live.facts.asked:
                facts = live.facts.copy()
                facts.asked = play.asked
                if play.result is not None:
                    facts.status, facts.result = FINISHED, play.result.to_json()
            await self.store.append(live.facts.id, entry, facts)
        live.facts = facts or live.facts
        live.changed(self.now())
        self._go_on(live)
        await self._see_to_the_end(live)

    async def _see_to_the_end(self, live: LiveTable) -> None:
        """End a match that cannot go on."""
        play = live.play
        reason = play.must_end() if play is not None else None
        if play is not None and reason is not None:
            live.proposal = None
            await self._enter(live, END, play.asked or 0, reason)

    @abstractmethod
    def _go_on(self, live: LiveTable) -> None:
        """See to it that whoever is asked now answers."""
