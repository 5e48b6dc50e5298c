"""Rules: a game with its options chosen; makes games."""

import importlib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Self

from alhambra import games
from alhambra.core.errors import IllegalOption
from alhambra.core.kernels import Kernels
from alhambra.core.option import Option

if TYPE_CHECKING:
    from alhambra.core.game import Game


class Rules(ABC):
    """A game with its options chosen; makes games."""

    name: ClassVar[str]
    """The game, as records and commands call it."""
    version: ClassVar[int]
    """Moves when any position gets another set of legal actions or another score."""
    kernels: ClassVar[Kernels]
    player_counts: ClassVar[range]
    """How many players there may be."""
    options: ClassVar[tuple[Option, ...]]
    """What may be chosen besides the number of players, in the order forms ask for it."""

    @abstractmethod
    def new_game(self, seed: int | None = None) -> "Game[Any, Any, Any, Any]":
        """A game at its first ply; with a seed, a dealer reveals every chance by itself."""

    @abstractmethod
    def header(self) -> dict[str, str]:
        """The options as a record's header names them."""

    @classmethod
    @abstractmethod
    def from_header(cls, header: Mapping[str, str]) -> Self:
        """The rules that a record's header names; raises IllegalOption."""

    @classmethod
    @abstractmethod
    def from_position_text(cls, text: str) -> "Game[Any, Any, Any, Any]":
        """A game that goes on from a position; raises NotationError."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many players sit at the table."""

    @property
    def has_secrets(self) -> bool:
        """Do seats see different things with these options?"""
        return False


def find_rules(name: str) -> type[Rules]:
    """The Rules of the game with this name; raises IllegalOption if there is none."""
    game = games.find(name)
    if game is None:
        known = ", ".join(games.names())
        raise IllegalOption("game", "one-of", name, choices=known)
    rules: type[Rules] = importlib.import_module(game.rules).Rules
    return rules
