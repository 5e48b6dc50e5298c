"""One match: a game between bots, who won it, and how long each of them thought."""

from dataclasses import dataclass
from typing import Any

from alhambra.arena import swift
from alhambra.arena.contest import Contest, Match
from alhambra.bots import registry
from alhambra.bots.deciding import Decision, decide
from alhambra.core.bot import Bot
from alhambra.core.errors import Facts


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
    troubles: tuple[Facts | None, ...]
    """Why, the first time; None for a bot that did not fail."""

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
    seats = range(len(match.seating))
    seeds = [registry.bot_seed(seed, seat) for seat in seats]
    bots = [made(contest, match.seating[seat], seeds[seat]) for seat in seats]
    if swift.can_play(bots):
        return _swiftly(contest, match, bots)
    game: Any = contest.rules().new_game(seed)
    decisions: list[list[Decision]] = [[] for _ in seats]
    while not game.is_over:
        seat = game.to_move
        decision = decide(game, match.seating[seat], seeds[seat], bot=bots[seat])
        decisions[seat].append(decision)
        game.play(decision.action)
    outcome = game.outcome
    troubles = [[d.trouble for d in each if d.trouble is not None] for each in decisions]
    return Played(
        number=match.number,
        seating=match.seating,
        scores=outcome.scores,
        winners=outcome.winners,
        actions=tuple(map(len, decisions)),
        milliseconds=tuple(1000 * sum(d.seconds for d in each) for each in decisions),
        failures=tuple(map(len, troubles)),
        troubles=tuple(errors[0].facts if errors else None for errors in troubles),
    )


def _swiftly(contest: Contest, match: Match, bots: list[Bot]) -> Played:
    """A match inside compiled code; the time it took is shared out by actions."""
    game, actions, seconds = swift.play_whole(contest, match, bots)
    each = 1000 * seconds / max(1, sum(actions))
    return Played(
        number=match.number,
        seating=match.seating,
        scores=game.outcome.scores,
        winners=game.outcome.winners,
        actions=tuple(actions),
        milliseconds=tuple(each * count for count in actions),
        failures=(0,) * len(bots),
        troubles=(None,) * len(bots),
    )


def made(contest: Contest, player: str, seed: int = 0) -> Bot:
    """The bot of a player."""
    return registry.make(contest.game, player, seed, taught_for=contest.rules())
