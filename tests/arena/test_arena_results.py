"""The file of a contest: why a bot failed is kept as facts, and put into words by whoever reads."""

import json
import pickle

import pytest

from alhambra.arena.results import data_of, facts_of
from alhambra.cli.saying import said
from alhambra.core.errors import AlhambraError, IllegalAction, NotationError
from alhambra.locale import words_in
from alhambra.rollwrite.reasons import Reason

REFUSED = IllegalAction("pass", next(iter(Reason)), "rollwrite", colour="y", pips=3)


@pytest.mark.parametrize("language", ["en", "nl", "de"])
@pytest.mark.parametrize(
    "error",
    [
        AlhambraError("program-silent", seconds="0.3"),
        AlhambraError("program-rests", count=3),
        AlhambraError("bot-broke", about="ValueError", cause="seven"),
        AlhambraError("bot-refused", action="pass", cause=REFUSED),
        NotationError("fly away", 1, "one-of", choices="a, b", count=2),
    ],
    ids=lambda error: error.key,
)
def test_facts_go_through_files_and_processes(error: AlhambraError, language: str) -> None:
    kept = pickle.loads(pickle.dumps(facts_of(json.loads(json.dumps(data_of(error.facts))))))
    assert kept == error.facts
    words = words_in(language)
    assert said(kept, words) == said(error, words)
    assert kept.text == str(error)


def test_the_rule_that_refused_is_named() -> None:
    error = AlhambraError("bot-refused", action="pass", cause=REFUSED)
    assert REFUSED.reason.rule in said(facts_of(data_of(error.facts)), words_in("nl"))
