"""The words of the board game that every screen uses: money, tiles, walls, places."""

from collections.abc import Iterable, Sequence
from typing import Any

from alhambra.cli.nouns import ORDINALS, a, counted, gain_now, plural, points
from alhambra.core.values import Building
from alhambra.palace.catalog import FOUNTAIN, TILES, VALUES, card_name, tile_name

__all__ = [
    "ORDINALS",
    "a",
    "amount",
    "cards",
    "cell",
    "colour",
    "counted",
    "counts_of",
    "gain_now",
    "kinds_by_currency",
    "plural",
    "points",
    "row_names",
    "scoring_word",
    "tiles",
    "wall_change",
    "walls",
    "worth",
]

DIRK = "Dirk"
COLOURS = ("yellow", "green", "blue", "orange")
COINS = ("florin", "dirham", "denar", "ducat")
SIDE_WORDS = ("north", "east", "south", "west")
SCORINGS = ("", "first", "second", "third")


def row_names(names: Sequence[str], rules: Any) -> tuple[str, ...]:
    """Names for everybody who scores: the seats, then Dirk if he is there."""
    return (*names, DIRK) if rules.has_dirk else tuple(names)


def colour(slot: int) -> str:
    """The currency of a slot by its colour."""
    return COLOURS[slot]


def cards(kinds: Iterable[int]) -> str:
    """Money cards: y1, b3; or none."""
    return ", ".join(card_name(kind) for kind in kinds) or "none"


def worth(kinds: Iterable[int]) -> int:
    """What some cards are worth together."""
    return sum(kind % VALUES + 1 for kind in kinds)


def kinds_by_currency(kinds: Iterable[int]) -> tuple[list[int], ...]:
    """The values of some cards, currency by currency."""
    values: tuple[list[int], ...] = ([], [], [], [])
    for kind in kinds:
        values[kind // VALUES].append(kind % VALUES + 1)
    return values


def amount(kinds: Iterable[int]) -> str:
    """Sums per currency in full words: yellow 8, blue 3."""
    sums = [sum(values) for values in kinds_by_currency(kinds)]
    return ", ".join(f"{COLOURS[slot]} {total}" for slot, total in enumerate(sums) if total)


def tiles(numbers: Iterable[int]) -> str:
    """Tiles by their names; or none."""
    return ", ".join(tile_name(number) for number in numbers) or "none"


def walls(letters: int) -> str:
    """Walled sides in words: walls north and west; no walls."""
    sides = [word for side, word in enumerate(SIDE_WORDS) if letters >> side & 1]
    if not sides:
        return "no walls"
    if len(sides) == 1:
        return f"wall {sides[0]}"
    return f"walls {', '.join(sides[:-1])} and {sides[-1]}"


def cell(x: int, y: int) -> str:
    """A place: so far east and north of the fountain."""
    return f"{x:+d},{y:+d}"


def counts_of(numbers: Iterable[int]) -> list[int]:
    """How many tiles of each type there are."""
    counts = [0] * len(Building)
    for number in numbers:
        if number != FOUNTAIN:
            counts[TILES[number].building] += 1
    return counts


def wall_change(before: int, after: int) -> str:
    """The longest wall before and after: wall 3 to 5."""
    return f"wall {before} to {after}" if before != after else f"wall stays {after}"


def scoring_word(places: int) -> str:
    """A scoring by how many places it rewards."""
    return f"{SCORINGS[places]} scoring"
