"""Roll & Write in words: what a ply did, which types were finished, which round begins."""

from collections.abc import Sequence

from alhambra.cli.rollwrite import words
from alhambra.cli.rollwrite.choices import building_at, lines_reached
from alhambra.cli.screen import Event
from alhambra.cli.seating import whom
from alhambra.cli.story import joined
from alhambra.core.values import PLACES, Building
from alhambra.rollwrite import Change, Construct, Die, Done, First, Gain, Game, Keep, Second
from alhambra.rollwrite.catalog import BLUE, SECOND_PRICE
from alhambra.rollwrite.position import PHASES


def tell(before: Game, after: Game, names: Sequence[str]) -> list[Event]:
    """What the last ply of `after` did to the game before it."""
    ply = after.plies[-1]
    if isinstance(ply, First):
        return [Event(f"First player: {names[ply.seat]}.")]
    events = _rolled(before, after) if isinstance(ply, Die) else _acted(before, after)
    events += _passed(before, after, names)
    events += _awarded(before, after, names)
    if after.stage > before.stage:
        if before.stage == 0:
            events += _set_up(after, names)
        if not after.is_over:
            events.append(Event(f"Round {after.stage} of {after.rules.rounds}."))
    return events


def _acted(before: Game, after: Game) -> list[Event]:
    row: int = before.position.row
    ply = after.plies[-1]
    text = ""
    if isinstance(ply, Change):
        new = ply.pips + (1 if ply.up else -1)
        text = f"turned {'yb'[ply.colour]}{ply.pips} to {'yb'[ply.colour]}{new}"
    elif isinstance(ply, Construct):
        text = f"built {_building(after, ply, row)}"
    elif isinstance(ply, Second):
        text = f"built {_building(after, ply, row)} for {words.coins(SECOND_PRICE)}"
    elif isinstance(ply, Keep):
        text = f"kept {words.crossing(ply.yellow, ply.blue)}"
    elif isinstance(ply, Gain):
        count = after.position.circled[row] - before.position.circled[row]
        text = f"gained {words.coins(count)}"
    else:
        assert isinstance(ply, Done)
    return [Event(text, row)] if text else []


def _building(after: Game, ply: Construct | Second, row: int) -> str:
    """A building with its count, and what it completes."""
    building = building_at(after, ply.yellow, ply.blue)
    seen = after.observe(0)
    count, boxes = seen.rows[row].counts[building], seen.boxes[building]
    counted = f"the last of {boxes}" if count == boxes else f"{count} of {boxes}"
    facts = [words.crossing(ply.yellow, ply.blue), counted]
    reached = lines_reached(seen.rows[row], ply.yellow, ply.blue)
    facts += [f"{number} in {line}" for line, number in reached]
    return f"{words.a(building)} ({', '.join(facts)})"


def _rolled(before: Game, after: Game) -> list[Event]:
    """Dice are told when the last of them has been rolled."""
    row: int = before.position.row
    phase = PHASES[before.position.phase]
    last = after.plies[-1]
    assert isinstance(last, Die)
    if last.colour != BLUE:
        return []
    if phase == "virtual":
        return [Event(_virtual(before, after, row), row)]
    if phase == "roll-pair":
        return [Event(f"rolled {_dice(after, 2)}", row)]
    if phase == "roll-four" and after.position.phase != before.position.phase:
        return [Event(f"rolled {_dice(after, 4)}", row)]
    return []


def _dice(after: Game, count: int) -> str:
    rolled = [ply for ply in after.plies[-count:] if isinstance(ply, Die)]
    return words.dice(
        [die.pips for die in rolled if die.colour != BLUE],
        [die.pips for die in rolled if die.colour == BLUE],
    )


def _virtual(before: Game, after: Game, row: int) -> str:
    last = after.plies[-1]
    assert isinstance(last, Die)
    yellow: int = before.position.virtual_die
    building = building_at(after, yellow, last.pips)
    pair = words.crossing(yellow, last.pips)
    count, boxes = after.position.counts[row][building], after.position.boxes[building]
    if count == before.position.counts[row][building]:
        return f"rolled {pair}, where all {words.plural(building)} are marked"
    return f"marked {words.a(building)} ({pair}, {count} of {boxes})"


def _passed(before: Game, after: Game, names: Sequence[str]) -> list[Event]:
    """The pair that has come to the next player."""
    row: int = before.position.row
    if before.to_move is None or before.rules.players == 1:
        return []
    receiver = (row + 1) % before.rules.players
    old, new = (game.observe(0).rows[receiver] for game in (before, after))
    if len(new.yellow) <= len(old.yellow):
        return []
    yellow, blue = list(new.yellow), list(new.blue)
    yellow.remove(old.yellow[0])
    blue.remove(old.blue[0])
    return [Event(f"passed {words.dice(yellow, blue)} to {whom(names[receiver])}", row)]


def _awarded(before: Game, after: Game, names: Sequence[str]) -> list[Event]:
    """Types awarded at the end of a round (RW-4.1)."""
    events = []
    standing = after.standing()
    for building in Building:
        rows = [
            row
            for row in range(after.rules.rows)
            if after.position.finished[row][building]
            and not before.position.finished[row][building]
        ]
        if rows:
            place = after.position.finished[rows[0]][building]
            points = standing.accounts[rows[0]].types[building].points
            if place > PLACES:
                won = "no place is left"
            else:
                together = " together" if len(rows) > 1 else ""
                won = f"{words.ORDINALS[place]} place{together}"
                if not standing.accounts[rows[0]].is_virtual or after.rules.goal == "versus":
                    won += f", {words.points(points)}{' each' if len(rows) > 1 else ''}"
            who = joined([names[row] for row in rows])
            events.append(Event(f"{who} finished all {words.plural(building)}: {won}."))
    return events


def _set_up(after: Game, names: Sequence[str]) -> list[Event]:
    """What everybody begins with, a sentence a row."""
    events = []
    for row, view in enumerate(after.observe(0).rows):
        if view.is_virtual:
            marks = [
                f"{count} {words.plural(building) if count > 1 else building.word}"
                for building, count in zip(Building, view.counts, strict=True)
                if count
            ]
        else:
            marks = [
                f"{building_at(after, *pair).word} ({words.crossing(*pair)})" for pair in view.marks
            ]
        dice = f", with dice {words.dice(view.yellow, view.blue)}" if view.yellow else ""
        events.append(Event(f"{names[row]} started from {joined(marks)}{dice}."))
    return events
