"""The options of the board game: players, hands, end (AL-2, AL-8.1, AL-9)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from alhambra.core.checks import check_choice, check_whole
from alhambra.core.errors import IllegalOption
from alhambra.core.option import Option
from alhambra.core.text import is_number
from alhambra.palace.catalog import SEATS
from alhambra.palace.position import POSITION, Position
from alhambra.palace.setup import start

HANDS = ("secret", "open")
ENDS = ("refill", "empty-bag")

PLAYER_COUNTS = range(2, SEATS + 1)
OPTIONS = (
    Option("hands", HANDS, HANDS[0], PLAYER_COUNTS),
    Option("end", ENDS, ENDS[0], PLAYER_COUNTS),
)


@dataclass(frozen=True)
class Options:
    """What is chosen before a game begins.

    `hands` decides what others see; `end` whether an empty bag ends the game (`empty-bag`) or only
    a market that cannot be refilled (`refill`).
    """

    players: int = 3
    hands: str = "secret"
    end: str = "refill"

    def __post_init__(self) -> None:
        """Refuse what the rulebook does not know."""
        check_whole("players", self.players, least=2, most=SEATS)
        check_choice("hands", self.hands, HANDS)
        check_choice("end", self.end, ENDS)

    @property
    def has_dirk(self) -> bool:
        """Does Dirk sit at the table (AL-9.1)?"""
        return self.players == 2

    @property
    def rows(self) -> int:
        """Who scores: the players, and Dirk."""
        return self.players + self.has_dirk

    def header(self) -> dict[str, str]:
        """The options as a record's header names them; what is the default is left out."""
        header = {"players": str(self.players)}
        if self.hands != HANDS[0]:
            header["hands"] = self.hands
        if self.end != ENDS[0]:
            header["end"] = self.end
        return header

    @classmethod
    def arguments(cls, header: Mapping[str, str]) -> dict[str, Any]:
        """The keyword arguments that a header stands for; raises IllegalOption."""
        for key in header:
            if key != "players" and key not in (option.name for option in OPTIONS):
                raise IllegalOption(key, "known-option")
        players = header.get("players", "3")
        if not is_number(players):
            raise IllegalOption("players", "number", players)
        return {
            "players": int(players),
            "hands": header.get("hands", HANDS[0]),
            "end": header.get("end", ENDS[0]),
        }

    def blank(self) -> Position:
        """A position that holds these options and nothing else."""
        at = POSITION.new()
        at.players = self.players
        at.rows = self.rows
        at.ends_with_bag = int(self.end == "empty-bag")
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
