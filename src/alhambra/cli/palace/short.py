"""Short forms of actions: cards alone, a place alone, `reserve`."""

import re

from alhambra.palace import Buy, Game
from alhambra.palace.catalog import SLOTS, tile_name

CARD = re.compile(r"[ygbo][1-9]")
PLACE = re.compile(r"[+-]?[0-9]{1,2},[+-]?[0-9]{1,2}")
WITH_A_TILE = ("place", "reserve", "give")
COMMA = re.compile(r"(?<=[ygbo][1-9]),")
SLOT = re.compile(rf"[1-{SLOTS}]")


def expand(text: str, game: Game) -> str:
    """The action text that a short form stands for; other texts unchanged."""
    given = COMMA.sub(" ", text).split()
    if not given:
        return text
    if all(CARD.fullmatch(word) for word in given):
        return " ".join(["take", *given])
    bought = game.observe(0).bought
    only = [bought[0]] if len(bought) == 1 else []
    if PLACE.fullmatch(given[0]):
        return " ".join(["place", *only, "at", *given])
    if given[0] in WITH_A_TILE and (len(given) == 1 or PLACE.fullmatch(given[1])):
        given[1:1] = only
    if given[0] in ("place", "build") and len(given) == 3 and PLACE.fullmatch(given[2]):
        given.insert(2, "at")
    if given[0] == "buy":
        given = _buy(given, game)
    return " ".join(given)


def _buy(given: list[str], game: Game) -> list[str]:
    """A slot stands for its tile; a tile alone for its only payment."""
    if len(given) > 1 and SLOT.fullmatch(given[1]):
        tile = game.observe(0).market[int(given[1]) - 1]
        given = [given[0], tile or given[1], *given[2:]]
    if len(given) == 2:
        buys = [action for action in game.legal_actions() if isinstance(action, Buy)]
        meant = [buy for buy in buys if given[1] in _names(buy.tile)]
        if len(meant) == 1:
            return str(meant[0]).split()
    return given


def _names(tile: int) -> tuple[str, str]:
    """A tile with its walls and without them."""
    return tile_name(tile), tile_name(tile).rstrip("NESW")
