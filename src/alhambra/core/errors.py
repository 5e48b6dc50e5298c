"""The few exceptions of the package, all under one base; each message says what was expected."""

from typing import Any

MOST_SHOWN = 60


def shown(text: str) -> str:
    """What somebody wrote, in quotation marks and cut to a length that can be read."""
    return f"'{text}'" if len(text) <= MOST_SHOWN else f"'{text[:MOST_SHOWN]}…'"


class AlhambraError(Exception):
    """Everything the package refuses; catch this to catch them all."""


class IllegalAction(AlhambraError):
    """An action that the rules refuse now."""

    def __init__(self, action: Any, reason: Any, sentence: str | None = None) -> None:
        """Keep action and reason; the sentence may say more than the reason alone."""
        super().__init__(f"{action}: {sentence or reason}")
        self.action = action
        self.reason = reason


class IllegalChance(AlhambraError):
    """A chance that cannot happen now."""

    def __init__(self, chance: Any, expected: str) -> None:
        """Keep the chance and say what was expected instead."""
        super().__init__(f"{chance}: expected {expected}")
        self.chance = chance
        self.expected = expected


class IllegalOption(AlhambraError, ValueError):
    """Options that make no game of the rulebook."""


class NotationError(AlhambraError, ValueError):
    """A text that is not of the form it should have."""

    def __init__(self, text: str, column: int, expected: str) -> None:
        """Point at the first column (from 1) that does not fit."""
        found = text[column - 1 :].split(" ", maxsplit=1)[0]
        got = shown(found) if found else "the end of the text"
        super().__init__(f"column {column}: expected {expected}, got {got}")
        self.text = text
        self.column = column
        self.expected = expected


class RecordError(AlhambraError):
    """A record that cannot be read or replayed."""

    def __init__(self, line: int, cause: str) -> None:
        """Name the line (from 1) and what is wrong with it."""
        super().__init__(f"line {line}: {cause}")
        self.line = line
        self.cause = cause
