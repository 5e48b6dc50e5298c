"""A data folder that others may read, that is damaged, that vanishes, and copies of it."""

import random
import shutil
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from alhambra.server import folder
from tests.patience import PATIENCE
from tests.server.stage import BOT, Guest, House, earnest


def alhambra(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """What a command says, in English."""
    command = [sys.executable, "-m", "alhambra", *arguments, "--language", "en"]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a few tables of a server that has stopped."""
    place = tmp_path_factory.mktemp("played")
    house = House(place, "--no-limits")
    ann = Guest(house)
    for _ in range(3):
        table = ann.make(ann.me(), BOT)["id"]
        ann.start(table, seat0="harbour")
        page = ann.page(table)
        for _ in range(4):
            while not page.choices:
                page.next()
            page.act(page.choices[0]["action"])
    ann.close()
    house.stop()
    return place / "data"


@pytest.fixture
def data(played: Path, tmp_path: Path) -> Path:
    """A copy of it that may be spoilt."""
    shutil.copytree(played, tmp_path / "data")
    return tmp_path / "data"


def spoil(database: Path) -> None:
    """Overwrite pages in the middle, as a failing disk does."""
    content = bytearray(database.read_bytes())
    for page in range(2, len(content) // 4096):
        content[page * 4096 : page * 4096 + 200] = b"\xff" * 200
    database.write_bytes(content)


def test_modes_are_put_right_and_a_folder_that_others_write_is_warned_of(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = data / folder.DATABASE
    file.chmod(0o644)
    data.chmod(0o755)
    folder.prepared(data)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600 and caplog.text == ""
    data.chmod(0o777)
    folder.prepared(data)
    assert "can be reached by others" in caplog.text and folder.opened(file) == [data]
    new = data / "new"
    made = folder.prepared(new)
    assert stat.S_IMODE(new.stat().st_mode) == 0o700 and folder.opened(made) == []


def test_a_file_that_vanishes_while_it_is_looked_at_stops_nobody(data: Path) -> None:
    """SQLite removes files beside a database when the last program closes it."""
    folder.prepared(data)
    (data / "tables.sqlite-gone").symlink_to(data / "gone")
    assert folder.prepared(data).exists()


def test_damage_is_told_in_words_at_the_start(data: Path) -> None:
    spoil(data / folder.DATABASE)
    ran = alhambra("serve", "--port", "0", "--data", str(data))
    assert ran.returncode == 2 and "Traceback" not in ran.stderr
    assert "is damaged: " in ran.stderr and "Put a backup back" in ran.stderr


def test_the_doctor_finds_what_is_wrong(data: Path) -> None:
    file = data / folder.DATABASE
    ran = alhambra("doctor", "--data", str(data))
    assert (ran.returncode, ran.stderr) == (0, "") and ran.stdout.endswith("is well. Tables: 3.\n")
    file.chmod(0o640)
    with closing(sqlite3.connect(file)) as database, database:
        (table,) = database.execute("SELECT min(id) FROM tables").fetchone()
        database.execute("UPDATE entries SET text = '0 nonsense' WHERE table_id = ?", (table,))
    ran = alhambra("doctor", "--data", str(data))
    assert ran.returncode == 1 and "chmod 600" in ran.stdout
    assert f"Table {table} cannot be read" in ran.stdout and ran.stdout.count("Table ") == 1
    spoil(file)
    ran = alhambra("doctor", "--data", str(data))
    assert ran.returncode == 1 and "is damaged" in ran.stdout
    ran = alhambra("doctor", "--data", str(data / "nowhere"))
    assert ran.returncode == 1 and "There are no tables here" in ran.stdout
    assert not (data / "nowhere").exists()


VERSIONS = "CREATE TABLE alembic_version (version_num VARCHAR(32))"


@pytest.mark.parametrize(
    "makings",
    [
        [],
        ["CREATE TABLE notes (text TEXT)"],
        [VERSIONS],
        [VERSIONS, "INSERT INTO alembic_version VALUES ('1a2b3c')"],
        [VERSIONS, "CREATE TABLE tables (id TEXT)", "CREATE TABLE entries (text TEXT)"],
    ],
    ids=["empty", "other tables", "no version", "another program's", "an empty version"],
)
def test_a_database_that_is_not_ours_is_called_so(tmp_path: Path, makings: list[str]) -> None:
    file = tmp_path / folder.DATABASE
    file.touch(mode=0o600)
    with closing(sqlite3.connect(file)) as database, database:
        for making in makings:
            database.execute(making)
    ran = alhambra("doctor", "--data", str(tmp_path))
    assert (ran.returncode, ran.stderr) == (1, "")
    assert f"{file} is not a database of alhambra" in ran.stdout
    ran = alhambra("backup", str(tmp_path / "copy"), "--data", str(tmp_path))
    assert ran.returncode == 2 and f"{file} is not a database of alhambra" in ran.stderr
    assert ran.stdout == "" and [one.name for one in tmp_path.iterdir()] == [folder.DATABASE]


def test_a_copy_that_fails_says_which_side_is_at_fault(data: Path, tmp_path: Path) -> None:
    target = tmp_path / "nowhere" / "a.copy"
    ran = alhambra("backup", str(target), "--data", str(data))
    assert ran.returncode == 2
    assert ran.stderr == f"alhambra: cannot write {target}: there is no folder {target.parent}\n"
    file, target = data / folder.DATABASE, tmp_path / "a.copy"
    whole = file.read_bytes()
    for content in (b"no database" * 1000, whole[:4096] + b"\xff" * (len(whole) - 4096)):
        file.write_bytes(content)
        ran = alhambra("backup", str(target), "--data", str(data))
        assert ran.returncode == 2 and f"{file} is damaged: " in ran.stderr
        assert "a.copy" not in ran.stderr and not list(tmp_path.glob("a.copy*"))


@pytest.mark.parametrize("replaced", [False, True])
def test_a_database_that_vanishes_under_the_server_is_noticed(
    tmp_path: Path, replaced: bool
) -> None:
    house = House(tmp_path)
    ann = Guest(house)
    table = ann.make(ann.me(), BOT)["id"]
    file = tmp_path / "data" / folder.DATABASE
    file.unlink()
    if replaced:
        file.touch()
    for _ in range(2):
        once = {"Connection": "close"}
        answer = ann.client.post("/api/me", json={"name": "Ann"}, headers=once)
        assert answer.status_code == 500 and answer.json()["error"]["code"] == "broken"
    assert table
    ann.close()
    house.stop()
    assert house.said().count("was deleted or replaced under the running server") == 1


def test_a_copy_made_while_tables_run_is_restored(tmp_path: Path) -> None:
    house = House(tmp_path, "--no-limits")
    ann = Guest(house)
    table = ann.make(ann.me(), {"kind": "here", "name": "Ben"}, game="palace")["id"]
    ann.start(table, seat0="harbour", seat1="quay")
    page, ends, chance = ann.page(table), threading.Event(), random.Random(1)

    def play() -> None:
        while not ends.is_set() and page.choices:
            page.act(earnest(page.choices, chance))

    playing = threading.Thread(target=play)
    playing.start()
    copies = []
    for number in range(3):
        before = ann.get_table(table)["version"]
        copy = tmp_path / f"copy{number}.sqlite"
        ran = alhambra("backup", str(copy), "--data", str(tmp_path / "data"))
        assert (ran.returncode, ran.stderr) == (0, ""), ran.stderr
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600 and folder.damage(copy) is None
        copies.append((before, copy, ann.get_table(table)["version"]))
    ran = alhambra("backup", str(copies[0][1]), "--data", str(tmp_path / "data"))
    assert ran.returncode == 2 and "exists already" in ran.stderr
    ends.set()
    playing.join(PATIENCE)
    cookie, record = ann.cookie, ann.client.get(f"/api/tables/{table}/plies").json()["story"]
    ann.close()
    house.stop()
    assert house.said() == ""
    before, copy, after = copies[-1]
    place = tmp_path / "again"
    (place / "data").mkdir(parents=True, mode=0o700)
    shutil.copy(copy, place / "data" / folder.DATABASE)
    assert list(folder.findings(place / "data" / folder.DATABASE)) == []
    again = House(place, "--no-limits")
    bea = Guest(again)
    name, _, value = cookie.partition("=")
    bea.client.cookies.clear()
    bea.client.cookies.set(name, value)
    seen = bea.get(f"/api/tables/{table}")
    assert (
        before <= seen["version"] <= after and [one["mine"] for one in seen["seats"]] == [True] * 2
    )
    story = bea.get(f"/api/tables/{table}/plies")["story"]
    assert story == record[: len(story)]
    bea.close()
    again.stop()
