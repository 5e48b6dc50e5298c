"""The facts of the box: tiles, money, market, seats (AL-1)."""

from dataclasses import dataclass

from alhambra.core.values import Building

SEATS = 6
ROWS = SEATS + 1
"""Rows that can score: the seats, and Dirk behind the last of them (AL-9.5)."""

SLOTS = 4
"""Places of the market and of the money display."""

CURRENCIES = "ygbo"
"""Florin yellow, dirham green, denar blue, ducat orange: the slots of the market (AL-1.4)."""

VALUES = 9
KINDS = len(CURRENCIES) * VALUES
"""Kinds of money cards: currency by currency, 1 to 9."""

VALUE_OF = (2 * VALUES, *(kind % VALUES + 1 for kind in range(KINDS)))
"""The value of a card by its kind + 1; of no card, more than counts."""

COPIES, COPIES_WITH_DIRK = 3, 2
"""How often each money card is in the game (AL-1.2, AL-9.2)."""

START_MONEY = 20
MOST_SEVERAL = 5
"""Several cards may be taken together up to this total (AL-3.2)."""

PILES = 5
DIRK_TILES = 6
DIRK_SHARE = 3
"""Dirk's last draw is a third of the bag (AL-9.3)."""

SIDES = "NESW"
"""Sides in the order of their bits: a wall in the north is 1, east 2, south 4, west 8."""

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8

_BOX = {
    Building.PAVILION: "2NEW 3SW 4ES 5NW 6N 7E 8",
    Building.SERAGLIO: "3ESW 4NE 5SW 6ES 7W 8S 9",
    Building.ARCADES: "4NES 5NW 6NE 6SW 7ES 8N 8E 9 10",
    Building.CHAMBERS: "5NSW 6ES 7NE 7SW 8NW 9S 9W 10 11",
    Building.GARDEN: "6ESW 7NSW 8NE 8NW 8SW 9E 10N 10W 10 11 12S",
    Building.TOWER: "7NEW 8NES 9NE 9NW 9ES 10W 11N 11S 11 12 13E",
}
"""Price and walls of every tile (AL-1.1)."""


@dataclass(frozen=True)
class Tile:
    """One building tile."""

    number: int
    building: Building
    price: int
    walls: int

    def __str__(self) -> str:
        """As texts spell it: garden-8NW."""
        return f"{self.building.word}-{self.price}{wall_letters(self.walls)}"


def wall_letters(walls: int) -> str:
    """The walled sides by their letters."""
    return "".join(letter for side, letter in enumerate(SIDES) if walls >> side & 1)


def _read_box() -> tuple[Tile, ...]:
    tiles: list[Tile] = []
    for building, row in _BOX.items():
        for word in row.split():
            price = int(word.rstrip(SIDES))
            walls = sum(1 << SIDES.index(letter) for letter in word.lstrip("0123456789"))
            tiles.append(Tile(len(tiles), building, price, walls))
    return tuple(tiles)


TILES = _read_box()
TILE_COUNT = len(TILES)
ALL_TILES = (1 << TILE_COUNT) - 1
FOUNTAIN = TILE_COUNT
"""The fountain stands where a tile's number is wanted; it has no walls (AL-1.3, AL-4.6)."""

PRICE = tuple(tile.price for tile in TILES)
WALLS = (*(tile.walls for tile in TILES), 0)
OF_TYPE = tuple(
    sum(1 << tile.number for tile in TILES if tile.building is building) for building in Building
)
"""The tiles of each type, as sets."""

NAMES = {str(tile): tile.number for tile in TILES}


CARD_NAMES = tuple(f"{letter}{value + 1}" for letter in CURRENCIES for value in range(VALUES))
TILE_NAMES = (*NAMES, "fountain")


def card_name(kind: int) -> str:
    """A money card as texts spell it: o5."""
    return CARD_NAMES[kind]


def tile_name(number: int) -> str:
    """A tile, or the fountain, as texts spell it."""
    return TILE_NAMES[number]
