"""Finds better numbers for the policy of the board game, by matches against the present ones.

    python scripts/tune.py 4 --generations 30

An evolution strategy with a variance of its own for every number (separable CMA-ES): each
generation draws players around the best guess, lets them meet the present numbers at all seats
with the same chance, and moves towards the better half. What comes out is printed, and belongs
into `FOUND` of `alhambra.bots.palace.beliefs` if it wins.
"""

import argparse
import json
import math

import numpy as np

from alhambra.bots.brain import Beliefs, Room, brain_of
from alhambra.bots.palace.beliefs import GREEDY, tuned, weights_of
from alhambra.bots.palace.mind import MIND
from alhambra.bots.search import MATCH
from alhambra.bots.simulation import PLAYERS
from alhambra.palace import Rules

NAMES = (
    "unit",
    "much",
    "beyond",
    "far_beyond",
    "exact",
    "action",
    "saved",
    "still_there",
    "wall",
    "room",
    "door",
    "growth",
    "rival_share",
    "waiting",
)
"""The numbers that are varied; the others stay."""
DRAWN, BETTER = 14, 7
"""How many players a generation has, and how many of them it follows."""
STEP = 0.2
"""How far the first generation strays, as the logarithm of a factor."""
CHECKED = 1_200
"""Games that tell how a guess does."""


class Pitch:
    """Where numbers meet others, one seat against all the rest."""

    def __init__(self, players: int) -> None:
        """At the beginning of a game."""
        self._room: Room = brain_of(MIND).room()
        self._players = players
        self._beginning = Rules(players=players).new_game().at

    def play(
        self, one: dict[str, int], rest: dict[str, int], games: int, seed: int
    ) -> tuple[float, float]:
        """The mean margin to half the best and half the mean rival, and the share of victories."""
        beliefs = Beliefs(MIND, weights_of(one), weights_of(rest))
        margin = wins = 0.0
        for number in range(games):
            chance, seat = divmod(number, self._players)
            self._room.enter(self._beginning, beliefs, seed)
            self._room.study.player = [int(other != seat) for other in range(PLAYERS)]
            self._room.ask(MATCH, chance)
            scores = list(self._room.trial.score[: self._players])
            rivals = scores[:seat] + scores[seat + 1 :]
            margin += scores[seat] - (max(rivals) + sum(rivals) / len(rivals)) / 2
            wins += (scores[seat] == max(scores)) / scores.count(max(scores))
        return margin / games, wins / games


class Guess:
    """The best numbers so far, as factors of those it began with, and how to stray from them."""

    def __init__(self, start: dict[str, int], seed: int) -> None:
        """As they are."""
        self._start = start
        self._chance = np.random.default_rng(seed)
        size = len(NAMES)
        ranks = np.log(BETTER + 0.5) - np.log(np.arange(1, BETTER + 1))
        self._shares = ranks / ranks.sum()
        worth = 1 / (self._shares**2).sum()
        self._usual = math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))
        self._step_rate = (worth + 2) / (size + worth + 5)
        self._damping = 1 + self._step_rate
        self._damping += 2 * max(0.0, math.sqrt((worth - 1) / (size + 1)) - 1)
        speed = (size + 2) / 3
        self._rate = min(0.9, speed * 2 * (worth - 2 + 1 / worth) / ((size + 2) ** 2 + worth))
        self._pull = math.sqrt(self._step_rate * (2 - self._step_rate) * worth)
        self._mean = np.zeros(size)
        self._spread = np.ones(size)
        self._path = np.zeros(size)
        self.step = STEP

    def numbers(self, away: np.ndarray | None = None) -> dict[str, int]:
        """Those of the guess, or of a player that strays from it."""
        factors = self._mean if away is None else self._mean + self.step * self._spread**0.5 * away
        found = {
            name: max(1, round(self._start[name] * math.exp(factor)))
            for name, factor in zip(NAMES, factors, strict=True)
        }
        return {**self._start, **found}

    def draw(self) -> np.ndarray:
        """Players that stray."""
        return self._chance.standard_normal((DRAWN, len(NAMES)))

    def follow(self, drawn: np.ndarray, margins: list[float]) -> None:
        """Move towards the better half, and learn how far to stray."""
        best = drawn[np.argsort(margins)[::-1][:BETTER]]
        move = self._shares @ best
        self._mean = self._mean + self.step * self._spread**0.5 * move
        self._path = (1 - self._step_rate) * self._path + self._pull * move
        squares = self._shares @ best**2
        self._spread = self._spread * ((1 - self._rate) + self._rate * squares)
        length = float(np.linalg.norm(self._path)) / self._usual
        self.step *= math.exp(self._step_rate / self._damping * (length - 1))


def main() -> None:
    """Tune, and say every fifth generation how the guess does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", type=int, choices=range(2, 7))
    parser.add_argument("--generations", type=int, default=25)
    parser.add_argument("--games", type=int, default=420, help="of every player of a generation")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    pitch = Pitch(wishes.players)
    present = tuned(wishes.players)
    guess = Guess(present, wishes.seed)
    for generation in range(1, wishes.generations + 1):
        drawn = guess.draw()
        seed = 1_000 * wishes.seed + generation
        margins = [
            pitch.play(guess.numbers(away), present, wishes.games, seed)[0] for away in drawn
        ]
        guess.follow(drawn, margins)
        if generation % 5 == 0 or generation == wishes.generations:
            numbers = guess.numbers()
            for name, rivals in (("present", present), ("greedy", GREEDY)):
                margin, wins = pitch.play(numbers, rivals, CHECKED, 99)
                print(f"{generation:4} against {name:8} {wins:6.1%} {margin:+6.1f}", flush=True)
            print(json.dumps({name: numbers[name] for name in NAMES}), flush=True)


if __name__ == "__main__":
    main()
