"""`alhambra backup`: a copy of all tables, while they are being played."""

import argparse
from pathlib import Path


def run(arguments: argparse.Namespace) -> int:
    """Copy the database of a data folder into a new file."""
    from alhambra.server import folder
    from alhambra.server.settings import data_folder

    place = Path(arguments.data) if arguments.data else data_folder()
    target = Path(arguments.file)
    size = folder.copy(place, target)
    print(arguments.words("backup-made", file=target, kilobytes=-(-size // 1024)))
    return 0
