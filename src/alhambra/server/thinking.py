"""Bots at tables: they think off the event loop, and a table survives their crash."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from alhambra.bots import registry
from alhambra.core.game import Game

LOG = logging.getLogger("alhambra.bots")

THREADS = 4
LONGEST = 20.0
"""Seconds a bot may think."""
STAND_IN = "uniform"
"""Who decides when a bot cannot."""


class Thinkers:
    """The threads in which bots think."""

    def __init__(self) -> None:
        """Few threads: bots are quick, and people come first."""
        self._threads = ThreadPoolExecutor(THREADS, "bot")

    def close(self) -> None:
        """Let the thought that is being thought end, and no other begin."""
        self._threads.shutdown(cancel_futures=True)

    async def choose(self, game: Game[Any, Any, Any, Any], bot: str, seed: int) -> str:
        """The text of the action that a bot chooses; it gets a copy of the game."""
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self._threads, choose, game.copy(), bot, seed)
        try:
            return await asyncio.wait_for(thought, LONGEST)
        except TimeoutError:
            LOG.error("the bot %s thinks for too long; %s decides", bot, STAND_IN)
            return choose(game.copy(), STAND_IN, seed)


def choose(game: Game[Any, Any, Any, Any], bot: str, seed: int) -> str:
    """The text of a bot's action, or of its stand-in's if it fails."""
    try:
        action = registry.make(game.rules.name, bot, seed).choose(game)
        if (reason := game.why_not(action)) is not None:
            raise AssertionError(f"{action} is refused: {reason}")
    except Exception:
        LOG.exception("the bot %s failed; %s decides", bot, STAND_IN)
        action = registry.make(game.rules.name, STAND_IN, seed).choose(game)
    return str(action)
