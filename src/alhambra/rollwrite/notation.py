"""Texts of actions and chances, and the codec between objects, codes and texts."""

from collections.abc import Callable, Sequence

from alhambra.core.codec import unknown
from alhambra.core.text import Reader
from alhambra.rollwrite.actions import (
    COLOURS,
    DIRECTIONS,
    Action,
    Chance,
    Change,
    Construct,
    Die,
    Done,
    First,
    Gain,
    Keep,
    Second,
)
from alhambra.rollwrite.catalog import SEATS, SIDE

PIPS = range(1, SIDE + 1)
PAIRS = [(yellow, blue) for yellow in PIPS for blue in PIPS]

ACTION_OF: tuple[Action, ...] = (
    *(Construct(yellow, blue) for yellow, blue in PAIRS),
    *(Second(yellow, blue) for yellow, blue in PAIRS),
    *(Keep(yellow, blue) for yellow, blue in PAIRS),
    *(Change(colour, pips, up) for colour in (0, 1) for pips in PIPS for up in (False, True)),
    Gain(),
    Done(),
)
"""Every action in the order of its code (see `codes`)."""

CHANCE_OF: tuple[Chance, ...] = (
    *(Die(colour, pips) for colour in (0, 1) for pips in PIPS),
    *(First(seat) for seat in range(SEATS)),
)
"""Every chance in the order of its code."""


PAIR_ACTIONS: dict[str, Callable[[int, int], Action]] = {
    "construct": Construct,
    "second": Second,
    "keep": Keep,
}


class Notation:
    """Actions and chances as objects, codes and texts."""

    def __init__(self) -> None:
        """Index the code spaces."""
        self.action: Callable[[int], Action] = ACTION_OF.__getitem__
        """The action with a code; looked up with no call in between, since games do so all day."""
        self.chance: Callable[[int], Chance] = CHANCE_OF.__getitem__
        """The chance with a code, likewise."""
        self._action_codes = {action: code for code, action in enumerate(ACTION_OF)}
        self._chance_codes = {chance: code for code, chance in enumerate(CHANCE_OF)}
        self._actions = {str(action): action for action in ACTION_OF}
        self._chances = {str(chance): chance for chance in CHANCE_OF}
        """As records spell them; other spellings are read word by word."""

    def action_code(self, action: Action) -> int:
        """The code of an action; raises ValueError for pips no die has, TypeError for no action."""
        try:
            return self._action_codes[action]
        except (KeyError, TypeError):
            raise unknown(action, Action, reader="parse") from None

    def chance_code(self, chance: Chance) -> int:
        """The code of a chance; raises ValueError for pips no die has, TypeError for no chance."""
        try:
            return self._chance_codes[chance]
        except (KeyError, TypeError):
            raise unknown(chance, Chance, reader="parse_chance") from None

    def parse_action(self, text: str) -> Action:
        """Read `construct y3 b5`, `second y1 b2`, `keep y3 b5`, `change y3 up`, `gain`, `done`."""
        if (known := self._actions.get(text)) is not None:
            return known
        reader = Reader(text)
        verb = reader.one_of(("construct", "second", "keep", "change", "gain", "done"))
        action: Action
        if verb == "gain":
            action = Gain()
        elif verb == "done":
            action = Done()
        elif verb == "change":
            colour, pips = read_die(reader, COLOURS)
            action = Change(colour, pips, reader.one_of(DIRECTIONS) == "up")
        else:
            _, yellow = read_die(reader, COLOURS[:1])
            _, blue = read_die(reader, COLOURS[1:])
            action = PAIR_ACTIONS[verb](yellow, blue)
        reader.end()
        return action

    def parse_chance(self, text: str) -> Chance:
        """Read a die, `y3` or `b5`, or `first 2`."""
        if (known := self._chances.get(text)) is not None:
            return known
        reader = Reader(text)
        chance: Chance
        if reader.peek() == "first":
            reader.word()
            if not reader.peek() or reader.peek() not in map(str, range(SEATS)):
                raise reader.error("from-to", first=0, last=SEATS - 1)
            chance = First(reader.number("number"))
        else:
            chance = Die(*read_die(reader, COLOURS))
        reader.end()
        return chance


def read_die(reader: Reader, colours: Sequence[str]) -> tuple[int, int]:
    """Read a die of one of these colours, such as y3."""
    word = reader.peek()
    if len(word) != 2 or word[0] not in colours or word[1] not in "123456":
        kinds = ", ".join(f"{colour}1-{colour}{SIDE}" for colour in colours)
        raise reader.error("die", dice=kinds)
    reader.word()
    return COLOURS.index(word[0]), int(word[1])


NOTATION = Notation()
