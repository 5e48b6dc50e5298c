"""Roll & Write at the command line: its options here, its screens imported late."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alhambra.cli.screen import Screen
    from alhambra.core.rules import Rules
    from alhambra.locale import Words

OPTIONS = ("solo", "goal", "sheet")

MOST_PLAYERS = 5
USUAL_PLAYERS = 3
VIRTUAL_PLAYERS = (2, 3, 4)


def add_arguments(group: "argparse._ArgumentGroup", words: "Words") -> None:
    """Add the options of Roll & Write alone."""
    group.add_argument(
        "--solo",
        metavar="V",
        nargs="?",
        type=int,
        const=VIRTUAL_PLAYERS[0],
        help=words("help-solo"),
    )
    group.add_argument("--goal", choices=("score", "versus"), help=words("help-goal"))
    group.add_argument("--sheet", metavar=words("value-file"), help=words("help-sheet"))


def seats_of(arguments: argparse.Namespace) -> str:
    """Who sits at the table where `--seats` does not say."""
    from alhambra.cli.seating import against_bots
    from alhambra.core.errors import AlhambraError, IllegalOption

    players = arguments.players
    if arguments.solo is not None:
        if players is not None:
            raise AlhambraError("both", one="--solo", other="--players")
        if arguments.solo not in VIRTUAL_PLAYERS:
            raise IllegalOption("--solo", "from-to", arguments.solo, first=2, last=4)
        return "me"
    if players is None:
        players = USUAL_PLAYERS
    if not 2 <= players <= MOST_PLAYERS:
        raise IllegalOption("--players", "players", players, first=2, last=MOST_PLAYERS)
    return against_bots("rollwrite", players)


def rules_of(arguments: argparse.Namespace, seats: int) -> "Rules":
    """The rules that the options ask for; raises IllegalOption."""
    from pathlib import Path

    from alhambra.core.errors import AlhambraError, IllegalOption
    from alhambra.rollwrite import Rules, Sheet

    if seats > MOST_PLAYERS:
        raise IllegalOption("--seats", "from-to", seats, first=1, last=MOST_PLAYERS)
    if arguments.solo is not None and seats > 1:
        raise AlhambraError("alone", option="--solo", seats=seats)
    if arguments.goal is not None and seats > 1:
        raise AlhambraError("alone", option="--goal", seats=seats)
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
