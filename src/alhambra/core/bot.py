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
class Thinking(Protocol):
    """A bot that thinks ahead."""

    is_called_off: Callable[[], bool]
    """Does nobody wait for its choice any more? It raises CalledOff then, sooner or later."""

    def hurry(self, share: float) -> None:
        """Think for a share of the time that it usually takes; with none, at once."""
        ...
