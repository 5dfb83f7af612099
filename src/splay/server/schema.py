"""The tables of the database, as this server reads and writes them.

A change here is also a file in `migrations/versions`, by which older databases are brought up to date.
"""

from typing import Final

import sqlalchemy as sa

SCHEMA: Final = "8"
"""The version of the database: that of the newest migration."""

metadata = sa.MetaData()
alembic_version = sa.Table("alembic_version", metadata, sa.Column("version_num", sa.String(32), primary_key=True))
meta = sa.Table(
    "meta", metadata, sa.Column("key", sa.String(40), primary_key=True), sa.Column("value", sa.Text, nullable=False)
)
nodes = sa.Table(
    "nodes",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("awake", sa.Double, nullable=False),
)
visitors = sa.Table(
    "visitors", metadata, sa.Column("id", sa.String(40), primary_key=True), sa.Column("name", sa.Text, nullable=False)
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("status", sa.String(20), nullable=False, index=True),
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("facts", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    sa.Column("asked", sa.Integer),
    sa.Column("changed", sa.Double, nullable=False, server_default="0", index=True),
    sa.Column("keeper", sa.Integer, nullable=False, server_default="0"),
    sa.Column("by_itself", sa.Boolean, nullable=False, server_default=sa.false(), index=True),
)
chairs = sa.Table(
    "chairs",
    metadata,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("visitor", sa.String(40), index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("level", sa.String(40)),
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("value", sa.Text, nullable=False),
    sa.Column("time", sa.Double, nullable=False),
)
chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("time", sa.Double, nullable=False),
    sa.Column("visitor", sa.String(40), index=True),
)
seat_links = sa.Table(
    "seat_links",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("visitor", sa.String(40), nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
)
barred = sa.Table(
    "barred",
    metadata,
    sa.Column("who", sa.String(64), primary_key=True),
    sa.Column("how", sa.String(20), nullable=False),
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("since", sa.Double, nullable=False),
)
messages = sa.Table(
    "messages",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("message", sa.Text, nullable=False),
    sa.Column("time", sa.Double, nullable=False),
)
passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("visitor", sa.String(40), nullable=False, index=True),
    sa.Column("credential", sa.Text, nullable=False),
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("sign_count", sa.BigInteger, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("used", sa.Double),
)
spent = sa.Table(
    "spent",
    metadata,
    sa.Column("challenge", sa.String(64), primary_key=True),
    sa.Column("expires", sa.Double, nullable=False),
)
subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("visitor", sa.String(40), nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.Text, nullable=False),
    sa.Column("auth", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
)
notified = sa.Table(
    "notified",
    metadata,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("turn", sa.Integer, nullable=False),
)
reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("made", sa.Double, nullable=False),
    sa.Column("review", sa.Text, nullable=False),
)
"""What strong bots say of matches that are over, in some version of the form that it has."""
matches = sa.Table(
    "matches",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False, unique=True, index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("edition", sa.String(40), nullable=False),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("time", sa.Double, nullable=False),
    sa.Column("length", sa.Integer, nullable=False),
)
"""The matches that are over, numbered in their order; of a table that is kept no longer, its match stays here."""
outcomes = sa.Table(
    "outcomes",
    metadata,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("matches.table_id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("visitor", sa.String(40), index=True),
    sa.Column("level", sa.String(40)),
    sa.Column("side", sa.Integer, nullable=False),
    sa.Column("result", sa.String(20), nullable=False),
    sa.Column("mu", sa.Double),
    sa.Column("sigma", sa.Double),
)
"""How they went for each seat, and with which rating its player came, if they are rated."""
ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("player", sa.String(60), primary_key=True),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("standing", sa.Double, nullable=False),
    sa.Index("ix_ratings_standing", "game", "standing"),
)
daily_answers = sa.Table(
    "daily_answers",
    metadata,
    sa.Column("visitor", sa.String(40), primary_key=True),
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("answer", sa.Integer, nullable=False),
    sa.Column("is_right", sa.Boolean, nullable=False),
    sa.Column("in_time", sa.Boolean, nullable=False),
)
"""What somebody has answered first to the position of a day, which is counted from the first day of the calendar."""
