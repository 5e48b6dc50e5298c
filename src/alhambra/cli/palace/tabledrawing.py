"""Market, money and everybody's counts as drawings."""

from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from alhambra.cli.drawing import short
from alhambra.cli.palace import palette, phrases
from alhambra.cli.palace.spoken import observer_of
from alhambra.core.values import Building
from alhambra.locale import Words
from alhambra.palace import Game
from alhambra.palace.catalog import CURRENCIES
from alhambra.palace.observation import Observation
from alhambra.palace.offers import Offer
from alhambra.palace.outcome import next_scoring
from alhambra.palace.prospects import outlook_of

NAME_WIDTH = 12
LABEL = 9
MARKET_COLUMNS = 6
COLUMNS = ("wall", "hand", "reserve", "now", "points")


def card(name: str) -> Text:
    """A money card."""
    return Text(f" {name} ", palette.MONEY[CURRENCIES.index(name[0])])


def cards(words: Words, names: Iterable[str]) -> Text:
    """Some money cards side by side."""
    return Text(" ").join([card(name) for name in names]) or _none(words)


def tiles(words: Words, names: Iterable[str]) -> Text:
    """Some tiles with commas, in the colours of their types."""
    return Text(", ").join([in_colours(words, phrases.tile(words, name)) for name in names]) or (
        _none(words)
    )


def _none(words: Words) -> Text:
    return Text(words("palace-none"), palette.QUIET)


def in_colours(words: Words, text: str) -> Text:
    """A text whose money and tiles have their colours."""
    line = Text(text)
    for slot, letter in enumerate(CURRENCIES):
        line.highlight_regex(rf"\b{letter}[1-9]\b", palette.MONEY_INK[slot])
    for building in Building:
        name = words("building", building=building.letter)
        line.highlight_regex(rf"\b{name}-\d+[^\W\d_]*", f"bold {palette.INK[building]}")
    return line


def market(words: Words, game: Game, seat: int | None) -> Table:
    """The four slots: currency, tile, price, walls, and how the seat could pay."""
    offers = {offer.slot: offer for offer in outlook_of(game).offers} if seat is not None else {}
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(MARKET_COLUMNS):
        table.add_column(no_wrap=True)
    for slot, name in enumerate(game.observe(observer_of(game)).market):
        chip = Text(f" {CURRENCIES[slot]} ", palette.MONEY[slot])
        label = Text(f"{words('terminal-palace-label', label='market') if slot == 0 else '':<6} ")
        label.append(str(slot + 1))
        if name is None:
            empty = Text(words("terminal-palace-empty"), palette.QUIET)
            table.add_row(label, chip, empty, "", "", "")
            continue
        tile = phrases.tile_of(name)
        sides = "".join(words("palace-side-letter", side=side) for side in phrases.walled(tile))
        walls = words("terminal-palace-price-walls", sides=sides or "none")
        paid, style = _paid(words, offers.get(slot))
        word = words("building", building=tile.building.letter)
        table.add_row(
            label,
            chip,
            Text(f"{short(words, tile.building)} {word}", palette.INK[tile.building]),
            Text(str(tile.price), palette.LOUD, justify="right"),
            Text(walls, "" if sides else palette.QUIET),
            Text(paid, style),
        )
    return table


def _paid(words: Words, offer: Offer | None) -> tuple[str, str]:
    """How a tile could be paid, and how loudly that is said."""
    if offer is None:
        return "", palette.QUIET
    pay = "exact" if offer.is_exact else "short" if offer.short else "enough"
    text = words("terminal-palace-pay", pay=pay, short=offer.short)
    return text, palette.LOUD if offer.is_exact else palette.QUIET


def labelled(label: str, content: Text) -> Table:
    """A line with a label before it, wrapped below itself."""
    row = Table.grid(padding=(0, 1, 0, 0))
    row.add_column(width=LABEL - 1, no_wrap=True)
    row.add_column()
    row.add_row(Text(label), content)
    return row


def hand(words: Words, names: Sequence[str]) -> Text:
    """A hand, currency by currency with its sum."""
    parts = []
    for slot, letter in enumerate(CURRENCIES):
        if values := phrases.values_of(names, slot):
            some = cards(words, (name for name in names if name[0] == letter))
            parts.append(some.append(f" ={sum(values)}", palette.QUIET))
    return Text("  ").join(parts) or _none(words)


def purse(names: Sequence[str]) -> Text:
    """Many cards in little room: a line per currency with its values and their sum."""
    lines = []
    for slot, letter in enumerate(CURRENCIES):
        values = phrases.values_of(names, slot)
        line = Text().append_text(Text(f" {letter} ", palette.MONEY[slot]))
        line.append(" " + " ".join(map(str, values)))
        lines.append(line.append(f" ={sum(values)}", palette.QUIET))
    return Text("\n").join(lines)


def rows(words: Words, game: Game, names: Sequence[str]) -> Table:
    """Everybody's counts per type, wall, money and points; what a scoring would bring."""
    seen = game.observe(observer_of(game))
    scoring = next_scoring(game.position)
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("", max_width=NAME_WIDTH + 2, no_wrap=True, overflow="ellipsis")
    for building in Building:
        heading = Text(short(words, building), f"bold {palette.INK[building]}")
        table.add_column(heading, justify="right", min_width=2)
    for column in COLUMNS:
        heading = Text(words("terminal-palace-column", column=column), palette.QUIET)
        table.add_column(heading, justify="right")
    for row, name in enumerate(names):
        account = scoring.accounts[row]
        is_mover = row == game.to_move
        mark = palette.MOVER if is_mover else " "
        table.add_row(
            Text(f"{mark} {name}", palette.LOUD if is_mover else ""),
            *(
                Text(str(one.count), palette.INK[one.building] if one.count else palette.QUIET)
                for one in account.types
            ),
            *_figures(seen, row, None if game.is_over else account.total),
        )
    return table


def _figures(seen: Observation, row: int, now: int | None) -> list[Text]:
    """Wall, cards, reserve, what a scoring now would bring, points."""
    gain = Text("-" if now is None else f"+{now}", palette.QUIET)
    if row >= len(seen.seats):
        nothing = Text("-", palette.QUIET)
        return [nothing, nothing, nothing, gain, Text(str(seen.dirk_score), palette.LOUD)]
    view = seen.seats[row]
    return [
        Text(str(view.wall)),
        Text(str(view.hand_size)),
        Text(str(len(view.reserve))),
        gain,
        Text(str(view.score), palette.LOUD),
    ]
