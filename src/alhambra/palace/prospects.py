"""What every legal action would bring, as objects to be put into words or drawn.

They are worked out by `weigh` and `tally`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, TypeAlias

from alhambra.palace.actions import (
    Action,
    Build,
    Buy,
    Cards,
    Exchange,
    Give,
    Place,
    Remove,
    Reserve,
    Take,
)
from alhambra.palace.catalog import CARD_NAMES, PRICE, SLOTS, TILE_NAMES, VALUES
from alhambra.palace.changes import Change, Site, TypeAfter, change_of, site_of, type_after
from alhambra.palace.codes import x_of, y_of
from alhambra.palace.money import one_card, worth_of
from alhambra.palace.notation import NOTATION
from alhambra.palace.offers import Chain, Offer, Payment, can_pay_exactly, chains_of
from alhambra.palace.position import TURN, Position
from alhambra.palace.weighed import Weighed, numbers, weighed_of
from alhambra.palace.weighing import GAIN, NEW, OLD, TYPE_OF

if TYPE_CHECKING:
    from alhambra.palace.game import Game


@dataclass(frozen=True, slots=True)
class Payable:
    """A tile that can be paid."""

    tile: str
    exact: bool


@dataclass(frozen=True, slots=True)
class Taking:
    """Money taken: what it amounts to, and which tiles it makes payable."""

    kind: Literal["take"] = field(default="take", init=False)
    action: str
    cards: tuple[str, ...]
    total: int
    sums: tuple[tuple[int, int], ...]
    """Slots whose currency grows, each with all one has of it then."""
    pays: tuple[Payable, ...]
    """Tiles that can be paid then, or exactly, and could not before."""


@dataclass(frozen=True, slots=True)
class Buying:
    """A tile bought: what is paid, and what the tile would bring where it would bring most."""

    kind: Literal["buy"] = field(default="buy", init=False)
    action: str
    tile: str
    slot: int
    cards: tuple[str, ...]
    price: int
    over: int
    """How much too much is paid; nothing if it is exact, and the turn goes on."""
    fits: int
    """In how many places the tile could be built now."""
    best: Site | None
    leads_to: tuple[str, ...]
    """After an exact payment: tiles that could be paid exactly next."""


@dataclass(frozen=True, slots=True)
class Building:
    """A tile into the grounds: one that was bought, or one of the reserve."""

    kind: Literal["place", "build"]
    action: str
    tile: str
    x: int
    y: int
    change: Change


@dataclass(frozen=True, slots=True)
class Removing:
    """A tile of the grounds into the reserve."""

    kind: Literal["remove"] = field(default="remove", init=False)
    action: str
    tile: str
    x: int
    y: int
    change: Change


@dataclass(frozen=True, slots=True)
class Exchanging:
    """A tile of the reserve in the place of another."""

    kind: Literal["exchange"] = field(default="exchange", init=False)
    action: str
    tile: str
    """What comes into the grounds."""
    old: str
    """What goes into the reserve."""
    x: int
    y: int
    change: Change


@dataclass(frozen=True, slots=True)
class Reserving:
    """A bought tile into the reserve."""

    kind: Literal["reserve"] = field(default="reserve", init=False)
    action: str
    tile: str
    last: bool
    """Is there no turn left to build it in?"""


@dataclass(frozen=True, slots=True)
class Giving:
    """A bought tile to Dirk: his account of the type, and the mover's."""

    kind: Literal["give"] = field(default="give", init=False)
    action: str
    tile: str
    dirk: TypeAfter
    own: TypeAfter
    points: int
    """How the mover's next scoring changes."""


@dataclass(frozen=True, slots=True)
class Passing:
    """Nothing else is possible."""

    kind: Literal["pass"] = field(default="pass", init=False)
    action: str


Prospect: TypeAlias = (
    Taking | Buying | Building | Removing | Exchanging | Reserving | Giving | Passing
)


@dataclass(frozen=True, slots=True)
class Outlook:
    """All that the seat to move may want to know before it chooses."""

    prospects: tuple[Prospect, ...]
    """Of all legal actions, in their order."""
    offers: tuple[Offer, ...]
    """The tiles of the market, in the order of their slots; none while tiles are placed."""
    chains: tuple[Chain, ...]
    """Exact purchases that can be made one after the other, longest first."""


def prospects_of(game: "Game") -> tuple[Prospect, ...]:
    """What each legal action of the seat to move would bring; nothing unless one is to move."""
    return outlook_of(game).prospects


def outlook_of(game: "Game") -> Outlook:
    """Prospects of all legal actions, offers and chains; worked out once for a position."""
    weighed = weighed_of(game)
    if game.expected is None or game.expected[0] is not weighed:
        game.expected = weighed, _outlook(game.position, weighed)
    return game.expected[1]


def _outlook(at: Position, weighed: Weighed) -> Outlook:
    if not weighed.codes:
        return Outlook((), (), ())
    outlook = _Told(at, weighed)
    prospects = tuple(
        outlook.prospect(*known(code), line)
        for code, line in zip(weighed.codes, numbers(weighed.lines), strict=True)
    )
    offers = outlook.offers(prospects) if at.phase == TURN else ()
    return Outlook(prospects, offers, chains_of(at, offers))


@lru_cache(8192)
def known(code: int) -> tuple[Action, str]:
    """An action and its text."""
    action = NOTATION.action(code)
    return action, str(action)


@lru_cache(1024)
def card_names(cards: Cards) -> tuple[str, ...]:
    """The names of some cards."""
    return tuple(CARD_NAMES[kind] for kind in cards)


class _Told:
    """A position with what was worked out of it, to be told as objects."""

    def __init__(self, at: Position, weighed: Weighed) -> None:
        """Keep what all prospects need."""
        self._at = at
        self._wall, self._rewarded = weighed.wall, weighed.rewarded
        self._own, self._dirk = weighed.own, weighed.dirk
        self._purses = at.hand[at.seat]
        if at.phase == TURN:
            self._fits = weighed.fits
            self._best = self._sites(weighed.best, numbers(weighed.offered))
            self._exact = [
                bool(tile) and can_pay_exactly(purse, PRICE[tile - 1])
                for tile, purse in zip(at.market, self._purses, strict=True)
            ]

    def _sites(self, cells: Sequence[int], lines: Sequence[Sequence[int]]) -> list[Site | None]:
        """The best place for the tile of each slot."""
        return [
            site_of(cells[slot], self._change(lines[slot], self._at.market[slot] - 1))
            if self._fits[slot]
            else None
            for slot in range(SLOTS)
        ]

    def _type(self, line: Sequence[int], place: int, tile: int) -> TypeAfter:
        building = TYPE_OF[tile]
        points = self._own[building]
        return type_after(line, place, building=building, points=points, rewarded=self._rewarded)

    def _change(self, line: Sequence[int], new: int | None, old: int | None = None) -> Change:
        """The change of a tile that comes, or goes, or both."""
        types = []
        if new is None or old is None or TYPE_OF[new] != TYPE_OF[old]:
            if new is not None:
                types.append(self._type(line, NEW, new))
            if old is not None:
                types.append(self._type(line, OLD, old))
        return change_of(line, self._wall, tuple(types))

    def prospect(self, action: Action, text: str, line: Sequence[int]) -> Prospect:
        """What one action would bring."""
        if isinstance(action, Take):
            return self._taking(action, text)
        if isinstance(action, Buy):
            return self._buying(action, text)
        if isinstance(action, Place | Build):
            tile, x, y = action.tile, action.x, action.y
            change = self._change(line, tile)
            kind: Literal["place", "build"] = "place" if isinstance(action, Place) else "build"
            return Building(kind, text, TILE_NAMES[tile], x, y, change)
        if isinstance(action, Remove):
            cell = self._at.cell[action.tile]
            change = self._change(line, None, action.tile)
            return Removing(text, TILE_NAMES[action.tile], x_of(cell), y_of(cell), change)
        if isinstance(action, Exchange):
            cell = self._at.cell[action.tile]
            change = self._change(line, action.new_tile, action.tile)
            new, old = TILE_NAMES[action.new_tile], TILE_NAMES[action.tile]
            return Exchanging(text, new, old, x_of(cell), y_of(cell), change)
        if isinstance(action, Reserve):
            return Reserving(text, TILE_NAMES[action.tile], bool(self._at.is_ending))
        if isinstance(action, Give):
            building = TYPE_OF[action.tile]
            points, rewarded = self._dirk[building], self._rewarded
            dirk = type_after(line, NEW, building=building, points=points, rewarded=rewarded)
            own = self._type(line, OLD, action.tile)
            return Giving(text, TILE_NAMES[action.tile], dirk, own, line[GAIN])
        return Passing(text)

    def _taking(self, take: Take, text: str) -> Taking:
        """The sums afterwards, and which tiles become payable (AL-3.2)."""
        after = self._purses[:]
        for kind in take.cards:
            after[kind // VALUES] += one_card(kind % VALUES + 1)
        total = sum(kind % VALUES + 1 for kind in take.cards)
        sums, pays = [], []
        for slot in range(SLOTS):
            if after[slot] == self._purses[slot]:
                continue
            worth = worth_of(after[slot])
            sums.append((slot, worth))
            if not (tile := self._at.market[slot]) or self._exact[slot]:
                continue
            price = PRICE[tile - 1]
            if can_pay_exactly(after[slot], price):
                pays.append(Payable(TILE_NAMES[tile - 1], exact=True))
            elif worth >= price > worth_of(self._purses[slot]):
                pays.append(Payable(TILE_NAMES[tile - 1], exact=False))
        return Taking(text, card_names(take.cards), total, tuple(sums), tuple(pays))

    def _buying(self, buy: Buy, text: str) -> Buying:
        """Exact or how much too much, and what the tile would bring (AL-3.3, AL-3.4)."""
        slot = buy.cards[0] // VALUES
        price = PRICE[buy.tile]
        over = sum(kind % VALUES + 1 for kind in buy.cards) - price
        others = [other for other in range(SLOTS) if other != slot and self._exact[other]]
        leads_to = tuple(TILE_NAMES[self._at.market[other] - 1] for other in others)
        return Buying(
            text,
            TILE_NAMES[buy.tile],
            slot,
            card_names(buy.cards),
            price,
            over,
            self._fits[slot],
            self._best[slot],
            leads_to if over == 0 else (),
        )

    def offers(self, prospects: Sequence[Prospect]) -> tuple[Offer, ...]:
        """The tiles of the market with all payments the hand allows."""
        payments: list[list[Payment]] = [[], [], [], []]
        for one in prospects:
            if isinstance(one, Buying):
                payments[one.slot].append(Payment(one.cards, one.over))
        found = []
        for slot, tile in enumerate(self._at.market):
            if tile:
                price = PRICE[tile - 1]
                paid = sorted(payments[slot], key=lambda one: (one.over, len(one.cards)))
                short = max(0, price - worth_of(self._purses[slot]))
                found.append(
                    Offer(
                        slot,
                        TILE_NAMES[tile - 1],
                        price,
                        short,
                        tuple(paid),
                        self._fits[slot],
                        self._best[slot],
                    )
                )
        return tuple(found)
