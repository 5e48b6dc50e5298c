"""The hall: bots that crash or think long, tables that leave the memory, failing disks."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from alhambra.bots import registry
from alhambra.rollwrite import Rules
from alhambra.server import company as companies
from alhambra.server import thinking
from alhambra.server.company import Company
from alhambra.server.database import sqlite_url
from alhambra.server.hall import Hall
from alhambra.server.people import People
from alhambra.server.refusal import Refusal
from alhambra.server.settings import Settings
from alhambra.server.store import Conflict, Store, Write
from alhambra.server.wishes import NewSeat, NewTable
from tests.patience import PATIENCE
from tests.server.tables import begin_at, everything

WITH_A_BOT = NewTable("rollwrite", [NewSeat("me"), NewSeat("bot", bot="greedy")])
ALONE = NewTable("rollwrite", [NewSeat("me")])
ONLY_BOTS = NewTable("rollwrite", [NewSeat("bot", bot="greedy"), NewSeat("bot", bot="uniform")])


@pytest.fixture(autouse=True)
def bots_may_think_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 3 * PATIENCE)


def in_a_hall(folder: Path, play: Callable[[Hall], Awaitable[Any]], **options: Any) -> Any:
    """Do something in a hall of its own, over a store in a folder."""

    async def live() -> Any:
        store = Store(sqlite_url(folder))
        store.start()
        hall = Hall(store, People("key"), Settings(folder, **{"pace": 0, **options}))
        try:
            return await asyncio.wait_for(play(hall), PATIENCE)
        finally:
            hall.close()
            await asyncio.sleep(0)
            store.close()

    return asyncio.run(live())


async def until_it_is_anns_turn(company: Company) -> None:
    """Wait for the bots."""
    while not company.table.may_play("ann") and company.table.status != "over":
        await asyncio.sleep(0.001)
    await company.settled()


async def act(hall: Hall, company: Company) -> None:
    """Ann takes the first of her choices."""
    await hall.act(company, "ann", company.table.version, first(company))


def first(company: Company) -> str:
    """The first of the choices."""
    assert company.table.game is not None
    return str(company.table.game.legal_actions()[0])


class Listening:
    """Somebody around a table."""

    def __init__(self, guest: str | None = "ann") -> None:
        self.guest = guest
        self.address = ""
        self.pace = "calm"
        self.heard: list[bytes] = []

    def push(self, message: bytes) -> None:
        self.heard.append(message)


# -- bots ------------------------------------------------------------------------------------------


class Crashing:
    """A bot that never gets to a decision."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, game: Any) -> Any:
        raise RuntimeError("this bot cannot think")


class Cheating(Crashing):
    """A bot that does what is not allowed."""

    def choose(self, game: Any) -> Any:
        crossings = (game.parse(f"construct y{y} b{b}") for y in range(1, 7) for b in range(1, 7))
        return next(action for action in crossings if game.why_not(action) is not None)


@pytest.mark.parametrize("bot", [Crashing, Cheating])
def test_a_bot_that_fails_is_stood_in_for(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    bot: type[Crashing],
) -> None:
    make = registry.make

    def make_some(game: str, name: str, seed: int = 0) -> Any:
        return bot(seed) if name == "greedy" else make(game, name, seed)

    monkeypatch.setattr(registry, "make", make_some)

    async def play(hall: Hall) -> str:
        company = await hall.make(WITH_A_BOT, "ann", "Ann")
        await begin_at(hall, company)
        await until_it_is_anns_turn(company)
        while company.table.status != "over":
            await act(hall, company)
            await until_it_is_anns_turn(company)
        return (await company.settled()).status

    assert in_a_hall(tmp_path, play) == "over"
    assert "the bot greedy failed; uniform decides" in caplog.text


def test_a_bots_choice_is_a_legal_action_in_words() -> None:
    game = Rules(players=2).new_game(seed=4)
    for bot in registry.names("rollwrite"):
        text = thinking.choose(game.copy(), bot, 1)
        assert game.why_not(game.parse(text)) is None


def test_a_bot_that_thinks_long_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_go_on = threading.Event(), threading.Event()
    choose = thinking.choose

    def think_long(*arguments: Any, **named: Any) -> str:
        begun.set()
        assert may_go_on.wait(PATIENCE)
        return choose(*arguments, **named)

    monkeypatch.setattr(thinking, "choose", think_long)

    async def play(hall: Hall) -> int:
        slow = await hall.make(ONLY_BOTS, "ann", "Ann")
        await begin_at(hall, slow)
        while not begun.is_set():
            await asyncio.sleep(0.001)
        quick = await hall.make(ALONE, "ann", "Ann")
        await begin_at(hall, quick)
        before = slow.table.version
        for _ in range(8):
            await act(hall, quick)
        assert slow.table.version == before and slow.bot is not None
        may_go_on.set()
        while slow.table.version == before:
            await asyncio.sleep(0.001)
        return quick.table.version

    assert in_a_hall(tmp_path, play) == 10


def test_what_a_bot_thought_about_an_older_version_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on = threading.Event()
    choose = thinking.choose

    def think_long(*arguments: Any, **named: Any) -> str:
        assert may_go_on.wait(PATIENCE)
        return choose(*arguments, **named)

    async def play(hall: Hall) -> Company:
        company = await hall.make(WITH_A_BOT, "ann", "Ann")
        await begin_at(hall, company)
        await until_it_is_anns_turn(company)
        monkeypatch.setattr(thinking, "choose", think_long)
        while company.table.may_play("ann"):
            await act(hall, company)
        while company.bot is None:
            await asyncio.sleep(0.001)
        await hall.take_back(company, "ann", company.table.version)
        version = company.table.version
        may_go_on.set()
        while company.bot is not None:
            await asyncio.sleep(0.001)
        assert company.table.version == version and company.table.may_play("ann")
        return company

    assert in_a_hall(tmp_path, play).table.status == "playing"


def test_bots_go_on_when_a_table_is_read_from_the_store(tmp_path: Path) -> None:
    async def begin(hall: Hall) -> str:
        company = await hall.make(ONLY_BOTS, "ann", "Ann")
        table: str = company.table.making.id
        await begin_at(hall, company)
        return table

    table = in_a_hall(tmp_path, begin)

    async def go_on(hall: Hall) -> str:
        company = await hall.find(table)
        while company.table.status != "over":
            await asyncio.sleep(0.001)
        return (await company.settled()).status

    assert in_a_hall(tmp_path, go_on) == "over"


# -- memory ----------------------------------------------------------------------------------------


def test_a_table_without_company_leaves_the_memory_and_comes_back_the_same(
    tmp_path: Path,
) -> None:
    async def leave(hall: Hall) -> None:
        company = await hall.make(ALONE, "ann", "Ann")
        await begin_at(hall, company)
        await act(hall, company)
        listening = Listening()
        company.join(listening)
        table = company.table.making.id
        hall.sweep()
        assert await hall.find(table) is company
        company.leave(listening)
        await asyncio.sleep(0.02)
        hall.sweep()
        back = await hall.find(table)
        assert back is not company
        assert everything(back.table) == everything(company.table)

    in_a_hall(tmp_path, leave, idle=0.01)


def test_many_who_ask_for_one_table_get_one(tmp_path: Path) -> None:
    async def ask(hall: Hall) -> None:
        table = (await hall.make(ALONE, "ann", "Ann")).table.making.id
        hall._companies.clear()
        found = await asyncio.gather(*(hall.find(table) for _ in range(10)))
        assert len(set(map(id, found))) == 1
        with pytest.raises(Refusal):
            await hall.find("nothing")

    in_a_hall(tmp_path, ask)


def test_who_is_gone_for_long_enough_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SimpleNamespace(now=1000.0)
    clock.monotonic = lambda: clock.now
    monkeypatch.setattr(companies, "time", clock)

    async def come_and_go(hall: Hall) -> None:
        company = await hall.make(ALONE, "ann", "Ann")
        seat, listening = company.table.seats[0], Listening()
        company.join(listening)
        assert company.is_present(seat) and not company.is_away(seat)
        company.leave(listening)
        assert not company.is_present(seat)
        for later, is_away in ((0, False), (29, False), (1, True)):
            clock.now += later
            assert company.is_away(seat) == is_away
        company.join(listening)
        assert not company.is_away(seat)

    in_a_hall(tmp_path, come_and_go, patience=30)


# -- when the disk fails ---------------------------------------------------------------------------


def refusing(failure: Exception) -> Callable[[Write], "asyncio.Future[None]"]:
    """A disk that takes nothing."""

    def refuse(_: Write) -> "asyncio.Future[None]":
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.set_exception(failure)
        return future

    return refuse


@pytest.mark.parametrize("failure", [Conflict(), OSError("the disk is full")])
def test_what_cannot_be_stored_is_told_to_nobody_and_everybody_comes_back_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    async def fail(hall: Hall) -> None:
        company = await hall.make(ALONE, "ann", "Ann")
        await begin_at(hall, company)
        table = company.table.making.id
        before = everything(company.table)
        listening = Listening()
        company.join(listening)
        write = hall.archive.store.write

        monkeypatch.setattr(hall.archive.store, "write", refusing(failure))
        with pytest.raises(Refusal if isinstance(failure, Conflict) else OSError):
            await act(hall, company)
        assert company.is_lost and listening.heard == [b""]
        with pytest.raises(Refusal):
            _ = company.table
        monkeypatch.setattr(hall.archive.store, "write", write)
        back = await hall.find(table)
        assert everything(back.table) == before
        await act(hall, back)

    in_a_hall(tmp_path, fail)


@pytest.mark.parametrize("failure", [Conflict(), OSError("the disk is full")])
def test_what_a_bot_does_and_cannot_be_stored_is_forgotten_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    async def fail(hall: Hall) -> None:
        company = await hall.make(ONLY_BOTS, "ann", "Ann")
        table = company.table.making.id
        await begin_at(hall, company)
        before, listening = everything(company.table), Listening()
        company.join(listening)
        with monkeypatch.context() as broken:
            broken.setattr(hall.archive.store, "write", refusing(failure))
            assert company.bot is not None
            await company.bot
        assert company.is_lost and listening.heard == [b""]
        back = await hall.find(table)
        assert everything(back.table) == before
        hall._forget(company)
        assert await hall.find(table) is back and listening.heard == [b""]

    in_a_hall(tmp_path, fail)


def test_a_table_that_breaks_in_mid_action_is_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(hall: Hall) -> None:
        company = await hall.make(ALONE, "ann", "Ann")
        await begin_at(hall, company)
        before, listening = everything(company.table), Listening()
        company.join(listening)
        table = company.table.making.id
        with monkeypatch.context() as broken, pytest.raises(ZeroDivisionError):
            broken.setattr("alhambra.server.table._lines_since", lambda *_: 1 // 0)
            await act(hall, company)
        assert company.is_lost and listening.heard == [b""]
        back = await hall.find(table)
        assert everything(back.table) == before
        await act(hall, back)

    in_a_hall(tmp_path, fail)


def test_two_servers_over_one_store_do_not_both_accept(tmp_path: Path) -> None:
    async def race(hall: Hall) -> None:
        company = await hall.make(ALONE, "ann", "Ann")
        await begin_at(hall, company)
        other = Hall(hall.archive.store, hall.people, hall.settings)
        rival = await other.find(company.table.making.id)
        await act(hall, company)
        with pytest.raises(Refusal) as caught:
            await act(other, rival)
        assert caught.value.error.code == "stale"
        again = await other.find(company.table.making.id)
        assert everything(again.table) == everything(company.table)
        other.close()

    in_a_hall(tmp_path, race)
