"""The board game for tests: positions by their texts, whole games, a slow look at grounds."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from alhambra.palace import Game, Rules
from alhambra.palace.catalog import FOUNTAIN, NAMES, TILES
from alhambra.palace.names import grounds_named

MARKET = "pavilion-8,seraglio-9,arcades-9,chambers-10"
"""A market that does not matter to the test: tiles without walls."""
DISPLAY = "y9,g9,b9,o9"
"""Money on display that can only be taken card by card."""
NOBODY = "0 - - -"
"""A player who does not matter to the test: score, hand, grounds, reserve."""

CARD = re.compile(r"(?<![a-z0-9])[ygbo][1-9](?![0-9])")
TILE = re.compile(r"[a-z]+-[0-9]+[NESW]*")


def table(
    *seats: str,
    due: str = "turn=0",
    options: str = "",
    dirk: str = "0 -",
    deck: str | None = None,
    bag: str | None = None,
    **facts: str,
) -> Game:
    """A game with these seats, each `score hand grounds reserve`, and these facts of the table.

    `deck` and `bag` name all that is left there: other cards go to the discards, other tiles into
    the reserve of the last seat. In `piles` a star stands for the cards the others do not hold.
    """
    if due.partition("=")[0] not in ("dirk-setup", "deal-market", "deal-money"):
        facts.setdefault("first", "0")
    parts = [*seats]
    named = " ".join([*seats, *facts.values(), dirk if len(seats) == 2 else ""])
    if bag is not None:
        used = {*TILE.findall(named), *TILE.findall(bag)}
        assert not set(TILE.findall(bag)) & set(TILE.findall(named)), "a tile of the bag is used"
        rest = [tile for tile in NAMES if tile not in used]
        *words, reserve = parts[-1].split(" ")
        parts[-1] = " ".join([*words, ",".join(([] if reserve == "-" else [reserve]) + rest)])
    copies = 2 if len(seats) == 2 else 3
    box = Counter({f"{letter}{value}": copies for letter in "ygbo" for value in range(1, 10)})
    box.subtract(CARD.findall(named))
    if deck is not None:
        box.subtract(CARD.findall(deck))
        facts["discards"] = ",".join(sorted(box.elements()))
        box = Counter(CARD.findall(deck))
    if "piles" in facts:
        others = sum(int(size) for size in facts["piles"].split(",") if size != "*")
        facts["piles"] = facts["piles"].replace("*", str(box.total() - others))
    words = [f"{key}={value}" for key, value in facts.items() if value]
    head = " ".join([f"palace players={len(seats)}", *options.split(), due, *words])
    if len(seats) == 2:
        parts.append(dirk)
    return Rules.from_position_text(" | ".join([head, *parts]))


def at_turn(mover: str = "- - -", *, players: int = 3, **facts: Any) -> Game:
    """Seat 0, `hand grounds reserve`, is to move; the others have nothing."""
    common = {"first": "0", "market": MARKET, "display": DISPLAY}
    return table(f"0 {mover}", *[NOBODY] * (players - 1), **(common | facts))


def placing(bought: str, grounds: str = "-", *, players: int = 3, **facts: Any) -> Game:
    """Seat 0 has bought these tiles and must place them now."""
    common = {"due": "place=0", "bought": bought, "display": DISPLAY}
    return at_turn(f"- {grounds} -", players=players, **(common | facts))


def before_scoring(number: int, *seats: str, **facts: str) -> Game:
    """The turn of seat 0 ends, and a scoring card was drawn in the refill."""
    common = {
        "due": "refill-display=0",
        "first": "0",
        "market": MARKET,
        "display": "y9,g9,b9",
        "piles": "0,0,*,0,0" if number == 1 else "0,0,0,0,*",
        "hidden": "3" if number == 1 else "2",
        "held": "" if number == 1 else "1",
    }
    return play(table(*seats, **(common | facts)), f"scoring {number}", "o9")


def cross(*, north: str = "", east: str = "", south: str = "", west: str = "") -> str:
    """A ground of tiles right beside the fountain."""
    places = {"+0/+1": north, "+1/+0": east, "+0/-1": south, "-1/+0": west}
    return ",".join(f"{tile}@{place}" for place, tile in places.items() if tile) or "-"


def play(game: Game, *texts: str) -> Game:
    """Play actions and reveal chances by their texts."""
    for text in texts:
        if game.to_move is None:
            game.reveal(game.parse_chance(text))
        else:
            game.play(game.parse(text))
    return game


def legal(game: Game, verb: str = "") -> set[str]:
    """The texts of all legal actions, or of those that begin with a verb."""
    return {str(action) for action in game.legal_actions() if str(action).startswith(verb)}


def why_not(game: Game, text: str) -> str | None:
    """The name of the reason that refuses an action."""
    reason = game.why_not(game.parse(text))
    return None if reason is None else reason.name


def chances(game: Game) -> set[str]:
    """The texts of all that chance can bring."""
    return {str(chance) for chance, _ in game.chances()}


def tiles(text: str) -> set[str]:
    """Some tiles as a set."""
    return set(text.split(","))


# -- whole games --


def by_kind(game: Game) -> dict[str, list[Any]]:
    """All legal actions, kind by kind."""
    kinds: dict[str, list[Any]] = {}
    for action in game.legal_actions():
        kinds.setdefault(type(action).__name__, []).append(action)
    return kinds


def eager(choice: random.Random, game: Game, actions: int, *, cap: int = 200) -> Any:
    """A kind of action first, then an action of the kind; after the cap buy and place."""
    kinds = by_kind(game)
    if actions > cap:
        for kind in ("Place", "Buy", "Take"):
            if kind in kinds:
                return choice.choice(kinds[kind])
    return choice.choice(kinds[choice.choice(sorted(kinds))])


def hoarder(choice: random.Random, game: Game, actions: int) -> Any:
    """Money as long as there is any; then exact purchases; a tile goes to Dirk or the reserve."""
    kinds = by_kind(game)
    if "Take" in kinds or "Buy" not in kinds:
        kinds.pop("Place", None)
        return choice.choice(kinds.get("Take") or kinds[min(kinds)])
    price = [
        TILES[buy.tile].price - sum(kind % 9 + 1 for kind in buy.cards) for buy in kinds["Buy"]
    ]
    return kinds["Buy"][price.index(max(price))]


def played(rules: Rules, seed: int, chooser: Any = eager) -> Iterator[tuple[Any, Any, Game]]:
    """A whole game: the position before every action, the action, and the game after it."""
    game, choice, actions = rules.new_game(seed=seed), random.Random(seed), 0
    while not game.is_over:
        before = rules.kernels.layout.copy(game.position)
        action = chooser(choice, game, actions)
        game.play(action)
        actions += 1
        yield before, action, game


# -- a second opinion on grounds, slow and by other means --

Cell = tuple[int, int]
Ground = dict[Cell, int]
STEPS: dict[str, Any] = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
ACROSS: dict[str, Any] = {"N": "S", "E": "W", "S": "N", "W": "E"}


def ground_of(game: Game, seat: int) -> Ground:
    built = {(x, y): NAMES[tile] for tile, x, y in grounds_named(game.position, seat)}
    return {(0, 0): FOUNTAIN} | built


def is_wall(tile: int, side: str) -> bool:
    return tile != FOUNTAIN and side in str(TILES[tile]).split("-")[1]


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def flood(start: Cell, allowed: Any) -> set[Cell]:
    """All cells reached from one by steps that are allowed."""
    reached, ahead = {start}, [start]
    while ahead:
        cell = ahead.pop()
        for side in STEPS:
            there = beside(cell, side)
            if there not in reached and allowed(cell, side, there):
                reached.add(there)
                ahead.append(there)
    return reached


def obeys(ground: Ground) -> bool:
    """AL-4 by definition: sides match, all within reach, and all that is empty is outside."""
    for cell, tile in ground.items():
        for side in STEPS:
            other = ground.get(beside(cell, side))
            if other is not None and is_wall(tile, side) != is_wall(other, ACROSS[side]):
                return False
    if flood(
        (0, 0), lambda cell, side, there: there in ground and not is_wall(ground[cell], side)
    ) != set(ground):
        return False
    xs, ys = [x for x, _ in ground], [y for _, y in ground]
    frame = {
        (x, y)
        for x in range(min(xs) - 1, max(xs) + 2)
        for y in range(min(ys) - 1, max(ys) + 2)
        if (x, y) not in ground
    }
    return flood((min(xs) - 1, min(ys) - 1), lambda cell, side, there: there in frame) == frame


CORNERS = {
    "N": ((0, 1), (1, 1)),
    "E": ((1, 1), (1, 0)),
    "S": ((1, 0), (0, 0)),
    "W": ((0, 0), (0, 1)),
}
"""The two ends of a side, as lattice points from the south-west corner of its cell."""


def wall_by_corners(ground: Ground) -> int:
    """The longest wall without walking: outer wall sides, joined where they meet in a corner."""
    outer = [(c, s) for c in ground for s in STEPS if beside(c, s) not in ground]
    ends = {spot: {(spot[0][0] + x, spot[0][1] + y) for x, y in CORNERS[spot[1]]} for spot in outer}
    meeting = Counter(point for points in ends.values() for point in points)
    assert set(meeting.values()) == {2}, "the outline is no simple loop"
    walls = [(spot, ends[spot]) for spot in outer if is_wall(ground[spot[0]], spot[1])]
    groups: list[tuple[int, set[Cell]]] = []
    for _, points in walls:
        touching = [group for group in groups if group[1] & points]
        groups = [group for group in groups if not group[1] & points]
        merged = set().union(points, *(group[1] for group in touching))
        groups.append((1 + sum(group[0] for group in touching), merged))
    return max((size for size, _ in groups), default=0)
