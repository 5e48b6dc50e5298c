"""What every request needs: the hall, the people, who asks, and how answers are made."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from alhambra.server.addresses import CUSTOMER, network_of
from alhambra.server.hall import Hall
from alhambra.server.people import People, new_guest
from alhambra.server.refusal import Refusal
from alhambra.server.scheduler import Asker, IsCalledOff
from alhambra.server.socket import is_own_origin
from alhambra.server.wire import Failure

Body = TypeVar("Body")
Answer = TypeVar("Answer")

DAY = 24 * 3600


@dataclass
class Context:
    """The server's parts, as requests find them."""

    hall: Hall
    people: People

    def __post_init__(self) -> None:
        """Count what guests and addresses ask for."""
        limits, buckets = self.hall.settings.limits, self.hall.settings.tallies.buckets
        self._changes = buckets("changes", limits.request_rate, limits.request_burst)
        self._questions = buckets("questions", limits.question_rate, limits.question_burst)
        self._addresses = buckets("addresses", limits.address_rate, limits.address_burst)
        daily = limits.tables_an_address
        self._tables = buckets("tables", daily / DAY, daily)
        self._newcomers = buckets("newcomers", limits.newcomer_rate, limits.newcomer_burst)
        self._codes = buckets("codes", limits.code_rate, limits.code_burst)

    def check_rate(self, asking: "Asking") -> None:
        """Refuse who asks too often, and changes by somebody new of whom there are too many."""
        guests = self._changes if asking.request.method == "POST" else self._questions
        if not self._addresses.take(asking.address) or not guests.take(asking.guest):
            raise Refusal("too-many", "rate")
        if asking.request.method == "POST" and not asking.is_let_in():
            raise Refusal("too-many", "newcomers")

    def check_tables(self, asking: "Asking") -> None:
        """Refuse an address that makes too many tables."""
        if not self._tables.take(asking.address):
            raise Refusal("too-many", "tables")

    def lets_in(self, asking: "Asking") -> bool:
        """Let somebody new be a guest; False where too many came from their network."""
        return self._newcomers.take(asking.customer)

    def check_codes(self, asking: "Asking") -> None:
        """Refuse an address that wants too many QR codes."""
        if not self._codes.take(asking.address):
            raise Refusal("too-many", "codes")


class Asking:
    """One request and the guest who makes it."""

    def __init__(self, request: Request, context: Context) -> None:
        """A guest without a cookie gets one with the answer, unless too many came before."""
        self.request = request
        address = request.client.host if request.client else ""
        self.address = network_of(address)
        self.customer = network_of(address, CUSTOMER)
        self.context = context
        self.hall = context.hall
        found = context.people.guest(request.headers.get("cookie"))
        self.is_new = found is None
        self.guest = found or new_guest()
        self._is_let_in = not self.is_new

    def is_let_in(self) -> bool:
        """May somebody new be a guest, or has somebody known come back?"""
        self._is_let_in = self._is_let_in or self.context.lets_in(self)
        return self._is_let_in

    def part(self) -> str:
        """Be somebody new from now on; who it was until now."""
        before, self.guest, self.is_new = self.guest, new_guest(), True
        return before

    async def body(self, kind: type[Body]) -> Body:
        """The request's body as a struct; raises Refusal."""
        most = self.hall.settings.limits.body
        parts = bytearray()
        async for part in self.request.stream():
            parts += part
            if len(parts) > most:
                raise Refusal("too-large")
        if not parts:
            raise Refusal(
                "bad-request", "the body is empty; expected an object of JSON, such as {}"
            )
        try:
            return msgspec.json.decode(bytes(parts), type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal.unread(error) from error

    @property
    def asker(self) -> Asker:
        """Who asks, for the scheduler."""
        return Asker(self.guest, self.address)

    async def replayed(self, work: Callable[[IsCalledOff], Answer]) -> Answer:
        """What is found by playing a game through again; raises Refusal where too much waits."""
        return await self.while_wanted(self.hall.replays.do(work, self.asker, by_address=True))

    async def while_wanted(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Do something for as long as somebody waits for the answer; raises ClientDisconnect."""
        working = asyncio.create_task(work)
        leaving = asyncio.create_task(self._leaves())
        try:
            await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise ClientDisconnect
            return working.result()
        finally:
            working.cancel()
            leaving.cancel()

    async def _leaves(self) -> None:
        """Return when whoever asked has gone."""
        while (await self.request.receive())["type"] != "http.disconnect":
            pass

    def check_origin(self) -> None:
        """Refuse a change that another site's page asks for, with an Origin or as a form."""
        if not is_own_origin(self.request):
            raise Refusal("bad-origin")
        media = self.request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if media != "application/json":
            raise Refusal("bad-request", "Content-Type: application/json")

    def answer(self, content: Any, status: int = 200) -> Response:
        """An answer in JSON."""
        response = Response(msgspec.json.encode(content), status, media_type="application/json")
        response.headers["Cache-Control"] = "no-store"
        return self.known(response)

    @property
    def unpacks(self) -> bool:
        """Can whoever asks unpack what was packed?"""
        return "gzip" in self.request.headers.get("accept-encoding", "")

    def packed(self, content: bytes, *, is_packed: bool) -> Response:
        """An answer in JSON, which may have been packed beforehand."""
        headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
        if is_packed:
            headers["Content-Encoding"] = "gzip"
        return self.known(Response(content, headers=headers, media_type="application/json"))

    def known(self, response: Response) -> Response:
        """The same answer; it makes a new guest known to the browser."""
        if self.is_new and self.is_let_in():
            is_secure = self.request.url.scheme == "https"
            path = self.context.hall.settings.prefix + "/"
            cookie = self.context.people.cookie(self.guest, is_secure=is_secure, path=path)
            response.headers.append("Set-Cookie", cookie)
        return response


def failure(refusal: Refusal) -> Response:
    """The one shape of all errors."""
    content = msgspec.json.encode(Failure(refusal.error))
    response = Response(content, refusal.status, media_type="application/json")
    response.headers["Cache-Control"] = "no-store"
    return response
