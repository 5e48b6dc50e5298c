"""A real nginx before a server, with the configuration that docs/operate.md shows."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import textwrap
from pathlib import Path

from tests.ports import held_port, number_of
from tests.server.stage import House, wait_until

PAGE = Path(__file__).parent.parent.parent / "docs" / "operate.md"
FRAME = """
{user}
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.txt warn;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{shown}
}}
"""


def shown(first: str) -> str:
    """The block of the page that begins with a line."""
    blocks = re.findall(r"(?m)(?:^    .*\n|^\n(?=    ))+", PAGE.read_text(encoding="utf-8"))
    (found,) = (block for block in blocks if block.strip().startswith(first))
    return textwrap.dedent(found).strip()


def replaced(text: str, *pairs: tuple[str, str]) -> str:
    """A text with other words in the place of some, each of which is there."""
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    return text


class Nginx:
    """Ends TLS before a server, under the name localhost."""

    def __init__(self, folder: Path, house: House, *, under: str | None = None) -> None:
        """`under`: the first line of what the page shows in the place of the whole site."""
        program = shutil.which("nginx") or "/usr/sbin/nginx"
        assert Path(program).exists(), "this test needs nginx: scripts/setup-system installs it"
        self.folder = folder
        self._held = held_port()
        self.port = number_of(self._held)
        self.certificate = folder / "own.pem"
        subprocess.run(
            [
                *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
                *("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"),
                *("-keyout", str(folder / "own.key"), "-out", str(self.certificate)),
            ],
            check=True,
            capture_output=True,
        )
        text = replaced(
            shown("upstream alhambra {"),
            ("127.0.0.1:8000", f"127.0.0.1:{house.port}"),
            ("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"),
            ("/etc/ssl/play.example.org.pem", str(self.certificate)),
            ("/etc/ssl/play.example.org.key", str(folder / "own.key")),
            ("play.example.org", "localhost"),
        )
        if under is not None:
            text = replaced(text, ("location / {", under))
        user = "user root;" if os.getuid() == 0 else ""
        configuration = folder / "nginx.conf"
        configuration.write_text(FRAME.format(folder=folder, user=user, shown=text))
        self._process = subprocess.Popen([program, "-c", str(configuration), "-p", str(folder)])
        wait_until(self._answers)
        self.place = f"localhost:{self.port}"
        self.address = f"https://{self.place}"

    def _answers(self) -> bool:
        assert self._process.poll() is None, self.said()
        try:
            socket.create_connection(("127.0.0.1", self.port)).close()
        except OSError:
            return False
        return True

    def trust(self) -> ssl.SSLContext:
        """What believes its certificate."""
        return ssl.create_default_context(cafile=str(self.certificate))

    def said(self) -> str:
        """What it complained of."""
        file = self.folder / "nginx.txt"
        return file.read_text() if file.exists() else ""

    def stop(self) -> None:
        """End."""
        self._process.terminate()
        self._process.wait()
        self._held.close()
