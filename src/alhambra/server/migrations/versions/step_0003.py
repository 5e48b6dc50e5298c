"""Workers that share a database: which live, who is connected to them, who leads a table's bots."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what workers tell each other; one alone leaves it empty."""
    op.create_table(
        "workers",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("seen", sql.Double, nullable=False),
    )
    op.create_table(
        "present",
        sql.Column("worker", sql.String(16), primary_key=True),
        sql.Column("table_id", sql.String(16), primary_key=True),
        sql.Column("guest", sql.String(32), primary_key=True),
        sql.Column("connections", sql.Integer, nullable=False),
        sql.Column("pace", sql.String(8), nullable=False),
    )
    op.create_index("present_by_table", "present", ["table_id"])
    op.create_table(
        "leads",
        sql.Column("table_id", sql.String(16), primary_key=True),
        sql.Column("worker", sql.String(16), nullable=False),
    )
