"""Which games the command line knows: the one place that looks up a game's screen."""

import argparse
import importlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from alhambra.cli.screen import Screen
    from alhambra.core.protocol import Rules

NAMES = ("rollwrite", "palace")
"""The games in the order help lists them; `alhambra.cli.NAME` is the door to each."""


class Door(Protocol):
    """What the package `alhambra.cli.NAME` offers; importing it must be quick."""

    TITLE: str
    """The game as people call it."""
    OPTIONS: tuple[str, ...]
    """The options of `alhambra play` that this game alone has."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add the options of this game alone, None where they are not given."""
        ...

    def seats_of(self, arguments: argparse.Namespace) -> str:
        """Who sits at the table where `--seats` does not say; raises IllegalOption."""
        ...

    def rules_of(self, arguments: argparse.Namespace, seats: int) -> "Rules":
        """The rules that the options ask for; raises IllegalOption."""
        ...

    def screen_of(self, rules: "Rules", names: Sequence[str], *, plain: bool) -> "Screen":
        """The screen of a game by these rules, at whose seats sit people or bots so named."""
        ...


def find(name: str | None) -> Door:
    """The door to a game; raises IllegalOption with the names that exist."""
    if name not in NAMES:
        from alhambra.core.errors import IllegalOption

        known = ", ".join(f"{name} ({find(name).TITLE})" for name in NAMES)
        wrong = f"no game is called '{name}'" if name else "play which game?"
        raise IllegalOption(f"{wrong}; the games are: {known}")
    return cast(Door, importlib.import_module(f"alhambra.cli.{name}"))
