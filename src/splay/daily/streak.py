"""How many days in a row somebody has found the best choice."""

from collections.abc import Collection
from datetime import date, timedelta


def streak(right: Collection[date], now: date) -> int:
    """Return how many days in a row were right, up to today, or up to yesterday while today is still open."""
    day = now if now in right else now - timedelta(days=1)
    length = 0
    while day in right:
        length += 1
        day -= timedelta(days=1)
    return length
