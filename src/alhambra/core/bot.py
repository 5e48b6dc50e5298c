"""A bot: a player that is a program."""

from typing import Any, Protocol


class Bot(Protocol):
    """A player that is a program."""

    name: str

    def choose(self, game: Any) -> Any:
        """One of the legal actions of the seat to move."""
        ...
