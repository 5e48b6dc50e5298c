"""Records replay, and refuse with the number of the line."""

import pytest

from alhambra.core.errors import IllegalOption, RecordError
from alhambra.core.record import Record
from alhambra.rollwrite import Game, Rules, Sheet
from tests.refusing import refusing


def finished_game(seed: int = 7, **options: object) -> Game:
    game = Rules(**options).new_game(seed=seed)  # type: ignore[arg-type]
    while game.outcome is None:
        game.play(game.legal_actions()[0])
    return game


def test_a_record_comes_back_from_its_text() -> None:
    game = finished_game()
    text = game.record(["Ann", "Ben", "Cleo"]).text
    record = Record.parse(text)
    assert record.seats == ("Ann", "Ben", "Cleo") and record.seed == 7
    assert record.text == text
    assert record.replay().outcome == game.outcome


def test_a_record_knows_its_options() -> None:
    sheet = Sheet(("PSACGT",) * 6, 30)
    game = finished_game(players=1, virtual=3, goal="versus", sheet=sheet)
    again = Record.parse(game.record().text)
    assert again.rules() == game.rules
    assert again.replay().outcome == game.outcome


def test_an_unfinished_record_goes_on_with_the_same_dice() -> None:
    game = finished_game()
    middle = game.at_ply(100)
    again = Record.parse(middle.record().text).replay()
    again.deal_with(game.dealer)
    while again.outcome is None:
        again.play(again.legal_actions()[0])
    assert [str(ply) for ply in again.plies] == [str(ply) for ply in game.plies]


def test_a_record_may_begin_at_a_position() -> None:
    text = finished_game().at_ply(120).position_text()
    game = Rules.from_position_text(text)
    game.reveal(game.chances()[0][0]) if game.to_move is None else game.play(
        game.legal_actions()[0]
    )
    record = Record.parse(game.record().text)
    assert record.start == text
    assert record.replay().digest() == game.digest()


def test_comments_and_spaces_are_allowed() -> None:
    text = finished_game().record().text
    noisy = text.replace("\n\n", "\n# played at home\n\n", 1).replace("* first", "  *   first ")
    noisy = noisy.replace("gain\n", "gain   # nothing else left\n")
    assert Record.parse(noisy).replay().digest() == finished_game().digest()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "alhambra rollwrite 1",
            "alhambra chess 1",
            "line 1: game: expected one of .*, got 'chess'",
        ),
        ("alhambra rollwrite 1", "alhambra core 1", "line 1: game: expected one of .*, got 'core'"),
        ("alhambra rollwrite 1", "alhambra ../x 1", "line 1: game: expected one of .*, got '../x'"),
        (
            "alhambra rollwrite 1",
            "alhambra rollwrite 2",
            "line 1: version: expected version 1 of the rules",
        ),
        ("alhambra rollwrite 1", "hello", "line 1: expected 'alhambra GAME VERSION', got 'hello'"),
        ("players: 3", "players: 9", "line 2: players: expected 1 to 5, got 9"),
        ("players: 3", "players: " + "9" * 5000, "line 2: players: expected a whole number"),
        ("players: 3", "players: x", "players: expected a whole number, got 'x'"),
        ("players: 3", "colour: red", "line 2: colour: expected no option of that name"),
        ("players: 3", "players 3", "line 2: expected 'option: value', got 'players 3'"),
        ("seed: 7", "seed: x", "line 3: seed: expected a whole number"),
        ("seed: 7", "seed: --7", "line 3: seed: expected a whole number"),
        ("seed: 7", "start: x", "line 3: column 1: expected rollwrite"),
        ("* first", "first", "line 5: expected '[*]', '=' or a seat at the beginning"),
        ("* first 0", "* first 5", "line 5: .*expected 0 to 4"),
        ("* first 0", "* first 4", "line 5: .*expected one of first 0, first 1, first 2"),
        ("* first 0\n* y", "* first 0\n* b", "line 6: .*expected one of y1, y2"),
        ("* first 0\n* y", "* first 0\n0 gain\n* y", "line 6: .*The dice must be rolled first"),
        ("\n0 construct", "\n1 construct", "not your turn"),
        ("\n0 construct y", "\n0 construct z", "expected a die, y1-y6"),
        ("= ", "= 9", "the check does not hold, expected '= "),
    ],
)
def test_what_does_not_fit_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    text = finished_game().record().text
    assert old in text
    with refusing(RecordError, message):
        Record.parse(text.replace(old, new, 1)).replay()


def test_an_empty_record_is_refused() -> None:
    with refusing(RecordError, "line 1: expected 'alhambra GAME VERSION'"):
        Record.parse("")


def test_nothing_may_follow_the_end() -> None:
    text = finished_game().record().text
    with refusing(RecordError, "The game is over"):
        Record.parse(text + "0 gain\n").replay()


@pytest.mark.parametrize(
    "name", ["A, B", "A #1", "A\nplayers: 5", " A", "", "A\x0bB", "A\u2028B", "A\x85"]
)
def test_a_name_that_would_read_back_otherwise_is_refused(name: str) -> None:
    with refusing(IllegalOption, "expected a name of printable letters"):
        finished_game().record([name, "B", "C"])


def test_a_growing_record_is_told_on_and_not_anew() -> None:
    game = Rules().new_game(seed=3)
    while game.outcome is None:
        game.play(game.legal_actions()[0])
        early = game.record().text
    assert early == game.at_ply(len(game.plies)).record().text.replace("\n\n", "\nseed: 3\n\n", 1)


def test_a_record_equals_the_one_read_back() -> None:
    record = finished_game().record(["A", "B", "C"])
    assert Record.parse(record.text) == record


def test_a_seed_that_no_record_could_hold_is_refused_before_the_game() -> None:
    with refusing(IllegalOption, "seed: expected at most 18 digits"):
        Rules().new_game(seed=10**18)
    game = Rules().new_game(seed=10**18 - 1)
    assert Record.parse(game.record().text).seed == 10**18 - 1


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("players: 3", "players: 3\nplayers: 3", "line 3: players: expected players once only"),
        ("players: 3", "players: 3\ngoal: versus", "line 3: goal: expected one of score"),
        ("seed: 7", "colour: red", "line 3: colour: expected no option of that name"),
        (
            "seed: 7",
            "start: rollwrite players=1 virtual=2 goal=score round=1 first=0 turn=0"
            " | 3-0 y11 b11 - | 0,0,0,0,0,0 | 0,0,0,0,0,0",
            "line 3: start: expected a position of the game that the header names",
        ),
        ("* first", "9" * 5000 + " gain\n* first", "line 5: expected '[*]', '=' or a seat"),
    ],
)
def test_a_header_that_cannot_be_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    text = finished_game().record().text
    with refusing(RecordError, message):
        Record.parse(text.replace(old, new, 1)).replay()


def test_a_refusal_in_a_record_names_the_card_to_spare() -> None:
    start = (
        "palace players=3 turn=0 first=0 market=tower-12,-,-,- display=y1"
        " | 0 y2,y8,y9 - - | 0 - - - | 0 - - -"
    )
    text = f"alhambra palace 1\nplayers: 3\nstart: {start}\n\n0 buy tower-12 with y2 y8 y9\n"
    with refusing(RecordError, "y2 could be left out"):
        Record.parse(text).replay()
