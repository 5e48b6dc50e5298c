"""Choices, offers and scorings of the board game in JSON, put together from pieces written before.

What an action is and what a change brings repeat from turn to turn and from table to table, so that
each is written once and kept. `outlook_of` says the same in objects, byte for byte.
"""

from array import array
from bisect import bisect_left
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import Raw
from msgspec.json import encode

from alhambra.palace import Game
from alhambra.palace.actions import Build, Buy, Exchange, Give, Place, Remove, Reserve, Take
from alhambra.palace.ahead import Ahead
from alhambra.palace.catalog import PRICE, SLOTS, TILE_NAMES, VALUES
from alhambra.palace.changes import Change, change_of, site_of, type_after
from alhambra.palace.codes import BUILD, BUY, x_of, y_of
from alhambra.palace.money import one_card, worth_of
from alhambra.palace.offers import Offer, Payment, can_pay_exactly, chains_of
from alhambra.palace.outcome import Scoring
from alhambra.palace.position import TURN
from alhambra.palace.prospects import (
    Building,
    Buying,
    Exchanging,
    Giving,
    Passing,
    Payable,
    Removing,
    Reserving,
    Taking,
    card_names,
    known,
)
from alhambra.palace.weighed import weighed_of
from alhambra.palace.weighing import GAIN, LINE, NEW, OLD, TYPE_OF

PIECES = 1 << 14
"""How many pieces of a kind are kept."""
NOTHING = -1
"""No tile, no type."""
WORD = 8
"""Bytes of a number in memory."""
WHOLE, GROWN = LINE * WORD, OLD * WORD
"""Bytes of a line, and of its part that tells of a type that grows."""

Pieces = dict[bytes, bytes]


def write_choices(game: Game) -> bytes:
    """What each legal action of the seat to move would bring."""
    turn, written = _Turn(game), []
    lines, start = turn.weighed.lines, 0
    for code in turn.weighed.codes:
        action = _ACTIONS.get(code) or _learn(code)
        if action.is_put:
            line = lines[start : start + GROWN]
            written.append(action.head + turn.changed(action.building, NOTHING, line))
        else:
            written.append(turn.choice(code, action, lines[start : start + WHOLE]))
        start += WHOLE
    return b"[" + b",".join(written) + b"]"


def write_offers(game: Game) -> tuple[bytes, bytes]:
    """The tiles of the market as the seat to move can have them, and the chains of them."""
    turn = _Turn(game)
    if turn.at.phase != TURN or not turn.weighed.codes:
        return b"[]", b"[]"
    return turn.offers()


class _Action(NamedTuple):
    """A legal action, and its JSON as far as it is the same in every position."""

    kind: type
    is_put: bool
    """Does a tile come into the grounds, and nothing else?"""
    tile: int
    building: int
    """The type that grows."""
    head: bytes


_ACTIONS: dict[int, _Action] = {}
_CHANGES: dict[tuple[int, ...], Pieces] = {}
"""Changes in JSON: by what they are measured by, then by their lines."""


def _learn(code: int) -> _Action:
    if len(_ACTIONS) >= PIECES:
        _ACTIONS.clear()
    action = known(code)[0]
    kind = type(action)
    head = b"" if kind in (Take, Give, Exchange, Remove, Reserve) else _head(code, 0)
    tile = getattr(action, "tile", NOTHING)
    grows = getattr(action, "new_tile", tile)
    building = NOTHING if grows == NOTHING else TYPE_OF[grows]
    return _ACTIONS.setdefault(code, _Action(kind, kind in (Place, Build), tile, building, head))


class _Turn:
    """A decision with what was worked out of it."""

    def __init__(self, game: Game) -> None:
        self.at, self.weighed = game.position, weighed_of(game)
        self._purses = self.at.hand[self.at.seat]
        self._known: dict[tuple[int, int], Pieces] = {}
        self._tails: dict[tuple[int, bool], bytes] = {}

    def changed(self, new: int, old: int, line: bytes) -> bytes:
        """What it brings that a type grows, or shrinks, or both; with the end of its choice."""
        pieces = self._known.get((new, old))
        if pieces is None:
            pieces = self._known[new, old] = self._pieces(self._measured(new, old))
        if (piece := pieces.get(line)) is None:
            piece = encode(_change(self._measured(new, old), line)) + b"}"
            if len(pieces) < PIECES:
                pieces[line] = piece
        return piece

    def _pieces(self, measured: tuple[int, ...]) -> Pieces:
        """The changes that are measured by the same numbers."""
        if (pieces := _CHANGES.get(measured)) is None:
            if len(_CHANGES) >= PIECES:
                _CHANGES.clear()
            pieces = _CHANGES[measured] = {}
        return pieces

    def _measured(self, new: int, old: int) -> tuple[int, ...]:
        points = self.weighed.own
        new_points = 0 if new == NOTHING else points[new]
        old_points = 0 if old == NOTHING else points[old]
        return self.weighed.wall, self.weighed.rewarded, new, old, new_points, old_points

    def choice(self, code: int, action: _Action, line: bytes) -> bytes:
        """One action that is no tile put into the grounds, and what it would bring."""
        kind, tile = action.kind, action.tile
        if kind is Take:
            purses, market = self._purses, self.at.market
            gained = [_gain(n, purses[n], added, market[n]) for n, added in _added(code)]
            return _taking(code, tuple(gained))
        if kind is Buy:
            return action.head + self._tail(*_paid(code))
        if kind is Exchange:
            changed = self.changed(action.building, TYPE_OF[tile], line)
            return _head(code, self.at.cell[tile]) + changed
        if kind is Remove:
            line = line[: NEW * WORD] + line[GROWN:]
            return _head(code, self.at.cell[tile]) + self.changed(NOTHING, action.building, line)
        if kind is Reserve:
            return _head(code, self.at.is_ending)
        if kind is Give:
            building = TYPE_OF[tile]
            points = self.weighed.dirk[building], self.weighed.own[building]
            return _giving(code, self.weighed.rewarded, points, line)
        return action.head

    def _tail(self, slot: int, over: int) -> bytes:
        """The end of a purchase: the same for all ways to pay exactly, and for all others."""
        key = slot, over == 0
        tail = self._tails.get(key)
        if tail is None:
            leads_to = self._exact_beside(slot) if over == 0 else ()
            tail = self._tails[key] = _tail(self.weighed.fits[slot], self._best(slot), leads_to)
        return tail

    def _exact_beside(self, slot: int) -> tuple[int, ...]:
        """Tiles of other slots that could be paid exactly."""
        return tuple(
            tile - 1
            for other, (tile, purse) in enumerate(zip(self.at.market, self._purses, strict=True))
            if other != slot and tile and can_pay_exactly(purse, PRICE[tile - 1])
        )

    def _best(self, slot: int) -> bytes:
        """Where the tile of a slot would bring most."""
        if not self.weighed.fits[slot]:
            return b"null"
        start = slot * WHOLE
        line = self.weighed.offered[start : start + GROWN]
        measured = self._measured(TYPE_OF[self.at.market[slot] - 1], NOTHING)
        return _site(self.weighed.best[slot], measured, line)

    def offers(self) -> tuple[bytes, bytes]:
        """The tiles of the market, and the chains of exact purchases."""
        codes: list[list[int]] = [[] for _ in range(SLOTS)]
        legal = self.weighed.codes
        for code in legal[bisect_left(legal, BUY) : bisect_left(legal, BUILD)]:
            codes[_paid(code)[0]].append(code)
        offers, exact = [], []
        for slot, tile in enumerate(self.at.market):
            if tile:
                short = max(0, PRICE[tile - 1] - worth_of(self._purses[slot]))
                paid, fits = (*codes[slot],), self.weighed.fits[slot]
                offers.append(_offer(slot, tile - 1, short, paid, fits, self._best(slot)))
                if any(_paid(code)[1] == 0 for code in paid):
                    exact.append(_offered(slot, tile - 1, short, paid, fits))
        chains = encode(chains_of(self.at, exact)) if len(exact) > 1 else b"[]"
        return b"[" + b",".join(offers) + b"]", chains


def write_scoring(scoring: Scoring) -> bytes:
    """What a scoring brings everybody; it is the same object for as long as only money moves."""
    known = _SCORINGS.get(id(scoring))
    if known is None or known[0] is not scoring:
        if len(_SCORINGS) >= PIECES // 4:  # they are long
            _SCORINGS.clear()
        known = _SCORINGS[id(scoring)] = scoring, encode(scoring)
    return known[1]


_SCORINGS: dict[int, tuple[Scoring, bytes]] = {}


@lru_cache(PIECES)
def write_ahead(ahead: Ahead | None) -> bytes:
    """How near the next scoring is."""
    return encode(ahead)


# -- pieces: each is written once and kept ---------------------------------------------------------


def _change(measured: tuple[int, ...], line: bytes) -> Change:
    """The change of a type that grows, or shrinks, or both."""
    wall, rewarded, new, old, new_points, old_points = measured
    numbers, types = array("q", line), []
    if new != old:
        if new != NOTHING:
            grown = type_after(numbers, NEW, building=new, points=new_points, rewarded=rewarded)
            types.append(grown)
        if old != NOTHING:
            place = NEW if new == NOTHING else OLD
            gone = type_after(numbers, place, building=old, points=old_points, rewarded=rewarded)
            types.append(gone)
    return change_of(numbers, wall, tuple(types))


@lru_cache(PIECES)
def _site(cell: int, measured: tuple[int, ...], line: bytes) -> bytes:
    return encode(site_of(cell, _change(measured, line)))


@lru_cache(PIECES)
def _head(code: int, about: int) -> bytes:
    """An action as far as it is the same in every position that agrees in one number."""
    action, text = known(code)
    hole: Any = Raw(b"0")  # the change will stand there
    if isinstance(action, Place | Build):
        kind: Any = "place" if isinstance(action, Place) else "build"
        made: Any = Building(kind, text, TILE_NAMES[action.tile], action.x, action.y, hole)
    elif isinstance(action, Remove):
        made = Removing(text, TILE_NAMES[action.tile], x_of(about), y_of(about), hole)
    elif isinstance(action, Exchange):
        new, old = TILE_NAMES[action.new_tile], TILE_NAMES[action.tile]
        made = Exchanging(text, new, old, x_of(about), y_of(about), hole)
    elif isinstance(action, Buy):
        slot, over = _paid(code)
        names, price = card_names(action.cards), PRICE[action.tile]
        made = Buying(text, TILE_NAMES[action.tile], slot, names, price, over, 0, None, ())
        return encode(made).partition(b'"fits":')[0]
    elif isinstance(action, Reserve):
        return encode(Reserving(text, TILE_NAMES[action.tile], bool(about)))
    else:
        return encode(Passing(text))
    return encode(made).removesuffix(b"0}")


@lru_cache(PIECES)
def _giving(code: int, rewarded: int, points: tuple[int, int], line: bytes) -> bytes:
    action, text = known(code)
    assert isinstance(action, Give)
    building, numbers = TYPE_OF[action.tile], array("q", line)
    dirk, own = (
        type_after(numbers, place, building=building, points=before, rewarded=rewarded)
        for place, before in zip((NEW, OLD), points, strict=True)
    )
    return encode(Giving(text, TILE_NAMES[action.tile], dirk, own, numbers[GAIN]))


@lru_cache(PIECES)
def _added(code: int) -> tuple[tuple[int, int], ...]:
    """What a taking adds to which purses."""
    action = known(code)[0]
    assert isinstance(action, Take)
    added: dict[int, int] = {}
    for kind in action.cards:
        slot, value = divmod(kind, VALUES)
        added[slot] = added.get(slot, 0) + one_card(value + 1)
    return tuple(sorted(added.items()))


@lru_cache(PIECES)
def _gain(slot: int, purse: int, added: int, tile: int) -> tuple[int, int, Payable | None]:
    """A slot, all one has of its currency then, and its tile if it becomes payable."""
    after = purse + added
    worth = worth_of(after)
    if tile and not can_pay_exactly(purse, PRICE[tile - 1]):
        if can_pay_exactly(after, PRICE[tile - 1]):
            return slot, worth, Payable(TILE_NAMES[tile - 1], exact=True)
        if worth >= PRICE[tile - 1] > worth_of(purse):
            return slot, worth, Payable(TILE_NAMES[tile - 1], exact=False)
    return slot, worth, None


@lru_cache(PIECES)
def _taking(code: int, gained: tuple[tuple[int, int, Payable | None], ...]) -> bytes:
    action, text = known(code)
    assert isinstance(action, Take)
    total = sum(kind % VALUES + 1 for kind in action.cards)
    sums = tuple((slot, worth) for slot, worth, _ in gained)
    pays = tuple(found for _, _, found in gained if found is not None)
    return encode(Taking(text, card_names(action.cards), total, sums, pays))


@lru_cache(PIECES)
def _paid(code: int) -> tuple[int, int]:
    """The slot of a purchase, and how much too much is paid."""
    action = known(code)[0]
    assert isinstance(action, Buy)
    worth = sum(kind % VALUES + 1 for kind in action.cards)
    return action.cards[0] // VALUES, worth - PRICE[action.tile]


@lru_cache(PIECES)
def _tail(fits: int, best: bytes, leads_to: tuple[int, ...]) -> bytes:
    site: Any = Raw(best)
    names = tuple(TILE_NAMES[tile] for tile in leads_to)
    made = encode(Buying("", "", 0, (), 0, 0, fits, site, names))
    return made[made.index(b'"fits":') :]


@lru_cache(PIECES)
def _offer(
    slot: int, tile: int, short: int, codes: tuple[int, ...], fits: int, best: bytes
) -> bytes:
    made = encode(_offered(slot, tile, short, codes, fits))
    return made.removesuffix(b"null}") + best + b"}"


def _offered(slot: int, tile: int, short: int, codes: tuple[int, ...], fits: int) -> Offer:
    """A tile of the market with all ways to pay it, exact ones first; without its best place."""
    paid = [Payment(card_names(known(code)[0].cards), _paid(code)[1]) for code in codes]  # type: ignore[union-attr]
    payments = tuple(sorted(paid, key=lambda one: (one.over, len(one.cards))))
    return Offer(slot, TILE_NAMES[tile], PRICE[tile], short, payments, fits, None)
