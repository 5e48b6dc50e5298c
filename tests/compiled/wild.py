"""Kernels that nobody would write: random statements of everything a kernel may contain.

Every expression knows how many bits its numbers take at most, so that none goes beyond 64.
"""

from random import Random

HEAD = '''"""Kernels made at random."""

from alhambra.core.bits import size
from alhambra.core.kernel import kernel
from tests.compiled.scene import *
'''
LITERALS = [0, 1, 2, 3, 7, 31, 63, 64, 255, 1000, -1, -2, -7, 1 << 31, (1 << 31) - 1]
LITERALS += [-(1 << 31), 2_000_000_000, -2_000_000_000, 1 << 40, -(1 << 40)]
TABLES = {"BYTES": 8, "SHORTS": 16, "WORDS": 32, "FLAGS": 1}
MOST = 62
"""Bits that a number may take."""


class Wild:
    """Writes one kernel after another."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.locals: dict[str, int] = {}
        self.lines: list[str] = []
        self.in_loop = False
        self.left = 0

    def kernel(self, name: str) -> str:
        """The text of a kernel over a scene and two numbers."""
        self.locals = {"a": 40, "b": 6}
        self.lines = ["", "", "@kernel", f"def {name}(at, a, b):"]
        self.left = 14
        while self.left > 0:
            self.statement(1)
        parts = [self.bounded(self.number(3), 50) for _ in range(2)]
        known = " + ".join(f"({each} & 1048575)" for each in self.locals)
        self.lines.append(f"    return {parts[0]} + {parts[1]} + {known}")
        return "\n".join(self.lines) + "\n"

    # -- statements -------------------------------------------------------------------------------

    def say(self, depth: int, text: str) -> None:
        """Write a line."""
        self.lines.append("    " * depth + text)

    def statement(self, depth: int) -> None:
        """One statement, or one with others inside."""
        self.left -= 1
        kinds = [self.name_it] * 3 + [self.write, self.add, self.both, self.call] * 2
        if depth < 4:
            kinds += [self.branch, self.count, self.wait]
        self.random.choice(kinds)(depth)

    def name_it(self, depth: int) -> None:
        """A local name gets a value, or another one."""
        name = self.random.choice(("p", "q", "int", "long", "auto"))
        if name not in self.locals and depth > 1:
            name = "a"
        bits = 40
        self.say(depth, f"{name} = {self.bounded(self.number(3), bits)}")
        self.locals[name] = bits

    def write(self, depth: int) -> None:
        """A field gets a value."""
        self.say(depth, f"{self.place(2)} = {self.bounded(self.number(3), 5)} & 63")

    def add(self, depth: int) -> None:
        """A field or a name is changed by another number."""
        sign = self.random.choice(("&=", "|=", "^="))
        if self.random.random() < 0.5:
            self.say(depth, f"{self.place(2)} {sign} {self.bounded(self.number(2), 5)} & 63")
        elif self.random.random() < 0.5:
            self.say(depth, f"a {sign} {self.bounded(self.number(2), 40)}")
        else:
            sign = self.random.choice(("//=", "%="))
            self.say(depth, f"{self.place(2)} {sign} ({self.bounded(self.number(2), 5)} & 63) + 1")

    def both(self, depth: int) -> None:
        """Two at once."""
        one, two = (self.bounded(self.number(2), 5) + " & 63" for _ in range(2))
        first = self.random.choice(("b", self.place(1)))
        self.say(depth, f"{first}, {self.place(2)} = {one}, {two}")

    def call(self, depth: int) -> None:
        """For what it does."""
        self.say(depth, self.writer(2)[0])

    def branch(self, depth: int) -> None:
        """If, and perhaps else."""
        self.say(depth, f"if {self.flag(3)}:")
        self.inside(depth)
        if self.random.random() < 0.6:
            self.say(depth, "else:")
            self.inside(depth)

    def count(self, depth: int) -> None:
        """A loop with steps; its name is read after it."""
        low = self.bounded(self.number(1), 2)
        high = self.bounded(self.number(1), 3)
        step = self.random.choice((1, 1, 2, -1, -3))
        name = f"i{depth}"
        self.say(depth, f"{name} = 0")
        self.locals[name] = 5
        given = f"{low}, {high}, {step}" if step != 1 or self.random.random() < 0.5 else high
        self.say(depth, f"for {name} in range({given}):")
        self.looped(depth)

    def wait(self, depth: int) -> None:
        """A loop that goes on while something holds, three times at most."""
        name = f"n{depth}"
        self.say(depth, f"{name} = 0")
        self.say(depth, f"while {name} < 3 and {self.flag(2)}:")
        self.say(depth + 1, f"{name} += 1")
        self.looped(depth)

    def looped(self, depth: int) -> None:
        """The inside of a loop."""
        before, self.in_loop = self.in_loop, True
        self.inside(depth)
        self.in_loop = before

    def inside(self, depth: int) -> None:
        """Some statements further in; names that are first given there do not count outside."""
        before = set(self.locals)
        for _ in range(self.random.randint(1, 2)):
            self.statement(depth + 1)
        if self.in_loop and self.random.random() < 0.3:
            self.say(depth + 1, f"if {self.flag(1)}:")
            self.say(depth + 2, self.random.choice(("break", "continue")))
        self.locals = {name: bits for name, bits in self.locals.items() if name in before}

    # -- expressions: text and bits ---------------------------------------------------------------

    def bounded(self, number: tuple[str, int], bits: int) -> str:
        """The number, or what is left of it."""
        text, has = number
        return f"({text})" if has <= bits else f"(({text}) % {1 << bits})"

    def number(self, depth: int) -> tuple[str, int]:
        """Any number."""
        if depth <= 0:
            return self.leaf()
        kinds = [self.leaf, self.divided, self.shifted, self.unary, self.choice, self.smallest]
        kinds += [self.joined] * 3 + [self.asked] * 2 + [self.writer]
        return self.random.choice(kinds)(depth)

    def leaf(self, depth: int = 0) -> tuple[str, int]:
        """Nothing is reckoned, but perhaps where it stands."""
        kind = self.random.randrange(5)
        if kind == 0:
            literal = self.random.choice(LITERALS)
            return f"{literal}" if literal >= 0 else f"({literal})", abs(literal).bit_length()
        if kind == 1:
            return self.random.choice([*self.locals.items()])
        if kind == 2:
            name, bits = self.random.choice([*TABLES.items()])
            return f"{name}[{self.index(depth - 1)}]", bits
        if kind == 3:
            tables = ("PLANE[{}][{}]", "CUBE[{} & 1][{} & 3][b & 7]")
            text = self.random.choice(tables)
            return text.format(self.index(depth - 1), self.index(depth - 1)), 12
        return self.place(depth - 1), 6

    def index(self, depth: int) -> str:
        """A number from 0 to 7."""
        if depth < 0:
            return self.random.choice(("b & 7", "a & 7", "at.x & 7", "1", "step(at) & 7"))
        return f"{self.bounded(self.number(depth), 40)} & 7"

    def place(self, depth: int) -> str:
        """A field of the scene."""
        kind = self.random.randrange(5)
        if kind == 0:
            return self.random.choice(("at.x", "at.y", "at.default"))
        if kind == 1:
            return f"at.cells[{self.index(depth)}]"
        if kind == 2:
            return f"at.int[{self.index(depth)}]"
        return f"at.grid[{self.index(depth)}][{self.index(depth)}]"

    def joined(self, depth: int) -> tuple[str, int]:
        """Two numbers."""
        (one, bits), (two, more) = self.number(depth - 1), self.number(depth - 1)
        sign = self.random.choice("+-*&|^")
        total = bits + more if sign == "*" else max(bits, more) + 1
        if total > MOST:
            one, two, total = f"({one}) % 100003", f"({two}) % -1009", 28
        return f"({one} {sign} {two})", total

    def divided(self, depth: int) -> tuple[str, int]:
        """With every sign, never by zero."""
        (one, bits), two = self.number(depth - 1), self.bounded(self.number(depth - 1), 20)
        return f"({one} {self.random.choice(('//', '%'))} ({two} * 2 + 1))", max(bits, 23)

    def shifted(self, depth: int) -> tuple[str, int]:
        """To either side."""
        one, bits = self.number(depth - 1)
        two = self.bounded(self.number(depth - 1), 20)
        if bits < 50 and self.random.random() < 0.5:
            return f"({one} << ({two} & 7))", bits + 8
        return f"({one} >> ({two} & 63))", bits

    def unary(self, depth: int) -> tuple[str, int]:
        """One number, or a flag as one."""
        if self.random.random() < 0.3:
            return f"(-({self.flag(depth - 1)}))", 1
        one, bits = self.number(depth - 1)
        text = self.random.choice(("(-{})", "(~({} + 0))", "abs({})"))
        return text.format(f"({one})"), bits + 1

    def choice(self, depth: int) -> tuple[str, int]:
        """One of two."""
        (one, bits), (two, more) = self.number(depth - 1), self.number(depth - 1)
        return f"({one} if {self.flag(depth - 1)} else {two})", max(bits, more)

    def smallest(self, depth: int) -> tuple[str, int]:
        """Of two or three."""
        parts = [self.number(depth - 1) for _ in range(self.random.randint(2, 3))]
        text = ", ".join(part for part, _ in parts)
        return f"{self.random.choice(('min', 'max'))}({text})", max(bits for _, bits in parts)

    def asked(self, depth: int) -> tuple[str, int]:
        """Whether something holds, as a number; or how much something has."""
        kind = self.random.randrange(6)
        if kind == 0:
            return f"size({self.number(depth - 1)[0]} & {(1 << 50) - 1})", 6
        if kind == 1:
            return self.random.choice(("len(at.grid)", "len(PLANE[0])", "sum_of(BYTES)")), 14
        if kind == 2:
            return f"sum_of(at.grid[{self.index(depth - 1)}])", 14
        return f"({self.flag(depth)})", 1

    def writer(self, depth: int) -> tuple[str, int]:
        """A call that writes, and has a value."""
        one, two = (self.bounded(self.number(depth - 1), 40) for _ in range(2))
        return self.random.choice(
            (
                (f"put(at, {one}, {two})", 6),
                ("step(at)", 6),
                ("turn(at)", 1),
                (f"paint(at.grid[{one} & 7], {two}, {one})", 8),
                (f"blur(at.grid, ({two}) & 1023)", 8),
                (f"mixed({one} & 63, {self.place(1)}, {two} & 63)", 21),
                (f"second({one}, {two})", 40),
            )
        )

    def flag(self, depth: int) -> str:
        """What is true or false."""
        kind = self.random.randrange(8)
        if depth <= 0 or kind < 4:
            signs = ("==", "!=", "<", "<=", ">", ">=")
            parts = [self.number(depth - 1)[0] for _ in range(self.random.choice((2, 2, 3, 4)))]
            text = f"({parts[0]})"
            for part in parts[1:]:
                text += f" {self.random.choice(signs)} ({part})"
            return f"({text})"
        one, two = self.flag(depth - 1), self.flag(depth - 1)
        if kind == 4:
            return f"(not {one})"
        if kind == 5:
            return f"({one} {self.random.choice('&|^')} {two})"
        if kind == 6:
            return f"({one} if {self.flag(depth - 1)} else {two})"
        return f"({one} {self.random.choice(('and', 'or'))} {two})"
