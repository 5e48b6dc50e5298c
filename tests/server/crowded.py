"""`alhambra` with few files, that waits for ever for a question."""

import os
import resource
import sys

from alhambra.server import cables
from tests import serving
from tests.patience import PATIENCE

if __name__ == "__main__":
    files = int(os.environ["FILES"])
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    cables.ASKING = 100 * PATIENCE
    sys.exit(serving.main())
