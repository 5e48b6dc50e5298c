"""A lock that can be had at once: whoever finds it free need not be a task, nor wait for a turn."""

import asyncio
from collections import deque
from types import TracebackType


class Lock:
    """Held by one at a time, given on in the order in which it was asked for."""

    def __init__(self) -> None:
        """Free."""
        self._is_held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    @property
    def is_held(self) -> bool:
        """Does somebody hold it?"""
        return self._is_held

    def take(self) -> bool:
        """Take it if it is free; give it back with `leave`."""
        if self._is_held:
            return False
        self._is_held = True
        return True

    def leave(self) -> None:
        """Give it to whoever has waited longest; if there is nobody, it is free."""
        while self._waiting:
            waiting = self._waiting.popleft()
            if not waiting.done():
                waiting.set_result(None)
                return
        self._is_held = False

    async def __aenter__(self) -> None:
        """Wait until it is ours."""
        if self.take():
            return
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if not waiting.cancelled():  # it was given to us, and nobody wants it any more
                self.leave()
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        """Give it on."""
        self.leave()
