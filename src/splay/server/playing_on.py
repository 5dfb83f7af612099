"""Playing on from any moment of a finished match: a casual table of one's own, with bots on the other seats."""

from dataclasses import replace

from splay.kernel.setup import unique_names
from splay.server.finished import Archive
from splay.server.live import LiveTable
from splay.server.lobby import Lobby, check_level, with_bots
from splay.server.metrics import STARTED
from splay.server.records import ANSWER, CONCEDE, PLAYING, Chair, Entry, TableFacts
from splay.server.refusal import Refused
from splay.server.turns import Caller
from splay.server.visitors import Visitor


class PlayingOn(Lobby, Archive):
    """How somebody tries what else could have come of a match.

    The table has the answers so far as its first entries, so that the cards lie as they lay.
    """

    async def play_on(
        self, table_id: str, visitor: Visitor, address: str, at: int, seat: int | None, level: str
    ) -> LiveTable:
        """Make a table that goes on from a match after so many of its answers.

        The visitor sits on a seat that is still in the match: the one wanted, their own, or that which is asked. Bots
        stay, and where people sat there is a bot of some level.
        """
        check_level(level)
        finished = await self._finished(table_id)
        moment = await self.replays.moment(finished, Caller(address, visitor.id), at)
        old = finished.facts
        wanted = old.seat_of(visitor.id) if seat is None else seat
        chosen = moment.asked if wanted is None or (seat is None and wanted in moment.left) else wanted
        if chosen >= len(old.chairs) or chosen in moment.left:
            raise Refused("illegal", f"Nobody plays on seat {chosen} at that moment: choose another one.")
        facts = self._begun(old, visitor, at, chosen, level)
        await self._check_room(visitor, address, facts)
        time = self.now()
        entries = [
            Entry(number, ANSWER if index >= 0 else CONCEDE, by, str(index) if index >= 0 else "", time)
            for number, (by, index) in enumerate(moment.steps)
        ]
        play = await self._rebuild(facts, entries)
        facts.asked = play.asked
        await self.store.add_table(facts, entries)
        self._keep(LiveTable(facts, play, []))
        STARTED.inc()
        async with self.at(facts.id) as live:
            await self._see_to_the_end(live)
            self._go_on(live)
            return live

    def _begun(self, old: TableFacts, visitor: Visitor, at: int, seat: int, level: str) -> TableFacts:
        """Return the facts of the table."""
        chairs = list(old.chairs)
        chairs[seat] = Chair(visitor.name, visitor.id)
        left = [chair.level is None and index != seat for index, chair in enumerate(chairs)]
        chairs = with_bots([level if is_left else None for is_left in left], chairs)
        names = unique_names([chair.name for chair in chairs])
        chairs = [replace(chair, name=name) for chair, name in zip(chairs, names, strict=True)]
        facts = old.another(visitor.id, chairs, old.seed, self.date())
        facts.status, facts.started, facts.keeper = PLAYING, self.now(), self.node
        facts.rules, facts.sets = old.rules, old.sets
        facts.goes_on_from = {"table": old.id, "at": at}
        return facts
