"""What a game gives to turn its actions and chances into codes and texts and back."""

from typing import Protocol, TypeVar

Action = TypeVar("Action")
Chance = TypeVar("Chance")


class Codec(Protocol[Action, Chance]):
    """Actions and chances as objects, as codes and as texts."""

    def action(self, code: int) -> Action:
        """The action with this code."""
        ...

    def action_code(self, action: Action) -> int:
        """The code of an action."""
        ...

    def chance(self, code: int) -> Chance:
        """The chance with this code."""
        ...

    def chance_code(self, chance: Chance) -> int:
        """The code of a chance."""
        ...

    def parse_action(self, text: str) -> Action:
        """Read an action; raises NotationError."""
        ...

    def parse_chance(self, text: str) -> Chance:
        """Read a chance; raises NotationError."""
        ...
