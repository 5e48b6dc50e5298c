"""Rules tell what can be chosen; games are found in one list; a game knows who made each ply."""

from typing import Any

import pytest

from alhambra import games
from alhambra.core.errors import IllegalOption, RecordError
from alhambra.core.record import Record
from alhambra.core.rules import find_rules
from alhambra.core.values import CHANCE

ALL = [find_rules(name) for name in games.names()]


@pytest.mark.parametrize("rules", ALL, ids=games.names())
def test_rules_tell_their_options(rules: Any) -> None:
    for option in rules.options:
        assert set(option.players) <= set(rules.player_counts)
        if option.values:
            assert option.default in option.values
            for players in option.players:
                for value in option.values:
                    chosen = {"players": str(players), option.name: value}
                    assert rules.from_header(chosen) is not None
    for outside in (rules.player_counts[0] - 1, rules.player_counts[-1] + 1):
        with pytest.raises(IllegalOption):
            rules(players=outside)


@pytest.mark.parametrize("rules", ALL, ids=games.names())
def test_the_text_of_an_error_can_be_read(rules: Any) -> None:
    first, last = rules.player_counts[0], rules.player_counts[-1]
    with pytest.raises(IllegalOption) as caught:
        rules(players=99)
    assert str(caught.value) == f"players: expected from {first} to {last}, got 99"


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (
            IllegalOption("--end", "one-of", "x", choices="a, b-c", count=2),
            "one of a, b-c, got 'x'",
        ),
        (IllegalOption("--end", "at-least", 0, least=1), "1 or more, got 0"),
        (IllegalOption("--end", "at-most", 9, most=4, name="coins"), "at most 4 (coins), got 9"),
        (IllegalOption("--end", "digits", 9, most=4), "at most 4 digits, got 9"),
        (IllegalOption("--end", "seat-name", "#", most=20), "seat name (most=20), got '#'"),
        (IllegalOption("--end", "from-to", 9), "from to, got 9"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_an_error_expects_is_spelt_out(error: IllegalOption, text: str) -> None:
    assert str(error) == f"--end: expected {text}"


@pytest.mark.parametrize("rules", ALL, ids=games.names())
def test_every_option_survives_a_position_text(rules: Any) -> None:
    for option in rules.options:
        for players in option.players:
            for value in option.values:
                chosen = rules.from_header({"players": str(players), option.name: value})
                text = chosen.new_game().position_text()
                assert rules.from_position_text(text).rules == chosen


def test_secrets_are_a_matter_of_options() -> None:
    palace, rollwrite = find_rules("palace"), find_rules("rollwrite")
    assert palace.from_header({"hands": "secret"}).has_secrets
    assert not palace.from_header({"hands": "open"}).has_secrets
    assert not rollwrite.from_header({}).has_secrets


@pytest.mark.parametrize("name", ["core", "cli", "os", "games", "", "palace.game"])
def test_only_the_list_names_games(name: str) -> None:
    with pytest.raises(IllegalOption):
        find_rules(name)
    with pytest.raises(RecordError):
        Record.parse(f"alhambra {name or 'x'} 1\n\n").rules()


@pytest.mark.parametrize("rules", ALL, ids=games.names())
def test_a_game_knows_who_made_each_ply(rules: Any) -> None:
    game = rules.from_header({}).new_game(seed=3)
    made = [CHANCE] * len(game.plies)
    for _ in range(20):
        made.append(game.to_move)
        game.play(game.legal_actions()[0])
        made += [CHANCE] * (len(game.plies) - len(made))
    assert game.makers == made
    assert game.copy().makers == made and game.at_ply(15).makers == made[:15]


@pytest.mark.parametrize("rules", ALL, ids=games.names())
def test_who_looks_ahead_alone_sees_no_dice(rules: Any) -> None:
    game = rules.from_header({}).new_game(seed=3)
    ahead = game.alone()
    while ahead.to_move is not None:
        ahead.play(ahead.legal_actions()[0])
    assert ahead.dealer is None and ahead.chances()
    assert game.to_move is not None
