"""NumPy for what hands out arrays: an extra, since everything else does without it."""

from typing import Any

from alhambra.core.errors import AlhambraError

INSTALL = "pip install 'alhambra[numpy]'"


class NoNumPy(AlhambraError, ImportError):
    """NumPy is wanted and not installed."""

    def __init__(self, wanting: str) -> None:
        """Name what wants it, and how to get it."""
        super().__init__("no-numpy", about=f"{wanting} needs NumPy: {INSTALL}", wanting=wanting)


def numpy_for(wanting: str) -> Any:
    """The module; raises NoNumPy, with the name of what wants it, where it is not installed."""
    try:
        import numpy as np
    except ModuleNotFoundError as error:
        raise NoNumPy(wanting) from error
    return np
