"""Metrics: what all workers of this machine have counted, in the text format of Prometheus.

Every worker keeps what it has counted in a file of its own, in a folder that they share; any of
them answers for all. What the dead have counted still counts, else sums would shrink.
"""

import asyncio
import os
import socket
import tempfile
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from shutil import rmtree

import msgspec

from alhambra.server import meter
from alhambra.server.meter import Counter, Gauge, Histogram, Snapshot

STALE = 5.0
"""Seconds after which a worker that has kept nothing new counts no tables and no sockets."""
ASKING = 5.0
"""Seconds in which somebody must have asked."""
LONGEST = 8_192
"""Bytes of a question."""
MOST = 32
"""Connections at once."""
UNASKED = (
    *(TimeoutError, OSError, ValueError),
    *(asyncio.IncompleteReadError, asyncio.LimitOverrunError),
)
"""What becomes of somebody who asks nothing, or nothing that can be read."""
PAST = "past"
KIND = b"text/plain; version=0.0.4; charset=utf-8"


class Kept(msgspec.Struct):
    """What a worker has counted until a moment, or all who have ended."""

    counted: Snapshot
    moment: float = 0.0
    """By the clock that all processes of a machine share."""
    ended: list[str] = []
    """Whose counts are among these."""


class Metrics:
    """What was counted by all, and the address at which it is told."""

    def __init__(self, listening: socket.socket, *, is_shared: bool) -> None:
        """Nothing is counted yet; several workers share a folder."""
        self._listening = listening
        made = tempfile.mkdtemp(prefix="alhambra-metrics-") if is_shared else None
        self._folder = None if made is None else Path(made)
        self._open = 0

    def close(self) -> None:
        """Take away what was shared; whoever made it does so, once the workers have ended."""
        self._listening.close()
        if self._folder is not None:
            rmtree(self._folder, ignore_errors=True)

    # -- keeping -------------------------------------------------------------------------------

    def keep(self, worker: str) -> None:
        """Let the others know what this worker has counted."""
        self._keep(worker)

    def _keep(self, worker: str) -> Snapshot:
        counted = meter.snapshot()
        self._write(worker, Kept(counted, time.monotonic()))
        return counted

    def bury(self, worker: str) -> None:
        """A worker has ended: add what it has counted to what others did before it."""
        if self._folder is not None and (found := self._read(worker)) is not None:
            past = self._read(PAST) or Kept({})
            counted = _sum([past.counted, _without_gauges(found.counted)])
            self._write(PAST, Kept(counted, ended=[*past.ended[-9:], worker]))
            (self._folder / worker).unlink()

    def _write(self, name: str, kept: Kept) -> None:
        if self._folder is None:
            return
        with suppress(OSError):  # a full disk: the tables matter more
            new = self._folder / f".{name}"
            new.write_bytes(msgspec.json.encode(kept))
            os.replace(new, self._folder / name)

    def _read(self, name: str) -> Kept | None:
        assert self._folder is not None
        with suppress(OSError, msgspec.DecodeError):
            return msgspec.json.decode((self._folder / name).read_bytes(), type=Kept)
        return None

    # -- telling -------------------------------------------------------------------------------

    def text(self, worker: str) -> str:
        """What all have counted until now."""
        own = self._keep(worker)  # what was told once does not shrink, whoever dies
        if self._folder is None:
            return written(own)
        # the workers first: whoever is buried meanwhile is found twice, and then left out once
        names = [path.name for path in self._folder.iterdir() if path.name[0] != "."]
        found = {name: self._read(name) for name in names if name not in (PAST, worker)}
        past = self._read(PAST) or Kept({})
        counted = [past.counted, own]
        for name, kept in found.items():
            if kept is not None and name not in past.ended:
                is_stale = time.monotonic() - kept.moment > STALE
                counted.append(_without_gauges(kept.counted) if is_stale else kept.counted)
        return written(_sum(counted))

    async def serve(self, worker: str) -> asyncio.Server:
        """Answer at the address until the server is closed."""

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            if self._open >= MOST:
                writer.transport.abort()
                return
            self._open += 1
            try:
                await asyncio.wait_for(self._answer(worker, reader, writer), ASKING)
            except UNASKED:
                pass
            finally:
                self._open -= 1
                writer.close()

        return await asyncio.start_server(answer, sock=self._listening.dup(), limit=LONGEST)

    async def _answer(
        self, worker: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        method, path, _ = head.split(b" ", 2)
        is_right = method in (b"GET", b"HEAD") and path.partition(b"?")[0] == b"/metrics"
        content = b"/metrics\n"
        if is_right:
            content = (await asyncio.to_thread(self.text, worker)).encode()
        status = b"200 OK" if is_right else b"404 Not Found"
        writer.write(
            b"HTTP/1.1 %s\r\nContent-Type: %s\r\nContent-Length: %d\r\nConnection: close\r\n\r\n"
            % (status, KIND, len(content))
        )
        if method != b"HEAD":
            writer.write(content)
        await writer.drain()


def _sum(snapshots: Iterable[Snapshot]) -> Snapshot:
    """All of them in one."""
    total: Snapshot = {}
    for snapshot in snapshots:
        for name, counts in snapshot.items():
            sums = total.setdefault(name, {})
            for key, count in counts.items():
                sums[key] = sums.get(key, 0) + count
    return total


def _without_gauges(snapshot: Snapshot) -> Snapshot:
    """What of a snapshot still holds when its worker has ended."""
    gauges = {gauge.name for gauge in meter.GAUGES}
    return {name: counts for name, counts in snapshot.items() if name not in gauges}


# -- the text format -------------------------------------------------------------------------------


def written(snapshot: Snapshot) -> str:
    """A snapshot as Prometheus reads it."""
    return "".join(
        line
        for instrument in meter.INSTRUMENTS
        for line in _lines(instrument, snapshot.get(instrument.name, {}))
    )


def _lines(instrument: Counter | Gauge | Histogram, counts: dict[str, float]) -> Iterable[str]:
    name = instrument.name
    yield f"# HELP {name} {instrument.about}\n# TYPE {name} {instrument.kind}\n"
    if isinstance(instrument, Histogram):
        count = 0.0
        for bound in [*map(str, instrument.bounds), "+Inf"]:
            count += counts.get(bound, 0)
            yield f'{name}_bucket{{le="{bound}"}} {_number(count)}\n'
        yield f"{name}_sum {_number(counts.get('sum', 0))}\n{name}_count {_number(count)}\n"
        return
    for key, count in sorted(counts.items()):
        labels = zip(instrument.labels, key.split(" "), strict=True) if instrument.labels else ()
        named = ",".join(f'{label}="{value}"' for label, value in labels)
        yield f"{name}{{{named}}} {_number(count)}\n" if named else f"{name} {_number(count)}\n"


def _number(count: float) -> str:
    return str(int(count)) if float(count).is_integer() else repr(count)
