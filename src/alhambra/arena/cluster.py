"""Matches on a Ray cluster: the same contest, played by as many machines as there are."""

import os
import socket
from collections.abc import Generator
from typing import Any

from alhambra.arena.contest import Contest, Match
from alhambra.arena.match import Played, play
from alhambra.arena.venues import Venue
from alhambra.core.errors import AlhambraError

LOCAL = "local"
"""The address of a cluster of this machine alone, started for the contest and ended with it."""


SOON = 10
"""Seconds within which a cluster answers."""


def on_ray(address: str) -> Venue:
    """Play on the cluster at this address; raises AlhambraError where there is no Ray."""
    try:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        import ray
    except ImportError as error:
        raise AlhambraError("no-ray") from error

    def venue(contest: Contest, matches: list[Match]) -> Generator[Played, None, None]:
        _join(ray, address)
        try:
            remote = ray.remote(play)
            shared = ray.put(contest)
            waiting = [remote.remote(shared, match) for match in matches]
            while waiting:
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
        finally:
            ray.shutdown()

    return venue


def _join(ray: Any, address: str) -> None:
    host, mark, port = address.removeprefix("ray://").rpartition(":")
    try:
        if mark and port.isdecimal():  # Ray itself would try for a quarter of an hour
            socket.create_connection((host, int(port)), timeout=SOON).close()
        ray.init(
            address=address,
            include_dashboard=False if address == LOCAL else None,
            configure_logging=False,
            log_to_driver=False,
        )
    except (OSError, ValueError, RuntimeError) as error:
        raise AlhambraError("ray-address", address=address, cause=str(error)) from error
