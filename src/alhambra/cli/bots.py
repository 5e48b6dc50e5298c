"""`alhambra bots`: who can be played against, game by game."""

import argparse

from alhambra.bots import registry
from alhambra.cli import games
from alhambra.cli.naming import bot_name


def run(arguments: argparse.Namespace) -> int:
    """List the bots of every game, one line each."""
    words = arguments.words
    for name in games.names():
        print(f"{name}: {words(f'terminal-game-{name}')}")
        for bot in registry.names(name):
            level, about = bot_name(bot, name, words), words(f"bots-{name}-{bot}")
            said = about if level == bot else words("bot-about", level=level, about=about)
            print(f"  {bot:<10} {said}")
    return 0
