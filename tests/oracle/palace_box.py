"""The tiles and the money of the board game, with their points and prices (AL-1, AL-3.3, MA-1)."""

CURRENCIES = "ygbo"
"""Florin, dirham, denar, ducat: the currency of market slots 1 to 4 (AL-1.4)."""

BOX = {
    "pavilion": "2NEW 3SW 4ES 5NW 6N 7E 8",
    "seraglio": "3ESW 4NE 5SW 6ES 7W 8S 9",
    "arcades": "4NES 5NW 6NE 6SW 7ES 8N 8E 9 10",
    "chambers": "5NSW 6ES 7NE 7SW 8NW 9S 9W 10 11",
    "garden": "6ESW 7NSW 8NE 8NW 8SW 9E 10N 10W 10 11 12S",
    "tower": "7NEW 8NES 9NE 9NW 9ES 10W 11N 11S 11 12 13E",
}
TILES = {f"{kind}-{rest}" for kind, line in BOX.items() for rest in line.split()}
"""The 54 building tiles: type, price and walled sides (AL-1.1)."""

LADDER = {
    "pavilion": [[1], [8, 1], [16, 8, 1]],
    "seraglio": [[2], [9, 2], [17, 9, 2]],
    "arcades": [[3], [10, 3], [18, 10, 3]],
    "chambers": [[4], [11, 4], [19, 11, 4]],
    "garden": [[5], [12, 5], [20, 12, 5]],
    "tower": [[6], [13, 6], [21, 13, 6]],
}
"""Points of the places per type, in the first, second and third scoring (AL-7.1)."""


def kind_of(tile: str) -> str:
    """The building type of a tile."""
    return tile.split("-", maxsplit=1)[0]


def price_of(tile: str) -> int:
    """The price printed on a tile."""
    return int("".join(letter for letter in tile if letter.isdigit()))


def has_wall(tile: str, side: str) -> bool:
    """Whether a tile has a wall on this side; only walls are written in capitals."""
    return side in tile


def value_of(card: str) -> int:
    """The value of a money card."""
    return int(card[1:])


def total(cards: list[str]) -> int:
    """The money these cards are worth together, whatever their currency."""
    return sum(value_of(card) for card in cards)


def in_order(cards: list[str]) -> list[str]:
    """Cards by currency in market order, then by rising value."""
    return sorted(cards, key=lambda card: (CURRENCIES.index(card[0]), value_of(card)))


def majority(counts: list[int], prizes: list[int]) -> list[int]:
    """Points per contender for one type: equal counts share their places, rounded down (MA-1)."""
    points = [0] * len(counts)
    place = 0
    for count in sorted(set(counts) - {0}, reverse=True):
        equal = [who for who, mine in enumerate(counts) if mine == count]
        for who in equal:
            points[who] = sum(prizes[place : place + len(equal)]) // len(equal)
        place += len(equal)
    return points


def payments(purse: list[str], price: int) -> set[tuple[str, ...]]:
    """All ways to pay in which every single card is needed to reach the price (AL-3.3)."""
    heaps: set[tuple[str, ...]] = {()}
    for card in in_order(purse):
        # A heap that already reaches the price is not enlarged: the new card could be left out.
        heaps |= {(*heap, card) for heap in heaps if total(list(heap)) < price}
    return {
        heap
        for heap in heaps
        if total(list(heap)) >= price
        and all(total(list(heap)) - value_of(card) < price for card in heap)
    }
