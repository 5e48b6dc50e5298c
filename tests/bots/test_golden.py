"""What is computed stays the same to the last bit: scores, searches, weights that were trained.

golden.json was written when the rules still ran in another compiler, from the same functions. It
holds random games of every table, what bots choose and their searches expect, and small trainings;
long results stand there as the beginning of their SHA-256. Only a change of rules, bots or
generators may change it: `python -m tests.bots.test_golden` writes it anew.
"""

import importlib
import json
import random
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from alhambra.bots import registry, weights
from alhambra.bots.budget import Budget
from alhambra.bots.thinker import Thinker

FILE = Path(__file__).parent / "golden.json"
GAMES, SEED, SHOWN = 1_500, 20261118, 3
FEW = Budget(simulations=48)
Entry = list[Any]


def short(data: bytes) -> str:
    """What stands for a long result."""
    return sha256(data).hexdigest()[:24]


def rules_of(game: str, players: int) -> Any:
    return importlib.import_module(f"alhambra.{game}").Rules(players=players)


def simulated(game: str, options: dict[str, Any]) -> Entry:
    """The scores of the first of many random games, and what stands for all."""
    simulate = importlib.import_module(f"alhambra.{game}").simulate
    scores = simulate(games=GAMES, seed=SEED, threads=2, **options)
    every = scores.astype("<i8").tobytes()
    return [game, options, scores[:SHOWN].tolist(), short(every)]


def studied(game: str, players: int, plies: int, name: str) -> Entry:
    """What a bot plays after so many random plies, and what its search expects of every line."""
    position = rules_of(game, players).new_game(seed=plies)
    choice = random.Random(plies)
    while len(position.plies) < plies or position.to_move is None:
        position.play(choice.choice(position.legal_actions()))
    bot: Any = registry.make(game, name, 5)
    if not (isinstance(bot, Thinker) and bot.searches):
        return [game, players, plies, name, str(bot.choose(position)), ""]
    bot.budget = FEW
    ideas: list[list[Any]] = [
        [[*map(str, idea.line)], idea.worth, idea.points, idea.chance, idea.visits]
        for idea in bot.think(position)
    ]
    return [game, players, plies, name, ideas[0][0][0], short(json.dumps(ideas).encode())]


def trained(game: str, players: int, games: int) -> Entry:
    """The facts about weights that were learned from so many games, and what stands for them."""
    train = importlib.import_module(f"alhambra.bots.{game}.training").train
    with TemporaryDirectory() as folder:
        file = Path(folder) / "new.weights"
        facts = train(rules_of(game, players), games, 3, file, lambda *_: None)
        fields = json.dumps(weights.read(file).fields).encode()
    return [game, players, games, facts, short(fields)]


KINDS: dict[str, tuple[Callable[..., Entry], int]] = {
    "simulated": (simulated, 2),
    "studied": (studied, 4),
    "trained": (trained, 3),
}
"""How an entry is made, and of how many of its first items."""
GOLDEN: dict[str, list[Entry]] = json.loads(FILE.read_text(encoding="utf-8"))


def again(kind: str, entry: Entry) -> Entry:
    """The same entry, computed now."""
    make, given = KINDS[kind]
    made: Entry = json.loads(json.dumps(make(*entry[:given])))
    return made


ENTRIES = [
    pytest.param(kind, entry, id=" ".join(map(str, [kind, *entry[:given]])))
    for kind, (_, given) in KINDS.items()
    for entry in GOLDEN[kind]
]


@pytest.mark.parametrize(("kind", "entry"), ENTRIES)
def test_what_is_computed_stays_the_same(kind: str, entry: Entry) -> None:
    assert again(kind, entry) == entry


def test_every_table_and_every_kind_of_bot_is_in_the_file() -> None:
    tables = {(game, options.get("players")) for game, options, *_ in GOLDEN["simulated"]}
    for game in ("palace", "rollwrite"):
        counts = rules_of(game, 3).player_counts
        assert {(game, players) for players in counts} <= tables
        bots = {(entry[0], entry[3]) for entry in GOLDEN["studied"]}
        assert {(game, bot) for bot in ("greedy", "foreman", "master")} <= bots
        assert any(entry[0] == game for entry in GOLDEN["trained"])


def written() -> str:
    """The file as it would be now, an entry a line."""
    kinds = []
    for kind, known in GOLDEN.items():
        lines = ",\n".join(f"  {json.dumps(again(kind, entry))}" for entry in known)
        kinds.append(f' "{kind}": [\n{lines}\n ]')
    return "{\n" + ",\n".join(kinds) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
