"""Whole games of the board game in plain lines: bots, Dirk, saving, replay, options."""

import contextlib
import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from alhambra.bots import registry
from alhambra.cli.main import main
from alhambra.core.record import Record
from alhambra.locale import words_in
from alhambra.palace import Buy, Game, Place, Rules, Take
from alhambra.palace.catalog import NAMES
from tests.cli.palace_stage import PROMPT, TURN, actions_of, game_of, keep
from tests.cli.stage import Cli, Ran


def builder_actions(seed: int, *, players: int) -> list[str]:
    """A game of people who place, else buy, else take; the texts of all their actions."""
    game: Game = Rules(players=players).new_game(seed)
    actions = []
    while not game.is_over:
        action = builder_action(game)
        actions.append(str(action))
        game.play(action)
    return actions


def builder_action(game: Game) -> Any:
    legal = game.legal_actions()
    wanted = [a for kind in (Place, Buy, Take) for a in legal if isinstance(a, kind)]
    return (wanted or legal)[0]


SEATS = {2: "me:Ann,me:Ben", 3: "me:Ann,me:Ben,me:Cy"}


@pytest.fixture(scope="module")
def typed() -> list[str]:
    return builder_actions(7, players=2)


@pytest.fixture(scope="module")
def played(typed: list[str], tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """The output and the record of a whole game, played once."""
    path = tmp_path_factory.mktemp("played") / "g"
    argv = ["play", "palace", "--seats", SEATS[2], "--seed", "7", "--save", str(path)]
    out = io.StringIO()
    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(out):
        patch.setattr(sys, "stdin", io.StringIO("\n".join(typed)))
        assert main(argv) == 0
    return out.getvalue(), path.read_text()


@pytest.fixture
def ran(cli: Cli, played: tuple[str, str]) -> Ran:
    """The same game, its record in the file g of the current folder."""
    Path("g").write_text(played[1])
    return Ran(0, played[0], "")


# -- whole games ---------------------------------------------------------------------------------


def test_two_people_play_a_whole_game_by_words(ran: Ran, typed: list[str]) -> None:
    game = game_of()
    assert game.is_over
    record = Record.parse(Path("g").read_text())
    assert [line.text for line in record.lines if line.mark in "01"] == typed
    for name, score in zip(("Ann", "Ben", "Dirk"), game.outcome.scores, strict=True):
        assert re.search(rf"^{name}: [\d plus]+, {score} points? in all\.$", ran.out, re.M)
    best = max(game.outcome.scores[:2])
    assert f", {best} points" in next(line for line in ran.lines if "ictory: " in line)


def test_all_scorings_are_announced_and_in_the_final_account(ran: Ran) -> None:
    game = game_of()
    assert [scoring.places for scoring in game.scorings] == [1, 2, 3]
    final = ran.lines.index("Final account:")
    for word, scoring in zip(("first", "second", "third"), game.scorings, strict=True):
        told = ran.lines.index(f"The {word} scoring was held.")
        listed = ran.lines.index(f"{word.capitalize()} scoring:", final)
        for begin in [listed] if word == "third" else [told, listed]:
            block = ran.lines[begin + 1 :]
            for name, account in zip(("Ann", "Ben", "Dirk"), scoring.accounts, strict=True):
                points = f"{account.total} point{'' if account.total == 1 else 's'}"
                own = block.index(f"{name}: {points}.")
                for entry in account.types:
                    if entry.count:
                        own += 1
                        assert block[own].startswith(f"  {entry.building.word} {entry.count}, ")
                        assert f", {entry.points} point" in block[own]
                assert (f"  wall {account.wall_points}, " in block[own + 1]) == (name != "Dirk")


def test_dirk_draws_and_gets_tiles(cli: Cli, ran: Ran) -> None:
    assert sum(line.startswith("Dirk begins with ") for line in ran.lines) == 1
    assert sum(line.startswith("Dirk drew ") for line in ran.lines) == 2
    given = cli("play", "palace", "--seats", SEATS[2], "--seed", "7", typed=give_first())
    story = next(line for line in given.lines if " gave " in line)
    assert story.endswith(" to Dirk.")
    assert "Dirk has no grounds; his tiles: " in given.out


def give_first() -> list[str]:
    """Buy as soon as possible and give the tile to Dirk, then look at him."""
    game: Game = Rules(players=2).new_game(7)
    actions = []
    while True:
        legal = game.legal_actions()
        buys = [action for action in legal if isinstance(action, Buy)]
        action = buys[0] if buys else legal[0]
        actions.append(str(action))
        game.play(action)
        if game.observe(0).bought and game.observe(0).phase == "place":
            return [*actions, f"give {str(action).split()[1]}", "grounds dirk", "quit"]


def test_the_replay_tells_the_same_story(cli: Cli, ran: Ran) -> None:
    replay = cli("replay", "g")
    assert replay.status == 0
    asked = [line for line in replay.lines if not line.startswith(" ")]
    story = asked[: asked.index("Final account:")]
    spoken = iter(ran.lines)
    assert all(line in spoken for line in story if line)
    assert (
        replay.lines[replay.lines.index("Final account:") :]
        == [
            line for line in ran.lines[ran.lines.index("Final account:") :] if " kept " not in line
        ][: len(replay.lines) - replay.lines.index("Final account:")]
    )


def test_every_action_is_told(cli: Cli, ran: Ran, typed: list[str]) -> None:
    story = cli("replay", "g").out.partition("Final account:")[0]
    for verb, told in (("buy", "bought "), ("take", "took "), ("place", "placed ")):
        count = sum(text.startswith(f"{verb} ") for text in typed)
        assert count and story.count(told) == count


def test_json_holds_the_whole_game(cli: Cli, ran: Ran) -> None:
    facts = json.loads(cli("replay", "g", "--json").out)
    game = game_of()
    assert facts["game"] == "palace" and facts["options"] == {"players": "2"}
    assert facts["scores"] == list(game.outcome.scores)
    assert facts["position"] == game.position_text() and facts["digest"] == game.digest()
    assert [scoring["places"] for scoring in facts["scorings"]] == [1, 2, 3]
    third = facts["scorings"][2]["accounts"][0]
    assert third["types"][5]["building"] == "tower"
    assert len(third["wall"]) == game.scorings[2].accounts[0].wall_points


def test_a_game_left_and_resumed_ends_the_same(cli: Cli, ran: Ran, typed: list[str]) -> None:
    whole = Path("g").read_text()
    half = len(typed) // 2
    argv = ["play", "palace", "--seats", SEATS[2], "--seed", "7", "--save", "h"]
    left = cli(*argv, typed=[*typed[:half], "quit"])
    assert "alhambra play palace --resume h" in left.lines
    on = cli("play", "palace", "--resume", "h", typed=typed[half:])
    assert on.status == 0 and Path("h").read_text() == whole
    assert on.lines[-2] == next(line for line in ran.lines if "ictory: " in line)


def test_plain_output_is_ascii_without_frames_or_colours(ran: Ran) -> None:
    assert ran.out.isascii() and not set(ran.out) & set("|[]{}<>*#_~`\x1b")


def test_a_scoring_of_the_last_turn_is_told_before_the_last_scoring(cli: Cli) -> None:
    """The second scoring card comes up in the refill that also ends the game."""
    seen = ("y8", "y2", "g3", "b9", "o1")
    cards = [f"{coin}{value}" for coin in "ygbo" for value in range(1, 10) for _ in range(3)]
    for card in seen:
        cards.remove(card)
    rest = ",".join(name for name in NAMES if name not in ("garden-8NW", "tower-9NE", "tower-12"))
    keep(
        "palace players=3 turn=0 first=0 piles=0,0,0,0,4 hidden=2 held=1 "
        f"market=garden-8NW,-,tower-12,- display=y2,g3,b9 discards={','.join(cards[:-4])} "
        f"| 0 y8 - {rest} | 0 - tower-9NE@+0/+1 - | 0 o1 - -"
    )
    ran = cli("play", "palace", "--resume", "g", typed=["buy 1", "take y2", "reserve"])
    assert ran.status == 0
    told = [
        words_in("en")("palace-told-scoring-card", number=2),
        words_in("en")("palace-told-last-turn", why="market"),
        "The second scoring was held.",
        words_in("en")("palace-told-nobody", tile="tower-12", currency="b"),
        "The third scoring was held.",
        "Final account:",
    ]
    assert [line for line in ran.lines if line in told] == told
    assert "Ben: 15 plus 23, 38 points in all." in ran.lines


# -- bots ----------------------------------------------------------------------------------------


class Builder:
    """A quick bot: places, else buys, else takes."""

    name = "builder"

    def choose(self, game: Game) -> Any:
        return builder_action(game)


def test_bots_play_a_whole_game(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "make", lambda *_: Builder())
    ran = cli("play", "palace", "--seats", "a,b,c", "--seed", "3", "--save", "g")
    assert ran.status == 0 and ran.err == ""
    game = game_of()
    assert game.is_over and PROMPT not in ran.out
    winner = "abc"[game.outcome.winners[0]]
    assert f"Victory: {winner}, {max(game.outcome.scores)} points." in ran.lines


def test_a_person_sits_down_with_two_foremen(cli: Cli) -> None:
    ran = cli("play", "palace", "--seed", "3", "--save", "g", typed=["1", "1", "1", "1", "quit"])
    assert ran.status == 0
    assert Record.parse(Path("g").read_text()).seats == ("me", "foreman", "foreman")
    assert len(actions_of()) >= 2
    assert "foreman 1's hand" not in ran.out


# -- what may be known ---------------------------------------------------------------------------


def test_secret_hands_show_only_their_size(cli: Cli) -> None:
    keep()
    ran = cli("play", "palace", "--resume", "g", typed=["table", "quit"])
    assert "Ben's hand: 1 card." in ran.lines and "Cy's hand: 1 card." in ran.lines
    assert "Your hand: y3, y5, y9, g4, g5, b1; in all yellow 17, green 9, blue 1." in ran.lines
    assert not any(line.startswith("Cards in the deck") for line in ran.lines)


def test_open_hands_show_every_card(cli: Cli) -> None:
    keep(TURN.replace("players=3", "players=3 hands=open"))
    ran = cli("play", "palace", "--resume", "g", typed=["grounds ben", "table", "quit"])
    assert ran.lines.count("Ben's hand: g1; in all green 1.") == 2
    assert any(line.startswith("Cards in the deck: y1, y1, y1, y2, y2, y3") for line in ran.lines)
    new = cli("play", "palace", "--seats", SEATS[3], "--hands", "open", "--save", "n", typed=["q"])
    assert new.status == 0 and game_of("n").rules.hands == "open"


def test_the_table_tells_what_is_in_the_bag(cli: Cli) -> None:
    ran = cli("show", TURN)
    assert ran.status == 0
    bag = (
        "In the bag: 48 tiles; pavilion 6, seraglio 6, arcades 8, chambers 8, garden 10, tower 10."
    )
    assert bag in ran.lines
    assert "  +0,+1 arcades-10, no walls." in ran.lines
    assert ran.lines[0].startswith("Before the first scoring, Player 0's turn: ")


def test_grounds_are_described_with_places_and_walls(cli: Cli) -> None:
    ground = "arcades-10@+0/+1,garden-8NW@-1/+1,tower-9NE@+0/+2"
    text = TURN.replace("arcades-10@+0/+1", ground).replace("garden-8NW,tower-9NE,cham", "-,-,cham")
    ran = cli("show", text)
    begin = ran.lines.index("Player 0's grounds:")
    assert ran.lines[begin + 1 : begin + 5] == [
        "  +0,+0 fountain, no walls.",
        "  +0,+2 tower-9NE, walls north and east.",
        "  -1,+1 garden-8NW, walls north and west.",
        "  +0,+1 arcades-10, no walls.",
    ]
    walls = (
        "north side of +0,+2, east side of +0,+2",
        "west side of -1,+1, north side of -1,+1",
    )
    assert ran.lines[begin + 5] in [f"Longest wall: 2; {wall}." for wall in walls]
    assert "Market slot 1, yellow: empty." in ran.lines


def test_positions_in_which_nobody_moves_are_shown(cli: Cli, ran: Ran) -> None:
    over = cli("show", game_of().position_text())
    assert over.status == 0 and over.lines[0] == "The game is over."
    game = game_of()
    begin = game.at_ply(3).position_text()
    assert cli("show", begin).lines[0] == "Set-up, cards or tiles are to be drawn."


# -- options -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--players", "1"], "--players: expected 2 to 6, got 1"),
        (["--players", "7"], "--players: expected 2 to 6, got 7"),
        (["--seats", "me"], "--seats: expected 2 to 6, got 1"),
        (["--solo"], "--solo is an option of rollwrite alone"),
        (["--hands", "shown"], "invalid choice: 'shown'"),
    ],
)
def test_options_out_of_bounds_are_refused(cli: Cli, options: list[str], complaint: str) -> None:
    ran = cli("play", "palace", *options)
    assert ran.status == 2 and ran.out == "" and complaint in ran.err


def test_the_end_can_be_chosen(cli: Cli) -> None:
    cli("play", "palace", "--seats", SEATS[3], "--end", "empty-bag", "--save", "g", typed=["quit"])
    assert game_of().rules.end == "empty-bag"
    refused = cli("play", "rollwrite", "--end", "refill")
    assert refused.status == 2 and "--end is an option of palace alone" in refused.err


def test_help_says_how_actions_are_typed(cli: Cli) -> None:
    ran = cli("play", "palace", "--seats", SEATS[3], typed=["help", "grounds 9", "quit"])
    for word in ("take", "buy", "build", "remove", "exchange", "place", "reserve", "give"):
        assert any(line.startswith(f"{word} ") for line in ran.lines), word
    for word in ("back", "choices", "grounds NAME", "table", "undo", "why"):
        assert any(line.startswith(word) for line in ran.lines), word
    assert "Whose grounds? Type 'grounds' and one of: Ann, Ben, Cy; or a seat number, 0 to 2." in (
        ran.lines
    )
