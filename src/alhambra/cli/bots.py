"""`alhambra bots`: who can be played against, game by game."""

from typing import Any

from alhambra.bots import registry
from alhambra.cli import games


def run() -> int:
    """List the bots of every game, one line each."""
    for name in games.names():
        print(f"{name}: {games.find(name).TITLE}")
        for bot in registry.names(name):
            print(f"  {bot:<10} {description_of(registry.make(name, bot))}")
    return 0


def description_of(bot: Any) -> str:
    """One line about a bot: its own description, or the first line of its docstring."""
    text = getattr(bot, "description", None) or type(bot).__doc__ or ""
    return str(text).strip().splitlines()[0] if str(text).strip() else ""
