"""The legal actions of the board game as a tree: first the kind, then the tile, then the rest."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from alhambra.cli.palace import words
from alhambra.palace import Action, Build, Buy, Exchange, Game, Place, Remove, Take
from alhambra.palace.catalog import PRICE, tile_name

FEW = 9
"""So many choices are shown at once, whatever their kinds."""

TAKE, BUY, REDESIGN = "take money", "buy a tile", "redesign"
REMOVE = "take a tile back"


@dataclass(frozen=True)
class Branch:
    """Actions that belong together."""

    label: str
    entries: tuple["Branch | Action", ...]

    @property
    def actions(self) -> list[Action]:
        """All actions of this branch."""
        return leaves(self.entries)


Entry: TypeAlias = Branch | Action


def leaves(entries: Iterable[Entry]) -> list[Action]:
    """All actions below some entries."""
    found: list[Action] = []
    for entry in entries:
        found += entry.actions if isinstance(entry, Branch) else [entry]
    return found


def menu_of(game: Game) -> tuple[Entry, ...]:
    """The legal actions as the seat to move chooses among them."""
    actions = game.legal_actions()
    seen = game.observe(0)
    if seen.phase != "turn":
        return _by_tile(actions, seen.bought)
    takes = sorted((a for a in actions if isinstance(a, Take)), key=_take_order)
    buys = sorted(
        (a for a in actions if isinstance(a, Buy)),
        key=lambda buy: (seen.market.index(buy.tile), *_buy_order(buy)),
    )
    builds = sorted((a for a in actions if isinstance(a, Build)), key=_build_order)
    exchanges = [a for a in actions if isinstance(a, Exchange)]
    removes = [a for a in actions if isinstance(a, Remove)]
    known = len(takes) + len(buys) + len(builds) + len(exchanges) + len(removes)
    if len(actions) <= FEW:
        others = actions if known == 0 else []
        return (*takes, *buys, *builds, *exchanges, *removes, *others)
    redesigns = (
        *_branches(builds, "build {}"),
        *_branches(exchanges, "exchange a tile for {}"),
        *_branch(REMOVE, removes),
    )
    return (
        *_branch(TAKE, takes),
        *_branch(BUY, buys if len(buys) <= FEW else _branches(buys, "buy {}")),
        *_branch(REDESIGN, redesigns),
    )


def _branch(label: str, entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """A branch, unless it holds one entry or none."""
    found = tuple(entries)
    return (Branch(label, found),) if len(found) > 1 else found


def _branches(actions: Iterable[Action], label: str) -> tuple[Entry, ...]:
    """A branch for every tile that the actions bring into play."""
    tiles: dict[int, list[Action]] = {}
    for action in actions:
        tile = action.new_tile if isinstance(action, Exchange) else action.tile  # type: ignore[union-attr]
        tiles.setdefault(tile, []).append(action)
    found: list[Entry] = []
    for tile, group in tiles.items():
        found += _branch(label.format(tile_name(tile)), group)
    return tuple(found)


def _by_tile(actions: list[Action], bought: tuple[int, ...]) -> tuple[Entry, ...]:
    """What can be done with bought tiles: places first, from the top left on."""
    actions = sorted(actions, key=_place_order)
    if len(bought) == 1:
        return tuple(actions)
    return _branches(actions, "place or keep {}")


def _take_order(take: Take) -> tuple[int, int]:
    return -words.worth(take.cards), len(take.cards)


def _buy_order(buy: Buy) -> tuple[int, int]:
    """Exact payments first, then the cheapest; few cards before many."""
    return words.worth(buy.cards) - PRICE[buy.tile], len(buy.cards)


def _place_order(action: Action) -> tuple[int, int, int]:
    return (0, -action.y, action.x) if isinstance(action, Place | Build) else (1, 0, 0)


def _build_order(build: Build) -> tuple[int, ...]:
    return build.tile, *_place_order(build)
