"""The few exceptions of the package, all under one base: facts, for surfaces to put into words."""

from dataclasses import dataclass, field
from typing import Any, Self

MOST_SHOWN = 60
MOST_BITS = 10_000
"""Longer numbers are shown in hexadecimal: Python refuses to write very long ones in decimal."""
HEADS = ("option", "column", "line", "wanting")
"""Facts that a text begins with."""
SPELT = {
    "from-to": "from {first} to {last}",
    "one-of": "one of {choices}",
    "at-least": "{least} or more",
    "at-most": "at most {most} ({name})",
    "digits": "at most {most} digits",
    "number": "a whole number",
    "seats": "{seats}, as many as there are seats",
}
"""How a text spells what is expected most often; of all else it tells key and facts."""


def shown(text: str) -> str:
    """What somebody wrote, in quotation marks and cut to a length that can be read."""
    return f"'{_cut(text)}'"


def _cut(text: str) -> str:
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


def _got(value: object) -> str:
    """What was got; a number with its type, where that is no plain one."""
    if value is None:
        return "nothing"
    if isinstance(value, str):
        return shown(value)
    if isinstance(value, int) and value.bit_length() > MOST_BITS:
        return _cut(hex(value))
    return _cut(repr(value) if hasattr(value, "__index__") else str(value))


@dataclass(frozen=True)
class Facts:
    """What an error says in plain values, which files and other processes can keep."""

    text: str
    """For programmers."""
    key: str = ""
    """Empty where nothing but the text is known."""
    arguments: dict[str, Any] = field(default_factory=dict, hash=False)
    """Texts and numbers; facts where the cause is an error."""
    rule: str = ""
    """The rule that refuses, where one does."""


def _spelt(wish: str, facts: dict[str, object]) -> tuple[str, dict[str, object]]:
    """What was expected, and the facts that are not told in it."""
    try:
        return SPELT[wish].format(**facts), {}
    except KeyError:
        return wish.replace("-", " "), facts


class AlhambraError(Exception):
    """Everything the package refuses; catch this to catch them all.

    A key says what is wrong, arguments what it is about; `expected` among them is a key as well,
    `cause` an error. Catalogues have a sentence for each key in every language; the text of an
    error is for programmers.
    """

    def __init__(self, key: str, *, about: str = "", **arguments: object) -> None:
        """Keep the facts; the text begins with what they are about, else with the key."""
        super().__init__(key)
        self.key = key
        self.arguments = arguments
        self._about = about or key.replace("-", " ")

    @property
    def rule(self) -> str:
        """The id of the rule that refuses, where one does."""
        return ""

    @property
    def facts(self) -> Facts:
        """All of it in plain values."""
        arguments = {name: _plain(value) for name, value in self.arguments.items()}
        return Facts(str(self), self.key, arguments, self.rule)

    def __str__(self) -> str:
        """The facts in a line."""
        facts = {name: value for name, value in self.arguments.items() if name not in HEADS}
        wish, got, cause = (facts.pop(name, None) for name in ("expected", "got", "cause"))
        text = self._about
        if wish is not None:
            expected, facts = _spelt(str(wish), facts)
            text += f": expected {expected}"
        if facts:
            text += f" ({', '.join(f'{name}={value}' for name, value in facts.items())})"
        if got is not None:
            text += f", got {got}"
        return text if cause is None else f"{text}: {cause}"


def _plain(value: object) -> object:
    if isinstance(value, AlhambraError):
        return value.facts
    return value if isinstance(value, int | float | None) else str(value)


class IllegalAction(AlhambraError):
    """An action that the rules refuse now, for a reason."""

    def __init__(self, action: Any, reason: Any, game: str, **arguments: object) -> None:
        """Keep action and reason; arguments are what the reason is about, such as a card."""
        super().__init__(f"{game}-{reason.name}", about=f"{action}: {reason}", **arguments)
        self.action = action
        self.reason = reason

    @property
    def rule(self) -> str:
        """The id of the rule that refuses."""
        return str(self.reason.rule)


class IllegalChance(AlhambraError):
    """A chance that cannot happen now."""

    def __init__(self, chance: Any, expected: str, **arguments: object) -> None:
        """Keep the chance and say what was expected instead."""
        super().__init__("chance", about=str(chance), expected=expected, **arguments)
        self.arguments["got"] = str(chance)
        self.chance = chance

    @classmethod
    def at(cls, game: Any, chance: Any) -> Self:
        """Say what a game expects now instead."""
        if game.is_over:
            return cls(chance, "nothing")
        if (seat := game.to_move) is not None:
            return cls(chance, "action", seat=seat)
        return cls(chance, "one-of", choices=", ".join(str(each) for each, _ in game.chances()))


class IllegalOption(AlhambraError, ValueError):
    """An option that makes no game of the rulebook."""

    def __init__(self, option: str, expected: str, got: object = None, **arguments: object) -> None:
        """Name the option, what was expected of it and, if there is something, what was got."""
        super().__init__(
            "option", about=option, option=option, expected=expected, got=_got(got), **arguments
        )
        self.option = option

    def named(self, option: str) -> Self:
        """The same of an option that has another name where it is chosen."""
        self.option = self._about = option
        self.arguments["option"] = option
        return self


class NotationError(AlhambraError, ValueError):
    """A text that is not of the form it should have."""

    def __init__(self, text: str, column: int, expected: str, **arguments: object) -> None:
        """Point at the first column (from 1) that does not fit."""
        found = text[column - 1 :].split(" ", maxsplit=1)[0]
        got = shown(found) if found else "nothing"
        super().__init__(
            "notation",
            about=f"column {column}",
            column=column,
            expected=expected,
            got=got,
            **arguments,
        )
        self.text = text
        self.column = column


class RecordError(AlhambraError):
    """A record that cannot be read or replayed."""

    def __init__(self, line: int, cause: AlhambraError, text: str = "") -> None:
        """Name the line (from 1), what is wrong with it and, where it helps, what it says."""
        key, quoted = ("line-text", {"text": shown(text)}) if text else ("line", {})
        super().__init__(key, about=f"line {line}", line=line, cause=cause, **quoted)
        self.line = line
        self.cause = cause
