"""The file of a contest: a line that says what is played, then a line for every match played.

Lines are only ever added, so that an interruption costs no more than the matches being played.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from alhambra.arena.contest import Contest
from alhambra.arena.match import Played
from alhambra.core.errors import AlhambraError, Facts

FORM = 1
"""The form of the file; moves when a reader must know."""


class ResultsTrouble(AlhambraError):
    """A file that holds no results, or those of another contest."""


def head_of(contest: Contest) -> dict[str, Any]:
    """What all matches of a file share; players and number of games may grow."""
    return {
        "arena": FORM,
        "game": contest.game,
        "rules": contest.rules().version,
        "seats": contest.seats,
        "seed": contest.seed,
        "options": contest.options,
    }


class Results:
    """An open file of results, to which matches are added as they are played."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Begin the file, or go on with one of the same contest; raises ResultsTrouble."""
        self.played: list[Played] = []
        """What the file holds so far."""
        head = head_of(contest)
        try:
            if path.exists() and path.stat().st_size:
                _drop_half_a_line(path)
            if path.exists() and path.stat().st_size:
                kept, self.played = read(path)
                for name, value in head.items():
                    if kept.get(name) != value:
                        raise ResultsTrouble(
                            "other-contest", file=path, name=name, kept=kept.get(name), got=value
                        )
                self._file = path.open("a", encoding="utf-8")
            else:
                self._file = path.open("a", encoding="utf-8")
                self._add(head)
        except OSError as error:
            raise ResultsTrouble("unwritable", file=path, cause=error.strerror) from error

    def add(self, played: Played) -> None:
        """Add a match; it is on its way to the disk at once."""
        self.played.append(played)
        self._add(line_of(played))

    def _add(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line, separators=(",", ":")) + "\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def line_of(played: Played) -> dict[str, Any]:
    """A match as its line says it."""
    line: dict[str, Any] = {
        "number": played.number,
        "seating": played.seating,
        "scores": played.scores,
        "winners": played.winners,
        "actions": played.actions,
        "ms": [round(spent, 2) for spent in played.milliseconds],
    }
    if any(played.failures):
        line["failures"] = played.failures
        line["troubles"] = ["" if each is None else data_of(each) for each in played.troubles]
    return line


def data_of(facts: Facts) -> dict[str, Any]:
    """Facts as a line holds them."""
    arguments = {
        name: data_of(value) if isinstance(value, Facts) else value
        for name, value in facts.arguments.items()
    }
    data = {"text": facts.text, "key": facts.key, "arguments": arguments}
    return data | {"rule": facts.rule} if facts.rule else data


def facts_of(data: str | dict[str, Any]) -> Facts:
    """Facts that a line holds; in lines of earlier versions there is only a text."""
    if not isinstance(data, dict):
        return Facts(str(data))
    arguments = {
        str(name): facts_of(value) if isinstance(value, dict) else value
        for name, value in data["arguments"].items()
    }
    return Facts(str(data["text"]), str(data["key"]), arguments, str(data.get("rule", "")))


def read(path: Path) -> tuple[dict[str, Any], list[Played]]:
    """The head and the matches of a file; raises ResultsTrouble."""
    try:
        lines = list(_lines(path.read_text(encoding="utf-8")))
        head, played = lines[0], [_played(line) for line in lines[1:]]
        if head["arena"] != FORM:
            raise ValueError
    except OSError as error:
        raise ResultsTrouble("unreadable", file=path, cause=error.strerror) from error
    except (ValueError, KeyError, IndexError, TypeError, AttributeError) as error:
        raise ResultsTrouble("no-results", file=path) from error
    return head, played


def _lines(text: str) -> Iterator[dict[str, Any]]:
    for line in text.splitlines():
        value = json.loads(line)
        if not isinstance(value, dict):
            raise ValueError
        yield value


def _played(line: dict[str, Any]) -> Played:
    seating = tuple(map(str, line["seating"]))
    return Played(
        number=int(line["number"]),
        seating=seating,
        scores=tuple(map(int, line["scores"])),
        winners=tuple(map(int, line["winners"])),
        actions=tuple(map(int, line["actions"])),
        milliseconds=tuple(map(float, line["ms"])),
        failures=tuple(map(int, line.get("failures", [0] * len(seating)))),
        troubles=tuple(
            facts_of(each) if each else None for each in line.get("troubles", [""] * len(seating))
        ),
    )


def _drop_half_a_line(path: Path) -> None:
    """Cut off what an interruption left of a line."""
    with path.open("r+b") as file:
        text = file.read()
        if not text.endswith(b"\n"):
            file.truncate(text.rfind(b"\n") + 1)
