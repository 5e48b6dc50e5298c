"""A connection to a table: what a page hears comes in order, and a page that does not read goes."""

import asyncio
from collections import deque
from typing import Protocol

from starlette.types import Send
from starlette.websockets import WebSocketDisconnect

from alhambra.server.meter import CLOSES
from alhambra.server.settings import Limits

NOT_FOUND = 4000
TOO_MANY = 4002
TOO_FAST = 4003
TOO_SLOW = 4004
COME_BACK = 1012


class Cable(Protocol):
    """What lies below a socket, where the server lends it."""

    def write(self, text: bytes) -> bool:
        """Send a text at once; False where it would have to wait."""
        ...

    def abort(self) -> None:
        """Cut the connection off, whatever waits to be sent."""
        ...

    def lend_ear(self, ear: "Ear | None") -> None:
        """Let somebody hear texts the moment they come."""
        ...


class Ear(Protocol):
    """Whoever hears what a page says."""

    def hear(self, text: bytes) -> bool:
        """Hear a text at once; False for what must go the long way."""
        ...


class Connection:
    """One page at one table."""

    def __init__(
        self,
        send: Send,
        guest: str | None,
        limits: Limits,
        cable: "Cable | None" = None,
        address: str = "",
    ) -> None:
        """A socket that was accepted; the cable below it, where it can be had."""
        self.guest = guest
        self.address = address
        self.pace = "calm"
        """How quickly this page wants bots to act."""
        self.is_gone = False
        """The other side has hung up."""
        self._send = send
        self._cable = cable
        self._limits = limits
        self._outbox: deque[bytes] = deque()
        self._news: asyncio.Future[None] | None = None
        """Waits for something to send."""
        self._sending_since: float | None = None
        self._code: int | None = None
        """With which code to close, once everything was sent."""

    def push(self, message: bytes) -> None:
        """Send a message, later, in order; an empty one asks the page to come back."""
        if not message:
            self.close(COME_BACK)
        elif len(self._outbox) >= self._limits.backlog:
            self._outbox.clear()
            self.close(TOO_SLOW)
        elif self._code is None:
            idle = self._sending_since is None and not self._outbox
            if idle and self._cable is not None and self._cable.write(message):
                return
            self._outbox.append(message)
            self._wake()

    def close(self, code: int) -> None:
        """Close after what waits was sent."""
        if self._code is None:
            self._code = code
            CLOSES.add(str(code))
        self._wake()

    def lend_ear(self, ear: Ear | None) -> None:
        """Let somebody hear what the page says the moment it comes, where that can be had."""
        if self._cable is not None:
            self._cable.lend_ear(ear)

    def check(self) -> None:
        """Cut off a page that has not read a message for too long."""
        since = self._sending_since
        late = since is not None and _now() - since > self._limits.sending
        if late and self._cable is not None:
            self._cable.abort()

    def _wake(self) -> None:
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    async def send_on(self) -> None:
        """Send what is pushed until the connection closes."""
        loop = asyncio.get_running_loop()
        try:
            while self._outbox or self._code is None:
                if not self._outbox:
                    self._sending_since = None
                    self._news = loop.create_future()
                    await self._news
                while self._outbox:
                    self._sending_since = loop.time()
                    text = self._outbox.popleft().decode()
                    await self._send({"type": "websocket.send", "text": text})
            self._sending_since = loop.time()
            await self._send({"type": "websocket.close", "code": self._code, "reason": ""})
        except (WebSocketDisconnect, OSError, RuntimeError):  # it is gone
            return
        finally:
            self._sending_since = None


def _now() -> float:
    return asyncio.get_running_loop().time()
