"""Which bots play which game, by name; a player is a bot, perhaps with a budget (`master@50ms`).

In the arena a bot that learns may be given the weights of a file (`master:new.weights@50ms`).
"""

import hashlib
import importlib
import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol, runtime_checkable

from alhambra import games
from alhambra.bots.budget import Budget, Budgeted, read_budget
from alhambra.core.bot import Bot
from alhambra.core.errors import IllegalOption

if TYPE_CHECKING:
    from alhambra.core.rules import Rules

BUDGET = "@"
"""Stands between a bot and its budget."""
WEIGHTS = ":"
"""Stands between a bot and the file of its weights."""
NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")


PROGRAM = "exec:"
"""Stands before the command of a program that is a bot."""

LEVELS = ("apprentice", "mason", "foreman", "architect", "master")
"""What people are offered to play against, in every game that has them."""
USUAL = "foreman"
"""Whom people meet who have not chosen."""


class Hosted(NamedTuple):
    """A program that whoever runs a server lets sit at tables."""

    player: str
    inherited: tuple[str, ...]
    """The variables of the environment that it is given beside the basics."""


_HOSTED: dict[str, Hosted] = {}


@runtime_checkable
class Started(Protocol):
    """A bot that has to be started, and may not be there."""

    def check(self) -> None:
        """Raises AlhambraError if it cannot be started."""
        ...


def names(game: str) -> list[str]:
    """The bots of a game, the weakest first; then those of whoever runs this."""
    entry = games.find(game)
    return [] if entry is None else [*entry.bots, *_HOSTED]


def offered(game: str) -> list[str]:
    """The bots that tables offer: the levels, where a game has some, and those of the host."""
    own = [bot for bot in names(game) if bot not in _HOSTED]
    return [*([bot for bot in own if bot in LEVELS] or own), *_HOSTED]


def usual(game: str) -> str:
    """The bot that plays where nobody has chosen one; empty where there is none."""
    own = [bot for bot in offered(game) if bot not in _HOSTED]
    return USUAL if USUAL in own else own[-1] if own else ""


def host(name: str, player: str, inherited: tuple[str, ...] = ()) -> None:
    """Let a program be known by a name in any game, in a clean environment; raises AlhambraError.

    It inherits the variables that are named here, and those that no program can do without.
    """
    taken = name in _HOSTED or any(name in entry.bots for entry in games.entries())
    if taken or not NAME.fullmatch(name):
        raise IllegalOption("--bot", "bot-name", name)
    if not player.startswith(PROGRAM):
        raise IllegalOption("--bot", "command", player)
    ready(make("", player))
    _HOSTED[name] = Hosted(player, inherited)


def make(game: str, player: str, seed: int = 0, *, taught_for: "Rules | None" = None) -> Bot:
    """The bot that a player stands for; raises IllegalOption if the game has none like it.

    Only where it may be taught for some rules can a player name a file of weights; raises
    AlhambraError if they are not those of such a game.
    """
    hosted = _HOSTED.get(player)
    if hosted is not None or player.startswith(PROGRAM):
        from alhambra.bots.program import Program

        if hosted is None:
            return Program(player, seed)
        return Program(hosted.player, seed, hosted.inherited)
    bot, budget = read_player(player)
    file = ""
    if taught_for is not None:
        bot, _, file = bot.partition(WEIGHTS)
    entry = games.find(game)
    place = None if entry is None else entry.bots.get(bot)
    if place is None:
        known = ", ".join(names(game)) or "none"
        raise IllegalOption("bot", "one-of", bot, choices=known)
    module, _, name = place.partition(":")
    home = importlib.import_module(module)
    made: Bot = getattr(home, name)(seed)
    if file:
        if bot not in getattr(home, "LEARNING", ()):
            raise IllegalOption("bot", "no-weights", player, bot=bot)
        home.teach(made, Path(file), taught_for)
    if budget is None:
        return made
    if not isinstance(made, Budgeted):
        raise IllegalOption("bot", "no-budget", player, bot=bot)
    made.budget = budget
    return made


def ready(bot: Bot) -> Bot:
    """A bot that is to begin; raises AlhambraError if it cannot be started."""
    if isinstance(bot, Started):
        bot.check()
    return bot


def read_player(player: str) -> tuple[str, Budget | None]:
    """The bot and the budget that a player names; raises IllegalOption for a bad budget."""
    bot, mark, budget = player.partition(BUDGET)
    return bot, read_budget(budget) if mark else None


def bot_seed(seed: int, seat: int) -> int:
    """A seed for the bot at a seat: never the dealer's own, and another at every seat."""
    return int.from_bytes(hashlib.sha256(f"bot {seat} {seed}".encode()).digest()[:6], "big")
