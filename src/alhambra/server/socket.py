"""A connection to a table: what a page says is judged in order, what it hears comes in order."""

import asyncio
import logging
from collections import deque
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

from msgspec import DecodeError
from msgspec.json import Decoder, encode
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from alhambra.server.company import Company
from alhambra.server.hall import Hall
from alhambra.server.limits import Bucket
from alhambra.server.refusal import Refusal
from alhambra.server.settings import Limits
from alhambra.server.warm import Warmth
from alhambra.server.wire import Act, Error, FromPage, Ping, Pong, Refused, StatusMessage

LOG = logging.getLogger("alhambra.socket")

NOT_FOUND = 4000
TOO_MANY = 4002
TOO_FAST = 4003
TOO_SLOW = 4004
COME_BACK = 1012

PONG = encode(Pong())
DECODER = Decoder(FromPage)


class Connection:
    """One page at one table."""

    def __init__(self, socket: WebSocket, guest: str | None, limits: Limits) -> None:
        """A socket that was accepted."""
        self.guest = guest
        self._socket = socket
        self._outbox: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._backlog = limits.backlog
        self._code: int | None = None
        """With which code to close, once everything was sent."""

    def push(self, message: bytes) -> None:
        """Send a message, later, in order; an empty one asks the page to come back."""
        if not message:
            self.close(COME_BACK)
        elif len(self._outbox) >= self._backlog:
            self._outbox.clear()
            self.close(TOO_SLOW)
        elif self._code is None:
            self._outbox.append(message)
            self._news.set()

    def close(self, code: int) -> None:
        """Close after what waits was sent."""
        if self._code is None:
            self._code = code
        self._news.set()

    async def send_on(self) -> None:
        """Send what is pushed until the connection closes."""
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                while self._outbox:
                    await self._socket.send_text(self._outbox.popleft().decode())
                if self._code is not None:
                    await self._socket.close(self._code)
                    return
        except (WebSocketDisconnect, RuntimeError):  # it is gone
            return


class Gate:
    """Lets sockets in and hears what they say."""

    def __init__(self, hall: Hall, warmth: Warmth) -> None:
        """Connections to the tables of a hall."""
        self._hall = hall
        self._warmth = warmth
        self._limits = hall.settings.limits
        self._open: dict[str, int] = {}
        """How many connections each guest has."""
        self._connections: set[Connection] = set()
        self._waiting: set[asyncio.Task[None]] = set()
        warmth.when_ready(self._announce_status)

    async def admit(self, socket: WebSocket) -> None:
        """One connection, from handshake to end."""
        if not is_own_origin(socket):
            await socket.close(4001)  # before it is accepted: the handshake fails with 403
            return
        guest = self._hall.people.guest(socket.headers.get("cookie"))
        await socket.accept()
        connection = Connection(socket, guest, self._limits)
        sending = asyncio.create_task(connection.send_on())
        holder = guest or f"address {socket.client.host if socket.client else ''}"
        self._open[holder] = self._open.get(holder, 0) + 1
        try:
            if self._open[holder] > self._limits.connections:
                connection.close(TOO_MANY)
            else:
                await self._attend(socket, connection)
        finally:
            self._open[holder] -= 1
            if not self._open[holder]:
                del self._open[holder]
            if socket.client_state is WebSocketState.DISCONNECTED:
                sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    async def _attend(self, socket: WebSocket, connection: Connection) -> None:
        """Be around a table for as long as the connection lasts."""
        try:
            company = await self._hall.find(str(socket.path_params["table"]))
        except Refusal:
            connection.close(NOT_FOUND)
            return
        if len(company.listeners) >= self._limits.around_a_table:
            connection.close(TOO_MANY)
            return
        async with company.lock:
            if company.is_lost:
                connection.close(COME_BACK)
                return
            connection.push(company.table_message(connection.guest))
            connection.push(encode(StatusMessage(self._warmth.is_ready)))
            company.join(connection)
        self._connections.add(connection)
        await self._announce_presence(company)
        try:
            await self._listen(socket, connection, company)
        finally:
            self._connections.discard(connection)
            company.leave(connection)
            await self._announce_presence(company)
            waiting = asyncio.create_task(self._announce_away(company))
            self._waiting.add(waiting)
            waiting.add_done_callback(self._waiting.discard)

    async def _announce_presence(self, company: Company) -> None:
        async with company.lock:
            if not company.is_lost:
                company.announce_presence()

    async def _announce_away(self, company: Company) -> None:
        """Tell those who are left once somebody has been gone for long enough."""
        await asyncio.sleep(self._hall.settings.patience + 0.1)
        await self._announce_presence(company)

    async def _listen(self, socket: WebSocket, connection: Connection, company: Company) -> None:
        bucket = Bucket(self._limits.message_rate, self._limits.message_burst)
        while True:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            if not bucket.take():
                connection.close(TOO_FAST)
                return
            try:
                await self._judge(message, connection, company)
            except Refusal as refusal:
                if company.is_lost:
                    connection.close(COME_BACK)
                    return
                connection.push(encode(Refused(company.table.version, refusal.error)))
            except Exception:
                LOG.exception("a message could not be judged")
                connection.push(encode(Refused(0, Error("broken"))))
                connection.close(COME_BACK)
                return

    async def _judge(
        self, message: MutableMapping[str, Any], connection: Connection, company: Company
    ) -> None:
        text = message.get("text")
        if text is None or len(text) > self._limits.message:
            raise Refusal("bad-request", "a short text of JSON")
        try:
            found: FromPage = DECODER.decode(text)
        except (DecodeError, RecursionError) as error:
            raise Refusal("bad-request", str(error)) from error
        if isinstance(found, Act):
            await self._hall.act(company, connection.guest, found.version, found.action)
        elif isinstance(found, Ping):
            connection.push(PONG)
        else:
            await self._hall.take_back(company, connection.guest, found.version)

    def _announce_status(self) -> None:
        for connection in self._connections:
            connection.push(encode(StatusMessage(self._warmth.is_ready)))


def is_own_origin(connection: Any) -> bool:
    """Does a browser ask from one of our own pages? Programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return bool(urlsplit(origin).netloc == connection.headers.get("host"))
    except ValueError:  # no address at all
        return False
