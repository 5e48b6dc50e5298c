"""Virtual players: a row on the score sheet and a pair of dice, nothing else (RW-6.1, RW-6.2)."""

from alhambra.core.kernel import kernel
from alhambra.rollwrite.catalog import YELLOW
from alhambra.rollwrite.position import Position
from alhambra.rollwrite.sheet import building_at, cell_at, is_full, mark_type
from alhambra.rollwrite.turn import end_round


@kernel
def roll_virtual(at: Position, colour: int, pips: int) -> bool:
    """A die for a virtual player; true when it has marked one more building (RW-6.2)."""
    if colour == YELLOW:
        at.virtual_die = pips
        return False
    building = building_at(at, cell_at(at.virtual_die, pips))
    at.virtual_die = 0
    if is_full(at, at.row, building):  # a full column is rolled again
        return False
    mark_type(at, at.row, building)
    return True


@kernel
def roll_virtual_round(at: Position, colour: int, pips: int) -> None:
    """A die for the mark of a virtual player in this round (RW-6.2)."""
    if roll_virtual(at, colour, pips):
        at.row += 1
        if at.row == at.rows:
            end_round(at)
