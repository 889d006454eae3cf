"""The turn: its phases in order, and the order of the players."""

import pytest

from tests.games.mosquitozzz.scene import Scene

ANNA, BEN, CEM = 0, 1, 2


def a_turn_begins() -> Scene:
    hands = dict.fromkeys((ANNA, BEN, CEM), "scented_candle flat_hand")
    return Scene(swarm="attack", hands=hands, come=("air_raid",), display="medicine*2 ointment")


@pytest.mark.rule("MZ-T1")
def test_a_turn_goes_through_its_phases_and_the_next_one_begins() -> None:
    scene = a_turn_begins()
    seen = [scene.asking]
    scene.lay("scented_candle", "scented_candle", "scented_candle")
    for choice in ("use_laid 0", "end_defence", "enough", "learn medicine", "pass_lamp 2"):
        seen.append(scene.asking)
        scene.do(ANNA, choice)
    assert seen == ["lay_cards", "defend", "defend", "choose_staying", "take_experience", "hand_on_lamp"]
    assert (scene.asking, scene.s.turn) == ("lay_cards", 3)
    assert scene.told[-1] == "turn_begins 2 3"


@pytest.mark.rule("MZ-T2")
def test_only_the_holder_of_the_lamp_defends_pays_learns_and_passes_it_on() -> None:
    scene = a_turn_begins().lay("scented_candle", "scented_candle", "scented_candle")
    for choice in ("use_laid 0", "end_defence", "enough", "learn medicine", "pass_lamp 2"):
        assert scene.asked == [ANNA]
        assert scene.refused(BEN, choice) == ""
        scene.do(ANNA, choice)
    assert scene.blood == [8, 10, 10]


@pytest.mark.rule("MZ-T2", "MZ-D1")
def test_whoever_gets_the_lamp_is_attacked_next() -> None:
    scene = Scene(at="hand_on_lamp", swarm="attack").do(ANNA, f"pass_lamp {CEM}")
    scene.come("attack")
    scene.lay("flat_hand", "flat_hand", "flat_hand")
    assert (scene.asking, scene.asked) == ("defend", [CEM])
    scene.do(CEM, "end_defence")
    assert scene.blood == [10, 10, 8]
