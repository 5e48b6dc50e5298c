"""`alhambra verify`: were the dice of a table drawn as committed? Checked on one's own machine.

It says what was proved and what was not: a record alone does not show when words were promised,
nor whose are missing, and no record shows whose names belong to its seats.
"""

import argparse
from collections.abc import Iterable
from typing import Any

from alhambra.cli.files import read_text
from alhambra.cli.output import PlainOutput
from alhambra.cli.records import trouble_in
from alhambra.cli.saying import said
from alhambra.core.errors import AlhambraError, RecordError
from alhambra.core.fair import Fair, FairDealer, check_hex, commitment_to, read_luck
from alhambra.core.promise import read_missing
from alhambra.core.record import CHANCE_MARK, CHECK_MARK, Record
from alhambra.locale import Words

DIFFERS = 1


class Differs(AlhambraError):
    """What was found not to be as it was promised; its text is the finding."""


def run(arguments: argparse.Namespace) -> int:
    """Verify one record; 0 if all is as committed, 1 if something differs."""
    noted = _digits("--commitment", arguments.commitment)
    seal = _digits("--seal", arguments.seal)
    text = read_text(arguments.file)
    output, words = PlainOutput(), arguments.words
    try:
        record = Record.parse(text)
        record.rules()
        fair = _fair_of(record)
    except AlhambraError as error:
        raise trouble_in(arguments.file, error) from error
    try:
        output.say(*_check_commitment(fair, noted, words))
        output.say(*_told_luck(fair, record, words))
        output.say(*_check_promises(fair, record, seal, words))
        output.say(*_check_lines(record, fair.dealer(), fair.table, words))
        output.say(*_concluded(fair, record, seal, words))
    except Differs as finding:
        output.say(*said(finding, words).splitlines())
        return DIFFERS
    return 0


def _digits(option: str, text: str | None) -> str | None:
    """What somebody noted, as it is written here."""
    if text is None:
        return None
    check_hex(option, noted := text.strip().lower())
    return noted


def _fair_of(record: Record) -> Fair:
    if record.fair is None:
        raise AlhambraError("no-commitment")
    if record.fair.secret is None:
        raise AlhambraError("no-secret-yet", commitment=record.fair.commitment)
    return record.fair


def _check_commitment(fair: Fair, noted: str | None, words: Words) -> list[str]:
    if noted is not None and noted != fair.commitment:
        raise Differs("noted", commitment=fair.commitment, noted=noted)
    if not fair.holds:
        found = commitment_to(fair.secret or "")
        raise Differs("belongs", commitment=fair.commitment, found=found)
    belongs = words("verify-belongs", commitment=fair.commitment)
    return [belongs, words("verify-compare" if noted is None else "verify-noted")]


def _told_luck(fair: Fair, record: Record, words: Words) -> list[str]:
    """The words that were added, and by whom: `harbour` (Ann)."""
    if not fair.luck:
        return [words("verify-no-luck")]
    luck = [
        f"'{told}' ({_names([seat], record, words)})" for seat, told in read_luck(fair.luck).items()
    ]
    return [words("verify-luck", luck=", ".join(luck))]


def _names(seats: Iterable[int], record: Record, words: Words) -> str:
    """Who sits at these seats."""
    named = record.seats
    found = [
        named[seat] if seat < len(named) else words("player-number", seat=seat) for seat in seats
    ]
    return ", ".join(found)


def _check_promises(fair: Fair, record: Record, seal: str | None, words: Words) -> list[str]:
    """Did everybody tell what they had promised, and whose words are missing?"""
    if not fair.attempt:
        if seal is not None:
            raise Differs("no-seal", noted=seal)
        return []
    if broken := fair.broken_promises():
        raise Differs("promise", names=_names(broken, record, words))
    if seal is not None and seal != fair.seal:
        raise Differs("noted-seal", seal=fair.seal, noted=seal)
    lines = []
    if fair.promises:
        lines = [words("verify-kept", seal=fair.seal)]
        lines.append(words("verify-compare-seal" if seal is None else "verify-noted-seal"))
    if fair.missing:
        names = _names(sorted(read_missing(fair.missing)), record, words)
        lines.append(words("verify-missing", names=names))
    if fair.attempt > 1:
        lines.append(words("verify-attempt", attempt=fair.attempt))
    return lines


def _check_lines(record: Record, dealer: FairDealer, table: str, words: Words) -> list[str]:
    """Play the record through, and draw every chance again."""
    chances = checks = stage = number = 0
    due: Any = None
    is_check_due = False
    try:
        for game, line in record.steps():
            if line is not None and line.mark == CHECK_MARK:
                checks += 1
                is_check_due = False
                continue
            if is_check_due:
                raise Differs("no-check", line=number)
            if line is not None and line.mark == CHANCE_MARK:
                chances += 1
                if game.plies[-1] != due:
                    raise Differs("drawn", line=line.number, found=line.text, drawn=due)
            if line is not None:
                number = line.number
                is_check_due = game.is_over or game.stage > stage
            stage = game.stage
            due = _drawn(game, dealer)
    except RecordError as error:
        raise Differs("lines", line=error.line, cause=error.cause) from error
    if is_check_due:
        raise Differs("no-check", line=number)
    if not game.is_over:
        raise Differs("cut")
    return [
        words("verify-drawn", chances=chances, table=table),
        words("verify-all", plies=len(game.plies), checks=checks),
    ]


def _concluded(fair: Fair, record: Record, seal: str | None, words: Words) -> list[str]:
    """What was proved, and what was not."""
    lines = ["", words("verify-proved")]
    names = _names(read_luck(fair.luck), record, words)
    if not fair.luck:
        lines.append(words("verify-not-without"))
    elif not fair.attempt:
        lines.append(words("verify-not-old", names=names))
    elif seal is None:
        lines.append(words("verify-not-order"))
    else:
        lines.append(words("verify-proved-order", names=names))
    if seal is None:
        lines.append(words("verify-not-missing"))
    return [*lines, words("verify-not-names"), words("verify-not-known")]


def _drawn(game: Any, dealer: FairDealer) -> Any:
    """What the dealer draws now; None if no chance is due."""
    if game.to_move is not None or game.is_over:
        return None
    copied = game.copy()
    copied.deal_with(dealer)
    return copied.plies[len(game.plies)]
