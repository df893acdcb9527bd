"""Standing answers are a list for each seat; there was one value for each window."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

OLD = (
    sa.Column("table_id", sa.String(length=12), nullable=False),
    sa.Column("seat", sa.Integer(), nullable=False),
    sa.Column("window", sa.String(length=80), nullable=False),
    sa.Column("value", sa.Text(), nullable=False),
)
OLD_NAMES = ("table_id", "seat", "window", "value")
NEW = (
    sa.Column("table_id", sa.String(length=12), nullable=False),
    sa.Column("seat", sa.Integer(), nullable=False),
    sa.Column("number", sa.Integer(), nullable=False),
    sa.Column("said", sa.Text(), nullable=False),
)


def upgrade() -> None:
    connection = op.get_bind()
    old = sa.table("standing", *map(sa.column, OLD_NAMES))
    rows = connection.execute(sa.select(*(old.c[name] for name in OLD_NAMES))).all()
    op.drop_table("standing")
    table = op.create_table("standing", *NEW, sa.PrimaryKeyConstraint("table_id", "seat", "number"))
    for number, it in enumerate(rows, 1):
        said = {"where": it.window, "what": "pass" if it.value == "null" else "answer", "value": json.loads(it.value)}
        row = {"table_id": it.table_id, "seat": it.seat, "number": number, "said": json.dumps(said)}
        connection.execute(table.insert().values(row))


def downgrade() -> None:
    """What cannot be said of one window for good is lost."""
    connection = op.get_bind()
    rows = connection.execute(sa.text("SELECT table_id, seat, said FROM standing ORDER BY number")).all()
    op.drop_table("standing")
    table = op.create_table("standing", *OLD, sa.PrimaryKeyConstraint("table_id", "seat", "window"))
    kept = {}
    for table_id, seat, text in rows:
        said = json.loads(text)
        if said["where"] and said.get("what", "pass") != "ask" and not said.get("text") and not said.get("until"):
            kept[table_id, seat, said["where"]] = json.dumps(said.get("value"))
    for (table_id, seat, window), value in kept.items():
        row = {"table_id": table_id, "seat": seat, "window": window, "value": value}
        connection.execute(table.insert().values(row))
