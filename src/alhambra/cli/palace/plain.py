"""The board game in plain lines, one fact a line, for pipes and screen readers."""

from collections.abc import Sequence

from alhambra.cli.palace import described, phrases
from alhambra.cli.palace.choices import are_weighed
from alhambra.cli.palace.spoken import SpokenScreen, observer_of
from alhambra.cli.screen import Choice
from alhambra.cli.seating import person
from alhambra.palace import Game
from alhambra.palace.outcome import Scoring, next_scoring


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
            f"{self.state_text(game)}.",
            *described.market(self.words, game.observe(seat)),
            *self._hand(game, seat),
            *self._grounds(game, seat),
            *self._rows(game),
            *self.menu(game, choices),
        ]

    def menu(self, game: Game, choices: Sequence[Choice]) -> list[str]:
        """The numbered choices."""
        return self._choices(self.words("terminal-palace-choices"), game, choices)

    def page(self, game: Game, title: str, choices: Sequence[Choice]) -> list[str]:
        """A page of choices that belong together."""
        first = title[0].upper() + title[1:]
        back = self.words("terminal-palace-back")
        return ["", *self._choices(first, game, choices), f"{back}."]

    def sheet(self, game: Game, row: int) -> list[str]:
        """The grounds of one row, its reserve and what is known of its hand."""
        if row >= game.rules.players:
            tiles = phrases.listed(self.words, game.observe(0).dirk)
            return [self.words("terminal-palace-dirk", tiles=tiles), self._rows(game)[row]]
        return [*self._hand(game, row), *self._grounds(game, row), self._rows(game)[row]]

    def table(self, game: Game) -> list[str]:
        """Market, money, all grounds, and what is still to come."""
        seen = game.observe(observer_of(game))
        lines = [f"{self.state_text(game)}.", *described.market(self.words, seen)]
        for row in range(game.rules.rows):
            lines += self.sheet(game, row)
        return lines + described.unseen(self.words, seen)

    def scoring(self, scoring: Scoring) -> list[str]:
        """What every row got in a scoring, a line per type."""
        words, lines = self.words, []
        for account in scoring.accounts:
            total = words("palace-points", points=account.total)
            lines.append(words("terminal-palace-row", name=self.names[account.row], facts=total))
            types = [entry for entry in account.types if entry.count]
            lines += [f"  {described.type_line(words, entry)}." for entry in types]
            if not account.is_dirk:
                points = account.wall_points
                wall = words("terminal-palace-wall-length", length=points)
                lines.append(f"  {wall}, {words('palace-points', points=points)}.")
        return lines

    def account(self, game: Game) -> list[str]:
        """All scorings, everybody's points and who won."""
        words, outcome = self.words, game.standing()
        title = words("terminal-palace-final", over="yes" if game.is_over else "no")
        lines = ["", f"{title}:"]
        for scoring in outcome.scorings:
            held = words("terminal-palace-held", number=scoring.places)
            lines += [f"{held}:", *self.scoring(scoring)]
        lines.append(words("terminal-palace-points"))
        for row, total in enumerate(outcome.scores):
            gains = [scoring.accounts[row].total for scoring in outcome.scorings]
            earlier = [total - sum(gains)] if total != sum(gains) else []
            sums = f" {words('terminal-palace-plus')} ".join(map(str, earlier + gains))
            about = {"name": self.names[row], "parts": sums, "points": total}
            lines.append(words("terminal-palace-sum", **about))
        return [*lines, self.verdict(game)]

    def _hand(self, game: Game, row: int) -> list[str]:
        words, view = self.words, game.observe(observer_of(game)).seats[row]
        if view.hand is None:
            cards = words("terminal-palace-cards", count=view.hand_size)
        else:
            cards = phrases.listed(words, view.hand)
            if view.hand:
                sums = phrases.sums(words, view.hand)
                cards = words("terminal-palace-in-all", cards=cards, sums=sums)
        return [words("terminal-palace-hand", **person(self.names[row], words), cards=cards)]

    def _grounds(self, game: Game, row: int) -> list[str]:
        words, seen = self.words, game.observe(row)
        view, who = seen.seats[row], person(self.names[row], words)
        wall = next_scoring(game.position).accounts[row].wall
        reserve = phrases.listed(words, view.reserve)
        lines = [
            words("terminal-palace-grounds", **who),
            *described.ground_lines(words, view.grounds),
            described.wall_line(words, wall),
            words("terminal-palace-reserve", **who, tiles=reserve),
        ]
        if seen.bought and game.position.seat == row:
            tiles = phrases.listed(words, seen.bought)
            lines.append(words("terminal-palace-to-place", tiles=tiles))
        return lines

    def _rows(self, game: Game) -> list[str]:
        """Score, counts, wall and hand of every row, a sentence each."""
        words, seen = self.words, game.observe(observer_of(game))
        scoring = next_scoring(game.position)
        lines = []
        for row, name in enumerate(self.names):
            facts = {"name": name, "facts": described.row_facts(words, seen, row)}
            more = {"more": scoring.accounts[row].total, "number": scoring.places}
            if game.is_over:
                lines.append(words("terminal-palace-row", **facts))
            else:
                lines.append(words("terminal-palace-row-now", **facts, **more))
        return lines

    def _choices(self, title: str, game: Game, choices: Sequence[Choice]) -> list[str]:
        words = self.words
        lines = [f"{title} ({self.now_text(game)}):" if are_weighed(choices) else f"{title}:"]
        for number, choice in enumerate(choices, 1):
            label = self.label(choice)
            if choice.keys:
                label += f", {words('terminal-palace-letter', letter=choice.keys[0])}"
            lines.append(f"{number}. {label}: {choice.brings}.")
        if any(choice.keys for choice in choices):
            lines.append(words("terminal-palace-letters"))
        return lines
