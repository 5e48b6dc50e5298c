"""The door to each game at the command line."""

import argparse
import importlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, cast

from alhambra import games

if TYPE_CHECKING:
    from alhambra.cli.screen import Screen
    from alhambra.core.rules import Rules
    from alhambra.locale import Words


class Door(Protocol):
    """What the module of a game's screen offers; importing it must be quick."""

    OPTIONS: tuple[str, ...]
    """The options of `alhambra play` that this game alone has."""

    def add_arguments(self, group: "argparse._ArgumentGroup", words: "Words") -> None:
        """Add the options of this game alone, None where they are not given."""
        ...

    def seats_of(self, arguments: argparse.Namespace) -> str:
        """Who sits at the table where `--seats` does not say; raises IllegalOption."""
        ...

    def rules_of(self, arguments: argparse.Namespace, seats: int) -> "Rules":
        """The rules that the options ask for; raises IllegalOption."""
        ...

    def screen_of(
        self, rules: "Rules", names: Sequence[str], *, words: "Words", plain: bool
    ) -> "Screen":
        """The screen of a game by these rules, at whose seats sit people or bots so named."""
        ...


def find(name: str | None) -> Door:
    """The door to a game; raises IllegalOption with the names that exist."""
    entry = games.find(name or "")
    if entry is None or entry.screen is None:
        from alhambra.core.errors import IllegalOption

        raise IllegalOption("game", "one-of", name, choices=", ".join(names()))
    return cast(Door, importlib.import_module(entry.screen))


def names() -> list[str]:
    """The games that the command line can draw."""
    return [entry.name for entry in games.entries() if entry.screen is not None]
