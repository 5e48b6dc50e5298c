"""The board game drawn in a terminal with Rich."""

from collections.abc import Iterable, Mapping, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from alhambra.cli.drawing import Fitted, heading_of, short, width_of
from alhambra.cli.palace import palette, phrases, scoredrawing, tabledrawing
from alhambra.cli.palace.choices import Cell, are_weighed, letters_on
from alhambra.cli.palace.grounddrawing import Ground, drawing_width, ground_drawing
from alhambra.cli.palace.spoken import SpokenScreen, observer_of
from alhambra.cli.palace.telling import QUIET
from alhambra.cli.screen import Choice
from alhambra.core.values import Building
from alhambra.locale import Words
from alhambra.palace import Game
from alhambra.palace.catalog import FOUNTAIN, NAMES
from alhambra.palace.outcome import Scoring, next_scoring

GAP = 3


class DrawnScreen(SpokenScreen):
    """Grounds, market and tables in colours."""

    def _help(self) -> tuple[str, ...]:
        """How actions are typed, and what the drawing means."""
        legend = self.words("terminal-palace-legend", letter=palette.FREE.format("a"))
        return (*super()._help(), legend)

    def sentence(self, text: str) -> RenderableType:
        """A sentence of the story, with money and tiles in their colours."""
        quiet = tuple(self.words(key, cards="", tile="").split(":")[0] for key in QUIET)
        line = tabledrawing.in_colours(self.words, text)
        if text.startswith(quiet):
            line.stylize(palette.QUIET)
        for name in self.names:
            line.highlight_words([name], palette.LOUD)
        return line

    def turn(self, game: Game, choices: Sequence[Choice]) -> RenderableType:
        """Market and money beside the mover's grounds, the choices below."""
        seat = game.to_move
        assert seat is not None
        ground = ground_of(self.words, game, seat, letters_on(choices))
        market, *money = self._common(game, seat)
        counts = tabledrawing.rows(self.words, game, self.names)
        facts, room = [market, *money, counts], max(width_of(market), width_of(counts))
        return Fitted(
            lambda width: [
                Text(),
                self._title(game),
                _beside(ground, Group(*facts), room, width),
                self._choices(game, choices),
                Text(f"   {self.words('terminal-palace-more')}", palette.QUIET),
            ]
        )

    def menu(self, game: Game, choices: Sequence[Choice]) -> RenderableType:
        """The numbered choices, with the grounds where places have letters."""
        return Group(*self._lettered(game, choices), self._choices(game, choices))

    def page(self, game: Game, title: str, choices: Sequence[Choice]) -> RenderableType:
        """A page of choices that belong together."""
        heading = heading_of(Text(title[0].upper() + title[1:], palette.LOUD))
        back = Text(f"   {self.words('terminal-palace-back')}", palette.QUIET)
        return Group(heading, self.menu(game, choices), back)

    def sheet(self, game: Game, row: int) -> RenderableType:
        """The grounds of one row with its reserve and money."""
        if row >= game.rules.players:
            no_grounds = Text(self.words("terminal-palace-no-grounds"))
            return Group(no_grounds, self._tiles("tiles", game.observe(0).dirk))
        return Fitted(lambda width: [self._grounds(game, row, width)])

    def table(self, game: Game) -> RenderableType:
        """Market, all grounds, everybody's counts, and what is still to come."""
        seats = range(game.rules.players)
        dirk = [self.sheet(game, game.rules.players)] if game.rules.has_dirk else []
        return Fitted(
            lambda width: [
                self._title(game),
                *self._common(game, None),
                Columns([self._grounds(game, seat, width) for seat in seats], padding=(1, 3)),
                *dirk,
                tabledrawing.rows(self.words, game, self.names),
                *self._unseen(game),
            ]
        )

    def scoring(self, scoring: Scoring) -> RenderableType:
        """The table of one scoring."""
        return Fitted(lambda width: self._scoring(scoring, width))

    def account(self, game: Game) -> RenderableType:
        """All scorings, everybody's points and who won."""
        title = self.words("terminal-palace-final", over="yes" if game.is_over else "no")
        legend = self.words("terminal-palace-account-legend")
        scorings = game.standing().scorings
        return Fitted(
            lambda width: [
                Rule(Text(title, palette.LOUD), characters="─", style=palette.QUIET),
                Columns(
                    [Group(*self._scoring(scoring, width)) for scoring in scorings],
                    padding=(1, 3),
                ),
                Text(legend, palette.QUIET),
                Padding(scoredrawing.totals(self.words, game, self.names), (1, 0)),
                Text(self.verdict(game), palette.LOUD),
            ]
        )

    def _title(self, game: Game) -> Fitted:
        text = Text(self.state_text(game))
        text.stylize(palette.LOUD, 0, len(self.stage_text(game)))
        return heading_of(text)

    def _lettered(self, game: Game, choices: Sequence[Choice]) -> list[RenderableType]:
        """The mover's grounds with the letters of places, if the choices have any."""
        letters = letters_on(choices)
        if not letters:
            return []
        assert game.to_move is not None
        ground = ground_of(self.words, game, game.to_move, letters)
        return [Fitted(lambda width: [ground_drawing(ground, width)])]

    def _common(self, game: Game, seat: int | None) -> list[RenderableType]:
        """Market and display; with a seat its hand, reserve and tiles to place."""
        seen = game.observe(observer_of(game))
        parts: list[RenderableType] = [
            tabledrawing.market(self.words, game, seat),
            self._labelled("display", tabledrawing.cards(self.words, seen.display)),
        ]
        if seat is None:
            return parts
        view = seen.seats[seat]
        if view.hand is not None:
            parts.append(self._labelled("hand", tabledrawing.hand(self.words, view.hand)))
        if view.reserve:
            parts.append(self._tiles("reserve", view.reserve))
        if seen.bought:
            parts.append(self._tiles("to-place", seen.bought))
        return parts

    def _labelled(self, label: str, content: Text) -> Table:
        return tabledrawing.labelled(self.words("terminal-palace-label", label=label), content)

    def _tiles(self, label: str, names: Sequence[str]) -> Table:
        return self._labelled(label, tabledrawing.tiles(self.words, names))

    def _grounds(self, game: Game, seat: int, width: int) -> RenderableType:
        view = game.observe(observer_of(game)).seats[seat]
        facts = (
            self.words("terminal-palace-cards", count=view.hand_size),
            self.words("terminal-palace-wall-length", length=view.wall),
            self.words("palace-points", points=view.score),
        )
        parts: list[RenderableType] = [
            Text(self.names[seat], palette.LOUD).append(f"  {', '.join(facts)}", "not bold dim"),
            ground_drawing(ground_of(self.words, game, seat, {}), width),
        ]
        if view.hand is not None:
            parts.append(self._labelled("hand", tabledrawing.hand(self.words, view.hand)))
        if view.reserve:
            parts.append(self._tiles("reserve", view.reserve))
        return Group(*parts)

    def _scoring(self, scoring: Scoring, width: int) -> list[RenderableType]:
        title = Text(self.words("terminal-palace-held", number=scoring.places), palette.LOUD)
        return [title, *scoredrawing.scoring_tables(self.words, scoring, self.names, width)]

    def _choices(self, game: Game, choices: Sequence[Choice]) -> RenderableType:
        """Numbered lines, the letters of places behind the numbers."""
        is_lettered = any(choice.keys for choice in choices)
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", no_wrap=True, min_width=2)
        if is_lettered:
            grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for number, choice in enumerate(choices, 1):
            letter = [Text(choice.keys[0] if choice.keys else "", palette.LOUD)]
            label = tabledrawing.in_colours(self.words, self.label(choice))
            if choice.opens is not None:
                label.append(" ...", palette.QUIET)
            grid.add_row(
                Text(str(number), palette.LOUD),
                *(letter if is_lettered else []),
                label,
                tabledrawing.in_colours(self.words, choice.brief),
            )
        note = [Text(f"   {self.now_text(game)}", palette.QUIET)] if are_weighed(choices) else []
        return Group(grid, *note)

    def _unseen(self, game: Game) -> Iterable[RenderableType]:
        """What is still in the bag and in the deck, as far as it may be known."""
        words, seen = self.words, game.observe(observer_of(game))
        bag = Text(words("terminal-palace-tiles", count=seen.bag_size))
        counts = phrases.counts_of(seen.unseen_tiles)
        for building in Building:
            some = [name for name in seen.unseen_tiles if name.startswith(f"{building.word}-")]
            if some:
                word = words("building", building=building.letter)
                bag.append(f"\n{counts[building]:>2} {word:<10} ", palette.INK[building])
                names = (phrases.tile(words, name) for name in some)
                bag.append(" ".join(name.partition("-")[2] for name in names))
        yield self._labelled("bag", bag)
        deck = Text(words("terminal-palace-cards", count=seen.deck_size))
        if seen.unseen_cards is not None:
            deck.append("\n").append_text(tabledrawing.purse(seen.unseen_cards))
        yield self._labelled("deck", deck)
        yield self._labelled("paid", tabledrawing.purse(seen.discards))


def ground_of(words: Words, game: Game, seat: int, letters: Mapping[Cell, str]) -> Ground:
    """The grounds of a seat, ready to be drawn."""
    wall = next_scoring(game.position).accounts[seat].wall
    built = game.observe(seat).seats[seat].grounds
    tiles = {(0, 0): FOUNTAIN} | {(x, y): NAMES[tile] for tile, x, y in built}
    longest = frozenset((part.x, part.y, part.side) for part in wall)
    return Ground(tiles, letters, longest, [short(words, building) for building in Building])


def _beside(ground: Ground, facts: RenderableType, room: int, width: int) -> RenderableType:
    """Grounds beside the facts, which need so much room; below them where both are too wide."""
    both = Table.grid(padding=(0, GAP, 0, 0))
    left = width - room - GAP
    if drawing_width(ground, ground.narrow) <= left:
        both.add_column(width=room)
        both.add_row(facts, ground_drawing(ground, left))
    else:
        both.add_row(facts)
        both.add_row(ground_drawing(ground, width))
    return both
