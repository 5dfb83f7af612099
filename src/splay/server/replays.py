"""Replays of finished matches, with every hand open. They are played in a thread of their own."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from splay.games import game_named
from splay.kernel.event import ALL_SEEING
from splay.kernel.match import Match
from splay.kernel.setup import Setup
from splay.server.guide import GUIDES, Json, told
from splay.server.shown import open_decision_json, view_json

_KEPT: Final = 32
"""How many matches are kept where somebody last looked at them, so that a step forward is one answer more."""


class Replays:
    """Finished matches, each at the place where somebody last looked at it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "splay-replay")
        self._matches: OrderedDict[str, Match] = OrderedDict()

    async def at(self, table_id: str, setup: Setup, answers: list[int], place: int, words: str) -> Json:
        """Return a match after so many of its answers."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._show, table_id, setup, answers, place, words)

    def close(self) -> None:
        """Let the thread end."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _show(self, table_id: str, setup: Setup, answers: list[int], place: int, words: str) -> Json:
        match = self._matches.pop(table_id, None)
        if match is None or len(match.answers) > place:
            match = Match(game_named(setup.game), setup)
        for answer in answers[len(match.answers) : place]:
            match.play(answer)
        self._matches[table_id] = match
        if len(self._matches) > _KEPT:
            self._matches.popitem(last=False)
        lines = [told(match.now, setup, event, ALL_SEEING, words) for event in match.events()]
        guide, decision = GUIDES[setup.game], match.decision
        return {
            "view": view_json(match, ALL_SEEING, words),
            "log": [{"number": number, **line} for number, line in enumerate(lines)],
            "decision": open_decision_json(decision, guide, words, match.names) if decision else None,
        }
