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
    """Lets one after the other have their turn. Who wants many waits for those who want few, not they for him."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: OrderedDict[str, OrderedDict[str, _Waiting]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return sum(len(waiting) for people in self._waiting.values() for waiting in people.values())

    @asynccontextmanager
    async def turn(self, caller: Caller) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        if self._taken:
            await self._wait(caller)
        self._taken = True
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
        """Call the next one, if anybody waits."""
        self._taken = False
        while self._waiting:
            called = self._next()
            if not called.done():
                # Nobody who comes now is to go before.
                self._taken = True
                called.set_result(None)
                return

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
