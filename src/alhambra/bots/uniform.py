"""The bot that plays every legal action with the same probability."""

from typing import Any

from alhambra.core.chance import SeededDealer


class Uniform:
    """Plays any legal action, each equally likely."""

    name = "uniform"

    def __init__(self, seed: int = 0) -> None:
        """The same seed plays the same game."""
        self._seed = seed

    def choose(self, game: Any) -> Any:
        """One of the legal actions, by seed, seat and ply."""
        actions = game.legal_actions()
        dealer = SeededDealer(self._seed, f"uniform at seat {game.to_move}, ")
        return actions[dealer.draw(len(game.plies), len(actions))]
