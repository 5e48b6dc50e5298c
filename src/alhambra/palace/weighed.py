"""What every legal action would change, in plain numbers: what prospects are told from."""

from array import array
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

from alhambra.core.warmth import Warmable, plain
from alhambra.palace.catalog import SLOTS
from alhambra.palace.position import POSITION, TURN
from alhambra.palace.weighing import LINE, WEIGHING, Weighing, weigh

if TYPE_CHECKING:
    from alhambra.palace.game import Game

WEIGH: Warmable[Weighing] = Warmable(weigh, POSITION, WEIGHING)


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
        count, table = WEIGH.over(game)
        is_turn, seat = at.phase == TURN and count > 0, at.seat
        game.weighed = Weighed(
            plain(table.codes[:count]),
            _bytes(table.after[:count]),
            int(table.wall[seat]),
            int(table.rewarded),
            plain(table.points[seat]),
            plain(table.points[at.players]),
            plain(table.fits) if is_turn else [0] * SLOTS,
            plain(table.best) if is_turn else [],
            _bytes(table.offered) if is_turn else b"",
        )
    return game.weighed


def _bytes(lines: Any) -> bytes:
    """Lines of the room as memory holds them."""
    if isinstance(lines, list):
        return array("q", chain.from_iterable(lines)).tobytes()
    written: bytes = lines.tobytes()
    return written


def numbers(lines: bytes) -> list[list[int]]:
    """The same lines in plain numbers."""
    found = array("q", lines).tolist()
    return [found[start : start + LINE] for start in range(0, len(found), LINE)]
