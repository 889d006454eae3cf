"""Lines of sight: the straight line between the centres of two fields, and the walls that it must not cross.

Close calls: a line that only touches the end of a wall is clear, and so is a line that grazes the corner of a black
square. A line is blocked if walls end on it from both sides at one point, for example where two black squares meet at a
corner. A line along a wall is blocked, too. Figures block no line. Everything is computed exactly once for each map, in
integers below 8192; afterwards a look is a set lookup.
"""

from wusel.engine.sets import added, only

Spot = tuple[int, int]
Wall = tuple[int, int, int, int]


def sight_lines(spots: list[Spot], walls: list[Wall]) -> list[int]:
    """Return, for each field, the set of fields that are seen from it, including itself."""
    seen = [only(field) for field in range(len(spots))]
    for here in range(len(spots)):
        for there in range(here):
            if sees(spots[here], spots[there], walls):
                seen[here] = added(seen[here], there)
                seen[there] = added(seen[there], here)
    return seen


def sees(here: Spot, there: Spot, walls: list[Wall]) -> bool:
    """Return whether there is no wall between two spots."""
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
    """Return the side of a line on which a spot lies: above 0, below 0, or 0 if it is on the line."""
    return (there[0] - here[0]) * (spot[1] - here[1]) - (there[1] - here[1]) * (spot[0] - here[0])


def ahead(here: Spot, there: Spot, spot: Spot) -> int:
    """Return the position of a spot along a line, 0 at its beginning."""
    return (there[0] - here[0]) * (spot[0] - here[0]) + (there[1] - here[1]) * (spot[1] - here[1])


def runs_along(here: Spot, there: Spot, one: Spot, other: Spot) -> bool:
    """Return whether a wall on the line lies between the two spots, wholly or in part."""
    a, b = ahead(here, there, one), ahead(here, there, other)
    return max(a, b) > 0 and min(a, b) < ahead(here, there, there)
