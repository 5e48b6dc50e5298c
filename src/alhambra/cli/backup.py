"""`alhambra backup`: a copy of all tables, while they are being played."""

import argparse
from pathlib import Path

from alhambra.cli.settings import tables_of


def run(arguments: argparse.Namespace) -> int:
    """Copy the database of a server into a new file."""
    from alhambra.server import folder

    target = Path(arguments.file)
    size = folder.copy(tables_of(arguments), target)
    print(arguments.words("backup-made", file=target, kilobytes=-(-size // 1024)))
    return 0
