"""Golden games: every record in this folder replays, and its checks hold."""

from pathlib import Path

import pytest

from alhambra.core.errors import RecordError
from alhambra.core.record import CHECK_MARK, Record

RECORDS = sorted(Path(__file__).parent.glob("*.alhambra"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_end(path: Path) -> None:
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert record.lines[-1].mark == CHECK_MARK
    game = record.replay()
    assert game.is_over and game.outcome is not None


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text)
    game = record.replay()
    again = game.record(record.seats)
    assert [(line.mark, line.text) for line in again.lines] == [
        (line.mark, line.text) for line in record.lines
    ]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_changed_chance_is_noticed(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("* ") and line[3:].isdigit())
    pips = int(lines[number][3:])
    lines[number] = lines[number][:3] + str(pips % 6 + 1)
    with pytest.raises(RecordError):
        Record.parse("\n".join(lines)).replay()


def test_every_table_has_its_record() -> None:
    assert len(RECORDS) >= 8
