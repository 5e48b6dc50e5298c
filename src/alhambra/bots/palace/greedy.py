"""The bot that looks to the end of its turn: purchases, money or redesign, and placing."""

from alhambra.bots.palace.beliefs import GREEDY, weights_of
from alhambra.bots.palace.desk import DESK
from alhambra.bots.palace.policy import policy
from alhambra.palace import Action, Game
from alhambra.palace.position import POSITION


class Greedy:
    """Takes what promises most at the end of its turn."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        """Needs no chance; takes a seed like every bot."""
        self._desk = DESK.new()
        self._weights = weights_of(GREEDY)

    def choose(self, game: Game) -> Action:
        """The first action of the best turn found, or where to place a tile."""
        at = POSITION.copy(game.position)
        return game.codec.action(policy(at, self._desk, self._weights))
