"""The turn of foes: their order, their movement and their attacks (MM-ENT, MM-EMV, MM-EAT).

The mill, where most of this happens:

    .N..pP      d4 is special, c2, c3, c5, d5 are black,
    ..#.ph      f1, f2 are high: a red line is round them except at e3, the step
    .t#.y.
    ...s..
    W.##.p
    .S.x..
"""

import pytest

from tests.games.maus.scene import Scene
from tests.games.maus.telling import said, wanted


def foes_act(mice: str, foes: str, dice: str, **more: object) -> Scene:
    """Let the foes act. Their turn begins as soon as the leader has ended his, and then the archer's comes."""
    cards = {"rat": "rats", "rat_elite": "elites", "roach": "roaches", "spider": "spiders", "centipede": "centipedes"}
    card = cards[foes.split(maxsplit=1)[0]]
    others = " ".join(word for word in ("archer", "scamp", "healer", "tinkerer") if word in mice)
    scene = Scene(mice, foes, track=f"leader {card} {others}", **more)  # type: ignore[arg-type]
    return scene.roll(dice).do(0, "end_turn")


# --- order


@pytest.mark.rule("MM-ENT2", "MM-ENT3", "MM-RND1")
def test_the_nearest_acts_first_and_completely() -> None:
    """The rat on a3 attacks before the one on d3 has moved."""
    scene = foes_act("leader a1, archer f6", "rat d3, rat a3", "b bb c b")
    done = [line.split()[:3] for line in scene.told if line.split()[0] in ("foe_moved", "foe_attacked")]
    assert done == [["foe_moved", "rat", "rat_2"], ["foe_attacked", "rat", "rat_2"], ["foe_moved", "rat", "rat_1"]]


@pytest.mark.rule("MM-ENT1", "MM-ENT2", "MM-Q9")
def test_of_several_as_near_the_players_choose() -> None:
    """The player who leads the first free mouse on the track decides for all."""
    mice, track = "leader a1, archer f6", "archer leader rats"
    scene = Scene(mice, "rat a3, rat b3", track=track, players=2)
    scene.do(0, "end_turn")
    assert scene.asking == "foes_turn"
    assert scene.asked == [1]
    assert scene.offers(1) == {"act_first rat_1", "act_first rat_2"}


@pytest.mark.rule("MM-ENT2")
def test_the_order_is_found_anew_after_each_figure() -> None:
    """Two roaches are two steps from the archer. The first catches her; the second stays the only one to act."""
    scene = Scene("leader a6, archer b1", "roach d1, roach a3", track="leader roaches archer")
    scene.do(0, "end_turn")
    assert scene.offers(0) == {"act_first roach_1", "act_first roach_2"}
    scene.roll("b bb b bb").do(0, "act_first roach_2")
    assert [line.split()[2] for line in said(scene, "foe_attacked")] == ["roach_2", "roach_1"]


@pytest.mark.rule("MM-ENT2", "MM-Q9")
def test_whose_order_matters_to_nobody_is_told() -> None:
    """Both rats can only reach the leader. With the archer beside him, one of them could strike her as well."""
    alike = Scene("leader a1, archer f6", "rat a3, rat b3", track="leader rats archer").do(0, "end_turn")
    assert wanted(alike).get("moot") == 1
    mattering = Scene("leader b4, archer d4", "rat a4, rat c4", track="leader rats archer").do(0, "end_turn")
    assert mattering.offers(0) == {"act_first rat_1", "act_first rat_2"}
    assert "moot" not in wanted(mattering)


@pytest.mark.rule("MM-ENT2", "MM-Q9")
def test_nobody_is_asked_where_none_can_do_anything() -> None:
    """On the thread wall both gaps are full and the rats are behind them, each two steps from a mouse. One of them
    lies."""
    foes = "rat e3, rat e6 down, roach d3*4 calm, spider d6 calm"
    scene = foes_act("leader c3, archer c6", foes, "x b", room="room_4b")
    assert scene.asking == "take_turn"
    assert not said(scene, "foe_moved") + said(scene, "foe_attacked")
    assert said(scene, "foe_stood_up")


# --- melee foes move


@pytest.mark.rule("MM-EMV3", "MM-EMV4", "MM-Q7")
def test_a_foe_goes_as_far_as_its_die_says() -> None:
    """From f6 to the leader on a6; a bow is a 2."""
    scene = foes_act("leader a6, archer a1", "rat f6", "b b")
    assert scene.foes == ["rat d6"]
    assert said(scene, "foe_moved") == ["foe_moved rat rat_1 bow ['e6', 'd6']"]
    assert not said(scene, "foe_attacked")


@pytest.mark.rule("MM-EMV3", "MM-C4", "MM-K1")
@pytest.mark.parametrize(
    ("face", "there"), [("c", "e6"), ("B", "e6"), ("s", "d6"), ("b", "d6"), ("x", "c6"), ("X", "c6")]
)
def test_every_side_of_the_die_has_its_number(face: str, there: str) -> None:
    """Cheese and a bow with a star are 1, a sword and a bow 2, shields 3."""
    assert foes_act("leader a6, archer a1", "rat f6", f"{face} b").foes == [f"rat {there}"]


@pytest.mark.rule("MM-EMV4", "MM-Q7")
def test_it_enters_the_field_of_the_mouse_and_attacks() -> None:
    scene = foes_act("leader a6, archer a1", "rat c6", "x bb b")
    assert scene.foes == ["rat a6"]
    assert said(scene, "foe_attacked")


@pytest.mark.rule("MM-Q7", "MM-EAT1")
def test_from_a_neighbouring_field_it_attacks_too() -> None:
    scene = foes_act("leader a6, archer a1", "rat c6", "c bb b")
    assert scene.foes == ["rat b6"]
    assert said(scene, "foe_attacked") == ["foe_attacked rat rat_1 hero_leader ['bow', 'bow']"]


@pytest.mark.rule("TC-MM-18", "MM-EMV5")
def test_on_the_field_of_a_mouse_it_neither_moves_nor_rolls() -> None:
    """The two dice are its attack: nothing is thrown before."""
    scene = foes_act("leader c4, archer a1", "rat c4", "bs xx x")
    assert not said(scene, "foe_moved")
    assert said(scene, "foe_attacked") == ["foe_attacked rat rat_1 hero_leader ['sword_star', 'bow']"]


@pytest.mark.rule("TC-MM-19", "MM-EMV6")
@pytest.mark.parametrize(("track", "there"), [("leader archer", "rat c1"), ("archer leader", "rat e1")])
def test_of_two_mice_as_near_it_goes_to_the_one_higher_on_the_track(track: str, there: str) -> None:
    """The leader on b1 and the archer on f1 are both two steps from d1."""
    scene = Scene("leader b1, archer f1, healer a6", "rat d1", track=f"healer {track} rats", begin=True, dice="bbb")
    scene.do(0, "end_turn", "end_turn")
    scene.roll("c bb").do(0, "end_turn")
    assert scene.foes == [there]


@pytest.mark.rule("TC-MM-22", "MM-EMV2")
def test_a_full_field_is_not_crossed() -> None:
    """Four roaches fill e4, where the only short way from f4 to d4 leads. The rat goes round by the fields beside
    it."""
    scene = foes_act("leader d4, archer a1", "rat f4, roach e4*4", "x bb b")
    moved = said(scene, "foe_moved")[0]
    assert "'e4'" not in moved
    assert scene.foes[0] in ("rat d4", "rat e3", "rat e5")


@pytest.mark.rule("TC-MM-22", "TC-MM-50", "MM-EMV2", "MM-Q27")
def test_nor_is_one_with_a_large_figure() -> None:
    """The spider sits on the leader's field. The rat comes beside it, and attacks from there."""
    scene = foes_act("leader a6, archer a1", "rat c6, spider a6", "x bb b")
    assert scene.foes[0] == "rat b6"
    assert said(scene, "foe_attacked")


@pytest.mark.rule("TC-MM-22", "TC-MM-50", "MM-EMV2", "MM-Q27")
def test_a_large_foe_does_not_enter_a_field_with_four_small_figures() -> None:
    scene = foes_act("leader a6, archer a6, scamp a6, healer a6", "spider c6", "x bb b")
    assert scene.foes == ["spider b6"]
    assert said(scene, "foe_attacked")


@pytest.mark.rule("TC-MM-22", "TC-MM-50", "MM-EMV2")
def test_a_special_field_has_room_for_everybody() -> None:
    """Six figures and a spider are on d4, and the rat comes too."""
    scene = foes_act("leader d4, archer d4", "rat f4, roach d4*4, spider d4", "b bb b")
    assert "rat d4" in scene.foes


@pytest.mark.rule("MM-Q27")
def test_where_the_mouse_cannot_be_reached_it_stops_as_near_as_it_can() -> None:
    """Four mice fill a6. The rat comes beside them, although its die would take it farther."""
    scene = foes_act("leader a6, archer a6, scamp a6, healer a6", "rat d6", "x bb b")
    assert scene.foes == ["rat b6"]


@pytest.mark.rule("MM-Q9", "MM-EMV4")
def test_a_way_round_counts_if_the_short_one_is_full() -> None:
    """In the thread wall (.N.#pp/...#.p/.t..../.#.#x./.#.#.E/...x..) d3 and d6 are the only gaps. With d3 full, the
    mouse on c3 is farther away than the one on b6."""
    mice = "leader c3, archer b6"
    scene = foes_act(mice, "rat e3, roach d3*4", "c b", room="room_4b")
    assert scene.foes[0] in ("rat e4", "rat f4")


@pytest.mark.rule("MM-Q9")
def test_full_fields_count_as_passable_only_where_no_other_way_is() -> None:
    """Both gaps are full. The rat moves towards the mouse behind the nearer one until it can go no farther."""
    scene = foes_act("leader c3, archer a1", "rat f3, roach d3*4, spider d6", "x b", room="room_4b")
    assert scene.foes[0] == "rat e3"


@pytest.mark.rule("MM-Q9", "MM-Q27", "MM-EMV2")
def test_of_ways_that_are_as_short_it_takes_the_one_that_is_open_longer() -> None:
    """Both gaps are full, and by either it is six steps to the leader. d3 is next to the rat, d6 three steps on."""
    scene = foes_act("leader b6, archer a6", "rat e3, roach d3*4 calm, spider d6 calm", "x b", room="room_4b")
    assert said(scene, "foe_moved") == ["foe_moved rat rat_1 shield ['e4', 'e5', 'e6']"]


@pytest.mark.rule("TC-MM-23", "MM-EMV9")
def test_red_lines_water_and_traps_are_nothing_to_foes() -> None:
    """Up over the red line from e1 to f1, through the gutter, over a trap."""
    scene = foes_act("leader f1, archer a1", "rat d1", "b bb b")
    assert scene.foes == ["rat f1"]
    scene = foes_act("leader b3, archer a1", "rat e3", "x bb b", room="room_2b")
    assert scene.foes == ["rat b3"]
    scene = foes_act("leader c6, archer a1", "rat e6", "b bb b", traps="d6")
    assert scene.foes == ["rat c6"]
    assert scene.s.room.traps
    assert scene.s.room.foes[0].wounds == 0


@pytest.mark.rule("TC-MM-23", "MM-EMV9")
def test_walls_are() -> None:
    """From d3 to b3 the black field c3 is in the way. The rat goes round by c4, and not past a corner, so that three
    steps take it no farther than b4."""
    scene = foes_act("leader b3, archer a1", "rat d3", "x bb b")
    assert said(scene, "foe_moved") == ["foe_moved rat rat_1 shield ['d4', 'c4', 'b4']"]


@pytest.mark.rule("MM-EMV1", "MM-EMV9")
def test_neighbours_touch_at_an_edge_or_a_corner_but_not_past_a_black_corner() -> None:
    """c5 is black, so that b5 and c6 are no neighbours: the rat has to step to b6."""
    scene = foes_act("leader c6, archer a1", "rat b5", "c bb b")
    assert scene.foes == ["rat b6"]
    assert said(scene, "foe_attacked")


# --- ranged foes move


@pytest.mark.rule("TC-MM-21", "MM-EMV7", "MM-Q10")
def test_an_elite_that_sees_somebody_stays() -> None:
    scene = foes_act("leader a6, archer b1", "rat_elite f6", "xxx b")
    assert not said(scene, "foe_moved")
    assert said(scene, "foe_attacked") == ["foe_attacked rat_elite rat_1 hero_leader ['shield', 'shield', 'shield']"]


@pytest.mark.rule("TC-MM-21", "MM-EMV8", "MM-Q8")
def test_without_sight_it_moves_until_it_sees() -> None:
    """From d2 and d1 the black fields hide b2 and b3; from c1 it sees, and does not use its third point."""
    scene = foes_act("leader b3, archer b2", "rat_elite d2", "x xxx b")
    assert said(scene, "foe_moved") == ["foe_moved rat_elite rat_1 shield ['d1', 'c1']"]
    assert said(scene, "foe_attacked")


@pytest.mark.rule("TC-MM-21", "MM-EMV8", "MM-Q8")
def test_if_its_die_does_not_suffice_it_sees_nobody() -> None:
    """Under the boards (..p.pp/.##.#./.t...x/..##../W....E/.S#x.#) it is a long way from f6's corner; one step is not
    enough."""
    scene = foes_act("leader a1, archer a2", "rat_elite e6", "c b", room="room_1b")
    assert said(scene, "foe_moved")
    assert not said(scene, "foe_attacked")


@pytest.mark.rule("MM-Q10")
def test_figures_do_not_block_the_view() -> None:
    scene = foes_act("leader a6, archer b1", "rat_elite f6, roach d6*4, spider c6", "xxx b")
    assert said(scene, "foe_attacked")
    assert not said(scene, "foe_moved")


# --- attacks


@pytest.mark.rule("MM-EAT1", "MM-ENT3")
def test_a_foe_takes_the_nearest_that_was_not_attacked_in_this_turn() -> None:
    """Three rats are on the leader's field, the archer beside it. They attack him, then her. When all have been
    attacked, the next is the mouse higher on the track."""
    scene = foes_act("leader a6, archer b6", "rat a6*3", "bb bb bb b")
    assert [line.split()[3] for line in said(scene, "foe_attacked")] == ["hero_leader", "hero_archer", "hero_leader"]


@pytest.mark.rule("MM-EAT2")
def test_of_several_it_takes_the_one_higher_on_the_track() -> None:
    scene = foes_act("leader a6, archer a6", "rat a6", "bb b")
    assert said(scene, "foe_attacked")[0].split()[3] == "hero_leader"
    scene = Scene("leader a6, archer a6", "rat a6", track="archer leader rats")
    scene.roll("bb bb").do(0, "end_turn")
    assert said(scene, "foe_attacked")[0].split()[3] == "hero_archer"


@pytest.mark.rule("MM-EAT1")
def test_the_next_turn_begins_anew() -> None:
    scene = foes_act("leader a6, archer b6", "roach a6", "bb b")
    scene.roll("bb b").do(0, "end_turn")
    scene.roll("bb b").do(0, "end_turn")
    assert said(scene, "foe_attacked")[0].split()[3] == "hero_leader"


@pytest.mark.rule("TC-MM-06", "MM-EAT3", "MM-EAT4", "MM-EAT5", "MM-CHS2")
def test_swords_hit_shields_block_and_the_rest_are_wounds() -> None:
    """A centipede rolls sword, shield and cheese. The leader, with one die of his own and one of his coat, rolls a
    shield."""
    scene = foes_act("leader c4, archer a1", "centipede c4", "sxc xb b")
    assert scene.mouse("leader").wounds == 1
    assert scene.s.chapter.wheel == 1


@pytest.mark.rule("TC-MM-07", "MM-EAT4")
def test_without_a_hit_nobody_defends() -> None:
    scene = foes_act("leader c4, archer a1", "rat c4", "cb b")
    assert not said(scene, "defended")
    assert scene.s.chapter.wheel == 1
    assert scene.mouse("leader").wounds == 0


@pytest.mark.rule("TC-MM-08", "MM-CHS1")
def test_cheese_in_her_defence_is_the_mouses() -> None:
    scene = foes_act("leader c4, archer a1", "rat c4", "sb cc b")
    assert scene.mouse("leader").cheese == 2
    assert scene.s.chapter.wheel == 0


@pytest.mark.rule("MM-EAT7", "MM-Q31")
def test_from_afar_bows_hit_and_swords_do_not() -> None:
    scene = foes_act("leader a6, archer b1", "rat_elite f6", "bBx xb b")
    assert scene.mouse("leader").wounds == 1
    scene = foes_act("leader a6, archer b1", "rat_elite f6", "sxX b")
    assert not said(scene, "defended")


@pytest.mark.rule("MM-EAT6")
def test_somebody_near_must_be_shot_at_first() -> None:
    """The archer is beside the elite, the leader far off and higher on the track."""
    scene = foes_act("leader a6, archer e6", "rat_elite f6", "xxx b")
    assert said(scene, "foe_attacked")[0].split()[3] == "hero_archer"


@pytest.mark.rule("MM-EAT6", "MM-EAT1", "MM-EAT2")
def test_far_off_the_nearest_is_shot_at_then_the_next() -> None:
    """Both see the leader, three steps away on c6, and the archer, four on b6; the healer is out of sight."""
    scene = foes_act("leader b6, archer c6, healer a3", "rat_elite f6*2", "xxx xxx b")
    assert [line.split()[3] for line in said(scene, "foe_attacked")] == ["hero_archer", "hero_leader"]


@pytest.mark.rule("MM-EAT1", "MM-EMV4")
def test_captured_mice_are_nobodys_prey() -> None:
    scene = foes_act("leader a6, archer", "rat c6", "x bb b")
    assert scene.foes == ["rat a6"]


@pytest.mark.rule("MM-NEG3")
def test_a_foe_that_lies_stands_up_instead_of_moving_and_may_attack() -> None:
    scene = foes_act("leader a6, archer a1", "rat b6 down", "bb b")
    assert scene.foes == ["rat b6"]
    assert "foe_stood_up rat rat_1" in scene.told
    assert said(scene, "foe_attacked")
