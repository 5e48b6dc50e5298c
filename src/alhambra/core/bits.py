"""Sets of small numbers held as the bits of one integer."""

from alhambra.core.kernel import inlined, written_as


@written_as("(int64_t)__builtin_popcountll((uint64_t)({}))")
def size(members: int) -> int:
    """How many members a set has."""
    return members.bit_count()


@written_as("(int64_t)__builtin_ctzll((uint64_t)({}))")
def lowest(members: int) -> int:
    """The smallest member of a set that has one."""
    return (members & -members).bit_length() - 1


@inlined
def has(members: int, member: int) -> bool:
    """Is this number in the set?"""
    return (members >> member) & 1 != 0


@inlined
def nth(members: int, number: int) -> int:
    """The member with so many smaller ones before it."""
    for _ in range(number):
        members &= members - 1
    return lowest(members)


@inlined
def nth_of_few(members: int, number: int, most: int) -> int:
    """The same for a set of at most so many: every step is made or not, and nothing branches."""
    for step in range(most - 1):
        fewer = members & (members - 1)
        members = fewer if step < number else members
    return lowest(members)
