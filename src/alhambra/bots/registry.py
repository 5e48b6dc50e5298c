"""Which bots play which game, by name."""

import importlib

from alhambra.core.errors import IllegalOption
from alhambra.core.protocol import Bot

_BOTS = {
    "palace": {
        "uniform": "alhambra.bots.uniform:Uniform",
        "greedy": "alhambra.bots.palace.greedy:Greedy",
    },
    "rollwrite": {
        "uniform": "alhambra.bots.uniform:Uniform",
        "greedy": "alhambra.bots.rollwrite.greedy:Greedy",
    },
}


def names(game: str) -> list[str]:
    """The bots of a game, the weakest first."""
    return list(_BOTS.get(game, {}))


def make(game: str, bot: str, seed: int = 0) -> Bot:
    """A bot by name; raises IllegalOption if the game has none of that name."""
    place = _BOTS.get(game, {}).get(bot)
    if place is None:
        known = ", ".join(names(game)) or "none"
        raise IllegalOption(f"no bot of {game} is called '{bot}', there are: {known}")
    module, _, name = place.partition(":")
    made: Bot = getattr(importlib.import_module(module), name)(seed)
    return made
