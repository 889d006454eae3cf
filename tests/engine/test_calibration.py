"""Calibration: observed frequencies for predicted chances."""

import pytest

from wusel.engine.calibration import Calibration

STEPS = [number / 200 for number in range(201)]


@pytest.mark.parametrize(("shift", "scale"), [(0.0, 1.0), (0.8, 1.5), (-1.2, 0.4), (3.0, 0.9)])
def test_the_order_of_chances_stays_and_so_does_what_is_certain(shift: float, scale: float) -> None:
    found = [Calibration(shift, scale).of(chance) for chance in STEPS]
    assert found == sorted(set(found)), "what looks likelier is likelier"
    assert (found[0], found[-1]) == (0.0, 1.0)


def test_without_numbers_a_chance_is_what_it_looks_like() -> None:
    assert [Calibration().of(chance) for chance in STEPS] == [pytest.approx(chance) for chance in STEPS]


def test_even_odds_are_moved_by_the_shift_alone() -> None:
    assert Calibration(1.0986, 2.0).of(0.5) == pytest.approx(0.75, abs=0.001), "three to one"


def test_a_map_that_turns_the_order_round_is_refused() -> None:
    with pytest.raises(ValueError, match="above 0"):
        Calibration(0.0, -1.0)
