"""Roots that run interpreted for a while, to be held against the library."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from alhambra.bots.brain import Brain, Room
from alhambra.bots.mind import NO_MORE
from alhambra.bots.thinker import SUMS
from alhambra.core.root import Root


@contextmanager
def interpreting(*roots: Root) -> Iterator[None]:
    """Let these roots run as Python; games and rooms that begin here go on so."""
    with pytest.MonkeyPatch.context() as patch:
        for root in roots:
            patch.setattr(root, "call", root.interpret)
        yield


def slow_and_quick(brain: Brain) -> tuple[Room, Room]:
    """Two rooms of this test alone: in the first the brain thinks interpreted."""
    with interpreting(brain.think):
        slow = Room(brain)
    return slow, Room(brain)


def found_in(room: Room) -> dict[str, Any]:
    """What a study says of the lines there are."""
    count = room.study.count
    lines = [line[: line.index(NO_MORE)] for line in room.study.lines[:count]]
    sums = {name: getattr(room.study, name)[:count] for name in (*SUMS, "running")}
    return {"seat": room.study.seat, "lines": lines, **sums}
