"""Why an action is refused, rule by rule; 0 where none refuses it (RW-3)."""

from alhambra.core.kernel import inlined, kernel
from alhambra.core.values import CHANCE
from alhambra.rollwrite.catalog import BLUE, SIDE, YELLOW
from alhambra.rollwrite.codes import (
    CHANGE,
    CONSTRUCT,
    DONE,
    DOWN,
    GAIN,
    KEEP_PAIR,
    SECOND_BUILDING,
    UP,
    blue_of,
    yellow_of,
)
from alhambra.rollwrite.coins import coins_of
from alhambra.rollwrite.dice import has_die
from alhambra.rollwrite.legal import due
from alhambra.rollwrite.position import ENDED, KEEP, SECOND, Position
from alhambra.rollwrite.reasons import Reason
from alhambra.rollwrite.sheet import is_built

GAME_OVER = Reason.GAME_OVER.number
CHANCE_IS_DUE = Reason.CHANCE_IS_DUE.number
CHOOSE_A_PAIR = Reason.CHOOSE_A_PAIR.number
ACTION_TAKEN = Reason.ACTION_TAKEN.number
CHANGE_COMES_FIRST = Reason.CHANGE_COMES_FIRST.number
NO_PAIR_TO_CHOOSE = Reason.NO_PAIR_TO_CHOOSE.number
NOT_RIGHT_AFTER = Reason.NOT_RIGHT_AFTER.number
NOTHING_TO_DECLINE = Reason.NOTHING_TO_DECLINE.number
NO_SUCH_DIE = Reason.NO_SUCH_DIE.number
NOT_THE_UNUSED_DICE = Reason.NOT_THE_UNUSED_DICE.number
ALREADY_BUILT = Reason.ALREADY_BUILT.number
NO_COIN = Reason.NO_COIN.number
BEYOND_THE_DIE = Reason.BEYOND_THE_DIE.number


@kernel
def why_not(at: Position, code: int) -> int:
    """The number of the reason that refuses an action, 0 if it is legal."""
    if at.phase == ENDED:
        return GAME_OVER
    if due(at) == CHANCE:
        return CHANCE_IS_DUE
    if code < SECOND_BUILDING:
        return why_not_construct(at, code - CONSTRUCT)
    if code < KEEP_PAIR:
        return why_not_second(at, code - SECOND_BUILDING)
    if code < CHANGE:
        return why_not_keep(at, code - KEEP_PAIR)
    if code < GAIN:
        return why_not_change(at, code - CHANGE)
    if code < DONE:
        return why_not_act(at)
    if at.phase == SECOND:
        return 0
    if at.phase == KEEP:
        return CHOOSE_A_PAIR
    return NOTHING_TO_DECLINE


@kernel
def why_not_act(at: Position) -> int:
    """A turn has exactly one action, and it comes before anything is rolled (RW-3.2)."""
    if at.phase == KEEP:
        return CHOOSE_A_PAIR
    if at.phase == SECOND:
        return ACTION_TAKEN
    return 0


@kernel
def why_not_construct(at: Position, crossing: int) -> int:
    """One yellow and one blue die whose crossing is not yet built (RW-3.3)."""
    reason = why_not_act(at)
    if reason != 0:
        return reason
    if not has_pair(at, crossing):
        return NO_SUCH_DIE
    if is_built(at, at.row, crossing):
        return ALREADY_BUILT
    return 0


@kernel
def why_not_second(at: Position, crossing: int) -> int:
    """Right after the first, with exactly the two dice not used (RW-3.7)."""
    if at.phase == KEEP:
        return CHOOSE_A_PAIR
    if at.phase != SECOND:
        return NOT_RIGHT_AFTER
    if not has_pair(at, crossing):
        return NOT_THE_UNUSED_DICE
    return 0


@kernel
def why_not_keep(at: Position, crossing: int) -> int:
    """A pair is chosen only after all four dice were rolled (RW-3.5)."""
    if at.phase != KEEP:
        return NO_PAIR_TO_CHOOSE
    if not has_pair(at, crossing):
        return NO_SUCH_DIE
    return 0


@kernel
def why_not_change(at: Position, change: int) -> int:
    """A coin turns a die by one pip, before the action, never between 6 and 1 (RW-3.1)."""
    pips = change // 2 % SIDE + 1
    direction = change % 2
    if at.phase == KEEP:
        return CHOOSE_A_PAIR
    if at.phase == SECOND:
        return CHANGE_COMES_FIRST
    if (pips == 1 and direction == DOWN) or (pips == SIDE and direction == UP):
        return BEYOND_THE_DIE
    if not has_die(at, at.row, change // 2 // SIDE, pips):
        return NO_SUCH_DIE
    if coins_of(at, at.row) == 0:
        return NO_COIN
    return 0


@inlined
def has_pair(at: Position, crossing: int) -> bool:
    """Do a yellow and a blue die at the mover's sheet meet at this crossing?"""
    return has_die(at, at.row, YELLOW, yellow_of(crossing)) and has_die(
        at, at.row, BLUE, blue_of(crossing)
    )
