"""Limits hold across the workers of one machine."""

import fcntl
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from alhambra.server import tallies as module
from alhambra.server.limits import Tallies
from alhambra.server.settings import Limits
from alhambra.server.tallies import SharedTallies
from tests.patience import PATIENCE
from tests.server.cluster import Cluster
from tests.server.stage import House, wait_until

NEVER = 1e-9
"""A rate at which nothing comes back while a test runs."""


@pytest.fixture
def shared() -> Iterator[SharedTallies]:
    with closing(SharedTallies(3)) as made:
        yield made


@pytest.mark.parametrize("is_shared", [False, True])
def test_a_bucket_is_empty_for_all_who_share_it(shared: SharedTallies, is_shared: bool) -> None:
    one, other = (shared.at(0), shared.at(1)) if is_shared else (Tallies(), Tallies())
    here, there = (tallies.buckets("changes", NEVER, 4) for tallies in (one, other))
    taken = [buckets.take("ann") for buckets in (here, there) * 4]
    assert sum(taken) == (4 if is_shared else 8)
    assert here.take("ben")
    assert one.buckets("questions", NEVER, 1).take("ann")


def test_a_bucket_fills_again_and_nobody_holds_up_whoever_has_no_limit(
    shared: SharedTallies,
) -> None:
    quick = shared.at(0).buckets("changes", 1e6, 1)
    assert quick.take("ann")
    time.sleep(0.001)
    assert quick.take("ann")
    assert all(shared.at(0).buckets("messages", 1e12, 1e12).take("ann") for _ in range(9))


def test_of_too_many_names_those_are_forgotten_that_asked_first(
    shared: SharedTallies, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SHELVES", 1)
    buckets = shared.at(0).buckets("changes", NEVER, 1)
    for name in range(module.WAYS + 1):
        assert buckets.take(f"guest {name}")
    assert not buckets.take(f"guest {module.WAYS}")
    assert buckets.take("guest 0")


def test_counts_are_those_of_all_workers_that_live(shared: SharedTallies) -> None:
    here, there = (shared.at(place).counts("connections") for place in (0, 2))
    assert [here.take("ann"), there.take("ann"), there.take("ann")] == [1, 2, 3]
    assert there.take("ben") == 1
    here.leave("ann")
    assert there.take("ann") == 3
    shared.leave(2)
    assert here.take("ann") == 1


def test_where_all_places_of_a_shelf_are_taken_everybody_counts_alone(
    shared: SharedTallies, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SHELVES", 1)
    here, there = (shared.at(place).counts("connections") for place in (0, 1))
    for name in range(module.WAYS):
        assert here.take(f"guest {name}") == 1
    assert [here.take("ann"), there.take("ann"), here.take("ann")] == [1, 1, 2]
    here.leave("guest 0")
    assert here.take("ann") == 3
    assert there.take("ann") == 5
    for _ in range(3):
        here.leave("ann")
    assert there.take("ann") == 3


def test_whoever_stands_still_with_the_lock_holds_nobody_up(shared: SharedTallies) -> None:
    lock = shared._lock.fileno()
    hold = "import fcntl, os, sys; fcntl.lockf(int(sys.argv[1]), fcntl.LOCK_EX); print(flush=True)"
    command = [sys.executable, "-c", f"{hold}; sys.stdin.read()", str(lock)]
    os.set_inheritable(lock, True)
    with subprocess.Popen(
        command, pass_fds=[lock], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as frozen:
        assert frozen.stdout is not None and frozen.stdin is not None
        frozen.stdout.readline()
        with pytest.raises(OSError):
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        here = shared.at(0).counts("connections")
        assert [here.take("ann"), here.take("ann")] == [1, 2]
        frozen.stdin.close()
    assert here.take("ann") == 3
    assert shared.at(1).counts("connections").take("ann") == 4


@pytest.mark.xdist_group("postgresql")
def test_connections_of_an_address_are_counted_across_workers(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ASKING", str(100 * PATIENCE))  # nobody is cut off for being silent
    most = Limits().connections_an_address
    options = ("--database", cluster.database(), "--workers", "2")
    house = House(tmp_path, *options, program="tests.server.asking")
    opened: list[socket.socket] = []

    def cut_off() -> int:
        count = 0
        for one in opened:
            try:
                count += one.recv(1) == b""
            except BlockingIOError:
                pass
            except OSError:
                count += 1
        return count

    try:
        for _ in range(most + most // 4):
            opened.append(socket.create_connection(("127.0.0.1", house.port)))
            opened[-1].settimeout(0)
        wait_until(lambda: cut_off() >= most // 4)
        assert cut_off() < most // 2
    finally:
        for one in opened:
            one.close()
        house.stop()
    assert house.said() == ""
