"""`alhambra` with an event loop that notes its pauses: how long it works before it looks around.

    python -m tests.server.pauses serve …

A pause is counted in time of the processor, which does not hang on what else the machine does. The
file that the variable PAUSES names gets a line for each that is worth a word.
"""

import asyncio
import gc
import os
import selectors
import sys
import time
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn

from alhambra.server import serve
from tests import serving

FILE = "PAUSES"
WORTH_A_WORD = 0.0005
"""Seconds."""


class Watch(selectors.DefaultSelector):
    """What a loop waits with: it knows for how long nobody has waited."""

    _since: float | None = None

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Wait for something to do."""
        if self._since is not None:
            spent = time.thread_time() - self._since
            if spent > WORTH_A_WORD:
                with Path(os.environ[FILE]).open("a", encoding="utf-8") as file:
                    file.write(f"{spent}\n")
        found: list[tuple[selectors.SelectorKey, int]] = super().select(timeout)
        self._since = time.thread_time()
        return found

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        """What is waited for."""
        known: Mapping[Any, selectors.SelectorKey] = super().get_map()
        return known


def new_loop() -> asyncio.AbstractEventLoop:
    """A loop that is watched."""
    return asyncio.SelectorEventLoop(Watch())


if __name__ == "__main__":
    serve.uvicorn.Config = partial(uvicorn.Config, loop=f"{__spec__.name}:new_loop")  # type: ignore[attr-defined]
    gc.disable()  # the collector comes by chance
    sys.exit(serving.main())
