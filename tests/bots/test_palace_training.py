"""Training for the board game: it goes on where it stopped, and learns what is there to learn."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from alhambra.bots.palace.beliefs import FEATURES
from alhambra.bots.palace.features import SCORE, WALL
from alhambra.bots.palace.training import (
    HEAD,
    Playing,
    begun,
    fit,
    played_in,
    read_samples,
    samples_of,
    train,
    width_of,
)
from alhambra.bots.weights import read
from alhambra.palace import Rules

TWO, THREE = Rules(players=2), Rules(players=3)


def quietly(_done: int, _total: int, _facts: dict[str, Any]) -> None:
    """Nobody looks on."""


def test_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.weights", tmp_path / "parts.weights"
    facts = train(TWO, 5, 3, whole, quietly)
    train(TWO, 2, 3, parts, quietly)
    seen: list[int] = []
    train(TWO, 5, 3, parts, lambda done, _total, _facts: seen.append(done))
    assert min(seen) > 2 and parts.read_bytes() == whole.read_bytes()
    assert facts["games"] == 5 and facts["seed"] == 3 and facts["error"] > 0
    assert read(whole).facts == facts
    rows = read_samples(samples_of(whole, 2, 3), 2)
    assert set(rows[:, 0]) == set(range(5))


def test_samples_belong_to_a_number_of_players(tmp_path: Path) -> None:
    file = tmp_path / "new.weights"
    samples_of(file, 2, 0).write_bytes(np.zeros(5 * width_of(2), np.int32).tobytes())
    assert (begun(TWO, 0, file), begun(THREE, 0, file)) == (1, 0)


def test_a_sample_that_was_cut_off_spoils_none_that_follow(tmp_path: Path) -> None:
    samples = tmp_path / "some.samples"
    rows = np.arange(3 * width_of(2), dtype=np.int32).reshape(3, -1)
    samples.write_bytes(rows.tobytes()[:-6])
    assert (read_samples(samples, 2) == rows[:2]).all()
    with samples.open("ab") as file:
        file.write(rows[2].tobytes())
    assert (read_samples(samples, 2) == rows).all()


def test_a_file_that_has_seen_more_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "new.weights"
    facts = train(TWO, 3, 3, file, quietly)
    before = file.read_bytes()
    assert train(TWO, 2, 8, file, quietly) == facts
    assert file.read_bytes() == before
    assert train(TWO, 4, 8, file, quietly)["seed"] == 3


def test_games_that_were_broken_off_are_kept(tmp_path: Path, monkeypatch: Any) -> None:
    file, play = tmp_path / "new.weights", Playing.play

    def until_the_fourth(playing: Playing, number: int) -> Any:
        if number == 3:
            raise KeyboardInterrupt
        return play(playing, number)

    monkeypatch.setattr(Playing, "play", until_the_fourth)
    with pytest.raises(KeyboardInterrupt):
        train(TWO, 9, 3, file, quietly)
    assert not file.exists()
    assert begun(TWO, 3, file) == played_in(read_samples(samples_of(file, 2, 3), 2)) == 3


def test_what_is_so_is_learnt() -> None:
    """Games that end with the score there is and twice the wall."""
    chance = np.random.default_rng(1)
    rows = np.zeros((6_000, width_of(3)), np.int32)
    rows[:, 0] = np.arange(len(rows)) // 2
    rows[:, 1] = np.arange(len(rows)) % 3
    rows[:, 2] = chance.integers(0, 1_000, len(rows))
    seen = rows[:, HEAD + 3 :].reshape(-1, 3, FEATURES)
    seen[:, :, SCORE] = 1_000 * chance.integers(0, 100, (len(rows), 3))
    seen[:, :, WALL] = 1_000 * chance.integers(0, 20, (len(rows), 3))
    rows[:, HEAD : HEAD + 3] = (seen[:, :, SCORE] + 2 * seen[:, :, WALL]) // 1_000
    fields, errors = fit(rows, 3)
    points = np.array(fields["points"]).reshape(-1, FEATURES)
    assert np.allclose(points[:3, SCORE], 1_000, atol=10)
    assert np.allclose(points[:3, WALL], 2_000, atol=10)
    assert errors["error"] < 0.1 and errors["surprise"] < 0.1
