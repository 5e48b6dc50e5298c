"""The yardstick `greedy`: what promises most at the end of its turn, by numbers that stay."""

from typing import Any

from alhambra.bots.brain import Beliefs, brain_of
from alhambra.bots.mind import Mind
from alhambra.bots.search import POLICY
from alhambra.core.game import Game


class Greedy:
    """Decides by the policy of a game alone; other bots are measured by it."""

    name = "greedy"

    def __init__(self, mind: Mind, weights: Any) -> None:
        """Needs no chance."""
        self._brain = brain_of(mind)
        self._beliefs = Beliefs(mind, weights)

    def choose(self, game: Game[Any, Any, Any, Any]) -> Any:
        """The first action of the best turn found."""
        room = self._brain.room()
        room.enter(game.at, self._beliefs, 0)
        return game.codec.action(room.ask(POLICY))
