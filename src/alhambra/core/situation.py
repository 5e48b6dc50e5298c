"""A situation: who is due, how far the game has come and how chance can fall, in one number.

Every ply answers with the situation after it, so that nothing has to be asked once more.
"""

from alhambra.core.values import OVER

MOVER = 255
"""It begins with who is due, counted from OVER."""
STAGES = 1 << 8
STAGE = 255 * STAGES
"""Then comes the stage."""
WAYS = 16
"""From bit 16 on there are the ways in which chance can fall, 0 unless it is due."""


def due_in(situation: int) -> int:
    """The seat to move, CHANCE or OVER."""
    return (situation & MOVER) + OVER


def ways_in(situation: int) -> int:
    """In how many equally likely ways chance can fall; 0 unless it is due."""
    return situation >> WAYS
