"""`alhambra` as the tests start it: what falls at its tables follows from the running test."""

import sys

from alhambra.cli.main import main
from tests import chance

if __name__ == "__main__":
    chance.fix()
    sys.exit(main())
