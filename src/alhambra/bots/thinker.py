"""The player that thinks ahead: sequential halving over whole turns within its budget."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from math import inf
from time import perf_counter
from typing import Any

from alhambra.bots.brain import Beliefs, Brain, Room, brain_of
from alhambra.bots.budget import AT_ONCE, Budget
from alhambra.bots.mind import MOST_LINES, NO_MORE, Mind
from alhambra.bots.search import LINES, POLICY, SIMULATE
from alhambra.core.bot import CalledOff
from alhambra.core.chance import SeededDealer
from alhambra.core.game import Game

SLICE = 0.01
"""Seconds after which a search looks at the clock, and whether it is called off; about."""
NO_END = 1 << 62
"""A number that no future has."""
LONE = 20
"""In how many futures a line without rivals is tried, to say what becomes of it."""
SUMS = ("visits", "worth", "points", "chance")
"""What a study adds up."""


@cache
def helpers() -> ThreadPoolExecutor:
    """The threads that simulate beside the one that was asked."""
    return ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="simulating")


@dataclass(frozen=True)
class Idea:
    """A turn that a player considers, or what is left of it, and what it expects of it."""

    line: tuple[Any, ...]
    """Its actions, in order; the first is the one to play now."""
    worth: float
    """What the search compares, in a unit of the game's own."""
    points: float
    """The own final score expected."""
    chance: float
    """The chance to win expected."""
    visits: int
    """In how many simulations it was tried."""

    @property
    def action(self) -> Any:
        """What to play now."""
        return self.line[0]


class Thinker:
    """Plays by a mind and weights; with a budget it searches, without one the policy decides."""

    def __init__(
        self,
        name: str,
        mind: Mind,
        beliefs: Callable[[Game[Any, Any, Any, Any]], Beliefs],
        budget: Budget = AT_ONCE,
        *,
        width: int = 16,
        replies: int = 0,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        """At the end of a simulation so many replies, turns of its own, are weighed."""
        self.name = name
        self.budget = budget
        self.brain: Brain = brain_of(mind)
        self.beliefs = beliefs
        self._width = min(width, MOST_LINES)
        self._replies = replies
        self._seed = seed
        self.threads = threads
        self.is_called_off: Callable[[], bool] = lambda: False

    def hurry(self, share: float) -> None:
        """Think for a share of the budget; with none the policy decides."""
        self.budget = self.budget.part(share)

    @property
    def searches(self) -> bool:
        """Does it search, or play by its policy alone?"""
        return self.budget != AT_ONCE

    def choose(self, game: Game[Any, Any, Any, Any]) -> Any:
        """The first action of the best turn found."""
        if not self.searches:
            room = self._enter(game)
            return game.codec.action(room.ask(POLICY))
        return self.think(game)[0].action

    def think(self, game: Game[Any, Any, Any, Any]) -> list[Idea]:
        """The turns considered, the best first."""
        room = self._enter(game)
        count = min(room.ask(LINES), self._width)
        room.study.count, room.study.replies = count, self._replies
        if count > 1:
            self._search(room, count, lambda: self._enter(game))
        else:
            room.ask(SIMULATE, 0, LONE)
        return self._ideas(game, room, count)

    def _enter(self, game: Game[Any, Any, Any, Any]) -> Room:
        seed = SeededDealer(self._seed, f"{self.name} thinks, ").draw(len(game.plies), 1 << 40)
        room = self.brain.room()
        room.enter(game.at, self.beliefs(game), seed)
        return room

    # -- searching -----------------------------------------------------------------------------

    def _search(self, room: Room, count: int, enter: Callable[[], Room]) -> None:
        """Try the lines, and give up the worse half again and again until one is left."""
        running = list(range(count))
        rounds = (count - 1).bit_length()
        tried = 0
        begun = perf_counter()
        crew = Crew(room, enter, self.threads, self.is_called_off)
        for number in range(1, rounds + 1):
            if self.budget.milliseconds:
                until = begun + self.budget.milliseconds / 1000 * number / rounds
                tried = crew.simulate_on(tried, until=until)
            else:
                each = max(1, self.budget.simulations // (rounds * len(running)))
                tried = crew.simulate_on(tried, last=tried + each)
            worth, visits = room.study.worth, room.study.visits
            running.sort(key=lambda line: (-worth[line] / visits[line], line))
            running = running[: (len(running) + 1) // 2]
            room.study.running = [int(line in running) for line in range(MOST_LINES)]

    def _ideas(self, game: Game[Any, Any, Any, Any], room: Room, count: int) -> list[Idea]:
        """What the study says, the line that stood longest first."""
        lines = room.study.lines
        visits, worth, points, chance = (getattr(room.study, name) for name in SUMS)
        ideas = []
        for line in range(count):
            codes = lines[line]
            end = codes.index(NO_MORE) if NO_MORE in codes else len(codes)
            tries = max(visits[line], 1)
            ideas.append(
                Idea(
                    tuple(map(game.codec.action, codes[:end])),
                    worth[line] / tries,
                    points[line] / tries / 1000,
                    chance[line] / tries / 1000,
                    visits[line],
                )
            )
        return sorted(ideas, key=lambda idea: (-idea.visits, -idea.worth))


class Crew:
    """The threads that simulate: each in a room of its own, all sums in the first."""

    def __init__(
        self,
        room: Room,
        enter: Callable[[], Room],
        threads: int,
        is_called_off: Callable[[], bool],
    ) -> None:
        """One thread is the caller's own."""
        self._room = room
        self._enter = enter
        self._threads = threads
        self._is_called_off = is_called_off
        self._chunk = 1

    def simulate_on(self, first: int, *, last: int = NO_END, until: float = inf) -> int:
        """Try every running line in the futures from a number on, up to another or to a moment.

        The number of the next future; raises CalledOff.
        """
        while True:
            begun = perf_counter()
            end = min(first + self._chunk, last)
            self.simulate(first, end)
            now = perf_counter()
            if end == last or now >= until:
                return end
            if self._is_called_off():
                raise CalledOff
            pace = max((now - begun) / (end - first), 1e-9)
            self._chunk = max(1, int(min(SLICE, until - now) / pace))
            first = end

    def simulate(self, first: int, last: int) -> None:
        """Try every running line in the futures of these numbers."""
        if self._threads == 1:
            self._room.ask(SIMULATE, first, last)
            return
        share = -(-(last - first) // self._threads)
        starts = range(first + share, last, share)
        futures = [helpers().submit(self._help, at, min(at + share, last)) for at in starts]
        self._room.ask(SIMULATE, first, min(first + share, last))
        for future in futures:
            for name, found in future.result().items():
                own = getattr(self._room.study, name)
                setattr(self._room.study, name, [a + b for a, b in zip(own, found, strict=True)])

    def _help(self, first: int, last: int) -> dict[str, list[int]]:
        """What another thread finds in its share."""
        room = self._enter()
        room.study = self._room.study.copy()
        for name in SUMS:
            setattr(room.study, name, [0] * MOST_LINES)
        room.ask(SIMULATE, first, last)
        return {name: getattr(room.study, name) for name in SUMS}
