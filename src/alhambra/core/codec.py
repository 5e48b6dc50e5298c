"""What a game gives to turn its actions and chances into codes and texts and back."""

from collections.abc import Callable
from types import UnionType
from typing import Protocol, TypeVar, get_args

Action = TypeVar("Action")
Chance = TypeVar("Chance")


class Codec(Protocol[Action, Chance]):
    """Actions and chances as objects, as codes and as texts."""

    def action(self, code: int) -> Action:
        """The action with this code."""
        ...

    def action_code(self, action: Action) -> int:
        """The code of an action; raises `unknown` for what is none of this game."""
        ...

    def chance(self, code: int) -> Chance:
        """The chance with this code."""
        ...

    def chance_code(self, chance: Chance) -> int:
        """The code of a chance; raises `unknown` for what is none of this game."""
        ...

    def parse_action(self, text: str) -> Action:
        """Read an action; raises NotationError."""
        ...

    def parse_chance(self, text: str) -> Chance:
        """Read a chance; raises NotationError."""
        ...


def unknown(thing: object, kinds: UnionType, *, reader: str) -> TypeError | ValueError:
    """What to raise for a thing without a code: it is of none of these kinds, or holds nonsense."""
    if isinstance(thing, kinds):
        return ValueError(f"{thing!r} is nothing this game knows")
    names = ", ".join(kind.__name__ for kind in get_args(kinds))
    return TypeError(f"expected one of {names}, got {thing!r:.60}; game.{reader} reads texts")


MOST_KNOWN = 16_384
"""Action spaces can be too large to list."""


class Known(dict[int, Action]):
    """Actions by their codes, each made when it is first met.

    Who plays has mostly listed the actions before and plays one of those very objects: its code is
    known by its identity, without a look at what it says.
    """

    def __init__(self, make: Callable[[int], Action]) -> None:
        """Know nothing yet."""
        super().__init__()
        self._make = make
        self.met: dict[int, tuple[int, Action]] = {}
        """Codes by the identity of actions, which stay alive as long as they stand here."""

    def __missing__(self, code: int) -> Action:
        """Make an action; when there are too many, forget all others."""
        if len(self) >= MOST_KNOWN:
            self.clear()
            self.met.clear()
        action = self[code] = self._make(code)
        self.met[id(action)] = code, action
        return action
