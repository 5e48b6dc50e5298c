"""The gate: lets sockets in, hears what pages say, and judges it in order."""

import asyncio
import logging
from collections.abc import MutableMapping
from typing import Any

from msgspec import DecodeError
from msgspec.json import encode
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from alhambra.server.addresses import network_of
from alhambra.server.company import Company
from alhambra.server.connection import COME_BACK, NOT_FOUND, TOO_FAST, TOO_MANY, Connection
from alhambra.server.hall import Hall
from alhambra.server.hearing import DECODER, Hearing
from alhambra.server.meter import refused
from alhambra.server.refusal import Refusal
from alhambra.server.store import Unreachable
from alhambra.server.wire import Error, Hurry, Pong, Unsaid
from alhambra.server.wishes import Act, FromPage, Pace, Ping, Say

LOG = logging.getLogger("alhambra.socket")

GATHERING = 0.1
"""Seconds in which comings and goings at a table are gathered before they are told."""
CABLE = "alhambra.cable"
"""Under this name the server lends what lies below a socket."""

PONG = encode(Pong())


class Gate:
    """Lets sockets in and hears what they say."""

    def __init__(self, hall: Hall) -> None:
        """Connections to the tables of a hall."""
        limits = hall.settings.limits
        self._hall = hall
        self._limits = limits
        tallies = hall.settings.tallies
        self._handshakes = tallies.buckets("handshakes", limits.handshakes, limits.handshake_burst)
        self._messages = tallies.buckets("messages", limits.message_rate, limits.message_burst)
        self._open = tallies.counts("connections")
        """How many connections each guest and each address has."""
        self._connections: set[Connection] = set()
        self._telling: dict[Company, asyncio.TimerHandle] = {}
        """Tables at which somebody came or went a moment ago."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from handshake to end."""
        socket = WebSocket(scope, receive, send)
        network = network_of(socket.client.host) if socket.client else ""
        address = f"address {network}"
        is_own = is_own_origin(socket)
        if not is_own or not self._handshakes.take(address):
            refused(Error("too-many" if is_own else "bad-origin"))
            await socket.close(1008)  # before it is accepted: the handshake fails with 403
            return
        guest = self._hall.people.guest(socket.headers.get("cookie"))
        await socket.accept()
        cable = scope.get("state", {}).get(CABLE)
        connection = Connection(send, guest, self._limits, cable, network)
        sending = asyncio.create_task(connection.send_on())
        self._connections.add(connection)
        counted = [(address, self._limits.connections_an_address)]
        if guest is not None:
            counted.append((guest, self._limits.connections))
        numbers = [(self._open.take(name), most) for name, most in counted]
        try:
            if any(number > most for number, most in numbers):
                connection.close(TOO_MANY)
            else:
                await self._attend(str(socket.path_params["table"]), receive, connection, address)
        except Exception as error:
            if not isinstance(error, Unreachable):
                LOG.exception("a connection broke")
            connection.close(COME_BACK)
        finally:
            self._connections.discard(connection)
            for name, _ in counted:
                self._open.leave(name)
            if connection.is_gone:
                sending.cancel()
            await asyncio.wait([sending], timeout=self._limits.sending)
            sending.cancel()

    @property
    def socket_count(self) -> int:
        """How many sockets are open."""
        return len(self._connections)

    def check(self) -> None:
        """Cut off pages that do not read."""
        for connection in list(self._connections):
            connection.check()

    async def _attend(
        self, table: str, receive: Receive, connection: Connection, address: str
    ) -> None:
        """Be around a table for as long as the connection lasts."""
        try:
            company = await self._hall.find(table)
        except Refusal:
            connection.close(NOT_FOUND)
            return
        async with company.lock:
            if company.is_lost:
                connection.close(COME_BACK)
                return
            sits = bool(company.table.seats_of(connection.guest))
            if not sits and company.watchers() >= self._limits.watchers:
                connection.close(TOO_MANY)
                return
            connection.push(await company.greeting(connection.guest))
            if company.is_hurried:
                connection.push(encode(Hurry(hurried=True)))
            company.join(connection)
            self._hall.show(company)
        try:
            self._tell_presence(company)
            await self._hall.arrive(company)
            await self._listen(receive, connection, company, connection.guest or address)
        finally:
            connection.lend_ear(None)
            company.leave(connection)
            self._hall.show(company)
            self._tell_presence(company)
            patience = self._hall.settings.patience + GATHERING
            asyncio.get_running_loop().call_later(patience, self._tell_presence, company)

    def _tell_presence(self, company: Company) -> None:
        """Tell everybody at a table who is here, soon, and once for all who come and go."""
        if company not in self._telling and company.listeners:
            later = asyncio.get_running_loop().call_later
            self._telling[company] = later(GATHERING, self._tell_presence_now, company)

    def _tell_presence_now(self, company: Company) -> None:
        del self._telling[company]
        task = asyncio.create_task(_announce_presence(company))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _listen(
        self, receive: Receive, connection: Connection, company: Company, whose: str
    ) -> None:
        hearing = Hearing(self._hall, company, connection, messages=self._messages, whose=whose)
        connection.lend_ear(hearing)
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                connection.is_gone = True
                return
            await hearing.begin()
            if not self._messages.take(whose):
                connection.close(TOO_FAST)
                return
            try:
                await self._judge(message, connection, company)
            except Exception as failure:
                if not hearing.answer(failure):
                    return
            hearing.rest()

    async def _judge(
        self, message: MutableMapping[str, Any], connection: Connection, company: Company
    ) -> None:
        text = message.get("text")
        if text is None or len(text) > self._limits.message:
            raise Refusal("bad-request", "a short text of JSON")
        try:
            found: FromPage = DECODER.decode(text)
        except (DecodeError, RecursionError) as error:
            raise Refusal.unread(error) from error
        if isinstance(found, Act):
            await self._hall.act(company, connection.guest, found.version, found.action)
        elif isinstance(found, Ping):
            connection.push(PONG)
        elif isinstance(found, Pace):
            connection.pace = found.pace
            self._hall.show(company)
        elif isinstance(found, Say):
            try:
                seat = company.say(connection.guest, found.phrase)
                if self._hall.sharing is not None:
                    self._hall.sharing.say(company, seat, found.phrase)
            except Refusal as refusal:
                if company.is_lost:
                    raise
                refused(refusal.error)
                connection.push(encode(Unsaid(refusal.error)))
        else:
            await self._hall.take_back(company, connection.guest, found.version)


async def _announce_presence(company: Company) -> None:
    async with company.lock:
        if not company.is_lost:
            company.announce_presence()


def is_own_origin(connection: Any) -> bool:
    """Does a browser ask from one of our own pages? Programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    scheme = connection.scope["scheme"].replace("ws", "http")
    return bool(origin == f"{scheme}://{connection.headers.get('host')}")
