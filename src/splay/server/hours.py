"""The time, and when nobody could answer: clocks stand still meanwhile."""

from collections.abc import Callable
from typing import Final

_STALLED: Final = 2.0
"""From how many seconds on, in which the server did not so much as look at the clock, it has stood still."""
_AWAY: Final = 6.0
"""From how many seconds on, in which it could not reach the database, nobody could answer."""


class Hours:
    """A clock that notices when the server stood still or its database was away."""

    def __init__(self, clock: Callable[[], float], steady: Callable[[], float]) -> None:
        self._clock = clock
        self._steady = steady
        self._looked = self._reached = steady()
        self.missed: tuple[float, float] | None = None
        """From when to when nobody could answer, the last time that this was so."""
        self.is_forgiven = True
        """Whether that time has been forgiven at all tables."""

    def __call__(self) -> float:
        """Return the time."""
        return self._clock()

    def look(self) -> None:
        """Note that the server is there, and the time in which it was not; before any clock is judged."""
        now = self._steady()
        gap, self._looked = now - self._looked, now
        if gap > _STALLED:
            self._reached += gap
            self._miss(gap)

    def reached(self) -> None:
        """Note that the database is there, and the time in which it was not."""
        gap = self._steady() - self._reached
        self._reached = self._steady()
        if gap > _AWAY:
            self._miss(gap)

    def _miss(self, seconds: float) -> None:
        end = self._clock()
        start = end - seconds
        if self.missed is not None and not self.is_forgiven:
            start = min(start, self.missed[0])
        self.missed, self.is_forgiven = (start, end), False

    @property
    def is_away(self) -> bool:
        """Whether the database has not been reached for so long that no clock is to be judged."""
        return self._steady() - self._reached > _AWAY
