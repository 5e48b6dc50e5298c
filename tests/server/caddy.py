"""A real Caddy before a server, with the configuration that docs/operate.md shows."""

import os
import shutil
import socket
import ssl
import subprocess
from pathlib import Path

from tests.ports import held_port, number_of
from tests.server.nginx import replaced, shown
from tests.server.stage import House, wait_until

FRAME = """{{
    admin off
    auto_https disable_redirects
    skip_install_trust
}}
{shown}
"""


class Caddy:
    """Ends TLS before a server, under the name localhost, with certificates of its own making."""

    def __init__(self, folder: Path, house: House) -> None:
        program = shutil.which("caddy")
        assert program, "this test needs Caddy: scripts/setup-system installs it"
        self._held = held_port()
        self.port = number_of(self._held)
        text = replaced(
            shown("play.example.org {"),
            ("127.0.0.1:8000", f"127.0.0.1:{house.port}"),
            ("play.example.org", f"localhost:{self.port}"),
        )
        configuration = folder / "Caddyfile"
        configuration.write_text(FRAME.format(shown=text))
        self._said = folder / "caddy.txt"
        self._root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        with self._said.open("wb") as output:
            self._process = subprocess.Popen(
                [program, "run", "--config", str(configuration), "--adapter", "caddyfile"],
                env={**os.environ, "XDG_DATA_HOME": str(folder), "HOME": str(folder)},
                stdout=output,
                stderr=output,
            )
        self.place = f"localhost:{self.port}"
        self.address = f"https://{self.place}"
        wait_until(self._answers)

    def _answers(self) -> bool:
        assert self._process.poll() is None, self.said()
        try:
            with socket.create_connection(("127.0.0.1", self.port)) as plain:
                self.trust().wrap_socket(plain, server_hostname="localhost").close()
        except OSError:  # no certificate yet
            return False
        return True

    def trust(self) -> ssl.SSLContext:
        """What believes its certificates."""
        return ssl.create_default_context(cafile=str(self._root))

    def said(self) -> str:
        """What it wrote."""
        return self._said.read_text()

    def stop(self) -> None:
        """End."""
        self._process.terminate()
        self._process.wait()
        self._held.close()
