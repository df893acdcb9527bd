"""A line of the chat knows who said it, so that it can be removed when that person wishes to be forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("chat", sa.Column("visitor", sa.String(length=64), nullable=True))
    op.create_index("chat_visitor", "chat", ["visitor"])


def downgrade() -> None:
    op.drop_index("chat_visitor", "chat")
    op.drop_column("chat", "visitor")
