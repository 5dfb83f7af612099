"""What is counted and measured of a server, for Prometheus: shown on a port of its own, if one is set."""

from collections.abc import Callable
from functools import cache
from typing import Final

from prometheus_client import Counter, Gauge, Histogram

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_SLOW: Final = (0.01, 0.05, 0.1, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 40.0)

ENTRIES: Final = Counter("splay_entries", "Entries of matches that have been stored here, by kind.", ["kind"])
STARTED: Final = Counter("splay_matches_started", "Matches that have begun here.")
ENDED: Final = Counter("splay_matches_ended", "Matches that have ended here.")
REFUSALS: Final = Counter("splay_refusals", "What has been refused, by kind.", ["kind"])
REQUESTS: Final = Histogram(
    "splay_request_seconds", "How long requests took, by route and status.", ["route", "status"], buckets=_QUICK
)
MESSAGES: Final = Histogram(
    "splay_message_seconds",
    "How long messages of sockets took until they were stored or refused, by type.",
    ["type"],
    buckets=_QUICK,
)
entries_of: Final = cache(ENTRIES.labels)
messages_of: Final = cache(MESSAGES.labels)
"""What counts one kind of them, found once."""
COMMITS: Final = Histogram("splay_commit_seconds", "How long commits took.", buckets=_QUICK)
COMMIT_ERRORS: Final = Counter("splay_commit_errors", "Commits that failed because of the database.")
THINKING: Final = Histogram(
    "splay_bot_seconds", "How long bots took to answer, from the question on, their waiting included.", buckets=_SLOW
)
PUSHES: Final = Counter("splay_pushes", "Calls to the table by push services, by what came of them.", ["outcome"])
READY: Final = Gauge("splay_ready", "Whether the database could be read and written when it was last asked.")
CONNECTIONS: Final = Gauge("splay_connections", "Open connections, sockets included.")
SOCKETS: Final = Gauge("splay_sockets", "Open sockets.")
TABLES: Final = Gauge("splay_tables", "Tables in memory, by status.", ["status"])
BOTS_WAITING: Final = Gauge("splay_bots_waiting", "Bots that wait for their turn to think.")
WRITES_WAITING: Final = Gauge("splay_writes_waiting", "What waits to be written to the database.")


def look_at(gauge: Gauge, look: Callable[[], int]) -> None:
    """Let a gauge show whatever there is when it is looked at."""
    gauge.set_function(lambda: float(look()))
