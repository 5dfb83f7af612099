"""A process that does one piece of work at a time, is killed when that takes too long, and is started again.

The event loop only waits for it. What is done there must be a function of a module, and what it is given and returns is
copied from one process to the other.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from splay.cluster import end_with_parent

Done = TypeVar("Done")


class WorkFailed(Exception):
    """Work that raised an error, took too long, or broke its process twice."""


class WorkerProcess:
    """One process, which has so many seconds for each piece of work; it begins when there is something to do."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[..., Done], *given: object) -> Done:
        """Return what comes of some work, or raise WorkFailed. Ask for one thing at a time."""
        # A process that somebody killed is no fault of the work's: it is done again.
        for _ in range(2):
            try:
                running = asyncio.get_running_loop().run_in_executor(self._start(), _carry_out, work, *given)
                return await asyncio.wait_for(running, self._seconds)
            except TimeoutError as error:
                self.stop()
                raise WorkFailed(f"no answer within {self._seconds} seconds") from error
            except asyncio.CancelledError:
                # Nobody waits for it any more, and the next one should not have to.
                self.stop()
                raise
            except BrokenProcessPool:
                self.stop()
            except Exception as error:
                raise WorkFailed(f"{type(error).__name__}: {error}") from error
        raise WorkFailed("the worker process broke twice")

    def _start(self) -> Executor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=_settle_in)
        return self._pool

    def stop(self, wait: bool = False) -> None:
        """End the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=wait, cancel_futures=True)


def _carry_out(work: Callable[..., Done], *given: object) -> Done:
    """Do some work; no error of it goes by the name of what only ends a loop, because nobody could wait for that."""
    try:
        return work(*given)
    except StopIteration as error:
        raise RuntimeError("something was looked for that is not there") from error


def _settle_in() -> None:
    """Let the server go first when the machine is busy, leave Ctrl-C to it, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(5)
    end_with_parent()
