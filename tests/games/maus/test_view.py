"""The view is correct: the costs of movement, the odds of attacks and the targets of foes agree with what then
happens."""

from itertools import product
from typing import Any, cast

import pytest
from hypothesis import given, settings

from tests.games.maus.crowds import CARDS, Crowd, crowds
from tests.games.maus.scene import Scene, throw
from tests.games.maus.telling import said, set_counts, wanted
from tests.thorough import thorough
from wusel.engine.table import Table
from wusel.games import known_game
from wusel.games.maus import words
from wusel.games.maus.steps.foes import move_foe


def seen(scene: Scene) -> dict[str, Any]:
    return cast(dict[str, Any], scene.table.view(0))


def mouse_seen(scene: Scene, name: str) -> dict[str, Any]:
    return next(mouse for mouse in seen(scene)["mice"] if mouse["hero"] == f"hero_{name}")


# --- movement


@pytest.mark.rule("MM-EXP2", "MM-EXP3", "MM-EXP4")
def test_a_door_leads_where_exploring_comes_to() -> None:
    for exit_, field in (("east", "f5"), ("north", "b1"), ("turn", "b3")):
        scene = Scene(f"leader {field}, archer e4", room="room_4o")
        behind = seen(scene)["doors"].get(exit_)
        assert (f"explore {exit_}" in scene.offers(0)) == (behind is not None)
        if behind:
            scene.do(0, f"explore {exit_}")
            assert seen(scene)["room"] == behind


@pytest.mark.rule("MM-EXP3")
def test_nothing_is_told_of_a_door_that_leads_nowhere() -> None:
    table: Table[Any] = Table(known_game("maus"), {"players": 1, "chapter": 1}, 7)
    assert table.view(0)["doors"] == {"east": "room_1o"}


@pytest.mark.rule("MM-EXP4", "MM-Q45")
def test_on_their_way_to_another_room_all_stand_nowhere() -> None:
    """A friend beside the leader comes along. The view shows no mouse in the new room before she has arrived."""
    scene = Scene("leader b3, archer d2, healer", "rat b2 calm, roach f6 calm", room="room_5o").do(0, "explore turn")
    assert seen(scene)["room"] == "room_5b"
    assert [mouse["field"] for mouse in seen(scene)["mice"]] == [None, None, None]
    assert seen(scene)["foes"] == []
    assert seen(scene)["about"]["mice"] == ["hero_leader", "hero_archer"]
    scene.s.house.visited |= 1 << scene.s.house.room
    scene.do(0, "place_at a3")
    assert [mouse["field"] for mouse in seen(scene)["mice"]] == ["a3", "a3", None]
    assert [(foe["foe"], foe["field"]) for foe in seen(scene)["foes"]] == [("rat", "a3")]


WALKS = {
    "mill": ("leader b4, archer a1", "rat d4, rat a2", "room_8o", "d6 e4"),
    "gutter": ("leader c1, archer a1", "roach e2", "room_2b", ""),
    "swimming": ("leader d4, archer d5", "", "room_2b", ""),
    "ledge": ("leader c2, archer a4", "rat f2", "room_3b", ""),
    "climbing": ("leader d3 +search_accessory_2, archer a4", "", "room_8o", ""),
}


@pytest.mark.rule("MM-MOV2", "MM-MOV4", "MM-WAT1", "MM-TRP1", "MM-H1")
@pytest.mark.parametrize("walk", WALKS)
def test_every_step_costs_what_is_shown(walk: str) -> None:
    mice, foes, room, traps = WALKS[walk]
    reach = seen(Scene(mice, foes, room=room, traps=traps))["turn"]["reach"]
    assert reach
    for field in words.FIELDS:
        scene = Scene(mice, foes, room=room, traps=traps)
        if field not in reach:
            assert f"go {field}" not in scene.offers(0)
            continue
        step = reach[field]
        scene.s.script = throw("ssss")
        scene.do(0, f"go {field}")
        assert scene.at("leader") == field
        left = 0 if step["water"] or step["enemy"] else 5 - step["cost"]
        assert scene.s.turn.points == left
        assert step["ends"] == (step["water"] or step["enemy"] or step["trap"])
        assert step["trap"] == bool(said(scene, "trap_held"))


def test_nothing_is_shown_of_a_movement_that_is_spent() -> None:
    scene = Scene("leader b4, archer a1", points=1).do(0, "go b5")
    assert seen(scene)["turn"]["reach"] == {}


# --- targets


AIMS = {
    "sword": ("leader b4, archer a1", "rat b4, rat b5, spider c4, rat f6"),
    "bow": ("archer a6, leader a1", "rat f6, rat f1, roach e6"),
    "bow near": ("archer a6, leader a1", "rat f6, rat b6"),
    "hammer": ("tinkerer b4, leader a1", "rat b4, rat b5"),
    "knife": ("scamp b4, leader a1", "rat b4, roach b5"),
    "staff": ("mystic a6, leader a1", "boss_captain f6, rat d6"),
    "tamer": ("leader b4, archer a1", "spider b4, rat b4"),
}


@pytest.mark.rule("MM-ATK1", "MM-ATK2", "MM-ATK4", "MM-ATK6", "MM-ACH5")
@pytest.mark.parametrize("aim", AIMS)
def test_dice_are_as_many_as_shown_and_targets_are_those_shown(aim: str) -> None:
    mice, foes = AIMS[aim]

    def scene() -> Scene:
        made = Scene(mice, foes)
        if aim == "tamer":
            made.s.chapter.achieved[words.CAT_TAMER] = made.mouse("leader").hero
        return made

    name = mice.split()[0]
    aims = mouse_seen(scene(), name)["aims"]
    assert {f"{each['item']} {each['figure']}" for each in aims} == scene().offers(0, "attack")
    assert aims
    for each in aims:
        played = scene()
        hit = "B" if name in ("archer", "mystic") else "s"
        played.s.script = throw(hit * each["dice"])
        played.s.script += throw("x" * each["against"])
        played.do(0, f"attack {each['item']} {each['figure']}")
        assert said(played, "attacked")[0].count("'") == 2 * each["dice"]
        defended = said(played, "foe_defended")
        assert (defended[0].count("'") if defended else 0) == 2 * each["against"]


def per_cent(attack: int, defence: int, hits: str, blocks: dict[str, int]) -> int:
    """Return how many of a hundred throws wound, counted over all throws."""
    throws = list(product("csxXbB", repeat=attack + defence))
    wounding = [
        thrown
        for thrown in throws
        if sum(face in hits for face in thrown[:attack]) > sum(blocks.get(face, 0) for face in thrown[attack:])
    ]
    return int(100 * len(wounding) / len(throws) + 0.5)


@pytest.mark.rule("MM-ATK2", "MM-ATK3", "MM-ATK5", "MM-C4")
@pytest.mark.parametrize(
    ("mice", "foes", "hits", "blocks"),
    [
        ("leader b4, archer a1", "rat b4", "sxX", {"x": 1, "X": 1}),
        ("archer a6, leader a1", "rat f6", "bB", {"x": 1, "X": 1}),
        ("leader b4, archer a1", "boss_centipede b4", "sxX", {"x": 1, "X": 2}),
    ],
)
def test_the_chance_of_a_blow_is_shown(mice: str, foes: str, hits: str, blocks: dict[str, int]) -> None:
    [aim] = mouse_seen(Scene(mice, foes), mice.split(maxsplit=1)[0])["aims"]
    assert aim["chance"] == per_cent(aim["dice"], aim["against"], hits, blocks)


@pytest.mark.rule("MM-ATK3")
def test_a_feint_is_more_likely_to_wound() -> None:
    scene = Scene("leader b4, archer a1", "rat b4")
    scene.s.turn.blow.pierce = 1
    [aim] = mouse_seen(scene, "leader")["aims"]
    assert aim["chance"] == per_cent(aim["dice"], aim["against"], "sxX", {"X": 1})


@pytest.mark.rule("MM-EAT3", "MM-EAT4", "MM-EAT5", "MM-EAT7")
@pytest.mark.parametrize(
    ("foe", "hits", "defends"),
    [("rat b4", "sxX", True), ("rat_elite f4", "bB", True), ("boss_centipede b4", "sxX", False)],
)
def test_so_is_that_of_a_foe(foe: str, hits: str, defends: bool) -> None:
    """A constricted mouse does not defend."""
    scene = Scene("leader b4, archer a1", foe)
    [it] = [each for each in seen(scene)["foes"] if each["prey"] == "hero_leader"]
    odds = it["odds"]["hero_leader"]
    assert odds["against"] == (mouse_seen(scene, "leader")["defence"] if defends else 0)
    assert odds["chance"] == per_cent(it["attack"], odds["against"], hits, {"x": 1, "X": 1})


def through(hits: int, defence: int, blocks: dict[str, int]) -> dict[str, int]:
    """Return the odds that some hits get past a number of dice, counted over all throws."""
    left = [max(0, hits - sum(blocks.get(face, 0) for face in thrown)) for thrown in product("csxXbB", repeat=defence)]
    tenths = int(10 * sum(left) / len(left) + 0.5)
    chance = int(100 * sum(map(bool, left)) / len(left) + 0.5)
    return {"chance": chance, "whole": tenths // 10, "tenth": tenths % 10}


def asked_of(scene: Scene, *names: str) -> dict[str, Any]:
    """Return some of the arguments of the open question."""
    found = wanted(scene)
    return {name: found[name] for name in names}


ODDS = ("chance", "whole", "tenth")


@pytest.mark.rule("MM-ATK3", "MM-C4")
@pytest.mark.parametrize(("foe", "dice", "twice"), [("rat", 2, 1), ("spider", 3, 1), ("boss_centipede", 2, 2)])
@pytest.mark.parametrize(("faces", "hits"), [("sxX", 3), ("sbb", 1), ("bcB", 0)])
def test_who_may_attack_once_more_reads_what_this_roll_promises(
    foe: str, dice: int, twice: int, faces: str, hits: int
) -> None:
    scene = Scene("leader b4 search_trick_4, archer a1", f"{foe} b4", dice=faces)
    figure = scene.content.names.figure[scene.s.room.foes[0].figure]
    scene.do(0, f"attack gear_nib_sword {figure}")
    assert asked_of(scene, "may", "n", "figure") == {"may": "hit" if hits else "missed", "n": hits, "figure": figure}
    assert asked_of(scene, *ODDS) == through(hits, dice, {"x": 1, "X": twice})


@pytest.mark.rule("MM-EAT4")
@pytest.mark.parametrize(("faces", "may", "n"), [("cb", "struck", 2), ("xb", "struck", 1), ("xX", "blocked", 0)])
def test_who_may_defend_once_more_reads_what_gets_through(faces: str, may: str, n: int) -> None:
    scene = Scene("leader b4 search_trick_4, archer a1", "rat b4", track="leader rats archer", dice=f"ss{faces}")
    assert asked_of(scene.do(0, "end_turn"), "may", "n") == {"may": may, "n": n}


@pytest.mark.rule("MM-STA3")
@pytest.mark.parametrize(
    ("nose", "die", "may"), [("", "b", "failed"), ("", "s", "succeeded"), ("+search_armour_11", "b", "succeeded")]
)
def test_who_may_look_round_once_more_reads_whether_it_is_enough(nose: str, die: str, may: str) -> None:
    scene = Scene(f"archer b4 search_trick_4 {nose}, scamp a1", dice=die).do(0, "search")
    assert asked_of(scene, "may") == {"may": may}


@pytest.mark.rule("MM-EAT4", "MM-EAT7")
def test_who_may_help_reads_how_likely_it_hurts_and_that_help_counts() -> None:
    scene = Scene("leader b4 search_trick_2 search_trick_2, archer a1", "rat b4", track="leader rats archer", dice="ss")
    scene.do(0, "end_turn")
    assert asked_of(scene, "n", *ODDS) == {"n": 2, **through(2, 2, {"x": 1, "X": 1})}
    scene.do(0, "use_item hero_leader search_trick_2")
    assert asked_of(scene, "n", *ODDS) == {"n": 2, **through(2, 3, {"x": 1, "X": 1})}


# --- targets of foes


@given(crowd=crowds())
@settings(max_examples=thorough(1000, 50))
@pytest.mark.rule("MM-EMV4", "MM-EMV8", "MM-EAT1", "MM-EAT6")
def test_foes_go_where_is_shown_and_strike_whom_is_shown(crowd: Crowd) -> None:
    """With a 3 for moving."""
    scene = crowd.scene()
    s, card = scene.s, scene.cards(CARDS[crowd.foe])[0]
    shown = next(foe for foe in seen(scene)["foes"] if foe["foe"] == crowd.foe)
    foe = next(foe for foe in s.room.foes if words.FOES[foe.foe] == crowd.foe)
    words.then_foe_strikes(s, card, foe.figure)
    s.events = []
    s.script = throw("x")
    move_foe(s, card, foe)
    assert words.FIELDS[foe.field] == (shown["way"][-1] if shown["way"] else shown["field"])
    s.script = throw("xxxx")
    scene.game.advance(s)
    scene.happened = s.events
    struck = [line.split()[3] for line in said(scene, "foe_attacked")]
    assert struck == ([] if shown["prey"] is None else [shown["prey"]])


@pytest.mark.rule("MM-EAT1")
def test_whom_they_attacked_last_time_is_forgotten() -> None:
    """The roach has just attacked the leader, and would again."""
    scene = Scene("leader a6, archer b6", "roach a6", track="leader roaches archer", dice="bb b").do(0, "end_turn")
    assert seen(scene)["foes"][0]["prey"] == "hero_leader"


@pytest.mark.rule("MM-EMV8")
def test_an_elite_is_shown_to_stop_where_it_sees() -> None:
    scene = Scene("leader b3, archer b2", "rat_elite d2")
    assert seen(scene)["foes"][0]["way"] == ["d1", "c1"]


@pytest.mark.rule("MM-Q45", "MM-NEG3")
def test_calm_figures_go_for_nobody_and_those_that_lie_stay() -> None:
    foes = seen(Scene("leader a6, archer a1", "rat c6 calm, roach b6 down"))["foes"]
    assert [(foe["prey"], foe["way"]) for foe in foes] == [(None, []), ("hero_leader", [])]


@pytest.mark.rule("MM-SPE1", "MM-INI5")
def test_of_several_cards_the_one_to_come_is_shown() -> None:
    """Flor will sting first, then spin. When she has stung, spinning is next."""
    foes, track = "boss_sorceress f6", "leader sorceress_stings archer sorceress_webs"
    scene = Scene("leader a6, archer a1", foes, track=track)
    for card in (words.SORCERESS_CALLS, words.SORCERESS_CHARMS):
        scene.s.card_wounds[card] = 1
    shown = seen(scene)["foes"][0]
    assert (shown["attack"], shown["reach"]) == (4, "melee")
    scene.roll("b b").do(0, "end_turn")
    shown = seen(scene)["foes"][0]
    assert (shown["attack"], shown["reach"]) == (3, "ranged")


# --- the rest of the table


@pytest.mark.rule("MM-H1", "MM-RND3")
def test_the_track_shows_who_has_acted_and_who_acts() -> None:
    scene = Scene("leader a1, archer b1", "roach f6", track="leader roaches archer", dice="b b").do(0, "end_turn")
    cards = [(card["card"], card["acted"], card["acting"]) for card in seen(scene)["track"]]
    assert cards == [("hero_leader", True, False), ("roaches", True, False), ("hero_archer", False, True)]


@pytest.mark.rule("MM-H1")
def test_decks_are_seen_by_their_number_only() -> None:
    """Two tables whose next cards differ look the same."""
    one, other = Scene("leader a1, archer b1"), Scene("leader a1, archer b1")
    other.s.chance = 12345
    assert seen(one) == seen(other)
    assert seen(one)["finds"] == 71
    assert seen(one)["encounters"] == 18


def test_counts_and_what_lies_in_the_room_are_shown() -> None:
    scene = set_counts(Scene("leader a1, archer b1", chapter=3, room="room_1o", traps="d4", wheel=3), noise=2, trust=1)
    table = seen(scene)
    assert table["counts"] == {"trust": 1, "noise": 2}
    assert (table["traps"], table["wheel"], table["room"], table["chapter"]) == (["d4"], 3, "room_1o", "chapter_03")


def test_a_captured_mouse_is_nowhere() -> None:
    mouse = mouse_seen(Scene("leader a1, archer"), "archer")
    assert mouse["field"] is None
    assert mouse["aims"] == []
