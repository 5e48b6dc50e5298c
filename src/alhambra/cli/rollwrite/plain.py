"""Roll & Write in plain lines, one fact a line, for pipes and screen readers."""

from collections.abc import Iterator, Sequence

from alhambra.cli.rollwrite.spoken import SpokenScreen
from alhambra.cli.rollwrite.words import dice, place_of
from alhambra.cli.screen import Choice
from alhambra.cli.seating import person
from alhambra.core.values import Building
from alhambra.rollwrite import Game
from alhambra.rollwrite.catalog import SIDE
from alhambra.rollwrite.observation import RowView
from alhambra.rollwrite.outcome import Account


class PlainScreen(SpokenScreen):
    """Lines of text without colours or frames."""

    def sentence(self, text: str) -> list[str]:
        """A sentence of the story."""
        return [text]

    def turn(self, game: Game, choices: Sequence[Choice]) -> list[str]:
        """The mover's sheet, the score sheet and the choices."""
        assert game.to_move is not None
        return [
            "",
            f"{self.stage_text(game)}.",
            *self.sheet(game, game.to_move),
            *self._score_sheet(game),
            *self.menu(game, choices),
        ]

    def menu(self, game: Game, choices: Sequence[Choice]) -> list[str]:
        """The numbered choices."""
        lines = [
            f"{number}. {self.typed.shown(choice.action)}: {choice.brings}."
            for number, choice in enumerate(choices, 1)
        ]
        return [self.words("terminal-rollwrite-choices"), *lines]

    def sheet(self, game: Game, row: int) -> list[str]:
        """One sheet: dice, coins, buildings row by row."""
        view = game.observe(0).rows[row]
        if view.is_virtual:
            return [self.no_sheet(row), self._score_row(game, row)]
        shown = dice(view.yellow, view.blue) or self.words("none")
        return [
            self.words("terminal-rollwrite-sheet", **person(self.names[row], self.words)),
            self.words("terminal-rollwrite-dice", dice=shown),
            f"{self.coins(game, view)}.",
            *(self._line(game, view, number) for number in range(1, SIDE + 1)),
        ]

    def coins(self, game: Game, view: RowView) -> str:
        """Coins to spend, crossed out and not circled yet."""
        return self.words(
            "coins-described",
            left=view.coins_circled - view.coins_crossed,
            crossed=view.coins_crossed,
            free=game.rules.sheet.coins - view.coins_circled,
        )

    def table(self, game: Game) -> list[str]:
        """All sheets and the score sheet."""
        lines = [f"{self.stage_text(game)}."]
        for seat in range(game.rules.players):
            lines += self.sheet(game, seat)
        return lines + self._score_sheet(game)

    def account(self, game: Game) -> list[str]:
        """The account of every row and who won."""
        lines = ["", f"{self.account_title(game)}:"]
        for account in game.standing().accounts:
            lines += self._account_lines(account, game)
        return [*lines, self.verdict(game)]

    def _line(self, game: Game, view: RowView, yellow: int) -> str:
        """One row of a sheet: Row y2: A, C built, G, ..."""
        cells = [
            self.words(
                "terminal-rollwrite-built" if (yellow, blue) in view.marks else "building-short",
                building=letter,
            )
            for blue, letter in enumerate(game.rules.sheet.grid[yellow - 1], 1)
        ]
        return self.words("terminal-rollwrite-row", yellow=str(yellow), cells=", ".join(cells))

    def _score_sheet(self, game: Game) -> list[str]:
        rows = (self._score_row(game, row) for row in range(game.rules.rows))
        return [f"{self.words('score-title')}:", *rows]

    def _score_row(self, game: Game, row: int) -> str:
        seen = game.observe(0)
        view = seen.rows[row]
        counts = []
        for building in Building:
            about = {"count": view.counts[building], "boxes": seen.boxes[building]}
            count = self.words("terminal-rollwrite-count", building=building.letter, **about)
            place = view.finished[building]
            counts.append(
                f"{count} ({self.words('score-finished', place=place)})" if place else count
            )
        text = f"{self.names[row]}: {', '.join(counts)}"
        if view.is_virtual and game.rules.goal != "versus":
            return f"{text}."
        score = self.words("terminal-rollwrite-points-now", points=game.standing().scores[row])
        return f"{text}; {score}."

    def _account_lines(self, account: Account, game: Game) -> Iterator[str]:
        words = self.words
        is_scored = not account.is_virtual or game.rules.goal == "versus"
        total = words("account-total", points=account.total)
        score = total if is_scored else words("terminal-rollwrite-no-points")
        yield f"{self.names[account.row]}: {score}."
        for entry in account.types:
            parts = [f"{words('building', building=entry.building.letter)} {entry.count}"]
            parts.append(place_of(entry, words))
            if is_scored:
                parts.append(words("account-total", points=entry.points))
            yield f"  {', '.join(parts)}."
        for line in account.lines:
            name = words("account-line", line=line.line, number=line.number)
            marks = words("account-marks", marks=line.marks)
            yield f"  {name}, {marks}, {words('account-total', points=line.points)}."
        if not account.is_virtual:
            left = words("account-coins-left", coins=account.coins)
            points = words("account-total", points=account.coin_points)
            yield f"  {words('account-coins')}, {left}, {points}."
        if account.bonus:
            yield f"  {words('account-bonus')}, {words('account-total', points=account.bonus)}."
