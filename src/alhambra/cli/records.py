"""Records in files: read and replayed whole, or refused with the file and the line."""

from typing import Any

from alhambra.cli.files import FileTrouble, read_text
from alhambra.core.errors import AlhambraError
from alhambra.core.record import Record


def load_record(name: str) -> tuple[Record, Any]:
    """A record and its game, played through; raises FileTrouble that names the line."""
    text = read_text(name)
    try:
        record = Record.parse(text)
        return record, record.replay()
    except AlhambraError as error:
        raise trouble_in(name, error) from error


def trouble_in(name: str, cause: AlhambraError) -> FileTrouble:
    """What is wrong with a file, or with standard input for `-`."""
    return FileTrouble("in-input" if name == "-" else "in-file", file=name, cause=cause)
