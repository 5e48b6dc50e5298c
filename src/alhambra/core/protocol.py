"""The protocol both games keep: Rules make a Game, a Bot plays it.

A game package gives `Rules` and `Game` classes that fill in the parts marked abstract; everything
that is the same for every game lives here: turns of play and chance, refusals, copies and
records.
"""

import hashlib
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from alhambra.core.chance import Dealer, SeededDealer
from alhambra.core.errors import IllegalAction, IllegalChance, IllegalOption, shown
from alhambra.core.memory import Layout
from alhambra.core.reason import Reason
from alhambra.core.record import Record, Teller
from alhambra.core.values import CHANCE, OVER

MOST_SEEDS = 10**18
"""Seeds are whole numbers of at most eighteen digits."""

Action = TypeVar("Action")
Chance = TypeVar("Chance")
Outcome_co = TypeVar("Outcome_co", covariant=True)
Observation_co = TypeVar("Observation_co", covariant=True)


@dataclass(frozen=True)
class Kernels:
    """The rules of one game as functions over its position, and the sizes of its code spaces."""

    layout: Layout[Any]
    choices: Layout[Any]
    """Room for legal actions: a field `codes` of as many numbers as a turn can have choices."""
    actions: int
    chances: int
    due: Callable[[Any], int]
    """The seat to move, or CHANCE or OVER."""
    legal: Callable[[Any, Any], int]
    """Writes the codes of all legal actions in ascending order; their number."""
    why_not: Callable[[Any, int], int]
    """The number of the reason that refuses an action, 0 if it is legal."""
    act: Callable[[Any, int], None]
    """Does a legal action."""
    ways: Callable[[Any], int]
    """In how many equally likely ways chance can fall."""
    weight: Callable[[Any, int], int]
    """How many of the ways bring this chance."""
    nth_chance: Callable[[Any, int], int]
    """The code of the chance that one of the ways brings."""
    reveal: Callable[[Any, int], None]
    """Lets a possible chance happen."""


class _Rooms(threading.local):
    """Room for legal actions, one per thread and game: large, and used for a moment only."""

    def __init__(self) -> None:
        self.by_layout: dict[int, Any] = {}


_ROOMS = _Rooms()


def room_for(layout: Layout[Any]) -> Any:
    """This thread's room for the legal actions of a game."""
    room = _ROOMS.by_layout.get(id(layout))
    if room is None:
        room = _ROOMS.by_layout[id(layout)] = layout.new()
    return room


class Codec(Protocol[Action, Chance]):
    """Actions and chances as objects, as codes and as texts."""

    def action(self, code: int) -> Action:
        """The action with this code."""
        ...

    def action_code(self, action: Action) -> int:
        """The code of an action."""
        ...

    def chance(self, code: int) -> Chance:
        """The chance with this code."""
        ...

    def chance_code(self, chance: Chance) -> int:
        """The code of a chance."""
        ...

    def parse_action(self, text: str) -> Action:
        """Read an action; raises NotationError."""
        ...

    def parse_chance(self, text: str) -> Chance:
        """Read a chance; raises NotationError."""
        ...


class Rules(ABC):
    """A game with its options chosen; makes games."""

    name: ClassVar[str]
    """The game, as records and commands call it: the name of its package."""
    version: ClassVar[int]
    """Moves when any position gets another set of legal actions or another score."""
    kernels: ClassVar[Kernels]

    @abstractmethod
    def new_game(self, seed: int | None = None) -> "Game[Any, Any, Any, Any]":
        """A game at its first ply; with a seed, a dealer reveals every chance by itself."""

    @abstractmethod
    def header(self) -> dict[str, str]:
        """The options as a record's header names them."""

    @classmethod
    @abstractmethod
    def from_header(cls, header: Mapping[str, str]) -> Self:
        """The rules that a record's header names; raises IllegalOption."""

    @classmethod
    @abstractmethod
    def from_position_text(cls, text: str) -> "Game[Any, Any, Any, Any]":
        """A game that goes on from a position; raises NotationError."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many players sit at the table."""


class Game(ABC, Generic[Action, Chance, Outcome_co, Observation_co]):
    """One playthrough in progress: a position, the rules, and the plies so far."""

    reasons: ClassVar[type[Reason]]
    codec: ClassVar[Codec[Any, Any]]

    def __init__(self, rules: Rules, at: Any, dealer: Dealer | None = None) -> None:
        """Begin at a position; `new_game` and `from_position_text` make games."""
        self.rules = rules
        self.dealer = dealer
        self.plies: list[Action | Chance] = []
        self.start: str | None = None
        """The position text this game began from; None for the rulebook's beginning."""
        self._at = at
        self._kernels = rules.kernels
        self._teller: Teller | None = None
        self._deal()

    # -- who is due ----------------------------------------------------------------------------

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when chance is due or the game is over."""
        seat = self._kernels.due(self._at)
        return seat if seat >= 0 else None

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self._kernels.due(self._at) == OVER

    @property
    def outcome(self) -> Outcome_co | None:
        """Scores, winners and how they came about; None while the game goes on."""
        return self.standing() if self.is_over else None

    # -- actions -------------------------------------------------------------------------------

    def legal_actions(self) -> list[Action]:
        """All legal actions of the seat to move, in the order of their codes."""
        choices = room_for(self._kernels.choices)
        count = self._kernels.legal(self._at, choices)
        action = self.codec.action
        return [action(code) for code in choices.codes[:count]]

    def why_not(self, action: Action, seat: int | None = None) -> Reason | None:
        """The reason that refuses an action now, None if it is legal.

        Name the seat that wishes it, and others than the one to move are refused.
        """
        due = self._kernels.due(self._at)
        if due >= 0 and seat is not None and seat != due:
            return self.reasons["NOT_YOUR_TURN"]
        if due == OVER:
            return self.reasons["GAME_OVER"]
        if due == CHANCE:
            return self.reasons["CHANCE_IS_DUE"]
        if (reason := self.misshapen(action)) is not None:
            return reason
        return self._reason(self._kernels.why_not(self._at, self.codec.action_code(action)))

    def misshapen(self, action: Action) -> Reason | None:
        """Why an action without a code is refused: no position allows it; None for others."""
        return None

    def explain(self, action: Action, seat: int | None = None) -> str | None:
        """The reason that refuses an action, as a sentence with its rule; None if it is legal."""
        reason = self.why_not(action, seat)
        return None if reason is None else str(reason)

    def _reason(self, number: int) -> Reason | None:
        if number == 0:
            return None
        return next(reason for reason in self.reasons if reason.number == number)

    def play(self, action: Action) -> None:
        """Apply a legal action; raise IllegalAction otherwise."""
        if (reason := self.why_not(action)) is not None:
            raise IllegalAction(action, reason, self.explain(action))
        self._kernels.act(self._at, self.codec.action_code(action))
        self.plies.append(action)
        self._after_ply()
        self._deal()

    # -- chance --------------------------------------------------------------------------------

    def chances(self) -> list[tuple[Chance, Fraction]]:
        """What chance can bring now, with probabilities; empty unless chance is due."""
        if self._kernels.due(self._at) != CHANCE:
            return []
        ways = self._kernels.ways(self._at)
        weights = [(c, self._kernels.weight(self._at, c)) for c in range(self._kernels.chances)]
        return [(self.codec.chance(c), Fraction(weight, ways)) for c, weight in weights if weight]

    def reveal(self, chance: Chance) -> None:
        """Let a chance happen; raise IllegalChance if it cannot."""
        code = self.codec.chance_code(chance)
        if self._kernels.due(self._at) != CHANCE or not self._kernels.weight(self._at, code):
            raise IllegalChance(chance, self.expected())
        self._kernels.reveal(self._at, code)
        self.plies.append(chance)
        self._after_ply()
        self._deal()

    def expected(self) -> str:
        """What may come next, in words, for messages."""
        due = self._kernels.due(self._at)
        if due == OVER:
            return "nothing, the game is over"
        if due == CHANCE:
            return "chance: " + ", ".join(str(chance) for chance, _ in self.chances())
        return f"an action of seat {due}"

    def deal_with(self, dealer: Dealer | None) -> None:
        """Let this dealer reveal all chances from now on, beginning with what is due."""
        self.dealer = dealer
        self._deal()

    def _deal(self) -> None:
        """Let the dealer, if there is one, reveal every chance that is due."""
        if self.dealer is None:
            return
        kernels = self._kernels
        while kernels.due(self._at) == CHANCE:
            chance = self.drawn(self.dealer)
            kernels.reveal(self._at, self.codec.chance_code(chance))
            self.plies.append(chance)
            self._after_ply()

    def drawn(self, dealer: Dealer) -> Chance:
        """What a dealer draws now; chance must be due."""
        way = dealer.draw(len(self.plies), self._kernels.ways(self._at))
        chance: Chance = self.codec.chance(self._kernels.nth_chance(self._at, way))
        return chance

    def _after_ply(self) -> None:
        """What a game notes down after every ply; nothing, unless it says so."""

    # -- copies and texts ----------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent game at the same moment."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__.update(self.__dict__)
        twin._at = self._kernels.layout.copy(self._at)
        twin._teller = None
        twin.plies = self.plies[:]
        return twin

    def at_ply(self, count: int) -> Self:
        """The same game when it had only this many plies; without a dealer."""
        if self.start is None:
            game: Any = self.rules.new_game()
        else:
            game = self.rules.from_position_text(self.start)
        for ply in self.plies[:count]:
            game.push(ply)
        return game  # type: ignore[no-any-return]

    def push(self, ply: Action | Chance) -> None:
        """Apply a ply of a record: play it or reveal it."""
        if self._kernels.due(self._at) == CHANCE:
            self.reveal(ply)  # type: ignore[arg-type]
        else:
            self.play(ply)  # type: ignore[arg-type]

    def parse(self, text: str) -> Action:
        """Read an action; raises NotationError."""
        action: Action = self.codec.parse_action(text)
        return action

    def parse_chance(self, text: str) -> Chance:
        """Read a chance; raises NotationError."""
        chance: Chance = self.codec.parse_chance(text)
        return chance

    def digest(self) -> str:
        """The first twelve hexadecimal digits of the SHA-256 of the position text."""
        return hashlib.sha256(self.position_text().encode()).hexdigest()[:12]

    def words(self) -> list[int]:
        """All numbers of the position in memory order, as compiled code takes them."""
        return self._kernels.layout.to_words(self._at)

    def record(self, seats: Sequence[str] = ()) -> Record:
        """The whole story so far; name who sits where if you like."""
        return Record.of(self, seats)

    def teller(self) -> Teller:
        """Who tells the story of this game and remembers how far."""
        if self._teller is None:
            self._teller = Teller(self)
        return self._teller

    # -- what a game fills in ------------------------------------------------------------------

    @property
    def position(self) -> Any:
        """The numbers of this moment; look, and leave them as they are."""
        return self._at

    @abstractmethod
    def position_text(self) -> str:
        """The position in one line that `Rules.from_position_text` reads."""

    @abstractmethod
    def observe(self, seat: int) -> Observation_co:
        """What one seat may know now."""

    @abstractmethod
    def standing(self) -> Outcome_co:
        """The outcome if the game ended now."""

    @property
    @abstractmethod
    def stage(self) -> int:
        """A number that grows as the game goes on; a record checks itself where it does."""


class Bot(Protocol):
    """A player that is a program."""

    name: str

    def choose(self, game: Any) -> Any:
        """One of the legal actions of the seat to move."""
        ...


def dealer_of(seed: int | None) -> Dealer | None:
    """The dealer a seed asks for; raises IllegalOption for a number that no record could hold."""
    if seed is not None and abs(seed) >= MOST_SEEDS:
        raise IllegalOption(f"seed: at most 18 digits, got {shown(str(seed))}")
    return None if seed is None else SeededDealer(seed)
