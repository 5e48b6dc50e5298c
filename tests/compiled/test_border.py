"""The border between Python and the library refuses what does not fit, and loses nothing."""

import gc
import pickle
import sys
import threading
import time
import tracemalloc
from array import array
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import numpy as np
import pytest

from tests.compiled.asked import ROOTS
from tests.compiled.making import COMPILERS, kind_of, library_of
from tests.compiled.scene import SCENE
from tests.patience import PATIENCE

WORDS = SCENE.words
ROUNDS = 400


@pytest.fixture(scope="module", params=COMPILERS)
def library(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    return library_of(ROOTS, tmp_path_factory.mktemp("border"), request.param)


class Indexed:
    """What is a number when asked."""

    def __init__(self, number: Any) -> None:
        self.number = number

    def __index__(self) -> Any:
        if self.number is KeyError:
            raise KeyError
        return self.number


def refused(library: Any) -> list[tuple[type[Exception], Callable[[], Any]]]:
    """Everything that is no question, or no record."""
    ask, record = library.roots, kind_of(library, SCENE)(WORDS)
    read_only = memoryview(array("q", [0] * WORDS).tobytes()).cast("q")
    every_other = np.zeros(2 * WORDS, np.int64)[::2]
    wider, field = kind_of(library, SCENE)(WORDS + 1), library.Field(0, (), False)
    kind = type("Kind", (library.Record,), {"far": library.Field(WORDS, (), False)})
    huge = type("Huge", (library.Record,), {"grid": library.Field(1 << 28, (1 << 28, 8), False)})
    return [
        (TypeError, ask["whole"]),
        (TypeError, lambda: ask["whole"](1, 2)),
        (TypeError, lambda: ask["whole"](number=1)),
        (TypeError, lambda: ask["record"](record)),
        (TypeError, lambda: ask["record"](1, record)),
        (TypeError, lambda: ask["record"](record, 1, 2)),
        (TypeError, lambda: ask["listed"](record, record, 1)),
        (TypeError, lambda: ask["record"](*[record] * 40)),
        (TypeError, lambda: ask["whole"](1.0)),
        (TypeError, lambda: ask["whole"](None)),
        (TypeError, lambda: ask["whole"]("1")),
        (TypeError, lambda: ask["whole"](record)),
        (ValueError, lambda: ask["whole"](1 << 63)),
        (ValueError, lambda: ask["whole"](-(1 << 63) - 1)),
        (ValueError, lambda: ask["whole"](10**1000)),
        (KeyError, lambda: ask["whole"](Indexed(KeyError))),
        (ValueError, lambda: ask["whole"](Indexed(1 << 64))),
        (TypeError, lambda: ask["whole"](Indexed("1"))),
        (ValueError, lambda: ask["few"](8)),
        (ValueError, lambda: ask["few"](-3)),
        (TypeError, lambda: ask["real"](None)),
        (TypeError, lambda: ask["real"]("0.5")),
        (OverflowError, lambda: ask["real"](10**1000)),
        (TypeError, lambda: ask["record"](None, 1)),
        (TypeError, lambda: ask["record"]([0] * WORDS, 1)),
        (TypeError, lambda: ask["record"](array("q", [0] * WORDS), 1)),
        (TypeError, lambda: ask["record"](SCENE.new(), 1)),
        (TypeError, lambda: ask["record"](wider, 1)),
        (TypeError, lambda: ask["record"](library.Record(0), 1)),
        (TypeError, lambda: ask["record"](library.Record, 1)),
        (TypeError, lambda: ask["numbers"](None)),
        (TypeError, lambda: ask["numbers"]([1, 2])),
        (BufferError, lambda: ask["numbers"](bytes(8))),
        (BufferError, lambda: ask["numbers"](read_only)),
        ((BufferError, ValueError), lambda: ask["numbers"](every_other)),  # type: ignore[list-item]
        (ValueError, lambda: ask["numbers"](bytearray(8))),
        (ValueError, lambda: ask["numbers"](array("i", [1, 2]))),
        (ValueError, lambda: ask["numbers"](array("d", [1, 2]))),
        (ValueError, lambda: ask["numbers"](array("Q", [1, 2]))),
        (ValueError, lambda: ask["numbers"](np.zeros(3, ">i8"))),
        (ValueError, lambda: ask["numbers"](np.zeros(3, "i8,i8"))),
        (ValueError, lambda: ask["several"](array("q", []))),
        (ValueError, lambda: ask["several"](array("q", [0] * (WORDS + 1)))),
        (ValueError, lambda: ask["listed"](record, 9)),
        (ValueError, lambda: ask["listed"](record, -1)),
        (TypeError, library.Record),
        (TypeError, lambda: library.Record(1, 2)),
        (TypeError, lambda: library.Record(words=3)),
        (TypeError, lambda: library.Record("3")),
        (ValueError, lambda: library.Record(-1)),
        (ValueError, lambda: library.Record(1 << 61)),
        (ValueError, lambda: library.Record((1 << 63) - 1)),
        (OverflowError, lambda: library.Record(1 << 63)),
        (TypeError, library.Field),
        (TypeError, lambda: library.Field(0, 1, False)),
        (TypeError, lambda: library.Field(0, (1, 2, 3), False)),
        (TypeError, lambda: library.Field("0", (), False)),
        (TypeError, lambda: library.Field(0, ("1",), False)),
        (ValueError, lambda: library.Field(-1, (), False)),
        (ValueError, lambda: library.Field(1 << 62, (), False)),
        (ValueError, lambda: library.Field(0, (1 << 62, 4), False)),
        (ValueError, lambda: library.Field(0, (0,), False)),
        (OverflowError, lambda: library.Field(1 << 64, (), False)),
        (TypeError, lambda: kind(WORDS).far),
        (TypeError, lambda: setattr(kind(WORDS), "far", 1)),
        (TypeError, lambda: huge(WORDS).grid),
        (TypeError, lambda: field.__get__(3)),
        (TypeError, lambda: field.__get__(library.Record(0))),
        (TypeError, lambda: field.__delete__(record)),
        (TypeError, lambda: field.__set__(record, None)),
        (TypeError, lambda: field.__set__(record, 1.5)),
        (ValueError, lambda: field.__set__(record, 1 << 63)),
        (TypeError, lambda: library.Field(0, (3,), False).__set__(record, 5)),
        (ValueError, lambda: library.Field(0, (3,), False).__set__(record, [1, 2])),
        (ValueError, lambda: library.Field(0, (3,), False).__set__(record, [1, 2, 3, 4])),
        (TypeError, lambda: library.Field(0, (3,), False).__set__(record, [1, "2", 3])),
        (TypeError, lambda: library.Field(0, (3, 3), False).__set__(record, [[1]])),
        (TypeError, lambda: library.Field(0, (), True).__set__(record, "1")),
        (ValueError, lambda: record.pour([1])),
        (TypeError, lambda: record.pour(3)),
        (TypeError, lambda: record.pour(library.Record(1))),
        (ValueError, lambda: record.numbers(0, WORDS + 1)),
        (ValueError, lambda: record.numbers(WORDS, 1)),
        (ValueError, lambda: record.numbers(-1, 1)),
        (ValueError, lambda: record.numbers((1 << 63) - 1, (1 << 63) - 1)),
        (TypeError, lambda: record.numbers(1)),
        (TypeError, lambda: record.letters("a", 1)),
        (ValueError, lambda: record.letters(0, 1 << 62)),
        (AttributeError, lambda: pickle.dumps(record)),
        (TypeError, lambda: record < library.Record(WORDS)),
    ]


def test_what_does_not_fit_is_refused(library: Any) -> None:
    for number, (error, attempt) in enumerate(refused(library)):
        with pytest.raises(error):
            attempt()
            pytest.fail(f"attempt {number} was not refused")


def test_what_fits_is_taken(library: Any) -> None:
    ask, record = library.roots, kind_of(library, SCENE)(WORDS)
    assert ask["whole"](-1) == -1 and ask["whole"](True) == 1 and ask["whole"](Indexed(5)) == 5
    assert ask["whole"](-(1 << 63)) == -(1 << 63) and ask["whole"]((1 << 63) - 1) == (1 << 63) - 1
    assert ask["few"](-2) == -2 and ask["few"](7) == 7
    assert ask["real"](2.5) == 2 and ask["real"](3) == 3
    assert ask["numbers"](array("q", [])) == 0 and ask["numbers"](np.zeros((3, 4), np.int64)) == 12
    assert ask["numbers"](record) == WORDS and ask["several"](array("q", [0] * WORDS * 3)) == 3
    assert ask["listed"](record, 0) == [] and ask["listed"](record, 8) == [0] * 8
    assert ask["record"](record, 5) == 5 and record.words()[0] == 5


def test_a_record_is_memory_that_python_knows(library: Any) -> None:
    record = library.Record(3)
    record.pour([1, -2, 300])
    view = memoryview(record)
    assert view.tolist() == [1, -2, 300] and view.nbytes == 24 and len(record) == 3
    view[1] = 77
    assert record.numbers(1, 2) == [77, 300] and record.letters(0, 2) == b"\x01M"
    assert np.asarray(record).sum() == 378 and bytes(record) == array("q", [1, 77, 300]).tobytes()
    twin = record.copy()
    assert twin == record and hash(twin) == hash(record) and twin is not record
    twin.pour([1, 77, 301])
    assert twin != record and record != [1, 77, 300]


def test_a_number_that_is_refused_leaves_a_record_alone(library: Any) -> None:
    record = kind_of(library, SCENE)(WORDS)
    for given in (1.5, None, 1 << 70):
        with pytest.raises((TypeError, ValueError)):
            library.roots["record"](record, given)
    assert record.words() == [0] * WORDS


@pytest.mark.parametrize("given", [[1], [1] * (WORDS + 1), [*[1] * (WORDS - 1), "x"]])
def test_a_list_that_is_refused_leaves_a_record_alone(library: Any, given: list[Any]) -> None:
    record = kind_of(library, SCENE)(WORDS)
    with pytest.raises((TypeError, ValueError)):
        record.pour(given)
    with pytest.raises((TypeError, ValueError)):
        record.cells = given[-9:]
    assert record.words() == [0] * WORDS


def asked(library: Any) -> list[Callable[[], Any]]:
    """What is asked many times."""
    ask, layout = library.roots, kind_of(library, SCENE)
    buffer = array("q", [0] * WORDS)
    record, mine = layout(WORDS), layout(WORDS)
    return [
        lambda: ask["whole"](1 << 40),
        lambda: ask["record"](record, 1000),
        lambda: ask["numbers"](buffer),
        lambda: ask["several"](buffer),
        lambda: ask["real"](0.5),
        lambda: ask["listed"](record, 8),
        lambda: ask["waits"](record, buffer, 0),
        lambda: library.Record(5),
        lambda: (mine.copy(), mine.x, mine.cells, mine.grid, mine == record, hash(mine)),
        lambda: mine.__setattr__("x", 1 << 40),
        lambda: mine.__setattr__("cells", range(8)),
        lambda: (mine.words(), mine.numbers(0, 8), mine.letters(0, 8), mine.pour(record)),
        lambda: layout(WORDS),
        lambda: memoryview(mine)[0],
        lambda: library.Field(0, (3,), False),
    ]


def test_nothing_is_lost_or_kept(library: Any) -> None:
    """Answers and refusals leave as much behind as there was before."""

    def refusing(error: Any, attempt: Callable[[], Any]) -> Callable[[], Any]:
        def ask() -> None:
            with suppress(error):
                attempt()

        return ask

    attempts = [(attempt, attempt) for attempt in asked(library)]
    attempts += [(refusing(error, attempt), attempt) for error, attempt in refused(library)]
    gc.collect()
    watched = [library.Record, library.Field, None, True, False, 3, *library.roots.values()]
    for attempt, written in attempts:
        run(attempt, 10)  # what is made once
        where = getattr(written, "__code__", written)
        references, kept = zip(*keeping(attempt, watched), strict=True)
        assert min(references) < 50, f"references grow by {where}"
        assert min(kept) < SMALLEST * ROUNDS, f"{kept} bytes are kept by {where}"


SMALLEST = 16
"""Bytes: nothing that Python makes is smaller."""
TRIES = 20


def keeping(attempt: Callable[[], Any], watched: list[Any]) -> Iterator[tuple[int, int]]:
    """By how much references and memory grow, each try for itself, until nothing does.

    What an attempt leaves behind is left behind in every try; what the interpreter or another
    thread keeps in passing is not.
    """
    for _ in range(TRIES):
        before = [sys.getrefcount(each) for each in watched]
        tracemalloc.start()
        run(attempt, ROUNDS)
        kept = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        after = map(sys.getrefcount, watched)
        grown = max(now - then for then, now in zip(before, after, strict=True))
        yield grown, kept
        if grown < 50 and kept < SMALLEST * ROUNDS:
            return


def run(attempt: Callable[[], Any], rounds: int) -> None:
    for _ in range(rounds):
        attempt()


def test_a_root_that_takes_long_lets_others_run(library: Any) -> None:
    kind = kind_of(library, SCENE)
    at, answers = kind(WORDS), []
    buffer = array("q", [0] * 8)
    thread = threading.Thread(
        target=lambda: answers.append(library.roots["waits"](at, buffer, 10**12))
    )
    thread.start()
    end = time.monotonic() + PATIENCE
    while at.y == 0 and time.monotonic() < end:
        pass
    assert not answers
    at.x = 1
    thread.join(PATIENCE)
    assert answers == [1]


def test_a_single_question_lets_nobody_run_in_between(library: Any) -> None:
    kind = kind_of(library, SCENE)
    at, is_over = kind(WORDS), threading.Event()

    def write() -> None:
        while not is_over.is_set():
            if at.y:
                at.x = 1

    thread = threading.Thread(target=write)
    thread.start()
    answer = library.roots["stays"](at, array("q", [0] * 8), 30_000_000)
    is_over.set()
    thread.join(PATIENCE)
    assert answer == 0
