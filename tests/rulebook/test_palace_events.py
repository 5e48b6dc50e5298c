"""What a ply did is told as it happened: one situation of the rulebook for each event."""

import random
import re

import msgspec
import pytest

from alhambra.palace import Game, Rules
from alhambra.palace.events import events_of, masked
from alhambra.palace.told import (
    AnyEvent,
    Bought,
    Built,
    DirkDrew,
    Ended,
    Exchanged,
    FirstChosen,
    GaveToDirk,
    LaidOut,
    LastTurnEnded,
    MoneyDealt,
    Passed,
    Placed,
    Removed,
    Reserved,
    Reshuffled,
    Scored,
    ScoringCardDrawn,
    TileLaidOut,
    TileLeft,
    TilesGivenOut,
    Took,
)
from tests.rulebook.palace import (
    DISPLAY,
    MARKET,
    NOBODY,
    at_turn,
    before_scoring,
    cross,
    eager,
    placing,
    play,
    table,
)


def told(game: Game, *texts: str) -> list[AnyEvent]:
    """All that these plies did."""
    game.tell()
    begun = len(game.plies)
    play(game, *texts)
    assert game.told is not None
    return [event for events in game.told[begun:] for event in events]


# -- the set-up --------------------------------------------------------------------------------


@pytest.mark.rule("AL-2.1", "AL-2.2", "AL-2.3", "AL-2.4")
def test_the_set_up_is_told_part_by_part() -> None:
    game = Rules(3).new_game()
    tiles = ["pavilion-8", "tower-12", "garden-11", "chambers-10"]
    assert told(game, *tiles) == [
        TileLaidOut(tile, slot, opening=True) for slot, tile in enumerate(tiles)
    ]
    assert told(game, "y9", "b9") == []
    assert told(game, "o3") == [MoneyDealt(0, 3, ("y9", "b9", "o3"), 21)]
    assert told(game, "y9", "b9", "o2") == [MoneyDealt(1, 3, ("y9", "b9", "o2"), 20)]
    assert told(game, "y9", "b9", "o1", "o1") == [
        MoneyDealt(2, 4, ("y9", "b9", "o1", "o1"), 20),
        FirstChosen(1, "money"),
    ]
    assert told(game, "g4", "o9", "g1") == []
    assert told(game, "y1") == [LaidOut(4, ("y1", "g1", "g4", "o9"))]


@pytest.mark.rule("AL-2.3")
@pytest.mark.parametrize(
    ("hands", "seat", "by"),
    [
        (("y8 y8 y4", "b9 b9 b2"), 0, "seat"),
        (("y8 y8 y5", "b9 b9 b2"), 1, "money"),
        (("y8 y8 y4", "b1 b2 b8 b9"), 0, "cards"),
    ],
)
def test_what_decided_who_is_first(hands: tuple[str, str], seat: int, by: str) -> None:
    game = play(Rules(2).new_game(), *DIRKS.split(), *MARKET.split(","))
    events = told(game, *" ".join(hands).split())
    assert events[-1] == FirstChosen(seat, by)  # type: ignore[arg-type]


DIRKS = "tower-12 garden-11 pavilion-2NEW tower-13E garden-12S chambers-11"


@pytest.mark.rule("AL-9.3")
def test_dirk_draws_at_the_start_and_after_a_scoring() -> None:
    drawn = told(Rules(2).new_game(), *DIRKS.split())
    box = ("pavilion-2NEW", "chambers-11", "garden-11", "garden-12S", "tower-12", "tower-13E")
    assert drawn == [DirkDrew(box, 0)]
    game = before_scoring(1, NOBODY, NOBODY)
    assert told(game, *DIRKS.split()) == [DirkDrew(box, 1)]


# -- a turn ------------------------------------------------------------------------------------


@pytest.mark.rule("AL-3.2")
def test_money_taken_and_laid_out_again() -> None:
    game = at_turn(display="y1,b3,o9,g9", piles="*,0,0,0,0")
    assert told(game, "take y1 b3") == [Took(0, 2, ("y1", "b3"), 4)]
    assert told(game, "o2") == []
    assert told(game, "b1") == [LaidOut(2, ("b1", "o2"))]


@pytest.mark.rule("AL-3.3", "AL-3.4")
def test_a_purchase_is_exact_or_so_much_too_much() -> None:
    game = at_turn("b5,b6,y8 - -", market="pavilion-8,-,garden-10,-")
    assert told(game, "buy pavilion-8 with y8", "buy garden-10 with b5 b6") == [
        Bought(0, "pavilion-8", 0, 8, True, 0, 1, ("y8",)),
        Bought(0, "garden-10", 2, 10, False, 1, 2, ("b5", "b6")),
    ]


@pytest.mark.rule("AL-3.7")
def test_bought_tiles_are_placed_or_kept() -> None:
    game = placing("garden-8SW,tower-12,garden-11", cross(north="arcades-6NE"))
    assert told(game, "place garden-8SW at +0,-1", "reserve tower-12") == [
        Placed(0, "garden-8SW", 0, -1, (2, 2)),
        Reserved(0, "tower-12"),
    ]
    game = placing("garden-8NW,tower-12", cross(north="arcades-6NE"))
    assert told(game, "place garden-8NW at -1,+0") == [Placed(0, "garden-8NW", -1, 0, (2, 2))]
    game = placing("garden-8NE,tower-12", cross(north="arcades-6NE"))
    assert told(game, "place garden-8NE at +1,+0") == [Placed(0, "garden-8NE", 1, 0, (2, 4))]


@pytest.mark.rule("AL-9.4")
def test_a_tile_given_to_dirk_tells_how_many_he_has() -> None:
    game = placing("tower-12,garden-11", players=2, dirk="0 tower-11,tower-13E,garden-10")
    assert told(game, "give tower-12") == [GaveToDirk(0, "tower-12", 3)]


@pytest.mark.rule("AL-5.1", "AL-5.2", "AL-5.3")
def test_redesigns_tell_places_and_walls() -> None:
    def grounds() -> Game:
        return at_turn(f"- {cross(north='arcades-6NE')} tower-9NE,garden-8SW")

    assert told(grounds(), "build garden-8SW at +0,-1")[0] == Built(0, "garden-8SW", 0, -1, (2, 2))
    assert told(grounds(), "remove arcades-6NE")[0] == Removed(0, "arcades-6NE", 0, 1, (2, 0))
    assert told(grounds(), "exchange arcades-6NE for tower-9NE")[0] == Exchanged(
        0, "tower-9NE", "arcades-6NE", 0, 1, (2, 2)
    )


@pytest.mark.rule("AL-3.5")
def test_a_pass_is_told() -> None:
    game = table("0 - - -", NOBODY, NOBODY, deck="", market="-,-,-,-", bag="tower-12")
    assert told(game, "pass")[0] == Passed(0)


# -- the end of a turn -------------------------------------------------------------------------


@pytest.mark.rule("AL-6.1")
def test_tiles_come_into_the_first_empty_slot() -> None:
    game = placing("tower-12", market="pavilion-8,-,arcades-9,-", piles="*,0,0,0,0")
    assert told(game, "reserve tower-12", "garden-10", "garden-11") == [
        Reserved(0, "tower-12"),
        TileLaidOut("garden-10", 1, opening=False),
        TileLaidOut("garden-11", 3, opening=False),
    ]


@pytest.mark.rule("AL-6.2")
def test_a_new_deck_of_discards_is_told_before_its_cards() -> None:
    game = table(*[NOBODY] * 3, display=DISPLAY, market=MARKET, deck="")
    paid = 108 - 4
    assert told(game, "take y9") == [Took(0, 1, ("y9",), 9), Reshuffled(paid)]
    assert told(game, "y9") == [LaidOut(1, ("y9",))]


@pytest.mark.rule("AL-6.3")
def test_a_scoring_card_is_told_and_its_scoring_after_the_refill() -> None:
    game = table(
        f"0 - {cross(north='tower-11N')} -",
        NOBODY,
        NOBODY,
        due="refill-display=0",
        market=MARKET,
        display="y9,g9,b9",
        piles="0,0,*,0,0",
        hidden="3",
    )
    drawn, laid, scored = told(game, "scoring 1", "o9")
    assert drawn == ScoringCardDrawn(1) and laid == LaidOut(1, ("o9",))
    assert isinstance(scored, Scored) and scored.number == 1
    first = scored.accounts[0]
    assert first.total == 7 and first.wall_points == 1
    assert [(one.count, one.place, one.points) for one in first.types[4:]] == [
        (0, None, 0),
        (1, 1, 6),
    ]
    assert [account.total for account in scored.accounts] == [7, 0, 0]


# -- the end of the game -----------------------------------------------------------------------


@pytest.mark.rule("AL-8.1", "AL-8.2", "AL-8.4")
def test_the_end_tells_why_who_gets_which_tile_and_who_won() -> None:
    game = table(
        "5 y3,b2,o4 - -",
        "0 y2,b2 - -",
        "0 - - -",
        display="g8,g9,b9,o9",
        market="tower-12,-,garden-11,pavilion-8",
        bag="chambers-10",
        due="refill-market=0",
        piles="*,0,0,0,0",
    )
    events = told(game, "chambers-10")
    assert events == [TileLaidOut("chambers-10", 1, opening=False)]
    assert told(game, "take g8", "g8") == [
        Took(1, 1, ("g8",), 8),
        LaidOut(1, ("g8",)),
    ]
    game = table(
        "5 y3,b2,o4 - -",
        "0 y2,b2 - -",
        "0 - - -",
        display="g8,g9,b9,o9",
        market="tower-12,-,garden-11,pavilion-8",
        bag="",
        due="place=0",
        bought="chambers-10",
        piles="*,0,0,0,0",
    )
    assert told(game, "reserve chambers-10") == [
        Reserved(0, "chambers-10"),
        LastTurnEnded("market"),
        TilesGivenOut(
            (
                TileLeft("tower-12", 0, 0, ()),
                TileLeft("garden-11", 2, None, (0, 1)),
                TileLeft("pavilion-8", 3, 0, ()),
            )
        ),
    ]
    *_, scored, ended = told(game, "reserve tower-12", "reserve pavilion-8")
    assert isinstance(scored, Scored) and scored.number == 3
    assert ended == Ended((0,), (5, 0, 0))


@pytest.mark.rule("AL-8.2")
def test_a_tile_in_whose_currency_nobody_has_money_stays() -> None:
    game = table(
        NOBODY,
        NOBODY,
        NOBODY,
        display=DISPLAY,
        market="-,garden-11,-,-",
        bag="",
        due="place=0",
        bought="chambers-10",
        piles="*,0,0,0,0",
    )
    events = told(game, "reserve chambers-10")
    assert TilesGivenOut((TileLeft("garden-11", 1, None, ()),)) in events
    assert isinstance(events[-1], Ended) and isinstance(events[-2], Scored)


def test_an_empty_bag_ends_the_game_where_the_option_says_so() -> None:
    game = table(
        *[NOBODY] * 3,
        options="end=empty-bag",
        display=DISPLAY,
        market="pavilion-8,-,arcades-9,chambers-10",
        bag="tower-12",
        due="refill-market=0",
        piles="*,0,0,0,0",
    )
    assert LastTurnEnded("bag") in told(game, "tower-12")


# -- whole games -------------------------------------------------------------------------------

CARD = re.compile(rb"\b[ygbo][1-9]\b")


@pytest.mark.parametrize("players", [2, 4])
def test_every_ply_is_told_from_two_positions_and_masked_events_name_no_cards(
    players: int,
) -> None:
    game = Rules(players).new_game(seed=players)
    game.tell()
    choice, actions = random.Random(1), 0
    while not game.is_over:
        before = game.rules.kernels.layout.copy(game.position)
        seat, count = game.to_move, len(game.plies)
        game.play(eager(choice, game, actions))
        actions += 1
        assert game.told is not None and len(game.told) == len(game.plies)
        assert game.told[count] and getattr(game.told[count][0], "seat", seat) == seat
        alone = game.at_ply(count + 1)
        assert events_of(before, alone) == game.told[count]
    assert game.told is not None
    events: list[AnyEvent] = [one for some in game.told for one in some]
    assert any(CARD.search(msgspec.json.encode(event)) for event in events)
    for watcher in (None, *range(players)):
        for event in events:
            text = msgspec.json.encode(masked(event, watcher))
            is_own = watcher is not None and getattr(event, "seat", None) == watcher
            assert is_own or not CARD.search(text)
            if is_own:
                assert masked(event, watcher) == event
            if isinstance(event, MoneyDealt | Took | Bought | LaidOut):
                assert event.cards is not None
                hidden = masked(event, watcher)
                assert isinstance(hidden, type(event)) and hidden.count == len(event.cards)


def test_a_game_that_tells_late_tells_the_same() -> None:
    early, late = Rules(3).new_game(seed=2), Rules(3).new_game(seed=2)
    early.tell()
    for _ in range(60):
        action = early.legal_actions()[-1]
        early.play(action)
        late.play(action)
    late.tell()
    assert late.told == early.told
