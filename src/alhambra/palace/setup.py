"""From a full bag to the first turn: tiles, starting money, first player, piles (AL-2, AL-9.3)."""

from alhambra.core.kernel import kernel
from alhambra.palace.catalog import (
    ALL_TILES,
    COPIES,
    COPIES_WITH_DIRK,
    DIRK_TILES,
    SLOTS,
    START_MONEY,
    VALUES,
)
from alhambra.palace.market import display_is_full, empty_slot, lay_card, lay_tile
from alhambra.palace.money import (
    SINGLES,
    cards_in,
    count_deck,
    draw_card,
    make_piles,
    one_card,
    worth_of,
)
from alhambra.palace.position import (
    DEAL_DISPLAY,
    DEAL_MARKET,
    DEAL_MONEY,
    DIRK_SETUP,
    TURN,
    Position,
)


@kernel
def start(at: Position) -> None:
    """Begin a game on a position that holds the options and nothing else."""
    at.bag = ALL_TILES
    at.first = -1
    with_dirk = at.rows > at.players
    for currency in range(SLOTS):
        at.unseen[currency] = SINGLES * (COPIES_WITH_DIRK if with_dirk else COPIES)
    count_deck(at)
    if with_dirk:
        at.phase = DIRK_SETUP
        at.dirk_due = DIRK_TILES
    else:
        at.phase = DEAL_MARKET


@kernel
def deal_tile(at: Position, tile: int) -> None:
    """A tile for the market (AL-2.1)."""
    lay_tile(at, tile)
    if empty_slot(at) == SLOTS:
        at.phase = DEAL_MONEY


@kernel
def deal_money(at: Position, kind: int) -> None:
    """A card for a seat's starting money, until it has twenty or more (AL-2.2)."""
    draw_card(at, kind)
    at.hand[at.seat][kind // VALUES] += one_card(kind % VALUES + 1)
    if hand_worth(at, at.seat) >= START_MONEY:
        at.seat += 1
        if at.seat == at.players:
            at.first = first_player(at)
            at.seat = at.first
            at.phase = DEAL_DISPLAY


@kernel
def hand_worth(at: Position, seat: int) -> int:
    """All money of a seat, whatever the currency."""
    worth = 0
    for currency in range(SLOTS):
        worth += worth_of(at.hand[seat][currency])
    return worth


@kernel
def hand_cards(at: Position, seat: int) -> int:
    """How many cards a seat holds."""
    cards = 0
    for currency in range(SLOTS):
        cards += cards_in(at.hand[seat][currency])
    return cards


@kernel
def first_player(at: Position) -> int:
    """Fewest cards, then least money, then lowest seat (AL-2.3)."""
    best = 0
    for seat in range(1, at.players):
        cards = hand_cards(at, seat)
        fewest = hand_cards(at, best)
        if cards < fewest or (cards == fewest and hand_worth(at, seat) < hand_worth(at, best)):
            best = seat
    return best


@kernel
def deal_display(at: Position, kind: int) -> None:
    """A card for the display; after four the piles are made and the first turn begins (AL-2.4)."""
    draw_card(at, kind)
    lay_card(at, kind)
    if display_is_full(at):
        make_piles(at)
        at.phase = TURN
