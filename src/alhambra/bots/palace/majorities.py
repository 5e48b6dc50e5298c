"""What the building types promise a row in the scorings to come, in thousandths of a point."""

from math import comb

from alhambra.bots.palace.beliefs import Weights
from alhambra.bots.palace.desk import MOST_OF_TYPE, Desk
from alhambra.core.bits import has, size
from alhambra.core.kernel import kernel
from alhambra.core.majority import place_value
from alhambra.core.values import BUILDINGS, PLACES
from alhambra.palace.catalog import OF_TYPE, ROWS, SLOTS
from alhambra.palace.position import Position
from alhambra.palace.scoring import count_of


def _chances_ahead(rows: int, tiles: int) -> tuple[int, ...]:
    """Chance that a rival ends ahead, by its lead from -11 to 11, with so many tiles to come.

    Each of them goes to any row alike; a tie counts as half.
    """
    ways = [0] * (2 * MOST_OF_TYPE + 1)
    for won in range(tiles + 1):
        for lost in range(tiles + 1 - won):
            others = tiles - won - lost
            ways[MOST_OF_TYPE + won - lost] += (
                comb(tiles, won) * comb(tiles - won, lost) * (rows - 2) ** others
            )
    chances = []
    for lead in range(-MOST_OF_TYPE, MOST_OF_TYPE + 1):
        ahead = sum(2 * ways[end] for end in range(len(ways)) if end + lead > MOST_OF_TYPE)
        ahead += sum(ways[end] for end in range(len(ways)) if end + lead == MOST_OF_TYPE)
        chances.append(1_000 * ahead // (2 * rows**tiles))
    return tuple(chances)


AHEAD = tuple(
    tuple(_chances_ahead(max(rows, 2), tiles) for tiles in range(MOST_OF_TYPE + 1))
    for rows in range(ROWS + 1)
)
"""By rows, tiles of the type to come, and lead."""

GETS_ONE = tuple(
    tuple(
        1_000 - 1_000 * (max(rows, 2) - 1) ** tiles // max(rows, 2) ** tiles
        for tiles in range(MOST_OF_TYPE + 1)
    )
    for rows in range(ROWS + 1)
)
"""Chance that a row gets one of so many tiles at all."""


@kernel
def is_to_come(at: Position, places: int) -> bool:
    """Is the scoring that rewards so many places still to be held?"""
    return places == PLACES or has(at.scorings_hidden | at.scorings_due, places - 1)


@kernel
def scorings_to_come(at: Position) -> int:
    """How many scorings are still to be held."""
    return 1 + size(at.scorings_hidden | at.scorings_due)


@kernel
def on_offer(at: Position) -> int:
    """The tiles on the market, as a set."""
    tiles = 0
    for slot in range(SLOTS):
        if at.market[slot] != 0:
            tiles |= 1 << (at.market[slot] - 1)
    return tiles


@kernel
def tiles_to_come(at: Position) -> int:
    """The tiles that can still be bought, as a set."""
    return at.bag | on_offer(at)


@kernel
def tiles_before(at: Position, places: int) -> int:
    """How many tiles leave the bag, about, before the scoring that rewards so many places."""
    left = size(at.bag)
    if places == PLACES:
        return left
    cards = at.pile_left[0] + at.pile_left[1] // 2
    if places == 2:
        cards = at.pile_left[0] + at.pile_left[1] + at.pile_left[2] + at.pile_left[3] // 2
    return min(left, cards * 2 // 3)


@kernel
def type_tiles_before(at: Position, building: int, places: int) -> int:
    """How many tiles of a type somebody gets, about, before that scoring."""
    left = size(at.bag)
    tiles = tiles_before(at, places)
    coming = 0
    if left > 0:
        coming = (2 * size(at.bag & OF_TYPE[building]) * tiles + left) // (2 * left)
    if tiles >= SLOTS:
        for slot in range(SLOTS):
            if at.market[slot] != 0 and has(OF_TYPE[building], at.market[slot] - 1):
                coming += 1
    return min(coming, MOST_OF_TYPE)


@kernel
def scoring_worth(at: Position, row: int, building: int, places: int, coming: int) -> int:
    """What a type promises in one scoring: the points of each place by its chance."""
    own = count_of(at, row, building)
    first = 1_000
    second = 0
    third = 0
    for rival in range(at.rows):
        if rival != row:
            lead = count_of(at, rival, building) - own
            ahead = AHEAD[at.rows][coming][lead + MOST_OF_TYPE]
            third = (third * (1_000 - ahead) + second * ahead) // 1_000
            second = (second * (1_000 - ahead) + first * ahead) // 1_000
            first = first * (1_000 - ahead) // 1_000
    worth = first * place_value(building, 0, places)
    if places > 1:
        worth += second * place_value(building, 1, places)
    if places > 2:
        worth += third * place_value(building, 2, places)
    if own == 0:
        worth = worth * GETS_ONE[at.rows][coming] // 1_000
    return worth


@kernel
def type_worth(at: Position, row: int, building: int) -> int:
    """What a type promises a row in all scorings to come."""
    worth = 0
    for places in range(1, PLACES + 1):
        if is_to_come(at, places):
            coming = type_tiles_before(at, building, places)
            worth += scoring_worth(at, row, building, places, coming)
    return worth


@kernel
def type_edge(at: Position, weights: Weights, seat: int, building: int) -> int:
    """What a type promises a seat, less a share of what it promises the rivals."""
    rivals = 0
    for other in range(at.players):
        if other != seat:
            rivals += type_worth(at, other, building)
    less = rivals * weights.rival_share // (1_000 * (at.players - 1))
    return type_worth(at, seat, building) - less


@kernel
def edge_with(at: Position, desk: Desk, weights: Weights, seat: int, building: int) -> int:
    """The same, remembered: in one thought only the counts of the seat and of Dirk change."""
    key = count_of(at, seat, building) * (MOST_OF_TYPE + 1) + size(at.dirk & OF_TYPE[building])
    if desk.edge_stamps[building][key] != desk.stamp:
        desk.edge_stamps[building][key] = desk.stamp
        desk.edges[building][key] = type_edge(at, weights, seat, building)
    return desk.edges[building][key]


@kernel
def majorities_worth(at: Position, desk: Desk, weights: Weights, seat: int) -> int:
    """What all types promise a seat."""
    worth = 0
    for building in range(BUILDINGS):
        worth += edge_with(at, desk, weights, seat, building)
    return worth
