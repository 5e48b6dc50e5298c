"""Tallies that all workers of one machine share, so that limits hold whomever somebody asks.

They lie in memory that was there before the workers were. Names are told apart by a keyed hash;
each has its place on a shelf with a few others. A bucket may lose a drop where two workers reach
into it at the same moment: that costs less than a lock at every message. Counts must not: every
worker has a column of its own, which is emptied when it has died.
"""

import fcntl
import mmap
import struct
import tempfile
import time
from collections.abc import Callable
from hashlib import blake2b
from secrets import token_bytes

from alhambra.server.limits import Buckets, Counts, Tallies

BUCKETS = (
    *("changes", "questions", "addresses", "tables", "newcomers", "codes"),
    *("handshakes", "messages"),
)
COUNTS = ("cables", "connections")
SHELVES, WAYS = 2_048, 8
"""How many names are remembered of each kind: so many shelves, so many places on each."""
TRIES, PAUSE = 20, 0.0005
"""How often a lock is tried; somebody who stands still with it must not hold the others up."""
BOUNDLESS = 1e9
"""A rate that nobody reaches."""
DROPS = struct.Struct("=8sdd")
"""A name's bucket: its hash, drops, and when it was filled."""

Hash = Callable[[str], bytes]


class SharedTallies:
    """What is counted by all workers; made by whoever starts them."""

    def __init__(self, places: int) -> None:
        """Nothing is counted yet."""
        key = token_bytes(16)
        self._hash: Hash = lambda name: blake2b(name.encode(), digest_size=8, key=key).digest()
        self._places = places
        self._row = struct.Struct(f"=8s{places}I")
        self._lock = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as we are
        size = SHELVES * WAYS
        self._memory = {kind: mmap.mmap(-1, size * DROPS.size) for kind in BUCKETS}
        self._memory |= {kind: mmap.mmap(-1, size * self._row.size) for kind in COUNTS}

    def close(self) -> None:
        """Nothing is counted any more."""
        self._lock.close()

    def at(self, place: int) -> Tallies:
        """The tallies as the worker at this place keeps them."""
        return _Kept(self, place)

    def leave(self, place: int) -> None:
        """The worker at this place has ended: nobody is connected to it any more."""
        for kind in COUNTS:
            for row in range(8 + 4 * place, len(self._memory[kind]), self._row.size):
                self._memory[kind][row : row + 4] = bytes(4)

    def buckets(self, kind: str, rate: float, burst: float) -> Buckets:
        """Buckets of one kind."""
        return SharedBuckets(rate, burst, memory=self._memory[kind], name=self._hash)

    def counts(self, kind: str, place: int) -> Counts:
        """Counts of one kind, with a worker's own column."""
        return SharedCounts(self, self._memory[kind], place)

    # -- rows of counts ------------------------------------------------------------------------

    def row_of(self, memory: mmap.mmap, name: str) -> int | None:
        """Where a name's counts are, from now on if need be; None where that cannot be had now."""
        for _ in range(TRIES):
            try:
                fcntl.lockf(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except OSError:
                time.sleep(PAUSE)
        else:
            return None
        try:
            return self._find(memory, self._hash(name))
        finally:
            fcntl.lockf(self._lock, fcntl.LOCK_UN)

    def _find(self, memory: mmap.mmap, found: bytes) -> int | None:
        size = self._row.size
        first = int.from_bytes(found, "big") % SHELVES * WAYS * size
        free = None
        for row in range(first, first + WAYS * size, size):
            if memory[row : row + 8] == found:
                return row
            if free is None and not self.total(memory, row):
                free = row
        if free is not None:
            self._row.pack_into(memory, free, found, *[0] * self._places)
        return free

    def total(self, memory: mmap.mmap, row: int) -> int:
        """What all workers have counted in a row."""
        _, *counts = self._row.unpack_from(memory, row)
        return sum(counts)


class _Kept(Tallies):
    """The tallies of one worker among others."""

    def __init__(self, shared: SharedTallies, place: int) -> None:
        self._shared = shared
        self._place = place

    def buckets(self, kind: str, rate: float, burst: float) -> Buckets:
        return self._shared.buckets(kind, rate, burst)

    def counts(self, kind: str) -> Counts:
        return self._shared.counts(kind, self._place)


class SharedBuckets(Buckets):
    """A bucket per name, from which all workers take."""

    def __init__(self, rate: float, burst: float, *, memory: mmap.mmap, name: Hash) -> None:
        """All buckets alike."""
        super().__init__(rate, burst)
        self._memory = memory
        self._name = name

    def take(self, name: str) -> bool:
        """Take a drop of somebody's bucket; False if there is none."""
        if self._rate >= BOUNDLESS:
            return True
        found, now = self._name(name), time.monotonic()
        first = int.from_bytes(found, "big") % SHELVES * WAYS * DROPS.size
        oldest, place = now + 1, first
        drops, filled = self._burst, now
        for row in range(first, first + WAYS * DROPS.size, DROPS.size):
            held, left, since = DROPS.unpack_from(self._memory, row)
            if held == found:
                place, drops, filled = row, left, since
                break
            if since < oldest:  # whoever has asked for nothing for longest is forgotten
                oldest, place = since, row
        drops = min(self._burst, drops + (now - filled) * self._rate)
        is_left = drops >= 1
        DROPS.pack_into(self._memory, place, found, drops - is_left, now)
        return is_left


class SharedCounts(Counts):
    """How many there are of each name at all workers."""

    def __init__(self, shared: SharedTallies, memory: mmap.mmap, place: int) -> None:
        """None of any."""
        super().__init__()
        self._shared = shared
        self._memory = memory
        self._column = 8 + 4 * place
        self._rows: dict[str, int] = {}
        """Where the counts are of names that are here."""

    def take(self, name: str) -> int:
        """One more; how many there are now."""
        own = super().take(name)
        row = self._rows.get(name)
        if row is None:
            row = self._shared.row_of(self._memory, name)
            if row is None:  # the next one tries again; until then our own count
                return own
            self._rows[name] = row
        self._write(row, own)
        return max(own, self._shared.total(self._memory, row))

    def leave(self, name: str) -> None:
        """One less."""
        super().leave(name)
        own = self._counts.get(name, 0)
        row = self._rows.get(name) if own else self._rows.pop(name, None)
        if row is not None:
            self._write(row, own)

    def _write(self, row: int, own: int) -> None:
        struct.pack_into("=I", self._memory, row + self._column, own)
