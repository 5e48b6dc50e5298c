"""Servers and guests for the tests of the server."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests import chance
from tests.server.cluster import Cluster
from tests.server.stage import Guest, House

Arrive = Callable[..., Guest]
chance.fix()


def _serving(folder: Path, *options: str, program: str = "tests.serving") -> Iterator[House]:
    house = House(folder, *options, program=program)
    try:
        yield house
    finally:
        house.stop()
    assert house.said() == ""


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server most tests share; it has no limits, and lets bots think."""
    folder = tmp_path_factory.mktemp("house")
    yield from _serving(folder, "--no-limits")


@pytest.fixture(scope="module")
def strict_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with its limits."""
    yield from _serving(tmp_path_factory.mktemp("strict"))


def _arriving(house: House) -> Iterator[Arrive]:
    guests: list[Guest] = []

    def arrive(name: str = "Ann") -> Guest:
        guests.append(Guest(house, name))
        return guests[-1]

    yield arrive
    for guest in guests:
        guest.close()


@pytest.fixture
def arrive(house: House) -> Iterator[Arrive]:
    """Lets guests arrive, each with a cookie of their own."""
    yield from _arriving(house)


@pytest.fixture
def arrive_strictly(strict_house: House) -> Iterator[Arrive]:
    """Lets guests arrive at the server with limits."""
    yield from _arriving(strict_house)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of these tests' own; tests that use it are of the group `postgresql`."""
    made = Cluster()
    try:
        yield made
    finally:
        made.end()
