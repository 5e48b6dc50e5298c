"""Alhambra Roll & Write for one to five players: dice, a sheet, coins, majorities."""

from typing import Any

from alhambra.rollwrite.actions import (
    Action,
    Chance,
    Change,
    Construct,
    Die,
    Done,
    First,
    Gain,
    Keep,
    Second,
)
from alhambra.rollwrite.catalog import Sheet
from alhambra.rollwrite.game import Game, Rules
from alhambra.rollwrite.observation import Observation
from alhambra.rollwrite.outcome import Outcome
from alhambra.rollwrite.reasons import Reason

__all__ = [
    "Action",
    "Chance",
    "Change",
    "Construct",
    "Die",
    "Done",
    "First",
    "Gain",
    "Game",
    "Keep",
    "Observation",
    "Outcome",
    "Reason",
    "Rules",
    "Second",
    "Sheet",
    "simulate",
]


def __getattr__(name: str) -> Any:
    """Load `simulate` when it is first asked for."""
    if name == "simulate":
        from alhambra.rollwrite.batch import simulate

        return simulate
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
