"""The scheduler: who is next to have long work done, so that nobody waits for one who wants much.

Long work is done in threads, in a few places at a time. Addresses take turns, and the guests of an
address; each guest, and where it is said each address, has one place at most. All work that nobody
waits for at the moment has its turn together, as that of one address. Work that nobody will want
any more is called off.
"""

import asyncio
import threading
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, TypeVar

from alhambra.server.refusal import Refusal

MOST_WAITING = 64
"""How much work may wait, where there is a bound."""
MOST_OF_ONE = 4
"""How much of it may be one guest's, unless it is said otherwise."""
BOUNDLESS = 1 << 30
"""As much as somebody likes."""
LONG = 2.0
"""Seconds after which work gives its place to others, and goes on beside them."""

Answer = TypeVar("Answer")
IsCalledOff = Callable[[], bool]
"""Does nobody wait for the work any more? It may end at any time then."""


class Full(Refusal):
    """Too much work waits already."""

    def __init__(self) -> None:
        """A limit, for whoever hears of it."""
        super().__init__("too-many", "work")


class Overdue(TimeoutError):
    """Work that takes too long; it may go on, and nobody waits for it."""

    def __init__(self, work: "Future[Any]") -> None:
        """What is not done."""
        super().__init__()
        self.work = work


@dataclass(frozen=True)
class Asker:
    """Who wants work done."""

    guest: str = ""
    address: str = ""
    """Empty where nobody waits for it now."""


NOBODY = Asker()


class Thread:
    """Does one piece of work after another; the end of the program waits for none."""

    def __init__(self, name: str) -> None:
        """Nothing to do yet."""
        self._work: SimpleQueue[tuple[Callable[[], Any], Future[Any]] | None] = SimpleQueue()
        threading.Thread(target=self._work_on, name=name, daemon=True).start()

    def do(self, work: Callable[[], Any]) -> "Future[Any]":
        """Begin; the answer comes later."""
        done: Future[Any] = Future()
        done.set_running_or_notify_cancel()
        self._work.put((work, done))
        return done

    def end(self) -> None:
        """End, as soon as nothing is left to do."""
        self._work.put(None)

    def _work_on(self) -> None:
        while (given := self._work.get()) is not None:
            work, done = given
            try:
                done.set_result(work())
            except BaseException as error:
                done.set_exception(error)


@dataclass(eq=False)
class _Claim:
    """Somebody's wish for a place."""

    asker: Asker
    alone: tuple[str, ...]
    """Names of which each has one place at most."""
    turn: "asyncio.Future[None]"
    has_place: bool = False


class _Queue:
    """Claims that wait; addresses take turns, and the guests of each."""

    def __init__(self) -> None:
        """Nobody waits yet."""
        self._addresses: OrderedDict[str, OrderedDict[str, deque[_Claim]]] = OrderedDict()

    def __iter__(self) -> Iterator[_Claim]:
        """All of them."""
        for guests in self._addresses.values():
            for claims in guests.values():
                yield from claims

    def of(self, asker: Asker) -> Sequence[_Claim]:
        """Those of a guest at an address."""
        guests = self._addresses.get(asker.address)
        return () if guests is None else guests.get(asker.guest, ())

    def add(self, claim: _Claim) -> None:
        """The last of its guest."""
        guests = self._addresses.setdefault(claim.asker.address, OrderedDict())
        guests.setdefault(claim.asker.guest, deque()).append(claim)

    def remove(self, claim: _Claim) -> None:
        """One less, if it waits."""
        asker = claim.asker
        if claim not in self.of(asker):
            return
        guests = self._addresses[asker.address]
        guests[asker.guest].remove(claim)
        if not guests[asker.guest]:
            del guests[asker.guest]
        if not guests:
            del self._addresses[asker.address]

    def take(self, taken: Counter[str]) -> _Claim | None:
        """The next one of which no name is taken; its guest and address go behind the others."""
        for address, guests in self._addresses.items():
            for guest, claims in guests.items():
                claim = claims[0]
                if claim.turn.done() or any(taken[name] for name in claim.alone):
                    continue
                guests.move_to_end(guest)
                self._addresses.move_to_end(address)
                self.remove(claim)
                return claim
        return None

    def greediest(self) -> _Claim:
        """The last claim of the guest who has the most, at the address that has the most."""
        addresses = reversed(self._addresses.values())  # of equals, whoever came last
        guests = max(addresses, key=lambda one: sum(map(len, one.values())))
        return max(reversed(guests.values()), key=len)[-1]


class Scheduler:
    """Some places where long work is done."""

    def __init__(self, places: int, name: str, *, each: int = MOST_OF_ONE) -> None:
        """Nobody wants anything yet; how much of each guest may wait, at the most."""
        self.places = places
        self._name = name
        self._each = each
        self._free = places
        self._waiting = _Queue()
        self._working: set[_Claim] = set()
        self._taken: Counter[str] = Counter()
        """Names that have a place."""
        self._idle: list[Thread] = []

    def close(self) -> None:
        """Let all threads go that have nothing to do."""
        while self._idle:
            self._idle.pop().end()

    def share_of(self, asker: Asker) -> float:
        """How much of a place there is for somebody, of those who have work done or wait for it.

        Addresses have equal shares, and so have the guests of an address.
        """
        askers = {asker, *(claim.asker for claim in (*self._working, *self._waiting))}
        addresses = {one.address for one in askers}
        guests = [one for one in askers if one.address == asker.address]
        return min(1.0, self.places / len(addresses) / len(guests))

    @property
    def is_idle(self) -> bool:
        """Is nothing done, and does nothing wait?"""
        return not self._working and not any(True for _ in self._waiting)

    def claims_of(self, asker: Asker) -> int:
        """How much work of somebody is waiting."""
        return len(self._waiting.of(asker))

    async def do(
        self,
        work: Callable[[IsCalledOff], Answer],
        asker: Asker,
        *,
        by_address: bool = False,
        seconds: float | None = None,
        begins: Callable[[], None] = lambda: None,
    ) -> Answer:
        """Have work done when its turn comes; raises Full, and Overdue after so many seconds.

        Whoever is cancelled while waiting for it calls it off. `begins` is called when its turn has
        come; what it raises is raised.
        """
        loop = asyncio.get_running_loop()
        claim = await self._enter(asker, by_address=by_address)
        off = threading.Event()
        giving_way = loop.call_later(LONG, self._give_way, claim)

        def over() -> None:
            giving_way.cancel()
            self._leave(claim)

        def rest() -> None:
            over()
            self._idle.append(thread)

        def ended(_: object) -> None:
            with suppress(RuntimeError):  # the server has ended before
                loop.call_soon_threadsafe(rest)

        try:
            begins()
            thread = self._idle.pop() if self._idle else Thread(self._name)
            done: Future[Answer] = thread.do(lambda: work(off.is_set))
        except BaseException:
            over()
            raise
        done.add_done_callback(ended)
        heard = asyncio.wrap_future(done)
        heard.add_done_callback(lambda one: one.exception())  # even if nobody waits for it
        try:
            await asyncio.wait([heard], timeout=seconds)
        finally:
            off.set()
        if not heard.done():
            over()
            raise Overdue(done)
        return heard.result()

    # -- places --------------------------------------------------------------------------------

    async def _enter(self, asker: Asker, *, by_address: bool) -> _Claim:
        """A place, as soon as it is this asker's turn; raises Full."""
        names = [f"guest {asker.guest}"] if asker.guest else []
        if by_address:
            names.append(f"address {asker.address}")
        turn = asyncio.get_running_loop().create_future()
        claim = _Claim(asker, tuple(names), turn)
        self._admit(claim)
        self._go_on()
        try:
            await turn
        except BaseException:
            self._leave(claim)
            raise
        return claim

    def _admit(self, claim: _Claim) -> None:
        """Let a claim wait; where there is no room, the greediest has one less."""
        if self.claims_of(claim.asker) >= self._each:
            raise Full
        self._waiting.add(claim)
        if self._each < BOUNDLESS and len(list(self._waiting)) > MOST_WAITING:
            last = self._waiting.greediest()
            self._waiting.remove(last)
            if last is claim:
                raise Full
            if not last.turn.done():
                last.turn.set_exception(Full())

    def _go_on(self) -> None:
        """Give free places to those whose turn it is."""
        while self._free:
            claim = self._waiting.take(self._taken)
            if claim is None:
                break
            self._working.add(claim)
            self._taken.update(claim.alone)
            self._free -= 1
            claim.has_place = True
            claim.turn.set_result(None)

    def _give_way(self, claim: _Claim) -> None:
        """Let others have the place of work that goes on."""
        if claim.has_place:
            claim.has_place = False
            self._free += 1
            self._go_on()

    def _leave(self, claim: _Claim) -> None:
        """Nothing is left of a claim."""
        if claim in self._working:
            self._working.remove(claim)
            self._taken.subtract(claim.alone)
            self._taken += Counter()  # without what nobody has
        else:
            self._waiting.remove(claim)
        self._give_way(claim)
        self._go_on()
