"""Layouts: plain objects and flat words hold the same numbers."""

from typing import Annotated, Protocol

import numpy as np
import pytest

from alhambra.core.memory import Layout
from alhambra.core.values import Column, Grid, Number


class Example(Protocol):
    one: Number
    three: Annotated[Column, 3]
    table: Annotated[Grid, 2, 4]


LAYOUT: Layout[Example] = Layout(Example)


def test_words_and_objects_are_the_same_position() -> None:
    words = list(range(LAYOUT.words))
    at = LAYOUT.from_words(words)
    assert LAYOUT.words == 1 + 3 + 8
    assert at.one == 0 and at.three == [1, 2, 3] and at.table[1] == [8, 9, 10, 11]
    assert LAYOUT.to_words(at) == words


def test_a_glance_is_a_position_like_any_other() -> None:
    words = list(range(LAYOUT.words))
    at = LAYOUT.glance(words[:])
    assert at.one == 0 and at.three == [1, 2, 3] and at.table[1] == [8, 9, 10, 11]
    assert LAYOUT.to_words(at) == words and repr(at) == repr(LAYOUT.from_words(words))
    at.one, at.three[2], at.table[0][1] = 7, 8, 9
    twin = LAYOUT.copy(at)
    at.table[0][1] = 0
    assert twin.one == 7 and twin.three == [1, 2, 8] and twin.table[0] == [4, 9, 6, 7]
    with pytest.raises(AttributeError):
        at.four  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(AttributeError):
        at.four = 4  # type: ignore[attr-defined]


def test_a_copy_shares_nothing() -> None:
    at = LAYOUT.new()
    twin = LAYOUT.copy(at)
    twin.table[1][2] = 7
    twin.three[0] = 5
    assert at.table[1][2] == 0 and at.three[0] == 0


def test_the_record_has_the_order_of_the_words() -> None:
    words = np.arange(LAYOUT.words, dtype=np.int64)
    record = words.view(LAYOUT.dtype())[0]
    assert record.one == 0 and list(record.three) == [1, 2, 3] and record.table[1][3] == 11


def test_a_misspelt_field_is_an_error() -> None:
    with pytest.raises(AttributeError):
        LAYOUT.new().four = 4  # type: ignore[attr-defined]


def test_a_field_named_like_a_numpy_attribute_is_refused() -> None:
    class Wrong(Protocol):
        round: Number

    with pytest.raises(AssertionError, match="round"):
        Layout(Wrong).dtype()
