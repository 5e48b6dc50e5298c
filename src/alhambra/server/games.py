"""Which games have tables: the one place that looks up how a game is shown on the wire."""

import importlib
from typing import Any, NamedTuple, Protocol, cast

from alhambra.core.errors import IllegalOption
from alhambra.core.protocol import Rules
from alhambra.server.wire import OptionView

NAMES = ("rollwrite",)
"""The games in the order pages list them; `alhambra.server.NAME` is the door to each."""


class Look(NamedTuple):
    """A position as somebody sees it, in JSON."""

    view: bytes
    choices: bytes
    """The legal actions with what they would bring; an empty list unless a seat is to move."""


class LessonStep(NamedTuple):
    """A step of a lesson: a position, the dice to come, and when it is done."""

    name: str
    position: str
    goal: str
    """The beginning of the action that reaches the goal."""


class Door(Protocol):
    """What the package `alhambra.server.NAME` offers."""

    PLAYERS: tuple[int, int]
    OPTIONS: list[OptionView]
    HAS_SECRETS: bool
    """Do seats see different things?"""
    LESSON: tuple[LessonStep, ...]

    def look(self, game: Any, seat: int | None) -> Look:
        """What a seat sees, or somebody who only watches."""
        ...

    def facts(self, game: Any) -> Any:
        """What must be remembered of a game before a ply, to tell what the ply did."""
        ...

    def events(self, before: Any, game: Any) -> list[dict[str, Any]]:
        """What the last ply of a game did, in the events of the wire."""
        ...

    def warm(self) -> None:
        """Load the compiled rules that `look` uses, compiling them if need be."""
        ...


def find(name: str) -> Door:
    """The door to a game; raises IllegalOption."""
    if name not in NAMES:
        raise IllegalOption(f"game: expected one of {', '.join(NAMES)}, got {ascii(name)[:40]}")
    return cast(Door, importlib.import_module(f"alhambra.server.{name}"))


def rules_of(name: str, options: dict[str, str], seats: int) -> Rules:
    """The rules of a table; raises IllegalOption."""
    find(name)
    from alhambra.core.record import find_rules

    rules = find_rules(name)
    assert rules is not None
    chosen = {"players": str(seats), **options}
    if chosen["players"] != str(seats):
        raise IllegalOption(f"players: {seats} seats, got {ascii(chosen['players'])[:40]}")
    return rules.from_header(chosen)
