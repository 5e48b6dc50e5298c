"""The shape of a reason: a number for kernels, and the rule's id."""

from enum import Enum
from typing import Self


class Reason(Enum):
    """A game declares its reasons as members `NAME = number, rule id`.

    Every game has GAME_OVER, NOT_YOUR_TURN and CHANCE_IS_DUE among them.
    """

    def __init__(self, number: int, rule: str) -> None:
        """Name the parts."""
        self.number = number
        self.rule = rule

    @classmethod
    def numbered(cls, number: int) -> Self | None:
        """The reason with a number; None for 0, which refuses nothing."""
        return next((reason for reason in cls if reason.number == number), None)

    def __str__(self) -> str:
        """The name with its rule, for programmers; catalogues have sentences for people."""
        return f"{self.name} ({self.rule})"
