"""The board game at the command line: its options here, its screens imported late."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alhambra.cli.screen import Screen
    from alhambra.core.rules import Rules
    from alhambra.locale import Words

OPTIONS = ("hands", "end")

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
USUAL_PLAYERS = 3
DIRK = "Dirk"


def add_arguments(group: "argparse._ArgumentGroup", words: "Words") -> None:
    """Add the options of the board game alone."""
    group.add_argument("--hands", choices=("secret", "open"), help=words("help-hands"))
    group.add_argument("--end", choices=("refill", "empty-bag"), help=words("help-end"))


def seats_of(arguments: argparse.Namespace) -> str:
    """Who sits at the table where `--seats` does not say."""
    from alhambra.cli.seating import against_bots
    from alhambra.core.checks import check_whole

    players = USUAL_PLAYERS if arguments.players is None else arguments.players
    check_whole("--players", players, least=FEWEST_PLAYERS, most=MOST_PLAYERS)
    return against_bots("palace", players)


def rules_of(arguments: argparse.Namespace, seats: int) -> "Rules":
    """The rules that the options ask for; raises IllegalOption."""
    from alhambra.core.checks import check_whole
    from alhambra.palace import Rules

    check_whole("--seats", seats, least=FEWEST_PLAYERS, most=MOST_PLAYERS)
    return Rules(players=seats, hands=arguments.hands or "secret", end=arguments.end or "refill")


def screen_of(rules: "Rules", names: Sequence[str], *, words: "Words", plain: bool) -> "Screen":
    """The screen of a game by these rules, at whose seats sit people or bots so named."""
    rows = (*names, DIRK) if len(names) == FEWEST_PLAYERS else tuple(names)
    screen: Screen
    if plain:
        from alhambra.cli.palace.plain import PlainScreen

        screen = PlainScreen(rows, words)
    else:
        from alhambra.cli.palace.drawn import DrawnScreen

        screen = DrawnScreen(rows, words)
    screen.has_secrets = rules.has_secrets
    return screen
