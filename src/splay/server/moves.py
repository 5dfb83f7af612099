"""How matches go on in the database: many of them by two statements.

While a statement is carried out the event loop has the interpreter, and every time the writer must get it back: so a
statement for each row would make everybody wait.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import sqlalchemy as sa

from splay.server.records import Entry, TableFacts
from splay.server.rows import stored_facts

MOST_MOVES: Final = 100
"""How many are written together: a statement of SQLite has at most 999 values."""


@dataclass(frozen=True)
class Move:
    """By what a match goes on: an entry, and what it changes about the table, if it does."""

    table: str
    entry: Entry
    facts: TableFacts | None
    retold: bool
    """Whether it changes more of the table than who is asked, who keeps it, and when it changed."""


def write_moves(connection: sa.Connection, moves: Sequence[Move]) -> bool:
    """Write some moves; returns whether all could be: nobody else has changed one of the tables meanwhile."""
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    entered: list[object] = []
    changed: list[object] = []
    for move in moves:
        entry, facts = move.entry, move.facts
        entered += (move.table, entry.number, entry.kind, entry.seat, entry.value, entry.time)
        if facts is not None:
            told = stored_facts(facts) if move.retold else None
            changed += (facts.id, facts.version, facts.status, facts.asked)
            changed += (facts.changed, facts.keeper, facts.by_itself, told)
    connection.exec_driver_sql(_adding(mark, len(moves)), tuple(entered))
    tables = len(changed) // 8
    return not tables or connection.exec_driver_sql(_changing(mark, tables), tuple(changed)).rowcount == tables


@cache
def _adding(mark: str, count: int) -> str:
    """Return the statement that adds so many entries."""
    return f"INSERT INTO entries (table_id, number, kind, seat, value, time) VALUES {_rows(mark, 6, count)}"


@cache
def _changing(mark: str, count: int) -> str:
    """Return the statement that changes so many tables, each if it is still of the version that it was changed from."""
    # Both databases call the columns of values so.
    return f"""UPDATE tables
        SET version = tables.version + 1, status = moved.column3, asked = CAST(moved.column4 AS INTEGER),
        changed = moved.column5, keeper = moved.column6, by_itself = CAST(moved.column7 AS BOOLEAN),
        facts = COALESCE(moved.column8, tables.facts)
        FROM (VALUES {_rows(mark, 8, count)}) AS moved
        WHERE tables.id = moved.column1 AND tables.version = moved.column2
    """


def _rows(mark: str, width: int, count: int) -> str:
    row = f"({', '.join([mark] * width)})"
    return ", ".join([row] * count)
