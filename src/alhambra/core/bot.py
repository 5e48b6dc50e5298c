"""A bot: a player that is a program."""

from typing import Any, Protocol, runtime_checkable


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

    def warm(self) -> None:
        """Return when it is ready."""
        ...
