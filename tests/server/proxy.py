"""A cable between a server and its database that can be cut: nothing passes, and nobody is told."""

import os
import select
import socket
import tempfile
import threading
import time
from pathlib import Path

NAME = ".s.PGSQL.5432"


class Proxy:
    """Passes on what is said between a local socket of its own and that of a database."""

    def __init__(self, database: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="alhambra-cable-"))
        self.is_silent = False
        self._database = str(database / NAME)
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(self.folder / NAME))
        self._listening.listen(64)
        self._has_ended = False
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    def _accept(self) -> None:
        while not self._has_ended:
            if select.select([self._listening], [], [], 0.1)[0]:
                near, _ = self._listening.accept()
                passing = threading.Thread(target=self._pass, args=(near,), daemon=True)
                self._threads.append(passing)
                passing.start()

    def _pass(self, near: socket.socket) -> None:
        with near, socket.socket(socket.AF_UNIX) as far:
            far.connect(self._database)
            while not self._has_ended:
                for ready in select.select([near, far], [], [], 0.1)[0]:
                    while self.is_silent and not self._has_ended:
                        time.sleep(0.02)
                    try:
                        data = ready.recv(1 << 16)
                        if not data:
                            return
                        (far if ready is near else near).sendall(data)
                    except OSError:
                        return

    def end(self) -> None:
        """Close everything."""
        self._has_ended = True
        for thread in self._threads:
            thread.join()
        self._listening.close()
        os.unlink(self.folder / NAME)
        self.folder.rmdir()
