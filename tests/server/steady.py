"""`alhambra` with workers that pass connections on to each other however late a sign of life is."""

import sys

from alhambra.server import homes
from tests import serving
from tests.patience import PATIENCE

if __name__ == "__main__":
    homes.SILENT = 3 * PATIENCE
    sys.exit(serving.main())
