"""The rulebook's example of exploring towards the queen."""

import pytest

from tests.games.schwarm.scene import Scene

WHITE = 0


@pytest.mark.rule("TC-SW-07", "SW-F2", "SW-F3", "SW-F8", "SW-KO1")
def test_three_researchers_lay_three_tiles_and_meet_the_queen() -> None:
    scene = Scene(play="researcher", stations={WHITE: "north5:3"}, hold={WHITE: "straight tee*2 cross"})
    scene.do(WHITE, "explore e2", "lay ns", "explore e3", "lay nsw", "explore e4", "lay nesw")
    assert scene.points[WHITE] == 23
    assert [scene.has_buoy(WHITE, field) for field in ("e2", "e3", "e4", "queen")] == [True] * 4
    assert scene.s.players[WHITE].buoys_left == 24
    assert (scene.asking, scene.asked) == ("play_card", [1]), "there is no fourth researcher to lay a fourth tile"
    assert scene.game.faults(scene.s) == []
