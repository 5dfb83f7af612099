"""Work that takes long, done when it is its turn: records and replays, and whatever else is computed for somebody.

The event loop never does such work itself, and no such work shares a thread with the database. Make a queue for each
kind of work, so that one kind never waits for another:

    queue = WorkQueue([WorkerProcess(seconds=60) for _ in range(2)], "Many reviews are being made: wait a moment.")
    told = await queue.have(Caller(address, person), review, setup, answers)

`WorkerThread` is for short work that needs what this process has in memory (a replay), `WorkerProcess` for what takes
longer than a moment (a review, a search): it is killed when its time is over, and started again when it breaks.

- **Fairness**: every address has its turn, and there every person (`Turns`); an address has little room in the queue,
  and whoever asks for more is refused as `too_fast`, at once.
- **Results**: `tell` keeps what it has told, up to so many bytes, and two who ask for the same wait for the same work.
- **Leaving**: what nobody waits for any more is not done; a process that is at it is ended.
- **Cost**: the route charges what it has done for somebody before it asks (`Desk.charge` with `PLAYED_COST`, or more).
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from splay.server.refusal import Refused
from splay.server.turns import Caller, Turns

Done = TypeVar("Done")

_MOST_WAITING: Final = 64
_MOST_OF_ONE: Final = 4
"""How many pieces of work wait at most, those that are being done included, and how many of one address."""
_KEPT_BYTES: Final = 32 * 1024 * 1024
"""How much of what has been told is kept."""


class Worker(Protocol):
    """Something that does one piece of work at a time beside the event loop."""

    async def do(self, work: Callable[..., Done], *given: object) -> Done:
        """Return what comes of some work."""

    def stop(self) -> None:
        """Do nothing more."""


class WorkerThread:
    """A thread of this process."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)

    async def do(self, work: Callable[..., Done], *given: object) -> Done:
        """Return what comes of some work."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    def stop(self) -> None:
        """Do nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


class Doing(Protocol):
    """How somebody who has a place in a queue has work done: when it is their turn."""

    async def __call__(self, work: Callable[..., Done], *given: object) -> Done:
        """Return what comes of some work."""


class Kept:
    """What has been told of late, up to so many bytes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._bytes = 0
        self._told: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        """Return what is kept of something."""
        if key in self._told:
            self._told.move_to_end(key)
        return self._told.get(key)

    def keep(self, key: Hashable, told: bytes) -> None:
        """Keep something, and forget what nobody has asked for since long."""
        self._bytes += len(told) - len(self._told.pop(key, b""))
        self._told[key] = told
        while self._bytes > self._most:
            self._bytes -= len(self._told.popitem(last=False)[1])


@dataclass
class Telling:
    """Something that is being told, and how many wait for it."""

    task: "asyncio.Task[bytes]"
    waiting: int = 0


class WorkQueue:
    """One kind of work, done by some workers for everybody in turn."""

    def __init__(
        self,
        workers: Sequence[Worker],
        full: str,
        most: int = _MOST_WAITING,
        most_of_one: int = _MOST_OF_ONE,
        kept_bytes: int = _KEPT_BYTES,
    ) -> None:
        self._workers = list(workers)
        self._idle = list(workers)
        self._turns = Turns(len(workers))
        self._full = full
        """What those are told for whom there is no room."""
        self._most = most
        self._most_of_one = most_of_one
        self._places: Counter[str] = Counter()
        self._kept = Kept(kept_bytes)
        self._telling: dict[Hashable, Telling] = {}

    def count(self) -> int:
        """Return how many pieces of work wait or are being done."""
        return self._places.total()

    async def have(self, caller: Caller, work: Callable[..., Done], *given: object) -> Done:
        """Have something done when it is the caller's turn, or refuse it because too much waits."""
        async with self.place(caller) as do:
            return await do(work, *given)

    @asynccontextmanager
    async def place(self, caller: Caller) -> AsyncIterator[Doing]:
        """Have a place in the queue while something else is still to be read or waited for."""
        if self._places[caller.address] >= self._most_of_one or self._places.total() >= self._most:
            raise Refused("too_fast", self._full)
        self._places[caller.address] += 1

        async def do(work: Callable[..., Done], *given: object) -> Done:
            async with self._turns.turn(caller):
                worker = self._idle.pop()
                try:
                    return await worker.do(work, *given)
                finally:
                    self._idle.append(worker)

        try:
            yield do
        finally:
            self._places[caller.address] -= 1
            if not self._places[caller.address]:
                del self._places[caller.address]

    async def tell(self, key: Hashable, tell: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return what is kept of something, or have it told; who asks for the same meanwhile gets the same."""
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        telling = self._telling.get(key)
        if telling is None:
            telling = self._telling[key] = Telling(asyncio.ensure_future(self._tell(key, tell)))
        telling.waiting += 1
        try:
            # Whoever goes away does not take it from the others.
            return await asyncio.shield(telling.task)
        finally:
            telling.waiting -= 1
            if not telling.waiting:
                telling.task.cancel()
                if self._telling.get(key) is telling:
                    del self._telling[key]

    async def _tell(self, key: Hashable, tell: Callable[[], Awaitable[bytes]]) -> bytes:
        told = await tell()
        self._kept.keep(key, told)
        return told

    def close(self) -> None:
        """End all workers."""
        for telling in self._telling.values():
            telling.task.cancel()
        for worker in self._workers:
            worker.stop()
