"""Which bots play which game, by name; a player is a bot, perhaps with a budget (`master@50ms`)."""

import hashlib
import importlib

from alhambra import games
from alhambra.bots.budget import Budget, Budgeted, read_budget
from alhambra.core.bot import Bot
from alhambra.core.errors import IllegalOption

BUDGET = "@"
"""Stands between a bot and its budget."""


def names(game: str) -> list[str]:
    """The bots of a game, the weakest first."""
    entry = games.find(game)
    return [] if entry is None else list(entry.bots)


def make(game: str, player: str, seed: int = 0) -> Bot:
    """The bot that a player stands for; raises IllegalOption if the game has none like it."""
    bot, budget = read_player(player)
    entry = games.find(game)
    place = None if entry is None else entry.bots.get(bot)
    if place is None:
        known = ", ".join(names(game)) or "none"
        raise IllegalOption("bot", "one-of", bot, choices=known)
    module, _, name = place.partition(":")
    made: Bot = getattr(importlib.import_module(module), name)(seed)
    if budget is None:
        return made
    if not isinstance(made, Budgeted):
        raise IllegalOption("bot", "no-budget", player, bot=bot)
    made.budget = budget
    return made


def read_player(player: str) -> tuple[str, Budget | None]:
    """The bot and the budget that a player names; raises IllegalOption for a bad budget."""
    bot, mark, budget = player.partition(BUDGET)
    return bot, read_budget(budget) if mark else None


def bot_seed(seed: int, seat: int) -> int:
    """A seed for the bot at a seat: never the dealer's own, and another at every seat."""
    return int.from_bytes(hashlib.sha256(f"bot {seat} {seed}".encode()).digest()[:6], "big")
