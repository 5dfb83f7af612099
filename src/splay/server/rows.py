"""What a server keeps, as rows of the database, and back."""

import json
from typing import Any, Final

import sqlalchemy as sa
from pydantic import TypeAdapter, ValidationError

from splay.server.records import FINISHED, OPEN, PLAYING, Chair, Entry, Said, TableFacts

Row = dict[str, object]

_FACTS: Final = (
    "game", "edition", "expansions", "options", "words", "host", "seed", "started", "rules", "sets", "result",
    "rematch", "kicked", "marked", "invited", "proposal", "rated", "goes_on_from",
)  # fmt: skip
"""What of a table nobody searches for: it is stored together, as JSON."""
_COLUMNS: Final = ("id", "status", "private", "created", "version", "asked", "changed", "keeper")
_TABLE: Final = TypeAdapter(TableFacts)


def stored_facts(facts: TableFacts) -> str:
    """Return what of a table nobody searches for."""
    stored = {name: getattr(facts, name) for name in _FACTS}
    stored["clock"] = [facts.clock.kind, facts.clock.seconds]
    return json.dumps(stored)


def table_row(facts: TableFacts) -> Row:
    """Return the row of a table."""
    return {
        "id": facts.id,
        "status": facts.status,
        "private": facts.private,
        "created": facts.created,
        "version": facts.version,
        "asked": facts.asked,
        "changed": facts.changed,
        "keeper": facts.keeper,
        "by_itself": facts.by_itself,
        "facts": stored_facts(facts),
    }


def chair_rows(facts: TableFacts) -> list[Row]:
    """Return the rows of the seats of a table."""
    return [
        {"table_id": facts.id, "seat": seat, "visitor": chair.visitor, "name": chair.name, "level": chair.level}
        for seat, chair in enumerate(facts.chairs)
    ]


def entry_row(table_id: str, entry: Entry) -> Row:
    """Return the row of an entry."""
    return {
        "table_id": table_id,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "value": entry.value,
        "time": entry.time,
    }


def said_row(table_id: str, said: Said) -> Row:
    """Return the row of a line of chat."""
    return {
        "table_id": table_id,
        "number": said.number,
        "name": said.name,
        "seat": said.seat,
        "text": said.text,
        "time": said.time,
        "visitor": said.visitor,
    }


def chair_of(row: sa.Row[Any]) -> Chair:
    """Return the seat of a row."""
    return Chair(row.name, row.visitor, row.level)


def entry_of(row: sa.Row[Any]) -> Entry:
    """Return the entry of a row."""
    return Entry(row.number, row.kind, row.seat, row.value, row.time)


def said_of(row: sa.Row[Any]) -> Said:
    """Return the line of chat of a row."""
    return Said(row.number, row.name, row.seat, row.text, row.time, row.visitor)


def facts_of(row: sa.Row[Any], seats: list[Chair]) -> TableFacts:
    """Return the table of a row and its seats; raises ValueError for one that no server has written."""
    stored = json.loads(row.facts)
    columns = {name: getattr(row, name) for name in _COLUMNS}
    try:
        kind, seconds = stored["clock"]
        clock = {"kind": kind, "seconds": seconds}
        facts = _TABLE.validate_python({**stored, **columns, "chairs": seats, "clock": clock})
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        raise ValueError(f"its {first['loc'][0]} makes no sense: {first['msg']}") from error
    except (TypeError, KeyError) as error:
        raise ValueError("its facts are none of a table") from error
    if facts.status not in (OPEN, PLAYING, FINISHED):
        raise ValueError(f"its status is {facts.status!r}, which is none")
    if not seats:
        raise ValueError("it has no seats")
    if facts.asked is not None and not 0 <= facts.asked < len(seats):
        raise ValueError(f"seat {facts.asked} is asked, which there is none")
    return facts
