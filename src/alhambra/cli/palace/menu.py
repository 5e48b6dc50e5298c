"""The legal actions of the board game as a tree: first the kind, then the tile, then the rest."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from alhambra.palace import Game
from alhambra.palace.catalog import NAMES
from alhambra.palace.prospects import (
    Building,
    Buying,
    Exchanging,
    Prospect,
    Removing,
    Reserving,
    Taking,
    prospects_of,
)

FEW = 9
"""So many choices are shown at once, whatever their kinds."""


@dataclass(frozen=True)
class Branch:
    """Actions that belong together: of one kind, or for one tile."""

    label: str
    """The name of the branch."""
    tile: str
    """The tile it is about, if it is about one."""
    entries: tuple["Branch | Prospect", ...]

    @property
    def prospects(self) -> list[Prospect]:
        """All actions of this branch."""
        return leaves(self.entries)


Entry: TypeAlias = Branch | Prospect


def leaves(entries: Iterable[Entry]) -> list[Prospect]:
    """All actions below some entries."""
    found: list[Prospect] = []
    for entry in entries:
        found += entry.prospects if isinstance(entry, Branch) else [entry]
    return found


def menu_of(game: Game) -> tuple[Entry, ...]:
    """The legal actions as the seat to move chooses among them."""
    prospects = prospects_of(game)
    if game.observe(0).phase != "turn":
        ordered = sorted(prospects, key=_place_order)
        tiles = game.observe(0).bought
        return tuple(ordered) if len(tiles) == 1 else _branches(ordered, "place-tile")
    takes = sorted((one for one in prospects if isinstance(one, Taking)), key=_take_order)
    buys = sorted((one for one in prospects if isinstance(one, Buying)), key=_buy_order)
    builds = sorted((one for one in prospects if isinstance(one, Building)), key=_build_order)
    exchanges = [one for one in prospects if isinstance(one, Exchanging)]
    removes = [one for one in prospects if isinstance(one, Removing)]
    if len(prospects) <= FEW:
        known: tuple[Entry, ...] = (*takes, *buys, *builds, *exchanges, *removes)
        return known or prospects
    redesigns = (
        *_branches(builds, "build-tile"),
        *_branches(exchanges, "exchange-tile"),
        *_branch("remove", removes),
    )
    return (
        *_branch("take", takes),
        *_branch("buy", buys if len(buys) <= FEW else _branches(buys, "buy-tile")),
        *_branch("redesign", redesigns),
    )


def _branch(label: str, entries: Sequence[Entry], tile: str = "") -> tuple[Entry, ...]:
    """A branch, unless it holds one entry or none."""
    return (Branch(label, tile, tuple(entries)),) if len(entries) > 1 else tuple(entries)


def _branches(prospects: Iterable[Prospect], label: str) -> tuple[Entry, ...]:
    """A branch for every tile that the actions bring into play."""
    tiles: dict[str, list[Prospect]] = {}
    for one in prospects:
        tiles.setdefault(tile_of(one), []).append(one)
    return tuple(entry for tile, some in tiles.items() for entry in _branch(label, some, tile))


def tile_of(prospect: Prospect) -> str:
    """The tile that an action brings into play."""
    return getattr(prospect, "tile", "")


def _take_order(one: Taking) -> tuple[int, int]:
    return -one.total, len(one.cards)


def _buy_order(one: Buying) -> tuple[int, int, int]:
    """By slot; exact payments first, then the cheapest; few cards before many."""
    return one.slot, one.over, len(one.cards)


def _place_order(one: Prospect) -> tuple[int, int, int]:
    """Places first, from the top left on."""
    if isinstance(one, Building):
        return 0, -one.y, one.x
    return 1, 0, 0 if isinstance(one, Reserving) else 1


def _build_order(one: Building) -> tuple[int, ...]:
    return NAMES[one.tile], *_place_order(one)
