"""How much one guest, one address and one table may have."""

import asyncio
from pathlib import Path

import pytest
from starlette.requests import Request

from alhambra.server import api
from alhambra.server.context import Asking, Context
from alhambra.server.hall import Hall
from alhambra.server.journal import Fact
from alhambra.server.refusal import Refusal
from alhambra.server.settings import Limits
from alhambra.server.wishes import NewSeat, NewTable
from tests.server.tables import begin_at
from tests.server.test_hall import ALONE, act, first, in_a_hall

WITH_BEN = NewTable("rollwrite", [NewSeat("me"), NewSeat("here", name="Ben")])


def test_one_guest_makes_so_many_tables_a_day_and_no_more(tmp_path: Path) -> None:
    async def make(hall: Hall) -> Refusal:
        for _ in range(3):
            await hall.make(ALONE, "ann", "Ann")
        with pytest.raises(Refusal) as caught:
            await hall.make(ALONE, "ann", "Ann")
        await hall.make(ALONE, "ben", "Ben")
        return caught.value

    refusal = in_a_hall(tmp_path, make, limits=Limits(tables_a_day=3))
    assert (refusal.error.code, refusal.error.detail) == ("too-many", "tables")
    assert refusal.status == 429


def test_the_next_table_is_one_of_the_day_for_whoever_makes_it(tmp_path: Path) -> None:
    made: list[str] = []

    async def play(hall: Hall) -> Refusal:
        company = await hall.make(WITH_BEN, "ann", "Ann")
        await begin_at(hall, company)
        while company.table.status != "over":
            await act(hall, company)
        await company.settled()
        with pytest.raises(Refusal) as caught:
            await hall.again(company, "ann", lambda: made.append("ann"))
        await hall.change(company, lambda _: [Fact("hold", 1, "ben")])
        following = await hall.again(company, "ben", lambda: made.append("ben"))
        assert await hall.again(company, "ann", lambda: made.append("ann")) is following
        return caught.value

    refusal = in_a_hall(tmp_path, play, limits=Limits(tables_a_day=1))
    assert (refusal.error.code, refusal.error.detail) == ("too-many", "tables")
    assert made == ["ben"]


def test_the_next_table_is_one_of_the_day_for_an_address(tmp_path: Path) -> None:
    async def play(hall: Hall) -> Refusal:
        company = await hall.make(ALONE, "ann", "Ann")
        await begin_at(hall, company)
        while company.table.status != "over":
            await act(hall, company)
        await company.settled()
        cookie = hall.people.cookie("ann", is_secure=False).encode()
        scope = {
            "type": "http",
            "headers": [(b"cookie", cookie)],
            "client": ("192.0.2.1", 9),
            "path_params": {"table": company.table.making.id},
        }
        asking = Asking(Request(scope), Context(hall, hall.people))
        asking.context.check_tables(asking)
        with pytest.raises(Refusal) as caught:
            await api.again(asking)
        assert company.table.again is None
        return caught.value

    refusal = in_a_hall(tmp_path, play, limits=Limits(tables_an_address=1))
    assert (refusal.error.code, refusal.error.detail) == ("too-many", "tables")


def test_seats_go_to_bots_and_back_only_so_often_and_the_last_time_back(tmp_path: Path) -> None:
    async def play(hall: Hall) -> Refusal:
        company = await hall.make(WITH_BEN, "ann", "Ann")
        hand, give_back = Fact("hand", 1, "greedy"), Fact("return", 1)
        with pytest.raises(Refusal) as caught:
            for _ in range(20):
                await hall.change(company, lambda _: [hand])
                await hall.change(company, lambda _: [give_back])
        assert company.table.version == 7 and not company.table.seats[1].is_handed
        return caught.value

    refusal = in_a_hall(tmp_path, play, limits=Limits(entries=6))
    assert (refusal.error.code, refusal.error.detail) == ("too-many", "entries")


@pytest.mark.parametrize("is_quick", [False, True])
def test_nobody_acts_for_ever(tmp_path: Path, is_quick: bool) -> None:
    async def play(hall: Hall) -> Exception:
        company = await hall.make(ALONE, "ann", "Ann")
        await begin_at(hall, company)
        while company.table.version < 5:
            await act(hall, company)
        if is_quick:
            told: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
            hall.act_at_once(company, "ann", 5, first(company), told.set_result)
            failure = await told
            assert failure is not None
        else:
            with pytest.raises(Refusal) as caught:
                await act(hall, company)
            failure = caught.value
        assert company.table.version == 5 and not company.lock.is_held
        return failure

    failure = in_a_hall(tmp_path, play, limits=Limits(actions=5))
    assert isinstance(failure, Refusal)
    assert (failure.error.code, failure.error.detail) == ("too-many", "entries")
