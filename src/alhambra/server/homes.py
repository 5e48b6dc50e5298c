"""Homes: among the workers of one machine, which one has the sockets of a table.

Any worker may serve any table; but where all who sit at one are connected to the same worker, an
action is judged and told once, and nobody reads what another has written. Whoever is connected to
by a page of a table whose home is another worker passes the connection on, with what was asked.
"""

import asyncio
import logging
import mmap
import re
import socket
import struct
import time
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from typing import Any

LOG = logging.getLogger("alhambra.homes")

BEAT = 0.25
"""Seconds between two signs of life."""
SILENT = 1.0
"""Seconds without one after which nothing is passed on to a worker."""
LONGEST = 1 << 17
"""Bytes of a request that is passed on."""
SIGN = struct.Struct("d")
TABLE = re.compile(rb"/api/tables/([0-9a-z]+)/socket(?:\?|$)")


class Homes:
    """What all workers of one machine share; made by whoever starts them."""

    def __init__(self, count: int) -> None:
        """So many places, of which none is taken yet."""
        self._signs = mmap.mmap(-1, SIGN.size * count)
        self._doors = [
            socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in range(count)
        ]
        for near, far in self._doors:
            near.settimeout(0)
            far.settimeout(0)

    def close(self) -> None:
        """Nobody passes anything on any more."""
        for pair in self._doors:
            for door in pair:
                door.close()

    def leave(self, place: int) -> None:
        """A worker has ended: what comes for it goes elsewhere until another takes its place."""
        SIGN.pack_into(self._signs, SIGN.size * place, 0.0)

    def sign(self, place: int) -> None:
        """The worker at this place lives."""
        SIGN.pack_into(self._signs, SIGN.size * place, time.monotonic())

    def is_alive(self, place: int) -> bool:
        """Has the worker at this place given a sign of life?"""
        (seen,) = SIGN.unpack_from(self._signs, SIGN.size * place)
        return bool(seen > 0 and time.monotonic() - seen < SILENT)

    def of(self, table: bytes) -> int | None:
        """The home of a table: of those who live always the same."""
        living = [place for place in range(len(self._doors)) if self.is_alive(place)]
        return max(living, key=lambda place: _worth(table, place), default=None)

    def door(self, place: int) -> socket.socket:
        """Where the worker at this place finds what is passed on to it."""
        return self._doors[place][0]

    def knock(self, place: int, head: bytes, file: int) -> bool:
        """Pass a connection on; False where it cannot be taken."""
        try:
            socket.send_fds(self._doors[place][1], [head], [file])
        except OSError:
            return False
        return True


def _worth(table: bytes, place: int) -> bytes:
    return blake2b(table, digest_size=8, key=str(place).encode()).digest()


class Home:
    """One worker's place among the homes."""

    def __init__(self, homes: Homes, place: int) -> None:
        """Empty until it is opened."""
        self._homes = homes
        self._place = place
        self._beat: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self, protocol: Callable[[], Any]) -> None:
        """Live, and take in what is passed on; a protocol answers it."""
        self._protocol = protocol
        asyncio.get_running_loop().add_reader(self._homes.door(self._place), self._take_in)
        self._live()

    def close(self) -> None:
        """Take in nothing more."""
        if self._beat is not None:
            self._beat.cancel()
            self._beat = None
            asyncio.get_running_loop().remove_reader(self._homes.door(self._place))
            self._homes.leave(self._place)

    def _live(self) -> None:
        self._homes.sign(self._place)
        self._beat = asyncio.get_running_loop().call_later(BEAT, self._live)

    def passes_on(self, target: bytes, head: bytes, transport: asyncio.Transport) -> bool:
        """Give a connection to the home of the table that it asks for, where that is another."""
        asked = TABLE.search(target)
        place = None if asked is None or self._beat is None else self._homes.of(asked[1])
        if place is None or place == self._place:
            return False
        transport.pause_reading()  # what comes from now on is for them
        if self._homes.knock(place, head, transport.get_extra_info("socket").fileno()):
            transport.abort()  # lets go of our end; theirs is the same connection
            return True
        transport.resume_reading()
        return False

    def _take_in(self) -> None:
        with suppress(BlockingIOError):
            head, files, _, _ = socket.recv_fds(self._homes.door(self._place), LONGEST, 1)
            if files:
                task = asyncio.get_running_loop().create_task(self._answer(files[0], head))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _answer(self, file: int, head: bytes) -> None:
        passed = socket.socket(fileno=file)
        try:
            passed.settimeout(0)
            loop = asyncio.get_running_loop()
            transport, protocol = await loop.connect_accepted_socket(self._protocol, passed)
        except OSError:  # they have hung up on the way
            passed.close()
            return
        if not transport.is_closing():
            protocol.answer_passed_on(head)
