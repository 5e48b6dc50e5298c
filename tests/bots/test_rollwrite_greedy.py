"""`greedy` of Roll & Write decides as the rule it was first written down as."""

from typing import Any

import pytest

from alhambra.bots.rollwrite.beliefs import greedy_weights
from alhambra.bots.rollwrite.evaluation import coin_worth, sheet_worth
from alhambra.bots.rollwrite.levels import greedy
from alhambra.core.values import LADDER
from alhambra.rollwrite import Action, Change, Game, Keep, Rules, Sheet
from alhambra.rollwrite.scoring import type_points

ODD = Sheet(("PPPPPP", "PSACGT", "TTTTTT", "PSACGT", "SSAACC", "GGTTPP"), 7)
TABLES: list[dict[str, Any]] = [
    *({"players": players} for players in (2, 3, 4, 5)),
    *({"players": 1, "virtual": virtual} for virtual in (2, 3, 4)),
    {"players": 1, "goal": "versus"},
    {"players": 2, "sheet": ODD},
    {"players": 3, "sheet": ODD},
]


class Spelt:
    """The rule in full: play every action on a copy, then every reply, and weigh the end."""

    def choose(self, game: Game) -> Action:
        seat = game.to_move
        assert seat is not None
        look = game.alone()
        actions = look.legal_actions()
        values = [self.value(look, action, seat, 2) for action in actions]
        return actions[values.index(max(values))]

    def value(self, game: Game, action: Action, seat: int, changes: int) -> int:
        after = game.copy()
        after.play(action)
        if isinstance(action, Keep):
            return spelt_worth(after.position, seat) - 300 * uses(after)
        if isinstance(action, Change):
            changes -= 1
        elif after.to_move != seat:
            return spelt_worth(after.position, seat)
        return max(
            self.value(after, reply, seat, changes)
            for reply in after.legal_actions()
            if changes or not isinstance(reply, Change)
        )


def uses(game: Game) -> int:
    return sum(str(action).startswith("construct") for action in game.legal_actions())


def spelt_worth(at: Any, seat: int) -> int:
    """Lines, coins and types in thousandths, as the yardstick has always weighed them."""
    remaining = at.rounds - at.rounds_begun
    total = (500 + 600 * remaining // at.rounds) * (at.circled[seat] - at.crossed[seat])
    for line in range(6):
        for cells in (0b111111 << 6 * line, 0x41041041 << line):
            count = (at.marks[seat] & cells).bit_count()
            total += (0, 100, 400, 1_100, 2_900, 6_000, 10_000)[count]
    types = sum(spelt_type(at, seat, building, remaining) for building in range(6))
    return int(total + types)


def spelt_type(at: Any, seat: int, building: int, remaining: int) -> int:
    if at.finished[seat][building]:
        return 1_000 * type_points(at, seat, building)
    own, behind = at.counts[seat][building], 0
    for rival in set(range(at.rows)) - {seat}:
        if at.finished[rival][building]:
            behind += 1_000
        else:
            behind += spelt_chance(at.counts[rival][building] - own, remaining)
    place, part = divmod(behind, 1_000)
    ladder = (*LADDER[building], 0, 0, 0)
    worth = ladder[place] * (1_000 - part) + ladder[place + 1] * part
    return worth if own else worth * remaining // (at.rounds + 6)


def spelt_chance(lead: int, remaining: int) -> int:
    low, part = divmod(lead * 50 // (6 + remaining), 5)
    behind = (0, 20, 50, 120, 270, 500, 730, 880, 950, 980, 1_000)
    if low < -5:
        return 0
    return 1_000 if low >= 5 else (behind[low + 5] * (5 - part) + behind[low + 6] * part) // 5


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_greedy_decides_as_it_was_first_written_down(number: int) -> None:
    """One action in five is another one, so that positions come up that greedy never meets."""
    spelt, bot = Spelt(), greedy()
    for seed in range(2):
        game = Rules(**TABLES[number]).new_game(seed=seed)
        while game.to_move is not None:
            before = game.words()
            action = bot.choose(game)
            assert action == spelt.choose(game), game.position_text()
            assert game.words() == before
            actions = game.legal_actions()
            wander = len(game.plies) % 5 == seed
            game.play(actions[len(game.plies) % len(actions)] if wander else action)


def test_the_worth_of_a_finished_game_counts_its_points() -> None:
    game = Rules(players=4).new_game(seed=3)
    while game.to_move is not None:
        game.play(greedy().choose(game))
    weights = greedy_weights()
    assert game.outcome is not None
    for seat in range(4):
        own = game.outcome.accounts[seat]
        finished = 1_000 * sum(entry.points for entry in own.types if entry.is_finished)
        assert sheet_worth(game.position, weights, seat) >= finished
        assert coin_worth(game.position, weights, seat) == 500 * own.coins
