"""The engine and the independent oracle play the same Roll & Write, ply by ply."""

import random
from fractions import Fraction

import pytest

from alhambra.core.values import Building
from alhambra.rollwrite import Game, Rules, Sheet
from tests.oracle.rollwrite import RollWrite

TABLES = [
    {"players": 3},
    {"players": 4},
    {"players": 5},
    {"players": 2, "virtual": 1},
    *(
        {"players": 1, "virtual": virtual, "goal": goal}
        for virtual in (2, 3, 4)
        for goal in ("score", "versus")
    ),
]
SHEETS = [
    Sheet(),
    Sheet(("TTTTTT", "TTTTTT", "TTTTTT", "PSACGT", "TTTTTT", "TTTTTT"), coins=3),
    Sheet(("PPSSAA", "PPSSAA", "CCGGTT", "CCGGTT", "PSACGT", "PSACGT"), coins=9),
    Sheet(("PSACGT", "PSACGT", "GGGGGG", "TTTTTT", "CCCCCC", "AAAAAA"), coins=40),
]
PER_TABLE_LONG = 2_400
LONG = pytest.mark.long(verb="oracle")


def engine_facts(game: Game) -> dict[str, object]:
    """What the oracle calls facts, read from the engine."""
    seen = game.observe(0)
    real = [row for row in seen.rows if not row.is_virtual]
    standing = game.standing()
    return {
        "round": seen.round,
        "marks": [set(row.marks) for row in real],
        "counts": [list(row.counts) for row in seen.rows],
        "circled": [row.coins_circled for row in real],
        "crossed": [row.coins_crossed for row in real],
        "dice": [(sorted(row.yellow), sorted(row.blue)) for row in real],
        "places": {
            building.letter: min(3, sum(row.finished[building] > 0 for row in seen.rows))
            for building in Building
        },
        "finishers": {
            (number, building.letter)
            for number, row in enumerate(seen.rows)
            for building in Building
            if row.finished[building]
        },
        "award points": {
            (account.row, entry.building.letter): entry.points
            for account in standing.accounts
            for entry in account.types
            if entry.is_finished and (not account.is_virtual or game.rules.goal == "versus")
        },
    }


def oracle_facts(oracle: RollWrite, *, players: int, goal: str) -> dict[str, object]:
    facts = oracle.facts()
    awards = facts.pop("awards")
    assert isinstance(awards, dict)
    facts["finishers"] = set(awards)
    facts["award points"] = {
        key: points for key, points in awards.items() if key[0] < players or goal == "versus"
    }
    return facts


def choose(dice: random.Random, texts: list[str], eager: float) -> str:
    """Uniform, or with a taste for constructing so that types get finished."""
    builds = [text for text in texts if text.startswith(("construct", "second"))]
    if builds and dice.random() < eager:
        return dice.choice(builds)
    return dice.choice(texts)


def agree_on_one_game(table: dict[str, object], sheet: Sheet, seed: int) -> None:
    rules = Rules(**table, sheet=sheet)  # type: ignore[arg-type]
    game = rules.new_game()
    oracle = RollWrite(**table, grid=sheet.grid, coins=sheet.coins)  # type: ignore[arg-type]
    dice = random.Random(seed)
    eager = dice.choice([0.0, 0.5, 0.95])
    while True:
        due = oracle.due()
        assert engine_facts(game) == oracle_facts(oracle, players=rules.players, goal=rules.goal), (
            f"seed {seed} ply {len(game.plies)}: {game.position_text()}"
        )
        if due == "over":
            break
        if due == "chance":
            assert game.to_move is None
            chances = {str(chance): odds for chance, odds in game.chances()}
            assert chances == oracle.chances()
            text = dice.choice(sorted(chances))
            game.reveal(game.parse_chance(text))
        else:
            assert game.to_move == due
            texts = [str(action) for action in game.legal_actions()]
            assert len(texts) == len(set(texts))
            assert set(texts) == oracle.legal(), f"seed {seed}: {game.position_text()}"
            text = choose(dice, texts, eager)
            game.play(game.parse(text))
        oracle.play(text)
    assert game.outcome is not None
    assert list(game.outcome.scores) == oracle.scores()
    assert set(game.outcome.winners) == oracle.winners()


@pytest.mark.parametrize("seeds", [range(12), pytest.param(range(12, 36), marks=LONG)], ids=str)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_engine_and_oracle_agree(table: dict[str, object], seeds: range) -> None:
    for seed in seeds:
        agree_on_one_game(table, SHEETS[seed % len(SHEETS)], seed)


@LONG
@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_engine_and_oracle_agree_at_length(table: dict[str, object], part: int) -> None:
    """Together 24,000 games over every table."""
    share = PER_TABLE_LONG // 8
    for seed in range(1_000 + part * share, 1_000 + (part + 1) * share):
        agree_on_one_game(table, SHEETS[seed % len(SHEETS)], seed)


def test_the_oracle_knows_chances_as_fractions() -> None:
    assert RollWrite(players=3).chances() == {f"first {seat}": Fraction(1, 3) for seat in range(3)}
