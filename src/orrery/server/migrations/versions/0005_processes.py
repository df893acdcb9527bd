"""The processes that serve the database, and where each table lives."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("host", sa.String(length=80), nullable=False),
        sa.Column("pid", sa.Integer(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("beat", sa.Integer(), nullable=False),
        sa.Column("address", sa.String(length=80), nullable=False),
        sa.Column("secret", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.add_column("tables", sa.Column("process", sa.String(length=12), nullable=True))
    op.create_index("tables_process", "tables", ["process"])


def downgrade() -> None:
    op.drop_index("tables_process", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("process")
    op.drop_table("processes")
