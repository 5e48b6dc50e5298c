"""A shared database is brought up to date by one server at a time, however long that takes."""

import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import sqlalchemy as sql

from alhambra.server.database import address_of, engine_of
from alhambra.server.store import MIGRATING, Store
from tests.patience import PATIENCE
from tests.server.cluster import Cluster
from tests.server.stage import wait_until

pytestmark = pytest.mark.xdist_group("postgresql")

LIMITS = ("idle_in_transaction_session_timeout", "lock_timeout")
"""After how long PostgreSQL cuts off who does nothing, and who waits for others."""
HASTY = "&options=-c%20lock_timeout%3D1"
"""An address under which nobody waits for a lock for longer than a millisecond."""
WAITING = (
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    " AND waitstart < clock_timestamp() - interval '0.1 s'"
)
"""Who has waited for much longer than that."""


def test_whoever_opens_a_database_slowly_is_not_cut_off(cluster: Cluster) -> None:
    seen: list[tuple[str, list[str]]] = []

    def look(_: Any, cursor: Any, statement: str, *__: Any) -> None:
        found = re.search("pg_advisory_xact_lock|INSERT INTO settings", statement)
        if found:
            own = cursor.connection.cursor()
            shown = [own.execute(f"SHOW {limit}").fetchone()[0] for limit in LIMITS]
            seen.append((found[0], shown))
            own.close()

    sql.event.listen(sql.Engine, "before_cursor_execute", look)
    store = Store(cluster.database())
    try:
        store.setting("key", lambda: "made")
        minutes = ["10min", "10min"]
        assert seen == [("pg_advisory_xact_lock", minutes), ("INSERT INTO settings", minutes)]
        after = sql.text(f"SHOW {LIMITS[0]}")
        assert store.read_now(lambda ask: ask.scalar(after)) == "2s", "others are cut off as before"
    finally:
        store.close()
        sql.event.remove(sql.Engine, "before_cursor_execute", look)


def test_a_server_waits_until_another_has_brought_the_database_up_to_date(cluster: Cluster) -> None:
    url = cluster.database() + HASTY
    engine = engine_of(address_of(url))
    with ThreadPoolExecutor(1) as beside, engine.connect() as other:
        other.execute(sql.select(sql.func.pg_advisory_lock(MIGRATING)))
        other.commit()
        opening = beside.submit(Store, url)

        def is_waiting() -> bool:
            assert not opening.done(), opening.exception()
            return bool(other.scalar(sql.text(WAITING)) == 1)

        wait_until(is_waiting)
        other.execute(sql.select(sql.func.pg_advisory_unlock(MIGRATING)))
        other.commit()
        opening.result(PATIENCE).close()
    engine.dispose()
