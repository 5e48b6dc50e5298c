"""The shapes of the wire that the page is checked against are those of the server."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from scripts import types_js


@pytest.mark.parametrize("path", types_js.modules(), ids=lambda path: path.parent.name)
def test_the_types_of_the_page_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == types_js.modules()[path], "run make types-js"


def test_every_game_on_the_page_has_types_of_its_own() -> None:
    assert {"js", "rollwrite"} <= {path.parent.name for path in types_js.modules()}


@dataclass(frozen=True)
class Took:
    """Somebody took something.

    More is not said.
    """

    kind: Literal["took", "else"] = field(default="took", init=False)
    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Left:
    """Somebody left."""

    kind: Literal["left"] = field(default="left", init=False)
    near: list[Literal["a", "b"]] | None


class Seen(Struct, tag_field="game", tag="toy"):
    """A view."""

    at: tuple[int, str]
    names: dict[str, bool]
    more: Annotated[Raw, Meta(extra={"shape": "Choice[]"})]
    seat: int | UnsetType = UNSET


def test_classes_become_definitions_and_unions_can_be_told_apart() -> None:
    shapes = types_js.Shapes("Shapes")
    shapes.define(Seen, own=Left, nothing=None)
    shapes.union("Event", Took | Left, "{ply: number}")
    seen, took, left = (
        "/**\n * A view.\n * @typedef {object} Seen\n"
        ' * @property {"toy"} game\n * @property {[number, string]} at\n'
        " * @property {Record<string, boolean>} names\n * @property {Choice[]} more\n"
        " * @property {number} [seat]\n * @property {Left} [own]\n */",
        "/**\n * Somebody took something.\n * @typedef {object} Took\n"
        ' * @property {"took"} kind\n'
        " * @property {number} seat\n * @property {string[]} cards\n */",
        "/**\n * Somebody left.\n * @typedef {object} Left\n"
        ' * @property {"left"} kind\n * @property {("a" | "b")[] | null} near\n */',
    )
    union = "/** @typedef {(Took | Left) & {ply: number}} Event */"
    assert shapes.text().split("\n\n")[1:] == [left, seen, took, union, "export {};\n"]


def test_a_type_without_a_word_is_noticed() -> None:
    class Odd(Struct):
        raw: Raw

    with pytest.raises(TypeError, match="no word"):
        types_js.Shapes("Shapes").define(Odd)
