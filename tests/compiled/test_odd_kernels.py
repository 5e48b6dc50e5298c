"""Odd kernels say the same compiled as they do as Python."""

import struct
from array import array
from pathlib import Path
from random import Random
from typing import Any

import pytest

from alhambra.core.root import Numbers, Real, Root, Scratch, Several, Whole
from tests.compiled import odd
from tests.compiled.making import COMPILERS, kind_of, library_of, numbers_in, record_of, root_of
from tests.compiled.scene import SCENE

SCENES = [root_of(kernel, SCENE, Whole(), Whole()) for kernel in odd.OVER_SCENES]
POURED = root_of(odd.poured, SCENE, SCENE, Whole(), Whole())
TWO = root_of(odd.two_layouts, SCENE, odd.PAIR, Whole())
REALS = root_of(odd.reals, odd.SUMS, Whole(), Real())
BUFFERS = root_of(odd.buffers, Several(SCENE), Numbers(), Whole())
LISTING = root_of(odd.listing, SCENE, Scratch(SCENE), Whole(), lists="cells")
ROUNDS = 400


@pytest.fixture(scope="module", params=COMPILERS)
def library(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    roots = [*SCENES, POURED, TWO, REALS, BUFFERS, LISTING]
    return library_of(roots, tmp_path_factory.mktemp("odd"), request.param)


def scene(random: Random, library: Any) -> tuple[Any, Any]:
    """The same scene twice: plain, and of the library."""
    words = [random.randrange(64) for _ in range(SCENE.words)]
    record = kind_of(library, SCENE)(SCENE.words)
    record.pour(words)
    return SCENE.from_words(words), record


def number(random: Random) -> int:
    """Often small, sometimes with a sign, sometimes large."""
    most = random.choice((2, 9, 70, 1 << 20, 1 << 40))
    return random.randrange(-most, most)


@pytest.mark.parametrize("root", SCENES, ids=lambda root: root.name)
def test_a_kernel_over_a_scene(root: Root, library: Any) -> None:
    random = Random(root.name)
    for _ in range(ROUNDS):
        plain, record = scene(random, library)
        given = number(random), random.randrange(64)
        expected = root(plain, *given)
        assert library.roots[root.name](record, *given) == expected, given
        assert record.words() == SCENE.to_words(plain), given


def test_records_are_poured(library: Any) -> None:
    random = Random(1)
    for _ in range(ROUNDS):
        (plain, record), (other, more) = scene(random, library), scene(random, library)
        given = number(random), random.randrange(64)
        expected = POURED(plain, other, *given)
        assert library.roots["poured"](record, more, *given) == expected
        assert record.words() == SCENE.to_words(plain)
        assert more.words() == SCENE.to_words(other)


def test_a_kernel_is_printed_for_two_layouts(library: Any) -> None:
    random = Random(2)
    for _ in range(ROUNDS):
        plain, record = scene(random, library)
        pair = odd.PAIR.from_words([random.randrange(64) for _ in range(odd.PAIR.words)])
        native = record_of(library, odd.PAIR, pair)
        given = number(random)
        expected = TWO(plain, pair, given)
        assert library.roots["two_layouts"](record, native, given) == expected
        assert numbers_in(odd.PAIR, native) == numbers_in(odd.PAIR, pair)


def test_reals_are_those_of_python_to_the_last_bit(library: Any) -> None:
    random = Random(3)
    for _ in range(ROUNDS):
        plain = odd.SUMS.new()
        plain.one, plain.count = random.uniform(-9, 9), random.randrange(100)
        plain.few = [random.uniform(-1, 1) * 10 ** random.randrange(9) for _ in range(4)]
        native = record_of(library, odd.SUMS, plain)
        given = random.randrange(-99, 99), random.choice((0.5, -2.5, random.uniform(-99, 99)))
        expected = REALS(plain, *given)
        assert library.roots["reals"](native, *given) == expected, given
        for name, value in numbers_in(odd.SUMS, native).items():
            assert bits_of(value) == bits_of(getattr(plain, name)), (name, given)


def bits_of(value: Any) -> Any:
    """A float as its bytes, so that 0.0 is not -0.0."""
    if isinstance(value, list):
        return [bits_of(each) for each in value]
    return struct.pack("<d", value)


def test_buffers_are_read_and_written(library: Any) -> None:
    random = Random(4)
    for _ in range(ROUNDS):
        count = random.randrange(1, 4)
        several = array("q", [random.randrange(64) for _ in range(SCENE.words * count)])
        numbers = array("q", [number(random) for _ in range(random.randrange(1, 9))])
        more = numbers[:]
        given = random.randrange(99)
        expected = BUFFERS(several, numbers, given)
        assert library.roots["buffers"](several, more, given) == expected
        assert more == numbers


def test_a_list_has_as_many_numbers_as_the_kernel_says(library: Any) -> None:
    random = Random(5)
    for _ in range(ROUNDS):
        plain, record = scene(random, library)
        given = random.randrange(70)
        assert library.roots["listing"](record, given) == LISTING(plain, given)


def test_the_statements_of_c_know_their_lines_in_python(tmp_path: Path) -> None:
    from alhambra.compiled.program import Program

    lines = Program([SCENES[0]]).text.splitlines()
    named = [line for line in lines if line.startswith("#line") and "odd.py" in line]
    assert len(named) == 4
