"""All figures of a contest, as programs and tables want them."""

import math
import os
import platform
from functools import cached_property
from typing import Any

from alhambra.arena.contest import Contest
from alhambra.arena.figures import Effort, Entry, Figures, effort_of, entries, figures_of
from alhambra.arena.match import Played
from alhambra.arena.ratings import ratings_of
from alhambra.arena.spread import Spread


class Report:
    """What the matches of a contest say of its players."""

    def __init__(self, contest: Contest, played: list[Played]) -> None:
        """Take all matches that were played."""
        self.contest = contest
        self.played = played
        self.entries: list[Entry] = entries(played)

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who has played, in the order they were named."""
        seen = {player for each in self.played for player in each.seating}
        return tuple(player for player in self.contest.players if player in seen)

    @cached_property
    def figures(self) -> list[Figures]:
        """How every player did against all others; nothing of one who only sat against others."""
        alone = {entry.player for entry in self.entries}
        return [figures_of(self.entries, player) for player in self.players if player in alone]

    @cached_property
    def pairs(self) -> list[Figures]:
        """How every player did against each other."""
        met = dict.fromkeys((entry.player, entry.against) for entry in self.entries)
        ordered = [(a, b) for a in self.players for b in self.players if (a, b) in met and a != b]
        return [figures_of(self.entries, one, other) for one, other in ordered]

    @cached_property
    def efforts(self) -> dict[str, Effort]:
        """What the decisions of every player took."""
        return {player: effort_of(self.played, player) for player in self.players}

    @cached_property
    def ratings(self) -> dict[str, Spread]:
        """Ratings, where there is somebody to compare with."""
        if not self.pairs:
            return {}
        contest = self.contest
        return ratings_of(self.entries, self.players, seats=contest.seats, seed=contest.seed)

    def result(self, figures: Figures) -> dict[str, Any]:
        """The entry of one player, or of one player against another."""
        effort, rating = self.efforts[figures.player], self.ratings.get(figures.player)
        entry: dict[str, Any] = {"player": figures.player}
        if figures.against is not None:
            entry["against"] = figures.against
        entry |= {
            "games": figures.games,
            "win_share": _rounded(figures.win_share.mean, 4),
            "low": _rounded(figures.win_share.low, 4),
            "high": _rounded(figures.win_share.high, 4),
            "mean_score": _rounded(figures.mean_score, 2),
            "mean_margin": _rounded(figures.mean_margin.mean, 2),
            "margin_low": _rounded(figures.mean_margin.low, 2),
            "margin_high": _rounded(figures.mean_margin.high, 2),
            "median_score": figures.median_score,
            "best_score": figures.best_score,
        }
        if figures.against is None:
            entry["ms_per_action"] = _rounded(effort.ms_per_action, 3)
            entry["failures"] = effort.failures
            entry["trouble"] = "" if effort.trouble is None else effort.trouble.text
            if rating is not None:
                entry["rating"] = _rounded(rating.mean, 0)
                entry["rating_low"] = _rounded(rating.low, 0)
                entry["rating_high"] = _rounded(rating.high, 0)
        return entry

    def data(self) -> dict[str, Any]:
        """Everything as one object."""
        contest = self.contest
        return {
            "game": contest.game,
            "rules": contest.rules().version,
            "seed": contest.seed,
            "seats": contest.seats,
            "options": contest.options,
            "games": contest.games,
            "matches": len(self.played),
            "command": contest.command(),
            "machine": machine(),
            "results": [self.result(figures) for figures in self.figures],
            "pairs": [self.result(figures) for figures in self.pairs],
        }


def machine() -> str:
    """What the times depend on."""
    return f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"


def _rounded(value: float, digits: int) -> float | None:
    """A number that JSON has; None for a bound that is not known."""
    if not math.isfinite(value):
        return None
    return round(value, digits) if digits else round(value)
