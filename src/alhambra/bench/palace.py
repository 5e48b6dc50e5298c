"""Figures of the board game."""

from collections.abc import Iterator

from alhambra.bench import playing
from alhambra.bench.measure import Figure
from alhambra.bench.rounds import PLAYERS
from alhambra.palace import Rules
from alhambra.palace.batch import play_games

GOALS = {
    "batch, one core": "10,000",
    "batch, one core, actions": "4,500,000",
    "face": "130,000",
}


def figures() -> Iterator[Figure]:
    """All figures, one by one as they are measured."""
    rules = Rules(players=PLAYERS)
    return playing.figures(
        playing.Measured(rules, "alhambra.palace", play_games, batch=4, face=30, goals=GOALS)
    )
