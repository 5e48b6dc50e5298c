"""The bot that looks to the end of its turn: purchases, money or redesign, and placing."""

from alhambra.bots.palace.planning import Turn
from alhambra.bots.palace.siting import GIVEN, RESERVED, Desk, settle
from alhambra.palace import Action, Game
from alhambra.palace.codes import CELLS, GIVE, PLACE, RESERVE
from alhambra.palace.legal import legal
from alhambra.palace.position import POSITION, TURN

PLACES_TRIED = 3
"""How many cells it considers for a tile with others still to place."""


class Greedy:
    """Takes what promises most at the end of its turn."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        """Needs no chance; takes a seed like every bot."""
        self._desk = Desk()

    def choose(self, game: Game) -> Action:
        """The first action of the best turn found, or where to place a tile."""
        at = POSITION.copy(game.position)
        seat = at.seat
        self._desk.sites.clear()
        if at.phase == TURN:
            code = Turn(at, self._desk).best()
            if code < 0:
                legal(at, self._desk.choices)
                code = self._desk.choices.codes[0]
            return game.codec.action(code)
        _, tile, cell = settle(at, seat, at.bought, self._desk, PLACES_TRIED)
        if cell == RESERVED:
            return game.codec.action(RESERVE + tile)
        if cell == GIVEN:
            return game.codec.action(GIVE + tile)
        return game.codec.action(PLACE + tile * CELLS + cell)
