"""What a ply of the board game did, as facts; surfaces put them into words."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from alhambra.core.bits import size
from alhambra.palace.actions import (
    Action,
    Build,
    Buy,
    Card,
    Chance,
    Exchange,
    Give,
    Place,
    Remove,
    Reserve,
    ScoringCard,
    Take,
    TileDrawn,
)
from alhambra.palace.catalog import CARD_NAMES, OF_TYPE, PRICE, TILE_NAMES, TILES, VALUES
from alhambra.palace.codes import x_of, y_of
from alhambra.palace.market import empty_slot, slot_of
from alhambra.palace.money import worth_of
from alhambra.palace.names import cards_named, display_named
from alhambra.palace.position import (
    DEAL_DISPLAY,
    DEAL_MARKET,
    DEAL_MONEY,
    DIRK_SETUP,
    ENDED,
    PLACE_LEFT,
    REFILL_DISPLAY,
    REFILL_MARKET,
    Position,
)
from alhambra.palace.setup import hand_cards, hand_worth
from alhambra.palace.sketch import wall_length
from alhambra.palace.told import (
    AnyEvent,
    Bought,
    Built,
    DirkDrew,
    Ended,
    Exchanged,
    FirstChosen,
    GaveToDirk,
    LaidOut,
    LastTurnEnded,
    MoneyDealt,
    Names,
    Passed,
    Placed,
    Removed,
    Reserved,
    Reshuffled,
    Scored,
    ScoringCardDrawn,
    TileLaidOut,
    TileLeft,
    TilesGivenOut,
    Took,
)

if TYPE_CHECKING:
    from alhambra.palace.game import Game


def events_of(before: Position, game: "Game") -> tuple[AnyEvent, ...]:
    """What the last ply of a game did to the position before it, in the order to tell it."""
    ply = game.plies[-1]
    if isinstance(ply, Card | ScoringCard | TileDrawn):
        told = [*_drawn(before, game, ply)]
    else:
        told = [_acted(before, game.position, ply), *_reshuffled(before, game.position)]
    return (*told, *_ended(before, game))


def masked(event: AnyEvent, seat: int | None) -> AnyEvent:
    """An event as it may be told again later to a seat, or to one who only watches.

    Everybody sees cards dealt, laid out, taken and paid when it happens (AL-2.2); later only those
    who took or paid them are told which they were, the others how many.
    """
    if isinstance(event, LaidOut):
        return replace(event, cards=None)
    if isinstance(event, MoneyDealt | Took) and event.seat != seat:
        return replace(event, cards=None, total=None)
    if isinstance(event, Bought) and event.seat != seat:
        return replace(event, cards=None, over=None)
    return event


def _acted(before: Position, at: Position, action: Action) -> AnyEvent:
    """What the mover did."""
    seat = before.seat
    if isinstance(action, Take):
        cards = _names(action.cards)
        return Took(seat, len(cards), cards, _worth(action.cards))
    if isinstance(action, Buy):
        price, cards = PRICE[action.tile], _names(action.cards)
        over = _worth(action.cards) - price
        slot, tile = slot_of(before, action.tile), TILE_NAMES[action.tile]
        return Bought(seat, tile, slot, price, over == 0, over, len(cards), cards)
    if isinstance(action, Place | Build | Remove | Exchange):
        return _changed(before, at, action)
    if isinstance(action, Reserve):
        return Reserved(seat, TILE_NAMES[action.tile])
    if isinstance(action, Give):
        building = TILES[action.tile].building
        return GaveToDirk(seat, TILE_NAMES[action.tile], size(at.dirk & OF_TYPE[building]))
    return Passed(seat)


def _changed(
    before: Position, at: Position, action: Place | Build | Remove | Exchange
) -> Placed | Built | Removed | Exchanged:
    """What the mover did to its grounds."""
    seat, tile = before.seat, TILE_NAMES[action.tile]
    wall = wall_length(before, seat), wall_length(at, seat)
    if isinstance(action, Place):
        return Placed(seat, tile, action.x, action.y, wall)
    if isinstance(action, Build):
        return Built(seat, tile, action.x, action.y, wall)
    cell = before.cell[action.tile]
    if isinstance(action, Remove):
        return Removed(seat, tile, x_of(cell), y_of(cell), wall)
    return Exchanged(seat, TILE_NAMES[action.new_tile], tile, x_of(cell), y_of(cell), wall)


def _drawn(before: Position, game: "Game", chance: Chance) -> Iterator[AnyEvent]:
    """What chance brought; cards, and tiles for Dirk, when all of them have come."""
    at, phase = game.position, before.phase
    is_done = at.phase != phase
    if isinstance(chance, ScoringCard):
        yield ScoringCardDrawn(chance.number)
    yield from _reshuffled(before, at)
    if isinstance(chance, TileDrawn):
        if phase in (DEAL_MARKET, REFILL_MARKET):
            opening = phase == DEAL_MARKET
            yield TileLaidOut(TILE_NAMES[chance.tile], empty_slot(before), opening)
        elif at.dirk_due == 0 or at.scorings_held != before.scorings_held:
            scoring = 0 if phase == DIRK_SETUP else before.scorings_held.bit_length()
            yield DirkDrew(_tiles_for_dirk(game), scoring)
    elif phase == DEAL_MONEY and (is_done or at.seat != before.seat):
        cards = cards_named(at.hand[before.seat])
        yield MoneyDealt(before.seat, len(cards), cards, hand_worth(at, before.seat))
        if is_done:
            yield FirstChosen(at.first, _first_by(at))
    elif phase == DEAL_DISPLAY and is_done:
        yield LaidOut(len(display_named(at)), display_named(at))
    elif phase == REFILL_DISPLAY and is_done:
        cards = _cards_laid_out(game)
        yield LaidOut(len(cards), cards)


def _reshuffled(before: Position, at: Position) -> Iterator[AnyEvent]:
    """The discards become a deck when a card is needed (AL-6.2)."""
    if any(before.discards) and not any(at.discards):
        yield Reshuffled(at.deck)


def _ended(before: Position, game: "Game") -> Iterator[AnyEvent]:
    """What the end of a turn brought: scorings, tiles given out, the end (AL-6.3, AL-8)."""
    at = game.position
    if at.is_ending and not before.is_ending:
        yield LastTurnEnded("market" if 0 in _last_market(before, game) else "bag")
    held = size(at.scorings_held) - size(before.scorings_held)
    scorings = game.scorings[len(game.scorings) - held :]
    yield from (Scored(one.places, one.accounts) for one in scorings if one.places < 3)
    if before.phase < PLACE_LEFT <= at.phase:
        market = enumerate(_last_market(before, game))
        left = tuple(_tile_left(at, slot, tile - 1) for slot, tile in market if tile)
        if left:
            yield TilesGivenOut(left)
    yield from (Scored(one.places, one.accounts) for one in scorings if one.places == 3)
    if at.phase == ENDED:
        outcome = game.standing()
        yield Ended(outcome.winners, outcome.scores)


def _last_market(before: Position, game: "Game") -> list[int]:
    """The market once the last tile was laid out, before any is given out."""
    market, ply = before.market[:], game.plies[-1]
    if isinstance(ply, TileDrawn) and before.phase == REFILL_MARKET:
        market[empty_slot(before)] = ply.tile + 1
    return market


def _tile_left(at: Position, slot: int, tile: int) -> TileLeft:
    """Who gets a tile left on the market, or why nobody does (AL-8.2)."""
    worths = [worth_of(at.hand[seat][slot]) for seat in range(at.players)]
    most = max(worths)
    richest = tuple(seat for seat, worth in enumerate(worths) if worth == most > 0)
    if len(richest) == 1:
        return TileLeft(TILE_NAMES[tile], slot, richest[0], ())
    return TileLeft(TILE_NAMES[tile], slot, None, richest)


def _first_by(at: Position) -> Literal["cards", "money", "seat"]:
    """What decided who begins (AL-2.3)."""
    seats = range(at.players)
    cards = [hand_cards(at, seat) for seat in seats]
    if cards.count(min(cards)) == 1:
        return "cards"
    worths = [hand_worth(at, seat) for seat in seats if cards[seat] == min(cards)]
    return "money" if worths.count(min(worths)) == 1 else "seat"


def _cards_laid_out(game: "Game") -> Names:
    """The money cards of this refill, ascending."""
    kinds = []
    for ply in reversed(game.plies):
        if isinstance(ply, Card):
            kinds.append(ply.kind)
        elif not isinstance(ply, ScoringCard):
            break
    return _names(sorted(kinds))


def _tiles_for_dirk(game: "Game") -> Names:
    """The tiles at the end of the story that were drawn for Dirk, in the order of the box."""
    tiles = []
    for ply in reversed(game.plies):
        if not isinstance(ply, TileDrawn) or not game.position.dirk >> ply.tile & 1:
            break
        tiles.append(ply.tile)
    return tuple(TILE_NAMES[tile] for tile in sorted(tiles))


def _names(kinds: Sequence[int]) -> Names:
    return tuple(CARD_NAMES[kind] for kind in kinds)


def _worth(kinds: Sequence[int]) -> int:
    return sum(kind % VALUES + 1 for kind in kinds)
