"""Solo figures, their page and the medals that come from them agree."""

import json
from math import ceil
from pathlib import Path

import pytest

from alhambra.bots.rollwrite.medals import SCORES, THRESHOLDS, Scores
from bench.solopage import RESULTS, page

PAGE = Path(__file__).parents[2] / "docs" / "solo.md"
FIGURES = json.loads(RESULTS.read_text(encoding="utf-8"))


def test_the_page_is_made_from_the_figures() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(FIGURES) + "\n"


@pytest.mark.parametrize("virtual", [2, 3, 4])
def test_medals_come_from_what_the_levels_score(virtual: int) -> None:
    found = {
        entry["level"]: entry
        for entry in FIGURES["results"]
        if entry["virtual"] == virtual and entry["goal"] == "score"
    }
    assert THRESHOLDS[virtual] == {
        "bronze": ceil(found["mason"]["median"]),
        "silver": ceil(found["architect"]["median"]),
        "gold": ceil(found["architect"]["highest_tenth"]),
    }


@pytest.mark.parametrize("virtual", [2, 3, 4])
def test_what_pages_compare_with_is_what_was_measured(virtual: int) -> None:
    assert SCORES[virtual] == {
        entry["level"]: Scores(entry["lowest_tenth"], entry["median"], entry["highest_tenth"])
        for entry in FIGURES["results"]
        if entry["virtual"] == virtual and entry["goal"] == "score"
    }


def test_levels_score_more_from_one_to_the_next_and_less_than_the_bound() -> None:
    for virtual in (2, 3, 4):
        found = [
            entry
            for entry in FIGURES["results"]
            if entry["virtual"] == virtual and entry["goal"] == "score"
        ]
        means = [entry["mean"] for entry in found]
        assert means[1:] == sorted(means[1:]) and means[0] < means[2]
        assert all(entry["best"] < entry["mean_bound"] + 10 for entry in found)
