"""Pebbles at tables: its view and its choices; it has no lesson."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from alhambra.server.games import LessonStep
from tests.toy.events import AnyEvent
from tests.toy.game import Game, Outcome

LESSON: tuple[LessonStep, ...] = ()


class View(Struct, tag_field="game", tag="pebbles"):
    """A position as everybody sees it."""

    mover: int | None
    over: bool
    heap: int
    taken: tuple[int, ...]
    outcome: Outcome | None


@dataclass(frozen=True)
class Taking:
    """So many pebbles, and how many would be left."""

    kind: Literal["take"]
    action: str
    left: int


def view(game: Game, *, shown: bool, is_past: bool = False) -> View:
    seen = game.observe(0)
    return View(game.to_move, game.is_over, seen["heap"], seen["taken"], game.outcome)


def own(game: Game, seat: int) -> None:
    """Nobody has secrets."""


def masked(event: AnyEvent, seats: Sequence[int]) -> AnyEvent:
    """Everything may be told again."""
    return event


def choices(game: Game) -> list[Taking]:
    heap = game.position.heap
    return [
        Taking("take", action, heap - game.codec.action_code(action) - 1)
        for action in game.legal_actions()
    ]
