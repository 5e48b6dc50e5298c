"""The compiled rules, made ready while people play already.

Compiling takes seconds and would hold everybody up, so another process does it and leaves what it
made on disk; loading that takes a moment.
"""

import asyncio
import gc
import logging
import subprocess
import sys
from collections.abc import Callable

from alhambra.server import games

LOG = logging.getLogger("alhambra.warm")


class Warmth:
    """Are the compiled rules ready?"""

    def __init__(self) -> None:
        """Cold."""
        self.is_ready = False
        self._is_stopping = False
        self._waiting: list[Callable[[], None]] = []
        self._process: asyncio.subprocess.Process | None = None

    def when_ready(self, call: Callable[[], None]) -> None:
        """Call this once the rules are ready."""
        self._waiting.append(call)

    async def warm(self) -> None:
        """Compile in another process, then load; a failure leaves the interpreted rules."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "alhambra.server.warm",
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            if await self._process.wait() != 0:
                if self._is_stopping:
                    return
                LOG.warning("the rules could not be compiled; they stay interpreted")
                return
            await asyncio.to_thread(load)
        except Exception:
            LOG.exception("the compiled rules could not be loaded; they stay interpreted")
            return
        gc.freeze()  # what was loaded stays; the collector need not look at it again
        self.is_ready = True
        for call in self._waiting:
            call()

    def stop(self) -> None:
        """Stop compiling."""
        self._is_stopping = True
        if self._process is not None and self._process.returncode is None:
            self._process.kill()


def load() -> None:
    """Load the compiled rules of all games, compiling what is not on disk yet."""
    for name in games.NAMES:
        games.find(name).warm()


if __name__ == "__main__":
    load()
