"""Laws of Roll & Write over real play, found by hypothesis."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from alhambra.core.errors import NotationError
from alhambra.core.values import Building
from alhambra.rollwrite import Game, Rules, Sheet
from alhambra.rollwrite.notation import ACTION_OF, CHANCE_OF, NOTATION

TABLES = st.one_of(
    st.builds(lambda players: {"players": players}, st.integers(2, 5)),
    st.builds(
        lambda virtual, goal: {"players": 1, "virtual": virtual, "goal": goal},
        st.integers(2, 4),
        st.sampled_from(["score", "versus"]),
    ),
)


@st.composite
def sheets(draw: Any) -> Sheet:
    letters = draw(st.lists(st.sampled_from("PSACGT"), min_size=30, max_size=30))
    rows = ["".join(letters[start : start + 6]) for start in range(0, 30, 6)]
    return Sheet((*rows, "PSACGT"), draw(st.integers(3, 40)))


class Table(RuleBasedStateMachine):
    """Plays whatever hypothesis likes and looks at the laws after every ply."""

    @initialize(table=TABLES, sheet=sheets())
    def begin(self, table: dict[str, Any], sheet: Sheet) -> None:
        self.game: Game = Rules(**table, sheet=sheet).new_game()
        self.circled = [3] * self.game.rules.players

    @precondition(lambda self: self.game.is_over)
    @rule()
    def the_end_is_the_end(self) -> None:
        assert self.game.legal_actions() == []
        assert self.game.chances() == []

    @precondition(lambda self: not self.game.is_over)
    @rule(numbers=st.lists(st.integers(0, 12), min_size=1, max_size=25))
    def some_plies(self, numbers: list[int]) -> None:
        for number in numbers:
            if self.game.is_over:
                return
            if self.game.to_move is None:
                chances = self.game.chances()
                self.game.reveal(chances[number % len(chances)][0])
            else:
                actions = self.game.legal_actions()
                self.game.play(actions[number % len(actions)])
            self.look()

    def look(self) -> None:
        seen = self.game.observe(0)
        sheet = self.game.rules.sheet
        for number, row in enumerate(seen.rows):
            assert all(count <= box for count, box in zip(row.counts, seen.boxes, strict=True))
            if row.is_virtual:
                assert not row.marks and not row.yellow and row.coins_circled == 0
                continue
            found = [0] * len(Building)
            for yellow, blue in row.marks:
                found[sheet.building(yellow, blue)] += 1
            assert tuple(found) == row.counts
            assert 0 <= row.coins_crossed <= row.coins_circled <= seen.coins
            assert row.coins_circled >= self.circled[number]
            self.circled[number] = row.coins_circled
        for building in Building:
            places = sorted(row.finished[building] for row in seen.rows if row.finished[building])
            assert all(1 <= place <= len(places) for place in places)

    @invariant()
    def standing_adds_up(self) -> None:
        outcome = self.game.standing()
        for account in outcome.accounts:
            parts = account.type_points + account.line_points + account.coin_points + account.bonus
            assert account.total == parts
        for building in Building:
            paid = sum(account.types[building].points for account in outcome.accounts)
            assert paid <= 16 + 8 + 1 + 3 * building
        best = max(outcome.scores[row] for row in outcome.winners)
        assert all(outcome.scores[row] == best for row in outcome.winners)

    @invariant()
    def text_is_the_position(self) -> None:
        text = self.game.position_text()
        assert Rules.from_position_text(text).words() == self.game.words()


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=25,
    stateful_step_count=20,
)


def test_codes_objects_and_texts_are_one_to_one() -> None:
    assert len(ACTION_OF) == Rules.kernels.actions and len(CHANCE_OF) == Rules.kernels.chances
    for code, action in enumerate(ACTION_OF):
        assert NOTATION.action(code) == action
        assert NOTATION.action_code(action) == code
        assert NOTATION.parse_action(str(action)) == action
    for code, chance in enumerate(CHANCE_OF):
        assert NOTATION.chance_code(chance) == code
        assert NOTATION.parse_chance(str(chance)) == chance
    assert len({str(action) for action in ACTION_OF}) == len(ACTION_OF)


@given(st.text(alphabet="constru change gain keep y1b6up 3-", max_size=24))
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    try:
        action = NOTATION.parse_action(text)
    except NotationError as error:
        assert 1 <= error.column <= len(text) + 1
    else:
        assert NOTATION.parse_action(str(action)) == action


@given(st.data())
@settings(max_examples=60)
def test_a_damaged_position_is_refused_or_is_a_position(data: Any) -> None:
    game = Rules(players=data.draw(st.integers(1, 5))).new_game(seed=data.draw(st.integers(0, 99)))
    for _ in range(data.draw(st.integers(0, 30))):
        if game.is_over:
            break
        game.play(game.legal_actions()[0])
    text = game.position_text()
    where = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:where] + data.draw(st.sampled_from("0123456789-|, ybPT=x")) + text[where + 1 :]
    try:
        again = Rules.from_position_text(damaged)
    except NotationError:
        return
    assert Rules.from_position_text(again.position_text()).words() == again.words()
    if not again.is_over:
        assert bool(again.legal_actions()) or bool(again.chances())


def test_exact_chances_of_a_virtual_mark() -> None:
    """By enumeration: a virtual mark is of a type as often as the grid has it."""
    from fractions import Fraction

    odds = dict.fromkeys(Building, Fraction(0))
    start = Rules(players=2).new_game()
    start.reveal(start.chances()[0][0])
    for yellow, yellow_odds in start.chances():
        half = start.copy()
        half.reveal(yellow)
        for blue, blue_odds in half.chances():
            done = half.copy()
            done.reveal(blue)
            counts = done.observe(0).rows[2].counts
            odds[Building(counts.index(1))] += yellow_odds * blue_odds
    assert odds == {building: Fraction(Sheet().boxes(building), 36) for building in Building}


def test_every_die_is_fair_wherever_it_is_rolled() -> None:
    game = Rules(players=2).new_game(seed=8)
    again = game.at_ply(0)
    seen = 0
    while game.outcome is None:
        game.play(game.legal_actions()[0])
    for ply in game.plies:
        chances = again.chances()
        if len(chances) == 6:
            seen += 1
            assert [odds.denominator for _, odds in chances] == [6] * 6
        again.push(ply)
    assert seen > 100
