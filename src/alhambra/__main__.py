"""Lets `python -m alhambra` be the command line."""

import sys

from alhambra.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
