"""What the kernels of these tests are played with: a record, tables, and kernels that write."""

from collections.abc import Sequence
from typing import Annotated, Protocol

from alhambra.core.kernel import inlined, kernel
from alhambra.core.memory import Layout
from alhambra.core.values import Column, Grid, Number


class Scene(Protocol):
    """Every number of it is from 0 to 63, so that any of them & 7 is an index."""

    x: Number
    y: Number
    cells: Annotated[Column, 8]
    grid: Annotated[Grid, 8, 8]
    default: Number  # words of C
    int: Annotated[Column, 8]


SCENE: Layout[Scene] = Layout(Scene)

BYTES = (-128, 127, 3, -1, 0, 100, -100, 7)
SHORTS = (-32768, 32767, 300, -1, 0, 12345, -12345, 128)
WORDS = (-(1 << 31), (1 << 31) - 1, 70000, -1, 0, 5, -70000, 40000)
LONGS = (-(1 << 63), (1 << 63) - 1, 1 << 40, -1, 0, 1 << 31, -(1 << 31) - 1, 1 << 32)
PLANE = tuple(tuple(17 * row - 5 * column for column in range(8)) for row in range(8))
CUBE = tuple(
    tuple(tuple(1000 * a - 100 * b + c for c in range(8)) for b in range(4)) for a in range(2)
)
FLAGS = (True, False, True, True, False, False, True, False)
LEAST = -(1 << 63)
BIG = 2_000_000_000


@kernel
def put(at: Scene, place: int, value: int) -> int:
    """Write a cell; what stood there."""
    before = at.cells[place & 7]
    at.cells[place & 7] = value & 63
    return before


@kernel
def step(at: Scene) -> int:
    """Count on; the number before."""
    at.x = (at.x + 1) & 63
    return at.x - 1 & 63


@inlined
def turn(at: Scene) -> bool:
    """Flip the least bit; is it set now?"""
    at.y ^= 1
    return at.y & 1 == 1


@kernel
def paint(row: Column, place: int, value: int) -> int:
    """Write into any row; the sum of two of its numbers afterwards."""
    row[place & 7] = (value ^ row[0]) & 63
    return row[place & 7] + row[7]


@kernel
def blur(grid: Grid, seed: int) -> int:
    """Write into a grid through its rows."""
    row = grid[seed & 7]
    row[grid[0][1] & 7] = seed >> 3 & 63
    return paint(grid[row[2] & 7], seed, row[3])


@inlined
def sum_of(row: Sequence[int]) -> int:
    """Of any row, whatever its length and width."""
    total = 0
    for place in range(len(row)):
        total += row[place] & 1023
    return total


@kernel
def second(_one: int, two: int) -> int:
    """Look at one of two."""
    return two


@kernel
def mixed(one: int, two: int, three: int) -> int:
    """All of three, in an order that shows."""
    return one * 10000 + two * 100 + three
