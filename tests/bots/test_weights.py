"""Weights in files: they read back, and a file is refused that holds others or none."""

from pathlib import Path

import pytest

from alhambra.bots.weights import Shipped, read, read_for, write
from alhambra.cli.saying import said
from alhambra.core.errors import AlhambraError
from alhambra.locale import words_in

SIZES = {"some": 3, "more": 1}
WEIGHTS = Shipped(
    {"game": "palace", "players": 2, "games": 7}, {"some": [1, -2, 3], "more": [1 << 30]}
)


def test_weights_read_back(tmp_path: Path) -> None:
    file = tmp_path / "new.weights"
    write(file, WEIGHTS)
    assert read(file) == read_for(file, SIZES, game="palace", players=2) == WEIGHTS


@pytest.mark.parametrize(
    "content",
    [b"", b"hello\n", b"hello", b"[]\nx", b"null\nx", b"{}\nx", b'{"fields": 3}\n', b"\xff\n\xff"],
)
def test_a_file_without_weights_is_told_of_in_words(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    with pytest.raises(AlhambraError) as refused:
        read(file)
    text = said(refused.value, words_in("en"))
    assert text == f"{file} holds no weights of a bot, or only a part of them"


def test_half_a_file_holds_no_weights(tmp_path: Path) -> None:
    file = tmp_path / "new.weights"
    write(file, WEIGHTS)
    file.write_bytes(file.read_bytes()[:-4])
    with pytest.raises(AlhambraError, match="no weights"):
        read(file)
    write(file, Shipped({**WEIGHTS.facts, "fields": {}}, {}))
    with pytest.raises(AlhambraError, match="old weights"):
        read_for(file, SIZES, game="palace")


def test_a_file_that_is_none_says_why(tmp_path: Path) -> None:
    with pytest.raises(AlhambraError) as refused:
        read(tmp_path / "none")
    text = said(refused.value, words_in("en"))
    assert text == f"cannot read {tmp_path / 'none'}: No such file or directory"


@pytest.mark.parametrize(
    ("wanted", "text"),
    [
        ({"game": "rollwrite", "players": 3}, "holds weights of palace, not of rollwrite"),
        ({"game": "palace", "players": 3}, "holds weights for 2 players, not for 3"),
        ({"game": "palace", "rows": 3}, "holds no weights of a bot, or only a part of them"),
    ],
)
def test_weights_for_something_else_are_refused(
    tmp_path: Path, wanted: dict[str, object], text: str
) -> None:
    file = tmp_path / "new.weights"
    write(file, WEIGHTS)
    with pytest.raises(AlhambraError) as refused:
        read_for(file, SIZES, **wanted)
    assert said(refused.value, words_in("en")) == f"{file} {text}"
