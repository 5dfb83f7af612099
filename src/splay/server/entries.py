"""How a match goes on: each entry is tried, stored, and only then told."""

from splay.server.ended import ended
from splay.server.live import LiveTable
from splay.server.metrics import ENDED, entries_of
from splay.server.records import END, FINISHED, Entry, TableFacts
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
            facts, before = None, live.facts
            if play.asked != live.facts.asked or self._proposed(live) != live.facts.proposal:
                facts = self._facts_now(live, self.node)
            retold = facts is not None and (facts.proposal, facts.result) != (before.proposal, before.result)
            over = ended(facts, play) if facts is not None and play.result is not None else None
            await self.store.append(before.id, entry, facts, retold, over)
        entries_of(kind).inc()
        if play.result is not None:
            ENDED.inc()
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

    def _follow(self, live: LiveTable, node: int, entry: Entry, version: int | None) -> bool:
        """Go on by an entry that another node has stored; False if more than that is missing here."""
        play = live.play
        if play is None or entry.number > len(play.entries):
            return False
        if entry.number < len(play.entries):
            return version is None or version <= live.facts.version
        if live.proposal is not None or version not in (None, live.facts.version + 1):
            return False
        live.moved_on(play.apply(entry))
        if version is not None:
            live.facts = self._facts_now(live, node)
            live.facts.version = version
        live.changed(self.now())
        self._go_on(live)
        return True

    def _facts_now(self, live: LiveTable, keeper: int) -> TableFacts:
        """Return the facts of a table whose match has gone on: from now on the one who let it do so keeps it."""
        play, facts = live.play, live.facts.copy()
        assert play is not None and play.entries
        facts.asked, facts.keeper, facts.changed = play.asked, keeper, play.entries[-1].time
        facts.proposal = self._proposed(live)
        if play.result is not None:
            facts.status, facts.result = FINISHED, play.result.to_json()
        return facts
