"""The chance of tables: nobody can foresee it, but for tests, which always find the same."""

from pathlib import Path

import pytest

from tests import chance
from tests.server.stage import Guest, House


def made_at(folder: Path, program: str) -> tuple[str, str]:
    """The id and the commitment of the first table that a new server makes in a test."""
    folder.mkdir()
    chance.begin("a test")
    house = House(folder, program=program)
    try:
        ann = Guest(house)
        table = ann.make(ann.me())
        ann.close()
        return table["id"], table["commitment"]
    finally:
        house.stop()


@pytest.mark.parametrize(("program", "kinds"), [("alhambra", 2), ("tests.serving", 1)])
def test_nobody_but_a_test_foresees_what_falls(tmp_path: Path, program: str, kinds: int) -> None:
    made = [made_at(tmp_path / name, program) for name in ("one", "two")]
    assert [len(set(facts)) for facts in zip(*made, strict=True)] == [kinds, kinds]
