"""Bots at tables: they think off the event loop, and a table survives their crash or silence."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Any

from alhambra.bots.advice import advise
from alhambra.bots.deciding import STAND_IN, decide
from alhambra.bots.thinker import Idea
from alhambra.core.game import Game
from alhambra.server.meter import THINKING

LOG = logging.getLogger("alhambra.bots")

THREADS = 4
"""How many bots think at once: bots are quick, and people come first."""
QUICK = 2.0
"""Seconds after which a thought gives its place to other bots, and goes on beside them."""
LONGEST = 10.0
"""Seconds a bot may think about an action; only the stand-in is waited for."""
MOST_LOST = 4
"""With so many thoughts that went on for too long and still do, a bot is asked nothing more."""

AnyGame = Game[Any, Any, Any, Any]
Question = Callable[[], Any]
"""What is to be thought about."""


class Thinker:
    """A thread in which one question after another is answered; the server's end waits for none."""

    def __init__(self) -> None:
        """Nothing to think about yet."""
        self._questions: SimpleQueue[tuple[Question, Future[Any]] | None] = SimpleQueue()
        threading.Thread(target=self._think_on, name="bot", daemon=True).start()

    def think(self, question: Question) -> Future[Any]:
        """Begin to think; the answer comes later."""
        thought: Future[Any] = Future()
        thought.set_running_or_notify_cancel()
        self._questions.put((question, thought))
        return thought

    def stop(self) -> None:
        """End, as soon as nothing is thought about any more."""
        self._questions.put(None)

    def _think_on(self) -> None:
        while (asked := self._questions.get()) is not None:
            question, thought = asked
            try:
                thought.set_result(question())
            except BaseException as error:
                thought.set_exception(error)


class Thinkers:
    """The threads in which bots think; one whose bot never answers is replaced."""

    def __init__(self) -> None:
        """Nobody thinks yet."""
        self._room = asyncio.Semaphore(THREADS)
        self._idle: list[Thinker] = []
        self._lost: dict[tuple[str, str], list[Future[Any]]] = {}
        """Thoughts that took too long, by game and bot."""
        self._places: dict[tuple[str, str], asyncio.Semaphore] = {}
        """Where the slow ones wait, so that one bot takes no place from another."""

    def close(self) -> None:
        """Let everybody go."""
        for thinker in self._idle:
            thinker.stop()
        self._idle.clear()

    async def choose(self, game: AnyGame, bot: str, seed: int) -> str:
        """The text of the action that a bot chooses; of its stand-in's if it takes too long."""
        look = game.alone()
        try:
            text: str = await self._ask(game, bot, lambda: choose(look, bot, seed))
        except TimeoutError:
            text = await self._ask(game, STAND_IN, lambda: choose(game.alone(), STAND_IN, seed))
        return text

    async def advise(self, game: AnyGame, bot: str) -> list[Idea]:
        """What a bot thinks of the turn of the seat to move; raises TimeoutError."""
        look = game.alone()
        ideas: list[Idea] = await self._ask(game, bot, lambda: advise(look, bot, is_patient=False))
        return ideas

    async def _ask(self, game: AnyGame, bot: str, question: Question) -> Any:
        """The answer of a bot of this game; raises TimeoutError, but not for the stand-in."""
        key = (game.rules.name, bot)
        lost = self._lost.setdefault(key, [])
        is_last = bot == STAND_IN
        async with self._places.setdefault(key, asyncio.Semaphore(THREADS)):
            thought = None
            try:
                async with self._room:
                    lost[:] = [thought for thought in lost if not thought.done()]
                    if len(lost) >= MOST_LOST and not is_last:
                        raise TimeoutError
                    thinker = self._idle.pop() if self._idle else Thinker()
                    begun = time.perf_counter()
                    thought = thinker.think(question)
                    heard = asyncio.wrap_future(thought)
                    await asyncio.wait([heard], timeout=min(QUICK, LONGEST))
                rest = None if is_last else max(0.0, LONGEST - QUICK)
                await asyncio.wait([heard], timeout=rest)
                THINKING.add(time.perf_counter() - begun)
                if not heard.done():
                    LOG.error("the bot %s thinks for too long; %s decides", bot, STAND_IN)
                    raise TimeoutError
            except BaseException:
                if thought is not None:
                    thinker.stop()
                    lost.append(thought)
                raise
            self._idle.append(thinker)
            return heard.result()


def choose(game: AnyGame, bot: str, seed: int) -> str:
    """The text of a bot's action, or of its stand-in's if it fails."""
    decision = decide(game, bot, seed, is_patient=False)
    if (trouble := decision.trouble) is not None:
        LOG.error("the bot %s failed; %s decides: %s", bot, STAND_IN, trouble, exc_info=trouble)
    return str(decision.action)
