"""Market, money and everybody's counts as drawings."""

import re
from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from alhambra.cli.palace import palette, words
from alhambra.cli.palace.prospects import ENOUGH, EXACT, can_pay, next_places, prospects_of
from alhambra.cli.palace.spoken import observer_of
from alhambra.core.values import Building
from alhambra.palace import Game
from alhambra.palace.catalog import CURRENCIES, TILES, VALUES, card_name, tile_name, wall_letters
from alhambra.palace.observation import Observation

NAME_WIDTH = 12
LABEL = 9
MARKET_WIDTH, FIGURES_WIDTH = 50, 41
TILE_WORDS = re.compile(r"\b(" + "|".join(b.word for b in Building) + r")(s\b|-\d+[NESW]*|\b)")


def card(kind: int) -> Text:
    """A money card."""
    return Text(f" {card_name(kind)} ", palette.MONEY[kind // VALUES])


def cards(kinds: Iterable[int]) -> Text:
    """Some money cards side by side."""
    return Text(" ").join([card(kind) for kind in kinds]) or Text("none", palette.QUIET)


def tile(number: int) -> Text:
    """A tile by its name, in the colour of its type."""
    return Text(tile_name(number), f"bold {palette.INK[TILES[number].building]}")


def tiles(numbers: Iterable[int]) -> Text:
    """Some tiles with commas."""
    return Text(", ").join([tile(number) for number in numbers]) or Text("none", palette.QUIET)


def in_colours(text: str) -> Text:
    """A text whose money and buildings have their colours."""
    line = Text(text)
    for slot, letter in enumerate(CURRENCIES):
        line.highlight_regex(rf"\b{letter}[1-9]\b", palette.MONEY_INK[slot])
        line.highlight_regex(rf"\b{words.colour(slot)}\b", palette.MONEY_INK[slot])
    for found in TILE_WORDS.finditer(text):
        ink = palette.INK[Building[found[1].upper()]]
        line.stylize(ink, found.start(), found.end())
    return line


def market(game: Game, seat: int | None) -> Table:
    """The four slots: currency, tile, price, walls, and how the seat could pay."""
    seen = game.observe(observer_of(game))
    hand = None if seat is None else seen.seats[seat].hand
    table = Table.grid(padding=(0, 2, 0, 0))
    for slot, number in enumerate(seen.market):
        chip = Text(f" {CURRENCIES[slot]} ", palette.MONEY[slot])
        label = Text(f"Market {slot + 1}" if slot == 0 else f"{slot + 1}".rjust(8))
        if number is None:
            table.add_row(label, chip, Text("empty", palette.QUIET), "", "", "")
            continue
        found = TILES[number]
        sides = wall_letters(found.walls)
        walls = Text(f"walls {sides}" if sides else "no walls", "" if sides else palette.QUIET)
        paid = "" if hand is None else _paid(can_pay(hand, number, slot))
        table.add_row(
            label,
            chip,
            Text(f"{found.building.letter} {found.building.word}", palette.INK[found.building]),
            Text(str(found.price), palette.LOUD, justify="right"),
            walls,
            Text(paid, palette.LOUD if paid == "exactly" else palette.QUIET),
        )
    return table


def _paid(how: str) -> str:
    return {EXACT: "exactly", ENOUGH: "enough"}.get(how, f"{how} short")


def labelled(label: str, content: Text) -> Table:
    """A line with a label before it, wrapped below itself."""
    row = Table.grid(padding=(0, 1, 0, 0))
    row.add_column(width=LABEL - 1, no_wrap=True)
    row.add_column()
    row.add_row(Text(label), content)
    return row


def hand(kinds: Sequence[int]) -> Text:
    """A hand, currency by currency with its sum."""
    parts = []
    for slot, values in enumerate(words.kinds_by_currency(kinds)):
        if values:
            some = cards(slot * VALUES + value - 1 for value in values)
            parts.append(some.append(f" ={sum(values)}", palette.QUIET))
    return Text("  ").join(parts) or Text("none", palette.QUIET)


def purse(kinds: Sequence[int]) -> Text:
    """Many cards in little room: a line per currency with its values and their sum."""
    lines = []
    for slot, values in enumerate(words.kinds_by_currency(kinds)):
        line = Text(f" {CURRENCIES[slot]} ", palette.MONEY[slot])
        line = Text().append_text(line).append(" " + " ".join(map(str, values)))
        lines.append(line.append(f" ={sum(values)}", palette.QUIET))
    return Text("\n").join(lines)


def facts_width(names: Sequence[str]) -> int:
    """How wide market, money and counts are."""
    longest = min(NAME_WIDTH, max(map(len, names))) + 2
    return max(MARKET_WIDTH, longest + FIGURES_WIDTH)


def rows(game: Game, names: Sequence[str]) -> Table:
    """Everybody's counts per type, wall, money and points; what a scoring would bring."""
    seen = game.observe(observer_of(game))
    prospects = prospects_of(game, next_places(game))
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("", max_width=NAME_WIDTH + 2, no_wrap=True, overflow="ellipsis")
    for building in Building:
        heading = Text(building.letter, f"bold {palette.INK[building]}")
        table.add_column(heading, justify="right", min_width=2)
    for heading_word in ("wall", "hand", "res", "now", "pts"):
        table.add_column(Text(heading_word, palette.QUIET), justify="right")
    for row, name in enumerate(names):
        is_mover = row == game.to_move
        mark = palette.MOVER if is_mover else " "
        table.add_row(
            Text(f"{mark} {name}", palette.LOUD if is_mover else ""),
            *(
                Text(str(count), palette.INK[building] if count else palette.QUIET)
                for building, count in zip(Building, _counts(seen, row), strict=True)
            ),
            *_figures(seen, row, None if game.is_over else prospects[row].points),
        )
    return table


def _counts(seen: Observation, row: int) -> list[int]:
    if row >= len(seen.seats):
        return words.counts_of(seen.dirk)
    return words.counts_of(number for number, _, _ in seen.seats[row].grounds)


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
