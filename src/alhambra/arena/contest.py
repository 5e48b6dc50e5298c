"""A contest: who meets whom, how often, at which seats and with which chance."""

import hashlib
import shlex
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from alhambra.bots import registry
from alhambra.core.chance import check_seed
from alhambra.core.checks import check_whole
from alhambra.core.errors import IllegalOption
from alhambra.core.rules import Rules, find_rules

USUAL_SEATS = 2


@dataclass(frozen=True)
class Match:
    """One game of a contest: the number of its chance, and who sits where."""

    number: int
    """Matches of one number have the same chance: what differs is who plays."""
    seating: tuple[str, ...]


@dataclass(frozen=True)
class Contest:
    """Players of one game who all meet each other, two by two, equally often at every seat."""

    game: str
    players: tuple[str, ...]
    seats: int = USUAL_SEATS
    games: int = 100
    """How many games each player plays against each other."""
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    """The options of the game, as a record's header names them."""
    against: str | None = None
    """The one of the players whom all others meet, and nobody else."""

    def rules(self) -> Rules:
        """The rules that are played by; raises IllegalOption."""
        counts = find_rules(self.game).player_counts
        check_whole("--seats", self.seats, least=counts[0], most=counts[-1])
        if "players" in self.options:
            raise IllegalOption("--option", "seats-option", "players")
        header = {"players": str(self.seats), **self.options}
        return find_rules(self.game).from_header(header)

    def check(self) -> None:
        """Refuse what cannot be played before anything is; raises AlhambraError."""
        check_seed(self.seed)
        rules = self.rules()
        check_whole("--games", self.games, least=1)
        for place, player in enumerate(self.players):
            registry.ready(registry.make(self.game, player, taught_for=rules))
            if player in self.players[:place]:
                raise IllegalOption("--players", "once", name=player)
        if self.against is not None and (len(self.players) == 1 or self.seats == 1):
            raise IllegalOption("--against", "others", self.against)

    def command(self) -> str:
        """The call that plays this contest."""
        words = ["alhambra", "arena", self.game, "--players", ",".join(self.players)]
        words += ["--seats", str(self.seats), "--games", str(self.games), "--seed", str(self.seed)]
        for key, value in self.options.items():
            words += ["--option", f"{key}={value}"]
        if self.against is not None:
            words += ["--against", self.against]
        return shlex.join(words)

    def matches(self) -> list[Match]:
        """All games of the contest; those of the same chance follow each other."""
        found: dict[Match, None] = {}
        for number in range(-(-self.games // self._games_a_number)):
            for lone, others in self._meetings():
                for seat in range(self._games_a_number):
                    if number * self._games_a_number + seat < self.games:
                        seating = (others,) * seat + (lone,) + (others,) * (self.seats - 1 - seat)
                        found[Match(number, seating)] = None
        return list(found)

    def chance_of(self, number: int) -> int:
        """The seed of the dealer of all matches of this number."""
        text = f"arena {self.seed} {number}".encode()
        return int.from_bytes(hashlib.sha256(text).digest()[:6], "big")

    @property
    def _games_a_number(self) -> int:
        """How often a player meets another with the same chance: once at every seat."""
        return self.seats if len(self.players) > 1 else 1

    def _meetings(self) -> Iterator[tuple[str, str]]:
        """Who plays alone against whom; everybody against each other, both ways, or all one."""
        if self.against is not None:
            yield from ((one, self.against) for one in self.players if one != self.against)
            return
        if len(self.players) == 1 or self.seats == 1:
            yield from ((player, player) for player in self.players)
            return
        for one, other in combinations(self.players, 2):
            yield one, other
            yield other, one
