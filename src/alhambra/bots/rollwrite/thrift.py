"""The judgement of `greedy`: what promises most at the end of this turn, dice turned included.

Every function here leaves the position as it was.
"""

from alhambra.bots.rollwrite.beliefs import Weights
from alhambra.bots.rollwrite.desk import UNKNOWN, Desk
from alhambra.bots.rollwrite.evaluation import awarded_worth, coin_worth, sheet_worth
from alhambra.core.bits import lowest, size
from alhambra.core.kernel import kernel
from alhambra.rollwrite.catalog import BLUE, CELLS, SECOND_PRICE, SIDE, YELLOW
from alhambra.rollwrite.codes import CHANGE, DONE, GAIN, KEEP_PAIR, blue_of, yellow_of
from alhambra.rollwrite.coins import circle, coins_of, coins_on_offer, spend
from alhambra.rollwrite.dice import lay, take
from alhambra.rollwrite.legal import changes, crossings, crossings_to_build, second_code
from alhambra.rollwrite.position import KEEP, SECOND, TURN, Position
from alhambra.rollwrite.sheet import building_at, cell_at, is_built, mark
from alhambra.rollwrite.turn import change, is_last_turn, next_seat


@kernel
def thrifty(at: Position, desk: Desk, weights: Weights) -> int:
    """The code of the action whose best continuation in this turn is worth most."""
    if at.phase == KEEP:
        return thrifty_pair(at)
    for cell in range(CELLS):
        desk.built[cell] = UNKNOWN
    if at.phase == SECOND:
        return thrifty_second(at, desk, weights)
    return thrifty_turn(at, desk, weights)


@kernel
def thrifty_pair(at: Position) -> int:
    """Keep the pair that leaves the neighbour the fewest buildings to construct."""
    seat, taker = at.row, next_seat(at, at.row)
    best = -1
    fewest = CELLS
    pairs = crossings(at)
    while pairs != 0:
        cell = lowest(pairs)
        pairs &= pairs - 1
        uses = passed_uses(at, seat, taker, cell)
        if uses < fewest:
            fewest = uses
            best = cell
    return KEEP_PAIR + best


@kernel
def passed_uses(at: Position, seat: int, taker: int, kept: int) -> int:
    """How many crossings the neighbour could build with the pair not kept.

    None if virtual players come first, who need no dice.
    """
    if taker == at.first and at.rows > at.players:
        return 0
    own, theirs = at.dice[seat], at.dice[taker]
    yellow = own[0] + own[1] - yellow_of(kept)
    blue = own[2] + own[3] - blue_of(kept)
    rows = 1 << SIDE * (theirs[0] - 1) | 1 << SIDE * (yellow - 1)
    columns = 1 << (theirs[2] - 1) | 1 << (blue - 1)
    return size(rows * columns & ~at.marks[taker])


@kernel
def thrifty_second(at: Position, desk: Desk, weights: Weights) -> int:
    """A second building, if it is worth its coins."""
    code = second_code(at)
    without = built_worth(at, desk, weights, -1) + coin_worth(at, weights, at.row)
    spend(at, at.row, SECOND_PRICE)
    cell = cell_at(at.dice[at.row][2 * YELLOW], at.dice[at.row][2 * BLUE])
    worth = built_worth(at, desk, weights, cell) + coin_worth(at, weights, at.row)
    spend(at, at.row, -SECOND_PRICE)
    return code if worth >= without else DONE


@kernel
def thrifty_turn(at: Position, desk: Desk, weights: Weights) -> int:
    """The first action of the best turn: construct, gain, or change up to two dice before."""
    best = GAIN
    most = UNKNOWN
    cells = crossings_to_build(at)
    while cells != 0:
        cell = lowest(cells)
        cells &= cells - 1
        worth = construct_worth(at, desk, weights, cell)
        if worth > most:
            most = worth
            best = cell
    turns = changes(at) if weights.changes > 0 else 0
    while turns != 0:
        code = CHANGE + lowest(turns)
        turns &= turns - 1
        worth = change_worth(at, desk, weights, code)
        if worth > most:
            most = worth
            best = code
    if gain_worth(at, desk, weights) > most:
        best = GAIN
    return best


@kernel
def change_worth(at: Position, desk: Desk, weights: Weights, code: int) -> int:
    """What a die turned promises, one more change after it included."""
    turn_die(at, code)
    most = still_worth(at, desk, weights)
    turns = changes(at) if weights.changes > 1 else 0
    while turns != 0:
        further = CHANGE + lowest(turns)
        turns &= turns - 1
        turn_die(at, further)
        most = max(most, still_worth(at, desk, weights))
        turn_back(at, further)
    turn_back(at, code)
    return most


@kernel
def still_worth(at: Position, desk: Desk, weights: Weights) -> int:
    """What the dice promise as they lie."""
    most = gain_worth(at, desk, weights)
    cells = crossings_to_build(at)
    while cells != 0:
        most = max(most, construct_worth(at, desk, weights, lowest(cells)))
        cells &= cells - 1
    return most


@kernel
def construct_worth(at: Position, desk: Desk, weights: Weights, cell: int) -> int:
    """What a building promises, and a second one after it if there are coins."""
    seat = at.row
    most = built_worth(at, desk, weights, cell) + coin_worth(at, weights, seat)
    if coins_of(at, seat) < SECOND_PRICE:
        return most
    yellow = at.dice[seat][0] + at.dice[seat][1] - yellow_of(cell)
    blue = at.dice[seat][2] + at.dice[seat][3] - blue_of(cell)
    other = cell_at(yellow, blue)
    if other == cell or is_built(at, seat, other):
        return most
    counts, finishing = at.counts[seat][building_at(at, cell)], at.finishing
    mark(at, seat, cell)
    spend(at, seat, SECOND_PRICE)
    worth = marked_worth(at, weights, other) + coin_worth(at, weights, seat)
    spend(at, seat, -SECOND_PRICE)
    at.marks[seat] ^= 1 << cell
    at.counts[seat][building_at(at, cell)] = counts
    at.finishing = finishing
    return max(most, worth)


@kernel
def gain_worth(at: Position, desk: Desk, weights: Weights) -> int:
    """What gaining coins promises."""
    seat = at.row
    circled = at.circled[seat]
    circle(at, seat, coins_on_offer(at, seat))
    worth = built_worth(at, desk, weights, -1) + coin_worth(at, weights, seat)
    at.circled[seat] = circled
    return worth


@kernel
def built_worth(at: Position, desk: Desk, weights: Weights, cell: int) -> int:
    """What the sheet promises with one more building; with none more for cell -1."""
    if cell < 0:
        return marked_worth(at, weights, cell)
    if desk.built[cell] == UNKNOWN:
        desk.built[cell] = marked_worth(at, weights, cell)
    return desk.built[cell]


@kernel
def marked_worth(at: Position, weights: Weights, cell: int) -> int:
    """The same, worked out: the last action of a game is judged by what it has won."""
    seat, finishing = at.row, at.finishing
    if cell >= 0:
        mark(at, seat, cell)
    if at.rows == at.players and is_last_turn(at):
        worth = awarded_worth(at, weights, seat)
    else:
        worth = sheet_worth(at, weights, seat)
    if cell >= 0:
        at.marks[seat] ^= 1 << cell
        at.counts[seat][building_at(at, cell)] -= 1
    at.finishing = finishing
    return worth


@kernel
def turn_die(at: Position, code: int) -> None:
    """Turn a die by one pip for a coin."""
    die = (code - CHANGE) // 2
    pips = die % SIDE + 1
    change(at, die // SIDE, pips, pips + 2 * ((code - CHANGE) % 2) - 1)


@kernel
def turn_back(at: Position, code: int) -> None:
    """Take a turn of a die back."""
    die = (code - CHANGE) // 2
    pips = die % SIDE + 1
    spend(at, at.row, -1)
    take(at, at.row, die // SIDE, pips + 2 * ((code - CHANGE) % 2) - 1)
    lay(at, at.row, die // SIDE, pips)


assert TURN < SECOND < KEEP
