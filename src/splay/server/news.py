"""What nodes on one database tell each other: whatever has been stored, and who is looking at what.

Whoever does something at the database from outside (`splay admin`) tells them too, as the node 0.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import orjson

from splay.server.records import Entry

_MOST_BYTES: Final = 7_900
"""PostgreSQL takes messages of up to 8000 bytes."""


@dataclass(frozen=True)
class Entered:
    """A match has gone on by an entry; the version is that of the table, if that has changed with it."""

    table: str
    entry: Entry
    version: int | None


@dataclass(frozen=True)
class Changed:
    """Something else about a table has changed: its seats, its chat or its keeper."""

    table: str


@dataclass(frozen=True)
class Forgotten:
    """A table, or what was said there, has been kept for long enough."""

    table: str


@dataclass(frozen=True)
class Here:
    """Who looks at a table through the node that tells this, of those who sit there."""

    table: str
    visitors: tuple[str, ...]


@dataclass(frozen=True)
class WhoIsHere:
    """The node that tells this has taken a table up, and asks who looks at it."""

    table: str


@dataclass(frozen=True)
class Renamed:
    """A visitor is called otherwise."""

    visitor: str


@dataclass(frozen=True)
class BarredAnew:
    """Somebody has been muted or banned, or is no more."""

    who: str


News = Entered | Changed | Forgotten | Here | WhoIsHere | Renamed | BarredAnew


def pack(node: int, news: Sequence[News]) -> Iterator[str]:
    """Give the news of a node as messages that are short enough."""
    packed: list[bytes] = []
    length = 0
    for item in news:
        text = orjson.dumps(_plain(item))
        if packed and length + len(text) > _MOST_BYTES:
            yield _message(node, packed)
            packed, length = [], 0
        packed.append(text)
        length += len(text) + 1
    if packed:
        yield _message(node, packed)


def unpack(message: str) -> tuple[int, list[News]]:
    """Return the news of a message, and the node that has told them."""
    node, *items = orjson.loads(message)
    return node, [_news(*item) for item in items]


def _message(node: int, packed: list[bytes]) -> str:
    return f"[{node},{b','.join(packed).decode()}]"


def _plain(news: News) -> list[object]:
    match news:
        case Entered(table, entry, version):
            fields = [entry.number, entry.kind, entry.seat, entry.value, entry.time]
            return ["entered", table, version, *fields]
        case Changed(table):
            return ["changed", table]
        case Forgotten(table):
            return ["forgotten", table]
        case Here(table, visitors):
            return ["here", table, *visitors]
        case WhoIsHere(table):
            return ["who", table]
        case Renamed(visitor):
            return ["renamed", visitor]
        case BarredAnew(who):
            return ["barred", who]


def _news(kind: str, about: str, *rest: Any) -> News:
    if kind == "entered":
        return Entered(about, Entry(*rest[1:]), rest[0])
    if kind == "here":
        return Here(about, rest)
    plain: dict[str, type[Changed] | type[Forgotten] | type[WhoIsHere] | type[Renamed] | type[BarredAnew]] = {
        "changed": Changed,
        "forgotten": Forgotten,
        "who": WhoIsHere,
        "renamed": Renamed,
        "barred": BarredAnew,
    }
    return plain[kind](about)
