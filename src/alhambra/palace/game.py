"""Rules and Game of the board game: the friendly face over the record."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Self

from alhambra.core.chance import Dealer, dealer_of
from alhambra.core.game import Game as CoreGame
from alhambra.core.kernels import Kernels
from alhambra.core.option import Option
from alhambra.core.reason import Reason as CoreReason
from alhambra.core.rules import Rules as CoreRules
from alhambra.palace.actions import Action, Build, Buy, Chance, Place, Take
from alhambra.palace.catalog import NAMES, PRICE, SLOTS, VALUES, card_name, tile_name
from alhambra.palace.codes import ACTIONS, CHANCES
from alhambra.palace.counting import count, nth
from alhambra.palace.events import events_of
from alhambra.palace.legal import due, legal, stage
from alhambra.palace.market import slot_of
from alhambra.palace.names import cards_in, tiles_in
from alhambra.palace.notation import NOTATION, Notation
from alhambra.palace.observation import Observation, observation_of
from alhambra.palace.options import OPTIONS, PLAYER_COUNTS, Options
from alhambra.palace.outcome import Outcome, Scoring, outcome_of, scoring_of
from alhambra.palace.ply import act, fall, nth_chance, reveal, ways, weight
from alhambra.palace.position import CHOICES, POSITION, TURN
from alhambra.palace.positiontext import NAME, read_position, write_position
from alhambra.palace.reasons import Reason
from alhambra.palace.refusals import why_not
from alhambra.palace.told import AnyEvent

if TYPE_CHECKING:
    from alhambra.palace.prospects import Outlook
    from alhambra.palace.weighed import Weighed

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
    """The board game with its options chosen; makes games."""

    name: ClassVar[str] = NAME
    version: ClassVar[int] = 1
    kernels: ClassVar[Kernels] = KERNELS
    player_counts: ClassVar[range] = PLAYER_COUNTS
    options: ClassVar[tuple[Option, ...]] = OPTIONS

    @property
    def seats(self) -> int:
        """How many players sit at the table."""
        return self.players

    @property
    def has_secrets(self) -> bool:
        """Do seats see different things with these options?"""
        return self.hands == "secret"

    def new_game(self, seed: int | None = None) -> "Game":
        """A game at its first ply; with a seed, a dealer draws every card and tile by itself."""
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
    """One playthrough of the board game."""

    reasons: ClassVar[type[CoreReason]] = Reason
    codec: ClassVar[Notation] = NOTATION
    rules: Rules
    weighed: "Weighed | None"
    expected: "tuple[Weighed, Outlook] | None" = None
    """What the seat to move can expect, by what was weighed; None until `outlook_of` is asked."""

    def __init__(self, rules: Rules, at: Any, dealer: Dealer | None = None) -> None:
        """Begin at a position; scorings held before it are known by their points only."""
        self.scorings: tuple[Scoring, ...] = ()
        self._scored = at.scorings_held
        super().__init__(rules, at, dealer)

    def _bare(self) -> Self:
        """A copy with the very story of this game."""
        copied = super()._bare()
        copied.scorings, copied._scored = self.scorings, self._scored
        if self.weighed is not None:
            copied.expected = self.expected
        return copied

    def _reach_stage(self) -> None:
        """Keep the accounts of scorings that this ply has brought about."""
        held = self.position.scorings_held & ~self._scored
        self._scored |= held
        places = [number for number in (1, 2, 3) if held >> (number - 1) & 1]
        self.scorings += tuple(scoring_of(self.position, number) for number in places)

    def _events(self, before: Any) -> tuple[AnyEvent, ...]:
        """What the last ply did."""
        return events_of(before, self)

    def position_text(self) -> str:
        """The position in one line that `Rules.from_position_text` reads."""
        return write_position(self.rules, self.position)

    def observe(self, seat: int) -> Observation:
        """What one seat may know now; other hands are hidden if they are secret."""
        return observation_of(self.rules, self.position, seat)

    def standing(self) -> Outcome:
        """The outcome if the game ended now."""
        return outcome_of(self.position, self.scorings, is_over=self.is_over)

    def parse(self, text: str) -> Action:
        """Read an action; `tower-9` will do where only one such tile can be meant."""
        if _names_tiles_in_full(text):
            return super().parse(text)
        words = text.split()
        return super().parse(" ".join(self._full_name(words[0], word) for word in words))

    def _full_name(self, verb: str, word: str) -> str:
        if word in NAMES or "-" not in word or self.to_move is None:
            return word
        seat = self.to_move
        market = sum(1 << (tile - 1) for tile in self.position.market if tile)
        reserve, built = self.position.reserve[seat], self.position.built[seat]
        places = {"buy": market, "build": reserve, "remove": built, "exchange": reserve | built}
        for near in (places.get(verb, self.position.bought), market | reserve | built):
            meant = [tile for tile in tiles_in(near) if tile_name(tile).rstrip("NESW") == word]
            if meant:
                return tile_name(meant[0]) if len(meant) == 1 else word
        return word

    # -- actions that no code stands for --------------------------------------------------------

    def _code(self, action: Action) -> int | None:
        """The code of an action; None for what could be legal in no position at all."""
        return NOTATION.find_code(action)

    def misshapen(self, action: Action) -> CoreReason:
        """Why an action is refused that has no code."""
        if self.position.phase == TURN and isinstance(action, Place):
            return Reason.NOT_NOW
        if self.position.phase != TURN and not isinstance(action, Place):
            return Reason.PLACE_FIRST
        if isinstance(action, Buy):
            return self._why_not_pay(action)
        if isinstance(action, Build | Place):
            return Reason.NO_CONTACT
        return Reason.NO_SUCH_CARD_ON_DISPLAY

    def _why_not_pay(self, action: Buy) -> CoreReason:
        """What is wrong with a payment that is none for any hand (AL-3.3)."""
        slot = slot_of(self.position, action.tile)
        if slot == SLOTS:
            return Reason.NOT_ON_OFFER
        if any(kind // VALUES != slot for kind in action.cards):
            return Reason.WRONG_CURRENCY
        hand = list(cards_in(self.position.hand[self.position.seat]))
        for kind in action.cards:
            if kind not in hand:
                return Reason.NO_SUCH_CARD
            hand.remove(kind)
        total = sum(kind % VALUES + 1 for kind in action.cards)
        return Reason.TOO_LITTLE_MONEY if total < PRICE[action.tile] else Reason.CARD_TO_SPARE

    def _about(self, action: Action, reason: Any) -> dict[str, object]:
        """The card that is missing or to spare, the money that is too little or too much."""
        if not isinstance(action, Buy | Take):
            return {}
        worth = sum(kind % VALUES + 1 for kind in action.cards)
        if isinstance(action, Take):
            return {"total": worth} if reason is Reason.OVER_FIVE else {}
        if reason is Reason.CARD_TO_SPARE:
            return {"card": card_name(min(action.cards))}
        if reason is Reason.TOO_LITTLE_MONEY:
            return {"missing": PRICE[action.tile] - worth}
        if reason is Reason.NO_SUCH_CARD:
            missing = Counter(action.cards) - Counter(
                cards_in(self.position.hand[self.position.seat])
            )
            return {"card": card_name(min(missing))}
        return {}


@lru_cache(8192)
def _names_tiles_in_full(text: str) -> bool:
    return not any("-" in word and word not in NAMES for word in text.split()[1:])
