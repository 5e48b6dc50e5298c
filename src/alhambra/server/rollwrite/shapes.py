"""The shapes of Roll & Write on the wire: a view, its rows, the choices and the final account."""

from typing import Literal

from msgspec import Struct

Cell = tuple[int, int]
"""A crossing: yellow and blue, that is row and column."""
Die = tuple[str, int]
"""`y` or `b`, and its pips."""


class Points(Struct):
    """The account of a row if the game ended now."""

    types: list[int]
    lines: int
    coins: int
    bonus: int
    total: int


class Row(Struct):
    """One row of the score sheet with the sheet behind it."""

    virtual: bool
    counts: list[int]
    finished: list[int]
    marks: tuple[Cell, ...]
    circled: int
    crossed: int
    yellow: list[int]
    blue: list[int]
    points: Points


class Line(Struct):
    """A row or column of a sheet."""

    line: Literal["row", "column"]
    number: int
    marks: int
    points: int


class TypeAccount(Struct):
    """One type of one row in the final account."""

    count: int
    place: int | None
    shared: int
    finished: bool
    points: int


class Account(Struct, rename="camel"):
    """Everything one row has earned."""

    types: list[TypeAccount]
    lines: list[Line]
    coins: int
    coin_points: int
    bonus: int
    total: int


class Outcome(Struct):
    """The final account."""

    winners: tuple[int, ...]
    accounts: list[Account]


class View(Struct, tag_field="game", tag="rollwrite"):
    """A position as everybody sees it."""

    phase: str
    mover: int | None
    round: int
    rounds: int
    first: int
    over: bool
    grid: tuple[str, ...]
    boxes: list[int]
    coins: int
    free: list[tuple[int, ...]]
    rows: list[Row]
    outcome: Outcome | None


class TypeAfter(Struct):
    """A type of the mover after a building."""

    points: int
    place: int | None
    shared: int
    count: int
    boxes: int


class Pair(Struct):
    """Who gets which dice."""

    seat: int
    yellow: int
    blue: int


class Choice(Struct):
    """A legal action: what it touches, and how the mover's points would change."""

    action: str
    dice: tuple[Die, ...]
    cells: list[Cell]
    points: int


class Building(Choice, tag_field="kind", tag="construct", rename="camel"):
    """A building at a crossing."""

    building: str
    type: TypeAfter
    lines: tuple[Line, Line]
    type_points: int
    line_points: int


class SecondBuilding(Building, tag_field="kind", tag="second", rename="camel"):
    """A second building, for coins."""

    coins: int
    coin_points: int


class Turning(Choice, tag_field="kind", tag="change", rename="camel"):
    """A die turned for a coin; the cells are those it makes reachable."""

    to: int
    coins: int
    coin_points: int


class Gaining(Choice, tag_field="kind", tag="gain", rename="camel"):
    """Coins for the built crossings."""

    coins: int
    coin_points: int


class Keeping(Choice, tag_field="kind", tag="keep"):
    """A pair kept, the other passed on."""

    passes: Pair


class Declining(Choice, tag_field="kind", tag="done"):
    """No second building."""


AnyChoice = Building | SecondBuilding | Turning | Gaining | Keeping | Declining
