"""The document of strength is what the kept results make, and every section can be played again."""

import json
import shlex
from pathlib import Path

import pytest

from alhambra.arena.document import document_of
from alhambra.cli.arena import contest_of
from alhambra.cli.arguments import parser_of
from alhambra.core.rules import find_rules
from alhambra.locale import words_in

ROOT = Path(__file__).parents[2]
KEPT = sorted((ROOT / "bench" / "strength").glob("*.json"))


def test_the_document_is_what_the_kept_results_make() -> None:
    written = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    assert written == document_of(ROOT / "bench" / "strength"), "run: make strength"
    assert KEPT


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_the_call_of_a_section_plays_that_contest(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    arguments = parser_of(words_in("en")).parse_args(shlex.split(data["command"])[1:])
    contest = contest_of(arguments)
    contest.check()
    assert contest.command() == data["command"]
    assert len(contest.matches()) == data["matches"]
    met = contest.against if contest.seats > 2 else None  # of two both sit alone
    alone = [player for player in contest.players if player != met]
    assert [entry["player"] for entry in data["results"]] == alone
    assert data["rules"] == find_rules(data["game"]).version
