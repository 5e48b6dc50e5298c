"""The facts of the box: the sheet, its coins, rounds and bonuses (RW-1, RW-3.9, RW-5)."""

from dataclasses import dataclass
from pathlib import Path

from alhambra.core.checks import check_whole
from alhambra.core.errors import AlhambraError, IllegalOption
from alhambra.core.text import is_number
from alhambra.core.values import BUILDINGS, LETTERS, Building

SIDE = 6
"""Rows and columns of the grid, and pips of a die."""

CELLS = SIDE * SIDE

SEATS = 5
"""The score sheet has five rows; real and virtual players share them."""

START_MARKS = 3
"""Buildings everybody has marked before the first turn (RW-2.2, RW-6.2)."""

START_COINS = 3
"""Coins circled before the first turn (RW-1.4)."""

SECOND_PRICE = 3
"""Coins for a second building (RW-3.7)."""

ROUNDS = (0, 0, 0, 18, 15, 12)
"""Rounds by the number of rows in use, virtual players included (RW-3.9, RW-6.6)."""

LINE_POINTS = (0, 0, 0, 0, 2, 5, 10)
"""Points of a row or column by its marked buildings (RW-5.2)."""

COINS_PER_POINT = 2
"""Coins left that make one point (RW-5.3)."""

BONUS = (0, 0, 21, 18, 15)
"""What each virtual player adds in the variant `versus`, by their number (RW-6.7)."""

MOST_CROSSINGS, MOST_TURNS = 4, 8
MOST_LEGAL = MOST_CROSSINGS + MOST_TURNS + 1
"""No turn offers more than four crossings, eight changes of dice and gaining coins."""

YELLOW, BLUE = 0, 1
"""The yellow die names the row, the blue one the column (RW-1.1)."""


@dataclass(frozen=True)
class Sheet:
    """What is printed on everybody's sheet: a grid of buildings and a row of coins."""

    grid: tuple[str, ...] = ("PSACGT", "ACGTPS", "GTPTAC", "SACGTP", "CGTPSA", "TGSACG")
    coins: int = 20

    def __post_init__(self) -> None:
        """Refuse what is no sheet."""
        if not isinstance(self.grid, tuple):
            raise IllegalOption("sheet", "sheet-rows", self.grid, rows=SIDE)
        if len(self.grid) != SIDE:
            raise IllegalOption("sheet", "sheet-rows", len(self.grid), rows=SIDE)
        for number, row in enumerate(self.grid, 1):
            if not isinstance(row, str) or len(row) != SIDE:
                raise IllegalOption("sheet", "sheet-row", row, row=number, letters=SIDE)
            for letter in row:
                if letter not in LETTERS:
                    raise IllegalOption("sheet", "one-of", letter, choices=", ".join(LETTERS))
        for building in Building:
            if self.boxes(building) == 0:
                raise IllegalOption("sheet", "building", building=building.letter)
        check_whole("coins", self.coins, least=START_COINS)
        if self.coins > CELLS * SIDE:
            raise IllegalOption("coins", "at-most", self.coins, most=CELLS * SIDE, name="coins")

    def building(self, yellow: int, blue: int) -> Building:
        """The building at a crossing of dice."""
        return Building(LETTERS.index(self.grid[yellow - 1][blue - 1]))

    def boxes(self, building: Building) -> int:
        """How many buildings of a type there are, and so boxes on the score sheet (RW-1.2)."""
        return sum(row.count(building.letter) for row in self.grid)

    def __str__(self) -> str:
        """The grid in one word: PSACGT/ACGTPS/..."""
        return "/".join(self.grid)

    @classmethod
    def parse(cls, text: str) -> "Sheet":
        """Read a sheet: six rows of six letters, perhaps `coins 20`, `#` for comments."""
        rows: list[str] = []
        coins: int | None = None
        for number, line in enumerate(text.splitlines(), 1):
            words = line.split("#")[0].split()
            if not words:
                continue
            if words[0].lower() == "coins":
                if len(words) != 2 or not is_number(words[1]) or coins is not None:
                    raise IllegalOption("coins", "sheet-coins", line.strip(), line=number)
                coins = int(words[1])
            else:
                rows.append("".join(words).upper())
        return cls(tuple(rows), cls.coins if coins is None else coins)

    @classmethod
    def load(cls, path: Path) -> "Sheet":
        """Read a sheet from a small text file."""
        try:
            return cls.parse(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise AlhambraError("unreadable", file=path, cause=error.strerror) from error
        except UnicodeDecodeError as error:
            raise AlhambraError("no-text", file=path) from error


assert len(LETTERS) == BUILDINGS
