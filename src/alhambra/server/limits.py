"""Buckets: how often somebody may do something, in bursts and in the long run."""

import time
from collections import OrderedDict


class Bucket:
    """Holds so many drops, refilled at a rate; everything asked for takes one."""

    __slots__ = ("_burst", "_drops", "_filled", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        """A full bucket."""
        self._rate = rate
        self._burst = burst
        self._drops = burst
        self._filled = time.monotonic()

    def take(self) -> bool:
        """Take a drop; False if there is none."""
        now = time.monotonic()
        self._drops = min(self._burst, self._drops + (now - self._filled) * self._rate)
        self._filled = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True


class Buckets:
    """A bucket per name, for as many names as are remembered."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        """All buckets alike."""
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        """Take a drop of somebody's bucket; False if there is none."""
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return bucket.take()


class Counts:
    """How many there are of each name."""

    def __init__(self) -> None:
        """None of any."""
        self._counts: dict[str, int] = {}

    def take(self, name: str) -> int:
        """One more; how many there are now."""
        count = self._counts[name] = self._counts.get(name, 0) + 1
        return count

    def leave(self, name: str) -> None:
        """One less."""
        self._counts[name] -= 1
        if not self._counts[name]:
            del self._counts[name]


class Tallies:
    """What a server counts so that nobody has too much: one process for itself."""

    def buckets(self, kind: str, rate: float, burst: float) -> Buckets:
        """How often something may be done."""
        del kind
        return Buckets(rate, burst)

    def counts(self, kind: str) -> Counts:
        """How many there are of something."""
        del kind
        return Counts()
