"""A view and choices of Roll & Write in JSON say, byte for byte, what the same in objects says."""

import random
from collections.abc import Iterator

import pytest
from msgspec.json import encode

from alhambra.rollwrite import Game, Rules
from alhambra.rollwrite.catalog import Sheet
from alhambra.rollwrite.position import POSITION
from alhambra.server import rollwrite as door
from alhambra.server.rollwrite import pen
from alhambra.server.rollwrite.pen import WRITING
from alhambra.server.rollwrite.writing import write
from alhambra.server.rollwrite.written import WRITE

OWN = Sheet(("PPPPPP", "SSSSSS", "AAAAAA", "CCCCCC", "GGGGGG", "TTTTTT"), coins=216)
RULES = {
    "alone": Rules(1),
    "two": Rules(2),
    "five": Rules(5),
    "versus": Rules(1, goal="versus"),
    "own sheet": Rules(3, sheet=OWN),
}


def moments(rules: Rules, games: int) -> Iterator[Game]:
    """Every moment of some games, those of chance too."""
    for seed in range(games):
        chance = random.Random(seed)
        game = rules.new_game()
        while not game.is_over:
            yield game
            if game.to_move is None:
                game.reveal(chance.choice([fallen for fallen, _ in game.chances()]))
            else:
                game.play(chance.choice(game.legal_actions()))
        yield game


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_what_is_written_is_what_objects_say(rules: Rules) -> None:
    assert WRITE.is_native
    kinds, longest = set(), 0
    for game in moments(rules, 12):
        view, choices = door.write_view(game, shown=True), door.write_choices(game)
        assert view == encode(door.view(game, shown=True))
        assert choices == encode(door.choices(game))
        kinds |= {choice.kind for choice in door.choices(game)}
        longest = max(longest, len(view) + len(choices))
    assert kinds | {"keep"} == {"construct", "second", "change", "gain", "keep", "done"}
    assert "keep" in kinds or rules.players == 1
    assert longest < pen.LONGEST // 2


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_interpreted_kernels_write_the_same(rules: Rules) -> None:
    for game in moments(rules, 1):
        if not game.is_over:
            page = WRITING.new()
            length = write(POSITION.from_words(game.words()), page)
            view, choices = encode(door.view(game, shown=True)), encode(door.choices(game))
            assert WRITING.letters(page, "text", length) == view + choices
            assert page.end_of_view == len(view)
