"""All who sit at a table are connected to the same worker of a machine, whoever has answered."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from alhambra.server import homes as module
from alhambra.server.database import address_of, engine_of
from alhambra.server.homes import Home, Homes
from alhambra.server.people import new_table
from alhambra.server.schema import PRESENT
from tests.server.cluster import Cluster
from tests.server.stage import Guest, House, wait_until

TABLES = 3
"""How many tables have their home at each worker."""


@pytest.fixture
def homes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Homes]:
    monkeypatch.setattr(module, "SILENT", 3600.0)
    with closing(Homes(3)) as made:
        yield made


class Echo(asyncio.Protocol):
    """Answers with what was asked, and with what comes after it."""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.transport.write(data)

    def answer_passed_on(self, head: bytes) -> None:
        self.data_received(b"passed on: " + head)


def test_the_home_of_a_table_is_the_same_for_all_and_moves_only_when_it_dies(homes: Homes) -> None:
    tables = [new_table().encode() for _ in range(200)]
    assert homes.of(tables[0]) is None
    for place in range(3):
        homes.sign(place)
    before = {table: homes.of(table) for table in tables}
    assert set(before.values()) == {0, 1, 2}
    homes.leave(1)
    after = {table: homes.of(table) for table in tables}
    assert set(after.values()) == {0, 2}
    assert all(after[table] == place for table, place in before.items() if place != 1)


def test_a_worker_that_gives_no_sign_is_no_home(
    homes: Homes, monkeypatch: pytest.MonkeyPatch
) -> None:
    homes.sign(0)
    monkeypatch.setattr(module, "SILENT", 0.0)
    assert not homes.is_alive(0)


def address_at(homes: Homes, place: int) -> bytes:
    """What somebody asks for whose table has its home there."""
    while homes.of(table := new_table().encode()) != place:
        pass
    return b"/api/tables/%b/socket" % table


def test_a_connection_is_passed_on_with_what_was_asked(homes: Homes) -> None:
    async def look() -> None:
        loop = asyncio.get_running_loop()
        here, there = Home(homes, 0), Home(homes, 1)
        here.open(Echo)
        there.open(Echo)
        near, far = socket.socketpair()
        transport, _ = await loop.connect_accepted_socket(asyncio.Protocol, far)
        assert not here.passes_on(b"/api/me", b"", transport)
        assert not here.passes_on(address_at(homes, 0), b"", transport)
        assert here.passes_on(address_at(homes, 1), b"the head", transport)
        reading, writing = await asyncio.open_connection(sock=near)
        assert await reading.readexactly(19) == b"passed on: the head"
        writing.write(b"and more")
        assert await reading.readexactly(8) == b"and more"
        writing.close()
        there.close()
        assert homes.of(b"whichever") == 0
        here.close()

    asyncio.run(look())


def test_a_worker_that_takes_nothing_in_does_not_hold_others_up(homes: Homes) -> None:
    near, far = socket.socketpair()
    with near, far:
        passed = 0
        while homes.knock(2, b"x" * 10_000, far.fileno()):
            passed += 1
    assert passed > 0


@pytest.mark.xdist_group("postgresql")
def test_all_sockets_of_a_table_are_at_one_worker(cluster: Cluster, tmp_path: Path) -> None:
    url = cluster.database()
    options = ("--no-limits", "--database", url, "--workers", "2")
    house = House(tmp_path, *options, program="tests.server.steady")
    engine = engine_of(address_of(url))
    ann, ben = Guest(house, "Ann"), Guest(house, "Ben")

    def workers_at(table: str) -> list[str]:
        """The workers of all who have a page of a table."""
        at_it = sql.select(PRESENT.c.worker).where(PRESENT.c.table_id == table)
        with engine.connect() as connection:
            return list(connection.scalars(at_it))

    def meeting(table: str) -> set[str]:
        """At which workers two people are who come to a table."""
        pages = [guest.page(table) for guest in (ann, ben)]
        wait_until(lambda: len(workers_at(table)) == 2)
        found = set(workers_at(table))
        for page in pages:
            page.close()
        wait_until(lambda: not workers_at(table))
        return found

    def are_together() -> bool:
        """While a worker starts, the other has all tables, or those that came to itself."""
        found = [[meeting(table) for table in tables] for tables in at.values()]
        places = [set[str]().union(*each) for each in found]
        return all(len(place) == 1 for place in places) and places[0] != places[1]

    try:
        at: dict[int, list[str]] = {0: [], 1: []}
        while min(map(len, at.values())) < TABLES:
            table = ann.make(ann.me())["id"]
            at[max(at, key=lambda place: module._worth(table.encode(), place))].append(table)
        wait_until(are_together)
        assert are_together()
    finally:
        for guest in (ann, ben):
            guest.close()
        house.stop()
        engine.dispose()
    assert house.said() == ""
