"""What is asked of a position: one root a game answers all questions.

Crossing from Python into the library costs more than most rules do, so that what a ply needs is
asked in one call: is it legal, do it, who is due then.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from alhambra.core.kernel import kernel
from alhambra.core.situation import STAGES, WAYS
from alhambra.core.values import CHANCE, OVER

if TYPE_CHECKING:
    from alhambra.core.kernels import Kernels

REFUSED = -1
"""Answers what cannot be."""

SITUATION, ATTEMPT, REVEAL, FALL, WHY_NOT, COUNT, NTH, WEIGHT = range(8)
"""What can be asked."""

CODE = 40
BELOW_CODE = (1 << CODE) - 1
"""An answer to a fall of chance has its code from bit 40 on, the situation below."""


def answering(kernels: "Kernels") -> Callable[[Any, Any, int, int], int]:
    """The kernel that answers every question about a position of a game.

    Plies answer with the situation after them, or REFUSED, as does everything about a number that
    is no code.
    """
    due, stage, ways, weight = kernels.due, kernels.stage, kernels.ways, kernels.weight
    count, nth, why_not = kernels.count, kernels.nth, kernels.why_not
    act, reveal, fall = kernels.act, kernels.reveal, kernels.fall
    actions, chances = kernels.actions, kernels.chances

    @kernel
    def situation(at: Any) -> int:
        mover = due(at)
        here = stage(at) * STAGES | mover - OVER
        if mover == CHANCE:
            return ways(at) << WAYS | here
        return here

    @kernel
    def answer(choices: Any, at: Any, question: int, number: int) -> int:
        if question == SITUATION:
            return situation(at)
        if number < 0:
            return REFUSED
        if question == ATTEMPT:
            if number >= actions or due(at) < 0 or why_not(at, number) != 0:
                return REFUSED
            act(at, number)
            return situation(at)
        if question == WHY_NOT:
            return why_not(at, number) if number < actions and due(at) >= 0 else REFUSED
        if question == COUNT:
            return count(at, choices)
        if question == NTH:
            return nth(at, choices, number) if number < count(at, choices) else REFUSED
        if due(at) != CHANCE:
            return REFUSED
        if question == FALL:
            if number >= ways(at):
                return REFUSED
            code = fall(at, number)
            return code << CODE | situation(at)
        if number >= chances:
            return REFUSED
        if question == WEIGHT:
            return weight(at, number)
        if weight(at, number) == 0:
            return REFUSED
        reveal(at, number)
        return situation(at)

    return answer
