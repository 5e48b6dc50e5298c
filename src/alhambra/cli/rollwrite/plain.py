"""Roll & Write in plain lines, one fact a line, for pipes and screen readers."""

from collections.abc import Iterator, Sequence

from alhambra.cli.rollwrite import words
from alhambra.cli.rollwrite.spoken import SpokenScreen, place_text
from alhambra.cli.screen import Choice
from alhambra.cli.seating import possessive_first
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
            f"{self.round_text(game)}, {self.due_text(game)}.",
            *self.sheet(game, game.to_move),
            *self._score_sheet(game),
            *self.menu(game, choices),
        ]

    def menu(self, game: Game, choices: Sequence[Choice]) -> list[str]:
        """The numbered choices."""
        lines = [f"{n}. {choice.action}: {choice.brings}." for n, choice in enumerate(choices, 1)]
        return ["Choices:", *lines]

    def sheet(self, game: Game, row: int) -> list[str]:
        """One sheet: dice, coins, buildings row by row."""
        view = game.observe(0).rows[row]
        name = self.names[row]
        if view.is_virtual:
            return [f"{name} is a virtual player and has no sheet.", self._score_row(game, row)]
        dice = words.dice(view.yellow, view.blue) or "none"
        return [
            f"{possessive_first(name)} sheet:",
            f"Dice: {dice}.",
            f"Coins: {_coins(game, view)}.",
            *(_line(game, view, number) for number in range(1, SIDE + 1)),
        ]

    def table(self, game: Game) -> list[str]:
        """All sheets and the score sheet."""
        due = self.due_text(game)
        lines = [f"{self.round_text(game)}{', ' + due if due else ''}."]
        for seat in range(game.rules.players):
            lines += self.sheet(game, seat)
        return lines + self._score_sheet(game)

    def account(self, game: Game) -> list[str]:
        """The account of every row and who won."""
        lines = ["", "Final account:" if game.is_over else "If the game ended now:"]
        for account in game.standing().accounts:
            lines += self._account_lines(account, game)
        return [*lines, self.verdict(game)]

    def _score_sheet(self, game: Game) -> list[str]:
        return ["Score sheet:", *(self._score_row(game, row) for row in range(game.rules.rows))]

    def _score_row(self, game: Game, row: int) -> str:
        seen = game.observe(0)
        view = seen.rows[row]
        counts = [
            f"{building.word} {view.counts[building]} of {seen.boxes[building]}"
            + _finished(view.finished[building])
            for building in Building
        ]
        if view.is_virtual and game.rules.goal != "versus":
            return f"{self.names[row]}: {', '.join(counts)}."
        score = words.points(game.standing().scores[row])
        return f"{self.names[row]}: {', '.join(counts)}; {score} if the game ended now."

    def _account_lines(self, account: Account, game: Game) -> Iterator[str]:
        is_scored = not account.is_virtual or game.rules.goal == "versus"
        score = words.points(account.total) if is_scored else "no points of its own"
        yield f"{self.names[account.row]}: {score}."
        for entry in account.types:
            place = place_text(entry)
            parts = [f"{entry.building.word} {entry.count}", *([place] if place else [])]
            if is_scored:
                parts.append(words.points(entry.points))
            yield f"  {', '.join(parts)}."
        for line in account.lines:
            yield f"  {line.line} {line.number}, {line.marks} built, {words.points(line.points)}."
        if not account.is_virtual:
            yield f"  {words.coins(account.coins)} left, {words.points(account.coin_points)}."
        if account.bonus:
            yield f"  bonus, {words.points(account.bonus)}."


def _coins(game: Game, view: RowView) -> str:
    left = view.coins_circled - view.coins_crossed
    to_circle = game.rules.sheet.coins - view.coins_circled
    return f"{left} to spend, {view.coins_crossed} crossed out, {to_circle} still to circle"


def _line(game: Game, view: RowView, yellow: int) -> str:
    """One row of a sheet: Row 2: A, C built, G, ..."""
    cells = [
        f"{letter} built" if (yellow, blue) in view.marks else letter
        for blue, letter in enumerate(game.rules.sheet.grid[yellow - 1], 1)
    ]
    return f"Row y{yellow}: {', '.join(cells)}."


def _finished(place: int) -> str:
    return f" finished {words.ORDINALS[place]}" if place else ""
