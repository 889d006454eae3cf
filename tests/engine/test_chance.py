"""Chance: fair, repeatable, scriptable, and small enough to stay out of big integers."""

import pytest

from wusel.engine.chance import MULTIPLIER, STATES, Chance
from wusel.engine.errors import WuselError


def chance(seed: int) -> Chance:
    luck = Chance(1)
    luck.reseed(seed)
    return luck


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def is_prime(n: int) -> bool:
    """Miller-Rabin with bases that decide every number of this size."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(base, odd, n)
        if x not in (1, n - 1) and all(pow(x, 2**k, n) != n - 1 for k in range(1, twos)):
            return False
    return True


def test_the_period_is_as_long_as_it_can_be() -> None:
    assert STATES == MULTIPLIER * 2**30 - 1
    assert is_prime(STATES)
    assert is_prime((STATES - 1) // 2)


def test_no_state_has_more_than_60_bits() -> None:
    luck = chance(3)
    for _ in range(10_000):
        luck.word()
        assert 0 < luck.chance < 2**60


def test_the_same_seed_gives_the_same_draws() -> None:
    assert [chance(7).draw(1000) for _ in range(3)] == [chance(7).draw(1000)] * 3
    assert chance(7).draw(2**20) != chance(8).draw(2**20)


@pytest.mark.parametrize("n", [2, 3, 6, 24, 29])
def test_draws_are_even(n: int) -> None:
    luck = chance(n)
    counts = [0] * n
    for _ in range(3000 * n):
        counts[luck.draw(n)] += 1
    assert chi_square(counts) < 2 * n + 20


def test_first_draws_of_neighbouring_seeds_are_even_and_unrelated() -> None:
    pairs = [0] * 36
    followers = [0] * 36
    before = 0
    for seed in range(36_000):
        luck = chance(seed)
        first, second = luck.draw(6), luck.draw(6)
        pairs[first * 6 + second] += 1
        followers[before * 6 + first] += 1
        before = first
    assert chi_square(pairs) < 80
    assert chi_square(followers) < 80


@pytest.mark.parametrize("n", [1, 5, 10, 15])
def test_discs_fall_like_fair_coins(n: int) -> None:
    luck = chance(n)
    marked = [luck.toss(n) for _ in range(8000)]
    mean = sum(marked) / len(marked)
    variance = sum((each - mean) ** 2 for each in marked) / len(marked)
    assert abs(mean - n / 2) < 0.08
    assert abs(variance - n / 4) < 0.25
    assert set(marked) <= set(range(n + 1))


def test_a_pick_takes_one_card_out_of_the_pile() -> None:
    luck = chance(1)
    pile = [4, 4, 8, 12]
    picked = [luck.pick(pile) for _ in range(4)]
    assert sorted(picked) == [4, 4, 8, 12]
    assert pile == []


def test_a_script_says_what_comes_and_advances_the_generator_too() -> None:
    scripted, free = chance(5), chance(5)
    scripted.script = [12, 3, 2]
    pile = [4, 8, 12]
    assert (scripted.pick(pile), scripted.toss(6), scripted.draw(5)) == (12, 3, 2)
    free.draw(3), free.toss(6), free.draw(5)
    assert scripted.chance == free.chance
    assert scripted.draw(1000) == free.draw(1000)


@pytest.mark.parametrize("outcome", [99, -1])
def test_a_script_cannot_bring_what_cannot_come(outcome: int) -> None:
    luck = chance(5)
    luck.script = [outcome]
    with pytest.raises(WuselError, match="the script wants"):
        luck.pick([4, 8])
    luck.script = [outcome]
    with pytest.raises(WuselError, match="only 0 to 6"):
        luck.toss(6)
