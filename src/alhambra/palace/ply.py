"""One ply by its code: what an action does, what chance may bring and does."""

from alhambra.core.bits import has, nth, size
from alhambra.core.kernel import inlined, kernel
from alhambra.palace.catalog import SLOTS, TILE_COUNT
from alhambra.palace.catalog import VALUES as CARD_VALUES
from alhambra.palace.codes import (
    BUILD,
    BUY,
    BUYS,
    CELLS,
    CHOOSE,
    EXCHANGE,
    GIVE,
    MOST_TAKEN,
    PLACE,
    REMOVE,
    RESERVE,
    SCORING,
    TAKE,
    TILE,
)
from alhambra.palace.market import lay_card, lay_tile
from alhambra.palace.money import (
    count_in,
    draw_card,
    draw_scoring,
    hidden_scoring,
    nth_unseen,
)
from alhambra.palace.payments import FIRST_BUY, is_exact
from alhambra.palace.position import (
    DEAL_DISPLAY,
    DEAL_MARKET,
    DEAL_MONEY,
    REFILL_DISPLAY,
    REFILL_MARKET,
    TURN,
    Position,
)
from alhambra.palace.setup import deal_display, deal_money, deal_tile
from alhambra.palace.turn import (
    build,
    buy,
    end_actions,
    exchange,
    go_on,
    placed,
    put,
    remove,
    take,
)


@kernel
def act(at: Position, code: int) -> None:
    """Do a legal action and go on until chance or a seat is due."""
    if at.phase == TURN:
        if act_in_turn(at, code):
            return
        end_actions(at)
    else:
        act_placing(at, code)
    go_on(at)


@kernel
def act_in_turn(at: Position, code: int) -> bool:
    """Take, buy, redesign or pass; is it still the same seat's turn (AL-3.4)?"""
    if code < BUY:
        act_take(at, code - TAKE + 1)
    elif code < BUILD:
        currency = (code - BUY) // BUYS
        tile = at.market[currency] - 1
        payment = code - BUY - currency * BUYS - FIRST_BUY[tile]
        buy(at, tile, payment)
        return is_exact(tile, payment)
    elif code < REMOVE:
        build(at, (code - BUILD) // CELLS, (code - BUILD) % CELLS)
    elif code < EXCHANGE:
        remove(at, code - REMOVE)
    elif code < PLACE:
        exchange(at, (code - EXCHANGE) // TILE_COUNT, (code - EXCHANGE) % TILE_COUNT)
    return False


@kernel
def act_placing(at: Position, code: int) -> None:
    """Place a bought tile, put it into the reserve, or give it to Dirk (AL-3.7, AL-9.4)."""
    if code < RESERVE:
        tile = (code - PLACE) // CELLS
        put(at, tile, (code - PLACE) % CELLS)
    elif code < GIVE:
        tile = code - RESERVE
        at.reserve[at.seat] |= 1 << tile
    else:
        tile = code - GIVE
        at.dirk |= 1 << tile
    placed(at, tile)


@kernel
def act_take(at: Position, rank: int) -> None:
    """Take cards (AL-3.2).

    The rank of a multiset tells its largest card first; here it is one of the display.
    """
    places = MOST_TAKEN
    for place in range(SLOTS - 1, -1, -1):
        card = at.display[place]
        if card != 0 and CHOOSE[card + places - 1][places] <= rank < CHOOSE[card + places][places]:
            rank -= CHOOSE[card + places - 1][places]
            places -= 1
            take(at, card)


@inlined
def is_money_due(at: Position) -> bool:
    """Is the next chance a card of the money deck?"""
    return at.phase == DEAL_MONEY or at.phase == DEAL_DISPLAY or at.phase == REFILL_DISPLAY


@kernel
def ways(at: Position) -> int:
    """In how many equally likely ways can chance fall now?

    With a scoring card among the m cards of the pile on top, each of the n unseen money cards
    stands for m - 1 ways and the scoring card for n, so that it comes with probability 1 / m
    (AL-2.6).
    """
    if not is_money_due(at):
        return size(at.bag)
    if hidden_scoring(at) != 0:
        return scoring_ways(at) * (at.pile_left[at.pile - 1] + 1)
    return at.deck


@inlined
def scoring_ways(at: Position) -> int:
    """How many ways bring the scoring card on top: one where it is the last card of all."""
    return max(at.deck, 1)


@kernel
def nth_chance(at: Position, way: int) -> int:
    """The code of the chance that one of the ways brings."""
    if not is_money_due(at):
        return TILE + nth(at.bag, way)
    if hidden_scoring(at) != 0:
        if way < scoring_ways(at):
            return SCORING + hidden_scoring(at) - 1
        way = way % at.deck
    return nth_unseen(at, way)


@kernel
def weight(at: Position, code: int) -> int:
    """How many of the ways bring this chance; only where chance is due."""
    if code >= TILE:
        return 1 if not is_money_due(at) and has(at.bag, code - TILE) else 0
    if not is_money_due(at):
        return 0
    scoring = hidden_scoring(at)
    if code >= SCORING:
        return scoring_ways(at) if code - SCORING + 1 == scoring else 0
    copies = count_in(at.unseen[code // CARD_VALUES], code % CARD_VALUES + 1)
    if scoring != 0:
        return copies * at.pile_left[at.pile - 1]
    return copies


@kernel
def reveal(at: Position, code: int) -> None:
    """Let a possible chance happen and go on until chance or a seat is due."""
    if at.phase < REFILL_DISPLAY:
        deal(at, code)
        return
    if code >= TILE:
        if at.phase == REFILL_MARKET:
            lay_tile(at, code - TILE)
        else:
            draw_for_dirk(at, code - TILE)
    elif code >= SCORING:
        draw_scoring(at, code - SCORING + 1)
    else:
        draw_card(at, code)
        lay_card(at, code)
    go_on(at)


@inlined
def fall(at: Position, way: int) -> int:
    """Let chance fall in one of the ways; the code of what it brings."""
    code = nth_chance(at, way)
    reveal(at, code)
    return code


@kernel
def deal(at: Position, code: int) -> None:
    """A chance of the set-up (AL-2)."""
    if at.phase == DEAL_MONEY:
        deal_money(at, code)
    elif at.phase == DEAL_DISPLAY:
        deal_display(at, code)
    elif at.phase == DEAL_MARKET:
        deal_tile(at, code - TILE)
    else:
        draw_for_dirk(at, code - TILE)
        if at.dirk_due == 0:
            at.phase = DEAL_MARKET


@inlined
def draw_for_dirk(at: Position, tile: int) -> None:
    """A tile for Dirk, at the start or after a scoring (AL-9.3)."""
    at.bag &= ~(1 << tile)
    at.dirk |= 1 << tile
    at.dirk_due -= 1
