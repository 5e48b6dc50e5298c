"""Dealers and generators are fair and repeatable."""

from collections import Counter

import pytest

from alhambra.core.chance import GENERATOR, WORD, SeededDealer, draw, next_word, seed_generator


def test_a_dealer_depends_on_seed_and_ply_only() -> None:
    draws = [SeededDealer(3).draw(ply, 6) for ply in range(100)]
    assert draws == [SeededDealer(3).draw(ply, 6) for ply in range(100)]
    assert draws != [SeededDealer(4).draw(ply, 6) for ply in range(100)]
    assert set(draws) == set(range(6))


@pytest.mark.parametrize("ways", [1, 2, 3, 5, 6, 7, 54, 108])
def test_every_way_has_equally_many_words(ways: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Exact, not by luck: how many 32-bit words lead to each number, counted at their borders.

    A word is kept exactly if its remainder is large enough; the words kept for one number are an
    interval, so counting its borders counts them all.
    """
    space = WORD + 1
    unfair = space % ways
    for number in range(ways):
        lowest = -(-(number * space + unfair) // ways)
        highest = ((number + 1) * space - 1) // ways
        kept = highest - lowest + 1
        assert kept == space // ways
        for word, expected in ((lowest, number), (highest, number)):
            assert _draw_with(monkeypatch, [word], ways) == expected
        if unfair:
            refused = -(-number * space // ways)
            if (refused * ways) % space < unfair:
                assert _draw_with(monkeypatch, [refused, lowest], ways) == number


def _draw_with(monkeypatch: pytest.MonkeyPatch, words: list[int], ways: int) -> int:
    """Draw with a generator that gives these words, and all of them."""
    from alhambra.core import chance

    supply = iter(words)
    monkeypatch.setattr(chance, "next_word", lambda _: next(supply))
    number = draw(GENERATOR.new(), ways)
    assert next(supply, None) is None
    monkeypatch.undo()
    return number


def test_a_seeded_dealer_redraws_what_would_be_unfair(monkeypatch: pytest.MonkeyPatch) -> None:

    asked: list[bytes] = []

    class Digest:
        def __init__(self, text: bytes) -> None:
            asked.append(text)

        def digest(self) -> bytes:
            return b"\xff" * 32 if len(asked) == 1 else (13).to_bytes(8, "big") + bytes(24)

    monkeypatch.setattr("alhambra.core.chance.sha256", Digest)
    assert SeededDealer(1).draw(0, 6) == 1
    assert asked == [b"1 0 0", b"1 0 1"]


def test_the_generator_is_xorshift128() -> None:
    """Against the recurrence on the whole sequence of words, kept outside the generator.

    Word n comes of word n - 4 and word n - 1; the generator holds the latest word first.
    """
    words = [4, 3, 2, 1]
    for _ in range(40):
        old = words[-4]
        old = (old ^ (old << 11)) & WORD
        words.append(old ^ (old >> 8) ^ words[-1] ^ (words[-1] >> 19))
    generator = GENERATOR.new()
    generator.state[:] = [1, 2, 3, 4]
    assert [next_word(generator) for _ in range(40)] == words[4:]


def test_games_of_a_batch_start_far_apart() -> None:
    words: Counter[int] = Counter()
    for seed in range(4):
        for game in range(500):
            generator = GENERATOR.new()
            seed_generator(generator, seed, game)
            words.update(generator.state)
    assert words.most_common(1)[0][1] <= 2
