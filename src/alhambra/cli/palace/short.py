"""Short forms of actions: cards alone, a place alone, `reserve`, tiles in small letters."""

import re

from alhambra.cli.palace.menu import leaves, menu_of
from alhambra.palace import Buy, Game
from alhambra.palace.catalog import SLOTS, tile_name

CARD = re.compile(r"[ygbo][1-9]")
PLACE = re.compile(r"[+-]?[0-9]{1,2},[+-]?[0-9]{1,2}")
TILE = re.compile(r"([a-z]+-[0-9]+)([nesw]*)")
WITH_A_TILE = ("place", "reserve", "give")
COMMA = re.compile(r"(?<=[ygbo][1-9]),")
SLOT = re.compile(rf"[1-{SLOTS}]")

HELP: tuple[str, ...] = (
    "take y3, take y1 b2, or just y1 b2: take money, one card or several up to 5 in all.",
    "buy tower-9 with o4 o5: buy a tile; walls need not be typed where one tile can be meant.",
    "buy 2 with g3 g5: the same by the number of its slot; buy 2 where one payment is possible.",
    "build garden-8 at +1,-2: redesign, a tile of your reserve into your grounds.",
    "remove garden-8: redesign, a tile of your grounds into your reserve.",
    "exchange tower-9 for garden-8: redesign, a tile of your reserve in place of one built.",
    "place garden-8 at +1,-2, or just +1,-2: a tile you have bought into your grounds.",
    "reserve garden-8, or just reserve: a tile you have bought into your reserve.",
    "give garden-8: with two players, a tile you have bought to Dirk.",
    "Places are counted from the fountain: +1,-2 is one to the east and two to the south.",
    "Cards are y yellow, g green, b blue, o orange; walls are N, E, S, W.",
)


def expand(text: str, game: Game) -> str:
    """The action text that a short form stands for; other texts unchanged."""
    given = [_spelt(word) for word in COMMA.sub(" ", text.lower()).split()]
    if not given:
        return text
    if all(CARD.fullmatch(word) for word in given):
        return " ".join(["take", *given])
    bought = game.observe(0).bought
    only = [tile_name(bought[0])] if len(bought) == 1 else []
    if PLACE.fullmatch(given[0]):
        return " ".join(["place", *only, "at", *given])
    if given[0] in WITH_A_TILE and (len(given) == 1 or PLACE.fullmatch(given[1])):
        given[1:1] = only
    if given[0] in ("place", "build") and len(given) == 3 and PLACE.fullmatch(given[2]):
        given.insert(2, "at")
    if given[0] == "buy":
        given = _buy(given, game)
    return " ".join(given)


def _spelt(word: str) -> str:
    """A tile as texts spell it: its walls in capitals."""
    found = TILE.fullmatch(word)
    return found[1] + found[2].upper() if found else word


def _buy(given: list[str], game: Game) -> list[str]:
    """A slot stands for its tile; a tile alone for its only payment."""
    if len(given) > 1 and SLOT.fullmatch(given[1]):
        tile = game.observe(0).market[int(given[1]) - 1]
        given = [given[0], given[1] if tile is None else tile_name(tile), *given[2:]]
    if len(given) == 2:
        buys = [action for action in leaves(menu_of(game)) if isinstance(action, Buy)]
        meant = [buy for buy in buys if given[1] in _names(buy.tile)]
        if len(meant) == 1:
            return str(meant[0]).split()
    return given


def _names(tile: int) -> tuple[str, str]:
    """A tile with its walls and without them."""
    return tile_name(tile), tile_name(tile).rstrip("NESW")
