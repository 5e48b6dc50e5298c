"""Promises at a table: who has promised words for the dice, who is waited for, who has told them.

First everybody's device promises, then somebody wants to begin, then all are asked at once and
tell. Nobody is left out after that: whoever will not wait begins a new attempt, in which all
promise other words, and the record counts the attempts. Whoever has promised on a device that is
here is asked, whatever others wish.
"""

from collections.abc import Collection
from dataclasses import dataclass, field, replace

from alhambra.core.fair import Fair, FairDealer, luck_text
from alhambra.core.promise import missing_text, promise_of, promises_text
from alhambra.server.journal import Fact

CALLS = ("call", "anew")
VERBS = frozenset({"promise", "ask", "words", "luck", *CALLS})
"""The facts about words for the dice."""


@dataclass
class Promises:
    """Where the words for the dice of one table stand."""

    table: str
    attempt: int = 1
    promises: dict[int, str] = field(default_factory=dict)
    makers: dict[int, str] = field(default_factory=dict)
    """The guest whose device knows the words that a seat has promised."""
    words: dict[int, str] = field(default_factory=dict)
    without: frozenset[int] | None = None
    """The seats not waited for, once somebody wants to begin; whoever promises now is."""
    is_asked: bool = False
    promised: set[int] = field(default_factory=set)
    """The seats that have promised something in any attempt."""

    @property
    def luck(self) -> str:
        """The words that were told, by seat."""
        return luck_text(self.words)

    @property
    def is_told(self) -> bool:
        """Has everybody told who was asked?"""
        return self.is_asked and self.words.keys() == self.promises.keys()

    def to_ask(self, people: Collection[int], present: Collection[str | None]) -> Fact | None:
        """All are asked once everybody has promised who is waited for, on devices that are here."""
        if self.without is None or self.is_asked:
            return None
        here = {seat for seat in self.promises if self.makers[seat] in present}
        return Fact("ask", -1, _seats(here)) if set(people) - self.without <= here else None

    def keeps(self, seat: int, words: str) -> bool:
        """Are these the words that a seat has promised?"""
        promise = promise_of(self.table, self.attempt, seat=seat, words=words)
        return self.promises.get(seat) == promise

    def missing(self, people: Collection[int]) -> list[int]:
        """The people who were not asked for words, once all others are; unknown of old tables."""
        return sorted(set(people) - self.promises.keys()) if self.is_asked else []

    def take(self, fact: Fact) -> None:
        """Take in a fact."""
        if fact.verb == "promise":
            self.makers[fact.seat], _, self.promises[fact.seat] = fact.text.partition(" ")
            self.promised.add(fact.seat)
            if self.without is not None:
                self.without -= {fact.seat}
        elif fact.verb in ("words", "luck"):
            self.words[fact.seat] = fact.text
        elif fact.verb == "ask":
            self.is_asked, self.words = True, {}
            self.promises = {seat: self.promises[seat] for seat in _read(fact.text)}
        else:
            if fact.verb == "anew":
                self.attempt += 1
                self.is_asked = False
                self.promises, self.makers, self.words = {}, {}, {}
            self.without = _read(fact.text)

    def fair(self, dealer: FairDealer, people: Collection[int], *, published: bool) -> Fair:
        """What a record says of the chance at this table."""
        fair = dealer.fair(published=published)
        if not self.is_asked:
            return fair
        missing = missing_text(set(self.missing(people)))
        promises = promises_text(self.promises)
        return replace(fair, attempt=self.attempt, promises=promises, missing=missing)


def called(without: Collection[int], *, anew: bool) -> Fact:
    """The fact that somebody wants to begin, without the words of these seats."""
    return Fact("anew" if anew else "call", -1, _seats(without))


def _seats(seats: Collection[int]) -> str:
    return ",".join(map(str, sorted(seats)))


def _read(text: str) -> frozenset[int]:
    return frozenset(map(int, text.split(","))) if text else frozenset()
