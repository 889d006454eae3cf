"""The content of the box. It matches what is known of the printed one, and the design goals of the rest. A chapter can
be read."""

from collections import Counter
from itertools import product

import pytest

from tests.games.maus.standin import TEXTS, content_of
from wusel.engine.content.content_file import SOURCES
from wusel.engine.declared import Declared
from wusel.engine.kinds import NOTHING
from wusel.engine.sets import has, members
from wusel.engine.vocabulary import deed
from wusel.games.maus import words
from wusel.games.maus.content.chapters import DEFEAT, START, TURN_END
from wusel.games.maus.content.components import FIGURES, AbilityCard, EncounterCard, Foes, HeroCard, ItemCard, RoomCard
from wusel.games.maus.content.content import DECLARATION, KNOWN_AREAS, PAWS, load_content
from wusel.games.maus.words import Count

CONTENT = content_of()
STORY = load_content()
EFFECTS = Declared(DECLARATION, STORY.kinds).effects
CARDS: list[HeroCard | ItemCard | AbilityCard | EncounterCard | RoomCard] = [
    *CONTENT.heroes,
    *CONTENT.items,
    *CONTENT.abilities,
    *CONTENT.encounters,
    *CONTENT.rooms,
]
BOX = ("heroes", "items", "abilities", "foes", "encounters", "rooms")
POINTS = {words.ROACH: 0.6, words.RAT: 1.0, words.RAT_ELITE: 1.1, words.SPIDER: 2.0, words.CENTIPEDE: 2.0}
PRINTED = ("Collin", "Maginos", "Filch", "Nez", "Tilda", "Lily", "Vurst", "Vanestra", "Skitter", "Maggie", "Barksburg")
BAD = (words.WOUND, words.POISON, words.FILL_WHEEL, words.LOSE_CHEESE, words.LOSE_ITEM)


def hero(name: str) -> HeroCard:
    return next(hero for hero in CONTENT.heroes if hero.name == f"hero_{name}")


def item(name: str) -> ItemCard:
    return next(item for item in CONTENT.items if item.name == name)


def classes(group: int) -> list[str]:
    return [words.CLASS[number] for number in members(group)]


def powers(group: int) -> list[str]:
    return [words.POWERS[number] for number in members(group)]


# --- heroes


@pytest.mark.rule("MM-C6", "MM-K2")
def test_the_heroes_are_of_the_known_classes_and_equally_strong() -> None:
    assert {hero.name: classes(hero.classes) for hero in CONTENT.heroes} == {
        "hero_leader": ["warrior", "leader"],
        "hero_mystic": ["mystic"],
        "hero_scamp": ["scamp"],
        "hero_tinkerer": ["warrior", "tinkerer"],
        "hero_healer": ["healer"],
        "hero_archer": ["archer"],
    }
    arlo = hero("leader")
    assert (arlo.attack, arlo.defence, arlo.lore, arlo.speed, arlo.life) == (2, 1, 2, 2, 3), "these are public"
    assert hero("mystic").attack == 1
    assert hero("scamp").speed == 3
    assert all(hero("tinkerer").life > other.life for other in CONTENT.heroes if other.name != "hero_tinkerer")


@pytest.mark.rule("MM-S1", "MM-K2")
def test_gear_is_as_the_rulebook_shows_it() -> None:
    gear = {hero.name: [CONTENT.items[number].name for number in hero.gear] for hero in CONTENT.heroes}
    assert gear["hero_leader"] == ["gear_nib_sword", "gear_felt_coat"]
    assert (item("gear_nib_sword").dice, item("gear_nib_sword").reach) == (1, words.MELEE)
    assert (item("gear_felt_coat").defence, item("gear_felt_coat").reach) == (1, NOTHING)
    assert (item("gear_wick_staff").reach, powers(item("gear_wick_staff").powers)) == (
        words.RANGED,
        ["melee_on_own_field"],
    )
    assert powers(item("gear_needle_knife").powers) == ["surprises_later", "is_knife"]
    assert powers(item("gear_hairpin_bow").powers) == ["keeps_cheese"]
    assert CONTENT.items[CONTENT.bare_paws].reach == words.MELEE
    assert CONTENT.items[CONTENT.bare_paws].dice == 0


def wounds_against_a_rat(one: HeroCard) -> float:
    """Return the average wounds in one attack with her own weapon, from a neighbouring field, against two dice of
    defence."""
    weapon = next(CONTENT.items[number] for number in one.gear if CONTENT.items[number].reach != NOTHING)
    dice = one.attack + weapon.dice + has(weapon.powers, words.SWINGS_WIDE)
    chance = 3 / 6 if weapon.reach == words.MELEE else 2 / 6
    if has(one.powers, words.STAR_HITS):
        chance = 4 / 6
    total = 0.0
    for hits in product([0, 1], repeat=dice):
        for blocks in product([0, 1], repeat=2):
            odds = 1.0
            for hit in hits:
                odds *= chance if hit else 1 - chance
            for block in blocks:
                odds *= 1 / 3 if block else 2 / 3
            total += odds * max(0, sum(hits) - sum(blocks))
    return total


@pytest.mark.rule("MM-K2")
def test_every_hero_fights_about_equally_well() -> None:
    found = {hero.name: round(wounds_against_a_rat(hero), 2) for hero in CONTENT.heroes}
    assert found == {
        "hero_leader": 0.96,
        "hero_mystic": 0.79,
        "hero_scamp": 0.96,
        "hero_tinkerer": 1.4,
        "hero_healer": 0.96,
        "hero_archer": 0.84,
    }


# --- abilities


@pytest.mark.rule("MM-K2", "MM-FRE7")
def test_there_are_28_abilities_of_fixed_classes() -> None:
    assert len(CONTENT.abilities) == 28
    assert Counter(ability.cost for ability in CONTENT.abilities) == {1: 5, 2: 14, 3: 9}
    by_class = Counter(tuple(classes(ability.classes)) for ability in CONTENT.abilities)
    assert by_class[("warrior",)] == 5
    assert by_class[("warrior", "tinkerer", "healer")] == 1
    own = [ability for ability in CONTENT.abilities if ability.only != NOTHING]
    assert [CONTENT.heroes[ability.only].name for ability in own] == ["hero_mystic"]
    assert members(own[0].heroes) == [own[0].only]


@pytest.mark.rule("MM-FRE5", "MM-FRE7")
def test_an_ability_says_who_may_learn_it_and_what_she_pays() -> None:
    plaster = next(ability for ability in CONTENT.abilities if ability.name == "ability_any_1")
    names = [hero.name for hero in CONTENT.heroes]
    assert members(plaster.heroes) == list(range(6))
    assert plaster.costs == [1 if name == "hero_healer" else 2 for name in names]
    keen = next(ability for ability in CONTENT.abilities if ability.name == "ability_scamp_archer_1")
    assert [names[number] for number in members(keen.heroes)] == ["hero_scamp", "hero_archer"]
    assert keen.costs == [1] * 6


@pytest.mark.rule("MM-FRE5")
def test_every_hero_can_learn_several() -> None:
    for number, one in enumerate(CONTENT.heroes):
        mine = [ability.name for ability in CONTENT.abilities if has(ability.heroes, number)]
        assert len(mine) >= 4, one.name


def test_abilities_that_protect_others_are_known() -> None:
    assert [ability.name for ability in CONTENT.abilities if ability.for_others] == ["ability_warrior_5"]


# --- finds


@pytest.mark.rule("MM-K5", "MM-C2")
def test_the_search_deck_has_71_cards() -> None:
    assert len(CONTENT.deck) == 71
    sorts = Counter(words.SORTS[CONTENT.items[number].sort] for number in CONTENT.deck)
    assert sorts == {
        "weapon": 16, "armour": 14, "accessory": 8, "one_use": 12, "trick": 12, "event": 7, "party_item": 2,
    }  # fmt: skip
    parts = Counter(words.PARTS[CONTENT.items[n].part] for n in CONTENT.deck if CONTENT.items[n].sort == words.ARMOUR)
    assert parts == {"body": 5, "paw": 4, "head": 5}


@pytest.mark.rule("MM-EXP5", "MM-STA7")
def test_hook_and_disguise_are_known_by_their_use() -> None:
    hooks = [CONTENT.items[number].name for number in members(CONTENT.hooks)]
    assert hooks == ["search_party_2", "item_hook"]
    assert [CONTENT.items[number].name for number in members(CONTENT.disguises)] == ["search_party_1"]


@pytest.mark.rule("MM-K5")
def test_few_finds_are_harmful() -> None:
    events = [CONTENT.items[number] for number in CONTENT.deck if CONTENT.items[number].sort == words.EVENT]
    harmful = [
        event.name
        for event in events
        if any(deed(effect) in BAD or (deed(effect) == words.AFFLICT) for effect in CONTENT.scripts[event.script])
    ]
    assert len(harmful) == 4
    assert len(harmful) <= 71 / 10


@pytest.mark.rule("MM-K5", "MM-FRE4")
def test_every_hero_can_use_most_of_what_is_worn() -> None:
    worn = [number for number in CONTENT.deck if CONTENT.items[number].part != words.NO_PART]
    for number, one in enumerate(CONTENT.heroes):
        fitting = [find for find in worn if has(CONTENT.items[find].heroes, number)]
        assert len(fitting) >= len(worn) / 2, one.name


# --- foes and encounters


@pytest.mark.rule("MM-K3", "MM-SPE2", "MM-SPE4", "MM-SPE5", "MM-SPE6")
def test_foes_have_the_known_values() -> None:
    def values(name: str) -> tuple[int, int, int, str, bool]:
        card = next(each for each in CONTENT.foe_cards.values() if each.name == name)
        return card.attack, card.defence, card.life, words.REACHS[card.reach], card.large

    assert values("roaches") == (2, 1, 1, "melee", False)
    assert values("rats") == (2, 2, 1, "melee", False)
    assert values("elites") == (3, 2, 1, "ranged", False)
    assert values("spiders") == (2, 3, 3, "melee", True)
    assert values("centipedes") == (3, 2, 4, "melee", True)
    assert values("captain") == (3, 3, 3, "ranged", False)
    assert values("great_centipede") == (2, 2, 3, "melee", True)
    assert values("cat_chases") == values("cat_pounces") == (3, 4, 1, "melee", True)
    assert values("sorceress_calls") == values("sorceress_stings") == (4, 4, 1, "melee", True)
    assert values("sorceress_charms") == values("sorceress_webs") == (3, 4, 1, "ranged", True)
    aggressive = [card.name for card in CONTENT.foe_cards.values() if has(card.powers, words.AGGRESSIVE)]
    assert aggressive == ["rats", "elites"]


@pytest.mark.rule("MM-C7", "MM-C1")
def test_figures_are_shared_as_the_box_has_them() -> None:
    rats = CONTENT.pools[words.RAT]
    assert rats == CONTENT.pools[words.RAT_ELITE] == CONTENT.pools[words.BOSS_CAPTAIN]
    assert [CONTENT.kinds["figure"][figure] for figure in rats] == [f"rat_{n}" for n in range(1, 7)]
    assert len(CONTENT.pools[words.ROACH]) == 8
    assert CONTENT.pools[words.CENTIPEDE] == CONTENT.pools[words.BOSS_CENTIPEDE]
    assert CONTENT.pools[words.BOSS_SORCERESS] == [23]


@pytest.mark.rule("MM-K3", "MM-INI5")
def test_main_enemies_may_have_several_cards() -> None:
    cards = CONTENT.kinds["card"]
    assert len(cards) == 19
    assert [cards[card] for card in CONTENT.cards_of[words.BOSS_CAT]] == ["cat_chases", "cat_pounces"]
    assert len(CONTENT.cards_of[words.BOSS_SORCERESS]) == 4
    assert [cards[card] for card in CONTENT.cards_of[words.RAT]] == ["rats"]


def points(foes: Foes) -> float:
    return sum(n * POINTS[foe] for foe, n in foes)


@pytest.mark.rule("MM-K4", "MM-ENC3")
@pytest.mark.parametrize("card", CONTENT.encounters, ids=lambda card: card.name)
def test_encounters_are_about_as_dangerous_as_they_should_be(card: EncounterCard) -> None:
    more = 1 if card.hard else 0
    for row, (least, most) in zip(card.rows, ((2, 3), (3, 4.5), (4.5, 6)), strict=True):
        assert least <= points(row) + 0.01, row
        assert points(row) <= most + more + 0.01, row
    assert 2 <= points(card.surge) <= 3


@pytest.mark.rule("MM-ENC5", "MM-ENC6", "MM-SPE3")
def test_keywords_are_on_so_many_encounters() -> None:
    found = Counter(words.KEYWORDS[keyword] for card in CONTENT.encounters for keyword in members(card.keywords))
    assert found == {"mouse_trap": 5, "ambush": 4, "greedy": 2, "dark": 1, "draught": 1, "dust": 1}


# --- what words can speak of


def test_everything_is_numbered() -> None:
    kinds = CONTENT.kinds
    heroes = [hero.name for hero in CONTENT.heroes]
    assert list(kinds["hero"].values()) == heroes
    assert list(kinds["card"].values()) == heroes + list(words.FOE_CARDS)
    assert list(kinds["figure"].values()) == heroes + list(FIGURES)
    assert list(kinds["room"].values()) == list(kinds["ground"].values())[:16]
    assert list(kinds["area"].values())[: len(KNOWN_AREAS)] == list(KNOWN_AREAS)
    assert len(kinds["script"]) == len(CONTENT.scripts)
    assert list(kinds["act"].values()) == [act.name for act in CONTENT.acts]


@pytest.mark.rule("MM-ENC4")
def test_areas_are_fields_of_the_room_as_it_is() -> None:
    areas = {name: number for number, name in CONTENT.kinds["area"].items()}
    taproom, race = CONTENT.rooms[0].ground, [ground.name for ground in CONTENT.grounds].index("race_board")
    assert areas["paws"] == PAWS
    assert CONTENT.area_fields[0][PAWS] == taproom.paws
    assert CONTENT.area_fields[0][areas["all"]] == taproom.fields
    assert CONTENT.area_fields[0][areas["b1"]] == 1 << words.FIELDS.index("b1")
    assert CONTENT.area_fields[0][areas["c1"]] == 0, "it is black there"
    assert CONTENT.area_fields[race][areas["special"]] == 1 << words.FIELDS.index("d4")
    assert CONTENT.area_fields[0][areas["pendulum_c"]] == 0, "that is in another room"


# --- a chapter


@pytest.mark.rule("MM-K7", "MM-S1")
def test_a_chapter_says_where_and_how_it_is_played() -> None:
    chapter = CONTENT.chapters[0]
    rooms = CONTENT.kinds["room"]
    assert [rooms[room] for room in chapter.rooms] == ["room_4o", "room_1o", "room_2o"]
    assert [rooms[room] for room in members(chapter.shown)] == ["room_1b", "room_2o", "room_4o"], "tile 1 lies on blue"
    assert [rooms[room] for room in members(chapter.open)] == ["room_1o", "room_1b", "room_2o", "room_4o"]
    assert [rooms[room] for room in members(chapter.draws)] == ["room_1o", "room_1b"], "4o has its foes, 2o is quiet"
    assert (chapter.end, chapter.hard_cards, chapter.counts) == ([7, 6, 5], False, [1])
    assert CONTENT.kinds["page"][chapter.goal] == "page_goal"
    assert chapter.start == CONTENT.rooms[chapter.rooms[0]].ground.special
    assert chapter.heroes == [0, 1, 2, 3], "the first four, as nobody else is named"
    assert [[CONTENT.items[item].name for item in kit] for kit in chapter.kit][:2] == [["search_weapon_1"], []]
    assert [CONTENT.items[item].name for item in chapter.party] == ["item_hook"]


@pytest.mark.rule("MM-K7")
def test_rules_of_a_chapter_come_at_their_moments() -> None:
    chapter = CONTENT.chapters[0]
    start, defeat, webs = chapter.all_rules
    assert (chapter.rules[START], chapter.rules[DEFEAT], chapter.rules[TURN_END]) == ([start], [defeat], [webs])
    assert sum(len(rules) for rules in chapter.rules) == 3
    assert len(chapter.rules) == len(words.MOMENTS)
    assert [deed(effect) for effect in CONTENT.scripts[start.script]] == [words.TELL, words.PLACE]
    assert (start.room, start.fields, start.foe, start.count, start.counted) == (NOTHING, 0, NOTHING, NOTHING, NOTHING)
    assert (defeat.number, defeat.foe, defeat.once, defeat.last) == (1, words.RAT, True, True)
    assert [words.FIELDS[field] for field in members(webs.fields)] == ["a1", "b2", "c2"]
    assert (webs.roll, webs.script) == ("star", NOTHING)
    assert CONTENT.scripts[webs.fail_script] == [words.afflict(words.ME, words.WEBBED)]
    assert (webs.count, webs.least, webs.most) == (0, 0, 2)


@pytest.mark.rule("MM-K7", "MM-STA5")
def test_an_act_says_what_it_needs_and_costs() -> None:
    act = CONTENT.acts[CONTENT.chapters[0].acts[0]]
    assert (act.name, act.beside, act.times, act.quest, act.free) == ("act_dig", True, 2, True, False)
    assert (act.cheese, act.pages, act.roll) == (2, 1, "stars")
    assert classes(act.sure) == ["scamp", "tinkerer"]
    assert (act.count, act.least, act.calm, act.purse, act.all) == (0, 1, True, 2, True)
    assert (classes(act.classes), CONTENT.items[act.item].name) == (["tinkerer"], "item_hook")
    assert act.fields == CONTENT.rooms[act.room].ground.special
    assert CONTENT.scripts[act.fail_script] == [words.count(Count(0), 1)]


@pytest.mark.rule("MM-K7")
def test_a_page_may_ask() -> None:
    pages = {page.name: page for page in CONTENT.pages}
    yes, no = pages["page_mercy"].choices
    assert (yes.title["de"], yes.count, no.least, no.script) == ("Ja", NOTHING, 2, NOTHING)
    assert CONTENT.scripts[pages["page_found"].choices[0].script] == [words.WIN]
    assert pages["page_goal"].picture == "lamp"
    assert (CONTENT.counts[0].kept, CONTENT.counts[0].most, CONTENT.counts[0].start) == (True, 6, 1)


# --- our own chapters


@pytest.mark.rule("MM-K7")
def test_our_own_chapters_follow_one_another_and_leave_time_enough() -> None:
    assert [chapter.number for chapter in STORY.chapters] == [1, 2, 3, 4, 5, 6]
    for chapter in STORY.chapters:
        rooms = len(chapter.rooms)
        assert chapter.end == [rooms + 4, rooms + 3, rooms + 2], chapter.name
    assert [chapter.hard_cards for chapter in STORY.chapters] == [True] * 6


@pytest.mark.rule("MM-K6", "MM-K7")
def test_our_own_chapters_lead_into_every_room() -> None:
    entered = {room for chapter in STORY.chapters for room in members(chapter.open)}
    assert entered == set(range(16))


def test_nothing_in_our_own_story_is_there_in_vain() -> None:
    """Every page is shown, every ground appears, and every name is used."""
    said = Counter(str(value) for effects in STORY.scripts for effect in effects for value in args(effect))
    goals = [STORY.pages[chapter.goal].name for chapter in STORY.chapters]
    files = "".join(text for name, text in TEXTS.items() if name.startswith("chapter_"))
    assert [page.name for page in STORY.pages if not said[page.name] and page.name not in goals] == []
    assert [ground.name for ground in STORY.grounds[16:] if not said[ground.name]] == []
    assert [area.name for area in STORY.areas if f'"{area.name}"' not in files] == []
    assert [count.name for count in STORY.counts if f'"{count.name}"' not in files] == []
    gear = [CONTENT.items[number].name for hero in STORY.heroes for number in hero.gear] + ["gear_bare_paws"]
    kept = [item.name for item in STORY.items if not item.copies and item.name not in gear]
    assert [name for name in kept if not said[name] and f'"{name}"' not in files] == []


def args(effect: int) -> list[int | str]:
    return list(EFFECTS.to_json(effect).values())[1:]


# --- how it reads


def test_every_entry_names_its_source_and_has_a_title_of_its_own() -> None:
    provenance, titles = CONTENT.parts.provenance, CONTENT.parts.titles
    assert set(provenance.values()) <= set(SOURCES)
    cards = [card.name for card in CARDS]
    for language in ("en", "de"):
        said = Counter(titles[name][language] for name in cards)
        assert [title for title, n in said.items() if n > 1] == []


def test_sentences_are_written_twice_not_translated_by_copying() -> None:
    for card in CARDS:
        english, german = card.sentence["en"], card.sentence["de"]
        assert english != german
        for text in (english, german):
            assert text[-1] in '.!?“"', text
            assert len(text) <= 130, text


@pytest.mark.rule("MM-K2", "MM-K5")
def test_no_name_of_the_printed_game_is_shown() -> None:
    for file in BOX:
        for name in PRINTED:
            assert name not in TEXTS[file], f"{name} in {file}"
