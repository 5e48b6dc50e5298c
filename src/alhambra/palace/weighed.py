"""What every legal action would change, in plain numbers: what prospects are told from."""

from array import array
from typing import TYPE_CHECKING, NamedTuple

from alhambra.core.root import Filling
from alhambra.palace.catalog import SLOTS
from alhambra.palace.position import POSITION, TURN
from alhambra.palace.weighing import LINE, WEIGHING, Weighing, weigh

if TYPE_CHECKING:
    from alhambra.palace.game import Game

WEIGH: Filling[Weighing] = Filling("palace.weigh", weigh, POSITION, WEIGHING)


class Weighed(NamedTuple):
    """What the kernel has written of a position, in plain numbers."""

    codes: list[int]
    """The legal actions."""
    lines: bytes
    """A line for each of them, as memory holds it."""
    wall: int
    """The mover's longest wall now."""
    rewarded: int
    """How many places the next scoring rewards."""
    own: list[int]
    """The mover's points for each type."""
    dirk: list[int]
    """Dirk's, where he is."""
    fits: list[int]
    """In how many places the tile of each slot could be built; none while tiles are placed."""
    best: list[int]
    """The cell where it would bring most."""
    offered: bytes
    """A line for each slot: what its tile would bring there."""


def weighed_of(game: "Game") -> Weighed:
    """What the legal actions would change, as numbers; worked out once for a position."""
    if game.weighed is None:
        at = game.position
        count, table = WEIGH(game.at)
        is_turn, seat = at.phase == TURN and count > 0, at.seat
        game.weighed = Weighed(
            WEIGHING.numbers(table, "codes", count),
            _bytes(WEIGHING.numbers(table, "after", count * LINE)),
            table.wall[seat],
            table.rewarded,
            table.points[seat],
            table.points[at.players],
            table.fits if is_turn else [0] * SLOTS,
            table.best if is_turn else [],
            _bytes(WEIGHING.numbers(table, "offered", SLOTS * LINE)) if is_turn else b"",
        )
    return game.weighed


def _bytes(lines: list[int]) -> bytes:
    """Lines as memory holds them."""
    return array("q", lines).tobytes()


def numbers(lines: bytes) -> list[list[int]]:
    """The same lines in plain numbers."""
    found = array("q", lines).tolist()
    return [found[start : start + LINE] for start in range(0, len(found), LINE)]
