"""Batches of random games, compiled, the same for a seed whatever the number of threads."""

from typing import TYPE_CHECKING, Any

from alhambra.core.batch import simulated
from alhambra.core.chance import GENERATOR, Generator, draw, seed_generator
from alhambra.core.kernel import inlined, kernel
from alhambra.core.root import Numbers, Root, Scratch, Whole
from alhambra.core.values import CHANCE, OVER
from alhambra.rollwrite.catalog import BLUE, SIDE, YELLOW, Sheet
from alhambra.rollwrite.counting import count, nth
from alhambra.rollwrite.dice import lay
from alhambra.rollwrite.game import Rules
from alhambra.rollwrite.legal import due
from alhambra.rollwrite.ply import act, fall, ways
from alhambra.rollwrite.position import CHOICES, POSITION, ROLL_FOUR, ROLL_PAIR, Choices, Position
from alhambra.rollwrite.scoring import ACCOUNTS, TOTAL, Accounts, tally
from alhambra.rollwrite.turn import laid

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

pour = POSITION.pour


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
    at: Position,
    generator: Generator,
    choices: Choices,
    accounts: Accounts,
    beginning: Position,
    seed: int,
    first: int,
    scores: list[int],
) -> int:
    """Play games from number `first` on and write their scores; how many actions they took.

    There are as many games as `scores` has room for.
    """
    actions = 0
    for game in range(len(scores) // max(beginning.rows, 1)):
        pour(beginning, at)
        seed_generator(generator, seed, first + game)
        actions += play_out(at, generator, choices)
        tally(at, accounts)
        for row in range(at.rows):
            scores[game * at.rows + row] = accounts.points[row][TOTAL]
    return actions


PLAY_BATCH = Root(
    "rollwrite.play_batch",
    play_batch,
    *(Scratch(POSITION), Scratch(GENERATOR), Scratch(CHOICES), Scratch(ACCOUNTS), POSITION),
    *(Whole(), Whole(), Numbers()),
    lets_others_run=True,
)


def play_games(rules: Rules, first: int, seed: int, scores: Any) -> int:
    """Play as many games as `scores` has rows, on this thread; the actions taken."""
    beginning = POSITION.record(rules.beginning())
    actions: int = PLAY_BATCH(beginning, seed, first, scores)
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
) -> "npt.NDArray[np.int64]":
    """Final scores of random games: a row per game, a column per row of the score sheet.

    Every legal action is equally likely. Game number n of a seed is the same however many games are
    asked for and however many threads (as many as there are cores by default) share the work.
    """

    def play(rules: Rules, first: int, scores: Any) -> None:
        play_games(rules, first, seed, scores)

    rules = Rules(players, virtual, goal, Sheet() if sheet is None else sheet)
    return simulated(play, rules, games, seed=seed, threads=threads)
