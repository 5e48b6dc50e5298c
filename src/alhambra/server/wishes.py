"""What a page sends, as structs; docs/wire.md says what it means."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from alhambra.server.wire import Phrase

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Words = Annotated[str, Meta(min_length=1, max_length=97)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
ActionText = Annotated[str, Meta(max_length=400)]
"""Whatever a game can spell: refusing it is left to its rules, which say why."""
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Version = Annotated[int, Meta(ge=0, le=10**9)]


class Strict(Struct, forbid_unknown_fields=True):
    """What a page sends: nothing but what is named."""


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


class NewPromise(Strict):
    """What my device promises for a seat of mine."""

    seat: SeatNumber
    promise: Hash


class Promise(Strict):
    """The words of my device, promised by their hashes."""

    promises: Annotated[list[NewPromise], Meta(min_length=1, max_length=6)]


class Start(Strict):
    """I want to begin; perhaps without the words of some, perhaps with promises of my own."""

    promises: Annotated[list[NewPromise], Meta(max_length=6)] = []
    without: Annotated[list[SeatNumber], Meta(max_length=6)] = []
    anew: bool = False
    """Let all promise other words, in a new attempt."""


class NewWords(Strict):
    """The words that were promised for a seat of mine."""

    seat: SeatNumber
    words: Words


class Tell(Strict):
    """The words of my device."""

    words: Annotated[list[NewWords], Meta(min_length=1, max_length=6)]


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


class Address(Strict):
    """An address of this server, to be photographed."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


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


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say one of a few phrases to everybody around the table."""

    phrase: Phrase


class Pace(Struct, tag="pace", forbid_unknown_fields=True):
    """How quickly bots shall act."""

    pace: Literal["quick", "calm", "slow"]


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromPage = Act | Undo | Say | Pace | Ping
