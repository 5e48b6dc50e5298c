"""The options of Roll & Write: players, virtual players, goal, sheet (RW-1.3, RW-3.9, RW-6)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from alhambra.core.checks import check_choice, check_whole
from alhambra.core.errors import IllegalOption
from alhambra.core.option import Option
from alhambra.core.text import is_number
from alhambra.core.values import LETTERS, Building
from alhambra.rollwrite.catalog import BONUS, ROUNDS, SEATS, SIDE, Sheet
from alhambra.rollwrite.position import POSITION, Position
from alhambra.rollwrite.setup import start

STANDARD = Sheet()
GOALS = ("score", "versus")

PLAYER_COUNTS = range(1, SEATS + 1)
ALONE = range(1, 2)
OPTIONS = (
    Option("virtual", ("2", "3", "4"), "2", ALONE),
    Option("goal", GOALS, GOALS[0], ALONE),
    Option("sheet", (), "/".join(Sheet.grid), PLAYER_COUNTS),
    Option("coins", (), str(Sheet.coins), PLAYER_COUNTS),
)


@dataclass(frozen=True)
class Options:
    """What is chosen before a game begins.

    Virtual players fill the table to three, so one with two players and two alone; a player alone
    may choose two, three or four, and the goal `versus`, in which they score (RW-6.7).
    """

    players: int = 3
    virtual: int | None = None
    goal: str = "score"
    sheet: Sheet = STANDARD

    def __post_init__(self) -> None:
        """Refuse what the rulebook does not know."""
        check_whole("players", self.players, least=1, most=SEATS)
        if self.virtual is None:
            object.__setattr__(self, "virtual", max(0, 3 - self.players))
        virtual = self.virtual_players
        check_whole("virtual", virtual)
        if self.players == 1:
            check_whole("virtual", virtual, least=2, most=4)
        if self.players > 1 and virtual != max(0, 3 - self.players):
            fixed = max(0, 3 - self.players)
            raise IllegalOption("virtual", "virtual-players", virtual, virtual=fixed)
        check_choice("goal", self.goal, GOALS if self.players == 1 else GOALS[:1])
        if not isinstance(self.sheet, Sheet):
            raise IllegalOption("sheet", "sheet", self.sheet)

    @property
    def virtual_players(self) -> int:
        """How many rows of the score sheet virtual players fill."""
        assert self.virtual is not None
        return self.virtual

    @property
    def rows(self) -> int:
        """Rows of the score sheet in use."""
        return self.players + self.virtual_players

    @property
    def rounds(self) -> int:
        """Rounds to play."""
        return ROUNDS[self.rows]

    @property
    def bonus(self) -> int:
        """What each virtual player adds to its points."""
        return BONUS[self.virtual_players] if self.goal == "versus" else 0

    def header(self) -> dict[str, str]:
        """The options as a record's header names them; what is the default is left out."""
        header = {"players": str(self.players)}
        if self.players == 1:
            header["virtual"] = str(self.virtual_players)
            header["goal"] = self.goal
        if self.sheet.grid != Sheet.grid:
            header["sheet"] = str(self.sheet)
        if self.sheet.coins != Sheet.coins:
            header["coins"] = str(self.sheet.coins)
        return header

    @classmethod
    def arguments(cls, header: Mapping[str, str]) -> dict[str, Any]:
        """The keyword arguments that a header stands for; raises IllegalOption."""
        for key in header:
            if key != "players" and key not in (option.name for option in OPTIONS):
                raise IllegalOption(key, "known-option")
        grid = tuple(header["sheet"].split("/")) if "sheet" in header else Sheet.grid
        coins = _number(header, "coins", Sheet.coins)
        return {
            "players": _number(header, "players", 3),
            "virtual": _number(header, "virtual", None),
            "goal": header.get("goal", "score"),
            "sheet": Sheet(grid, coins),
        }

    def blank(self) -> Position:
        """A position that holds these options and nothing else."""
        at = POSITION.new()
        at.players = self.players
        at.rows = self.rows
        at.rounds = self.rounds
        at.versus = int(self.goal == "versus")
        at.coins = self.sheet.coins
        for row in range(SIDE):
            for column in range(SIDE):
                building = LETTERS.index(self.sheet.grid[row][column])
                at.grid[row] |= building << (3 * column)
        for building in Building:
            at.boxes[building] = self.sheet.boxes(building)
        return at

    def beginning(self) -> Position:
        """The position before the first ply."""
        return POSITION.copy(_beginning(self))


@lru_cache(16)
def _beginning(options: Options) -> Position:
    """Worked out once for the same options, since most games have those of the game before."""
    at = options.blank()
    start(at)
    return at


def _number(header: Mapping[str, str], key: str, default: Any) -> Any:
    text = header.get(key)
    if text is None:
        return default
    if not is_number(text):
        raise IllegalOption(key, "number", text)
    return int(text)
