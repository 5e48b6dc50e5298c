"""What the library holds: every root of every game in the list of games."""

import importlib
from collections.abc import Iterable, Sequence

from alhambra import games
from alhambra.core.root import ROOTS, Root

OF_THE_PAGE = frozenset({"answer", "legal", "weigh", "tally_next", "think"})
"""What a page needs of a game: rules, facts and thinking."""


def all_roots() -> Sequence[Root]:
    """Every root by its name, whatever was imported first."""
    for game in games.entries():
        for module in game.roots:
            importlib.import_module(module)
    return tuple(ROOTS[name] for name in sorted(ROOTS))


def of_the_page(roots: Iterable[Root]) -> list[Root]:
    """The roots that a page needs."""
    return [root for root in roots if root.name.partition(".")[2] in OF_THE_PAGE]
