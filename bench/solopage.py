"""The page about solo games, made from `bench/solo.json`.

python -m bench.solopage > docs/solo.md
"""

import json
from pathlib import Path
from typing import Any

from alhambra.bots.rollwrite.medals import THRESHOLDS

RESULTS = Path(__file__).with_name("solo.json")
HEAD = """# Roll & Write alone

Made by `python -m bench.solopage` from `bench/solo.json`, which `python -m bench.solo` makes; not
written by hand. All levels but `master` play the same for both goals; `master` plays for the score
or for the victory. The tenths are what one game in ten stays below or goes beyond.

The bound is what nobody can exceed, not even somebody who knows all dice in advance: the own dice
show whatever is wished, and only turns, coins, boxes and what the virtual players have built bind
(`alhambra.bots.rollwrite.bound`). A player who is bound by dice stays well below it.
"""


def page(results: dict[str, Any]) -> str:
    """The whole page."""
    parts = [HEAD]
    for virtual in (2, 3, 4):
        found = [entry for entry in results["results"] if entry["virtual"] == virtual]
        parts.append(f"## Against {virtual} virtual players\n")
        parts.append("| level | goal | games | mean | median | tenths | best | victories |")
        parts.append("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |")
        parts += [row(entry) for entry in found if is_shown(entry)]
        bounds = [entry["mean_bound"] for entry in found]
        parts.append(f"\nThe bound: {sum(bounds) / len(bounds):.1f} on average.")
        medals = ", ".join(f"{name} {points}" for name, points in THRESHOLDS[virtual].items())
        parts.append(f"Medals: {medals}.\n")
    return "\n".join(parts)


def is_shown(entry: dict[str, Any]) -> bool:
    """One line for a level that plays the same for both goals: the one with its victories."""
    return bool(entry["level"] == "master" or entry["goal"] == "versus")


def row(entry: dict[str, Any]) -> str:
    """One line of a table."""
    goal = entry["goal"] if entry["level"] == "master" else "both"
    won = "" if entry["win_share"] is None else f"{100 * entry['win_share']:.1f} %"
    tenths = f"{entry['lowest_tenth']:g} to {entry['highest_tenth']:g}"
    cells = [f"`{entry['level']}`", goal, f"{entry['games']:,}", f"{entry['mean']:.2f}"]
    cells += [f"{entry['median']:g}", tenths, str(entry["best"]), won]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    print(page(json.loads(RESULTS.read_text(encoding="utf-8"))))
