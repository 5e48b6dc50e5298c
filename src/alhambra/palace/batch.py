"""Batches of random games, compiled, the same for a seed whatever the number of threads."""

from typing import TYPE_CHECKING, Any

from alhambra.core.batch import simulated
from alhambra.core.chance import GENERATOR, Generator, draw, seed_generator
from alhambra.core.checks import check_whole
from alhambra.core.kernel import kernel
from alhambra.core.root import Numbers, Root, Scratch, Whole
from alhambra.core.values import CHANCE, OVER
from alhambra.palace.counting import count, nth
from alhambra.palace.game import Rules
from alhambra.palace.legal import due
from alhambra.palace.ply import act, fall, ways
from alhambra.palace.position import CHOICES, POSITION, Choices, Position

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

pour = POSITION.pour

MOST_ACTIONS = 100_000
"""The rules know no end of redesigning; a random game is given up after so many actions."""

GIVEN_UP = -1
"""The score of everybody in a game that was given up."""


@kernel
def play_out(at: Position, generator: Generator, choices: Choices, most_actions: int) -> int:
    """Play on, every legal action equally likely; how many actions that took.

    Stops at the end of the game, or before the action that would be one too many.
    """
    actions = 0
    while True:
        mover = due(at)
        if mover == CHANCE:
            fall(at, draw(generator, ways(at)))
        elif mover == OVER or actions == most_actions:
            return actions
        else:
            act(at, nth(at, choices, draw(generator, count(at, choices))))
            actions += 1


@kernel
def play_batch(
    at: Position,
    generator: Generator,
    choices: Choices,
    beginning: Position,
    seed: int,
    first: int,
    most_actions: int,
    scores: list[int],
) -> int:
    """Play games from number `first` on and write their scores; how many actions they took.

    There are as many games as `scores` has room for.
    """
    actions = 0
    for game in range(len(scores) // max(beginning.rows, 1)):
        pour(beginning, at)
        seed_generator(generator, seed, first + game)
        actions += play_out(at, generator, choices, most_actions)
        for row in range(at.rows):
            points = at.score[row] if due(at) == OVER else GIVEN_UP
            scores[game * at.rows + row] = points
    return actions


PLAY_BATCH = Root(
    "palace.play_batch",
    play_batch,
    *(Scratch(POSITION), Scratch(GENERATOR), Scratch(CHOICES), POSITION),
    *(Whole(), Whole(), Whole(), Numbers()),
    lets_others_run=True,
)


def play_games(
    rules: Rules, first: int, seed: int, scores: Any, most_actions: int = MOST_ACTIONS
) -> int:
    """Play as many games as `scores` has rows, on this thread; the actions taken."""
    beginning = POSITION.record(rules.beginning())
    actions: int = PLAY_BATCH(beginning, seed, first, most_actions, scores)
    return actions


def simulate(
    games: int = 10_000,
    players: int = 3,
    *,
    seed: int = 1,
    threads: int | None = None,
    end: str = "refill",
    most_actions: int = MOST_ACTIONS,
) -> "npt.NDArray[np.int64]":
    """Final scores of random games: a row per game, a column per player, Dirk last.

    Every legal action is equally likely. A game that is not over after `most_actions` actions is
    given up, with -1 for every score: random players may redesign for ever, and the rules know no
    limit.
    """
    check_whole("most_actions", most_actions, least=1)

    def play(rules: Rules, first: int, scores: Any) -> None:
        play_games(rules, first, seed, scores, most_actions)

    return simulated(play, Rules(players, end=end), games, seed=seed, threads=threads)
