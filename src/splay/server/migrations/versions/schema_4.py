"""Who has said something is stored, who is muted or banned, and what a running server is told from outside."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Add the column and the tables; of those who sit where it was said, it is known who said it."""
    op.add_column("chat", sa.Column("visitor", sa.String(40)))
    op.create_index("ix_chat_visitor", "chat", ["visitor"])
    op.execute(
        "UPDATE chat SET visitor = (SELECT chairs.visitor FROM chairs"
        " WHERE chairs.table_id = chat.table_id AND chairs.seat = chat.seat AND chairs.name = chat.name)"
    )
    op.create_table(
        "barred",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("how", sa.String(20), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_table(
        "messages",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("time", sa.Double, nullable=False),
    )
