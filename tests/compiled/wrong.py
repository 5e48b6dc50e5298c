"""Kernels with a mistake each, that only a number at run time brings about."""

from alhambra.core.kernel import kernel
from alhambra.core.root import Numbers, Several, Whole
from tests.compiled.making import root_of
from tests.compiled.scene import SCENE, Scene


@kernel
def beyond_a_column(at: Scene, number: int) -> int:
    """One more than there are."""
    return at.cells[number]  # index


@kernel
def beyond_a_row(at: Scene, number: int) -> int:
    """In memory there is the next row."""
    row = at.grid[3]
    return row[number]  # index


@kernel
def beyond_numbers(numbers: list[int], number: int) -> int:
    """Only the buffer knows its length."""
    return numbers[number]  # index


@kernel
def beyond_records(several: list[Scene], number: int) -> int:
    """As above."""
    scene = several[number - 7]  # index
    return scene.x


@kernel
def too_far(number: int) -> int:
    """More places than there are bits."""
    return 1 << number * 8  # shift


@kernel
def too_far_down(number: int) -> int:
    """As above."""
    return number >> number * 8  # shift


@kernel
def too_large(number: int) -> int:
    """More than 64 bits."""
    return (1 << 60) * number  # overflow


@kernel
def by_nothing(number: int) -> int:
    """Python would raise."""
    return number // (number - 8)  # division


ROOTS = (
    root_of(beyond_a_column, SCENE, Whole()),
    root_of(beyond_a_row, SCENE, Whole()),
    root_of(beyond_numbers, Numbers(), Whole()),
    root_of(beyond_records, Several(SCENE), Whole()),
    root_of(too_far, Whole()),
    root_of(too_far_down, Whole()),
    root_of(too_large, Whole()),
    root_of(by_nothing, Whole()),
)
