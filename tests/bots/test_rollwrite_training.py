"""Training for Roll & Write: the same compiled and interpreted, to the last bit of every float."""

import pytest

from alhambra.bots.rollwrite.beginning import first_table
from alhambra.bots.rollwrite.beliefs import WEIGHTS
from alhambra.bots.rollwrite.learning import MEMORY, PRACTISE
from alhambra.bots.rollwrite.training import learned_weights
from alhambra.rollwrite import Rules


@pytest.mark.parametrize("rate", [0.5, 0.0])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_self_play_learns_the_same_compiled_and_interpreted(players: int, rate: float) -> None:
    rules = Rules(players=players)
    begun = learned_weights(players)
    begun.table = first_table(rules.rows, rules.rounds)
    learned = []
    for practise in (PRACTISE.call, PRACTISE.interpret):
        is_plain = practise == PRACTISE.interpret
        weights = WEIGHTS.copy(begun) if is_plain else WEIGHTS.record(begun)
        memory = MEMORY.new() if is_plain else MEMORY.record()
        memory.exact = [float(number) for number in begun.table]
        practise(weights, memory, rules.new_game().at, 3, 40, 2, rate, 0.7)
        facts = memory.exact, memory.sums, memory.states, memory.counts, memory.left, memory.values
        learned.append((WEIGHTS.record(weights).words(), *facts))
    assert learned[0] == learned[1]
    assert (learned[0][0] == WEIGHTS.record(begun).words()) == (rate == 0.0)
    assert sum(learned[0][2][0]) > 30, "judgements"
