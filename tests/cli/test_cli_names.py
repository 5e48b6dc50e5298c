"""Bots are called in the terminal as on the page; what one types and what is kept stays."""

from pathlib import Path

import pytest

from alhambra.cli.naming import levels_of, player_name, read_bot, typed_name
from alhambra.cli.seating import names_of
from alhambra.locale import words_in
from tests.cli.stage import Cli

MASTERS = [("en", "master"), ("nl", "meester"), ("de", "Meister")]


@pytest.mark.parametrize("language", ["en", "nl", "de"])
@pytest.mark.parametrize("game", ["rollwrite", "palace"])
def test_a_story_calls_bots_as_the_page_does(cli: Cli, game: str, language: str) -> None:
    seats = ("--seats", "me,foreman,foreman", "--seed", "4", "--save", "g")
    ran = cli("play", game, *seats, "--language", language, typed=["1", "1", "sheet 2", "quit"])
    level = words_in(language)("bot-foreman")
    bots = words_in(language)("bots-here", bots=f"Isaac, {level}; Isaac 2, {level}")
    assert ran.lines[0] == bots
    assert "Isaac 2" in "".join(ran.lines[1:]) and "foreman" not in "".join(ran.lines[1:])
    assert "seats: me, foreman, foreman" in Path("g").read_text(encoding="utf-8")
    told = cli("replay", "g", "--language", language)
    assert told.lines[0] == bots and "foreman" not in "".join(told.lines[1:])
    assert '"foreman"' in cli("replay", "g", "--json", "--language", language).out


def test_who_thinks_longer_is_told_apart() -> None:
    players, names = ["me", "master@5", "master@50"], ["Ann", "Yusuf", "Yusuf 2"]
    (line,) = levels_of(players, names, "palace", words_in("de"))
    assert "Yusuf, Meister@5; Yusuf 2, Meister@50" in line


@pytest.mark.parametrize(("language", "name"), MASTERS)
def test_advice_comes_from_a_bot_by_its_name(cli: Cli, language: str, name: str) -> None:
    argv = ("play", "rollwrite", "--seats", "me,uniform", "--seed", "4", "--language", language)
    ran = cli(*argv, typed=["advice master@12", "advice nobody", "quit"])
    assert f"Yusuf ({name}@12)" in ran.out
    typed = "master" if language == "en" else f"master ({name})"
    assert f": {typed}." in ran.out, "what is to be typed, and who that is"


@pytest.mark.parametrize(("language", "name"), MASTERS)
def test_a_bot_is_asked_by_any_of_its_names(language: str, name: str) -> None:
    words = words_in(language)
    for typed in ("master", name, "yusuf", "Yusuf"):
        assert read_bot(typed, ["architect", "master"], "palace", words) == "master"
    assert read_bot("yusuf@50ms", ["master"], "palace", words) == "master@50ms"
    assert read_bot("nobody", ["master"], "palace", words) is None


@pytest.mark.parametrize(("language", "name"), MASTERS)
def test_the_list_of_bots_has_both_names(cli: Cli, language: str, name: str) -> None:
    lines = cli("bots", "--language", language).lines
    about = words_in(language)("bots-rollwrite-master")
    said = about if language == "en" else f"{name}: {about}"
    assert f"  {'master':<10} {said}" in lines


def test_a_table_of_the_arena_has_both_names_and_its_figures_one(cli: Cli) -> None:
    contest = ("arena", "rollwrite", "--players", "uniform,greedy,mason", "--games", "2")
    told = cli(*contest, "--language", "de").out
    assert "uniform (zufällig)" in told and "mason (Maurerin)" in told
    for form in ("--json", "--csv"):
        kept = cli(*contest, form, "--language", "de").out
        assert "mason" in kept and "Maurer" not in kept


def test_players_that_no_catalogue_names_are_called_as_they_are_typed() -> None:
    words = words_in("de")
    for player in ("exec:python3 bot.py", "failed", "about", "Ann"):
        assert player_name(player, "rollwrite", words) == player
        assert typed_name(player, "rollwrite", words) == player
    assert player_name("master@50ms", "palace", words) == "Meister@50ms"
    assert typed_name("master:new.weights@50ms", "palace", words) == (
        "master:new.weights@50ms (Meister)"
    )


def test_a_person_with_the_name_of_a_bot_is_told_apart() -> None:
    names = names_of(["me", "Isaac", "foreman"], "palace", seats=3, words=words_in("de"))
    assert names == ["Spieler 0", "Isaac", "Isaac 2"]
    taken = ["Isaac 2", "foreman", "foreman"]
    assert len(set(names_of(taken, "palace", seats=3, words=words_in("de")))) == 3
