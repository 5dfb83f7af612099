"""Bots think in worker processes: the event loop only waits for their answers, and not for long.

Each table always asks the same worker, which keeps the matches that it was asked about last, so that it need only play
the answers that have come since. A worker that breaks or hangs is replaced.
"""

import secrets
import zlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from splay.bots import character_named
from splay.games import game_named
from splay.kernel.agent import Agent, Seat, check
from splay.kernel.decision import Decision
from splay.kernel.match import Match
from splay.kernel.setup import Setup
from splay.server.metrics import THINKING
from splay.server.turns import Caller, Turns
from splay.server.worker_process import WorkerProcess

_KEPT: Final = 200
"""How many matches a worker keeps."""

_KEPT_BOTS: Final = 4
"""How many bots a worker keeps, to go on from what they have found out about an action; some have found out a lot."""

THINK_SECONDS: Final = 1.0
"""For how long a bot that is no character thinks about one decision, if it uses the time there is."""

HINT_SECONDS: Final = 2.0
"""For how long one is thought about a hint."""

_LEAST_SECONDS: Final = 0.05
"""However many wait, so much time there is."""

Option = tuple[int, float]
"""An option of a decision by its index, and the chance to win with it."""

Told = TypeVar("Told")
"""What a worker tells."""


@dataclass(frozen=True)
class Question:
    """All that a worker needs to answer for a bot: the match so far, and whose turn it is."""

    table: str
    setup: Setup
    answers: tuple[int, ...]
    seat: int
    level: str
    seed: int
    make_bot: Callable[[str, int, float | None], Agent]


_matches: OrderedDict[str, Match] = OrderedDict()
_bots: OrderedDict[tuple[str, int], Agent] = OrderedDict()


def answer(question: Question, seconds: float) -> int:
    """Return a bot's answer after no more thought than that; this runs in a worker."""
    decision, seat = _asked(question)
    bot = question.make_bot(question.level, question.seed, seconds)
    place = (question.table, question.seat)
    earlier = _bots.pop(place, None)
    if earlier is not None:
        bot.go_on_from(earlier)
    index = check(decision, bot.decide(decision, seat))
    _bots[place] = bot
    if len(_bots) > _KEPT_BOTS:
        _bots.popitem(last=False)
    return index


def hint(question: Question, seconds: float) -> list[Option]:
    """Return the options that a strong player would look at first, the best first, or none; this runs in a worker."""
    from splay.analysis import AnalysisError
    from splay.analysis.advice import advise

    _asked(question)
    try:
        return advise(_match(question), question.seed, seconds=seconds)
    except AnalysisError:
        return []


def _asked(question: Question) -> tuple[Decision, Seat]:
    """Return what is asked, and the seat that is."""
    match = _match(question)
    decision = match.decision
    assert decision is not None and decision.seat == question.seat, "this seat is not asked"
    return decision, match.seats[question.seat]


def _match(question: Question) -> Match:
    """Return the match of a question: the one kept, brought up to date, or a new one."""
    answers = list(question.answers)
    match = _matches.pop(question.table, None)
    if match is None or match.setup != question.setup or match.answers != answers[: len(match.answers)]:
        match = Match(game_named(question.setup.game), question.setup)
    for index in answers[len(match.answers) :]:
        match.play(index)
    _matches[question.table] = match
    if len(_matches) > _KEPT:
        _matches.popitem(last=False)
    return match


def think_seconds(level: str) -> float:
    """Return for how long a bot of some level thinks about one decision at most."""
    character = character_named(level)
    return THINK_SECONDS if character is None else character.seconds


class Worker:
    """One process that answers one question at a time."""

    def __init__(self, seconds: float) -> None:
        self._turns = Turns()
        self._process = WorkerProcess(seconds)

    async def ask(
        self, job: Callable[[Question, float], Told], question: Question, thought: float, caller: Caller
    ) -> Told:
        """Return what comes of a question when it is its turn, or raise WorkFailed.

        So much thought is for one who is alone; who has others waiting behind them shares it with those.
        """
        async with self._turns.turn(caller):
            share = max(thought / (1 + self._turns.count()), _LEAST_SECONDS)
            return await self._process.do(job, question, share)

    def count_waiting(self) -> int:
        """Return how many questions wait for their turn."""
        return self._turns.count()

    def stop(self, wait: bool = False) -> None:
        """End the process, whatever it is doing."""
        self._process.stop(wait)


class Bots:
    """The workers, each for its share of the tables."""

    def __init__(self, workers: int, seconds: float, make_bot: Callable[[str, int, float | None], Agent]) -> None:
        self._workers = [Worker(seconds) for _ in range(workers)]
        self._make_bot = make_bot

    async def ask(self, caller: Caller, table: str, setup: Setup, answers: list[int], seat: int, level: str) -> int:
        """Return what a bot answers to the one who plays against it, or raise WorkFailed."""
        question = Question(table, setup, tuple(answers), seat, level, secrets.randbits(63), self._make_bot)
        with THINKING.time():
            return await self._worker(table).ask(answer, question, think_seconds(level), caller)

    async def hint(self, caller: Caller, table: str, setup: Setup, answers: list[int], seat: int) -> list[Option]:
        """Return the options that a strong player would look at first for one who is asked, or raise WorkFailed."""
        question = Question(table, setup, tuple(answers), seat, "", secrets.randbits(63), self._make_bot)
        return await self._worker(table).ask(hint, question, HINT_SECONDS, caller)

    def _worker(self, table: str) -> Worker:
        """Return the worker that thinks for a table."""
        return self._workers[zlib.crc32(table.encode()) % len(self._workers)]

    def count_waiting(self) -> int:
        """Return how many questions wait for their turn."""
        return sum(worker.count_waiting() for worker in self._workers)

    def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.stop(wait=True)
