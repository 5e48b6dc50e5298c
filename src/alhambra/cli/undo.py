"""Taking back the own last action, as long as nothing was revealed since."""

from typing import Any

from alhambra.core.values import CHANCE

NOTHING_YET = "undo-nothing"
CHANCE_FELL = "undo-chance"


def take_back(game: Any) -> Any:
    """The game before the mover's last action, with the same dealer; None if refused."""
    if why_no_undo(game) is not None:
        return None
    earlier = game.at_ply(len(game.plies) - 1)
    earlier.dealer = game.dealer
    return earlier


def why_no_undo(game: Any) -> str | None:
    """The message why the last action cannot be taken back; None if it can."""
    makers = game.makers
    if makers and makers[-1] != CHANCE:
        return None if makers[-1] == game.to_move else NOTHING_YET
    acted = [maker for maker in makers if maker != CHANCE]
    if not acted or acted[-1] != game.to_move:
        return NOTHING_YET
    return CHANCE_FELL
