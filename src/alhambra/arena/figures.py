"""What a contest says of its players: shares of the victory, margins, scores, time."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median

from alhambra.arena.match import Played
from alhambra.arena.spread import Spread, mean_of, share_of
from alhambra.core.errors import Facts


@dataclass(frozen=True)
class Entry:
    """How one player did in one match, at the seat where it is alone."""

    number: int
    player: str
    against: str
    share: float
    score: int
    margin: float
    seating: tuple[str, ...] = ()
    seat: int = 0


@dataclass(frozen=True)
class Figures:
    """How one player did in all its games, or in those against one other."""

    player: str
    against: str | None
    """None for all others together."""
    games: int
    win_share: Spread
    mean_margin: Spread
    mean_score: float
    median_score: float
    best_score: int


@dataclass(frozen=True)
class Effort:
    """What the decisions of one player took."""

    actions: int
    ms_per_action: float
    failures: int
    """Decisions that were somebody else's, since the bot failed."""
    trouble: Facts | None
    """Why, the first time."""


def entries(played: Iterable[Played]) -> list[Entry]:
    """How everybody did, match by match; alone at the table, against others of the same chance."""
    all_played = list(played)
    alone = [each for each in all_played if len(each.seating) == 1]
    found = [e for each in all_played if len(each.seating) > 1 for e in _at_a_table(each)]
    return found + list(_alone(alone))


def _at_a_table(each: Played) -> Iterator[Entry]:
    """Of one player against copies of another the lone one is told of; of equals, each."""
    seats = range(len(each.seating))
    for seat in seats:
        player = each.seating[seat]
        copies = each.seating.count(player)
        if 1 < copies < len(each.seating):
            continue
        rest = [other for other in seats if other != seat]
        margin = each.scores[seat] - max(each.scores[other] for other in rest)
        against = each.seating[rest[0]]
        share, score = each.share(seat), each.scores[seat]
        yield Entry(each.number, player, against, share, score, margin, each.seating, seat)


def _alone(played: Sequence[Played]) -> Iterator[Entry]:
    """Players who play alone: the best score with the same chance wins, as in duplicate bridge.

    Where virtual players score too, the game itself says who wins.
    """
    tables: dict[int, list[Played]] = defaultdict(list)
    for each in played:
        tables[each.number].append(each)
    has_rivals = any(each.winners != (0,) for each in played)
    for each in played:
        player, score = each.seating[0], each.scores[0]
        others = [other for other in tables[each.number] if other is not each]
        if has_rivals or not others:
            margin = score - max(each.scores[1:]) if has_rivals else 0
            yield Entry(each.number, player, player, each.share(0), score, margin, each.seating)
            continue
        for other in others:
            margin = score - other.scores[0]
            share = 0.5 + 0.5 * ((margin > 0) - (margin < 0))
            against = other.seating[0]
            yield Entry(each.number, player, against, share, score, margin, each.seating)


def figures_of(found: Iterable[Entry], player: str, against: str | None = None) -> Figures:
    """How a player did against everybody, or against one other."""
    own = [e for e in found if e.player == player and against in (None, e.against)]
    shares: dict[int, list[float]] = defaultdict(list)
    margins: dict[int, list[float]] = defaultdict(list)
    for entry in own:
        shares[entry.number].append(entry.share)
        margins[entry.number].append(entry.margin)
    scores = [entry.score for entry in own]
    return Figures(
        player=player,
        against=against,
        games=len({(entry.number, entry.seating, entry.seat) for entry in own}),
        win_share=share_of(shares.values()),
        mean_margin=mean_of(margins.values()),
        mean_score=sum(scores) / len(scores) if scores else 0.0,
        median_score=float(median(scores)) if scores else 0.0,
        best_score=max(scores, default=0),
    )


def effort_of(played: Iterable[Played], player: str) -> Effort:
    """What all decisions of a player took, at every seat."""
    actions = failures = 0
    spent = 0.0
    trouble: Facts | None = None
    for each in played:
        for seat, name in enumerate(each.seating):
            if name == player:
                actions += each.actions[seat]
                spent += each.milliseconds[seat]
                failures += each.failures[seat]
                trouble = trouble or each.troubles[seat]
    return Effort(actions, spent / actions if actions else 0.0, failures, trouble)
