"""How the board game is thought about."""

from alhambra.bots.brain import brain_of
from alhambra.bots.mind import Mind
from alhambra.bots.palace.beliefs import WEIGHTS
from alhambra.bots.palace.desk import DESK
from alhambra.bots.palace.lines import lines
from alhambra.bots.palace.policy import policy
from alhambra.bots.palace.value import clock, horizon, value
from alhambra.palace.game import KERNELS

MIND = Mind(KERNELS, DESK, WEIGHTS, policy, lines, clock, horizon, value, "palace.think")
BRAIN = brain_of(MIND)
