"""`alhambra` with a server that lets its bots think as long as a busy machine needs."""

import sys

from alhambra.cli.main import main
from alhambra.server import thinking
from tests import chance
from tests.server.stage import PATIENCE

if __name__ == "__main__":
    chance.fix()
    thinking.LONGEST = 3 * PATIENCE
    sys.exit(main())
