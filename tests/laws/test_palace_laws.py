"""Laws of the board game over real play, found by hypothesis, and how often everything happens."""

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from alhambra.core.errors import NotationError
from alhambra.palace import (
    Build,
    Buy,
    Exchange,
    Game,
    Give,
    Pass,
    Place,
    Remove,
    Reserve,
    Rules,
    Take,
)
from alhambra.palace.catalog import FOUNTAIN, TILES, WALLS, card_name, tile_name
from alhambra.palace.codes import ACTIONS, BUILD, BUY, CHANCES, EXCHANGE, PLACE, REMOVE, RESERVE
from alhambra.palace.names import cards_in as cards_of
from alhambra.palace.names import tiles_in
from alhambra.palace.notation import NOTATION
from alhambra.palace.position import PLACE_LEFT, TURN
from alhambra.palace.reasons import Reason
from alhambra.palace.survey import is_lawful
from tests.rulebook.palace import (
    Ground,
    beside,
    by_kind,
    cross,
    ground_of,
    hoarder,
    obeys,
    played,
    wall_by_corners,
)

# -- laws at every ply --


def tiles_are_conserved(game: Game) -> None:
    at = game.position
    sets = [at.bag, at.bought, at.dirk, *at.built, *at.reserve, *at.given]
    places = [tile for members in sets for tile in tiles_in(members)]
    places += [tile - 1 for tile in at.market if tile]
    assert sorted(places) == list(range(54))


def cards_are_conserved(game: Game) -> None:
    at = game.position
    purses = [at.unseen, at.discards, *at.hand]
    count = Counter(kind for purse in purses for kind in cards_of(purse))
    count.update(card - 1 for card in at.display if card)
    copies = 2 if at.players == 2 else 3
    assert count == dict.fromkeys(range(36), copies)
    if at.pile:
        assert sum(at.pile_left) == len(cards_of(at.unseen))


def grounds_are_lawful(game: Game) -> None:
    for seat in range(game.rules.players):
        ground = ground_of(game, seat)
        assert is_lawful(game.position, seat) and obeys(ground)
        assert game.observe(seat).seats[seat].wall == wall_by_corners(ground)


def no_hand_is_betrayed(game: Game, choice: random.Random) -> None:
    """With other cards in other hands, as many, a seat observes the very same."""
    if game.to_move is None or game.rules.hands == "open":
        return
    at = game.position
    for seat in range(at.players):
        head, *parts = game.position_text().split(" | ")
        others = [other for other in range(at.players) if other != seat]
        pool = [kind for other in others for kind in cards_of(at.hand[other])]
        pool += cards_of(at.unseen)
        choice.shuffle(pool)
        for other in others:
            hand = [card_name(pool.pop()) for _ in cards_of(at.hand[other])]
            score, _, rest = parts[other].split(" ", maxsplit=2)
            parts[other] = f"{score} {','.join(hand) or '-'} {rest}"
        guess = Rules.from_position_text(" | ".join([head, *parts]))
        cards_are_conserved(guess)
        assert guess.observe(seat) == game.observe(seat)


def text_is_the_position(game: Game) -> None:
    text = game.position_text()
    again = Rules.from_position_text(text)
    assert again.words() == game.words() and again.position_text() == text


def actions_have_one_code_and_one_text(game: Game) -> None:
    actions = game.legal_actions()
    codes = [NOTATION.action_code(action) for action in actions]
    assert codes == sorted(set(codes))
    assert [NOTATION.action(code) for code in codes] == actions
    assert [NOTATION.parse_action(str(action)) for action in actions] == actions


class Table(RuleBasedStateMachine):
    """Plays whatever hypothesis likes and looks at the laws after every ply."""

    @initialize(
        players=st.integers(2, 6),
        hands=st.sampled_from(["secret", "open"]),
        end=st.sampled_from(["refill", "empty-bag"]),
        seed=st.integers(0, 2**32),
    )
    def begin(self, players: int, hands: str, end: str, seed: int) -> None:
        self.game: Game = Rules(players=players, hands=hands, end=end).new_game(seed=seed)
        self.choice = random.Random(seed)

    @precondition(lambda self: self.game.is_over)
    @rule()
    def the_end_is_the_end(self) -> None:
        assert self.game.legal_actions() == []
        assert self.game.chances() == []

    @precondition(lambda self: not self.game.is_over)
    @rule(numbers=st.lists(st.integers(0, 99), min_size=1, max_size=25))
    def some_actions(self, numbers: list[int]) -> None:
        for number in numbers:
            if self.game.is_over:
                return
            of_kind = by_kind(self.game)
            kind = sorted(of_kind)[number % len(of_kind)]
            self.game.play(of_kind[kind][number // 7 % len(of_kind[kind])])
            tiles_are_conserved(self.game)
            cards_are_conserved(self.game)
            grounds_are_lawful(self.game)

    @invariant()
    def looks(self) -> None:
        no_hand_is_betrayed(self.game, self.choice)
        text_is_the_position(self.game)
        actions_have_one_code_and_one_text(self.game)


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=25,
    stateful_step_count=20,
)


# -- placements, by generator, by refusal and by definition --


def sample_grounds(count: int) -> list[Ground]:
    """Grounds met in play, of all sizes."""
    grounds: dict[frozenset[Any], Ground] = {}
    for seed in range(4):
        for _, _, game in played(Rules(players=2 + seed), seed):
            for seat in range(game.rules.players):
                ground = ground_of(game, seat)
                grounds.setdefault(frozenset(ground.items()), ground)
    return random.Random(1).sample(sorted(grounds.values(), key=lambda g: sorted(g.items())), count)


@pytest.mark.parametrize("ground", sample_grounds(12), ids=lambda ground: str(len(ground)))
def test_generator_refusals_and_definition_agree_on_every_tile_everywhere(ground: Ground) -> None:
    others = [tile for tile in range(54) if tile not in ground.values()]
    names = ",".join(tile_name(tile) for tile in others)
    lies = [f"{tile_name(t)}@{x:+d}/{y:+d}" for (x, y), t in ground.items() if t != FOUNTAIN]
    built = ",".join(lies) or "-"
    rest = "| 0 - - - | 0 - - -"
    turn = Rules.from_position_text(f"palace players=3 turn=0 first=0 | 0 - {built} {names} {rest}")
    placing = Rules.from_position_text(
        f"palace players=3 place=0 first=0 bought={names} | 0 - {built} - {rest}"
    )
    builds, places = set(turn.legal_actions()), set(placing.legal_actions())
    xs, ys = [x for x, _ in ground], [y for _, y in ground]
    for x in range(min(xs) - 2, max(xs) + 3):
        for y in range(min(ys) - 2, max(ys) + 3):
            fits: dict[int, bool] = {}
            for tile in range(54):
                walls = WALLS[tile]
                if walls not in fits:
                    fits[walls] = (x, y) not in ground and obeys(ground | {(x, y): tile})
                is_legal = fits[walls] and tile in others
                build, place = Build(tile, x, y), Place(tile, x, y)
                assert (build in builds) == is_legal == (turn.why_not(build) is None)
                assert (place in places) == is_legal == (placing.why_not(place) is None)
    for cell, old in ground.items():
        without = {there: tile for there, tile in ground.items() if there != cell}
        may_go = old != FOUNTAIN and obeys(without)
        assert (Remove(old) in builds) == may_go == (turn.why_not(Remove(old)) is None)
        for new in range(54):
            action = Exchange(old, new)
            is_legal = old != FOUNTAIN and new in others and obeys(without | {cell: new})
            assert (action in builds) == is_legal == (turn.why_not(action) is None)


# -- codes and texts --


def code_stands_for_one_action(code: int) -> None:
    action = NOTATION.action(code)
    assert NOTATION.action_code(action) == code
    assert NOTATION.parse_action(str(action)) == action


def test_codes_objects_and_texts_are_one_to_one() -> None:
    for code in [*range(BUY, BUILD), *range(REMOVE, PLACE), *range(RESERVE, ACTIONS)]:
        code_stands_for_one_action(code)
    for code in range(0, BUY, 7):
        code_stands_for_one_action(code)
    for code in range(CHANCES):
        chance = NOTATION.chance(code)
        assert NOTATION.chance_code(chance) == code
        assert NOTATION.parse_chance(str(chance)) == chance


@given(
    st.sampled_from([Build, Place]), st.integers(0, 53), st.integers(-54, 54), st.integers(-54, 54)
)
def test_every_tile_in_every_place_has_a_code(kind: Any, tile: int, x: int, y: int) -> None:
    action = kind(tile, x, y)
    code = NOTATION.action_code(action)
    assert 0 <= code - (BUILD if kind is Build else PLACE) < EXCHANGE - BUILD
    code_stands_for_one_action(code)


@given(st.lists(st.integers(0, 35), min_size=1, max_size=4).map(lambda kinds: tuple(sorted(kinds))))
def test_every_set_of_cards_has_a_code(cards: tuple[int, ...]) -> None:
    code = NOTATION.action_code(Take(cards))
    assert code < BUY and NOTATION.action(code) == Take(cards)


@given(st.text(alphabet="take buy with build at remove place tower-12NESW +1,-2 o5", max_size=30))
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    try:
        action = NOTATION.parse_action(text)
    except NotationError as error:
        assert 1 <= error.column <= len(text) + 1
    else:
        assert NOTATION.parse_action(str(action)) == action


# -- chance, exactly --


def sequences(game: Game, odds: Fraction, met: tuple[str, ...]) -> Iterator[tuple[Any, Fraction]]:
    """Every way chance can bring the refill to its end."""
    if not game.chances():
        yield met, odds
    for chance, share in game.chances():
        after = game.copy()
        after.reveal(chance)
        yield from sequences(after, odds * share, (*met, str(chance)))


def test_a_refill_is_as_likely_as_a_shuffled_deck_makes_it() -> None:
    """Against all orders of a small deck: two cards and a scoring card on top of two cards."""
    deck = ["y1", "y1", "g3", "o4"]
    box = Counter(kind for kind in range(36) for _ in range(3))
    box.subtract(NOTATION.parse_chance(card).kind for card in [*deck, "b9"])  # type: ignore[union-attr]
    discards = ",".join(card_name(kind) for kind in box.elements())
    game = Rules.from_position_text(
        "palace players=3 refill-display=0 first=0 piles=0,2,2,0,0 hidden=1 display=b9 "
        f"market=tower-12,tower-11,garden-11,garden-10 discards={discards} "
        "| 0 - - - | 0 - - - | 0 - - -"
    )
    expected: Counter[tuple[str, ...]] = Counter()
    for order in permutations(range(4)):
        for place in range(3):
            cards = [deck[number] for number in order]
            cards.insert(place, "scoring 1")
            drawn = cards[: 3 + ("scoring 1" in cards[:4])]
            expected[tuple(drawn)] += 1
    found = Counter[tuple[str, ...]]()
    for met, odds in sequences(game, Fraction(1), ()):
        found[met] += odds * expected.total()  # type: ignore[assignment]
    assert found == expected


# -- how often everything happens --


def happenings(then: Any, action: Any, after: Game) -> Iterator[str]:
    """What one action and the chances after it have brought about."""
    now = after.position
    yield type(action).__name__
    if isinstance(action, Buy):
        is_exact = sum(kind % 9 + 1 for kind in action.cards) == TILES[action.tile].price
        assert is_exact == (now.phase == TURN)
        yield "exact purchase, another action" if is_exact else "overpaid purchase"
    if len(cards_of(now.discards)) < len(cards_of(then.discards)):
        yield "reshuffle of the discards"
    yield from (f"scoring {n}" for n in (1, 2) if then.scorings_hidden & ~now.scorings_hidden & n)
    if len(tiles_in(now.dirk)) > len(tiles_in(then.dirk)) + isinstance(action, Give):
        yield "Dirk draws after a scoring"
    if then.phase == PLACE_LEFT:
        yield "tile given out in the end"
    if after.is_over:
        yield "scoring 3"
        yield from ("tile that stays on the market" for tile in now.market if tile)
    if isinstance(action, Build | Place):
        ground = ground_of(after, then.seat)
        square = [(0, 0), (1, 0), (0, 1), (1, 1)]
        if any(all((x + a, y + b) in ground for a, b in square) for x, y in ground):
            yield "ground with a block of two by two"
        if len(ground) > 15:
            yield "ground of fifteen tiles or more"
        if is_closed(ground):
            yield "closed wall"


def is_closed(ground: Ground) -> bool:
    """Is all of the outline wall?"""
    sides = sum(beside(cell, side) not in ground for cell in ground for side in "NESW")
    return wall_by_corners(ground) == sides


def probe(choice: random.Random, game: Game) -> str:
    """Why some random action is refused; tiles and places near the mover more often."""
    at = game.position
    market = [tile - 1 for tile in at.market if tile]
    own = tiles_in(at.built[at.seat] | at.reserve[at.seat] | at.bought)
    tile, other = (choice.choice([*own, *market, choice.randrange(54)]) for _ in range(2))
    x, y = choice.choice(list(ground_of(game, at.seat)))
    cell = x + choice.randint(-2, 2), y + choice.randint(-2, 2)
    purse = [*cards_of(at.hand[at.seat]), choice.randrange(36)]
    cards = tuple(sorted(choice.sample(purse, choice.randint(1, min(3, len(purse))))))
    one_currency = tuple(kind for kind in cards if kind // 9 == cards[0] // 9)
    shown = [card - 1 for card in at.display if card] + [choice.randrange(36)]
    taken = tuple(sorted(choice.sample(shown, choice.randint(1, min(3, len(shown))))))
    some: list[Any] = [
        Take(taken),
        Buy(tile, one_currency),
        Build(tile, *cell),
        Remove(tile),
        Remove(FOUNTAIN),
    ]
    some += [Exchange(tile, other), Place(tile, *cell), Reserve(tile), Give(tile), Pass()]
    reason = game.why_not(choice.choice(some), choice.choice([None, None, at.seat, 0]))
    return "legal" if reason is None else f"refused: {reason.name}"


EVERYTHING = [
    *("Take", "Buy", "Build", "Remove", "Exchange", "Place", "Reserve", "Give", "Pass"),
    *("exact purchase, another action", "overpaid purchase", "reshuffle of the discards"),
    *("scoring 1", "scoring 2", "scoring 3", "Dirk draws after a scoring"),
    *("tile given out in the end", "tile that stays on the market"),
    *("ground with a block of two by two", "ground of fifteen tiles or more"),
    *(f"refused: {reason.name}" for reason in Reason),
]


def test_everything_happens(capsys: pytest.CaptureFixture[str]) -> None:
    """A fixed set of games meets every rule; only a closed wall is too rare and is built below."""
    counts = Counter(dict.fromkeys([*EVERYTHING, "closed wall"], 0))
    choice = random.Random(0)
    for players in range(2, 7):
        counts[probe(choice, Rules(players=players).new_game())] += 1
        games = [played(Rules(players=players), seed) for seed in range(6)]
        for game in [*games, played(Rules(players=players), 7, hoarder)]:
            for before, action, after in game:
                counts.update(happenings(before, action, after))
                counts.update(probe(choice, after) for _ in range(4))
    with capsys.disabled():
        print("", *(f"{count:7} {name}" for name, count in counts.items()), sep="\n")  # noqa: T201
    assert [name for name in EVERYTHING if not counts[name]] == []


def test_a_closed_wall_is_found_by_both_ways() -> None:
    arms = {"north": "pavilion-2NEW", "east": "arcades-4NES", "south": "seraglio-3ESW"}
    built = cross(**arms, west="chambers-5NSW")
    game = Rules.from_position_text(
        f"palace players=3 turn=0 first=0 | 0 - {built} - | 0 - - - | 0 - - -"
    )
    assert is_closed(ground_of(game, 0)) and wall_by_corners(ground_of(game, 0)) == 12
    grounds_are_lawful(game)
