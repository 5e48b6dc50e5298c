"""Advice in the terminal: a bot's best actions, what it expects of them, and what each brings."""

import re

import pytest

from alhambra.locale import LANGUAGES
from tests.cli.stage import Cli

IDEA = re.compile(r"^(\d)\. (.+?): (\d+[.,]\d) \w+ .* (\d+) % .*; .+\.$", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_says_what_it_would_do_and_nothing_is_played(cli: Cli, language: str) -> None:
    argv = ("play", "rollwrite", "--seats", "me,uniform", "--seed", "4", "--plain")
    ran = cli(*argv, "--language", language, typed=["advice master@12", "quit"])
    ideas = IDEA.findall(ran.out)
    assert [number for number, *_ in ideas[-3:]] == ["1", "2", "3"], ran.out
    actions = [line.split(", ")[0] for _, line, *_ in ideas[-3:]]
    assert len(set(actions)) == 3, "three different actions"
    assert all(f". {action}: " in ran.out for action in actions), "each is one of the choices"
    assert all(0 <= int(percent) <= 100 for *_, percent in ideas)
    assert {points[-2] for _, _, points, _ in ideas} == {"." if language == "en" else ","}


def test_who_cannot_be_asked_is_told_who_can(cli: Cli) -> None:
    argv = ("play", "rollwrite", "--seats", "me,uniform", "--seed", "4", "--plain")
    ran = cli(*argv, typed=["advice uniform", "quit"])
    assert "Ask one of these: master." in ran.out
