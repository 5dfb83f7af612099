"""How a match goes on: each entry is tried, stored, and only then told."""

from abc import abstractmethod

from splay.server.live import LiveTable
from splay.server.records import FINISHED, Entry
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

    @abstractmethod
    def _go_on(self, live: LiveTable) -> None:
        """See to it that whoever is asked now answers."""
