"""The board game at the command line: its options here, its screens imported late."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alhambra.cli.screen import Screen
    from alhambra.core.rules import Rules
    from alhambra.locale import Words

TITLE = "Alhambra, the board game"
OPTIONS = ("hands", "end")

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
USUAL_PLAYERS = 3
DIRK = "Dirk"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the board game alone."""
    group = parser.add_argument_group(TITLE)
    group.add_argument(
        "--hands",
        choices=("secret", "open"),
        help="hide what others hold (usual), or show it as a help to memory",
    )
    group.add_argument(
        "--end",
        choices=("refill", "empty-bag"),
        help="the game ends when the market cannot be refilled (usual), or with the last tile",
    )


def seats_of(arguments: argparse.Namespace) -> str:
    """Who sits at the table where `--seats` does not say."""
    from alhambra.core.errors import IllegalOption

    players = USUAL_PLAYERS if arguments.players is None else arguments.players
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise IllegalOption(f"--players: {FEWEST_PLAYERS} to {MOST_PLAYERS}, got {players}")
    return ",".join(["me"] + ["greedy"] * (players - 1))


def rules_of(arguments: argparse.Namespace, seats: int) -> "Rules":
    """The rules that the options ask for; raises IllegalOption."""
    from alhambra.core.errors import IllegalOption
    from alhambra.palace import Rules

    if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
        raise IllegalOption(f"--seats: {FEWEST_PLAYERS} to {MOST_PLAYERS} players, got {seats}")
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
