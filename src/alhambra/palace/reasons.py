"""Why an action is refused: one reason per rule that can refuse it."""

from alhambra.core.reason import Reason as Base


class Reason(Base):
    """Which rule refuses an action."""

    GAME_OVER = 1, "AL-8.4", "the game is over"
    NOT_YOUR_TURN = 2, "AL-3.8", "it is another player's turn"
    CHANCE_IS_DUE = 3, "AL-6.1", "cards or tiles must be drawn first"
    PLACE_FIRST = 4, "AL-3.7", "the tiles bought must be placed now, nothing else"
    NOT_NOW = 5, "AL-3.7", "tiles are placed at the end of the turn, after its actions"
    OVER_FIVE = 6, "AL-3.2", "several cards may total five at most"
    NO_SUCH_CARD_ON_DISPLAY = 7, "AL-3.2", "no such card lies face up"
    NOT_ON_OFFER = 8, "AL-3.3", "the market does not offer that tile"
    WRONG_CURRENCY = 9, "AL-3.3", "that tile is paid in the currency of its slot"
    NO_SUCH_CARD = 10, "AL-3.8", "you do not hold such a card"
    TOO_LITTLE_MONEY = 11, "AL-3.3", "that is less than the price"
    CARD_TO_SPARE = 12, "AL-3.3", "a card could be left out of that payment"
    NOT_IN_RESERVE = 13, "AL-3.8", "that tile is not in your reserve"
    NOT_IN_GROUNDS = 14, "AL-3.8", "that tile is not in your grounds"
    NOT_BOUGHT = 15, "AL-3.8", "that tile is not one you have to place now"
    PLACE_TAKEN = 16, "AL-3.8", "a tile lies there already"
    NO_CONTACT = 17, "AL-4.3", "a tile must touch another with a whole side"
    WALL_MEETS_OPEN_SIDE = 18, "AL-4.2", "a wall would meet an open side"
    NOT_REACHABLE = 19, "AL-4.4", "the tile could not be reached on foot from the fountain"
    LEAVES_HOLE = 20, "AL-4.5", "that would enclose an empty place"
    FOUNTAIN_STAYS = 21, "AL-4.6", "the fountain is never moved"
    CUTS_OFF = 22, "AL-5.2", "other tiles could no longer be reached on foot"
    DOES_NOT_FIT = 23, "AL-5.3", "the tile does not fit that place"
    NO_DIRK = 24, "AL-9.1", "Dirk is not at this table"
    NOT_FOR_DIRK = 25, "AL-8.3", "tiles left at the end of the game do not go to Dirk"
    ACTION_POSSIBLE = 26, "AL-3.5", "one passes only when nothing else is possible"
