"""The best turn found: exact purchases, then one last action, then placing."""

from collections.abc import Iterator

from alhambra.bots.palace.offers import Offer, Purchase, hope, offers_of, saved
from alhambra.bots.palace.purse import purse_worth
from alhambra.bots.palace.redesign import best_redesign
from alhambra.bots.palace.siting import Desk, settle
from alhambra.palace.actions import Cards, Take
from alhambra.palace.catalog import VALUES
from alhambra.palace.legal import list_takes
from alhambra.palace.money import one_card
from alhambra.palace.notation import NOTATION
from alhambra.palace.position import Position


class Turn:
    """The turns a seat can take now."""

    def __init__(self, at: Position, desk: Desk) -> None:
        """Look at the market, the display and the own grounds."""
        self._at = at
        self._desk = desk
        self._gains: dict[int, int] = {}
        self._offers = offers_of(at, at.seat, desk)
        self._takes = takes_of(at, desk)
        self._redesign = best_redesign(at, at.seat, desk)

    def best(self) -> int:
        """The code of the first action of the best turn, -1 if nothing can be done."""
        found = [(worth, -number, code) for number, (worth, code) in enumerate(self._turns())]
        return max(found, default=(0, 0, -1))[2]

    def _turns(self) -> Iterator[tuple[int, int]]:
        """Every choice of exact purchases with every last action: its worth and first code."""
        payable = [(offer, offer.exact) for offer in self._offers if offer.exact is not None]
        for chosen in range(1 << len(payable)):
            bought = [pair for number, pair in enumerate(payable) if chosen >> number & 1]
            purses = self._at.hand[self._at.seat][:]
            tiles = 0
            cost = 0
            for offer, paid in bought:
                purses[offer.slot] = paid.purse
                tiles |= 1 << offer.tile
                cost += paid.cost - saved(self._at)
            others = [offer for offer in self._offers if not tiles >> offer.tile & 1]
            worth = self._gain(tiles) - cost
            first = self._first(bought)
            for last, code in self._last_actions(others, tiles, purses):
                yield worth + last, first if bought else code

    def _gain(self, tiles: int) -> int:
        """What some tiles gain together, beside those already bought."""
        if tiles not in self._gains:
            at = self._at
            self._gains[tiles] = settle(at, at.seat, at.bought | tiles, self._desk)[0]
        return self._gains[tiles]

    def _first(self, bought: list[tuple[Offer, Purchase]]) -> int:
        """Of several exact purchases, the one that gains most by itself."""
        gains = [(self._gain(1 << offer.tile), paid.code) for offer, paid in bought]
        return max(gains, default=(0, -1))[1]

    def _last_actions(
        self, others: list[Offer], tiles: int, purses: list[int]
    ) -> Iterator[tuple[int, int]]:
        """What can end the turn, with its worth: money, a dear purchase, a redesign."""
        at = self._at
        before = self._gain(tiles)
        gains = {offer.slot: self._gain(tiles | 1 << offer.tile) - before for offer in others}
        hopes = {
            offer.slot: hope(at, offer, purses[offer.slot], gains[offer.slot]) for offer in others
        }
        hoped = sum(hopes.values())
        for code, cards in self._takes:
            after = purses[:]
            for kind in cards:
                after[kind // VALUES] += one_card(kind % VALUES + 1)
            worth = sum(
                purse_worth(at, new) - purse_worth(at, old)
                for new, old in zip(after, purses, strict=True)
                if new != old
            )
            for offer in others:
                worth += hope(at, offer, after[offer.slot], gains[offer.slot])
            yield worth, code
        for offer in others:
            if offer.dear is not None:
                worth = gains[offer.slot] - offer.dear.cost
                yield worth + hoped - hopes[offer.slot], offer.dear.code
        gain, code = self._redesign
        if code >= 0:
            yield gain + hoped, code


def takes_of(at: Position, desk: Desk) -> list[tuple[int, Cards]]:
    """Every way to take money: its code and the cards."""
    takes = []
    for code in desk.choices.codes[: list_takes(at, desk.choices, 0)]:
        action = NOTATION.action(code)
        assert isinstance(action, Take)
        takes.append((code, action.cards))
    return takes
