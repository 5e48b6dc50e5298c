"""Kernels in the oddest forms that people could write: each is asked compiled and as Python."""

# ruff: noqa: RUF005

from collections.abc import Callable
from typing import Annotated, Any, Protocol

from alhambra.core.bits import lowest, nth, size
from alhambra.core.kernel import kernel
from alhambra.core.memory import Layout
from alhambra.core.values import Number, RealGrid, Reals
from tests.compiled.scene import (
    BIG,
    BYTES,
    CUBE,
    FLAGS,
    LEAST,
    LONGS,
    PLANE,
    SCENE,
    SHORTS,
    WORDS,
    Scene,
    mixed,
    paint,
    put,
    second,
    step,
    sum_of,
    turn,
)

pour = SCENE.pour
HALF = 0.5
LIMIT = 3


class Pair(Protocol):
    """A second layout, with a field that the first has, too."""

    cells: Annotated[list[int], 5]
    x: Number


class Sums(Protocol):
    """Floats."""

    one: float
    few: Annotated[Reals, 4]
    table: Annotated[RealGrid, 3, 4]
    count: Number


PAIR: Layout[Pair] = Layout(Pair)
SUMS: Layout[Sums] = Layout(Sums)


@kernel
def flags_are_numbers(_at: Scene, a: int, b: int) -> int:
    """Comparisons have 32 bits in C: what is made of them has 64."""
    wide = (a > b) * 2_000_000_000 * 2 + (a < b) * 2_000_000_000 + (b > 3) * BIG
    both = (a > 0 and b > 3) + 1
    negative = -(a > b) * BIG * 2 - (not a > 0) * BIG
    return wide + both * 5 + ((a > 1) | (b > 1)) * 100 + (~(a + 0 > b + 0) << 40) + negative


@kernel
def narrow_shifts(_at: Scene, a: int, b: int) -> int:
    """A small number is shifted as one of 64 bits."""
    return (1000 >> b) + (-1 >> b) + (1 << b & 255) + (len(PLANE) >> b) + ((a > b) >> b)


@kernel
def rounded_down(_at: Scene, a: int, b: int) -> int:
    """Quotients and remainders of every sign."""
    divisor = b - 30 if b != 30 else -1
    return a // divisor * 3 + a % divisor * 5 + -a // divisor + -a % -divisor + 7 % divisor


@kernel
def least_of_all(_at: Scene, a: int, _b: int) -> int:
    """The bounds of 64 bits."""
    return (LEAST if a > 0 else LEAST + 1) ^ ((1 << 63) - 1) ^ LONGS[0] ^ LONGS[a & 7]


@kernel
def left_and_right(at: Scene, a: int, b: int) -> int:
    """What stands on the left is read before the right one writes."""
    one = at.x * 1000 + step(at) * 100 + at.x + step(at)
    two = at.cells[b & 7] - put(at, b, a) - at.cells[b & 7]
    three = at.x if turn(at) else at.y + step(at)
    return one + two * 3 + three * 7 + mixed(at.x, step(at), at.x)


@kernel
def places_in_order(at: Scene, a: int, b: int) -> int:
    """A value, then the row, then the index; of two at once both values first."""
    at.cells[step(at) & 7] = at.x
    at.cells[at.x & 7] = step(at)
    at.grid[at.x & 7][step(at) & 7] = at.x + step(at) & 63
    at.grid[step(at) & 7][at.x & 7] += (at.x + step(at)) & 7
    at.grid[step(at) & 7][at.y & 7] %= put(at, at.x, b) + 1
    at.cells[at.x & 7] += put(at, at.x, a)
    at.cells[0], at.cells[at.x & 7] = at.cells[at.x & 7], step(at)
    b, at.cells[b & 7] = at.x & 7, put(at, b, a)
    at.x &= 63
    for place in range(8):
        at.cells[place] &= 63
        at.grid[place][at.x & 7] &= 63
    return at.grid[at.x & 7][step(at) & 7] + PLANE[step(at) & 7][at.x & 7] * 7 + b


@kernel
def chained(at: Scene, a: int, b: int) -> int:
    """Every part once, and none behind the first that fails."""
    found = 0
    if at.x < step(at) + 2 < at.x + 2:
        found += 1
    if at.x <= step(at) < b == at.cells[step(at) & 7]:
        found += 2
    if not 0 <= step(at) < 20 <= put(at, a, b) < 60:
        found += 4
    if (0 < at.x < b) == (b > at.y >= step(at)) != (a > 3):
        found += 8
    return found * 64 + at.x


@kernel
def short_circuits(at: Scene, a: int, b: int) -> int:
    """What decides spares the rest."""
    if (a > 0 and turn(at)) or (b > 9 and not turn(at)):
        at.x = 1
    flag = 1 if (turn(at) or turn(at)) and not (turn(at) and a > b) else 0
    while b > 0 and not (b & 4 and turn(at)):
        b -= 1
    return flag + 2 * b + (0 if a else 100) + (50 if not b else 25)


@kernel
def loops(at: Scene, a: int, b: int) -> int:
    """Ranges of every kind."""
    total = 0
    i = 77
    for i in range(at.x & 7, step(at) & 15, 3):
        at.x = (at.x + 5) & 63
        total += i * at.x
        i += 10  # noqa: PLW2901
    total = total * 3 + i
    for i in range((a & 7) + 5, -2, -2):
        if i == (b & 7):
            continue
        if total > 5000:
            break
        for j in range(i):
            if j == 4:
                break
            total += j * i
    for k in range(step(at) & 3, step(at) & 3, -1):
        total += k
    for _ in range(0):
        i = -1
    return total * 100 + i


@kernel
def words_of_c(at: Scene, a: int, b: int) -> int:
    """Names that mean something else in C."""
    int, long, default, union = a, b, at.default, at.int[b & 7]
    int_, kept_1_, at_1_, register, smaller, linux = 1, 2, 3, 4, 5, 6
    double = int + long + default + union
    for auto in range(3):
        register += auto + max(int_, auto) + put(at, kept_1_, smaller)
    typeof = abs(register) + linux + at_1_
    int += put(at, step(at), at.x) + at.x
    return double + typeof + min(int, long) + int_ + kept_1_


@kernel
def rows_by_name(at: Scene, a: int, b: int) -> int:
    """Rows as names, and as arguments of any length and width."""
    row, cells, grid = at.grid[a & 7], at.cells, at.grid
    row[b & 7] = cells[a & 7] ^ 1
    row, cells = cells, row
    row[3] = cells[b & 7]
    line = PLANE[b & 7]
    total = paint(row, a, b & 63) + paint(grid[b & 7], at.x, a & 63) + paint(at.int, b, a & 63)
    total += sum_of(line) + sum_of(BYTES) + sum_of(CUBE[1][b & 3]) + sum_of(row) + sum_of(FLAGS)
    return total * 8 + len(row) + len(grid) + len(CUBE) + len(CUBE[0]) + len(line) + line[a & 7]


@kernel
def tables(_at: Scene, a: int, b: int) -> int:
    """Of every width."""
    return (
        (BYTES[a & 7] << 20)
        + BYTES[b & 7] * SHORTS[a & 7] * 1000
        + (WORDS[b & 7] << 8)
        + (WORDS[a & 7] * WORDS[b & 7] >> 3)
        + (LONGS[a & 7] >> 3)
        + FLAGS[b & 7] * BIG * 4
        + CUBE[a & 1][b & 3][a & 7]
        + (BYTES[a & 7] >> b)
    )


@kernel
def smallest(at: Scene, a: int, b: int) -> int:
    """The parts of min and max come one after the other, too."""
    one = min(at.x, step(at), at.x - 3, put(at, at.x, b))
    two = max(step(at), at.x) + abs(a - b) + abs(-step(at))
    return one + two * 5 + max(a > b, b) + min(a, b, -BIG) + min(at.cells[step(at) & 7], at.x)


@kernel
def bits(at: Scene, a: int, b: int) -> int:
    """Sets in one number."""
    members = a & (1 << 40) - 1 | 1 << b & 0xFF | 1
    places = nth(members, 0) + lowest(members) + (size(members) << 40) + (size(members) >> b)
    return places + size(members) * 2_000_000_000 + (members & ~members & at.x)


@kernel
def poured(at: Scene, other: Scene, a: int, b: int) -> int:
    """One record becomes another, and names stand for records."""
    if a > b:
        pour(at, other)
    either = at if b & 1 else other
    either.x = (either.x + a) & 63
    mine = either
    either = other
    return step(mine) + step(either) + (at.y if a & 1 else other.x)


def sized(few: int, table: tuple[int, ...]) -> Callable[..., Any]:
    """A kernel that knows what it was made with."""

    @kernel
    def inner(row: list[int]) -> int:
        total = 0
        for place in range(few):
            total += row[place] * table[place & LIMIT]
        return total

    @kernel
    def made(at: Scene, a: int, b: int) -> int:
        return inner(at.cells) * few + inner(at.grid[a & 7]) + table[b & 3]

    made.__name__ = f"sized_{few}"
    return made


@kernel
def any_layout(at: Any) -> int:
    """Printed once for each layout."""
    total: int = at.x
    for place in range(len(at.cells)):
        total = total * 3 + at.cells[place]
    at.x = total & 63
    return total


@kernel
def two_layouts(at: Scene, pair: Pair, a: int) -> int:
    """The same kernel for both."""
    return any_layout(at) * 3 - any_layout(pair) + any_layout(at) * (a & 3)


@kernel
def reals(sums: Sums, a: int, share: float) -> int:
    """Floats are added up, compared and rounded as Python does: halves to the even number."""
    half = a * HALF
    sums.one += half - share / 3
    sums.few[a & 3] *= -1.5
    sums.few[1] = a
    sums.table[a & 1][2] -= sums.few[a & 3] * sums.one + float(a)
    sums.count += round(half) * 1000 + round(-half) + round(sums.one)
    best = share if share > half > -5.5 else -half
    if sums.one < 1e-3 or best == -half:
        sums.one /= 7
        best -= 1 + 1e10 * 1e-10
    row = sums.few
    for place in range(4):
        best += row[place] * sums.table[place % 3][place]
    sums.one = best
    return round(best) if -1e15 < best < 1e15 else second(1, float(a) > share)


@kernel
def buffers(several: list[Scene], numbers: list[int], a: int) -> int:
    """Records and numbers in buffers."""
    total = len(several) * 1000 + len(numbers)
    for place in range(len(numbers)):
        numbers[place] += place * a
        total += numbers[place] ^ several[place % len(several)].cells[place & 7]
    numbers[several[0].x % len(numbers)] = total
    chosen = several[a % len(several)]
    return total * 3 + sum_of(chosen.cells) + chosen.grid[a & 7][1] + several[len(several) - 1].y


@kernel
def listing(at: Scene, room: Scene, a: int) -> int:
    """As many numbers as it says."""
    found = 0
    for place in range(8):
        if at.cells[place] > a:
            room.cells[found] = at.cells[place] - BIG * place
            found += 1
    return found


OVER_SCENES = (
    (flags_are_numbers, narrow_shifts, rounded_down, least_of_all, left_and_right)
    + (places_in_order, chained, short_circuits, loops, words_of_c, rows_by_name, tables)
    + (smallest, bits, sized(3, (1, 2, 3, 4)), sized(8, (-5, 70_000, 0, 1)))
)
"""All that take a scene and two numbers."""
