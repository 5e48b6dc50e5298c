"""`alhambra` as the tests start it: its chance follows from the running test, and it is patient."""

import os
import sys

from alhambra.cli import main as program
from alhambra.server import serve, store, thinking
from tests import chance, late
from tests.patience import PATIENCE

LATE = "LATE_ANSWERS"
"""The variable that makes answers and news come late; a number, from which follows how late."""


def main() -> int:
    """Run the program so that it waits for bots, pages and its database as long as they need."""
    chance.fix()
    if seed := os.environ.get(LATE):
        late.begin(int(seed))
    thinking.LONGEST = 3 * PATIENCE
    serve.ENDING = PATIENCE // 2
    store.SILENCE = store.PATIENCE = PATIENCE
    return program.main()


if __name__ == "__main__":
    sys.exit(main())
