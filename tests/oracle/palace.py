"""Alhambra for two to six players, played slowly and by the letter of rules AL-1 to AL-9."""

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations

from tests.oracle.palace_box import (
    CURRENCIES,
    LADDER,
    TILES,
    in_order,
    kind_of,
    majority,
    payments,
    price_of,
    total,
)
from tests.oracle.palace_grounds import Cell, Grounds, cell_of, is_lawful, longest_wall, places_for


@dataclass
class Pile:
    """One of the five piles of the first deck: how many money cards, and which scoring card."""

    money: int
    scoring: str | None


@dataclass
class Question:
    """What is to be decided now: by whom, and among which actions or chances."""

    due: int | str
    actions: set[str] = field(default_factory=set)
    chances: dict[str, Fraction] = field(default_factory=dict)


Plies = Generator[Question, str, None]
Draw = Generator[Question, str, str]


class Palace:
    """One game in progress, told as a story that asks for one ply after the other."""

    def __init__(self, *, players: int, hands: str = "secret", end: str = "refill") -> None:
        if players not in range(2, 7):
            raise ValueError(f"expected 2 to 6 players, got {players}")
        if hands not in ("secret", "open") or end not in ("refill", "empty-bag"):
            raise ValueError(f"expected known options, got hands={hands!r} end={end!r}")
        self.players = players
        self.end = end
        copies = 2 if players == 2 else 3  # AL-9.2, AL-1.2
        deck = {f"{letter}{value}": copies for letter in CURRENCIES for value in range(1, 10)}
        self.unseen = Counter(deck)
        self.piles: list[Pile] = []
        self.discards: Counter[str] = Counter()
        self.display: Counter[str] = Counter()
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.bag = set(TILES)
        self.market: list[str | None] = [None] * 4
        self.grounds: list[Grounds] = [{} for _ in range(players)]
        self.reserves: list[set[str]] = [set() for _ in range(players)]
        self.bought: set[str] = set()
        self.gifts: list[set[str]] = [set() for _ in range(players)]
        self.dirk: set[str] = set()
        self.points = [0] * (3 if players == 2 else players)
        self.first: int | None = None
        self.drawn: list[str] = []
        self.held = 0
        self.story = self.whole_game()
        self.question = next(self.story)

    def due(self) -> int | str:
        """The seat that must decide now, or "chance", or "over"."""
        return self.question.due

    def legal(self) -> set[str]:
        """All legal actions of the seat due."""
        return set(self.question.actions)

    def chances(self) -> dict[str, Fraction]:
        """All possible chances with their probabilities, when chance is due."""
        return dict(self.question.chances)

    def play(self, text: str) -> None:
        """Apply one ply; refuse one that is neither legal nor possible."""
        if text not in self.question.actions and text not in self.question.chances:
            raise ValueError(f"expected a ply due to {self.question.due}, got {text!r}")
        try:
            self.question = self.story.send(text)
        except StopIteration:
            self.question = Question("over")

    def scores(self) -> list[int]:
        """Points so far per seat; with two players also Dirk's (AL-9.5)."""
        return list(self.points)

    def winners(self) -> set[int]:
        """The seats with most points, once the game is over; never Dirk (AL-8.4, AL-9.5)."""
        best = max(self.points[: self.players])
        seats = {seat for seat in range(self.players) if self.points[seat] == best}
        return seats if self.due() == "over" else set()

    def facts(self) -> dict[str, object]:
        """The full truth in plain values."""
        return {
            "hands": [+hand for hand in self.hands],
            "display": +self.display,
            "market": list(self.market),
            "bag": set(self.bag),
            "unseen": +self.unseen,
            "discards": +self.discards,
            "grounds": [dict(grounds) for grounds in self.grounds],
            "reserves": [set(reserve) for reserve in self.reserves],
            "bought": set(self.bought),
            "dirk": set(self.dirk),
            "scores": self.scores(),
            "walls": [longest_wall(grounds) for grounds in self.grounds],
            "scorings": self.held,
            "first": self.first,
        }

    def whole_game(self) -> Plies:
        """Set-up, turns until the market cannot be filled, and the end (AL-2, AL-3, AL-8)."""
        yield from self.set_up()
        seat = self.first
        assert seat is not None
        last = False
        while not last:
            yield from self.action_part(seat)
            yield from self.placing(seat, may_give=self.players == 2)
            yield from self.refill_display()
            yield from self.refill_market()
            last = self.is_last_turn()
            yield from self.hold_drawn_scorings()
            seat = (seat + 1) % self.players
        yield from self.give_out_the_market()
        self.score(places=3)

    def set_up(self) -> Plies:
        """Dirk's tiles, market, starting money, first player, display, piles (AL-2, AL-9.3)."""
        if self.players == 2:
            yield from self.draw_for_dirk(6)
        yield from self.refill_market()
        for hand in self.hands:
            while total(list(hand.elements())) < 20:
                hand[(yield from self.draw_card())] += 1
        self.first = min(range(self.players), key=self.starting_rank)
        yield from self.refill_display()
        size, extra = divmod(self.unseen.total(), 5)
        scoring = {2: "scoring 1", 4: "scoring 2"}
        for number in range(1, 6):
            self.piles.append(Pile(size + (number <= extra), scoring.get(number)))

    def starting_rank(self, seat: int) -> tuple[int, int, int]:
        """Fewest cards, then least money, then lowest seat goes first (AL-2.3)."""
        cards = list(self.hands[seat].elements())
        return len(cards), total(cards), seat

    def draw_tile(self) -> Draw:
        """One tile from the bag, all equally likely (AL-2.6)."""
        tile = yield Question("chance", chances={t: Fraction(1, len(self.bag)) for t in self.bag})
        self.bag.remove(tile)
        return tile

    def draw_card(self) -> Draw:
        """The top card of the deck: scoring card of its pile, or any money card (AL-2.6)."""
        self.piles = [pile for pile in self.piles if pile.money or pile.scoring]
        top = self.piles[0] if self.piles else Pile(self.unseen.total(), None)
        chances: dict[str, Fraction] = {}
        if top.scoring:
            chances[top.scoring] = Fraction(1, top.money + 1)
        if top.money:
            money = 1 - sum(chances.values(), Fraction(0))
            for card, count in (+self.unseen).items():
                chances[card] = money * Fraction(count, self.unseen.total())
        card = yield Question("chance", chances=chances)
        if card == top.scoring:
            top.scoring = None
        else:
            top.money -= 1
            self.unseen[card] -= 1
        return card

    def refill_display(self) -> Plies:
        """Four money cards face up; scoring cards are set aside (AL-2.4, AL-6.1 to AL-6.3)."""
        while self.display.total() < 4:
            if not self.unseen.total():
                self.unseen, self.discards = self.discards, Counter()
            if not self.unseen.total():
                return
            card = yield from self.draw_card()
            if card.startswith("scoring"):
                self.drawn.append(card)
            else:
                self.display[card] += 1

    def refill_market(self) -> Plies:
        """Empty slots in ascending order, as long as the bag has tiles (AL-2.1, AL-6.1, AL-8.1)."""
        for slot in range(4):
            if self.market[slot] is None and self.bag:
                self.market[slot] = yield from self.draw_tile()

    def draw_for_dirk(self, count: int) -> Plies:
        """Dirk draws so many tiles, or all there are (AL-9.3)."""
        for _ in range(min(count, len(self.bag))):
            self.dirk.add((yield from self.draw_tile()))

    def is_last_turn(self) -> bool:
        """Whether no further turn is played: short market, or by option an empty bag (AL-8.1)."""
        return None in self.market or (self.end == "empty-bag" and not self.bag)

    def action_part(self, seat: int) -> Plies:
        """One action, and another one after each exact payment (AL-3.1, AL-3.4 to AL-3.6)."""
        again = True
        while again:
            text = yield Question(seat, self.actions(seat) or {"pass"})
            verb, *words = text.split()
            again = False
            if verb == "take":
                self.display -= Counter(words)
                self.hands[seat] += Counter(words)
            elif verb == "buy":
                again = self.buy(seat, words[0], words[2:])
            elif verb == "build":
                self.lay(seat, words[0], cell_of(words[2]))
            elif verb == "remove":
                self.lift(seat, words[0])
            elif verb == "exchange":
                self.lay(seat, words[2], self.lift(seat, words[0]))

    def buy(self, seat: int, tile: str, cards: list[str]) -> bool:
        """Pay for a tile of the market and set it apart; whether it was paid exactly (AL-3.3)."""
        self.hands[seat] -= Counter(cards)
        self.discards += Counter(cards)
        self.market[self.market.index(tile)] = None
        self.bought.add(tile)
        return total(cards) == price_of(tile)

    def lay(self, seat: int, tile: str, cell: Cell) -> None:
        """Put a tile of the reserve on the grounds."""
        self.reserves[seat].remove(tile)
        self.grounds[seat][cell] = tile

    def lift(self, seat: int, tile: str) -> Cell:
        """Put a tile of the grounds into the reserve; the cell where it lay."""
        [cell] = [there for there, lying in self.grounds[seat].items() if lying == tile]
        del self.grounds[seat][cell]
        self.reserves[seat].add(tile)
        return cell

    def actions(self, seat: int) -> set[str]:
        """All the seat may do now: take money, buy or redesign (AL-3.1, AL-3.8)."""
        return self.takings() | self.purchases(seat) | self.redesigns(seat)

    def takings(self) -> set[str]:
        """Any one card of the display, or several of together at most five (AL-3.2)."""
        cards = in_order(list(self.display.elements()))
        return {
            "take " + " ".join(some)
            for size in range(1, len(cards) + 1)
            for some in combinations(cards, size)
            if size == 1 or total(list(some)) <= 5
        }

    def purchases(self, seat: int) -> set[str]:
        """Every tile of the market with every payment in the currency of its slot (AL-3.3)."""
        texts = set()
        for letter, tile in zip(CURRENCIES, self.market, strict=True):
            if tile is not None:
                purse = [card for card in self.hands[seat].elements() if card[0] == letter]
                for cards in payments(purse, price_of(tile)):
                    texts.add(f"buy {tile} with {' '.join(cards)}")
        return texts

    def redesigns(self, seat: int) -> set[str]:
        """Build, remove or exchange, so that the final layout obeys AL-4 (AL-5.1 to AL-5.3)."""
        grounds = self.grounds[seat]
        texts = set()
        for new in self.reserves[seat]:
            texts |= {f"build {new} at {place}" for place in places_for(new, grounds)}
        for cell, old in grounds.items():
            if is_lawful({there: tile for there, tile in grounds.items() if there != cell}):
                texts.add(f"remove {old}")
            for new in self.reserves[seat]:
                if is_lawful(grounds | {cell: new}):
                    texts.add(f"exchange {old} for {new}")
        return texts

    def placing(self, seat: int, *, may_give: bool) -> Plies:
        """New tiles go one by one to the grounds, the reserve or Dirk (AL-3.7, AL-8.3, AL-9.4)."""
        while self.bought:
            options = {f"reserve {tile}" for tile in self.bought}
            for tile in self.bought:
                places = places_for(tile, self.grounds[seat])
                options |= {f"place {tile} at {place}" for place in places}
                if may_give:
                    options.add(f"give {tile}")
            verb, tile, *words = (yield Question(seat, options)).split()
            self.bought.remove(tile)
            if verb == "place":
                self.grounds[seat][cell_of(words[1])] = tile
            elif verb == "reserve":
                self.reserves[seat].add(tile)
            else:
                self.dirk.add(tile)

    def hold_drawn_scorings(self) -> Plies:
        """The scorings drawn in this refill, each followed by Dirk's tiles (AL-6.3, AL-9.3)."""
        for card in sorted(self.drawn):
            self.drawn.remove(card)
            self.score(places=1 if card == "scoring 1" else 2)
            if self.players == 2:
                yield from self.draw_for_dirk(6 if card == "scoring 1" else len(self.bag) // 3)

    def score(self, *, places: int) -> None:
        """Majorities of the six types, Dirk's tiles too, and the walls (AL-7.1, AL-7.2, AL-9.5)."""
        owned = [list(grounds.values()) for grounds in self.grounds]
        if self.players == 2:
            owned.append(list(self.dirk))
        for kind, ladder in LADDER.items():
            counts = [sum(kind_of(tile) == kind for tile in tiles) for tiles in owned]
            for who, points in enumerate(majority(counts, ladder[places - 1])):
                self.points[who] += points
        for seat, grounds in enumerate(self.grounds):
            self.points[seat] += longest_wall(grounds)
        self.held += 1

    def give_out_the_market(self) -> Plies:
        """Tiles left go to whoever alone has most of the slot's currency (AL-8.2, AL-8.3)."""
        for slot, letter in enumerate(CURRENCIES):
            purses = [
                total([card for card in hand.elements() if card[0] == letter])
                for hand in self.hands
            ]
            tile = self.market[slot]
            if tile is not None and max(purses) > 0 and purses.count(max(purses)) == 1:
                self.gifts[purses.index(max(purses))].add(tile)
                self.market[slot] = None
        assert self.first is not None
        for step in range(self.players):
            seat = (self.first + step) % self.players
            self.bought, self.gifts[seat] = self.gifts[seat], set()
            yield from self.placing(seat, may_give=False)
