"""What whoever runs the server may set: where it keeps its data, how patient it is, its limits."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from alhambra.server.hosting import PACE, PATIENCE
from alhambra.server.limits import Tallies

if TYPE_CHECKING:
    from alhambra.server.metrics import Metrics


@dataclass(frozen=True)
class Limits:
    """How much one guest, one connection or one table may ask for."""

    message_rate: float = 10
    """Messages a second by one guest on all sockets, in the long run."""
    message_burst: float = 40
    request_rate: float = 10
    """Changes by HTTP a second by one guest, in the long run."""
    request_burst: float = 60
    question_rate: float = 50
    """Questions by HTTP a second by one guest."""
    question_burst: float = 500
    address_rate: float = 100
    """Requests of the interface a second from one address, whoever asks."""
    address_burst: float = 1_000
    tables_a_day: int = 200
    """Tables one guest may make in a day."""
    tables_an_address: float = 2_000
    """Tables that may be made from one address in a day, whoever makes them."""
    newcomer_rate: float = 0.2
    """New guests a second from one address, or one customer's networks, in the long run."""
    newcomer_burst: float = 500
    entries: int = 5_000
    """Entries of a journal beyond which seats are not handed to bots and nothing is taken back."""
    actions: int = 10_000
    """Entries of a journal beyond which people do not act any more."""
    devices: int = 8
    """Devices that may hold one seat."""
    connections: int = 32
    """Connections one guest may have open."""
    connections_an_address: int = 400
    """Connections from one address."""
    code_rate: float = 1
    """QR codes a second from one address."""
    code_burst: float = 30
    handshakes: float = 20
    """Connections a second from one address, in the long run."""
    handshake_burst: float = 200
    watchers: int = 200
    """Connections to one table of people who do not sit there."""
    sending: float = 15
    """Seconds a page may take to read a message."""
    body: int = 8_192
    """Bytes of a request's body."""
    message: int = 1_024
    """Bytes of a message on a socket."""
    backlog: int = 256
    """Messages that may wait for a reader before it is too slow."""


NO_LIMITS = Limits(
    message_rate=1e12,
    message_burst=1e12,
    request_rate=1e12,
    request_burst=1e12,
    question_rate=1e12,
    question_burst=1e12,
    address_rate=1e12,
    address_burst=1e12,
    tables_a_day=10**12,
    tables_an_address=1e12,
    newcomer_rate=1e12,
    newcomer_burst=1e12,
    entries=10**12,
    actions=10**12,
    connections=10**12,
    connections_an_address=10**12,
    code_rate=1e12,
    code_burst=1e12,
    handshakes=1e12,
    handshake_burst=1e12,
)
"""For measuring, and for a server that only friends can reach."""


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    data: Path
    """The folder of its database."""
    database: str | None = None
    """The address of another database."""
    worker: str | None = None
    """Our name among the workers that share it."""
    pace: float = PACE
    """Seconds a bot takes for an action at least, so that people can follow."""
    patience: float = PATIENCE
    """Seconds without a connection before somebody counts as away."""
    idle: float = 120
    """Seconds after which a table without company leaves the memory."""
    put_away: int | None = None
    """Days after which a table that nobody has looked at goes into the attic."""
    limits: Limits = field(default_factory=Limits)
    names: tuple[str, ...] = ()
    """Names by which browsers may call it, besides those of this machine and of the house."""
    metrics: "Metrics | None" = None
    """What was counted, and where it is told."""
    tallies: Tallies = field(default_factory=Tallies)
    """What is counted so that nobody has too much."""
    prefix: str = ""
    """What all its addresses begin with, such as `/alhambra`."""
    house: str | None = None
    """Where other devices of the house find the server, if they can."""


def data_folder() -> Path:
    """Where a user's programs keep what they must not lose."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "alhambra"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/alhambra"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "alhambra"
