"""Advice: what a bot thinks of the turn of the seat to move, its best actions first."""

from collections.abc import Callable
from typing import Any

from alhambra.bots import registry
from alhambra.bots.thinker import Idea, Thinker
from alhambra.core.errors import IllegalOption
from alhambra.core.game import Game

MOST_IDEAS = 3
"""So many actions are named."""


def advisors(game: str) -> list[str]:
    """The bots of a game that can be asked, the strongest first."""
    return [name for name in reversed(registry.names(game)) if _can_say(game, name)]


def advise(
    game: Game[Any, Any, Any, Any],
    bot: str,
    *,
    seed: int = 0,
    share: float = 1.0,
    is_called_off: Callable[[], bool] = lambda: False,
) -> list[Idea]:
    """The best actions as a bot sees them, each with the turn it begins; raises IllegalOption.

    The bot may have to think with a share of its budget; raises CalledOff, once nobody waits for
    it.
    """
    asked = registry.make(game.rules.name, bot, seed)
    if not isinstance(asked, Thinker):
        choices = ", ".join(advisors(game.rules.name)) or "none"
        raise IllegalOption("bot", "one-of", bot, choices=choices)
    asked.is_called_off = is_called_off
    if share < 1:
        asked.hurry(share)
    best: dict[Any, Idea] = {}
    for idea in asked.think(game.alone()):
        best.setdefault(idea.action, idea)
    return list(best.values())[:MOST_IDEAS]


def _can_say(game: str, name: str) -> bool:
    """Does a bot weigh turns against each other?"""
    bot = registry.make(game, name)
    return isinstance(bot, Thinker) and bot.searches
