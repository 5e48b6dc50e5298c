"""Nothing is lost: saving step by step, leaving, Ctrl-C, a kill, and going on."""

import io
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from alhambra.bots import registry
from alhambra.cli import files
from alhambra.core.record import Record
from tests.cli.stage import GREEDY, Cli, played_record, read_until, start
from tests.patience import PATIENCE

ONES = ["1"] * 200


def plies_in(text: str) -> int:
    return len(Record.parse(text).replay().plies)


def test_every_ply_is_in_the_file_before_the_next_is_chosen(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = []

    class Spy:
        name = "spy"

        def choose(self, game: Any) -> Any:
            kept.append((plies_in(Path("g").read_text()), len(game.plies)))
            return game.legal_actions()[0]

    monkeypatch.setattr(registry, "make", lambda *_: Spy())
    cli("play", "rollwrite", "--seats", "spy", "--seed", "1", "--save", "g")
    assert len(kept) >= 18
    assert all(in_file == played for in_file, played in kept)


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> str:
    return played_record("me,uniform,greedy", 21, folder=tmp_path_factory.mktemp("unbroken"))


@pytest.mark.parametrize("after", [0, 1, 15])
def test_a_resumed_game_ends_as_it_would_have_without_a_break(
    cli: Cli, unbroken: str, after: int
) -> None:
    seats = ["--seats", "me,uniform,greedy", "--seed", "21"]
    left = cli("play", "rollwrite", *seats, "--save", "parts", typed=[*["1"] * after, "quit"])
    assert left.status == 0
    assert "alhambra play rollwrite --resume parts" in left.lines
    assert Path("parts").read_text() != unbroken
    on = cli("play", "rollwrite", "--resume", "parts", typed=ONES)
    assert on.status == 0 and "Final account:" in on.lines
    assert Path("parts").read_text() == unbroken


def test_the_end_of_input_keeps_the_game_in_the_current_folder(cli: Cli) -> None:
    ran = cli("play", "rollwrite", "--seed", "77", typed=["1"])
    assert ran.status == 0
    assert "The game is kept in rollwrite-77.alhambra. Go on with:" in ran.lines
    assert "alhambra play rollwrite --resume rollwrite-77.alhambra" in ran.lines
    assert Record.parse(Path("rollwrite-77.alhambra").read_text()).replay().to_move == 0


def test_a_file_of_another_game_is_never_overwritten(cli: Cli) -> None:
    Path("rollwrite-77.alhambra").write_text("precious")
    Path("other").write_text("precious")
    ran = cli("play", "rollwrite", "--seed", "77", typed=["save other", "quit"])
    assert "other exists already and is left as it is. Choose another name." in ran.lines
    assert "alhambra play rollwrite --resume rollwrite-77-2.alhambra" in ran.lines
    refused = cli("play", "rollwrite", "--save", "other")
    assert refused.status == 2 and "--resume other" in refused.err
    assert Path("rollwrite-77.alhambra").read_text() == "precious"
    assert Path("other").read_text() == "precious"


def test_save_keeps_the_game_from_then_on(cli: Cli) -> None:
    ran = cli("play", "rollwrite", *GREEDY, "--seed", "5", typed=["save my game", "1", "1", "quit"])
    assert "The game is kept in my game." in ran.lines
    own = [line for line in Record.parse(Path("my game").read_text()).lines if line.mark == "0"]
    assert len(own) == 2
    assert os.listdir() == ["my game"]


@pytest.mark.parametrize("name", ["no/such/folder/g", ".", "n" * 300, "a\0b"])
def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(cli: Cli, name: str) -> None:
    ran = cli("play", "rollwrite", "--solo", "--seed", "5", typed=[f"save {name}", *ONES])
    assert ran.status == 0
    assert "cannot write" in ran.out or "exists already" in ran.out
    assert "Final account:" in ran.lines
    assert os.listdir() == []


def test_a_save_file_that_cannot_be_written_is_refused_before_the_game(cli: Cli) -> None:
    ran = cli("play", "rollwrite", "--save", "no/such/folder/g", typed=ONES)
    assert ran.status == 2 and ran.out == ""
    assert "cannot write no/such/folder/g: No such file or directory" in ran.err


def test_a_write_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "g"
    files.write_text(path, "old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(files.FileTrouble, match="No space left"):
        files.write_text(path, "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["g"]


def test_a_write_replaces_the_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "g"
    files.write_text(path, "old")
    with path.open() as reader:
        files.write_text(path, "new")
        assert reader.read() == "old"  # whoever has it open sees no half of each
    assert path.read_text() == "new"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("g")
    files.write_text(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink() and (tmp_path / "g").read_text() == "new"


def test_what_was_taken_back_is_out_of_the_file_at_once(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = []
    monkeypatch.setattr("alhambra.cli.keeping.write_text", lambda _, text: texts.append(text))
    cli(
        "play",
        "rollwrite",
        *GREEDY,
        "--seed",
        "5",
        "--save",
        "g",
        typed=["-y5", "undo", "-b4", "quit"],
    )
    changes = [[line for line in text.splitlines() if "0 change" in line] for text in texts]
    assert changes[-4:] == [["0 change y5 down"], [], ["0 change b4 down"], ["0 change b4 down"]]


def test_a_full_disk_in_the_middle_is_told_and_the_game_goes_on(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    writes = []

    def write(path: Path, text: str) -> None:
        writes.append(text)
        if len(writes) > 1:
            raise files.FileTrouble("unwritable", file=path, cause="No space left on device")

    monkeypatch.setattr("alhambra.cli.keeping.write_text", write)
    ran = cli("play", "rollwrite", "--solo", "--seed", "5", "--save", "g", typed=["1", "quit"])
    assert ran.out.count("cannot write g: No space left on device.") == 2
    record = ran.out[ran.out.index("alhambra rollwrite 1\n") : ran.out.index("The seed")]
    assert Record.parse(record).replay().plies  # not kept in a file, so it is on the screen


def test_a_game_whose_end_could_not_be_kept_does_not_claim_it_was(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write(path: Path, text: str) -> None:
        if text.splitlines()[-1].startswith("=") and text.count("\n=") == 19:
            raise files.FileTrouble("unwritable", file=path, cause="No space left on device")

    monkeypatch.setattr("alhambra.cli.keeping.write_text", write)
    ran = cli("play", "rollwrite", "--solo", "--seed", "5", "--save", "g", typed=ONES)
    assert "cannot write g: No space left on device." in ran.lines
    assert "The whole game is kept in g." not in ran.lines


def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    process = start("play", "rollwrite", *GREEDY, "--seed", "5", folder=tmp_path)
    assert process.stdin is not None
    read_until(process, "Your choice:")
    process.stdin.write("1\n")
    process.stdin.flush()
    read_until(process, "Your choice:")
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "The game is kept in rollwrite-5.alhambra." in out
    assert "--resume rollwrite-5.alhambra" in out and "Traceback" not in out
    record = Record.parse((tmp_path / "rollwrite-5.alhambra").read_text())
    assert [line.text for line in record.lines if line.mark == "0"] == ["construct y5 b4"]
    record.replay()


def test_bytes_that_are_no_text_are_bad_input_only(tmp_path: Path) -> None:
    process = start("play", "rollwrite", *GREEDY, "--seed", "5", folder=tmp_path)
    assert isinstance(process.stdin, io.TextIOWrapper)
    process.stdin.buffer.write(b"\xff\xfe\n1\nquit\n")
    out, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0 and "Traceback" not in out
    assert "The game is kept in rollwrite-5.alhambra." in out


def test_a_terminal_that_cannot_write_a_name_plays_on(tmp_path: Path) -> None:
    seats = ["--seats", "me:Zoë", "--seed", "5"]
    process = start("play", "rollwrite", *seats, folder=tmp_path, PYTHONIOENCODING="ascii")
    out, _ = process.communicate("quit\n", timeout=PATIENCE)
    assert process.returncode == 0 and "Zo\\xeb's choice:" in out
    record = Record.parse((tmp_path / "rollwrite-5.alhambra").read_text(encoding="utf-8"))
    assert record.seats == ("Zoë",)


def test_a_kill_in_the_middle_leaves_a_record_that_replays(tmp_path: Path) -> None:
    path = tmp_path / "g"
    process = start(
        "play", "rollwrite", "--seats", "uniform,uniform,uniform", "--save", "g", folder=tmp_path
    )
    deadline = time.monotonic() + PATIENCE
    while not path.exists() or path.read_text().count("\n") < 80:
        assert time.monotonic() < deadline
        time.sleep(0.005)
    process.kill()
    process.communicate(timeout=PATIENCE)
    game = Record.parse(path.read_text()).replay()
    assert len(game.plies) > 60


# -- going on ----------------------------------------------------------------------------------


@pytest.fixture
def kept(cli: Cli) -> str:
    """The text of a game left after three own actions."""
    cli("play", "rollwrite", *GREEDY, "--seed", "5", "--save", "g", typed=["1", "1", "1", "quit"])
    return Path("g").read_text()


def test_a_record_that_does_not_replay_is_refused_and_left_alone(cli: Cli, kept: str) -> None:
    lines = kept.splitlines()
    number = next(n for n, line in enumerate(lines, 1) if line.startswith("0 "))
    lines[number - 1] = "0 construct y1 b1"
    broken = "\n".join(lines)
    Path("g").write_text(broken)
    ran = cli("play", "rollwrite", "--resume", "g", typed=ONES)
    assert ran.status == 2 and ran.out == ""
    assert f"g: line {number}: '0 construct y1 b1'" in ran.err and "(RW-3.3)" in ran.err
    assert Path("g").read_text() == broken


def test_a_record_may_stop_while_chance_is_due(cli: Cli, kept: str) -> None:
    lines = kept.splitlines()
    cut = max(n for n, line in enumerate(lines) if line.startswith("* b"))
    Path("g").write_text("\n".join(lines[:cut]) + "\n")
    ran = cli("play", "rollwrite", "--resume", "g", typed=["quit"])
    assert ran.status == 0
    assert Path("g").read_text().splitlines()[: cut + 1] == lines[: cut + 1]


def test_a_record_without_seed_or_names_goes_on_with_people_and_fresh_dice(
    cli: Cli, kept: str
) -> None:
    lines = [line for line in kept.splitlines() if not line.startswith(("seed:", "seats:"))]
    Path("g").write_text("\n".join(lines) + "\n")
    ran = cli("play", "rollwrite", "--resume", "g", typed=ONES)
    assert ran.status == 0 and "Final account:" in ran.lines
    assert "Player 1's choice:" in ran.lines
    record = Record.parse(Path("g").read_text())
    assert record.replay().is_over and record.seed is not None


def test_a_game_that_is_over_shows_its_account_again(cli: Cli) -> None:
    cli("play", "rollwrite", "--solo", "--seed", "5", "--save", "g", typed=ONES)
    before = Path("g").read_text()
    ran = cli("play", "rollwrite", "--resume", "g")
    assert ran.status == 0
    assert ran.lines[0] == "The game in g is over." and "Final account:" in ran.lines
    assert Path("g").read_text() == before


@pytest.mark.parametrize(
    "option", [["--seed", "1"], ["--seats", "me"], ["--players", "3"], ["--solo"], ["--save", "x"]]
)
def test_what_the_file_says_cannot_be_chosen_anew(cli: Cli, kept: str, option: list[str]) -> None:
    ran = cli("play", "rollwrite", "--resume", "g", *option)
    assert ran.status == 2 and option[0] in ran.err and ran.out == ""
    assert Path("g").read_text() == kept


def test_names_that_do_not_fit_the_table_are_refused(cli: Cli, kept: str) -> None:
    Path("g").write_text(kept.replace("me, greedy, greedy", "me, greedy"))
    ran = cli("play", "rollwrite", "--resume", "g")
    assert ran.status == 2 and "expected 3 names, got 2" in ran.err
