"""A server that can be killed hundreds of times: forked from a process that has imported it.

Every line on standard input starts one; its process number is printed. The child is the server
that `alhambra serve` runs, with the same folder and port each time.
"""

import os
import signal
import sys
from pathlib import Path

from alhambra.server.serve import serve


def main() -> None:
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(
                "127.0.0.1",
                port,
                folder,
                say=lambda key, **arguments: None,
                pace=0,
                unlimited=True,
                compiled=False,
            )
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
