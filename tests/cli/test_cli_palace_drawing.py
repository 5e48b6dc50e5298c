"""The drawn screen of the board game: walls, letters, bands, tables, nothing too wide."""

import io
import re
import unicodedata
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from alhambra.cli import games, output
from alhambra.cli.palace import palette
from alhambra.cli.palace.choices import letter_of
from alhambra.cli.palace.grounddrawing import JOINTS, Ground, ground_drawing
from alhambra.cli.screen import Screen, View
from alhambra.core.values import LETTERS, Building
from alhambra.locale import LANGUAGES, words_in
from alhambra.palace import Game, Rules
from alhambra.palace.catalog import FOUNTAIN, NAMES
from tests.cli.palace_stage import TURN, game_of, keep
from tests.cli.stage import Cli

NAMES_OF_ROWS = ("You", "greedy 1", "greedy 2")
WIDTHS = (120, 100, 80, 60)
ANSI = re.compile(r"\x1b\[[0-9;]*m")

PLACE = (
    "palace players=2 place=0 first=0 held=1 market=garden-8NW,-,chambers-7SW,pavilion-8 "
    "display=y2,g3,b9,o1 bought=tower-9NE | 12 y3,y5 arcades-10@+0/+1,garden-7NSW@-1/+0,"
    "seraglio-6ES@+1/+0 seraglio-9 | 7 g1 garden-11@+0/-1 - | 4 tower-12,tower-11"
)


def screen_of(game: Game, language: str = "en", *, plain: bool = False) -> Screen:
    names = NAMES_OF_ROWS[: game.rules.players]
    words = words_in(language)
    return games.find("palace").screen_of(game.rules, names, words=words, plain=plain)


def drawn(view: View, width: int = 100, *, colours: bool = False) -> str:
    file = io.StringIO()
    Console(file=file, force_terminal=True, width=width, color_system="256", highlight=False).print(
        view
    )
    text = file.getvalue()
    return text if colours else ANSI.sub("", text)


def turn(text: str = TURN, width: int = 100, *, colours: bool = False) -> str:
    game = Rules.from_position_text(text)
    screen = screen_of(game)
    return drawn(screen.turn(game, screen.choices(game)), width, colours=colours)


def ground(width: int = 80, *, letters: dict[tuple[int, int], str] | None = None) -> list[str]:
    """Fountain, pavilion 2 north of it, pavilion 7 east of it."""
    tiles = {(0, 0): FOUNTAIN, (0, 1): NAMES["pavilion-2NEW"], (1, 0): NAMES["pavilion-7E"]}
    longest = frozenset({(0, 1, "W"), (0, 1, "N"), (0, 1, "E")})
    text = ground_drawing(Ground(tiles, letters or {}, longest), width).plain
    return [line.rstrip() for line in text.splitlines()]


# -- grounds -------------------------------------------------------------------------------------


def test_types_that_begin_alike_have_two_letters_and_room_for_them() -> None:
    tiles = {(0, 0): FOUNTAIN, (1, 0): NAMES["chambers-9W"], (2, 0): NAMES["garden-12S"]}
    german = Ground(tiles, {(2, 0): "aa"}, types=("P", "S", "A", "Ge", "Ga", "T"))
    assert "Ge9" in ground_drawing(german, 80).plain
    assert "aa Ga│" in ground_drawing(german, 80).plain, "no room for the price"
    narrow = ground_drawing(Ground(tiles, types=german.types), 20).plain
    assert "Ga12" in narrow
    assert all(len(line) <= 20 for line in narrow.splitlines())


def test_walls_are_thick_and_open_sides_thin() -> None:
    assert ground() == [
        "    ┏━━━━━┓",
        " +1 ┃  P2 ┃",
        "    ╿     ┖─────┒",
        " +0 │ ≈F≈    P7 ┃",
        "    └───────────┚",
        "       +0    +1",
    ]


def test_narrow_terminals_get_narrow_cells() -> None:
    assert ground(15) == [
        "    ┏━━━┓",
        " +1 ┃ P2┃",
        "    ╿   ┖───┒",
        " +0 │≈F≈  P7┃",
        "    └───────┚",
        "      +0  +1",
    ]


def test_grounds_that_are_still_too_wide_are_drawn_in_bands() -> None:
    lines = ground(9)
    assert lines[1] == " +1 ┃ P2┃" and lines[3].startswith(" +0 │≈F≈")
    assert any(" P7┃" in line for line in lines[6:])
    assert max(map(len, lines)) <= 9


def test_letters_stand_at_their_places_and_beside_tiles() -> None:
    lines = ground(letters={(1, 1): "a", (1, 0): "B"})
    assert lines[1] == f" +1 ┃  P2 ┃ {palette.FREE.format('a')}"
    assert lines[3] == " +0 │ ≈F≈  B P7 ┃"
    assert "BP" in ground(15, letters={(1, 0): "B"})[3]


def test_the_longest_wall_has_a_colour_of_its_own() -> None:
    tiles = {(0, 0): FOUNTAIN, (0, 1): NAMES["pavilion-2NEW"]}
    text = ground_drawing(Ground(tiles, {}, frozenset({(0, 1, "N")})), 80)
    styles = {text.plain[span.start]: str(span.style) for span in text.spans}
    assert styles["━"] == palette.LONGEST and styles["┃"] == palette.WALL
    assert styles["─"] == palette.OPEN


def test_joints_have_the_arms_they_are_listed_for() -> None:
    """Every line character, checked against its name in Unicode."""
    words = {"UP": 0, "RIGHT": 1, "DOWN": 2, "LEFT": 3}
    for number, joint in enumerate(JOINTS):
        arms = [number // 27, number // 9 % 3, number // 3 % 3, number % 3]
        if number == 0:
            assert joint == " "
            continue
        name = unicodedata.name(joint).removeprefix("BOX DRAWINGS ").replace(" AND ", " ")
        name = name.replace("VERTICAL", "UP DOWN").replace("HORIZONTAL", "LEFT RIGHT")
        found = [0, 0, 0, 0]
        weight = 0
        pending: list[int] = []
        is_before = name.startswith(("LIGHT", "HEAVY"))
        for word in name.split():
            if word in ("LIGHT", "HEAVY"):
                weight = 1 if word == "LIGHT" else 2
                for arm in pending:
                    found[arm] = weight
                pending = []
            elif is_before:
                found[words[word]] = weight
            else:
                pending.append(words[word])
        assert found == arms, (joint, name)


def test_letters_of_places_are_all_different_and_no_commands() -> None:
    letters = [letter_of(number) for number in range(200)]
    assert len(set(letters)) == 200 and letters[:3] == ["a", "b", "c"] and letters[22] == "A"
    assert not set(letters) & set("hqtuHQTU")


# -- the turn ------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("text", [TURN, PLACE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_the_terminal(text: str, width: int, language: str) -> None:
    game = Rules.from_position_text(text)
    for view in views(game, screen_of(game, language)):
        for line in drawn(view, width).splitlines():
            assert cell_len(line) <= width


def views(game: Game, screen: Screen) -> list[View]:
    """All that a screen has to show of a decision."""
    choices = screen.choices(game)
    pages = [choice.opens().view for choice in choices if choice.opens is not None]
    return [screen.turn(game, choices), screen.table(game), screen.account(game), *pages]


@pytest.mark.parametrize("text", [TURN, PLACE])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [True, False])
def test_every_language_has_all_its_words(text: str, language: str, plain: bool) -> None:
    game = Rules.from_position_text(text)
    screen = screen_of(game, language, plain=plain)
    shown = [
        "\n".join(view) if isinstance(view, list) else drawn(view, 200)
        for view in [*views(game, screen), list(screen.action_help)]
    ]
    for some in shown:
        assert "palace-" not in some and "{" not in some, some
    english = ("Market", "walls", "points", "Choices", "grounds:", "wall ")
    told = "\n".join(shown[:-1])
    assert any(word in told for word in english) == (language == "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120])
def test_a_slot_of_the_market_is_one_line(language: str, width: int) -> None:
    game = Rules.from_position_text(TURN)
    screen, words = screen_of(game, language), words_in(language)
    lines = drawn(screen.turn(game, screen.choices(game)), width).splitlines()
    none, short = words("palace-walls", count=0, sides=""), words("terminal-palace-pay", short=8)
    slot = next(line for line in lines if re.match(r" +4 +o ", line))
    assert words("building", building="P") in slot and none in slot and short in slot
    assert "│ ≈F≈" in "".join(lines[: lines.index(slot) + 12]), "the grounds are beside it"
    points = words("terminal-palace-column", column="points")
    assert any(points in line and " P  S  A" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_type_is_cut_in_an_account(language: str) -> None:
    game = Rules.from_position_text(PLACE)
    text = drawn(screen_of(game, language).account(game), 80)
    for letter in LETTERS:
        assert f"{words_in(language)('building', building=letter)} " in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_heading_is_wrapped_and_not_cut(language: str) -> None:
    game = Rules.from_position_text(TURN)
    screen = screen_of(game, language)
    lines = drawn(screen.turn(game, screen.choices(game)), 60).split("\n")
    due = words_in(language)("terminal-palace-due", who="you", doing="turn")
    doing = due.partition(": ")[2]
    assert doing in " ".join(line.strip() for line in lines[:4])


def test_the_market_shows_currency_tile_price_walls_and_how_to_pay() -> None:
    lines = [re.sub(r" +", " ", line).strip() for line in turn().splitlines()]
    assert any(line.startswith("Market 1 y G garden 8 walls NW exactly") for line in lines)
    assert any(line.startswith("2 g T tower 9 walls NE exactly") for line in lines)
    assert any(line.startswith("3 b C chambers 7 walls SW 6 short") for line in lines)
    assert any(line.startswith("4 o P pavilion 8 no walls 8 short") for line in lines)
    assert any(re.match(r"Display y2 g3 b9 o1", line) for line in lines)
    assert any(re.match(r"Hand y3 y5 y9 =17 g4 g5 =9 b1 =1", line) for line in lines)
    assert any(line.startswith("Reserve seraglio-9") for line in lines)


def test_everybody_has_a_row_with_counts_wall_cards_and_points() -> None:
    text = turn(PLACE)
    rows = {name: re.search(rf"{name}((?: +[-+\d]+)+)", text) for name in ("You", "Dirk")}
    assert rows["You"] and rows["You"][1].split()[:6] == ["0", "1", "1", "0", "1", "0"]
    assert rows["You"][1].split()[-1] == "12"
    assert rows["Dirk"] and rows["Dirk"][1].split()[:6] == ["0", "0", "0", "0", "0", "2"]
    assert rows["Dirk"][1].split()[-1] == "4"


@pytest.mark.parametrize("width", [100, 60])
def test_every_place_of_a_bought_tile_has_its_letter_on_the_drawing(width: int) -> None:
    game = Rules.from_position_text(PLACE)
    screen = screen_of(game)
    choices = screen.choices(game)
    text = drawn(screen.turn(game, choices), width)
    places = [choice for choice in choices if choice.keys]
    assert places
    for choice in places:
        assert palette.FREE.format(choice.keys[0]) in text
        assert re.search(rf"\b{choice.keys[0]} place tower-9NE at", text)
    assert "give tower-9NE" in text and "reserve tower-9NE" in text


def test_secret_hands_are_not_drawn() -> None:
    game = Rules.from_position_text(TURN)
    table = drawn(screen_of(game).table(game))
    assert " y3 " in table and not re.search(r"Hand +g1", table)
    shown = Rules.from_position_text(TURN.replace("players=3", "players=3 hands=open"))
    assert re.search(r"Hand +g1", drawn(screen_of(shown).table(shown)))


@pytest.mark.parametrize("width", [100, 60])
def test_grounds_of_everybody_are_on_the_table(width: int) -> None:
    game = Rules.from_position_text(PLACE)
    text = drawn(screen_of(game).table(game), width)
    assert text.count("≈F≈") == 2 and " G11 " in text and " A10 " in text
    assert "tower-11, tower-12" in text or "tower-12, tower-11" in text
    assert "Bag" in text and "Deck" in text


def test_money_and_buildings_have_colours_and_letters() -> None:
    text = turn(colours=True)
    assert "\x1b[" in text
    assert len(set(palette.INK.values())) == len(Building)
    assert len(set(palette.MONEY)) == 4 == len(set(palette.MONEY_INK))


# -- scorings ------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [100, 60])
def test_the_account_has_all_rows_types_and_totals(width: int) -> None:
    game = Rules.from_position_text(PLACE)
    text = drawn(screen_of(game).account(game), width)
    outcome = game.standing()
    assert "If the game ended now" in text and "Third scoring" in text
    for building in Building:
        assert building.word in text
    for name, score in zip(("You", "greedy 1", "Dirk"), outcome.scores, strict=True):
        assert re.search(rf"^{name} +\d+ +\d+ +{score}\b", text, re.M)  # before, third, total
    tower = outcome.scorings[-1].accounts[2].types[Building.TOWER]
    assert f"{tower.count} 1st {tower.points:>5}".replace(" ", "") in text.replace(" ", "")


def test_a_scoring_is_a_table_below_its_sentence() -> None:
    game = Rules.from_position_text(PLACE)
    scoring = game.standing().scorings[-1]
    text = drawn(screen_of(game).scoring(scoring), 60)  # type: ignore[attr-defined]
    walls = [account.wall_points for account in scoring.accounts]
    assert re.search(rf"wall +{walls[0]} +{walls[1]} +-", text)
    totals = " +".join(str(account.total) for account in scoring.accounts)
    assert re.search(rf"together +{totals}", text)


# -- commands on a terminal ----------------------------------------------------------------------


@pytest.mark.parametrize("width", [100, 60])
def test_positions_and_records_are_drawn(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setattr(output, "is_drawable", lambda: True)
    monkeypatch.setenv("COLUMNS", str(width))
    shown = cli("show", TURN)
    assert shown.status == 0 and "≈F≈" in shown.out and "Market 1" in shown.out
    assert cli("show", TURN, "--plain").out.isascii()
    keep()
    game = game_of()
    for action in ("buy tower-9NE with g4 g5", "take b9", "place tower-9NE at +1,+0"):
        game.play(game.parse(action))
    Path("g").write_text(game.record(["me", "Ben", "Cy"]).text)
    told = cli("replay", "g")
    story = "Player 0 bought tower-9NE with g4 and g5 (exactly), took b9 and placed tower-9NE at"
    assert story in " ".join(told.out.split()) and "If the game ended now" in told.out
    assert "┃" in shown.out or "│" in shown.out
    for line in (*shown.lines, *told.lines):
        assert cell_len(line) <= width
