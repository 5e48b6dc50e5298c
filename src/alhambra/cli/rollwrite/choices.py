"""The choices of Roll & Write in words, with what each would bring."""

from collections.abc import Sequence

from alhambra.cli.screen import Choice
from alhambra.cli.seating import person
from alhambra.locale import Words
from alhambra.rollwrite import Game
from alhambra.rollwrite.prospects import (
    AnyProspect,
    Cell,
    Changing,
    Constructing,
    ConstructingSecond,
    Gaining,
    Keeping,
    prospects_of,
)

ORDER = ("construct", "second", "keep", "gain", "done", "change")
"""Buildings first, changes of dice last."""


def choices_of(game: Game, names: Sequence[str], words: Words) -> list[Choice]:
    """The legal actions in the order they are numbered."""
    found = sorted(prospects_of(game), key=lambda prospect: ORDER.index(prospect.kind))
    described = _Described(game, names, words)
    return [
        Choice(game.parse(one.action), described.brings(one), described.brief(one)) for one in found
    ]


class _Described:
    """Prospects in words, in full or in little room."""

    def __init__(self, game: Game, names: Sequence[str], words: Words) -> None:
        self._game = game
        self._names = names
        self._words = words

    def brings(self, prospect: AnyProspect) -> str:
        """Everything that an action would bring."""
        return "; ".join(self._parts(prospect))

    def brief(self, prospect: AnyProspect) -> str:
        """What matters most of it."""
        if isinstance(prospect, Changing):
            return ", ".join(self._met(prospect)) or self._words("brings-opens-nothing")
        return "; ".join(self._parts(prospect, brief=True))

    def _parts(self, prospect: AnyProspect, *, brief: bool = False) -> list[str]:
        words = self._words
        if isinstance(prospect, Keeping):
            return self._kept(prospect)
        if isinstance(prospect, Changing):
            opened = words.listed([self._at(cell) for cell in prospect.cells])
            parts = [words("brings-opens", buildings=opened)] if opened else []
            parts = parts or [words("brings-opens-nothing")]
        elif isinstance(prospect, Constructing):
            parts = self._built(prospect, brief=brief)
        elif not isinstance(prospect, Gaining):
            return [words("brings-done")]
        else:
            parts = []
        if isinstance(prospect, ConstructingSecond | Gaining | Changing):
            signed = f"{prospect.coins:+d}"
            parts.append(words("brings-coins", coins=abs(prospect.coins), signed=signed))
        signed = f"{prospect.points:+d}"
        return [*parts, words("brings-points", points=abs(prospect.points), signed=signed)]

    def _built(self, prospect: Constructing, *, brief: bool) -> list[str]:
        """A building: its type, its row and its column."""
        words, after = self._words, prospect.type
        about = {"building": prospect.building, "count": after.count, "boxes": after.boxes}
        if brief:
            parts = [words("terminal-rollwrite-count", **about)]
        elif after.place is None:
            parts = [words("brings-type", **about)]
        else:
            key = "brings-type-shared" if after.shared > 1 else "brings-type-place"
            parts = [words(key, **about, place=after.place, points=after.points)]
        for line in prospect.lines:
            key = "brings-line" if line.points and not brief else "brings-line-begun"
            if line.points or not brief:
                where = {"line": line.line, "number": line.number}
                parts.append(words(key, **where, marks=line.marks, points=line.points))
        return parts

    def _kept(self, prospect: Keeping) -> list[str]:
        """What lies at the crossing of the pair kept, and who gets which pair."""
        words, passes = self._words, prospect.passes
        assert passes is not None, "a pair is kept only where somebody gets the other"
        rows = self._game.observe(passes.seat).rows
        cell, other = prospect.cells[0], (passes.yellow, passes.blue)
        who = person(self._names[passes.to], words)
        gets = words("brings-pass", **who, yellow=passes.yellow, blue=passes.blue)
        there = self._at(other, built=other in rows[passes.to].marks)
        return [self._at(cell, built=cell in rows[passes.seat].marks), gets, there]

    def _at(self, cell: Cell, *, built: bool = False) -> str:
        """The building at a crossing, and whether it is built."""
        yellow, blue = cell
        building = self._game.rules.sheet.building(yellow, blue).letter
        place = self._words("crossing-name", building=building, yellow=yellow, blue=blue)
        return self._words("crossing-built", place=place) if built else place

    def _met(self, prospect: Changing) -> list[str]:
        """The buildings that a turned die opens, each with the die it meets there."""
        met = []
        for yellow, blue in prospect.cells:
            letter = self._game.rules.sheet.building(yellow, blue).letter
            die = f"b{blue}" if prospect.dice[0][0] == "y" else f"y{yellow}"
            met.append(f"{self._words('building', building=letter)} {die}")
        return met
