"""What is seen of a seat when a position is valued: its features, in thousandths."""

from alhambra.bots.palace.beliefs import Weights
from alhambra.bots.palace.desk import Desk
from alhambra.bots.palace.layout import growth_of, walk_around
from alhambra.bots.palace.majorities import scorings_to_come, type_worth
from alhambra.bots.palace.purse import exact_tiles, pays_exactly, useful
from alhambra.core.bits import size
from alhambra.core.kernel import kernel
from alhambra.core.values import BUILDINGS
from alhambra.palace.catalog import PRICE, SLOTS, TILES
from alhambra.palace.ending import richest
from alhambra.palace.grounds import top_cell
from alhambra.palace.money import cards_in, worth_of
from alhambra.palace.position import Position
from alhambra.palace.sketch import draw_sketch, wipe_sketch

TYPE_OF = tuple(int(tile.building) for tile in TILES)

(
    ONE,
    SCORE,
    TYPES,
    WALL,
    GROWTH,
    ROOM,
    DOORS,
    MONEY,
    EXACT,
    CARDS,
    TURNS,
    BUILT,
    RESERVE,
    OFFERS,
    GAINS,
    DEAR,
    RICHEST,
    LEFT,
) = range(18)


@kernel
def see(at: Position, desk: Desk, weights: Weights, seat: int) -> None:
    """Note the features of a seat."""
    seen = desk.features[seat]
    left = size(at.bag)
    full = 5 * at.players
    use = 1_000 * min(left, full) // full
    seen[ONE] = 1_000
    seen[LEFT] = 20 * left
    seen[SCORE] = 1_000 * at.score[seat]
    seen[TYPES] = 0
    for building in range(BUILDINGS):
        seen[TYPES] += type_worth(at, seat, building)
    seen[BUILT] = 100 * size(at.built[seat])
    seen[RESERVE] = use * size(at.reserve[seat])
    see_grounds(at, desk, weights, seat)
    see_money(at, desk, weights, seat, use)
    see_market(at, desk, seat)


@kernel
def see_grounds(at: Position, desk: Desk, weights: Weights, seat: int) -> None:
    """The longest wall, how it can grow, and room for tiles to come."""
    seen = desk.features[seat]
    to_come = desk.to_come | at.reserve[seat]
    count = size(to_come)
    scorings = scorings_to_come(at)
    draw_sketch(at, desk, seat)
    walk_around(desk, top_cell(at, seat), to_come)
    seen[WALL] = 1_000 * scorings * desk.longest
    seen[GROWTH] = 100 * scorings * growth_of(desk, weights, to_come)
    wipe_sketch(at, desk, seat)
    seen[ROOM] = 0
    seen[DOORS] = 0
    if count > 0:
        own = min(1 + count // at.players, 6)
        seen[ROOM] = 1_000 * size(desk.fitting) // count * own // 6
        seen[DOORS] = 100 * min(desk.doors, weights.most_doors) * own // 6


@kernel
def see_money(at: Position, desk: Desk, weights: Weights, seat: int, use: int) -> None:
    """Money that is likely to be of use, and what it pays exactly."""
    seen = desk.features[seat]
    left = size(at.bag)
    seen[MONEY] = 0
    seen[EXACT] = 0
    seen[CARDS] = 0
    seen[RICHEST] = 0
    for currency in range(SLOTS):
        purse = at.hand[seat][currency]
        seen[MONEY] += useful(weights, worth_of(purse)) * use // 1_000
        seen[CARDS] += use * cards_in(purse)
        if left > 0:
            seen[EXACT] += size(exact_tiles(purse) & at.bag) * use // left
        if left < 3 * at.players and at.market[currency] != 0 and richest(at, currency) == seat:
            seen[RICHEST] += 1_000


@kernel
def see_market(at: Position, desk: Desk, seat: int) -> None:
    """What the seat could buy if it were to move, and how soon it is."""
    seen = desk.features[seat]
    turns = (seat - at.seat) % at.players
    there = 1_000
    for _ in range(turns):
        there = there * 3 // 4
    seen[TURNS] = 1_000 * (at.players - 1 - turns) // at.players
    seen[OFFERS] = 0
    seen[GAINS] = 0
    seen[DEAR] = 0
    for slot in range(SLOTS):
        tile = at.market[slot] - 1
        if tile < 0 or worth_of(at.hand[seat][slot]) < PRICE[tile]:
            continue
        before = type_worth(at, seat, TYPE_OF[tile])
        at.built[seat] |= 1 << tile
        gain = type_worth(at, seat, TYPE_OF[tile]) - before
        at.built[seat] &= ~(1 << tile)
        if pays_exactly(at.hand[seat][slot], tile):
            seen[OFFERS] += there
            seen[GAINS] += gain * there // 1_000
        else:
            seen[DEAR] += gain * there // 1_000
