"""The arena on a Ray cluster of this machine: the same games as anywhere."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.ports import held_port, number_of

CONTEST = ("arena", "rollwrite", "--players", "uniform,greedy", "--games", "4", "--json")


def ran(*argv: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own: Ray starts others, and says much."""
    command = [sys.executable, "-m", "alhambra", *argv]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=900)


def results(text: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(text)["results"]
    for entry in found:
        assert entry.pop("ms_per_action") > 0
    return found


@pytest.mark.long(verb="cluster")
@pytest.mark.xdist_group("ray")
def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    cluster = ran(*CONTEST, "--ray", "local", "--file", str(kept))
    assert cluster.returncode == 0, cluster.stderr
    assert results(cluster.stdout) == results(ran(*CONTEST).stdout)
    assert kept.read_text().count("\n") == 5


@pytest.mark.xdist_group("ray")
def test_an_address_without_a_cluster_is_told_soon() -> None:
    with held_port() as kept:  # nobody listens there as long as it is ours
        address = f"127.0.0.1:{number_of(kept)}"
        refused = ran(*CONTEST, "--ray", address)
    assert refused.returncode == 2
    assert f"no Ray cluster at {address}" in refused.stderr
