"""The choices of Roll & Write with what each would bring (RW-3)."""

from collections.abc import Sequence

from alhambra.cli.rollwrite import words
from alhambra.cli.screen import Choice
from alhambra.cli.seating import whom
from alhambra.core.values import Building
from alhambra.rollwrite import Action, Change, Construct, Done, Gain, Game, Keep, Second
from alhambra.rollwrite.catalog import BLUE, LINE_POINTS, SECOND_PRICE, YELLOW
from alhambra.rollwrite.observation import RowView

ORDER = (Construct, Second, Keep, Gain, Done, Change)
"""Buildings first, changes of dice last."""


def choices_of(game: Game, names: Sequence[str]) -> list[Choice]:
    """The legal actions in the order they are numbered."""
    actions = game.legal_actions()
    actions.sort(key=lambda action: ORDER.index(type(action)))
    return [_choice(game, action, names) for action in actions]


def _choice(game: Game, action: Action, names: Sequence[str]) -> Choice:
    if isinstance(action, Construct):
        brings = _building(game, action)
    elif isinstance(action, Second):
        brings = f"{_building(game, action)}, for {words.coins(SECOND_PRICE)}"
    elif isinstance(action, Keep):
        brings = _pair(game, action, names)
    elif isinstance(action, Gain):
        brings = _gain(game, action)
    elif isinstance(action, Done):
        brings = "no second building"
    else:
        return _change(game, action)
    return Choice(action, brings, brings)


def played(game: Game, action: Action) -> Game:
    """The game after an action, with no die rolled."""
    after = game.alone()
    after.play(action)
    return after


def crossings(row: RowView, *, built: bool) -> list[tuple[int, int]]:
    """Crossings of the dice at a sheet, built or not, each once."""
    pairs = sorted({(yellow, blue) for yellow in row.yellow for blue in row.blue})
    return [pair for pair in pairs if (pair in row.marks) == built]


def building_at(game: Game, yellow: int, blue: int) -> Building:
    """The building at a crossing."""
    return game.rules.sheet.building(yellow, blue)


def lines_reached(row: RowView, yellow: int, blue: int) -> list[tuple[str, int]]:
    """The row and column of a crossing with their marks, where these are enough to score."""
    lines = []
    for word, number, axis in (("row", yellow, YELLOW), ("column", blue, BLUE)):
        count = sum(mark[axis] == number for mark in row.marks)
        if LINE_POINTS[count]:
            lines.append((f"{word} {number}", count))
    return lines


def _own(game: Game) -> RowView:
    assert game.to_move is not None
    return game.observe(game.to_move).rows[game.to_move]


def _difference(game: Game, after: Game) -> int:
    """How the mover's points if the game ended now change."""
    assert game.to_move is not None
    return after.standing().scores[game.to_move] - game.standing().scores[game.to_move]


def _building(game: Game, action: Construct | Second) -> str:
    seat = game.to_move
    assert seat is not None
    building = building_at(game, action.yellow, action.blue)
    after = played(game, action)
    seen = after.observe(seat)
    parts = [f"{building.word} {seen.rows[seat].counts[building]} of {seen.boxes[building]}"]
    reached = lines_reached(seen.rows[seat], action.yellow, action.blue)
    parts += [f"{count} in {line}" for line, count in reached]
    parts.append(words.gain_now(_difference(game, after)))
    return ", ".join(parts)


def _gain(game: Game, action: Gain) -> str:
    seat = game.to_move
    assert seat is not None
    after = played(game, action)
    count = after.observe(seat).rows[seat].coins_circled - _own(game).coins_circled
    return f"{words.coins(count)}, {words.gain_now(_difference(game, after))}"


def _pair(game: Game, action: Keep, names: Sequence[str]) -> str:
    seat = game.to_move
    assert seat is not None
    seen = game.observe(seat)
    own = seen.rows[seat]
    yellow, blue = list(own.yellow), list(own.blue)
    yellow.remove(action.yellow)
    blue.remove(action.blue)
    receiver = (seat + 1) % game.rules.players
    kept = _at_crossing(game, own, action.yellow, action.blue)
    passed = _at_crossing(game, seen.rows[receiver], yellow[0], blue[0])
    pair = words.crossing(yellow[0], blue[0])
    return f"crossing {kept}, passes {pair} to {whom(names[receiver])}: {passed} there"


def _at_crossing(game: Game, row: RowView, yellow: int, blue: int) -> str:
    word = building_at(game, yellow, blue).word
    return f"{word} (built)" if (yellow, blue) in row.marks else word


def _change(game: Game, action: Change) -> Choice:
    before = set(crossings(_own(game), built=False))
    after = played(game, action)
    opened = [pair for pair in crossings(_own(after), built=False) if pair not in before]
    buildings = [(building_at(game, *pair).word, pair) for pair in opened]
    full = [f"{word} ({words.crossing(*pair)})" for word, pair in buildings]
    other = BLUE if action.colour == YELLOW else YELLOW
    short = [f"{word} {'yb'[other]}{pair[other]}" for word, pair in buildings]
    opens = f"opens {' and '.join(full)}" if full else "opens nothing new"
    return Choice(action, f"{opens}, costs 1 coin", ", ".join(short) or "nothing new")
