"""The board game drawn in a terminal with Rich."""

from collections.abc import Iterable, Mapping, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from alhambra.cli.drawing import Fitted
from alhambra.cli.palace import palette, scoredrawing, short, tabledrawing, words
from alhambra.cli.palace.choices import letters_on
from alhambra.cli.palace.grounddrawing import NARROW, Ground, drawing_width, ground_drawing
from alhambra.cli.palace.prospects import Cell, tiles_at
from alhambra.cli.palace.spoken import BACK, SpokenScreen, observer_of
from alhambra.cli.screen import Choice
from alhambra.core.values import Building
from alhambra.palace import Game
from alhambra.palace.catalog import TILES, wall_letters
from alhambra.palace.outcome import Scoring, scoring_of

GAP = 3
MORE = "table: all grounds and what is left; help: everything you can type"


class DrawnScreen(SpokenScreen):
    """Grounds, market and tables in colours."""

    action_help = (*short.HELP, palette.LEGEND)

    def sentence(self, text: str) -> RenderableType:
        """A sentence of the story, with money and tiles in their colours."""
        quiet = ("Money laid out", "New in the market", "The market opened")
        line = tabledrawing.in_colours(text)
        if text.startswith(quiet):
            line.stylize(palette.QUIET)
        for name in self.names:
            line.highlight_words([name], palette.LOUD)
        return line

    def turn(self, game: Game, choices: Sequence[Choice]) -> RenderableType:
        """Market and money beside the mover's grounds, the choices below."""
        seat = game.to_move
        assert seat is not None
        ground = ground_of(game, seat, letters_on(game, choices))
        facts = [*self._common(game, seat), tabledrawing.rows(game, self.names)]
        room = tabledrawing.facts_width(self.names)
        return Fitted(
            lambda width: [
                Text(),
                self._title(game),
                _beside(ground, Group(*facts), room, width),
                self._choices(game, choices),
                Text(f"   {MORE}", palette.QUIET),
            ]
        )

    def menu(self, game: Game, choices: Sequence[Choice]) -> RenderableType:
        """The numbered choices, with the grounds where places have letters."""
        return Group(*self._lettered(game, choices), self._choices(game, choices))

    def page(self, game: Game, title: str, choices: Sequence[Choice]) -> RenderableType:
        """A page of choices that belong together."""
        heading = Rule(
            Text(title[0].upper() + title[1:], palette.LOUD), align="left", style=palette.QUIET
        )
        back = Text(f"   {BACK}", palette.QUIET)
        return Group(heading, self.menu(game, choices), back)

    def sheet(self, game: Game, row: int) -> RenderableType:
        """The grounds of one row with its reserve and money."""
        if row >= game.rules.players:
            tiles = tabledrawing.tiles(game.observe(0).dirk)
            return Group(Text("Dirk has no grounds."), tabledrawing.labelled("Tiles", tiles))
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
                tabledrawing.rows(game, self.names),
                *_unseen(game),
            ]
        )

    def scoring(self, scoring: Scoring) -> RenderableType:
        """The table of one scoring."""
        return Fitted(lambda width: self._scoring(scoring, width))

    def account(self, game: Game) -> RenderableType:
        """All scorings, everybody's points and who won."""
        title = "Final account" if game.is_over else "If the game ended now"
        scorings = game.standing().scorings
        return Fitted(
            lambda width: [
                Rule(Text(title, palette.LOUD), characters="─", style=palette.QUIET),
                Columns(
                    [Group(*self._scoring(scoring, width)) for scoring in scorings],
                    padding=(1, 3),
                ),
                Text(palette.ACCOUNT_LEGEND, palette.QUIET),
                Padding(scoredrawing.totals(game, self.names), (1, 0)),
                Text(self.verdict(game), palette.LOUD),
            ]
        )

    def _title(self, game: Game) -> Rule:
        due = self.due_text(game)
        text = Text(self.stage_text(game), palette.LOUD).append(f", {due}" if due else "")
        return Rule(text, align="left", style=palette.QUIET)

    def _lettered(self, game: Game, choices: Sequence[Choice]) -> list[RenderableType]:
        """The mover's grounds with the letters of places, if the choices have any."""
        letters = letters_on(game, choices)
        if not letters:
            return []
        assert game.to_move is not None
        ground = ground_of(game, game.to_move, letters)
        return [Fitted(lambda width: [ground_drawing(ground, width)])]

    def _common(self, game: Game, seat: int | None) -> list[RenderableType]:
        """Market and display; with a seat its hand, reserve and tiles to place."""
        seen = game.observe(observer_of(game))
        parts: list[RenderableType] = [
            tabledrawing.market(game, seat),
            tabledrawing.labelled("Display", tabledrawing.cards(seen.display)),
        ]
        if seat is None:
            return parts
        view = seen.seats[seat]
        if view.hand is not None:
            parts.append(tabledrawing.labelled("Hand", tabledrawing.hand(view.hand)))
        if view.reserve:
            parts.append(tabledrawing.labelled("Reserve", tabledrawing.tiles(view.reserve)))
        if seen.bought:
            parts.append(tabledrawing.labelled("To place", tabledrawing.tiles(seen.bought)))
        return parts

    def _grounds(self, game: Game, seat: int, width: int) -> RenderableType:
        view = game.observe(observer_of(game)).seats[seat]
        hand = f"{view.hand_size} cards, wall {view.wall}, {words.points(view.score)}"
        parts: list[RenderableType] = [
            Text(self.names[seat], palette.LOUD).append(f"  {hand}", "not bold dim"),
            ground_drawing(ground_of(game, seat, {}), width),
        ]
        if view.hand is not None:
            parts.append(tabledrawing.labelled("Hand", tabledrawing.hand(view.hand)))
        if view.reserve:
            parts.append(tabledrawing.labelled("Reserve", tabledrawing.tiles(view.reserve)))
        return Group(*parts)

    def _scoring(self, scoring: Scoring, width: int) -> list[RenderableType]:
        word = words.scoring_word(scoring.places)
        title = Text(word[0].upper() + word[1:], palette.LOUD)
        return [title, *scoredrawing.scoring_tables(scoring, self.names, width)]

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
            label = tabledrawing.in_colours(str(choice.action))
            if choice.opens is not None:
                label.append(" ...", palette.QUIET)
            grid.add_row(
                Text(str(number), palette.LOUD),
                *(letter if is_lettered else []),
                label,
                tabledrawing.in_colours(choice.brief),
            )
        is_weighed = any(" now" in choice.brief for choice in choices)
        note = [Text(f"   {self.now_text(game)}", palette.QUIET)] if is_weighed else []
        return Group(grid, *note)


def ground_of(game: Game, seat: int, letters: Mapping[Cell, str]) -> Ground:
    """The grounds of a seat, ready to be drawn."""
    wall = scoring_of(game.position, 1).accounts[seat].wall
    tiles = tiles_at(game.observe(seat).seats[seat].grounds)
    return Ground(tiles, letters, frozenset((part.x, part.y, part.side) for part in wall))


def _beside(ground: Ground, facts: RenderableType, room: int, width: int) -> RenderableType:
    """Grounds beside the facts, which need so much room; below them where both are too wide."""
    both = Table.grid(padding=(0, GAP, 0, 0))
    left = width - room - GAP
    if drawing_width(ground, NARROW) <= left:
        both.add_column(width=room)
        both.add_row(facts, ground_drawing(ground, left))
    else:
        both.add_row(facts)
        both.add_row(ground_drawing(ground, width))
    return both


def _unseen(game: Game) -> Iterable[RenderableType]:
    """What is still in the bag and in the deck, as far as it may be known."""
    seen = game.observe(observer_of(game))
    counts = words.counts_of(seen.unseen_tiles)
    bag = Text(words.counted(seen.bag_size, "tile"))
    for building in Building:
        some = [TILES[tile] for tile in seen.unseen_tiles if TILES[tile].building is building]
        names = " ".join(f"{tile.price}{wall_letters(tile.walls)}" for tile in some)
        if not some:
            continue
        bag.append(f"\n{counts[building]:>2} {building.word:<9}", palette.INK[building])
        bag.append(names)
    yield tabledrawing.labelled("Bag", bag)
    deck = Text(words.counted(seen.deck_size, "money card"))
    if seen.unseen_cards is not None:
        deck.append("\n").append_text(tabledrawing.purse(seen.unseen_cards))
    yield tabledrawing.labelled("Deck", deck)
    yield tabledrawing.labelled("Paid", tabledrawing.purse(seen.discards))
