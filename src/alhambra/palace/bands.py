"""Bands of a plan: rows of cells as bits of a number, and what lies north and south of them."""

from alhambra.core.kernel import inlined

NARROW = 9
"""Columns of a narrow plan, margins included."""
ROWS_PER_BAND = 7
"""Rows in one band of a narrow plan."""
WIDE = 62
"""Columns of a wide plan, which has one row a band: all 55 tiles in a row, and more."""

LOWEST_ROW = (1 << NARROW) - 1
ALL_BUT_HIGHEST = (1 << NARROW * (ROWS_PER_BAND - 1)) - 1
TO_HIGHEST = NARROW * (ROWS_PER_BAND - 1)


@inlined
def row_above(is_wide: int, here: int, above: int) -> int:
    """What lies one row to the north of every cell of a band, given the band and the one above."""
    if is_wide != 0:
        return above
    return here >> NARROW | (above & LOWEST_ROW) << TO_HIGHEST


@inlined
def row_below(is_wide: int, here: int, below: int) -> int:
    """What lies one row to the south of every cell of a band, given the band and the one below."""
    if is_wide != 0:
        return below
    return (here & ALL_BUT_HIGHEST) << NARROW | below >> TO_HIGHEST
