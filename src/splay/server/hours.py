"""The time that counts for matches: it stands still while nobody could answer."""

from collections.abc import Callable
from typing import Final

_STALLED: Final = 2.0
"""From how many seconds on, in which the server did not so much as look at the clock, it has stood still."""
_AWAY: Final = 6.0
"""From how many seconds on, in which it could not reach the database, nobody could answer."""


class Hours:
    """A clock less the time in which the server stood still or its database was away."""

    def __init__(self, clock: Callable[[], float], steady: Callable[[], float]) -> None:
        self._clock = clock
        self._steady = steady
        self._forgiven = 0.0
        self._looked = self._reached = steady()

    def __call__(self) -> float:
        """Return the time."""
        return self._clock() - self._forgiven

    def look(self) -> None:
        """Note that the server is there, and forgive the time in which it was not; before any clock is judged."""
        now = self._steady()
        gap, self._looked = now - self._looked, now
        if gap > _STALLED:
            self._forgiven += gap
            self._reached += gap

    def reached(self) -> None:
        """Note that the database is there, and forgive the time in which it was not."""
        gap = self._steady() - self._reached
        if gap > _AWAY:
            self._forgiven += gap
        self._reached = self._steady()

    @property
    def is_away(self) -> bool:
        """Whether the database has not been reached for so long that no clock is to be judged."""
        return self._steady() - self._reached > _AWAY
