"""A position in one line of text, and back.

    rollwrite players=3 round=4 first=1 turn=2 | 3-0 y41 b33 11,25,66 | 5-2 y2 b6 14 T1 | ...

After the game and its options: the round, the first player, and what is due for whom. Then a part
per row of the score sheet. A real player's part has coins circled and crossed out, the dice at
the sheet, the marked crossings (yellow then blue); a virtual player's has the six counts. Both
end with the types finished and awarded, each with its place. A lone `-` stands for none.
"""

from alhambra.core.errors import IllegalOption, NotationError
from alhambra.core.text import Reader, is_number
from alhambra.core.values import LETTERS, Building
from alhambra.rollwrite.catalog import BLUE, CELLS, SIDE, START_COINS, START_MARKS, YELLOW
from alhambra.rollwrite.dice import lay
from alhambra.rollwrite.options import Options
from alhambra.rollwrite.position import (
    CHOOSE_FIRST,
    ENDED,
    KEEP,
    LAY,
    MARK,
    PHASES,
    ROLL_FOUR,
    ROLL_PAIR,
    SECOND,
    TURN,
    VIRTUAL,
    VIRTUAL_SETUP,
    Position,
)
from alhambra.rollwrite.setup import marks_of
from alhambra.rollwrite.sheet import cell_at, is_built, is_full, mark
from alhambra.rollwrite.turn import may_construct_second

NAME = "rollwrite"


def write_position(options: Options, at: Position) -> str:
    """The one-line text of a position."""
    words = [NAME, *(f"{key}={value}" for key, value in options.header().items())]
    words.append(f"round={at.rounds_begun}")
    words.append(f"first={at.first}")
    words.append(f"{PHASES[at.phase]}={at.row}")
    if at.virtual_die:
        words.append(f"rolled=y{at.virtual_die}")
    for row in range(at.rows):
        words.append("|")
        words += _write_player(at, row) if row < at.players else _write_virtual(at, row)
        words += [
            f"{building.letter}{at.finished[row][building]}"
            for building in Building
            if at.finished[row][building]
        ]
    return " ".join(words)


def _write_player(at: Position, seat: int) -> list[str]:
    dice = at.dice[seat]
    yellow = "".join(str(pips) for pips in dice[:2] if pips)
    blue = "".join(str(pips) for pips in dice[2:] if pips)
    marks = [
        f"{cell // SIDE + 1}{cell % SIDE + 1}" for cell in range(CELLS) if is_built(at, seat, cell)
    ]
    return [
        f"{at.circled[seat]}-{at.crossed[seat]}",
        f"y{yellow or '-'}",
        f"b{blue or '-'}",
        ",".join(marks) or "-",
    ]


def _write_virtual(at: Position, row: int) -> list[str]:
    return [",".join(str(count) for count in at.counts[row])]


def read_position(text: str) -> tuple[Options, Position]:
    """Read a position; raises NotationError where it is not one."""
    reader = Reader(text)
    reader.one_of((NAME,))
    options = _read_options(reader)
    at = options.blank()
    at.rounds_begun = _read_setting(reader, "round", options.rounds)
    at.first = _read_setting(reader, "first", options.players - 1)
    _read_due(reader, at)
    for row in range(at.rows):
        reader.one_of(("|",))
        if row < at.players:
            _read_player(reader, at, row)
        else:
            _read_virtual(reader, at, row)
        _read_finished(reader, at, row)
    reader.end()
    at.finishing = 0
    for building in Building:
        if any(
            is_full(at, row, building) and not at.finished[row][building] for row in range(at.rows)
        ):
            at.finishing |= 1 << building
    _check_marks(reader, at)
    _check_dice(reader, at)
    return options, at


def _read_options(reader: Reader) -> Options:
    header: dict[str, str] = {}
    column = reader.column
    while not reader.peek().startswith("round="):
        key, equals, value = reader.peek().partition("=")
        if not equals:
            raise reader.error("option-or-due", example="round=1")
        if key in header:
            raise reader.error("once", name=f"{key}=")
        header[key] = value
        reader.word()
    try:
        return Options(**Options.arguments(header))
    except IllegalOption as error:
        raise NotationError(reader.text, column, "options", cause=error) from error


def _read_setting(reader: Reader, key: str, most: int) -> int:
    name, _, value = reader.peek().partition("=")
    if name != key or not is_number(value) or int(value) > most:
        raise reader.error("setting", name=key, first=0, last=most)
    reader.word()
    return int(value)


def _read_due(reader: Reader, at: Position) -> None:
    phase, _, value = reader.peek().partition("=")
    if phase not in PHASES:
        raise reader.error("one-of", choices=", ".join(f"{phase}=0" for phase in PHASES))
    at.phase = PHASES.index(phase)
    is_virtual = at.phase in (VIRTUAL, VIRTUAL_SETUP)
    lowest, most = (at.players, at.rows - 1) if is_virtual else (0, at.players - 1)
    if not is_number(value) or not lowest <= int(value) <= most:
        raise reader.error("setting", name=phase, first=lowest, last=most)
    at.row = int(value)
    is_setup = at.phase <= LAY
    if is_setup != (at.rounds_begun == 0):
        raise reader.error("phase-of-round")
    reader.word()
    if is_virtual and reader.peek().startswith("rolled="):
        pips = reader.peek().removeprefix("rolled=y")
        if pips not in tuple("123456"):
            raise reader.error("rolled-die")
        at.virtual_die = int(pips)
        reader.word()


def _read_player(reader: Reader, at: Position, seat: int) -> None:
    circled, _, crossed = reader.peek().partition("-")
    fits = is_number(circled) and is_number(crossed) and int(crossed) <= int(circled)
    if not fits or not START_COINS <= int(circled) <= at.coins:
        raise reader.error("coins", example=f"{START_COINS}-0")
    at.circled[seat], at.crossed[seat] = int(circled), int(crossed)
    reader.word()
    for colour, letter in ((YELLOW, "y"), (BLUE, "b")):
        word = reader.peek()
        pips = "" if word[1:] == "-" else word[1:]
        if word[:1] != letter or len(pips) > 2 or any(pip not in "123456" for pip in pips):
            raise reader.error("dice", one=f"{letter}3", two=f"{letter}41", none=f"{letter}-")
        for pip in pips:
            lay(at, seat, colour, int(pip))
        reader.word()
    marks = reader.peek()
    for name in marks.split(",") if marks != "-" else []:
        if len(name) != 2 or any(pip not in "123456" for pip in name):
            raise reader.error("crossings")
        cell = cell_at(int(name[0]), int(name[1]))
        if is_built(at, seat, cell):
            raise reader.error("once", name=name)
        mark(at, seat, cell)
    reader.word("crossings")


def _read_virtual(reader: Reader, at: Position, row: int) -> None:
    counts = reader.peek().split(",")
    if len(counts) != len(Building) or not all(is_number(count) for count in counts):
        raise reader.error("counts")
    for building in Building:
        if int(counts[building]) > at.boxes[building]:
            raise reader.error("at-most", most=at.boxes[building], name=building.word)
        at.counts[row][building] = int(counts[building])
    reader.word()


def _read_finished(reader: Reader, at: Position, row: int) -> None:
    while reader.peek() not in ("", "|"):
        word = reader.peek()
        if len(word) != 2 or word[0] not in LETTERS or word[1] not in "12345":
            raise reader.error("finished-type")
        building = LETTERS.index(word[0])
        if not is_full(at, row, building):
            raise reader.error("finished-when-full")
        at.finished[row][building] = int(word[1])
        reader.word()


def _check_marks(reader: Reader, at: Position) -> None:
    """Refuse marks that would leave a roll nothing to do."""
    due = marks_of(at, at.row)
    if at.phase in (MARK, VIRTUAL_SETUP) and due >= START_MARKS:
        raise reader.error("fewer-marks", marks=START_MARKS, row=at.row)
    if at.phase == VIRTUAL and due == CELLS:
        raise reader.error("open-type", row=at.row)


def _check_dice(reader: Reader, at: Position) -> None:
    """Refuse dice that cannot lie there in this phase."""
    for seat in range(at.players):
        yellow = sum(pips > 0 for pips in at.dice[seat][:2])
        blue = sum(pips > 0 for pips in at.dice[seat][2:])
        if (yellow, blue) not in _dice_expected(at, seat):
            raise reader.error("other-dice", seat=seat)
    if at.phase == SECOND and not may_construct_second(at):
        raise reader.error("second-building")


def _dice_expected(at: Position, seat: int) -> list[tuple[int, int]]:
    """How many yellow and blue dice can lie at a sheet now."""
    none, pair, four = (0, 0), (1, 1), (2, 2)
    if at.phase in (CHOOSE_FIRST, VIRTUAL_SETUP, ENDED):
        return [none]
    is_due = seat == at.row and at.phase != VIRTUAL
    if at.phase == MARK:
        return [none, (1, 0)] if is_due else [none]
    if at.phase == LAY:
        return [none, (1, 0), pair, (2, 1)] if is_due else [none, pair]
    moved = (seat - at.first) % at.players < (at.row - at.first) % at.players
    if at.phase == VIRTUAL:
        last = at.rounds_begun == at.rounds
        return [none] if last else [four if seat == at.first else pair]
    if is_due:
        return {
            TURN: [four],
            KEEP: [four],
            SECOND: [pair],
            ROLL_PAIR: [pair, (2, 1)] if at.players == 1 else [none, (1, 0)],
            ROLL_FOUR: [none, (1, 0), pair, (2, 1)],
        }[at.phase]
    follows = at.phase == ROLL_PAIR and (at.row + 1) % at.players == seat
    if moved and at.rounds_begun == at.rounds:
        return [none, pair]
    return [four if follows else pair]
