"""`alhambra train`: a player learns by playing against itself."""

import argparse
import importlib
from pathlib import Path
from typing import Any

from alhambra.cli import games
from alhambra.cli.bar import Bar
from alhambra.cli.files import check_writable
from alhambra.cli.standings import tell
from alhambra.core.chance import check_seed
from alhambra.core.checks import check_whole
from alhambra.core.errors import IllegalOption
from alhambra.core.rules import Rules, find_rules

INTERRUPTED = 130


def run(arguments: argparse.Namespace) -> int:
    """Play and learn until the file has seen so many games; say what it knows then."""
    words = arguments.words
    games.find(arguments.game)
    check_seed(arguments.seed)
    check_whole("--games", arguments.games, least=1)
    rules = rules_of(arguments)
    file = Path(arguments.file or f"{arguments.game}-{arguments.players}.weights")
    training: Any = importlib.import_module(f"alhambra.bots.{arguments.game}.training")
    bar: Bar | None = None
    seen = training.begun(rules, arguments.seed, file)
    check_writable(file)

    def report(done: int, total: int, facts: dict[str, Any]) -> None:
        nonlocal bar, seen
        bar = bar or Bar(max(total, done), words, done=done)
        seen = done
        bar.show(done)

    try:
        facts = training.train(rules, arguments.games, arguments.seed, file, report)
    except KeyboardInterrupt:
        kept = training.begun(rules, arguments.seed, file)
        tell(words("train-cut", done=max(seen, kept), total=arguments.games, kept=kept))
        return INTERRUPTED
    finally:
        if bar is not None:
            bar.close()
    print(words("train-done", file=str(file), games=facts["games"]))
    for name, fact in facts.items():
        print(f"  {name:<14}{fact}")
    return 0


def rules_of(arguments: argparse.Namespace) -> Rules:
    """The rules that are learned for; raises IllegalOption."""
    kind: Any = find_rules(arguments.game)
    counts, players, virtual = kind.player_counts, arguments.players, arguments.virtual
    check_whole("--players", players, least=counts[0], most=counts[-1])
    if virtual is not None and "virtual" not in (option.name for option in kind.options):
        raise IllegalOption("--virtual", "known-option")
    options = {} if virtual is None else {"virtual": virtual}
    try:
        rules: Rules = kind(players=players, **options)
    except IllegalOption as error:
        raise error.named(f"--{error.option}") from error
    return rules
