"""The page: what a browser gets to read. Data only; the server serves it."""

from pathlib import Path

FOLDER = Path(__file__).parent
"""Where the shell, the static files and the rules pages lie."""
