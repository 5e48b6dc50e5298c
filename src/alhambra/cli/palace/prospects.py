"""What a tile, a card or a whole action would be worth to a seat (AL-3, AL-7)."""

from collections.abc import Iterable
from dataclasses import dataclass

from alhambra.palace import Action, Buy, Game, Place, Take
from alhambra.palace.catalog import FOUNTAIN, PRICE, VALUES
from alhambra.palace.outcome import scoring_of

Cell = tuple[int, int]
EXACT, ENOUGH = "exact", "enough"
"""How a price can be paid; too little is neither."""


@dataclass(frozen=True)
class Prospect:
    """What the next scoring would bring a seat if it were held now."""

    points: int
    wall: int


def next_places(game: Game) -> int:
    """How many places the next scoring rewards: 1, 2 or 3."""
    return 3 if game.position.is_ending else min(3, game.stage + 1)


def prospects_of(game: Game, places: int) -> list[Prospect]:
    """What a scoring that rewards so many places would bring every row now."""
    accounts = scoring_of(game.position, places).accounts
    return [Prospect(account.total, account.wall_points) for account in accounts]


class Weighing:
    """Compares what the seat to move has with what it would have after an action."""

    def __init__(self, game: Game) -> None:
        """Weigh the actions of the seat to move."""
        assert game.to_move is not None
        self._game = game
        self._seat = game.to_move
        self._places = next_places(game)
        self.now = self._of(game)
        self._tiles: dict[int, tuple[int, Prospect | None]] = {}

    def after(self, action: Action) -> Prospect:
        """The prospect after an action, with nothing drawn."""
        return self._of(played(self._game, action))

    def best_of(self, buy: Buy) -> tuple[int, Prospect | None]:
        """In how many places a bought tile could be built, and the prospect of the best of them."""
        if buy.tile not in self._tiles:
            self._tiles[buy.tile] = self._best_of(buy)
        return self._tiles[buy.tile]

    def _best_of(self, buy: Buy) -> tuple[int, Prospect | None]:
        game = played(self._game, buy)
        takes = [action for action in game.legal_actions() if isinstance(action, Take)]
        if takes:  # after an exact payment something ends the turn before tiles are placed
            game = played(game, takes[0])
        places = [a for a in game.legal_actions() if isinstance(a, Place) and a.tile == buy.tile]
        found = [self._of(played(game, place)) for place in places]
        best = max(found, key=lambda one: (one.points, one.wall), default=None)
        return len(places), best

    def _of(self, game: Game) -> Prospect:
        return prospects_of(game, self._places)[self._seat]


def played(game: Game, action: Action) -> Game:
    """The game after an action, with nothing drawn."""
    after = game.alone()
    after.play(action)
    return after


def tiles_at(grounds: Iterable[tuple[int, int, int]]) -> dict[Cell, int]:
    """The tiles of some grounds by their places, the fountain among them."""
    return {(0, 0): FOUNTAIN} | {(x, y): tile for tile, x, y in grounds}


def place_of(game: Game, tile: int) -> Cell:
    """Where a tile of the seat to move lies."""
    assert game.to_move is not None
    grounds = game.observe(game.to_move).seats[game.to_move].grounds
    return next((x, y) for built, x, y in grounds if built == tile)


def payable(values: Iterable[int], price: int) -> str:
    """How cards of these values can pay a price: exact, enough, or by how much they are short."""
    sums = {0}
    total = 0
    for value in values:
        sums |= {known + value for known in sums}
        total += value
    if price in sums:
        return EXACT
    return ENOUGH if total >= price else str(price - total)


def can_pay(hand: Iterable[int], tile: int, slot: int) -> str:
    """How a hand can pay a tile in a slot."""
    values = [kind % VALUES + 1 for kind in hand if kind // VALUES == slot]
    return payable(values, PRICE[tile])
