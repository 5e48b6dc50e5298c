"""The bot that looks one turn ahead: every change of dice it can pay, every action after it."""

from alhambra.bots.rollwrite.beliefs import greedy_weights
from alhambra.bots.rollwrite.desk import DESK
from alhambra.bots.rollwrite.thrift import thrifty
from alhambra.rollwrite import Action, Game
from alhambra.rollwrite.position import POSITION


class Greedy:
    """Takes what promises most at the end of its turn, changes of dice included."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        """Needs no chance; takes a seed like every bot."""
        self._desk = DESK.new()
        self._weights = greedy_weights()

    def choose(self, game: Game) -> Action:
        """The action whose best continuation in this turn is worth most."""
        at = POSITION.copy(game.position)
        return game.codec.action(thrifty(at, self._desk, self._weights))
