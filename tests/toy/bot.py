"""A bot of Pebbles."""

from tests.toy.game import Game


class Last:
    """Takes as many as it may."""

    name = "last"

    def __init__(self, seed: int = 0) -> None:
        """It draws no lots."""

    def choose(self, game: Game) -> str:
        return game.legal_actions()[-1]
