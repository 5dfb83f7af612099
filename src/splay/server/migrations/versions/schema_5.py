"""It is stored how each match has ended for each seat, and how strong players are."""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"

tables = sa.table(
    "tables",
    sa.column("id", sa.Text),
    sa.column("status", sa.Text),
    sa.column("private", sa.Boolean),
    sa.column("facts", sa.Text),
)
chairs = sa.table(
    "chairs",
    sa.column("table_id", sa.Text),
    sa.column("seat", sa.Integer),
    sa.column("visitor", sa.Text),
    sa.column("level", sa.Text),
)
entries = sa.table(
    "entries",
    sa.column("table_id", sa.Text),
    sa.column("number", sa.Integer),
    sa.column("kind", sa.Text),
    sa.column("seat", sa.Integer),
    sa.column("value", sa.Text),
    sa.column("time", sa.Double),
)


def upgrade() -> None:
    """Make the tables, and fill in the matches that are over: none of them counts for ratings."""
    op.create_table(
        "matches",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
    )
    op.create_index("ix_matches_number", "matches", ["number"], unique=True)
    op.create_table(
        "outcomes",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("matches.table_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("visitor", sa.String(40)),
        sa.Column("level", sa.String(40)),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("result", sa.String(20), nullable=False),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
    )
    op.create_index("ix_outcomes_visitor", "outcomes", ["visitor"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(60), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("standing", sa.Double, nullable=False),
    )
    op.create_index("ix_ratings_standing", "ratings", ["game", "standing"])
    _fill_in(op.get_bind())


def _fill_in(connection: sa.Connection) -> None:
    """Store how the matches so far have ended, in the order of their ends."""
    found = sorted(_ended(connection), key=lambda match: (match[0]["time"], match[0]["table_id"]))
    into_matches = sa.table("matches", *map(sa.column, found[0][0]), sa.column("number")) if found else None
    into_outcomes = sa.table("outcomes", *map(sa.column, found[0][1][0])) if found else None
    for number, (match, seats) in enumerate(found, 1):
        assert into_matches is not None and into_outcomes is not None
        connection.execute(sa.insert(into_matches), {**match, "number": number})
        connection.execute(sa.insert(into_outcomes), seats)


def _ended(connection: sa.Connection) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    last = ""
    over = sa.select(tables).where(tables.c.status == "finished").order_by(tables.c.id).limit(1000)
    while rows := connection.execute(over.where(tables.c.id > last)).all():
        last = rows[-1].id
        for row in rows:
            seats = connection.execute(
                sa.select(chairs).where(chairs.c.table_id == row.id).order_by(chairs.c.seat)
            ).all()
            entered = connection.execute(
                sa.select(entries).where(entries.c.table_id == row.id).order_by(entries.c.number)
            ).all()
            match = _match(row, len(seats), entered)
            if match is not None and seats:
                yield (
                    match[0],
                    [
                        {"table_id": row.id, "seat": seat.seat, "visitor": seat.visitor, "level": seat.level, **outcome}
                        for seat, outcome in zip(seats, match[1], strict=True)
                    ],
                )


def _match(row: sa.Row[Any], seats: int, entered: Any) -> tuple[dict[str, Any], list[dict[str, Any]]] | None:
    """Return how a match has ended; None of one that did not begin, or cannot be read: it is in nobody else's way."""
    try:
        facts = json.loads(row.facts)
        started, result = facts["started"], facts["result"]
        if not started or result is None:
            return None
        match = {
            "table_id": row.id,
            "game": facts["game"],
            "edition": facts["edition"],
            "kind": "casual",
            "private": row.private,
            "time": entered[-1].time if entered else started,
            "length": _length(entered),
        }
        sides = _sides(facts["options"].get("teams", ""), seats)
        left = {entry.seat for entry in entered if entry.kind in ("concede", "timeout")}
        results = [_result(seat, seats, result, seat in left) for seat in range(seats)]
        return match, [{"side": sides[seat], "result": results[seat]} for seat in range(seats)]
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


def _length(entered: Any) -> int:
    """Return how many answers a match has."""
    length = 0
    for entry in entered:
        if entry.kind in ("answer", "concede", "timeout"):
            length += 1
        elif entry.kind == "undo":
            length = int(entry.value)
    return length


def _sides(teams: str, seats: int) -> list[int]:
    letters = "ABAB" if teams == "yes" else teams
    return [letters.index(letter) for letter in letters] if len(letters) == seats else list(range(seats))


def _result(seat: int, seats: int, result: dict[str, Any], left: bool) -> str:
    if seat in result["winners"]:
        return "won" if len(result["winners"]) < seats else "drawn"
    if left:
        return "lost"
    if result["kind"] == "draw agreed":
        return "drawn"
    return "lost" if result["winners"] else "unfinished"
