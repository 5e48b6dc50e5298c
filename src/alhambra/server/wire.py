"""What the server sends, as structs; docs/wire.md says what it means."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from alhambra.server.solo import NextMedal, Solo

WIRE = 4
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

Phrase = Literal[
    "hello",
    "well-played",
    "thanks",
    "thinking",
    "oops",
    "wow",
    "your-turn",
    "good-game",
    "again",
]
"""All that people can say to each other at a table; the catalogues put it into words."""

Luck = Literal["none", "mine", "promised", "away", "told"]
"""Words are promised by nobody, by me, by a device that is here or by one that is not; or told."""

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
    luck: Luck
    """Where the words of the person's device for the dice stand."""
    promise: str | None
    """The hash of the words that were promised."""


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
    attempt: int
    """How many times words were promised."""
    called: bool
    """Does somebody want to begin?"""
    asked: bool
    """Have all promised, so that words are told now?"""
    missing: list[int]
    """The seats of people whose words are not waited for, or not among the dice."""
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
    pages: int = 1
    """How many pages of tables there are; this is the first."""


class MyTables(Struct):
    """A page of my tables."""

    tables: list[Mine]
    pages: int


class Played(Struct):
    """A game that I have played to its end."""

    table: str
    game: str
    options: dict[str, str]
    players: int
    score: int
    place: int
    """1 for a victory, shared or not."""
    margin: int
    """Points ahead of the best rival, or behind."""
    rivals: list[str]
    """Levels of bots, or `person`."""
    finished: int
    """In seconds since 1970."""
    medal: str | None
    """`bronze`, `silver` or `gold` for a game played alone."""
    next: NextMedal | None
    """What more points would have earned."""


class MyGames(Struct):
    """My finished games, the latest last."""

    name: str
    games: list[Played]


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
    solo: list[Solo]


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


class Moments(Struct):
    """A table after each of its plies, from the beginning."""

    views: list[AnyView]


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
    hurried: bool
    """Did it think with less than usual, since too many wait for a bot?"""


class Qr(Struct):
    """A QR code: how many squares it has on a side, and its dark ones as an SVG path."""

    size: int
    path: str


class Status(Struct):
    """Versions, the address in the house, and whether the rules run compiled."""

    version: str
    wire: int
    house: str | None
    compiled: bool
    """Where they are interpreted, bots play without searching."""


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


class Hurry(Struct, tag="hurry"):
    """Whether the bots of this table think with less than usual, since too many wait for some."""

    hurried: bool


class Said(Struct, tag="said"):
    """Somebody at the table says something."""

    seat: int
    phrase: Phrase


class Unsaid(Struct, tag="unsaid"):
    """What I wanted to say was not passed on."""

    error: Error


class Pong(Struct, tag="pong"):
    """I am here."""


FromServer = TableMessage | Update | Presence | Refused | Again | Hurry | Said | Unsaid | Pong
