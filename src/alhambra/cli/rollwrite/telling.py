"""What happened in Roll & Write, in sentences: the same that the page tells."""

from collections.abc import Sequence

from alhambra.cli.rollwrite.words import whom
from alhambra.cli.seating import person
from alhambra.core.values import LETTERS
from alhambra.locale import Words
from alhambra.rollwrite.events import (
    AnyEvent,
    Built,
    Changed,
    Ended,
    Finished,
    FirstChosen,
    Gained,
    Kept,
    Marked,
    Missed,
    Passed,
    Rolled,
    RoundBegan,
    Started,
)


def row_of(event: AnyEvent) -> int | None:
    """Whose turn an event belongs to; None for those that are nobody's."""
    if isinstance(event, Marked | Missed):
        return event.row
    if isinstance(event, Changed | Built | Gained | Kept | Passed | Rolled):
        return event.seat
    return None


def sentence(event: AnyEvent, names: Sequence[str], words: Words) -> str:
    """What happened, as a sentence."""
    row = row_of(event)
    who = {} if row is None else person(names[row], words)
    if isinstance(event, FirstChosen):
        return words("event-first", **person(names[event.seat], words))
    if isinstance(event, Started):
        return _started(event, names, words)
    if isinstance(event, RoundBegan):
        return words("event-round", round=event.round, rounds=event.rounds)
    if isinstance(event, Changed):
        key = "event-changed-yellow" if event.colour == "y" else "event-changed-blue"
        return words(key, **who, pips=event.pips, to=event.to)
    if isinstance(event, Built):
        return _built(event, who, words)
    if isinstance(event, Gained):
        return words("event-gained", **who, coins=event.coins)
    if isinstance(event, Rolled):
        return words("event-rolled", **who, dice=_dice(event, words))
    if isinstance(event, Finished):
        return _finished(event, names, words)
    if isinstance(event, Ended):
        return won(event.winners, names, words)
    pair = {**who, "yellow": event.yellow, "blue": event.blue}
    if isinstance(event, Kept):
        return words("event-kept", **pair)
    if isinstance(event, Passed):
        return words("event-passed", **pair, to=whom(names[event.to], words))
    if isinstance(event, Missed):
        return words("event-missed", **pair, building=event.building)
    counted = {"building": event.building, "count": event.count, "boxes": event.boxes}
    return words("event-marked", **pair, **counted)


def won(winners: Sequence[int], names: Sequence[str], words: Words) -> str:
    """Who won."""
    listed = words.listed([names[row] for row in winners])
    return words("event-over", names=listed, count=len(winners))


def _started(event: Started, names: Sequence[str], words: Words) -> str:
    marks = [
        words("building-count", building=letter, count=count)
        for letter, count in zip(LETTERS, event.counts, strict=True)
        if count
    ]
    buildings = words.listed(marks) or words("nothing")
    return words("event-started", **person(names[event.row], words), buildings=buildings)


def _built(event: Built, who: dict[str, str], words: Words) -> str:
    told = [
        words(
            "event-built-second" if event.second else "event-built",
            **who,
            building=event.building,
            yellow=event.yellow,
            blue=event.blue,
            count=event.count,
            boxes=event.boxes,
        )
    ]
    for line in event.lines:
        if line.points:
            about = {"line": line.line, "number": line.number}
            told.append(words("event-line", **about, marks=line.marks, points=line.points))
    return " ".join(told)


def _dice(event: Rolled, words: Words) -> str:
    yellow = words("dice-yellow", pips=words.listed([str(pips) for pips in event.yellow]))
    blue = words("dice-blue", pips=words.listed([str(pips) for pips in event.blue]))
    return f"{yellow}, {blue}"


def _finished(event: Finished, names: Sequence[str], words: Words) -> str:
    count = len(event.rows)
    finishers = [names[row] for row in event.rows]
    key = "terminal-rollwrite-finished" if words("you") in finishers else "event-finished"
    told = words(key, names=words.listed(finishers), count=count, building=event.building)
    if event.place is None:
        return f"{told} {words('event-finished-no-place')}"
    if event.points is None:
        return f"{told} {words('event-finished-place', place=event.place)}"
    points = {"place": event.place, "points": event.points, "count": count}
    return f"{told} {words('event-finished-points', **points)}"
