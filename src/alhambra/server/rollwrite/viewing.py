"""Kernels that write a position of Roll & Write in JSON as everybody sees it."""

from alhambra.core.bits import has
from alhambra.core.kernel import kernel
from alhambra.core.values import BUILDINGS, LADDER, PLACES
from alhambra.rollwrite.catalog import (
    CELLS,
    SIDE,
)
from alhambra.rollwrite.codes import (
    blue_of,
    yellow_of,
)
from alhambra.rollwrite.legal import due
from alhambra.rollwrite.position import Position
from alhambra.rollwrite.scoring import (
    COINS,
    EXTRA,
    LINES,
    TOTAL,
    finishers,
    tally_row,
)
from alhambra.rollwrite.sheet import building_at
from alhambra.server.pen import CLOSE, COMMA, INITIALS, OPEN, QUOTE, item, letter, number, pair
from alhambra.server.rollwrite.pen import (
    BLUES,
    BOXES,
    CIRCLED,
    COINS_PRINTED,
    CROSSED,
    FINISHED,
    FIRST_SEAT,
    FREE,
    GRID,
    MARKS,
    NULL,
    PHASE,
    POINTS_IN_ALL,
    POINTS_OF_BONUS,
    POINTS_OF_COINS,
    POINTS_OF_LINES,
    POINTS_OF_TYPES,
    REAL,
    ROUND,
    ROUNDS,
    ROW_ENDS,
    ROWS,
    VIEW_ENDS,
    VIRTUAL,
    YELLOWS,
    Writing,
    say,
    told,
)


@kernel
def write_view(at: Position, room: Writing) -> None:
    """Write the position as everybody sees it."""
    say(room, PHASE + at.phase)
    mover = due(at)
    if mover < 0:
        say(room, NULL)
    else:
        number(room, mover)
    told(room, ROUND, at.rounds_begun)
    told(room, ROUNDS, at.rounds)
    told(room, FIRST_SEAT, at.first)
    say(room, GRID)
    for row in range(SIDE):
        if row > 0:
            letter(room, COMMA)
        letter(room, QUOTE)
        for column in range(SIDE):
            letter(room, INITIALS[building_at(at, row * SIDE + column)])
        letter(room, QUOTE)
    say(room, BOXES)
    for building in range(BUILDINGS):
        item(room, building, at.boxes[building])
    told(room, COINS_PRINTED, at.coins)
    say(room, FREE)
    for building in range(BUILDINGS):
        if building > 0:
            letter(room, COMMA)
        letter(room, OPEN)
        gone = finishers(at, building)
        for place in range(gone, PLACES):
            item(room, place - gone, LADDER[building][place])
        letter(room, CLOSE)
    say(room, ROWS)
    for row in range(at.rows):
        if row > 0:
            letter(room, COMMA)
        write_row(at, room, row)
    say(room, VIEW_ENDS)


@kernel
def write_row(at: Position, room: Writing, row: int) -> None:
    """Write a row of the score sheet with the sheet behind it."""
    say(room, VIRTUAL if row >= at.players else REAL)
    for building in range(BUILDINGS):
        item(room, building, at.counts[row][building])
    say(room, FINISHED)
    for building in range(BUILDINGS):
        item(room, building, at.finished[row][building])
    say(room, MARKS)
    written = 0
    for cell in range(CELLS):
        if has(at.marks[row], cell):
            pair(room, written, yellow_of(cell), blue_of(cell))
            written += 1
    told(room, CIRCLED, at.circled[row])
    told(room, CROSSED, at.crossed[row])
    say(room, YELLOWS)
    write_dice(at, room, row, 0)
    say(room, BLUES)
    write_dice(at, room, row, 2)
    tally_row(at, room, row, row)
    say(room, POINTS_OF_TYPES)
    for building in range(BUILDINGS):
        item(room, building, room.points[row][building])
    told(room, POINTS_OF_LINES, room.points[row][LINES])
    told(room, POINTS_OF_COINS, room.points[row][COINS])
    told(room, POINTS_OF_BONUS, room.points[row][EXTRA])
    told(room, POINTS_IN_ALL, room.points[row][TOTAL])
    say(room, ROW_ENDS)


@kernel
def write_dice(at: Position, room: Writing, row: int, place: int) -> None:
    """Write the dice of one colour, whose places begin here; no die shows 0."""
    written = 0
    for die in range(place, place + 2):
        if at.dice[row][die] != 0:
            item(room, written, at.dice[row][die])
            written += 1
