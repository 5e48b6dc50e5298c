"""Why an action is refused: one reason per rule that can refuse it."""

from alhambra.core.reason import Reason as Base


class Reason(Base):
    """Which rule refuses an action."""

    GAME_OVER = 1, "RW-3.9", "the game is over"
    NOT_YOUR_TURN = 2, "RW-2.1", "it is another player's turn"
    CHANCE_IS_DUE = 3, "RW-2.3", "the dice must be rolled first"
    CHOOSE_A_PAIR = 4, "RW-3.5", "all four dice were rolled: keep a pair, the other is passed on"
    ACTION_TAKEN = 5, "RW-3.2", "a turn has one action, and it was taken"
    CHANGE_COMES_FIRST = 6, "RW-3.1", "dice are changed before the action only"
    NO_PAIR_TO_CHOOSE = 7, "RW-3.5", "a pair is kept only after all four dice were rolled"
    NOT_RIGHT_AFTER = 8, "RW-3.7", "a second building comes right after the first of the turn"
    NOTHING_TO_DECLINE = 9, "RW-3.2", "there is no second building to decline: construct or gain"
    NO_SUCH_DIE = 10, "RW-3.3", "no such die lies at your sheet"
    NOT_THE_UNUSED_DICE = 11, "RW-3.7", "a second building takes exactly the two dice not used"
    ALREADY_BUILT = 12, "RW-3.3", "the building at that crossing is already built"
    NO_COIN = 13, "RW-3.1", "changing a die costs a coin, and there is none left"
    BEYOND_THE_DIE = 14, "RW-3.1", "a die is never turned between 6 and 1"
