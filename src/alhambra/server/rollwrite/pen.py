"""A pen for kernels: JSON written letter by letter, from phrases that are known beforehand."""

from typing import Annotated, Protocol

from alhambra.core.kernel import inlined, kernel
from alhambra.core.memory import Layout
from alhambra.core.values import LETTERS, Column, Number
from alhambra.rollwrite.catalog import SECOND_PRICE
from alhambra.rollwrite.position import PHASES, Position
from alhambra.rollwrite.weighing import Weighing

LONGEST = 1 << 14
"""Letters of the longest text, with room to spare: thirteen choices have some 5,000."""
COMMA, MINUS, OPEN, CLOSE, DIGIT, QUOTE = b',-[]0"'
INITIALS = tuple(map(ord, LETTERS))
"""The letters of the types of buildings."""


class Page(Protocol):
    """Room for a text, a letter a number."""

    length: Number
    """Letters written so far."""
    text: Annotated[Column, LONGEST]


class Told(Page, Position, Protocol):
    """The position before a ply, and room for what is written of the ply."""


class Writing(Weighing, Page, Protocol):
    """Room for what was worked out, and for what is written of it."""


WRITING: Layout[Writing] = Layout(Writing)
TOLD: Layout[Told] = Layout(Told)

_PHRASES: list[str] = []


def _phrase(text: str) -> int:
    """The number by which kernels know a phrase."""
    _PHRASES.append(text)
    return len(_PHRASES) - 1


NULL = _phrase("null")

# -- a view --------------------------------------------------------------------------------------

PHASE = _phrase(f'{{"game":"rollwrite","phase":"{PHASES[0]}","mover":')
"""The phrase of the first phase; those of the others follow it."""
for _name in PHASES[1:]:
    _phrase(f'{{"game":"rollwrite","phase":"{_name}","mover":')
ROUND = _phrase(',"round":')
ROUNDS = _phrase(',"rounds":')
FIRST_SEAT = _phrase(',"first":')
GRID = _phrase(',"over":false,"grid":[')
BOXES = _phrase('],"boxes":[')
COINS_PRINTED = _phrase('],"coins":')
FREE = _phrase(f',"second_price":{SECOND_PRICE},"free":[')
ROWS = _phrase('],"rows":[')
REAL = _phrase('{"virtual":false,"counts":[')
VIRTUAL = _phrase('{"virtual":true,"counts":[')
FINISHED = _phrase('],"finished":[')
MARKS = _phrase('],"marks":[')
CIRCLED = _phrase('],"circled":')
CROSSED = _phrase(',"crossed":')
YELLOWS = _phrase(',"yellow":[')
BLUES = _phrase('],"blue":[')
POINTS_OF_TYPES = _phrase('],"points":{"types":[')
POINTS_OF_LINES = _phrase('],"lines":')
POINTS_OF_COINS = _phrase(',"coins":')
POINTS_OF_BONUS = _phrase(',"bonus":')
POINTS_IN_ALL = _phrase(',"total":')
ROW_ENDS = _phrase("}}")
VIEW_ENDS = _phrase('],"outcome":null}')

# -- choices -------------------------------------------------------------------------------------

CONSTRUCTS = _phrase('{"kind":"construct","action":"construct y')
BUILDS_SECOND = _phrase('{"kind":"second","action":"second y')
KEEPS = _phrase('{"kind":"keep","action":"keep y')
CHANGES_YELLOW = _phrase('{"kind":"change","action":"change y')
CHANGES_BLUE = _phrase('{"kind":"change","action":"change b')
GAINS = _phrase('{"kind":"gain","action":"gain","dice":[],"cells":[')
IS_DONE = _phrase('{"kind":"done","action":"done","dice":[],"cells":[],"points":')
AND_BLUE = _phrase(" b")
PAIR = _phrase('","dice":[["y",')
PAIR_BLUE = _phrase('],["b",')
CROSSING = _phrase(']],"cells":[[')
CROSSING_ENDS = _phrase(']],"points":')
DOWN_YELLOW = _phrase(' down","dice":[["y",')
UP_YELLOW = _phrase(' up","dice":[["y",')
DOWN_BLUE = _phrase(' down","dice":[["b",')
UP_BLUE = _phrase(' up","dice":[["b",')
CELLS_OPENED = _phrase(']],"cells":[')
CELLS_END = _phrase('],"points":')
BUILDING = _phrase(',"building":"')
TYPE = _phrase('","type":{"points":')
AT_PLACE = _phrase(',"place":')
SHARED_BY = _phrase(',"shared":')
COUNT = _phrase(',"count":')
OF_BOXES = _phrase(',"boxes":')
LINE_ROW = _phrase('},"lines":[{"line":"row","number":')
LINE_COLUMN = _phrase('},{"line":"column","number":')
WITH_MARKS = _phrase(',"marks":')
WITH_POINTS = _phrase(',"points":')
TYPE_POINTS = _phrase('}],"type_points":')
LINES_POINTS = _phrase(',"line_points":')
PAID = _phrase(',"coins":')
COIN_POINTS = _phrase(',"coin_points":')
TO = _phrase(',"to":')
PASSES = _phrase(',"passes":')
PASSED = _phrase('{"kind":"passed","seat":')
PASSED_TO = _phrase(',"to":')
PASSED_YELLOW = _phrase(',"yellow":')
PASSED_BLUE = _phrase(',"blue":')
END = _phrase("}")

# -- what a ply did --------------------------------------------------------------------------------

HAS_CHANGED = _phrase('{"kind":"changed","seat":')
HAS_BUILT = _phrase('{"kind":"built","seat":')
HAS_GAINED = _phrase('{"kind":"gained","seat":')
HAS_KEPT = _phrase('{"kind":"kept","seat":')
HAS_ROLLED = _phrase('{"kind":"rolled","seat":')
HAS_MARKED = _phrase('{"kind":"marked","row":')
HAS_MISSED = _phrase('{"kind":"missed","row":')
HAS_BEGUN = _phrase('{"kind":"round","round":')
OF_COLOUR_YELLOW = _phrase(',"colour":"y","pips":')
OF_COLOUR_BLUE = _phrase(',"colour":"b","pips":')
AS_FIRST = _phrase('}],"second":false')
AS_SECOND = _phrase('}],"second":true')
LINES_BEGIN = _phrase(',"lines":[{"line":"row","number":')
LIST_YELLOW = _phrase(',"yellow":[')
LIST_BLUE = _phrase('],"blue":[')
LIST_ENDS = _phrase("]")
OF_PLY = _phrase(',"ply":')

PHRASES = tuple("".join(_PHRASES).encode())
"""The letters of all phrases, one after another."""
BEGINS = tuple(sum(map(len, _PHRASES[:number])) for number in range(len(_PHRASES) + 1))
"""Where each phrase begins."""


@inlined
def letter(page: Page, code: int) -> None:
    """Write a letter."""
    page.text[page.length] = code
    page.length += 1


@kernel
def say(page: Page, phrase: int) -> None:
    """Write a phrase."""
    length = page.length - BEGINS[phrase]
    for place in range(BEGINS[phrase], BEGINS[phrase + 1]):
        page.text[length + place] = PHRASES[place]
    page.length = length + BEGINS[phrase + 1]


@kernel
def number(page: Page, value: int) -> None:
    """Write a whole number."""
    if value < 0:
        letter(page, MINUS)
        value = -value
    size = 1
    while value >= 10 * size:
        size *= 10
    while size > 0:
        letter(page, DIGIT + value // size % 10)
        size //= 10


@kernel
def told(page: Page, phrase: int, value: int) -> None:
    """Write a phrase, and the number that it announces."""
    say(page, phrase)
    number(page, value)


@kernel
def item(page: Page, place: int, value: int) -> None:
    """Write a number of a list, by its place in it."""
    if place > 0:
        letter(page, COMMA)
    number(page, value)


@kernel
def pair(page: Page, place: int, one: int, other: int) -> None:
    """Write a pair of a list, by its place in it."""
    if place > 0:
        letter(page, COMMA)
    letter(page, OPEN)
    number(page, one)
    letter(page, COMMA)
    number(page, other)
    letter(page, CLOSE)
