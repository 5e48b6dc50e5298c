"""A decision of a bot, or of its stand-in where the bot fails."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from alhambra.bots import registry
from alhambra.bots.uniform import Uniform
from alhambra.core.bot import Bot, CalledOff, Thinking
from alhambra.core.errors import AlhambraError
from alhambra.core.game import Game
from alhambra.core.library import is_loaded

STAND_IN = Uniform.name
"""Who decides when a bot cannot."""
BROKE = "bot-broke"
"""The trouble with a bot that raised what is no error of ours."""


@dataclass(frozen=True)
class Decision:
    """An action, how long the bot thought about it, and why it is not the bot's own."""

    action: Any
    seconds: float
    trouble: AlhambraError | None = None


def decide(
    game: Game[Any, Any, Any, Any],
    player: str,
    seed: int = 0,
    *,
    bot: Bot | None = None,
    share: float = 1.0,
    is_called_off: Callable[[], bool] = lambda: False,
) -> Decision:
    """What a bot chooses in a copy of the game, made by its name unless it is given.

    Whatever a bot does wrong, an action comes of it: its own, or the stand-in's. It may have to
    think with a share of its budget. Raises CalledOff, once nobody waits for it.
    """
    asked = game.alone()
    begun = perf_counter()
    try:
        decider = bot or registry.make(game.rules.name, player, seed)
        if isinstance(decider, Thinking):
            decider.is_called_off = is_called_off
            if not is_loaded():  # interpreted, a search would take minutes
                decider.hurry(0)
            elif share < 1:
                decider.hurry(share)
        action = decider.choose(asked)
        seconds = perf_counter() - begun
        if (refused := game.refusal(action)) is None:
            return Decision(action, seconds)
        trouble = AlhambraError("bot-refused", action=str(action)[:60], cause=refused)
    except CalledOff:
        raise
    except AlhambraError as error:
        trouble = error
    except Exception as error:
        trouble = AlhambraError(BROKE, about=type(error).__name__, cause=str(error)[:200])
        trouble.__cause__ = error
    seconds = perf_counter() - begun
    return Decision(Uniform(seed).choose(game.alone()), seconds, trouble)
