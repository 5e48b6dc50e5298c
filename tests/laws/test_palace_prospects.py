"""What is said beforehand is what happens: prospects against playing the action, slow and plain."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from alhambra.core.values import Building as Type
from alhambra.palace import Buy, Game, Place, Rules, Take
from alhambra.palace.actions import Action
from alhambra.palace.catalog import NAMES, TILES
from alhambra.palace.changes import Change, TypeAfter
from alhambra.palace.outcome import NEXT, Account, Scoring, forget, next_scoring, scoring_of
from alhambra.palace.position import PLACE, PLACE_LEFT, TURN
from alhambra.palace.prospects import Outlook, outlook_of, prospects_of
from alhambra.palace.weighed import WEIGH
from tests.interpreting import interpreting
from tests.rulebook.palace import eager, ground_of, hoarder, wall_by_corners

TABLES = [(players, end) for players in (2, 3, 6) for end in ("refill", "empty-bag")]


def decisions(players: int, end: str, seed: int, chooser: Any = eager) -> Iterator[Game]:
    """A random game at every decision."""
    game = Rules(players, end=end).new_game(seed=seed)
    choice, actions = random.Random(seed), 0
    while not game.is_over:
        yield game
        game.play(chooser(choice, game, actions))
        actions += 1


def after(game: Game, action: Action) -> Game:
    """The game after an action, with nothing drawn."""
    then = game.alone()
    then.play(action)
    return then


def account(game: Game, row: int) -> Account:
    """What the next scoring before the action would bring a row, by the rules of scorings."""
    return scoring_of(game.position, next_scoring(game.position).places).accounts[row]


def check_type(told: TypeAfter, now: Account, then: Account) -> None:
    building = Type("PSACGT".index(told.building))
    expected = then.types[building]
    assert told.count == expected.count and told.points == expected.points
    assert told.place == expected.place
    assert told.shared == (expected.shared_by if expected.place else 0)
    assert told.gain == expected.points - now.types[building].points


def check_change(told: Change, game: Game, then: Game) -> None:
    seat = game.to_move
    assert seat is not None
    now, later = account(game, seat), account(then, seat)
    assert told.wall == (now.wall_points, later.wall_points)
    assert told.wall[1] == wall_by_corners(ground_of(then, seat))
    assert told.points == later.total - now.total
    changed = [one.building.letter for one in later.types if one != now.types[one.building]]
    grown = {t.building for t in told.types}
    assert grown == {b.letter for b in Type if now.types[b].count != later.types[b].count}
    assert set(changed) <= grown
    for one in told.types:
        check_type(one, now, later)


def check_offer(told: Any, game: Game, then: Game) -> None:
    """The best place of a bought tile: by trying them all, once something else ended the turn."""
    if any(isinstance(action, Take) for action in then.legal_actions()):
        then = after(then, next(a for a in then.legal_actions() if isinstance(a, Take)))
    if then.to_move is None or then.position.phase != PLACE:
        return
    seat = game.to_move
    assert seat is not None
    places = [
        a for a in then.legal_actions() if isinstance(a, Place) and str(a).split()[1] == told.tile
    ]
    assert told.fits == len(places)
    assert (told.best is None) == (not places)
    if told.best is None:
        return
    tried = [after(then, place) for place in places]
    gains = [account(one, seat).total - account(game, seat).total for one in tried]
    assert told.best.change.points == max(gains)
    there = [(a.x, a.y) for a in places]
    best = tried[there.index((told.best.x, told.best.y))]
    check_change(told.best.change, game, best)


def worth(cards: Any) -> int:
    return sum(int(card[1]) for card in cards)


def hand(game: Game, seat: int) -> list[str]:
    part = game.position_text().split(" | ")[1 + seat].split()[1]
    return [] if part == "-" else part.split(",")


def subset_sums(values: list[int]) -> set[int]:
    sums = {0}
    for value in values:
        sums |= {known + value for known in sums}
    return sums


def exactly_payable(game: Game) -> set[str]:
    buys = [action for action in game.legal_actions() if isinstance(action, Buy)]
    return {
        str(TILES[buy.tile])
        for buy in buys
        if sum(kind % 9 + 1 for kind in buy.cards) == TILES[buy.tile].price
    }


@pytest.mark.parametrize(("players", "end"), TABLES)
def test_every_prospect_is_what_playing_the_action_brings(players: int, end: str) -> None:
    kinds: Counter[str] = Counter()
    for game in decisions(players, end, seed=players):
        seat = game.to_move
        assert seat is not None
        text, actions = game.position_text(), game.legal_actions()
        prospects = prospects_of(game)
        assert game.position_text() == text
        assert [one.action for one in prospects] == [str(action) for action in actions]
        for told, action in zip(prospects, actions, strict=True):
            kinds[told.kind] += 1
            assert told.action.split()[0] == told.kind
            then = after(game, action)
            if told.kind in ("place", "build", "remove", "exchange"):
                check_change(told.change, game, then)
                touched = then if told.kind != "remove" else game
                there = ground_of(touched, seat)[told.x, told.y]
                assert str(TILES[there]) == told.tile
                if told.kind == "exchange":
                    assert str(TILES[ground_of(game, seat)[told.x, told.y]]) == told.old
            elif told.kind == "give":
                check_type(told.dirk, account(game, players), account(then, players))
                check_type(told.own, account(game, seat), account(then, seat))
                assert told.points == account(then, seat).total - account(game, seat).total
            elif told.kind == "buy":
                assert told.over == worth(told.cards) - told.price
                assert told.price == TILES[NAMES[told.tile]].price
                assert game.position.market[told.slot] == NAMES[told.tile] + 1
                assert (then.to_move == seat and then.position.phase == TURN) == (told.over == 0)
                leads = exactly_payable(then) if told.over == 0 else set()
                assert set(told.leads_to) == leads
                check_offer(told, game, then)
            elif told.kind == "take":
                before, later = hand(game, seat), hand(then, seat)
                assert sorted(before + list(told.cards)) == sorted(later)
                assert told.total == worth(told.cards)
                pays = {}
                for slot, letter in enumerate("ygbo"):
                    own = [int(card[1]) for card in later if card[0] == letter]
                    had = [int(card[1]) for card in before if card[0] == letter]
                    assert (slot, sum(own)) in told.sums or own == had
                    if tile := game.position.market[slot]:
                        price = TILES[tile - 1].price
                        if price in subset_sums(own) - subset_sums(had):
                            pays[str(TILES[tile - 1])] = True
                        elif sum(own) >= price > sum(had):
                            pays[str(TILES[tile - 1])] = False
                assert {one.tile: one.exact for one in told.pays} == pays
            elif told.kind == "reserve":
                assert told.last == (game.position.phase == PLACE_LEFT)
    wanted = {"take", "buy", "place", "reserve", "build", "remove", "exchange"}
    assert wanted | ({"give"} if players == 2 else set()) <= set(kinds)


@pytest.mark.parametrize("chooser", [eager, hoarder])
def test_offers_and_chains_are_what_the_hand_can_pay(chooser: Any) -> None:
    chained = 0
    for game in decisions(3, "refill", seed=5, chooser=chooser):
        seat = game.to_move
        assert seat is not None
        outlook = outlook_of(game)
        if game.position.phase != TURN:
            assert outlook.offers == () == outlook.chains
            continue
        buys = [one for one in outlook.prospects if one.kind == "buy"]
        for offer in outlook.offers:
            own = [one for one in buys if one.tile == offer.tile]
            paid = [(one.cards, one.over) for one in offer.payments]
            assert sorted(paid) == sorted((one.cards, one.over) for one in own)
            assert [over for _, over in paid] == sorted(over for _, over in paid)
            purse = [card for card in hand(game, seat) if card[0] == "ygbo"[offer.slot]]
            assert offer.short == max(0, offer.price - worth(purse))
            assert offer.is_exact == (offer.tile in exactly_payable(game))
            for one in own:
                assert (one.fits, one.best) == (offer.fits, offer.best)
        exact = exactly_payable(game)
        assert len(outlook.chains) == 2 ** len(exact) - len(exact) - 1
        for chain in outlook.chains:
            chained += 1
            then: Game = game
            for purchase in chain.purchases:
                then = after(
                    then, game.parse(f"buy {purchase.tile} with {' '.join(purchase.cards)}")
                )
                assert then.to_move == seat and then.position.phase == TURN
            assert list(chain.left) == hand(then, seat)
    assert chained > 10 or chooser is eager


@pytest.mark.parametrize("players", [2, 3, 6])
def test_compiled_and_interpreted_prospects_agree(players: int) -> None:
    forget()
    fast = list(outlooks(players))
    forget()
    with interpreting(WEIGH, NEXT):
        assert list(outlooks(players)) == fast and len(fast) > 100


def outlooks(players: int) -> Iterator[tuple[Outlook, Scoring]]:
    for game in decisions(players, "refill", seed=players + 1):
        words = game.words()
        yield outlook_of(game), next_scoring(game.position)
        assert game.words() == words


def test_the_next_scoring_is_the_one_that_comes() -> None:
    for players in (2, 4):
        game = None
        for game in decisions(players, "refill", seed=8):
            held = game.position.scorings_held.bit_count()
            places = 3 if game.position.is_ending else held + 1
            assert next_scoring(game.position) == scoring_of(game.position, places)
            assert next_scoring(game.position).places == places
        assert game is not None and prospects_of(game) == ()


def test_an_outlook_is_worked_out_once_for_a_position_and_never_for_another() -> None:
    game = Rules(3).new_game(seed=4)
    first = outlook_of(game)
    assert outlook_of(game) is first and outlook_of(game.copy()) is first
    copied = game.copy()
    game.play(game.legal_actions()[0])
    copied.play(copied.legal_actions()[-1])
    assert outlook_of(game) is not first and outlook_of(game) != outlook_of(copied)
