"""Names of tiles in the language of a screen: tuin-8NW is garden-8NW, and both can be typed."""

import re
from collections.abc import Mapping
from functools import cache

from alhambra.cli.typed import Typed
from alhambra.core.values import Building
from alhambra.locale import Words
from alhambra.palace.catalog import SIDES

TILE = re.compile(r"([^\W\d_]+)-([0-9]+)([^\W\d_]*)")


class TypedTiles(Typed):
    """The words of the board game, and tiles by type, price and walls."""

    def __init__(self, words: Words) -> None:
        """Know the types and the sides of tiles in a language."""
        super().__init__(words, "terminal-palace-typed")
        self._types = {one.word: words("building", building=one.letter) for one in Building}
        self._sides = {side: words("palace-side-letter", side=side) for side in SIDES}

    def english(self, word: str) -> str:
        """A word in English, as texts spell tiles: their walls in capitals."""
        found = TILE.fullmatch(word)
        if not found:
            return super().english(word)
        types = {name.lower(): english for english, name in self._types.items()}
        sides = {local: side for side, local in self._sides.items()}
        kind = types.get(found[1].lower(), found[1].lower())
        return f"{kind}-{found[2]}{_spelt(found[3].upper(), sides)}"

    def local(self, word: str) -> str:
        """A word in the language."""
        found = TILE.fullmatch(word)
        if not found:
            return super().local(word)
        kind = self._types.get(found[1], found[1])
        return f"{kind}-{found[2]}{_spelt(found[3], self._sides)}"


@cache
def typed_tiles(words: Words) -> TypedTiles:
    """The words of the board game in a language."""
    return TypedTiles(words)


def _spelt(walls: str, letters: Mapping[str, str]) -> str:
    return "".join(letters.get(side, side) for side in walls)
