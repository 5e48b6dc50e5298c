"""Figures of Roll & Write."""

from collections.abc import Iterator

from alhambra.bench import playing
from alhambra.bench.measure import Figure
from alhambra.bench.rounds import PLAYERS
from alhambra.rollwrite import Rules
from alhambra.rollwrite.batch import play_games

GOALS = {
    "batch, one core": "200,000",
    "batch, one core, actions": "30,000,000",
    "face": "170,000",
}


def figures() -> Iterator[Figure]:
    """All figures, one by one as they are measured."""
    rules = Rules(players=PLAYERS)
    return playing.figures(
        playing.Measured(rules, "alhambra.rollwrite", play_games, batch=100, face=200, goals=GOALS)
    )
