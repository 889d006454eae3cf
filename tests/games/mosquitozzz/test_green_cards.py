"""Green cards: each symbol repels a mosquito, and the flat hand depends on chance."""

from collections import Counter
from statistics import mean, pvariance

import pytest

from tests.games.mosquitozzz.scene import GAME, Scene

EIGHTEEN = "apocalypse*2 invasion*2"


def throws(scene: Scene, said: str) -> list[str]:
    """Return the throws after a choice of seat 0: the number of discs, and the number of squashed ones."""
    return [each.removeprefix("threw 0 ") for each in scene.do(0, said).told if each.startswith("threw")]


@pytest.mark.rule("MZ-GR1", "MZ-GR2")
@pytest.mark.parametrize(
    ("card", "symbols"),
    {"scented_candle": 1, "mosquito_spray": 2, "mosquito_coil": 3, "electric_swatter": 4, "fog_bomb": 5}.items(),
)
def test_each_symbol_repels_one_mosquito(card: str, symbols: int) -> None:
    scene = Scene(at="defend", swarm="apocalypse*2", hands={0: card}).do(0, f"use {card}")
    assert scene.s.left == 10 - symbols


@pytest.mark.rule("MZ-GR2")
def test_candle_and_spray_repel_three_together() -> None:
    scene = Scene(at="defend", swarm="apocalypse infestation attack", hands={0: "scented_candle mosquito_spray"})
    scene.do(0, "use scented_candle", "use mosquito_spray")
    assert scene.s.left == 6


@pytest.mark.rule("MZ-GR1")
def test_symbols_too_many_are_lost() -> None:
    scene = Scene(at="defend", swarm="attack", blood={0: 6}, hands={0: "fog_bomb"}).do(0, "use fog_bomb")
    assert scene.s.left == 0
    assert scene.blood == [6, 10, 10]
    scene.do(0, "pass_lamp 1")
    scene.come("infestation")
    assert scene.lay("attack", "flat_hand", "flat_hand").s.left == 4, "nothing carries over to the next attack"


@pytest.mark.rule("MZ-GR3", "MZ-Q20")
@pytest.mark.parametrize("squashed", [0, 2, 6])
def test_a_flat_hand_throws_a_disc_for_every_mosquito_left(squashed: int) -> None:
    scene = Scene(at="defend", swarm="apocalypse air_raid", hands={0: "scented_candle flat_hand"})
    scene.do(0, "use scented_candle")
    scene.come(squashed)
    assert throws(scene, "use flat_hand") == [f"6 {squashed}"]
    assert scene.s.left == 6 - squashed


@pytest.mark.rule("MZ-GR5", "MZ-GR3")
def test_a_second_flat_hand_throws_only_for_what_the_first_one_left() -> None:
    scene = Scene(at="defend", swarm="apocalypse", hands={0: "flat_hand*2"}, come=(3, 1))
    assert throws(scene, "use flat_hand") == ["5 3"]
    assert throws(scene, "use flat_hand") == ["2 1"]
    assert scene.s.left == 1


@pytest.mark.rule("TC-MZ-33", "MZ-GR4")
def test_eighteen_mosquitos_are_thrown_for_as_fifteen_and_three() -> None:
    scene = Scene(at="defend", swarm=EIGHTEEN, hands={0: "flat_hand"}, come=(8, 1))
    assert scene.s.left == 18
    assert throws(scene, "use flat_hand") == ["15 8", "3 1"]
    assert scene.s.left == 9


@pytest.mark.rule("MZ-GR4")
@pytest.mark.parametrize(
    ("swarm", "discs"),
    [
        ("apocalypse*2 invasion attack", [15]),
        ("apocalypse*2 invasion air_raid", [15, 1]),
        (f"{EIGHTEEN} infestation*4", [15, 15]),
        (f"{EIGHTEEN} infestation*4 attack", [15, 15, 1]),
    ],
)
def test_no_throw_has_more_than_fifteen_discs_and_every_mosquito_gets_one(swarm: str, discs: list[int]) -> None:
    scene = Scene(at="defend", swarm=swarm, hands={0: "flat_hand"}, come=(0,) * len(discs))
    assert throws(scene, "use flat_hand") == [f"{n} 0" for n in discs]


@pytest.mark.rule("TC-MZ-33", "MZ-GR4", "MZ-Q20")
def test_eighteen_discs_fall_like_eighteen_fair_coins() -> None:
    scene = Scene(at="defend", swarm=EIGHTEEN, hands={0: "flat_hand"})
    slap = scene.choice("use flat_hand")
    squashed = []
    for seed in range(4000):
        world = scene.s.clone()
        world.reseed(seed)
        GAME.apply(world, 0, slap)
        squashed.append(18 - world.left)
    assert mean(squashed) == pytest.approx(9, abs=0.1)
    assert pvariance(squashed) == pytest.approx(4.5, abs=0.3)


@pytest.mark.rule("MZ-Q20")
def test_three_discs_show_every_result_as_often_as_fair_coins_do() -> None:
    scene = Scene(at="defend", swarm="infestation", hands={0: "flat_hand"})
    slap = scene.choice("use flat_hand")
    seen: Counter[int] = Counter()
    for seed in range(4000):
        world = scene.s.clone()
        world.reseed(seed)
        GAME.apply(world, 0, slap)
        seen[3 - world.left] += 1
    assert [seen[n] for n in range(4)] == pytest.approx([500, 1500, 1500, 500], abs=100)
