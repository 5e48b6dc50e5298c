"""Which bots play which game, by name."""

import importlib

from alhambra import games
from alhambra.core.bot import Bot
from alhambra.core.errors import IllegalOption


def names(game: str) -> list[str]:
    """The bots of a game, the weakest first."""
    entry = games.find(game)
    return [] if entry is None else list(entry.bots)


def make(game: str, bot: str, seed: int = 0) -> Bot:
    """A bot by name; raises IllegalOption if the game has none of that name."""
    entry = games.find(game)
    place = None if entry is None else entry.bots.get(bot)
    if place is None:
        known = ", ".join(names(game)) or "none"
        raise IllegalOption("bot", "one-of", bot, choices=known)
    module, _, name = place.partition(":")
    made: Bot = getattr(importlib.import_module(module), name)(seed)
    return made
