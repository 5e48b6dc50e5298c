"""Cables: what lies below requests and sockets; a connection that sends and sends is cut off.

Nobody who waits for answers sends much, and reading on would take memory, and time from others.
These classes hang on the inside of uvicorn: its version has an upper bound.
"""

import time

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from alhambra.server.connection import Ear
from alhambra.server.socket import CABLE

LONGEST_HEAD = 1 << 14
"""Bytes of a request before its body, and of what comes after it."""
MOST_UNANSWERED = 1 << 17
"""Bytes that one connection may send before it has an answer or is heard."""
WHILE = 10.0
"""Seconds in which a socket may send so much without saying anything."""
WHOLE_TEXT, MASKED, LONG = 0x81, 0x80, 126
"""The first byte of a frame that is a whole text, the bit of the second that says that it is
masked, and the length from which on it is told in more bytes (RFC 6455, 5.2)."""
HEADER = 6
"""Bytes of a short frame before its text: those two and the mask."""


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

    A message is written at once where nothing waits, and a short one heard at once, which saves a
    task's turn; and a page that never reads can be cut off, for which closing would wait for ever.
    """

    unheard = 0
    since = 0.0
    ear: Ear | None = None

    async def run_asgi(self) -> None:
        """Lend this one's cable."""
        self.scope["state"][CABLE] = self
        await super().run_asgi()

    def lend_ear(self, ear: Ear | None) -> None:
        """Let somebody hear texts the moment they come."""
        self.ear = ear

    def write(self, text: bytes) -> bool:
        """Send a text at once; False where it would have to wait, or nobody is there."""
        # after the page's Close, or a cut, some turns of the loop pass before we are told
        is_open = self.conn.state is State.OPEN and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(framed(text))
        return True

    def abort(self) -> None:
        """Cut the connection off."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read on, or no more."""
        text = short_text(data)
        if text is not None and self._is_heard(text):
            self.unheard = 0
            return
        if time.monotonic() - self.since > WHILE:
            self.unheard, self.since = 0, time.monotonic()
        self.unheard += len(data)
        if self.unheard > MOST_UNANSWERED:
            self.abort()
        else:
            super().data_received(data)

    def _is_heard(self, text: bytes) -> bool:
        """Is a text heard at once, since nothing that came before it waits or is half there?"""
        return (
            self.ear is not None
            and self.conn.state is State.OPEN
            and not (self.close_sent or self.frames or self.conn.reader.buffer)
            and self.queue.empty()
            and self.ear.hear(text)
        )

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


def short_text(data: bytes) -> bytes | None:
    """The text of which these bytes are one whole, short, masked frame; None for anything else."""
    length = len(data) - HEADER
    if 0 <= length < LONG and data[0] == WHOLE_TEXT and data[1] == MASKED | length:
        mask = (data[2:HEADER] * (length // 4 + 1))[:length]
        plain = int.from_bytes(data[HEADER:], "big") ^ int.from_bytes(mask, "big")
        return plain.to_bytes(length, "big")
    return None


def framed(text: bytes) -> bytes:
    """A text as the one frame in which a server sends it."""
    length = len(text)
    if length < LONG:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text
