"""The conformance kit over every game and every number of players."""

from dataclasses import replace
from typing import Any

import pytest

from alhambra.core import conformance
from alhambra.core.questions import (
    ATTEMPT,
    COUNT,
    FALL,
    NTH,
    REFUSED,
    REVEAL,
    SITUATION,
    WEIGHT,
    WHY_NOT,
)
from alhambra.core.root import Filling, Root
from alhambra.core.rules import Rules
from alhambra.palace import Rules as Palace
from alhambra.palace.outcome import NEXT
from alhambra.palace.weighed import WEIGH
from alhambra.rollwrite import Rules as RollWrite
from alhambra.rollwrite import Sheet
from alhambra.rollwrite.prospects import WEIGHED

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
        conformance.check_library(rules, seed=seed, facts=[WEIGHED])


@pytest.mark.parametrize("rules", WANDERING, ids=str)
def test_a_wandering_game_keeps_its_promises(rules: Rules) -> None:
    conformance.check(rules, seed=1, most_actions=20_000, every=5)


@pytest.mark.parametrize("rules", WANDERING, ids=str)
def test_compiled_and_interpreted_rules_of_a_wandering_game_agree(rules: Rules) -> None:
    facts: list[Filling[Any]] = [WEIGH, NEXT]
    conformance.check_library(rules, seed=2, most_actions=20_000, facts=facts, facts_every=5)


def test_a_game_that_takes_too_long_is_noticed() -> None:
    with pytest.raises(AssertionError, match="more than 10 actions"):
        conformance.check(RollWrite(), most_actions=10)


def test_a_broken_promise_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    kernels = RollWrite.kernels

    def forgetful(at: object, choices: object) -> int:
        count = kernels.legal(at, choices)
        return count - 1 if count > 1 else count

    def nth(_at: object, choices: Any, number: int) -> int:
        return int(choices.codes[number])

    lone = replace(kernels, game="", legal=forgetful)
    for broken, promise in (
        (lone, "counting_agrees_with_the_list"),
        (replace(lone, count=forgetful, nth=nth), "generator_agrees_with_why_not"),
    ):
        monkeypatch.setattr(RollWrite, "kernels", broken)
        with pytest.raises(AssertionError, match=promise):
            conformance.check(RollWrite(), seed=1)


def test_a_disagreement_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    root = RollWrite.kernels.answer
    kernel = root.kernel
    for wrong in (SITUATION, COUNT, NTH, WHY_NOT, WEIGHT, ATTEMPT, REVEAL, FALL):

        def mistaken(choices: object, at: object, question: int, number: int) -> int:
            answer: int = kernel(choices, at, question, number)
            return answer + (question == wrong and answer != REFUSED)  # noqa: B023

        with monkeypatch.context() as patch:
            patch.setattr(root, "kernel", mistaken)
            patch.setattr(root, "call", answer_of(kernel))
            with pytest.raises(AssertionError, match="question"):
                conformance.check_library(RollWrite(), seed=1)


def answer_of(kernel: Any) -> Any:
    """What the library would answer, if nobody had broken the kernel."""
    return Root("", kernel, *RollWrite.kernels.answer.parts).call


def test_facts_that_differ_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(at: Any, room: Any) -> int:
        count: int = kernel(at, room)
        room.points[0][0] += count > 3
        return count

    kernel = WEIGHED.kernel
    right = Root("", kernel, *WEIGHED.parts).call
    monkeypatch.setattr(WEIGHED, "kernel", forgetful)
    monkeypatch.setattr(WEIGHED, "call", right)
    with pytest.raises(AssertionError, match=r"rollwrite\.weigh at rollwrite"):
        conformance.check_library(RollWrite(), seed=1, facts=[WEIGHED])
