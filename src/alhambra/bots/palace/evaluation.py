"""What a position of the board game is worth to the seat to move, in thousandths of a point.

Whole numbers throughout, so that compiled and interpreted bots judge alike.
"""

from alhambra.bots.palace.layout import Sketch, ground_worth
from alhambra.bots.palace.majorities import majorities_worth
from alhambra.bots.palace.purse import money_worth
from alhambra.core.kernel import kernel
from alhambra.palace.position import Position
from alhambra.palace.sketch import draw_sketch, wipe_sketch


@kernel
def worth(at: Position, sketch: Sketch) -> int:
    """What types, ground and money are worth, given an empty sheet to sketch the grounds on."""
    draw_sketch(at, sketch, at.seat)
    ground = ground_worth(at, sketch, at.seat)
    wipe_sketch(at, sketch, at.seat)
    return majorities_worth(at, at.seat) + ground + money_worth(at, at.seat)
