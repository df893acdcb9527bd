"""Results are stored when a game ends; a seat's link is for one visitor."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("rules", sa.String(length=80), nullable=False),
        sa.Column("told", sa.Text(), nullable=False),
        sa.Column("schema", sa.String(length=16), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
    with op.batch_alter_table("links") as batch:
        batch.add_column(sa.Column("used_by", sa.String(length=64), nullable=True))
    op.execute(  # links that have been used; several visitors may have used the same one
        "UPDATE links SET used_by = (SELECT MIN(visitor) FROM sittings WHERE sittings.table_id = links.table_id"
        " AND sittings.seat = links.seat AND sittings.by_link) WHERE seat >= 0"
    )


def downgrade() -> None:
    with op.batch_alter_table("links") as batch:
        batch.drop_column("used_by")
    op.drop_table("results")
