"""The conformance kit over every game and every number of players."""

from dataclasses import replace

import pytest

from alhambra.core import conformance
from alhambra.core.holding import cool
from alhambra.core.rules import Rules
from alhambra.palace import Rules as Palace
from alhambra.rollwrite import Rules as RollWrite
from alhambra.rollwrite import Sheet

TABLES: list[Rules] = [
    *(RollWrite(players=players) for players in (2, 3, 4, 5)),
    *(
        RollWrite(players=1, virtual=virtual, goal=goal)
        for virtual in (2, 3, 4)
        for goal in ("score", "versus")
    ),
    RollWrite(players=3, sheet=Sheet(("TTTTTT",) * 5 + ("PSACGT",), coins=5)),
]
WANDERING: list[Rules] = [
    *(Palace(players=players) for players in (2, 3, 4, 5, 6)),
    Palace(players=3, hands="open", end="empty-bag"),
]
"""Random players may prolong these for ever; one long game of each is looked at."""


@pytest.fixture(autouse=True)
def cold() -> None:
    """Whatever ran before, the games of these tests are interpreted."""
    for rules in (Palace, RollWrite):
        cool(rules.kernels)


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_every_game_keeps_its_promises(rules: Rules) -> None:
    for seed in range(3):
        conformance.check(rules, seed=seed)


@pytest.mark.parametrize(
    "seeds", [range(3), pytest.param(range(3, 10), marks=pytest.mark.long(verb="oracle"))], ids=str
)
@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_compiled_and_interpreted_rules_agree_ply_by_ply(rules: Rules, seeds: range) -> None:
    for seed in seeds:
        conformance.check_compiled(rules, seed=seed)


@pytest.mark.parametrize("rules", WANDERING, ids=str)
def test_a_wandering_game_keeps_its_promises(rules: Rules) -> None:
    conformance.check(rules, seed=1, most_actions=20_000, every=5)


@pytest.mark.parametrize("rules", WANDERING, ids=str)
def test_compiled_and_interpreted_rules_of_a_wandering_game_agree(rules: Rules) -> None:
    conformance.check_compiled(rules, seed=2, most_actions=20_000)


def test_a_game_that_takes_too_long_is_noticed() -> None:
    with pytest.raises(AssertionError, match="more than 10 actions"):
        conformance.check(RollWrite(), most_actions=10)


def test_a_broken_promise_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    kernels = RollWrite.kernels

    def forgetful(at: object, choices: object) -> int:
        count = kernels.legal(at, choices)
        return count - 1 if count > 1 else count

    for broken, promise in (
        (replace(kernels, legal=forgetful), "counting_agrees_with_the_list"),
        (replace(kernels, legal=forgetful, count=forgetful), "generator_agrees_with_why_not"),
    ):
        monkeypatch.setattr(RollWrite, "kernels", broken)
        with pytest.raises(AssertionError, match=promise):
            conformance.check(RollWrite(), seed=1)
