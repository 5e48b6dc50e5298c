"""Games by the library and interpreted ones: the same answers, the same refusals."""

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from alhambra.core import conformance, library
from alhambra.core.errors import IllegalAction, IllegalChance
from alhambra.core.rules import Rules
from alhambra.palace import Rules as Palace
from alhambra.rollwrite import Rules as RollWrite
from tests.interpreting import interpreting

TABLES: list[Rules] = [
    RollWrite(players=3),
    RollWrite(players=1, virtual=2, goal="versus"),
    Palace(players=3),
    Palace(players=2, end="empty-bag"),
]


def test_the_rules_run_by_the_library() -> None:
    status = library.status()
    if os.environ.get(library.CHOICE) != library.NONE:
        made = "make it: python -m alhambra.compiled"
        assert library.is_loaded(), f"no library, {status.why} {status.detail}; {made}"
    for rules in (Palace, RollWrite):
        for root in (rules.kernels.answer, rules.kernels.listing):
            assert root.is_native == library.is_loaded()


@pytest.fixture(params=["library", "interpreted"])
def _way(request: pytest.FixtureRequest) -> Iterator[None]:
    """Games that begin in this test run so."""
    roots = [root for rules in (Palace, RollWrite) for root in roots_of(rules)]
    with interpreting(*(roots if request.param == "interpreted" else ())):
        yield


def roots_of(rules: type[Rules]) -> list[Any]:
    return [rules.kernels.answer, rules.kernels.listing]


def told(game: Any) -> dict[str, Any]:
    """All that a game says of itself now."""
    return {
        "words": game.words(),
        "text": game.position_text(),
        "to move": game.to_move,
        "actions": game.legal_actions(),
        "count": game.legal_count(),
        "chances": game.chances(),
        "over": game.is_over,
        "stage": game.stage,
        "makers": list(game.makers),
        "events": list(game.told or ()),
        "observation": game.observe(0),
        "standing": game.standing(),
    }


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_a_game_says_the_same_of_itself(rules: Rules) -> None:
    *_, played = conformance.walk(rules, seed=5, most_actions=20_000)
    quick = sayings(rules, played.plies[:400])
    with interpreting(*roots_of(type(rules))):
        assert sayings(rules, played.plies[:400]) == quick


def sayings(rules: Rules, plies: list[Any]) -> list[Any]:
    """What a game of these plies says of itself now and then, and at its end."""
    game = rules.new_game()
    game.tell()
    said = []
    for number, ply in enumerate(plies):
        if number % 10 == 0:
            said.append(told(game))
        game.push(ply)
    return [*said, told(game)]


@pytest.mark.usefixtures("_way")
@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_games_keep_their_promises(rules: Rules) -> None:
    conformance.check(rules, seed=3, most_actions=20_000, every=25)


@pytest.mark.usefixtures("_way")
def test_what_is_refused_says_why() -> None:
    game = Palace(players=3).new_game(seed=2)
    before = game.words()
    with pytest.raises(IllegalAction) as refused:
        game.play(game.parse("remove fountain"))
    assert refused.value.reason.name == "FOUNTAIN_STAYS"
    with pytest.raises(IllegalAction) as refused:
        game.play(game.legal_actions()[0], seat=((game.to_move or 0) + 1) % 3)
    assert refused.value.reason.name == "NOT_YOUR_TURN"
    with pytest.raises(IllegalChance):
        game.reveal(game.parse_chance("o5"))
    for beyond in (99, 1 << 62):
        with pytest.raises(IndexError, match=f"action {beyond} of"):
            game.nth_action(beyond)
    with pytest.raises(IndexError):
        game.nth_action(-1)
    assert game.words() == before


@pytest.mark.usefixtures("_way")
@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_a_copy_is_independent_and_so_is_a_look(rules: Rules) -> None:
    game = rules.new_game(seed=2)
    seen, before = game.position, game.words()
    other = game.copy()
    other.play(other.legal_actions()[0])
    assert game.words() == before and game.position is seen
    game.play(game.legal_actions()[0])
    assert game.words() == other.words() != before
    assert rules.kernels.layout.to_words(seen) == before


WITHOUT = """
from alhambra.core import library
from alhambra.core.rules import find_rules
print(library.status().why)
for name in ("palace", "rollwrite"):
    game = find_rules(name).from_header({"players": "3"}).new_game(seed=1)
    while len(game.plies) < 150:
        game.play(game.legal_actions()[-1])
    print(type(game.at).__mro__[1].__name__, game.digest())
"""


def test_without_the_library_everything_is_interpreted_and_the_same() -> None:
    found = []
    for choice in (library.NONE, ""):
        environment = {**os.environ, library.CHOICE: choice}
        command = [sys.executable, "-c", WITHOUT]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        found.append(done.stdout.split())
    assert [found[0][place] for place in (0, 1, 3)] == ["chosen", "_Plain", "_Plain"]
    assert [found[1][place] for place in (0, 1, 3)] == ["compiled", "Record", "Record"]
    assert found[0][2::2] == found[1][2::2]
