"""What kernels write of Roll & Write, phrase by phrase."""

from typing import Annotated, Protocol

from alhambra.core.memory import Layout
from alhambra.core.values import Column, Number
from alhambra.rollwrite.catalog import SECOND_PRICE
from alhambra.rollwrite.position import PHASES
from alhambra.rollwrite.weighing import Weighing
from alhambra.server import pen
from alhambra.server.pen import Phrases

LONGEST = 1 << 15
"""Letters of the longest text, with room to spare: a view and thirteen choices have some 8,000."""


class Page(pen.Page, Protocol):
    """Room for a text."""

    text: Annotated[Column, LONGEST]


class Writing(Weighing, Page, Protocol):
    """Room for what was worked out, and for what is written of it."""

    end_of_view: Number
    """Where the choices begin."""


WRITING: Layout[Writing] = Layout(Writing)
PAGE: Layout[Page] = Layout(Page)

_phrase = Phrases()

NULL = _phrase("null")

# -- a view --------------------------------------------------------------------------------------

PHASE = _phrase(*(f'{{"game":"rollwrite","phase":"{name}","mover":' for name in PHASES))
"""The phrase of the first phase; those of the others follow it."""
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

say, told = _phrase.speaking()
