"""The bots at the tables: whenever one is asked it thinks, and one that fails is replaced by a simpler one."""

import asyncio
import logging
import random

from splay.bots import simpler
from splay.server.bots import Bots
from splay.server.entries import Entries
from splay.server.live import LiveTable
from splay.server.play import Play
from splay.server.records import ANSWER, REPLACE
from splay.server.refusal import Refused
from splay.server.settings import Settings
from splay.server.store import Store
from splay.server.turns import Caller
from splay.server.worker_process import WorkFailed

logger = logging.getLogger("splay.server")


class Thinking(Entries):
    """What bots think of at the tables."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(settings, store)
        self.bots = Bots(settings.workers, settings.think_seconds, settings.make_bot)

    def _let_bots_think(self, live: LiveTable) -> None:
        """Let bots think if one is asked, none is thinking yet, and this node keeps the table."""
        if live.thinking is None and _bot_asked(live.play) is not None and self._keeps(live):
            live.thinking = asyncio.create_task(self._think(live))

    async def _think(self, live: LiveTable) -> None:
        """Let bots answer as long as bots are asked."""
        try:
            while self._is_current(live) and self._keeps(live) and (asked := _bot_asked(live.play)) is not None:
                await self._let_bot_answer(live, *asked)
        except Refused as error:
            logger.warning("table %s: a bot was refused: %s", live.facts.id, error.words)
        except Exception:
            logger.exception("table %s: the bots stop", live.facts.id)
            self._drop(live)
        finally:
            live.thinking = None

    async def _let_bot_answer(self, live: LiveTable, seat: int, level: str) -> None:
        play = live.play
        assert play is not None and play.decision is not None
        number = len(play.entries)
        kind, value = ANSWER, ""
        try:
            caller = self._caller(live, play)
            value = str(await self.bots.ask(caller, live.facts.id, play.setup, play.match.answers, seat, level))
        except WorkFailed as error:
            logger.error("table %s: the %s bot on seat %s failed: %s", live.facts.id, level, seat, error)
            lower = simpler(level)
            kind, value = (REPLACE, lower) if lower else (ANSWER, str(random.randrange(len(play.decision.values))))
        async with live.lock:
            # Meanwhile the match may have gone on without this answer: somebody conceded, or took something back.
            if self._is_current(live) and number == len(play.entries) and play.result is None:
                await self._enter(live, kind, seat, value)

    def _caller(self, live: LiveTable, play: Play) -> Caller:
        """Return for whom a bot thinks: the person who has answered last, or else the host."""
        person = live.facts.host
        for step in reversed(play.steps):
            visitor = live.facts.chairs[step.seat].visitor
            if visitor is not None:
                person = visitor
                break
        return Caller(self.origins.address(person), person)


def _bot_asked(play: Play | None) -> tuple[int, str] | None:
    """Return the seat and the level of the bot that is asked, if one is."""
    seat = play.asked if play is not None else None
    if play is None or seat is None:
        return None
    level = play.levels[seat]
    return None if level is None else (seat, level)
