"""The document of the wire tells of every message of both games, field by field."""

import re
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from alhambra.palace import prospects as palace_prospects
from alhambra.palace import told as palace_events
from alhambra.rollwrite import events as rollwrite_events
from alhambra.rollwrite import prospects as rollwrite_prospects
from alhambra.server.palace import views as palace_views
from alhambra.server.rollwrite import views as rollwrite_views

PAGE = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
GAMES = {"rollwrite": "Roll & Write", "palace": "Alhambra"}


def section(game: str) -> str:
    """What the page says of a game."""
    return PAGE.partition(f"\n## {GAMES[game]}\n")[2].partition("\n## ")[0]


def parts(kind: Any) -> list[type]:
    """The classes that a union holds."""
    return list(get_args(kind)) if isinstance(kind, UnionType) else [kind]


def kinds_of(part: type) -> tuple[str, ...]:
    """What `kind` can be on the wire."""
    return get_args(get_type_hints(part)["kind"])


@pytest.mark.parametrize(
    ("game", "union"),
    [
        ("rollwrite", rollwrite_events.AnyEvent),
        ("palace", palace_events.AnyEvent),
        ("rollwrite", rollwrite_prospects.Prospect),
        ("palace", palace_prospects.Prospect),
    ],
)
def test_every_event_and_choice_is_described_with_all_its_fields(game: str, union: Any) -> None:
    rows = [line for line in section(game).splitlines() if line.startswith("| `")]
    everywhere = section(game).partition("`Choice` has")[2].partition("\n| kind")[0]
    for part in parts(union):
        for kind in kinds_of(part):
            told = [row for row in rows if f"`{kind}`" in row.split("|")[1]]
            assert told, kind
            for field in fields(part):
                if field.name not in ("kind", "ply"):
                    assert any(f"`{field.name}`" in row for row in told) or (
                        f"`{field.name}`" in everywhere
                    ), f"{kind}: {field.name}"


@pytest.mark.parametrize(
    ("game", "views"), [("rollwrite", rollwrite_views), ("palace", palace_views)]
)
def test_every_part_of_a_view_is_shown_or_explained(game: str, views: ModuleType) -> None:
    text = section(game)
    for name in named(views.View) | named(getattr(views, "Own", views.View)):
        assert re.search(rf'["`]{name}["`]', text), name


def named(kind: Any, known: frozenset[Any] = frozenset()) -> set[str]:
    """The names of all fields of a message, and of the messages in it."""
    if kind in known or get_origin(kind) is Literal:
        return set()
    found: set[str] = set()
    if is_dataclass(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        hints = get_type_hints(kind)
        for name, hint in hints.items():
            if not name.startswith("_"):
                found |= {name} | named(hint, known | {kind})
    for part in get_args(kind):
        found |= named(part, known)
    return found
