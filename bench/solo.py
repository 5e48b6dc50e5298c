"""Roll & Write alone: what each level scores, and what nobody can exceed.

    python -m bench.solo --games 10000 --master 150 > bench/solo.json

Every level plays the same numbers of games with two, three and four virtual players and both goals.
The bound of a game is that of `alhambra.bots.rollwrite.bound`: own dice as wished.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from statistics import mean, median, quantiles
from typing import Any

from alhambra.bots.brain import brain_of
from alhambra.bots.rollwrite.bound import bound
from alhambra.bots.rollwrite.levels import LEVELS, beliefs_of
from alhambra.bots.rollwrite.mind import MIND
from alhambra.bots.search import MATCH
from alhambra.bots.simulation import PLAYERS
from alhambra.rollwrite import Outcome, Rules
from alhambra.rollwrite.outcome import outcome_of
from alhambra.rollwrite.position import POSITION

SEED = 11
GOALS = ("score", "versus")
BOUNDED = 500
"""In so many games of each kind the bound is worked out."""


def compiled_games(level: str, rules: Rules, games: int) -> Iterator[tuple[Any, Outcome]]:
    """Games of a level that does not search, wholly compiled: the last position and the outcome."""
    room = brain_of(MIND).room()
    beginning, beliefs = rules.new_game().at, beliefs_of(level, 1, rules.rows)
    for number in range(games):
        room.enter(beginning, beliefs, SEED)
        room.study.player = [0] * PLAYERS
        room.ask(MATCH, number)
        at = POSITION.from_words(room.trial.words())
        yield at, outcome_of(at)


def searched_games(level: str, rules: Rules, games: int) -> Iterator[tuple[Any, Outcome]]:
    """The same for one that searches."""
    for number in range(games):
        bot, game = LEVELS[level](number), rules.new_game(seed=SEED * 1_000_000 + number)
        while game.to_move is not None:
            game.play(bot.choose(game))
        yield game.position, game.standing()


def figures(level: str, rules: Rules, games: int) -> dict[str, Any]:
    """What a level scores over so many games."""
    playing = searched_games if level == "master" else compiled_games
    scores: list[int] = []
    bounds: list[int] = []
    wins = 0.0
    for at, outcome in playing(level, rules, games):
        scores.append(outcome.scores[0])
        wins += (0 in outcome.winners) / len(outcome.winners)
        if len(bounds) < BOUNDED:
            rivals = at.counts[1 : at.rows]
            bounds.append(bound(at.boxes, rivals, turns=at.rounds, coins=at.coins))
            assert scores[-1] <= bounds[-1]
    tenths = quantiles(scores, n=10)
    return {
        "level": level,
        "virtual": rules.virtual_players,
        "goal": rules.goal,
        "games": games,
        "mean": round(mean(scores), 2),
        "median": median(scores),
        "lowest_tenth": tenths[0],
        "highest_tenth": tenths[-1],
        "best": max(scores),
        "win_share": round(wins / games, 4) if rules.goal == "versus" else None,
        "mean_bound": round(mean(bounds), 1),
    }


def both_goals(level: str, virtual: int, games: int) -> list[dict[str, Any]]:
    """The figures for both goals; only a master plays differently for a victory."""
    if level == "master":
        return [figures(level, Rules(1, virtual, goal), games) for goal in GOALS]
    versus = figures(level, Rules(1, virtual, "versus"), games)
    return [{**versus, "goal": "score", "win_share": None}, versus]


def main() -> None:
    """Play everything and print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--master", type=int, default=150)
    asked = parser.parse_args()
    results: list[dict[str, Any]] = []
    for virtual in (2, 3, 4):
        for level in LEVELS:
            games = asked.master if level == "master" else asked.games
            results += both_goals(level, virtual, games)
            print(results[-2:], file=sys.stderr, flush=True)
    print(json.dumps({"game": "rollwrite", "seed": SEED, "results": results}, indent=2))


if __name__ == "__main__":
    main()
