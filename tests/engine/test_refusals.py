"""Refusals: a rule bars an option of the current step. An option of another step is just not asked for."""

import pytest

from tests.games.schwarm.scene import Scene
from wusel.engine.errors import IllegalChoice


def test_a_station_while_a_whale_swims_has_no_rule() -> None:
    scene = Scene(play="whale")
    assert scene.asking == "whale_swims"
    assert scene.refused(0, "build north4") == ""
    with pytest.raises(IllegalChoice, match=r"is not a choice at whale_swims$"):
        scene.do(0, "build north4")


@pytest.mark.rule("SW-D7", "SW-D6")
def test_what_the_whale_might_do_is_barred_by_its_rule() -> None:
    scene = Scene(play="whale")
    assert scene.refused(0, "rest") == "SW-D7"
    scene.do(0, "swim north")
    assert scene.refused(0, "swim south") == "SW-D6"
    with pytest.raises(IllegalChoice, match="is barred by SW-D6: "):
        scene.do(0, "swim south")


def test_whoever_is_not_asked_is_told_who_is() -> None:
    scene = Scene(play="whale")
    with pytest.raises(IllegalChoice, match=r"seat 1 is not asked now, but \[0\]") as refusal:
        scene.do(1, "swim north")
    assert refusal.value.rule == ""
