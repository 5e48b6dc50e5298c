"""`alhambra train`: a file that grows with the games it has seen."""

from pathlib import Path
from typing import Any

import pytest

from alhambra.bots import weights
from alhambra.bots.palace import training
from alhambra.cli.main import main
from tests.cli.stage import Cli


def test_training_goes_on_where_its_file_ends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "two.weights"
    call = ["train", "rollwrite", "--players", "2", "--seed", "3", "--file", str(file)]
    assert main([*call, "--games", "2000"]) == 0
    first = weights.read(file)
    assert first.facts["games"] == 2000 and first.facts["seed"] == 3
    assert main([*call, "--games", "6000"]) == 0
    told = capsys.readouterr().out
    assert str(file) in told and "6000" in told
    second = weights.read(file)
    assert second.facts["games"] == 6000
    assert second.fields["table"] != first.fields["table"]
    assert all(5 < one.facts["error_apart"] < 7 for one in (first, second))


def test_what_cannot_be_trained_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "none.weights")
    assert main(["train", "rollwrite", "--games", "0", "--file", file]) == 2
    assert main(["train", "rollwrite", "--players", "9", "--file", file]) == 2
    assert main(["train", "chess", "--file", file]) == 2
    assert not Path(file).exists()
    told = capsys.readouterr()
    assert "--players: expected 1 to 5, got 9" in told.err and "compiled" not in told.err


SHIPPED = Path(weights.__file__).parent


@pytest.mark.parametrize(
    ("call", "content", "said"),
    [
        ("palace", b"hello\n", "holds no weights of a bot, or only a part of them"),
        ("rollwrite", b"hello\n", "holds no weights of a bot, or only a part of them"),
        ("palace", "rollwrite/weights/2.weights", "holds weights of rollwrite, not of palace"),
        ("rollwrite", "palace/weights/2.weights", "holds weights of palace, not of rollwrite"),
        ("palace --players 3", "palace/weights/2.weights", "for 2 players, not for 3"),
        ("rollwrite --players 3", "rollwrite/weights/2.weights", "for 2 players, not for 3"),
        ("rollwrite --players 1", "rollwrite/weights/1-4.weights", "for 5 rows of the score sheet"),
    ],
)
def test_a_file_that_holds_something_else_stays_as_it_is(
    cli: Cli, call: str, content: bytes | str, said: str
) -> None:
    before = (SHIPPED / content).read_bytes() if isinstance(content, str) else content
    Path("notes.txt").write_bytes(before)
    ran = cli("train", *call.split(), "--file", "notes.txt", "--games", "10000000")
    assert ran.status == 2
    assert ran.err.startswith("alhambra: notes.txt holds") and said in ran.err
    assert Path("notes.txt").read_bytes() == before
    assert [path.name for path in Path().iterdir()] == ["notes.txt"]


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("palace --players 9", "--players: expected 2 to 6, got 9"),
        ("palace --virtual 2", "--virtual: expected no option of that name"),
        ("rollwrite --players 1 --virtual 9", "--virtual: expected 2 to 4, got 9"),
        ("palace --file none/x.weights", "cannot write none/x.weights: No such file or directory"),
        ("rollwrite --file /", "Is a directory"),
    ],
)
def test_what_cannot_be_learned_is_refused_before_anything_is_compiled(
    cli: Cli, call: str, said: str
) -> None:
    ran = cli("train", *call.split())
    assert ran.status == 2
    assert said in ran.err and len(ran.err.splitlines()) == 1
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        (0, "Broken off after 5 of 9 games. None of them is kept yet: the same call begins anew."),
        (4, "Broken off after 5 of 9 games. The same call goes on after the first 4, which"),
    ],
)
def test_who_breaks_off_hears_what_the_next_call_goes_on_from(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, kept: int, said: str
) -> None:
    def train(*arguments: Any) -> None:
        arguments[-1](5, 9, {})
        monkeypatch.setattr(training, "begun", lambda *_: kept)
        raise KeyboardInterrupt

    monkeypatch.setattr(training, "train", train)
    ran = cli("train", "palace", "--games", "9")
    assert ran.status == 130
    assert said in ran.err
