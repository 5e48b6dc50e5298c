"""Matches between policies, played from beginning to end inside compiled code.

Their chance comes from the generator of compiled play, seeded by the number of the match: it is
the same for all such matches of a number, and another than that of matches played ply by ply.
"""

from collections.abc import Sequence
from functools import lru_cache
from time import perf_counter
from typing import Any

from alhambra.arena.contest import Contest, Match
from alhambra.bots.brain import Beliefs
from alhambra.bots.budget import AT_ONCE
from alhambra.bots.search import MATCH
from alhambra.bots.simulation import PLAYERS
from alhambra.bots.thinker import Thinker
from alhambra.core.bot import Bot


def can_play(bots: Sequence[Bot]) -> bool:
    """Does everybody decide by a policy of the same mind? Alone, others need the same chance."""
    if len(bots) == 1:
        return False
    minds = {
        id(bot.brain) if isinstance(bot, Thinker) and bot.budget == AT_ONCE else None
        for bot in bots
    }
    return len(minds) == 1 and None not in minds and len(bots) <= PLAYERS


def play_whole(contest: Contest, match: Match, bots: Sequence[Any]) -> tuple[Any, list[int], float]:
    """The game at its end, how many actions each seat took, and how many seconds all together."""
    game: Any = contest.rules().new_game()
    begun = perf_counter()
    beliefs = [bot.beliefs(game) for bot in bots]
    several = list(dict.fromkeys(beliefs))
    room = bots[0].brain.room()
    room.enter(game.at, _together(*several), contest.chance_of(match.number))
    seats = [several.index(each) for each in beliefs]
    room.study.player = seats + [0] * (PLAYERS - len(seats))
    room.ask(MATCH)
    end = game.__class__(game.rules, room.trial)
    assert end.is_over, "a match without an end"
    return end, room.study.visits[: len(bots)], perf_counter() - begun


@lru_cache(64)
def _together(*several: Beliefs) -> Beliefs:
    """The beliefs of several players, one after another; made once."""
    return Beliefs.of(several)
