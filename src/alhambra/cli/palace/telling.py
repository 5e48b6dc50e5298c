"""What happened in the board game, in words."""

from collections.abc import Callable, Iterator, Sequence

from alhambra.cli.palace import phrases
from alhambra.cli.screen import Event, View
from alhambra.locale import Words
from alhambra.palace.catalog import CURRENCIES
from alhambra.palace.outcome import Scoring
from alhambra.palace.told import (
    AnyEvent,
    Bought,
    Built,
    DirkDrew,
    Exchanged,
    FirstChosen,
    GaveToDirk,
    LaidOut,
    LastTurnEnded,
    MoneyDealt,
    Passed,
    Placed,
    Removed,
    Reserved,
    Reshuffled,
    Scored,
    ScoringCardDrawn,
    TileLaidOut,
    TilesGivenOut,
    Took,
)

QUIET = ("palace-told-laid", "palace-told-tile")
"""Messages that everybody sees on the table as well."""

LAST = 3
"""The last scoring is shown with the final account."""


class Telling:
    """Tells events with the names of those who play."""

    def __init__(self, words: Words, names: Sequence[str], show: Callable[[Scoring], View]) -> None:
        """Tell in these words; a scoring is shown with a table."""
        self._words = words
        self._names = names
        self._show = show

    def told(self, event: AnyEvent) -> Iterator[Event]:
        """An event as the rest of a sentence that begins with a name, or as whole sentences."""
        if isinstance(event, Took | Bought | Reserved | GaveToDirk | Passed):
            yield Event(self._acted(event), event.seat)
        elif isinstance(event, Placed | Built | Removed | Exchanged):
            yield Event(self._changed(event), event.seat)
        elif isinstance(event, Scored):
            scoring = Scoring(event.number, event.accounts)
            table = None if event.number == LAST else self._show(scoring)
            yield Event(self._words("palace-scored", number=event.number), table=table)
        elif isinstance(event, TilesGivenOut):
            yield from self._given_out(event)
        elif (text := self._sentence(event)) is not None:
            yield Event(text)

    def _acted(self, event: Took | Bought | Reserved | GaveToDirk | Passed) -> str:
        words = self._words
        if isinstance(event, Passed):
            return words("palace-passed")
        if isinstance(event, Reserved):
            return words("palace-reserved", tile=phrases.tile(words, event.tile))
        if isinstance(event, GaveToDirk):
            return words("palace-gave", tile=phrases.tile(words, event.tile))
        cards = words.listed(event.cards or ())
        if isinstance(event, Took):
            return words("palace-took", cards=cards)
        tile = phrases.tile(words, event.tile)
        return words("palace-bought", tile=tile, cards=cards, over=event.over)

    def _changed(self, event: Placed | Built | Removed | Exchanged) -> str:
        """What was done to the grounds, and the longest wall where it has changed."""
        words, place = self._words, phrases.place(event.x, event.y)
        tile = phrases.tile(words, event.tile)
        if isinstance(event, Placed):
            text = words("palace-placed", tile=tile, place=place)
        elif isinstance(event, Built):
            text = words("palace-built", tile=tile, place=place)
        elif isinstance(event, Removed):
            text = words("palace-removed", tile=tile)
        else:
            text = words("palace-exchanged", tile=tile, old=phrases.tile(words, event.old))
        if event.wall[0] == event.wall[1]:
            return text
        return f"{text} ({phrases.wall_change(words, event.wall)})"

    def _sentence(self, event: AnyEvent) -> str | None:
        words, names = self._words, self._names
        if isinstance(event, DirkDrew):
            tiles = phrases.listed(words, event.tiles)
            return words("palace-told-drew", scoring=event.scoring, tiles=tiles)
        if isinstance(event, MoneyDealt):
            cards, name = phrases.listed(words, event.cards or ()), names[event.seat]
            return words("palace-dealt", name=name, cards=cards, total=event.total)
        if isinstance(event, FirstChosen):
            return words("palace-first", name=names[event.seat])
        if isinstance(event, LaidOut):
            return words("palace-told-laid", cards=phrases.listed(words, event.cards or ()))
        if isinstance(event, TileLaidOut):
            currency = CURRENCIES[event.slot]
            tile = phrases.tile(words, event.tile)
            return words("palace-told-tile", tile=tile, currency=currency)
        if isinstance(event, Reshuffled):
            return words("palace-told-reshuffled")
        if isinstance(event, ScoringCardDrawn):
            return words("palace-told-scoring-card", number=event.number)
        if isinstance(event, LastTurnEnded):
            return words("palace-told-last-turn", why=event.why)
        return None

    def _given_out(self, event: TilesGivenOut) -> Iterator[Event]:
        """Who gets which tile left on the market, and why (AL-8.2)."""
        words, names = self._words, self._names
        for left in event.tiles:
            tile = phrases.tile(words, left.tile)
            about = {"tile": tile, "currency": CURRENCIES[left.slot]}
            if left.seat is not None:
                yield Event(words("palace-left-got", name=names[left.seat], **about))
            elif left.tied:
                tied = words.listed([names[seat] for seat in left.tied])
                yield Event(words("palace-left-tied", names=tied, **about))
            else:
                yield Event(words("palace-told-nobody", **about))
