"""Looks for objects that are kept only by each other, when nobody has to wait for it.

Hardly anything has to be found so: what an answer or a request makes, a match that is dropped and a connection that is
lost are freed as soon as nobody refers to them. But to look at all that is in memory holds up the event loop, by some
tenths of a second if there are a thousand matches: so it is done when the server has nothing else to do.
"""

import asyncio
import gc
import time
from typing import Final

_QUIET_SECONDS: Final = 1.0
_QUIET_SHARE: Final = 0.03
"""The server has nothing to do if for so many seconds it has computed for less than this share of them."""
_WORTH: Final = 20.0
"""It is worth looking after so many times as much work as that takes."""
_LEAST_WORK: Final = 1.0
"""After how many seconds of work it is done at the soonest."""
_MOST_NEW: Final = 1_000_000
"""How many objects more there are before it is done in any case: a thousand long matches have as many."""


class Sweep:
    """Looks through the memory of a process, in the place of the interpreter."""

    def __init__(self) -> None:
        # All that a server needs to run stays to the end.
        gc.collect()
        gc.freeze()
        gc.set_threshold(_MOST_NEW)
        self._took = 0.0
        """How long it took the last time."""
        self._worked_then = time.process_time()

    async def run(self) -> None:
        """Go on for ever."""
        while True:
            worked = time.process_time()
            await asyncio.sleep(_QUIET_SECONDS)
            if time.process_time() - worked < _QUIET_SHARE * _QUIET_SECONDS:
                self.look()

    def look(self) -> None:
        """Look at everything, if there has been enough work since the last time."""
        now = time.process_time()
        if now - self._worked_then > max(_LEAST_WORK, _WORTH * self._took):
            gc.collect()
            self._worked_then = time.process_time()
            self._took = self._worked_then - now
