"""The lock of a table: one at a time, in order, and nobody who gives up keeps it."""

import asyncio

from alhambra.server.lock import Lock
from tests.patience import PATIENCE


def test_it_is_taken_at_once_or_not_at_all() -> None:
    lock = Lock()
    assert lock.take() and lock.is_held
    assert not lock.take()
    lock.leave()
    assert not lock.is_held and lock.take()


def test_it_is_given_on_in_the_order_of_asking_and_nobody_pushes_in() -> None:
    async def live() -> list[int]:
        lock, order = Lock(), []

        async def hold(number: int) -> None:
            async with lock:
                order.append(number)
                await asyncio.sleep(0)

        lock.take()
        waiting = [asyncio.create_task(hold(number)) for number in range(3)]
        await asyncio.sleep(0)
        lock.leave()
        assert lock.is_held and not lock.take()  # it belongs to the first who waits
        await asyncio.gather(*waiting)
        assert not lock.is_held
        return order

    assert asyncio.run(live()) == [0, 1, 2]


def test_whoever_gives_up_waiting_does_not_keep_it() -> None:
    async def live() -> None:
        lock = Lock()

        async def hold() -> None:
            async with lock:
                pass

        lock.take()
        early, late, last = (asyncio.create_task(hold()) for _ in range(3))
        await asyncio.sleep(0)
        early.cancel()
        await asyncio.sleep(0)
        lock.leave()  # given to the second, who gives up before it wakes
        late.cancel()
        await asyncio.wait_for(last, PATIENCE)
        assert early.cancelled() and late.cancelled() and not lock.is_held

    asyncio.run(live())
