"""What those ask who keep servers running."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.cluster import Cluster
from tests.server.stage import House, wait_until


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A cluster that may be stopped."""
    made = Cluster()
    yield made
    made.end()


def asked(house: House, path: str) -> int:
    answer = httpx.get(f"{house.address}{path}", timeout=PATIENCE)
    assert answer.headers["cache-control"] == "no-store" and "set-cookie" not in answer.headers
    return answer.status_code


def test_a_server_is_alive_and_ready(house: House) -> None:
    assert [asked(house, path) for path in ("/healthz", "/readyz")] == [200, 200]


@pytest.mark.xdist_group("postgresql")
def test_without_its_database_a_server_is_alive_and_not_ready(
    own_cluster: Cluster, tmp_path: Path
) -> None:
    house = House(tmp_path, "--database", own_cluster.database())
    try:
        assert asked(house, "/readyz") == 200
        own_cluster.stop()
        assert [asked(house, path) for path in ("/healthz", "/readyz")] == [200, 503]
        own_cluster.start()
        wait_until(lambda: asked(house, "/readyz") == 200)
    finally:
        house.stop()
    assert "Traceback" not in house.said()
