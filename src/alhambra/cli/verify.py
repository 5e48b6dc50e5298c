"""`alhambra verify`: were the dice of a table drawn as committed? Checked on one's own machine."""

import argparse
from typing import Any

from alhambra.cli.files import FileTrouble, read_text
from alhambra.cli.nouns import counted
from alhambra.cli.output import PlainOutput
from alhambra.core.errors import AlhambraError, IllegalOption, RecordError
from alhambra.core.fair import Fair, FairDealer, check_hex, commitment_to, read_luck
from alhambra.core.record import CHANCE_MARK, Record

DIFFERS = 1

NO_COMMITMENT = "it has no commitment: only records of tables have one, and can be verified"
NOT_YET = (
    "the secret is not published yet: the game must be over. Keep the commitment {commitment} "
    "until then"
)
BELONGS = "The commitment {commitment} belongs to the secret."
BELONGS_NOT = (
    "The commitment does not belong to the secret.\n"
    "  the record says {commitment}\n"
    "  the secret has  {found}"
)
NOTED = "It is the commitment you noted."
NOTED_NOT = (
    "This is not the commitment you noted.\n"
    "  the record says {commitment}\n"
    "  you noted       {noted}"
)
COMPARE = "Compare it with the one shown before the first ply, or name that one with --commitment."
LUCK = "Words added before the start: {words}."
NO_LUCK = "Nobody added words of their own before the start."
DRAWN = "{chances} drawn as committed, at table {table}."
ALL = "Every line of the record follows the rules: {plies}, {checks}."
CUT = "The game in this record is not over; what is there was checked."
DRAWN_NOT = "Line {line} differs: the record says {found}, the secret draws {drawn}."
REFUSED = "Line {line} does not follow the rules: {cause}."


class Differs(AlhambraError):
    """What was found not to be as it was promised; its text is the finding."""


def run(arguments: argparse.Namespace) -> int:
    """Verify one record; 0 if all is as committed, 1 if something differs."""
    noted = None if arguments.commitment is None else arguments.commitment.strip().lower()
    if noted is not None:
        check_hex("--commitment", noted)
    place = "standard input" if arguments.file == "-" else arguments.file
    text = read_text(arguments.file)
    output = PlainOutput()
    try:
        record = Record.parse(text)
        record.rules()
        fair = _fair_of(record)
    except (AlhambraError, ValueError) as error:
        raise FileTrouble(f"{place}: {error}") from error
    try:
        output.say(*_check_commitment(fair, noted))
        output.say(LUCK.format(words=_names_of(fair, record)) if fair.luck else NO_LUCK)
        output.say(*_check_lines(record, fair.dealer(), fair.table))
    except Differs as finding:
        output.say(*str(finding).splitlines())
        return DIFFERS
    return 0


def _fair_of(record: Record) -> Fair:
    if record.fair is None:
        raise IllegalOption(NO_COMMITMENT)
    if record.fair.secret is None:
        raise IllegalOption(NOT_YET.format(commitment=record.fair.commitment))
    return record.fair


def _check_commitment(fair: Fair, noted: str | None) -> list[str]:
    if noted is not None and noted != fair.commitment:
        raise Differs(NOTED_NOT.format(commitment=fair.commitment, noted=noted))
    if not fair.holds:
        found = commitment_to(fair.secret or "")
        raise Differs(BELONGS_NOT.format(commitment=fair.commitment, found=found))
    return [BELONGS.format(commitment=fair.commitment), COMPARE if noted is None else NOTED]


def _names_of(fair: Fair, record: Record) -> str:
    """The words that were added, and by whom: `harbour` (Ann)."""
    named = []
    for seat, words in read_luck(fair.luck).items():
        name = record.seats[seat] if seat < len(record.seats) else f"seat {seat}"
        named.append(f"'{words}' ({name})")
    return ", ".join(named)


def _check_lines(record: Record, dealer: FairDealer, table: str) -> list[str]:
    """Play the record through, and draw every chance again."""
    chances = checks = 0
    due: Any = None
    try:
        for game, line in record.steps():
            if line is not None and line.mark == CHANCE_MARK:
                chances += 1
                if game.plies[-1] != due:
                    found = f"'{line.text}'"
                    raise Differs(DRAWN_NOT.format(line=line.number, found=found, drawn=f"'{due}'"))
            elif line is not None and not line.mark.isdecimal():
                checks += 1
            due = _drawn(game, dealer)
    except RecordError as error:
        raise Differs(REFUSED.format(line=error.line, cause=error.cause)) from error
    were = "was" if chances == 1 else "were"
    lines = [
        DRAWN.format(chances=f"{counted(chances, 'chance')} {were}", table=table),
        ALL.format(plies=_plies(len(game.plies)), checks=counted(checks, "check")),
    ]
    return lines if game.is_over else [*lines, CUT]


def _drawn(game: Any, dealer: FairDealer) -> Any:
    """What the dealer draws now; None if no chance is due."""
    if game.to_move is not None or game.is_over:
        return None
    twin = game.copy()
    twin.deal_with(dealer)
    return twin.plies[len(game.plies)]


def _plies(count: int) -> str:
    return "1 ply" if count == 1 else f"{count} plies"
