"""How a finished game went for those who played it, as one's own statistics need it."""

from dataclasses import dataclass

from alhambra.server.table import Table


@dataclass(frozen=True)
class Result:
    """What one guest made of a game."""

    guest: str
    score: int
    place: int
    """1 for a victory, shared or not."""
    margin: int
    """Points ahead of the best rival, or behind; alone, nothing."""
    rivals: str
    """The bots and people at the other seats, by level or as `person`."""


def results_of(table: Table) -> list[Result]:
    """The results of a finished game, of every person who played one seat of it to the end.

    Whoever played several seats at one screen played against themselves, and where a bot has
    finished for somebody it is the bot's result.
    """
    outcome = None if table.game is None else table.game.outcome
    if outcome is None:
        return []
    scores = outcome.scores[: table.rules.seats]
    found = []
    for number, seat in enumerate(table.seats):
        if seat.kind != "person" or seat.is_handed:
            continue
        others = [score for other, score in enumerate(scores) if other != number]
        better = sum(score > scores[number] for score in others)
        place = 1 if number in outcome.winners else max(2, better + 1)
        margin = scores[number] - max(others) if others else 0
        rivals = ",".join(
            sorted(one.bot or "person" for other, one in enumerate(table.seats) if other != number)
        )
        found += [
            Result(guest, scores[number], place, margin, rivals)
            for guest in sorted(seat.guests)
            if table.seats_of(guest) == [number]
        ]
    return found
