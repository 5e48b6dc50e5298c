"""Bots at tables: they think off the event loop, and a table survives their crash or silence.

Where more people wait for thoughts than the machine can think at once, every bot that searches
thinks with less; where too many wait, it does not search.
"""

import logging
import os
import time
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any, Literal, NamedTuple, TypeVar

from alhambra.bots import registry
from alhambra.bots.advice import advise
from alhambra.bots.budget import AT_ONCE, Budgeted
from alhambra.bots.deciding import BROKE, STAND_IN, decide
from alhambra.bots.thinker import Idea
from alhambra.core.bot import Thinking
from alhambra.core.errors import AlhambraError
from alhambra.core.game import Game
from alhambra.server.meter import THINKING
from alhambra.server.scheduler import (
    BOUNDLESS,
    NOBODY,
    Asker,
    Full,
    IsCalledOff,
    Overdue,
    Scheduler,
)

LOG = logging.getLogger("alhambra.bots")

CORES = max(2, os.cpu_count() or 1)
"""How many bots search at once."""
QUICK_ONES = 4
"""How many bots decide at once that do not search."""
PROGRAMS = 4
"""How many programs think at once, which know no hurry."""
LEAST = 1 / 8
"""The share of its budget that a bot thinks with at least, if it searches."""
LONGEST = 10.0
"""Seconds a bot may think about an action; only the stand-in is waited for."""
MOST_LOST = 4
"""With so many thoughts that went on for too long and still do, a bot is asked nothing more."""

AnyGame = Game[Any, Any, Any, Any]
Answer = TypeVar("Answer")
Kind = Literal["quick", "program", "searching"]
"""How a bot thinks: not for long, as a program that knows no hurry, or as one that does."""
Question = Callable[[float, IsCalledOff], Answer]
"""What is to be thought about, with which share of the budget, and until when."""


class Choice(NamedTuple):
    """What a bot has chosen."""

    text: str
    share: float
    """Of its budget; less than one where it had to hurry."""


class Thinkers:
    """Where bots think; one that never answers holds up no other."""

    def __init__(self) -> None:
        """Nobody thinks yet."""
        self._quick = Scheduler(QUICK_ONES, "bot", each=BOUNDLESS)
        self._programs = Scheduler(PROGRAMS, "bot", each=BOUNDLESS)
        self._searching = Scheduler(CORES, "bot")
        self._places = {
            "quick": self._quick,
            "program": self._programs,
            "searching": self._searching,
        }
        self._kinds: dict[tuple[str, str], Kind] = {}
        """How each bot thinks that was asked once."""
        self._lost: dict[tuple[str, str], list[Future[Any]]] = {}
        """Thoughts that took too long, by game and bot."""

    def close(self) -> None:
        """Let everybody go."""
        for scheduler in (self._quick, self._programs, self._searching):
            scheduler.close()

    def next_of(self, askers: list[Asker]) -> Asker:
        """Of those who wait for the same thought, the one who waits for the fewest others."""
        return min(askers, key=self._searching.claims_of, default=NOBODY)

    async def choose(
        self,
        game: AnyGame,
        bot: str,
        seed: int,
        asker: Asker = NOBODY,
        is_called_off: IsCalledOff = lambda: False,
    ) -> Choice:
        """What a bot chooses, or its stand-in if it takes too long; raises CalledOff."""
        look = game.alone()

        def question(share: float, is_off: IsCalledOff) -> Choice:
            text = choose(
                look, bot, seed, share=share, is_called_off=lambda: is_off() or is_called_off()
            )
            return Choice(text, share)

        try:
            return await self._ask(game, bot, question, asker)
        except Full:
            at_once = partial(_at_once, question)
            return await self._ask(game, bot, at_once, asker, quickly=True)
        except TimeoutError:
            last = game.alone()
            return await self._ask(
                game, STAND_IN, lambda *_: Choice(choose(last, STAND_IN, seed), 1.0), asker
            )

    async def advise(self, game: AnyGame, bot: str, asker: Asker) -> tuple[list[Idea], float]:
        """What a bot thinks of the turn of the seat to move, and with which share of its budget.

        Raises TimeoutError, and Full.
        """
        look = game.alone()

        def question(share: float, is_off: IsCalledOff) -> tuple[list[Idea], float]:
            ideas = advise(look, bot, share=share, is_called_off=is_off)
            return ideas, share

        return await self._ask(game, bot, question, asker, by_address=True)

    async def _ask(
        self,
        game: AnyGame,
        bot: str,
        question: Question[Answer],
        asker: Asker,
        *,
        by_address: bool = False,
        quickly: bool = False,
    ) -> Answer:
        """The answer of a bot of this game; raises TimeoutError, but not for the stand-in."""
        lost = self._lost.setdefault((game.rules.name, bot), [])
        is_last = bot == STAND_IN
        scheduler = self._quick if quickly else self._place_of(game.rules.name, bot)

        share = 1.0

        def begins() -> None:
            nonlocal share
            if scheduler is self._searching:
                share = max(LEAST, scheduler.share_of(asker))
            lost[:] = [thought for thought in lost if not thought.done()]
            if len(lost) >= MOST_LOST and not is_last:
                raise TimeoutError

        def thought(is_off: IsCalledOff) -> Answer:
            begun = time.perf_counter()
            try:
                return question(share, is_off)
            finally:
                THINKING.add(time.perf_counter() - begun)

        try:
            return await scheduler.do(
                thought,
                asker,
                by_address=by_address,
                seconds=None if is_last else LONGEST,
                begins=begins,
            )
        except Overdue as overdue:
            LOG.error("the bot %s thinks for too long; %s decides", bot, STAND_IN)
            lost.append(overdue.work)
            raise

    def _place_of(self, game: str, bot: str) -> Scheduler:
        """Where a bot thinks."""
        if (game, bot) not in self._kinds:
            self._kinds[game, bot] = _kind_of(game, bot)
        return self._places[self._kinds[game, bot]]


def _kind_of(game: str, bot: str) -> Kind:
    """How a bot thinks; one that cannot be made is stood in for, which is quick."""
    try:
        made = registry.make(game, bot)
    except AlhambraError:
        return "quick"
    if not isinstance(made, Budgeted) or made.budget == AT_ONCE:
        return "quick"
    return "searching" if isinstance(made, Thinking) else "program"


def _at_once(question: Question[Answer], _: float, is_off: IsCalledOff) -> Answer:
    return question(0.0, is_off)


def choose(
    game: AnyGame,
    bot: str,
    seed: int,
    *,
    share: float = 1.0,
    is_called_off: IsCalledOff = lambda: False,
) -> str:
    """The text of a bot's action, or of its stand-in's if it fails; raises CalledOff."""
    decision = decide(game, bot, seed, share=share, is_called_off=is_called_off)
    if (trouble := decision.trouble) is not None:
        broken = trouble if trouble.key == BROKE else None  # a program's mistakes take a line
        LOG.error("the bot %s failed; %s decides: %s", bot, STAND_IN, trouble, exc_info=broken)
    return str(decision.action)
