"""Tables without sockets or disks, and random play at them."""

import copy
import random
from typing import Any

from alhambra.core.promise import promise_of
from alhambra.core.rules import Rules as AnyRules
from alhambra.rollwrite import Rules
from alhambra.server.company import Company
from alhambra.server.hall import Hall
from alhambra.server.journal import Fact
from alhambra.server.promises import called
from alhambra.server.table import Making, Table

SECRET = "00112233445566778899aabbccddeeff" * 2
ID = "k3v9w0pq4x7m"


def begin(table: Table) -> str:
    """Begin the game without anybody's words."""
    return table.prepare([called(table.people, anew=False)], ())


async def begin_at(hall: Hall, company: Company) -> None:
    """Begin the game of a table in a hall without anybody's words."""
    await hall.prepare(company, None, lambda table: [called(table.people, anew=False)])


class Kept:
    """A table together with the journal that a store would hold."""

    def __init__(
        self, *seats: str, secret: str = SECRET, rules: AnyRules | None = None, **options: Any
    ) -> None:
        """Seats are `bot`, `open`, or the guest who sits there; Roll & Write unless said."""
        rules = rules or Rules(players=len(seats), **options)
        self.making = Making(ID, rules, host="ann", secret=secret, created=1_790_000_000)
        self.table = Table(self.making)
        self.entries: list[str] = []
        facts = []
        for number, seat in enumerate(seats):
            if seat == "bot":
                facts.append(Fact("bot", number, "greedy"))
            elif seat == "open":
                facts.append(Fact("open", number))
            else:
                facts.append(Fact("sit", number, f"{seat} {seat.title()} of Elche"))
        self.keep(self.table.propose(*facts))

    def keep(self, entry: str) -> None:
        """Keep an entry, as the store does."""
        self.entries.append(entry)

    def start(self) -> None:
        """Begin the game."""
        self.keep(begin(self.table))

    def begin_with(self, words: dict[int, str]) -> None:
        """Begin the game with these words, promised and told; the others' are missing."""
        table = self.table
        for seat, told in words.items():
            promise = promise_of(ID, table.promises.attempt, seat=seat, words=told)
            fact = Fact("promise", seat, f"{min(table.seats[seat].guests)} {promise}")
            self.keep(table.prepare([fact], ()))
        present = {guest for seat in table.seats for guest in seat.guests}
        missing = set(table.people) - words.keys()
        self.keep(table.prepare([called(missing, anew=False)], present))
        for seat, told in words.items():
            self.keep(table.prepare([Fact("words", seat, told)], present))

    def act(self, text: str, guest: str) -> None:
        """An action of somebody."""
        self.keep(self.table.act(text, guest))

    def undo(self, guest: str) -> None:
        """Somebody takes back."""
        self.keep(self.table.take_back(guest))

    def mover(self) -> str:
        """The guest who is to move, or `bot`."""
        seat = self.table.seats[self.table.mover or 0]
        return "bot" if seat.bot else min(seat.guests)

    def any_action(self, chance: random.Random) -> str:
        """One of the legal actions."""
        assert self.table.game is not None
        return str(chance.choice(self.table.game.legal_actions()))

    def play(self, chance: random.Random) -> None:
        """Let the seat to move take one of its actions."""
        guest = self.mover()
        if guest == "bot":
            assert self.table.mover is not None
            self.keep(self.table.act_for(self.table.mover, self.any_action(chance)))
        else:
            self.act(self.any_action(chance), guest)

    def read_back(self) -> Table:
        """The table as its journal tells of it."""
        return Table(self.making, self.entries)


def everything(table: Table) -> dict[str, Any]:
    """All that a table knows, to compare."""
    game = table.game
    return {
        "version": table.version,
        "status": table.status,
        "position": None if game is None else game.position_text(),
        "plies": None if game is None else [str(ply) for ply in game.plies],
        "story": bytes(table.story()),
        "makers": None if game is None else list(game.makers),
        "seats": copy.deepcopy(table.seats),
        "luck": table.luck,
        "promises": copy.deepcopy(table.promises),
        "again": table.again,
        "secret": table.secret,
        "commitment": table.commitment,
        "undo": [table.undo(guest) for guest in ("ann", "ben", None)],
        "view": None if game is None else bytes(table.view(None)),
        "choices": [bytes(table.choices(guest) or b"") for guest in ("ann", "ben", None)],
    }
