"""How often, how much and how many: whoever asks for more is refused, and nothing else happens."""

from collections.abc import Callable

from splay.server.refusal import Refused


class Bucket:
    """Allows so many things per second on average, and some at once."""

    __slots__ = ("level", "time")

    def __init__(self, level: float, time: float) -> None:
        self.level = level
        self.time = time

    def take(self, rate: float, burst: float, now: float) -> bool:
        """Take one, if there is one to take."""
        self.level = min(burst, self.level + max(0.0, now - self.time) * rate)
        self.time = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True


class Rate:
    """One bucket for each of many callers; those that have filled up again are forgotten."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float], words: str, kind: str = "too_fast") -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.words = words
        self.kind = kind
        self._buckets: dict[str, Bucket] = {}
        self._sweep_at = 1_000

    def take(self, caller: str) -> None:
        """Count one thing that a caller does, or refuse it."""
        now = self.clock()
        bucket = self._buckets.get(caller)
        if bucket is None:
            self._forget(now)
            bucket = self._buckets[caller] = Bucket(self.burst, now)
        if not bucket.take(self.rate, self.burst, now):
            raise Refused(self.kind, self.words)

    def charge(self, caller: str, cost: float) -> None:
        """Count what somebody was given beyond the one thing that was taken: they wait the longer for the next."""
        bucket = self._buckets.get(caller)
        if bucket is not None:
            bucket.level -= cost

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again, whenever their number has doubled."""
        if len(self._buckets) >= self._sweep_at:
            refill = self.burst / self.rate
            self._buckets = {caller: bucket for caller, bucket in self._buckets.items() if now - bucket.time < refill}
            self._sweep_at = max(1_000, 2 * len(self._buckets))


def per_hour(most: int, clock: Callable[[], float], words: str) -> Rate:
    """Return a rate of so many an hour, all at once if need be."""
    return Rate(most / 3600, most, clock, words, "too_many")
