"""Where chance comes from: a dealer that draws by seed and ply, and a generator for compiled play.

No global generator is used anywhere. A dealer's draw depends only on its seed and on the number of
the ply, so a game taken back and played on meets the same dice, and copies of a game agree.
"""

from dataclasses import dataclass, field
from hashlib import sha256
from struct import Struct
from typing import Annotated, Protocol

from alhambra.core.checks import check_whole
from alhambra.core.errors import IllegalOption
from alhambra.core.kernel import inlined, kernel
from alhambra.core.memory import Layout
from alhambra.core.values import Column

WORD = 0xFFFFFFFF
"""The generator works on 32-bit words, so that int64 never wraps and both ways of running agree."""


SPAN = 1 << 64
"""How many numbers eight bytes can hold."""
NEARLY_ALL = SPAN - (1 << 32)
"""Below this no number is favoured, however many ways there are: never 2 ** 32."""
_first_eight = Struct(">Q").unpack_from

SEED_DIGITS = 18
"""Seeds are whole numbers from 0 on, of at most so many digits."""


class Dealer(Protocol):
    """Draws the chances of one game."""

    def draw(self, ply: int, ways: int) -> int:
        """A number from 0 to ways - 1, each equally likely, for the chance at this ply."""
        ...


@dataclass(frozen=True)
class SeededDealer:
    """Draws every chance from a seed: the same seed, the same dice.

    A bot that draws lots names its own purpose, or it would draw what the dice drew.
    """

    seed: int
    purpose: str = ""
    _head: str = field(init=False, repr=False, compare=False)
    """How the text of every draw begins."""

    def __post_init__(self) -> None:
        """Refuse what is no seed; write what all draws have in common once."""
        check_seed(self.seed)
        object.__setattr__(self, "_head", f"{self.purpose}{self.seed}")

    def draw(self, ply: int, ways: int) -> int:
        """A fair draw: SHA-256 of seed and ply, redrawn where it would favour small numbers."""
        again = 0
        while True:
            text = f"{self._head} {ply} {again}".encode()
            number: int = _first_eight(sha256(text).digest())[0]
            if number < NEARLY_ALL or number < SPAN // ways * ways:
                return number % ways
            again += 1


def check_seed(seed: int) -> None:
    """Refuse what is no seed, since no record could hold it; raises IllegalOption."""
    check_whole("seed", seed, least=0)
    if seed >= 10**SEED_DIGITS:
        raise IllegalOption("seed", "digits", seed, most=SEED_DIGITS)


def dealer_of(seed: int | None) -> Dealer | None:
    """The dealer a seed asks for; raises IllegalOption for what is no seed."""
    return None if seed is None else SeededDealer(seed)


class Generator(Protocol):
    """The memory of one xorshift128 generator."""

    state: Annotated[Column, 4]


GENERATOR: Layout[Generator] = Layout(Generator)


@inlined
def next_word(generator: Generator) -> int:
    """The next 32-bit word."""
    new = generator.state[3]
    new = new ^ ((new << 11) & WORD)
    new = new ^ (new >> 8)
    old = generator.state[0]
    generator.state[3] = generator.state[2]
    generator.state[2] = generator.state[1]
    generator.state[1] = old
    new = new ^ old ^ (old >> 19)
    generator.state[0] = new
    return new


@inlined
def draw(generator: Generator, ways: int) -> int:
    """A number from 0 to ways - 1, each equally likely."""
    product = next_word(generator) * ways
    if product & WORD < ways:
        unfair = (WORD + 1) % ways
        while product & WORD < unfair:
            product = next_word(generator) * ways
    return product >> 32


@kernel
def seed_generator(generator: Generator, seed: int, game: int) -> None:
    """Start the generator for one game of a batch, far from those of its neighbours."""
    word = _scramble((seed + 0x9E3779B9) & WORD)
    word = _scramble(word ^ (seed >> 32 & WORD))
    for part in range(4):
        word = _scramble(word ^ ((game + part) & WORD))
        word = _scramble(word ^ (game >> 32 & WORD))
        generator.state[part] = word
    generator.state[0] |= 1


@inlined
def _scramble(word: int) -> int:
    """Mix the bits of a 32-bit word."""
    word = ((word ^ (word >> 16)) * 0x21F0AAAD) & WORD
    word = ((word ^ (word >> 15)) * 0x735A2D97) & WORD
    return word ^ (word >> 15)
