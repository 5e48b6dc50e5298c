"""`alhambra train`: a file that grows with the games it has seen."""

from pathlib import Path

from alhambra.bots import weights
from alhambra.cli.main import main


def test_training_goes_on_where_its_file_ends(tmp_path: Path, capsys) -> None:
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


def test_what_cannot_be_trained_is_refused(tmp_path: Path, capsys) -> None:
    file = str(tmp_path / "none.weights")
    assert main(["train", "rollwrite", "--games", "0", "--file", file]) == 2
    assert main(["train", "rollwrite", "--players", "9", "--file", file]) == 2
    assert main(["train", "chess", "--file", file]) == 2
    assert not Path(file).exists()
    assert "9" in capsys.readouterr().err
