"""The story of a game in JSON: what each ply did, with the number of the ply."""

from collections.abc import Callable, Iterable, Sequence

from msgspec.json import encode

from alhambra.core.event import Event

Note = bytes | tuple[Event, ...]
"""What a ply did: as a scribe has written it, or as events."""


def written(events: Iterable[Event], ply: int) -> bytes:
    """Events of a ply in JSON, one after another."""
    return b",".join([encode(event)[:-1] + b',"ply":%d}' % ply for event in events])


def story_of(
    told: Sequence[Note], *, since: int = 0, mask: Callable[[Event], Event] | None = None
) -> bytes:
    """The events of all plies after this one as a JSON list; masked, unless they are written."""
    found = [
        note if isinstance(note, bytes) else written(map(mask, note) if mask else note, ply)
        for ply, note in enumerate(told[since:], since + 1)
    ]
    return b"[" + b",".join(filter(None, found)) + b"]"
