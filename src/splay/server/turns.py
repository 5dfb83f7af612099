"""Whose turn it is to have something done that takes long: every address in turn, and there every person."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

_Waiting = deque["asyncio.Future[None]"]


@dataclass(frozen=True)
class Caller:
    """For whom something is done: a person, and the address that they come from."""

    address: str
    person: str


class Turns:
    """Lets so many at a time have their turn. Who wants many waits for those who want few, not they for him."""

    def __init__(self, places: int = 1) -> None:
        self._free = places
        self._waiting: OrderedDict[str, OrderedDict[str, _Waiting]] = OrderedDict()

    def count(self) -> int:
        """Return how many wait."""
        return sum(len(waiting) for people in list(self._waiting.values()) for waiting in list(people.values()))

    @asynccontextmanager
    async def turn(self, caller: Caller) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(caller)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, caller: Caller) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        people = self._waiting.setdefault(caller.address, OrderedDict())
        people.setdefault(caller.person, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            # Whoever was called and is no longer there lets the next one have the turn.
            if called.done() and not called.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Call the next one, if anybody waits: nobody who comes now is to go before."""
        while self._waiting:
            called = self._next()
            if not called.done():
                called.set_result(None)
                return
        self._free += 1

    def _next(self) -> "asyncio.Future[None]":
        """Take out the one who has waited longest of the person, and the address, whose turn is the longest ago."""
        address, people = self._waiting.popitem(last=False)
        person, waiting = people.popitem(last=False)
        called = waiting.popleft()
        if waiting:
            people[person] = waiting
        if people:
            self._waiting[address] = people
        return called
