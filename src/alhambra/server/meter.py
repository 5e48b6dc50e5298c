"""The meter: counts and times what this process does, for whoever runs the server.

Counting must cost nothing beside what is counted: plain numbers, each changed by one thread only.
Nothing here names anybody: no guests, no codes, no tables.
"""

import time
from bisect import bisect_left
from typing import Any

from alhambra.server.wire import Error

Snapshot = dict[str, Any]
"""What a meter says at a moment, by the names of its instruments."""


class Counter:
    """How often something happened, by what kind of it."""

    kind = "counter"

    def __init__(self, name: str, about: str, *labels: str) -> None:
        """Nothing has happened yet."""
        self.name, self.about, self.labels = name, about, labels
        self._counts: dict[str, float] = {}

    def add(self, *values: str) -> None:
        """It happened, with these values of the labels."""
        key = " ".join(values)
        self._counts[key] = self._counts.get(key, 0) + 1

    def now(self) -> dict[str, float]:
        """How often, by the values of the labels."""
        return self._counts.copy()


class Gauge:
    """How many there are now; known where it is asked."""

    kind = "gauge"
    labels = ()

    def __init__(self, name: str, about: str, count: int = 0) -> None:
        """So many until it is known better."""
        self.name, self.about = name, about
        self.count = count

    def now(self) -> dict[str, float]:
        """How many."""
        return {"": self.count}


class Histogram:
    """How large or how long something was: how often below each of some bounds."""

    kind = "histogram"
    labels = ()

    def __init__(self, name: str, about: str, *bounds: float) -> None:
        """Nothing has happened yet."""
        self.name, self.about, self.bounds = name, about, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def add(self, value: float) -> None:
        """It was so large or so long."""
        self._counts[bisect_left(self.bounds, value)] += 1
        self._sum += value

    def now(self) -> dict[str, float]:
        """How often up to each bound, but above the one before it; and the sum of all."""
        names = [*map(str, self.bounds), "+Inf"]
        return {**dict(zip(names, self._counts, strict=True)), "sum": self._sum}


WORKERS = Gauge("alhambra_workers", "Workers of this machine that are at work.", 1)
TABLES = Gauge("alhambra_tables", "Tables in memory; one in the memory of two workers is two.")
SOCKETS = Gauge("alhambra_sockets", "Open connections to tables.")
ACTIONS = Counter("alhambra_actions_total", "Accepted actions, by who plays.", "player")
ROUND_TRIPS = Histogram(
    "alhambra_round_trip_seconds",
    "From when a person's action is judged until it is stored and everybody here was told.",
    *(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0),
)
COMMITS = Histogram(
    "alhambra_commit_writes",
    "Writes that share a commit.",
    *(1, 2, 5, 10, 20, 50, 100, 200, 500),
)
THINKING = Histogram(
    "alhambra_thinking_seconds",
    "How long a bot thinks about an action.",
    *(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0),
)
REFUSALS = Counter(
    "alhambra_refusals_total",
    "What was not accepted, by the code of docs/wire.md and the reason of docs/rules.md.",
    *("code", "reason"),
)
CLOSES = Counter(
    "alhambra_closes_total", "Connections that the server closed, by the code.", "code"
)
GARBAGE = Counter(
    "alhambra_garbage_total", "What was sent and cannot be read, by the kind of it.", "kind"
)
CROWDED = Counter(
    "alhambra_crowded_total", "Connections for which there was no room, by why.", "why"
)

GAUGES = (WORKERS, TABLES, SOCKETS)
OTHERS = (ACTIONS, ROUND_TRIPS, COMMITS, THINKING, REFUSALS, CLOSES, GARBAGE, CROWDED)
INSTRUMENTS: tuple[Counter | Gauge | Histogram, ...] = (*GAUGES, *OTHERS)


def refused(error: Error) -> None:
    """Something was not accepted."""
    REFUSALS.add(error.code, error.reason or "")


def acted(begun: float) -> None:
    """A person's action that was judged at a moment of `time.perf_counter` is accepted."""
    ACTIONS.add("person")
    ROUND_TRIPS.add(time.perf_counter() - begun)


def snapshot() -> Snapshot:
    """What this process has counted until now."""
    return {instrument.name: instrument.now() for instrument in INSTRUMENTS}
