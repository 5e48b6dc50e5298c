"""Training the learned table by self-play; what is learned so far is kept in a file."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from alhambra.bots import weights as files
from alhambra.bots.rollwrite.beginning import first_table
from alhambra.bots.rollwrite.beliefs import LEARNT, WEIGHTS, Weights, greedy_weights
from alhambra.bots.rollwrite.learning import MEMORY, PRACTISE
from alhambra.bots.weights import Shipped
from alhambra.rollwrite.game import Rules
from alhambra.rollwrite.position import POSITION

RATE, HALVED = 0.5, 50_000
"""How far a judgement moves towards what came, at first, and after how many games half as far."""
DECAY, DECAY_ALONE = 0.7, 0.5
"""How much of what came later still counts one judgement earlier; alone there is one a turn."""
KEPT_APART = 2_000
"""Games that are played without learning, to say how far the table is off."""
APART = 1 << 40
"""Their numbers begin here."""
BETWEEN_SAVES = 15.0
"""Seconds between two savings of the file."""
A_BLOCK = 2_000
"""Games between two reports."""
SPITE = (0, 0, 1_000, 500, 333, 250)
"""What a rival's point counts at each number of players, in thousandths."""
SLOPE = 0.78
"""Two errors together, as the unit of the logistic curve."""

Report = Callable[[int, int, dict[str, Any]], None]


def train(rules: Rules, games: int, seed: int, file: Path, report: Report) -> dict[str, Any]:
    """Play until the file has seen so many games; the facts about its table.

    What the file holds is learned on, so that an interrupted training is called again; raises
    AlhambraError if it holds other things.
    """
    facts, weights = begin(rules, seed, file)
    school = School(rules, weights, facts["seed"])
    done: int = facts["games"]
    saved = time.monotonic()
    report(done, games, facts)
    while done < games:
        block = min(A_BLOCK, games - done)
        facts |= school.practise(done, block, RATE / (1 + done / HALVED))
        done += block
        facts["games"] = done
        if time.monotonic() - saved > BETWEEN_SAVES:
            files.write(file, shipped(facts, school.weights()))
            saved = time.monotonic()
        report(done, games, facts)
    facts |= school.examine(KEPT_APART)
    files.write(file, shipped(facts, school.weights()))
    return facts


def begin(rules: Rules, seed: int, file: Path) -> tuple[dict[str, Any], Weights]:
    """The facts and weights of a file, or those before the first game; raises AlhambraError."""
    if file.exists():
        found = read_for(rules, file)
        return found.facts, learned_of(found, rules.players)
    weights = learned_weights(rules.players)
    weights.table = first_table(rules.rows, rules.rounds)
    return {**facts_of(rules), "seed": seed, "games": 0}, weights


def begun(rules: Rules, _seed: int, file: Path) -> int:
    """How many games training goes on from; raises AlhambraError if the file holds other things."""
    games: int = read_for(rules, file).facts["games"] if file.exists() else 0
    return games


def facts_of(rules: Rules) -> dict[str, Any]:
    """What weights are learned for."""
    return {"game": rules.name, "players": rules.players, "rows": rules.rows}


def read_for(rules: Rules, file: Path) -> Shipped:
    """The weights of a file that were learned for these rules; raises AlhambraError."""
    return files.read_for(file, LEARNT, **facts_of(rules))


def learned_of(found: Shipped, players: int) -> Weights:
    """The weights of a player that judges by the table of a file."""
    weights = learned_weights(players)
    weights.table, weights.spread = found.fields["table"], found.fields["spread"]
    return weights


def learned_weights(players: int) -> Weights:
    """The weights of a player that judges by the table, the table itself still empty."""
    weights = greedy_weights()
    weights.learned, weights.changes = 1, 3
    weights.spite = SPITE[players]
    weights.reach, weights.ending = 2, 2
    return weights


def shipped(facts: dict[str, Any], weights: Weights) -> Shipped:
    """What a file holds."""
    return Shipped(facts, {"spread": weights.spread, "table": weights.table})


class School:
    """Self-play with everything it needs to remember."""

    def __init__(self, rules: Rules, weights: Weights, seed: int) -> None:
        """At the table of these weights."""
        self._weights = WEIGHTS.record(weights)
        self._memory = MEMORY.record()
        self._memory.exact = [float(number) for number in weights.table]
        self._beginning = POSITION.record(rules.beginning())
        self._seed = seed
        self._decay = DECAY if rules.players > 1 else DECAY_ALONE
        self._spread: list[int] = weights.spread

    def practise(self, first: int, games: int, rate: float) -> dict[str, float]:
        """Play games and learn from them; the mean score, and how far judgements were off."""
        sums = self._play(first, games, rate)
        error = (sum(sums[1]) / sum(sums[0])) ** 0.5 / 100
        mean = sums[2][1] / sums[2][0] / 100
        return {"mean": round(float(mean), 2), "error": round(float(error), 3)}

    def examine(self, games: int) -> dict[str, float]:
        """Play games apart without learning: how far judgements are off, by turns left too."""
        sums = self._play(APART, games, 0.0)
        errors = [(off / max(count, 1.0)) ** 0.5 for count, off in zip(*sums[:2], strict=True)]
        self._spread = [max(1, round(SLOPE * error)) for error in errors]
        error = (sum(sums[1]) / sum(sums[0])) ** 0.5 / 100
        mean = sums[2][1] / sums[2][0] / 100
        facts = {"mean_apart": round(float(mean), 2), "error_apart": round(float(error), 3)}
        return {**facts, "games_apart": games}

    def _play(self, first: int, games: int, rate: float) -> list[list[float]]:
        PRACTISE(
            self._weights,
            self._memory,
            self._beginning,
            self._seed,
            first,
            games,
            rate,
            self._decay,
        )
        sums: list[list[float]] = self._memory.sums
        return sums

    def weights(self) -> Weights:
        """What is learned so far."""
        weights = WEIGHTS.from_words(self._weights.words())
        weights.spread = self._spread
        return weights
