"""The attic: journals of tables that nobody has looked at for long, each in one row."""

import time

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

DAY = 24 * 3600


def upgrade() -> None:
    """Add the attic, and when each table was last in somebody's sight: for all there are, today."""
    op.add_column("tables", sql.Column("seen", sql.Integer))
    seen = sql.table("tables", sql.column("seen", sql.Integer))
    op.execute(sql.update(seen).values(seen=int(time.time()) // DAY))
    op.create_index("tables_by_seen", "tables", ["seen"])
    op.create_table(
        "attic",
        sql.Column("table_id", sql.String(16), primary_key=True),
        sql.Column("journal", sql.LargeBinary, nullable=False),
    )
