"""Rules and Game of Roll & Write: the friendly face over the record."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self

from alhambra.core.chance import dealer_of
from alhambra.core.game import Game as CoreGame
from alhambra.core.kernels import Kernels
from alhambra.core.option import Option
from alhambra.core.reason import Reason as CoreReason
from alhambra.core.rules import Rules as CoreRules
from alhambra.rollwrite.actions import Action, Chance, Change, Construct, Keep
from alhambra.rollwrite.codes import ACTIONS, CHANCES
from alhambra.rollwrite.counting import count, nth
from alhambra.rollwrite.events import AnyEvent, events_of
from alhambra.rollwrite.legal import due, legal, stage
from alhambra.rollwrite.notation import NOTATION, Notation
from alhambra.rollwrite.observation import Observation, observation_of
from alhambra.rollwrite.options import OPTIONS, PLAYER_COUNTS, Options
from alhambra.rollwrite.outcome import Outcome, outcome_of
from alhambra.rollwrite.ply import act, fall, nth_chance, reveal, ways, weight
from alhambra.rollwrite.position import CHOICES, POSITION, Position
from alhambra.rollwrite.positiontext import NAME, read_position, write_position
from alhambra.rollwrite.reasons import Reason
from alhambra.rollwrite.refusals import why_not

if TYPE_CHECKING:
    from alhambra.rollwrite.prospects import Weighed

KERNELS = Kernels(
    game=NAME,
    layout=POSITION,
    choices=CHOICES,
    actions=ACTIONS,
    chances=CHANCES,
    due=due,
    stage=stage,
    legal=legal,
    count=count,
    nth=nth,
    why_not=why_not,
    act=act,
    ways=ways,
    weight=weight,
    nth_chance=nth_chance,
    reveal=reveal,
    fall=fall,
)


@dataclass(frozen=True)
class Rules(Options, CoreRules):
    """Roll & Write with its options chosen; makes games."""

    name: ClassVar[str] = NAME
    version: ClassVar[int] = 1
    kernels: ClassVar[Kernels] = KERNELS
    player_counts: ClassVar[range] = PLAYER_COUNTS
    options: ClassVar[tuple[Option, ...]] = OPTIONS

    @property
    def seats(self) -> int:
        """How many real players sit at the table."""
        return self.players

    def new_game(self, seed: int | None = None) -> "Game":
        """A game at its first ply; with a seed, a dealer rolls every die by itself."""
        return Game(self, self.beginning(), dealer_of(seed))

    @classmethod
    def from_header(cls, header: Mapping[str, str]) -> Self:
        """The rules that a record's header names; raises IllegalOption."""
        return cls(**cls.arguments(header))

    @classmethod
    def from_position_text(cls, text: str) -> "Game":
        """A game that goes on from a position; raises NotationError."""
        options, at = read_position(text)
        game = Game(cls(**vars(options)), at)
        game.start = game.position_text()
        return game


class Game(CoreGame[Action, Chance, Outcome, Observation]):
    """One playthrough of Roll & Write."""

    reasons: ClassVar[type[CoreReason]] = Reason
    codec: ClassVar[Notation] = NOTATION
    rules: Rules
    weighed: "Weighed | None"
    written: tuple[bytes, bytes] | None

    def position_text(self) -> str:
        """The position in one line that `Rules.from_position_text` reads."""
        return write_position(self.rules, self.position)

    def observe(self, seat: int) -> Observation:
        """What one seat may know now: in this game, everything."""
        return observation_of(self.rules, self.position, seat)

    def _events(self, before: Position) -> tuple[AnyEvent, ...]:
        """What the last ply did to the position before it."""
        return events_of(before, self)

    def _about(self, action: Action, reason: Any) -> dict[str, object]:
        """The die that is missing, or the two dice that are left."""
        if reason not in (Reason.NOT_THE_UNUSED_DICE, Reason.NO_SUCH_DIE):
            return {}
        if isinstance(action, Change):
            return {"colour": "yb"[action.colour], "pips": action.pips}
        own = self.observe(self.position.row).rows[self.position.row]
        if reason is Reason.NOT_THE_UNUSED_DICE:
            return {"yellow": own.yellow[0], "blue": own.blue[0]}
        assert isinstance(action, Construct | Keep)
        if action.yellow not in own.yellow:
            return {"colour": "y", "pips": action.yellow}
        return {"colour": "b", "pips": action.blue}

    def standing(self) -> Outcome:
        """The outcome if the game ended now."""
        return outcome_of(self.position)
