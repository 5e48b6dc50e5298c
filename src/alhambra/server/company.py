"""Company: the people around one table, what each may see, and how they hear of changes."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from msgspec import Raw
from msgspec.json import encode

from alhambra.server.journal import BACK, CHANCE
from alhambra.server.lock import Lock
from alhambra.server.neighbours import Elsewhere
from alhambra.server.phrases import Phrases
from alhambra.server.refusal import Refusal
from alhambra.server.scheduler import Asker
from alhambra.server.table import Seat, Table
from alhambra.server.wire import (
    Again,
    Hurry,
    Luck,
    Phrase,
    Presence,
    Said,
    SeatView,
    TableMessage,
    TableView,
    Update,
)

LOG = logging.getLogger("alhambra.company")

PACES = {"quick": 0.2, "calm": 1.0, "slow": 2.5}
"""How long bots take, as a share of what the server lets them take."""
ELSEWHERE = "elsewhere"
"""The address of whoever is connected to another worker."""
LONG_STORY = 1_000
"""So many plies take so long to tell that the event loop does not wait for it."""
NOTHING = Raw(b"[]")
ANEW = b""
"""The empty message asks a page to come back and hear everything anew."""


class Listener(Protocol):
    """Somebody with a connection to a table."""

    guest: str | None
    address: str
    """Where the connection comes from."""
    pace: str

    def push(self, message: bytes) -> None:
        """Send a message, later, in order."""
        ...


class Company:
    """A table in memory and everybody who is connected to it."""

    def __init__(self, table: Table, invite: str, patience: float) -> None:
        """Nobody is here yet."""
        self._table = table
        self.is_lost = False
        """A change could not be stored; the table must be read anew."""
        self.lock = Lock()
        """Held while something is being accepted."""
        self.listeners: set[Listener] = set()
        self.bot: asyncio.Task[None] | None = None
        """A bot that is thinking."""
        self.is_deserted = False
        """Has the only person left, so that no bot need act until they come back?"""
        self.is_hurried = False
        """Had the bots here to think with less than usual, since too many want to know?"""
        self.idle_since = time.monotonic()
        self._invite = invite
        self._patience = patience
        self._left: dict[str, float] = {}
        """When somebody's last connection closed."""
        self._since = time.monotonic()
        self.leads = False
        """Does this worker play the bots, where several share the table?"""
        self._elsewhere: list[Elsewhere] = []
        """Who is connected to other workers."""
        self._phrases = Phrases()

    @property
    def table(self) -> Table:
        """The table as it stands; raises Refusal if it must be read anew."""
        if self.is_lost:
            raise Refusal("stale", "read the table anew")
        return self._table

    async def settled(self) -> Table:
        """The table once nothing waits for the disk; look at it before anything else happens."""
        async with self.lock:
            return self.table

    # -- who is here ---------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        """Somebody connects."""
        self.listeners.add(listener)
        self.is_deserted = False

    def leave(self, listener: Listener) -> None:
        """A connection closes."""
        self.listeners.discard(listener)
        self.idle_since = time.monotonic()
        if listener.guest is not None and self._table.seats_of(listener.guest):
            self._left[listener.guest] = time.monotonic()
        self._look_around()

    def _look_around(self) -> None:
        everybody = [seat.guests for seat in self._table.seats if seat.guests]
        is_one = not everybody or bool(set.intersection(*everybody))
        self.is_deserted = is_one and not self.listeners and not self._elsewhere

    def askers(self) -> list[Asker]:
        """Those who sit here and wait for a bot; where nobody does, whoever made the table."""
        found = {
            listener.guest: Asker(listener.guest, listener.address)
            for listener in self.listeners
            if listener.guest is not None and self._table.seats_of(listener.guest)
        }
        for one in self._elsewhere:
            if one.guest not in found and self._table.seats_of(one.guest):
                found[one.guest] = Asker(one.guest, ELSEWHERE)
        return list(found.values()) or [Asker(self._table.making.host)]

    def present(self) -> set[str | None]:
        """The guests who are connected, to whichever worker."""
        here: set[str | None] = {listener.guest for listener in self.listeners}
        return here.union(one.guest or None for one in self._elsewhere)

    def is_present(self, seat: Seat) -> bool:
        """Is a device of the person at this seat connected?"""
        return not seat.guests.isdisjoint(self.present())

    def watchers(self) -> int:
        """How many connections belong to people who do not sit here."""
        seated = {holder for seat in self._table.seats for holder in seat.guests}
        here = sum(listener.guest not in seated for listener in self.listeners)
        return here + sum(one.connections for one in self._elsewhere if one.guest not in seated)

    def listening(self) -> dict[str, tuple[int, str]]:
        """How many connections each guest has here, and the slowest pace they wish."""
        found: dict[str, tuple[int, str]] = {}
        for listener in self.listeners:
            guest = listener.guest or ""
            count, pace = found.get(guest, (0, listener.pace))
            found[guest] = count + 1, max(pace, listener.pace, key=PACES.__getitem__)
        return found

    def know_elsewhere(self, found: list[Elsewhere]) -> bool:
        """Know who is connected to other workers; has it changed?"""
        if found == self._elsewhere:
            return False
        gone = {one.guest for one in self._elsewhere} - {one.guest for one in found}
        self._left.update(dict.fromkeys(gone - {""}, time.monotonic()))
        self._elsewhere = found
        self._look_around()
        return True

    @property
    def is_attended_elsewhere(self) -> bool:
        """Is anybody connected to another worker?"""
        return bool(self._elsewhere)

    def is_away(self, seat: Seat) -> bool:
        """Has the person at this seat been gone for long enough?"""
        if seat.kind != "person" or self.is_present(seat):
            return False
        gone = max((self._left.get(guest, self._since) for guest in seat.guests), default=0.0)
        return time.monotonic() - gone >= self._patience

    def may_be_left_out(self, number: int) -> bool:
        """May others begin without a seat's words: is nobody there, and away if they promised?"""
        seat = self._table.seats[number]
        has_promised = number in self._table.promises.promised
        return self.is_away(seat) if has_promised else not self.is_present(seat)

    @property
    def pace(self) -> float:
        """How long bots take: of the people who sit here the slowest wish holds."""
        everybody: list[Listener | Elsewhere] = [*self.listeners, *self._elsewhere]
        wishes = [one.pace for one in everybody if self._table.seats_of(one.guest)]
        return max((PACES[wish] for wish in wishes), default=1.0)

    def say(self, guest: str | None, phrase: Phrase) -> int:
        """Pass on what somebody at the table says, and from which seat; raises Refusal."""
        seat = self._phrases.speaker(self.table, guest)
        self.pass_on(Said(seat, phrase))
        return seat

    def pass_on(self, said: Said) -> None:
        """Let everybody who is connected here hear a phrase."""
        message = encode(said)
        self._tell(lambda _: message)

    # -- what a guest sees ---------------------------------------------------------------------

    def table_view(self, guest: str | None) -> TableView:
        """The table as one guest sees it."""
        table = self.table
        sits = bool(table.seats_of(guest))
        is_open = any(seat.kind == "open" for seat in table.seats)
        return TableView(
            id=table.making.id,
            game=table.rules.name,
            options=table.rules.header(),
            status=table.status,
            version=table.version,
            ply=table.ply,
            host=guest == table.making.host,
            created=table.making.created,
            seats=[self._seat_view(number, guest) for number in range(len(table.seats))],
            watchers=self.watchers(),
            invite=self._invite if sits and is_open else None,
            again=table.again,
            commitment=table.commitment,
            attempt=table.promises.attempt,
            called=table.promises.without is not None,
            asked=table.promises.is_asked,
            missing=table.missing,
            luck=table.luck if table.game is not None else "",
            secret=table.secret,
            secrets=table.rules.has_secrets,
        )

    def _seat_view(self, number: int, guest: str | None) -> SeatView:
        seat, promises = self._table.seats[number], self._table.promises
        return SeatView(
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            mine=guest in seat.guests,
            present=seat.kind == "bot" or self.is_present(seat),
            away=self.is_away(seat),
            handed=seat.is_handed,
            luck=self._luck(number, guest),
            promise=promises.promises.get(number),
        )

    def _luck(self, number: int, guest: str | None) -> Luck:
        promises = self._table.promises
        if number in promises.words:
            return "told"
        if number not in promises.promises:
            return "none"
        if promises.makers[number] == guest:
            return "mine"
        return "promised" if promises.makers[number] in self.present() else "away"

    async def greeting(self, guest: str | None) -> bytes:
        """Everything, for somebody who comes; whoever asks holds the lock."""
        table = self.table
        tell = table.story_again(guest)
        story = tell() if table.ply < LONG_STORY else await asyncio.to_thread(tell)
        return self._table_message(guest, story)

    def _table_message(self, guest: str | None, story: Raw | None) -> bytes:
        table = self.table
        return encode(
            TableMessage(
                table=self.table_view(guest),
                story=story,
                ply=table.ply,
                view=None if table.game is None else table.view(guest),
                choices=table.choices(guest),
                undo=table.undo(guest),
            )
        )

    # -- how they hear of it -------------------------------------------------------------------

    def take_in(self, entry: str) -> None:
        """Take in an entry that was accepted by another worker, and tell everybody of it."""
        since = self.table.ply
        verbs = {fact.verb for fact in self.table.take_in(entry)}
        if verbs <= {"act", CHANCE}:
            self.announce_ply(since)
        elif BACK in verbs:
            self.announce_update(self.table.ply, back=self.table.ply)
        else:
            self.announce_table(with_story="start" in verbs)
            if "again" in verbs and self.table.again is not None:
                self.announce_again(self.table.again)

    def replace(self, table: Table) -> None:
        """Have a table that was read anew instead of ours."""
        self._table = table

    def part(self, is_theirs: Callable[[str], bool]) -> None:
        """Know nothing of guests who were forgotten; their pages come back as somebody new."""
        for guest in list(filter(is_theirs, self._left)):
            del self._left[guest]
        for listener in list(self.listeners):
            if listener.guest is not None and is_theirs(listener.guest):
                listener.push(ANEW)

    def announce_ply(self, since: int) -> None:
        """Tell everybody what was played since a ply, or how the game has ended."""
        if self.table.status == "over":
            self.announce_table(with_story=True)
        else:
            self.announce_update(since)

    def announce_update(self, since: int, *, back: int | None = None) -> None:
        """Tell everybody what was accepted: the plies since, or where the game went back to."""
        table = self.table
        events = NOTHING if back is not None else table.story(since=since)
        made: dict[object, bytes] = {}

        def message(guest: str | None) -> bytes:
            plays, undo = table.may_play(guest), table.undo(guest)
            eye = guest if table.rules.has_secrets else None
            found = made.get((plays, undo, eye))
            if found is None:
                found = made[plays, undo, eye] = encode(
                    Update(
                        version=table.version,
                        back=back,
                        events=events,
                        ply=table.ply,
                        view=table.view(guest),
                        choices=table.choices(guest) if plays else None,
                        undo=undo,
                    )
                )
            return found

        self._tell(message)

    def announce_table(self, *, with_story: bool = False) -> None:
        """Tell everybody how the table stands: seats have changed, the game begins or ends."""
        story = self.table.story() if with_story else None
        self._tell_own(lambda guest: self._table_message(guest, story))

    def tell_hurry(self, *, is_hurried: bool) -> None:
        """Tell everybody, where it is new, whether the bots here think with less than usual."""
        if is_hurried != self.is_hurried:
            self.is_hurried = is_hurried
            message = encode(Hurry(is_hurried))
            self._tell(lambda _: message)

    def announce_again(self, following: str) -> None:
        """Tell everybody that the next table is ready."""
        message = encode(Again(following))
        self._tell(lambda _: message)

    def announce_presence(self) -> None:
        """Tell everybody who is here."""
        self._tell_own(lambda guest: encode(Presence(self.table_view(guest))))

    def announce_loss(self) -> None:
        """Ask everybody to come back: the table must be read anew."""
        self.is_lost = True
        self._tell(lambda _: ANEW)

    def _tell_own(self, message: Callable[[str | None], bytes]) -> None:
        """Send everybody a message of their own; all who only watch get the same."""
        made: dict[str | None, bytes] = {}

        def own(guest: str | None) -> bytes:
            if guest != self._table.making.host and not self._table.seats_of(guest):
                guest = None
            if guest not in made:
                made[guest] = message(guest)
            return made[guest]

        self._tell(own)

    def _tell(self, message: Callable[[str | None], bytes]) -> None:
        """Send everybody a message; whoever cannot be told comes back, the others hear it."""
        for listener in list(self.listeners):
            try:
                listener.push(message(listener.guest))
            except Exception:
                LOG.exception("somebody at a table could not be told")
                self.leave(listener)
                with suppress(Exception):
                    listener.push(ANEW)
