"""Encounter cards: the foes, their fields, and their keywords (MM-ENC, MM-STA7)."""

import pytest

from tests.games.maus.scene import Scene
from tests.games.maus.telling import foes_by, kinds, let_them_come, said, wanted
from wusel.games.maus import words
from wusel.games.maus.words import Encounter


def meets(card: int, mice: str = "leader f5, archer a1", *, page: int = 1, **more: object) -> Scene:
    """Explore from the sewing room east into the taproom (.N#.pP/....ph/.t..y./...s../W.#..E/.S#...), where a card is
    drawn."""
    scene = Scene(mice, room="room_4o", page=page, **more)  # type: ignore[arg-type]
    scene.s.script = [card - 1]
    return scene.do(0, "explore east")


# --- which card, which row


@pytest.mark.rule("MM-ENC0", "MM-ENC2", "MM-ENC7", "MM-EXP7")
def test_a_card_is_drawn_on_the_first_visit_and_lies_open() -> None:
    scene = let_them_come(meets(1))
    assert "encounter_drawn encounter_01 0" in scene.told
    assert scene.s.decks.encounter == 0
    assert 0 not in scene.s.decks.encounters


@pytest.mark.rule("MM-ENC2")
def test_the_open_card_is_discarded_for_it() -> None:
    scene = let_them_come(meets(1, encounter="encounter_05"))
    assert scene.s.decks.encounter == 0
    assert scene.s.decks.spent_encounters == [4]


@pytest.mark.rule("MM-ENC2")
def test_when_no_card_is_left_the_discards_are_shuffled() -> None:
    scene = Scene("leader f5, archer a1", room="room_4o")
    scene.s.decks.encounters, scene.s.decks.spent_encounters = [], [Encounter(2), Encounter(8)]
    scene.s.script = [8]
    let_them_come(scene.do(0, "explore east"))
    assert scene.s.decks.encounter == 8
    assert scene.s.decks.encounters == [2]


@pytest.mark.rule("MM-ENC0", "MM-Q15", "MM-Q33")
def test_in_a_room_they_know_nobody_is_met() -> None:
    scene = Scene("leader f5, archer a1", room="room_4o")
    scene.s.house.visited |= 1 << [room.name for room in scene.content.rooms].index("room_1o")
    scene.do(0, "explore east")
    assert scene.foes == []
    assert not said(scene, "encounter_drawn")
    assert scene.s.round == 1


@pytest.mark.rule("MM-ENC0")
def test_the_other_side_of_a_tile_is_another_room() -> None:
    scene = Scene("leader b3, archer a1", room="room_4o")
    scene.do(0, "explore turn", "place_at a3")
    assert said(scene, "encounter_drawn")


@pytest.mark.rule("MM-ENC0", "MM-ENC1")
def test_where_the_chapter_has_foes_of_its_own_no_card_is_drawn() -> None:
    """The taproom of the first chapter: cockroaches and rats, and initiative is new."""
    scene = Scene("leader f5, healer d6", chapter=1, room="room_4o")
    let_them_come(scene.do(0, "explore east"))
    assert kinds(scene) == ["rat"] * 3 + ["roach"] * 4
    assert not said(scene, "encounter_drawn")
    assert sorted(scene.track.split()) == ["healer", "leader", "rats", "roaches"]
    assert scene.s.round == 2


@pytest.mark.rule("MM-ENC3", "MM-Q29", "MM-K4")
@pytest.mark.parametrize(
    ("page", "met"),
    [(1, ["rat"] * 2), (2, ["rat"] * 2), (3, ["rat"] * 3), (4, ["rat"] * 3), (5, ["rat"] * 4 + ["roach"] * 2)],
)
def test_the_page_says_which_row_counts(page: int, met: list[str]) -> None:
    assert kinds(let_them_come(meets(1, page=page))) == met


@pytest.mark.rule("MM-S3", "MM-ENC3")
@pytest.mark.parametrize(
    ("difficulty", "met"),
    [
        ("easy", ["rat"] * 3 + ["roach"] * 2),
        ("normal", ["rat"] * 4 + ["roach"] * 2),
        ("hard", ["rat"] * 5 + ["roach"] * 2),
    ],
)
def test_the_largest_group_on_a_card_is_a_matter_of_difficulty(difficulty: str, met: list[str]) -> None:
    assert kinds(let_them_come(meets(1, page=5, difficulty=difficulty))) == met


@pytest.mark.rule("MM-S3")
@pytest.mark.parametrize(("difficulty", "more"), [("easy", -1), ("normal", 0), ("hard", 1)])
def test_so_it_is_where_the_chapter_has_foes_of_its_own(difficulty: str, more: int) -> None:
    scene = Scene("leader f5, healer d6", chapter=1, room="room_4o", difficulty=difficulty)
    let_them_come(scene.do(0, "explore east"))
    assert kinds(scene) == ["rat"] * 3 + ["roach"] * (4 + more)


@pytest.mark.rule("MM-S3")
@pytest.mark.parametrize("difficulty", ["easy", "hard"])
def test_whoever_is_alone_stays_so(difficulty: str) -> None:
    assert kinds(let_them_come(meets(6, difficulty=difficulty))) == ["rat", "rat_elite"]


@pytest.mark.rule("MM-S3", "MM-C7")
def test_there_are_no_more_than_there_are_figures() -> None:
    assert kinds(let_them_come(meets(2, page=5, difficulty="hard"))) == ["roach"] * 8


@pytest.mark.rule("MM-S3", "MM-REI2")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_a_surge_is_the_same_for_everybody(difficulty: str) -> None:
    scene = Scene(
        "leader d3, healer a3", "roach d3", chapter=1, room="room_1o", wheel=5, track="leader roaches healer",
        difficulty=difficulty,
    )  # fmt: skip
    let_them_come(scene.roll("cb").do(0, "end_turn"))
    assert kinds(scene) == sorted(["roach", *foes_by(1, "surge", "room_1o")])


# --- where they stand


@pytest.mark.rule("MM-ENC4", "MM-ENC4c")
def test_small_melee_foes_spread_evenly_over_the_paw_prints() -> None:
    """Paw prints are e1, f1 and e2. Each of the first three rats takes another one. The players choose which."""
    scene = meets(1, page=3)
    assert scene.offers(0, "place_at") == {"e1", "f1", "e2"}
    assert wanted(scene).get("moot") == 1, "in the end there is one on each"
    scene.do(0, "place_at f1")
    assert scene.offers(0, "place_at") == {"e1", "e2"}
    scene.do(0, "place_at e1")
    assert sorted(scene.foes) == ["rat e1", "rat e2", "rat f1"]


@pytest.mark.rule("MM-ENC4", "MM-ENC4a")
def test_small_ranged_foes_stand_high_if_they_can() -> None:
    """Of the paw prints only f1 is in the red area: all four elites stand there."""
    scene = meets(13, page=3)
    assert set(scene.foes) == {"rat_elite f1"}
    assert len(scene.foes) == 4


@pytest.mark.rule("MM-ENC4a")
def test_otherwise_they_stand_far_from_the_mice() -> None:
    """The boatshed has no paw prints in its red area. Mice enter at b1; of e1, f1, f2 and e6 the last is farthest."""
    scene = Scene("leader b6, archer a1", room="room_8o")
    scene.s.script = [2]
    scene.do(0, "explore south")
    assert [line.split()[3] for line in said(scene, "foe_placed")] == ["e6", "e6"]


@pytest.mark.rule("MM-ENC4b")
def test_a_large_foe_stands_near_the_mice() -> None:
    """Mice enter the taproom at a5; of its paw prints e1 and e2 are four steps away, f1 five."""
    scene = meets(5)
    assert scene.offers(0, "place_at") == {"e1", "e2"}


@pytest.mark.rule("MM-ENC4")
def test_bows_come_first_then_the_large_then_the_small() -> None:
    """The draughty card: elites take the high paw print, the centipede a near one."""
    scene = let_them_come(meets(17, page=3))
    placed = [line.split()[1] for line in said(scene, "foe_placed")]
    assert placed == ["rat_elite", "rat_elite", "centipede"]


@pytest.mark.rule("MM-ENC4", "MM-ENC4c", "TC-MM-50")
def test_small_ones_take_the_fields_that_remain() -> None:
    """The centipede has e1 for itself; the three rats share e2 and f1."""
    scene = let_them_come(meets(9, page=5).do(0, "place_at e1"))
    assert sorted(line.split()[3] for line in said(scene, "foe_placed")) == ["e1", "e2", "e2", "f1"]


@pytest.mark.rule("MM-ENC4c")
def test_they_leave_the_fields_of_those_who_came_before_alone() -> None:
    """An elite has taken f1. Each of the four rats goes to e1 or e2."""
    scene = meets(12, page=5)
    assert scene.foes == ["rat_elite f1"]
    assert scene.offers(0, "place_at") == {"e1", "e2"}
    scene.do(0, "place_at e2")
    assert scene.offers(0, "place_at") == {"e1", "e2"}
    scene.do(0, "place_at e1")
    assert sorted(scene.foes) == ["rat e1", "rat e1", "rat e2", "rat e2", "rat_elite f1"]


@pytest.mark.rule("MM-ENC4c")
def test_only_if_nothing_else_is_left_they_stand_with_them() -> None:
    """Reinforcements: e1 and e2 are full of roaches, so that the two rats of the first card join the elite."""
    foes, track = "rat_elite f1, roach e1*4, roach e2*4, rat a1", "leader rats archer elites roaches"
    scene = Scene("leader a1, archer a2", foes, room="room_1o", wheel=5, encounter="encounter_01", track=track)
    scene.roll("cb").do(0, "end_turn")
    assert [line.split()[3] for line in said(scene, "foe_placed")] == ["f1", "f1"]


@pytest.mark.rule("MM-ENC4c", "MM-Q45")
def test_whoever_is_no_enemy_keeps_no_enemy_away() -> None:
    """Friends stand on e1 and f1. All three paw prints are equally good."""
    foes = "roach e1 calm, rat_elite f1 calm"
    scene = Scene("leader a1, archer b1", foes, room="room_1o", wheel=5, encounter="encounter_01")
    scene.do(0, "end_turn", "end_turn")
    assert not said(scene, "foe_placed")
    assert scene.offers(0, "place_at") == {"e1", "e2", "f1"}


@pytest.mark.rule("MM-ENC4")
def test_when_all_paw_prints_are_full_the_next_field_is_taken() -> None:
    """Four figures who have made peace stand on each of three paw prints. The rats of the card stand beside them."""
    scene = Scene("leader a1, archer b1", "roach e1*4 calm, roach e2*4 calm, rat f1*4 calm", room="room_1o", wheel=5)
    scene.s.decks.encounter = scene.s.decks.encounters.pop(0)
    scene.do(0, "end_turn", "end_turn")
    assert scene.asking == "place_foes"
    assert scene.offers(0, "place_at") == {"d1", "d2", "d3", "f2", "e3", "f3"}


# --- keywords


@pytest.mark.rule("TC-MM-17", "MM-ENC5")
def test_mouse_traps_lie_on_every_red_x() -> None:
    """Down into the pantry, whose red X is e6; under the boards there are two."""
    scene = Scene("leader b6, archer a1", room="room_1o")
    scene.s.script = [1]
    let_them_come(scene.do(0, "explore south"))
    assert "trap_set e6" in scene.told
    assert scene.table.view(0)["traps"] == ["e6"]
    scene = Scene("leader b3, archer a1", room="room_1o")
    scene.s.script = [1]
    let_them_come(scene.do(0, "explore turn", "place_at a3"))
    assert scene.table.view(0)["traps"] == ["f3", "d6"]


@pytest.mark.rule("MM-ENC5")
def test_without_the_keyword_there_are_none() -> None:
    scene = Scene("leader b6, archer a1", room="room_1o")
    scene.s.script = [0]
    let_them_come(scene.do(0, "explore south"))
    assert scene.s.room.traps == 0


@pytest.mark.rule("MM-SPE3", "MM-ENC1")
def test_greedy_holds_until_the_next_card() -> None:
    scene = let_them_come(meets(8))
    assert scene.s.chapter.greedy == 1
    scene = Scene("leader f5, archer a1", room="room_4o")
    scene.s.chapter.greedy = 1
    scene.s.script = [1]
    let_them_come(scene.do(0, "explore east"))
    assert scene.s.chapter.greedy == 0


def test_in_the_dark_nobody_sees_farther_than_three_steps() -> None:
    """The tenth card. The archer on c4 sees a rat at f4, three steps away, and not at f1, which she would by light."""
    scene = Scene("archer c4, leader a1", "rat f4, rat f1", track="archer rats leader")
    assert scene.offers(0, "attack") == {"gear_hairpin_bow rat_1", "gear_hairpin_bow rat_2"}
    scene.s.room.weather |= 1 << words.DARK
    assert scene.offers(0, "attack") == {"gear_hairpin_bow rat_1"}


def test_in_the_dark_an_elite_has_to_come_nearer() -> None:
    """It sees the leader from f6 along the row, five steps away; in the dark it moves until it is three steps away."""
    foes, track = "rat_elite f6", "leader elites archer"
    scene = Scene("leader a6, archer b1", foes, track=track, dice="xxx xxx")
    scene.do(0, "end_turn")
    assert scene.foes == ["rat_elite f6"]
    scene = Scene("leader a6, archer b1", foes, track=track)
    scene.s.room.weather |= 1 << words.DARK
    scene.roll("x bbb").do(0, "end_turn")
    assert scene.foes == ["rat_elite d6"]


def test_in_a_draught_whoever_rolls_a_one_for_moving_falls_over() -> None:
    """Mice and small foes, not large ones."""
    scene = Scene("leader a1, archer b1", "roach f6, spider f5", track="leader roaches archer spiders")
    scene.s.room.weather |= 1 << words.DRAUGHT
    scene.roll("c c").do(0, "end_turn")
    assert scene.s.room.foes[0].down == 1
    assert scene.is_in("archer", "knocked_down")
    scene.roll("c b").do(0, "end_turn")
    assert [foe.down for foe in scene.s.room.foes if foe.foe == words.SPIDER] == [0]
    assert not scene.is_in("leader", "knocked_down")


def test_in_the_dust_a_mouse_that_stops_on_a_paw_print_is_webbed() -> None:
    scene = Scene("leader e1, archer b1", "roach a6", track="leader archer roaches")
    scene.s.room.weather |= 1 << words.DUST
    scene.do(0, "end_turn")
    assert scene.is_in("leader", "webbed")
    scene.do(0, "end_turn")
    assert not scene.is_in("archer", "webbed")


@pytest.mark.rule("MM-ENC5")
def test_keywords_stay_behind_with_the_room() -> None:
    scene = Scene("leader f5, archer a1", room="room_4o", traps="d4")
    scene.s.room.weather |= 1 << words.DARK
    scene.s.house.visited |= 1 << [room.name for room in scene.content.rooms].index("room_1o")
    scene.do(0, "explore east")
    assert (scene.s.room.weather, scene.s.room.traps) == (0, 0)


# --- the disguise


@pytest.mark.rule("MM-STA7")
def test_a_disguise_leaves_rats_and_elites_out() -> None:
    """The patrol is an elite and a rat. No foe comes, and the disguise is among the finds again."""
    scene = meets(6, party="search_party_1")
    assert scene.offers(0) == {"leave_out", "let_come"}
    finds = len(scene.s.decks.finds)
    scene.do(0, "leave_out")
    assert scene.foes == []
    assert scene.s.party.items == []
    assert len(scene.s.decks.finds) == finds + 1


@pytest.mark.rule("MM-STA7")
def test_nobody_has_to_dress_up() -> None:
    scene = meets(6, party="search_party_1")
    let_them_come(scene.do(0, "let_come"))
    assert kinds(scene) == ["rat", "rat_elite"]
    assert len(scene.s.party.items) == 1


@pytest.mark.rule("MM-STA7")
def test_others_come_all_the_same() -> None:
    scene = meets(12, party="search_party_1")
    let_them_come(scene.do(0, "leave_out"))
    assert kinds(scene) == ["roach", "roach"]


@pytest.mark.rule("MM-STA7")
def test_elites_are_not_fooled_if_so_agreed() -> None:
    scene = meets(6, party="search_party_1", disguise_elites=False)
    let_them_come(scene.do(0, "leave_out"))
    assert kinds(scene) == ["rat_elite"]
    scene = meets(3, party="search_party_1", disguise_elites=False)
    assert scene.asking == "take_turn"
    assert kinds(scene) == ["rat_elite", "rat_elite"]


@pytest.mark.rule("MM-STA7", "MM-REI3")
def test_it_does_not_help_against_reinforcements() -> None:
    scene = Scene("leader a1, archer b1", wheel=5, encounter="encounter_01", party="search_party_1")
    scene.do(0, "end_turn", "end_turn")
    let_them_come(scene)
    assert kinds(scene) == ["rat", "rat"]
    assert len(scene.s.party.items) == 1
