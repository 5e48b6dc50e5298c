"""The figures of a contest as a table, as JSON and as CSV."""

import csv
import io
import json
import math
import sys
from collections.abc import Sequence

from alhambra.arena.chart import title_of
from alhambra.arena.figures import Figures
from alhambra.arena.report import Report
from alhambra.arena.spread import Spread
from alhambra.cli.naming import typed_name
from alhambra.cli.output import printable
from alhambra.cli.saying import said
from alhambra.core.errors import Facts
from alhambra.locale import Words


def as_json(report: Report) -> str:
    """One JSON object."""
    return json.dumps(report.data(), indent=2)


def as_csv(report: Report) -> str:
    """A line for every player."""
    results = report.data()["results"]
    text = io.StringIO()
    writer = csv.DictWriter(text, list(results[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(results)
    return text.getvalue()


def as_table(report: Report, words: Words) -> list[str]:
    """The lines of a table for people; below it who met whom, where there are more than two."""
    columns = ("player", "games", "wins", "margin", "score", "rating", "time")
    rows = [[words(f"arena-column-{name}") for name in columns]]
    for figures in report.figures:
        effort, rating = report.efforts[figures.player], report.ratings.get(figures.player)
        rows.append(
            [
                _player(figures.player, report, words),
                str(figures.games),
                share_text(figures.win_share, words),
                _margin(figures, words),
                words.number(figures.mean_score),
                _rating(rating),
                f"{words.number(effort.ms_per_action, '.3g')} ms",
            ]
        )
    contest = report.contest
    lines = [title_of(contest, words), ""]
    lines += aligned(rows)
    if len(report.players) > 2:
        lines += ["", words("arena-pairs"), *aligned(_pairs(report, words))]
    lines += ["", *words("arena-note-alone" if contest.seats == 1 else "arena-note").splitlines()]
    if contest.seats > 2 and len(report.players) > 1:
        fair = f"{100 / contest.seats:.0f}"
        lines.append(words("arena-note-lone", others=contest.seats - 1, fair=fair))
    for player, effort in report.efforts.items():
        if effort.failures:
            who, why = _player(player, report, words), said(effort.trouble or Facts(""), words)
            about = {"count": effort.failures, "all": effort.actions, "why": why}
            lines.append(printable(words("arena-failed", player=who, **about)))
    return lines


def _player(player: str, report: Report, words: Words) -> str:
    """A player as the contest names it, and as people do."""
    return printable(typed_name(player, report.contest.game, words))


def _pairs(report: Report, words: Words) -> list[list[str]]:
    """Row against column: the share of the victory."""
    players = report.players
    shares = {
        (pair.player, pair.against): share_text(pair.win_share, words) for pair in report.pairs
    }
    names = [_player(player, report, words) for player in players]
    return [["", *names]] + [
        [name, *(shares.get((one, other), "-") for other in players)]
        for one, name in zip(players, names, strict=True)
    ]


def share_text(share: Spread, words: Words) -> str:
    """A share with its interval, in per cent: 63.5 % (58.1-68.6)."""
    mean, low, high = (words.number(100 * each) for each in (share.mean, share.low, share.high))
    return f"{mean} % ({low}-{high})"


def _margin(figures: Figures, words: Words) -> str:
    margin = figures.mean_margin
    mean = words.number(margin.mean, "+.1f")
    if math.isinf(margin.high):
        return mean
    return f"{mean} ±{words.number(margin.high - margin.mean)}"


def _rating(rating: Spread | None) -> str:
    return "-" if rating is None else f"{rating.mean:.0f} ({rating.low:.0f} .. {rating.high:.0f})"


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns below each other: the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for first, *others in rows:
        cells = [first.ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return lines


def tell(text: str) -> None:
    """Say something beside the figures."""
    print(printable(text), file=sys.stderr)
