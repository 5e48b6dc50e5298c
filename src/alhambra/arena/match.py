"""One match: a game between bots, who won it, and how long each of them thought."""

import logging
import time
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from alhambra.arena.contest import Contest, Match
from alhambra.bots import registry
from alhambra.core.bot import Bot

LOG = logging.getLogger("alhambra.arena")

STAND_IN = "uniform"
"""Who decides when a bot fails."""


@runtime_checkable
class Warmed(Protocol):
    """A bot that thinks faster once something is compiled."""

    def warm(self) -> None:
        """Return when it is."""
        ...


@dataclass(frozen=True)
class Played:
    """What came of a match, seat by seat; virtual rows follow in the scores."""

    number: int
    seating: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    actions: tuple[int, ...]
    milliseconds: tuple[float, ...]
    failures: tuple[int, ...]
    """How often each seat was stood in for, since its bot failed."""

    @property
    def match(self) -> Match:
        """The match that was played."""
        return Match(self.number, self.seating)

    def share(self, seat: int) -> float:
        """What a seat has of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play(contest: Contest, match: Match) -> Played:
    """Play a match to its end."""
    seed = contest.chance_of(match.number)
    bots = [
        made(contest, player, registry.bot_seed(seed, seat))
        for seat, player in enumerate(match.seating)
    ]
    game: Any = contest.rules().new_game(seed)
    seats = range(len(bots))
    actions, seconds, failures = [0 for _ in seats], [0.0 for _ in seats], [0 for _ in seats]
    while not game.is_over:
        seat = game.to_move
        asked = game.alone()
        begun = time.perf_counter()
        action = _chosen(bots[seat], asked, game)
        seconds[seat] += time.perf_counter() - begun
        actions[seat] += 1
        if action is None:
            failures[seat] += 1
            stand_in = registry.make(contest.game, STAND_IN, registry.bot_seed(seed, seat))
            action = stand_in.choose(game.alone())
        game.play(action)
    outcome = game.outcome
    return Played(
        number=match.number,
        seating=match.seating,
        scores=outcome.scores,
        winners=outcome.winners,
        actions=tuple(actions),
        milliseconds=tuple(1000 * spent for spent in seconds),
        failures=tuple(failures),
    )


def made(contest: Contest, player: str, seed: int = 0) -> Bot:
    """The bot of a player, ready to think as fast as it can."""
    bot = registry.make(contest.game, player, seed)
    if isinstance(bot, Warmed):
        bot.warm()
    return bot


def _chosen(bot: Bot, asked: Any, game: Any) -> Any:
    """What a bot chooses; None, and a line in the log, if that is nothing that can be played."""
    try:
        action = bot.choose(asked)
        if (reason := game.why_not(action)) is None:
            return action
        LOG.warning("%s chose %s, which is refused: %s", bot.name, action, reason)
    except Exception as error:
        LOG.warning("%s failed: %s", bot.name, error)
    return None
