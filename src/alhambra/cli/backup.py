"""`alhambra backup`: a copy of all tables, while they are being played."""

import argparse
from pathlib import Path

from alhambra.cli.settings import data_of


def run(arguments: argparse.Namespace) -> int:
    """Copy the database of a data folder into a new file."""
    from alhambra.server import folder

    place = data_of(arguments)
    target = Path(arguments.file)
    size = folder.copy(place, target)
    print(arguments.words("backup-made", file=target, kilobytes=-(-size // 1024)))
    return 0
