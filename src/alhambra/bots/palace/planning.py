"""The best turns found: exact purchases, then one last action, then placing."""

from alhambra.bots.palace.beliefs import Weights
from alhambra.bots.palace.desk import NONE, Desk
from alhambra.bots.palace.majorities import on_offer
from alhambra.bots.palace.offers import find_offers, hope, saving
from alhambra.bots.palace.purse import purse_worth
from alhambra.bots.palace.redesign import find_redesign
from alhambra.bots.palace.siting import begin_thought, settle
from alhambra.core.bits import size
from alhambra.core.kernel import inlined, kernel
from alhambra.palace.catalog import SLOTS, VALUES
from alhambra.palace.codes import CHOOSE, MOST_TAKEN, TAKE
from alhambra.palace.legal import list_takes
from alhambra.palace.money import one_card
from alhambra.palace.position import Position


@kernel
def find_takings(at: Position, desk: Desk) -> int:
    """Note every way to take money; how many."""
    count = list_takes(at, desk, 0)
    for number in range(count):
        desk.takings[number] = desk.codes[number]
    return count


@kernel
def take_into(at: Position, desk: Desk, code: int) -> None:
    """Note the purses after taking money."""
    for slot in range(SLOTS):
        desk.after[slot] = desk.purse[slot]
    rank = code - TAKE + 1
    places = MOST_TAKEN
    for place in range(SLOTS - 1, -1, -1):
        card = at.display[place]
        if card != 0 and CHOOSE[card + places - 1][places] <= rank < CHOOSE[card + places][places]:
            rank -= CHOOSE[card + places - 1][places]
            places -= 1
            desk.after[(card - 1) // VALUES] += one_card((card - 1) % VALUES + 1)


@kernel
def number_tiles(at: Position, desk: Desk) -> int:
    """Number the tiles bought and on offer; those that cannot be paid exactly, as a set."""
    tiles = at.bought | on_offer(at)
    spare = 0
    payable = 0
    for slot in range(SLOTS):
        desk.number[slot] = 0
        if at.market[slot] != 0:
            below = (1 << (at.market[slot] - 1)) - 1
            desk.number[slot] = 1 << size(tiles & below)
            if desk.exact_code[slot] < 0:
                spare |= desk.number[slot]
            payable |= desk.number[slot]
    desk.bought_before = ((1 << size(tiles)) - 1) & ~payable
    return spare


@inlined
def note_turn(desk: Desk, most: int, worth: int, bought: int, last: int) -> None:
    """Keep a turn if it is one of the best; of equal ones the one found first."""
    place = most
    while place > 0 and worth > desk.turn_worth[place - 1]:
        place -= 1
        if place + 1 < most:
            desk.turn_worth[place + 1] = desk.turn_worth[place]
            desk.turn_bought[place + 1] = desk.turn_bought[place]
            desk.turn_last[place + 1] = desk.turn_last[place]
    if place < most:
        desk.turn_worth[place] = worth
        desk.turn_bought[place] = bought
        desk.turn_last[place] = last


@kernel
def find_turns(at: Position, desk: Desk, weights: Weights, most: int) -> None:
    """Note the best turns: every choice of exact purchases with every last action."""
    begin_thought(at, desk)
    find_redesign(at, desk, weights)
    find_offers(at, desk, weights)
    spare = number_tiles(at, desk)
    # A turn buys any tiles exactly and at most one that is not.
    settle(at, desk, weights, at.seat, at.bought | on_offer(at), desk.bought_before, spare, 1)
    takings = find_takings(at, desk)
    for place in range(most):
        desk.turn_worth[place] = NONE
        desk.turn_last[place] = -1
        desk.turn_bought[place] = 0
    payable = 0
    for slot in range(SLOTS):
        if at.market[slot] != 0 and desk.exact_code[slot] >= 0:
            payable |= 1 << slot
    chosen = 0
    while True:
        weigh_lasts(at, desk, weights, most, chosen, takings)
        if chosen == payable:
            break
        chosen = (chosen - payable) & payable  # the next set of payable slots


@kernel
def weigh_lasts(
    at: Position,
    desk: Desk,
    weights: Weights,
    most: int,
    chosen: int,
    takings: int,
) -> None:
    """Weigh what can end a turn with these purchases: money, a dear purchase, a redesign."""
    worth = 0
    tiles = desk.bought_before
    for slot in range(SLOTS):
        desk.purse[slot] = at.hand[at.seat][slot]
        if chosen >> slot & 1 != 0:
            desk.purse[slot] = desk.exact_purse[slot]
            tiles |= desk.number[slot]
            worth -= desk.exact_cost[slot] - saving(at, weights)
    before = desk.gain[tiles]
    worth += before
    others = 0
    hoped = 0
    for slot in range(SLOTS):
        desk.hope[slot] = 0
        if at.market[slot] != 0 and chosen >> slot & 1 == 0:
            others |= 1 << slot
            gain = desk.gain[tiles | desk.number[slot]] - before
            desk.hope[slot] = hope(at, weights, at.market[slot] - 1, desk.purse[slot], gain)
            hoped += desk.hope[slot]
    for number in range(takings):
        take_into(at, desk, desk.takings[number])
        last = hoped
        for slot in range(SLOTS):
            if desk.after[slot] != desk.purse[slot]:
                last += purse_worth(at, weights, desk.after[slot])
                last -= purse_worth(at, weights, desk.purse[slot])
                if others >> slot & 1 != 0:
                    gain = desk.gain[tiles | desk.number[slot]] - before
                    last -= desk.hope[slot]
                    last += hope(at, weights, at.market[slot] - 1, desk.after[slot], gain)
        note_turn(desk, most, worth + last, chosen, desk.takings[number])
    for slot in range(SLOTS):
        if others >> slot & 1 != 0 and desk.dear_code[slot] >= 0:
            last = desk.gain[tiles | desk.number[slot]] - before - desk.dear_cost[slot]
            last += hoped - desk.hope[slot]
            note_turn(desk, most, worth + last, chosen, desk.dear_code[slot])
    if desk.redesign_code >= 0:
        note_turn(desk, most, worth + desk.redesign_gain + hoped, chosen, desk.redesign_code)
