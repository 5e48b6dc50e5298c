"""The bot that looks one turn ahead: every change of dice it can pay, every action after it."""

from alhambra.bots.rollwrite.evaluation import worth
from alhambra.rollwrite import Action, Change, Game, Keep

MOST_CHANGES = 2
"""How many changes of dice in a row it considers."""

PASSED_MARK = 300
"""What it minds handing a neighbour a building that is not built there yet, in thousandths."""


class Greedy:
    """Takes what promises most at the end of its turn, changes of dice included."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        """Needs no chance; takes a seed like every bot."""

    def choose(self, game: Game) -> Action:
        """The action whose best continuation in this turn is worth most."""
        seat = game.to_move
        assert seat is not None
        look = game.alone()
        best = max(
            (self._value(look, action, seat, MOST_CHANGES), -number)
            for number, action in enumerate(look.legal_actions())
        )
        return look.legal_actions()[-best[1]]

    def _value(self, game: Game, action: Action, seat: int, changes: int) -> int:
        after = game.copy()
        after.play(action)
        if isinstance(action, Keep):
            return worth(after.position, seat) - PASSED_MARK * _uses(after)
        if isinstance(action, Change):
            changes -= 1
        elif after.to_move != seat:
            return worth(after.position, seat)
        return max(
            self._value(after, reply, seat, changes)
            for reply in after.legal_actions()
            if changes or not isinstance(reply, Change)
        )


def _uses(game: Game) -> int:
    """How many crossings the player now to move could build."""
    return sum(str(action).startswith("construct") for action in game.legal_actions())
