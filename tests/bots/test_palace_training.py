"""Training for the board game: it goes on where it stopped, and learns what is there to learn."""

from pathlib import Path
from typing import Any

import numpy as np

from alhambra.bots.palace.beliefs import FEATURES
from alhambra.bots.palace.features import SCORE, WALL
from alhambra.bots.palace.training import HEAD, fit, read_samples, train, width_of
from alhambra.bots.weights import read


def quietly(_done: int, _total: int, _facts: dict[str, Any]) -> None:
    """Nobody looks on."""


def test_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.weights", tmp_path / "parts.weights"
    facts = train(2, 12, 3, whole, quietly)
    train(2, 5, 3, parts, quietly)
    seen: list[int] = []
    train(2, 12, 3, parts, lambda done, _total, _facts: seen.append(done))
    assert parts.read_bytes() == whole.read_bytes()
    assert facts["games"] == 12 and facts["seed"] == 3 and facts["error"] > 0
    assert read(whole).facts == facts
    rows = read_samples(whole.with_suffix(".3.samples"), 2)
    assert set(rows[:, 0]) == set(range(12))


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
