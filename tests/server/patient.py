"""`alhambra` with a server that waits for bots, pages and its database as long as they need."""

import sys

from alhambra.cli.main import main
from alhambra.server import serve, store, thinking
from tests import chance
from tests.server.stage import PATIENCE

if __name__ == "__main__":
    chance.fix()
    thinking.LONGEST = 3 * PATIENCE
    serve.ENDING = PATIENCE // 2
    store.SILENCE = store.PATIENCE = PATIENCE
    sys.exit(main())
