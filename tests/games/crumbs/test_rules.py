"""The rules of Crumbs, one by one."""

import pytest

from tests.games.crumbs.scene import GAME, Scene
from wusel.engine.written_state import faults_of_state
from wusel.games.view_reading import names_in


@pytest.mark.rule("CR-S1", "CR-C1")
def test_the_table_at_the_beginning() -> None:
    scene = Scene(0, 0, 0)
    view = scene.table.view(0)
    assert (view["crumbs"], view["gathered"], view["turn"], view["spent"]) == ([0, 0, 0], 0, 0, [])
    assert names_in(scene.table.view(2), "pile") == [GAME.content.names.find[find] for find in GAME.content.pile]
    assert [event.what for event in scene.table.opening] == [[GAME.events.by_name["turn_begins"].number, 0]]


@pytest.mark.rule("CR-S2")
def test_a_handful_has_one_of_each_find_that_does_a_single_thing() -> None:
    s = GAME.new({"players": 2, "pile": "handful", "goal": 3}, 1)
    assert [GAME.content.names.find[find] for find in s.pile] == ["bread_crumb", "cake_crumb", "biscuit", "cat"]
    assert faults_of_state(GAME, s) == []


@pytest.mark.rule("CR-T1", "CR-T4", "CR-F1")
def test_finds_are_turned_up_until_somebody_stops() -> None:
    scene = Scene(0, 0, come="bread_crumb biscuit")
    scene.do(0, "turn_up", "turn_up")
    assert scene.told == ["found 0 bread_crumb", "gathered 0 1", "found 0 biscuit", "gathered 0 3"]
    assert (scene.s.gathered, scene.s.crumbs) == (4, [0, 0])
    scene.do(0, "stop")
    assert scene.told == ["kept 0 4", "turn_begins 1"]
    assert (scene.s.gathered, scene.s.crumbs, scene.asked) == (0, [4, 0], [1])


@pytest.mark.rule("CR-T2")
def test_nobody_stops_before_the_first_find() -> None:
    scene = Scene(0, 0, come="bread_crumb")
    assert scene.offers(0) == {"turn_up"}
    assert scene.refused(0, "stop") == "CR-T2"
    scene.do(0, "turn_up")
    assert scene.offers(0) == {"turn_up", "stop"}


@pytest.mark.rule("CR-F4")
def test_the_cat_takes_what_was_gathered_and_nothing_else() -> None:
    scene = Scene(5, 2, come="cake_crumb cat")
    scene.do(0, "turn_up", "turn_up")
    assert scene.told[2:] == ["found 0 cat", "cat_came 0 2", "kept 0 0", "turn_begins 1"]
    assert (scene.s.crumbs, scene.s.gathered, scene.s.caught, scene.asked) == ([5, 2], 0, 0, [1])


@pytest.mark.rule("CR-F3", "CR-T3")
def test_a_dropped_plate_is_a_treat_for_all_others() -> None:
    scene = Scene(0, 0, 3, come="dropped_plate")
    scene.do(0, "turn_up")
    assert scene.told == ["found 0 dropped_plate", "gathered 0 4", "treated 1 1", "treated 2 1"]
    assert (scene.s.crumbs, scene.s.gathered) == ([0, 1, 4], 4)


@pytest.mark.rule("CR-F2", "CR-T3")
def test_whom_to_rob_is_asked_and_then_the_find_goes_on() -> None:
    scene = Scene(0, 5, 0, 1, come="unguarded_larder")
    scene.do(0, "turn_up")
    assert (scene.asking, scene.offers(0)) == ("pick_victim", {"rob 1", "rob 3"})
    assert scene.table.view(1)["about"] == {"crumbs": 2}
    assert scene.refused(0, "rob 2") == "CR-F2", "who has nothing"
    assert scene.refused(0, "rob 0") == "CR-F2", "oneself"
    assert scene.refused(0, "stop") == "", "another step speaks of that"
    scene.do(0, "rob 3")
    assert scene.told == ["robbed 0 3 1", "gathered 0 1"], "no more than there is"
    assert (scene.s.crumbs, scene.s.gathered) == ([0, 5, 0, 0], 2)


@pytest.mark.rule("CR-F2")
@pytest.mark.parametrize(("kept", "gathered"), [((3, 0), 1), ((3,), 1), ((0, 9), 3)])
def test_nobody_is_asked_where_there_is_no_choice(kept: tuple[int, ...], gathered: int) -> None:
    scene = Scene(*kept, come="unguarded_larder")
    scene.do(0, "turn_up")
    assert (scene.asking, scene.s.gathered) == ("take_turn", gathered)


@pytest.mark.rule("CR-E1", "CR-E2")
def test_enough_crumbs_end_the_game() -> None:
    scene = Scene(10, 11, goal=12, come="biscuit")
    scene.do(0, "turn_up")
    assert scene.table.result() is None, "what is gathered is not kept yet"
    scene.do(0, "stop")
    result = scene.table.result()
    assert result is not None
    assert (result.ranks, result.scores, result.reason, result.won) == ([1, 2], [13, 11], "enough", None)


@pytest.mark.rule("CR-E1")
def test_a_treat_may_be_enough_for_another() -> None:
    scene = Scene(0, 11, goal=12, come="dropped_plate")
    scene.do(0, "turn_up", "stop")
    result = scene.table.result()
    assert result is not None
    assert result.ranks == [2, 1]


@pytest.mark.rule("CR-E1", "CR-E2")
def test_with_the_last_find_the_game_is_over_and_equals_share_the_victory() -> None:
    scene = Scene(2, 4, 1, left="cake_crumb")
    scene.do(0, "turn_up")
    result = scene.table.result()
    assert result is not None
    assert (result.ranks, result.scores, result.reason) == ([1, 1, 3], [4, 4, 1], "pile_empty")


@pytest.mark.rule("CR-E3")
@pytest.mark.parametrize(("kept", "won"), [(17, True), (16, False)])
def test_alone_one_plays_against_the_pile(kept: int, won: bool) -> None:
    scene = Scene(kept, left="biscuit")
    assert GAME.plays_together(scene.s)
    scene.do(0, "turn_up")
    result = scene.table.result()
    assert result is not None
    assert (result.won, result.ranks) == (won, [1 if won else 2])


@pytest.mark.rule("CR-H1")
def test_everybody_knows_what_is_left() -> None:
    scene = Scene(0, 0, come="biscuit")
    before = names_in(scene.table.view(1), "pile")
    scene.do(0, "turn_up")
    before.remove("biscuit")
    assert scene.table.view(1)["pile"] == before
    assert scene.table.view(-1)["spent"] == ["biscuit"]
