"""`alhambra` with the page of another folder, which a test may change."""

import os
import sys
from pathlib import Path

from alhambra import web

if __name__ == "__main__":
    web.FOLDER = Path(os.environ["PAGE_UNDER_TEST"])
    from tests import serving

    sys.exit(serving.main())
