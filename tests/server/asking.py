"""`alhambra` with a server that waits for a question as long as the variable ASKING says."""

import os
import sys

from alhambra.cli.main import main
from alhambra.server import cables

if __name__ == "__main__":
    cables.ASKING = float(os.environ["ASKING"])
    sys.exit(main())
