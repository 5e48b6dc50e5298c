"""The rules of the page, run by Node.js, answer what the library answers, to the last bit."""

import hashlib
import json
import shutil
import struct
import subprocess
from array import array
from pathlib import Path
from typing import Any

import pytest

from alhambra.bots.search import LINES, POLICY, SIMULATE, VALUE
from alhambra.compiled import build
from alhambra.compiled.program import Program
from alhambra.compiled.roots import all_roots, of_the_page
from alhambra.core import library
from alhambra.core.memory import Layout
from alhambra.core.questions import ATTEMPT, COUNT, FALL, NTH, REVEAL, SITUATION, WEIGHT, WHY_NOT
from alhambra.core.root import ROOTS, Root, Scratch, Several
from tests.compiled.played import ALL_RULES, moments
from tests.compiled.sanitize import beliefs_for

TELLING = "python -m alhambra.compiled --page makes it"
MOST_MOMENTS = 300


class Tape:
    """Asks the library, and notes down what was asked and answered; see `wasm.mjs`."""

    def __init__(self, file: Path) -> None:
        self._file = file.open("wb")
        self._rooms: dict[tuple[str, int], Any] = {}
        self._roots = of_the_page(all_roots())

    def ask(self, root: Root, *given: Any, watched: bool = True) -> Any:
        """Ask; None for a record stands for what the root has left in it."""
        noted = array("q", [self._roots.index(root)])
        arguments, records = [], []
        rest = iter(given)
        for place, part in enumerate(root.parts):
            if isinstance(part, Scratch):
                continue
            value = next(rest)
            if isinstance(part, Layout):
                room = self._rooms.setdefault((root.name, place), part.record())
                if value is not None:
                    room.pour(value)
                    noted.append(part.words)
                    noted.frombytes(memoryview(room).cast("B"))
                else:
                    noted.append(0)
                arguments.append(room)
                records.append(room)
            elif isinstance(part, Several):
                is_kept = self._rooms.get((root.name, place)) is value
                noted.extend([0] if is_kept else [len(value), *value])
                self._rooms[root.name, place] = value
                arguments.append(value)
            else:
                noted.append(value)
                arguments.append(value)
        answer = root.call(*arguments)
        if root.lists:
            noted.extend([len(answer), len(answer), *answer])
        else:
            noted.extend([answer, 0])
        for record in records:
            noted.append(int(watched))
            if watched:
                digest = hashlib.sha256(memoryview(record)).digest()
                noted.extend(struct.unpack("<q", digest[:8]))
        self._file.write(noted.tobytes())
        return answer

    def close(self) -> None:
        """Everything is written."""
        self._file.close()


def ask_rules(tape: Tape, game: Any) -> None:
    """All questions about a moment."""
    kernels, at = game.rules.kernels, game.at
    codes = tape.ask(kernels.listing, at)
    some = [*codes[:3], *codes[-2:], -1, kernels.actions, len(game.plies) * 7 % kernels.actions]
    asked = [(SITUATION, 0), (COUNT, 0), (NTH, len(codes) // 2), (NTH, len(codes)), (FALL, 0)]
    asked += [(question, code) for code in some for question in (WHY_NOT, ATTEMPT)]
    for question, number in asked:
        situation = tape.ask(kernels.answer, at, question, number)
        if question == ATTEMPT and situation >= 0:
            for then, way in ((FALL, 3), (FALL, 0), (REVEAL, 2), (WEIGHT, 1), (COUNT, 0)):
                tape.ask(kernels.answer, None, then, way)


def think(tape: Tape, game: Any, weights: Any, *, is_deep: bool) -> None:
    """What bots work out."""
    root = ROOTS[f"{game.rules.name}.think"]
    study = next(p for p in root.parts if isinstance(p, Layout) and p.name == "Study").new()
    study.seed, study.replies = 7 + len(game.plies), 2
    position = game.at.words()
    records = position, position, position, None, weights, study.layout.to_words(study)
    for seat in range(game.rules.players):
        tape.ask(root, *records, VALUE, seat, 0)
    if game.is_over:
        return
    tape.ask(root, *records, POLICY, 0, 0)
    if tape.ask(root, *records, LINES, 0, 0) and is_deep:
        tape.ask(root, None, None, None, None, weights, None, SIMULATE, 0, 2)


def write(tape: Tape) -> int:
    """Every moment of a game of each kind."""
    met = 0
    for number, rules in enumerate(ALL_RULES):
        weights, words = beliefs_for(rules).words, rules.kernels.layout.words
        assert words == len(rules.new_game().words())
        for count, game in zip(range(MOST_MOMENTS), moments(rules, number), strict=False):
            met += 1
            if not game.is_over:
                ask_rules(tape, game)
            if count % 5 == 0:
                weigh = ROOTS[f"{rules.name}.weigh"]
                tape.ask(weigh, game.at, None)
                if rules.name == "palace":
                    tape.ask(ROOTS["palace.tally_next"], game.at, None)
            if count % 20 == 0 or game.is_over:
                think(tape, game, weights, is_deep=count % 60 == 0)
    return met


@pytest.fixture(scope="module")
def note() -> Any:
    if not (library.PAGE.exists() and build.PAGE_NOTE.exists()):
        pytest.fail(f"there is no {library.PAGE.name}: {TELLING}")
    return json.loads(build.PAGE_NOTE.read_text())


def test_the_rules_of_the_page_are_made_of_the_kernels_as_they_are(note: Any) -> None:
    fingerprint = Program(of_the_page(all_roots())).fingerprint
    assert note["fingerprint"] == fingerprint, f"{library.PAGE.name} is stale: {TELLING}"


@pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed")
def test_the_page_answers_as_the_library(note: Any, tmp_path: Path) -> None:
    assert library.is_loaded(), library.status()
    file = tmp_path / "tape"
    tape = Tape(file)
    assert list(note["roots"]) == [root.name for root in of_the_page(all_roots())]
    assert write(tape) > 1_000
    tape.close()
    reader = Path(__file__).with_name("wasm.mjs")
    command = ["node", *map(str, (reader, library.PAGE, build.PAGE_NOTE, file))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout.split()[0]) > 10_000
