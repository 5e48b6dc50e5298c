"""The choices of the board game with what each would bring."""

import re
from collections.abc import Callable, Iterable, Sequence

from alhambra.cli.palace import words
from alhambra.cli.palace.menu import BUY, REDESIGN, REMOVE, TAKE, Branch, Entry, menu_of
from alhambra.cli.palace.prospects import (
    ENOUGH,
    EXACT,
    Cell,
    Prospect,
    Weighing,
    can_pay,
    place_of,
)
from alhambra.cli.screen import Choice, Page, View
from alhambra.palace import Action, Build, Buy, Exchange, Game, Give, Pass, Place, Remove, Take
from alhambra.palace.catalog import PRICE, TILES, VALUES, tile_name

LETTERS = "abcdefgijklmnoprsvwxyz"
"""Letters of places: none that is a command, h, q, t or u."""

ShowPage = Callable[[Game, str, Sequence[Choice]], View]
"""How a screen shows a page: its title and its choices."""


def choices_of(game: Game, show: ShowPage) -> list[Choice]:
    """The choices of the seat to move; those that open a page show it so."""
    return _choices(game, menu_of(game), show)


def letter_of(number: int) -> str:
    """The letter of a place: a, b, ... then A, B, ... then aa, ab, ..."""
    letters = LETTERS + LETTERS.upper()
    if number < len(letters):
        return letters[number]
    first, second = divmod(number - len(letters), len(LETTERS))
    return LETTERS[first % len(LETTERS)] + LETTERS[second]


def cell_of(game: Game, action: Action) -> Cell | None:
    """The place that an action changes, if it names one."""
    if isinstance(action, Place | Build):
        return action.x, action.y
    if isinstance(action, Remove | Exchange):
        return place_of(game, action.tile)
    return None


def letters_on(game: Game, choices: Iterable[Choice]) -> dict[Cell, str]:
    """The letters of places to draw on the ground for the choices of a page."""
    letters: dict[Cell, str] = {}
    for choice in choices:
        cell = None if choice.opens else cell_of(game, choice.action)
        if cell is not None and choice.keys:
            letters[cell] = choice.keys[0]
    return letters


def _choices(game: Game, entries: Iterable[Entry], show: ShowPage) -> list[Choice]:
    entries = tuple(entries)
    cells = [None if isinstance(entry, Branch) else cell_of(game, entry) for entry in entries]
    named = [cell for cell in cells if cell is not None]
    is_lettered = len(set(named)) == len(named)
    weighing = Weighing(game)
    choices = []
    for entry, cell in zip(entries, cells, strict=True):
        if isinstance(entry, Branch):
            choices.append(_page(game, entry, show))
        else:
            keys: tuple[str, ...] = ()
            if cell is not None and is_lettered:
                keys = (letter_of(named.index(cell)), words.cell(*cell))
            brings = _brings(game, entry, weighing)
            choices.append(Choice(entry, brings, _brief(brings), keys))
    return choices


def _brief(brings: str) -> str:
    """The same in fewer words."""
    shorter = brings.replace("no points now", "+0 now").replace("another action", "act again")
    return re.sub(r" points? now", " now", shorter)


def _page(game: Game, branch: Branch, show: ShowPage) -> Choice:
    def opened() -> Page:
        choices = _choices(game, branch.entries, show)
        return Page(show(game, branch.label, choices), choices)

    brings = _of_branch(game, branch)
    return Choice(branch.label, brings, brings, opens=opened)


def _of_branch(game: Game, branch: Branch) -> str:
    """What is to be found on a page."""
    actions = branch.actions
    if branch.label == TAKE:
        ways = words.counted(len(actions), "way")
        return f"{ways}, up to {max(words.worth(_cards(action)) for action in actions)}"
    if branch.label == BUY:
        return ", ".join(_offers(game, actions))
    if branch.label == REMOVE:
        return f"one of {words.counted(len(actions), 'tile')} goes into the reserve"
    if branch.label == REDESIGN:
        kinds = [(Build, "build"), (Exchange, "exchange"), (Remove, "take back")]
        counts = [(word, sum(isinstance(a, kind) for a in actions)) for kind, word in kinds]
        return ", ".join(f"{words.counted(n, 'way')} to {word}" for word, n in counts if n)
    if isinstance(actions[0], Exchange):
        return f"in place of one of {words.counted(len(actions), 'tile')}"
    if isinstance(actions[0], Buy):
        return f"{words.counted(len(actions), 'payment')}{_is_exact_among(actions)}"
    places = sum(isinstance(action, Place | Build) for action in actions)
    return f"{words.counted(places, 'place')}" if places else "fits nowhere yet"


def _offers(game: Game, actions: Sequence[Action]) -> list[str]:
    """The tiles that can be bought, with a word about paying exactly."""
    offers: dict[int, list[Action]] = {}
    for action in actions:
        offers.setdefault(_tile(action), []).append(action)
    return [f"{tile_name(tile)}{_is_exact_among(some)}" for tile, some in offers.items()]


def _is_exact_among(actions: Iterable[Action]) -> str:
    is_exact = any(words.worth(_cards(action)) == PRICE[_tile(action)] for action in actions)
    return " (exactly)" if is_exact else ""


def _cards(action: Action) -> tuple[int, ...]:
    assert isinstance(action, Take | Buy)
    return action.cards


def _tile(action: Action) -> int:
    assert not isinstance(action, Take | Pass)
    return action.tile


def _brings(game: Game, action: Action, weighing: Weighing) -> str:
    if isinstance(action, Take):
        return _taking(game, action)
    if isinstance(action, Buy):
        return _buying(action, weighing)
    if isinstance(action, Pass):
        return "nothing else is possible"
    if isinstance(action, Give):
        building = TILES[action.tile].building
        count = words.counts_of(game.observe(0).dirk)[building] + 1
        return f"Dirk then has {count} {words.plural(building) if count > 1 else building.word}"
    if isinstance(action, Place | Build | Remove | Exchange):
        return _change(weighing, weighing.after(action))
    is_last = game.observe(0).phase == "place-left"
    return "scores nothing there" + ("" if is_last else ", can be built later")


def _taking(game: Game, take: Take) -> str:
    """The sums afterwards, and which tiles become payable."""
    assert game.to_move is not None
    seen = game.observe(game.to_move)
    hand = seen.seats[game.to_move].hand
    assert hand is not None
    slots = sorted({kind // VALUES for kind in take.cards})
    after = (*hand, *take.cards)
    parts = [f"then {words.amount(kind for kind in after if kind // VALUES in slots)}"]
    for slot in slots:
        tile = seen.market[slot]
        if tile is None:
            continue
        was, will = can_pay(hand, tile, slot), can_pay(after, tile, slot)
        if will == EXACT != was:
            parts.append(f"pays {tile_name(tile)} exactly")
        elif will == ENOUGH and was != EXACT and was != ENOUGH:
            parts.append(f"pays {tile_name(tile)}")
    return ", ".join(parts)


def _change(weighing: Weighing, after: Prospect) -> str:
    """How wall and points would change."""
    before = weighing.now
    wall = words.wall_change(before.wall, after.wall)
    return f"{wall}, {words.gain_now(after.points - before.points)}"


def _buying(buy: Buy, weighing: Weighing) -> str:
    over = words.worth(buy.cards) - PRICE[buy.tile]
    paid = f"{over} too much" if over else "exactly, another action"
    places, best = weighing.best_of(buy)
    if best is None:
        return f"{paid}; fits nowhere yet"
    return f"{paid}; {words.counted(places, 'place')}, {_change(weighing, best)}"
