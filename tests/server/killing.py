"""A server that can be killed hundreds of times: forked from a process that has imported it.

`start` on standard input starts one and prints its process number; `kill` kills it and prints how
it ended, once it is gone. The child is the server that `alhambra serve` runs, with the same folder
and port each time.
"""

import os
import signal
import sys
from pathlib import Path

from alhambra.server.serve import serve
from tests import chance


def start(port: int, folder: Path) -> int:
    """Start a server; its process number."""
    child = os.fork()
    if child == 0:
        serve(
            "127.0.0.1",
            port,
            folder,
            say=lambda key, **arguments: None,
            pace=0,
            unlimited=True,
        )
        os._exit(0)
    return child


def kill(child: int) -> int:
    """Kill it; its exit code, or the number of the signal that ended it, less than nothing."""
    os.kill(child, signal.SIGKILL)
    _, ended = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(ended)


def main() -> None:
    chance.fix()
    port, folder, child = int(sys.argv[1]), Path(sys.argv[2]), 0
    for line in sys.stdin:
        if line == "start\n":
            said = child = start(port, folder)
        else:
            said, child = kill(child), 0
        sys.stdout.write(f"{said}\n")
        sys.stdout.flush()
    if child:
        kill(child)


if __name__ == "__main__":
    main()
