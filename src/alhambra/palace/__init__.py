"""Alhambra, the board game, for two to six players: money, tiles with walls, three scorings."""

from typing import Any

from alhambra.palace.actions import (
    Action,
    Build,
    Buy,
    Card,
    Chance,
    Exchange,
    Give,
    Pass,
    Place,
    Remove,
    Reserve,
    ScoringCard,
    Take,
    TileDrawn,
)
from alhambra.palace.game import Game, Rules
from alhambra.palace.observation import Observation
from alhambra.palace.outcome import Outcome
from alhambra.palace.reasons import Reason

__all__ = [
    "Action",
    "Build",
    "Buy",
    "Card",
    "Chance",
    "Exchange",
    "Game",
    "Give",
    "Observation",
    "Outcome",
    "Pass",
    "Place",
    "Reason",
    "Remove",
    "Reserve",
    "Rules",
    "ScoringCard",
    "Take",
    "TileDrawn",
    "simulate",
]


def __getattr__(name: str) -> Any:
    """Load `simulate` when it is first asked for."""
    if name == "simulate":
        from alhambra.palace.batch import simulate

        return simulate
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
