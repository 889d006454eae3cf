"""Who sees whom: the straight line between the centres of two fields, and the walls that it must not cross.

The rule for close calls: a line that only touches the end of a wall goes on, and so does one that grazes the corner of
a black square. But where walls end at the line from both sides at one point, as where two black squares meet at a
corner, nobody sees through; nor along a wall. Figures are in nobody's way. All of it is reckoned in whole numbers below
8192, exactly, once for each map; then a look is a question to a set.
"""

from wusel.engine.sets import added, only

Spot = tuple[int, int]
Wall = tuple[int, int, int, int]


def sight_lines(spots: list[Spot], walls: list[Wall]) -> list[int]:
    """For each field the set of fields that are seen from it, itself among them."""
    seen = [only(field) for field in range(len(spots))]
    for here in range(len(spots)):
        for there in range(here):
            if sees(spots[here], spots[there], walls):
                seen[here] = added(seen[here], there)
                seen[there] = added(seen[there], here)
    return seen


def sees(here: Spot, there: Spot, walls: list[Wall]) -> bool:
    """Whether no wall is between two spots."""
    left: set[Spot] = set()
    right: set[Spot] = set()
    for x1, y1, x2, y2 in walls:
        one, other = (x1, y1), (x2, y2)
        a, b = side(here, there, one), side(here, there, other)
        if a == 0 and b == 0:
            if runs_along(here, there, one, other):
                return False
        elif a == 0 or b == 0:
            end = one if a == 0 else other
            if 0 < ahead(here, there, end) < ahead(here, there, there):
                (left if a + b > 0 else right).add(end)
        elif (a > 0) != (b > 0) and side(one, other, here) * side(one, other, there) < 0:
            return False
    return left.isdisjoint(right)


def side(here: Spot, there: Spot, spot: Spot) -> int:
    """On which side of a line a spot lies: above 0, below 0, or 0 if it is on the line."""
    return (there[0] - here[0]) * (spot[1] - here[1]) - (there[1] - here[1]) * (spot[0] - here[0])


def ahead(here: Spot, there: Spot, spot: Spot) -> int:
    """How far along a line a spot lies: 0 where it begins."""
    return (there[0] - here[0]) * (spot[0] - here[0]) + (there[1] - here[1]) * (spot[1] - here[1])


def runs_along(here: Spot, there: Spot, one: Spot, other: Spot) -> bool:
    """Whether a wall on the line lies between the two spots, wholly or in part."""
    a, b = ahead(here, there, one), ahead(here, there, other)
    return max(a, b) > 0 and min(a, b) < ahead(here, there, there)
