"""Game: one playthrough in progress, the friendly face over a position.

A game package fills in the parts marked abstract; what is the same for every game lives here:
turns of play and chance, refusals, copies and records.
"""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, ClassVar, Generic, Self, TypeVar

from alhambra.core.chance import Dealer
from alhambra.core.codec import Codec, Known
from alhambra.core.errors import IllegalAction, IllegalChance
from alhambra.core.event import Event
from alhambra.core.questions import (
    ATTEMPT,
    BELOW_CODE,
    CODE,
    COUNT,
    FALL,
    NTH,
    REFUSED,
    REVEAL,
    SITUATION,
    WEIGHT,
    WHY_NOT,
)
from alhambra.core.reason import Reason
from alhambra.core.record import Record, Teller
from alhambra.core.rules import Rules
from alhambra.core.scribe import Scribe
from alhambra.core.situation import MOVER, STAGE, STAGES, WAYS
from alhambra.core.values import CHANCE, OVER

Action = TypeVar("Action")
Chance = TypeVar("Chance")
Outcome_co = TypeVar("Outcome_co", covariant=True)
Observation_co = TypeVar("Observation_co", covariant=True)

MOST_LISTED = 1 << 32
"""More legal actions than any position has."""
BETWEEN_MARKS = 16
"""After so many plies a game that tells keeps its position."""


class Game(ABC, Generic[Action, Chance, Outcome_co, Observation_co]):
    """One playthrough in progress: a position, the rules, and the plies so far."""

    reasons: ClassVar[type[Reason]]
    codec: ClassVar[Codec[Any, Any]]
    _known: ClassVar[Known[Any]]
    """Actions met so far, in all games of the kind."""

    _seen: Any = None
    """The position in plain, if somebody has looked."""
    weighed: Any = None
    """What was worked out for this position; None until it is asked for."""
    written: Any = None
    """What a table has written of this position; None until it does."""
    _teller: Teller | None = None
    _shares_story = False
    """Are the lists of plies, of makers and of what was told those of a copy, too?"""

    def __init_subclass__(cls) -> None:
        """Know the actions of a kind of game."""
        if hasattr(cls, "codec"):
            cls._known = Known(cls.codec.action)

    def __init__(self, rules: Rules, at: Any, dealer: Dealer | None = None) -> None:
        """Begin at a position; `new_game` and `from_position_text` make games."""
        self.rules = rules
        self.plies: list[Action | Chance] = []
        self.makers: list[int] = []
        """Who made each ply: a seat, or CHANCE."""
        self.told: list[Any] | None = None
        """What each ply did, its events unless a scribe notes it down; None before `tell`."""
        self._scribe: Scribe | None = None
        self.start: str | None = None
        """The position text this game began from; None for the rulebook's beginning."""
        self.at = rules.kernels.layout.record(at)
        """The position as the rules take it; leave it as it is."""
        self._ask, self._list = rules.kernels.answer.call, rules.kernels.listing.call
        self._situation: int = self._ask(self.at, SITUATION, 0)
        self._due: int = (self._situation & MOVER) + OVER
        self._marks: list[Any] = []
        """How a game that tells was after every so many plies, to go back to without replaying."""
        self.deal_with(dealer)

    # -- who is due ----------------------------------------------------------------------------

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when chance is due or the game is over."""
        return self._due if self._due >= 0 else None

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self._due == OVER

    @property
    def stage(self) -> int:
        """A number that grows as the game goes on; a record checks itself where it does."""
        return (self._situation & STAGE) // STAGES + self.is_over

    @property
    def outcome(self) -> Outcome_co | None:
        """Scores, winners and how they came about; None while the game goes on."""
        return self.standing() if self.is_over else None

    # -- actions -------------------------------------------------------------------------------

    def legal_actions(self) -> list[Action]:
        """All legal actions of the seat to move, in the order of their codes."""
        return list(map(self._known.__getitem__, self._list(self.at)))

    def legal_count(self) -> int:
        """How many legal actions there are, without making them."""
        count: int = self._ask(self.at, COUNT, 0)
        return count

    def nth_action(self, number: int) -> Action:
        """One of the legal actions, in their order from 0; raises IndexError beyond the last."""
        code = self._ask(self.at, NTH, number) if 0 <= number < MOST_LISTED else REFUSED
        if code == REFUSED:
            raise IndexError(f"action {number} of {self.legal_count()}")
        action: Action = self._known[code]
        return action

    def why_not(self, action: Action, seat: int | None = None) -> Reason | None:
        """The reason that refuses an action now, None if it is legal.

        Name the seat that wishes it, and others than the one to move are refused.
        """
        due = self._due
        if due >= 0 and seat is not None and seat != due:
            return self.reasons["NOT_YOUR_TURN"]
        if due == OVER:
            return self.reasons["GAME_OVER"]
        if due == CHANCE:
            return self.reasons["CHANCE_IS_DUE"]
        code = self._code(action)
        if code is None:
            return self.misshapen(action)
        return self.reasons.numbered(self._ask(self.at, WHY_NOT, code))

    def _code(self, action: Action) -> int | None:
        """The code of an action; None if no code stands for it, since no position allows it."""
        return self.codec.action_code(action)

    def misshapen(self, action: Action) -> Reason:
        """Why an action without a code is refused; only where there are such actions."""
        raise NotImplementedError

    def refusal(self, action: Action, seat: int | None = None) -> IllegalAction | None:
        """Why an action is refused now, with what it is about; None if it is legal."""
        if (reason := self.why_not(action, seat)) is None:
            return None
        return IllegalAction(action, reason, self.rules.name, **self._about(action, reason))

    def _about(self, action: Action, reason: Any) -> dict[str, object]:
        """What a reason is about, such as a card that could be left out; nothing for most."""
        return {}

    def play(self, action: Action, seat: int | None = None) -> None:
        """Apply a legal action, of a seat if it is named; raise IllegalAction otherwise."""
        before = None if self.told is None else self._looked()
        met = self._known.met.get(id(action))
        code = self._code(action) if met is None else met[0]
        situation = REFUSED
        if code is not None and (seat is None or seat == self._due):
            situation = self._ask(self.at, ATTEMPT, code)
        if code is None or situation == REFUSED:
            raise self.refusal(action, seat) or AssertionError("it is legal")
        self._made(action, code, situation, before)
        if self._due == CHANCE and self.dealer is not None:
            self.deal(self.dealer)

    # -- chance --------------------------------------------------------------------------------

    def chances(self) -> list[tuple[Chance, Fraction]]:
        """What chance can bring now, with probabilities; empty unless chance is due."""
        if self._due != CHANCE:
            return []
        ways, codes = self._situation >> WAYS, range(self.rules.kernels.chances)
        weights = [(code, self._ask(self.at, WEIGHT, code)) for code in codes]
        return [(self.codec.chance(c), Fraction(weight, ways)) for c, weight in weights if weight]

    def reveal(self, chance: Chance) -> None:
        """Let a chance happen; raise IllegalChance if it cannot."""
        before = None if self.told is None else self._looked()
        code = self.codec.chance_code(chance)
        situation = self._ask(self.at, REVEAL, code)
        if situation == REFUSED:
            raise IllegalChance.at(self, chance)
        self._made(chance, code, situation, before)
        self.deal_with(self.dealer)

    def deal_with(self, dealer: Dealer | None) -> None:
        """Let this dealer reveal all chances from now on, beginning with what is due."""
        self.dealer = dealer
        if dealer is not None:
            self.deal(dealer)

    def deal(self, dealer: Dealer) -> None:
        """Let a dealer reveal every chance that is due now, and none later."""
        ask, at, chance_of = self._ask, self.at, self.codec.chance
        while self._due == CHANCE:
            before = None if self.told is None else self._looked()
            way = dealer.draw(len(self.plies), self._situation >> WAYS)
            fallen = ask(at, FALL, way)
            code = fallen >> CODE
            self._made(chance_of(code), code, fallen & BELOW_CODE, before)

    def drawn(self, dealer: Dealer) -> Chance:
        """What a dealer draws now; chance must be due."""
        way = dealer.draw(len(self.plies), self._situation >> WAYS)
        chance: Chance = self.codec.chance(self.rules.kernels.nth_chance(self.position, way))
        return chance

    # -- plies ---------------------------------------------------------------------------------

    def _looked(self) -> Any:
        """What has to be known of this moment to tell what the next ply did."""
        return self.position if self._scribe is None else self._scribe.look(self)

    def _made(self, ply: Action | Chance, code: int, situation: int, before: Any) -> None:
        """Remember a ply, who made it and, if asked to tell, what it did."""
        if self._shares_story:
            self._own_story()
        self.makers.append(self._due)
        self.plies.append(ply)
        is_new_stage = (situation ^ self._situation) & STAGE
        self._situation = situation
        self._due = (situation & MOVER) + OVER
        self._seen = self.weighed = self.written = None
        if is_new_stage:
            self._reach_stage()
        if self.told is not None:
            scribe = self._scribe
            self.told.append(scribe.note(self, before, code) if scribe else self._events(before))
            if len(self.plies) % BETWEEN_MARKS == 0:
                self._marks.append(self._bare())

    def _reach_stage(self) -> None:
        """What a game notes down when it has come to another stage; nothing, unless it says so."""

    def tell(self, scribe: Scribe | None = None) -> None:
        """Remember from now on what each ply did; plies made before are told now."""
        if self.told is None:
            self._scribe = scribe
            again = self.at_ply(0)
            again.told = []
            for ply in self.plies:
                again.push(ply)
            self.told, self._marks = again.told, again._marks

    def __repr__(self) -> str:
        """The expression that makes a game at this position; its plies so far are not in it."""
        return f"{self.rules.name}.Rules.from_position_text({self.position_text()!r})"

    # -- copies and texts ----------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent game at the same moment; both share the story until one plays on."""
        self._shares_story = True
        return self._bare()

    def __copy__(self, _memo: object = None) -> Self:
        """The same as `copy`, and so is a deep copy: nothing of what both share ever changes."""
        return self.copy()

    __deepcopy__ = __copy__

    def __getstate__(self) -> dict[str, Any]:
        """All but what is worked out again: how the rules are asked, and what was seen."""
        state = {**vars(self), "_shares_story": False}
        for name in ("_ask", "_list", "_seen", "_teller", "weighed", "written", "expected"):
            state.pop(name, None)
        if self._scribe is not None:  # it writes for a table, which a pickle leaves
            state.update(_scribe=None, told=None, _marks=[])
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Ask the rules as this process has them."""
        vars(self).update(state)
        kernels = self.rules.kernels
        self._ask, self._list = kernels.answer.call, kernels.listing.call

    def _own_story(self) -> None:
        """Go on with lists that no copy has."""
        self.plies, self.makers = self.plies[:], self.makers[:]
        if self.told is not None:
            self.told, self._marks = self.told[:], self._marks[:]
        self._shares_story = False

    def _bare(self) -> Self:
        """A copy with the very story of this game; who plays on in one makes it two before."""
        copied = object.__new__(self.__class__)
        copied.at = self.at.copy()
        copied.rules, copied.dealer, copied.start = self.rules, self.dealer, self.start
        copied.plies, copied.makers = self.plies, self.makers
        copied.told, copied._marks, copied._scribe = self.told, self._marks, self._scribe
        copied._shares_story = self._shares_story
        copied._ask, copied._list = self._ask, self._list
        copied._situation, copied._due = self._situation, self._due
        copied.weighed = self.weighed
        return copied

    def alone(self) -> Self:
        """A copy that nobody deals for: look ahead in it without seeing dice to come.

        It tells nothing of what is tried in it.
        """
        copied = self.copy()
        copied.dealer = None
        copied.told = None
        return copied

    def at_ply(self, count: int) -> Self:
        """The same game when it had only this many plies; without a dealer."""
        marks = self._marks[: count // BETWEEN_MARKS]
        known = len(marks) * BETWEEN_MARKS
        game: Any
        if marks:
            game = marks[-1]._bare()
            game.plies, game.makers, game.dealer = self.plies[:known], self.makers[:known], None
        elif self.start is None:
            game = self.rules.new_game()
        else:
            game = self.rules.from_position_text(self.start)
        game.told = None
        for ply in self.plies[known:count]:
            game.push(ply)
        game.told = None if self.told is None else self.told[:count]
        game._marks, game._scribe = marks, self._scribe
        return game  # type: ignore[no-any-return]

    def push(self, ply: Action | Chance) -> None:
        """Apply a ply of a record: play it or reveal it."""
        if self._due == CHANCE:
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
        """All numbers of the position in memory order."""
        words: list[int] = self.at.words()
        return words

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
        """The numbers of this moment by their names; look now, and leave them as they are."""
        if self._seen is None:
            self._seen = self.rules.kernels.layout.glance(self.at.words())
        return self._seen

    @abstractmethod
    def position_text(self) -> str:
        """The position in one line that `Rules.from_position_text` reads."""

    @abstractmethod
    def observe(self, seat: int) -> Observation_co:
        """What one seat may know now."""

    def _events(self, before: Any) -> tuple[Event, ...]:
        """What the last ply did to the position before it; nothing, unless the game tells."""
        return ()

    @abstractmethod
    def standing(self) -> Outcome_co:
        """The outcome if the game ended now."""
