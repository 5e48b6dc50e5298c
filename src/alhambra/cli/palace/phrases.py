"""Small phrases of the board game that every screen uses: money, tiles, walls, points."""

from collections.abc import Iterable, Sequence

from alhambra.cli.palace.tilenames import typed_tiles
from alhambra.core.values import Building
from alhambra.locale import Words
from alhambra.palace.catalog import CURRENCIES, NAMES, SIDES, TILES, Tile
from alhambra.palace.outcome import TypeAccount

FOUNTAIN = "fountain"


def tile_of(name: str) -> Tile:
    """A tile by its name."""
    return TILES[NAMES[name]]


def tile(words: Words, name: str) -> str:
    """A tile by the name that is typed in a language."""
    return typed_tiles(words).local(name)


def listed(words: Words, names: Iterable[str]) -> str:
    """Cards or tiles with commas; or none."""
    return ", ".join(tile(words, name) for name in names) or words("palace-none")


def values_of(cards: Iterable[str], slot: int) -> list[int]:
    """The values of the cards in the currency of a slot."""
    return [int(card[1:]) for card in cards if card[0] == CURRENCIES[slot]]


def sums(words: Words, cards: Sequence[str]) -> str:
    """Sums per currency in full words: yellow 8, blue 3."""
    found = [(slot, sum(values_of(cards, slot))) for slot in range(len(CURRENCIES))]
    return ", ".join(words("palace-sum", slot=slot, sum=some) for slot, some in found if some)


def walls(words: Words, name: str) -> str:
    """Walled sides in words: walls north and west; no walls."""
    letters = [] if name == FOUNTAIN else walled(tile_of(name))
    sides = words.listed([words("palace-side", side=letter) for letter in letters])
    return words("palace-walls", count=len(letters), sides=sides)


def walled(tile: Tile) -> list[str]:
    """The letters of the walled sides."""
    return [letter for side, letter in enumerate(SIDES) if tile.walls >> side & 1]


def place(x: int, y: int) -> str:
    """A place: so far east and north of the fountain."""
    return f"{x:+d},{y:+d}"


def counts_of(tiles: Iterable[str]) -> list[int]:
    """How many tiles of each type there are."""
    counts = [0] * len(Building)
    for tile in tiles:
        counts[tile_of(tile).building] += 1
    return counts


def types(words: Words, counts: Sequence[int]) -> list[str]:
    """Types with their counts: garden 3; those without tiles left out."""
    return [
        words("palace-type", building=building.letter, count=counts[building])
        for building in Building
        if counts[building]
    ]


def wall_change(words: Words, wall: tuple[int, int]) -> str:
    """The longest wall before and after: wall 3 to 5; wall stays 3."""
    before, after = wall
    if before == after:
        return words("palace-wall-stays", after=after)
    return words("palace-wall-change", before=before, after=after)


def place_of(words: Words, entry: TypeAccount) -> str:
    """The place of a row in a type, empty where none is rewarded."""
    if entry.place is None:
        return ""
    if entry.shared_by > 1:
        return words("palace-place-shared", place=entry.place, shared=entry.shared_by)
    return words("palace-place", place=entry.place)
