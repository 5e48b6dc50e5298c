"""What a ply of Roll & Write did, as events of the wire; pages put them into words."""

from typing import Any, NamedTuple

from alhambra.core.values import PLACES, Building
from alhambra.rollwrite import Change, Construct, Die, First, Gain, Game, Keep, Second
from alhambra.rollwrite.catalog import BLUE
from alhambra.rollwrite.position import ENDED, ROLL_FOUR, ROLL_PAIR, VIRTUAL, Position
from alhambra.rollwrite.scoring import type_points
from alhambra.rollwrite.sheet import building_at, cell_at
from alhambra.server.rollwrite.choices import lines_of

Json = dict[str, Any]


class Facts(NamedTuple):
    """What must be remembered of the position before a ply."""

    row: int
    phase: int
    round: int
    virtual_die: int
    circled: int
    counts: list[int]
    finished: list[list[int]]
    dice: list[int]
    """Those at the sheet of the next player, who may get a pair."""


def facts(game: Game) -> Facts:
    """What is remembered before a ply."""
    at = game.position
    row = at.row
    may_award = at.finishing or at.phase == VIRTUAL or at.rounds_begun == at.rounds
    return Facts(
        row,
        at.phase,
        at.rounds_begun,
        at.virtual_die,
        at.circled[row],
        at.counts[row][:],
        [awarded[:] for awarded in at.finished] if may_award else at.finished,
        at.dice[(row + 1) % at.players][:],
    )


def events(before: Facts, game: Game) -> list[Json]:
    """What the last ply did, in the order to tell it."""
    at = game.position
    ply = game.plies[-1]
    if isinstance(ply, First):
        told = [{"kind": "first", "seat": ply.seat}]
    elif isinstance(ply, Die):
        told = _rolled(before, game, ply)
    else:
        told = [*_acted(before, at, ply), *_passed(before, at)]
    if at.rounds_begun > before.round or at.phase == ENDED:
        told += _round_ended(before, game)
    for event in told:
        event["ply"] = len(game.plies)
    return told


def _acted(before: Facts, at: Position, ply: Any) -> list[Json]:
    seat = before.row
    if isinstance(ply, Change):
        to = ply.pips + (1 if ply.up else -1)
        turned = {"colour": "yb"[ply.colour], "pips": ply.pips, "to": to}
        return [{"kind": "changed", "seat": seat, **turned}]
    if isinstance(ply, Construct | Second):
        building = building_at(at, cell_at(ply.yellow, ply.blue))
        return [
            {
                "kind": "built",
                "seat": seat,
                "building": Building(building).letter,
                "yellow": ply.yellow,
                "blue": ply.blue,
                "count": at.counts[seat][building],
                "boxes": at.boxes[building],
                "lines": lines_of(at.marks[seat], cell_at(ply.yellow, ply.blue)),
                "second": isinstance(ply, Second),
            }
        ]
    if isinstance(ply, Gain):
        return [{"kind": "gained", "seat": seat, "coins": at.circled[seat] - before.circled}]
    if isinstance(ply, Keep):
        return [{"kind": "kept", "seat": seat, "yellow": ply.yellow, "blue": ply.blue}]
    return []


def _passed(before: Facts, at: Position) -> list[Json]:
    """The pair that has come to the next player (RW-3.3, RW-3.5)."""
    if at.players == 1 or at.phase == ENDED:
        return []
    to = (before.row + 1) % at.players
    new = at.dice[to]
    if new[1] == 0 or before.dice[1] != 0:
        return []
    yellow = new[0] + new[1] - before.dice[0]
    blue = new[2] + new[3] - before.dice[2]
    return [{"kind": "passed", "seat": before.row, "to": to, "yellow": yellow, "blue": blue}]


def _rolled(before: Facts, game: Game, last: Die) -> list[Json]:
    """Dice are told when the last of them has been rolled."""
    if last.colour != BLUE:
        return []
    if before.phase == VIRTUAL:
        return [_virtual(before, game.position, last.pips)]
    if before.phase == ROLL_PAIR:
        count = 2
    elif before.phase == ROLL_FOUR and game.position.phase != ROLL_FOUR:
        count = 4
    else:
        return []
    dice = [ply for ply in game.plies[-count:] if isinstance(ply, Die)]
    return [
        {
            "kind": "rolled",
            "seat": before.row,
            "yellow": [die.pips for die in dice if die.colour != BLUE],
            "blue": [die.pips for die in dice if die.colour == BLUE],
        }
    ]


def _virtual(before: Facts, at: Position, blue: int) -> Json:
    """A virtual player's mark of this round (RW-6.2)."""
    row = before.row
    building = building_at(at, cell_at(before.virtual_die, blue))
    roll = {"row": row, "yellow": before.virtual_die, "blue": blue}
    roll["building"] = Building(building).letter  # type: ignore[assignment]
    if at.counts[row][building] == before.counts[building]:
        return {"kind": "missed", **roll}
    count, boxes = at.counts[row][building], at.boxes[building]
    return {"kind": "marked", **roll, "count": count, "boxes": boxes}


def _round_ended(before: Facts, game: Game) -> list[Json]:
    """Types awarded, then the next round or the end (RW-4.1, RW-3.9)."""
    at = game.position
    told: list[Json] = []
    for building in Building:
        rows = [
            row
            for row in range(at.rows)
            if at.finished[row][building] and not before.finished[row][building]
        ]
        if rows:
            place = at.finished[rows[0]][building]
            scores = rows[0] < at.players or at.versus
            told.append(
                {
                    "kind": "finished",
                    "rows": rows,
                    "building": building.letter,
                    "place": place if place <= PLACES else None,
                    "points": type_points(at, rows[0], building) if scores else None,
                }
            )
    if before.round == 0:
        told += [
            {"kind": "started", "row": row, "counts": at.counts[row][:]} for row in range(at.rows)
        ]
    if at.phase == ENDED:
        told.append({"kind": "over", "winners": list(game.standing().winners)})
    else:
        told.append({"kind": "round", "round": at.rounds_begun, "rounds": at.rounds})
    return told
