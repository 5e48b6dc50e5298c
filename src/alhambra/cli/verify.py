"""`alhambra verify`: were the dice of a table drawn as committed? Checked on one's own machine."""

import argparse
from typing import Any

from alhambra.cli.files import read_text
from alhambra.cli.output import PlainOutput
from alhambra.cli.records import trouble_in
from alhambra.cli.saying import said
from alhambra.core.errors import AlhambraError, RecordError
from alhambra.core.fair import Fair, FairDealer, check_hex, commitment_to, read_luck
from alhambra.core.record import CHANCE_MARK, Record
from alhambra.locale import Words

DIFFERS = 1


class Differs(AlhambraError):
    """What was found not to be as it was promised; its text is the finding."""


def run(arguments: argparse.Namespace) -> int:
    """Verify one record; 0 if all is as committed, 1 if something differs."""
    noted = None if arguments.commitment is None else arguments.commitment.strip().lower()
    if noted is not None:
        check_hex("--commitment", noted)
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
        output.say(*_check_lines(record, fair.dealer(), fair.table, words))
    except Differs as finding:
        output.say(*said(finding, words).splitlines())
        return DIFFERS
    return 0


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
    named = []
    for seat, luck in read_luck(fair.luck).items():
        is_named = seat < len(record.seats)
        name = record.seats[seat] if is_named else words("player-number", seat=seat)
        named.append(f"'{luck}' ({name})")
    return [words("verify-luck", luck=", ".join(named))]


def _check_lines(record: Record, dealer: FairDealer, table: str, words: Words) -> list[str]:
    """Play the record through, and draw every chance again."""
    chances = checks = 0
    due: Any = None
    try:
        for game, line in record.steps():
            if line is not None and line.mark == CHANCE_MARK:
                chances += 1
                if game.plies[-1] != due:
                    raise Differs("drawn", line=line.number, found=line.text, drawn=due)
            elif line is not None and not line.mark.isdecimal():
                checks += 1
            due = _drawn(game, dealer)
    except RecordError as error:
        raise Differs("lines", line=error.line, cause=error.cause) from error
    lines = [
        words("verify-drawn", chances=chances, table=table),
        words("verify-all", plies=len(game.plies), checks=checks),
    ]
    return lines if game.is_over else [*lines, words("verify-cut")]


def _drawn(game: Any, dealer: FairDealer) -> Any:
    """What the dealer draws now; None if no chance is due."""
    if game.to_move is not None or game.is_over:
        return None
    twin = game.copy()
    twin.deal_with(dealer)
    return twin.plies[len(game.plies)]
