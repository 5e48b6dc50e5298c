"""`alhambra train`: a player learns by playing against itself."""

import argparse
import importlib
from inspect import signature
from pathlib import Path
from typing import Any

from alhambra.cli import games
from alhambra.cli.bar import Bar
from alhambra.cli.standings import tell
from alhambra.core.chance import dealer_of
from alhambra.core.errors import IllegalOption

INTERRUPTED = 130


def run(arguments: argparse.Namespace) -> int:
    """Play and learn until the file has seen so many games; say what it knows then."""
    words = arguments.words
    games.find(arguments.game)
    dealer_of(arguments.seed)
    if arguments.games < 1:
        raise IllegalOption("--games", "at-least", arguments.games, least=1)
    training: Any = importlib.import_module(f"alhambra.bots.{arguments.game}.training")
    if arguments.virtual is not None and "virtual" not in signature(training.train).parameters:
        raise IllegalOption("--virtual", "known-option")
    file = Path(arguments.file or f"{arguments.game}-{arguments.players}.weights")
    options = {} if arguments.virtual is None else {"virtual": arguments.virtual}
    bar: Bar | None = None
    seen = 0

    def report(done: int, total: int, facts: dict[str, Any]) -> None:
        nonlocal bar, seen
        bar = bar or Bar(max(total, done), words, done=done)
        seen = done
        bar.show(done)

    tell(words("train-compiling"))
    try:
        facts = training.train(
            arguments.players, arguments.games, arguments.seed, file, report, **options
        )
    except KeyboardInterrupt:
        tell(words("train-cut", done=seen, total=arguments.games, file=str(file)))
        return INTERRUPTED
    finally:
        if bar is not None:
            bar.close()
    print(words("train-done", file=str(file), games=facts["games"]))
    for name, fact in facts.items():
        print(f"  {name:<14}{fact}")
    return 0
