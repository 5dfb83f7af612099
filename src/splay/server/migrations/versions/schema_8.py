"""What somebody has answered to the daily positions."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "daily_answers",
        sa.Column("visitor", sa.String(40), primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("answer", sa.Integer, nullable=False),
        sa.Column("is_right", sa.Boolean, nullable=False),
        sa.Column("in_time", sa.Boolean, nullable=False),
    )
