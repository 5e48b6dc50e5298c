"""The password of the database: it is read by nobody who looks at processes."""

from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.cluster import Cluster
from tests.server.stage import Guest, House, wait_until
from tests.server.test_workers import children

pytestmark = pytest.mark.xdist_group("postgresql")

PASSWORD = "k9-geheim"


def with_password(cluster: Cluster) -> str:
    return cluster.database().replace("alhambra@", f"alhambra:{PASSWORD}@")


def commands(pids: list[int]) -> str:
    return "".join(Path(f"/proc/{pid}/cmdline").read_text() for pid in pids)


def test_with_the_address_in_the_environment_no_process_shows_the_password(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ALHAMBRA_DATABASE", with_password(cluster))
    house = House(tmp_path, "--workers", "2")
    try:
        wait_until(lambda: len(children(house.pid)) == 2)
        assert PASSWORD not in commands([house.pid, *children(house.pid)])
    finally:
        house.stop()
    assert house.said() == ""


def test_no_program_inherits_the_address(
    monkeypatch: pytest.MonkeyPatch, cluster: Cluster, tmp_path: Path
) -> None:
    """What the server starts, such as a bot, has the environment that the server has then."""
    told = tmp_path / "told"
    bot = tmp_path / "bot"
    bot.write_text(f"#!/bin/sh\nenv > {told}.new; mv {told}.new {told}\nexec cat >/dev/null\n")
    bot.chmod(0o755)
    monkeypatch.setenv("ALHAMBRA_DATABASE", with_password(cluster))
    house = House(tmp_path, "--bot", f"mine=exec:{bot}@{PATIENCE}s")
    guest = Guest(house)
    try:
        table = guest.make(guest.me(), {"kind": "bot", "bot": "mine"})["id"]
        guest.start(table, seat0="harbour")
        page = guest.page(table)
        while page.choices:  # until it is the bot's turn
            page.act(page.choices[0]["action"])
        wait_until(told.exists)
        assert "PATH" in told.read_text() and PASSWORD not in told.read_text()
    finally:
        guest.close()
        house.stop()
