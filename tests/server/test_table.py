"""Tables without sockets: seats, actions, refusals, taking back, and the journal."""

import json
import random

import pytest

from alhambra.core.record import Record
from alhambra.server.journal import Fact, read
from alhambra.server.refusal import Refusal
from alhambra.server.table import Table
from tests.server.tables import ID, SECRET, Kept, begin, everything


def refusal(call: object, *arguments: object) -> Refusal:
    """The refusal that a call ends with."""
    with pytest.raises(Refusal) as caught:
        call(*arguments)  # type: ignore[operator]
    return caught.value


def test_a_table_gathers_begins_and_knows_who_is_to_move() -> None:
    kept = Kept("ann", "open")
    table = kept.table
    assert (table.status, table.version, table.ply, table.mover) == ("gathering", 1, 0, None)
    assert refusal(lambda: begin(table)).error.code == "not-now"
    assert refusal(table.act, "gain", "ann").error.code == "not-now"
    assert refusal(table.record).error.code == "not-now"
    assert table.version == 1
    kept.keep(table.propose(Fact("sit", 1, "ben Ben")))
    kept.start()
    assert (table.status, table.version) == ("playing", 3)
    assert table.seats_of("ann") == [0] and table.seats_of("ben") == [1]
    assert table.may_play("ann") != table.may_play("ben")
    assert not table.may_play(None) and not table.may_play("cleo")
    assert refusal(lambda: begin(table)).error.code == "not-now"


def test_who_does_not_sit_there_may_not_act_and_who_waits_is_told_the_rule() -> None:
    kept = Kept("ann", "ben")
    kept.start()
    before = everything(kept.table)
    waiting = {"ann": "ben", "ben": "ann"}[kept.mover()]
    action = kept.any_action(random.Random(1))
    for nobody in ("cleo", None):
        assert refusal(kept.table.act, action, nobody).error.code == "not-yours"
    found = refusal(kept.table.act, action, waiting).error
    assert (found.code, found.reason, found.rule) == ("refused", "NOT_YOUR_TURN", "RW-2.1")
    assert everything(kept.table) == before


def test_a_refused_action_names_its_reason_and_changes_nothing() -> None:
    kept = Kept("ann", virtual=2)
    kept.start()
    table = kept.table
    assert table.game is not None
    before = everything(table)
    refused = set()
    legal = {str(action) for action in table.game.legal_actions()}
    for text in ("done", "gain", "keep y1 b1", *(f"construct y{y} b1" for y in range(1, 7))):
        if text in legal:
            continue
        error = refusal(table.act, text, "ann").error
        assert error.code == "refused" and error.rule is not None
        assert error.rule == table.game.reasons[str(error.reason)].rule
        refused.add(error.reason)
    assert "NO_SUCH_DIE" in refused
    for text in ("", "jump", "construct y9 b1", "construct", "* y3", "0 gain", "gain\ngain"):
        error = refusal(table.act, text, "ann").error
        assert error.code == "bad-request" and error.detail
    assert everything(table) == before


def test_what_was_made_for_another_version_is_stale() -> None:
    kept = Kept("ann", "bot")
    for version in (0, 2, 10**9):
        assert refusal(kept.table.expect, version).error.code == "stale"
    kept.table.expect(1)


def test_steps_are_taken_back_one_by_one_until_a_die_is_rolled() -> None:
    kept = Kept("ann", "ben")
    kept.start()
    table = kept.table
    first = kept.mover()
    assert table.undo(first) is None
    seen = []
    for _ in range(3):
        seen.append((table.game.position_text(), table.ply, bytes(table.story())))  # type: ignore[union-attr]
        assert table.game is not None
        change = [str(a) for a in table.game.legal_actions() if str(a).startswith("change")]
        kept.act(change[0], first)
        assert table.undo(first) == "step"
        assert table.undo("ben" if first == "ann" else "ann") is None
    while seen:
        kept.undo(first)
        assert table.game is not None
        assert (table.game.position_text(), table.ply, bytes(table.story())) == seen.pop()
    assert table.undo(first) is None
    assert refusal(table.take_back, first).error.code == "not-now"


@pytest.mark.parametrize("seats", [("ann",), ("ann", "bot"), ("bot", "ann", "bot")])
def test_a_decision_taken_back_and_made_again_meets_the_same_dice(seats: tuple[str, ...]) -> None:
    kept = Kept(*seats)
    kept.start()
    table, chance = kept.table, random.Random(4)
    for _ in range(8):
        while kept.mover() == "bot":
            kept.play(chance)
        assert table.game is not None
        ply, position = table.ply, table.game.position_text()
        action = kept.any_action(chance)
        kept.act(action, "ann")
        after = [str(ply) for ply in table.game.plies]
        while table.mover is not None and kept.mover() == "bot":
            kept.play(chance)
        if table.status == "over":
            return
        wanted = "step" if table.game.makers[-1] == table.mover else "decision"
        assert table.undo("ann") == wanted
        assert table.undo("ben") is None
        kept.undo("ann")
        assert table.ply == ply
        assert table.game.position_text() == position
        kept.act(action, "ann")
        assert [str(ply) for ply in table.game.plies] == after


def test_a_decision_is_taken_back_over_many_turns_to_the_first() -> None:
    kept = Kept("ann", "bot")
    kept.start()
    chance = random.Random(5)
    while kept.table.ply < 80:
        kept.play(chance)
    while kept.table.undo("ann"):
        kept.undo("ann")
    assert kept.table.game is not None
    assert 0 not in kept.table.game.makers
    assert refusal(kept.table.take_back, "ann").error.code == "not-now"


def test_two_people_or_an_ended_game_take_back_no_decision() -> None:
    kept = Kept("ann", "ben", "bot")
    kept.start()
    chance = random.Random(6)
    while kept.table.status != "over":
        kept.play(chance)
        assert kept.table.undo("ann") in (None, "step")
        assert kept.table.undo("ben") in (None, "step")
    alone = Kept("ann")
    alone.start()
    while alone.table.status != "over":
        alone.play(chance)
    assert alone.table.undo("ann") is None
    error = refusal(alone.table.act, "gain", "ann").error
    assert (error.code, error.reason, error.rule) == ("refused", "GAME_OVER", "RW-3.9")


def test_two_seats_of_one_guest_are_two_people() -> None:
    kept = Kept("ann", "ann", "bot")
    kept.start()
    chance = random.Random(7)
    for _ in range(30):
        kept.play(chance)
        assert kept.table.undo("ann") in (None, "step")


def test_a_handed_seat_is_played_by_nobody_else_until_it_is_returned() -> None:
    kept = Kept("ann", "ben")
    kept.start()
    table = kept.table
    guest = kept.mover()
    seat = table.mover
    assert seat is not None
    kept.keep(table.propose(Fact("hand", seat, "greedy")))
    assert table.bot_to_move == "greedy" and table.seats[seat].is_handed
    assert not table.may_play(guest) and table.undo(guest) is None
    action = kept.any_action(random.Random(8))
    assert refusal(table.act, action, guest).error.code == "not-yours"
    kept.keep(table.propose(Fact("return", seat)))
    assert table.bot_to_move is None and table.may_play(guest)
    kept.act(action, guest)


@pytest.mark.parametrize(
    ("seats", "seed"),
    [
        (("ann",), 1),
        (("ann", "bot"), 2),
        (("ann", "ben"), 3),
        (("ann", "ben", "bot"), 4),
        (("ben", "bot", "ann", "bot"), 5),
        (("ann", "ann", "ben", "bot", "bot"), 6),
    ],
)
def test_a_table_read_back_from_its_journal_is_the_same_table(
    seats: tuple[str, ...], seed: int
) -> None:
    chance = random.Random(seed)
    kept = Kept(*seats)
    kept.keep(kept.table.propose(Fact("hold", seats.index("ann"), "phone")))
    kept.begin_with({seats.index("ann"): "harbour of Elche: 7"})
    table = kept.table
    while table.status != "over":
        mover = table.mover
        assert mover is not None
        dice = chance.random()
        sitter = next((guest for guest in seats if table.undo(guest)), None)
        if dice < 0.25 and sitter:
            kept.undo(sitter)
        elif dice < 0.35 and table.seats[mover].kind == "person":
            handed = table.seats[mover].is_handed
            fact = Fact("return", mover) if handed else Fact("hand", mover, "uniform")
            kept.keep(table.propose(fact))
        else:
            kept.play(chance)
        if len(kept.entries) < 30 or len(kept.entries) % 7 == 0:
            assert everything(kept.read_back()) == everything(table)
    kept.keep(table.propose(Fact("again", -1, "nexttable")))
    assert everything(kept.read_back()) == everything(table)
    verbs = {read(line).verb for entry in kept.entries for line in entry.split("\n")}
    assert {"<", "hand", "return", "act", "*", "hold", "sit"} <= verbs
    assert {"promise", "call", "ask", "words", "start"} <= verbs


def test_a_table_read_back_goes_on_with_the_same_dice() -> None:
    kept = Kept("ann", "bot")
    kept.begin_with({0: "harbour"})
    chance = random.Random(9)
    for _ in range(20):
        kept.play(chance)
    other = Kept("ann", "bot")
    other.table, other.entries = kept.read_back(), list(kept.entries)
    for _ in range(30):
        action, seat = kept.any_action(chance), kept.table.mover
        assert seat is not None
        assert other.table.act_for(seat, action) == kept.table.act_for(seat, action)


def test_the_record_of_a_finished_table_verifies_and_its_dice_are_as_drawn() -> None:
    kept = Kept("ann", "bot", "ben")
    kept.begin_with({2: "8f3a"})
    chance = random.Random(10)
    assert SECRET not in kept.table.record()().text and kept.table.secret is None
    while kept.table.status != "over":
        kept.play(chance)
    record = Record.parse(kept.table.record()().text)
    assert record.fair is not None and record.fair.holds
    assert (record.fair.table, record.fair.luck, record.fair.secret) == (ID, "2 8f3a", SECRET)
    assert record.fair.missing == "0" and record.fair.broken_promises() == []
    assert record.seats == ("Ann of Elche", "greedy", "Ben of Elche")
    game, dealer = record.rules().new_game(), record.fair.dealer()
    for line in record.lines:
        if line.mark == "*":
            assert str(game.drawn(dealer)) == line.text
            game.push(game.parse_chance(line.text))
        elif line.mark != "=":
            assert game.to_move == int(line.mark)
            game.push(game.parse(line.text))
    assert kept.table.game is not None
    assert game.position_text() == kept.table.game.position_text()


def test_the_story_tells_every_action_and_can_be_heard_from_any_ply_on() -> None:
    kept = Kept("ann", "bot", "bot")
    kept.start()
    chance = random.Random(11)
    while kept.table.status != "over":
        kept.play(chance)
    story = json.loads(bytes(kept.table.story()))
    assert [event["ply"] for event in story] == sorted(event["ply"] for event in story)
    assert story[0]["kind"] == "first" and story[-1]["kind"] == "over"
    for ply in (0, 1, 50, kept.table.ply - 1, kept.table.ply):
        later = [event for event in story if event["ply"] > ply]
        assert json.loads(bytes(kept.table.story(since=ply))) == later
    told = {event["ply"] for event in story}
    silent = {"done"}
    assert kept.table.game is not None
    for number, ply in enumerate(kept.table.game.plies, 1):
        if kept.table.game.makers[number - 1] >= 0 and str(ply) not in silent:
            assert number in told, ply


@pytest.mark.parametrize(
    "line",
    [
        "sit 0 k3v9 Ann of Elche",
        "bot 1 greedy",
        "open 2",
        "hold 0 guest",
        "luck 0 two words",
        "promise 0 k3v9 3f2a90",
        "call",
        "call 1,3",
        "ask 0,2",
        "words 0 8f3a two words",
        "anew 1",
        "start",
        "* y3",
        "* first 1",
        "0 construct y3 b5",
        "< 57",
        "hand 1 greedy",
        "return 1",
        "again k3v9w0pq4x7m",
    ],
)
def test_every_line_of_a_journal_is_written_as_it_was_read(line: str) -> None:
    assert str(read(line)) == line


def test_a_table_that_was_never_begun_is_read_back_too() -> None:
    kept = Kept("ann", "open", "bot")
    assert everything(kept.read_back()) == everything(kept.table)
    assert isinstance(kept.read_back(), Table)
