"""NumPy is an extra: who wants it is told how to get it where it is not installed."""

import subprocess
import sys

import numpy as np
import pytest

from alhambra.cli.saying import said
from alhambra.core.arrays import NoNumPy, numpy_for
from alhambra.core.errors import AlhambraError
from alhambra.locale import words_in

HIDDEN = "import sys; sys.modules['numpy'] = None\n"
"""Whoever imports NumPy after this does not find it."""


def test_where_numpy_is_installed_it_is_given() -> None:
    assert numpy_for("simulate") is np


def test_where_numpy_is_missing_the_error_says_who_wants_it_and_how_to_get_it() -> None:
    code = HIDDEN + "from alhambra.core.arrays import numpy_for; numpy_for('simulate')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.endswith("NoNumPy: simulate needs NumPy: pip install 'alhambra[numpy]'")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "simulate needs NumPy: pip install 'alhambra[numpy]'"),
        ("nl", "simulate heeft NumPy nodig: pip install 'alhambra[numpy]'"),
        ("de", "simulate braucht NumPy: pip install 'alhambra[numpy]'"),
    ],
)
def test_the_error_speaks_the_language_of_the_terminal(language: str, sentence: str) -> None:
    error = NoNumPy("simulate")
    assert said(error, words_in(language)) == sentence
    assert isinstance(error, AlhambraError) and isinstance(error, ImportError)
