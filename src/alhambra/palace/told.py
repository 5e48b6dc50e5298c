"""The events of the board game: facts in the past tense, with all that a sentence needs.

Cards and tiles go by their names, places by their distance east and north of the fountain. A count
of cards stays where the cards themselves may not be told again: see `masked` in `events`.
"""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from alhambra.core.event import Event
from alhambra.palace.outcome import Account

Names = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DirkDrew(Event):
    """Dirk's tiles came out of the bag (AL-9.3)."""

    kind: Literal["drew"] = field(default="drew", init=False)
    tiles: Names
    scoring: int
    """The scoring after which he drew; 0 at the start."""


@dataclass(frozen=True, slots=True)
class MoneyDealt(Event):
    """A seat got its starting money (AL-2.2)."""

    kind: Literal["dealt"] = field(default="dealt", init=False)
    seat: int
    count: int
    cards: Names | None
    total: int | None


@dataclass(frozen=True, slots=True)
class FirstChosen(Event):
    """The first player was found (AL-2.3)."""

    kind: Literal["first"] = field(default="first", init=False)
    seat: int
    by: Literal["cards", "money", "seat"]
    """Fewest cards; then least money; then the lowest seat."""


@dataclass(frozen=True, slots=True)
class LaidOut(Event):
    """Money was laid out, told when all of it has come (AL-2.4, AL-6.1)."""

    kind: Literal["laid"] = field(default="laid", init=False)
    count: int
    cards: Names | None
    """Ascending."""


@dataclass(frozen=True, slots=True)
class TileLaidOut(Event):
    """A tile came into the market (AL-2.1, AL-6.1)."""

    kind: Literal["tile"] = field(default="tile", init=False)
    tile: str
    slot: int
    opening: bool
    """Is the market filled for the first time?"""


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The money paid so far became a new deck (AL-6.2)."""

    kind: Literal["reshuffled"] = field(default="reshuffled", init=False)
    count: int


@dataclass(frozen=True, slots=True)
class ScoringCardDrawn(Event):
    """A scoring card came up; its scoring follows the refill (AL-6.3)."""

    kind: Literal["scoring-card"] = field(default="scoring-card", init=False)
    number: int


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat took money (AL-3.2)."""

    kind: Literal["took"] = field(default="took", init=False)
    seat: int
    count: int
    cards: Names | None
    total: int | None


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """A seat bought a tile (AL-3.3)."""

    kind: Literal["bought"] = field(default="bought", init=False)
    seat: int
    tile: str
    slot: int
    price: int
    exact: bool
    """Was nothing too much paid, so that the turn goes on (AL-3.4)?"""
    over: int | None
    """How much too much was paid."""
    count: int
    cards: Names | None


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A seat placed a bought tile in its grounds (AL-3.7)."""

    kind: Literal["placed"] = field(default="placed", init=False)
    seat: int
    tile: str
    x: int
    y: int
    wall: tuple[int, int]
    """The longest wall before and after."""


@dataclass(frozen=True, slots=True)
class Reserved(Event):
    """A seat put a bought tile into its reserve (AL-3.7)."""

    kind: Literal["reserved"] = field(default="reserved", init=False)
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class GaveToDirk(Event):
    """A seat gave a bought tile to Dirk (AL-9.4)."""

    kind: Literal["gave"] = field(default="gave", init=False)
    seat: int
    tile: str
    has: int
    """How many tiles of the type Dirk has now."""


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A seat built a tile of its reserve (AL-5.1)."""

    kind: Literal["built"] = field(default="built", init=False)
    seat: int
    tile: str
    x: int
    y: int
    wall: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A seat took a tile back into its reserve (AL-5.2)."""

    kind: Literal["removed"] = field(default="removed", init=False)
    seat: int
    tile: str
    x: int
    y: int
    wall: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A tile of the reserve took the place of another (AL-5.3)."""

    kind: Literal["exchanged"] = field(default="exchanged", init=False)
    seat: int
    tile: str
    """What came into the grounds."""
    old: str
    """What went into the reserve."""
    x: int
    y: int
    wall: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed, since nothing else was possible (AL-3.5)."""

    kind: Literal["passed"] = field(default="passed", init=False)
    seat: int


@dataclass(frozen=True, slots=True)
class LastTurnEnded(Event):
    """No further turn is played (AL-8.1)."""

    kind: Literal["last-turn"] = field(default="last-turn", init=False)
    why: Literal["market", "bag"]
    """The market cannot be refilled; or, by the option, the bag is empty."""


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A scoring was held (AL-7)."""

    kind: Literal["scored"] = field(default="scored", init=False)
    number: int
    accounts: tuple[Account, ...]


@dataclass(frozen=True, slots=True)
class TileLeft:
    """A tile left on the market at the end of the game."""

    tile: str
    slot: int
    seat: int | None
    """Who got it: the one with the most money in its currency; None if it stays."""
    tied: tuple[int, ...]
    """Those who have equally much, where it stays for that; nobody has any if they are none."""


@dataclass(frozen=True, slots=True)
class TilesGivenOut(Event):
    """The tiles left on the market went to the richest in their currencies (AL-8.2)."""

    kind: Literal["given-out"] = field(default="given-out", init=False)
    tiles: tuple[TileLeft, ...]


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over (AL-8.4)."""

    kind: Literal["over"] = field(default="over", init=False)
    winners: tuple[int, ...]
    scores: tuple[int, ...]


AnyEvent: TypeAlias = (
    DirkDrew
    | MoneyDealt
    | FirstChosen
    | LaidOut
    | TileLaidOut
    | Reshuffled
    | ScoringCardDrawn
    | Took
    | Bought
    | Placed
    | Reserved
    | GaveToDirk
    | Built
    | Removed
    | Exchanged
    | Passed
    | LastTurnEnded
    | Scored
    | TilesGivenOut
    | Ended
)
