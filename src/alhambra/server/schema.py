"""What the store keeps: tables with their journals, the guests and where they sit."""

import sqlalchemy as sql

HEAD = "0004"
"""The newest migration; a database that is at it needs none."""

METADATA = sql.MetaData()

TABLES = sql.Table(
    "tables",
    METADATA,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("rules", sql.Integer, nullable=False),
    sql.Column("options", sql.Text, nullable=False),
    sql.Column("host", sql.String(32), nullable=False),
    sql.Column("secret", sql.String(64), nullable=False),
    sql.Column("created", sql.Integer, nullable=False),
    sql.Column("seen", sql.Integer),
    sql.Index("tables_by_host", "host", "created"),
    sql.Index("tables_by_seen", "seen"),
)
"""A table as it was made. The secret of its dice is published when the game is over.

`seen` is the last day, counted from 1970, on which somebody had it before them; none in the attic.
"""

ENTRIES = sql.Table(
    "entries",
    METADATA,
    sql.Column("table_id", sql.String(16), primary_key=True),
    sql.Column("version", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("text", sql.Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The journal of every table; a version is written once, and changes if a guest is forgotten."""

ATTIC = sql.Table(
    "attic",
    METADATA,
    sql.Column("table_id", sql.String(16), primary_key=True),
    sql.Column("journal", sql.LargeBinary, nullable=False),
)
"""The first entries of journals that were put away, packed; later ones are where all are."""

GUESTS = sql.Table(
    "guests",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("name", sql.String(32), nullable=False),
)

SITTERS = sql.Table(
    "sitters",
    METADATA,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("table_id", sql.String(16), primary_key=True),
    sql.Column("since", sql.Integer, nullable=False),
)
"""Which guests sit at which tables; the journal says at which seat."""

RESULTS = sql.Table(
    "results",
    METADATA,
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
"""How the games ended that a guest has played to their end; what came first counts."""

SETTINGS = sql.Table(
    "settings",
    METADATA,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("value", sql.Text, nullable=False),
)
"""What the server made up once: the key it signs cookies and links with."""

WORKERS = sql.Table(
    "workers",
    METADATA,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("seen", sql.Double, nullable=False),
)
"""The workers that share this database, and when each was seen last, by the database's clock."""

PRESENT = sql.Table(
    "present",
    METADATA,
    sql.Column("worker", sql.String(16), primary_key=True),
    sql.Column("table_id", sql.String(16), primary_key=True),
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("connections", sql.Integer, nullable=False),
    sql.Column("pace", sql.String(8), nullable=False),
    sql.Index("present_by_table", "table_id"),
)
"""Who is connected to which worker; the guest is empty for whoever has no cookie."""

LEADS = sql.Table(
    "leads",
    METADATA,
    sql.Column("table_id", sql.String(16), primary_key=True),
    sql.Column("worker", sql.String(16), nullable=False),
)
"""Which worker plays a table's bots, for as long as it lives."""
