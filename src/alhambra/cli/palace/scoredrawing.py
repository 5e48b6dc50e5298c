"""Scorings and the final account as drawings."""

from collections.abc import Sequence
from math import ceil

from rich.table import Table
from rich.text import Text

from alhambra.cli.palace import palette
from alhambra.core.values import Building
from alhambra.locale import Words
from alhambra.palace import Game
from alhambra.palace.outcome import Account, Scoring, TypeAccount

LABEL, COLUMN = 11, 12


def scoring_tables(words: Words, scoring: Scoring, names: Sequence[str], width: int) -> list[Table]:
    """One scoring, a column per row; in several tables where there is too little room."""
    accounts = scoring.accounts
    tables = ceil(len(accounts) / max(1, (width - LABEL) // COLUMN))
    columns = ceil(len(accounts) / tables)
    return [
        _scoring_table(words, accounts[start : start + columns], names)
        for start in range(0, len(accounts), columns)
    ]


def _scoring_table(words: Words, accounts: Sequence[Account], names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column("", width=LABEL - 1, no_wrap=True)
    for account in accounts:
        name = Text(names[account.row], palette.LOUD)
        table.add_column(name, justify="right", width=COLUMN - 2, no_wrap=True, overflow="ellipsis")
    for building in Building:
        word = words("building", building=building.letter)
        cells = [_type_cell(words, account.types[building]) for account in accounts]
        table.add_row(Text(word, f"bold {palette.INK[building]}"), *cells)
    wall = words("terminal-palace-wall-points")
    table.add_row(wall, *(_wall_cell(account) for account in accounts))
    table.add_row(
        Text(words("terminal-palace-together"), palette.LOUD),
        *(Text(f"{account.total:>4}", palette.LOUD) for account in accounts),
    )
    return table


def _type_cell(words: Words, entry: TypeAccount) -> Text:
    """Count, place, points."""
    place = ""
    if entry.place is not None:
        ordinal = words("terminal-palace-ordinal", place=entry.place)
        place = ordinal + ("=" if entry.shared_by > 1 else " ")
    shown = str(entry.count) if entry.count else "-"
    return Text(f"{shown} {place:>4}", palette.QUIET).append_text(_points(entry.points))


def _wall_cell(account: Account) -> Text:
    return Text("-", palette.QUIET) if account.is_dirk else _points(account.wall_points)


def _points(points: int) -> Text:
    return Text(f"{points:>4}", palette.LOUD if points else palette.QUIET)


def totals(words: Words, game: Game, names: Sequence[str]) -> Table:
    """What every scoring brought every row, and all of it together."""
    outcome = game.standing()
    known = [sum(s.accounts[row].total for s in outcome.scorings) for row in range(len(names))]
    earlier = [score - sum_ for score, sum_ in zip(outcome.scores, known, strict=True)]
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column("", min_width=LABEL - 1, max_width=24, no_wrap=True, overflow="ellipsis")
    numbers = [0] if any(earlier) else []
    for number in numbers + [scoring.places for scoring in outcome.scorings]:
        heading = words("terminal-palace-total-of", number=number)
        table.add_column(Text(heading, palette.QUIET), justify="right")
    table.add_column(Text(words("terminal-palace-total"), palette.LOUD), justify="right")
    for row, name in enumerate(names):
        gains = [scoring.accounts[row].total for scoring in outcome.scorings]
        figures = [earlier[row], *gains] if any(earlier) else gains
        is_best = row in outcome.winners
        table.add_row(
            Text(name, palette.LOUD if is_best else ""),
            *map(str, figures),
            Text(f"{outcome.scores[row]:>4}", "bold reverse" if is_best else palette.LOUD),
        )
    return table
