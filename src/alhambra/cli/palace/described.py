"""Market, grounds, walls and types of the board game as plain lines."""

from collections.abc import Iterable

from alhambra.cli.palace import words
from alhambra.core.values import Building
from alhambra.palace import Game
from alhambra.palace.catalog import TILES, tile_name
from alhambra.palace.observation import Observation
from alhambra.palace.outcome import TypeAccount, scoring_of


def market(game: Game) -> list[str]:
    """The four slots and the money on display."""
    seen = game.observe(0)
    lines = []
    for slot, tile in enumerate(seen.market):
        offer = "empty"
        if tile is not None:
            found = TILES[tile]
            offer = f"{found}, price {found.price}, {words.walls(found.walls)}"
        lines.append(f"Market slot {slot + 1}, {words.colour(slot)}: {offer}.")
    return [*lines, f"Money on display: {words.cards(seen.display)}."]


def ground_lines(grounds: Iterable[tuple[int, int, int]]) -> list[str]:
    """Tiles with their places, from north to south and west to east."""
    return [
        f"  {words.cell(x, y)} {tile_name(tile)}, {words.walls(TILES[tile].walls)}."
        for tile, x, y in sorted(grounds, key=lambda built: (-built[2], built[1]))
    ]


def wall_line(game: Game, row: int) -> str:
    """The longest outer wall with its sides, clockwise."""
    wall = scoring_of(game.position, 1).accounts[row].wall
    if not wall:
        return "Longest wall: none."
    sides = ", ".join(f"{part.side} of {words.cell(part.x, part.y)}" for part in wall)
    return f"Longest wall: {len(wall)}; {sides}."


def row_facts(seen: Observation, row: int) -> str:
    """Points, tiles per type, wall, money and reserve of one row."""
    is_dirk = row >= len(seen.seats)
    tiles = seen.dirk if is_dirk else [tile for tile, _, _ in seen.seats[row].grounds]
    counts = words.counts_of(tiles)
    parts = [f"{building.word} {counts[building]}" for building in Building if counts[building]]
    parts = parts or ["nothing built"]
    if is_dirk:
        return ", ".join([words.points(seen.dirk_score or 0), *parts])
    view = seen.seats[row]
    parts += [f"wall {view.wall}", words.counted(view.hand_size, "card")]
    parts.append(f"{words.counted(len(view.reserve), 'tile')} in reserve")
    return ", ".join([words.points(view.score), *parts])


def unseen(game: Game, seat: int) -> list[str]:
    """What is still in the bag and in the deck, as far as a seat may know."""
    seen = game.observe(seat)
    counts = words.counts_of(seen.unseen_tiles)
    types = ", ".join(f"{building.word} {counts[building]}" for building in Building)
    lines = [
        f"In the bag: {words.counted(seen.bag_size, 'tile')}; {types}.",
        f"Tiles in the bag: {words.tiles(seen.unseen_tiles)}.",
        f"In the deck: {words.counted(seen.deck_size, 'money card')}.",
    ]
    if seen.unseen_cards is not None:
        lines.append(f"Cards in the deck: {words.cards(seen.unseen_cards)}.")
    return [*lines, f"Paid so far: {words.cards(seen.discards)}."]


def type_line(entry: TypeAccount) -> str:
    """One type of one row: garden 3, 1st place shared by 2, 8 points."""
    parts = [f"{entry.building.word} {entry.count}"]
    if place := place_text(entry):
        parts.append(place)
    return ", ".join([*parts, words.points(entry.points)])


def place_text(entry: TypeAccount) -> str:
    """The place of a row in a type, empty where none is rewarded."""
    if entry.place is None:
        return ""
    shared = f" shared by {entry.shared_by}" if entry.shared_by > 1 else ""
    return f"{words.ORDINALS[entry.place]} place{shared}"
