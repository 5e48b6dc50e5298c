"""The common score sheet and the final account as drawings."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from alhambra.cli.drawing import short, width_of
from alhambra.cli.rollwrite import palette
from alhambra.core.values import LADDER, PLACES, Building
from alhambra.locale import Words
from alhambra.rollwrite import Game
from alhambra.rollwrite.outcome import Account, TypeAccount

NAME_WIDTH = 12
SHORTEST = 6


def score_sheet(game: Game, names: Sequence[str], words: Words, *, room: int) -> Table:
    """Counts of every row per type, or its place once finished; points now; what places earn.

    Where there is little room, places are numbers and long names are cut, never the points.
    """
    table = _score_sheet(game, names, words, longest=NAME_WIDTH + 2)
    if (over := width_of(table) - room) > 0:
        table = _score_sheet(game, names, words, longest=NAME_WIDTH + 2, is_brief=True)
        over = width_of(table) - room
    if over > 0:
        longest = max(SHORTEST, NAME_WIDTH + 2 - over)
        table = _score_sheet(game, names, words, longest=longest, is_brief=True)
    return table


def _score_sheet(
    game: Game, names: Sequence[str], words: Words, *, longest: int, is_brief: bool = False
) -> Table:
    seen = game.observe(0)
    standing = game.standing()
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("", max_width=longest, no_wrap=True, overflow="ellipsis")
    for building in Building:
        heading = f"{short(words, building)}/{seen.boxes[building]}"
        head = Text(heading, f"bold {palette.INK[building]}")
        table.add_column(head, justify="right", min_width=4)
    table.add_column(words("score-now"), justify="right", min_width=3)
    for row, view in enumerate(seen.rows):
        mark = palette.MOVER if row == game.to_move else " "
        is_scored = not view.is_virtual or game.rules.goal == "versus"
        table.add_row(
            Text(f"{mark} {names[row]}", palette.LOUD if row == game.to_move else ""),
            *(_count(standing.accounts[row].types[building], words) for building in Building),
            Text(str(standing.scores[row]) if is_scored else "-", palette.LOUD),
        )
    for place in range(PLACES):
        ladder = (Text(str(LADDER[building][place]), palette.QUIET) for building in Building)
        name = words("place-short" if is_brief else "account-place", place=place + 1)
        table.add_row(Text(f"  {name}", palette.QUIET), *ladder)
    return table


def _count(entry: TypeAccount, words: Words) -> Text:
    if entry.is_finished:
        return Text(_place(entry, words), f"bold {palette.INK[entry.building]}")
    return Text(str(entry.count), palette.INK[entry.building] if entry.count else palette.QUIET)


def _place(entry: TypeAccount, words: Words) -> str:
    """1st, 2nd=, or a dash where no place is left."""
    if entry.place is None:
        return words("terminal-rollwrite-full") if entry.is_finished else "-"
    return words("place-short", place=entry.place) + ("=" if entry.shared_by > 1 else "")


def account_tables(game: Game, names: Sequence[str], words: Words, *, width: int) -> list[Table]:
    """The account of every row, as many side by side as there is room."""
    accounts = game.standing().accounts
    label, column = 11, 15
    room = max(1, (width - label) // column)
    return [
        _account_table(game, accounts[start : start + room], names, words=words)
        for start in range(0, len(accounts), room)
    ]


def _account_table(
    game: Game, accounts: Sequence[Account], names: Sequence[str], *, words: Words
) -> Table:
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column("", min_width=9, no_wrap=True)
    for account in accounts:
        name = Text(names[account.row], palette.LOUD)
        table.add_column(name, justify="right", width=13, no_wrap=True, overflow="ellipsis")
    for building in Building:
        entries = [account.types[building] for account in accounts]
        label = Text(words("building", building=building.letter), f"bold {palette.INK[building]}")
        table.add_row(label, *(_type_cell(entry, words) for entry in entries))
    table.add_row(words("score-lines"), *(_lines_cell(account, words) for account in accounts))
    table.add_row(words("score-coins"), *(_coins_cell(account) for account in accounts))
    if game.rules.bonus:
        table.add_row(
            words("terminal-rollwrite-bonus"), *(_points(account.bonus) for account in accounts)
        )
    totals = [str(account.total) if is_scored(account, game) else "-" for account in accounts]
    table.add_row(
        Text(words("account-all"), palette.LOUD), *(Text(f"{t:>4}", "bold reverse") for t in totals)
    )
    return table


def is_scored(account: Account, game: Game) -> bool:
    """Do points of this row count?"""
    return not account.is_virtual or game.rules.goal == "versus"


def _type_cell(entry: TypeAccount, words: Words) -> Text:
    """Count, place with how many share it, points."""
    place = _place(entry, words)
    if entry.place is not None and entry.shared_by > 1:
        place += str(entry.shared_by)
    done = "★" if entry.is_finished else ""
    return Text(f"{done}{entry.count} {place:>5}", palette.QUIET).append_text(_points(entry.points))


def _lines_cell(account: Account, words: Words) -> Text:
    names = [f"{'yb'[line.line == 'column']}{line.number}" for line in account.lines]
    shown = " ".join(names) if len(names) < 4 else f"{len(names)} {words('score-lines')}"
    return Text(shown, palette.QUIET).append_text(_points(account.line_points))


def _coins_cell(account: Account) -> Text:
    shown = "" if account.is_virtual else str(account.coins)
    return Text(shown, palette.QUIET).append_text(_points(account.coin_points))


def _points(points: int) -> Text:
    return Text(f"{points:>4}", palette.LOUD if points else palette.QUIET)
