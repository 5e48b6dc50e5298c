"""The turns of bots at tables: they act one after another until it is a person's turn."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from alhambra.core.bot import CalledOff
from alhambra.server.company import Company
from alhambra.server.meter import ACTIONS
from alhambra.server.refusal import Refusal
from alhambra.server.store import Unreachable
from alhambra.server.thinking import Thinkers

LOG = logging.getLogger("alhambra.turns")

Accept = Callable[[Company, Callable[[], str]], Awaitable[None]]
"""Stores what a proposal makes, before anybody hears of it."""


class Turns:
    """Lets bots act."""

    def __init__(
        self,
        thinkers: Thinkers,
        pace: float,
        *,
        leads: Callable[[Company], Awaitable[bool]],
        accept: Accept,
        forget: Callable[[Company], None],
    ) -> None:
        """`leads` says whether we play a table's bots; `forget` gives a table up."""
        self._thinkers = thinkers
        self._pace = pace
        self._leads, self._accept, self._forget = leads, accept, forget
        self._is_closed = False

    def close(self) -> None:
        """Let no bot act any more."""
        self._is_closed = True

    def wake(self, company: Company) -> None:
        """If it is a bot's turn, let it act, and those after it."""
        if self._is_closed or company.is_lost or company.is_deserted or company.bot is not None:
            return
        if company.table.bot_to_move is not None:
            company.bot = asyncio.create_task(self._play(company))

    async def _play(self, company: Company) -> None:
        """Let bots act until it is a person's turn."""
        try:
            if not await self._leads(company):
                return
            least = 1.0
            while not company.is_deserted and (share := await self._act(company)) is not None:
                least = min(least, share)
                if share < 1:
                    company.tell_hurry(is_hurried=True)
            company.tell_hurry(is_hurried=least < 1)
        except (Refusal, Unreachable):  # it is woken again, if it is still its turn
            pass
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("a bot could not act at a table")
            self._forget(company)
        finally:
            company.bot = None

    async def _act(self, company: Company) -> float | None:
        """One action of a bot, and with which share of its budget; None if none is to move."""
        table = company.table
        bot, seat, version = table.bot_to_move, table.mover, table.version
        if bot is None or seat is None or table.game is None:
            return None
        begun = time.monotonic()
        try:
            choice = await self._thinkers.choose(
                table.game,
                bot,
                int(table.commitment[:12], 16),
                self._thinkers.next_of(company.askers()),
                is_called_off=lambda: table.version != version or company.is_deserted,
            )
        except CalledOff:
            return 1.0
        await asyncio.sleep(max(0.0, self._pace * company.pace - (time.monotonic() - begun)))
        async with company.lock:
            if company.table is table and table.version == version:
                since = table.ply
                await self._accept(company, lambda: table.act_for(seat, choice.text))
                company.announce_ply(since)
                ACTIONS.add("bot")
        return choice.share
