"""The messages of the wire as structs; docs/wire.md says what they mean."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

WIRE = 2
"""Moves when a message changes its meaning."""

Code = Literal[
    "bad-request",
    "not-found",
    "not-yours",
    "not-now",
    "refused",
    "stale",
    "too-many",
    "too-large",
    "bad-origin",
    "method",
    "broken",
]

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Words = Annotated[str, Meta(min_length=1, max_length=64)]
ActionText = Annotated[str, Meta(max_length=400)]
"""Whatever a game can spell: refusing it is left to its rules, which say why."""
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Version = Annotated[int, Meta(ge=0, le=10**9)]


class Strict(Struct, forbid_unknown_fields=True):
    """What a page sends: nothing but what is named."""


# -- what a page sends ---------------------------------------------------------------------------


class NewName(Strict):
    """My name from now on."""

    name: Name


class NewSeat(Strict):
    """Who is to sit at a seat of a new table."""

    kind: Literal["me", "here", "bot", "open"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=32)] | None = None


class NewTable(Strict):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=6)]
    options: dict[Annotated[str, Meta(max_length=16)], Annotated[str, Meta(max_length=100)]] = {}


class Sit(Strict):
    """I take an open seat."""

    invite: Annotated[str, Meta(max_length=64)]
    name: Name
    seat: SeatNumber | None = None


class Luck(Strict):
    """Entropy of my own."""

    words: Words


class Start(Strict):
    """Begin; perhaps with words of my own."""

    words: Words | None = None


class Hand(Strict):
    """A seat to be played by a bot."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=32)]


class Return(Strict):
    """A seat to be given back to its person."""

    seat: SeatNumber


class Hold(Strict):
    """The code of a personal link."""

    token: Annotated[str, Meta(max_length=128)]


class Ask(Strict):
    """Ask a bot what it thinks of my turn."""

    bot: str | None = None
    """The strongest, unless another is named."""


class LessonActions(Strict):
    """What was done in a step of a lesson."""

    actions: Annotated[list[ActionText], Meta(max_length=40)]


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """An action, and the version it was chosen at."""

    version: Version
    action: ActionText


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back."""

    version: Version


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromPage = Act | Undo | Ping


# -- what the server sends -----------------------------------------------------------------------


class View(Struct):
    """What the view of any game has; each has more."""

    game: str
    mover: int | None
    over: bool


class Choice(Struct):
    """What the choice of any game has; each has more."""

    kind: str
    action: str


class Event(Struct):
    """What the event of any game has; each has more."""

    kind: str
    ply: int
    seat: int | UnsetType = UNSET
    """Who acted, where somebody did."""


AnyView = Annotated[Raw, Meta(extra={"shape": "View"})]
AnyChoices = Annotated[Raw, Meta(extra={"shape": "Choice[]"})]
AnyEvents = Annotated[Raw, Meta(extra={"shape": "Event[]"})]
"""JSON that a game has made."""


class Error(Struct):
    """What was wrong."""

    code: Code
    reason: str | None = None
    rule: str | None = None
    detail: str | None = None
    arguments: dict[str, str | int] | None = None
    """What the reason is about, such as the die that is missing."""


class Failure(Struct):
    """The one shape of all errors."""

    error: Error


class SeatView(Struct):
    """A seat as everybody sees it."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    mine: bool
    present: bool
    away: bool
    handed: bool
    luck: bool


class TableView(Struct):
    """A table as one guest sees it."""

    id: str
    game: str
    options: dict[str, str]
    status: Literal["gathering", "playing", "over"]
    version: int
    ply: int
    host: bool
    created: int
    seats: list[SeatView]
    watchers: int
    invite: str | None
    again: str | None
    commitment: str
    luck: str
    secret: str | None
    secrets: bool
    """Do seats see different things?"""


class Mine(Struct):
    """One of my tables."""

    id: str
    game: str
    status: Literal["gathering", "playing", "over"]
    ply: int
    mine: bool
    turn: bool
    names: list[str]
    created: int


class Me(Struct):
    """Who I am, and my tables."""

    name: str
    tables: list[Mine]


class OptionView(Struct):
    """An option of a game, for tables of so many players; the first value is the default."""

    name: str
    values: list[str]
    players: tuple[int, int]


class GameView(Struct):
    """A game that has tables."""

    name: str
    players: tuple[int, int]
    bots: list[str]
    """The weakest first."""
    usual: str
    """The bot that plays where nobody has chosen one."""
    options: list[OptionView]
    lesson: bool


class Games(Struct):
    """The games that have tables."""

    games: list[GameView]


class Plies(Struct):
    """The story of a table and its length."""

    game: str
    names: list[str]
    plies: int
    story: AnyEvents
    over: bool


class Moment(Struct):
    """A table after so many plies."""

    ply: int
    view: AnyView


class Step(Struct):
    """A step of a lesson."""

    name: str


class Lesson(Struct):
    """The steps of a game's lesson."""

    game: str
    steps: list[Step]


class LessonMoment(Struct):
    """A step of a lesson after some actions."""

    step: str
    view: AnyView
    choices: AnyChoices
    events: AnyEvents
    done: bool
    error: Error | None
    numbers: dict[str, int]


class IdeaView(Struct):
    """An action that a bot considers, and what it expects of it."""

    action: str
    line: tuple[str, ...]
    """The whole turn that it begins."""
    points: float
    """The final score expected."""
    chance: float
    """The chance to win expected, from 0 to 1."""


class Advice(Struct):
    """What a bot thinks of a turn, the best action first."""

    bot: str
    ply: int
    """How many plies the table had."""
    ideas: list[IdeaView]


class Status(Struct):
    """Versions, and whether the compiled rules and the bots are ready."""

    version: str
    wire: int
    compiled: bool
    bots: bool
    """Do bots that search search already, or play without?"""
    warming: bool


class TableMessage(Struct, tag="table"):
    """Everything about a table."""

    table: TableView
    story: AnyEvents | None
    ply: int
    view: AnyView | None
    choices: AnyChoices | None
    undo: Literal["step", "decision"] | None


class Update(Struct, tag="update"):
    """Something was accepted."""

    version: int
    back: int | None
    events: AnyEvents
    ply: int
    view: AnyView
    choices: AnyChoices | None
    undo: Literal["step", "decision"] | None


class Presence(Struct, tag="presence"):
    """Who is here has changed."""

    table: TableView


class Refused(Struct, tag="refused"):
    """A message was not accepted."""

    version: int
    error: Error


class Again(Struct, tag="again"):
    """The next table is ready."""

    table: str


class StatusMessage(Struct, tag="status"):
    """Whether the compiled rules and the bots are ready, or are being made ready."""

    compiled: bool
    bots: bool
    """Do bots that search search already, or play without?"""
    warming: bool


class Pong(Struct, tag="pong"):
    """I am here."""


FromServer = TableMessage | Update | Presence | Refused | Again | StatusMessage | Pong
