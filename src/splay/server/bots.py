"""Bots think in worker processes: the event loop only waits for their answers, and not for long.

Each table always asks the same worker, which keeps the matches that it was asked about last, so that it need only play
the answers that have come since. A worker that breaks or hangs is replaced.
"""

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Final

from splay.bots import BOTS
from splay.games import game_named
from splay.kernel.agent import Agent, check
from splay.kernel.match import Match
from splay.kernel.setup import Setup
from splay.server.turns import Caller, Turns
from splay.simulate import end_with_parent

_KEPT: Final = 200
"""How many matches a worker keeps."""


class BotFailed(Exception):
    """A bot that raised an error, took too long, or gave an answer that is none."""


@dataclass(frozen=True)
class Question:
    """All that a worker needs to answer for a bot: the match so far, and whose turn it is."""

    table: str
    setup: Setup
    answers: tuple[int, ...]
    seat: int
    level: str
    seed: int
    make_bot: Callable[[str, int], Agent]


_matches: OrderedDict[str, Match] = OrderedDict()


def answer(question: Question) -> int:
    """Return a bot's answer; this runs in a worker."""
    match = _match(question)
    decision = match.decision
    assert decision is not None and decision.seat == question.seat, "this seat is not asked"
    bot = question.make_bot(question.level, question.seed)
    return check(decision, bot.decide(decision, match.seats[question.seat]))


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


def simpler(level: str) -> str | None:
    """Return the level below a bot's; None if there is no simpler one."""
    levels = list(BOTS)
    place = levels.index(level) if level in levels else 0
    return levels[place - 1] if place > 0 else None


class Worker:
    """One process that answers one question at a time."""

    def __init__(self) -> None:
        self._turns = Turns()
        self._pool: ProcessPoolExecutor | None = None

    def _start(self) -> Executor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=_settle_in)
        return self._pool

    async def ask(self, question: Question, seconds: float, caller: Caller) -> int:
        """Return the answer to a question when it is its turn, or raise BotFailed."""
        async with self._turns.turn(caller):
            # A worker that somebody killed is no fault of the bot's: it is asked again.
            for _ in range(2):
                try:
                    running = asyncio.get_running_loop().run_in_executor(self._start(), answer, question)
                    return await asyncio.wait_for(running, seconds)
                except TimeoutError as error:
                    self.stop()
                    raise BotFailed(f"no answer within {seconds} seconds") from error
                except BrokenProcessPool:
                    self.stop()
                except Exception as error:
                    raise BotFailed(f"{type(error).__name__}: {error}") from error
            raise BotFailed("the worker process broke twice")

    def stop(self, wait: bool = False) -> None:
        """End the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=wait, cancel_futures=True)


class Bots:
    """The workers, each for its share of the tables."""

    def __init__(self, workers: int, seconds: float, make_bot: Callable[[str, int], Agent]) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._seconds = seconds
        self._make_bot = make_bot

    async def ask(self, caller: Caller, table: str, setup: Setup, answers: list[int], seat: int, level: str) -> int:
        """Return what a bot answers to the one who plays against it, or raise BotFailed."""
        question = Question(table, setup, tuple(answers), seat, level, secrets.randbits(63), self._make_bot)
        worker = self._workers[zlib.crc32(table.encode()) % len(self._workers)]
        return await worker.ask(question, self._seconds, caller)

    def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.stop(wait=True)


def _settle_in() -> None:
    """Let the server go first when the machine is busy, leave Ctrl-C to it, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(5)
    end_with_parent()
