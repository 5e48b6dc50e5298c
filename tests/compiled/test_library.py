"""The library is never stale: what is asked runs by the rules as they are written now."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from alhambra.core import library

PROBE = """
import json
from alhambra.core import library
from alhambra.palace import Rules

status = library.status()
counts = [Rules(players=3).new_game(seed=seed).legal_count() for seed in range(9)]
print(json.dumps({"why": status.why, "detail": status.detail, "counts": counts}))
"""
HIDING = "import sys\nsys.modules['ziglang'] = None\n"

RULE, OTHER_RULE = "MOST_SEVERAL = 5\n", "MOST_SEVERAL = 4\n"
"""How much several cards may total (AL-3.2)."""

pytestmark = pytest.mark.skipif(not library.is_loaded(), reason="the rules run interpreted")


class Copy:
    """The package in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "alhambra"
        left_out = shutil.ignore_patterns("__pycache__", "vendor")
        shutil.copytree(library.PACKAGE, self.package, ignore=left_out)
        self._folder = folder
        self.library = self.package / "compiled" / library.FILE.name
        self.note = self.package / "compiled" / library.NOTE.name

    def begin(self, **environment: str) -> "subprocess.Popen[str]":
        """Ask it for the counts of some games, in a process of its own."""
        kept = {name: value for name, value in os.environ.items() if name not in ("CC",)}
        kept.pop(library.CHOICE, None)
        return subprocess.Popen(
            [sys.executable, "-c", PROBE],
            env={**kept, "PYTHONPATH": str(self._folder), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def ask(self, **environment: str) -> tuple[Any, str]:
        """What it says, and what it says on stderr."""
        return answer_of(self.begin(**environment))

    def edit(self, old: str, new: str, name: str = "palace/catalog.py") -> None:
        """Change a source."""
        file = self.package / name
        text = file.read_text()
        assert text.count(old) == 1
        file.write_text(text.replace(old, new))


def answer_of(process: "subprocess.Popen[str]") -> tuple[Any, str]:
    out, errors = process.communicate()
    assert process.returncode == 0, errors
    return json.loads(out), errors


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def test_an_unchanged_package_loads_silently(copy: Copy) -> None:
    answer, errors = copy.ask()
    assert answer["why"] == "compiled" and answer["detail"] == str(copy.library) and not errors


def test_another_comment_is_noted_and_nothing_compiled(copy: Copy) -> None:
    before = copy.library.read_bytes()
    copy.edit(RULE, f"{RULE}# of several cards together\n")
    noted = copy.note.read_text()
    answer, errors = copy.ask()
    assert answer["why"] == "compiled" and not errors
    assert copy.library.read_bytes() == before and copy.note.read_text() != noted
    noted = copy.note.read_text()
    assert not copy.ask()[1] and copy.note.read_text() == noted


def test_another_rule_is_compiled_by_one_process_and_runs_in_all(copy: Copy) -> None:
    by_the_book, _ = copy.ask(ALHAMBRA_LIBRARY="none")
    copy.edit(RULE, OTHER_RULE)
    interpreted, _ = copy.ask(ALHAMBRA_LIBRARY="none")
    assert interpreted["counts"] != by_the_book["counts"]
    answers = [answer_of(process) for process in [copy.begin() for _ in range(3)]]
    lines = [line for _, errors in answers for line in errors.splitlines()]
    assert len(lines) == 1, lines
    assert "rules compiled with" in lines[0] and "palace/catalog.py" in lines[0]
    assert lines[0].endswith(" s")
    for answer, _ in answers:
        assert answer["why"] == "compiled" and answer["counts"] == interpreted["counts"]
    assert not copy.ask()[1]


def test_another_rule_without_a_compiler_is_interpreted_with_one_warning(copy: Copy) -> None:
    hiding = copy.package.parent / "hiding"
    hiding.mkdir()
    (hiding / "sitecustomize.py").write_text(HIDING)
    copy.edit(RULE, OTHER_RULE)
    path = os.pathsep.join((str(hiding), str(copy.package.parent)))
    answer, errors = copy.ask(PATH=str(hiding), PYTHONPATH=path)
    assert errors.count("RuntimeWarning") == 1 and "palace/catalog.py has changed" in errors
    assert answer["why"] == "stale" and "no C compiler" in answer["detail"]
    interpreted, silent = copy.ask(ALHAMBRA_LIBRARY="none")
    assert answer["counts"] == interpreted["counts"] and not silent


def test_a_rule_that_cannot_be_printed_is_said_with_its_line(copy: Copy) -> None:
    test = "if smallest_pair(at) > MOST_SEVERAL:"
    copy.edit(test, test.replace("MOST_SEVERAL", "sum((MOST_SEVERAL,))"), "palace/legal.py")
    _, errors = copy.ask()
    assert errors.count("RuntimeWarning") == 1 and "`sum` is no kernel" in errors
    text = (copy.package / "palace" / "legal.py").read_text()
    line = text[: text.index("sum((")].count("\n") + 1
    assert f"palace/legal.py:{line}" in errors


@pytest.mark.parametrize(
    ("chosen", "why"), [("none", "chosen"), (__file__, "unloadable"), ("/nowhere", "unloadable")]
)
def test_another_library_can_be_chosen(chosen: str, why: str, copy: Copy) -> None:
    answer, errors = copy.ask(ALHAMBRA_LIBRARY=chosen)
    assert answer["why"] == why and not errors
    chosen_library, errors = copy.ask(ALHAMBRA_LIBRARY=str(library.FILE))
    assert chosen_library["why"] == "compiled" and chosen_library["detail"] == str(library.FILE)
    assert chosen_library["counts"] == answer["counts"] and not errors


def test_without_a_library_all_is_interpreted(copy: Copy) -> None:
    copy.library.unlink()
    answer, errors = copy.ask()
    assert answer["why"] == "missing" and not errors
    assert answer["counts"] == copy.ask(ALHAMBRA_LIBRARY="none")[0]["counts"]
