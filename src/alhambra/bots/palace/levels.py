"""The levels of the board game, from one that a child beats to the strongest.

An apprentice spends money as soon as it can and does not look at walls or rivals; a mason builds
walls and saves for exact payments, but neither plans a turn ahead nor minds the others; a foreman
does both. An architect weighs what its turn leaves behind, and a master imagines how the others
play on and what it does then.
"""

from collections.abc import Callable
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from alhambra.bots.brain import Beliefs
from alhambra.bots.budget import AT_ONCE, Budget
from alhambra.bots.palace.beliefs import FEATURES, GREEDY, LEARNT, STAGES, tuned, weights_of
from alhambra.bots.palace.mind import MIND
from alhambra.bots.thinker import Thinker
from alhambra.bots.weights import read_for
from alhambra.bots.yardstick import Greedy
from alhambra.palace import Rules

MASON = {**GREEDY, "rival_share": 0, "still_there": 0, "growth": 0, "room": 0, "door": 0}
APPRENTICE = {**MASON, "exact": 0, "saved": 0, "action": 0, "wall": 0, "unit": 200, "much": 30}

REPLIES = 3
"""How many turns the master weighs where it stops looking ahead."""


@cache
def learnt(players: int) -> dict[str, Any]:
    """The values that were learnt for so many players."""
    with as_file(files("alhambra.bots.palace") / "weights" / f"{players}.weights") as file:
        return learnt_in(file, players)


def learnt_in(file: Path, players: int) -> dict[str, Any]:
    """The values that a file has for so many players; raises AlhambraError if it has none."""
    found = read_for(file, LEARNT, game=Rules.name, players=players)
    return {
        name: [numbers[row * FEATURES : (row + 1) * FEATURES] for row in range(STAGES)]
        for name, numbers in found.fields.items()
    }


class _Beliefs:
    """The beliefs of a level, by the number of players."""

    def __init__(
        self,
        numbers: Callable[[int], dict[str, int]],
        values: Callable[[int], dict[str, Any]] = learnt,
    ) -> None:
        """Numbers, and values of what positions are worth; asked for when first needed."""
        self.numbers = numbers
        self._values = values
        self._by_players: dict[int, Beliefs] = {}

    def __call__(self, game: Any) -> Beliefs:
        """For a game."""
        players: int = game.rules.players
        if players not in self._by_players:
            weights = weights_of({**self.numbers(players), **self._values(players)})
            self._by_players[players] = Beliefs(MIND, weights)
        return self._by_players[players]


_APPRENTICE = _Beliefs(lambda _: APPRENTICE)
_MASON = _Beliefs(lambda _: MASON)
_FOREMAN = _Beliefs(lambda _: GREEDY)
_ARCHITECT = _Beliefs(lambda players: {**tuned(players), "turns_ahead": 0})
_MASTER = _Beliefs(tuned)

LEARNING = ("architect", "master")
"""Those who value positions as they have learnt to."""


def teach(bot: Thinker, file: Path, rules: Rules) -> None:
    """Let a bot value positions of these rules by the weights of a file; raises AlhambraError."""
    values = learnt_in(file, rules.players)
    assert isinstance(bot.beliefs, _Beliefs)
    bot.beliefs = _Beliefs(bot.beliefs.numbers, lambda _: values)


def greedy(seed: int = 0) -> Greedy:
    """The yardstick: purchases, money or redesign, and placing, to the end of its turn."""
    return Greedy(MIND, weights_of(GREEDY))


def apprentice(seed: int = 0) -> Thinker:
    """Buys what it can, whatever it costs, and never mind the walls."""
    return Thinker("apprentice", MIND, _APPRENTICE, AT_ONCE, seed=seed)


def mason(seed: int = 0) -> Thinker:
    """Knows walls and exact payments, but neither rivals nor tomorrow."""
    return Thinker("mason", MIND, _MASON, AT_ONCE, seed=seed)


def foreman(seed: int = 0) -> Thinker:
    """Takes what promises most at the end of its turn."""
    return Thinker("foreman", MIND, _FOREMAN, AT_ONCE, seed=seed)


def architect(seed: int = 0) -> Thinker:
    """Weighs what every turn leaves behind, for itself and for the others."""
    return Thinker("architect", MIND, _ARCHITECT, Budget(simulations=200), seed=seed)


def master(seed: int = 0) -> Thinker:
    """Imagines how everybody plays on, hundreds of times, and what it does then."""
    budget = Budget(milliseconds=800)
    return Thinker("master", MIND, _MASTER, budget, replies=REPLIES, seed=seed)


LEVELS = {
    "apprentice": apprentice,
    "mason": mason,
    "foreman": foreman,
    "architect": architect,
    "master": master,
}
"""The weakest first."""
