"""Sharing: how the tables in this worker's memory keep step with those of the other workers.

Every worker may change every table: the store accepts each version once. Whoever hears of a
version reads it and tells its own listeners. Bots are played by the worker that leads the table.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from alhambra.server.archive import Archive
from alhambra.server.bus import Bus
from alhambra.server.company import Company
from alhambra.server.journal import FORGET
from alhambra.server.neighbours import Neighbours
from alhambra.server.people import digest_of
from alhambra.server.refusal import Refusal
from alhambra.server.store import Unreachable
from alhambra.server.wire import Phrase, Said

RETRYING = 0.2
"""Seconds until what could not be read is read again."""
DENIED = 1.0
"""Seconds in which a table that another worker leads is not asked for again."""
TRIES = 5
"""How often a change of the seats is tried where other workers are quicker."""

LOG = logging.getLogger("alhambra.sharing")


class Sharing:
    """What this worker tells the others, and hears from them."""

    def __init__(
        self,
        archive: Archive,
        companies: dict[str, Company],
        *,
        wake: Callable[[Company], None],
        forget: Callable[[Company], None],
        arrive: Callable[[Company], Coroutine[Any, Any, None]],
        part: Callable[[str], None],
    ) -> None:
        """Over the tables in memory; `wake` lets bots think, `forget` gives a table up."""
        self._archive = archive
        self._neighbours = Neighbours(archive.store)
        self._companies = companies
        self._wake, self._forget, self._arrive = wake, forget, arrive
        self._part = part
        self._bus: Bus = archive.store.bus()
        self._stale: set[str] = set()
        self._peopled: set[str] = set()
        self._missed: set[str] = set()
        """Tables that nobody is connected to here: what is new there is read when somebody is."""
        self._news = asyncio.Event()
        self._living: frozenset[str] = frozenset()
        self._begun = asyncio.Event()
        self._denied: dict[str, float] = {}
        """When each table that another worker leads was asked for."""
        self._shown: dict[str, dict[str, tuple[int, str]]] = {}
        """Whom of our listeners the others know of, by table."""
        self._showing: set[str] = set()
        """Tables of which that is on its way."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Take part; from now on we live for the others."""
        self._bus.start(hear=self._hear, beat=self._beat, renew=self._renew)
        self.do(self._follow())
        await self._begun.wait()

    def close(self) -> None:
        """Leave; another worker leads our tables."""
        for task in self._tasks:
            task.cancel()
        self._bus.close()

    def check(self) -> None:
        """Cut connections to the database that have fallen silent."""
        self._bus.check()
        self._archive.store.cut_silent()

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- what is heard -------------------------------------------------------------------------

    def _hear(self, news: list[str]) -> None:
        for one in news:
            table, is_phrase, rest = one.partition("!")
            if is_phrase and not table:
                self.part(rest)
                continue
            if is_phrase:
                company = self._companies.get(table)
                seat, _, phrase = rest.partition("!")
                if company is not None and not company.is_lost:
                    company.pass_on(Said(int(seat), phrase))  # type: ignore[arg-type]
                continue
            table, _, version = one.partition(":")
            company = self._companies.get(table)
            if company is None:
                continue
            if not int(version):
                self._peopled.add(table)
            elif company.listeners or company.leads:
                self._stale.add(table)
            else:
                self._missed.add(table)
        if self._stale or self._peopled:
            self._news.set()

    def _renew(self) -> None:
        """We were out of touch: all may have changed, and others may lead our tables."""
        self._shown.clear()
        self._denied.clear()
        for company in self._companies.values():
            company.leads = False
        self._stale.update(self._companies)
        self._peopled.update(self._companies)
        self._news.set()

    def _beat(self, living: frozenset[str]) -> None:
        """Twice a second: who lives, and which bots wait for somebody who plays them."""
        if self._living - living:
            self._denied.clear()
            self._stale.update(self._companies)
            self._peopled.update(self._companies)
            self._news.set()
        self._living = living
        self._begun.set()
        for company in list(self._companies.values()):
            if not company.is_lost:
                self._wake(company)
                self.show(company)

    async def _follow(self) -> None:
        """Read what is new, all tables at once, and tell those who are connected here."""
        while True:
            await self._news.wait()
            self._news.clear()
            stale, self._stale = self._stale, set()
            peopled, self._peopled = self._peopled, set()
            try:
                if stale:
                    await self._follow_entries(stale)
                if peopled:
                    await self._follow_people(peopled)
            except Unreachable:
                self._stale |= stale
                self._peopled |= peopled
                self._news.set()
                await asyncio.sleep(RETRYING)
            except Exception:
                LOG.exception("what other workers have done could not be read")

    async def _follow_entries(self, tables: set[str]) -> None:
        found = self._in_memory(tables)
        known = {table: company.table.version for table, company in found.items()}
        for table, entries in (await self._neighbours.entries_after(known)).items():
            company = found[table]
            if company.lock.take():
                try:
                    await self.take_in(company, entries)
                finally:
                    company.lock.leave()
                self._wake(company)
            else:
                self.do(self._take_in_later(company, entries))

    async def _take_in_later(self, company: Company, entries: list[tuple[int, str]]) -> None:
        async with company.lock:
            await self.take_in(company, entries)
        if not company.is_lost:
            self._wake(company)

    async def look_around(self, company: Company) -> None:
        """Know who is connected elsewhere, as the store says now."""
        await self._follow_people({company.table.making.id})

    async def _follow_people(self, tables: set[str]) -> None:
        found = self._in_memory(tables)
        here = await self._neighbours.people_at(list(found))
        for table, company in found.items():
            if company.know_elsewhere(here.get(table, [])):
                self.do(self._tell_presence(company))

    async def _tell_presence(self, company: Company) -> None:
        async with company.lock:
            if company.is_lost:
                return
            company.announce_presence()
        await self._arrive(company)

    def _in_memory(self, tables: set[str]) -> dict[str, Company]:
        found = {table: self._companies[table] for table in tables if table in self._companies}
        return {table: company for table, company in found.items() if not company.is_lost}

    # -- keeping one table in step -------------------------------------------------------------

    async def catch_up(self, company: Company) -> None:
        """Bring a table to what the store says; whoever asks holds its lock."""
        table = company.table
        found = await self._neighbours.entries_after({table.making.id: table.version})
        await self.take_in(company, found.get(table.making.id, []))

    async def freshen(self, tables: list[str]) -> None:
        """Bring those of some tables that are in memory to what the store says, all at once."""
        found = self._in_memory(set(tables))
        known = {table: company.table.version for table, company in found.items()}
        if known:
            for table, entries in (await self._neighbours.entries_after(known)).items():
                async with found[table].lock:
                    await self.take_in(found[table], entries)

    async def take_in(self, company: Company, entries: list[tuple[int, str]]) -> None:
        """Take in what others have written, each entry as if it had been accepted here."""
        try:
            for version, entry in entries:
                if company.is_lost:
                    return
                if version == company.table.version + 1:
                    if entry == FORGET:  # what the table was made of is another
                        await reread(self._archive, company, upto=version)
                    else:
                        company.take_in(entry)
                elif version > company.table.version:
                    self._stale.add(company.table.making.id)
                    self._news.set()
        except Exception:
            LOG.exception("what another worker has written could not be taken in")
            self._forget(company)

    async def read_anew(self, company: Company) -> None:
        """Another worker was quicker with a version: take ours back, and take theirs in."""
        table = company.table
        before = await self._archive.load(table.making.id, upto=table.version - 1)
        company.replace(before)
        await self.catch_up(company)

    async def meet(self, company: Company) -> None:
        """A table comes into memory: who is connected to it elsewhere?"""
        table = company.table.making.id
        here = await self._neighbours.people_at([table])
        company.know_elsewhere(here.get(table, []))

    # -- what is told --------------------------------------------------------------------------

    def show(self, company: Company) -> None:
        """Let the others know who is connected here."""
        table = company.table.making.id
        if company.listeners and table in self._missed:  # it may have come while they came
            self._missed.discard(table)
            self._stale.add(table)
            self._news.set()
        here = company.listening()
        if here == self._shown.get(table, {}) or table in self._showing:
            return

        def told(failure: Exception | None) -> None:
            self._showing.discard(table)
            if failure is not None:
                self._shown.pop(table, None)  # the next beat tries again
            elif not company.is_lost:
                self.show(company)

        self._shown[table] = here
        self._showing.add(table)
        self._neighbours.show_people(table, here, told)

    def part(self, digest: str) -> None:
        """Know nothing of a guest any more who was forgotten."""
        self._part(digest)
        for company in list(self._companies.values()):
            company.part(lambda guest: digest_of(guest) == digest)

    def say_forgotten(self, guest: str) -> None:
        """Let the others part from a guest who was forgotten."""
        self._neighbours.tell(f"!{digest_of(guest)}")

    def say(self, company: Company, seat: int, phrase: Phrase) -> None:
        """Let those who are connected elsewhere hear a phrase."""
        self._neighbours.tell(f"{company.table.making.id}!{seat}!{phrase}")

    async def takes_on(self, work: str) -> bool:
        """Do we do some work that one worker does for all?"""
        return await self._neighbours.take_lead(work)

    async def leads(self, company: Company) -> bool:
        """Do we play this table's bots? Whoever asks first does, for as long as it lives."""
        if not company.leads and not company.listeners and company.is_attended_elsewhere:
            return False  # whoever has the people has the bots: less is to be read by anybody
        table = company.table.making.id
        now = asyncio.get_running_loop().time()
        if not company.leads and now - self._denied.get(table, -DENIED) >= DENIED:
            company.leads = await self._neighbours.take_lead(table)
            if not company.leads:
                self._denied[table] = now
        return company.leads

    def release(self, company: Company, table: str) -> None:
        """A table leaves our memory: let others lead it."""
        self._denied.pop(table, None)
        self._missed.discard(table)
        if self._shown.pop(table, None):
            self._neighbours.show_people(table, {}, lambda _: None)
        if company.leads:
            company.leads = False
            self._neighbours.give_up_lead(table)


async def reread(archive: Archive, company: Company, *, upto: int | None = None) -> None:
    """Have a table as the store tells it now that it has forgotten somebody; everybody hears it."""
    company.replace(await archive.load(company.table.making.id, upto=upto))
    company.announce_table()


class Quicker(Refusal):
    """Another worker has written the version that we wanted to write; ours is read anew."""

    def __init__(self) -> None:
        """Stale, for whoever hears of it."""
        super().__init__("stale", "another server was quicker")


async def insisting(change: Callable[[], Awaitable[None]]) -> None:
    """Make a change, again if another worker was quicker: it is judged anew."""
    for _ in range(TRIES):
        with suppress(Quicker):
            return await change()
    raise Quicker
