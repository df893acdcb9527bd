"""The first layout."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "acts",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("visitor", sa.String(length=64), nullable=False),
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("did", sa.String(length=16), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.Column("cut", sa.Integer(), nullable=True),
        sa.Column("added", sa.Text(), nullable=True),
        sa.Column("lines_cut", sa.Integer(), nullable=True),
        sa.Column("lines", sa.Text(), nullable=True),
        sa.Column("prints", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        sa.UniqueConstraint("table_id", "visitor", "key", name="acts_once"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("args", sa.Text(), nullable=True),
        sa.Column("time", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "links",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=80), nullable=False),
        sa.Column("by_grace", sa.Boolean(), nullable=False),
        sa.Column("away", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "sittings",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("visitor", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("by_link", sa.Boolean(), nullable=False),
        sa.Column("seen", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "visitor", "seat"),
    )
    op.create_index("sittings_visitor", "sittings", ["visitor"], unique=False)
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("lines", sa.Integer(), nullable=False),
        sa.Column("schema", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "at"),
    )
    op.create_table(
        "standing",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("window", sa.String(length=80), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "window"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("rules", sa.String(length=80), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(length=32), nullable=False),
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("grace", sa.Integer(), nullable=False),
        sa.Column("frozen", sa.Integer(), nullable=True),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("winners", sa.Text(), nullable=False),
        sa.Column("waiting", sa.Text(), nullable=False),
        sa.Column("rest", sa.Text(), nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tables_due", "tables", ["due"], unique=False)


def downgrade() -> None:
    op.drop_index("tables_due", table_name="tables")
    op.drop_table("tables")
    op.drop_table("standing")
    op.drop_table("snapshots")
    op.drop_index("sittings_visitor", table_name="sittings")
    op.drop_table("sittings")
    op.drop_table("seats")
    op.drop_table("links")
    op.drop_table("chat")
    op.drop_table("acts")
