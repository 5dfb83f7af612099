"""A table says which node keeps it, whether its match goes on by itself, and when it last changed."""

import json
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"

_LATER_FACTS: Final[dict[str, Any]] = {"words": "", "invited": [], "proposal": None}
"""What the first servers did not yet store of a table."""

meta = sa.table("meta", sa.column("key", sa.Text), sa.column("value", sa.Text))
tables = sa.table(
    "tables",
    sa.column("id", sa.Text),
    sa.column("status", sa.Text),
    sa.column("created", sa.Double),
    sa.column("facts", sa.Text),
    sa.column("asked", sa.Integer),
    sa.column("changed", sa.Double),
    sa.column("by_itself", sa.Boolean),
)
chairs = sa.table("chairs", sa.column("table_id", sa.Text), sa.column("level", sa.Text))


def upgrade() -> None:
    """Add the columns, and fill in what they are of every table so far: its keeper was the node 0."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("awake", sa.Double, nullable=False),
    )
    op.add_column("tables", sa.Column("changed", sa.Double, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("keeper", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("by_itself", sa.Boolean, nullable=False, server_default=sa.false()))
    _move_awake(op.get_bind())
    _fill_in(op.get_bind())
    op.create_index("ix_tables_changed", "tables", ["changed"])
    op.create_index("ix_tables_by_itself", "tables", ["by_itself"])
    op.create_index("ix_seat_links_table_id", "seat_links", ["table_id"])


def _move_awake(connection: sa.Connection) -> None:
    """Let the time when a server was last there be that of the node 0."""
    awake = connection.execute(sa.select(meta.c.value).where(meta.c.key == "awake")).scalar()
    if awake is not None:
        row = {"id": 0, "awake": float(awake)}
        connection.execute(sa.insert(sa.table("nodes", sa.column("id"), sa.column("awake"))), row)
        connection.execute(sa.delete(meta).where(meta.c.key == "awake"))


def _fill_in(connection: sa.Connection) -> None:
    bots = sa.select(chairs.c.table_id).where(chairs.c.level.is_not(None)).distinct()
    with_bots = {row.table_id for row in connection.execute(bots)}
    last = ""
    while rows := connection.execute(
        sa.select(tables).where(tables.c.id > last).order_by(tables.c.id).limit(1000)
    ).all():
        last = rows[-1].id
        if changed := [filled for row in rows if (filled := _filled_in(row, with_bots))]:
            connection.execute(sa.update(tables).where(tables.c.id == sa.bindparam("of")), changed)


def _filled_in(row: sa.Row[Any], with_bots: set[str]) -> dict[str, object] | None:
    """Return what is to be changed of a table; None of one that cannot be read: it is in nobody else's way."""
    try:
        facts = _LATER_FACTS | json.loads(row.facts)
    except ValueError:
        return None
    # The first servers did not say who is asked: whoever takes the match up finds out.
    unknown = row.asked is None or facts["clock"][0] != "none" or row.id in with_bots
    return {
        "of": row.id,
        "facts": json.dumps(facts),
        "changed": max(row.created, facts["started"]),
        "by_itself": row.status == "playing" and unknown,
    }
