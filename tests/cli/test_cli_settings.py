"""Settings of a server: where they come from, which wins, and what is refused."""

import os
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from alhambra.cli import settings
from alhambra.server.hosting import SETTINGS
from tests.cli.stage import Cli

URL = "postgresql://ann:geheim@db.example/tables"


@pytest.fixture(autouse=True)
def _no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.startswith("ALHAMBRA_"):
            monkeypatch.delenv(name)


def shown(cli: Cli, *flags: str) -> dict[str, tuple[object, str]]:
    """Every setting that is set, with where it came from."""
    ran = cli("serve", *flags, "--show-settings")
    assert ran.status == 0, ran.err
    values = tomllib.loads(ran.out)
    places = dict(line.rsplit("  # ", 1) for line in ran.lines if not line.startswith("#"))
    return {line.split(" = ")[0]: (values[line.split(" = ")[0]], places[line]) for line in places}


def test_a_settings_file_that_is_no_text_is_named_in_a_sentence(cli: Cli) -> None:
    Path("s.toml").write_bytes(b"\x00\xff\xfe\x80")
    for command in (("doctor",), ("serve", "--show-settings")):
        ran = cli(*command, "--settings", "s.toml")
        assert ran.status == 2 and "cannot read s.toml: it is no text file" in ran.err


def test_every_setting_is_shown_as_a_settings_file_spells_it(cli: Cli) -> None:
    ran = cli("serve", "--show-settings")
    for setting in SETTINGS:
        assert f"{setting.name} = " in ran.out or f"# {setting.name} is not set" in ran.out
    Path("all.toml").write_text(ran.out)
    again = shown(cli, "--settings", "all.toml")
    assert {name: value for name, (value, _) in again.items()} == tomllib.loads(ran.out)
    assert again["pace"] == (0.7, "all.toml: pace")


def test_a_flag_wins_over_the_environment_that_over_the_file_that_over_the_default(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("s.toml").write_text('pace = 1\npatience = 7\nport = 81\nname = ["a", "b"]\nlan = true\n')
    monkeypatch.setenv("ALHAMBRA_SETTINGS", "s.toml")
    monkeypatch.setenv("ALHAMBRA_PORT", "82")
    monkeypatch.setenv("ALHAMBRA_PACE", "2.5")
    monkeypatch.setenv("ALHAMBRA_LAN", "no")
    monkeypatch.setenv("ALHAMBRA_PROXY", "10.0.0.1, 10.0.0.2")
    monkeypatch.setenv("ALHAMBRA_DATA", "")
    found = shown(cli, "--port", "83", "--name", "c")
    assert found["port"] == (83, "--port")
    assert found["pace"] == (2.5, "ALHAMBRA_PACE")
    assert found["patience"] == (7.0, "s.toml: patience")
    assert found["name"] == (["c"], "--name")
    assert found["lan"] == (False, "ALHAMBRA_LAN")
    assert found["proxy"] == (["10.0.0.1", "10.0.0.2"], "ALHAMBRA_PROXY")
    assert found["data"][1] == found["host"][1] == "default"


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("prot = 1", "s.toml: prot: there is no such setting; there are host, lan, port"),
        ("[serve]\nport = 1", "s.toml: serve: there is no such setting"),
        ('port = "8000"', "s.toml: port: expected a whole number, got '8000'"),
        ("port = true", "s.toml: port: expected a whole number, got 'true'"),
        ("port = 65536", "s.toml: port: expected 0 to 65535, got 65536"),
        ("pace = nan", "s.toml: pace: expected 0 to 3600, got nan"),
        ("lan = 1", "s.toml: lan: expected yes or no"),
        ('name = "a"', "s.toml: name: expected a list of texts, got 'a'"),
        ("name = [1]", "s.toml: name: expected a list of texts"),
        ("host = 1", "s.toml: host: expected a text, got 1"),
        ('database = ["geheim"]', "s.toml: database: expected a text"),
        ("port = ", "cannot read s.toml: Invalid value (at end of document)"),
        ('settings = "t.toml"', "s.toml: settings: there is no such setting"),
    ],
)
def test_what_a_file_must_not_say_is_refused_by_its_place(
    cli: Cli, content: str, says: str
) -> None:
    Path("s.toml").write_text(content)
    ran = cli("serve", "--settings", "s.toml", "--show-settings")
    assert ran.status == 2 and says in ran.err and ran.out == ""
    assert "geheim" not in ran.err


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("WORKER", "4", "ALHAMBRA_WORKER: there is no such setting; there are ALHAMBRA_HOST"),
        ("PORT", "tcp://10.0.0.1:80", "ALHAMBRA_PORT: expected a whole number"),
        ("WORKERS", "0", "ALHAMBRA_WORKERS: expected 1 to 64, got 0"),
        ("LAN", "perhaps", "ALHAMBRA_LAN: expected yes or no"),
        ("SETTINGS", "missing.toml", "cannot read missing.toml: No such file"),
    ],
)
def test_what_the_environment_must_not_say_is_refused_by_its_name(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, name: str, value: str, says: str
) -> None:
    monkeypatch.setenv(f"ALHAMBRA_{name}", value)
    ran = cli("serve", "--show-settings")
    assert ran.status == 2 and says in ran.err and ran.out == ""


@pytest.mark.parametrize("place", ["9100", ":9100", "::1:9100", "[127.0.0.1]:1", "a:b", "a:65536"])
def test_metrics_want_an_address_and_a_port(cli: Cli, place: str) -> None:
    ran = cli("serve", "--metrics", place)
    assert ran.status == 2 and "--metrics: expected an address and a port" in ran.err


@pytest.mark.parametrize(
    ("flags", "says"),
    [
        (("--prefix", "foo"), "a prefix is a path such as /alhambra, not foo"),
        (("--bot", "greedy=exec:x"), "--bot: expected NAME=exec:COMMAND with a new name"),
        (("--bot", "mine=greedy"), "--bot: expected exec: and a command"),
        (("--bot-env", "A B"), "--bot-env: expected the name of a variable of the environment"),
        (("--bot-env", "KEY=geheim"), "such as OMP_NUM_THREADS, got 'KEY=…'"),
        (("--metrics", "9100"), "--metrics: expected an address and a port"),
        (("--workers", "2"), "several workers share their tables in PostgreSQL"),
        (("--lan", "--host", "::1"), "--lan and --host say the same thing twice"),
    ],
)
def test_what_cannot_be_served_is_not_shown_either(
    cli: Cli, flags: tuple[str, ...], says: str
) -> None:
    served, shown = cli("serve", *flags), cli("serve", *flags, "--show-settings")
    assert served == shown and shown.status == 2
    assert says in shown.err and shown.out == "" and "geheim" not in shown.err


@pytest.mark.parametrize(
    "address",
    [
        URL,
        "postgresql://ann:ge@he:im@[::1]:5432/tables",
        "postgresql://ann@db.example/tables?password=geheim&connect_timeout=1",
        "host=db.example password=geheim user=ann",
    ],
)
def test_a_password_is_never_shown(cli: Cli, address: str) -> None:
    text, place = shown(cli, "--database", address)["database"]
    assert place == "--database" and "***" in str(text) and "ann" in str(text)
    assert "ge" not in str(text).replace("postgresql", "") and "im" not in str(text).replace(
        "timeout", ""
    )


@pytest.fixture
def warnings(cli: Cli, caplog: pytest.LogCaptureFixture) -> Callable[..., str]:
    """Says what is warned of when a server is started whose database is nowhere."""

    def warned(*flags: str) -> str:
        caplog.clear()
        ran = cli("serve", "--port", "0", *flags)
        assert ran.status == 2 and "geheim" not in ran.err + caplog.text
        assert "alhambra: the database cannot be used: " in ran.err
        return caplog.text

    return warned


Warned = Callable[..., str]


def test_a_password_on_the_command_line_is_warned_of(warnings: Warned) -> None:
    nowhere = "postgresql://ann:geheim@/tables?host=/nowhere"
    assert "is on the command line" in warnings("--database", nowhere)
    assert warnings("--database", nowhere.replace(":geheim", "")) == ""


@pytest.mark.parametrize(("mode", "is_said"), [(0o600, False), (0o640, False), (0o644, True)])
def test_a_password_in_a_file_that_everybody_can_read_is_warned_of(
    warnings: Warned, mode: int, is_said: bool
) -> None:
    file = Path("s.toml")
    file.write_text('database = "postgresql://ann:geheim@/tables?host=/nowhere"')
    file.chmod(mode)
    said = warnings("--settings", "s.toml")
    assert ("s.toml holds the password" in said) is is_said
    file.write_text('database = "postgresql://ann@/tables?host=/nowhere"')
    assert warnings("--settings", "s.toml") == ""


@pytest.mark.parametrize("address", ["postgresql://ann@db.example:5432/tables", "sqlite:///a.b"])
def test_an_address_without_a_password_is_shown_as_it_is(address: str) -> None:
    assert settings.masked(address) == address


def test_the_stronger_wish_for_where_to_listen_counts() -> None:
    from alhambra.cli.serve import host_of
    from alhambra.cli.settings import Found

    default, file = Found("127.0.0.1"), Found("10.0.0.1", "f: host", 2)
    assert host_of({"host": default, "lan": Found(False)}) == "127.0.0.1"
    assert host_of({"host": file, "lan": Found(True, "--lan", 0)}) == "0.0.0.0"
    assert host_of({"host": Found("::1", "--host", 0), "lan": Found(True, "f: lan", 2)}) == "::1"


def test_doctor_and_backup_look_where_the_settings_say(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ALHAMBRA_DATA", "here")
    assert "here/tables.sqlite does not exist" in cli("doctor").out
    assert "there/tables.sqlite does not exist" in cli("doctor", "--data", "there").out
    Path("s.toml").write_text('data = "elsewhere"')
    monkeypatch.delenv("ALHAMBRA_DATA")
    assert "elsewhere" in cli("backup", "copy", "--settings", "s.toml").err


def test_doctor_and_backup_look_into_the_database_that_the_settings_name(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ALHAMBRA_DATABASE", "sqlite:///folder/own.sqlite")
    assert "folder/own.sqlite does not exist" in cli("doctor").out
    assert "cannot read folder/own.sqlite" in cli("backup", "copy").err
    assert "here/tables.sqlite does not exist" in cli("doctor", "--data", "here").out
    monkeypatch.delenv("ALHAMBRA_DATABASE")
    Path("s.toml").write_text('data = "elsewhere"\ndatabase = "sqlite:///other.sqlite"')
    assert "other.sqlite does not exist" in cli("doctor", "--settings", "s.toml").out


@pytest.mark.parametrize("command", [("doctor",), ("backup", "copy")])
def test_doctor_and_backup_say_what_copies_postgresql(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setenv("ALHAMBRA_DATABASE", URL)
    ran = cli(*command)
    assert ran.status == 2 and ran.out == "" and "pg_dump" in ran.err
    assert "the tables are in postgresql://db.example/tables, and" in ran.err
    assert "geheim" not in ran.err
    monkeypatch.setenv("ALHAMBRA_DATABASE", "mysql://db.example/tables")
    assert "a database is named by its address" in cli(*command).err
