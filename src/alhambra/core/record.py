"""Records: the whole story of a game as text, one ply a line, chance included, self-checking.

    alhambra GAME 1
    players: 3
    seats: Ann, greedy, uniform

    * first 1
    * y3
    * b5
    1 construct y3 b5
    = 12 9 14 3f2a90c1d4e5

The first line names the game and the version of its rules, then come options, then an empty line.
A record of a table also says by which commitment its chance was drawn (`alhambra.core.fair`).
A chance begins with `*`, an action with the number of its seat, a check with `=`: the scores if
the game ended now, and the digest of the position. `#` begins a comment.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from alhambra.core.chance import check_seed
from alhambra.core.errors import (
    AlhambraError,
    IllegalOption,
    NotationError,
    RecordError,
    shown,
)
from alhambra.core.fair import Fair
from alhambra.core.rules import Rules, find_rules
from alhambra.core.text import is_number
from alhambra.core.values import CHANCE

if TYPE_CHECKING:
    from alhambra.core.game import Game

WHOLE = re.compile(r"-?[0-9]{1,100}")
"""A whole number that is not absurdly long."""
MAGIC = "alhambra"
CHANCE_MARK = "*"
CHECK_MARK = "="
SOMEBODY = "somebody"
"""What a person is called who is not to be named; surfaces say it in the reader's language."""


@dataclass(frozen=True)
class Line:
    """One line of the story and where it stands in the text."""

    number: int = field(compare=False)
    mark: str
    """`*` for chance, `=` for a check, or the seat that acts."""
    text: str


@dataclass(frozen=True)
class Record:
    """Header and plies of one game."""

    game: str
    version: int
    header: Mapping[str, str]
    seats: tuple[str, ...] = ()
    seed: int | None = None
    start: str | None = None
    fair: Fair | None = None
    """Where chance came from, if it was committed to; then there is no seed."""
    lines: tuple[Line, ...] = ()
    places: Mapping[str, int] = field(default_factory=dict, compare=False)
    """In which line of the text each part of the header stands."""

    @classmethod
    def of(
        cls,
        game: "Game[Any, Any, Any, Any]",
        seats: Sequence[str] = (),
        *,
        fair: Fair | None = None,
    ) -> "Record":
        """The record of a game: checked where its stage grows, and at the end."""
        for name in seats:
            if name != name.strip() or not name.isprintable() or set(name) & set(",#") or not name:
                raise IllegalOption("seats", "name", ascii(name)[1:-1])
        seed = getattr(game.dealer, "seed", None)
        if fair is not None and seed is not None:
            raise IllegalOption("seed", "no-seed", seed)
        return cls(
            game=game.rules.name,
            version=game.rules.version,
            header=MappingProxyType(game.rules.header()),
            seats=tuple(seats),
            seed=seed,
            start=game.start,
            fair=fair,
            lines=game.teller().tell(game.plies),
        )

    @property
    def text(self) -> str:
        """The record as text; `parse` reads it back."""
        head = [f"{MAGIC} {self.game} {self.version}"]
        head += [f"{key}: {value}" for key, value in self.header.items()]
        if self.seats:
            head.append("seats: " + ", ".join(self.seats))
        if self.seed is not None:
            head.append(f"seed: {self.seed}")
        if self.fair is not None:
            head += [f"{key}: {value}" for key, value in self.fair.header().items()]
        if self.start is not None:
            head.append(f"start: {self.start}")
        body = [f"{line.mark} {line.text}" for line in self.lines]
        return "\n".join([*head, "", *body]) + "\n"

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record; raises RecordError with the line that does not fit."""
        lines = text.splitlines()
        game, version = _parse_title(lines[0] if lines else "")
        header: dict[str, str] = {}
        places: dict[str, int] = {}
        number = 1
        for number, line in enumerate(lines[1:], 2):
            content = line.split("#")[0].strip()
            if not content and not line.lstrip().startswith("#"):
                break
            if not content:
                continue
            key, colon, value = content.partition(":")
            if not colon:
                raise RecordError(number, _unexpected("option-line", content))
            if key.strip() in header:
                raise RecordError(number, IllegalOption(key.strip(), "once", name=key.strip()))
            header[key.strip()] = value.strip()
            places[key.strip()] = number
        names = header.pop("seats", "")
        seed = _parse_seed(header, places)
        return cls(
            game=game,
            version=version,
            header=MappingProxyType(header),
            seats=tuple(name.strip() for name in names.split(",")) if names else (),
            seed=seed,
            start=header.pop("start", None),
            fair=_parse_fair(header, places),
            lines=tuple(_parse_story(lines, number)),
            places=places,
        )

    def rules(self) -> Rules:
        """The rules this record was played by; raises RecordError."""
        try:
            rules = find_rules(self.game)
        except IllegalOption as error:
            raise RecordError(1, error) from error
        if rules.version != self.version:
            cause = IllegalOption("version", "version", self.version, version=rules.version)
            raise RecordError(1, cause)
        try:
            return rules.from_header(self.header)
        except IllegalOption as error:
            raise RecordError(self.places.get(error.option, 1), error) from error

    def replay(self) -> "Game[Any, Any, Any, Any]":
        """Play the record through; raises RecordError at the first line that does not fit.

        The game has no dealer; chance comes from the record.
        """
        for game, _ in self.steps():  # noqa: B007 - the last one is the answer
            pass
        return game

    def steps(self) -> "Iterator[tuple[Game[Any, Any, Any, Any], Line | None]]":
        """The same game after every line; first at its beginning, with None for the line."""
        game = self._begin()
        yield game, None
        for line in self.lines:
            try:
                _push(game, line)
            except RecordError:
                raise
            except AlhambraError as error:
                raise RecordError(line.number, error, f"{line.mark} {line.text}") from error
            yield game, line

    def _begin(self) -> "Game[Any, Any, Any, Any]":
        rules = self.rules()
        if self.start is None:
            return rules.new_game()
        line = self.places.get("start", 1)
        try:
            game = rules.from_position_text(self.start)
        except NotationError as error:
            raise RecordError(line, error) from error
        if game.rules != rules:
            raise RecordError(line, IllegalOption("start", "position-of-header"))
        return game


def check_text(game: "Game[Any, Any, Any, Any]") -> str:
    """The scores if the game ended now, and the digest of the position."""
    return " ".join([*map(str, game.standing().scores), game.digest()])


class Teller:
    """Tells the story of a game line by line, and goes on where it stopped last time."""

    def __init__(self, game: "Game[Any, Any, Any, Any]") -> None:
        """Begin at the game's first ply."""
        self._again = game.at_ply(0)
        self._stage = self._again.stage
        self._told = 0
        self._lines: list[Line] = []

    def tell(self, plies: Sequence[Any]) -> tuple[Line, ...]:
        """All lines of a game with these plies, of which only those not told yet are played."""
        again = self._again
        for ply in plies[self._told :]:
            again.push(ply)
            maker = again.makers[-1]
            self._add(CHANCE_MARK if maker == CHANCE else str(maker), str(ply))
            if again.is_over or again.stage > self._stage:
                self._stage = again.stage
                self._add(CHECK_MARK, check_text(again))
        self._told = len(plies)
        return tuple(self._lines)

    def _add(self, mark: str, text: str) -> None:
        self._lines.append(Line(len(self._lines) + 1, mark, text))


def _push(game: "Game[Any, Any, Any, Any]", line: Line) -> None:
    if line.mark == CHECK_MARK:
        if (found := check_text(game)) != line.text:
            raise RecordError(line.number, AlhambraError("check", expected="check", check=found))
        return
    if line.mark == CHANCE_MARK:
        game.reveal(game.parse_chance(line.text))
    else:
        game.play(game.parse(line.text), int(line.mark))


def _parse_title(line: str) -> tuple[str, int]:
    words = line.split("#", maxsplit=1)[0].split()
    if len(words) != 3 or words[0] != MAGIC or not is_number(words[2]):
        raise RecordError(1, _unexpected("title", line.strip()))
    return words[1], int(words[2])


def _parse_seed(header: dict[str, str], places: Mapping[str, int]) -> int | None:
    text = header.pop("seed", None)
    if text is None:
        return None
    try:
        if not WHOLE.fullmatch(text):
            raise IllegalOption("seed", "number", text)
        check_seed(int(text))
    except IllegalOption as error:
        raise RecordError(places["seed"], error) from error
    return int(text)


def _parse_fair(header: dict[str, str], places: Mapping[str, int]) -> Fair | None:
    try:
        fair = Fair.from_header(header)
    except IllegalOption as error:
        raise RecordError(places[error.option], error) from error
    for key in ("seed", "start"):
        if fair is not None and key in places:
            raise RecordError(places[key], IllegalOption(key, "no-commitment"))
    return fair


def _parse_story(lines: list[str], after: int) -> Iterator[Line]:
    for number, line in enumerate(lines[after:], after + 1):
        content = line.split("#")[0].strip()
        if not content:
            continue
        mark, _, text = content.partition(" ")
        if mark not in (CHANCE_MARK, CHECK_MARK) and not is_number(mark):
            raise RecordError(number, _unexpected("mark", content))
        yield Line(number, mark, " ".join(text.split()))


def _unexpected(expected: str, got: str) -> AlhambraError:
    return AlhambraError("unexpected", expected=expected, got=shown(got))
