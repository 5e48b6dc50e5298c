"""A position of the board game in one line of text, and back.

    palace players=3 turn=1 first=0 piles=20,20,20,20,19 market=tower-12,garden-8NW,-,pavilion-2NEW
    display=y1,g4,g4,o9 | 12 y1,y3,b7 pavilion-8@+0/+1 tower-11 | ...

After the game and its options: what is due for which seat, the first player, and the common table;
what is empty is left out. Then a part per seat: score, hand, grounds, reserve, `-` for none; a
part for Dirk is his score and tiles. Tiles and cards named nowhere are in the bag and in the deck.
"""

from collections.abc import Iterable

from alhambra.core.bits import size
from alhambra.core.errors import IllegalOption, NotationError
from alhambra.core.text import Reader, is_number
from alhambra.palace.catalog import (
    ALL_TILES,
    COPIES,
    COPIES_WITH_DIRK,
    CURRENCIES,
    NAMES,
    PILES,
    SLOTS,
    VALUES,
)
from alhambra.palace.codes import SPAN, cell_at
from alhambra.palace.market import display_is_full, empty_slot
from alhambra.palace.money import SINGLES, count_deck, count_in, hidden_scoring, one_card
from alhambra.palace.names import (
    cards_named,
    display_named,
    grounds_named,
    market_named,
    tiles_named,
)
from alhambra.palace.options import Options
from alhambra.palace.position import (
    DEAL_DISPLAY,
    DEAL_MARKET,
    DIRK_DRAW,
    DIRK_SETUP,
    PHASES,
    PLACE,
    PLACE_LEFT,
    REFILL_DISPLAY,
    REFILL_MARKET,
    TURN,
    Position,
)
from alhambra.palace.survey import is_lawful

NAME = "palace"
NONE = "-"


def write_position(options: Options, at: Position) -> str:
    """The one-line text of a position."""
    words = [NAME, *(f"{key}={value}" for key, value in options.header().items())]
    words.append(f"{PHASES[at.phase]}={at.seat}")
    common = {
        "first": str(at.first) if at.first >= 0 else "",
        "piles": _write_piles(at),
        "hidden": str(at.scorings_hidden) if at.scorings_hidden else "",
        "due": str(at.scorings_due) if at.scorings_due else "",
        "held": str(at.scorings_held) if at.scorings_held else "",
        "ending": str(at.is_ending) if at.is_ending else "",
        "draws": str(at.dirk_due) if at.dirk_due else "",
        "market": ",".join(tile or NONE for tile in market_named(at)) if any(at.market) else "",
        "display": ",".join(display_named(at)),
        "discards": ",".join(cards_named(at.discards)),
        "bought": _write_tiles(at.bought),
    }
    words += [f"{key}={value}" for key, value in common.items() if value]
    for seat in range(at.players):
        words += ["|", str(at.score[seat]), *_write_seat(at, seat)]
    if options.has_dirk:
        words += ["|", str(at.score[at.players]), _write_tiles(at.dirk) or NONE]
    return " ".join(words)


def _write_piles(at: Position) -> str:
    return ",".join(str(left) for left in at.pile_left) if at.pile else ""


def _write_tiles(members: int) -> str:
    return ",".join(tiles_named(members))


def _write_seat(at: Position, seat: int) -> Iterable[str]:
    yield ",".join(cards_named(at.hand[seat])) or NONE
    yield (",".join(f"{tile}@{x:+d}/{y:+d}" for tile, x, y in grounds_named(at, seat)) or NONE)
    yield _write_tiles(at.reserve[seat]) or NONE
    if at.given[seat]:
        yield "given=" + _write_tiles(at.given[seat])


def read_position(text: str) -> tuple[Options, Position]:
    """Read a position; raises NotationError where it is not one."""
    reader = Reader(text)
    reader.one_of((NAME,))
    options = _read_options(reader)
    at = options.blank()
    at.first = -1
    box = Box(options, at)
    _read_due(reader, at)
    _read_common(reader, at, box)
    for seat in range(at.players):
        reader.one_of(("|",))
        _read_seat(reader, at, seat, box)
    if options.has_dirk:
        reader.one_of(("|",))
        at.score[at.players] = reader.number("number")
        at.dirk = box.take_tiles(reader, reader.peek())
        reader.word("tiles")
    reader.end()
    _check(reader, at)
    return options, at


class Box:
    """What is not yet named: tiles for the bag, cards for the deck."""

    def __init__(self, options: Options, at: Position) -> None:
        """Begin with everything."""
        self._at = at
        at.bag = ALL_TILES
        copies = COPIES_WITH_DIRK if options.has_dirk else COPIES
        for currency in range(SLOTS):
            at.unseen[currency] = SINGLES * copies

    def take_tiles(self, reader: Reader, text: str) -> int:
        """Take the tiles of a list out of the bag; the set of them."""
        members = 0
        for name in text.split(",") if text != NONE else []:
            members |= 1 << self.take_tile(reader, name)
        return members

    def take_tile(self, reader: Reader, name: str) -> int:
        """Take a tile out of the bag."""
        if name not in NAMES:
            raise reader.error("tiles")
        tile = NAMES[name]
        if not self._at.bag >> tile & 1:
            raise reader.error("once", name=name)
        self._at.bag &= ~(1 << tile)
        return tile

    def take_cards(self, reader: Reader, text: str) -> list[int]:
        """Take the cards of a list out of the deck; their kinds."""
        kinds = []
        for name in text.split(",") if text != NONE else []:
            if len(name) != 2 or name[0] not in CURRENCIES or name[1] not in "123456789":
                raise reader.error("cards")
            currency, value = CURRENCIES.index(name[0]), int(name[1])
            if count_in(self._at.unseen[currency], value) == 0:
                raise reader.error("no-more-cards", card=name)
            self._at.unseen[currency] -= one_card(value)
            kinds.append(currency * VALUES + value - 1)
        return kinds


def _read_options(reader: Reader) -> Options:
    header: dict[str, str] = {}
    column = reader.column
    while reader.peek().partition("=")[0] not in PHASES:
        key, equals, value = reader.peek().partition("=")
        if not equals:
            raise reader.error("option-or-due", example="turn=0")
        if key in header:
            raise reader.error("once", name=f"{key}=")
        header[key] = value
        reader.word()
    try:
        return Options(**Options.arguments(header))
    except IllegalOption as error:
        raise NotationError(reader.text, column, "options", cause=error) from error


def _read_due(reader: Reader, at: Position) -> None:
    phase, _, value = reader.peek().partition("=")
    if not is_number(value) or int(value) >= at.players:
        raise reader.error("setting", name=phase, first=0, last=at.players - 1)
    at.phase, at.seat = PHASES.index(phase), int(value)
    reader.word()


def _read_common(reader: Reader, at: Position, box: Box) -> None:
    seen: set[str] = set()
    while reader.peek() not in ("", "|"):
        key, _, value = reader.peek().partition("=")
        if key in seen:
            raise reader.error("once", name=f"{key}=")
        seen.add(key)
        if key in ("first", "hidden", "due", "held", "ending", "draws"):
            _read_number(reader, at, key, value)
        elif key == "piles":
            _read_piles(reader, at, value)
        elif key == "market":
            names = value.split(",")
            if len(names) != SLOTS:
                raise reader.error("market")
            for slot, name in enumerate(names):
                at.market[slot] = 0 if name == NONE else box.take_tile(reader, name) + 1
        elif key == "display":
            kinds = sorted(box.take_cards(reader, value))
            if len(kinds) > SLOTS:
                raise reader.error("at-most", most=SLOTS, name=key)
            for place, kind in enumerate(kinds):
                at.display[place] = kind + 1
        elif key == "discards":
            _fill(at.discards, box.take_cards(reader, value))
        elif key == "bought":
            at.bought = box.take_tiles(reader, value)
        else:
            raise reader.error("fact-of-table")
        reader.word()


LIMITS = {"first": 5, "hidden": 3, "due": 3, "held": 7, "ending": 1, "draws": 54}
FIELDS = {
    "first": "first",
    "hidden": "scorings_hidden",
    "due": "scorings_due",
    "held": "scorings_held",
    "ending": "is_ending",
    "draws": "dirk_due",
}


def _read_number(reader: Reader, at: Position, key: str, value: str) -> None:
    most = at.players - 1 if key == "first" else LIMITS[key]
    if not is_number(value) or int(value) > most:
        raise reader.error("setting", name=key, first=0, last=most)
    setattr(at, FIELDS[key], int(value))


def _read_piles(reader: Reader, at: Position, value: str) -> None:
    sizes = value.split(",")
    if len(sizes) != PILES or not all(is_number(size) for size in sizes):
        raise reader.error("piles")
    for pile, left in enumerate(sizes):
        at.pile_left[pile] = int(left)


def _read_seat(reader: Reader, at: Position, seat: int, box: Box) -> None:
    at.score[seat] = reader.number("number")
    _fill(at.hand[seat], box.take_cards(reader, reader.peek()))
    reader.word("cards")
    ground = reader.peek()
    for entry in ground.split(",") if ground != NONE else []:
        name, sign, place = entry.partition("@")
        x, slash, y = place.partition("/")
        if not sign or not slash or not _is_near(x) or not _is_near(y):
            raise reader.error("grounds")
        tile = box.take_tile(reader, name)
        at.cell[tile] = cell_at(int(x), int(y))
        at.built[seat] |= 1 << tile
    if not is_lawful(at, seat):
        raise reader.error("lawful-grounds")
    reader.word("grounds")
    at.reserve[seat] = box.take_tiles(reader, reader.peek())
    reader.word("tiles")
    if reader.peek().startswith("given="):
        at.given[seat] = box.take_tiles(reader, reader.peek().removeprefix("given="))
        reader.word()


def _is_near(text: str) -> bool:
    return text[:1] in ("+", "-") and is_number(text[1:]) and int(text[1:]) <= SPAN


def _fill(purses: list[int], kinds: list[int]) -> None:
    for kind in kinds:
        purses[kind // VALUES] += one_card(kind % VALUES + 1)


def _check(reader: Reader, at: Position) -> None:
    """Count the deck, find the pile on top, and refuse what cannot be in this phase."""
    count_deck(at)
    if any(at.pile_left) or at.scorings_hidden:
        if sum(at.pile_left) != at.deck:
            raise reader.error("cards-in-piles", deck=at.deck)
        at.pile = next(
            pile
            for pile in range(1, PILES + 1)
            if at.pile_left[pile - 1] or at.scorings_hidden & {2: 1, 4: 2}.get(pile, 0)
        )
    for holds, name in _what_holds(at):
        if not holds:
            raise reader.error("fits-phase", name=f"{name}=", phase=PHASES[at.phase])


def _what_holds(at: Position) -> Iterable[tuple[bool, str]]:
    """What must be true of a position in its phase, and the part of its text that says it."""
    is_placing = at.phase in (PLACE, PLACE_LEFT)
    is_dirk = at.phase in (DIRK_SETUP, DIRK_DRAW)
    market_is_full, has_cards = empty_slot(at) == SLOTS, at.deck > 0 or hidden_scoring(at) > 0
    yield bool(at.bought) or not is_placing, "bought"
    yield not at.bought or is_placing or at.phase == TURN, "bought"
    yield not any(at.given) or at.phase == PLACE_LEFT, "given"
    yield bool(at.dirk_due) == is_dirk, "draws"
    yield at.dirk_due <= size(at.bag), "draws"
    yield at.rows > at.players or not is_dirk, "players"
    refills_market = at.phase in (DEAL_MARKET, REFILL_MARKET)
    yield not refills_market or (not market_is_full and at.bag != 0), "market"
    refills_display = at.phase in (DEAL_DISPLAY, REFILL_DISPLAY)
    yield not refills_display or (not display_is_full(at) and has_cards), "display"
    is_setup = at.phase <= DEAL_DISPLAY
    yield not is_setup or not (at.pile or at.scorings_held), "held" if at.scorings_held else "piles"
    yield not is_setup or at.deck >= 2 * VALUES, "players"
    yield (at.first >= 0) == (at.phase >= DEAL_DISPLAY), "first"
    refills = at.phase in (REFILL_DISPLAY, REFILL_MARKET, DIRK_DRAW)
    yield not at.scorings_due or refills, "due"
