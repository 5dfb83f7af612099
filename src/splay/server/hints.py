"""Hints: what a strong player would do, from what the one who asks can see, at tables that are played for fun."""

import logging

from splay.analysis.advice import NO_ADVICE
from splay.server.analysed import sentence
from splay.server.guide import GUIDES, Json
from splay.server.live import LiveTable
from splay.server.match import Matches, asked_of
from splay.server.play import Play
from splay.server.records import HINT, NO_CLOCK
from splay.server.refusal import Refused
from splay.server.settings import Settings
from splay.server.store import Store
from splay.server.turns import Caller
from splay.server.visitors import Visitor
from splay.server.worker_process import WorkFailed

logger = logging.getLogger("splay.server")


class Hints(Matches):
    """What strong players whisper. Everyone at the table is told that somebody has asked them."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(settings, store)
        self._asking: set[str] = set()
        """The visitors for whom one is thinking about a hint."""

    async def hint(self, table_id: str, visitor: Visitor, words: str | None) -> Json:
        """Tell a visitor who is asked which options a strong player would look at first, with their chances to win."""
        if visitor.id in self._asking:
            raise Refused("too_many", "One hint after the other: your last one is still being thought about.")
        self._asking.add(visitor.id)
        try:
            async with self.at(table_id) as live:
                play, seat = await self._ask(live, visitor)
                number, answers = len(play.entries), list(play.match.answers)
            try:
                caller = Caller(self.origins.address(visitor.id), visitor.id)
                found = await self.bots.hint(caller, table_id, play.setup, answers, seat)
            except WorkFailed as error:
                logger.error("table %s: no hint for seat %s: %s", table_id, seat, error)
                raise Refused("broken", "No hint could be found just now.") from error
            if not found:
                raise Refused("illegal", sentence(NO_ADVICE))
            if live.play is not play or number != len(play.entries) or play.decision is None:
                raise Refused("stale", "The match has gone on meanwhile.")
            guide, names = GUIDES[play.setup.game], play.match.names
            labels = [guide.say(live.words(words), value.label, names) for value in play.decision.values]
            return {
                "to": number,
                "options": [
                    {"index": index, "label": labels[index], "chance": round(chance, 3)} for index, chance in found
                ],
            }
        finally:
            self._asking.discard(visitor.id)

    async def _ask(self, live: LiveTable, visitor: Visitor) -> tuple[Play, int]:
        """Let a visitor ask for a hint, and tell the table so; once for each decision."""
        seat = self._seat(live, visitor)
        play = await self._running(live)
        asked_of(play, seat)
        if live.facts.clock.kind != NO_CLOCK:
            raise Refused("forbidden", "This table plays against the clock: there are no hints here.")
        if live.facts.rated:
            raise Refused("forbidden", "This match is rated: there are no hints here.")
        last = play.entries[-1] if play.entries else None
        if last is None or (last.kind, last.seat) != (HINT, seat):
            await self._enter(live, HINT, seat)
        return play, seat
