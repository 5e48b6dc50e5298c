"""How long a player may think about an action: a number of simulations, or a time."""

import re
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from alhambra.core.errors import IllegalOption


@dataclass(frozen=True)
class Budget:
    """Simulations for every line that is still running at the end, or milliseconds; or neither."""

    simulations: int = 0
    """In all, shared out among the lines; 0 for no such limit."""
    milliseconds: int = 0

    def part(self, share: float) -> "Budget":
        """A share of it, which is nothing only if the share is."""
        if not share:
            return AT_ONCE
        return Budget(_part(self.simulations, share), _part(self.milliseconds, share))

    def __str__(self) -> str:
        """As it is written behind a player's name."""
        return f"{self.milliseconds}ms" if self.milliseconds else str(self.simulations)


def _part(number: int, share: float) -> int:
    return max(1, int(number * share)) if number else 0


AT_ONCE = Budget()
"""No search: the policy decides."""


@runtime_checkable
class Budgeted(Protocol):
    """A bot that thinks for as long as it is told."""

    budget: Budget


def read_budget(text: str) -> Budget:
    """A budget as people write it: `400`, `50ms` or `1s`; raises IllegalOption."""
    found = re.fullmatch(r"([0-9]{1,7})(ms|s)?", text)
    number = int(found[1]) if found else 0
    if found is None or number == 0:
        raise IllegalOption("budget", "budget", text)
    if found[2] is None:
        return Budget(simulations=number)
    return Budget(milliseconds=number * (1000 if found[2] == "s" else 1))
