"""Tables, journals, guests, sitters and settings."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring an empty store here."""
    op.create_table(
        "tables",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("game", sql.String(32), nullable=False),
        sql.Column("rules", sql.Integer, nullable=False),
        sql.Column("options", sql.Text, nullable=False),
        sql.Column("host", sql.String(32), nullable=False),
        sql.Column("secret", sql.String(64), nullable=False),
        sql.Column("created", sql.Integer, nullable=False),
    )
    op.create_index("tables_by_host", "tables", ["host", "created"])
    op.create_table(
        "entries",
        sql.Column("table_id", sql.String(16), primary_key=True),
        sql.Column("version", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("text", sql.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "guests",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("name", sql.String(32), nullable=False),
    )
    op.create_table(
        "sitters",
        sql.Column("guest", sql.String(32), primary_key=True),
        sql.Column("table_id", sql.String(16), primary_key=True),
        sql.Column("since", sql.Integer, nullable=False),
    )
    op.create_table(
        "settings",
        sql.Column("name", sql.String(32), primary_key=True),
        sql.Column("value", sql.Text, nullable=False),
    )
