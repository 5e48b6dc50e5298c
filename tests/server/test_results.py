"""Results: what a finished game was for each who played it, kept once, and forgotten on request."""

import random
from pathlib import Path
from typing import Any

from alhambra.server import games, mine, solo
from alhambra.server.hall import Hall
from alhambra.server.results import Result, results_of
from tests.server.conftest import Arrive
from tests.server.tables import Kept, begin_at
from tests.server.test_hall import ALONE, WITH_A_BOT, act, in_a_hall, until_it_is_anns_turn


def played(*seats: str, **options: Any) -> Kept:
    """A finished table."""
    kept = Kept(*seats, **options)
    kept.start()
    chance = random.Random(3)
    while kept.table.status != "over":
        kept.play(chance)
    return kept


def test_every_person_has_a_result_and_bots_have_none() -> None:
    kept = played("ann", "bot", "ben")
    assert kept.table.game is not None and kept.table.game.outcome is not None
    outcome = kept.table.game.outcome
    ann, ben = results_of(kept.table)
    assert (ann.guest, ben.guest) == ("ann", "ben")
    assert (ann.score, ben.score) == (outcome.scores[0], outcome.scores[2])
    assert ann.margin == outcome.scores[0] - max(outcome.scores[1:])
    assert ann.rivals == ben.rivals == "greedy,person"
    for seat, result in ((0, ann), (2, ben)):
        better = sum(score > result.score for score in outcome.scores)
        assert result.place == better + 1 and (result.place == 1) == (seat in outcome.winners)


def test_a_game_that_goes_on_has_no_results() -> None:
    kept = Kept("ann", "ben")
    assert results_of(kept.table) == []
    kept.start()
    assert results_of(kept.table) == []


def test_who_played_both_sides_has_no_result() -> None:
    assert results_of(played("ann", "ann").table) == []


def test_what_a_bot_finished_for_somebody_is_not_theirs() -> None:
    kept = played("ann", "ben")
    kept.table.seats[1].bot = "greedy"
    assert [result.guest for result in results_of(kept.table)] == ["ann"]


def test_alone_one_wins_by_playing_and_against_virtual_players_by_points() -> None:
    (alone,) = results_of(played("ann").table)
    assert (alone.place, alone.margin, alone.rivals) == (1, 0, "")
    kept = played("ann", goal="versus", virtual=4)
    assert kept.table.game is not None and kept.table.game.outcome is not None
    (versus,) = results_of(kept.table)
    assert (versus.place == 1) == (0 in kept.table.game.outcome.winners)
    assert isinstance(versus, Result)


def test_results_are_kept_with_the_last_action_and_never_change(
    tmp_path: Path,
) -> None:
    async def play(hall: Hall) -> Any:
        company = await hall.make(WITH_A_BOT, "ann", "Ann")
        await begin_at(hall, company)
        await until_it_is_anns_turn(company)
        while company.table.status != "over":
            await act(hall, company)
            await until_it_is_anns_turn(company)
        first = await hall.archive.results_of("ann")
        await hall.again(company, "ann", lambda: None)
        assert await hall.archive.results_of("ann") == first
        alone = await hall.make(ALONE, "ann", "Ann")
        await begin_at(hall, alone)
        while alone.table.status != "over":
            await act(hall, alone)
        return first, await hall.archive.results_of("ann"), company.table.making.id

    first, all_of_them, table = in_a_hall(tmp_path, play)
    assert [(row["table_id"], row["game"], row["players"]) for row in first] == [
        (table, "rollwrite", 2)
    ]
    assert first[0]["rivals"] == "greedy"
    assert len(all_of_them) == 2 and first[0] in all_of_them


def test_forgetting_takes_name_results_and_tables_of_one_guest_alone(tmp_path: Path) -> None:
    async def play(hall: Hall) -> Any:
        for guest in ("ann", "ben"):
            await hall.archive.keep_name(guest, guest)
            company = await hall.make(ALONE, guest, guest)
            await begin_at(hall, company)
            while company.table.status != "over":
                assert company.table.game is not None
                action = str(company.table.game.legal_actions()[0])
                await hall.act(company, guest, company.table.version, action)
        await hall.forgetting.forget("ann")
        return [
            (
                await hall.archive.name_of(guest),
                len(await hall.archive.results_of(guest)),
                len(await hall.archive.tables_of(guest, most=9)),
            )
            for guest in ("ann", "ben")
        ]

    assert in_a_hall(tmp_path, play) == [("", 0, 0), ("ben", 1, 1)]


def test_a_running_table_is_listed_before_finished_ones_however_new_they_are(
    tmp_path: Path,
) -> None:
    async def play(hall: Hall) -> Any:
        running = await hall.make(ALONE, "ann", "Ann")
        await begin_at(hall, running)
        for _ in range(2):
            company = await hall.make(ALONE, "ann", "Ann")
            await begin_at(hall, company)
            while company.table.status != "over":
                await act(hall, company)
        listed = await hall.archive.tables_of("ann", most=9)
        return running.table.making.id, listed, await hall.archive.tables_of("ann", most=1)

    running, listed, first = in_a_hall(tmp_path, play)
    assert listed[0] == running and len(listed) == 3
    assert first == [running]


def test_all_tables_are_found_page_by_page(arrive: Arrive) -> None:
    ann = arrive("Ann")
    made = {ann.make(ann.me())["id"] for _ in range(mine.MOST_LISTED + 3)}
    first = ann.get("/api/me")
    assert first["pages"] == 2 and len(first["tables"]) == mine.MOST_LISTED
    second = ann.get("/api/me/tables/1")
    assert second["pages"] == 2 and len(second["tables"]) == 3
    assert {table["id"] for table in first["tables"] + second["tables"]} == made
    assert ann.get("/api/me/tables/0")["tables"] == first["tables"]
    assert ann.get("/api/me/tables/7")["tables"] == []
    assert arrive("Ben").get("/api/me/tables/0")["tables"] == []
    assert ann.client.get("/api/me/tables/x").status_code == 404


def medals(**options: str) -> dict[str, int]:
    """What earns medals in a game played alone."""
    return dict(games.medals_of("rollwrite", options, players=1))


def test_medals_are_for_points_alone() -> None:
    assert medals() == medals(virtual="2", goal="score", players="1") != {}
    assert medals(virtual="4") == {"bronze": 52, "silver": 60, "gold": 69}
    assert medals(goal="versus") == medals(sheet="own") == {}
    assert games.medals_of("rollwrite", {}, players=2) == {}
    assert games.medals_of("palace", {}, players=2) == {}


def test_a_score_earns_the_best_medal_it_reaches_and_lacks_points_of_the_next() -> None:
    found = medals(virtual="4")
    assert [solo.medal_of(found, score) for score in (51, 52, 60, 120)] == [
        None,
        "bronze",
        "silver",
        "gold",
    ]
    assert solo.next_medal_of(found, 44) == solo.NextMedal("bronze", 8)
    assert solo.next_medal_of(found, 60) == solo.NextMedal("gold", 9)
    assert solo.next_medal_of(found, 69) is None and solo.next_medal_of({}, 69) is None


def test_games_say_what_those_who_play_alone_are_compared_with(arrive: Arrive) -> None:
    found = {game["name"]: game["solo"] for game in arrive("Ann").get("/api/games")["games"]}
    assert found["palace"] == []
    assert [one["options"]["virtual"] for one in found["rollwrite"]] == ["2", "3", "4"]
    first = found["rollwrite"][0]
    assert first["medals"] == medals()
    assert first["levels"][3] == {"bot": "architect", "low": 92, "median": 100, "high": 108}


def test_strangers_have_no_games_and_everybody_sees_only_their_own(arrive: Arrive) -> None:
    ann = arrive("Ann")
    assert ann.get("/api/me/games") == {"name": "", "games": []}
    ann.post("/api/me", {"name": "Ann"})
    assert ann.get("/api/me/games")["name"] == "Ann"
    assert ann.post("/api/me/forget") == {"name": "", "tables": [], "pages": 1}
    assert ann.get("/api/me")["name"] == ""
