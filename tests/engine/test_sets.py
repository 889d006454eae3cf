"""Sets as bits: they do what Python's own sets do, far beyond a machine word too."""

from hypothesis import given
from hypothesis import strategies as st

from wusel.engine.events import EVERYBODY
from wusel.engine.sets import (
    NONE,
    Ready,
    Unions,
    added,
    common,
    count,
    covers,
    difference,
    first,
    has,
    lowest,
    meet,
    members,
    only,
    removed,
    set_of,
    union,
)

numbers = st.integers(0, 200)
some = st.sets(numbers, max_size=40)


def bits(plain: set[int]) -> int:
    return set_of(list(plain))


def test_guests_come_and_go() -> None:
    party = only(3)
    party = added(added(party, 0), 3)
    assert members(party) == [0, 3]
    assert has(party, 0)
    assert not has(party, 1)
    party = removed(removed(party, 0), 1)
    assert party == only(3)
    assert removed(party, 3) == NONE


def test_the_first_few() -> None:
    assert members(first(4)) == [0, 1, 2, 3]
    assert first(0) == NONE
    assert count(first(61)) == 61


def test_nobody_is_the_lowest_of_none() -> None:
    assert lowest(NONE) == -1
    assert lowest(set_of([70, 65])) == 65


def test_everybody_has_every_seat() -> None:
    assert all(has(EVERYBODY, seat) for seat in range(100))


@given(some)
def test_a_set_is_its_members(plain: set[int]) -> None:
    group = bits(plain)
    assert members(group) == sorted(plain)
    assert set_of(members(group)) == group
    assert count(group) == len(plain)
    assert lowest(group) == min(plain, default=-1)


@given(some, numbers)
def test_one_member_more_or_less(plain: set[int], one: int) -> None:
    group = bits(plain)
    assert has(group, one) == (one in plain)
    assert added(group, one) == bits(plain | {one})
    assert removed(group, one) == bits(plain - {one})


@given(some, some)
def test_two_sets_beside_each_other(plain: set[int], other: set[int]) -> None:
    a, b = bits(plain), bits(other)
    assert union(a, b) == bits(plain | other)
    assert common(a, b) == bits(plain & other)
    assert difference(a, b) == bits(plain - other)
    assert meet(a, b) == bool(plain & other)
    assert covers(a, b) == (other <= plain)
    assert union(difference(a, b), common(a, b)) == a, "nothing is made or lost"


@given(st.lists(numbers, max_size=40), st.data())
def test_what_stands_ready_is_that_of_each_member(ready: list[int], data: st.DataObject) -> None:
    plain = data.draw(st.sets(st.sampled_from(range(len(ready))))) if ready else set()
    assert Ready(ready).of(bits(plain)) == [ready[one] for one in sorted(plain)]


@given(st.lists(st.integers(0, 2**40), max_size=40), st.data())
def test_unions_have_what_is_in_any_of_the_members(groups: list[int], data: st.DataObject) -> None:
    plain = data.draw(st.sets(st.sampled_from(range(len(groups))))) if groups else set()
    expected = set().union(*[members(groups[one]) for one in plain])
    assert Unions(groups).of(bits(plain)) == bits(expected)
