"""What the command line asks of a game: a few functions that draw, describe, tell and read it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from alhambra.cli.typed import Typed
from alhambra.locale import Words

View: TypeAlias = Any
"""Something to look at: a list of lines on a plain screen, a Rich renderable on a drawn one."""


@dataclass(frozen=True)
class Choice:
    """One legal action with what it would bring, or a page of several."""

    action: Any
    """The action; for a page, in words what the choices on it do."""
    brings: str
    """In full words, as a plain screen lists it."""
    brief: str
    """The same in little room."""
    keys: tuple[str, ...] = ()
    """What chooses it besides its number, such as the letter of a place."""
    opens: "Callable[[], Page] | None" = None
    """Makes the page that this choice leads to; None for an action."""


@dataclass(frozen=True)
class Page:
    """Choices to be seen together."""

    view: View
    choices: Sequence[Choice]
    again: View | None = None
    """The choices alone, for those who come back to a page that shows more; None: all of it."""


@dataclass(frozen=True)
class Event:
    """Something that happened, to be told."""

    text: str
    """What a row did, such as "rolled y3 b5"; or, without a row, a whole sentence."""
    row: int | None = None
    table: View | None = None
    """What is shown below a whole sentence."""
    is_whole: bool = False
    """Is the text a whole sentence, though it belongs to the turn of a row?"""


class Screen(Protocol):
    """One game on one kind of output, with the names of those who play."""

    names: tuple[str, ...]
    """Every row, seats first, as the screen calls them."""
    words: Words
    """The language of the screen."""
    action_help: tuple[str, ...]
    """How actions are typed, line by line."""
    has_secrets: bool
    """Must those who share a screen not see each other's turn?"""
    sheet_word: str
    """What lies before a row, in a word."""
    typed: Typed
    """How actions are typed in the language of the screen."""

    def choices(self, game: Any) -> list[Choice]:
        """The legal actions in the order they are numbered."""
        ...

    def brings(self, game: Any, action: Any) -> str:
        """What a legal action would bring, in full words."""
        ...

    def expand(self, text: str, game: Any) -> str:
        """The action text that a short form stands for; other texts unchanged."""
        ...

    def tell(self, before: Any, after: Any) -> list[Event]:
        """What the last ply of `after` did to the game before it."""
        ...

    def sentence(self, text: str) -> View:
        """A sentence of the story."""
        ...

    def turn(self, game: Any, choices: Sequence[Choice]) -> View:
        """Everything the seat to move wants to see, its numbered choices last."""
        ...

    def menu(self, game: Any, choices: Sequence[Choice]) -> View:
        """The numbered choices alone."""
        ...

    def sheet(self, game: Any, row: int) -> View:
        """What lies before one row."""
        ...

    def table(self, game: Any) -> View:
        """The whole table."""
        ...

    def account(self, game: Any) -> View:
        """The final account, row by row, and who won; the standing so far before the end."""
        ...
