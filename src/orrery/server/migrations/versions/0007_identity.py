"""A person can use several browsers: which visitor each of them stands for, and the codes that let another one join."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("device", sa.String(length=64), nullable=False),
        sa.Column("visitor", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("seen", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("device"),
    )
    op.create_index("devices_visitor", "devices", ["visitor"])
    op.create_table(
        "recovery",
        sa.Column("visitor", sa.String(length=64), nullable=False),
        sa.Column("code", sa.String(length=64), nullable=False),
        sa.Column("salt", sa.String(length=32), nullable=False),
        sa.Column("proof", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("visitor"),
    )
    op.create_index("recovery_code", "recovery", ["code"], unique=True)


def downgrade() -> None:
    op.drop_table("recovery")
    op.drop_table("devices")
