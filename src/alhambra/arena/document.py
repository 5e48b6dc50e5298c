"""The document of strength: for every contest that is kept a table, and the call that made it."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from alhambra.locale import words_in

HEAD = """\
# How strong the bots are

Made by `make strength` from what `alhambra arena … --json` printed, kept in `bench/strength`; not
written by hand. How the figures are made is told in [arena.md](arena.md): victories are shared in a
tie, intervals hold 95 % and count games of the same chance together, ratings are like Elo's with
`greedy` at 1000, or the first player named where it does not play. What the bots are is told by
`alhambra bots`.
"""
COLUMNS = (
    "player",
    "games",
    "victories",
    "margin",
    "score",
    "median",
    "best",
    "rating",
    "per action",
)


def document_of(folder: Path) -> str:
    """The whole document, of all files of a folder in order of name."""
    parts = [HEAD]
    for path in sorted(folder.glob("*.json")):
        parts.append(_section(json.loads(path.read_text(encoding="utf-8"))))
    return "\n".join(parts)


def _section(data: dict[str, Any]) -> str:
    seats, options = data["seats"], data["options"]
    game = words_in("en")(f"game-{data['game']}")
    title = f"## {game}, " + ("alone" if seats == 1 else f"{seats} players")
    title += "".join(f", {key} {value}" for key, value in options.items())
    rows = [_row(entry) for entry in sorted(data["results"], key=lambda e: -_strength(e))]
    lines = [title, "", f"    {data['command']}", "", *_table(COLUMNS, rows)]
    if len(data["results"]) > 2:
        lines += ["", "Row against column:", "", *_pairs(data)]
    if seats > 2:
        fair = 100 / seats
        lines += [
            "",
            f"One player against {seats - 1} copies of another; fair would be {fair:.0f} %.",
        ]
    failed = [entry for entry in data["results"] if entry["failures"]]
    lines += [f"\n{entry['player']} failed {entry['failures']} times." for entry in failed]
    lines += ["", f"{data['matches']} matches; times on {data['machine']}.", ""]
    return "\n".join(lines)


def _strength(entry: dict[str, Any]) -> float:
    return float(entry.get("rating", entry["win_share"]))


def _row(entry: dict[str, Any]) -> list[str]:
    rating = "-"
    if "rating" in entry:
        rating = f"{entry['rating']} ({entry['rating_low']} .. {entry['rating_high']})"
    margin = f"{entry['mean_margin']:+.1f}"
    if entry["margin_high"] is not None:
        margin += f" ±{entry['margin_high'] - entry['mean_margin']:.1f}"
    return [
        f"`{entry['player']}`",
        str(entry["games"]),
        _share(entry),
        margin,
        f"{entry['mean_score']:.1f}",
        f"{entry['median_score']:g}",
        str(entry["best_score"]),
        rating,
        f"{entry['ms_per_action']:.3g} ms",
    ]


def _share(entry: dict[str, Any]) -> str:
    return f"{100 * entry['win_share']:.1f} % ({100 * entry['low']:.1f}-{100 * entry['high']:.1f})"


def _pairs(data: dict[str, Any]) -> list[str]:
    ordered = sorted(data["results"], key=lambda entry: -_strength(entry))
    names = [entry["player"] for entry in ordered]
    found = {(entry["player"], entry["against"]): _share(entry) for entry in data["pairs"]}
    rows = [[f"`{one}`", *(found.get((one, other), "") for other in names)] for one in names]
    return _table(["", *(f"`{name}`" for name in names)], rows)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return [f"| {' | '.join(line)} |" for line in lines]
