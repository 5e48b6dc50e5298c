"""The shape of a reason: a number for kernels, the rule's id, a sentence for people."""

from enum import Enum


class Reason(Enum):
    """A game declares its reasons as members `NAME = number, rule id, sentence`.

    Every game has GAME_OVER, NOT_YOUR_TURN and CHANCE_IS_DUE among them.
    """

    def __init__(self, number: int, rule: str, sentence: str) -> None:
        """Name the parts."""
        self.number = number
        self.rule = rule
        self.sentence = sentence

    def __str__(self) -> str:
        """The sentence with its rule, as people read it."""
        return f"{self.sentence} ({self.rule})"
