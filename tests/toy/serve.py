"""`alhambra` with one game more."""

import sys

from alhambra import games
from tests import serving
from tests.toy import ENTRY

if __name__ == "__main__":
    games.add(ENTRY)
    sys.exit(serving.main())
