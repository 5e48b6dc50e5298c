"""Cables: what lies below requests and sockets; whoever sends too much or too little is cut off.

Nobody who waits for answers sends much, and reading on would take memory, and time from others.
Nobody who has a question takes long to ask it, and waiting on would take a file from others.
These classes hang on the inside of uvicorn: its version has an upper bound.
"""

import asyncio
import socket
import time
from functools import partial
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import PayloadTooBig
from websockets.http11 import Request
from websockets.protocol import State

from alhambra.server.connection import Ear
from alhambra.server.homes import Home
from alhambra.server.lines import Lines
from alhambra.server.meter import CROWDED, GARBAGE
from alhambra.server.socket import CABLE

LONGEST_HEAD = 3 << 12
"""Bytes of a request before its body, and of what comes after it."""
MOST_UNANSWERED = 1 << 17
"""Bytes that one connection may send before it has an answer or is heard."""
WHILE = 10.0
"""Seconds in which a socket may send so much without saying anything."""
ASKING = 15.0
"""Seconds in which a request must have come, head and body, once the connection is there."""
ANSWERING = 120.0
"""Seconds in which its answer must have been made and read."""
TOO_LARGE = b"HTTP/1.1 431 Headers Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
"""The answer to a handshake that cannot be read."""
WHOLE_TEXT, MASKED, LONG = 0x81, 0x80, 126
"""The first byte of a frame that is a whole text, the bit of the second that says that it is
masked, and the length from which on it is told in more bytes (RFC 6455, 5.2)."""
NO_FILE = "socket.accept() out of system resource"
"""What a loop says of it, many times over."""
QUEUE, AT_ONCE = 1_024, 8
"""Connections that wait to be taken, and how many of them are taken before it is looked whose."""
HEADER = 6
"""Bytes of a short frame before its text: those two and the mask."""
NO_UNICODE = 1007
"""The code with which a socket is closed whose text is none."""


class Requests(H11Protocol):
    """The requests of one connection, in time and not too many."""

    lines = Lines()
    home: Home | None = None
    unanswered = 0
    _limit: asyncio.TimerHandle | None = None
    _is_asked = False
    _is_passed_on = False

    def connection_made(self, transport: Any) -> None:
        """Somebody has connected: they are to ask something soon."""
        super().connection_made(transport)
        if self.lines.take(self.client[0] if self.client else "", transport):
            self._wait(ASKING)
        else:
            transport.abort()

    @property
    def is_idle(self) -> bool:
        """Has nothing been asked, or not yet all of it?"""
        return not self._is_asked

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._stop_waiting()
        self.lines.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, or no more."""
        self.unanswered += len(data)
        if self.unanswered > MOST_UNANSWERED:
            self.transport.abort()
            return
        super().data_received(data)
        if not self._is_asked and self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._is_asked = True
            if self._limit is not None:
                self._wait(ANSWERING)

    def on_response_complete(self) -> None:
        """The next request may come."""
        self.unanswered = 0
        self._is_asked = False
        self._wait(ASKING)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a socket, which has limits of its own; perhaps another worker's."""
        self._stop_waiting()
        if self.home is not None and not self._is_passed_on:
            head = b"%b %b HTTP/1.1\r\n" % (event.method, event.target)
            head += b"".join(b"%b: %b\r\n" % header for header in self.headers) + b"\r\n"
            if self.home.passes_on(event.target, head, self.transport):
                return
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """What has come is no HTTP: say so, unless an answer is under way, and hang up."""
        GARBAGE.add("http")
        if self.cycle is not None:
            self.cycle.disconnected = True  # whoever makes an answer to it makes none
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def _unsupported_upgrade_warning(self) -> None:
        """Somebody wants another protocol; they get an answer in this one."""
        GARBAGE.add("upgrade")

    def answer_passed_on(self, head: bytes) -> None:
        """Answer what another worker was asked."""
        self._is_passed_on = True
        self.data_received(head)

    def _wait(self, seconds: float) -> None:
        """Cut the connection off unless something happens until then."""
        self._stop_waiting()
        self._limit = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None


class Sockets(WebSocketsSansIOProtocol):
    """Sockets that lend what lies below them.

    A message is written at once where nothing waits, and a short one heard at once, which saves a
    task's turn; and a page that never reads can be cut off, for which closing would wait for ever.
    """

    lines = Lines()
    is_idle = False
    unheard = 0
    since = 0.0
    ear: Ear | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone; it was counted when it was made."""
        self.lines.leave(self.transport)
        super().connection_lost(exc)

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
        if self.handshake_initiated and not self.handshake_complete:
            GARBAGE.add("frame")  # nobody may speak before they are let in
            self.abort()
            return
        if time.monotonic() - self.since > WHILE:
            self.unheard, self.since = 0, time.monotonic()
        self.unheard += len(data)
        if self.unheard > MOST_UNANSWERED:
            self.abort()
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            GARBAGE.add("handshake")
            self.transport.write(TOO_LARGE)  # nobody else would answer
            self.transport.close()

    def _is_heard(self, text: bytes) -> bool:
        """Is a text heard at once, since nothing that came before it waits or is half there?"""
        return (
            self.ear is not None
            and self.conn.state is State.OPEN
            and not (self.close_sent or self.frames or self.conn.reader.buffer)
            and self.queue.empty()
            and self.ear.hear(text)
        )

    def handle_connect(self, event: Request) -> None:
        """Begin, unless it is no handshake."""
        super().handle_connect(event)
        if self.conn.handshake_exc is not None:
            GARBAGE.add("handshake")

    def send_receive_event_to_app(self) -> None:
        """A whole message: whether they are too many is judged where they are heard."""
        self.unheard = 0
        if self.curr_msg_data_type == "text" and not is_unicode(b"".join(self.frames)):
            self.frames = []
            if self.conn.state is State.OPEN:
                GARBAGE.add("unicode")
                self._end(NO_UNICODE)
            return
        super().send_receive_event_to_app()

    def _end(self, code: int) -> None:
        """Close, and wait for the page to close too: who hangs up first may not be heard."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def handle_parser_exception(self) -> None:
        """What has come is no frame, or none that is read."""
        failure = self.conn.parser_exc
        kinds = {PayloadTooBig: "size", UnicodeDecodeError: "unicode"}
        GARBAGE.add(kinds.get(type(failure), "frame"))
        super().handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer a ping, but not one who does not read the answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.abort()


class Serving(uvicorn.Server):
    """A server that takes in what other workers pass on to it."""

    def __init__(self, config: uvicorn.Config, home: Home | None) -> None:
        """With a place among the workers of this machine, where there are several."""
        super().__init__(config)
        self._home = home

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        asyncio.get_running_loop().set_exception_handler(complain)
        await super().startup(sockets)
        for listening in sockets or []:
            listening.listen(QUEUE)  # it was told how many are taken at once
        if self._home is not None:
            kind: Any = self.config.http_protocol_class
            state = self.lifespan.state
            self._home.open(partial(kind, self.config, self.server_state, state))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer no more."""
        if self._home is not None:
            self._home.close()
        await super().shutdown(sockets)


def complain(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Say what went wrong in a loop, but not that there is no file for somebody who connects."""
    if context["message"] == NO_FILE:
        CROWDED.add("files")
    else:
        loop.default_exception_handler(context)


def short_text(data: bytes) -> bytes | None:
    """The text of which these bytes are one whole, short, masked frame; None for anything else."""
    length = len(data) - HEADER
    if 0 <= length < LONG and data[0] == WHOLE_TEXT and data[1] == MASKED | length:
        mask = (data[2:HEADER] * (length // 4 + 1))[:length]
        plain = int.from_bytes(data[HEADER:], "big") ^ int.from_bytes(mask, "big")
        return plain.to_bytes(length, "big")
    return None


def is_unicode(text: bytes) -> bool:
    """Are these bytes a text?"""
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def framed(text: bytes) -> bytes:
    """A text as the one frame in which a server sends it."""
    length = len(text)
    if length < LONG:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text
