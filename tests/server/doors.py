"""`alhambra` with tables of every game that has a door, whether or not the list opens it yet."""

import sys
from dataclasses import replace

from alhambra import games
from alhambra.cli.main import main

if __name__ == "__main__":
    entry = games.find("palace")
    assert entry is not None
    games.add(replace(entry, table="alhambra.server.palace"))
    sys.exit(main())
