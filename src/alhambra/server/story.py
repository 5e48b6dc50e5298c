"""The story of a game in JSON: what each ply did, with the number of the ply."""

from collections.abc import Callable, Iterable, Sequence

from msgspec.json import encode

from alhambra.core.event import Event
from alhambra.core.values import CHANCE

Note = bytes | tuple[Event, ...]
"""What a ply did: as a scribe has written it, or as events."""


def written(events: Iterable[Event], ply: int) -> bytes:
    """Events of a ply in JSON, one after another."""
    return b",".join([encode(event)[:-1] + b',"ply":%d}' % ply for event in events])


def story_of(
    told: Sequence[Note],
    *,
    since: int = 0,
    mask: Callable[[Event], Event] | None = None,
    fresh: int = 0,
) -> bytes:
    """The events of all plies after this one as a JSON list.

    Those of plies up to `fresh` are masked, unless they are written.
    """
    found = [
        note
        if isinstance(note, bytes)
        else written(map(mask, note) if mask and ply <= fresh else note, ply)
        for ply, note in enumerate(told[since:], since + 1)
    ]
    return b"[" + b",".join(filter(None, found)) + b"]"


def round_of(makers: Sequence[int], seat: int) -> int:
    """The ply after which a seat's last round began: its last turn that is over, and all since.

    Pages tell so much in full, whatever is secret, and so does whoever tells it again.
    """
    is_own = [False, True, False]
    for ply in range(len(makers), 0, -1):
        maker = makers[ply - 1]
        if maker != CHANCE and (maker == seat) == is_own[-1]:
            is_own.pop()
            if not is_own:
                return ply
    return 0
