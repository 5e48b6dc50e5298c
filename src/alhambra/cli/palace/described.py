"""Market, grounds, walls and types of the board game as plain lines."""

from collections.abc import Iterable

from alhambra.cli.palace import phrases
from alhambra.locale import Words
from alhambra.palace.observation import Observation
from alhambra.palace.outcome import TypeAccount, WallSide


def market(words: Words, seen: Observation) -> list[str]:
    """The four slots and the money on display."""
    lines = []
    for slot, tile in enumerate(seen.market):
        about = {"number": slot + 1, "slot": slot}
        if tile is None:
            lines.append(words("terminal-palace-slot-empty", **about))
            continue
        walls, price = phrases.walls(words, tile), phrases.tile_of(tile).price
        name = phrases.tile(words, tile)
        lines.append(words("terminal-palace-slot", **about, tile=name, price=price, walls=walls))
    cards = phrases.listed(words, seen.display)
    return [*lines, words("terminal-palace-display", cards=cards)]


def ground_lines(words: Words, grounds: Iterable[tuple[str, int, int]]) -> list[str]:
    """The fountain, then tiles with their places from north to south and west to east."""
    ordered = sorted(grounds, key=lambda built: (-built[2], built[1]))
    return [
        f"  {phrases.place(x, y)} {phrases.tile(words, tile)}, {phrases.walls(words, tile)}."
        for tile, x, y in [(phrases.FOUNTAIN, 0, 0), *ordered]
    ]


def wall_line(words: Words, wall: tuple[WallSide, ...]) -> str:
    """The longest outer wall with its sides, clockwise."""
    if not wall:
        return words("terminal-palace-wall-none")
    sides = [
        words("terminal-palace-wall-side", side=part.side, place=phrases.place(part.x, part.y))
        for part in wall
    ]
    return words("terminal-palace-wall", length=len(wall), sides=", ".join(sides))


def row_facts(words: Words, seen: Observation, row: int) -> str:
    """Points, tiles per type, wall, money and reserve of one row."""
    is_dirk = row >= len(seen.seats)
    tiles = seen.dirk if is_dirk else [tile for tile, _, _ in seen.seats[row].grounds]
    parts = phrases.types(words, phrases.counts_of(tiles))
    parts = parts or [words("terminal-palace-nothing-built")]
    if is_dirk:
        return ", ".join([words("palace-points", points=seen.dirk_score), *parts])
    view = seen.seats[row]
    return ", ".join(
        [
            words("palace-points", points=view.score),
            *parts,
            words("terminal-palace-wall-length", length=view.wall),
            words("terminal-palace-cards", count=view.hand_size),
            words("terminal-palace-in-reserve", count=len(view.reserve)),
        ]
    )


def unseen(words: Words, seen: Observation) -> list[str]:
    """What is still in the bag and in the deck, as far as a seat may know."""
    types = ", ".join(phrases.types(words, phrases.counts_of(seen.unseen_tiles)))
    tiles = phrases.listed(words, seen.unseen_tiles)
    lines = [
        words("terminal-palace-bag", count=seen.bag_size, types=types or words("palace-none")),
        words("terminal-palace-bag-tiles", tiles=tiles),
        words("terminal-palace-deck", count=seen.deck_size),
    ]
    if seen.unseen_cards is not None:
        cards = phrases.listed(words, seen.unseen_cards)
        lines.append(words("terminal-palace-deck-cards", cards=cards))
    paid = phrases.listed(words, seen.discards)
    return [*lines, words("terminal-palace-paid", cards=paid)]


def type_line(words: Words, entry: TypeAccount) -> str:
    """One type of one row: garden 3, 1st place shared by 2, 8 points."""
    parts = [words("palace-type", building=entry.building.letter, count=entry.count)]
    if place := phrases.place_of(words, entry):
        parts.append(place)
    return ", ".join([*parts, words("palace-points", points=entry.points)])
