"""`alhambra show`: draws a position from its one-line text."""

import argparse
from typing import Any

from alhambra.cli import games
from alhambra.cli.files import read_text
from alhambra.cli.output import open_output
from alhambra.cli.seating import names_of
from alhambra.core.errors import NotationError
from alhambra.core.rules import find_rules


def run(arguments: argparse.Namespace) -> int:
    """Draw one position."""
    words = arguments.position
    text = " ".join((read_text("-") if words == ["-"] else " ".join(words)).split())
    name = text.split(" ")[0]
    rules = find_rules(name) if name in games.names() else None
    if rules is None:
        raise NotationError(text, 1, "one-of", choices=", ".join(games.names()))
    game: Any = rules.from_position_text(text)
    output = open_output(plain=arguments.plain)
    names = names_of([], name, seats=game.rules.seats, words=arguments.words)
    screen = games.find(name).screen_of(
        game.rules, names, words=arguments.words, plain=output.is_plain
    )
    output.show(screen.table(game))
    return 0
