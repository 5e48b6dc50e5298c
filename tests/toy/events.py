"""What a ply of Pebbles did."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from alhambra.core.event import Event


@dataclass(frozen=True, slots=True)
class FirstChosen(Event):
    """Somebody begins."""

    kind: Literal["first"] = field(default="first", init=False)
    seat: int


@dataclass(frozen=True, slots=True)
class Took(Event):
    """Somebody took pebbles, and so many are left."""

    kind: Literal["took"] = field(default="took", init=False)
    seat: int
    count: int
    left: int


AnyEvent: TypeAlias = FirstChosen | Took
