"""The engine and the independent oracle play the same board game, ply by ply."""

import random
from collections import Counter

import pytest

from alhambra.palace import Game, Rules
from alhambra.palace.catalog import card_name, tile_name
from alhambra.palace.names import cards_named, grounds_named, tiles_named
from alhambra.palace.walls import longest_wall
from tests.oracle.palace import Palace

TABLES = [
    {"players": players, "end": end}
    for players in (2, 3, 4, 5, 6)
    for end in ("refill", "empty-bag")
]
STYLES = ("uniform", "eager", "builder", "shopper")
PER_TABLE = 4
PER_TABLE_LONG = 504
LONG = pytest.mark.long(verb="oracle")
FEW_ACTIONS, MOST_ACTIONS = 250, 700
"""Random players may redesign for ever; a game is compared so far, and then with one that buys."""


def names(tiles: int) -> set[str]:
    return set(tiles_named(tiles))


def cards(purses: list[int]) -> Counter[str]:
    return Counter(cards_named(purses))


def engine_facts(game: Game) -> dict[str, object]:
    """What the oracle calls facts, read from the engine."""
    at = game.position
    seats = range(at.players)
    return {
        "hands": [cards(at.hand[seat]) for seat in seats],
        "display": Counter(card_name(card - 1) for card in at.display if card),
        "market": [tile_name(tile - 1) if tile else None for tile in at.market],
        "bag": names(at.bag),
        "unseen": cards(at.unseen),
        "discards": cards(at.discards),
        "grounds": [{(x, y): tile for tile, x, y in grounds_named(at, seat)} for seat in seats],
        "reserves": [names(at.reserve[seat]) for seat in seats],
        "bought": names(at.bought),
        "dirk": names(at.dirk),
        "scores": [at.score[row] for row in range(at.rows)],
        "walls": [longest_wall(at, seat) for seat in seats],
        "scorings": at.scorings_held.bit_count(),
        "first": at.first if at.first >= 0 else None,
    }


def choose(choice: random.Random, texts: list[str], style: str, *, is_late: bool) -> str:
    """Uniform, or with a taste, so that every rule is met; late in the game everybody buys."""
    kinds: dict[str, list[str]] = {}
    for text in texts:
        kinds.setdefault(text.split()[0], []).append(text)
    if is_late or style == "shopper":
        for kind in ("place", "buy", "give", "reserve"):
            if kind in kinds and (kind != "give" or choice.random() < 0.3):
                return choice.choice(kinds[kind])
        return choice.choice(kinds.get("take", texts))
    if style == "eager":
        return choice.choice(kinds[choice.choice(sorted(kinds))])
    if style == "builder" and ("place" in kinds or "build" in kinds):
        return choice.choice(kinds.get("place", kinds.get("build", texts)))
    return choice.choice(texts)


def agree_on_one_game(table: dict[str, object], seed: int, most_actions: int) -> None:
    game = Rules(**table).new_game()  # type: ignore[arg-type]
    oracle = Palace(**table)  # type: ignore[arg-type]
    choice, style = random.Random(seed), STYLES[seed % len(STYLES)]
    actions = 0
    while True:
        due = oracle.due()
        assert engine_facts(game) == oracle.facts(), f"seed {seed}: {game.position_text()}"
        if due == "over":
            break
        if due == "chance":
            assert game.to_move is None
            chances = {str(chance): odds for chance, odds in game.chances()}
            assert chances == oracle.chances(), f"seed {seed}: {game.position_text()}"
            text = choice.choices(sorted(chances), [chances[t] for t in sorted(chances)])[0]
            game.reveal(game.parse_chance(text))
        else:
            assert game.to_move == due
            texts = [str(action) for action in game.legal_actions()]
            assert len(texts) == len(set(texts))
            assert set(texts) == oracle.legal(), f"seed {seed}: {game.position_text()}"
            text = choose(choice, texts, style, is_late=actions > most_actions)
            game.play(game.parse(text))
            actions += 1
        oracle.play(text)
    assert game.outcome is not None
    assert list(game.outcome.scores) == oracle.scores()
    assert set(game.outcome.winners) == oracle.winners()


@pytest.mark.parametrize("most_actions", [FEW_ACTIONS, pytest.param(MOST_ACTIONS, marks=LONG)])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_engine_and_oracle_agree(table: dict[str, object], most_actions: int) -> None:
    for seed in range(PER_TABLE):
        agree_on_one_game(table, seed, most_actions)


@LONG
@pytest.mark.parametrize("part", range(12))
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_engine_and_oracle_agree_at_length(table: dict[str, object], part: int) -> None:
    """Together 5,040 games over every table."""
    share = PER_TABLE_LONG // 12
    for seed in range(1_000 + part * share, 1_000 + (part + 1) * share):
        agree_on_one_game(table, seed, MOST_ACTIONS)
