"""Players with weights from a file: in the arena alone, and only those who learn."""

from pathlib import Path

import pytest

from alhambra.arena.contest import Contest
from alhambra.arena.match import made
from alhambra.bots import registry, weights
from alhambra.bots.palace.levels import learnt
from alhambra.bots.rollwrite.levels import FOLDER
from alhambra.cli import saying
from alhambra.core.errors import AlhambraError, IllegalOption
from alhambra.locale import words_in
from alhambra.palace import Rules

BOTS = Path(registry.__file__).parent
SHIPPED = BOTS / "palace" / "weights" / "3.weights"


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
            Contest("palace", (f"{player}:{file}", "uniform"), seats=3).check()
    with pytest.raises(AlhambraError, match="none"):
        Contest("palace", (f"master:{tmp_path / 'none'}", "uniform")).check()


@pytest.mark.parametrize(
    ("game", "weights", "said"),
    [
        ("palace", "rollwrite/weights/2.weights", "holds weights of rollwrite, not of palace"),
        ("rollwrite", "palace/weights/2.weights", "holds weights of palace, not of rollwrite"),
        ("palace", "palace/weights/3.weights", "holds weights for 3 players, not for 2"),
        ("rollwrite", "rollwrite/weights/1-3.weights", "holds weights for 1 player, not for 2"),
    ],
)
@pytest.mark.parametrize("level", ["architect", "master"])
def test_weights_of_another_game_are_refused(
    game: str, weights: str, said: str, level: str
) -> None:
    file = BOTS / weights
    with pytest.raises(AlhambraError) as refused:
        Contest(game, ("uniform", f"{level}:{file}@20")).check()
    assert saying.said(refused.value, words_in("en")) == f"{file} {said}"


def test_alone_virtual_players_count() -> None:
    def contest(virtual: int) -> Contest:
        player = f"architect:{FOLDER / '1-3.weights'}"
        return Contest("rollwrite", (player,), seats=1, options={"virtual": str(virtual)})

    contest(3).check()
    with pytest.raises(AlhambraError) as refused:
        contest(2).check()
    assert "for 4 rows of the score sheet" in saying.said(refused.value, words_in("en"))


def test_files_are_named_in_the_arena_alone(tmp_path: Path) -> None:
    with pytest.raises(IllegalOption):
        registry.make("palace", f"master:{doubled(tmp_path / 'new.weights')}")
