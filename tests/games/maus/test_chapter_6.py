"""The last chapter, Whose Light?: its events, and both of its endings."""

import pytest

from tests.games.maus.scene import Scene, throw
from tests.games.maus.telling import (
    Beginning,
    count_of,
    foes_by,
    kinds,
    let_them_come,
    pages_told,
    said,
    set_counts,
    with_an_action,
)
from wusel.games.maus import words

CALLS, CHARMS, STINGS, WEBS = (card for card in range(words.SORCERESS_CALLS, words.SORCERESS_WEBS + 1))


def lamp_room(mice: str, foes: str = "", **more: object) -> Scene:
    """....pP/....hP/.t.y../.#ss#./W....E/.S..#."""
    return Scene(mice, foes, chapter=6, room="room_3o", **more)  # type: ignore[arg-type]


def with_flor(mice: str, left: str = "calls charms stings webs", **counts: int) -> Scene:
    """Flor is awake on f1, with the cards that are left."""
    cards = [f"sorceress_{name}" for name in left.split()]
    heroes = " ".join(mouse.split()[0] for mouse in mice.split(","))
    scene = lamp_room(mice, "boss_sorceress f1", track=f"{heroes} {' '.join(cards)}")
    for card in range(CALLS, WEBS + 1):
        scene.s.card_wounds[card] = int(words.FOE_CARDS[card] not in cards)
    return set_counts(scene, flor_awake=1, **counts)


# --- the way up


@pytest.mark.rule("MM-S1", "MM-ENC0")
def test_it_begins_in_the_quiet_sewing_room() -> None:
    scene = Beginning(6)
    assert scene.pages == ["06_ice", "06_what_for", "06_up", "06_strokes", "06_goal"]
    assert (scene.view["room"], scene.view["foes"], scene.view["end"]) == ("room_4o", [], 8)
    assert scene.view["counts"]["trust"] == 3


@pytest.mark.rule("MM-Q45", "MM-ENC3")
def test_cockroaches_of_cards_come_in_peace_since_the_larder_was_filled() -> None:
    assert Beginning(6).s.chapter.peaceful == 1 << words.ROACH
    scene = Scene("leader b1, archer a1", chapter=6, room="room_4b")
    scene.s.chapter.peaceful = 1 << words.ROACH
    scene.s.script = [1]
    let_them_come(scene.do(0, "explore north"))
    assert [foe.calm for foe in scene.s.room.foes] == [1] * 4
    assert scene.asking == "take_turn"


@pytest.mark.rule("MM-K7")
def test_nest_and_threads_are_as_ever() -> None:
    scene = Scene("leader e4, archer a1", chapter=6, room="room_4o").do(0, "end_turn")
    assert scene.mouse("leader").shield == 1
    scene = Scene("leader e5, archer a1", chapter=6, room="room_4b", dice="b").do(0, "end_turn")
    assert scene.is_in("leader", "webbed")


@pytest.mark.rule("MM-EXP3")
def test_the_hatch_of_the_lamp_room_cannot_be_opened_from_above() -> None:
    assert lamp_room("leader b6, archer a5").refused(0, "explore south") == "MM-EXP3"


@pytest.mark.rule("MM-ENC1", "MM-K7")
def test_by_the_hearth_the_cat_sleeps_if_it_has_its_bell() -> None:
    scene = Scene("leader f5, archer a1", chapter=6, room="room_4o")
    let_them_come(scene.do(0, "explore east"))
    assert [(words.FOES[foe.foe], foe.calm) for foe in scene.s.room.foes] == [
        *[("rat", 0)] * 5, ("spider", 0), ("boss_cat", 1),
    ]  # fmt: skip
    assert "06_hearth" in pages_told(scene)


@pytest.mark.rule("MM-ENC1", "MM-INI5", "MM-K7")
def test_without_its_bell_it_is_awake() -> None:
    scene = set_counts(Scene("leader f5, archer a1", chapter=6, room="room_4o"), bell=1)
    let_them_come(scene.do(0, "explore east"))
    assert [(words.FOES[foe.foe], foe.calm) for foe in scene.s.room.foes] == [("boss_cat", 0)]
    assert {"cat_chases", "cat_pounces"} <= set(scene.track.split())
    assert "06_no_bell" in pages_told(scene)


@pytest.mark.rule("MM-REI2", "MM-K7")
@pytest.mark.parametrize(("bell", "page", "cats"), [(1, "06_unheard", 1), (0, "06_heard", 0)])
def test_on_the_roof_it_is_heard_by_its_bell(bell: int, page: str, cats: int) -> None:
    scene = Scene("leader c3, archer a1", "roach c3", chapter=6, room="room_7b", wheel=5, track="leader roaches archer")
    let_them_come(set_counts(scene, bell=bell).roll("cb").do(0, "end_turn"))
    assert page in pages_told(scene)
    assert len([foe for foe in scene.foes if foe.startswith("boss_cat")]) == cats


@pytest.mark.rule("MM-REI2", "MM-WND4", "MM-INI5")
def test_a_cat_that_was_beaten_by_the_hearth_comes_with_both_cards_on_the_roof() -> None:
    scene = Scene("leader c3, archer a1", "roach c3", chapter=6, room="room_7b", wheel=5, track="leader roaches archer")
    scene.s.card_wounds[words.CAT_CHASES] = scene.s.card_wounds[words.CAT_POUNCES] = 1
    let_them_come(set_counts(scene, bell=1).roll("cb").do(0, "end_turn"))
    assert {"cat_chases", "cat_pounces"} <= set(scene.track.split())


@pytest.mark.rule("MM-K7", "MM-HOU1")
def test_the_lock_of_the_lamp_room_takes_two_pages() -> None:
    """The goal says so before they set out."""
    scene = Scene("leader f5, archer f5", chapter=6, room="room_7o", end=8)
    let_them_come(scene.do(0, "explore east"))
    assert "06_lamp_room" in pages_told(scene)
    assert scene.s.chapter.hourglass == 3


@pytest.mark.rule("MM-ENC1", "MM-REI2")
def test_in_the_attic_are_rats_and_two_elites_more_in_a_surge() -> None:
    scene = Scene("leader b3, archer a1", chapter=6, room="room_7b")
    let_them_come(scene.do(0, "explore turn", "place_at a3"))
    assert kinds(scene) == foes_by(6, "enter", "room_7o")
    assert {"rat", "rat_elite"} == set(kinds(scene))
    scene = Scene("leader a3, archer a1", "roach a3", chapter=6, room="room_7o", wheel=5, track="leader roaches archer")
    let_them_come(scene.roll("cb").do(0, "end_turn"))
    assert [foe.split()[0] for foe in scene.foes].count("rat_elite") == 2


@pytest.mark.rule("MM-K7")
def test_nobody_sees_into_the_hatbox() -> None:
    """The leader ends his turn on c5; elites shoot at the archer, who is farther away."""
    scene = Scene("leader c5, archer a5", "rat_elite f5", chapter=6, room="room_7o", track="leader elites archer")
    scene.roll("xxx b").do(0, "end_turn")
    assert [line.split()[3] for line in said(scene, "foe_attacked")] == ["hero_archer"]


@pytest.mark.rule("MM-K7", "MM-NEG4")
def test_lamp_glass_from_the_hatbox_keeps_a_head_clear() -> None:
    scene = Scene("leader c5, archer a5", chapter=6, room="room_7o", dice="s")
    scene.do(0, "do_act act_lamp_glass", "keep_find")
    assert scene.item("item_lamp_glass") in scene.mouse("leader").pack
    scene = lamp_room("leader a5 +item_lamp_glass, archer a6", "rat a5", wheel=5, track="leader rats archer")
    scene.roll("cb b b").do(0, "end_turn")
    assert said(scene, "afflicted") == ["afflicted hero_archer bewitched"]


# --- the lamp room


@pytest.mark.rule("MM-ENC1", "MM-Q45")
def test_flor_sleeps_by_the_lamp() -> None:
    scene = Scene("leader f5, archer f4", chapter=6, room="room_7o")
    let_them_come(scene.do(0, "explore east"))
    assert "boss_sorceress f1" in scene.foes
    assert [foe.calm for foe in scene.s.room.foes if foe.foe == words.BOSS_SORCERESS] == [1]
    assert [foe.split()[0] for foe in scene.foes].count("rat") == 2
    assert "sorceress" not in scene.track


@pytest.mark.rule("MM-K7", "MM-INI5")
def test_a_step_towards_the_lamp_wakes_her_with_all_four_cards() -> None:
    """Row 5 is still far enough; on row 4 she wakes, and there is another goal."""
    scene = lamp_room("leader a5, archer a6", "boss_sorceress f1 calm")
    scene.do(0, "go b5")
    assert count_of(scene, "flor_awake") == 0
    scene.do(0, "go c4")
    assert "foe_roused boss_sorceress sorceress" in scene.told
    assert pages_told(scene) == ["06_flor", "06_gift_goal"]
    assert "goal_changed page_06_gift_goal" in scene.told
    assert len([card for card in scene.track.split() if card.startswith("sorceress")]) == 4


@pytest.mark.rule("MM-Q28", "MM-INI3", "MM-INI5")
def test_those_who_fight_already_keep_their_places() -> None:
    """Elites are on the track when she wakes: her cards come below, and the upper one rolls a 1."""
    scene = lamp_room("leader c5, archer a6", "rat_elite f6, boss_sorceress f1 calm", track="leader elites archer")
    her = "sorceress_webs sorceress_calls sorceress_stings sorceress_charms"
    scene.s.script = [*scene.cards(her), *throw("c")]
    scene.do(0, "go c4")
    rest = "sorceress_calls sorceress_stings sorceress_charms"
    assert scene.track == f"leader elites sorceress_webs archer {rest}"


@pytest.mark.rule("MM-K7")
def test_so_does_a_step_at_the_leaders_word() -> None:
    """He beats an elite, and the archer goes one field, to c4."""
    scene = lamp_room("leader c5, archer c5", "rat_elite c5, boss_sorceress f1 calm", dice="sss bb")
    scene.do(0, "attack gear_nib_sword rat_1", "aim_at_mouse hero_archer", "aim_at_field c4")
    assert count_of(scene, "flor_awake") == 1
    assert scene.at("archer") == "c4"


@pytest.mark.rule("MM-REI2", "MM-NEG4")
def test_her_wings_whisper_to_whoever_is_not_in_the_light() -> None:
    """The leader stands in the light; the archer rolls a bow, the healer a star."""
    scene = lamp_room("leader c4, archer a5, healer a6", "rat c4", wheel=5, track="leader rats archer healer")
    set_counts(scene, flor_awake=1).roll("cb b s").do(0, "end_turn")
    assert said(scene, "afflicted") == ["afflicted hero_archer bewitched"]


# --- gifts


@pytest.mark.rule("MM-K7", "MM-WND4")
@pytest.mark.parametrize(("trust", "price"), [(0, 8), (3, 5), (6, 2)])
def test_a_gift_costs_eight_cheese_less_trust_from_all_together(trust: int, price: int) -> None:
    """The leader gives all she has, the archer the rest. The players choose the card that leaves."""
    scene = with_flor("leader c4 cheese:1, archer a6 cheese:9", trust=trust).do(0, "do_act act_gift")
    assert scene.asking == "choose_card"
    assert len(scene.offers(0, "wound_card")) == 4
    scene.do(0, "wound_card sorceress_charms")
    assert scene.track == "leader archer sorceress_calls sorceress_stings sorceress_webs"
    assert scene.mouse("leader").cheese + scene.mouse("archer").cheese == 10 - price
    assert scene.mouse("leader").cheese == 0
    assert count_of(scene, "gift") == 1


@pytest.mark.rule("MM-K7")
def test_never_less_than_two() -> None:
    scene = with_flor("leader c4 cheese:1, archer a6", trust=6)
    assert scene.refused(0, "do_act act_gift") == "MM-K7"
    scene = with_flor("leader c4 cheese:2, archer a6", trust=6).do(0, "do_act act_gift")
    assert scene.mouse("leader").cheese == 0


@pytest.mark.rule("MM-K7")
def test_one_gift_in_a_round() -> None:
    scene = with_flor("leader c4 cheese:9, archer c4 cheese:9", trust=4)
    scene.do(0, "do_act act_gift", "wound_card sorceress_calls")
    assert with_an_action(scene).refused(0, "do_act act_gift") == "MM-K7"
    scene.do(0, "end_turn")
    assert scene.refused(0, "do_act act_gift") == "MM-K7"
    scene.s.script = throw("b" * 30)
    scene.do(0, "end_turn")
    assert count_of(scene, "given") == 0


@pytest.mark.rule("MM-K7")
def test_only_into_the_light() -> None:
    assert with_flor("leader c5 cheese:9, archer a6").refused(0, "do_act act_gift") == "MM-K7"


@pytest.mark.rule("MM-K7")
@pytest.mark.parametrize("gifts", [1, 2, 3])
def test_each_gift_has_its_page(gifts: int) -> None:
    left = " ".join(["calls", "charms", "stings", "webs"][gifts - 1 :])
    scene = with_flor("leader c4 cheese:9, archer a6", left, gift=gifts - 1).do(0, "do_act act_gift")
    assert pages_told(scene) == [f"06_gift_{gifts}"]


@pytest.mark.rule("MM-K7", "MM-ATK3")
def test_the_clock_strikes_seven_and_foes_defend_with_a_die_less() -> None:
    """In the clock case, while she sleeps, for a page."""
    scene = Scene("scamp c4, leader a3", chapter=6, room="room_6o").do(0, "do_act act_strike_clock")
    assert (scene.s.chapter.foe_weakened, scene.s.chapter.hourglass) == (1, 2)
    assert pages_told(scene) == ["06_seven"]
    scene = with_flor("leader f1, archer a6")
    scene.s.chapter.foe_weakened = 1
    scene.roll("sbb xxx").do(0, "attack gear_nib_sword sorceress")
    assert len(said(scene, "foe_defended")[0].split(",")) == 3
    scene = set_counts(Scene("scamp c4, leader a3", chapter=6, room="room_6o"), flor_awake=1)
    assert scene.refused(0, "do_act act_strike_clock") == "MM-K7"


# --- the end


def last_gift(**counts: int) -> Scene:
    """Give the last gift, so that the last card leaves."""
    return with_flor("leader c4 cheese:9, archer a6", "webs", **counts).do(0, "do_act act_gift")


@pytest.mark.rule("MM-E1", "MM-WND4", "MM-K7")
def test_with_the_last_card_it_is_won_by_gifts() -> None:
    scene = last_gift(gift=3, trust=4)
    assert "chapter_won chapter_06" in scene.told
    assert pages_told(scene)[:2] == ["06_eggs", "06_divide"]


@pytest.mark.rule("MM-E1", "MM-WND4")
def test_or_by_wounds() -> None:
    scene = with_flor("leader f1, archer a6", "webs", trust=6)
    scene.roll("sss bbbb").do(0, "attack gear_nib_sword sorceress")
    assert "chapter_won chapter_06" in scene.told
    assert pages_told(scene) == ["06_eggs", "06_take_back", "06_one_lamp", "06_pane"]
    assert count_of(scene, "one_lamp") == 1


@pytest.mark.rule("MM-E1", "MM-K7")
def test_many_windows_needs_two_gifts_and_trust_and_a_choice() -> None:
    scene = last_gift(gift=1, trust=4)
    assert pages_told(scene) == ["06_gift_2", "06_eggs", "06_divide"]
    assert scene.offers(0) == {"pick 0", "pick 1"}
    scene.do(0, "pick 0")
    assert pages_told(scene) == ["06_many_windows", "06_keeper"]
    assert (count_of(scene, "many_windows"), count_of(scene, "one_lamp")) == (1, 0)


@pytest.mark.rule("MM-E1", "MM-K7")
def test_one_lamp_can_be_chosen_too() -> None:
    scene = last_gift(gift=1, trust=4).do(0, "pick 1")
    assert pages_told(scene) == ["06_one_lamp", "06_pane"]
    assert (count_of(scene, "many_windows"), count_of(scene, "one_lamp")) == (0, 1)


@pytest.mark.rule("MM-E1", "MM-K7")
@pytest.mark.parametrize(("gift", "trust", "page"), [(0, 6, "06_take_back"), (1, 3, "06_nobody_to_ask")])
def test_with_too_few_gifts_or_friends_it_is_one_lamp(gift: int, trust: int, page: str) -> None:
    scene = last_gift(gift=gift, trust=trust)
    assert pages_told(scene)[-4:] == ["06_eggs", page, "06_one_lamp", "06_pane"]


@pytest.mark.rule("MM-K7")
def test_whoever_was_freed_comes_to_help_and_the_bell_goes_back() -> None:
    scene = last_gift(gift=1, trust=4, kettra_free=1, bell=1)
    assert "06_winch" in pages_told(scene)
    assert "06_bell_back" in pages_told(scene.do(0, "pick 0"))
    scene = last_gift(gift=0, trust=4, bell=1)
    assert "06_bell_back" in pages_told(scene)


@pytest.mark.rule("MM-E1")
def test_both_ways_to_lose_it_are_told() -> None:
    scene = lamp_room("leader a5, archer a6", "rat a5", wheel=5, page=5, track="leader rats archer")
    assert pages_told(scene.roll("cb").do(0, "end_turn")) == ["06_late"]
    scene = lamp_room("leader a5 wounds:2, archer", "rat a5", track="leader rats archer")
    assert pages_told(scene.roll("sb bb").do(0, "end_turn")) == ["06_caught"]


@pytest.mark.rule("MM-K7")
def test_bell_and_candle_are_as_ever() -> None:
    scene = set_counts(lamp_room("leader a5, archer a6", "rat a5"), bell_ready=1).do(0, "do_act act_bell_6")
    assert scene.s.room.foes[0].down == 1
    scene = set_counts(lamp_room("leader a5, archer a6"), candle=1).do(0, "do_act act_candle_6", "search")
    assert "found_by_light hero_leader" in scene.told
