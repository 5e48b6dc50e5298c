"""The board game in words: what a ply did, scorings, the end."""

from collections.abc import Callable, Sequence

from alhambra.cli.palace import words
from alhambra.cli.screen import Event, View
from alhambra.cli.story import joined
from alhambra.palace import (
    Build,
    Buy,
    Card,
    Exchange,
    Game,
    Give,
    Place,
    Remove,
    Reserve,
    ScoringCard,
    Take,
    TileDrawn,
)
from alhambra.palace.catalog import PRICE, SLOTS, card_name, tile_name
from alhambra.palace.observation import tiles_in
from alhambra.palace.outcome import Scoring
from alhambra.palace.position import (
    DEAL_DISPLAY,
    DIRK_DRAW,
    PLACE_LEFT,
    REFILL_DISPLAY,
    REFILL_MARKET,
)

ShowScoring = Callable[[Scoring], View]


def tell(before: Game, after: Game, names: Sequence[str], show: ShowScoring) -> list[Event]:
    """What the last ply of `after` did to the game before it; scorings with a table."""
    ply = after.plies[-1]
    if isinstance(ply, Card | ScoringCard | TileDrawn):
        events = _drawn(before, after, names)
    else:
        events = [Event(_acted(before, after), before.to_move)]
    if after.position.is_ending and not before.position.is_ending:
        events.append(Event(f"{_why_it_ends(after)}: no further turn is played."))
    for scoring in after.scorings[len(before.scorings) :]:
        events += _given_out(before, after, names) if scoring.places == 3 else []
        events.append(_scored(scoring, show))
    if not after.is_over:
        events += _given_out(before, after, names)
    return events


def _acted(before: Game, after: Game) -> str:
    """What a seat did, as the rest of a sentence that begins with its name."""
    ply = after.plies[-1]
    if isinstance(ply, Take):
        return f"took {joined([card_name(kind) for kind in ply.cards])}"
    if isinstance(ply, Buy):
        over = words.worth(ply.cards) - PRICE[ply.tile]
        paid = f"{over} too much" if over else "exactly"
        cards = joined([card_name(kind) for kind in ply.cards])
        return f"bought {tile_name(ply.tile)} with {cards} ({paid})"
    if isinstance(ply, Build):
        wall = _wall(before, after)
        return f"built {tile_name(ply.tile)} from the reserve at {words.cell(ply.x, ply.y)}{wall}"
    if isinstance(ply, Remove):
        return f"took {tile_name(ply.tile)} back into the reserve{_wall(before, after)}"
    if isinstance(ply, Exchange):
        new = tile_name(ply.new_tile)
        return f"exchanged {tile_name(ply.tile)} for {new} from the reserve{_wall(before, after)}"
    if isinstance(ply, Place):
        wall = _wall(before, after)
        return f"placed {tile_name(ply.tile)} at {words.cell(ply.x, ply.y)}{wall}"
    if isinstance(ply, Reserve):
        return f"put {tile_name(ply.tile)} into the reserve"
    if isinstance(ply, Give):
        return f"gave {tile_name(ply.tile)} to Dirk"
    return "passed, since nothing else was possible"


def _wall(before: Game, after: Game) -> str:
    """The longest wall where an action has changed it."""
    seat = before.to_move
    assert seat is not None
    was, is_now = (game.observe(seat).seats[seat].wall for game in (before, after))
    return f" (wall {was} to {is_now})" if was != is_now else ""


def _drawn(before: Game, after: Game, names: Sequence[str]) -> list[Event]:
    """What chance brought, told when all of it has come."""
    old, new = before.position, after.position
    ply = after.plies[-1]
    events = []
    if isinstance(ply, ScoringCard):
        events.append(Event(f"Scoring card {ply.number} came up."))
    if any(old.discards) and not any(new.discards):
        events.append(Event("The money paid so far was shuffled into a new deck."))
    if old.phase == DEAL_DISPLAY and new.phase != DEAL_DISPLAY:
        return _set_up(after, names)
    if old.phase == REFILL_DISPLAY and new.phase != REFILL_DISPLAY:
        events.append(Event(f"Money laid out: {words.cards(_cards_laid_out(after))}."))
    if old.phase == REFILL_MARKET and isinstance(ply, TileDrawn):
        slot = list(old.market).index(0)
        events.append(Event(f"New in the market: {tile_name(ply.tile)} for {words.colour(slot)}."))
    if old.phase == DIRK_DRAW and not new.dirk_due:
        drawn = [ply.tile for ply in after.plies[-_dirk_draws(after) :]]  # type: ignore[union-attr]
        events.append(Event(f"Dirk drew {words.tiles(sorted(drawn))}."))
    return events


def _cards_laid_out(after: Game) -> list[int]:
    kinds = []
    for ply in reversed(after.plies):
        if isinstance(ply, Card):
            kinds.append(ply.kind)
        elif not isinstance(ply, ScoringCard):
            break
    return sorted(kinds)


def _dirk_draws(after: Game) -> int:
    """How many tiles at the end of the story were drawn for Dirk."""
    dirk = after.position.dirk
    count = 0
    for ply in reversed(after.plies):
        if not isinstance(ply, TileDrawn) or not dirk >> ply.tile & 1:
            break
        count += 1
    return count


def _set_up(after: Game, names: Sequence[str]) -> list[Event]:
    """Money and tiles everybody begins with, and who is first."""
    at = after.position
    events = []
    if after.rules.has_dirk:
        events.append(Event(f"Dirk started with {words.tiles(tiles_in(at.dirk))}."))
    for seat in range(after.rules.players):
        hand = after.observe(seat).seats[seat].hand
        assert hand is not None
        events.append(
            Event(f"{names[seat]} started with {words.cards(hand)}: {words.worth(hand)} in all.")
        )
    seen = after.observe(0)
    offers = [
        f"{tile_name(tile)} for {words.colour(slot)}"
        for slot, tile in enumerate(seen.market)
        if tile is not None
    ]
    events.append(Event(f"The market opened with {joined(offers)}."))
    events.append(Event(f"Money laid out: {words.cards(seen.display)}."))
    events.append(Event(f"First player: {names[at.first]}."))
    return events


def _scored(scoring: Scoring, show: ShowScoring) -> Event:
    """A scoring with what everybody got; the last is shown with the final account."""
    text = f"The {words.scoring_word(scoring.places)} was held."
    return Event(text, table=None if scoring.places == 3 else show(scoring))


def _why_it_ends(after: Game) -> str:
    """A bag that is just empty ends the game only where the rules say so (AL-8.1)."""
    seen = after.observe(0)
    is_short = None in seen.market or after.rules.end != "empty-bag"
    return "The market cannot be refilled" if is_short else "The bag is empty"


def _given_out(before: Game, after: Game, names: Sequence[str]) -> list[Event]:
    """Who gets which tile left on the market after the last turn (AL-8.2)."""
    old, new = before.position, after.position
    if old.phase >= PLACE_LEFT or new.phase < PLACE_LEFT:
        return []
    events = []
    market = list(old.market)
    ply = after.plies[-1]
    if isinstance(ply, TileDrawn) and old.phase == REFILL_MARKET:
        market[market.index(0)] = ply.tile + 1
    for slot in range(SLOTS):
        if not market[slot]:
            continue
        tile = market[slot] - 1
        owners = [
            seat
            for seat in range(after.rules.players)
            if (new.given[seat] | (new.bought if seat == new.seat else 0)) >> tile & 1
        ]
        coin = words.colour(slot)
        if owners:
            who = names[owners[0]]
            events.append(Event(f"{who} got {tile_name(tile)}, with the most {coin} money."))
        else:
            events.append(Event(f"{tile_name(tile)} stays: nobody has the most {coin} money."))
    return events
