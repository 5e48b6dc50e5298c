"""The hall: all tables, in memory or in the store; the one place where changes are accepted.

Accepted is: legal, stored and committed, then announced, in that order.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from typing import NoReturn, TypeVar

from alhambra.core.errors import AlhambraError
from alhambra.core.rules import Rules
from alhambra.server import games, meter
from alhambra.server.archive import Archive
from alhambra.server.company import Company
from alhambra.server.forgetting import Forgetting
from alhambra.server.journal import Fact, check_length
from alhambra.server.people import People, new_table
from alhambra.server.refusal import Refusal
from alhambra.server.scheduler import Scheduler
from alhambra.server.seating import as_before, as_wished
from alhambra.server.settings import Settings
from alhambra.server.sharing import Quicker, Sharing, insisting
from alhambra.server.store import Conflict, Store
from alhambra.server.table import Making, Table
from alhambra.server.thinking import Thinkers
from alhambra.server.turns import Turns
from alhambra.server.wishes import NewTable

LOG = logging.getLogger("alhambra.hall")

REPLAYS = 16
"""How many moments of games a guest may wait for; a page asks for some ahead."""

Failure = TypeVar("Failure", bound=BaseException)


class Hall:
    """All tables."""

    def __init__(self, store: Store, people: People, settings: Settings) -> None:
        """An empty hall over a store."""
        self.archive = Archive(store)
        self.people = people
        self.settings = settings
        self._companies: dict[str, Company] = {}
        self._loading: dict[str, asyncio.Task[Company]] = {}
        self.thinkers = Thinkers()
        self._turns = Turns(
            self.thinkers,
            settings.pace,
            leads=self._leads,
            accept=self._accept,
            forget=self._forget,
        )
        self.replays = Scheduler(1, "replay", each=REPLAYS)
        """Where games are played through again."""
        self.sharing: Sharing | None = None
        """How we keep step with other workers, where there may be some."""
        self.forgetting = Forgetting(
            self.archive,
            people,
            self._companies,
            self._loading,
            wake=self._turns.wake,
            lose=self._forget,
        )

    async def open(self) -> None:
        """Join the other workers, where the store is shared."""
        if self.archive.store.is_shared:
            self.sharing = Sharing(
                self.archive,
                self._companies,
                wake=self._turns.wake,
                forget=self._forget,
                arrive=self.arrive,
                part=self.people.forget,
            )
            self.forgetting.sharing = self.sharing
            await self.sharing.start()

    def close(self) -> None:
        """Let the bots go; what was accepted is in the store."""
        self._turns.close()
        if self.sharing is not None:
            self.sharing.close()
        for company in self._companies.values():
            if company.bot is not None:
                company.bot.cancel()
        self.thinkers.close()
        self.replays.close()

    # -- finding tables ------------------------------------------------------------------------

    async def find(self, table: str, *, is_fresh: bool = False) -> Company:
        """The company of a table, read from the store if need be or old; raises Refusal."""
        company = self._companies.get(table)
        if company is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            company = await asyncio.shield(loading)
        if self.sharing is not None and not is_fresh:
            async with company.lock:  # what anybody was told already, anywhere, is known here
                await self.sharing.catch_up(company)
        self._turns.wake(company)
        return company

    def show(self, company: Company) -> None:
        """Somebody came, left, or wishes another pace: let other workers know."""
        if self.sharing is not None and not company.is_lost:
            self.sharing.show(company)

    @property
    def in_memory(self) -> Collection[str]:
        """The tables in memory."""
        return self._companies.keys()

    def game_of(self, table: str) -> str:
        """The game of a table that is in memory; empty for others."""
        company = self._companies.get(table)
        return "" if company is None else company.table.rules.name

    async def _load(self, table: str) -> Company:
        company = self._welcome(await self.archive.load(table))
        if self.sharing is not None:
            await self.sharing.meet(company)
        return company

    async def _leads(self, company: Company) -> bool:
        """Do we play the bots of a table?"""
        return self.sharing is None or await self.sharing.leads(company)

    def _welcome(self, table: Table) -> Company:
        invite = self.people.invite(table.making.id)
        company = Company(table, invite, self.settings.patience)
        self._companies[table.making.id] = company
        return company

    def sweep(self) -> None:
        """Let tables without company leave the memory, and remember which were there today."""
        self.archive.note_seen(self._companies.keys())
        now = time.monotonic()
        for table, company in list(self._companies.items()):
            is_idle = not company.listeners and now - company.idle_since > self.settings.idle
            if is_idle and company.bot is None and not company.lock.is_held:
                del self._companies[table]
                if self.sharing is not None:
                    self.sharing.release(company, table)

    # -- making tables -------------------------------------------------------------------------

    async def make(self, wish: NewTable, guest: str, name: str) -> Company:
        """A new table; raises Refusal."""
        facts = as_wished(wish, guest, name)
        try:
            rules = games.rules_of(wish.game, wish.options, len(wish.seats))
        except AlhambraError as error:
            raise Refusal.unread(error) from error
        await self._check_tables(guest)
        table = Table(self._making(rules, guest))
        await self.archive.add(table, table.propose(*facts))
        return self._welcome(table)

    async def _check_tables(self, guest: str) -> None:
        """Refuse a guest who has made too many tables today."""
        if await self.archive.made_today(guest) >= self.settings.limits.tables_a_day:
            raise Refusal("too-many", "tables")

    def _making(self, rules: Rules, host: str) -> Making:
        return Making(new_table(), rules, host, secrets.token_hex(32), int(time.time()))

    async def again(self, company: Company, guest: str, check: Callable[[], None]) -> Company:
        """The next table with the same people; the same one for everybody who asks.

        Whoever is first makes it; a further check of theirs may refuse that.
        """
        async with company.lock:
            table = company.table
            if not table.seats_of(guest):
                raise Refusal("not-yours")
            if table.status != "over":
                raise Refusal("not-now", "the game is not over")
            if table.again is None:
                await self._check_tables(guest)
                check()
                following = Table(self._making(table.rules, guest))
                text = following.propose(*as_before(table))
                entry = table.propose(Fact("again", -1, following.making.id))
                try:
                    await self.archive.add(following, text, after=(table, entry))
                except BaseException as error:
                    with suppress(Quicker):  # then the next table is theirs
                        await self._give_way(company, error)
                else:
                    self._welcome(following)
                    company.announce_table()
                    company.announce_again(following.making.id)
            again = company.table.again
        assert again is not None
        return await self.find(again)

    # -- accepting changes ---------------------------------------------------------------------

    @asynccontextmanager
    async def _changing(self, company: Company) -> AsyncIterator[Table]:
        """The table while nobody else changes it; the bots are woken whatever becomes of it."""
        try:
            async with company.lock:
                yield company.table
        finally:
            self._turns.wake(company)

    async def act(self, company: Company, guest: str | None, version: int, action: str) -> None:
        """Accept an action; raises Refusal."""
        begun = time.perf_counter()
        try:  # as `_changing` does, without its cost at every action
            async with company.lock:
                table = company.table
                if version > table.version and self.sharing is not None:
                    await self.sharing.catch_up(company)
                table.expect(version)
                check_length(table.version, self.settings.limits.actions)
                since = table.ply
                await self._accept(company, lambda: table.act(action, guest))
                company.announce_ply(since)
                meter.acted(begun)
        finally:
            self._turns.wake(company)

    def act_at_once(
        self,
        company: Company,
        guest: str | None,
        version: int,
        action: str,
        tell: Callable[[Exception | None], None],
    ) -> None:
        """The same without a task, at a table that is free; tells when it is over, or why not."""
        begun = time.perf_counter()
        taken = company.lock.take()
        assert taken, "somebody changes the table"

        def end(failure: Exception | None) -> None:
            company.lock.leave()
            self._turns.wake(company)
            tell(failure)

        def stored(failure: Exception | None) -> None:
            if failure is None:
                try:
                    company.announce_ply(since)
                    meter.acted(begun)
                except Exception as error:
                    failure = error
            elif isinstance(failure, Conflict) and self.sharing is not None:
                self.sharing.do(give_way(failure))
                return
            else:
                failure = self._unstored(company, failure)
            end(failure)

        async def give_way(failure: Exception) -> None:
            try:
                await self._give_way(company, failure)
            except Exception as error:
                failure = error
            end(failure)

        try:
            table = company.table
            table.expect(version)
            check_length(table.version, self.settings.limits.actions)
            since = table.ply
            self.archive.append_then(table, table.act(action, guest), stored)
        except Refusal as refusal:  # nothing has changed
            end(refusal)
        except Exception as error:
            end(self._unstored(company, error))

    async def take_back(self, company: Company, guest: str | None, version: int) -> None:
        """Accept that something is taken back; raises Refusal."""
        async with self._changing(company) as table:
            table.expect(version)
            check_length(table.version, self.settings.limits.entries)
            await self._accept(company, lambda: table.take_back(guest))
            company.announce_update(table.ply, back=table.ply)

    async def change(
        self, company: Company, facts: Callable[[Table], list[Fact]], *, guest: str | None = None
    ) -> None:
        """Accept facts about seats, as a function finds them right; raises Refusal."""

        async def once() -> None:
            async with self._changing(company) as table:
                if found := facts(table):
                    if any(fact.verb != "return" for fact in found):  # a seat comes back always
                        check_length(table.version, self.settings.limits.entries)
                    await self._accept(company, lambda: table.propose(*found), guest)
                    company.announce_table()

        await insisting(once)

    async def prepare(
        self, company: Company, guest: str | None, facts: Callable[[Table], list[Fact]]
    ) -> None:
        """Accept facts about words for the dice; the last ones begin the game; raises Refusal."""

        async def once() -> None:
            async with self._changing(company) as table:
                if table.game is None:
                    check_length(table.version, self.settings.limits.entries)
                if found := facts(table):
                    present = company.present() | {guest}
                    await self._accept(company, lambda: table.prepare(found, present))
                    company.announce_table(with_story=table.game is not None)

        await insisting(once)

    async def arrive(self, company: Company) -> None:
        """Somebody has connected: perhaps it is they whose words, or whom bots, waited for."""
        self._turns.wake(company)
        if company.table.to_ask(company.present()) is not None:
            with suppress(Quicker):  # then another worker has asked them
                async with self._changing(company) as table:
                    present = company.present()
                    if table.to_ask(present) is not None:
                        await self._accept(company, lambda: table.prepare([], present))
                        company.announce_table(with_story=table.game is not None)

    async def _accept(
        self, company: Company, propose: Callable[[], str], sitter: str | None = None
    ) -> None:
        """Store the entry that a proposal makes; if either fails the table is read anew."""
        table = company.table
        try:
            await self.archive.append(table, propose(), sitter=sitter)
        except Refusal:  # nothing has changed
            raise
        except BaseException as error:
            await self._give_way(company, error)

    async def _give_way(self, company: Company, error: BaseException) -> NoReturn:
        """A change could not be stored; raises Quicker where another worker has made one."""
        if isinstance(error, Conflict) and self.sharing is not None:
            try:
                await self.sharing.read_anew(company)
            except BaseException:
                self._forget(company)
                raise
            raise Quicker from error
        if (failure := self._unstored(company, error)) is error:
            raise error
        raise failure from error

    def _unstored(self, company: Company, error: Failure) -> Failure | Refusal:
        """A change that could not be stored: the table is read anew; what to say of it."""
        self._forget(company)
        if isinstance(error, Conflict):
            return Refusal("stale", "another server was quicker")
        return error

    def _forget(self, company: Company) -> None:
        """A table that could not be stored is not what it seems: everybody comes back anew."""
        if not company.is_lost:
            table = company.table.making.id
            self._companies.pop(table, None)
            company.announce_loss()
            if self.sharing is not None:
                self.sharing.release(company, table)
