"""The face of Pebbles: texts, rules, game."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Self

from alhambra.core.chance import dealer_of
from alhambra.core.errors import IllegalOption
from alhambra.core.game import Game as CoreGame
from alhambra.core.option import Option
from alhambra.core.reason import Reason as CoreReason
from alhambra.core.rules import Rules as CoreRules
from alhambra.core.text import Reader, is_number
from tests.toy.events import AnyEvent, FirstChosen, Took
from tests.toy.rules import KERNELS, MOST, POSITION, SEATS, Position

HEAPS = ("9", "15")
NUMBERS = ("players", "heap", "begun", "seat")


class Reason(CoreReason):
    GAME_OVER = 1, "PB-1"
    NOT_YOUR_TURN = 2, "PB-1"
    CHANCE_IS_DUE = 3, "PB-1"
    TOO_MANY = 4, "PB-2"


@dataclass(frozen=True)
class Outcome:
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Notation:
    """An action is `take 2`, a chance `first 1`; each is its own code and its own text."""

    def action(self, code: int) -> str:
        return f"take {code + 1}"

    def action_code(self, action: str) -> int:
        return int(action.split()[1]) - 1

    def chance(self, code: int) -> str:
        return f"first {code}"

    def chance_code(self, chance: str) -> int:
        return int(chance.split()[1])

    def parse_action(self, text: str) -> str:
        reader = Reader(text)
        reader.one_of(["take"])
        number = reader.one_of(map(str, range(1, MOST + 1)))
        reader.end()
        return f"take {number}"

    def parse_chance(self, text: str) -> str:
        reader = Reader(text)
        reader.one_of(["first"])
        seat = reader.one_of(map(str, range(SEATS)))
        reader.end()
        return f"first {seat}"


@dataclass(frozen=True)
class Rules(CoreRules):
    name: ClassVar[str] = "pebbles"
    version: ClassVar[int] = 1
    kernels: ClassVar = KERNELS
    player_counts: ClassVar[range] = range(2, SEATS + 1)
    options: ClassVar = (Option("heap", HEAPS, HEAPS[0], range(2, SEATS + 1)),)

    players: int = 2
    heap: str = HEAPS[0]

    def __post_init__(self) -> None:
        if self.players not in self.player_counts or self.heap not in HEAPS:
            raise IllegalOption("players", "one-of", f"{self.players} and {self.heap}")

    @property
    def seats(self) -> int:
        return self.players

    def new_game(self, seed: int | None = None) -> "Game":
        at = POSITION.new()
        at.players, at.heap = self.players, int(self.heap)
        return Game(self, at, dealer_of(seed))

    def header(self) -> dict[str, str]:
        return {"players": str(self.players), "heap": self.heap}

    @classmethod
    def from_header(cls, header: Mapping[str, str]) -> Self:
        unknown = header.keys() - {field.name for field in fields(cls)}
        if unknown or not is_number(header.get("players", "2")):
            raise IllegalOption("players", "one-of", str(dict(header)))
        return cls(int(header.get("players", "2")), header.get("heap", HEAPS[0]))

    @classmethod
    def from_position_text(cls, text: str) -> "Game":
        """Read `pebbles heap=9 …`: the option, then every number of the position by its name."""
        reader = Reader(text)
        reader.one_of(["pebbles"])
        heap = reader.one_of([f"option={heap}" for heap in HEAPS]).partition("=")[2]
        at = POSITION.new()
        for name in NUMBERS:
            word = reader.word("number")
            if not word.startswith(f"{name}=") or not is_number(word[len(name) + 1 :]):
                raise reader.error("number")
            setattr(at, name, int(word[len(name) + 1 :]))
        at.taken = [reader.number("number") for _ in range(SEATS)]
        reader.end()
        game = Game(cls(at.players, heap), at)
        game.start = game.position_text()
        return game


class Game(CoreGame[str, str, Outcome, Any]):
    reasons: ClassVar[type[CoreReason]] = Reason
    codec: ClassVar[Notation] = Notation()
    rules: Rules

    def position_text(self) -> str:
        at: Any = self.position
        said = [f"option={self.rules.heap}", *(f"{name}={getattr(at, name)}" for name in NUMBERS)]
        return " ".join(["pebbles", *said, *map(str, at.taken)])

    def observe(self, seat: int) -> dict[str, Any]:
        """Everybody sees everything."""
        return {
            "heap": self.position.heap,
            "taken": tuple(self.position.taken[: self.position.players]),
        }

    def standing(self) -> Outcome:
        taken = tuple(self.position.taken[: self.position.players])
        return Outcome(taken, (self.position.seat,) if self.position.heap == 0 else ())

    def _events(self, before: Position) -> tuple[AnyEvent, ...]:
        if before.begun == 0:
            return (FirstChosen(self.position.seat),)
        return (Took(before.seat, before.heap - self.position.heap, self.position.heap),)
