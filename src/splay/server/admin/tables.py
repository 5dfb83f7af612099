"""Tables as whoever runs the server sees them; they can be closed and deleted."""

from typing import Final

import sqlalchemy as sa

from splay.kernel.errors import SplayError
from splay.server.admin.opening import now
from splay.server.ended import Ended, ended_by_hand
from splay.server.guide import Json
from splay.server.line import tell_nodes
from splay.server.news import Changed, Forgotten
from splay.server.play import CLOSED, ENDINGS
from splay.server.ratings import note_ended
from splay.server.records import END, FINISHED, OPEN, PLAYING, Entry, TableFacts
from splay.server.rows import entry_row
from splay.server.schema import chairs, entries, matches, outcomes, tables
from splay.server.shown import iso
from splay.server.store import Conflict, Stored, changing, delete_tables, read_stored, read_tables

STATUSES: Final = (OPEN, PLAYING, FINISHED)
TRIES: Final = 20
"""How often something is tried at a table that goes on meanwhile."""


def list_tables(engine: sa.Engine, status: str | None, visitor: str | None, most: int | None) -> list[Json]:
    """Return the tables, those that have changed last first."""
    wanted = sa.select(tables).order_by(tables.c.changed.desc(), tables.c.id)
    if status is not None:
        wanted = wanted.where(tables.c.status == status)
    if visitor is not None:
        wanted = wanted.where(tables.c.id.in_(sa.select(chairs.c.table_id).where(chairs.c.visitor == visitor)))
    with engine.connect() as connection:
        return [_summary(facts) for facts in read_tables(connection, wanted.limit(most))]


def _summary(facts: TableFacts) -> Json:
    """Return what can be told of a table without telling its secrets."""
    return {
        "id": facts.id,
        "status": facts.status,
        "game": facts.game,
        "edition": facts.edition,
        "expansions": facts.expansions,
        "private": facts.private,
        "created": iso(facts.created),
        "changed": iso(facts.changed),
        "result": facts.result["words"] if facts.result else None,
        "seats": [
            {"name": chair.name, "visitor": chair.visitor, "level": chair.level, "host": chair.visitor == facts.host}
            for chair in facts.chairs
        ],
    }


def show_table(engine: sa.Engine, table_id: str) -> Json:
    """Return a table, and what has been said there."""
    stored = find(engine, table_id)
    chat = [{"time": iso(s.time), "name": s.name, "visitor": s.visitor, "text": s.text} for s in stored.chat]
    return {
        **_summary(stored.facts),
        "clock": {"kind": stored.facts.clock.kind, "seconds": stored.facts.clock.seconds},
        "asked": stored.facts.asked,
        "entries": len(stored.entries),
        "chat": chat,
    }


def find(engine: sa.Engine, table_id: str) -> Stored:
    """Return a table, or say that there is none."""
    with engine.connect() as connection:
        stored = read_stored(connection, table_id)
        if stored is None and connection.execute(sa.select(tables).where(tables.c.id == table_id)).first():
            raise SplayError(f"table {table_id} is damaged: `splay admin check` tells more")
    if stored is None:
        raise SplayError(f"there is no table {table_id!r}")
    return stored


def close_table(engine: sa.Engine, table_id: str) -> None:
    """End a table or its match without a winner."""
    for _ in range(TRIES):
        stored = find(engine, table_id)
        facts = stored.facts.copy()
        if facts.status == FINISHED:
            raise SplayError(f"table {table_id} is finished already")
        entry, over = None, list[Ended]()
        if facts.status == PLAYING:
            entry = Entry(len(stored.entries), END, facts.asked or 0, CLOSED, now())
            over = [ended_by_hand(facts, entry.time, len(stored.entries))]
        facts.close(ENDINGS[CLOSED])
        facts.changed = now()
        try:
            with engine.begin() as connection:
                changing(facts)(connection)
                if entry is not None:
                    connection.execute(sa.insert(entries), entry_row(table_id, entry))
                note_ended(connection, over)
                tell_nodes(connection, [Changed(table_id)], now())
            return
        except (Conflict, sa.exc.IntegrityError):
            continue
    raise SplayError(f"table {table_id} goes on faster than it can be closed: try again")


def delete_table(engine: sa.Engine, table_id: str) -> None:
    """Delete all that is stored of a table, however damaged it is."""
    with engine.begin() as connection:
        if delete_tables(connection, [table_id]) == 0:
            raise SplayError(f"there is no table {table_id!r}")
        for part in (outcomes, matches):
            connection.execute(sa.delete(part).where(part.c.table_id == table_id))
        tell_nodes(connection, [Forgotten(table_id)], now())
