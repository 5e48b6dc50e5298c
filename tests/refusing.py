"""Expects an error, by what the terminal would say of it in English."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from alhambra.cli.saying import said
from alhambra.core.errors import AlhambraError
from alhambra.locale import words_in


@contextmanager
def refusing(kind: type[AlhambraError], says: str) -> "Iterator[pytest.ExceptionInfo[Any]]":
    """Like `pytest.raises`, but matches the sentence of the catalogue."""
    with pytest.raises(kind) as raised:
        yield raised
    sentence = said(raised.value, words_in("en"))
    assert re.search(says, sentence), sentence
    assert str(raised.value), "programmers get a text too"
