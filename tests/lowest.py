"""A whole game on a server, with nothing but what the package needs; see `test_lowest`."""

import json
import re
import subprocess
import sys
import tempfile
import urllib.request
from http.cookiejar import CookieJar

from websockets.sync.client import connect

from alhambra.core import library
from alhambra.rollwrite import simulate


def main() -> None:
    """Simulate, serve with the flags we are given, play to the end, verify the record."""
    assert library.is_loaded(), library.status()
    assert simulate(games=10, players=3, seed=1).shape == (10, 3)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "alhambra", "serve", "--port", "0"]
        command += ["--data", folder, "--pace", "0", *sys.argv[1:]]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as serving:
            try:
                assert serving.stdout is not None
                found = re.search(r":(\d+)/", serving.stdout.readline())
                assert found is not None
                record = play(f"127.0.0.1:{found[1]}")
            finally:
                serving.terminate()
        verify = [sys.executable, "-m", "alhambra", "verify", "-"]
        subprocess.run(verify, input=record, text=True, check=True)


def play(place: str) -> str:
    """Play a table against a bot; its record."""
    jar = CookieJar()
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))

    def ask(path: str, body: object = None) -> str:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://{place}{path}", data)
        request.add_header("Content-Type", "application/json")
        with opener.open(request, timeout=30) as answer:
            return str(answer.read().decode())

    ask("/")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    table = json.loads(ask("/api/tables", {"game": "rollwrite", "seats": seats}))["id"]
    ask(f"/api/tables/{table}/start", {})
    cookie = "; ".join(f"{one.name}={one.value}" for one in jar)
    address, headers = f"ws://{place}/api/tables/{table}/socket", {"Cookie": cookie}
    with connect(address, additional_headers=headers) as page:
        is_over = False
        while not is_over:
            heard = json.loads(page.recv(timeout=30))
            is_over = bool((heard.get("view") or {}).get("over"))
            if heard.get("choices") and not is_over:
                version = heard.get("version") or heard["table"]["version"]
                action = heard["choices"][0]["action"]
                page.send(json.dumps({"type": "act", "version": version, "action": action}))
    return ask(f"/api/tables/{table}/record")


if __name__ == "__main__":
    main()
