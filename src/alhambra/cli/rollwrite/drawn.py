"""Roll & Write drawn in a terminal with Rich."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from alhambra.cli.drawing import Fitted, heading_of, short, width_of
from alhambra.cli.rollwrite import palette
from alhambra.cli.rollwrite.scoredrawing import account_tables, score_sheet
from alhambra.cli.rollwrite.sheetdrawing import WIDTH, sheet_drawing
from alhambra.cli.rollwrite.spoken import SpokenScreen
from alhambra.cli.screen import Choice
from alhambra.core.values import Building
from alhambra.rollwrite import Change, Game

BOTH_WIDTH = 78
"""From this width on a sheet and the score sheet stand side by side."""


class DrawnScreen(SpokenScreen):
    """Sheets, dice and tables in colours."""

    def _help(self) -> tuple[str, ...]:
        """How actions are typed and what the drawing means, line by line."""
        name = short(self.words, Building.TOWER)
        built, bare = palette.BUILT.format(name), palette.OPEN.format(name)
        legend = self.words("terminal-rollwrite-legend", built=built, open=bare)
        return (*super()._help(), legend)

    def sentence(self, text: str) -> RenderableType:
        """A sentence of the story, with its buildings in their colours."""
        line = self._in_colours(text)
        for name in self.names:
            line.highlight_words([name], palette.LOUD)
        return line

    def turn(self, game: Game, choices: Sequence[Choice]) -> RenderableType:
        """The mover's sheet beside the score sheet, the choices below."""
        seat = game.to_move
        assert seat is not None
        return Fitted(
            lambda width: [
                self._title(game),
                self._beside(game, sheet_drawing(game, seat, self.words, lit=True), width),
                self.menu(game, choices),
            ]
        )

    def menu(self, game: Game, choices: Sequence[Choice]) -> RenderableType:
        """The numbered choices."""
        return Fitted(lambda width: [self._choices(choices, width)])

    def sheet(self, game: Game, row: int) -> RenderableType:
        """One sheet with its name."""
        if row >= game.rules.players:
            return Fitted(lambda width: [Text(self.no_sheet(row)), self._score_sheet(game, width)])
        return self._named_sheet(game, row)

    def table(self, game: Game) -> RenderableType:
        """All sheets and the score sheet."""
        sheets = [self._named_sheet(game, seat) for seat in range(game.rules.players)]
        return Fitted(
            lambda width: [
                self._title(game),
                Columns(sheets, padding=(0, 2)),
                self._score_sheet(game, width),
            ]
        )

    def account(self, game: Game) -> RenderableType:
        """The account of every row and who won."""
        return Fitted(
            lambda width: [
                Rule(
                    Text(self.account_title(game), palette.LOUD),
                    characters="─",
                    style=palette.QUIET,
                ),
                *account_tables(game, self.names, self.words, width=width),
                Text(self.words("terminal-rollwrite-account-legend"), palette.QUIET),
                Text(self.verdict(game), palette.LOUD),
            ]
        )

    def _title(self, game: Game) -> Fitted:
        return heading_of(Text(self.stage_text(game), palette.LOUD))

    def _score_sheet(self, game: Game, room: int) -> Table:
        return score_sheet(game, self.names, self.words, room=room)

    def _beside(self, game: Game, sheet: Text, width: int) -> RenderableType:
        """A sheet beside the score sheet; above it where both are too wide."""
        room = width - WIDTH - 1
        scores = self._score_sheet(game, room)
        if width < BOTH_WIDTH or width_of(scores) > room:
            return Group(sheet, self._score_sheet(game, width))
        both = Table.grid(padding=(0, 1))
        both.add_column(width=WIDTH, no_wrap=True)
        both.add_column()
        both.add_row(sheet, scores)
        return both

    def _named_sheet(self, game: Game, seat: int) -> Text:
        name = Text(f"{self.names[seat]}\n", palette.LOUD)
        return name.append_text(sheet_drawing(game, seat, self.words, lit=seat == game.to_move))

    def _choices(self, choices: Sequence[Choice], width: int) -> RenderableType:
        """Numbered lines; the two changes of one die share a line where there is room."""
        lines = _grid()
        changes: list[tuple[int, Choice]] = []
        for number, choice in enumerate(choices, 1):
            if isinstance(choice.action, Change):
                changes.append((number, choice))
            else:
                lines.add_row(*self._cells(number, self.typed.shown(choice.action), choice.brief))
        if not changes:
            return lines
        first = Text(f"   {self.words('terminal-rollwrite-or-turn')}")
        return Group(lines, first, self._changes(changes, width))

    def _changes(self, changes: list[tuple[int, Choice]], width: int) -> Table:
        columns = 2 if width >= BOTH_WIDTH else 1
        grid = _grid(columns)
        cells: dict[tuple[int, int], list[Text]] = {}
        for number, choice in changes:
            action = choice.action
            label = self.typed.shown(str(action).removeprefix("change "))
            cells.setdefault((action.colour, action.pips), []).extend(
                self._cells(number, label, choice.brief)
            )
        for row in cells.values():
            for start in range(0, len(row), 3 * columns):
                grid.add_row(*row[start : start + 3 * columns])
        return grid

    def _cells(self, number: int, label: str, brings: str) -> list[Text]:
        return [Text(str(number), palette.LOUD), *map(self._in_colours, (label, brings))]

    def _in_colours(self, text: str) -> Text:
        """A text whose dice have the colours of dice and whose buildings those of the sheet."""
        line = Text(text)
        line.highlight_regex(r"\by[1-6]\b", palette.YELLOW_INK)
        line.highlight_regex(r"\bb[1-6]\b", palette.BLUE_INK)
        for building in Building:
            names = (self.words(key, building=building.letter) for key in ("buildings", "building"))
            line.highlight_words(list(names), palette.INK[building])
        return line


def _grid(columns: int = 1) -> Table:
    """A number, what it does and what that brings, once or twice a line."""
    grid = Table.grid(padding=(0, 1))
    for _ in range(columns):
        grid.add_column(justify="right", no_wrap=True, min_width=2)
        grid.add_column(no_wrap=True)
        grid.add_column(min_width=26 if columns > 1 else None)
    return grid
