"""`alhambra` with a server that waits as long for a question as a test says."""

import os
import sys

from alhambra.server import cables
from tests import serving

if __name__ == "__main__":
    cables.ASKING = float(os.environ["ASKING"])
    sys.exit(serving.main())
