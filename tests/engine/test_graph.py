"""Ways and distances: an attic with a trunk to climb onto, a gutter with a current, and a cat in the way."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wusel.engine.errors import BadContent
from wusel.engine.graph import BARRED, FAR, NOWHERE, Graph, Routes
from wusel.engine.grid import Grid
from wusel.engine.sets import NONE, added, covers, has, members, only, set_of

OPEN, UP, DOWN, EDGE, CURRENT = range(5)
ATTIC = Grid(
    [
        "..hh",
        ".#yh",
        "....",
        ">>>.",
    ],
    black="#",
)
HIGH, STEP, GUTTER = "h", "y", ">"


def attic() -> Graph:
    """Return the attic. An edge separates trunk (h) and floor. From the step (y) one climbs up, and jumps down."""
    graph = Graph(len(ATTIC.cells))
    for here, there in ATTIC.pairs():
        marks = ATTIC.marks[here] + ATTIC.marks[there]
        if marks.count(HIGH) != 1:
            graph.join(here, there, OPEN)
        elif STEP not in marks:
            graph.join(here, there, EDGE)
        else:
            low, high = (here, there) if ATTIC.marks[there] == HIGH else (there, here)
            graph.lead(low, high, UP)
            graph.lead(high, low, DOWN)
    for here, (row, column) in enumerate(ATTIC.cells):
        if ATTIC.marks[here] == GUTTER and column < 2:
            graph.lead(here, ATTIC.field_at(row, column + 1), CURRENT)
    return graph


MAP = attic()
MOUSE = Routes(MAP, [1, 3, 1, BARRED, BARRED])
RAT = Routes(MAP, [1, 1, 1, 1, BARRED])


def at(name: str) -> int:
    return ATTIC.names.index(name)


def fields(*names: str) -> int:
    return set_of([at(name) for name in names])


def names(group: int) -> set[str]:
    return {ATTIC.names[field] for field in members(group)}


def test_fields_have_names_and_marks() -> None:
    assert len(ATTIC.cells) == 15
    assert (ATTIC.marks[at("c1")], ATTIC.marks[at("c2")], ATTIC.marks[at("a4")]) == (HIGH, STEP, GUTTER)
    assert ATTIC.field_at(1, 1) == ATTIC.field_at(0, 4) == ATTIC.field_at(-1, 0) == NOWHERE


def test_nobody_squeezes_past_a_black_corner() -> None:
    assert names(RAT.near[at("a2")]) == {"a1", "a3"}
    assert names(RAT.near[at("c4")]) == {"b3", "c3", "d3", "b4", "d4"}


def test_climbing_costs_more_than_jumping() -> None:
    assert MOUSE.distance(at("c2"), at("c1")) == 3
    assert MOUSE.distance(at("c1"), at("c2")) == 1
    assert MOUSE.distance(at("b1"), at("c1")) == 9
    assert RAT.distance(at("b1"), at("c1")) == 1


def test_with_five_points_one_gets_onto_the_trunk_or_across() -> None:
    assert names(MOUSE.reach(at("b3"), 5, NONE, NONE)) == set(ATTIC.names)
    assert set(ATTIC.names) - names(MOUSE.reach(at("b3"), 4, NONE, NONE)) == {"c1", "d1", "d2"}
    assert names(MOUSE.reach(at("b3"), 1, NONE, NONE)) == {"a3", "b3", "c3", "a4", "b4", "c4"}


def test_a_cat_is_walked_round_or_not_at_all() -> None:
    assert MOUSE.path(at("a1"), at("c3"), NONE) == [at("a2"), at("a3"), at("b3"), at("c3")]
    assert MOUSE.path(at("a1"), at("c3"), fields("b3")) == [at("a2"), at("a3"), at("b4"), at("c3")]
    assert MOUSE.path(at("a1"), at("c3"), fields("a3")) == []
    assert MOUSE.path(at("a1"), at("a1"), NONE) == []


def test_the_longer_way_can_be_the_shorter_one() -> None:
    assert routes(3, [(0, 2, 3), (0, 1, 1), (1, 2, 1)]).path(0, 2, NONE) == [1, 2]
    assert routes(3, [(0, 2, 1), (0, 1, 1), (1, 2, 1)]).path(0, 2, NONE) == [2]


def test_a_move_ends_in_the_gutter() -> None:
    wet = fields("a4", "b4", "c4")
    reached = MOUSE.reach(at("a3"), 9, fields("b3"), wet)
    assert names(reached) == {"a1", "a2", "a3", "b1", "a4", "b4"}
    assert has(MOUSE.reach(at("b4"), 1, NONE, wet), at("c3")), "it does not keep anybody who begins there"


def test_the_current_leads_one_way() -> None:
    assert MAP.along(at("a4"), CURRENT) == at("b4")
    assert MAP.along(at("c4"), CURRENT) == NOWHERE
    adrift = Routes(MAP, [BARRED, BARRED, BARRED, BARRED, 1])
    assert adrift.distance(at("a4"), at("c4")) == 2
    assert adrift.distance(at("c4"), at("a4")) == FAR


def test_a_crooked_map_is_refused() -> None:
    with pytest.raises(BadContent, match=r"row 2 of the map, '\.\.', is not as long as the first"):
        Grid(["...", ".."], "#")


# --- any map


@st.composite
def maps(draw: st.DrawFn) -> tuple[int, list[tuple[int, int, int]]]:
    """Draw a number of fields, and ways between them with their costs."""
    n = draw(st.integers(1, 9))
    field = st.integers(0, n - 1)
    return n, draw(st.lists(st.tuples(field, field, st.integers(1, 3)), max_size=25))


def routes(n: int, ways: list[tuple[int, int, int]]) -> Routes:
    graph = Graph(n)
    for here, there, cost in ways:
        graph.lead(here, there, cost)
    return Routes(graph, [BARRED, 1, 2, 3])


def shortest(n: int, ways: list[tuple[int, int, int]]) -> list[int]:
    """Return all distances, found the slow way over each field in turn."""
    apart = [0 if here == there else FAR for here, there in product(range(n), repeat=2)]
    for here, there, cost in ways:
        apart[here * n + there] = min(apart[here * n + there], cost)
    for over, here, there in product(range(n), repeat=3):
        apart[here * n + there] = min(apart[here * n + there], apart[here * n + over] + apart[over * n + there])
    return apart


@given(maps())
def test_distances_are_the_shortest(drawn: tuple[int, list[tuple[int, int, int]]]) -> None:
    n, ways = drawn
    assert routes(n, ways).apart == shortest(n, ways)


@given(maps(), st.integers(0, 511), st.integers(0, 12), st.data())
def test_blocked_fields_are_as_if_they_were_not_there(
    drawn: tuple[int, list[tuple[int, int, int]]], blocked: int, most: int, data: st.DataObject
) -> None:
    n, ways = drawn
    here = data.draw(st.integers(0, n - 1))
    free = [way for way in ways if not has(blocked, way[1])]
    taken = routes(n, ways).spread(here, most, blocked, NONE)
    expected = shortest(n, free)[here * n : here * n + n]
    assert taken == [cost if cost <= most else FAR for cost in expected]
    reached = routes(n, ways).reach(here, most, blocked, NONE)
    assert members(reached) == [field for field in range(n) if taken[field] <= most]
    assert added(routes(n, ways).freely(here, most), here) == routes(n, ways).reach(here, most, NONE, NONE)


@given(maps(), st.integers(0, 511), st.integers(0, 511), st.data())
def test_whoever_stops_early_gets_no_farther(
    drawn: tuple[int, list[tuple[int, int, int]]], blocked: int, ends: int, data: st.DataObject
) -> None:
    n, ways = drawn
    here = data.draw(st.integers(0, n - 1))
    going = [way for way in ways if way[0] == here or not has(ends, way[0])]
    made = routes(n, ways)
    assert made.spread(here, 9, blocked, ends) == routes(n, going).spread(here, 9, blocked, NONE)
    assert covers(made.reach(here, 9, blocked, NONE), made.reach(here, 9, blocked, ends))


@given(maps(), st.integers(0, 511), st.data())
def test_a_path_is_as_long_as_the_distance(
    drawn: tuple[int, list[tuple[int, int, int]]], blocked: int, data: st.DataObject
) -> None:
    n, ways = drawn
    here, there = data.draw(st.integers(0, n - 1)), data.draw(st.integers(0, n - 1))
    made = routes(n, ways)
    path = made.path(here, there, blocked)
    taken = made.spread(here, FAR, blocked, NONE)[there]
    assert bool(path) == (taken != FAR and here != there)
    if path:
        steps = zip([here, *path], path, strict=False)
        cost = sum(min(cost for start, end, cost in ways if (start, end) == step) for step in steps)
        assert cost == taken
        assert path[-1] == there
        assert not any(has(blocked, field) for field in path)


@given(maps())
def test_near_is_one_way_on(drawn: tuple[int, list[tuple[int, int, int]]]) -> None:
    n, ways = drawn
    made = routes(n, ways)
    for here in range(n):
        assert made.near[here] == set_of([there for start, there, _ in ways if start == here])
        assert covers(made.reach(here, 3, NONE, NONE), made.near[here] | only(here))
