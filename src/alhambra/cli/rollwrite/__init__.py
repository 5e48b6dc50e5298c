"""Roll & Write at the command line: its options here, its screens imported late."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alhambra.cli.screen import Screen
    from alhambra.core.rules import Rules
    from alhambra.locale import Words

TITLE = "Alhambra Roll & Write"
OPTIONS = ("solo", "goal", "sheet")

MOST_PLAYERS = 5
USUAL_PLAYERS = 3
VIRTUAL_PLAYERS = (2, 3, 4)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of Roll & Write alone."""
    group = parser.add_argument_group(TITLE)
    group.add_argument(
        "--solo",
        metavar="V",
        nargs="?",
        type=int,
        const=VIRTUAL_PLAYERS[0],
        help="play alone against V virtual players: 2 (usual), 3 or 4",
    )
    group.add_argument(
        "--goal",
        choices=("score", "versus"),
        help="alone: a high score (usual), or against virtual players that score too",
    )
    group.add_argument("--sheet", metavar="FILE", help="play on your own sheet: six rows, PSACGT")


def seats_of(arguments: argparse.Namespace) -> str:
    """Who sits at the table where `--seats` does not say."""
    from alhambra.core.errors import IllegalOption

    players = arguments.players
    if arguments.solo is not None:
        if players is not None:
            raise IllegalOption("--solo is for one player alone and --players for more: give one")
        if arguments.solo not in VIRTUAL_PLAYERS:
            raise IllegalOption(f"--solo: 2, 3 or 4 virtual players, got {arguments.solo}")
        return "me"
    if players is None:
        players = USUAL_PLAYERS
    if not 2 <= players <= MOST_PLAYERS:
        raise IllegalOption(f"--players: 2 to {MOST_PLAYERS} (alone: --solo), got {players}")
    return ",".join(["me"] + ["greedy"] * (players - 1))


def rules_of(arguments: argparse.Namespace, seats: int) -> "Rules":
    """The rules that the options ask for; raises IllegalOption."""
    from pathlib import Path

    from alhambra.core.errors import IllegalOption
    from alhambra.rollwrite import Rules, Sheet

    if seats > MOST_PLAYERS:
        raise IllegalOption(f"--seats: 1 to {MOST_PLAYERS} players, got {seats}")
    if arguments.solo is not None and seats > 1:
        raise IllegalOption(f"--solo is for one player alone, --seats names {seats}")
    if arguments.goal is not None and seats > 1:
        raise IllegalOption("--goal is for one player alone, with --solo")
    sheet = Sheet() if arguments.sheet is None else Sheet.load(Path(arguments.sheet))
    return Rules(players=seats, virtual=arguments.solo, goal=arguments.goal or "score", sheet=sheet)


def screen_of(rules: "Rules", names: Sequence[str], *, words: "Words", plain: bool) -> "Screen":
    """The screen of a game by these rules, at whose seats sit people or bots so named."""
    from alhambra.cli.rollwrite.words import row_names

    rows = row_names(names, rules, words)
    if plain:
        from alhambra.cli.rollwrite.plain import PlainScreen

        return PlainScreen(rows, words)
    from alhambra.cli.rollwrite.drawn import DrawnScreen

    return DrawnScreen(rows, words)
