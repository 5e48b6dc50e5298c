"""Batches of random games, compiled, the same for a seed whatever the number of threads."""

from typing import Any

import numpy as np
import numpy.typing as npt

from alhambra.core.batch import share_out
from alhambra.core.chance import GENERATOR, Generator, draw, seed_generator
from alhambra.core.kernel import inlined, kernel
from alhambra.core.twin import outermost
from alhambra.core.values import CHANCE, OVER
from alhambra.rollwrite.catalog import BLUE, SIDE, YELLOW, Sheet
from alhambra.rollwrite.counting import count, nth
from alhambra.rollwrite.dice import lay
from alhambra.rollwrite.game import Rules
from alhambra.rollwrite.legal import due
from alhambra.rollwrite.ply import act, fall, ways
from alhambra.rollwrite.position import CHOICES, POSITION, ROLL_FOUR, ROLL_PAIR, Choices, Position
from alhambra.rollwrite.scoring import ACCOUNTS, TOTAL, tally
from alhambra.rollwrite.turn import laid

RECORD = POSITION.dtype()
"""The type of a position in compiled code."""


@kernel
def play_out(at: Position, generator: Generator, choices: Choices) -> int:
    """Play to the end, every legal action equally likely; how many actions that took."""
    actions = 0
    while True:
        mover = due(at)
        if mover == CHANCE:
            let_fall(at, generator)
        elif mover == OVER:
            return actions
        else:
            act(at, nth(at, choices, draw(generator, count(at, choices))))
            actions += 1


@inlined
def let_fall(at: Position, generator: Generator) -> None:
    """Let chance fall; the dice at the end of a turn, which are most of it, in one go."""
    if at.phase == ROLL_PAIR:
        roll_pair(at, generator)
    elif at.phase == ROLL_FOUR:
        roll_pair(at, generator)
        roll_pair(at, generator)
    else:
        fall(at, draw(generator, ways(at)))


@inlined
def roll_pair(at: Position, generator: Generator) -> None:
    """A yellow and a blue die fall and are laid (RW-3.3, RW-3.5)."""
    lay(at, at.row, YELLOW, draw(generator, SIDE) + 1)
    lay(at, at.row, BLUE, draw(generator, SIDE) + 1)
    laid(at, BLUE)


@kernel
def play_batch(
    words: Any,
    generators: Any,
    rooms: Any,
    tables: Any,
    beginning: Any,
    seed: int,
    first: int,
    scores: Any,
) -> int:
    """Play games from number `first` on and write their scores; how many actions they took."""
    at = words.view(RECORD)[0]
    generator = generators[0]
    choices = rooms[0]
    accounts = tables[0]
    actions = 0
    for game in range(scores.shape[0]):
        for word in range(words.shape[0]):
            words[word] = beginning[word]
        seed_generator(generator, seed, first + game)
        actions += play_out(at, generator, choices)
        tally(at, accounts)
        for row in range(scores.shape[1]):
            scores[game][row] = accounts.points[row][TOTAL]
    return actions


def play_games(rules: Rules, first: int, seed: int, scores: npt.NDArray[np.int64]) -> int:
    """Play as many games as `scores` has rows, on this thread; the actions taken."""
    actions: int = outermost(play_batch)(
        np.zeros(POSITION.words, np.int64),
        np.zeros(1, GENERATOR.dtype()),
        np.zeros(1, CHOICES.dtype()),
        np.zeros(1, ACCOUNTS.dtype()),
        np.array(POSITION.to_words(rules.beginning()), np.int64),
        seed,
        first,
        scores,
    )
    return actions


def simulate(
    games: int = 100_000,
    players: int = 3,
    *,
    seed: int = 1,
    threads: int | None = None,
    virtual: int | None = None,
    goal: str = "score",
    sheet: Sheet | None = None,
) -> npt.NDArray[np.int64]:
    """Final scores of random games: a row per game, a column per row of the score sheet.

    Every legal action is equally likely. Game number n of a seed is the same however many games are
    asked for and however many threads (as many as there are cores by default) share the work.
    """
    rules = Rules(players, virtual, goal, sheet or Sheet())
    scores = np.zeros((max(games, 0), rules.rows), np.int64)

    def play(start: int, end: int) -> None:
        play_games(rules, start, seed, scores[start:end])

    share_out(play, games, seed=seed, threads=threads)
    return scores
