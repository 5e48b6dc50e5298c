"""Play through every root of the library that ALHAMBRA_LIBRARY names: what a sanitizer watches.

`python -m tests.compiled.sanitize GAMES SIMULATIONS`
"""

import sys
from typing import Any

from alhambra.bots.brain import Beliefs
from alhambra.bots.palace.beliefs import tuned, weights_of
from alhambra.bots.palace.training import Playing
from alhambra.bots.rollwrite.beliefs import greedy_weights
from alhambra.bots.rollwrite.training import School, learned_weights
from alhambra.bots.search import LINES, MATCH, POLICY, SIMULATE, VALUE
from alhambra.compiled.roots import all_roots
from alhambra.core import library
from alhambra.core.questions import COUNT, FALL, NTH, REVEAL, WEIGHT, WHY_NOT
from alhambra.core.record import Record
from alhambra.palace import batch as palace_batch
from alhambra.palace.outcome import next_scoring
from alhambra.palace.weighed import weighed_of as palace_weighed
from alhambra.rollwrite import batch as rollwrite_batch
from alhambra.rollwrite.prospects import weighed_of as rollwrite_weighed
from alhambra.server.palace import written as palace_written
from alhambra.server.rollwrite import written as rollwrite_written
from alhambra.server.rollwrite.scribe import SCRIBE
from tests.compiled.played import ALL_RULES, BRAINS, moments


def ask_all(game: Any) -> None:
    """Every question, with numbers that are codes and numbers that are none."""
    kernels = game.rules.kernels
    for question in range(WEIGHT + 1):
        for number in (-1, kernels.actions, kernels.chances, 1 << 62, -(1 << 62)):
            kernels.answer(game.at.copy(), question, number)
    game.legal_actions()
    step = max(1, kernels.actions // 50)
    for code in range(len(game.plies) % step, kernels.actions, step):
        kernels.answer(game.at, WHY_NOT, code)
    for number in range(kernels.answer(game.at, COUNT, 0)):
        kernels.answer(game.at, NTH, number)


def fall_always(rules: Any) -> None:
    """Every chance that a game begins with."""
    game = rules.new_game()
    for code in range(rules.kernels.chances):
        for question in (FALL, REVEAL, WEIGHT):
            rules.kernels.answer(game.at.copy(), question, code)


def tell_facts(game: Any) -> None:
    """What tables and pages show."""
    if game.rules.name == "palace":
        palace_weighed(game)
        next_scoring(game.position)
        written: Any = palace_written
    else:
        rollwrite_weighed(game)
        written = rollwrite_written
    written.write_view(game, shown=True)
    written.write_choices(game)


def beliefs_for(rules: Any) -> Beliefs:
    """What a policy goes by."""
    brain = BRAINS[rules.name]
    if rules.name == "palace":
        return Beliefs(brain.mind, weights_of(tuned(rules.players)))
    learned = learned_weights(rules.players)
    return Beliefs(brain.mind, greedy_weights(), learned)


def think(game: Any, simulations: int, beliefs: Beliefs) -> None:
    """Everything that a bot does."""
    room = BRAINS[game.rules.name].room()
    room.enter(game.at, beliefs, 7)
    room.study.replies = 2
    for seat in range(-1, 9):
        room.ask(VALUE, seat)
    if game.is_over:
        return
    room.ask(POLICY)
    if room.ask(LINES) and simulations:
        for line in range(4, room.study.count):
            running = room.study.running
            running[line] = 0
            room.study.running = running
        room.ask(SIMULATE, 0, simulations)


def match(rules: Any, beliefs: Beliefs) -> None:
    """A whole game by the policy."""
    room = BRAINS[rules.name].room()
    room.enter(rules.new_game(seed=3).at, beliefs, 5)
    room.study.player = [0] * 8
    room.ask(MATCH, 1)


def train(rules: Any) -> None:
    """A few games to learn from."""
    if rules.name == "palace":
        Playing(rules.players, 3).play(0)
    else:
        School(rules, learned_weights(rules.players), 3).practise(0, 5, 0.5)


def main(games: int, simulations: int) -> None:
    """Play so many games of each kind."""
    assert library.is_loaded(), library.status()
    assert all(root.is_native for root in all_roots())
    for rules in ALL_RULES:
        beliefs = beliefs_for(rules)
        fall_always(rules)
        for seed in range(games):
            for number, game in enumerate(moments(rules, seed)):
                if number % 5 == 0:
                    ask_all(game)
                    tell_facts(game)
                    think(game, 0, beliefs)
                if number % 40 == 0:
                    think(game, simulations, beliefs)
            game.tell(SCRIBE if rules.name == "rollwrite" else None)
            Record.parse(game.record().text).replay()
        match(rules, beliefs)
        train(rules)
        batch: Any = palace_batch if rules.name == "palace" else rollwrite_batch
        batch.simulate(3 * games, rules.players, seed=2, threads=2)
    sys.stdout.write("nothing was found\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
