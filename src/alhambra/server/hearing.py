"""Hearing a page: an action is judged the moment it comes, where nothing of the page is under way.

A task that waits for every message, and wakes for it, would cost more than the rules do. All that
is not an action at a table that is free goes the long way, in order; see `Gate`.
"""

import asyncio
import logging

from msgspec import DecodeError
from msgspec.json import Decoder, encode

from alhambra.server.company import Company
from alhambra.server.connection import COME_BACK, Connection
from alhambra.server.hall import Hall
from alhambra.server.limits import Buckets
from alhambra.server.meter import refused
from alhambra.server.refusal import Refusal
from alhambra.server.store import Unreachable
from alhambra.server.wire import Error, Refused
from alhambra.server.wishes import Act, FromPage

LOG = logging.getLogger("alhambra.socket")

DECODER = Decoder(FromPage)


class Hearing:
    """What one page at a table says."""

    def __init__(
        self,
        hall: Hall,
        company: Company,
        connection: Connection,
        *,
        messages: Buckets,
        whose: str,
    ) -> None:
        """Nothing was said yet."""
        self._hall = hall
        self._company = company
        self._connection = connection
        self._messages = messages
        self._whose = whose
        self._longest = hall.settings.limits.message
        self._is_busy = False
        self._waiting: asyncio.Future[None] | None = None

    def hear(self, text: bytes) -> bool:
        """Judge an action at once; False for what must go the long way."""
        if self._is_busy or self._company.lock.is_held or self._company.is_lost:
            return False
        if len(text) > self._longest or not text.isascii():
            return False
        try:
            found: FromPage = DECODER.decode(text)
        except (DecodeError, RecursionError):
            return False
        if type(found) is not Act or found.version > self._company.table.version:
            return False  # what another worker has told them is not known here yet
        if not self._messages.take(self._whose):
            return False
        self._is_busy = True
        guest = self._connection.guest
        self._hall.act_at_once(self._company, guest, found.version, found.action, self._judged)
        return True

    def _judged(self, failure: Exception | None) -> None:
        """An action was accepted, or why not."""
        if failure is not None:
            self.answer(failure)
        self.rest()

    def answer(self, failure: Exception) -> bool:
        """Say what was wrong; False where the page must come back."""
        if isinstance(failure, Refusal):
            if self._company.is_lost:
                self._connection.close(COME_BACK)
                return False
            version = self._company.table.version
            refused(failure.error)
            self._connection.push(encode(Refused(version, failure.error)))
            return True
        if not isinstance(failure, Unreachable):
            LOG.error("a message could not be judged", exc_info=failure)
        self._connection.push(encode(Refused(0, Error("broken"))))
        self._connection.close(COME_BACK)
        return False

    async def begin(self) -> None:
        """Wait until nothing of the page is under way; what it says then goes the long way."""
        while self._is_busy:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        self._is_busy = True

    def rest(self) -> None:
        """Nothing of the page is under way any more."""
        self._is_busy = False
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
