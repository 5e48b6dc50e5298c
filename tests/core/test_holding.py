"""Games in plain, in words and changing over: the same answers ply by ply."""

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from alhambra.core import conformance
from alhambra.core.errors import IllegalAction, IllegalChance
from alhambra.core.holding import InPlain, InWords, can_compile, cool
from alhambra.core.rules import Rules
from alhambra.palace import Rules as Palace
from alhambra.rollwrite import Rules as RollWrite

pytestmark = pytest.mark.skipif(not can_compile(), reason="nothing is compiled here")

TABLES: list[Rules] = [
    RollWrite(players=3),
    RollWrite(players=1, virtual=2, goal="versus"),
    Palace(players=3),
    Palace(players=2, end="empty-bag"),
]


@pytest.fixture(autouse=True)
def cold() -> Iterator[None]:
    """Every test begins and ends with interpreted rules."""
    for rules in (Palace, RollWrite):
        cool(rules.kernels)
    yield
    for rules in (Palace, RollWrite):
        cool(rules.kernels)


def told(game: Any) -> dict[str, Any]:
    """All that a game says of itself now."""
    return {
        "words": game.words(),
        "text": game.position_text(),
        "to move": game.to_move,
        "actions": game.legal_actions(),
        "chances": game.chances(),
        "over": game.is_over,
        "stage": game.stage,
        "makers": list(game.makers),
        "events": list(game.told or ()),
        "observation": game.observe(0),
    }


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_a_game_changes_over_and_nobody_notices(rules: Rules) -> None:
    *_, played = conformance.walk(rules, seed=5, most_actions=20_000)
    plies = played.plies[:400]
    plain, changing = rules.new_game(), rules.new_game()
    plain.tell()
    changing.tell()
    moments = []
    for number, ply in enumerate(plies):
        if number % 20 == 0:
            moments.append(told(plain))
        plain.push(ply)
    assert isinstance(plain._holding, InPlain)
    for number, ply in enumerate(plies):
        if number == len(plies) // 2:
            assert isinstance(changing._holding, InPlain)
            type(rules).warm()
        if number % 20 == 0:
            assert told(changing) == moments[number // 20]
        changing.push(ply)
    assert isinstance(changing._holding, InWords)
    assert changing.digest() == plain.digest() and changing.plies == plain.plies


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_a_game_in_words_keeps_its_promises(rules: Rules) -> None:
    type(rules).warm()
    game = rules.new_game(seed=1)
    assert isinstance(game._holding, InWords)
    conformance.check(rules, seed=3, most_actions=20_000, every=25)


def test_refusals_are_the_same_in_words() -> None:
    game = Palace(players=3).new_game(seed=2)
    Palace.warm()
    with pytest.raises(IllegalAction) as refused:
        game.play(game.parse("remove fountain"))
    assert isinstance(game._holding, InWords)
    assert refused.value.reason.name == "FOUNTAIN_STAYS"
    with pytest.raises(IllegalAction) as refused:
        game.play(game.legal_actions()[0], seat=((game.to_move or 0) + 1) % 3)
    assert refused.value.reason.name == "NOT_YOUR_TURN"
    with pytest.raises(IllegalChance):
        game.reveal(game.parse_chance("o5"))
    with pytest.raises(IndexError, match="action 99 of"):
        game.nth_action(99)


def test_a_copy_in_words_is_independent_and_so_is_a_look() -> None:
    Palace.warm()
    game = Palace(players=3).new_game(seed=2)
    seen, before = game.position, game.words()
    twin = game.copy()
    twin.play(twin.legal_actions()[0])
    assert game.words() == before and game.position is seen
    game.play(game.legal_actions()[0])
    assert game.words() == twin.words() and Palace.kernels.layout.to_words(seen) == before


@pytest.mark.parametrize(
    "hindrance",
    ["import os; os.environ['NUMBA_DISABLE_JIT'] = '1'", "import sys; sys.modules['numba'] = None"],
)
def test_where_nothing_can_be_compiled_the_rules_stay_interpreted(hindrance: str) -> None:
    code = f"""{hindrance}
from alhambra.palace import Rules
Rules.warm()
game = Rules(players=3).new_game(seed=1)
game.play(game.legal_actions()[0])
print(type(game._holding).__name__)"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["InPlain"]
