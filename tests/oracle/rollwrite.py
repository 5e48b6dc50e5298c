"""A slow, obvious second telling of Alhambra Roll & Write, straight from the rules (MA-1, RW)."""

from fractions import Fraction
from typing import NamedTuple

TYPES = "PSACGT"
DEFAULT_GRID = ("PSACGT", "ACGTPS", "GTPTAC", "SACGTP", "CGTPSA", "TGSACG")
LADDER = {letter: tuple(top + step for top in (16, 8, 1)) for step, letter in enumerate(TYPES)}
"""Points of first, second and third place, one more for each next type."""
TABLES = {(3, 0), (4, 0), (5, 0), (2, 1), (1, 2), (1, 3), (1, 4)}
"""The allowed numbers of real and of virtual players (RW-6.1, RW-6.6)."""
ROUNDS = {3: 18, 4: 15, 5: 12}
"""Rounds by the number of rows on the score sheet (RW-3.9, RW-6.6)."""
BONUS = {2: 21, 3: 18, 4: 15}
"""Bonus of each virtual player in goal versus, by how many there are (RW-6.7)."""
LINE_POINTS = {4: 2, 5: 5, 6: 10}
START_COINS = 3
SECOND_PRICE = 3
SIDES = range(1, 7)
DECISIONS = {"turn", "second", "keep"}


class Task(NamedTuple):
    """One thing the table waits for: its kind, and the row of the score sheet it is for.

    Kinds: first (who begins), virtual and mark (a pair rolled for a building), lay (a pair
    rolled to lie at the sheet), turn, second, keep (decisions), end (of a round).
    """

    kind: str
    row: int


def shared_points(places: tuple[int, ...], sharers: int) -> int:
    """Those who share take as many consecutive places; the sum is divided, rounded down (MA-1)."""
    return sum(places[:sharers]) // sharers


def majority(counts: dict[int, int], places: tuple[int, ...]) -> dict[int, int]:
    """Points by row for one type: larger counts first, equal ones share, none scores 0 (MA-1)."""
    points = dict.fromkeys(counts, 0)
    for count in sorted(set(counts.values()) - {0}, reverse=True):
        equals = [row for row in counts if counts[row] == count]
        for row in equals:
            points[row] = shared_points(places, len(equals))
        places = places[len(equals) :]
    return points


def line_points(marks: set[tuple[int, int]]) -> int:
    """Each row and column of the sheet counts its marks: 4, 5 or 6 of them score (RW-5.2)."""
    rows = [[mark for mark in marks if mark[0] == side] for side in SIDES]
    columns = [[mark for mark in marks if mark[1] == side] for side in SIDES]
    return sum(LINE_POINTS.get(len(line), 0) for line in rows + columns)


def pips(die: str) -> int:
    """Read the number off a die written like y4 or b2."""
    return int(die[1])


class RollWrite:
    """One game, played one text at a time."""

    def __init__(
        self,
        *,
        players: int,
        virtual: int = 0,
        goal: str = "score",
        grid: tuple[str, ...] = DEFAULT_GRID,
        coins: int = 20,
    ) -> None:
        """Hand out sheets with three circled coins and wait for the first player (RW-1, RW-2.1)."""
        if (players, virtual) not in TABLES:
            raise ValueError(f"no table of {players} real and {virtual} virtual players")
        if goal != "score" and (goal != "versus" or players > 1):
            raise ValueError(f"no goal {goal} with {players} real players")
        if [len(line) for line in grid] != [6] * 6 or set("".join(grid)) != set(TYPES):
            raise ValueError("expected a grid of six lines of six with every type")
        if coins < START_COINS:
            raise ValueError(f"expected at least {START_COINS} coins, got {coins}")
        self.players = players
        self.goal = goal
        self.coins = coins
        # Yellow names the row of the grid, blue the column (RW-1.1).
        self.building = {(y, b): grid[y - 1][b - 1] for y in SIDES for b in SIDES}
        self.boxes = {letter: "".join(grid).count(letter) for letter in TYPES}
        self.seats = range(players)
        self.virtual_rows = range(players, players + virtual)
        self.rows = range(players + virtual)
        self.rounds = ROUNDS[players + virtual]

        self.round = 0
        self.order: list[int] = []
        self.marks: list[set[tuple[int, int]]] = [set() for _ in self.seats]
        self.counts = [dict.fromkeys(TYPES, 0) for _ in self.rows]
        self.circled = [START_COINS for _ in self.seats]
        self.crossed = [0 for _ in self.seats]
        self.dice: list[dict[str, list[int]]] = [{"y": [], "b": []} for _ in self.seats]
        self.rolled: int | None = None  # the yellow die of a pair whose blue die is still to come
        self.awards: dict[tuple[int, str], int] = {}
        self.places_left = dict(LADDER)
        self.agenda: list[Task] = []  # what will happen, soonest first
        if players == 1:
            self.set_up(0)
        else:
            self.agenda.append(Task("first", 0))

    def due(self) -> int | str:
        """Name the seat that must decide, or chance, or over."""
        if not self.agenda:
            return "over"
        kind, row = self.agenda[0]
        return row if kind in DECISIONS else "chance"

    def legal(self) -> set[str]:
        """List all actions of the seat that must decide."""
        if isinstance(self.due(), str):
            return set()
        kind, seat = self.agenda[0]
        pairs = {(y, b) for y in self.dice[seat]["y"] for b in self.dice[seat]["b"]}
        unbuilt = pairs - self.marks[seat]
        if kind == "keep":
            return {f"keep y{y} b{b}" for y, b in pairs}
        if kind == "second":
            return {f"second y{y} b{b}" for y, b in unbuilt} | {"done"}
        return {f"construct y{y} b{b}" for y, b in unbuilt} | self.changes(seat) | {"gain"}

    def changes(self, seat: int) -> set[str]:
        """One coin turns one die by one pip, never between 6 and 1 (RW-3.1)."""
        if self.purse(seat) == 0:
            return set()
        shown = [(colour, side) for colour in "yb" for side in self.dice[seat][colour]]
        ups = {f"change {colour}{side} up" for colour, side in shown if side < 6}
        downs = {f"change {colour}{side} down" for colour, side in shown if side > 1}
        return ups | downs

    def chances(self) -> dict[str, Fraction]:
        """List all chances that may come now, each with its probability (RW-2.1)."""
        if self.due() != "chance":
            return {}
        if self.agenda[0].kind == "first":
            return {f"first {seat}": Fraction(1, self.players) for seat in self.seats}
        colour = "y" if self.rolled is None else "b"
        return {f"{colour}{side}": Fraction(1, 6) for side in SIDES}

    def purse(self, seat: int) -> int:
        """Count the coins circled and not yet crossed out (RW-3.6)."""
        return self.circled[seat] - self.crossed[seat]

    def play(self, text: str) -> None:
        """Apply one ply: an action of the seat due, or a chance."""
        if text not in self.legal() and text not in self.chances():
            raise ValueError(f"{text!r} is neither a legal action nor a chance now")
        kind, row = self.agenda[0]
        if kind == "first" or (kind in DECISIONS and not text.startswith("change")):
            self.agenda.pop(0)
        match text.split():
            case ["first", seat]:
                self.set_up(int(seat))
            case ["change", die, way]:
                self.change(row, die, 1 if way == "up" else -1)
            case ["construct", yellow, blue]:
                self.construct(row, pips(yellow), pips(blue))
            case ["second", yellow, blue]:
                self.construct_second(row, pips(yellow), pips(blue))
            case ["done"]:
                self.end_turn(row, all_four=False)
            case ["gain"]:
                self.gain(row)
            case ["keep", yellow, blue]:
                self.keep(row, pips(yellow), pips(blue))
            case [die]:
                self.roll(kind, row, die)
        if self.agenda and self.agenda[0].kind == "end":
            self.agenda.pop(0)
            self.end_round()

    def set_up(self, first: int) -> None:
        """Plan the rolls before round 1: marks, then a pair each, one more for the first (RW-2)."""
        self.order = [(first + step) % self.players for step in self.seats]
        for row in self.virtual_rows:
            self.agenda += [Task("virtual", row)] * 3
        self.agenda += [Task("mark", seat) for seat in self.order] * 3
        self.agenda += [Task("lay", seat) for seat in [*self.order, first]]
        self.plan_round()

    def plan_round(self) -> None:
        """Real players in turn order, virtual players after them, then the end (RW-3.9, RW-6.2)."""
        self.agenda += [Task("turn", seat) for seat in self.order]
        self.agenda += [Task("virtual", row) for row in self.virtual_rows]
        self.agenda += [Task("end", 0)]

    def roll(self, kind: str, row: int, die: str) -> None:
        """Lay a die at the sheet, if there is one; with the blue die the pair is complete."""
        if kind != "virtual":
            self.dice[row][die[0]].append(pips(die))
        if self.rolled is None:
            self.rolled = pips(die)
            return
        pair = (self.rolled, pips(die))
        self.rolled = None
        if kind == "mark":
            self.clear_sheet(row)
        if kind != "lay":
            if self.is_rolled_again(row, pair):
                return
            self.mark(row, pair)
        self.agenda.pop(0)
        if self.round == 0 and self.agenda[0].kind == "turn":
            self.round = 1

    def is_rolled_again(self, row: int, pair: tuple[int, int]) -> bool:
        """Refuse a building already marked (RW-2.2) or a full column of a virtual row (RW-6.2)."""
        if row in self.seats:
            return pair in self.marks[row]
        letter = self.building[pair]
        return self.counts[row][letter] == self.boxes[letter]

    def mark(self, row: int, pair: tuple[int, int]) -> None:
        """Mark a building on the score sheet and on the own sheet, if there is one (RW-3.3)."""
        self.counts[row][self.building[pair]] += 1
        if row in self.seats:
            self.marks[row].add(pair)

    def clear_sheet(self, seat: int) -> None:
        """Take all dice off a sheet."""
        self.dice[seat] = {"y": [], "b": []}

    def change(self, seat: int, die: str, by: int) -> None:
        """Cross out a coin and turn one of the dice that show this (RW-3.1)."""
        self.crossed[seat] += 1
        self.dice[seat][die[0]].remove(pips(die))
        self.dice[seat][die[0]].append(pips(die) + by)

    def construct(self, seat: int, yellow: int, blue: int) -> None:
        """Mark, take the used pair off, and see whether a second can follow (RW-3.3, RW-3.7)."""
        self.mark(seat, (yellow, blue))
        self.dice[seat]["y"].remove(yellow)
        self.dice[seat]["b"].remove(blue)
        unused = (self.dice[seat]["y"][0], self.dice[seat]["b"][0])
        if self.purse(seat) >= SECOND_PRICE and unused not in self.marks[seat]:
            self.agenda.insert(0, Task("second", seat))
        else:
            self.end_turn(seat, all_four=False)

    def construct_second(self, seat: int, yellow: int, blue: int) -> None:
        """Three coins buy the crossing of the unused pair (RW-3.7)."""
        self.crossed[seat] += SECOND_PRICE
        self.mark(seat, (yellow, blue))
        self.end_turn(seat, all_four=True)

    def gain(self, seat: int) -> None:
        """Circle a coin for each of the four crossings built, while coins last (RW-3.5, RW-3.6)."""
        crossings = [(y, b) for y in self.dice[seat]["y"] for b in self.dice[seat]["b"]]
        built = sum(crossing in self.marks[seat] for crossing in crossings)
        self.circled[seat] = min(self.circled[seat] + built, self.coins)
        self.end_turn(seat, all_four=True)

    def end_turn(self, seat: int, *, all_four: bool) -> None:
        """Pass and roll dice (RW-3.3, RW-3.5), alone without passing (RW-6.5).

        After the last turn of the game no dice lie anywhere; in the last round nobody rolls the
        used pair of a single building (RW-3.8).
        """
        last_round = self.round == self.rounds
        if last_round and seat == self.order[-1]:
            for other in self.seats:
                self.clear_sheet(other)
        elif all_four:
            self.clear_sheet(seat)
            choice = [Task("keep", seat)] if self.players > 1 else []
            self.agenda = [Task("lay", seat), Task("lay", seat), *choice, *self.agenda]
        else:
            if self.players > 1:
                self.pass_dice(seat)
            if not last_round:
                self.agenda.insert(0, Task("lay", seat))

    def keep(self, seat: int, yellow: int, blue: int) -> None:
        """Keep one yellow and one blue die, pass the others as they lie (RW-3.5)."""
        self.dice[seat]["y"].remove(yellow)
        self.dice[seat]["b"].remove(blue)
        self.pass_dice(seat)
        self.dice[seat] = {"y": [yellow], "b": [blue]}

    def pass_dice(self, seat: int) -> None:
        """Give what lies here to the next real player clockwise (RW-3.3, RW-6.3)."""
        neighbour = (seat + 1) % self.players
        self.dice[neighbour]["y"] += self.dice[seat]["y"]
        self.dice[neighbour]["b"] += self.dice[seat]["b"]
        self.clear_sheet(seat)

    def end_round(self) -> None:
        """Award the types finished by now, then begin a round or stop (RW-4.1, RW-4.3)."""
        for letter in TYPES:
            self.award(letter)
        if self.round < self.rounds:
            self.round += 1
            self.plan_round()

    def award(self, letter: str) -> None:
        """Let new finishers of a type share as many of the places left as they are (RW-4.1)."""
        full = [row for row in self.rows if self.counts[row][letter] == self.boxes[letter]]
        finishers = [row for row in full if (row, letter) not in self.awards]
        for row in finishers:
            self.awards[row, letter] = shared_points(self.places_left[letter], len(finishers))
        self.places_left[letter] = self.places_left[letter][len(finishers) :]

    def facts(self) -> dict[str, object]:
        """Tell everything that can be seen on the table, in plain values."""
        return {
            "round": self.round,
            "marks": [set(marks) for marks in self.marks],
            "counts": [[counts[letter] for letter in TYPES] for counts in self.counts],
            "circled": list(self.circled),
            "crossed": list(self.crossed),
            "dice": [(sorted(dice["y"]), sorted(dice["b"])) for dice in self.dice],
            "awards": dict(self.awards),
            "places": {letter: 3 - len(self.places_left[letter]) for letter in TYPES},
        }

    def type_points(self, row: int, letter: str) -> int:
        """Give a finisher the award, others a rank for the places left (RW-4.2, RW-5.1)."""
        if (row, letter) in self.awards:
            return self.awards[row, letter]
        others = [other for other in self.rows if (other, letter) not in self.awards]
        counts = {other: self.counts[other][letter] for other in others}
        return majority(counts, self.places_left[letter])[row]

    def scores(self) -> list[int]:
        """Add up types, lines and coins; virtual players count in versus only (RW-5, RW-6.7)."""
        if self.due() != "over":
            raise ValueError("expected a game that is over")
        points = [sum(self.type_points(row, letter) for letter in TYPES) for row in self.rows]
        for seat in self.seats:
            points[seat] += line_points(self.marks[seat]) + self.purse(seat) // 2
        bonus = BONUS.get(len(self.virtual_rows), 0)
        for row in self.virtual_rows:
            points[row] = points[row] + bonus if self.goal == "versus" else 0
        return points

    def winners(self) -> set[int]:
        """Find who has most points; equal points share the victory (RW-5.4, RW-6.6, RW-6.7)."""
        scores = self.scores()
        rivals = self.rows if self.goal == "versus" else self.seats
        best = max(scores[row] for row in rivals)
        return {row for row in rivals if scores[row] == best}
