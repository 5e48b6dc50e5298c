"""The scheduler: everybody has their turn, nobody has two, and what nobody waits for ends."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from starlette.requests import ClientDisconnect, Request

from alhambra.server import scheduler as scheduling
from alhambra.server.context import Asking
from alhambra.server.scheduler import Asker, Full, IsCalledOff, Overdue, Scheduler
from tests.patience import PATIENCE

ANN, BEN, CLEO = Asker("ann", "home"), Asker("ben", "home"), Asker("cleo", "far")


class Work:
    """Work that ends when the test says so."""

    def __init__(self, log: list[str], name: str) -> None:
        self.name, self.log = name, log
        self.begins, self.may_end = threading.Event(), threading.Event()
        self.was_called_off = False

    def __call__(self, is_called_off: IsCalledOff) -> str:
        self.log.append(self.name)
        self.begins.set()
        while not self.may_end.wait(0.001):
            if is_called_off():
                self.was_called_off = True
        return self.name


async def begun(*works: Work) -> None:
    while not all(work.begins.is_set() for work in works):
        await asyncio.sleep(0.001)


async def turns(count: int = 20) -> None:
    """Let the loop go round, so that whatever may begin has begun or is in the queue."""
    for _ in range(count):
        await asyncio.sleep(0)


def run(play: Callable[[], Awaitable[Any]]) -> Any:
    return asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_addresses_take_turns_and_the_guests_of_an_address() -> None:
    log: list[str] = []

    async def play() -> None:
        one = Scheduler(1, "work")
        first = Work(log, "first")
        tasks = [asyncio.create_task(one.do(first, Asker("dora", "away")))]
        await begun(first)
        wishes = [("ann 1", ANN), ("ann 2", ANN), ("ann 3", ANN), ("ben", BEN), ("cleo", CLEO)]
        works = [Work(log, name) for name, _ in wishes]
        for work, (_, asker) in zip(works, wishes, strict=True):
            tasks.append(asyncio.create_task(one.do(work, asker)))
        await turns()
        assert one.share_of(ANN) == pytest.approx(1 / 3 / 2)  # three addresses, two guests
        assert one.share_of(CLEO) == pytest.approx(1 / 3)
        for work in (first, *works):
            work.may_end.set()
        await asyncio.gather(*tasks)
        one.close()

    run(play)
    assert log == ["first", "ann 1", "cleo", "ben", "ann 2", "ann 3"]


@pytest.mark.parametrize("by_address", [False, True])
def test_a_guest_has_one_place_and_where_it_is_said_an_address(*, by_address: bool) -> None:
    log: list[str] = []

    async def play() -> None:
        three = Scheduler(3, "work")
        works = [Work(log, name) for name in ("ann", "ann again", "ben", "cleo")]
        askers = [ANN, ANN, BEN, CLEO]
        tasks = [
            asyncio.create_task(three.do(work, asker, by_address=by_address))
            for work, asker in zip(works, askers, strict=True)
        ]
        await begun(works[0], works[3])
        if by_address:
            await turns()
        else:
            await begun(works[2])
        assert works[2].begins.is_set() is not by_address and not works[1].begins.is_set()
        for work in works:
            work.may_end.set()
        await asyncio.gather(*tasks)
        three.close()

    run(play)
    assert sorted(log) == ["ann", "ann again", "ben", "cleo"]


def test_all_that_nobody_waits_for_has_one_turn_together() -> None:
    log: list[str] = []

    async def play() -> None:
        one = Scheduler(1, "work")
        first = Work(log, "first")
        works = [Work(log, name) for name in ("nobody 1", "nobody 2", "nobody 3", "ben", "ann")]
        askers = [Asker("emma"), Asker("finn"), Asker("emma"), BEN, ANN]
        tasks = [asyncio.create_task(one.do(first, CLEO))]
        await begun(first)
        for work, asker in zip(works, askers, strict=True):
            tasks.append(asyncio.create_task(one.do(work, asker)))
        await turns()
        for work in (first, *works):
            work.may_end.set()
        await asyncio.gather(*tasks)

    run(play)
    assert log == ["first", "nobody 1", "ben", "nobody 2", "ann", "nobody 3"]


def test_the_queue_is_bounded_and_whoever_wants_most_goes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scheduling, "MOST_WAITING", 4)
    log: list[str] = []

    async def play() -> None:
        one = Scheduler(1, "work", each=3)
        first = Work(log, "first")
        tasks = {"first": asyncio.create_task(one.do(first, Asker("dora", "away")))}
        await begun(first)
        works = {name: Work(log, name) for name in ("a1", "a2", "a3", "a4", "ben", "cleo")}
        for name, work in works.items():
            asker = {"ben": BEN, "cleo": CLEO}.get(name, ANN)
            tasks[name] = asyncio.create_task(one.do(work, asker))
            await turns()
        for work in (first, *works.values()):
            work.may_end.set()
        ended = await asyncio.gather(*tasks.values(), return_exceptions=True)
        refused = [name for name, end in zip(tasks, ended, strict=True) if isinstance(end, Full)]
        assert refused == ["a3", "a4"]

    run(play)
    assert log == ["first", "a1", "cleo", "ben", "a2"]


def test_whoever_leaves_the_queue_leaves_no_place_taken() -> None:
    log: list[str] = []

    async def play() -> None:
        one = Scheduler(1, "work")
        first, second, third = (Work(log, name) for name in ("first", "second", "third"))
        tasks = [asyncio.create_task(one.do(work, ANN)) for work in (first, second, third)]
        await begun(first)
        tasks[1].cancel()
        first.may_end.set()
        third.may_end.set()
        assert await tasks[2] == "third"
        assert one.is_idle and tasks[1].cancelled()

    run(play)
    assert log == ["first", "third"]


def test_work_that_nobody_waits_for_is_called_off_and_keeps_its_place_until_it_ends() -> None:
    log: list[str] = []

    async def play() -> None:
        one = Scheduler(1, "work")
        first, second = Work(log, "first"), Work(log, "second")
        task = asyncio.create_task(one.do(first, ANN))
        await begun(first)
        task.cancel()
        other = asyncio.create_task(one.do(second, BEN))
        while not first.was_called_off:
            await asyncio.sleep(0.001)
        assert not second.begins.is_set()
        first.may_end.set()
        second.may_end.set()
        assert await other == "second"

    run(play)


def test_long_work_gives_way_and_what_takes_too_long_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scheduling, "LONG", 0.0)
    log: list[str] = []

    async def play() -> None:
        one = Scheduler(1, "work")
        endless, other = Work(log, "endless"), Work(log, "other")
        waiting = asyncio.create_task(one.do(endless, ANN))
        await begun(endless)
        other.may_end.set()
        assert await one.do(other, BEN) == "other"
        with pytest.raises(Overdue) as late:
            await one.do(Work(log, "never"), CLEO, seconds=0.01)
        assert not late.value.work.done() and not waiting.done()
        endless.may_end.set()
        assert await waiting == "endless"

    run(play)


def test_what_a_page_asked_for_is_called_off_when_the_page_is_gone() -> None:
    log: list[str] = []

    async def play() -> None:
        messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        request = Request({"type": "http", "method": "GET", "headers": []}, messages.get)
        asking = Asking.__new__(Asking)
        asking.request = request
        one, work = Scheduler(1, "work"), Work(log, "work")
        answer = asyncio.create_task(asking.while_wanted(one.do(work, ANN)))
        await messages.put({"type": "http.request", "body": b"", "more_body": False})
        await begun(work)
        await messages.put({"type": "http.disconnect"})
        with pytest.raises(ClientDisconnect):
            await answer
        while not work.was_called_off:
            await asyncio.sleep(0.001)
        work.may_end.set()
        while not one.is_idle:
            await asyncio.sleep(0.001)

    run(play)


def test_of_those_who_want_equally_much_the_last_to_come_has_no_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scheduling, "MOST_WAITING", 3)
    log: list[str] = []

    async def play() -> list[bool]:
        one = Scheduler(1, "work")
        works = [Work(log, str(number)) for number in range(6)]
        tasks = []
        for work in works:
            asker = Asker(f"guest {work.name}", f"address {work.name}")
            tasks.append(asyncio.create_task(one.do(work, asker)))
            await turns()
        for work in works:
            work.may_end.set()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        return [isinstance(end, Full) for end in ended]

    assert run(play) == [False] * 4 + [True] * 2
    assert log == ["0", "1", "2", "3"]


def test_where_no_thread_can_be_had_nobody_is_locked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    class NoThread:
        def __init__(self, name: str) -> None:
            raise RuntimeError(f"no thread for {name}")

    async def play() -> None:
        one, work = Scheduler(1, "work"), Work([], "work")
        with monkeypatch.context() as patched:
            patched.setattr(scheduling, "Thread", NoThread)
            with pytest.raises(RuntimeError, match="no thread"):
                await one.do(work, ANN, by_address=True)
        work.may_end.set()
        assert await one.do(work, ANN, by_address=True) == "work"

    run(play)
