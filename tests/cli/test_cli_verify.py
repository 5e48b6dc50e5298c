"""`alhambra verify`: what was committed to is recognised, and what differs is named."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from alhambra.core.fair import FairDealer, luck_text
from alhambra.core.promise import promise_of, promises_text
from alhambra.core.record import Record
from alhambra.palace import Rules as PalaceRules
from alhambra.rollwrite import Rules as RollWriteRules
from tests.cli.stage import Cli
from tests.rulebook.palace import eager

SECRET = "5eed" * 16
TABLE = "k3v9w0pq4x7m"
WORDS = {0: "harbour at dawn", 2: "8f3a"}
LUCK = luck_text(WORDS)
PROVED = (
    "Proved: every chance follows from the secret and the words in this record, "
    "and every line from the rules."
)

NOT_MISSING = (
    "Not proved: whose words are missing. "
    "Anybody can change that line; only a seal that somebody noted fixes it."
)
NOT_NAMES = "Not proved: the names of the seats. Anybody can write others into a record."


def played(rules: Any, most: int = 1000) -> tuple[Any, FairDealer]:
    """A game at a table with fair chance, in which everybody takes a middle action."""
    dealer = FairDealer(SECRET, TABLE, LUCK)
    game = rules.new_game()
    game.deal_with(dealer)
    while game.outcome is None and len(game.plies) < most:
        actions = game.legal_actions()
        game.play(actions[len(actions) // 2])
    return game, dealer


def table_record(rules: Any, most: int = 1000, *, published: bool = True) -> str:
    game, dealer = played(rules, most)
    fair = dealer.fair(published=published)
    return Record.of(game, ["Ann", "greedy", "Ben"], fair=fair).text


@pytest.fixture(scope="module")
def whole() -> str:
    return table_record(RollWriteRules(players=3))


def changed(text: str, beginning: str, new: str) -> tuple[str, int]:
    """The text with the first line that begins so replaced, and that line's number."""
    lines = text.splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith(beginning))
    assert lines[number] != new
    lines[number] = new
    return "\n".join(lines) + "\n", number + 1


def test_a_record_of_a_table_is_verified(cli: Cli, whole: str) -> None:
    Path("g").write_text(whole)
    ran = cli("verify", "g")
    assert ran.status == 0 and ran.err == ""
    commitment = FairDealer(SECRET, "t").commitment
    chances = whole.count("\n* ")
    assert ran.lines[0] == f"The commitment {commitment} belongs to the secret."
    assert "--commitment" in ran.lines[1]
    assert ran.lines[2] == ("Words added before the start: 'harbour at dawn' (Ann), '8f3a' (Ben).")
    assert ran.lines[3] == f"{chances} chances were drawn as committed, at table k3v9w0pq4x7m."
    plies = chances + sum(whole.count(f"\n{seat} ") for seat in range(3))
    assert ran.lines[4] == (
        f"Every line of the record follows the rules: {plies} plies, "
        f"{whole.count(chr(10) + '= ')} checks."
    )
    assert ran.lines[5:7] == ["", PROVED]
    assert "added one after another, without promises" in ran.lines[7]
    assert ran.lines[8:10] == [NOT_MISSING, NOT_NAMES]
    assert ran.lines[10].startswith("No record can prove") and len(ran.lines) == 11
    assert cli("verify", "-", stdin=whole).out == ran.out


def test_the_board_game_is_verified_as_well(cli: Cli) -> None:
    dealer, chance = FairDealer(SECRET, TABLE, LUCK), random.Random(1)
    game = PalaceRules(players=2).new_game()
    game.deal_with(dealer)
    while game.outcome is None:
        game.play(eager(chance, game, 999))
    fair = dealer.fair(published=True)
    ran = cli("verify", "-", stdin=Record.of(game, ["Ann", "Ben"], fair=fair).text)
    assert ran.status == 0 and "chances were drawn as committed" in ran.out


def test_a_secret_that_is_published_before_the_end_is_an_error(cli: Cli, whole: str) -> None:
    ran = cli("verify", "-", stdin=table_record(PalaceRules(players=3), 150))
    assert ran.status == 1 and ran.err == ""
    assert ran.lines[-1].startswith("The game in this record is not over: its end was cut off, or")
    lines = whole.splitlines()
    for kept in (lines[: len(lines) // 2], lines[:12]):
        cut = "\n".join(kept) + "\n"
        assert cli("verify", "-", stdin=cut).status == 1
        assert PROVED not in cli("verify", "-", stdin=cut).out


def test_a_record_without_its_checks_is_an_error(cli: Cli, whole: str) -> None:
    lines = whole.splitlines()
    checks = [number for number, line in enumerate(lines) if line.startswith("= ")]
    assert len(checks) > 2
    for missing in (checks, checks[-1:], checks[:1]):
        text = "\n".join(line for number, line in enumerate(lines) if number not in missing)
        ran = cli("verify", "-", stdin=text)
        assert ran.status == 1
        assert ran.lines[-1].startswith("The check that belongs after line ")


# -- promises --------------------------------------------------------------------------------------


def promised(whole: str, *, attempt: int = 1, missing: str = "1", **others: str) -> str:
    """The same record with the promises of its words; others than those where they are named."""
    words = {seat: others.get(f"seat{seat}", told) for seat, told in WORDS.items()}
    promises = {n: promise_of(TABLE, attempt, seat=n, words=told) for n, told in words.items()}
    lines = f"attempt: {attempt}\npromises: {promises_text(promises)}\nmissing: {missing}\n"
    return whole.replace("luck: ", f"{lines}luck: ", 1)


def seal_in(text: str) -> str:
    fair = Record.parse(text).fair
    assert fair is not None
    return fair.seal


def test_promises_and_what_they_prove_are_told(cli: Cli, whole: str) -> None:
    text = promised(whole)
    ran = cli("verify", "-", stdin=text)
    assert ran.status == 0
    assert seal_in(text) in ran.lines[3] and "--seal" in ran.lines[4]
    assert ran.lines[5] == "Words are missing of: greedy."
    assert ran.lines[-5] == PROVED and ran.lines[-4].startswith("Not proved: that all had promised")
    assert ran.lines[-3:-1] == [NOT_MISSING, NOT_NAMES]
    sealed = cli("verify", "-", "--seal", seal_in(text).upper(), stdin=text)
    assert sealed.status == 0 and "It is the seal you noted." in sealed.lines
    assert sealed.lines[-3].endswith("nobody has chosen the dice.")
    assert "Ann, Ben" in sealed.lines[-3] and sealed.lines[-2] == NOT_NAMES
    assert sealed.out.count("Not proved") == 1
    again = cli("verify", "-", stdin=promised(whole, attempt=3, missing="0, 1"))
    assert "Words were promised 3 times" in again.out
    assert "Words are missing of: Ann, greedy." in again.out


@pytest.mark.parametrize("line", ["", "missing: 3\n"])
def test_a_record_that_hides_whose_words_are_missing_does_not_have_the_seal(
    cli: Cli, whole: str, line: str
) -> None:
    text = promised(whole)
    changed = text.replace("missing: 1\n", line)
    assert changed != text and cli("verify", "-", stdin=changed).status == 0
    ran = cli("verify", "-", "--seal", seal_in(text), stdin=changed)
    assert ran.status == 1 and PROVED not in ran.out
    assert "This is not the seal you noted." in ran.lines
    assert "seats whose words are missing" in ran.out


def test_a_host_who_knows_the_secret_and_chooses_words_last_is_found_out(
    cli: Cli, whole: str
) -> None:
    """Ben's words are known, so the host tells others than promised, or exchanges the promise."""
    honest = promised(whole, seat0="what the host had promised")
    ran = cli("verify", "-", stdin=honest)
    assert ran.status == 1
    assert ran.lines[-1] == "These did not tell the words that they had promised: Ann."
    exchanged = promised(whole)
    assert cli("verify", "-", stdin=exchanged).status == 0
    ran = cli("verify", "-", "--seal", seal_in(honest), stdin=exchanged)
    assert ran.status == 1 and "This is not the seal you noted." in ran.lines
    ran = cli("verify", "-", "--seal", seal_in(honest), stdin=whole)
    assert ran.status == 1 and "no promises and so no seal" in ran.lines[-1]


def test_dice_without_anybodys_words_prove_little(cli: Cli) -> None:
    dealer = FairDealer(SECRET, TABLE)
    game = RollWriteRules(players=3).new_game()
    game.deal_with(dealer)
    while game.outcome is None:
        game.play(game.legal_actions()[0])
    fair = replace(dealer.fair(published=True), attempt=1, missing="0, 2")
    ran = cli("verify", "-", stdin=Record.of(game, ["Ann", "greedy", "Ben"], fair=fair).text)
    assert ran.status == 0 and "Words are missing of: Ann, Ben." in ran.lines
    assert ran.lines[-4].startswith("Not proved: that nobody chose the dice. There are no words")
    assert ran.lines[-3:-1] == [NOT_MISSING, NOT_NAMES]


def test_a_game_taken_back_and_played_on_is_verified(cli: Cli) -> None:
    game, dealer = played(RollWriteRules(players=3), 60)
    again = game.at_ply(30)
    again.deal_with(dealer)
    while again.outcome is None:
        again.play(again.legal_actions()[-1])
    text = Record.of(again, fair=dealer.fair(published=True)).text
    ran = cli("verify", "-", stdin=text)
    assert ran.status == 0 and "'8f3a' (Player 2)" in ran.out


def test_the_commitment_that_was_noted_is_compared(cli: Cli, whole: str) -> None:
    commitment = FairDealer(SECRET, "t").commitment
    ran = cli("verify", "-", "--commitment", commitment.upper(), stdin=whole)
    assert ran.status == 0 and ran.lines[1] == "It is the commitment you noted."
    ran = cli("verify", "-", "--commitment", "0" * 64, stdin=whole)
    assert ran.status == 1
    assert ran.lines[0] == "This is not the commitment you noted."
    assert commitment in ran.lines[1] and "0" * 64 in ran.lines[2]
    ran = cli("verify", "-", "--commitment", "3f2a", stdin=whole)
    assert ran.status == 2 and "--commitment: expected 64 digits" in ran.err


def test_a_die_that_was_not_drawn_is_named(cli: Cli, whole: str) -> None:
    lines = whole.splitlines()
    number = max(n for n, line in enumerate(lines) if line.startswith("* y"))
    pips = int(lines[number][-1])
    other = pips % 6 + 1
    lines[number] = f"* y{other}"
    ran = cli("verify", "-", stdin="\n".join(lines))
    assert ran.status == 1 and ran.err == ""
    assert ran.lines[-1] == (
        f"Line {number + 1} differs: the record says 'y{other}', the secret draws 'y{pips}'."
    )


@pytest.mark.parametrize(
    ("beginning", "new", "finding"),
    [
        ("secret:", f"secret: {'0' * 64}", "The commitment does not belong to the secret."),
        ("commitment:", f"commitment: {'0' * 64}", "The commitment does not belong to the secret."),
        ("table:", "table: other", "Line {first} differs: the record says 'first "),
        ("luck:", "luck: 0 harbour", "differs: the record says "),
        ("* y", "* y9", "Line {line} does not follow the rules: "),
        ("0 ", "1 gain", "Line {line} does not follow the rules: "),
        ("= ", "= 1 2 3 000000000000", "Line {line} does not follow the rules: the check does"),
    ],
)
def test_what_differs_is_named(
    cli: Cli, whole: str, beginning: str, new: str, finding: str
) -> None:
    text, line = changed(whole, beginning, new)
    first = whole.splitlines().index("") + 2
    ran = cli("verify", "-", stdin=text)
    assert ran.status == 1 and ran.err == ""
    assert finding.format(line=line, first=first) in ran.out


def test_the_secret_of_a_running_game_is_not_known(cli: Cli) -> None:
    text = table_record(RollWriteRules(players=3), 50, published=False)
    ran = cli("verify", "-", stdin=text)
    assert ran.status == 2 and ran.out == ""
    assert "the secret is not published yet: the game must be over" in ran.err


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "standard input: line 1: expected 'alhambra GAME VERSION'"),
        ("alhambra chess 1\n\n", "line 1: game: expected one of rollwrite, palace, got 'chess'"),
        ("alhambra rollwrite 1\nplayers: 3\nseed: 7\n\n", "it has no commitment"),
    ],
)
def test_what_cannot_be_verified_is_refused(cli: Cli, text: str, message: str) -> None:
    ran = cli("verify", "-", stdin=text)
    assert ran.status == 2 and ran.out == "" and message in ran.err
    assert cli("verify", "missing").status == 2


def test_words_cannot_talk_to_the_terminal(cli: Cli, whole: str) -> None:
    ran = cli("verify", "-", stdin=whole.replace("seats: Ann", "seats: \x1b[31mAnn"))
    assert ran.status == 0 and "\x1b" not in ran.out


def test_help_teaches(cli: Cli) -> None:
    ran = cli("verify", "--help")
    assert ran.status == 0 and "--commitment" in ran.out and "exit status: 0" in ran.out
