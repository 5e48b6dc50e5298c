"""The commands and configurations of docs/operate.md and of the Containerfile do what is said."""

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import textwrap
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from alhambra.cli import settings
from alhambra.cli.arguments import parser_of
from alhambra.locale import words_in
from alhambra.server.logs import Json
from tests.patience import PATIENCE
from tests.server.cluster import Cluster, _program
from tests.server.nginx import PAGE, replaced, shown
from tests.server.stage import BOT, Guest, House
from tests.server.test_logs import record_of

ROOT = PAGE.parent.parent
PROGRAMS = ("alhambra", "pip", "createdb", "pg_dump", "pg_restore", "podman")
DATA = "/var/lib/alhambra"
ALHAMBRA = (sys.executable, "-m", "alhambra")


def commands() -> list[str]:
    """All commands that the page shows."""
    lines = re.findall(r"(?m)^    (\S.*)$", PAGE.read_text(encoding="utf-8"))
    return [line for line in lines if line.split()[0] in PROGRAMS]


def command(beginning: str) -> str:
    """The one command that begins so."""
    (found,) = (line for line in commands() if line.startswith(beginning))
    return found


def run(line: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the page in a folder, without a shell."""
    program, *rest = shlex.split(line)
    known = [*ALHAMBRA] if program == "alhambra" else [_program(program)]
    return subprocess.run(
        [*known, *rest],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
        timeout=10 * PATIENCE,
    )


@contextmanager
def serving(
    line: list[str], program: tuple[str, ...] = ALHAMBRA, **environment: str
) -> Iterator[House]:
    """A server that is started by a command, until it is asked to stop."""
    process = subprocess.Popen(
        [*program, *line], stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}
    )
    assert process.stdout is not None
    found = re.search(r":(\d+)/", process.stdout.readline())
    assert found is not None
    house = House.__new__(House)
    house.port = int(found[1])
    house.place = f"127.0.0.1:{house.port}"
    house.address = f"http://{house.place}"
    try:
        yield house
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()


def _finds(house: House, table: str) -> bool:
    """Does a server know a table?"""
    address = f"{house.address}/api/tables/{table}"
    return httpx.get(address, timeout=PATIENCE).status_code == 200


def at_any_port(line: str, *pairs: tuple[str, str]) -> list[str]:
    """The options of a command that serves, with some words replaced."""
    return [*shlex.split(replaced(line, *pairs))[1:], "--port", "0"]


def test_every_command_of_the_page_is_known_to_a_test() -> None:
    known = [
        *("alhambra serve --port", "pip install", "createdb alhambra", "alhambra serve --database"),
        *("podman build", "podman run", "alhambra backup", "alhambra doctor"),
        *("pg_dump", "createdb restored", "pg_restore"),
    ]
    assert commands() == [command(beginning) for beginning in known]


def test_one_machine_one_process(tmp_path: Path) -> None:
    """Serve as the page says, copy the tables meanwhile, look at them, and serve the copy."""
    data = tmp_path / "data"
    line = command("alhambra serve --port")
    with serving(at_any_port(line, (DATA, str(data)))) as house:
        for host, status in (("play.example.org", 200), ("elsewhere.example", 403)):
            answer = httpx.get(f"{house.address}/api/me", headers={"Host": host}, timeout=PATIENCE)
            assert answer.status_code == status
        guest = Guest(house)
        table = guest.make(guest.me(), BOT)["id"]
        guest.close()
        run(command("alhambra backup").replace(DATA, str(data)), tmp_path)
        told = run(command("alhambra doctor").replace(DATA, str(data)), tmp_path)
        assert "is well. Tables: 1." in told.stdout
    again = tmp_path / "again"
    again.mkdir(mode=0o700)
    (tmp_path / "tables.copy").rename(again / "tables.sqlite")
    with serving(at_any_port(line, (DATA, str(again)))) as house:
        assert _finds(house, table)


@pytest.mark.xdist_group("postgresql")
def test_several_processes_and_restoring_their_database(tmp_path: Path, cluster: Cluster) -> None:
    where = {"PGHOST": str(cluster.folder), "PGUSER": "alhambra"}
    shown_address = "postgresql://alhambra:secret@db.example.org/alhambra"
    line = command("alhambra serve --database")
    run(command("createdb alhambra"), tmp_path, **where)
    with serving(at_any_port(line, (shown_address, cluster.address("alhambra")))) as house:
        guest = Guest(house)
        table = guest.make(guest.me(), BOT)["id"]
        guest.close()
        for beginning in ("pg_dump", "createdb restored", "pg_restore"):
            run(command(beginning), tmp_path, **where)
    one = at_any_port(line, (shown_address, cluster.address("restored")), (" 4", " 1"))
    with serving(one) as house:
        assert _finds(house, table)


def test_what_is_to_be_installed_exists() -> None:
    (wanted,) = re.findall(r"'alhambra\[(\w+)\]'", command("pip install"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert wanted in project["project"]["optional-dependencies"]


def test_the_settings_file_is_one(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(shown('host = "127.0.0.1"'))
    found = settings.read(argparse.Namespace(settings=str(file)), {})
    assert found["workers"].value == 4 and found["name"].value == ["play.example.org"]


def test_a_line_of_the_log_is_as_it_is_shown() -> None:
    text = shown('{"time"')
    told = json.loads(text)
    written = Json().format(record_of(None, told["event"], "signal 9"))
    assert list(json.loads(written)) == list(told)
    assert told["message"] == told["event"] % "signal 9"


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    text = shown("[Unit]")
    program = "/opt/alhambra/bin/"
    assert f"ExecStart={program}{command('alhambra serve --port')}\n" in text
    assert shutil.which("systemd-analyze"), "scripts/setup-system installs systemd"
    unit = tmp_path / "alhambra.service"
    unit.write_text(text.replace(f"{program}alhambra", sys.executable) + "\n")
    ran = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0 and unit.name not in ran.stderr, ran.stderr


# -- the container ---------------------------------------------------------------------------------


def instructions(name: str) -> list[str]:
    """What stands after one of the words of the Containerfile, line by line."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    return re.findall(rf"(?m)^{name} (.+)$", text)


def variables() -> dict[str, str]:
    return dict(line.split("=", 1) for line in instructions("ENV"))


def started(arguments: list[str], environment: Mapping[str, str]) -> Mapping[str, settings.Found]:
    """The settings that a server has which is started so."""
    return settings.read(parser_of(words_in("en")).parse_args(arguments), environment)


def test_the_container_is_started_with_settings_that_there_are() -> None:
    found = started(json.loads(*instructions("CMD")), variables())
    assert (found["host"].value, found["port"].value) == ("0.0.0.0", 8000)
    assert found["log"].value == "json"
    volumes = instructions("VOLUME")[0].split()
    assert volumes == [found["data"].value]
    assert instructions("EXPOSE") == [str(found["port"].value)]
    made = instructions("RUN")[-1].split()
    assert set(volumes) <= set(made)


def test_what_the_container_copies_is_there_and_let_through() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    sources = [
        source
        for line in instructions("COPY")
        if not line.startswith("--from")
        for source in line.split()[:-1]
    ]
    assert ignored[0] == "*" and {f"!{source}" for source in sources} <= set(ignored)
    assert all((ROOT / source).exists() for source in sources)


def test_the_container_is_run_as_the_page_says() -> None:
    line = shlex.split(command("podman run"))
    volumes = instructions("VOLUME")[0].split()
    assert [word.partition(":")[2] for word in line if word.startswith("alhambra:")] == volumes
    (variable,) = (word for word in line if word.startswith("ALHAMBRA_"))
    name, _, value = variable.partition("=")
    found = started(json.loads(*instructions("CMD")), {**variables(), name: value})
    assert found["name"].value == ["play.example.org"]
    assert f"{found['port'].value}:{instructions('EXPOSE')[0]}" in line


def test_the_container_looks_at_its_server(house: House) -> None:
    (line,) = instructions("HEALTHCHECK")
    _, *look = json.loads(line.removeprefix("CMD "))
    for port, status in ((house.port, 0), (1, 1)):
        asked = [
            word.replace("8000", str(port)).replace("timeout=3", f"timeout={PATIENCE}")
            for word in look
        ]
        assert asked != look
        ran = subprocess.run([sys.executable, *asked], capture_output=True, check=False)
        assert ran.returncode == status


@pytest.mark.long(verb="lowest")
def test_the_container_file_is_followed_without_a_container(tmp_path: Path) -> None:
    """What it builds is built in a folder, and started with its variables and its command."""
    source, place = tmp_path / "source", tmp_path / "opt"
    source.mkdir()
    for line in instructions("COPY")[:-1]:
        *sources, target = line.split()
        assert target.startswith("/source/")
        for name in sources:
            copied = ROOT / name
            if copied.is_dir():
                shutil.copytree(copied, source / name, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(copied, source / name)
    for line in instructions("RUN")[:2]:
        made = line.replace("/source", str(source)).replace("/opt/alhambra", str(place))
        program, *rest = shlex.split(made)
        known = sys.executable if program == "python" else program
        clean = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
        subprocess.run([known, *rest], check=True, env=clean, capture_output=True)
    (entry,) = json.loads(instructions("ENTRYPOINT")[0])
    own = {name: text.replace("/var", str(tmp_path)) for name, text in variables().items()}
    with serving(
        [*json.loads(instructions("CMD")[0]), "--port", "0"],
        (entry.replace("/opt/alhambra", str(place)),),
        **{**own, "PYTHONPATH": ""},
    ) as house:
        _, *look = json.loads(instructions("HEALTHCHECK")[0].removeprefix("CMD "))
        asked = [word.replace("8000", str(house.port)) for word in look]
        subprocess.run([str(place / "bin" / "python"), *asked], check=True)
        assert (tmp_path / "lib" / "alhambra" / "tables.sqlite").exists()


def test_the_page_has_no_block_that_no_test_reads() -> None:
    blocks = re.findall(r"(?m)(?:^    .*\n|^\n(?=    ))+", PAGE.read_text(encoding="utf-8"))
    known = ("[Unit]", "upstream ", "play.example.org {", 'host = "', '{"time"', *PROGRAMS)
    for block in blocks:
        assert textwrap.dedent(block).strip().startswith(known), block
