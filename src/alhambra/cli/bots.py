"""`alhambra bots`: who can be played against, game by game."""

import argparse

from alhambra.bots import registry
from alhambra.cli import games


def run(arguments: argparse.Namespace) -> int:
    """List the bots of every game, one line each."""
    words = arguments.words
    for name in games.names():
        print(f"{name}: {words(f'terminal-game-{name}')}")
        for bot in registry.names(name):
            level = words(f"bot-{bot}")
            called = bot if level == bot else f"{bot} ({level})"
            print(f"  {called:<22} {words(f'bots-{name}-{bot}')}")
    return 0
