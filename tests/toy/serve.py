"""`alhambra` with one game more."""

import sys

from alhambra import games
from alhambra.cli.main import main
from tests import chance
from tests.toy import ENTRY

if __name__ == "__main__":
    chance.fix()
    games.add(ENTRY)
    sys.exit(main())
