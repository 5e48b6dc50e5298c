"""Layouts: plain records, those of the library and flat words hold the same numbers."""

import copy
import os
import pickle
from typing import Annotated, Any, Protocol

import pytest

from alhambra.core import library
from alhambra.core.memory import Layout
from alhambra.core.root import Filling, Root, Whole
from alhambra.core.values import Column, Grid, Number, RealGrid, Reals
from alhambra.palace.position import CHOICES
from alhambra.palace.position import POSITION as PALACE
from alhambra.rollwrite.position import POSITION as ROLLWRITE


class Example(Protocol):
    one: Number
    three: Annotated[Column, 3]
    table: Annotated[Grid, 2, 4]


class Other(Protocol):
    one: Number
    place: Annotated[Column, 11]


class Numerous(Protocol):
    rate: float
    weights: Annotated[Reals, 2]
    table: Annotated[RealGrid, 2, 2]


LAYOUT: Layout[Example] = Layout(Example)
OTHER: Layout[Other] = Layout(Other)
REAL: Layout[Numerous] = Layout(Numerous)
WORDS = list(range(LAYOUT.words))

made = pytest.mark.parametrize("make", [LAYOUT.from_words, LAYOUT.record], ids=["plain", "record"])
"""A plain record and one as roots take it: the library's, where there is one."""


def test_a_record_for_roots_is_the_librarys_where_there_is_one() -> None:
    assert library.is_record(LAYOUT.record()) == library.is_loaded()
    assert not library.is_record(LAYOUT.new())
    assert LAYOUT.record().words() == LAYOUT.new().words() == [0] * 12  # type: ignore[attr-defined]


@made
def test_words_and_fields_are_the_same_record(make: Any) -> None:
    at = make(WORDS)
    assert LAYOUT.words == 1 + 3 + 8 and at.words() == WORDS
    assert at.one == 0 and at.three == [1, 2, 3] and at.table == [[4, 5, 6, 7], [8, 9, 10, 11]]
    assert LAYOUT.numbers(at, "table", 6) == [4, 5, 6, 7, 8, 9]
    assert LAYOUT.numbers(at, "three", 2) == [1, 2]
    assert LAYOUT.letters(at, "three", 2) == b"\1\2"
    assert LAYOUT.fields["table"].start == 4


@made
def test_numbers_and_columns_are_written(make: Any) -> None:
    at = make(WORDS)
    at.one, at.three = -(1 << 63), [7, (1 << 63) - 1, -1]
    assert at.words() == [-(1 << 63), 7, (1 << 63) - 1, -1, *range(4, 12)]
    at.pour(range(12))
    assert at.words() == WORDS
    at.pour(make([5] * 12))
    assert at.words() == [5] * 12


@made
@pytest.mark.parametrize("copied", [lambda at: at.copy(), copy.copy, copy.deepcopy])
def test_a_copy_has_the_same_numbers_and_shares_nothing(make: Any, copied: Any) -> None:
    at = make(WORDS)
    twin = copied(at)
    assert type(twin) is type(at) and twin == at and twin.words() == WORDS
    twin.one, twin.three = 9, [7, 8, 9]
    assert at.words() == WORDS and twin != at and twin.words()[:4] == [9, 7, 8, 9]


def test_a_plain_copy_shares_no_row() -> None:
    at = LAYOUT.new()
    twin = LAYOUT.copy(at)
    twin.table[1][2] = 7
    twin.three[0] = 5
    assert at.table[1][2] == 0 and at.three[0] == 0


@made
def test_records_are_equal_by_their_numbers_and_can_be_keys(make: Any) -> None:
    one, same, other = make(WORDS), make(WORDS), make([*WORDS[:-1], 0])
    assert one == same and one != other and hash(one) == hash(same) != hash(other)
    assert {one: 1}[same] == 1
    assert one != WORDS and one != OTHER.record(WORDS) and one != OTHER.from_words(WORDS)


@made
def test_a_record_comes_back_out_of_a_pickle(make: Any) -> None:
    at = make([-(1 << 63), (1 << 63) - 1, *range(10)])
    again = pickle.loads(pickle.dumps(at))
    assert again.words() == at.words() and type(again) is type(LAYOUT.record())


def test_a_field_may_be_called_what_the_library_keeps_for_itself() -> None:
    at = pickle.loads(pickle.dumps(OTHER.record(WORDS)))
    assert at.place == WORDS[1:] and at.words() == WORDS
    choices = pickle.loads(pickle.dumps(CHOICES.record()))
    assert choices == CHOICES.record() and choices.place[0][0] == 0


def test_a_field_named_like_a_method_of_records_is_refused() -> None:
    class Wrong(Protocol):
        words: Number

    with pytest.raises(AssertionError, match="words"):
        Layout(Wrong)


@made
@pytest.mark.parametrize("count", [0, 11, 13])
def test_as_many_words_as_there_are_fields(make: Any, count: int) -> None:
    at = make(WORDS)
    with pytest.raises(ValueError, match="12"):
        at.pour(list(range(count)))
    with pytest.raises(ValueError, match="12"):
        make(list(range(count)))


@made
@pytest.mark.parametrize("name", ["two", "words_", "__dict__"])
def test_a_misspelt_field_is_an_error(make: Any, name: str) -> None:
    with pytest.raises(AttributeError):
        getattr(make(WORDS), name)
    with pytest.raises(AttributeError):
        setattr(make(WORDS), name, 4)


# -- records of the library -----------------------------------------------------------------------

WITHOUT = os.environ.get(library.CHOICE) == library.NONE
native = pytest.mark.skipif(WITHOUT, reason="records of the library")


@native
def test_a_record_of_the_library_is_a_buffer_of_its_words() -> None:
    at = LAYOUT.record(WORDS)
    seen = memoryview(at)
    assert (seen.format, seen.itemsize, seen.nbytes, len(at)) == ("q", 8, 96, 12)
    assert seen.tolist() == WORDS and not seen.readonly and seen.contiguous
    seen[4] = -9
    assert at.table[0][0] == -9
    at.one = 77
    assert seen[0] == 77


@native
@pytest.mark.parametrize("wrong", [1 << 63, -(1 << 63) - 1, 10**30])
def test_numbers_of_more_than_64_bits_are_refused(wrong: int) -> None:
    at = LAYOUT.record(WORDS)
    with pytest.raises(ValueError, match="64 bits"):
        at.one = wrong
    for write in (lambda: at.pour([wrong] * 12), lambda: setattr(at, "three", [1, 2, wrong])):
        with pytest.raises(ValueError, match="64 bits"):
            write()
    for root, given in ((DOUBLE, (wrong,)), (ANSWER, (ROLLWRITE.record(), 0, wrong))):
        with pytest.raises(ValueError, match=r"64 bits|expected -9223372036854775808 to"):
            root(*given)
    assert at.one == 0


@native
def test_what_is_no_number_is_refused() -> None:
    at = LAYOUT.record(WORDS)
    for wrong in ("1", 1.5, None, [1]):
        with pytest.raises(TypeError):
            at.one = wrong
        with pytest.raises(TypeError):
            at.pour([wrong] * 12)
    for wrong in (3, None):
        with pytest.raises(TypeError):
            at.three = wrong
    for size in (0, 2, 4):
        with pytest.raises(ValueError, match=f"got {size} numbers, expected 3"):
            at.three = [0] * size
    with pytest.raises(TypeError, match="nothing else"):
        at.table = [[0] * 4] * 2
    with pytest.raises(TypeError):
        del at.one
    assert at.one == 0 and at.table[0] == [4, 5, 6, 7]


@native
@pytest.mark.parametrize(
    ("start", "count"), [(-1, 1), (0, 13), (12, 1), (13, 0), (0, -1), (1 << 62, 1 << 62)]
)
def test_a_part_that_is_not_there_is_refused(start: int, count: int) -> None:
    at = LAYOUT.record(WORDS)
    for part in (at.numbers, at.letters):
        with pytest.raises(ValueError, match="of 12"):
            part(start, count)
        with pytest.raises(TypeError):
            part(start)
    assert at.numbers(12, 0) == [] and at.letters(0, 3) == b"\0\1\2"


@native
@pytest.mark.parametrize(
    "words", [-1, (1 << 40) + 1, (1 << 61) - 1, 1 << 61, (1 << 63) - 1, 1 << 64]
)
def test_a_record_that_no_memory_can_hold_is_refused(words: int) -> None:
    with pytest.raises((ValueError, MemoryError, OverflowError)):
        library.record_type()(words)


@native
def test_a_field_reads_only_records_that_have_it() -> None:
    field = vars(type(LAYOUT.record()))["table"]
    short = library.record_type()(11)
    for owner in (short, object(), 5):
        with pytest.raises(TypeError, match="another record"):
            field.__get__(owner)
        with pytest.raises(TypeError):
            field.__set__(owner, 0)


@pytest.mark.parametrize("make", [REAL.new, REAL.record], ids=["plain", "record"])
def test_floats_are_read_and_written(make: Any) -> None:
    at = make()
    assert (at.rate, at.weights, at.table) == (0.0, [0.0, 0.0], [[0.0, 0.0], [0.0, 0.0]])
    at.rate, at.weights = 0.5, [1e300, -0.25]
    twin = at.copy()
    at.rate = 2.0
    assert (twin.rate, twin.weights, twin.table[1]) == (0.5, [1e300, -0.25], [0.0, 0.0])


# -- roots ----------------------------------------------------------------------------------------

DOUBLE = Root("", lambda number: 2 * number, Whole())
ANSWER = Root("", lambda at, question, number: number, ROLLWRITE, Whole(0, 7), Whole())


def counted(at: Any, room: Any) -> int:
    """Writes what it finds, and tries things on the position."""
    at.one += 1
    room.one = at.one
    return int(room.one)


COUNTED: Filling[Other] = Filling("", counted, LAYOUT, OTHER)


@pytest.mark.parametrize("name", ["palace", "rollwrite"])
def test_a_root_refuses_the_record_of_another_layout(name: str) -> None:
    from alhambra.core.rules import find_rules

    kernels = find_rules(name).kernels
    wrong = ROLLWRITE if name == "palace" else PALACE
    for root, more in ((kernels.answer, (0, 0)), (kernels.listing, ())):
        for ask in (root.call, root.interpret):
            for record in (wrong.record(), kernels.choices.record()):
                with pytest.raises(TypeError):
                    ask(record, *more)
            for nothing in (None, 5):
                with pytest.raises(TypeError):
                    ask(nothing, *more)


@native
def test_the_library_takes_nothing_but_its_records_and_as_many_parts_as_there_are() -> None:
    answer = library.root("rollwrite.answer")
    at = ROLLWRITE.record()
    for wrong in (at.words(), ROLLWRITE.new(), memoryview(at), None):
        with pytest.raises(TypeError, match="no record of"):
            answer(wrong, 0, 0)
    for given in ((), (at,), (at, 0), (at, 0, 0, 0)):
        with pytest.raises(TypeError, match="does not take"):
            answer(*given)
    with pytest.raises(TypeError):
        answer(at, 0.5, 0)
    with pytest.raises(TypeError):
        answer(at, question=0, number=0)


@pytest.mark.parametrize("question", [-1, 8, 1 << 62])
def test_a_number_out_of_bounds_is_refused(question: int) -> None:
    from alhambra.rollwrite.game import KERNELS

    for ask in (KERNELS.answer.call, KERNELS.answer.interpret):
        with pytest.raises(ValueError, match="expected 0 to 7"):
            ask(ROLLWRITE.record(), question, 0)


def test_a_root_without_a_name_is_interpreted_and_writes_into_what_it_got() -> None:
    at = LAYOUT.record(WORDS)
    assert not COUNTED.is_native
    assert COUNTED.call(at, room := OTHER.record()) == 1
    assert at.one == 1 and room.one == 1


def test_whoever_fills_a_room_leaves_the_position_alone() -> None:
    at = LAYOUT.record(WORDS)
    for _ in range(2):
        answer, room = COUNTED(at)
        assert answer == room.one == 1 and at.words() == WORDS


def test_a_second_root_of_a_name_is_refused() -> None:
    from alhambra.rollwrite.game import KERNELS

    with pytest.raises(ValueError, match=r"two roots are called rollwrite\.answer"):
        Root("rollwrite.answer", KERNELS.answer.kernel, *KERNELS.answer.parts)


# -- glances --------------------------------------------------------------------------------------


def test_a_glance_is_a_position_like_any_other() -> None:
    at = LAYOUT.glance(WORDS[:])
    assert at.one == 0 and at.three == [1, 2, 3] and at.table[1] == [8, 9, 10, 11]
    assert LAYOUT.to_words(at) == WORDS and repr(at) == repr(LAYOUT.from_words(WORDS))
    at.one, at.three[2], at.table[0][1] = 7, 8, 9
    twin = LAYOUT.copy(at)
    at.table[0][1] = 0
    assert twin.one == 7 and twin.three == [1, 2, 8] and twin.table[0] == [4, 9, 6, 7]
    with pytest.raises(AttributeError):
        at.four  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(AttributeError):
        at.four = 4  # type: ignore[attr-defined]
