"""The door to each game that has tables: how it is shown on the wire."""

import importlib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeGuard, cast

from alhambra import games
from alhambra.bots import registry
from alhambra.core.errors import IllegalOption
from alhambra.core.rules import Rules, find_rules
from alhambra.core.scribe import Scribe
from alhambra.server.solo import Solo


class LessonStep(NamedTuple):
    """A step of a lesson: a position, the dice to come, and when it is done."""

    name: str
    position: str
    goal: str
    """The beginning of the action that reaches the goal."""
    numbers: Mapping[str, int] = {}
    """Facts of the game that the words of the step name."""


class Door(Protocol):
    """What the module of a game's tables offers."""

    LESSON: tuple[LessonStep, ...]

    def view(self, game: Any, *, shown: bool, is_past: bool = False) -> Any:
        """The position as everybody sees it, with all that is secret where it is shown.

        Of a moment that is past, only what may be told again.
        """
        ...

    def own(self, game: Any, seat: int) -> Any:
        """What a seat alone sees besides; None in a game where that is nothing."""
        ...

    def masked(self, event: Any, seats: Sequence[int]) -> Any:
        """An event as it may be told again later to whoever holds these seats."""
        ...

    def choices(self, game: Any) -> Sequence[Any]:
        """The legal actions of the seat to move with what each would bring."""
        ...


class WritesViews(Door, Protocol):
    """The door to a game that writes its view in JSON by itself, in a fraction of the time."""

    def write_view(self, game: Any, *, shown: bool, is_past: bool = False) -> bytes:
        """The position as everybody sees it: what `view` says."""
        ...


class WritesChoices(Door, Protocol):
    """The door to a game that writes its choices in JSON by itself."""

    def write_choices(self, game: Any) -> bytes:
        """The legal actions with what each would bring: what `choices` says."""
        ...


class WritesOwn(Door, Protocol):
    """The door to a game that writes in JSON by itself what a seat alone sees."""

    def write_own(self, game: Any, seat: int) -> bytes:
        """What a seat alone sees besides: what `own` says."""
        ...


class HasScribe(Door, Protocol):
    """The door to a game that writes in JSON by itself what plies did; nothing of it is secret."""

    SCRIBE: Scribe


def has_scribe(door: Door) -> TypeGuard[HasScribe]:
    """Does a game write what plies did by itself?"""
    return hasattr(door, "SCRIBE")


def writes_views(door: Door) -> TypeGuard[WritesViews]:
    """Does a game write its view by itself?"""
    return hasattr(door, "write_view")


def writes_choices(door: Door) -> TypeGuard[WritesChoices]:
    """Does a game write its choices by itself?"""
    return hasattr(door, "write_choices")


def writes_own(door: Door) -> TypeGuard[WritesOwn]:
    """Does a game write what a seat alone sees by itself?"""
    return hasattr(door, "write_own")


class HasSolo(Door, Protocol):
    """The door to a game that gives medals to those who play alone."""

    SOLO: Sequence[Solo]


def solo_of(name: str) -> Sequence[Solo]:
    """What games played alone are compared with, by their options."""
    door = find(name)
    return cast(HasSolo, door).SOLO if hasattr(door, "SOLO") else ()


def medals_of(name: str, options: Mapping[str, str], *, players: int) -> Mapping[str, int]:
    """The points that earn each medal with these options, the least first; empty where none are."""
    usual = {("players", str(players))}
    usual |= {(option.name, option.default) for option in find_rules(name).options}
    chosen = set(options.items()) - usual
    fitting = (one.medals for one in solo_of(name) if set(one.options.items()) - usual == chosen)
    return next(fitting, {}) if players == 1 else {}


def find(name: str) -> Door:
    """The door to a game; raises IllegalOption."""
    entry = games.find(name)
    if entry is None or entry.table is None:
        raise IllegalOption("game", "one-of", name, choices=", ".join(names()))
    return cast(Door, importlib.import_module(entry.table))


def load() -> None:
    """Import all games with their bots: nobody waits for it later, nor do two threads at once."""
    for name in names():
        find(name)
        for bot in registry.names(name):
            registry.make(name, bot)


def names() -> list[str]:
    """The games that have tables, in the order pages list them."""
    return [entry.name for entry in games.entries() if entry.table is not None]


def rules_of(name: str, options: dict[str, str], seats: int) -> Rules:
    """The rules of a table; raises IllegalOption."""
    find(name)
    rules = find_rules(name)
    chosen = {"players": str(seats), **options}
    if chosen["players"] != str(seats):
        raise IllegalOption("players", "seats", ascii(chosen["players"])[1:-1], seats=seats)
    return rules.from_header(chosen)
