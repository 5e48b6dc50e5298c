"""Several people at one screen: names of their own, and no look at another's secret hand."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from alhambra.cli import games
from alhambra.cli.keeping import Keeping
from alhambra.cli.seating import parse_seats
from alhambra.cli.sitting import Sitting
from alhambra.cli.story import Story
from alhambra.core.errors import IllegalOption
from alhambra.locale import words_in
from alhambra.palace import Rules
from tests.cli.stage import Cli
from tests.refusing import refusing


@pytest.mark.parametrize("seats", ["me:Ann,me:ann", "me,me:You", "me:Dirk,greedy"])
def test_names_that_cannot_be_told_apart_are_refused(seats: str) -> None:
    with refusing(IllegalOption, "another name, this one is taken"):
        parse_seats(seats, "palace", seed=1)


def test_a_game_cannot_be_resumed_from_standard_input(cli: Cli) -> None:
    ran = cli("play", "rollwrite", "--resume", "-", stdin="alhambra rollwrite 1\n")
    assert ran.status == 2 and "--resume: expected a file" in ran.err
    assert not Path("-").exists()


def test_a_seed_that_could_not_be_kept_is_refused(cli: Cli) -> None:
    ran = cli("play", "rollwrite", "--seed", "1" * 50, "--save", "g")
    assert ran.status == 2 and "seed: expected at most 18 digits" in ran.err
    assert not Path("g").exists()


class Script:
    """An output that types what it is told and notes when the screen changes hands."""

    is_plain = True

    def __init__(self, typed: list[str]) -> None:
        self._typed = typed
        self.told: list[str] = []

    def say(self, *lines: str) -> None:
        self.told += lines

    def page(self, *lines: str) -> None:
        self.told += lines

    def show(self, view: Iterable[str]) -> None:
        self.told += view

    def ask(self, prompt: str) -> str:
        if not self._typed:
            raise EOFError
        return self._typed.pop(0)

    def hand_over(self, prompt: str) -> None:
        self.told.append(f"HANDED OVER: {prompt}")


@pytest.mark.parametrize(("hands", "times"), [("secret", 3), ("open", 0)])
def test_the_screen_is_handed_over_before_a_secret_hand_is_shown(
    hands: str, times: int, tmp_path: Path
) -> None:
    rules = Rules(players=2, hands=hands)
    game = rules.new_game(seed=4)
    players = parse_seats("me:Ann,me:Ben", "palace", seed=4)
    screen = games.find("palace").screen_of(rules, ["Ann", "Ben"], words=words_in("en"), plain=True)
    output = Script(["1", "1"])
    keeping = Keeping(tmp_path / "g", ["Ann", "Ben"], words_in("en"))
    sitting = Sitting(game, players, screen=screen, output=output, keeping=keeping)
    sitting.run(Story(game.at_ply(0), screen))
    handed = [line for line in output.told if line.startswith("HANDED OVER")]
    assert len(handed) == times
    if handed:
        assert "Ann" in handed[0] + handed[1] and "Ben" in handed[0] + handed[1]
