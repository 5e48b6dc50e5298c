"""One seat's own layout of tiles, judged and measured cell by cell (AL-4, AL-7.2, AL-7.3)."""

from tests.oracle.palace_box import has_wall

Cell = tuple[int, int]
Grounds = dict[Cell, str]

FOUNTAIN: Grounds = {(0, 0): "fountain"}
TOWARDS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}


def written(cell: Cell) -> str:
    """A cell as text, always with signs."""
    return f"{cell[0]:+d},{cell[1]:+d}"


def cell_of(text: str) -> Cell:
    """The cell that a text names."""
    x, y = text.split(",")
    return int(x), int(y)


def beside(cell: Cell, side: str) -> Cell:
    """The cell that lies against this side."""
    dx, dy = TOWARDS[side]
    return cell[0] + dx, cell[1] + dy


def neighbours(cell: Cell) -> set[Cell]:
    """The four cells that share a full side with a cell."""
    return {beside(cell, side) for side in TOWARDS}


def sides_match(built: Grounds) -> bool:
    """Sides that touch are both wall or both open (AL-4.2)."""
    for cell, tile in built.items():
        for side in TOWARDS:
            other = built.get(beside(cell, side))
            if other is not None and has_wall(tile, side) != has_wall(other, OPPOSITE[side]):
                return False
    return True


def is_in_contact(built: Grounds) -> bool:
    """Every tile shares a full side with another one, unless the fountain is alone (AL-4.3)."""
    return len(built) == 1 or all(neighbours(cell) & built.keys() for cell in built)


def is_reachable(built: Grounds) -> bool:
    """One can walk from the fountain to every tile, over open sides and over tiles (AL-4.4)."""
    reached: set[Cell] = set()
    ahead: list[Cell] = [(0, 0)]
    while ahead:
        cell = ahead.pop()
        reached.add(cell)
        for side in TOWARDS:
            there = beside(cell, side)
            if there not in built or there in reached:
                continue
            if not has_wall(built[cell], side) and not has_wall(built[there], OPPOSITE[side]):
                ahead.append(there)
    return reached == built.keys()


def is_without_hole(built: Grounds) -> bool:
    """Every empty cell is joined to the outside through sides of empty cells (AL-4.5, AL-4.7)."""
    west, east = min(x for x, _ in built) - 1, max(x for x, _ in built) + 1
    south, north = min(y for _, y in built) - 1, max(y for _, y in built) + 1
    frame = {(x, y) for x in range(west, east + 1) for y in range(south, north + 1)}
    empty = frame - built.keys()
    ahead: list[Cell] = [(west, south)]
    outside = set(ahead)
    while ahead:
        for there in neighbours(ahead.pop()):
            if there in empty and there not in outside:
                outside.add(there)
                ahead.append(there)
    return outside == empty


def is_lawful(grounds: Grounds) -> bool:
    """Whether the tiles, with the fountain in their midst, obey all of AL-4."""
    built = FOUNTAIN | grounds
    return (
        sides_match(built)
        and is_in_contact(built)
        and is_reachable(built)
        and is_without_hole(built)
    )


def places_for(tile: str, grounds: Grounds) -> set[str]:
    """All free cells beside a tile where this tile may lie, unturned (AL-4.1 to AL-4.7)."""
    built = FOUNTAIN | grounds
    free = {there for cell in built for there in neighbours(cell)} - built.keys()
    return {written(cell) for cell in free if is_lawful(grounds | {cell: tile})}


def outline(built: Grounds) -> list[tuple[Cell, str]]:
    """The sides that face an empty cell, walked once around clockwise from the northern edge."""
    start = max(built, key=lambda cell: cell[1]), "N"
    walked = [start]
    while True:
        cell, side = walked[-1]
        heading = CLOCKWISE[side]
        ahead = beside(cell, heading)
        across = beside(ahead, side)
        if ahead not in built:
            step = cell, heading
        elif across not in built:
            step = ahead, side
        else:
            step = across, OPPOSITE[heading]
        if step == start:
            break
        walked.append(step)
    facing = {(cell, side) for cell in built for side in TOWARDS if beside(cell, side) not in built}
    assert set(walked) == facing and len(walked) == len(facing), "the outline is not one loop"
    return walked


def longest_wall(grounds: Grounds) -> int:
    """The longest unbroken run of wall along the closed outline (AL-7.2, AL-7.3)."""
    built = FOUNTAIN | grounds
    sides = [has_wall(built[cell], side) for cell, side in outline(built)]
    longest = run = 0
    for wall in sides + sides:
        run = run + 1 if wall else 0
        longest = max(longest, run)
    return min(longest, len(sides))
