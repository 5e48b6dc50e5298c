"""Batches of random games, compiled, the same for a seed whatever the number of threads."""

from typing import Any

import numpy as np
import numpy.typing as npt

from alhambra.core.batch import share_out
from alhambra.core.chance import GENERATOR, Generator, draw, seed_generator
from alhambra.core.errors import IllegalOption
from alhambra.core.kernel import kernel
from alhambra.core.twin import outermost
from alhambra.core.values import CHANCE, OVER
from alhambra.palace.counting import count, nth
from alhambra.palace.game import Rules
from alhambra.palace.legal import due
from alhambra.palace.ply import act, fall, ways
from alhambra.palace.position import CHOICES, POSITION, Choices, Position

RECORD = POSITION.dtype()
"""The type of a position in compiled code."""

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
    words: Any,
    generators: Any,
    rooms: Any,
    beginning: Any,
    seed: int,
    first: int,
    most_actions: int,
    scores: Any,
) -> int:
    """Play games from number `first` on and write their scores; how many actions they took."""
    at = words.view(RECORD)[0]
    generator = generators[0]
    choices = rooms[0]
    actions = 0
    for game in range(scores.shape[0]):
        for word in range(words.shape[0]):
            words[word] = beginning[word]
        seed_generator(generator, seed, first + game)
        actions += play_out(at, generator, choices, most_actions)
        for row in range(scores.shape[1]):
            scores[game][row] = at.score[row] if due(at) == OVER else GIVEN_UP
    return actions


def play_games(
    rules: Rules,
    first: int,
    seed: int,
    scores: npt.NDArray[np.int64],
    most_actions: int = MOST_ACTIONS,
) -> int:
    """Play as many games as `scores` has rows, on this thread; the actions taken."""
    actions: int = outermost(play_batch)(
        np.zeros(POSITION.words, np.int64),
        np.zeros(1, GENERATOR.dtype()),
        np.zeros(1, CHOICES.dtype()),
        np.array(POSITION.to_words(rules.beginning()), np.int64),
        seed,
        first,
        most_actions,
        scores,
    )
    return actions


def simulate(
    games: int = 10_000,
    players: int = 3,
    *,
    seed: int = 1,
    threads: int | None = None,
    end: str = "refill",
    most_actions: int = MOST_ACTIONS,
) -> npt.NDArray[np.int64]:
    """Final scores of random games: a row per game, a column per player, Dirk last.

    Every legal action is equally likely. A game that is not over after `most_actions` actions is
    given up, with -1 for every score: random players may redesign for ever, and the rules know no
    limit.
    """
    if most_actions < 1:
        raise IllegalOption("most_actions", "at-least", most_actions, least=1)
    rules = Rules(players, end=end)
    scores = np.zeros((max(games, 0), rules.rows), np.int64)

    def play(start: int, end: int) -> None:
        play_games(rules, start, seed, scores[start:end], most_actions)

    share_out(play, games, seed=seed, threads=threads)
    return scores
