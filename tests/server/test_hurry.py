"""Bots that search where many want them to: with less, without, or not at all any more."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from alhambra.bots import registry
from alhambra.bots.budget import Budget
from alhambra.core.bot import CalledOff
from alhambra.rollwrite import Rules
from alhambra.server import scheduler, thinking
from alhambra.server.hall import Hall
from alhambra.server.scheduler import Asker, Full
from alhambra.server.thinking import Choice, Thinkers
from alhambra.server.wishes import NewSeat, NewTable
from tests.patience import PATIENCE
from tests.server.tables import begin_at
from tests.server.test_hall import Listening, act, in_a_hall


class Searching:
    """A bot that searches until the test lets it end, and knows how it was asked."""

    name = "master"
    budget = Budget(simulations=800)

    def __init__(self, asked: list[float]) -> None:
        self._asked, self._share = asked, 1.0
        self.is_called_off: Callable[[], bool] = lambda: False

    ends = threading.Event()

    def hurry(self, share: float) -> None:
        self._share = share

    def choose(self, game: Any) -> Any:
        self._asked.append(self._share)
        while self._share and not self.ends.wait(0.001):
            if self.is_called_off():
                raise CalledOff
        return game.legal_actions()[0]


@pytest.fixture
def searching(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """In place of `master` somebody who searches; with which shares of the budget."""
    make, asked = registry.make, list[float]()
    Searching.ends.clear()

    def make_some(game: str, name: str, seed: int = 0) -> Any:
        return Searching(asked) if name == "master" else make(game, name, seed)

    monkeypatch.setattr(registry, "make", make_some)
    monkeypatch.setattr(thinking, "LONGEST", PATIENCE)
    monkeypatch.setattr(scheduler, "LONG", PATIENCE)
    monkeypatch.setattr(thinking, "CORES", 2)
    yield asked
    Searching.ends.set()


async def asked_for(asked: list[float], count: int) -> None:
    while len(asked) < count:
        await asyncio.sleep(0.001)


def test_where_many_wait_bots_think_with_less_and_quick_ones_wait_for_none(
    searching: list[float],
) -> None:
    async def ask() -> list[float]:
        thinkers, game = Thinkers(), Rules(players=2).new_game(seed=4)

        def choosing(guest: str) -> asyncio.Task[Choice]:
            asker = Asker(guest, f"{guest}'s")
            return asyncio.create_task(thinkers.choose(game, "master", 1, asker))

        tasks = [choosing(guest) for guest in ("ann", "ann", "ann", "ben", "cleo", "dora")]
        await asked_for(searching, 2)
        assert (await thinkers.choose(game, "uniform", 1, Asker("emma", "far"))).share == 1
        Searching.ends.set()
        shares = [choice.share for choice in await asyncio.gather(*tasks)]
        thinkers.close()
        return shares

    shares = asyncio.run(asyncio.wait_for(ask(), PATIENCE))
    assert searching[:2] == [1.0, 1.0]
    assert sorted(shares) == sorted(searching) and min(shares) < 1 and min(shares) >= 1 / 8


def test_a_crowd_of_one_address_takes_nothing_from_others(searching: list[float]) -> None:
    async def ask() -> float:
        thinkers, game = Thinkers(), Rules(players=2).new_game(seed=4)
        crowd = [
            asyncio.create_task(thinkers.choose(game, "master", 1, Asker(f"guest {n}", "crowd")))
            for n in range(20)
        ]
        await asked_for(searching, 2)
        ann = asyncio.create_task(thinkers.choose(game, "master", 1, Asker("ann", "home")))
        await asyncio.sleep(0)
        Searching.ends.set()
        share = (await ann).share
        shares = [choice.share for choice in await asyncio.gather(*crowd)]
        thinkers.close()
        assert min(shares) == 1 / 8
        return share

    assert asyncio.run(asyncio.wait_for(ask(), PATIENCE)) == 1


def test_a_program_takes_no_place_from_others_and_is_not_said_to_hurry(
    monkeypatch: pytest.MonkeyPatch, searching: list[float]
) -> None:
    ends, asked = threading.Event(), threading.Semaphore(0)

    class Program:
        name = "program"
        budget = Budget(milliseconds=10_000)

        def choose(self, game: Any) -> Any:
            asked.release()
            ends.wait()
            return game.legal_actions()[0]

    make = registry.make
    monkeypatch.setattr(
        registry,
        "make",
        lambda game, name, seed=0: Program() if name == "mine" else make(game, name),
    )
    Searching.ends.set()

    async def ask() -> None:
        thinkers, game = Thinkers(), Rules(players=2).new_game(seed=4)
        tasks = [
            asyncio.create_task(thinkers.choose(game, "mine", 1, Asker(f"guest {n}", "crowd")))
            for n in range(thinking.PROGRAMS + 6)
        ]
        for _ in range(thinking.PROGRAMS):
            await asyncio.to_thread(asked.acquire)
        for bot in ("uniform", "master"):
            assert (await thinkers.choose(game, bot, 1, Asker("ann", "home"))).share == 1
        ends.set()
        assert {choice.share for choice in await asyncio.gather(*tasks)} == {1.0}
        thinkers.close()

    asyncio.run(asyncio.wait_for(ask(), PATIENCE))


def test_where_too_many_wait_a_bot_plays_without_searching(searching: list[float]) -> None:
    async def ask() -> None:
        thinkers, game = Thinkers(), Rules(players=2).new_game(seed=4)
        ann = Asker("ann", "home")
        tasks = [
            asyncio.create_task(thinkers.choose(game, "master", 1, ann))
            for _ in range(1 + scheduler.MOST_OF_ONE)
        ]
        await asked_for(searching, 1)
        assert (await thinkers.choose(game, "master", 1, ann)).share == 0
        with pytest.raises(Full):
            await thinkers.advise(game, "master", ann)
        Searching.ends.set()
        assert {choice.share for choice in await asyncio.gather(*tasks)} == {1.0}
        thinkers.close()

    asyncio.run(asyncio.wait_for(ask(), PATIENCE))


MASTER = NewTable("rollwrite", [NewSeat("me"), NewSeat("bot", bot="master")])
AT_ONE_SCREEN = NewTable(
    "rollwrite", [NewSeat("me"), NewSeat("bot", bot="master"), NewSeat("here", "Ben")]
)


@pytest.mark.parametrize("wish", [MASTER, AT_ONE_SCREEN])
def test_a_bot_stops_thinking_when_the_only_person_leaves_and_goes_on_when_they_come_back(
    tmp_path: Path, searching: list[float], wish: NewTable
) -> None:
    async def play(hall: Hall) -> None:
        company = await hall.make(wish, "ann", "Ann")
        page = Listening("ann")
        company.join(page)
        await begin_at(hall, company)
        while not searching:
            if company.table.may_play("ann"):
                await act(hall, company)
            await asyncio.sleep(0.001)
        company.leave(page)
        while company.bot is not None:
            await asyncio.sleep(0.001)
        version = company.table.version
        await hall.find(company.table.making.id)
        assert company.bot is None and len(searching) == 1
        company.join(page)
        await hall.arrive(company)
        await asked_for(searching, 2)
        Searching.ends.set()
        while company.table.version == version:
            await asyncio.sleep(0.001)
        await company.settled()

    in_a_hall(tmp_path, play)


def test_a_bot_stops_thinking_about_what_was_taken_back(
    tmp_path: Path, searching: list[float]
) -> None:
    async def play(hall: Hall) -> None:
        company = await hall.make(MASTER, "ann", "Ann")
        await begin_at(hall, company)
        while not company.table.may_play("ann"):
            Searching.ends.set()
            await asyncio.sleep(0.001)
        await company.settled()
        Searching.ends.clear()
        searching.clear()
        while not searching:
            if company.table.may_play("ann"):
                await act(hall, company)
            await asyncio.sleep(0.001)
        await hall.take_back(company, "ann", company.table.version)
        while company.bot is not None:
            await asyncio.sleep(0.001)
        assert company.table.may_play("ann") and len(searching) == 1

    in_a_hall(tmp_path, play)


def test_everybody_at_a_table_hears_that_its_bots_must_hurry_and_that_they_need_not_any_more(
    tmp_path: Path, searching: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    shares = iter([0.4, 0.4, 1.0])
    monkeypatch.setattr(scheduler.Scheduler, "share_of", lambda *_: next(shares, 1.0))
    Searching.ends.set()

    async def play(hall: Hall) -> list[bool]:
        company = await hall.make(MASTER, "ann", "Ann")
        page = Listening("ann")
        company.join(page)
        await begin_at(hall, company)
        while company.table.status != "over":
            if company.table.may_play("ann"):
                await act(hall, company)
            await asyncio.sleep(0.001)
        await company.settled()
        return [b'"hurried":true' in text for text in page.heard if b'"type":"hurry"' in text]

    assert in_a_hall(tmp_path, play) == [True, False]
