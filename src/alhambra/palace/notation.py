"""Texts of actions and chances, and the codec between objects, codes and texts."""

from collections.abc import Callable
from functools import lru_cache
from numbers import Integral

from alhambra.core.codec import unknown
from alhambra.core.text import Reader, is_number
from alhambra.palace.actions import (
    Action,
    Build,
    Buy,
    Card,
    Cards,
    Chance,
    Exchange,
    Give,
    Pass,
    Place,
    Remove,
    Reserve,
    ScoringCard,
    Take,
    TileDrawn,
)
from alhambra.palace.catalog import CURRENCIES, FOUNTAIN, NAMES, PRICE, TILE_COUNT, VALUES
from alhambra.palace.codes import (
    BUILD,
    BUY,
    BUYS,
    CELLS,
    CHOOSE,
    EXCHANGE,
    GIVE,
    MOST_TAKEN,
    PASS,
    PLACE,
    REMOVE,
    RESERVE,
    SCORING,
    SPAN,
    TAKE,
    WIDTH,
    cell_at,
    largest_card,
    take_code,
    x_of,
    y_of,
)
from alhambra.palace.payments import FIRST_BUY, payments_of

PAYMENTS = {price: payments_of(price) for price in sorted(set(PRICE))}
PAYMENT_NUMBER = {
    (price, payment): number
    for price, payments in PAYMENTS.items()
    for number, payment in enumerate(payments)
}
REMEMBERED = 16_384
"""Actions met last are remembered, since the space is too large to list."""

VERBS = ("take", "buy", "build", "remove", "exchange", "place", "reserve", "give", "pass")


CHANCE_OF: tuple[Chance, ...] = (
    *(Card(kind) for kind in range(SCORING)),
    *(ScoringCard(number) for number in (1, 2)),
    *(TileDrawn(tile) for tile in range(TILE_COUNT)),
)
"""Every chance by its code."""
CHANCE_CODE = {chance: code for code, chance in enumerate(CHANCE_OF)}


class Notation:
    """Actions and chances as objects, codes and texts."""

    def __init__(self) -> None:
        """Actions made are remembered."""
        self.action: Callable[[int], Action] = _action
        """The action with a code; looked up with no call in between, since games do so all day."""
        self.chance: Callable[[int], Chance] = CHANCE_OF.__getitem__
        """The chance with a code, likewise."""

    def action_code(self, action: Action) -> int:
        """The code of an action; raises ValueError for one that no code stands for."""
        code = self.find_code(action)
        if code is None:
            raise ValueError(f"{action!r} has no code")
        return code

    def find_code(self, action: Action) -> int | None:
        """The code of an action; None for what no position allows, since no code stands for it.

        Raises ValueError for a tile or card that the box does not hold, TypeError for no action.
        """
        try:
            return _find_code(action)
        except TypeError:
            raise unknown(action, Action, reader="parse") from None

    def chance_code(self, chance: Chance) -> int:
        """The code of a chance; raises as `find_code` does."""
        try:
            return CHANCE_CODE[chance]
        except (KeyError, TypeError):
            raise unknown(chance, Chance, reader="parse_chance") from None

    def parse_action(self, text: str) -> Action:
        """Read an action, such as `take y1 b3` or `place garden-8NW at +1,-2`."""
        return _read(text)

    def parse_chance(self, text: str) -> Chance:
        """Read a card, a tile, or `scoring 1`."""
        reader = Reader(text)
        chance: Chance
        if reader.peek() == "scoring":
            reader.word()
            chance = ScoringCard(int(reader.one_of(("1", "2"))))
        elif reader.peek() in NAMES:
            chance = TileDrawn(NAMES[reader.word()])
        else:
            chance = Card(read_card(reader, "chance"))
        reader.end()
        return chance


@lru_cache(REMEMBERED)
def _read(text: str) -> Action:
    reader = Reader(text)
    verb = reader.one_of(VERBS)
    action = READ[verb](reader)
    reader.end()
    return action


def _check_parts(action: Action) -> None:
    """Refuse what is no action of this game."""
    if not isinstance(action, Action):
        raise unknown(action, Action, reader="parse")
    most = FOUNTAIN if isinstance(action, Remove | Exchange) else FOUNTAIN - 1
    tiles = [getattr(action, "tile", 0), getattr(action, "new_tile", 0)]
    kinds = getattr(action, "cards", (0,))
    place = getattr(action, "x", 0), getattr(action, "y", 0)
    if not all(isinstance(number, Integral) for number in (*tiles, *kinds, *place)):
        raise unknown(action, Action, reader="parse")
    if not 0 <= tiles[0] <= most or not 0 <= tiles[1] < FOUNTAIN or not kinds:
        raise unknown(action, Action, reader="parse")
    if min(kinds) < 0 or max(kinds) >= SCORING:
        raise unknown(action, Action, reader="parse")


@lru_cache(REMEMBERED)
def _action(code: int) -> Action:
    if code < BUY:
        return Take(_ranked(code - TAKE + 1))
    if code < BUILD:
        currency, number = divmod(code - BUY, BUYS)
        tile = next(tile for tile in range(TILE_COUNT) if number < FIRST_BUY[tile + 1])
        payment = PAYMENTS[PRICE[tile]][number - FIRST_BUY[tile]]
        return Buy(tile, tuple(sorted(currency * VALUES + value - 1 for value in payment)))
    if code < REMOVE:
        tile, cell = divmod(code - BUILD, CELLS)
        return Build(tile, x_of(cell), y_of(cell))
    if code < EXCHANGE:
        return Remove(code - REMOVE)
    if code < PLACE:
        return Exchange(*divmod(code - EXCHANGE, TILE_COUNT))
    if code < RESERVE:
        tile, cell = divmod(code - PLACE, CELLS)
        return Place(tile, x_of(cell), y_of(cell))
    if code < GIVE:
        return Reserve(code - RESERVE)
    return Give(code - GIVE) if code < PASS else Pass()


def _ranked(rank: int) -> Cards:
    """The cards of a ranked multiset."""
    cards: list[int] = []
    for places in range(MOST_TAKEN, 0, -1):
        card = largest_card(rank, places)
        if card == 0:
            break
        rank -= CHOOSE[card + places - 1][places]
        cards.append(card - 1)
    return tuple(reversed(cards))


@lru_cache(REMEMBERED)
def _find_code(action: Action) -> int | None:
    """The code of an action, None if no code stands for it: see `misshapen` in `game`."""
    _check_parts(action)
    if isinstance(action, Take):
        if not 1 <= len(action.cards) <= MOST_TAKEN:
            return None
        cards = [0] * (MOST_TAKEN - len(action.cards)) + [kind + 1 for kind in sorted(action.cards)]
        return take_code(*cards)
    if isinstance(action, Buy):
        return _buy_code(action)
    if isinstance(action, Build | Place):
        if not (-SPAN <= action.x < WIDTH - SPAN and -SPAN <= action.y <= SPAN):
            return None
        base = BUILD if isinstance(action, Build) else PLACE
        return base + action.tile * CELLS + cell_at(action.x, action.y)
    if isinstance(action, Exchange):
        return EXCHANGE + action.tile * TILE_COUNT + action.new_tile
    for kind, base in ((Remove, REMOVE), (Reserve, RESERVE), (Give, GIVE)):
        if isinstance(action, kind):
            return base + action.tile
    return PASS if isinstance(action, Pass) else None


def _buy_code(action: Buy) -> int | None:
    currencies = {kind // VALUES for kind in action.cards}
    values = tuple(sorted((kind % VALUES + 1 for kind in action.cards), reverse=True))
    number = PAYMENT_NUMBER.get((PRICE[action.tile], values))
    if len(currencies) != 1 or number is None:
        return None
    return BUY + currencies.pop() * BUYS + FIRST_BUY[action.tile] + number


def read_card(reader: Reader, expected: str = "card") -> int:
    """Read a money card."""
    word = reader.peek()
    if len(word) != 2 or word[0] not in CURRENCIES or word[1] not in "123456789":
        raise reader.error(expected)
    reader.word()
    return CURRENCIES.index(word[0]) * VALUES + int(word[1]) - 1


def read_cards(reader: Reader) -> Cards:
    """Read one card or more, in any order."""
    cards = [read_card(reader)]
    while reader.peek():
        cards.append(read_card(reader))
    return tuple(sorted(cards))


def read_tile(reader: Reader) -> int:
    """Read a tile, such as garden-8NW, or the fountain."""
    if reader.peek() == "fountain":
        reader.word()
        return FOUNTAIN
    return read_own_tile(reader)


def read_own_tile(reader: Reader) -> int:
    """Read a tile that is not the fountain."""
    if reader.peek() not in NAMES:
        raise reader.error("tile")
    return NAMES[reader.word()]


def read_cell(reader: Reader) -> tuple[int, int]:
    """Read a place, such as +1,-2: so far east and north of the fountain."""
    reader.one_of(("at",))
    x, comma, y = reader.peek().partition(",")
    if not comma or not _is_whole(x) or not _is_whole(y):
        raise reader.error("cell")
    reader.word()
    return int(x), int(y)


def _is_whole(text: str) -> bool:
    return is_number(text[1:] if text[:1] in ("+", "-") else text)


def _read_buy(reader: Reader) -> Action:
    tile = read_own_tile(reader)
    reader.one_of(("with",))
    return Buy(tile, read_cards(reader))


def _read_exchange(reader: Reader) -> Action:
    tile = read_tile(reader)
    reader.one_of(("for",))
    return Exchange(tile, read_own_tile(reader))


READ: dict[str, Callable[[Reader], Action]] = {
    "take": lambda reader: Take(read_cards(reader)),
    "buy": _read_buy,
    "build": lambda reader: Build(read_own_tile(reader), *read_cell(reader)),
    "remove": lambda reader: Remove(read_tile(reader)),
    "exchange": _read_exchange,
    "place": lambda reader: Place(read_own_tile(reader), *read_cell(reader)),
    "reserve": lambda reader: Reserve(read_own_tile(reader)),
    "give": lambda reader: Give(read_own_tile(reader)),
    "pass": lambda _: Pass(),
}

NOTATION = Notation()
