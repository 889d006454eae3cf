"""Finds that are used up, and events (MM-STA3, MM-FRE1)."""

import pytest

from tests.games.maus.scene import Scene
from tests.games.maus.test_abilities import dice_of


def use(scene: Scene, hero: str, item: str) -> Scene:
    """Use a find, and check that it is gone."""
    scene.do(0, f"use_item hero_{hero} {item}")
    assert scene.item(item) in scene.s.decks.spent_finds
    assert item not in scene.pack(hero)
    return scene


def happens(event: str, mice: str = "leader c4 wounds:1, archer b4 wounds:1, scamp a1", **more: object) -> Scene:
    """Let a mouse find an event."""
    return Scene(mice, dice="s", **more).find(event).do(0, "search")  # type: ignore[arg-type]


# --- for one use


@pytest.mark.rule("MM-K8", "MM-FRE1")
@pytest.mark.parametrize(
    ("item", "aims", "left"),
    [("search_one_use_1", {"healer", "leader"}, 0), ("search_one_use_2", {"healer", "leader", "archer"}, 1)],
)
def test_something_heals_whoever_is_there(item: str, aims: set[str], left: int) -> None:
    scene = use(Scene(f"healer a4 {item}, leader a4 wounds:2, archer b4, scamp f6"), "healer", item)
    assert scene.offers(0, "aim_at_mouse") == {f"hero_{hero}" for hero in aims}
    assert scene.do(0, "aim_at_mouse hero_leader").mouse("leader").wounds == left
    assert scene.s.turn.actions == 1


@pytest.mark.rule("MM-K8", "MM-CHW1", "MM-CHW2")
@pytest.mark.parametrize(("wheel", "after", "page"), [(0, 3, 1), (3, 0, 2)])
def test_a_sugar_lump_heals_all_and_fills_the_wheel(wheel: int, after: int, page: int) -> None:
    scene = Scene("healer a4 wounds:1 search_one_use_3, leader f6 wounds:2", wheel=wheel)
    use(scene, "healer", "search_one_use_3")
    assert [mouse.wounds for mouse in scene.s.party.mice] == [0, 1]
    assert (scene.s.chapter.wheel, scene.s.chapter.hourglass) == (after, page)


@pytest.mark.rule("MM-K8")
def test_a_recipe_heals_all() -> None:
    scene = use(Scene("healer a4 wounds:1 search_one_use_7, leader f6 wounds:2"), "healer", "search_one_use_7")
    assert ([mouse.wounds for mouse in scene.s.party.mice], scene.s.chapter.wheel) == ([0, 1], 0)


@pytest.mark.rule("MM-NEG5")
def test_burnt_toast_takes_away_three_things() -> None:
    scene = Scene("healer a4 search_one_use_4, leader a4 wounds:2 poison:1 stunned webbed bewitched")
    use(scene, "healer", "search_one_use_4").do(0, "aim_at_mouse hero_leader")
    leader = scene.mouse("leader")
    assert (leader.wounds, leader.poison) == (1, 0)
    assert [scene.is_in("leader", each) for each in ("stunned", "webbed", "bewitched")] == [False, False, True]


@pytest.mark.rule("MM-MOV2", "MM-MTU1")
def test_a_peppercorn_is_worth_four_points() -> None:
    scene = use(Scene("leader a4 search_one_use_5", points=2), "leader", "search_one_use_5")
    assert scene.s.turn.points == 6


@pytest.mark.rule("MM-MOV2", "MM-MOV4", "MM-MOV5")
def test_a_feather_carries_somebody_near() -> None:
    scene = use(Scene("leader a4 search_one_use_6, archer b4, scamp c4", "rat b6"), "leader", "search_one_use_6")
    assert scene.offers(0, "aim_at_mouse") == {"hero_leader", "hero_archer"}
    scene.do(0, "aim_at_mouse hero_archer", "aim_at_field b5", "aim_at_field b6")
    assert (scene.at("archer"), scene.asking) == ("b6", "take_turn")


@pytest.mark.rule("MM-ATK3", "MM-STA1")
def test_a_label_read_aloud_strikes_two_foes() -> None:
    scene = use(Scene("tinkerer d4 search_one_use_8", "rat d2, roach f4, spider e5"), "tinkerer", "search_one_use_8")
    scene.roll("sbbb bb").do(0, "aim_at_foe rat_1").roll("sbbb b").do(0, "aim_at_foe roach_1")
    assert (scene.foes, scene.s.turn.actions, scene.asking) == (["spider e5"], 0, "take_turn")


@pytest.mark.rule("MM-STA1")
def test_it_is_an_action() -> None:
    scene = Scene("leader d4 search_one_use_8", "rat d2", dice="x").do(0, "search")
    assert scene.refused(0, "use_item hero_leader search_one_use_8") == "MM-STA1"


@pytest.mark.rule("MM-ATK2", "MM-EAT4")
def test_a_love_letter_makes_all_braver() -> None:
    scene = use(Scene("leader a4 search_one_use_9, archer f6"), "leader", "search_one_use_9")
    assert [(mouse.dice, mouse.shield) for mouse in scene.s.party.mice] == [(1, 1), (1, 1)]


@pytest.mark.rule("MM-EMV4")
def test_with_a_ticket_nobody_looks_at_her() -> None:
    scene = use(Scene("leader a4 search_one_use_10, archer f6", points=2), "leader", "search_one_use_10")
    assert scene.is_in("leader", "unseen")
    assert scene.s.turn.points == 4


# --- tricks


@pytest.mark.rule("MM-ATK2")
def test_a_squeak_is_a_die_more() -> None:
    scene = use(Scene("leader c4 search_trick_1", "spider c4", dice="bbbb"), "leader", "search_trick_1")
    assert dice_of(scene.do(0, "attack gear_nib_sword spider"), "attacked") == [4]


@pytest.mark.rule("MM-EAT4")
def test_whoever_rolls_aside_defends_better() -> None:
    scene = Scene("leader c4 search_trick_2, archer a1", "rat c4", track="leader rats archer", dice="sb").do(
        0, "end_turn"
    )
    assert scene.offers(0) == {"use_item hero_leader search_trick_2", "let_it_be"}
    use(scene.roll("bbx"), "leader", "search_trick_2")
    assert dice_of(scene, "defended") == [3]
    assert scene.mouse("leader").wounds == 0


@pytest.mark.rule("MM-EAT4")
def test_tricks_are_for_oneself() -> None:
    scene = Scene("archer c4, leader c4 search_trick_2", "rat c4", track="archer rats leader", dice="sb bb")
    assert scene.do(0, "end_turn").asking == "take_turn"


@pytest.mark.rule("MM-EAT1", "MM-EMV4")
def test_flat_in_the_shadow_she_is_no_target() -> None:
    scene = Scene("leader c4 search_trick_3, archer b4", "rat c4", track="leader rats archer", dice="bbb")
    use(scene, "leader", "search_trick_3").do(0, "end_turn")
    assert [line.split()[3] for line in scene.told if line.startswith("foe_attacked")] == ["hero_archer"]


@pytest.mark.rule("MM-FRE1", "MM-STA3", "MM-ATK2", "MM-WAT2", "MM-TRP1")
@pytest.mark.parametrize(
    ("mouse", "said", "dice", "again", "wanted"),
    [
        ("a4", "search", "x", "b", "searched hero_leader bow 0"),
        ("a4 webbed", "recover", "x", "s", "freed_of hero_leader webbed"),
        ("d3", "climb_out c4", "x", "s", "swam hero_leader c4"),
        ("e1", "attack gear_nib_sword rat_1", "bbb", "ccc", "end_moved 7"),
        ("a6", "go a5", "xx", "xs", "trap_held hero_leader a5 ['sword_star', 'shield']"),
    ],
)
def test_once_more_rolls_again(mouse: str, said: str, dice: str, again: str, wanted: str) -> None:
    scene = Scene(f"leader {mouse} search_trick_4", "rat e1", room="room_8b", traps="a5", dice=dice).do(0, said)
    assert scene.offers(0) == {"use_item hero_leader search_trick_4", "let_it_be"}
    assert wanted in use(scene.roll(again), "leader", "search_trick_4").told


@pytest.mark.rule("MM-FRE1", "MM-EAT4")
def test_once_more_works_in_defence() -> None:
    scene = Scene("leader c4 search_trick_4, archer a1", "rat c4", track="leader rats archer", dice="sb bb")
    use(scene.do(0, "end_turn").roll("bx"), "leader", "search_trick_4")
    assert scene.mouse("leader").wounds == 0


@pytest.mark.rule("MM-RND3")
def test_pushing_in_moves_her_card_up_and_nobody_acts_twice() -> None:
    scene = Scene("leader c4 search_trick_5, archer a1, scamp a2", track="archer scamp leader")
    use(scene, "leader", "search_trick_5")
    assert scene.track == "leader archer scamp"
    scene.do(0, "end_turn")
    begun = [line.split()[0:2] for line in scene.told if line.split()[0] in ("round_begins", "turn_begins")]
    assert begun == [["round_begins", "2"], ["turn_begins", "hero_leader"]]


# --- events


@pytest.mark.rule("MM-NEG3", "MM-STA3")
def test_a_marble_knocks_down_whoever_is_near() -> None:
    scene = happens("search_event_1", foes="rat b4, rat f6, spider d4")
    assert [scene.is_in(name, "knocked_down") for name in ("leader", "archer", "scamp")] == [True, True, False]
    assert [foe.down for foe in scene.s.room.foes] == [1, 0, 0]


@pytest.mark.rule("MM-CHW1", "MM-STA3")
def test_a_creaking_board_fills_the_wheel() -> None:
    assert happens("search_event_2").s.chapter.wheel == 2
    scene = happens("search_event_2", wheel=4)
    assert (scene.s.chapter.wheel, scene.s.chapter.hourglass) == (0, 2)


@pytest.mark.rule("MM-NEG5", "MM-STA3")
@pytest.mark.parametrize(("event", "poison"), [("search_event_3", 0), ("search_event_4", 1)])
def test_a_splinter_and_a_bad_nut(event: str, poison: int) -> None:
    leader = happens(event).mouse("leader")
    assert (leader.wounds, leader.poison) == (2, poison)


@pytest.mark.rule("MM-STA3", "MM-CAP1")
def test_an_event_can_capture_her_and_then_her_turn_is_over() -> None:
    scene = happens("search_event_3", "leader c4 wounds:2, archer b4", track="leader archer")
    assert scene.at("leader") is None
    assert scene.s.turn.acting == scene.mouse("archer").hero


@pytest.mark.rule("MM-CHW1", "MM-STA3")
@pytest.mark.parametrize(("wheel", "after"), [(3, 1), (1, 0), (0, 0)])
def test_an_ant_brings_two_pieces_off_the_wheel(wheel: int, after: int) -> None:
    scene = happens("search_event_5", wheel=wheel)
    assert (scene.s.chapter.wheel, scene.mouse("leader").cheese) == (after, 2)


@pytest.mark.rule("MM-K8", "MM-STA3")
def test_a_warm_pipe_heals_all_and_a_larder_feeds_all() -> None:
    assert [mouse.wounds for mouse in happens("search_event_6").s.party.mice] == [0, 0, 0]
    assert [mouse.cheese for mouse in happens("search_event_7").s.party.mice] == [1, 1, 1]


def test_a_find_that_the_story_gives_is_taken_from_the_deck() -> None:
    """The seed chest under the jetty holds two cards, which then leave the deck."""
    scene = Scene("archer c6, leader a6", chapter=4, room="room_5b")
    before = len(scene.s.decks.finds)
    scene.do(0, "do_act act_seed_chest", "keep_find", "keep_find")
    assert len(scene.s.decks.finds) == before - 2
    assert scene.game.faults(scene.s) == []
