"""A turn of Roll & Write (RW-3)."""

import pytest

from alhambra.core.errors import IllegalAction
from alhambra.core.values import Building
from alhambra.rollwrite import Rules
from tests.refusing import refusing
from tests.rulebook.rollwrite import at_turn, legal, play, why_not


@pytest.mark.rule("RW-3.1")
def test_a_coin_turns_a_die_by_one_pip_before_the_action() -> None:
    game = at_turn("3-0 y42 b31 66")
    play(game, "change y4 up", "change y5 up", "change b1 up")
    row = game.observe(0).rows[0]
    assert (row.yellow, row.blue) == ((6, 2), (3, 2))
    assert (row.coins_circled, row.coins_crossed) == (3, 3)
    assert why_not(game, "change y2 up") == "NO_COIN"
    assert game.to_move == 0


@pytest.mark.rule("RW-3.1")
def test_a_die_is_never_turned_between_six_and_one() -> None:
    game = at_turn("3-0 y61 b61 66")
    assert why_not(game, "change y6 up") == "BEYOND_THE_DIE"
    assert why_not(game, "change b1 down") == "BEYOND_THE_DIE"
    assert why_not(game, "change y6 down") is None
    assert why_not(game, "change y3 up") == "NO_SUCH_DIE"


@pytest.mark.rule("RW-3.1")
def test_no_die_is_changed_after_the_action() -> None:
    game = play(at_turn("9-0 y42 b31 66"), "construct y4 b3")
    assert why_not(game, "change y2 up") == "CHANGE_COMES_FIRST"


@pytest.mark.rule("RW-3.2")
def test_exactly_one_action_construct_or_gain() -> None:
    game = at_turn("3-0 y42 b31 66")
    assert {"construct y4 b3", "gain"} <= legal(game)
    play(game, "construct y4 b3")
    assert why_not(game, "construct y2 b1") == "ACTION_TAKEN"
    assert why_not(game, "gain") == "ACTION_TAKEN"


@pytest.mark.rule("RW-3.2")
def test_gaining_is_allowed_even_if_it_yields_nothing() -> None:
    game = play(at_turn("3-0 y42 b31 66"), "gain")
    assert game.observe(0).rows[0].coins_circled == 3
    assert game.observe(0).phase == "roll-four"


@pytest.mark.rule("RW-3.2")
def test_there_is_nothing_to_decline_before_an_action() -> None:
    assert why_not(at_turn("3-0 y42 b31 66"), "done") == "NOTHING_TO_DECLINE"


@pytest.mark.rule("RW-3.3")
def test_constructing_marks_passes_the_unused_pair_and_rolls_the_used_one() -> None:
    game = play(at_turn("2-0 y42 b31 66".replace("2-0", "3-3")), "construct y4 b3")
    mover, neighbour, _ = game.observe(0).rows
    assert (4, 3) in mover.marks and mover.counts[Building.CHAMBERS] == 1
    assert mover.yellow == () and mover.blue == ()
    assert neighbour.yellow == (2, 1) and neighbour.blue == (1, 1)
    assert {str(chance) for chance, _ in game.chances()} == {f"y{pips}" for pips in range(1, 7)}
    play(game, "y5", "b6")
    mover = game.observe(0).rows[0]
    assert (mover.yellow, mover.blue) == ((5,), (6,))
    assert game.to_move == 1


@pytest.mark.rule("RW-3.3")
def test_a_changed_die_passes_with_its_changed_value() -> None:
    game = play(at_turn("3-2 y42 b31 66"), "change y2 up", "construct y4 b3")
    assert game.observe(0).rows[1].yellow == (3, 1)


@pytest.mark.rule("RW-3.3")
def test_a_built_crossing_and_a_missing_die_are_refused() -> None:
    game = at_turn("3-0 y42 b31 43")
    assert why_not(game, "construct y4 b3") == "ALREADY_BUILT"
    assert why_not(game, "construct y5 b3") == "NO_SUCH_DIE"
    with refusing(IllegalAction, "already built") as refusal:
        game.play(game.parse("construct y4 b3"))
    assert refusal.value.reason.rule == "RW-3.3"


@pytest.mark.rule("RW-3.3")
def test_a_refusal_names_the_die_that_is_missing() -> None:
    game = at_turn("3-0 y42 b31 43")
    for text, colour, pips in [
        ("construct y5 b3", "y", 5),
        ("construct y4 b6", "b", 6),
        ("change b5 up", "b", 5),
    ]:
        refused = game.refusal(game.parse(text))
        assert refused is not None
        assert refused.reason.name == "NO_SUCH_DIE"
        assert refused.arguments == {"colour": colour, "pips": pips}
    assert game.refusal(game.parse("construct y4 b1")) is None


@pytest.mark.rule("RW-3.7")
def test_a_refusal_names_the_dice_of_the_second_building() -> None:
    game = play(at_turn("3-0 y42 b31 43"), "construct y4 b1")
    refused = game.refusal(game.parse("second y2 b1"))
    assert refused is not None
    assert refused.reason.name == "NOT_THE_UNUSED_DICE"
    assert refused.arguments == {"yellow": 2, "blue": 3}


@pytest.mark.rule("RW-3.4")
def test_with_all_four_crossings_built_coins_must_be_gained() -> None:
    game = at_turn("3-3 y42 b31 43,41,23,21")
    assert legal(game) == {"gain"}
    game = at_turn("3-2 y42 b31 43,41,23,21")
    assert "change y4 up" in legal(game)
    play(game, "change y4 up")
    assert legal(game) == {"construct y5 b3", "construct y5 b1", "gain"}


@pytest.mark.rule("RW-3.5")
def test_a_coin_for_each_built_crossing_then_four_dice_a_pair_kept_and_passed() -> None:
    game = play(at_turn("3-0 y42 b31 43,41,23"), "gain")
    assert game.observe(0).rows[0].coins_circled == 6
    play(game, "y1", "b2", "y3", "b4")
    assert legal(game) == {"keep y1 b2", "keep y1 b4", "keep y3 b2", "keep y3 b4"}
    assert why_not(game, "construct y1 b2") == "CHOOSE_A_PAIR"
    assert why_not(game, "change y1 up") == "CHOOSE_A_PAIR"
    assert why_not(game, "second y1 b2") == "CHOOSE_A_PAIR"
    assert why_not(game, "done") == "CHOOSE_A_PAIR"
    assert why_not(game, "keep y5 b2") == "NO_SUCH_DIE"
    play(game, "keep y3 b2")
    mover, neighbour, _ = game.observe(0).rows
    assert (mover.yellow, mover.blue) == ((3,), (2,))
    assert (neighbour.yellow, neighbour.blue) == ((1, 1), (4, 1))
    assert game.to_move == 1


@pytest.mark.rule("RW-3.5")
@pytest.mark.parametrize(
    ("dice", "marks", "coins"),
    [
        ("y42 b31", "66", 0),
        ("y42 b31", "43", 1),
        ("y44 b31", "43", 2),
        ("y44 b33", "43", 4),
        ("y44 b31", "43,41", 4),
    ],
)
def test_equal_dice_make_a_crossing_count_again(dice: str, marks: str, coins: int) -> None:
    game = play(at_turn(f"3-0 {dice} {marks}"), "gain")
    assert game.observe(0).rows[0].coins_circled == 3 + coins


@pytest.mark.rule("RW-3.5")
def test_no_pair_is_kept_unless_four_dice_were_rolled() -> None:
    assert why_not(at_turn("3-0 y42 b31 66"), "keep y4 b3") == "NO_PAIR_TO_CHOOSE"


@pytest.mark.rule("RW-3.6")
def test_coins_are_a_lifetime_supply() -> None:
    game = play(at_turn("19-19 y44 b33 43"), "gain")
    row = game.observe(0).rows[0]
    assert (row.coins_circled, row.coins_crossed) == (20, 19)
    for circled in (19, 20):
        game = play(at_turn(f"{circled}-19 y42 b31 43,41"), "gain")
        assert game.observe(0).rows[0].coins_circled == 20


@pytest.mark.rule("RW-3.7")
def test_three_coins_construct_a_second_building_with_the_two_unused_dice() -> None:
    game = play(at_turn("3-0 y42 b31 66"), "construct y4 b3")
    assert legal(game) == {"second y2 b1", "done"}
    assert why_not(game, "second y4 b3") == "NOT_THE_UNUSED_DICE"
    play(game, "second y2 b1")
    row = game.observe(0).rows[0]
    assert row.coins_crossed == 3 and {(4, 3), (2, 1)} < set(row.marks)
    play(game, "y1", "b2", "y3", "b4")
    assert "keep y1 b4" in legal(game)


@pytest.mark.rule("RW-3.7")
@pytest.mark.parametrize("mover", ["5-3 y42 b31 66", "9-0 y42 b31 21", "9-0 y44 b33 66"])
def test_no_second_building_without_three_coins_or_an_unbuilt_crossing(mover: str) -> None:
    game = play(at_turn(mover), "construct y4 b3")
    assert game.to_move is None and game.observe(0).phase == "roll-pair"


@pytest.mark.rule("RW-3.7")
def test_both_special_actions_in_one_turn() -> None:
    game = play(at_turn("4-0 y42 b31 66"), "change y4 up", "construct y5 b3", "second y2 b1")
    assert game.observe(0).rows[0].coins_crossed == 4


@pytest.mark.rule("RW-3.7")
def test_a_second_building_comes_right_after_the_first() -> None:
    assert why_not(at_turn("9-0 y42 b31 66"), "second y4 b3") == "NOT_RIGHT_AFTER"
    game = play(at_turn("9-0 y42 b31 66"), "construct y4 b3", "done")
    assert game.observe(0).phase == "roll-pair" and game.observe(0).rows[0].coins_crossed == 0


@pytest.mark.rule("RW-3.8")
def test_in_the_last_round_the_used_pair_is_not_rolled() -> None:
    game = play(at_turn("3-3 y42 b31 66", round=18), "construct y4 b3")
    assert game.to_move == 1
    assert game.observe(0).rows[0].yellow == ()
    assert game.observe(0).rows[1].yellow == (2, 1)


@pytest.mark.rule("RW-3.8")
def test_in_the_last_round_a_pair_is_still_chosen_for_the_neighbour() -> None:
    game = play(at_turn("3-3 y42 b31 66", round=18), "gain", "y1", "b2", "y3", "b4")
    assert "keep y1 b2" in legal(game)
    play(game, "keep y1 b2")
    assert game.observe(0).rows[1].yellow == (3, 1)


@pytest.mark.rule("RW-3.8")
@pytest.mark.parametrize("last", ["gain", "construct y2 b2"])
def test_after_the_last_turn_nothing_is_rolled(last: str) -> None:
    text = (
        "rollwrite players=3 round=18 first=1 turn=0 | 3-3 y42 b32 66 | 3-3 y- b- 66 | 3-3 y- b- 66"
    )
    game = play(Rules.from_position_text(text), last)
    assert game.is_over and game.outcome is not None
    assert all(row.yellow == () for row in game.observe(0).rows)


@pytest.mark.rule("RW-3.9")
@pytest.mark.parametrize(
    ("options", "rounds"),
    [
        ({"players": 1}, 18),
        ({"players": 2}, 18),
        ({"players": 3}, 18),
        ({"players": 4}, 15),
        ({"players": 5}, 12),
    ],
)
def test_the_first_player_begins_every_round(options: dict[str, int], rounds: int) -> None:
    game = Rules(**options).new_game(seed=2)  # type: ignore[arg-type]
    first, begun = game.observe(0).first, 0
    while not game.is_over:
        if game.observe(0).round > begun:
            begun += 1
            assert game.to_move == first
        game.play(game.legal_actions()[0])
    assert begun == rounds
    assert why_not(game, "gain") == "GAME_OVER"


@pytest.mark.rule("RW-2.1")
def test_only_the_seat_to_move_acts() -> None:
    game = at_turn("3-0 y42 b31 66")
    action = game.parse("gain")
    assert game.why_not(action, 0) is None
    assert game.why_not(action, 2) is game.reasons["NOT_YOUR_TURN"]


@pytest.mark.rule("RW-2.3")
def test_nobody_acts_while_dice_are_due() -> None:
    game = play(at_turn("3-3 y42 b31 66"), "construct y4 b3")
    assert why_not(game, "gain") == "CHANCE_IS_DUE"
