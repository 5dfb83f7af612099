"""Finished matches: their records, and their replays with every hand open.

They are open to everybody, so they have a thread and a queue of their own, in which each caller has little room, and
what has been played once is kept.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeVar

import orjson

from splay.kernel import record
from splay.kernel.agent import concession
from splay.kernel.event import ALL_SEEING
from splay.kernel.match import Match
from splay.server.course import Course
from splay.server.guide import GUIDES, told
from splay.server.play import Play
from splay.server.records import Entry, TableFacts
from splay.server.refusal import Refused
from splay.server.shown import open_decision_json, result_json, view_json
from splay.server.turns import Caller
from splay.server.work_queue import WorkerThread, WorkQueue

Done = TypeVar("Done")

_KEPT: Final = 32
"""How many matches are kept where somebody last looked at them, so that a step forward is one answer more."""


@dataclass(frozen=True)
class Finished:
    """A table whose match is over, and how that match is had: its entries, and what plays them."""

    facts: TableFacts
    entries: Callable[[], Awaitable[Sequence[Entry]]]
    fold: Callable[[Sequence[Entry]], Play]


@dataclass(frozen=True)
class Moment:
    """A moment of a match, from which it can go on: the seat and the answer of each step so far, and who plays."""

    steps: Sequence[tuple[int, int]]
    asked: int
    left: Sequence[int]


@dataclass
class Replay:
    """A finished match where somebody last looked at it, and its log in some words as far as it has been told."""

    play: Play
    answers: Sequence[int]
    lines: dict[str, list[orjson.Fragment]] = field(default_factory=dict)

    @property
    def match(self) -> Match:
        """The match there."""
        return self.play.match

    def go_to(self, place: int) -> None:
        """Go forward or back to where so many answers have been given."""
        if place > len(self.answers):
            raise Refused("illegal", f"This match has {len(self.answers)} answers: there is no place {place} in it.")
        if len(self.match.answers) > place:
            self.match.undo(len(self.match.answers) - place)
        for answer in self.answers[len(self.match.answers) : place]:
            self.match.play(answer)

    def log(self, words: str) -> list[orjson.Fragment]:
        """Return the log up to where the match is; a line is told once, however often somebody goes back."""
        lines = self.lines.setdefault(words, [])
        for number, event in enumerate(self.match.events(len(lines)), len(lines)):
            line = told(self.match.now, self.match.setup, event, ALL_SEEING, words)
            lines.append(orjson.Fragment(orjson.dumps({"number": number, **line})))
        return lines[: self.match.event_count()]


class Replays:
    """Finished matches, each at the place where somebody last looked at it."""

    def __init__(self) -> None:
        self._queue = WorkQueue([WorkerThread("splay-replay")], "Many matches are being looked at: wait a moment.")
        self._replays: OrderedDict[str, Replay] = OrderedDict()

    async def record(self, finished: Finished, caller: Caller) -> bytes:
        """Return the record of a match."""
        return await self._tell((finished.facts.id,), finished, caller, self._record)

    async def at(self, finished: Finished, caller: Caller, place: int | None, words: str) -> bytes:
        """Return a match after so many of its answers, or at its end, as JSON."""
        show = partial(self._show, place=place, words=words)
        return await self._tell((finished.facts.id, place, words), finished, caller, show)

    async def moment(self, finished: Finished, caller: Caller, place: int) -> Moment:
        """Return a match after so many of its answers, for it to go on from there."""
        return await self._have(finished, caller, lambda replay: _moment(replay, place))

    async def course(self, finished: Finished, caller: Caller) -> bytes:
        """Return how a match went, turn by turn, as JSON."""
        return await self._tell((finished.facts.id, "course"), finished, caller, self._course)

    def close(self) -> None:
        """Let the thread end."""
        self._queue.close()

    async def _tell(
        self, key: tuple[object, ...], finished: Finished, caller: Caller, tell: Callable[[Finished, Replay], bytes]
    ) -> bytes:
        """Return what is kept, or have it told when it is its turn."""
        return await self._queue.tell(key, lambda: self._have(finished, caller, lambda replay: tell(finished, replay)))

    async def _have(self, finished: Finished, caller: Caller, work: Callable[[Replay], Done]) -> Done:
        """Have something done with a match when it is its turn."""
        async with self._queue.place(caller) as do:
            entries = await finished.entries()
            return await do(lambda: work(self._replay(finished, entries)))

    def _replay(self, finished: Finished, entries: Sequence[Entry]) -> Replay:
        replay = self._replays.pop(finished.facts.id, None)
        if replay is None:
            play = finished.fold(entries)
            replay = Replay(play, tuple(play.match.answers))
        self._replays[finished.facts.id] = replay
        if len(self._replays) > _KEPT:
            self._replays.popitem(last=False)
        return replay

    def _record(self, finished: Finished, replay: Replay) -> bytes:
        replay.go_to(len(replay.answers))
        return record.dump(replay.match).encode()

    def _course(self, finished: Finished, replay: Replay) -> bytes:
        course = Course(replay.match.setup.game)
        for place in range(len(replay.answers) + 1):
            replay.go_to(place)
            course.note(replay.match)
        return orjson.dumps(course.to_json(replay.match))

    def _show(self, finished: Finished, replay: Replay, place: int | None, words: str) -> bytes:
        length = len(replay.answers)
        at = length if place is None else place
        replay.go_to(at)
        match = replay.match
        decision, guide = match.decision, GUIDES[match.setup.game]
        shown = {
            "length": length,
            "at": at,
            "result": result_json(finished.facts.result, match.setup.game, words, match.names),
            "view": view_json(match, match.view(ALL_SEEING), words),
            "log": replay.log(words),
            "decision": open_decision_json(decision, guide, words, match.names) if decision else None,
        }
        return orjson.dumps(shown)


def _moment(replay: Replay, place: int) -> Moment:
    replay.go_to(place)
    match = replay.match
    if match.decision is None:
        raise Refused("illegal", "The match is over at that moment: choose an earlier one.")
    again, steps = Match(match.kind, match.setup), list[tuple[int, int]]()
    for index in match.answers:
        assert again.decision is not None
        steps.append((again.decision.seat if index >= 0 else concession(index), index))
        again.play(index)
    left = [seat for seat in range(len(match.names)) if match.now.has_left(seat)]
    return Moment(steps, match.decision.seat, left)
