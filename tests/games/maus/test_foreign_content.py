"""Content from other people: what cannot be played is refused with place, reason and rule."""

import re
from typing import Any

import pytest

from tests.games.maus.standin import CHAPTER, TEXTS, content_of
from wusel.engine.errors import BadContent
from wusel.engine.table import Table
from wusel.games import find_game
from wusel.games.maus import words

Edit = tuple[str, str, str]


def begin_of(text: str, entry: str) -> int:
    """Return where an entry begins: "heroes.hero_leader", or the nth table of a list, "chapters.chapter_01.rules 2"."""
    group, _, number = entry.partition(" ")
    if not number:
        return text.index(f"[{entry}]")
    return [found.start() for found in re.finditer(re.escape(f"[[{group}]]"), text)][int(number) - 1]


def edited(text: str, *edits: Edit) -> str:
    """Return a text with parts of some entries replaced."""
    for entry, old, new in edits:
        begin = begin_of(text, entry)
        before = text[begin:].partition("\n\n")[0]
        assert old in before, f"{old!r} is not in {entry}"
        text = text[:begin] + before.replace(old, new) + text[begin + len(before) :]
    return text


def without(text: str, entry: str) -> str:
    """Return a text without an entry."""
    begin = begin_of(text, entry)
    return text[:begin] + text[begin:].partition("\n\n")[2]


def line_of(text: str, entry: str, at: str) -> int:
    """Return the line of some words in an entry, or the line of the entry if there are none."""
    begin = begin_of(text, entry)
    return text[: text.index(at, begin) if at else begin].count("\n") + 1


def refusal(text: str, chapter: str = CHAPTER) -> str:
    with pytest.raises(BadContent) as caught:
        content_of(text, chapter)
    return str(caught.value)


def copied(file: str, entry: str, name: str) -> str:
    """Return a file with a copy of an entry under another name."""
    text = TEXTS[file]
    begin = begin_of(text, entry)
    entry_text = text[begin:].partition("\n\n")[0]
    return f"{text}\n{entry_text.replace(entry, name)}\n"


@pytest.mark.rule("MM-STA3")
def test_a_kit_is_in_the_box_and_can_be_carried() -> None:
    kit = 'kit = { hero_leader = ["search_weapon_1"]'
    four = CHAPTER.replace(kit, 'kit = { hero_leader = ["item_hook", "item_hook", "item_hook", "item_hook"]')
    assert "a bundle has room for 3 (MM-STA3)" in refusal("", four)
    twice = CHAPTER.replace(kit, 'kit = { hero_leader = ["search_weapon_1", "search_weapon_1", "search_weapon_1"]')
    assert "search_weapon_1 is there 3 times, more often than in the box" in refusal("", twice)


def test_our_own_box_is_accepted_with_a_chapter_of_somebody_else() -> None:
    assert [chapter.name for chapter in content_of().chapters] == ["chapter_01"]


# --- heroes and abilities

LEADER, MYSTIC, PLASTER = "heroes.hero_leader", "heroes.hero_mystic", "abilities.ability_any_1"
HEROES = [
    (LEADER, "attack = 2", "attack = 3", "attack", "hero_leader has values of 11 in all, not 10 (MM-K2)"),
    (LEADER, '["warrior", "leader"]', "[]", "classes", "hero_leader has no class (MM-C6)"),
    (
        LEADER,
        '"gear_felt_coat"',
        '"search_armour_1"',
        "gear",
        "hero_leader: search_armour_1 is no gear for her (MM-S1)",
    ),
    (LEADER, '"gear_felt_coat"', '"gear_ladle"', "gear", "hero_leader: gear_ladle is no gear for her (MM-S1)"),
    (
        LEADER,
        '"gear_felt_coat"',
        '"gear_felt_coat", "gear_felt_coat"',
        "gear",
        "hero_leader: gear_felt_coat cannot be worn beside the rest of her gear (MM-FRE4)",
    ),
    (LEADER, "ability_leader_1", "ability_archer_1", "first_ability", "hero_leader cannot learn that (MM-S1)"),
    (LEADER, '"defeat_moves_friend"', '"flies"', "powers", "hero_leader: powers 'flies' is none of"),
    (LEADER, "life = 3", "life = 0", "life", "hero_leader: life should be 1 to 9, not 0"),
]


@pytest.mark.rule("MM-K2", "MM-C6", "MM-S1")
@pytest.mark.parametrize(("entry", "old", "new", "at", "reason"), HEROES)
def test_heroes_that_could_not_be_played_are_refused(entry: str, old: str, new: str, at: str, reason: str) -> None:
    text = edited(TEXTS["heroes"], (entry, old, new))
    assert any(
        told.startswith(f"my.toml, line {line_of(text, entry, at)}: {reason}") for told in refusal(text).splitlines()
    )


@pytest.mark.rule("MM-FRE7")
def test_two_heroes_do_not_begin_with_the_same_card() -> None:
    text = edited(TEXTS["heroes"], (MYSTIC, "ability_mystic_2", "ability_any_1"))
    line = line_of(text, "heroes.hero_healer", "first_ability")
    reason = "hero_healer: another hero begins with that, and it is there once (MM-FRE7)"
    assert f"my.toml, line {line}: {reason}" in refusal(text).splitlines()


@pytest.mark.rule("MM-K2")
def test_a_party_of_six_can_do_everything() -> None:
    heroes = TEXTS["heroes"]
    assert "5 heroes, not 6 (MM-K2)" in refusal(without(heroes, "heroes.hero_archer"))
    ranged = edited(heroes, ("heroes.hero_archer", '"gear_hairpin_bow"', ""))
    assert "1 heroes can attack from afar, not 2 or more (MM-K2)" in refusal(ranged)
    healer = "heroes.hero_healer"
    rough = edited(heroes, (healer, '["healer"]', '["scamp"]'), (healer, "gear_ladle", "gear_needle_knife"))
    assert "0 heroes can heal, not 1 or more (MM-K2)" in refusal(rough)
    scamp = "heroes.hero_scamp"
    clumsy = edited(
        heroes,
        (scamp, '["scamp"]', '["warrior"]'),
        (scamp, "gear_needle_knife", "gear_nib_sword"),
        (scamp, "ability_scamp_3", "ability_warrior_2"),
    )
    assert "1 heroes can use cogs, not 2 or more (MM-K2)" in refusal(clumsy)


@pytest.mark.rule("MM-FRE5")
def test_an_ability_that_nobody_could_learn_is_refused() -> None:
    text = edited(TEXTS["heroes"], (LEADER, '"leader"]', '"scamp"]'), (LEADER, "ability_leader_1", "ability_warrior_2"))
    assert "ability_leader_1: nobody can learn it (MM-FRE5)" in refusal(text)


ABILITIES = [
    (PLASTER, "cost = 2", "cost = 3", "abilities", "13 abilities cost 2, not 14 (MM-K2)"),
    ("abilities.ability_archer_1", '["archer"]', '["healer"]', "abilities", "3 abilities for archer, not 4 (MM-K2)"),
    (
        "abilities.ability_archer_4",
        '"placed"',
        '"roll"',
        "when =",
        "ability_archer_4: no ability is used then (MM-FRE7)",
    ),
    (
        "abilities.ability_scamp_3",
        '"hit"',
        '"turn"',
        "effects",
        'ability_scamp_3 can do that only when = "hit" (MM-FRE7)',
    ),
    (
        "abilities.ability_leader_2",
        '"start"',
        '"turn"',
        "effects",
        'ability_leader_2 can do that only when = "start" (MM-FRE7)',
    ),
    ("abilities.ability_archer_3", '{ do = "double_dice" }', "", "", "ability_archer_3 does nothing (MM-FRE7)"),
    (
        "abilities.ability_archer_2",
        '"aim_well"',
        '"aim_badly"',
        "effects",
        "ability_archer_2: effects do='aim_badly' is not possible",
    ),
    (
        "abilities.ability_archer_2",
        "n = 1",
        "n = 1, m = 2",
        "effects",
        "ability_archer_2: effects aim_well takes ['do', 'n']",
    ),
    (
        PLASTER,
        "cheaper = { healer = 1 }",
        'only = "hero_healer"',
        "abilities",
        "one ability, and no other, is for a single hero",
    ),
]


@pytest.mark.rule("MM-K2", "MM-FRE6", "MM-FRE7")
@pytest.mark.parametrize(("entry", "old", "new", "at", "reason"), ABILITIES)
def test_abilities_that_could_not_be_played_are_refused(entry: str, old: str, new: str, at: str, reason: str) -> None:
    text = edited(TEXTS["abilities"], (entry, old, new))
    line = line_of(text, PLASTER if at == "abilities" else entry, "" if at == "abilities" else at)
    assert any(told.startswith(f"my.toml, line {line}: {reason}") for told in refusal(text).splitlines())


# --- finds

FIRST_ITEM = "items.gear_bare_paws"
FINDS = [
    ("items.search_weapon_1", "copies = 2", "copies = 1", "items", "15 finds are weapon, not 16 (MM-K5)"),
    ("items.search_trick_1", '"trick"', '"one_use"', "items", "15 finds are one_use, not 12 (MM-K5)"),
    ("items.search_party_2", 'powers = ["hooks"]\n', "", "items", "nobody can find the hook (MM-EXP5)"),
    ("items.search_party_1", 'powers = ["disguises"]\n', "", "items", "nobody can find the disguise (MM-STA7)"),
    ("items.search_weapon_4", "dice = 2", "dice = 3", "dice", "search_weapon_4: 3 dice; 2 are the most (MM-K5)"),
    (
        "items.search_armour_2",
        "defence = 1",
        "defence = 3",
        "defence",
        "search_armour_2: 3 dice; 2 are the most (MM-K5)",
    ),
    (
        "items.search_armour_2",
        "defence = 1",
        "dice = 1",
        "dice",
        "search_armour_2 is no weapon, so that it has no dice",
    ),
    ("items.gear_ladle", "copies = 0", "copies = 1", "copies", "gear_ladle: gear is not found (MM-S1)"),
    (
        "items.search_accessory_1",
        'part = "tail"\n',
        "",
        "",
        "search_accessory_1: on which part of the body is it worn? (MM-FRE4)",
    ),
    (
        "items.search_weapon_1",
        'reach = "melee"\ndice = 1\n',
        "defence = 1\n",
        "",
        "search_weapon_1: weapons have a reach, and nothing else has (MM-ATK6)",
    ),
    (
        "items.search_accessory_1",
        'powers = ["floats"]',
        "powers = []",
        "",
        "search_accessory_1 is good for nothing (MM-K5)",
    ),
    ("items.search_accessory_1", "source", 'when = "turn"\nsource', "", "search_accessory_1 is worn, not used up"),
    (
        "items.search_event_3",
        '"found"',
        '"turn"',
        "when",
        "search_event_3: a find of this sort is not used then (MM-STA3)",
    ),
    ("items.search_trick_4", '"roll"', '"turn"', "effects", 'search_trick_4 can do that only when = "roll" (MM-FRE7)'),
    ("items.search_event_3", '{ do = "wound", who = "me", n = 1 }', "", "", "search_event_3 does nothing (MM-FRE7)"),
    (
        "items.search_accessory_1",
        '"floats"',
        '"hooks"',
        "powers",
        "search_accessory_1 serves all of them, so that it is a party_item (MM-STA6)",
    ),
]


@pytest.mark.rule("MM-K5", "MM-ATK6", "MM-STA3", "MM-STA6")
@pytest.mark.parametrize(("entry", "old", "new", "at", "reason"), FINDS)
def test_finds_that_could_not_be_played_are_refused(entry: str, old: str, new: str, at: str, reason: str) -> None:
    text = edited(TEXTS["items"], (entry, old, new))
    line = line_of(text, FIRST_ITEM if at == "items" else entry, "" if at == "items" else at)
    assert any(told.startswith(f"my.toml, line {line}: {reason}") for told in refusal(text).splitlines())


@pytest.mark.rule("MM-ATK6")
def test_a_mouse_without_a_weapon_fights_all_the_same() -> None:
    text = without(TEXTS["items"], FIRST_ITEM)
    assert "gear_bare_paws is missing: with what does she fight who has nothing? (MM-ATK6)" in refusal(text)


# --- foes and encounters

FOES = [
    ("foe_cards.elites", '"rats"', '"roaches"', "figures", "elites takes its figure from rats (MM-C7)"),
    (
        "foe_cards.cat_pounces",
        "large = true",
        "large = false",
        "large",
        "cat_pounces is as large as cat_chases: it is the same figure (MM-C7)",
    ),
    ("foe_cards.rats", '"rat"', '"roach"', "cards", "roach has 2 cards, not 1 (MM-K3)"),
    ("foe_cards.rats", '"aggressive"', '"kind"', "powers", "rats: powers 'kind' is none of"),
    ("figures", "spider", "spyder", "figures", "figures: spider should be { en"),
]


@pytest.mark.rule("MM-K3", "MM-C7")
@pytest.mark.parametrize(("entry", "old", "new", "at", "reason"), FOES)
def test_foes_that_could_not_be_played_are_refused(entry: str, old: str, new: str, at: str, reason: str) -> None:
    text = edited(TEXTS["foes"], (entry, old, new))
    first = at in ("cards", "figures") and entry != "foe_cards.elites"
    line = line_of(text, "foe_cards.roaches" if at == "cards" else entry, "" if first else at)
    assert any(told.startswith(f"my.toml, line {line}: {reason}") for told in refusal(text).splitlines())


@pytest.mark.rule("MM-K3")
def test_the_thirteen_cards_of_foes_are_those_that_there_are() -> None:
    assert "the card rats is missing (MM-K3)" in refusal(without(TEXTS["foes"], "foe_cards.rats"))
    assert "dogs is none of roaches, rats" in refusal(copied("foes", "foe_cards.rats", "foe_cards.dogs"))


FIRST_CARD = "encounters.encounter_01"
ENCOUNTERS = [
    (FIRST_CARD, "hard = false", "hard = true", "cards", "11 standard encounters, not 12 (MM-K4)"),
    (
        FIRST_CARD,
        '{ foe = "rat", n = 3 }',
        '{ foe = "rat", n = 7 }',
        '[{ foe = "rat", n = 7 }]',
        "encounter_01: 7 of the 6 figures in rats (MM-C7)",
    ),
    (
        FIRST_CARD,
        'surge = [{ foe = "rat", n = 2 }]',
        'surge = [{ foe = "rat", n = 4 }, { foe = "rat_elite", n = 3 }]',
        "surge",
        "encounter_01: 7 of the 6 figures in rats (MM-C7)",
    ),
    (
        FIRST_CARD,
        'surge = [{ foe = "rat", n = 2 }]',
        'surge = [{ foe = "boss_cat", n = 1 }]',
        "surge",
        "encounter_01: only chapters bring boss_cat (MM-SPE1)",
    ),
    (
        FIRST_CARD,
        'surge = [{ foe = "rat", n = 2 }]',
        'surge = [{ foe = "rat", n = 2 }, { foe = "rat", n = 1 }]',
        "surge",
        "encounter_01: rat is there twice",
    ),
    (FIRST_CARD, 'surge = [{ foe = "rat", n = 2 }]', "surge = []", "surge", "encounter_01: surge should be"),
    (
        FIRST_CARD,
        'surge = [{ foe = "rat", n = 2 }]',
        'surge = [{ foe = "dog", n = 2 }]',
        "surge",
        "encounter_01: surge 'dog' is none of",
    ),
    (
        FIRST_CARD,
        'surge = [{ foe = "rat", n = 2 }]',
        'surge = [{ foe = "rat" }]',
        "surge",
        "encounter_01: surge should have",
    ),
    (FIRST_CARD, '    [{ foe = "rat", n = 3 }],\n', "", "rows", "encounter_01 has 2 rows, not 3 (MM-ENC3)"),
    (
        "encounters.encounter_03",
        "keywords = []",
        'keywords = ["greedy"]',
        "keywords",
        "encounter_03: nobody there could be greedy (MM-SPE3)",
    ),
]


@pytest.mark.rule("MM-K4", "MM-C7", "MM-ENC3", "MM-SPE1")
@pytest.mark.parametrize(("entry", "old", "new", "at", "reason"), ENCOUNTERS)
def test_encounters_that_could_not_be_played_are_refused(entry: str, old: str, new: str, at: str, reason: str) -> None:
    text = edited(TEXTS["encounters"], (entry, old, new))
    line = line_of(text, FIRST_CARD if at == "cards" else entry, "" if at == "cards" else at)
    assert any(told.startswith(f"my.toml, line {line}: {reason}") for told in refusal(text).splitlines())


# --- rooms

TAPROOM, PANTRY = "rooms.room_1o", "rooms.room_2o"
ROOMS = [
    (TAPROOM, "....ph\n", "....p\n", "map", "room_1o: the map should have 6 rows of 6 (MM-K6)"),
    (TAPROOM, "....ph", "....pq", "map", "room_1o: 'q' is no mark of a map"),
    (TAPROOM, "....ph", "..N.ph", "map", "room_1o: N is there twice (MM-K6)"),
    (TAPROOM, ".N#.pP\n....ph", "..#.pP\n.N..ph", "map", "room_1o: the exit north is not at its edge (MM-C5)"),
    (TAPROOM, 'hooks = ["north"]', 'hooks = ["up"]', "hooks", "room_1o: hooks 'up' is none of north"),
    (PANTRY, "source", 'cogs = ["west"]\nsource', "cogs", "room_2o has no exit west (MM-C5)"),
    (TAPROOM, ".N#.pP\n....ph", ".N#.pP\n....hh", "map", "room_1o: 2 paw prints, not 3 or more (MM-K6)"),
    (TAPROOM, "....ph", ".p..ph", "map", "room_1o: the paw print b2 is fewer than 3 steps from b1 (MM-K6)"),
    (TAPROOM, "W.#..E", "Wx#xxE", "map", "room_1o: 3 red X, and 2 traps (MM-C5)"),
    (TAPROOM, ".t..y.", ".t....", "map", "room_1o: nobody gets from b1 to f1 dry and without a red line (MM-K6)"),
    ("rooms.room_3b", "##hhPP", "~#hhPP", "map", "room_3b: nobody gets to a1 (MM-K6)"),
    (TAPROOM, ".t..y.", "....y.", "map", "room_1o: it can be turned over from one side only (MM-EXP4)"),
    (TAPROOM, "tile = 1", "tile = 2", "rooms.room_2o", "room_2o: tile 2 has this side already (MM-C5)"),
    ("house", '"4 1 8"', '"4 . 8"', "house", "the plan has the tiles"),
    ("house", '"4 1 8"', '"4 x 8"', "plan", "house: 'x' is no tile"),
    (
        "rooms.room_6b",
        "areas.weight_row_1 = [",
        'areas.paws = ["a2"]\nareas.weight_row_1 = [',
        "areas",
        "there is another area paws",
    ),
    (
        "rooms.room_6b",
        '"b1", "c1"',
        '"b1", "g1"',
        "areas.weight_row_1",
        "room_6b: weight_row_1 'g1' is none of the fields a1 to f6",
    ),
    (
        "rooms.room_6b",
        '"b1", "c1"',
        '"b1", "d1"',
        "areas.weight_row_1",
        "weight_row_1: d1 is no field of room_6b (MM-K6)",
    ),
    (
        "grounds.gutter_drained",
        ".N..p.",
        ".N.#p.",
        "map",
        "gutter_drained: exits and black squares are not those of room_2b (MM-K6)",
    ),
    ("grounds.gutter_drained", ".N..p.\n....pp", ".N....\n......", "map", "gutter_drained has no paw prints (MM-ENC4)"),
    (
        "grounds.race_board",
        "...s..",
        "...v..",
        "map",
        "race_board: special fields, which hold any number, are not those of room_8b (MM-EMV2)",
    ),
    ("grounds.gutter_drained", '"room_2b"', '"room_9b"', "room", "gutter_drained: room 'room_9b' is none of the rooms"),
]


@pytest.mark.rule("MM-K6", "MM-C5", "MM-EXP4")
@pytest.mark.parametrize(("entry", "old", "new", "at", "reason"), ROOMS)
def test_rooms_that_could_not_be_played_are_refused(entry: str, old: str, new: str, at: str, reason: str) -> None:
    text = edited(TEXTS["rooms"], (entry, old, new))
    if at.startswith("rooms."):
        line = line_of(text, at, "side")
    else:
        line = line_of(text, entry, "" if at == "house" else at)
    assert any(told.startswith(f"my.toml, line {line}: {reason}") for told in refusal(text).splitlines())


@pytest.mark.rule("MM-K6", "MM-EXP2")
def test_every_room_has_a_door_that_fits_a_neighbour() -> None:
    lonely = edited(
        TEXTS["rooms"],
        ("rooms.room_7b", "...E", "...."),
        ("rooms.room_7b", ".S..#.", "....#."),
    )
    line = line_of(lonely, "rooms.room_7b", "map")
    assert (
        f"my.toml, line {line}: room_7b: none of its exits fits one of a neighbour (MM-K6)"
        in refusal(lonely).splitlines()
    )


@pytest.mark.rule("MM-K6")
def test_there_are_sixteen_rooms() -> None:
    assert "15 rooms, not 16 (MM-K6)" in refusal(without(TEXTS["rooms"], "rooms.room_7o"))


# --- chapters

ONE, RULES, ACTS = "chapters.chapter_01", "chapters.chapter_01.rules", "chapters.chapter_01.acts"
CHAPTERS = [
    (ONE, '"room_1o", "room_2o"]', '"room_1o"]', "rooms", "chapter_01: 2 rooms, not 3 to 5 (MM-K7)"),
    (
        ONE,
        '"room_1o", "room_2o"]',
        '"room_1o", "room_9o"]',
        "rooms",
        "chapter_01: rooms 'room_9o' is none of the rooms",
    ),
    (
        ONE,
        '"room_1o", "room_2o"]',
        '"room_1o", "room_6o"]',
        "rooms",
        "chapter_01: no way leads from room_4o to room_6o (MM-K7)",
    ),
    (ONE, "hard = 5", "hard = 4", "pages", "chapter_01: it ends on page 4, before 5 (MM-K7)"),
    (
        ONE,
        "easy = 7",
        "easy = 10",
        "pages",
        "chapter_01: it ends on page 10, less than 3 before the last, 12 (MM-HOU2)",
    ),
    (
        ONE,
        "easy = 7, normal = 6",
        "easy = 6, normal = 7",
        "pages",
        "chapter_01: it should be easier where it is called so (MM-S3)",
    ),
    (ONE, '["special"]', "[]", "start", "chapter_01: the mice do not begin on dry fields of room_4o (MM-S1)"),
    (
        ONE,
        '["special"]',
        '["under_the_table"]',
        "start",
        "chapter_01: the mice do not begin on dry fields of room_4o (MM-S1)",
    ),
    (ONE, 'goal = "page_goal"\n', "", "", "chapter_01: no page says what is to be done (MM-K7)"),
    (
        ONE,
        'goal = "page_goal"',
        'goal = "page_nowhere"',
        "goal",
        "chapter_01: goal 'page_nowhere' is none of the pages",
    ),
    (
        ONE,
        '"search_weapon_1"',
        '"search_weapon_11"',
        "kit",
        "chapter_01: search_weapon_11 is of no use to that hero (MM-S4)",
    ),
    (ONE, '"item_hook"', '"item_chisel"', "kit", "chapter_01: item_chisel is nothing for the party (MM-STA6)"),
    (
        ONE,
        "hard_cards",
        'heroes = ["hero_leader", "hero_leader", "hero_mystic", "hero_healer"]\nhard_cards',
        "heroes",
        "chapter_01: 4 different heroes go (MM-S1)",
    ),
    (ONE, "hard_cards", "hard_card", "hard_card", "chapter_01: there is no hard_card here; there may be:"),
    (f"{RULES} 1", '"start"', '"dawn"', "on", "chapter_01 rule 1: on 'dawn' is none of start, enter"),
    (f"{RULES} 1", "n = 3", "n = 7", "effects", "chapter_01 rule 1: 7 of the 6 figures in rats (MM-C7)"),
    (
        f"{RULES} 1",
        "page_goal",
        "page_nowhere",
        "effects",
        "chapter_01 rule 1: effects page='page_nowhere' is not possible",
    ),
    (f"{RULES} 2", '"room_4o"', '"room_7o"', "room", "chapter_01 rule 2: this room is not in the chapter (MM-K7)"),
    (f"{RULES} 2", '{ do = "tell", page = "page_mercy" }', "", "effects", "chapter_01 rule 2: nothing happens (MM-K7)"),
    (
        f"{RULES} 2",
        "page_mercy",
        'page_mercy" }, { do = "change", ground = "race_board',
        "effects",
        "chapter_01 has no room_8b to change (MM-K6)",
    ),
    (
        f"{RULES} 2",
        '{ do = "tell", page = "page_mercy" }',
        '{ do = "place", foe = "rat", n = 1, area = "under_the_table" }',
        "effects",
        "chapter_01 rule 2: that area is in another room (MM-K7)",
    ),
    (
        f"{RULES} 2",
        '{ do = "tell", page = "page_mercy" }',
        '{ do = "place_calm", foe = "roach", n = 9, area = "paws" }',
        "effects",
        "chapter_01 rule 2: 9 of the 8 figures in roaches (MM-C7)",
    ),
    (
        f"{RULES} 3",
        '["under_the_table", "a1"]',
        '"cellar"',
        "area",
        "chapter_01 rule 3: area 'cellar' is none of the areas",
    ),
    (
        f"{RULES} 3",
        'room = "room_1o"\n',
        "",
        "area",
        "chapter_01 rule 3: under_the_table is not in the room that it names (MM-K7)",
    ),
    (
        f"{RULES} 3",
        'count = "trust"',
        'count = "luck"',
        "needs",
        "chapter_01 rule 3: count 'luck' is none of the counts",
    ),
    (
        f"{ACTS} 1",
        'area = "special"',
        'area = "under_the_table"',
        "area",
        "act_dig: under_the_table is not in the room that it names (MM-K7)",
    ),
    (f"{ACTS} 1", 'room = "room_2o"\n', "", "area", "act_dig: special is not in the room that it names (MM-K7)"),
    (f"{ACTS} 1", '"room_2o"', '"room_7o"', "room", "act_dig: in which room of the chapter? (MM-K7)"),
    (f"{ACTS} 1", '"special"', "[]", "area", "act_dig: on which fields? (MM-K7)"),
    (f"{ACTS} 1", '{ do = "tell", page = "page_found" }', "", "effects", "act_dig: nothing happens (MM-K7)"),
    (f"{ACTS} 1", '"stars"', '"luck"', "roll", "act_dig: roll 'luck' is none of none, star"),
    ("pages.page_found", '{ do = "win" }', "", "chapter", "chapter_01: nothing in it wins (MM-E1)"),
    (
        "pages.page_goal",
        "Find the crumbs.",
        "crumb " * 91,
        "text",
        "page_goal: 91 words in en; 90 are the most (MM-K7)",
    ),
    (
        "areas.under_the_table",
        '"b2", "c2"',
        '"b2", "c1"',
        "fields",
        "under_the_table: c1 is no field of room_1o (MM-K6)",
    ),
    (
        "areas.under_the_table",
        '"b2", "c2"',
        '"b2", "c9"',
        "fields",
        "under_the_table: fields 'c9' is none of the fields a1 to f6",
    ),
    ("counts.trust", "most = 6", "most = 0", "most", "trust: most should be 1 to 999, not 0"),
    ("pages.page_goal", '"lamp"', '"lighthouse"', "picture", "page_goal: picture 'lighthouse' is none of attic, "),
    (
        f"{RULES} 1",
        'foe = "rat", n = 3, area = "paws" }',
        'foe = "rat", n = 3, area = "paws" }, { do = "place", foe = "rat_elite", n = 4, area = "paws" }',
        "effects",
        "chapter_01 rule 1: 7 of the 6 figures in rats (MM-C7)",
    ),
]


@pytest.mark.rule("MM-K7", "MM-E1", "MM-HOU2", "MM-S3", "MM-S4", "MM-REI2")
@pytest.mark.parametrize(("entry", "old", "new", "at", "reason"), CHAPTERS)
def test_chapters_that_could_not_be_played_are_refused(entry: str, old: str, new: str, at: str, reason: str) -> None:
    text = edited(CHAPTER, (entry, old, new))
    line = line_of(text, ONE if at == "chapter" else entry, "" if at == "chapter" else at)
    assert any(told.startswith(f"my.toml, line {line + 1}: {reason}") for told in refusal("", text).splitlines())


WINS = '{ do = "win" }'
NEVER_WON = [
    ("kept = true\nmost = 6\nstart = 1", "start = 0", "trust reaches 0 at most, not 7"),
    ('foe = "rat"\nlast = true', 'foe = "boss_cat"', "boss_cat never comes"),
    ('room = "room_4o"\nfoe = "rat"', 'room = "room_6o"', "nobody comes to room_6o"),
]


@pytest.mark.rule("MM-E1")
@pytest.mark.parametrize(("old", "new", "why"), NEVER_WON)
def test_a_goal_that_can_never_be_met_is_refused(old: str, new: str, why: str) -> None:
    """No rule raises the counts, the foes never come, and no way leads to the rooms. The second rule wins here. Without
    the change the chapter can be won."""
    rule = 'effects = [{ do = "tell", page = "page_mercy" }]'
    winning = CHAPTER.replace(WINS, "").replace(rule, f'effects = [{WINS}]\nneeds = {{ count = "trust", least = 6 }}')
    winning = winning.replace('also = ["room_1b"]', 'also = ["room_1b", "room_6o"]')
    content_of("", winning)
    never = winning.replace(old, new, 1).replace("counts = { trust = 1 }", "")
    if "trust" in why:
        never = never.replace("least = 6", "least = 7")
    wanted = f"chapter_01 rule 2: this never comes about: {why}; so nobody wins chapter_01 (MM-E1)"
    assert wanted in refusal("", never)


@pytest.mark.rule("MM-S4")
def test_two_chapters_have_different_numbers_and_acts() -> None:
    begin = CHAPTER.index("[chapters.chapter_01]")
    chapter = CHAPTER[begin : CHAPTER.index("[pages.page_goal]")]
    twice = CHAPTER + chapter.replace("chapter_01", "chapter_02")
    assert refusal("", twice).endswith("there is another act act_dig")
    other = CHAPTER + chapter.replace("chapter_01", "chapter_02").replace("act_dig", "act_dig_deeper")
    assert refusal("", other).endswith("chapter_02: there is another chapter 1 (MM-S4)")


@pytest.mark.rule("MM-K7")
def test_a_page_asks_for_one_of_ten_at_most() -> None:
    choice = '{ title = { en = "Yes", de = "Ja" }, effects = [] }'
    asking = "[pages.page_goal]\nchoices = [" + f"{choice}, " * 10
    ten, eleven = (CHAPTER.replace("[pages.page_goal]", f"{asking}{more}]") for more in ("", choice))
    content_of("", ten)
    line = eleven[: eleven.index("choices = [")].count("\n") + 2
    assert f"my.toml, line {line}: page_goal: 11 choices; 10 are the most (MM-K7)" in refusal("", eleven).splitlines()


@pytest.mark.rule("MM-K7")
def test_a_story_without_chapters_is_refused() -> None:
    assert "my.toml, line 2: not a single chapter (MM-K7)" in refusal("", "[chapters]\n").splitlines()


def test_nothing_has_the_name_of_something_else() -> None:
    text = CHAPTER.replace("page_goal", "hero_leader")
    assert "hero_leader is among the heroes already" in refusal("", text)


@pytest.mark.rule("MM-INI1")
def test_while_it_is_asked_where_foes_come_their_cards_are_not_missed() -> None:
    """A chapter may bring foes at any moment. Their cards join the track when all foes have been placed."""
    rule = 'on = "turn_end"\nfirst = true\neffects = [{ do = "place", foe = "roach", n = 3, area = "all" }]'
    chapter = CHAPTER.replace(
        '[[chapters.chapter_01.rules]]\non = "start"',
        f'[[chapters.chapter_01.rules]]\n{rule}\n\n[[chapters.chapter_01.rules]]\non = "start"',
    )
    game = find_game("maus", chapter)
    table: Table[Any] = Table(game, {"players": 2}, 1)
    asked = set()
    while (
        "roach" not in {words.FOES[foe.foe] for foe in table.state.room.foes} or game.asking(table.state) != "take_turn"
    ):
        seat = table.owing()[0]
        found = table.legal(seat)
        ends = [choice for choice in found if game.choices.to_json(choice)["do"] == "end_turn"]
        table.choose(seat, (ends or found)[0])
        asked.add(game.asking(table.state))
        assert game.faults(table.state) == []
    assert "place_foes" in asked
