"""Replays of finished matches, with every hand open. They are played in a thread of their own."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final

import orjson

from splay.games import game_named
from splay.kernel.event import ALL_SEEING
from splay.kernel.match import Match
from splay.kernel.setup import Setup
from splay.server.guide import GUIDES, Json, told
from splay.server.shown import open_decision_json, view_json

_KEPT: Final = 32
"""How many matches are kept where somebody last looked at them, so that a step forward is one answer more."""


@dataclass
class Replay:
    """A finished match where somebody last looked at it, and its log in some words as far as it has been told."""

    match: Match
    lines: dict[str, list[orjson.Fragment]] = field(default_factory=dict)

    def log(self, words: str) -> list[orjson.Fragment]:
        """Return the log up to where the match is; a line is told once, however often somebody goes back."""
        lines, events = self.lines.setdefault(words, []), self.match.events()
        for number, event in enumerate(events[len(lines) :], len(lines)):
            line = told(self.match.now, self.match.setup, event, ALL_SEEING, words)
            lines.append(orjson.Fragment(orjson.dumps({"number": number, **line})))
        return lines[: len(events)]


class Replays:
    """Finished matches, each at the place where somebody last looked at it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "splay-replay")
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    async def at(self, table_id: str, setup: Setup, answers: list[int], place: int, words: str) -> Json:
        """Return a match after so many of its answers."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._show, table_id, setup, answers, place, words)

    def close(self) -> None:
        """Let the thread end."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _show(self, table_id: str, setup: Setup, answers: list[int], place: int, words: str) -> Json:
        replay = self._kept.pop(table_id, None) or Replay(Match(game_named(setup.game), setup))
        if len(replay.match.answers) > place:
            replay.match = Match(game_named(setup.game), setup)
        match = replay.match
        for answer in answers[len(match.answers) : place]:
            match.play(answer)
        self._kept[table_id] = replay
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        decision = match.decision
        return {
            "view": view_json(match, ALL_SEEING, words),
            "log": replay.log(words),
            "decision": open_decision_json(decision, GUIDES[setup.game], words, match.names) if decision else None,
        }
