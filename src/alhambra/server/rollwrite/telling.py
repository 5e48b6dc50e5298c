"""Kernels that write in JSON what a ply of Roll & Write did, as `events_of` tells it.

What happens once a round at most and needs more than two positions is left to `events_of` itself.
"""

from alhambra.core.bits import size
from alhambra.core.kernel import inlined, kernel
from alhambra.core.values import BUILDINGS
from alhambra.rollwrite.catalog import BLUE, SIDE, YELLOW
from alhambra.rollwrite.codes import (
    ACTIONS,
    CHANGE,
    DONE,
    FIRST,
    GAIN,
    KEEP_PAIR,
    SECOND_BUILDING,
    blue_of,
    turned_colour,
    turned_pips,
    turned_to,
    yellow_of,
)
from alhambra.rollwrite.dice import die_beside, last_die
from alhambra.rollwrite.position import ENDED, ROLL_FOUR, ROLL_PAIR, SECOND, VIRTUAL, Position
from alhambra.rollwrite.scoring import FIRST_COLUMN, FIRST_ROW
from alhambra.rollwrite.sheet import building_at, cell_at
from alhambra.rollwrite.turn import next_seat, passes_pair
from alhambra.server.pen import COMMA, INITIALS, QUOTE, item, letter
from alhambra.server.rollwrite.choosing import write_marks
from alhambra.server.rollwrite.pen import (
    AS_FIRST,
    AS_SECOND,
    BUILDING,
    COUNT,
    END,
    HAS_BEGUN,
    HAS_BUILT,
    HAS_CHANGED,
    HAS_GAINED,
    HAS_KEPT,
    HAS_MARKED,
    HAS_MISSED,
    HAS_ROLLED,
    LINE_COLUMN,
    LINES_BEGIN,
    LIST_BLUE,
    LIST_ENDS,
    LIST_YELLOW,
    OF_BOXES,
    OF_COLOUR_BLUE,
    OF_COLOUR_YELLOW,
    OF_PLY,
    PAID,
    PASSED,
    PASSED_BLUE,
    PASSED_TO,
    PASSED_YELLOW,
    ROUNDS,
    TO,
    Page,
    say,
    told,
)

RARE = -1
"""Answers that `events_of` is to tell it."""
PLY = 3
"""What is known besides has the number of the ply from this bit on, the die before it below."""


@kernel
def tell(at: Position, before: Position, page: Page, code: int, about: int) -> int:
    """Write what a ply did, an action or from ACTIONS on a chance; how many letters, or RARE."""
    page.length = 0
    if code >= ACTIONS + FIRST or at.phase == ENDED:
        return RARE
    if code >= ACTIONS:
        tell_die(at, before, page, code - ACTIONS - SIDE + 1, about)
    else:
        tell_action(at, before, page, code, about)
    if at.rounds_begun > before.rounds_begun:
        if before.rounds_begun == 0 or has_award(at, before):
            return RARE
        begin(page, HAS_BEGUN, at.rounds_begun)
        told(page, ROUNDS, at.rounds)
        finish(page, about)
    return page.length


@kernel
def has_award(at: Position, before: Position) -> bool:
    """Was a type awarded to somebody (RW-4.1)?"""
    for row in range(at.rows):
        for building in range(BUILDINGS):
            if at.finished[row][building] != before.finished[row][building]:
                return True
    return False


@inlined
def begin(page: Page, phrase: int, value: int) -> None:
    """Begin an event."""
    if page.length > 0:
        letter(page, COMMA)
    told(page, phrase, value)


@inlined
def finish(page: Page, about: int) -> None:
    """End an event with its ply."""
    told(page, OF_PLY, about >> PLY)
    say(page, END)


@kernel
def tell_action(at: Position, before: Position, page: Page, code: int, about: int) -> None:
    """Write what the mover did, and the pair that the next player got by it."""
    seat = before.row
    if code < SECOND_BUILDING:
        tell_building(at, before, page, code, AS_FIRST)
        finish(page, about)
        if at.phase != SECOND:
            tell_pair(before, page, yellow_of(code), blue_of(code), about)
    elif code < KEEP_PAIR:
        tell_building(at, before, page, code - SECOND_BUILDING, AS_SECOND)
        finish(page, about)
    elif code < CHANGE:
        yellow = yellow_of(code - KEEP_PAIR)
        blue = blue_of(code - KEEP_PAIR)
        begin(page, HAS_KEPT, seat)
        told(page, PASSED_YELLOW, yellow)
        told(page, PASSED_BLUE, blue)
        finish(page, about)
        tell_pair(before, page, yellow, blue, about)
    elif code < GAIN:
        is_yellow = turned_colour(code) == YELLOW
        begin(page, HAS_CHANGED, seat)
        told(page, OF_COLOUR_YELLOW if is_yellow else OF_COLOUR_BLUE, turned_pips(code))
        told(page, TO, turned_to(code))
        finish(page, about)
    elif code < DONE:
        begin(page, HAS_GAINED, seat)
        told(page, PAID, at.circled[seat] - before.circled[seat])
        finish(page, about)
    else:
        tell_pair(before, page, 0, 0, about)


@kernel
def tell_building(at: Position, before: Position, page: Page, cell: int, which: int) -> None:
    """Write a building with its row and its column, as they are now (RW-3.3, RW-3.7)."""
    seat = before.row
    building = building_at(at, cell)
    begin(page, HAS_BUILT, seat)
    say(page, BUILDING)
    letter(page, INITIALS[building])
    letter(page, QUOTE)
    told(page, PASSED_YELLOW, yellow_of(cell))
    told(page, PASSED_BLUE, blue_of(cell))
    told(page, COUNT, at.counts[seat][building])
    told(page, OF_BOXES, at.boxes[building])
    told(page, LINES_BEGIN, yellow_of(cell))
    write_marks(page, size(at.marks[seat] >> (SIDE * (cell // SIDE)) & FIRST_ROW))
    told(page, LINE_COLUMN, blue_of(cell))
    write_marks(page, size(at.marks[seat] >> (cell % SIDE) & FIRST_COLUMN))
    say(page, which)


@kernel
def tell_pair(before: Position, page: Page, yellow: int, blue: int, about: int) -> None:
    """Write the pair that the mover has passed on beside these dice (RW-3.3)."""
    seat = before.row
    if not passes_pair(before):
        return
    begin(page, PASSED, seat)
    told(page, PASSED_TO, next_seat(before, seat))
    told(page, PASSED_YELLOW, die_beside(before, seat, YELLOW, yellow))
    told(page, PASSED_BLUE, die_beside(before, seat, BLUE, blue))
    finish(page, about)


@kernel
def tell_die(at: Position, before: Position, page: Page, blue: int, about: int) -> None:
    """Write what was rolled when the last die, a blue one, has been; the yellow one came before."""
    row = before.row
    yellow = about & (1 << PLY) - 1
    if before.phase == VIRTUAL:
        building = building_at(at, cell_at(yellow, blue))
        count = at.counts[row][building]
        is_marked = count != before.counts[row][building]
        begin(page, HAS_MARKED if is_marked else HAS_MISSED, row)
        say(page, BUILDING)
        letter(page, INITIALS[building])
        letter(page, QUOTE)
        told(page, PASSED_YELLOW, yellow)
        told(page, PASSED_BLUE, blue)
        if is_marked:
            told(page, COUNT, count)
            told(page, OF_BOXES, at.boxes[building])
        finish(page, about)
    elif before.phase == ROLL_PAIR or (before.phase == ROLL_FOUR and at.phase != ROLL_FOUR):
        begin(page, HAS_ROLLED, row)
        say(page, LIST_YELLOW)
        if before.phase == ROLL_FOUR:
            item(page, 0, die_beside(before, row, YELLOW, yellow))
            item(page, 1, yellow)
            say(page, LIST_BLUE)
            item(page, 0, last_die(before, row, BLUE))
            item(page, 1, blue)
        else:
            item(page, 0, yellow)
            say(page, LIST_BLUE)
            item(page, 0, blue)
        say(page, LIST_ENDS)
        finish(page, about)
