"""The journal of a table: what was accepted, one entry a version, one line a fact.

sit 0 GUEST Ann         a person takes a seat
bot 1 greedy            a bot has a seat
open 2                  a seat waits for somebody
hold 0 GUEST            another device of the same person
promise 0 GUEST 3f2a…   a device promises its words for the dice
call 1,3                somebody wants to begin, without the words of these seats
ask 0,2                 these have promised: nobody changes a promise any more
words 0 8f3a… harbour   the words that were promised
anew 1,3                a new attempt: all promises are forgotten, and as with call
start                   the game begins
luck 0 harbour          words as they once were added, without a promise
* y3                    chance
0 construct y3 b5       an action of seat 0
< 57                    the game goes back to ply 57
hand 1 greedy           a bot plays an absent person's seat
return 1                and the person again
again TABLE             the next table
forget                  somebody was forgotten: in all entries `-` stands for the guest

An entry never changes, but for that: then a guest and the name of their seats leave the journal.
"""

import zlib
from collections.abc import Mapping
from typing import NamedTuple

from msgspec import json

from alhambra.server.refusal import Refusal

CHANCE = "*"
BACK = "<"
FORGET = "forget"
FORGOTTEN = "-"
"""Stands for a guest who was forgotten."""
OF_ALL = (CHANCE, "again", "call", "ask", "anew", "start", FORGET)
"""Facts about the whole table."""


class Fact(NamedTuple):
    """One line: what happened, at which seat, and the rest of it."""

    verb: str
    seat: int
    text: str = ""

    def __str__(self) -> str:
        """As the journal spells it."""
        if self.verb == "act":
            return f"{self.seat} {self.text}"
        if self.verb in OF_ALL:
            return f"{self.verb} {self.text}".rstrip()
        return f"{self.verb} {self.seat} {self.text}".rstrip()


def read(line: str) -> Fact:
    """Read a line that the server wrote."""
    verb, _, rest = line.partition(" ")
    if verb.isdigit():
        return Fact("act", int(verb), rest)
    if verb in OF_ALL:
        return Fact(verb, -1, rest)
    number, _, text = rest.partition(" ")
    return Fact(verb, int(number), text)


# -- a whole journal -------------------------------------------------------------------------------


def check_length(version: int, most: int) -> None:
    """Refuse what would be one entry more than a journal may have."""
    if version >= most:
        raise Refusal("too-many", "entries")


def pack(entries: list[str]) -> bytes:
    """A journal in few bytes."""
    return zlib.compress(json.encode(entries), 9)


def unpack(packed: bytes) -> list[str]:
    """A journal that was packed."""
    entries: list[str] = json.decode(zlib.decompress(packed))
    return entries


def whole(entries: Mapping[int, str], packed: bytes | None) -> list[str]:
    """A journal from its entries by version, and what of it was packed."""
    before = unpack(packed) if packed else []
    found = {**dict(enumerate(before, 1)), **entries}
    return [found[version] for version in range(1, len(found) + 1)]
