"""Snapshots name their layout by a fingerprint; it was a number."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("snapshots") as batch:
        batch.alter_column(
            "schema",
            existing_type=sa.Integer(),
            type_=sa.String(length=16),
            existing_nullable=False,
            postgresql_using="schema::varchar",
        )


def downgrade() -> None:
    """A fingerprint becomes 0: a layout that no older version takes for its own."""
    with op.batch_alter_table("snapshots") as batch:
        batch.alter_column(
            "schema",
            existing_type=sa.String(length=16),
            type_=sa.Integer(),
            existing_nullable=False,
            postgresql_using="CASE WHEN schema = '1' THEN 1 ELSE 0 END",
        )
