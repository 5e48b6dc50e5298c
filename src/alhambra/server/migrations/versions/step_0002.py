"""Results of finished games, guest by guest."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the results; of games that ended before, none are known."""
    op.create_table(
        "results",
        sql.Column("guest", sql.String(32), primary_key=True),
        sql.Column("table_id", sql.String(16), primary_key=True),
        sql.Column("game", sql.String(32), nullable=False),
        sql.Column("options", sql.Text, nullable=False),
        sql.Column("players", sql.Integer, nullable=False),
        sql.Column("score", sql.Integer, nullable=False),
        sql.Column("place", sql.Integer, nullable=False),
        sql.Column("margin", sql.Integer, nullable=False),
        sql.Column("rivals", sql.Text, nullable=False),
        sql.Column("finished", sql.Integer, nullable=False),
    )
