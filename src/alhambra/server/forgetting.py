"""Forgetting: a guest who wishes it leaves all tables, in the store and in memory, one by one."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial

from alhambra.server.archive import Archive
from alhambra.server.company import Company
from alhambra.server.people import People, digest_of
from alhambra.server.sharing import Quicker, Sharing, insisting, reread
from alhambra.server.store import Conflict

CLEANING = 10.0
"""Seconds that whoever is forgotten waits until nothing of them is left in the file; after that
it goes on without them."""


class Forgetting:
    """Forgets guests, while others play on."""

    def __init__(
        self,
        archive: Archive,
        people: People,
        companies: Mapping[str, Company],
        loading: Mapping[str, "asyncio.Task[Company]"],
        *,
        wake: Callable[[Company], None],
        lose: Callable[[Company], None],
    ) -> None:
        """Over the tables in memory; `wake` lets bots think, `lose` gives a table up."""
        self._archive = archive
        self._people = people
        self._companies = companies
        self._loading = loading
        self._wake, self._lose = wake, lose
        self.sharing: Sharing | None = None
        """How other workers hear of it, where there may be some."""

    async def forget(self, guest: str) -> None:
        """Keep nothing of a guest; where that was interrupted, asking again goes on with it."""
        self._people.forget(digest_of(guest))
        if self.sharing is not None:
            self.sharing.say_forgotten(guest)
        while tables := await self._archive.tables_naming(guest):
            for table in tables:
                await insisting(partial(self._forget_at, table, guest))
        await self._archive.forget(guest, is_named=bool(await self._archive.name_of(guest)))
        is_clean = asyncio.Event()
        self._archive.store.clean(lambda _: is_clean.set())
        with suppress(TimeoutError):
            await asyncio.wait_for(is_clean.wait(), CLEANING)

    async def part(self, guest: str) -> None:
        """Close the connections of a guest who was forgotten, and forget what came meanwhile."""
        for company in list(self._companies.values()):
            company.part(lambda one: one == guest)
        await self.forget(guest)

    async def _forget_at(self, table: str, guest: str) -> None:
        """Forget a guest at one table; raises Quicker."""
        company = await self._known(table)
        try:
            if company is None:
                await self._archive.forget_at(table, guest)
                company = await self._known(table)  # it was read meanwhile, perhaps too soon
                if company is not None:
                    async with company.lock:
                        await self._reread(company)
            else:
                async with company.lock:
                    await self._archive.forget_at(table, guest)
                    await self._reread(company)
        except Conflict:
            raise Quicker from None
        finally:
            if company is not None:
                self._wake(company)

    async def _known(self, table: str) -> Company | None:
        """The company of a table, if it is in memory or on its way there."""
        if (loading := self._loading.get(table)) is not None:
            await asyncio.wait([loading])
        return self._companies.get(table)

    async def _reread(self, company: Company) -> None:
        if company.is_lost:
            return
        if self.sharing is not None:
            await self.sharing.catch_up(company)
            return
        try:
            await reread(self._archive, company)
        except BaseException:
            self._lose(company)
            raise
