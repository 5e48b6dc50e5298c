"""A table: one live game and the people around it; it knows nothing of sockets or disks.

Every change is proposed as an entry of the journal: the table checks it, takes it in, and hands
back its text. Whoever keeps the table stores that text before anybody hears of the change, and
forgets the table if it cannot be stored. A table read back from its journal is the same table.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Literal

from msgspec import Raw

from alhambra.core import values
from alhambra.core.fair import FairDealer
from alhambra.core.record import Record
from alhambra.core.rules import Rules
from alhambra.server import games, journal, playing
from alhambra.server.journal import BACK, CHANCE, FORGET, FORGOTTEN, Fact
from alhambra.server.playing import AnyGame
from alhambra.server.promises import CALLS, VERBS, Promises
from alhambra.server.refusal import Refusal
from alhambra.server.story import round_of, story_of

NOBODY = values.CHANCE
"""Who made a ply that chance made."""


@dataclass
class Seat:
    """A place at the table and who sits there."""

    kind: Literal["person", "bot", "open"] = "open"
    name: str = ""
    guests: set[str] = field(default_factory=set)
    """The devices of the person: whoever holds the seat may play it."""
    bot: str | None = None
    """Who plays: None for the person."""

    @property
    def is_handed(self) -> bool:
        """Does a bot play for a person?"""
        return self.kind == "person" and self.bot is not None


@dataclass(frozen=True)
class Making:
    """What a table is made of before anybody sits down."""

    id: str
    rules: Rules
    host: str
    secret: str
    created: int


class Table:
    """A live game, its seats and its version."""

    def __init__(self, making: Making, entries: list[str] | None = None) -> None:
        """A new table, or the one that a journal tells of."""
        self.making = making
        self.rules = making.rules
        self.door = games.find(making.rules.name)
        self.seats = [Seat() for _ in range(self.rules.seats)]
        self.version = 0
        self.game: AnyGame | None = None
        self.again: str | None = None
        self.promises = Promises(making.id)
        self._dealer = FairDealer(making.secret, making.id)
        self.mover: int | None = None
        """The seat to move."""
        self._undoable: tuple[Literal["step", "decision"], int, int] | None = None
        self._views: dict[int | None, bytes] = {}
        self._choices: Raw | None = None
        """What was made of this version already."""
        self._read_back(entries or [])

    # -- what is -------------------------------------------------------------------------------

    @property
    def status(self) -> Literal["gathering", "playing", "over"]:
        """Where the table stands."""
        if self.game is None:
            return "gathering"
        return "over" if self.game.is_over else "playing"

    @property
    def ply(self) -> int:
        """How many plies the game has."""
        return 0 if self.game is None else len(self.game.plies)

    @property
    def bot_to_move(self) -> str | None:
        """The bot that is to move, if it is a bot's turn."""
        return None if self.mover is None else self.seats[self.mover].bot

    @property
    def luck(self) -> str:
        """The words that were told, by seat."""
        return self.promises.luck

    @property
    def people(self) -> list[int]:
        """The seats of people, whoever plays there now."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    @property
    def commitment(self) -> str:
        """What the server has committed itself to."""
        return self._dealer.commitment

    @property
    def secret(self) -> str | None:
        """The secret of the dice, once the game is over."""
        return self.making.secret if self.status == "over" else None

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return [seat.name for seat in self.seats]

    @property
    def missing(self) -> list[int]:
        """The seats of people whose words are not waited for, or not among the dice."""
        if self.game is None and not self.promises.is_asked:
            return sorted(self.promises.without or ())
        return self.promises.missing(self.people)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest holds."""
        return [n for n, seat in enumerate(self.seats) if guest in seat.guests]

    def may_play(self, guest: str | None) -> bool:
        """Is it this guest's turn?"""
        seat = self.mover
        return seat is not None and self._plays(guest, seat)

    def _plays(self, guest: str | None, seat: int) -> bool:
        return self.seats[seat].bot is None and guest in self.seats[seat].guests

    def view(self, guest: str | None) -> Raw:
        """The position as a guest sees it, in JSON; the game must have begun."""
        assert self.game is not None
        eye = self.eye_of(guest) if self.rules.has_secrets else None
        if None not in self._views:
            self._views[None] = playing.view_of(self.door, self.game, shown=self.is_shown)
        if eye not in self._views:
            shared = self._views[None]
            self._views[eye] = playing.with_own(shared, self.door, self.game, eye)
        return Raw(self._views[eye])

    def eye_of(self, guest: str | None) -> int | None:
        """The seat whose secrets a guest sees: of several at one screen the one to move."""
        mine = self.seats_of(guest)
        if len(mine) > 1:
            return self.mover if self.mover in mine else None
        return mine[0] if mine else None

    @property
    def is_shown(self) -> bool:
        """May everybody see everything?"""
        return self.status == "over" or not self.rules.has_secrets

    def moments(self, guest: str | None) -> Callable[[int], Raw]:
        """The game as it was after so many plies, as a guest may see it now; in JSON.

        What is found here is for this version; the work itself may be done in any thread.
        """
        now, door, shown, eye = self._playing(), self.door, self.is_shown, self.eye_of(guest)
        last = self.ply

        def made(ply: int) -> Raw:
            game = now.at_ply(ply)
            shared = playing.view_of(door, game, shown=shown, is_past=ply < last)
            return Raw(playing.with_own(shared, door, game, eye))

        return made

    def choices(self, guest: str | None) -> Raw | None:
        """The legal actions with what each would bring, for whoever is to move; None for others."""
        if not self.may_play(guest):
            return None
        if self._choices is None:
            self._choices = Raw(playing.choices_of(self.door, self._playing()))
        return self._choices

    def story(self, *, since: int = 0) -> Raw:
        """The events of all plies after this one, in JSON, as they are told when they happen."""
        if self.game is None:
            return Raw(b"[]")
        return Raw(story_of(playing.told_in(self.game), since=since))

    def story_again(self, guest: str | None) -> Callable[[], Raw]:
        """The story from the beginning, as it may be told again to a guest: the last round in full.

        What is found here is for this version; the work itself may be done in any thread.
        """
        told = [] if self.game is None else playing.told_in(self.game)[:]
        if self.game is None or self.is_shown:
            return lambda: Raw(story_of(told))
        door, seats, makers = self.door, self.seats_of(guest), self.game.makers
        fresh = min(round_of(makers, seat) for seat in seats or [self.mover or 0])
        return lambda: Raw(story_of(told, mask=lambda one: door.masked(one, seats), fresh=fresh))

    def undo(self, guest: str | None) -> Literal["step", "decision"] | None:
        """What taking back would do for a guest now."""
        found = self._undoable
        return found[0] if found is not None and self._plays(guest, found[1]) else None

    def _undoing(self) -> tuple[Literal["step", "decision"], int, int] | None:
        """What could be taken back now, by whoever plays which seat, and to which ply."""
        if self.game is None or self.game.is_over or not self.game.makers:
            return None
        makers = self.game.makers
        last = makers[-1]
        if last != NOBODY and last == self.mover:
            return "step", last, self.ply - 1
        people = self.people
        if len(people) == 1 and people[0] in makers:
            back = self.ply - 1 - makers[::-1].index(people[0])
            return "decision", people[0], back
        return None

    def record(self) -> Callable[[], Record]:
        """The record of the game so far; with the secret once the game is over.

        What is found here is for this version; the work itself may be done in any thread.
        """
        if self.game is None:
            raise Refusal("not-now", "the game has not begun")
        if not self.is_shown:
            raise Refusal("not-now", "hands are secret until the game is over")
        published = self.status == "over"
        fair = self.promises.fair(self._dealer, self.people, published=published)
        game, names = self.game.copy(), self.names
        return lambda: Record.of(game, names, fair=fair)

    # -- what is proposed ----------------------------------------------------------------------

    def expect(self, version: int) -> None:
        """Refuse what was made for another version."""
        if version != self.version:
            raise Refusal("stale", f"version {self.version}")

    def propose(self, *facts: Fact) -> str:
        """Take facts in as one entry; its text, to be stored before it is told."""
        return self._add(list(facts))

    def take_in(self, entry: str) -> list[Fact]:
        """Take in an entry that was accepted elsewhere; its facts."""
        facts = [journal.read(line) for line in entry.split("\n")]
        self._add(facts)
        return facts

    def act(self, text: str, guest: str | None) -> str:
        """An action of a seat that somebody plays, the one to move if it is theirs."""
        self._playing()
        if self.mover is not None and self._plays(guest, self.mover):
            return self.act_for(self.mover, text)
        mine = [seat for seat in self.seats_of(guest) if self._plays(guest, seat)]
        if not mine:
            raise Refusal("not-yours")
        return self.act_for(mine[0], text)

    def act_for(self, seat: int, text: str) -> str:
        """An action of a seat, and what chance brings after it; raises Refusal."""
        game = self._playing()
        since = self.ply
        playing.act(game, seat, text, dealer=self._dealer)
        return self._finish(_lines_since(game, since))

    def take_back(self, guest: str | None) -> str:
        """Go back a step or a decision; raises Refusal."""
        found = self._undoable
        if found is None or not self._plays(guest, found[1]):
            raise Refusal("not-now", "nothing can be taken back")
        return self._add([Fact(BACK, found[2])])

    def to_ask(self, present: Collection[str | None]) -> Fact | None:
        """All are asked for their words as soon as nobody is waited for; None until then."""
        if self.game is not None:
            return None
        played = [number for number in self.people if self.seats[number].bot is None]
        return self.promises.to_ask(played, present)

    def prepare(self, facts: list[Fact], present: Collection[str | None]) -> str:
        """Facts about words for the dice, and what follows: all are asked, the game begins."""
        if self.game is not None:
            raise Refusal("not-now", "the game has begun")
        is_open = any(seat.kind == "open" for seat in self.seats)
        if is_open and any(fact.verb in CALLS for fact in facts):
            raise Refusal("not-now", "a seat is open")
        lines = []
        for fact in facts:
            self._apply(fact)
            lines.append(str(fact))
        if (ask := self.to_ask(present)) is not None:
            self._apply(ask)
            lines.append(str(ask))
        if self.promises.is_told:
            begun = Fact("start", NOBODY)
            self._apply(begun)
            game = self._playing()
            game.deal(self._dealer)
            lines += [str(begun), *_lines_since(game, 0)]
        return self._finish(lines)

    def _playing(self) -> AnyGame:
        if self.game is None:
            raise Refusal("not-now", "the game has not begun")
        return self.game

    # -- how facts are taken in ----------------------------------------------------------------

    def _add(self, facts: list[Fact]) -> str:
        for fact in facts:
            self._apply(fact)
        return self._finish(list(map(str, facts)))

    def _finish(self, lines: list[str]) -> str:
        self.version += 1
        self._settle()
        return "\n".join(lines)

    def _settle(self) -> None:
        """Know what is so now, and forget what was made of the version before."""
        self.mover = None if self.game is None else self.game.to_move
        self._undoable = self._undoing()
        self._views.clear()
        self._choices = None

    def _read_back(self, entries: list[str]) -> None:
        """Take in a journal; what was taken back is not played again."""
        plies: list[Fact] = []
        for entry in entries:
            for line in entry.split("\n"):
                fact = journal.read(line)
                if fact.verb in ("act", CHANCE):
                    plies.append(fact)
                elif fact.verb == BACK:
                    del plies[fact.seat :]
                else:
                    self._apply(fact)
            self.version += 1
        for fact in plies:
            self._apply(fact)
        self._settle()

    def _apply(self, fact: Fact) -> None:
        game = self.game
        if fact.verb == "act":
            assert game is not None
            game.play(game.parse(fact.text))
        elif fact.verb == CHANCE:
            assert game is not None
            game.reveal(game.parse_chance(fact.text))
        elif fact.verb == BACK:
            assert game is not None
            self.game = game.at_ply(fact.seat)
        elif fact.verb == "start":
            self._dealer = FairDealer(self.making.secret, self.making.id, self.luck)
            self.game = self.rules.new_game()
            playing.tell(self.door, self.game)
        elif fact.verb == "again":
            self.again = fact.text
        elif fact.verb in VERBS:
            self.promises.take(fact)
        elif fact.verb == FORGET:
            pass  # the entries before tell it
        else:
            self._seat(self.seats[fact.seat], fact)

    def _seat(self, seat: Seat, fact: Fact) -> None:
        """Facts about who sits where."""
        if fact.verb == "sit":
            guest, _, name = fact.text.partition(" ")
            seat.kind, seat.name, seat.bot = "person", name, None
            seat.guests = {guest} - {FORGOTTEN}
        elif fact.verb == "bot":
            seat.kind, seat.name, seat.bot = "bot", fact.text, fact.text
        elif fact.verb == "hold":
            seat.guests |= {fact.text} - {FORGOTTEN}
        elif fact.verb == "hand":
            seat.bot = fact.text
        elif fact.verb == "return":
            seat.bot = None
        else:
            assert fact.verb == "open", fact


def _lines_since(game: AnyGame, ply: int) -> list[str]:
    """The plies after this one as the journal spells them."""
    made = zip(game.makers[ply:], game.plies[ply:], strict=True)
    return [f"{CHANCE} {ply}" if maker == NOBODY else f"{maker} {ply}" for maker, ply in made]
