"""Lines: who is connected to this process, so that nobody's connections keep others out.

One address has so many and no more. All together they have so many as there are files; where all
are taken, whoever has few gets one from whoever has most. So any number of addresses that take all
they can get leaves room for those who come with a page.
"""

import asyncio
from typing import Protocol, cast

from alhambra.server.addresses import DEVICE, network_of
from alhambra.server.limits import Counts
from alhambra.server.meter import CROWDED

ENDLESS = 1 << 30


class Cable(Protocol):
    """What a connection speaks."""

    is_idle: bool
    """Is nothing of it under way, so that it is missed least?"""


class Lines:
    """The connections of every address, as it is counted, and how many there may be."""

    def __init__(
        self,
        most: int = ENDLESS,
        spared: tuple[str, ...] = (),
        counts: Counts | None = None,
        *,
        room: int = ENDLESS,
    ) -> None:
        """Nobody is there yet; who is spared, such as a proxy, may have any number."""
        self._most = most
        self._room = room
        self._spared = {network_of(address, DEVICE) for address in spared}
        self._counts = counts or Counts()
        self._networks: dict[asyncio.Transport, str] = {}
        """Whose each connection is that was let in."""
        self._lines: dict[str, dict[asyncio.Transport, None]] = {}
        """Those of every network but of who is spared, the oldest first."""
        self._by_number: dict[int, dict[str, None]] = {}
        """The networks that have so many."""
        self._highest = 0
        """How many the networks have that have most."""

    def take(self, address: str, line: asyncio.Transport) -> bool:
        """One more connection; False where it cannot be had."""
        network = network_of(address)
        is_spared = network_of(address, DEVICE) in self._spared
        if self._counts.take(network) > self._most and not is_spared:
            self._counts.leave(network)
            CROWDED.add("address")
            return False
        if len(self._networks) >= self._room and not self._make_room(network, is_spared=is_spared):
            self._counts.leave(network)
            CROWDED.add("full")
            return False
        self._networks[line] = network
        if not is_spared:
            self._lines.setdefault(network, {})[line] = None
            self._recount(network, len(self._lines[network]) - 1)
        return True

    def leave(self, line: asyncio.Transport) -> None:
        """One less, if it was let in and not cut off since."""
        network = self._networks.pop(line, None)
        if network is None:
            return
        self._counts.leave(network)
        lines = self._lines.get(network, {})
        if line in lines:
            del lines[line]
            self._recount(network, len(lines) + 1)
            if not lines:
                del self._lines[network]

    def _make_room(self, network: str, *, is_spared: bool) -> bool:
        """Cut one off of who has most; False where whoever comes would then have as many."""
        if not is_spared and len(self._lines.get(network, ())) + 1 >= self._highest:
            return False
        if self._highest:  # else all are spared, and they know best
            lines = self._lines[next(iter(self._by_number[self._highest]))]
            idle = (line for line in lines if cast(Cable, line.get_protocol()).is_idle)
            line = next(idle, None) or next(iter(lines))
            self.leave(line)
            CROWDED.add("displaced")
            line.abort()
        return True

    def _recount(self, network: str, before: int) -> None:
        """Know which networks have most, after one of them has one more or less."""
        number = len(self._lines[network])
        if before:
            del self._by_number[before][network]
        if number:
            self._by_number.setdefault(number, {})[network] = None
        if number > self._highest or not self._by_number[self._highest]:
            self._highest = number
