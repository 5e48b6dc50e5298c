"""Why an action is refused: one reason per rule that can refuse it."""

from alhambra.core.reason import Reason as Base


class Reason(Base):
    """Which rule refuses an action."""

    GAME_OVER = 1, "AL-8.4"
    NOT_YOUR_TURN = 2, "AL-3.8"
    CHANCE_IS_DUE = 3, "AL-6.1"
    PLACE_FIRST = 4, "AL-3.7"
    NOT_NOW = 5, "AL-3.7"
    OVER_FIVE = 6, "AL-3.2"
    NO_SUCH_CARD_ON_DISPLAY = 7, "AL-3.2"
    NOT_ON_OFFER = 8, "AL-3.3"
    WRONG_CURRENCY = 9, "AL-3.3"
    NO_SUCH_CARD = 10, "AL-3.8"
    TOO_LITTLE_MONEY = 11, "AL-3.3"
    CARD_TO_SPARE = 12, "AL-3.3"
    NOT_IN_RESERVE = 13, "AL-3.8"
    NOT_IN_GROUNDS = 14, "AL-3.8"
    NOT_BOUGHT = 15, "AL-3.8"
    PLACE_TAKEN = 16, "AL-3.8"
    NO_CONTACT = 17, "AL-4.3"
    WALL_MEETS_OPEN_SIDE = 18, "AL-4.2"
    NOT_REACHABLE = 19, "AL-4.4"
    LEAVES_HOLE = 20, "AL-4.5"
    FOUNTAIN_STAYS = 21, "AL-4.6"
    CUTS_OFF = 22, "AL-5.2"
    DOES_NOT_FIT = 23, "AL-5.3"
    NO_DIRK = 24, "AL-9.1"
    NOT_FOR_DIRK = 25, "AL-8.3"
    ACTION_POSSIBLE = 26, "AL-3.5"
