"""A bot: a player that is a program."""

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable


class CalledOff(Exception):
    """A bot has stopped thinking: nobody waits for what it would choose."""


class Bot(Protocol):
    """A player that is a program."""

    name: str

    def choose(self, game: Any) -> Any:
        """One of the legal actions of the seat to move."""
        ...


@runtime_checkable
class Warmed(Protocol):
    """A bot that thinks with something that is compiled."""

    is_patient: bool
    """Does it wait for that, or decide without thinking as long as it is not ready?"""
    is_called_off: Callable[[], bool]
    """Does nobody wait for its choice any more? It raises CalledOff then, sooner or later."""

    def hurry(self, share: float) -> None:
        """Think for a share of the time that it usually takes; with none, at once."""
        ...

    def warm(self) -> None:
        """Return when it is ready."""
        ...
