"""The choices of the board game with what each would bring, in words."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from alhambra.cli.palace import phrases
from alhambra.cli.palace.menu import Branch, Entry, menu_of, tile_of
from alhambra.cli.screen import Choice, Page, View
from alhambra.locale import Words
from alhambra.palace import Action, Game
from alhambra.palace.changes import Change
from alhambra.palace.prospects import (
    Building,
    Buying,
    Exchanging,
    Giving,
    Prospect,
    Removing,
    Reserving,
    Taking,
    prospects_of,
)

LETTERS = "abcdefgijklmnoprsvwxyz"
"""Letters of places: none that is a command, h, q, t or u."""

Cell = tuple[int, int]
Said = tuple[str, str]
"""What a choice would bring in full words, and in little room."""

ShowPage = Callable[[Game, str, Sequence[Choice]], View]
"""How a screen shows a page: its title and its choices."""


@dataclass(frozen=True)
class PlaceChoice(Choice):
    """A choice that may change a place of the grounds."""

    cell: Cell | None = None
    is_weighed: bool = False
    """Does it say what the next scoring would bring?"""


def letter_of(number: int) -> str:
    """The letter of a place: a, b, ... then A, B, ... then aa, ab, ..."""
    letters = LETTERS + LETTERS.upper()
    if number < len(letters):
        return letters[number]
    first, second = divmod(number - len(letters), len(LETTERS))
    return LETTERS[first % len(LETTERS)] + LETTERS[second]


class Choices:
    """Words the choices of the seat to move."""

    def __init__(self, game: Game, words: Words, show: ShowPage) -> None:
        """Those that open a page show it so."""
        self._game = game
        self._words = words
        self._show = show

    def all(self) -> list[Choice]:
        """The choices of the first page."""
        return self._choices(menu_of(self._game))

    def brings(self, action: Action) -> str:
        """What one action would bring."""
        text = str(action)
        return self._brings(next(one for one in prospects_of(self._game) if one.action == text))[0]

    def _choices(self, entries: Iterable[Entry]) -> list[Choice]:
        entries = tuple(entries)
        cells = [cell_of(entry) for entry in entries]
        named = [cell for cell in cells if cell is not None]
        is_lettered = len(set(named)) == len(named)
        choices = []
        for entry, cell in zip(entries, cells, strict=True):
            if isinstance(entry, Branch):
                choices.append(self._page(entry))
            else:
                keys: tuple[str, ...] = ()
                if cell is not None and is_lettered:
                    keys = (letter_of(named.index(cell)), phrases.place(*cell))
                action = self._game.parse(entry.action)
                full, brief = self._brings(entry)
                weighed = cell is not None or getattr(entry, "best", None) is not None
                choices.append(
                    PlaceChoice(action, full, brief, keys, cell=cell, is_weighed=weighed)
                )
        return choices

    def _page(self, branch: Branch) -> Choice:
        tile = phrases.tile(self._words, branch.tile)
        label = self._words("terminal-palace-menu", branch=branch.label, tile=tile)

        def opened() -> Page:
            choices = self._choices(branch.entries)
            return Page(self._show(self._game, label, choices), choices)

        brings = self._of_branch(branch)
        return Choice(label, brings, brings, opens=opened)

    def _of_branch(self, branch: Branch) -> str:
        """What is to be found on a page."""
        words, found = self._words, branch.prospects
        count = len(found)
        if branch.label == "take":
            most = max(one.total for one in found if isinstance(one, Taking))
            return words("terminal-palace-takes", count=count, most=most)
        if branch.label == "buy":
            offers = dict.fromkeys(tile_of(one) for one in found)
            named = [(tile, phrases.tile(words, tile)) for tile in offers]
            return ", ".join(self._exactly(tile, found, name) for tile, name in named)
        if branch.label == "buy-tile":
            payments = words("terminal-palace-payments", count=count)
            return self._exactly(branch.tile, found, payments)
        if branch.label == "remove":
            return words("terminal-palace-removes", count=count)
        if branch.label == "exchange-tile":
            return words("terminal-palace-exchanges", count=count)
        if branch.label == "redesign":
            counts = [(kind, sum(one.kind == kind for one in found)) for kind in REDESIGNS]
            ways = [words("terminal-palace-ways", kind=kind, count=n) for kind, n in counts if n]
            return ", ".join(ways)
        return words("palace-brings-fits", fits=sum(isinstance(one, Building) for one in found))

    def _exactly(self, tile: str, found: Iterable[Prospect], text: str) -> str:
        """A text about a tile, with a word if the tile can be paid exactly."""
        own = [one for one in found if isinstance(one, Buying) and one.tile == tile]
        if any(one.over == 0 for one in own):
            return self._words("terminal-palace-exactly", tile=text)
        return text

    def _brings(self, one: Prospect) -> Said:
        words = self._words
        if isinstance(one, Buying):
            return self._buying(one)
        if isinstance(one, Building | Removing | Exchanging):
            return self._change(one.change)
        if isinstance(one, Taking):
            parts = [words("palace-sum", slot=slot, sum=some) for slot, some in one.sums]
            said = [words("palace-brings-sums", sums=", ".join(parts))]
            for paid in one.pays:
                exact = "yes" if paid.exact else "no"
                tile = phrases.tile(words, paid.tile)
                said.append(words("palace-brings-pays", tile=tile, exact=exact))
            text = ", ".join(said)
        elif isinstance(one, Giving):
            about = {"building": one.dirk.building, "count": one.dirk.count}
            text = words("palace-brings-dirk", **about)
        elif isinstance(one, Reserving):
            text = words("palace-brings-reserve", last="yes" if one.last else "no")
        else:
            text = words("palace-brings-pass")
        return text, text

    def _change(self, change: Change) -> Said:
        """How wall and points would change."""
        wall = phrases.wall_change(self._words, change.wall)
        points, signed = change.points, f"{change.points:+d}"
        full = self._words("brings-points", points=points, signed=signed)
        brief = self._words("terminal-palace-gain", signed=signed)
        return f"{wall}, {full}", f"{wall}, {brief}"

    def _buying(self, one: Buying) -> Said:
        """Exact or how much too much, and what the tile would bring where it brings most."""
        words = self._words
        paid = words("palace-brings-paid", over=one.over)
        brief = paid if one.over else words("terminal-palace-again")
        fits = words("palace-brings-fits", fits=one.fits)
        if one.best is None:
            return f"{paid}; {fits}", f"{brief}; {fits}"
        full, short = self._change(one.best.change)
        return f"{paid}; {fits}, {full}", f"{brief}; {fits}, {short}"


REDESIGNS = ("build", "exchange", "remove")


def cell_of(entry: Entry) -> Cell | None:
    """The place that an action changes, if it names one."""
    if isinstance(entry, Building | Removing | Exchanging):
        return entry.x, entry.y
    return None


def letters_on(choices: Iterable[Choice]) -> dict[Cell, str]:
    """The letters of places to draw on the grounds for the choices of a page."""
    places = [choice for choice in choices if isinstance(choice, PlaceChoice) and choice.keys]
    return {place.cell: place.keys[0] for place in places if place.cell is not None}


def are_weighed(choices: Iterable[Choice]) -> bool:
    """Does any of them say what the next scoring would bring?"""
    return any(isinstance(choice, PlaceChoice) and choice.is_weighed for choice in choices)
