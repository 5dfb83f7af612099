"""A table has a version, and says which seat is asked."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add the columns that are not there: an older server may have been interrupted as it added them."""
    there = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("tables")}
    for column in (
        sa.Column("version", sa.Integer, nullable=False, server_default="0"),
        sa.Column("asked", sa.Integer),
    ):
        if column.name not in there:
            op.add_column("tables", column)
