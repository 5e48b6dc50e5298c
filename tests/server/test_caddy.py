"""A server behind Caddy, as docs/operate.md shows it."""

from pathlib import Path

from tests.server.caddy import Caddy
from tests.server.stage import House
from tests.server.test_nginx import PROXY, meet


def test_people_meet_behind_caddy(tmp_path: Path) -> None:
    house = House(tmp_path, *PROXY)
    caddy = Caddy(tmp_path, house)
    try:
        meet(caddy)  # type: ignore[arg-type]
    finally:
        caddy.stop()
        house.stop()
    assert house.said() == "" and '"level":"error"' not in caddy.said()
