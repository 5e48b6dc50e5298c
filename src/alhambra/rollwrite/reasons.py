"""Why an action is refused: one reason per rule that can refuse it."""

from alhambra.core.reason import Reason as Base


class Reason(Base):
    """Which rule refuses an action."""

    GAME_OVER = 1, "RW-3.9"
    NOT_YOUR_TURN = 2, "RW-2.1"
    CHANCE_IS_DUE = 3, "RW-2.3"
    CHOOSE_A_PAIR = 4, "RW-3.5"
    ACTION_TAKEN = 5, "RW-3.2"
    CHANGE_COMES_FIRST = 6, "RW-3.1"
    NO_PAIR_TO_CHOOSE = 7, "RW-3.5"
    NOT_RIGHT_AFTER = 8, "RW-3.7"
    NOTHING_TO_DECLINE = 9, "RW-3.2"
    NO_SUCH_DIE = 10, "RW-3.3"
    NOT_THE_UNUSED_DICE = 11, "RW-3.7"
    ALREADY_BUILT = 12, "RW-3.3"
    NO_COIN = 13, "RW-3.1"
    BEYOND_THE_DIE = 14, "RW-3.1"
