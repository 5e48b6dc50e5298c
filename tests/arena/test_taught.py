"""Players with weights from a file: in the arena alone, and only those who learn."""

from pathlib import Path

import pytest

from alhambra.arena.contest import Contest
from alhambra.arena.match import made
from alhambra.bots import registry, weights
from alhambra.bots.palace.levels import learnt
from alhambra.bots.rollwrite.levels import FOLDER
from alhambra.core.errors import AlhambraError, IllegalOption
from alhambra.palace import Rules

SHIPPED = Path(registry.__file__).parent / "palace" / "weights" / "3.weights"


def doubled(file: Path) -> Path:
    """The shipped weights twice as large, in a file."""
    shipped = weights.read(SHIPPED)
    fields = {name: [2 * number for number in field] for name, field in shipped.fields.items()}
    weights.write(file, weights.Shipped(shipped.facts, fields))
    return file


@pytest.mark.parametrize("level", ["architect", "master"])
def test_a_player_believes_what_the_file_says(tmp_path: Path, level: str) -> None:
    file = doubled(tmp_path / "new.weights")
    contest = Contest("palace", (level, f"{level}:{file}@20"), seats=3)
    contest.check()
    game = Rules(players=3).new_game(seed=1)
    plain, taught = (made(contest, player) for player in contest.players)
    believed = taught.beliefs(game).plain[0]  # type: ignore[attr-defined]
    assert believed.points == [[2 * number for number in row] for row in learnt(3)["points"]]
    assert plain.beliefs(game).plain[0].points == learnt(3)["points"]  # type: ignore[attr-defined]
    assert believed.unit == plain.beliefs(game).plain[0].unit  # type: ignore[attr-defined]
    assert str(taught.budget) == "20"  # type: ignore[attr-defined]


def test_roll_and_write_learns_too() -> None:
    contest = Contest("rollwrite", (f"architect:{FOLDER / '2.weights'}", "architect"))
    game = contest.rules().new_game(seed=1)
    taught, plain = (made(contest, player) for player in contest.players)
    assert taught.choose(game) == plain.choose(game)


def test_who_learns_nothing_takes_no_weights(tmp_path: Path) -> None:
    file = doubled(tmp_path / "new.weights")
    for player in ("greedy", "foreman"):
        with pytest.raises(IllegalOption, match="no weights"):
            Contest("palace", (f"{player}:{file}", "uniform")).check()
    with pytest.raises(AlhambraError, match="none"):
        Contest("palace", (f"master:{tmp_path / 'none'}", "uniform")).check()


def test_files_are_named_in_the_arena_alone(tmp_path: Path) -> None:
    with pytest.raises(IllegalOption):
        registry.make("palace", f"master:{doubled(tmp_path / 'new.weights')}")
