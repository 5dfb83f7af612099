"""Whether a database is in order: its file, its rows, and whether its matches can be played once more."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError

from splay.kernel.errors import SplayError
from splay.server.admin.opening import is_damage
from splay.server.play import Bounds, fold
from splay.server.records import FINISHED, OPEN, PLAYING, TableFacts
from splay.server.rows import chair_of, entry_of, facts_of
from splay.server.schema import chairs, chat, entries, meta, tables
from splay.server.store import reason_of

_AT_ONCE: Final = 500


@dataclass(frozen=True)
class Damage:
    """Something that is not in order, and at which table, if at one."""

    table: str
    words: str


@dataclass
class Checked:
    """What has been looked at, and what was found."""

    tables: int
    matches: int
    damage: list[Damage]


def check(engine: sa.Engine, bounds: Bounds, replay: bool = True) -> Checked:
    """Look at all of a database; without replaying, only at its rows."""
    checked = Checked(0, 0, [])
    with engine.connect() as connection:
        checked.damage += [Damage("", words) for words in _readable(_whole(connection))]
    try:
        for table_id in _ids(engine):
            checked.tables += 1
            with engine.connect() as connection:
                if connection.dialect.name == "sqlite":
                    connection.exec_driver_sql("BEGIN")
                else:
                    connection = connection.execution_options(isolation_level="REPEATABLE READ")
                for words in _readable(_table(connection, table_id, bounds, replay, checked)):
                    checked.damage.append(Damage(table_id, words))
    except DatabaseError as error:
        if not is_damage(error):
            raise
        checked.damage.append(Damage("", f"the file is damaged: the other tables cannot be found: {reason_of(error)}"))
    return checked


def _readable(found: Iterator[str]) -> Iterator[str]:
    """Give what is found as far as the file can be read, and then that it cannot be."""
    try:
        yield from found
    except DatabaseError as error:
        if not is_damage(error):
            raise
        yield f"the file is damaged: {reason_of(error)}"


def _ids(engine: sa.Engine) -> Iterator[str]:
    last = ""
    while True:
        with engine.connect() as connection:
            some = sa.select(tables.c.id).where(tables.c.id > last).order_by(tables.c.id).limit(_AT_ONCE)
            ids = connection.execute(some).scalars().all()
        if not ids:
            return
        yield from ids
        last = ids[-1]


def _whole(connection: sa.Connection) -> Iterator[str]:
    """Look at the database as a whole. A PostgreSQL keeps its own house in order (pg_amcheck looks into it)."""
    if connection.dialect.name == "sqlite":
        for row in connection.exec_driver_sql("PRAGMA integrity_check(20)"):
            if row[0] != "ok":
                yield f"the file is damaged: {row[0]}"
        for row in connection.exec_driver_sql("PRAGMA foreign_key_check"):
            yield f"a row of {row[0]} belongs to no table"
    if connection.execute(sa.select(meta.c.value).where(meta.c.key == "secret")).scalar() is None:
        yield "the secret that signs visitors is missing"


def _table(connection: sa.Connection, table_id: str, bounds: Bounds, replay: bool, checked: Checked) -> Iterator[str]:
    row = connection.execute(sa.select(tables).where(tables.c.id == table_id)).first()
    if row is None:
        # It has been deleted meanwhile.
        return
    of_table = [
        connection.execute(sa.select(part).where(part.c.table_id == table_id).order_by(number)).all()
        for part, number in ((chairs, chairs.c.seat), (entries, entries.c.number), (chat, chat.c.number))
    ]
    seats, entered, said = of_table
    gaps = [
        _gap("seats", [row.seat for row in seats]),
        _gap("entries", [row.number for row in entered]),
        _gap("lines of chat", [row.number for row in said], from_any=True),
    ]
    found = [words for words in gaps if words]
    yield from found
    try:
        facts = facts_of(row, [chair_of(seat) for seat in seats])
    except ValueError as error:
        yield f"its row cannot be read: {error}"
        return
    yield from _status(facts, len(entered))
    yield from _whose(facts, entered)
    if replay and facts.started and not found:
        checked.matches += 1
        yield from _match(facts, entered, bounds)


def _gap(what: str, numbers: list[int], from_any: bool = False) -> str | None:
    first = numbers[0] if numbers and from_any else 0
    missing = set(range(first, first + len(numbers))) - set(numbers)
    return f"its {what} have a gap: number {min(missing)} is missing" if missing else None


def _status(facts: TableFacts, entered: int) -> Iterator[str]:
    if facts.status == OPEN and (facts.started or entered):
        yield "it is open, but its match has begun"
    if facts.status == PLAYING and not facts.started:
        yield "it is played at, but its match has not begun"
    if facts.status == FINISHED and facts.result is None:
        yield "it is finished, but has no result"


def _whose(facts: TableFacts, entered: Any) -> Iterator[str]:
    for row in entered:
        if not 0 <= row.seat < len(facts.chairs):
            yield f"its entry {row.number} is of seat {row.seat}, which there is none"


def _match(facts: TableFacts, entered: Any, bounds: Bounds) -> Iterator[str]:
    try:
        play = fold(facts, bounds, [entry_of(row) for row in entered])
    except SplayError as error:
        yield f"its match cannot be played once more: {error}"
        return
    except Exception as error:
        yield f"its match cannot be played once more: {type(error).__name__}: {error}"
        return
    if facts.status == FINISHED and play.result is None:
        yield "it is finished, but its match is not over"
    elif facts.status == PLAYING and play.result is not None:
        yield "its match is over, but it is not finished"
    elif facts.asked is not None and facts.asked != play.asked:
        # The first servers did not say who is asked.
        yield f"seat {facts.asked} is asked, but by its entries seat {play.asked} is"
