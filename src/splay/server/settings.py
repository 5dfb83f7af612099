"""What can be set about a server, with defaults for a table among friends and for a small public one."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final, Self

from splay.bots import make_bot
from splay.kernel.agent import Agent
from splay.kernel.errors import SplayError

DEFAULT_DATABASE: Final = "sqlite:///data/splay.db"
PAGE: Final = Path(__file__).parent / "page"
"""Where the built page lies."""


def elapsed() -> float:
    """Return how many seconds have passed since some moment, the machine's sleep included where that is known."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


_STARTED: Final = time.time() - elapsed()


def date() -> float:
    """Return the time; the system's clock may be set, also back, but from the start on only seconds are counted."""
    return _STARTED + elapsed()


@dataclass(frozen=True)
class Settings:
    """The database, the limits and the workers. A number can be set by an environment variable: SPLAY_ and its name."""

    database: str = DEFAULT_DATABASE
    page: Path = PAGE
    head_bytes: int = 32 * 1024
    """The largest head of a request that is read."""
    body_bytes: int = 16 * 1024
    """The largest body of a request, and the largest message on a socket, that is read."""
    request_seconds: int = 10
    """How long the head of a request, and then its body, may take to come in."""
    connections_per_address: int = 1_000
    connections: int = 12_000
    tables_per_visitor: int = 60
    """How many tables one visitor can make in an hour."""
    tables_per_address: int = 300
    """How many tables can be made from one address in an hour."""
    open_tables: int = 1_000
    """How many public tables can wait for players at the same time."""
    requests_per_second: int = 100
    """How many requests a visitor (or an address without one) can make per second, on average."""
    request_burst: int = 400
    messages_per_second: int = 50
    """How many messages a socket can send per second, on average."""
    message_burst: int = 200
    sockets_per_address: int = 500
    sockets: int = 10_000
    match_answers: int = 3_000
    """After how many answers a match ends without a winner: more than ten times as many as people need."""
    match_undos: int = 300
    """How many decisions can be taken back in a match."""
    match_entries: int = 6_000
    """After how many entries a match ends without a winner, what was taken back included."""
    abandoned_days: int = 90
    """After how many days in which nothing happened a match without a clock ends."""
    chat_length: int = 500
    chat_kept: int = 1_000
    """How many lines of chat a table takes."""
    live_tables: int = 1_000
    """How many tables are kept in memory; the least recently used ones are rebuilt when they are needed."""
    workers: int = max(1, os.cpu_count() or 1)
    """How many processes think for the bots."""
    think_seconds: int = 20
    """How long a bot may think about one decision before a simpler one replaces it."""
    lobby_hours: int = 24
    """How long a table that has not begun is listed."""
    seat_link_hours: int = 24
    keep_open_days: int = 30
    """How long a table is kept that does not begin; 0 for ever, here and below."""
    keep_chat_days: int = 0
    """How long what was said at a table is kept after its match is over."""
    keep_finished_days: int = 0
    """How long a finished match is kept."""
    clock: Callable[[], float] = date
    steady: Callable[[], float] = elapsed
    """Counts seconds, whatever becomes of the clock."""
    make_bot: Callable[[str, int, float | None], Agent] = make_bot
    """Makes a bot by its level and for how long it may think about one decision, in a worker."""

    @classmethod
    def from_environment(cls, database: str) -> Self:
        """Return the settings with every number that the environment gives."""
        given: dict[str, int] = {}
        for field in fields(cls):
            text = os.environ.get(f"SPLAY_{field.name.upper()}")
            if text is not None and isinstance(field.default, int):
                least = 0 if field.name.startswith("keep_") else 1
                if not text.isascii() or not text.isdigit() or int(text) < least:
                    raise SplayError(f"SPLAY_{field.name.upper()} must be a whole number from {least} on, not {text!r}")
                given[field.name] = int(text)
        return cls(database=database, **given)  # type: ignore[arg-type]  # only whole numbers are given
