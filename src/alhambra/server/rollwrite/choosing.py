"""Kernels that write the choices of Roll & Write in JSON, with what each would bring."""

from alhambra.core.bits import lowest, size
from alhambra.core.kernel import kernel
from alhambra.rollwrite.catalog import (
    BLUE,
    LINE_POINTS,
    SEATS,
    SECOND_PRICE,
    SIDE,
    YELLOW,
)
from alhambra.rollwrite.codes import (
    CHANGE,
    DONE,
    GAIN,
    KEEP_PAIR,
    SECOND_BUILDING,
    blue_of,
    turned_colour,
    turned_pips,
    turned_to,
    yellow_of,
)
from alhambra.rollwrite.coins import coins_to_gain
from alhambra.rollwrite.dice import die_beside
from alhambra.rollwrite.legal import crossings_built, crossings_opened
from alhambra.rollwrite.position import Position
from alhambra.rollwrite.scoring import (
    COINS,
    FIRST_COLUMN,
    FIRST_ROW,
    LINES,
    TOTAL,
)
from alhambra.rollwrite.sheet import building_at
from alhambra.rollwrite.turn import next_seat, passes_pair
from alhambra.rollwrite.weighing import PLACE, SHARED, weigh
from alhambra.server.pen import CLOSE, COMMA, INITIALS, OPEN, letter, number, pair
from alhambra.server.rollwrite.pen import (
    AND_BLUE,
    AT_PLACE,
    BUILDING,
    BUILDS_SECOND,
    CELLS_END,
    CELLS_OPENED,
    CHANGES_BLUE,
    CHANGES_YELLOW,
    COIN_POINTS,
    CONSTRUCTS,
    COUNT,
    CROSSING,
    CROSSING_ENDS,
    DOWN_BLUE,
    DOWN_YELLOW,
    END,
    GAINS,
    IS_DONE,
    KEEPS,
    LINE_COLUMN,
    LINE_ROW,
    LINES_POINTS,
    NULL,
    OF_BOXES,
    PAID,
    PAIR,
    PAIR_BLUE,
    PASSED,
    PASSED_BLUE,
    PASSED_TO,
    PASSED_YELLOW,
    PASSES,
    SHARED_BY,
    TO,
    TYPE,
    TYPE_POINTS,
    UP_BLUE,
    UP_YELLOW,
    WITH_MARKS,
    WITH_POINTS,
    Page,
    Writing,
    say,
    told,
)


@kernel
def write_choices(at: Position, room: Writing) -> None:
    """Write what every legal action of the seat to move would bring."""
    count = weigh(at, room)
    letter(room, OPEN)
    for choice in range(count):
        if choice > 0:
            letter(room, COMMA)
        code = room.codes[choice]
        if code < KEEP_PAIR:
            write_building(at, room, choice)
        elif code < CHANGE:
            write_crossing(room, KEEPS, code - KEEP_PAIR)
            number(room, gained(at, room, choice, TOTAL))
            write_passing(at, room, code - KEEP_PAIR)
        elif code < GAIN:
            write_change(at, room, choice)
        elif code < DONE:
            write_gain(at, room, choice)
        else:
            told(room, IS_DONE, gained(at, room, choice, TOTAL))
            write_passing(at, room, -1)
        say(room, END)
    letter(room, CLOSE)


@kernel
def gained(at: Position, room: Writing, choice: int, column: int) -> int:
    """How a column of the mover's account would change."""
    return room.points[SEATS + choice][column] - room.points[at.row][column]


@kernel
def write_crossing(room: Writing, phrase: int, crossing: int) -> None:
    """Write what all actions with a yellow and a blue die begin with."""
    yellow = yellow_of(crossing)
    blue = blue_of(crossing)
    told(room, phrase, yellow)
    told(room, AND_BLUE, blue)
    told(room, PAIR, yellow)
    told(room, PAIR_BLUE, blue)
    told(room, CROSSING, yellow)
    letter(room, COMMA)
    number(room, blue)
    say(room, CROSSING_ENDS)


@kernel
def write_building(at: Position, room: Writing, choice: int) -> None:
    """Write what a building would bring: its type, its row and its column (RW-3.3, RW-3.7)."""
    code = room.codes[choice]
    cell = code
    phrase = CONSTRUCTS
    if code >= SECOND_BUILDING:
        cell = code - SECOND_BUILDING
        phrase = BUILDS_SECOND
    building = building_at(at, cell)
    write_crossing(room, phrase, cell)
    number(room, gained(at, room, choice, TOTAL))
    say(room, BUILDING)
    letter(room, INITIALS[building])
    told(room, TYPE, room.points[SEATS + choice][building])
    say(room, AT_PLACE)
    if room.points[SEATS + choice][PLACE] == 0:
        say(room, NULL)
    else:
        number(room, room.points[SEATS + choice][PLACE])
    told(room, SHARED_BY, room.points[SEATS + choice][SHARED])
    told(room, COUNT, at.counts[at.row][building] + 1)
    told(room, OF_BOXES, at.boxes[building])
    marks = at.marks[at.row] | 1 << cell
    told(room, LINE_ROW, yellow_of(cell))
    write_marks(room, size(marks >> (SIDE * (cell // SIDE)) & FIRST_ROW))
    told(room, LINE_COLUMN, blue_of(cell))
    write_marks(room, size(marks >> (cell % SIDE) & FIRST_COLUMN))
    told(room, TYPE_POINTS, gained(at, room, choice, building))
    told(room, LINES_POINTS, gained(at, room, choice, LINES))
    if phrase == BUILDS_SECOND:
        told(room, PAID, -SECOND_PRICE)
        told(room, COIN_POINTS, gained(at, room, choice, COINS))


@kernel
def write_marks(room: Page, marks: int) -> None:
    """Write how many marks a row or a column has, and its points."""
    told(room, WITH_MARKS, marks)
    told(room, WITH_POINTS, LINE_POINTS[marks])


@kernel
def write_passing(at: Position, room: Writing, crossing: int) -> None:
    """Write the pair that goes to the next player beside this crossing, -1 for none (RW-3.3)."""
    say(room, PASSES)
    if not passes_pair(at):
        say(room, NULL)
        return
    yellow = 0
    blue = 0
    if crossing >= 0:
        yellow = yellow_of(crossing)
        blue = blue_of(crossing)
    told(room, PASSED, at.row)
    told(room, PASSED_TO, next_seat(at, at.row))
    told(room, PASSED_YELLOW, die_beside(at, at.row, YELLOW, yellow))
    told(room, PASSED_BLUE, die_beside(at, at.row, BLUE, blue))
    say(room, END)


@kernel
def write_change(at: Position, room: Writing, choice: int) -> None:
    """Write a die turned for a coin, and the cells that it makes reachable (RW-3.1)."""
    code = room.codes[choice]
    colour = turned_colour(code)
    pips = turned_pips(code)
    to = turned_to(code)
    up = to > pips
    if colour == YELLOW:
        told(room, CHANGES_YELLOW, pips)
        told(room, UP_YELLOW if up else DOWN_YELLOW, pips)
    else:
        told(room, CHANGES_BLUE, pips)
        told(room, UP_BLUE if up else DOWN_BLUE, pips)
    say(room, CELLS_OPENED)
    write_cells(room, crossings_opened(at, colour, to))
    told(room, CELLS_END, gained(at, room, choice, TOTAL))
    told(room, TO, to)
    told(room, PAID, -1)
    told(room, COIN_POINTS, gained(at, room, choice, COINS))


@kernel
def write_cells(room: Writing, cells: int) -> None:
    """Write a set of cells, row by row."""
    written = 0
    while cells != 0:
        cell = lowest(cells)
        cells &= cells - 1
        pair(room, written, yellow_of(cell), blue_of(cell))
        written += 1


@kernel
def write_gain(at: Position, room: Writing, choice: int) -> None:
    """Write coins for the built crossings (RW-3.5)."""
    say(room, GAINS)
    write_cells(room, crossings_built(at))
    told(room, CELLS_END, gained(at, room, choice, TOTAL))
    told(room, PAID, coins_to_gain(at, at.row))
    told(room, COIN_POINTS, gained(at, room, choice, COINS))
