"""Lines of sight: a wine cellar with pillars."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from wusel.engine.grid import Grid, square
from wusel.engine.sets import has, members
from wusel.engine.sight import sees, sight_lines

CELLAR = Grid(
    [
        ".....",
        ".#...",
        "...#.",
        "..#..",
    ],
    black="#",
)
SEEN = sight_lines(CELLAR.spots(), CELLAR.walls())


def see(one: str, other: str) -> bool:
    return has(SEEN[CELLAR.names.index(one)], CELLAR.names.index(other))


def test_a_pillar_stands_in_the_way() -> None:
    assert see("a1", "e1")
    assert not see("a2", "c2")
    assert not see("a1", "c3")
    assert not see("b1", "b4")


def test_a_line_may_graze_a_corner() -> None:
    assert see("a2", "b1")
    assert see("b3", "c2")
    assert not see("a3", "c1"), "this one goes through the middle"


def test_nobody_sees_between_two_pillars_that_touch() -> None:
    assert not see("c3", "d4")
    assert see("c3", "d2")


def test_a_thin_wall_hides_what_is_behind_it_and_not_what_is_beside() -> None:
    wall = [(2, 0, 2, 4)]
    assert not sees((0, 2), (4, 2), wall)
    assert not sees((0, 1), (4, 6), wall)
    assert sees((0, 4), (4, 4), wall), "the end of a wall is only touched"
    assert sees((0, 2), (1, 2), wall)


def test_two_walls_make_a_corner_that_hides() -> None:
    assert not sees((0, 4), (4, 4), [(2, 0, 2, 4), (2, 4, 2, 8)])
    assert sees((0, 4), (4, 4), [(2, 0, 2, 4), (2, 4, 4, 0)]), "both are on the same side"
    assert sees((0, 4), (4, 4), [(1, 0, 1, 4), (3, 4, 3, 8)]), "there is a gap between them"


def test_nobody_sees_along_a_wall() -> None:
    assert not sees((0, 0), (9, 0), [(2, 0, 5, 0)])
    assert not sees((3, 0), (4, 0), [(2, 0, 5, 0)])
    assert sees((0, 0), (2, 0), [(2, 0, 5, 0)])
    assert sees((6, 0), (9, 0), [(2, 0, 5, 0)])


def test_fields_can_lie_anywhere() -> None:
    seen = sight_lines([(0, 0), (50, 10), (100, 0)], [(50, -20, 50, 5)])
    assert [members(group) for group in seen] == [[0, 1], [0, 1, 2], [1, 2]]


# --- any room

squares = st.tuples(st.integers(0, 5), st.integers(0, 5))


def inside(here: tuple[int, int], there: tuple[int, int], cell: tuple[int, int]) -> bool:
    """Return whether a part of a line lies inside a square. The line is clipped at each of the four sides."""
    begin, end = Fraction(0), Fraction(1)
    for axis in (0, 1):
        start, step = here[axis], there[axis] - here[axis]
        low, high = 2 * cell[axis], 2 * cell[axis] + 2
        if step == 0:
            if not low < start < high:
                return False
            continue
        cuts = sorted((Fraction(low - start, step), Fraction(high - start, step)))
        begin, end = max(begin, cuts[0]), min(end, cuts[1])
    return begin < end


def squeezes(here: tuple[int, int], there: tuple[int, int], black: set[tuple[int, int]]) -> bool:
    """Return whether a line goes through a point where two black squares meet at their corners."""
    for x in range(1, 6):
        for y in range(1, 6):
            falling = {(x - 1, y - 1), (x, y)} <= black
            rising = {(x - 1, y), (x, y - 1)} <= black
            across, down = there[0] - here[0], there[1] - here[1]
            on_it = across * (2 * y - here[1]) == down * (2 * x - here[0])
            between = min(here[0], there[0]) < 2 * x < max(here[0], there[0])
            if on_it and between and ((falling and across * down < 0) or (rising and across * down > 0)):
                return True
    return False


@given(st.sets(squares, max_size=14), squares, squares)
def test_black_squares_hide_what_a_ruler_says(
    black: set[tuple[int, int]], one: tuple[int, int], other: tuple[int, int]
) -> None:
    here, there = ((2 * cell[0] + 1, 2 * cell[1] + 1) for cell in (one, other))
    walls = [wall for cell in black - {one, other} for wall in square(*cell)]
    blocked = any(inside(here, there, cell) for cell in black - {one, other})
    expected = not blocked and not squeezes(here, there, black - {one, other})
    assert sees(here, there, walls) == expected
    assert sees(there, here, walls) == expected, "whoever sees is seen"


@given(st.lists(st.text(".#", min_size=5, max_size=5), min_size=4, max_size=4))
def test_neighbours_see_each_other(rows: list[str]) -> None:
    grid = Grid(rows, "#")
    seen = sight_lines(grid.spots(), grid.walls())
    assert all(has(seen[here], there) and has(seen[there], here) for here, there in grid.pairs())
    assert all(has(seen[here], here) for here in range(len(grid.cells)))
