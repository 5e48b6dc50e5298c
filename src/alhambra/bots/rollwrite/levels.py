"""The five levels of Roll & Write, from an apprentice to a master.

An apprentice fills its own sheet and never looks at what others have built. A mason sees majorities
as they stand, but no rows and columns. A foreman counts what its sheet would score now, and turns a
die for it. An architect has played some hundred thousand games, knows what becomes of a sheet, and
minds its rivals. A master thinks through what may come as well.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from alhambra.bots import weights as files
from alhambra.bots.brain import Beliefs
from alhambra.bots.budget import AT_ONCE, Budget
from alhambra.bots.rollwrite.beliefs import Weights, greedy_weights
from alhambra.bots.rollwrite.mind import MIND
from alhambra.bots.rollwrite.training import learned_of, read_for
from alhambra.bots.thinker import Thinker
from alhambra.bots.yardstick import Greedy
from alhambra.core.bot import Bot
from alhambra.rollwrite import Rules
from alhambra.rollwrite.catalog import LINE_POINTS

FOLDER = Path(__file__).with_name("weights")

MASTER = Budget(simulations=2_000)
"""How long a master thinks about an action."""
WIDTH = 12
"""How many turns it thinks about."""


def table_name(players: int, rows: int) -> str:
    """The name of the file learned for so many players; alone, virtual players count."""
    return f"{players}.weights" if players > 1 else f"1-{rows - 1}.weights"


@cache
def learned(players: int, rows: int) -> Weights:
    """The shipped weights for so many players and rows of the score sheet."""
    return learned_of(files.read(FOLDER / table_name(players, rows)), players)


def apprentice_weights() -> Weights:
    """Builds lines and one of each type, as if nobody else did; never turns a die."""
    weights = greedy_weights()
    weights.behind = [500] * len(weights.behind)
    weights.passed = weights.changes = 0
    return weights


def mason_weights() -> Weights:
    """Counts majorities as they stand, and coins; forgets lines, and never turns a die."""
    weights = greedy_weights()
    weights.behind = [0, 0, 0, 0, 0, 500, 1_000, 1_000, 1_000, 1_000, 1_000]
    weights.lines = [0] * len(weights.lines)
    weights.coin_early = weights.coin_late = 500
    weights.passed = weights.changes = 0
    return weights


def foreman_weights() -> Weights:
    """Counts every point that the sheet would have now, and turns a die if that brings one."""
    weights = mason_weights()
    weights.lines = [1_000 * points for points in LINE_POINTS]
    weights.changes = 1
    return weights


@cache
def beliefs_of(level: str, players: int, rows: int) -> Beliefs:
    """What a level believes at a table."""
    if level == "apprentice":
        return Beliefs(MIND, apprentice_weights())
    if level == "mason":
        return Beliefs(MIND, mason_weights())
    if level == "foreman":
        return Beliefs(MIND, foreman_weights())
    return Beliefs(MIND, learned(players, rows))


def thinker(level: str, seed: int, budget: Budget = AT_ONCE) -> Thinker:
    """A player of a level."""

    def believed(game: Any) -> Beliefs:
        return beliefs_of(level, game.rules.players, game.rules.rows)

    return Thinker(level, MIND, believed, budget, width=WIDTH, seed=seed)


LEARNING = ("architect", "master")
"""Those who value positions as they have learned to."""


def teach(bot: Thinker, file: Path, rules: Rules) -> None:
    """Let a bot value positions of these rules by the weights of a file; raises AlhambraError."""
    taught = Beliefs(MIND, learned_of(read_for(rules, file), rules.players))
    bot.beliefs = lambda _: taught


def greedy(seed: int = 0) -> Bot:
    """The yardstick: every change of dice it can pay, and every action after it."""
    return Greedy(MIND, greedy_weights())


def apprentice(seed: int = 0) -> Bot:
    """Fills its own sheet."""
    return thinker("apprentice", seed)


def mason(seed: int = 0) -> Bot:
    """Goes for majorities."""
    return thinker("mason", seed)


def foreman(seed: int = 0) -> Bot:
    """Counts what its sheet would score now."""
    return thinker("foreman", seed)


def architect(seed: int = 0) -> Bot:
    """Knows by long practice what becomes of a sheet, and minds its rivals."""
    return thinker("architect", seed)


def master(seed: int = 0) -> Bot:
    """Knows that too, and thinks through what may come."""
    return thinker("master", seed, MASTER)


LEVELS: dict[str, Callable[[int], Bot]] = {
    "apprentice": apprentice,
    "mason": mason,
    "foreman": foreman,
    "architect": architect,
    "master": master,
}
"""The levels, the weakest first."""
