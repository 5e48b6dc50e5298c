"""Cables: what lies below requests and sockets; a connection that sends and sends is cut off.

Nobody who waits for answers sends much, and reading on would take memory, and time from others.
These classes hang on the inside of uvicorn: its version has an upper bound.
"""

import time

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from alhambra.server.socket import CABLE

LONGEST_HEAD = 1 << 14
"""Bytes of a request before its body, and of what comes after it."""
MOST_UNANSWERED = 1 << 17
"""Bytes that one connection may send before it has an answer or is heard."""
WHILE = 10.0
"""Seconds in which a socket may send so much without saying anything."""


class Requests(H11Protocol):
    """The requests of one connection."""

    unanswered = 0

    def data_received(self, data: bytes) -> None:
        """Read on, or no more."""
        self.unanswered += len(data)
        if self.unanswered > MOST_UNANSWERED:
            self.transport.abort()
        else:
            super().data_received(data)

    def on_response_complete(self) -> None:
        """The next request may come."""
        self.unanswered = 0
        super().on_response_complete()


class Sockets(WebSocketsSansIOProtocol):
    """Sockets that lend what lies below them.

    A message is written at once where nothing waits, which saves a task's turn; and a page that
    never reads can be cut off, for which closing would wait for ever.
    """

    unheard = 0
    since = 0.0

    async def run_asgi(self) -> None:
        """Lend this one's cable."""
        self.scope["state"][CABLE] = self
        await super().run_asgi()

    def write(self, text: bytes) -> bool:
        """Send a text at once; False where it would have to wait, or nobody is there."""
        # after the page's Close, or a cut, some turns of the loop pass before we are told
        is_open = self.conn.state is State.OPEN and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def abort(self) -> None:
        """Cut the connection off."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read on, or no more."""
        if time.monotonic() - self.since > WHILE:
            self.unheard, self.since = 0, time.monotonic()
        self.unheard += len(data)
        if self.unheard > MOST_UNANSWERED:
            self.abort()
        else:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A whole message: whether they are too many is judged where they are heard."""
        self.unheard = 0
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer a ping, but not one who does not read the answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.abort()
