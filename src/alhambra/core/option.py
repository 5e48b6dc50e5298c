"""An option of a game, as forms, commands and documents ask for it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """Something that is chosen before a game begins, besides the number of players."""

    name: str
    values: tuple[str, ...]
    """What may be chosen; empty for a text of the game's own form."""
    default: str
    players: range
    """For how many players there is something to choose."""
