"""Who sits where at a new table: as somebody wishes, or as at the table before."""

from alhambra.bots import registry
from alhambra.server.journal import Fact
from alhambra.server.people import proper_name
from alhambra.server.refusal import Refusal
from alhambra.server.table import Table
from alhambra.server.wishes import NewSeat, NewTable


def as_wished(wish: NewTable, guest: str, name: str) -> list[Fact]:
    """The facts that the wishes for all seats become; raises Refusal."""
    return [_seated(number, seat, wish.game, guest, name) for number, seat in enumerate(wish.seats)]


def as_before(table: Table) -> list[Fact]:
    """The same people on the same devices, and the same bots; forgotten people's seats are open."""
    facts = []
    for number, seat in enumerate(table.seats):
        if seat.kind == "bot":
            facts.append(Fact("bot", number, seat.name))
        elif seat.guests:
            first, *others = sorted(seat.guests)
            facts.append(Fact("sit", number, f"{first} {seat.name}"))
            facts += [Fact("hold", number, other) for other in others]
        else:
            facts.append(Fact("open", number))
    return facts


def _seated(number: int, seat: NewSeat, game: str, guest: str, name: str) -> Fact:
    """The fact that a wish for a seat becomes; raises Refusal."""
    if seat.kind == "open":
        return Fact("open", number)
    if seat.kind == "bot":
        if seat.bot not in registry.names(game):
            raise Refusal("bad-request", f"no bot of {game[:32]} has that name")
        return Fact("bot", number, seat.bot)
    return Fact("sit", number, f"{guest} {proper_name(seat.name or name)}")
