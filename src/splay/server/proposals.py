"""What the others have to agree to: taking a decision back that has shown something, and a draw."""

from splay.server.live import LiveTable
from splay.server.match import Matches
from splay.server.records import DRAW, UNDO
from splay.server.refusal import Refused
from splay.server.shown import Proposal
from splay.server.visitors import Visitor


class Proposals(Matches):
    """What players propose to each other."""

    async def undo(self, table_id: str, visitor: Visitor) -> int:
        """Take a visitor's last decision back, or propose that."""
        async with self.at(table_id) as live:
            seat = await self._player(live, visitor)
            assert live.play is not None
            if live.play.undos >= self.bounds.undos:
                raise Refused("too_many", f"Enough has been taken back in this match: {self.bounds.undos} times.")
            back = live.play.take_back(seat)
            if back is None:
                raise Refused("illegal", "There is no decision of yours that could be taken back.")
            others = [other for other in live.play.people() if other != seat]
            if back.free or not others:
                await self._take_back(live, seat)
            else:
                await self._propose(live, UNDO, seat)
            return live.number

    async def draw(self, table_id: str, visitor: Visitor, yes: bool) -> int:
        """Offer a draw, or answer the offer of one."""
        async with self.at(table_id) as live:
            seat = await self._player(live, visitor)
            assert live.play is not None
            if live.proposal is not None and live.proposal.is_open and live.proposal.kind == DRAW:
                await self._consent(live, seat, yes)
            elif not yes:
                raise Refused("illegal", "Nobody has offered a draw.")
            elif len(live.play.people()) < 2:
                alone = live.play.levels.count(None) == 1
                others = "Bots do not" if alone else "Only bots are left beside you, and they do not"
                raise Refused("illegal", f"{others} agree to a draw: you can concede.")
            else:
                await self._propose(live, DRAW, seat)
            return live.number

    async def consent(self, table_id: str, visitor: Visitor, yes: bool) -> int:
        """Answer a proposal; the one who made it can withdraw it."""
        async with self.at(table_id) as live:
            seat = await self._player(live, visitor)
            if live.proposal is None or not live.proposal.is_open:
                raise Refused("illegal", "Nothing has been proposed.")
            await self._consent(live, seat, yes)
            return live.number

    async def _propose(self, live: LiveTable, kind: str, seat: int) -> None:
        assert live.play is not None
        if live.proposal is not None and live.proposal.is_open:
            raise Refused("illegal", "Something else has been proposed: it has to be answered first.")
        live.proposal = Proposal(kind, seat, {other: other == seat or None for other in live.play.people()})
        await self._save(live, live.facts.copy())

    async def _consent(self, live: LiveTable, seat: int, yes: bool) -> None:
        proposal = live.proposal
        assert proposal is not None
        if not yes and seat == proposal.by:
            live.proposal = None
        elif not yes:
            proposal.answers[seat] = False
        elif proposal.answers.get(seat):
            raise Refused("illegal", "You have agreed already.")
        else:
            proposal.answers[seat] = True
            if all(proposal.answers.values()):
                live.proposal = None
                if proposal.kind == UNDO:
                    await self._take_back(live, proposal.by)
                else:
                    await self._enter(live, DRAW, proposal.by)
                return
        await self._save(live, live.facts.copy())

    async def _take_back(self, live: LiveTable, seat: int) -> None:
        assert live.play is not None
        back = live.play.take_back(seat)
        if back is None:
            await self._save(live, live.facts.copy())
            raise Refused("illegal", "That decision can no longer be taken back.")
        live.proposal = None
        await self._enter(live, UNDO, seat, str(back.keep))
