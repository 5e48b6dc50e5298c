"""Secret hands stay secret: what everybody sees, what one seat sees, and what is told again."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from alhambra import games
from alhambra.palace import Rules
from alhambra.server.refusal import Refusal
from tests.server.tables import Kept
from tests.server.witness import is_fresh


@pytest.fixture(autouse=True)
def tables_of_the_board_game(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = games.find("palace")
    assert entry is not None
    open_entry = replace(entry, table="alhambra.server.palace")
    monkeypatch.setitem(games._ENTRIES, "palace", open_entry)


def moments(*seats: str, plies: int = 60, **options: str) -> Iterator[Kept]:
    """A table of the board game at every decision of a random game."""
    kept = Kept(*seats, rules=Rules(players=len(seats), **options))
    kept.start()
    chance = random.Random(len(seats))
    for _ in range(plies):
        yield kept
        kept.play(chance)


def view(kept: Kept, guest: str | None) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(bytes(kept.table.view(guest)))
    return found


def test_each_sees_the_own_hand_and_nobody_elses() -> None:
    for kept in moments("ann", "ben", "bot"):
        assert kept.table.game is not None
        seen = [seat.hand for seat in kept.table.game.observe(0).seats]
        for guest, seat in (("ann", 0), ("ben", 1)):
            found = view(kept, guest)
            assert found["own"]["seat"] == seat
            assert all(other["hand"] is None for other in found["seats"])
            assert len(found["own"]["hand"]) == found["seats"][seat]["cards"]
            assert bool(found["own"]["offers"]) <= (kept.table.mover == seat)
        assert "own" not in view(kept, None) and "own" not in view(kept, "eve")
        assert seen[0] is not None


def test_what_all_see_is_the_same_for_everybody() -> None:
    for kept in moments("ann", "ben", "bot", plies=20):
        ann, ben = view(kept, "ann"), view(kept, "ben")
        del ann["own"], ben["own"]
        assert ann == ben == view(kept, None)


def test_of_several_at_one_screen_only_the_hand_of_who_moves_is_shown() -> None:
    for kept in moments("ann", "ann", "bot"):
        found = view(kept, "ann")
        mover = kept.table.mover
        assert found["own"]["seat"] == mover if mover in (0, 1) else "own" not in found


def test_cards_taken_are_told_at_once_and_not_after_a_round() -> None:
    *_, kept = moments("ann", "ben", "bot", plies=80)
    told = json.loads(bytes(kept.table.story()))
    assert {event["kind"] for event in told} >= {"dealt", "took", "laid"}
    assert all(event["cards"] for event in told if event["kind"] in ("dealt", "took"))
    for guest, mine in (("ann", 0), ("ben", 1), (None, None)):
        again = json.loads(bytes(kept.table.story_again(guest)()))
        assert [event["kind"] for event in again] == [event["kind"] for event in told]
        mover = kept.table.mover
        assert mover is not None
        seat = mover if mine is None else mine
        fresh = [is_fresh(told, at, seat) for at in range(len(told))]
        assert set(fresh) == {False, True}
        for event, was, is_told in zip(again, told, fresh, strict=True):
            if is_told:
                assert event == was
            elif event["kind"] in ("dealt", "took", "bought"):
                assert (event["cards"] is None) == (event["seat"] != mine)


def test_the_record_of_a_running_game_with_secret_hands_is_refused() -> None:
    for kept in moments("ann", "bot", plies=3):
        with pytest.raises(Refusal, match="not-now"):
            kept.table.record()
    for kept in moments("ann", "bot", plies=3, hands="open"):
        assert "take" in kept.table.record()().text or kept.table.ply


def test_open_hands_are_seen_by_all() -> None:
    for kept in moments("ann", "ben", plies=30, hands="open"):
        found = view(kept, None)
        assert [len(seat["hand"]) for seat in found["seats"]] == [
            seat["cards"] for seat in found["seats"]
        ]
    assert bytes(kept.table.story_again("eve")()) == bytes(kept.table.story())


def test_a_finished_game_shows_everything() -> None:
    kept = Kept("ann", "bot", rules=Rules(players=2))
    kept.start()
    chance = random.Random(4)
    while kept.table.status != "over":
        kept.play(chance)
    found = view(kept, "eve")
    assert all(seat["hand"] is not None for seat in found["seats"])
    assert found["outcome"]["winners"] and found["dirk"]["tiles"]
    assert bytes(kept.table.story_again("eve")()) == bytes(kept.table.story())
    assert kept.table.game is not None
    assert kept.table.record()().replay().outcome == kept.table.game.outcome
    early = json.loads(bytes(kept.table.moments("eve")(40)))
    assert all(seat["hand"] is not None for seat in early["seats"])
