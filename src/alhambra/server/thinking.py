"""Bots at tables: they think off the event loop, and a table survives their crash."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from alhambra.bots import registry
from alhambra.core.protocol import Game

LOG = logging.getLogger("alhambra.bots")

STAND_IN = "uniform"
"""Who decides when a bot cannot."""


class Thinkers:
    """The threads in which bots think."""

    def __init__(self) -> None:
        """One thread: bots are quick, and people come first."""
        self._threads = ThreadPoolExecutor(1, "bot")

    def close(self) -> None:
        """Let the thought that is being thought end, and no other begin."""
        self._threads.shutdown(cancel_futures=True)

    async def choose(self, game: Game[Any, Any, Any, Any], bot: str, seed: int) -> str:
        """The text of the action that a bot chooses; it gets a copy of the game."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, choose, game.copy(), bot, seed)


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
