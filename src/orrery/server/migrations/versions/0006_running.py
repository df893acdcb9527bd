"""Tables are found by their owner; of a long game only the rows are read that hold something."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_index("tables_owner", "tables", ["owner"])
    written = sa.text("cut IS NOT NULL")
    op.create_index("acts_written", "acts", ["table_id", "seq"], sqlite_where=written, postgresql_where=written)


def downgrade() -> None:
    op.drop_index("acts_written", table_name="acts")
    op.drop_index("tables_owner", table_name="tables")
