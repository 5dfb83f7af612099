"""The match at a table: it is started, decisions are answered, players concede."""

from dataclasses import replace

from splay.kernel.decision import Decision
from splay.kernel.setup import unique_names
from splay.server.clocks import Clocks
from splay.server.guide import Json, match_setup
from splay.server.live import LiveTable
from splay.server.metrics import STARTED
from splay.server.play import Play
from splay.server.records import ANSWER, CONCEDE, PLAYING
from splay.server.refusal import Refused
from splay.server.tables import unless_outrun
from splay.server.thinking import Thinking
from splay.server.visitors import Visitor


class Matches(Clocks, Thinking):
    """What players do in a match."""

    async def _start(self, live: LiveTable) -> None:
        facts = live.facts.copy()
        if not facts.is_full:
            raise Refused("illegal", "The match begins when every seat is taken.")
        if unsure := facts.unsure():
            late = ", ".join(unsure)
            raise Refused("illegal", f"The rematch begins when everyone has accepted it; still to answer: {late}.")
        names = unique_names([chair.name for chair in facts.chairs])
        facts.chairs = [replace(chair, name=name) for chair, name in zip(facts.chairs, names, strict=True)]
        setup = match_setup(facts.game, facts.edition, facts.expansions, facts.options, names, facts.seed)
        facts.status, facts.started, facts.sets, facts.rules = PLAYING, self.now(), setup.sets, setup.rules
        facts.keeper = self.node
        live.play = Play(facts, self.bounds)
        facts.asked = live.play.asked
        await self._save(live, facts)
        STARTED.inc()
        self._go_on(live)

    async def answer(self, table_id: str, visitor: Visitor, to: int, index: int) -> int:
        """Answer the decision for a visitor's seat."""
        return await unless_outrun(self._answer, table_id, visitor, to, index)

    async def _answer(self, table_id: str, visitor: Visitor, to: int, index: int) -> int:
        async with self.at(table_id) as live:
            seat = self._seat(live, visitor)
            play = await self._running(live)
            if to > len(play.entries):
                await self._reread(live)
            if to != len(play.entries):
                past = to < len(play.entries)
                raise Refused(
                    "stale", "This decision has been answered already." if past else "There is no such decision yet."
                )
            decision = asked_of(play, seat)
            if not 0 <= index < len(decision.values):
                raise Refused("illegal", f"There is no option {index}: choose from 0 to {len(decision.values) - 1}.")
            live.proposal = None
            await self._enter(live, ANSWER, seat, str(index))
            return live.number

    async def foresight(self, table_id: str, visitor: Visitor) -> Json:
        """Tell a visitor who is asked what can be known of the options before."""
        async with self.at(table_id) as live:
            seat = self._seat(live, visitor)
            asked_of(await self._running(live), seat)
            # It can take some hundredths of a second, for which nobody else should wait.
            return await self.beside(live.foresight)

    async def concede(self, table_id: str, visitor: Visitor) -> int:
        """Let a visitor give up."""
        return await unless_outrun(self._concede, table_id, visitor)

    async def _concede(self, table_id: str, visitor: Visitor) -> int:
        async with self.at(table_id, anew=True) as live:
            seat = await self._player(live, visitor)
            live.proposal = None
            await self._enter(live, CONCEDE, seat)
            return live.number

    async def _running(self, live: LiveTable) -> Play:
        """Return the match of a table, if it is going on."""
        if live.play is None:
            raise Refused("not_started", "The match has not begun.")
        await self._check_time(live)
        if live.play.result is not None:
            raise Refused("finished", "The match is over.")
        return live.play

    async def _player(self, live: LiveTable, visitor: Visitor) -> int:
        """Return the seat of someone who is still in the match."""
        seat = self._seat(live, visitor)
        play = await self._running(live)
        if play.has_left(seat):
            raise Refused("illegal", "You are out of the game.")
        return seat

    async def _take_up(self, live: LiveTable) -> None:
        """Let the match of a table go on that has just been rebuilt."""
        await self._claim(live)
        await self._see_to_the_end(live)
        self._go_on(live)

    def _go_on(self, live: LiveTable) -> None:
        """See to it that whoever is asked now answers: a bot thinks, a person's clock runs."""
        self._wind_clock(live)
        self._let_bots_think(live)


def asked_of(play: Play, seat: int) -> Decision:
    """Return what a seat is asked, or refuse the one whose turn it is not."""
    decision = play.decision
    assert decision is not None
    if decision.seat != seat:
        raise Refused("not_your_turn", f"It is {play.match.names[decision.seat]}'s turn, not yours.")
    return decision
