"""Numbers for actions and chances: bounded, stable across versions, fit for learning.

| codes | action |
|---|---|
| 0 to 35 | construct at the crossing of row 1 to 6 (yellow) and column 1 to 6 (blue), row by row |
| 36 to 71 | second building, likewise |
| 72 to 107 | keep a pair, likewise |
| 108 to 119 | change a yellow die: 1 down, 1 up, 2 down, ... 6 up |
| 120 to 131 | change a blue die, likewise |
| 132 | gain coins |
| 133 | done: no second building |

| codes | chance |
|---|---|
| 0 to 5 | a yellow die with 1 to 6 pips |
| 6 to 11 | a blue die |
| 12 to 16 | the first player is seat 0 to 4 |
"""

from alhambra.core.kernel import inlined
from alhambra.rollwrite.catalog import CELLS, SEATS, SIDE

CONSTRUCT = 0
SECOND_BUILDING = CONSTRUCT + CELLS
KEEP_PAIR = SECOND_BUILDING + CELLS
CHANGE = KEEP_PAIR + CELLS
GAIN = CHANGE + 4 * SIDE
DONE = GAIN + 1
ACTIONS = DONE + 1
"""Size of the action space."""

FIRST = 2 * SIDE
CHANCES = FIRST + SEATS
"""Size of the chance space."""

DOWN, UP = 0, 1

YELLOW_OF = tuple(cell // SIDE + 1 for cell in range(CELLS))
BLUE_OF = tuple(cell % SIDE + 1 for cell in range(CELLS))
"""The dice of each crossing: looked up quicker than divided."""


@inlined
def yellow_of(crossing: int) -> int:
    """The yellow die of a crossing, 0 to 35."""
    return YELLOW_OF[crossing]


@inlined
def blue_of(crossing: int) -> int:
    """The blue die of a crossing, 0 to 35."""
    return BLUE_OF[crossing]


@inlined
def change_code(colour: int, pips: int, direction: int) -> int:
    """The code of turning a die up or down by one pip."""
    return CHANGE + (colour * SIDE + pips - 1) * 2 + direction


@inlined
def turned_colour(code: int) -> int:
    """The colour of the die that a change turns."""
    return (code - CHANGE) // 2 // SIDE


@inlined
def turned_pips(code: int) -> int:
    """The pips of the die that a change turns, before it."""
    return (code - CHANGE) // 2 % SIDE + 1


@inlined
def turned_to(code: int) -> int:
    """The pips of that die after it."""
    return by_a_pip(turned_pips(code), (code - CHANGE) % 2)


@inlined
def by_a_pip(pips: int, direction: int) -> int:
    """The pips of a die turned up or down by one (RW-3.1)."""
    return pips + 2 * direction - 1


@inlined
def die_code(colour: int, pips: int) -> int:
    """The code of a die rolled."""
    return colour * SIDE + pips - 1
