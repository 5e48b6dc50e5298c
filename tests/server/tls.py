"""A socket through TLS that two threads may use.

OpenSSL forbids to read and to write one connection at the same moment, and Python's socket does
not guard against it before 3.13: a page that heard while it spoke now and then hung for ever.
"""

import select
import socket
import ssl
from threading import Lock
from typing import Any

from tests.patience import PATIENCE


class Secured:
    """Reads and writes one at a time; neither waits for the network while it holds the lock."""

    def __init__(self, trust: ssl.SSLContext, place: str) -> None:
        host, port = place.split(":")
        plain = socket.create_connection((host, int(port)), timeout=PATIENCE)
        self._socket = trust.wrap_socket(plain, server_hostname=host)
        self._socket.setblocking(False)
        self._lock = Lock()

    def __getattr__(self, name: str) -> Any:
        """In everything else it is the socket."""
        return getattr(self._socket, name)

    def settimeout(self, seconds: float | None) -> None:
        """It is never blocking, whatever is asked of it."""

    def recv(self, size: int) -> bytes:
        """What came, as soon as something did."""
        while True:
            try:
                with self._lock:
                    return self._socket.recv(size)
            except (ssl.SSLWantReadError, BlockingIOError):
                select.select([self._socket], [], [])

    def sendall(self, data: bytes) -> None:
        """Send all of it."""
        left = memoryview(data)
        while left:
            try:
                with self._lock:
                    left = left[self._socket.send(left) :]
            except ssl.SSLWantWriteError:
                select.select([], [self._socket], [])
