"""Learning values from games of the policy against itself: features of turns, and how games ended.

Final scores are learned by least squares, odds to win by logistic regression, both of the
differences between seats. What has been played is kept beside the weights, so that training can be
interrupted and continued; the same seed and number of games give the same weights.
"""

import os
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from alhambra.bots import weights as files
from alhambra.bots.brain import Beliefs
from alhambra.bots.palace.beliefs import FEATURES, LEARNT, STAGES, tuned, weights_of
from alhambra.bots.palace.features import LEFT, ONE
from alhambra.bots.palace.mind import BRAIN, MIND
from alhambra.bots.search import POLICY, VALUE
from alhambra.core.arrays import numpy_for
from alhambra.core.questions import ATTEMPT, BELOW_CODE, FALL, SITUATION
from alhambra.core.situation import due_in, ways_in
from alhambra.core.values import CHANCE, OVER
from alhambra.palace import Rules
from alhambra.palace.catalog import TILE_COUNT
from alhambra.palace.position import POSITION, TURN

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt
else:
    np = numpy_for("train")

Rows: TypeAlias = "npt.NDArray[np.int32]"
"""Samples: game, stage, tiles left; the final score of every seat; its features."""
Floats: TypeAlias = "npt.NDArray[Any]"

HEAD = 3
ONE_IN = 4
"""One turn of so many is looked at."""
VARIANTS = 8
"""So many players with numbers a little different from each other play the games."""
SPREAD = 0.25
KEPT_APART = 10
"""One game of so many is kept apart to measure the error by."""
SAVE_EVERY = 10.0
"""Seconds."""
RIDGE = 30.0
"""How strongly weights without evidence stay at nothing."""
NEWTON_STEPS = 8


def width_of(players: int) -> int:
    """How many numbers a sample has."""
    return HEAD + players * (1 + FEATURES)


class Playing:
    """Plays games of the policy and looks at turns."""

    def __init__(self, players: int, seed: int) -> None:
        """With players of all kinds."""
        self._rules = Rules(players=players)
        self._seed = seed
        chance = random.Random(seed)  # noqa: S311
        self._beliefs = [self._variant(chance) for _ in range(VARIANTS)]

    def _variant(self, chance: random.Random) -> Beliefs:
        best = tuned(self._rules.players)
        numbers = {
            name: round(number * chance.lognormvariate(0, SPREAD))
            for name, number in best.items()
            if name not in ("places_tried", "turns_ahead")
        }
        return Beliefs(MIND, weights_of({**best, **numbers}))

    def play(self, number: int) -> Rows:
        """The samples of one game."""
        players = self._rules.players
        chance = random.Random(f"{self._seed} {number}")  # noqa: S311
        seats = [chance.choice(self._beliefs) for _ in range(players)]
        at, room = POSITION.record(self._rules.beginning()), BRAIN.room()
        ask = self._rules.kernels.answer.call
        situation = ask(at, SITUATION, 0)
        seen: list[list[int]] = []
        before = -1
        while (mover := due_in(situation)) != OVER:
            if mover == CHANCE:
                way = chance.randrange(ways_in(situation))
                situation = ask(at, FALL, way) & BELOW_CODE
                continue
            room.enter(at, seats[mover], 0)
            if mover != before and at.phase == TURN and chance.randrange(ONE_IN) == 0:
                room.ask(VALUE, mover)
                stage = at.scorings_held.bit_count()
                left = 1_000 * at.bag.bit_count() // TILE_COUNT
                features = [feature for row in room.desk.features[:players] for feature in row]
                seen.append([number, stage, left, *[0] * players, *features])
            before = mover
            situation = ask(at, ATTEMPT, room.ask(POLICY))
        rows = np.array(seen, np.int32).reshape(-1, width_of(players))
        rows[:, HEAD : HEAD + players] = at.score[:players]
        return rows


def train(
    rules: Rules,
    games: int,
    seed: int,
    file: Path,
    report: Callable[[int, int, dict[str, Any]], None],
) -> dict[str, Any]:
    """Play so many games, going on where an earlier training stopped, and write the weights.

    The facts of their making are written with them. A file that has seen as many games stays as it
    is, one that exists goes on with its own seed; raises AlhambraError if it holds other things.
    """
    known = facts_in(file, rules)
    if known.get("games", 0) >= games:
        report(known["games"], games, known)
        return known
    players, seed = rules.players, known.get("seed", seed)
    samples = samples_of(file, players, seed)
    rows = read_samples(samples, players)
    _play_on(Playing(players, seed), played_in(rows), games, samples, report)
    rows = read_samples(samples, players)
    rows = rows[rows[:, 0] < games]
    fields, errors = fit(rows, players)
    facts = {"game": rules.name, "players": players, "games": games, "seed": seed, **errors}
    files.write(file, files.Shipped(facts, fields))
    report(games, games, facts)
    return facts


def _play_on(
    playing: Playing,
    done: int,
    games: int,
    samples: Path,
    report: Callable[[int, int, dict[str, Any]], None],
) -> None:
    """Play what is missing; what has been played is kept, also when somebody breaks it off."""
    new: list[Rows] = []
    saved = time.monotonic()
    try:
        while done < games:
            new.append(playing.play(done))
            done += 1
            if done == games or time.monotonic() > saved + SAVE_EVERY:
                keep_samples(samples, new)
                saved = time.monotonic()
                report(done, games, {})
    finally:
        keep_samples(samples, new)


def begun(rules: Rules, seed: int, file: Path) -> int:
    """How many games training goes on from; raises AlhambraError if the file holds other things."""
    facts = facts_in(file, rules)
    rows = read_samples(samples_of(file, rules.players, facts.get("seed", seed)), rules.players)
    return played_in(rows)


def facts_in(file: Path, rules: Rules) -> dict[str, Any]:
    """The facts of a file, none if there is no such file; raises AlhambraError."""
    if not file.exists():
        return {}
    return files.read_for(file, LEARNT, game=rules.name, players=rules.players).facts


def samples_of(file: Path, players: int, seed: int) -> Path:
    """What is kept beside a file of weights: the samples of so many players with this seed."""
    return file.with_name(f"{file.name}.{players}-{seed}.samples")


def played_in(rows: Rows) -> int:
    """How many games samples are of."""
    return int(rows[-1, 0]) + 1 if len(rows) else 0


def keep_samples(samples: Path, new: list[Rows]) -> None:
    """Add the samples of games; they are no longer new then."""
    if new:
        with samples.open("ab") as kept:
            kept.write(np.concatenate(new).tobytes())
        new.clear()


def read_samples(samples: Path, players: int) -> Rows:
    """What an earlier training has seen; a sample that was cut off is forgotten for good."""
    if not samples.exists():
        return np.zeros((0, width_of(players)), np.int32)
    width = width_of(players)
    numbers = np.fromfile(samples, np.int32)
    whole = len(numbers) // width * width
    if samples.stat().st_size != whole * numbers.itemsize:
        os.truncate(samples, whole * numbers.itemsize)
    return numbers[:whole].reshape(-1, width)


def fit(rows: Rows, players: int) -> tuple[dict[str, list[int]], dict[str, float]]:
    """The weights that foretell the ends of these games best, and how well they do."""
    fields = {name: np.zeros((STAGES, FEATURES), np.int64) for name in LEARNT}
    squares, surprise, apart = 0.0, 0.0, 0
    for stage in range(STAGES - 1):
        part = rows[rows[:, 1] == stage]
        scores: Any = part[:, HEAD : HEAD + players].astype(np.float64)
        seen: Any = part[:, HEAD + players :].reshape(-1, players, FEATURES) / 1_000.0
        left: Any = part[:, 2, None, None] / 1_000.0
        both = np.concatenate([seen, seen * left], axis=2)
        held_out = part[:, 0] % KEPT_APART == 0
        learnt = ~held_out
        points = fit_points(both[learnt], scores[learnt])
        odds = fit_odds(both[learnt], scores[learnt], points)
        error = errors_of(both[held_out], scores[held_out], points, odds)
        squares += error[0]
        surprise += error[1]
        apart += int(held_out.sum())
        for name, found in (("points", points), ("odds", odds)):
            fields[name][stage] = np.rint(1_000 * found[:FEATURES])
            fields[f"{name}_left"][stage] = np.rint(1_000 * found[FEATURES:])
    flat = {name: numbers.ravel().tolist() for name, numbers in fields.items()}
    errors = {
        "error": round((squares / max(apart, 1)) ** 0.5, 3),
        "surprise": round(surprise / max(apart, 1), 4),
        "samples": len(rows),
    }
    return flat, errors


COMMON = [ONE, LEFT, FEATURES + ONE, FEATURES + LEFT]
"""Features that all seats have in common."""


def fit_points(seen: Floats, scores: Floats) -> Floats:
    """Least squares for the differences between seats, then for the level of all."""
    apart = (seen - seen.mean(axis=1, keepdims=True)).reshape(-1, 2 * FEATURES)
    target = (scores - scores.mean(axis=1, keepdims=True)).ravel()
    own = [column for column in range(2 * FEATURES) if column not in COMMON]
    found = np.zeros(2 * FEATURES)
    found[own] = solve(apart[:, own], target)
    level: Floats = (scores - seen @ found).mean(axis=1)
    found[COMMON] = solve(seen[:, 0, COMMON], level)
    return found


def solve(columns: Floats, target: Floats) -> Floats:
    """Least squares with a ridge."""
    square = columns.T @ columns + RIDGE * np.eye(columns.shape[1])
    solution: Floats = np.linalg.solve(square, columns.T @ target)
    return solution


def shares_of(scores: Floats) -> Floats:
    """Who won: one, shared among those with the most points."""
    best = scores == scores.max(axis=1, keepdims=True)
    shares: Floats = best / best.sum(axis=1, keepdims=True)
    return shares


def chances_of(seen: Floats, odds: Floats) -> Floats:
    """The chance of each seat to win."""
    strength = seen @ odds
    power = np.exp(strength - strength.max(axis=1, keepdims=True))
    chances: Floats = power / power.sum(axis=1, keepdims=True)
    return chances


def fit_odds(seen: Floats, scores: Floats, points: Floats) -> Floats:
    """Logistic regression of who wins, by Newton's method from a tenth of the points on."""
    shares = shares_of(scores)
    own = [column for column in range(2 * FEATURES) if column not in COMMON]
    columns = seen[:, :, own]
    found = points[own] / 10
    for _ in range(NEWTON_STEPS):
        chances = chances_of(columns, found)
        slope = np.einsum("nsf,ns->f", columns, shares - chances)
        mean = np.einsum("nsf,ns->nf", columns, chances)
        curve = np.einsum("nsf,ns,nsg->fg", columns, chances, columns, optimize=True)
        curve += -mean.T @ mean + RIDGE / 10 * np.eye(len(own))
        found = found + np.linalg.solve(curve, slope)
    odds = np.zeros(2 * FEATURES)
    odds[own] = found
    return odds


def errors_of(seen: Floats, scores: Floats, points: Floats, odds: Floats) -> tuple[float, float]:
    """Of the difference to the mean: squares, a sample's mean over its seats; and the surprise."""
    expected = seen @ points
    off = expected - expected.mean(axis=1, keepdims=True)
    off -= scores - scores.mean(axis=1, keepdims=True)
    chances = chances_of(seen, odds)
    surprise = -(shares_of(scores) * np.log(np.maximum(chances, 1e-9))).sum()
    return float((off**2).mean(axis=1).sum()), float(surprise)
