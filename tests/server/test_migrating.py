"""A shared database is brought up to date by one server at a time, however long that takes."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import sqlalchemy as sql
from alembic import command

from alhambra.server.database import address_of, engine_of
from alhambra.server.store import MIGRATING, Store
from tests.server.cluster import Cluster
from tests.server.stage import PATIENCE, wait_until

pytestmark = pytest.mark.xdist_group("postgresql")

HASTY = "&options=-c%20lock_timeout%3D1"
"""An address under which nobody waits for a lock for longer than a millisecond."""
WAITING = (
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    " AND waitstart < clock_timestamp() - interval '0.1 s'"
)
"""Who has waited for much longer than that."""


def test_who_brings_a_database_up_to_date_may_be_slow(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    upgrade, shown = command.upgrade, []

    def look(config: Any, revision: str) -> None:
        for name in ("idle_in_transaction_session_timeout", "lock_timeout"):
            asked = config.attributes["connection"].execute(sql.text(f"SHOW {name}"))
            shown.append(asked.scalar_one())
        upgrade(config, revision)

    monkeypatch.setattr(command, "upgrade", look)
    store = Store(cluster.database())
    try:
        assert shown == ["5min", "4s"]
        after = "SHOW idle_in_transaction_session_timeout"
        assert store.read_now(lambda ask: ask.scalar(sql.text(after))) == "2s"
    finally:
        store.close()


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
