"""How fast boardgame.io serves tables: `python -m bench.boardgameio`.

Its server with tic-tac-toe, in memory, as many tables and sockets as `bench.tables` has: for what
an action costs that is neither stored nor shows what each choice would bring. The library comes
from npm into a temporary folder; nothing of it is kept.
"""

import argparse
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from bench.house import cpu_of
from bench.tables import ACTIONS, TABLES

PACKAGE = "boardgame.io@0.50.2"
PROGRAM = Path(__file__).with_name("boardgameio.mjs")
FLAGS = ("--no-audit", "--no-fund", "--loglevel=error")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.boardgameio", description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "package.json").write_text("{}", encoding="utf-8")
        subprocess.run(["npm", "install", *FLAGS, PACKAGE], cwd=folder, check=True)
        shutil.copy(PROGRAM, folder)
        per_second, per_cpu = measure(folder, arguments.tables)
    print(f"{'boardgame.io, actions a second':45} {per_second:12,.2f}")
    print(f"{'boardgame.io, actions a second of server CPU':45} {per_cpu:12,.2f}")


def measure(folder: str, tables: int) -> tuple[float, float]:
    """Moves a second, and moves a second of the server's processor time."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    program = ["node", PROGRAM.name]
    server = subprocess.Popen(
        [*program, "server", port], cwd=folder, stdout=subprocess.PIPE, text=True
    )
    try:
        await_line(server, "serving")
        people = subprocess.Popen(
            [*program, "people", port, str(tables), str(ACTIONS)],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert people.stdin is not None
        await_line(people, "ready")
        begun, used = time.perf_counter(), cpu_of(server.pid)
        people.stdin.write("go\n")
        people.stdin.flush()
        await_line(people, "done")
        seconds, cpu = time.perf_counter() - begun, cpu_of(server.pid) - used
        people.wait()
    finally:
        server.kill()
        server.wait()
    return tables * ACTIONS / seconds, tables * ACTIONS / cpu


def await_line(process: subprocess.Popen[str], wanted: str) -> None:
    """Read on until a program says so."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.strip() == wanted:
            return
    raise RuntimeError(f"it ended before it was {wanted}")


if __name__ == "__main__":
    main()
