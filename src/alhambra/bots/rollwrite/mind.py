"""How Roll & Write is thought about."""

from alhambra.bots.brain import brain_of
from alhambra.bots.mind import Mind
from alhambra.bots.rollwrite.beliefs import WEIGHTS
from alhambra.bots.rollwrite.desk import DESK
from alhambra.bots.rollwrite.play import lines, policy
from alhambra.bots.rollwrite.value import clock, horizon, value
from alhambra.rollwrite.game import KERNELS

MIND = Mind(
    kernels=KERNELS,
    desk=DESK,
    weights=WEIGHTS,
    policy=policy,
    lines=lines,
    clock=clock,
    horizon=horizon,
    value=value,
    name="rollwrite.think",
)
BRAIN = brain_of(MIND)
