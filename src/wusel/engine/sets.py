"""Sets of small numbers (fields, seats, faces of a die), each a single int with a bit for every member.

A set is a value: it is compared with ==, saved as the number it is, and changed by writing a new one back. Members
count from 0. As long as all are below 60, a compiled set is a machine word, and asking or changing it takes a few
instructions. Larger members work too, but every result is then a big integer that has to be allocated. That is tens of
times slower, about as slow as searching a short list.
"""

from typing import Final, Generic, TypeVar

One = TypeVar("One", bound=int)

NONE: Final = 0
WORD_BITS: Final = 60
WORD: Final = 0xFFFFFFFFFFFFFFF


# The members in each byte of a set. A lookup table is used because this is a hot path.
BYTES: Final = 8
MEMBERS: Final = [[[8 * at + one for one in range(8) if byte >> one & 1] for byte in range(256)] for at in range(BYTES)]


class Ready(Generic[One]):
    """One number for each possible member of a set, such as a choice for every field. The numbers for a whole set are
    looked up at once."""

    __slots__ = ("lists",)

    def __init__(self, numbers: list[One]) -> None:
        bytes_ = [numbers[at : at + 8] for at in range(0, len(numbers), 8)]
        self.lists = [[[eight[one] for one in ones if one < len(eight)] for ones in MEMBERS[0]] for eight in bytes_]

    def of(self, group: int) -> list[One]:
        """Return the numbers for the members of a set, the smallest member first."""
        found: list[One] = []
        for lists in self.lists:
            if group & 255:
                found += lists[group & 255]
            group >>= 8
        return found


class Unions:
    """One set for each possible member of a set, such as the neighbours of every field. The union for a whole set is
    looked up at once."""

    __slots__ = ("sets",)

    def __init__(self, groups: list[int]) -> None:
        self.sets: list[list[int]] = []
        for at in range(0, len(groups), 8):
            unions = [NONE]
            for group in groups[at : at + 8]:
                unions += [union | group for union in unions]
            self.sets.append(unions)

    def of(self, group: int) -> int:
        """Return the union of the sets that belong to the members."""
        found = NONE
        for unions in self.sets:
            if group & 255:
                found |= unions[group & 255]
            group >>= 8
        return found


def only(one: int) -> int:
    """Return the set with a single member."""
    return 1 << one


def first(n: int) -> int:
    """Return the set of the numbers 0 to n-1."""
    return (1 << n) - 1


def set_of(members: list[One]) -> int:
    """Return the set of these numbers, which may be listed more than once."""
    group = 0
    for one in members:
        group |= 1 << one
    return group


def has(group: int, one: int) -> bool:
    return group >> one & 1 == 1


def added(group: int, one: int) -> int:
    """Return the set with one more member. Nothing changes if it is one already."""
    return group | 1 << one


def removed(group: int, one: int) -> int:
    """Return the set without a member. Nothing changes if it is not one."""
    return group & ~(1 << one)


def union(group: int, other: int) -> int:
    """Return the union of two sets."""
    return group | other


def common(group: int, other: int) -> int:
    """Return the intersection of two sets."""
    return group & other


def difference(group: int, other: int) -> int:
    """Return the members of the first set that are not in the other."""
    return group & ~other


def meet(group: int, other: int) -> bool:
    """Return whether two sets have a member in common."""
    return group & other != 0


def covers(group: int, other: int) -> bool:
    """Return whether the first set contains the other."""
    return other & ~group == 0


def lowest(group: int) -> int:
    """Return the smallest member; -1 if there is none."""
    return (group & -group).bit_length() - 1


def count(group: int) -> int:
    """Return the number of members."""
    n = 0
    while group > 0:
        word = group & WORD
        while word:
            word &= word - 1
            n += 1
        group >>= WORD_BITS
    return n


def members(group: int) -> list[int]:
    """Return all members, the smallest first."""
    found: list[int] = []
    start = 0
    while group > 0:
        byte = group & 255
        if byte:
            found += MEMBERS[start][byte] if start < BYTES else [start * 8 + one for one in MEMBERS[0][byte]]
        group >>= 8
        start += 1
    return found
