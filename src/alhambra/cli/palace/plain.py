"""The board game in plain lines, one fact a line, for pipes and screen readers."""

from collections.abc import Sequence

from alhambra.cli.palace import described, words
from alhambra.cli.palace.prospects import next_places, prospects_of
from alhambra.cli.palace.spoken import BACK, SpokenScreen, observer_of
from alhambra.cli.screen import Choice
from alhambra.cli.seating import possessive_first
from alhambra.palace import Game
from alhambra.palace.outcome import Scoring


class PlainScreen(SpokenScreen):
    """Lines of text without colours or frames."""

    def sentence(self, text: str) -> list[str]:
        """A sentence of the story."""
        return [text]

    def turn(self, game: Game, choices: Sequence[Choice]) -> list[str]:
        """Market, money, the mover's grounds, everybody's counts, and the choices."""
        seat = game.to_move
        assert seat is not None
        return [
            "",
            f"{self.stage_text(game)}, {self.due_text(game)}.",
            *described.market(game),
            *self._hand(game, seat),
            *self._grounds(game, seat),
            *self._rows(game),
            *self.menu(game, choices),
        ]

    def menu(self, game: Game, choices: Sequence[Choice]) -> list[str]:
        """The numbered choices."""
        return self._choices("Choices", game, choices)

    def page(self, game: Game, title: str, choices: Sequence[Choice]) -> list[str]:
        """A page of choices that belong together."""
        first = title[0].upper() + title[1:]
        return ["", *self._choices(first, game, choices), f"{BACK}."]

    def sheet(self, game: Game, row: int) -> list[str]:
        """The grounds of one row, its reserve and what is known of its hand."""
        if row >= game.rules.players:
            tiles = words.tiles(game.observe(0).dirk)
            return [f"Dirk has no grounds; his tiles: {tiles}.", self._rows(game)[row]]
        return [*self._hand(game, row), *self._grounds(game, row), self._rows(game)[row]]

    def table(self, game: Game) -> list[str]:
        """Market, money, all grounds, and what is still to come."""
        due = self.due_text(game)
        lines = [f"{self.stage_text(game)}{', ' + due if due else ''}."]
        lines += described.market(game)
        for row in range(game.rules.rows):
            lines += self.sheet(game, row)
        return lines + described.unseen(game, observer_of(game))

    def scoring(self, scoring: Scoring) -> list[str]:
        """What every row got in a scoring, a line per type."""
        lines = []
        for account in scoring.accounts:
            lines.append(f"{self.names[account.row]}: {words.points(account.total)}.")
            lines += [f"  {described.type_line(entry)}." for entry in account.types if entry.count]
            if not account.is_dirk:
                lines.append(f"  wall {account.wall_points}, {words.points(account.wall_points)}.")
        return lines

    def account(self, game: Game) -> list[str]:
        """All scorings, everybody's points and who won."""
        outcome = game.standing()
        lines = ["", "Final account:" if game.is_over else "If the game ended now:"]
        for scoring in outcome.scorings:
            word = words.scoring_word(scoring.places)
            lines += [f"{word[0].upper()}{word[1:]}:", *self.scoring(scoring)]
        lines.append("Points:")
        for row, total in enumerate(outcome.scores):
            gains = [scoring.accounts[row].total for scoring in outcome.scorings]
            earlier = [total - sum(gains)] if total != sum(gains) else []
            sums = " plus ".join(map(str, earlier + gains))
            lines.append(f"{self.names[row]}: {sums}, {words.points(total)} in all.")
        return [*lines, self.verdict(game)]

    def _hand(self, game: Game, row: int) -> list[str]:
        view = game.observe(observer_of(game)).seats[row]
        whose = possessive_first(self.names[row])
        if view.hand is None:
            return [f"{whose} hand: {words.counted(view.hand_size, 'card')}."]
        sums = words.amount(view.hand)
        return [f"{whose} hand: {words.cards(view.hand)}{f'; in all {sums}' if sums else ''}."]

    def _grounds(self, game: Game, row: int) -> list[str]:
        seen = game.observe(row)
        view = seen.seats[row]
        whose = possessive_first(self.names[row])
        lines = [f"{whose} grounds:", "  +0,+0 fountain, no walls."]
        lines += described.ground_lines(view.grounds)
        lines.append(described.wall_line(game, row))
        lines.append(f"{whose} reserve: {words.tiles(view.reserve)}.")
        if seen.bought and game.position.seat == row:
            lines.append(f"Still to be placed: {words.tiles(seen.bought)}.")
        return lines

    def _rows(self, game: Game) -> list[str]:
        """Score, counts, wall and hand of every row, a sentence each."""
        seen = game.observe(observer_of(game))
        places = next_places(game)
        prospects = prospects_of(game, places)
        lines = []
        for row, name in enumerate(self.names):
            facts = described.row_facts(seen, row)
            gain = f"; {prospects[row].points} more if the {words.scoring_word(places)} were now"
            lines.append(f"{name}: {facts}{'' if game.is_over else gain}.")
        return lines

    def _choices(self, title: str, game: Game, choices: Sequence[Choice]) -> list[str]:
        is_lettered = any(choice.keys for choice in choices)
        is_weighed = any(" now" in choice.brings for choice in choices)
        lines = [f"{title} ({self.now_text(game)}):" if is_weighed else f"{title}:"]
        for number, choice in enumerate(choices, 1):
            letter = f", letter {choice.keys[0]}" if choice.keys else ""
            lines.append(f"{number}. {choice.action}{letter}: {choice.brings}.")
        if is_lettered:
            lines.append("A place can be chosen by its letter too.")
        return lines
